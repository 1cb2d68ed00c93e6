package relation

import (
	"pellucid/internal/engine/illustrator/brief"
	"pellucid/internal/engine/illustrator/compose/layout"
	"pellucid/internal/engine/illustrator/kit"
)

// celloPose is the pose of who sits behind an instrument with a bow in the near hand.
const celloPose = "playing the cello"

// harps reports whether somebody plays a harp that stands on the floor.
func (c *Placer) harps(l brief.Relation) bool {
	return l.Kind == "playing" && c.Subject(l.To).ID == "harp" && c.Subject(l.To).Count == 1 && c.Subject(l.From).Kind == brief.Person
}

// harped leans a harp against the shoulder of k's root, who has the strings between both hands.
func (c *Placer) harped(k, thing layout.Cluster) layout.Cluster {
	side := layout.FacingSide(k.Root)
	thing = thing.Scaled(1.06 * (k.Ground - k.Root.Anchor("shoulderFar").Y) / thing.Bounds().H()) // below the chin
	if side > 0 {                                                                                 // its column is the far side
		thing = thing.Mirrored()
	}
	b, shoulder := thing.Bounds(), k.Root.Anchor("shoulderFar")
	edge := b.X0
	if side < 0 {
		edge = b.X1
	}
	thing = thing.Moved(shoulder.X-side*.02*b.W()-edge, k.Ground-b.Y1)
	b = thing.Bounds()
	x, y := (b.X0+b.X1)/2, b.Y0+.44*b.H()
	k = c.reaching(c.reaching(k, "handFar", x+side*.04*b.W(), y), "handNear", x-side*.12*b.W(), y+.08*b.H())
	return k.Within(k.Root.Serial, kit.Fore, thing)
}

// bowed stands an instrument between the knees of k's root, with the far hand at its neck; the bow in the near hand lies across its strings.
func (c *Placer) bowed(k, thing layout.Cluster) layout.Cluster {
	head, foot := k.Root.Anchor("head"), (k.Root.Anchor("footNear").X+k.Root.Anchor("footFar").X)/2
	thing = thing.Scaled(.96 * (k.Ground - head.Y) / thing.Bounds().H())
	side := layout.FacingSide(k.Root)
	thing = thing.TurnedBy(side * 9)
	b := thing.Bounds()
	thing = thing.Moved(foot+side*.05*b.W()-(b.X0+b.X1)/2, k.Ground-b.Y1)
	b = thing.Bounds()
	x := (b.X0 + b.X1) / 2
	k = c.reaching(k, "handFar", x+side*.16*b.W(), b.Y0+.22*b.H())
	return k.Within(k.Root.Serial, kit.Fore, thing)
}
