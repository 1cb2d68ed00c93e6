package hierarchy

import (
	"slices"

	"pellucid/internal/engine/illustrator/brief"
	"pellucid/internal/engine/illustrator/compose/figure"
)

// chainHugs lets three or more people, of whom some were told to hug, stand close with their arms around each other.
func (c *Tree) chainHugs() {
	var who []int
	told := false
	for i, s := range c.Brief.Subjects {
		if s.Kind == brief.Person && s.Count == 1 && s.Pose == "" && c.Stands(i) && (s.Person == nil || !carriedAges[s.Person.Age]) {
			who = append(who, i)
		}
	}
	among := func(l brief.Relation) bool { return slices.Contains(who, l.From) && slices.Contains(who, l.To) }
	for _, l := range c.Brief.Relations { // the tree of links has no cycle
		told = told || l.Kind == "hugging" && l.From != l.To && among(l)
	}
	for _, l := range c.Links {
		if !Loose[l.Kind] && l.Kind != "hugging" && (slices.Contains(who, l.From) || slices.Contains(who, l.To)) {
			return
		}
	}
	if !told || len(who) < 3 {
		return
	}
	c.Links = slices.DeleteFunc(c.Links, among)
	for n, i := range who[1:] {
		c.Links = append(c.Links, brief.Relation{From: who[n], Kind: figure.Shouldering, To: i})
	}
}

// chainHands lets three or more people, each told of by themselves, hold hands in a line: "mom, dad, son and daughter holding hands".
func (c *Tree) chainHands() {
	var who []int
	told := false
	for i, s := range c.Brief.Subjects {
		if s.Kind == brief.Person && s.Count == 1 && c.Stands(i) {
			who = append(who, i)
			told = told || s.Pose == "holding hands"
		}
	}
	other := func(l brief.Relation) bool {
		return !Loose[l.Kind] && (slices.Contains(who, l.From) || slices.Contains(who, l.To))
	}
	if !told || len(who) < 3 || slices.ContainsFunc(c.Links, other) {
		return
	}
	c.Links = slices.DeleteFunc(c.Links, func(l brief.Relation) bool { return slices.Contains(who, l.From) && slices.Contains(who, l.To) })
	for n, i := range who {
		c.Brief.Subjects[i].Pose = ""
		if n > 0 {
			c.Links = append(c.Links, brief.Relation{From: who[n-1], Kind: "holding hands", To: i})
		}
	}
}
