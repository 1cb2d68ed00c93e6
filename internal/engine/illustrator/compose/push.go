package compose

import (
	"pellucid/internal/engine/illustrator/brief"
	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/library"
)

// leastShoved is the least height of what somebody pushes, as a share of who pushes it: hands reach it.
const leastShoved = .42

// shoved puts a thing without a handle on the floor before k's root, whose hands lie against its side.
func (c *composer) shoved(k, thing cluster) cluster {
	high := k.root.box().H()
	if h := thing.bounds().H(); h < leastShoved*high {
		thing = thing.scaled(leastShoved * high / h)
	}
	thing = thing.moved(0, k.ground-thing.ground)
	b, hand := thing.bounds(), k.root.anchor("handNear")
	y := max(hand.Y, b.Y0+.3*b.H())
	var side float64
	for low := max(k.root.anchor("seat").Y, y); ; y += .06 * high { // lower, where it comes nearer: the boot of a car, not its roof
		side = leftAt(thing.root, y-.05*b.H(), y+.05*b.H())
		if side < b.X0+.1*high || y >= low {
			break
		}
	}
	side = min(side, b.X0+.1*high)
	x := hand.X - .2*max(0, y-hand.Y)
	thing = thing.moved(x-side, 0)
	k = c.reaching(k, "handFar", x-.01*high, y-.05*high)
	k = c.reaching(k, "handNear", x-.01*high, y)
	return k.within(k.root.serial, kit.Fore, thing)
}

// pushed puts what k's root pushes before its hands, what it pulls behind it.
func (c *composer) pushed(k cluster, i int, kind string, h how) cluster {
	if group := library.GroupOf(c.subject(i).ID); kind == "pulling" && (group == "food" || group == "plants") {
		return c.held(k, i, "holding", h) // out of the ground, by hand
	}
	thing := c.unit(i, how{copy: h.copy, facing: kit.Right})
	f := c.scaleBeside(i, thing.root.drawing, k.root, riderPower) / float64(thing.root.m.Scale())
	thing = thing.scaled(f)
	hand := k.root.anchor("handNear")
	b := thing.bounds()
	dx, dy := hand.X-b.X0, k.ground-thing.ground
	handle := handleOf(thing.root)
	if thing.root.has(handle) {
		dx = hand.X - thing.root.anchor(handle).X
	}
	if most := 1.7 * bySize(k.root); kind == "pulling" && c.subject(k.root.subject).Kind == brief.Animal && bySize(thing.root) > most {
		thing = thing.scaled(most / bySize(thing.root)) // a toy cart for a bunny
	}
	if kind == "pulling" && c.subject(i).ID == "banner" && hangs[c.subject(k.root.subject).ID] {
		return c.trailed(k, i)
	}
	if kind == "pulling" {
		return c.towed(k, thing, i)
	}
	if s := c.subject(i); (!thing.root.has(handle) || library.GroupOf(s.ID) == "vehicles" && !openRides[s.ID] && thing.root.has("seat")) && k.root.has("shoulderNear") {
		return c.shoved(k, thing)
	}
	thing = thing.moved(dx, dy)
	if thing.root.has(handle) && k.root.has("shoulderNear") && k.root.drawing.Facing == kit.Right {
		at := thing.root.anchor(handle)
		k.root.how.grips = true
		k = c.reaching(c.reaching(k, "handFar", at.X+.01*bySize(k.root), at.Y-.01*bySize(k.root)), "handNear", at.X, at.Y)
	}
	return k.within(k.root.serial, kit.Fore, thing)
}

// handleOf is the anchor by which a thing is pushed: the handles of a wheelchair, not the hands of who sits in it.
func handleOf(in instance) string {
	if in.has("handle") {
		return "handle"
	}
	return "handNear"
}

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

// The width of a banner in the air, as a share of what pulls it, and its height as a share of its width.
const (
	trailWidth  = 1.5
	trailHeight = .3
)

// trailed hangs a banner in the air behind an aircraft.
func (c *composer) trailed(k cluster, i int) cluster {
	root := k.root.box()
	d := c.draw(i, how{aspect: 1 / trailHeight})
	banner := c.place(i, d, centered(d, trailWidth*root.W()/max(d.Box.W(), 1e-9), 0, 0, 0))
	b := banner.bounds()
	y := root.Y0 + .55*root.H()
	banner = banner.moved(root.X0-.16*root.W()-b.X1, y+.1*root.H()-(b.Y0+b.Y1)/2)
	b = banner.bounds()
	to := kit.Anchor{X: b.X1 - .03*b.W(), Y: (b.Y0 + b.Y1) / 2}
	from := kit.Anchor{X: root.X0 + .14*root.W(), Y: y}
	return k.before(banner).over(c.cord(i, from, to, .02*root.H()))
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
