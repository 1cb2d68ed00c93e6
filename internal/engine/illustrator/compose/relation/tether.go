package relation

import (
	"fmt"
	"math"

	"pellucid/internal/engine/illustrator/brief"
	"pellucid/internal/engine/illustrator/compose/figure"
	"pellucid/internal/engine/illustrator/compose/hierarchy"
	"pellucid/internal/engine/illustrator/compose/layout"
	"pellucid/internal/engine/illustrator/compose/relation/placing"
	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/library"
	"pellucid/internal/engine/illustrator/scene"
)

// drops is how many drops of water lie on a thing that has some.
const drops = 11

// tethered ties a child to k's root: balloons float over it on their strings, who is tied to a post stands beside it on a rope.
func (c *Placer) tethered(k layout.Cluster, i int, h layout.How) layout.Cluster {
	if hierarchy.Bows[c.Subject(i).ID] {
		return c.tied(k, i, h)
	}
	root, ground, b := k.Root, k.Ground, k.Root.Box()
	if s := c.Subject(i); s.ID == "balloon" && s.Count > 1 && s.Count <= mostCounted && (s.Count != figure.Unstated || c.Numbered(s)) {
		return c.countedBalloons(k, i, h)
	}
	if s := &c.Brief.Subjects[i]; s.ID == "balloon" && s.Count >= figure.Unstated {
		s.ID, s.Count, s.Assorted = "balloon-bunch", 1, false
	}
	lifts := c.liftedByBunch(k, i)
	one := c.Unit(i, h)
	if one.Root.Has("tie") {
		one = one.Scaled(min(c.ScaleBeside(i, one.Root.Drawing, k.Root, placing.BesidePower)/float64(one.Root.M.Scale()), 1.1*max(b.H(), b.W())/one.Bounds().H()))
		share := .6
		if lifts {
			share = 1.15
		}
		if least := share * max(b.H(), .7*b.W()); one.Bounds().H() < least {
			one = one.Scaled(least / one.Bounds().H())
		}
		x := (b.X0 + b.X1) / 2
		top := placing.TopAt(k.Root, x)
		tie := one.Root.Anchor("tie")
		one = one.Moved(x-tie.X, top-.3*one.Bounds().H()-tie.Y)
		tie = one.Root.Anchor("tie")
		k = k.Over(c.String(i, tie.X, tie.Y, x, top+.03*b.H(), .012*one.Bounds().H(), "#d9c9a3")).Over(one)
		k.Root, k.Ground = root, ground
		return k
	}
	out := c.companion(k, brief.Relation{From: root.Subject, Kind: "beside", To: i}, h)
	for _, s := range out.Sprites {
		if s.Subject != i {
			continue
		}
		o := covered1(out, i)
		at := kit.Anchor{X: b.X0 + .5*b.W(), Y: b.Y0 + .4*b.H()}
		from, inward := kit.Anchor{X: o.X1, Y: o.Y0 + .5*o.H()}, -.12
		if o.X0+o.X1 > b.X0+b.X1 {
			from.X, inward = o.X0, .12
		}
		if c.Stands(i) {
			from.X, from.Y = from.X+inward*o.W(), o.Y0+.42*o.H()
		}
		mid := out.Bounds().Y1 - .12*o.H()
		return out.Over(c.slackRope(i, from, at, mid, .026*max(o.H(), .5*o.W())))
	}
	return out
}

// liftedByBunch makes a bunch of balloons so large that it would lift the house or the vehicle that it is tied to, and reports whether it does.
func (c *Placer) liftedByBunch(k layout.Cluster, i int) bool {
	group := library.GroupOf(c.Subject(k.Root.Subject).ID)
	s := &c.Brief.Subjects[i]
	if s.ID != "balloon-bunch" || group != "buildings" && group != "vehicles" || s.Count > 1 {
		return false
	}
	if len(s.States) == 0 {
		s.States = []string{"many"}
	}
	return true
}

// mostCounted is how many balloons are tied one by one; more of them are a bunch.
const mostCounted = 6

// countedBalloons ties as many balloons as were told to the middle of k's root: their strings meet there.
func (c *Placer) countedBalloons(k layout.Cluster, i int, h layout.How) layout.Cluster {
	root, ground, b := k.Root, k.Ground, k.Root.Box()
	n := c.Subject(i).Count
	x := (b.X0 + b.X1) / 2
	top := placing.TopAt(k.Root, x) + .03*b.H()
	var strings, all layout.Cluster
	for j := range n {
		d := c.Draw(i, layout.How{Copy: h.Copy + j})
		f := .62 * max(b.H(), .8*b.W()) / max(d.Box.H(), 1e-9)
		along := float64(j) - float64(n-1)/2
		one := c.Place(i, d, layout.Centered(d, f, 0, 0, 9*along))
		o := one.Bounds()
		one = one.Moved(x+along*.78*o.W()-(o.X0+o.X1)/2, top-(.34-.1*math.Abs(along))*b.H()-o.H()*(.1+.3*float64(j%2))-o.Y1)
		tie := one.Root.Anchor("tie")
		if !one.Root.Has("tie") {
			tie = kit.Anchor{X: (one.Bounds().X0 + one.Bounds().X1) / 2, Y: one.Bounds().Y1}
		}
		strings = strings.Over(c.String(i, tie.X, tie.Y, x, top, .006*b.H(), "#d9c9a3"))
		all = all.Before(one)
	}
	k = k.Over(strings).Over(all)
	k.Root, k.Ground = root, ground
	return k
}

