package together

import (
	"slices"

	"pellucid/internal/engine/illustrator/brief"
	"pellucid/internal/engine/illustrator/compose/figure"
	"pellucid/internal/engine/illustrator/compose/hierarchy"
	"pellucid/internal/engine/illustrator/compose/layout"
	"pellucid/internal/engine/illustrator/compose/relation/placing"
	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/library"
)

// shaftLike is how many times as long as high a thing is that is carried along the body: a ladder, a log, a canoe.
const shaftLike = 3.2

// isShaft reports whether a thing is so long that those who carry it walk along it, and whether it stands upright as it is drawn.
func isShaft(c *placing.Placer, i int) (long, upright bool) {
	b := c.Draw(i, layout.How{}).Box
	upright = b.H() > 1.1*b.W() && shafts[c.Subject(i).ID]
	return upright || b.W() > shaftLike*b.H() && !hierarchy.Spread[c.Subject(i).ID] && c.Subject(i).ID != "stretcher", upright
}

// shafts are the long things that are drawn upright and carried lying.
var shafts = figure.Words("surfboard pole canoe kayak paddleboard log plank wood-plank ski flag-pole")

// JointView is the side that a copy of those who carry something shows: all walk the same way along a ladder, the last one walks backward
// before a sofa.
func JointView(c *placing.Placer, i, copy int, left bool) bool {
	link, ok := JointThing(c, i)
	if n := c.Subject(i).Count; n > 1 {
		left = copy < n-1
	}
	if !ok { // the second one of two
		for _, l := range c.Links {
			if l.Kind == hierarchy.Jointly && l.To == i {
				link, ok = JointThing(c, l.From)
			}
		}
	}
	if long, _ := isShaft(c, link.To); ok && long {
		return true
	}
	return left
}

// Sizes of what is carried together, in lengths of who carries it.
const (
	leastJoint, mostJoint = .56, 1.2
	mostShaft             = 2.3
	leastHuge             = .85
	leastShared           = .3 // of food, which two hold for each other
)

// carriedTogether sets the first and the last of several at the ends of what they carry, those between them behind it.
func carriedTogether(c *placing.Placer, all []layout.Cluster) layout.Cluster {
	first, last := all[0], all[len(all)-1]
	last = last.Moved(0, first.Ground-last.Ground)
	link, ok := JointThing(c, first.Root.Subject)
	if !ok {
		return placing.Row(all...)
	}
	thing := c.Unit(link.To, layout.How{})
	shaft, upright := isShaft(c, link.To)
	if upright {
		thing = thing.TurnedBy(90)
	}
	size := placing.BySize(first.Root)
	least, most := leastJoint, mostJoint
	if hierarchy.Spread[c.Subject(link.To).ID] {
		least = .95
	}
	if shaft {
		most = mostShaft
	}
	if library.GroupOf(c.Subject(link.To).ID) == "food" {
		least = leastShared
	}
	if c.Subject(link.To).Size == "big" {
		least = leastHuge
	}
	long := placing.BySize(thing.Root) * c.ScaleBeside(link.To, thing.Root.Drawing, first.Root, .8) / float64(thing.Root.M.Scale())
	thing = thing.Scaled(max(least*size, min(long, most*size)) / placing.BySize(thing.Root))
	b := thing.Bounds()
	hand := first.Root.Anchor("handFar")
	over, rise := .03*size, min(.3*b.H(), .16*size) // how far its ends reach over the palms, and below them
	switch {
	case shaft:
		over, rise = .24*b.W(), .45*b.H()
	case link.Kind == "holding":
		rise = .45 * b.H()
	}
	thing = thing.Moved(hand.X-over-b.X0, hand.Y+rise-b.Y1)
	b = thing.Bounds()
	if low := first.Ground - .06*size; b.Y1 > low {
		thing = thing.Moved(0, low-b.Y1)
	}
	last = last.Moved(b.X1-over-last.Root.Anchor("handFar").X, 0)
	out := first.Within(first.Root.Serial, kit.Fore, thing)
	out.Root, out.Ground = first.Root, first.Ground
	var between layout.Cluster
	for n, k := range all[1 : len(all)-1] {
		o := k.Root.Box()
		at := b.X0 + b.W()*float64(n+1)/float64(len(all)-1)
		between = between.Over(k.Moved(at-(o.X0+o.X1)/2, first.Ground-k.Ground-.03*size))
	}
	out = out.Before(between)
	out.Root, out.Ground = first.Root, first.Ground
	return behindHands(c, out, last)
}

// behindHands puts somebody behind what is there already, and their near arm before it.
func behindHands(c *placing.Placer, k, other layout.Cluster) layout.Cluster {
	arm, rest := other.Split(kit.Fore)
	root, ground := k.Root, k.Ground
	k = k.Before(rest).Over(arm)
	k.Root, k.Ground = root, ground
	return k
}

// armInArm puts b close to a on its right, and an arm of a around the shoulders of b.
func armInArm(c *placing.Placer, a, b layout.Cluster) layout.Cluster {
	b = b.Moved(0, a.Ground-b.Ground)
	heads := (a.Root.Anchor("head").W + b.Root.Anchor("head").W) / 2
	dx := a.Root.Anchor("shoulderFar").X - b.Root.Anchor("shoulderNear").X + .1*heads
	if apart := a.Root.Anchor("head").X + 1.02*heads - b.Root.Anchor("head").X; apart > dx {
		dx = apart
	}
	b = b.Moved(dx, 0)
	to := b.Root.Anchor("shoulderNear")
	if d := b.Root.Anchor("head").Y - a.Root.Anchor("head").Y; d < .4*heads { // of one height: the arm is behind the back, its hand on the other shoulder
		far := b.Root.Anchor("shoulderFar")
		a = c.Reaching(a, "handFar", far.X+.2*heads, far.Y+.12*heads)
		return a.Over(b)
	}
	a = c.Reaching(a, "handFar", to.X+.5*heads, to.Y+.16*heads)
	return layered(a, b)
}

// JointThing is the relation to what somebody carries together with others.
func JointThing(c *placing.Placer, i int) (brief.Relation, bool) {
	kind, _ := c.Together(i, 0)
	if kind != hierarchy.Jointly {
		return brief.Relation{}, false
	}
	n := slices.IndexFunc(c.Links, func(l brief.Relation) bool { return l.From == i && (l.Kind == "carrying" || l.Kind == "holding") })
	if n < 0 {
		return brief.Relation{}, false
	}
	return c.Links[n], true
}
