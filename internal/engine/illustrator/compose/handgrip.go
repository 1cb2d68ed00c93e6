package compose

import (
	"slices"

	"pellucid/internal/engine/illustrator/brief"
	"pellucid/internal/engine/illustrator/kit"
)

// How long a thing is that a hand alone holds, in heights of the hand, and where a stem is gripped, as a share of its height.
const (
	grippedLeast = 1.3
	grippedMost  = 1.9
	stemGrip     = .8
	gripFrom     = .45 // what is held higher up than this hangs from the hand
)

// closeHands closes a hand alone around what it holds upright: a thing that has a grip, or is slim.
func (c *composer) closeHands() {
	for _, l := range c.links {
		s := &c.Brief.Subjects[l.From]
		if l.Kind != "holding" || s.ID != "hand" || s.Count != 1 || c.subject(l.To).Kind != brief.Piece || c.subject(l.To).Count > 1 || slices.Contains(s.States, "holding") {
			continue
		}
		d := c.draw(l.To, how{})
		_, floats := d.Anchors["tie"]
		if at, ok := d.Anchors["grip"]; ok && at.Y > d.Box.Y0+gripFrom*d.Box.H() || !ok && c.slim(l.To) || floats {
			s.States = append(slices.Clone(s.States), "holding")
		}
	}
}

// gripped puts a thing upright between the palm and the fingers of the hand that is k's root.
func gripped(k, thing cluster) cluster {
	hand := k.root.box()
	long := max(thing.bounds().W(), thing.bounds().H())
	thing = thing.scaled(max(grippedLeast*hand.H(), min(grippedMost*hand.H(), long)) / long)
	b := thing.root.box()
	at := kit.Anchor{X: (b.X0 + b.X1) / 2, Y: b.Y0 + stemGrip*b.H()}
	if thing.root.has("tie") {
		at.Y = b.Y0 + .94*b.H()
	} else if thing.root.has("grip") {
		at = thing.root.anchor("grip")
		thing = thing.moved(-at.X, -at.Y).turnedBy(-at.Angle)
		at.X, at.Y = 0, 0
	}
	to := k.root.anchor("grip")
	return k.within(k.root.serial, kit.Fore, thing.moved(to.X-at.X, to.Y-.12*hand.H()-at.Y))
}