// covered1 is what a subject covers in a cluster.
func covered1(k layout.Cluster, i int) kit.Box {
	var out kit.Box
	for _, s := range k.Sprites {
		if s.Subject == i {
			if out.W() == 0 {
				out = s.Box
			}
			out = out.Union(s.Box)
		}
	}
	return out
}

// slackRope is a twisted rope that hangs down to a height between its ends.
func (c *Placer) slackRope(i int, from, to kit.Anchor, low, width float64) layout.Cluster {
	canvas, err := kit.NewCanvas("rope", nil, kit.Options{})
	if err != nil {
		return layout.Cluster{}
	}
	t := kit.TonesOf(kit.Hex("#c99f62"))
	d := fmt.Sprintf("M%g %gC%g %g %g %g %g %g", from.X, from.Y, from.X+.2*(to.X-from.X), low, to.X-.2*(to.X-from.X), low, to.X, to.Y)
	knot := canvas.Ellipse(to.X, to.Y, 1.5*width, 1.3*width, kit.Rad(to.X-.5*width, to.Y-.5*width, 2*width, t.LL, t.M, t.DD)).Stroke(t.DDD, .2*width)
	canvas.Part("rope", canvas.Line(d, t.DDD, 1.35*width), canvas.Line(d, t.M, width), canvas.Line(d, t.DD, .9*width).Dash(.28*width, .7*width).Butt().Opacity(.7), knot)
	return c.Place(i, canvas.Drawing(), scene.Identity)
}

// leashed walks an animal on a leash, from the hand of k's root to the animal's neck.
func (c *Placer) leashed(k layout.Cluster, i int, h layout.How) layout.Cluster {
	n := 1
	if c.Subject(k.Root.Subject).Count == 1 {
		n = max(1, min(c.Subject(i).Count, maxLeashed))
	}
	for j := range n {
		k = c.onLeash(k, i, layout.How{Copy: h.Copy + j}, float64(j))
	}
	return k
}

// onLeash walks one animal; the next ones walk ahead, every other one in a row behind.
func (c *Placer) onLeash(k layout.Cluster, i int, h layout.How, nth float64) layout.Cluster {
	pet := c.Unit(i, layout.How{Copy: h.Copy, Pose: "walking", Facing: kit.Right})
	pet = pet.Scaled(c.ScaleBeside(i, pet.Root.Drawing, k.Root, placing.RiderPower) / float64(pet.Root.M.Scale()))
	b, o := k.Root.Box(), pet.Bounds()
	if figure.RealSize(pet.Root.Drawing) > ledFrom && nth == 0 {
		return c.led(k, pet)
	}
	behind := int(nth)%2 == 1
	lift := 0.0
	if behind {
		lift = walkBehind * o.H()
	}
	pet = pet.Moved(b.X1+.1*b.H()+walkAhead*nth*o.W()-o.X0, k.Ground-pet.Ground-lift)
	from, to := k.Root.Anchor("handNear"), pet.Root.Anchor("neck")
	if far := k.Root.Anchor("handFar"); far.X > from.X {
		from = far
	}
	root := k.Root
	if behind {
		k = k.Before(pet)
		k.Root = root
	} else {
		k = k.Over(pet)
	}
	return k.Over(c.Cord(i, from, to, .12*b.H()))
}

// Several on leashes walk in two rows: how far ahead of the one before it each is, in its widths, and how much higher on the page those in the row behind
// are, in their heights.
const (
	walkAhead  = .52
	walkBehind = .26
)

// ledFrom is the length in centimeters from which an animal is led: a horse goes behind who holds its rope, a dog goes ahead.
const ledFrom = 140

// led lets an animal walk behind k's root, on a rope from the lower hand to its neck.
func (c *Placer) led(k, pet layout.Cluster) layout.Cluster {
	b, o, root := k.Root.Box(), pet.Bounds(), k.Root
	pet = pet.Moved(b.X0-.04*b.H()-o.X1, k.Ground-pet.Ground)
	from, to := k.Root.Anchor("handNear"), pet.Root.Anchor("neck")
	if far := k.Root.Anchor("handFar"); far.X < from.X {
		from = far
	}
	k = k.Before(pet).Over(c.Cord(pet.Root.Subject, from, to, .1*b.H()))
	k.Root = root
	return k
}
