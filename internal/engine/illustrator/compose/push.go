package compose

import "pellucid/internal/engine/illustrator/kit"

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
	y, side := max(hand.Y, b.Y0+.3*b.H()), b.X1
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
