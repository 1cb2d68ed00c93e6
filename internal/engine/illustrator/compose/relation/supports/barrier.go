package supports

import (
	"slices"

	"pellucid/internal/engine/illustrator/brief"
	"pellucid/internal/engine/illustrator/compose/figure"
	"pellucid/internal/engine/illustrator/compose/layout"
	"pellucid/internal/engine/illustrator/compose/relation/placing"
)

// Barriers are what somebody who is behind them looks over.
var Barriers = figure.Words("fence brick-wall bush")

// overBarrier is how much of those behind a barrier is seen below the chin, in widths of their head.
const overBarrier = .22

// looksOver reports whether one of those behind a barrier can look over it: nothing else is told of what the body does.
func looksOver(c *placing.Placer, i int) bool {
	s := c.Subject(i)
	return c.Creature(i) && s.Count <= 1 && s.Size == "" && (s.Pose == "" || s.Pose == "standing" || s.Pose == "peeking")
}

// LookingOver stands one behind the middle of a barrier, as tall as lets the head be above it.
func LookingOver(c *placing.Placer, k layout.Cluster, i int) (layout.Cluster, bool) {
	inMouth := slices.ContainsFunc(c.Links, func(l brief.Relation) bool { return l.From == i && l.Kind == "carrying" })
	other := c.Unit(i, layout.How{Upright: c.Subject(i).Kind == brief.Animal && !inMouth})
	if !other.Root.Has("head") || !looksOver(c, i) {
		return k, false
	}
	b, head := k.Root.Box(), other.Root.Anchor("head")
	low := head.Y + (.5+overBarrier)*head.W
	other = other.Scaled(.96 * b.H() / max(other.Ground-low, head.W))
	most := .9 * b.W()
	if inMouth {
		most = 1.15 * b.W()
	}
	if o := other.Root.Box(); o.W() > most { // its feet are above the ground, unseen
		other = other.Scaled(most / o.W())
	}
	head = other.Root.Anchor("head")
	o, middle := other.Root.Box(), 0.0
	if inMouth { // an animal on all fours has its head beside the middle
		middle = -.1 * b.W() * layout.FacingSide(other.Root)
	}
	root, ground := k.Root, k.Ground
	k = k.Before(other.Moved((b.X0+b.X1)/2+middle-(o.X0+o.X1)/2, b.Y0-head.Y-(.5+overBarrier)*head.W))
	k.Root, k.Ground = root, ground
	return k, true
}
