package supports

import (
	"pellucid/internal/engine/illustrator/compose/figure"
	"pellucid/internal/engine/illustrator/compose/layout"
	"pellucid/internal/engine/illustrator/compose/relation/placing"
	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/scene"
)

// looseHeaps are things that are a heap already: a vessel has one of them.
var looseHeaps = figure.Words("sand-pile dirt-pile snow-pile")

// How high a loose heap rises in a vessel, in widths of its opening, and how much of a jar it fills.
const (
	looseRise = .3
	looseFill = .62
)

// looseIn fills the opening of k's root with a loose heap from wall to wall.
func looseIn(c *placing.Placer, k layout.Cluster, i int, h layout.How) layout.Cluster {
	room, d := k.Root.Anchor("inside"), c.Draw(i, h)
	foot, high := room.Y+room.H/2, looseRise*room.W
	if Closed(k.Root) {
		high = looseFill * room.H
	} else {
		foot += .08 * room.W // behind the front wall
		high += .08 * room.W
	}
	m := layout.Translate(room.X, foot).Mul(scene.ScaleBy(float32(room.W/max(d.Box.W(), 1e-9)), float32(high/max(d.Box.H(), 1e-9)))).Mul(layout.Translate(-(d.Box.X0+d.Box.X1)/2, -d.Box.Y1))
	return k.Within(k.Root.Serial, kit.Fore, c.Place(i, d, m))
}
