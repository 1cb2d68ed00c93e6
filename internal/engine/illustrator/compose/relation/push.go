package relation

import (
	"pellucid/internal/engine/illustrator/brief"
	"pellucid/internal/engine/illustrator/compose/hierarchy"
	"pellucid/internal/engine/illustrator/compose/layout"
	"pellucid/internal/engine/illustrator/compose/relation/holding"
	"pellucid/internal/engine/illustrator/compose/relation/placing"
	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/library"
)

// leastShoved is the least height of what somebody pushes, as a share of who pushes it: hands reach it.
const leastShoved = .42

// shoved puts a thing without a handle on the floor before k's root, whose hands lie against its side.
func (c *Placer) shoved(k, thing layout.Cluster) layout.Cluster {
	high := k.Root.Box().H()
	if h := thing.Bounds().H(); h < leastShoved*high {
		thing = thing.Scaled(leastShoved * high / h)
	}
	thing = thing.Moved(0, k.Ground-thing.Ground)
	b, hand := thing.Bounds(), k.Root.Anchor("handNear")
	y := max(hand.Y, b.Y0+.3*b.H())
	var side float64
	for low := max(k.Root.Anchor("seat").Y, y); ; y += .06 * high { // lower, where it comes nearer: the boot of a car, not its roof
		side = placing.LeftAt(thing.Root, y-.05*b.H(), y+.05*b.H())
		if side < b.X0+.1*high || y >= low {
			break
		}
	}
	side = min(side, b.X0+.1*high)
	x := hand.X - .2*max(0, y-hand.Y)
	thing = thing.Moved(x-side, 0)
	k = c.Reaching(k, "handFar", x-.01*high, y-.05*high)
	k = c.Reaching(k, "handNear", x-.01*high, y)
	return k.Within(k.Root.Serial, kit.Fore, thing)
}

// pushed puts what k's root pushes before its hands, what it pulls behind it.
func (c *Placer) pushed(k layout.Cluster, i int, kind string, h layout.How) layout.Cluster {
	if group := library.GroupOf(c.Subject(i).ID); kind == "pulling" && (group == "food" || group == "plants") {
		return holding.Held(c.Placer, k, i, "holding", h) // out of the ground, by hand
	}
	thing := c.Unit(i, layout.How{Copy: h.Copy, Facing: kit.Right})
	f := c.ScaleBeside(i, thing.Root.Drawing, k.Root, placing.RiderPower) / float64(thing.Root.M.Scale())
	thing = thing.Scaled(f)
	hand := k.Root.Anchor("handNear")
	busy := kind == "pushing" && nearHandBusy[c.Subject(k.Root.Subject).Pose] && k.Root.Has("handFar")
	if busy {
		hand = k.Root.Anchor("handFar")
		hand.X += .16 * placing.BySize(k.Root)
	}
	b := thing.Bounds()
	dx, dy := hand.X-b.X0, k.Ground-thing.Ground
	handle := handleOf(thing.Root)
	if thing.Root.Has(handle) {
		dx = hand.X - thing.Root.Anchor(handle).X
	}
	if most := 1.7 * placing.BySize(k.Root); kind == "pulling" && c.Subject(k.Root.Subject).Kind == brief.Animal && placing.BySize(thing.Root) > most {
		thing = thing.Scaled(most / placing.BySize(thing.Root)) // a toy cart for a bunny
	}
	if least := leastTowed * placing.BySize(k.Root); kind == "pulling" && library.GroupOf(c.Subject(k.Root.Subject).ID) == "vehicles" && placing.BySize(thing.Root) < least {
		thing = thing.Scaled(least / placing.BySize(thing.Root)) // what a tractor pulls is no toy
	}
	if kind == "pulling" && c.Subject(i).ID == "banner" && placing.Hangs[c.Subject(k.Root.Subject).ID] {
		return c.trailed(k, i)
	}
	if kind == "pulling" {
		return c.towed(k, thing, i)
	}
	if s := c.Subject(i); (!thing.Root.Has(handle) || library.GroupOf(s.ID) == "vehicles" && !hierarchy.OpenRides[s.ID] && thing.Root.Has("seat")) && k.Root.Has("shoulderNear") {
		return c.shoved(k, thing)
	}
	if shoulder := k.Root.Anchor("shoulderNear"); thing.Root.Has(handle) && k.Root.Has("shoulderNear") { // no cart is taller than who pushes it
		high, most := thing.Ground-thing.Root.Anchor(handle).Y, .92*(k.Ground-shoulder.Y)
		if high > most {
			thing = thing.Scaled(most / high)
			dx, dy = hand.X-thing.Root.Anchor(handle).X, k.Ground-thing.Ground
		}
	}
	thing = thing.Moved(dx, dy)
	if thing.Root.Has(handle) && k.Root.Has("shoulderNear") && k.Root.Drawing.Facing == kit.Right {
		at := thing.Root.Anchor(handle)
		k.Root.How.Grips = !busy
		k.Root.How.Bare = k.Root.How.Bare && !busy
		k = c.Reaching(k, "handFar", at.X+.01*placing.BySize(k.Root), at.Y-.01*placing.BySize(k.Root))
		if !busy {
			k = c.Reaching(k, "handNear", at.X, at.Y)
		}
	}
	return k.Within(k.Root.Serial, kit.Fore, thing)
}

