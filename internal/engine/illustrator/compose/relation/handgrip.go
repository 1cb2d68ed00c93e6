package relation

import (
	"pellucid/internal/engine/illustrator/compose/hierarchy"
	"pellucid/internal/engine/illustrator/compose/layout"
	"pellucid/internal/engine/illustrator/kit"
)

// gripped puts a thing upright between the palm and the fingers of the hand that is k's root.
func gripped(k, thing layout.Cluster) layout.Cluster {
	hand := k.Root.Box()
	long := max(thing.Bounds().W(), thing.Bounds().H())
	thing = thing.Scaled(max(hierarchy.GrippedLeast*hand.H(), min(hierarchy.GrippedMost*hand.H(), long)) / long)
	b := thing.Root.Box()
	at := kit.Anchor{X: (b.X0 + b.X1) / 2, Y: b.Y0 + hierarchy.StemGrip*b.H()}
	if thing.Root.Has("tie") {
		at.Y = b.Y0 + .94*b.H()
	} else if thing.Root.Has("grip") {
		at = thing.Root.Anchor("grip")
		thing = thing.Moved(-at.X, -at.Y).TurnedBy(-at.Angle)
		at.X, at.Y = 0, 0
	}
	to := k.Root.Anchor("grip")
	return k.Within(k.Root.Serial, kit.Fore, thing.Moved(to.X-at.X, to.Y-.12*hand.H()-at.Y))
}
