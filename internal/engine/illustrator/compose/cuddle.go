package compose

import "pellucid/internal/engine/illustrator/kit"

// cuddleSize is the length of what an animal hugs, as a share of its own: at least and at most.
var cuddleSize = [2]float64{.3, .46}

// cuddled holds a thing that is hugged before the belly of k's root, under its arms.
func (c *composer) cuddled(k cluster, i int, h how) cluster {
	thing := c.unit(i, how{copy: h.copy})
	size, by := bySize(thing.root), bySize(k.root)
	thing = thing.scaled(min(max(size, cuddleSize[0]*by), cuddleSize[1]*by) / size)
	near, far, b := k.root.anchor("handNear"), k.root.anchor("handFar"), thing.bounds()
	y := (near.Y+far.Y)/2 + .2*b.H()
	if low := k.ground - .06*by; y > low {
		y = low
	}
	return k.within(k.root.serial, kit.Fore, thing.moved((near.X+far.X)/2-(b.X0+b.X1)/2, y-b.Y1+.16*b.H()))
}
