package compose

import (
	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/library"
)

// shaftLike is how many times as long as high a thing is that is carried along the body: a ladder, a log, a canoe.
const shaftLike = 3.2

// isShaft reports whether a thing is so long that those who carry it walk along it, and whether it stands upright as it is drawn.
func (c *composer) isShaft(i int) (long, upright bool) {
	b := c.draw(i, how{}).Box
	upright = b.H() > 1.1*b.W() && shafts[c.subject(i).ID]
	return upright || b.W() > shaftLike*b.H() && !spread[c.subject(i).ID] && c.subject(i).ID != "stretcher", upright
}

// shafts are the long things that are drawn upright and carried lying.
var shafts = words("surfboard pole canoe kayak paddleboard log plank wood-plank ski flag-pole")

// jointView is the side that a copy of those who carry something shows: all walk the same way along a ladder, the last one walks backward
// before a sofa.
func (c *composer) jointView(i, copy int, left bool) bool {
	link, ok := c.jointThing(i)
	if n := c.subject(i).Count; n > 1 {
		left = copy < n-1
	}
	if !ok { // the second one of two
		for _, l := range c.links {
			if l.Kind == jointly && l.To == i {
				link, ok = c.jointThing(l.From)
			}
		}
	}
	if long, _ := c.isShaft(link.To); ok && long {
		return true
	}
	return left
}

// Sizes of what is carried together, in lengths of who carries it.
const (
	leastJoint, mostJoint = .56, 1.2
	mostShaft             = 2.3
	leastShared           = .3 // of food, which two hold for each other
)

// carriedTogether sets the first and the last of several at the ends of what they carry, those between them behind it.
func (c *composer) carriedTogether(all []cluster) cluster {
	first, last := all[0], all[len(all)-1]
	last = last.moved(0, first.ground-last.ground)
	link, ok := c.jointThing(first.root.subject)
	if !ok {
		return row(all...)
	}
	thing := c.unit(link.To, how{})
	shaft, upright := c.isShaft(link.To)
	if upright {
		thing = thing.turnedBy(90)
	}
	size := bySize(first.root)
	least, most := leastJoint, mostJoint
	if spread[c.subject(link.To).ID] {
		least = .95
	}
	if shaft {
		most = mostShaft
	}
	if library.GroupOf(c.subject(link.To).ID) == "food" {
		least = leastShared
	}
	long := bySize(thing.root) * c.scaleBeside(link.To, thing.root.drawing, first.root, .8) / float64(thing.root.m.Scale())
	thing = thing.scaled(max(least*size, min(long, most*size)) / bySize(thing.root))
	b := thing.bounds()
	hand := first.root.anchor("handFar")
	over, rise := .03*size, min(.3*b.H(), .16*size) // how far its ends reach over the palms, and below them
	switch {
	case shaft:
		over, rise = .24*b.W(), .45*b.H()
	case link.Kind == "holding":
		rise = .45 * b.H()
	}
	thing = thing.moved(hand.X-over-b.X0, hand.Y+rise-b.Y1)
	b = thing.bounds()
	if low := first.ground - .06*size; b.Y1 > low {
		thing = thing.moved(0, low-b.Y1)
	}
	last = last.moved(b.X1-over-last.root.anchor("handFar").X, 0)
	out := first.within(first.root.serial, kit.Fore, thing)
	out.root, out.ground = first.root, first.ground
	var between cluster
	for n, k := range all[1 : len(all)-1] {
		o := k.root.box()
		at := b.X0 + b.W()*float64(n+1)/float64(len(all)-1)
		between = between.over(k.moved(at-(o.X0+o.X1)/2, first.ground-k.ground-.03*size))
	}
	out = out.before(between)
	out.root, out.ground = first.root, first.ground
	return c.behindHands(out, last)
}

// behindHands puts somebody behind what is there already, and their near arm before it.
func (c *composer) behindHands(k, other cluster) cluster {
	var arm, rest cluster
	for _, s := range other.sprites {
		if s.drawing == other.root.serial && s.layer == kit.Fore {
			arm.sprites = append(arm.sprites, s)
		} else {
			rest.sprites = append(rest.sprites, s)
		}
	}
	root, ground := k.root, k.ground
	k = k.before(rest).over(arm)
	k.root, k.ground = root, ground
	return k
}
