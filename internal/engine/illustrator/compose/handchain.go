package compose

import (
	"slices"

	"pellucid/internal/engine/illustrator/brief"
)

// shouldering is what three or more do who hug or kiss: each puts an arm around the next one's shoulders.
const shouldering = "arms around"

// chainHugs lets three or more people, of whom some were told to hug, stand close with their arms around each other.
func (c *composer) chainHugs() {
	var who []int
	told := false
	for i, s := range c.Brief.Subjects {
		if s.Kind == brief.Person && s.Count == 1 && s.Pose == "" && c.stands(i) && (s.Person == nil || !carriedAges[s.Person.Age]) {
			who = append(who, i)
		}
	}
	among := func(l brief.Relation) bool { return slices.Contains(who, l.From) && slices.Contains(who, l.To) }
	for _, l := range c.Brief.Relations { // the tree of links has no cycle
		told = told || l.Kind == "hugging" && l.From != l.To && among(l)
	}
	for _, l := range c.links {
		if !loose[l.Kind] && l.Kind != "hugging" && (slices.Contains(who, l.From) || slices.Contains(who, l.To)) {
			return
		}
	}
	if !told || len(who) < 3 {
		return
	}
	c.links = slices.DeleteFunc(c.links, among)
	for n, i := range who[1:] {
		c.links = append(c.links, brief.Relation{From: who[n], Kind: shouldering, To: i})
	}
}

// armInArm puts b close to a on its right, and an arm of a around the shoulders of b.
func (c *composer) armInArm(a, b cluster) cluster {
	b = b.moved(0, a.ground-b.ground)
	heads := (a.root.anchor("head").W + b.root.anchor("head").W) / 2
	dx := a.root.anchor("shoulderFar").X - b.root.anchor("shoulderNear").X + .1*heads
	if apart := a.root.anchor("head").X + 1.02*heads - b.root.anchor("head").X; apart > dx {
		dx = apart
	}
	b = b.moved(dx, 0)
	to := b.root.anchor("shoulderNear")
	a = c.reaching(a, "handFar", to.X+.5*heads, to.Y+.16*heads)
	return layered(a, b)
}

// chainHands lets three or more people, each told of by themselves, hold hands in a line: "mom, dad, son and daughter holding hands".
func (c *composer) chainHands() {
	var who []int
	told := false
	for i, s := range c.Brief.Subjects {
		if s.Kind == brief.Person && s.Count == 1 && c.stands(i) {
			who = append(who, i)
			told = told || s.Pose == "holding hands"
		}
	}
	other := func(l brief.Relation) bool {
		return !loose[l.Kind] && (slices.Contains(who, l.From) || slices.Contains(who, l.To))
	}
	if !told || len(who) < 3 || slices.ContainsFunc(c.links, other) {
		return
	}
	c.links = slices.DeleteFunc(c.links, func(l brief.Relation) bool { return slices.Contains(who, l.From) && slices.Contains(who, l.To) })
	for n, i := range who {
		c.Brief.Subjects[i].Pose = ""
		if n > 0 {
			c.links = append(c.links, brief.Relation{From: who[n-1], Kind: "holding hands", To: i})
		}
	}
}
