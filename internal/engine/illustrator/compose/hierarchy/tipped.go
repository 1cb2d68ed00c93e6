package hierarchy

import (
	"cmp"
	"slices"

	"pellucid/internal/engine/illustrator/brief"
	"pellucid/internal/engine/illustrator/compose/figure"
)

// tip lets what is in a vessel that lies on its side fall out of it: apples roll from a basket, and no puddle runs out of what holds nothing wet.
func (c *Tree) tip() {
	for i := range c.Brief.Subjects[:len(c.Brief.Subjects):len(c.Brief.Subjects)] {
		s := &c.Brief.Subjects[i]
		wet := slices.Contains(s.States, "spilled")
		if s.Kind != brief.Piece || s.Turn != 90 && !wet {
			continue
		}
		if s.ID == "fruit-basket" {
			s.ID, s.Parts = "basket", nil
			c.Brief.Subjects = append(c.Brief.Subjects, brief.Subject{Words: "fruit", Kind: brief.Piece, ID: "apple", Count: figure.Unstated, Mix: []string{"banana", "orange", "strawberry"}})
			c.Brief.Relations = append(slices.Clone(c.Brief.Relations), brief.Relation{From: i, Kind: "full of", To: len(c.Brief.Subjects) - 1})
		}
		for n, r := range c.Brief.Relations {
			if r.From != i || r.Kind != "full of" && r.Kind != "with" || !toppled[c.Subject(i).ID] || c.Subject(r.To).Kind != brief.Piece {
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
var toppled = figure.Words("basket picnic-basket easter-basket bucket bowl cardboard-box crate trash-can shopping-bag jar mason-jar wheelbarrow shopping-cart pill-bottle")

// pour settles what a drink is poured from and into: "milk pouring from a jug into a glass" is a jug over a glass, with milk between them.
func (c *Tree) pour() {
	for n, r := range c.Brief.Relations {
		at := slices.IndexFunc(c.Brief.Relations, func(o brief.Relation) bool { return o.From == r.To && o.Kind == "inside" && o.To != r.From })
		if r.Kind != "spilling from" || at < 0 || r.From < 0 || r.From >= len(c.Brief.Subjects) || Liquids[c.Subject(r.From).ID] == "" {
			continue
		}
		all := slices.Clone(c.Brief.Relations)
		into := all[at].To
		all[at] = brief.Relation{From: into, Kind: "filled from", To: r.To}
		all[n] = brief.Relation{From: r.To, Kind: "pouring", To: r.From}
		c.Brief.Relations = all
		if jug := &c.Brief.Subjects[r.To]; jug.ID == "pitcher" { // without the lemonade that it is drawn with
			jug.Without = append(slices.Clone(jug.Without), "fruit", "leaves")
			jug.Parts = append(slices.Clone(jug.Parts), brief.PartColor{Part: "drink", Color: cmp.Or(inJugs[c.Subject(r.From).ID], "orange")})
		}
		if s := &c.Brief.Subjects[into]; s.ID == "glass" && c.Subject(r.From).ID == "milk" {
			s.ID = "glass-of-milk"
		}
		return
	}
}

// inJugs are the colors of drinks in a jug.
var inJugs = map[string]string{"milk": "white", "coffee": "brown", "tea": "amber", "wine": "maroon", "beer": "gold", "lemonade": "yellow", "soda": "brown", "honey": "amber"}
