package supports

import (
	"pellucid/internal/engine/illustrator/compose/layout"
	"pellucid/internal/engine/illustrator/compose/relation/placing"
)

// How tall a ladder is beside who climbs it, and how far up the feet are, as shares of the one who climbs.
const (
	ladderHigh = 1.3
	feetUp     = .3
)

// UpLadder lets k's root climb a ladder, seen from behind, with the hands and feet on its rungs.
func UpLadder(c *placing.Placer, k, ladder layout.Cluster) layout.Cluster {
	who := &c.Brief.Subjects[k.Root.Subject]
	who.Facing = "behind"
	k.Root.How.Pose = "up a ladder"
	k = c.Redrawn(k)
	b := k.Bounds()
	ladder = ladder.Scaled(ladderHigh * b.H() / ladder.Bounds().H())
	o := ladder.Bounds()
	ladder = ladder.Moved((b.X0+b.X1)/2-(o.X0+o.X1)/2, b.Y1+feetUp*b.H()-o.Y1)
	root := k.Root
	k = k.Before(ladder)
	k.Root, k.Ground = root, ladder.Bounds().Y1
	return k
}