// nearHandBusy are the poses of who pushes with the other hand: a mother on the phone.
var nearHandBusy = map[string]bool{"phoning": true}

// handleOf is the anchor by which a thing is pushed: the handles of a wheelchair, not the hands of who sits in it.
func handleOf(in layout.Instance) string {
	if in.Has("handle") {
		return "handle"
	}
	return "handNear"
}

// towed puts what k's root pulls behind it: by its shaft or handle, or on a rope, from a hand or from the back of an animal.
func (c *Placer) towed(k, thing layout.Cluster, i int) layout.Cluster {
	b, root := thing.Bounds(), k.Root.Box()
	thing = thing.Moved(root.X0-.22*root.W()-b.X1, k.Ground-thing.Ground)
	b = thing.Bounds()
	a, shaft := thing.Root.Drawing.Anchors["tow"]
	to := kit.Anchor{X: b.X1 - .04*b.W(), Y: b.Y0 + .62*b.H()}
	if shaft {
		to = layout.MapAnchor(thing.Root.M, a)
	}
	from := kit.Anchor{X: root.X0 + .16*root.W(), Y: root.Y0 + .5*root.H()}
	if library.GroupOf(c.Subject(k.Root.Subject).ID) == "vehicles" {
		from = kit.Anchor{X: root.X0 + .04*root.W(), Y: root.Y0 + .76*root.H()}
	}
	if c.OnFours(k.Root) && (!shaft || b.X1-to.X > lowTow*placing.BySize(k.Root)) {
		return c.harness(k, thing, i)
	}
	low := b.X1-to.X > lowTow*placing.BySize(k.Root) // a sled has its own front before the end of its cord: feet would be on it
	switch s := c.Subject(k.Root.Subject); {
	case k.Root.Has("shoulderNear") && low:
		from, shaft = k.Root.Anchor(holding.RearHand(c.Placer, k.Root)), false
	case k.Root.Has("shoulderNear") && shaft && k.Root.Drawing.Facing == kit.Right:
		dx := min(k.Root.Anchor("handNear").X, k.Root.Anchor("handFar").X) - .1*placing.BySize(k.Root) - to.X
		return c.Reaching(k, holding.RearHand(c.Placer, k.Root), to.X+dx, min(to.Y, k.Ground-.3*placing.BySize(k.Root))).Before(thing.Moved(dx, 0))
	case k.Root.Has("shoulderNear"):
		from = k.Root.Anchor(holding.RearHand(c.Placer, k.Root))
	case shaft:
		thing, to.X = thing.Moved(from.X-to.X, 0), from.X
	case s.Kind == brief.Animal:
		from = k.Root.Anchor("back")
		from.X, from.Y = from.X+.3*from.W, from.Y+.22*root.H()
	}
	if shaft {
		return k.Before(thing)
	}
	return k.Before(thing).Over(c.Cord(i, from, to, .03*root.H()))
}

// The width of a banner in the air, as a share of what pulls it, and its height as a share of its width.
const (
	trailWidth  = 1.5
	trailHeight = .3
)

// leastTowed is the length at least of what a vehicle pulls, in that of the vehicle.
const leastTowed = .8

// trailed hangs a banner in the air behind an aircraft.
func (c *Placer) trailed(k layout.Cluster, i int) layout.Cluster {
	root := k.Root.Box()
	d := c.Draw(i, layout.How{Aspect: 1 / trailHeight})
	banner := c.Place(i, d, layout.Centered(d, trailWidth*root.W()/max(d.Box.W(), 1e-9), 0, 0, 0))
	b := banner.Bounds()
	y := root.Y0 + .55*root.H()
	banner = banner.Moved(root.X0-.16*root.W()-b.X1, y+.1*root.H()-(b.Y0+b.Y1)/2)
	b = banner.Bounds()
	to := kit.Anchor{X: b.X1 - .03*b.W(), Y: (b.Y0 + b.Y1) / 2}
	from := kit.Anchor{X: root.X0 + .14*root.W(), Y: y}
	return k.Before(banner).Over(c.Cord(i, from, to, .02*root.H()))
}

// lowTow is how far something reaches beyond the end of its shaft at least to be pulled on a cord, in heights of who pulls.
const lowTow = .06
