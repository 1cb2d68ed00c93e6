package hierarchy

import (
	"slices"

	"pellucid/internal/engine/illustrator/brief"
	"pellucid/internal/engine/illustrator/compose/figure"
)

// characters gives a face to the things that act, and something to hold to those that hold it.
func (c *Tree) characters() {
	for i := range c.Brief.Subjects {
		s := &c.Brief.Subjects[i]
		if !figure.AsCharacter(*s) {
			continue
		}
		if s.Expression == "" {
			s.Expression = "happy"
		}
		c.wearsWith(i)
		if s.Pose == "" && slices.ContainsFunc(c.Brief.Relations, func(r brief.Relation) bool { return r.From == i && r.Kind == "holding" }) {
			s.Pose = "holding"
		}
	}
}

// wearsWith lets a character wear what it is "with", where that goes on a face or a neck: a mustache, glasses, a bow tie.
func (c *Tree) wearsWith(i int) {
	c.Brief.Relations = slices.Clone(c.Brief.Relations)
	for n, r := range c.Brief.Relations {
		place := WornPlaces[c.Subject(r.To).ID]
		if r.From == i && r.Kind == "with" && (place == "eyes" || place == "mouth" || place == "neck") {
			c.Brief.Relations[n].Kind = "wearing"
		}
	}
}
