package hierarchy

import (
	"pellucid/internal/engine/illustrator/brief"
	"pellucid/internal/engine/illustrator/compose/figure"
	"pellucid/internal/engine/illustrator/compose/layout"
)

// manyArmed are the creatures that hold each of several things in an arm of its own.
var manyArmed = figure.Words("octopus squid")

// MostInArms is how many things a creature with many arms holds.
const MostInArms = 4

// spreadOut gives a creature with many arms all that it was told to hold: "an octopus holding a hammer, a wrench and a saw", "an octopus with four tools".
func (c *Tree) spreadOut() {
	for n, l := range c.Links {
		if c.Subject(l.From).Kind != brief.Piece || !manyArmed[c.Subject(l.From).ID] {
			continue
		}
		if l.Kind == "with" && c.graspable(l.To) {
			c.Links[n].Kind = "holding"
		}
		if c.Links[n].Kind == "holding" {
			c.holdMore(l.From, l.To)
		}
	}
}

// holdMore lets a creature hold the things that a list joins to the one that it holds.
func (c *Tree) holdMore(who, thing int) {
	held := 1
	for j := thing + 1; j < len(c.Brief.Subjects) && held < MostInArms && c.graspable(j); j++ {
		free := true
		for n, l := range c.Links {
			if Child(l) != j {
				continue
			}
			if free = Loose[l.Kind]; free {
				c.Links[n] = brief.Relation{From: who, Kind: "holding", To: j}
			}
			held++
			break
		}
		if !free {
			return
		}
		if c.IsRoot(j) {
			c.Links = append(c.Links, brief.Relation{From: who, Kind: "holding", To: j})
			held++
		}
	}
}

// graspable reports whether a subject is a thing that an arm can hold.
func (c *Tree) graspable(i int) bool {
	s := c.Subject(i)
	return s.Kind == brief.Piece && !c.Creature(i) && figure.RealSize(c.Draw(i, layout.How{})) <= 3*Handheld
}
