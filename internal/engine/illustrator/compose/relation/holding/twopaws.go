package holding

import (
	"pellucid/internal/engine/illustrator/compose/layout"
	"pellucid/internal/engine/illustrator/compose/relation/placing"
)

// pawSize is how large a thing in one paw is at most, as a share of the width of who holds it.
const pawSize = .42

// eachInAPaw reports whether an animal that faces the viewer holds two things: one in each paw, or the second would hide the first.
func eachInAPaw(c *placing.Placer, k layout.Instance) bool {
	return holdsTwo(c, k) && k.Has("handNear") && k.Has("handFar") && k.Anchor("handFar").X-k.Anchor("handNear").X > .12*k.Box().W()
}

// holdsTwo reports whether an instance holds two things.
func holdsTwo(c *placing.Placer, k layout.Instance) bool {
	held := 0
	for _, l := range c.Links {
		if l.From == k.Subject && l.Kind == "holding" {
			held += max(1, c.Subject(l.To).Count)
		}
	}
	return held == 2
}

// inOnePaw puts the thing of a number into one of both paws of k's root.
func inOnePaw(k, thing layout.Cluster, n int) layout.Cluster {
	hand, out := k.Root.Anchor("handNear"), -1.0
	if n%2 == 1 {
		hand, out = k.Root.Anchor("handFar"), 1
	}
	thing = thing.Scaled(min(1, pawSize*k.Root.Box().W()/max(thing.Bounds().W(), thing.Bounds().H())))
	if thing.Root.Has("grip") {
		thing = gripAt(thing, hand.X, hand.Y)
	} else {
		b := thing.Bounds()
		thing = thing.Moved(hand.X-(b.X0+b.X1)/2, hand.Y-(b.Y0+.7*b.H()))
	}
	b := thing.Bounds()
	middle := (k.Root.Anchor("handNear").X + k.Root.Anchor("handFar").X) / 2
	if over := .5*b.W() - out*((b.X0+b.X1)/2-middle); over > 0 { // not over the other one
		thing = thing.Moved(out*over, 0)
	}
	if mouth, b := k.Root.Anchor("mouth"), thing.Bounds(); k.Root.Has("mouth") && b.Y0 < mouth.Y {
		thing = thing.Moved(0, min(mouth.Y-b.Y0, .5*b.H()))
	}
	if low := thing.Bounds().Y1 - k.Ground; low > 0 {
		thing = thing.Moved(0, -low)
	}
	return thing
}
