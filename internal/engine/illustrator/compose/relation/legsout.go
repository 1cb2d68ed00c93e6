package relation

import (
	"pellucid/internal/engine/illustrator/brief"
	"pellucid/internal/engine/illustrator/compose/figure"
	"pellucid/internal/engine/illustrator/compose/layout"
	"pellucid/internal/engine/illustrator/compose/relation/placing"
	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/library"
)

// legsOut is what is told of somebody of whom only the legs are seen.
const legsOut = "legs out"

// hidesTrunk reports whether only the legs are seen of a person whom a relation puts into something or below it.
func (c *Placer) hidesTrunk(l brief.Relation) bool {
	s := c.Subject(l.From)
	return s.Kind == brief.Person && s.Pose == legsOut && (l.Kind == "stuck in" || l.Kind == "inside" || l.Kind == "emerging from")
}

// partlySeen places who is stuck head first in a thing, lies under a vehicle or between paws.
func (c *Placer) partlySeen(k layout.Cluster, l brief.Relation, h layout.How) (layout.Cluster, bool) {
	switch {
	case c.hidesTrunk(l):
		return c.headFirst(k, l.From, h), true
	case l.Kind == "under" && c.liesUnderIt(k, l.From):
		return c.beneath(k, l.From, h), true
	case l.Part == paws && c.OnFours(k.Root):
		return c.betweenPaws(k, l.From), true
	}
	return k, false
}

// wideLegs is how wide the legs in an opening are at most, as a share of it, highLegs how high they are at most, as a share of the height of the thing.
const (
	wideLegs = .9
	highLegs = .95
)

// headFirst puts a person upside down into k's root, up to the hips: the legs are in the air.
func (c *Placer) headFirst(k layout.Cluster, i int, h layout.How) layout.Cluster {
	one := c.Unit(i, layout.How{Copy: h.Copy, Pose: "legs in the air", Bare: true})
	one = one.Scaled(c.ScaleBeside(i, one.Root.Drawing, k.Root, placing.BesidePower) / float64(one.Root.M.Scale()))
	b := k.Root.Box()
	x, wide := (b.X0+b.X1)/2, b.W()
	rim := placing.TopAt(k.Root, x) + .03*b.H()
	room := k.Root.Has("inside")
	if room {
		in := k.Root.Anchor("inside")
		x, rim, wide = in.X, in.Y-.1*in.H, 1.25*in.W
	}
	legs := func() kit.Box { o := one.Bounds(); o.Y1 = min(o.Y1, one.Root.Anchor("seat").Y); return o }
	o := placing.Clipped(one, legs()).Bounds()
	one = one.Scaled(min(1.6, min(wideLegs*wide/o.W(), highLegs*b.H()/o.H())))
	hips := one.Root.Anchor("seat")
	one = one.Moved(x-hips.X, rim+.02*b.H()-hips.Y)
	cut := one.Bounds()
	cut.Y1 = rim + .06*b.H()
	root, ground := k.Root, k.Ground
	if seen := placing.Clipped(one, cut); room && len(k.Root.Drawing.Layers[kit.Fore]) > 0 {
		k = k.Within(k.Root.Serial, kit.Fore, seen)
	} else {
		k = k.Before(seen)
	}
	k.Root, k.Ground = root, ground
	return k
}

// liesUnderIt reports whether somebody lies on the floor under a vehicle, as who repairs it does.
func (c *Placer) liesUnderIt(k layout.Cluster, i int) bool {
	id := c.Subject(k.Root.Subject).ID
	return c.Subject(i).Kind == brief.Person && library.GroupOf(id) == "vehicles" && !placing.Hangs[id] && k.Root.Has("ground")
}

// beneath lays a person on the floor behind k's root, which hides all but the legs.
func (c *Placer) beneath(k layout.Cluster, i int, h layout.How) layout.Cluster {
	one := c.Unit(i, layout.How{Copy: h.Copy, Pose: "lying flat", Bare: true, Facing: kit.Right})
	unit := c.ScaleBeside(i, one.Root.Drawing, k.Root, placing.BesidePower) / float64(one.Root.M.Scale())
	one = one.Scaled(unit)
	b := k.Root.Box()
	if seat, foot := one.Root.Anchor("seat"), one.Root.Anchor("footNear"); foot.X < seat.X {
		one = one.Mirrored()
	}
	one = one.Moved(b.X1-.02*b.W()-one.Root.Anchor("seat").X, 0)
	o := one.Bounds()
	one = one.Moved(0, k.Ground-o.Y1)
	root, ground := k.Root, k.Ground
	k = k.Before(one)
	k.Root, k.Ground = root, ground
	return k
}

// between its paws is the part of an animal that somebody is at who lies there.
const paws = "paws"

// betweenPaws lays somebody before the chest of an animal that lies, below its chin.
func (c *Placer) betweenPaws(k layout.Cluster, i int) layout.Cluster {
	if c.Subject(i).Pose == "" && c.Subject(i).Kind == brief.Animal {
		c.Brief.Subjects[i].Pose = "lying"
	}
	one := c.Copies(i)
	one = one.Scaled(c.ScaleBeside(i, one.Root.Drawing, k.Root, placing.BesidePower) / float64(one.Root.M.Scale()))
	head, b := k.Root.Anchor("head"), k.Root.Box()
	o := one.Bounds()
	high := max(.3*b.H(), k.Ground-head.Y-.2*head.H)
	one = one.Scaled(min(1, high/o.H(), .62*b.W()/o.W()))
	o = one.Bounds()
	side := 1.0
	if head.X < (b.X0+b.X1)/2 {
		side = -1
	}
	root, ground := k.Root, k.Ground
	k = k.Over(one.Moved(head.X+side*.3*head.W-(o.X0+o.X1)/2, k.Ground+.03*b.H()-one.Ground))
	k.Root, k.Ground = root, ground
	return k
}

// guardsPaws reports whether somebody is between the paws of subject i, which lies then.
func (c *Placer) guardsPaws(i int) bool {
	for _, l := range c.Links {
		if l.To == i && l.Part == paws && c.Subject(i).Kind == brief.Animal && !figure.Dressed(c.Subject(i)) {
			return true
		}
	}
	return false
}

// byTheTail puts b behind a, both looking the same way, so that the trunk or the muzzle of b is at a's tail.
func (c *Placer) byTheTail(a, b layout.Cluster) layout.Cluster {
	a, b = c.Turned(a, kit.Right), c.Turned(b, kit.Right)
	b = b.Moved(0, a.Ground-b.Ground)
	tail, head := a.Bounds(), b.Root.Anchor("head")
	edge := layout.RightAt(b.Root, head.Y, b.Ground-.12*b.Root.Box().H())
	out := a.Over(b.Moved(tail.X0+.03*tail.W()-edge, 0))
	out.Root, out.Ground = a.Root, a.Ground
	return out
}
