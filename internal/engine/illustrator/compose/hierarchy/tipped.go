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
		if r.Kind == "pouring into" && min(r.From, r.To) >= 0 && max(r.From, r.To) < len(c.Brief.Subjects) {
			c.Brief.Relations = slices.Clone(c.Brief.Relations)
			c.Brief.Relations[n] = brief.Relation{From: r.To, Kind: "filled from", To: r.From}
			from := &c.Brief.Subjects[r.From]
			if from.ID != "ketchup-bottle" { // which pours through its cap
				from.Without = append(slices.Clone(from.Without), "cork", "cap")
			}
			if into := &c.Brief.Subjects[r.To]; into.ID == "mug" || into.ID == "cup" || into.ID == "glass" {
				into.ID = cmp.Or(filledBy[from.ID], into.ID)
			}
			return
		}
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

// filledBy are the cups and glasses that a vessel is poured into, with its drink in them.
var filledBy = map[string]string{"teapot": "tea-cup", "wine-bottle": "wine-glass", "champagne-bottle": "champagne-glass", "milk-carton": "glass-of-milk", "moka-pot": "coffee", "coffee-maker": "coffee", "french-press": "coffee"}

// PouredFrom are the colors of what runs out of vessels, by their ids; water where none is listed.
var PouredFrom = map[string]string{
	"teapot": "#b5652a", "wine-bottle": "#8f2340", "champagne-bottle": "#f2d27a", "beer-bottle": "#f2a82a", "milk-carton": "#fdfbf4", "maple-syrup": "#9a4f1c", "ketchup-bottle": "#d0322a", "honey": "#e8a02a",
	"coffee-maker": "#6a3f24", "moka-pot": "#6a3f24", "french-press": "#6a3f24", "cocktail-shaker": "#f28a5a", "magic-potion": "#a45ae0", "oil-can": "#d8a82a", "pitcher": "#f2b85a", "soda": "#5a3424", "paint-can": "#3f7fe0",
}

// inJugs are the colors of drinks in a jug.
var inJugs = map[string]string{"milk": "white", "coffee": "brown", "tea": "amber", "wine": "maroon", "beer": "gold", "lemonade": "yellow", "soda": "brown", "honey": "amber"}
