package compose

import (
	"slices"

	"pellucid/internal/engine/illustrator/brief"
)

// tip lets what is in a vessel that lies on its side fall out of it: apples roll from a basket, and no puddle runs out of what holds nothing wet.
func (c *composer) tip() {
	for i := range c.Brief.Subjects[:len(c.Brief.Subjects):len(c.Brief.Subjects)] {
		s := &c.Brief.Subjects[i]
		wet := slices.Contains(s.States, "spilled")
		if s.Kind != brief.Piece || s.Turn != 90 && !wet {
			continue
		}
		if s.ID == "fruit-basket" {
			s.ID, s.Parts = "basket", nil
			c.Brief.Subjects = append(c.Brief.Subjects, brief.Subject{Words: "fruit", Kind: brief.Piece, ID: "apple", Count: unstated, Mix: []string{"banana", "orange", "strawberry"}})
			c.Brief.Relations = append(slices.Clone(c.Brief.Relations), brief.Relation{From: i, Kind: "full of", To: len(c.Brief.Subjects) - 1})
		}
		for n, r := range c.Brief.Relations {
			if r.From != i || r.Kind != "full of" && r.Kind != "with" || !toppled[c.subject(i).ID] || c.subject(r.To).Kind != brief.Piece {
				continue
			}
			c.Brief.Relations = slices.Clone(c.Brief.Relations)
			c.Brief.Relations[n] = brief.Relation{From: r.To, Kind: "spilling from", To: i}
			if s := &c.Brief.Subjects[i]; wet {
				s.States = slices.DeleteFunc(slices.Clone(s.States), func(state string) bool { return state == "spilled" })
				s.Turn = 90
			}
		}
	}
}

// toppled are the vessels whose dry content rolls out where they lie on their side.
var toppled = words("basket picnic-basket easter-basket bucket bowl cardboard-box crate trash-can shopping-bag jar mason-jar wheelbarrow shopping-cart pill-bottle")
