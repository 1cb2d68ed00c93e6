package compose

import (
	"pellucid/internal/engine/illustrator/brief"
	"pellucid/internal/engine/illustrator/kit"
)

// towed puts what k's root pulls behind it: by its shaft or handle, or on a rope, from a hand or from the back of an animal.
func (c *composer) towed(k, thing cluster, i int) cluster {
	b, root := thing.bounds(), k.root.box()
	thing = thing.moved(root.X0-.22*root.W()-b.X1, k.ground-thing.ground)
	b = thing.bounds()
	a, shaft := thing.root.drawing.Anchors["tow"]
	to := kit.Anchor{X: b.X1 - .04*b.W(), Y: b.Y0 + .62*b.H()}
	if shaft {
		to = mapAnchor(thing.root.m, a)
	}
	from := kit.Anchor{X: root.X0 + .16*root.W(), Y: root.Y0 + .5*root.H()}
	if c.onFours(k.root) && (!shaft || b.X1-to.X > lowTow*bySize(k.root)) {
		return c.harness(k, thing, i)
	}
	low := b.X1-to.X > lowTow*bySize(k.root) // a sled has its own front before the end of its cord: feet would be on it
	switch s := c.subject(k.root.subject); {
	case k.root.has("shoulderNear") && low:
		from, shaft = k.root.anchor(c.rearHand(k.root)), false
	case k.root.has("shoulderNear") && shaft && k.root.drawing.Facing == kit.Right:
		dx := min(k.root.anchor("handNear").X, k.root.anchor("handFar").X) - .1*bySize(k.root) - to.X
		return c.reaching(k, c.rearHand(k.root), to.X+dx, min(to.Y, k.ground-.3*bySize(k.root))).before(thing.moved(dx, 0))
	case k.root.has("shoulderNear"):
		from = k.root.anchor(c.rearHand(k.root))
	case shaft:
		thing, to.X = thing.moved(from.X-to.X, 0), from.X
	case s.Kind == brief.Animal:
		from = k.root.anchor("back")
		from.X, from.Y = from.X+.3*from.W, from.Y+.22*root.H()
	}
	if shaft {
		return k.before(thing)
	}
	return k.before(thing).over(c.cord(i, from, to, .03*root.H()))
}

// lowTow is how far something reaches beyond the end of its shaft at least to be pulled on a cord, in heights of who pulls.
const lowTow = .06

// rearHand is the hand of a walking figure that is behind it.
func (c *composer) rearHand(in instance) string {
	if in.anchor("handFar").X < in.anchor("handNear").X {
		return "handFar"
	}
	return "handNear"
}
