package hierarchy

import (
	"slices"

	"pellucid/internal/engine/illustrator/brief"
)

// InRing reports whether copies of a subject were asked for in a circle.
func (c *Tree) InRing(i int) bool {
	return slices.Contains(c.Brief.Relations, brief.Relation{From: i, Kind: "ring", To: i})
}

// Ring collects who is around a thing together with who is around it by name: friends are a woman and a man, and another one.
func (c *Tree) Ring(i int) []int {
	all := []int{i}
	for n := 0; n < len(all); n++ {
		for _, l := range c.Brief.Relations {
			for _, pair := range [2][2]int{{l.From, l.To}, {l.To, l.From}} {
				if pair[0] == all[n] && Loose[l.Kind] && l.From != l.To && c.Subject(pair[1]).Kind == brief.Person && !slices.Contains(all, pair[1]) {
					all = append(all, pair[1])
				}
			}
		}
	}
	return all
}

// gatherRound lets everybody of a group who is around something be around it, not only the one that the relation names.
func (c *Tree) gatherRound() {
	for n := range c.Brief.Relations {
		r := c.Brief.Relations[n]
		if r.Kind != "around" || c.Subject(r.From).Kind != brief.Person {
			continue
		}
		members := c.Ring(r.From)
		if len(members) < 2 {
			continue
		}
		var kept []brief.Relation
		for _, l := range c.Brief.Relations {
			if l == r || !(Loose[l.Kind] && (slices.Contains(members, l.From) && (slices.Contains(members, l.To) || l.To == r.To))) {
				kept = append(kept, l)
			}
		}
		for _, m := range members {
			if m != r.From {
				kept = append(kept, brief.Relation{From: m, Kind: "around", To: r.To})
			}
		}
		c.Brief.Relations = kept
		return
	}
}
