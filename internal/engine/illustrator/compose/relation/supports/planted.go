package supports

import (
	"math"
	"slices"

	"pellucid/internal/engine/illustrator/brief"
	"pellucid/internal/engine/illustrator/compose/figure"
	"pellucid/internal/engine/illustrator/compose/layout"
	"pellucid/internal/engine/illustrator/compose/relation/placing"
	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/library"
)

// potted stands plants in a vessel, two thirds of them above its rim.
func potted(c *placing.Placer, k layout.Cluster, i int, h layout.How, link brief.Relation) layout.Cluster {
	tall := Closed(k.Root)
	if tall {
		k = Unstopped(c, k)
	}
	if s := &c.Brief.Subjects[i]; len(s.Mix) > 0 && s.Count == 1 {
		s.Count = min(5, len(s.Mix)+1)
	}
	if s := &c.Brief.Subjects[i]; s.Count == figure.Unstated && !tall && !c.Numbered(*s) && wideOpen(k.Root) {
		s.Count = bedful
	}
	all := c.ChildCopies(i, h, link)
	if len(all) > sprigs && !tall {
		return ranked(c, k, all)
	}
	room, vessel := k.Root.Anchor("inside"), k.Root.Box()
	var inner layout.Cluster
	for n, one := range all {
		b := one.Bounds()
		one = one.Scaled(min(.85*vessel.H(), 2.4*room.W) / max(b.H(), .7*b.W()))
		if len(all) == 1 && library.GroupOf(c.Subject(i).ID) != "plants" {
			one = one.TurnedBy(16) // it leans on the rim
		}
		if len(all) > 1 {
			one = one.TurnedBy(34 * (float64(n)/float64(len(all)-1) - .5))
		}
		b = one.Bounds()
		if tall { // its stem stands on the bottom of a bottle, and its flower is above the neck
			off := float64(n) - float64(len(all)-1)/2
			one = one.Scaled((tallest - .14*math.Abs(off)) * vessel.H() / math.Sqrt(math.Sqrt(float64(len(all)))) / b.H()).TurnedBy(17 * off)
			b = one.Bounds()
			one = one.Moved(room.X+.3*room.W*off-(b.X0+b.X1)/2, room.Y+.42*room.H-b.Y1)
			inner = one.Over(inner)
			continue
		}
		spread := room.W * .5 * (float64(n) - float64(len(all)-1)/2)
		one = one.Moved(room.X+spread-(b.X0+b.X1)/2, room.Y+room.H*.3+b.H()*.3-b.Y1)
		inner = one.Over(inner)
	}
	return k.Within(k.Root.Serial, kit.Fore, inner)
}

// tallest is how tall a plant in a bottle or a jar is, in the heights of the vessel.
const tallest = 1.9

// sprigs is how many plants stand in a vessel in one row; more of them stand in ranks of rank.
const (
	sprigs = 5
	rank   = 4
)

// bedful is how many flowers fill a wheelbarrow or a crate.
const bedful = 9

// wideOpen reports whether the opening of an instance is much wider than a vase's.
func wideOpen(in layout.Instance) bool {
	room, b := in.Anchor("inside"), in.Box()
	return room.W > .5*b.W() && b.W() > .9*b.H()
}

// ranked stands many plants in a vessel in ranks, those behind higher.
func ranked(c *placing.Placer, k layout.Cluster, all []layout.Cluster) layout.Cluster {
	room, vessel := k.Root.Anchor("inside"), k.Root.Box()
	ranks := (len(all) + rank - 1) / rank
	high := min(.8*vessel.H(), 1.5*room.W)
	var inner layout.Cluster
	for n, one := range all {
		r := n / rank
		columns := min(rank, len(all)-r*rank)
		across := 0.0
		if columns > 1 {
			across = float64(n-r*rank)/float64(columns-1) - .5
		}
		if r%2 == 1 { // between those of the rank before it
			across *= .8
		}
		one = one.Scaled(high / max(one.Bounds().H(), 1e-9)).TurnedBy(30 * across)
		b := one.Bounds()
		lift := .26 * high * float64(r) / float64(max(ranks-1, 1))
		one = one.Moved(room.X+across*.72*room.W-(b.X0+b.X1)/2, room.Y+room.H*.3+b.H()*.34-lift-b.Y1)
		inner = one.Over(inner)
		if n == 0 {
			inner = one
		}
	}
	return k.Within(k.Root.Serial, kit.Fore, inner)
}

// stoppers are the parts that close a vessel.
var stoppers = []string{"lid", "cap", "cork", "stopper"}

// Unstopped takes the lid off k's root.
func Unstopped(c *placing.Placer, k layout.Cluster) layout.Cluster {
	s := &c.Brief.Subjects[k.Root.Subject]
	found := false
	for _, part := range stoppers {
		if slices.Contains(library.Parts(s.ID), part) && !slices.Contains(s.Without, part) {
			s.Without, found = append(slices.Clone(s.Without), part), true
		}
	}
	if !found {
		return k
	}
	return c.Redrawn(k)
}
