package compose

import (
	"slices"

	"pellucid/internal/engine/illustrator/brief"
)

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
