package supports

import (
	"slices"

	"pellucid/internal/engine/illustrator/brief"
	"pellucid/internal/engine/illustrator/compose/figure"
	"pellucid/internal/engine/illustrator/compose/layout"
	"pellucid/internal/engine/illustrator/compose/relation/placing"
	"pellucid/internal/engine/illustrator/kit"
)

// seatHigh is how far above the neck of who carries somebody on the shoulders those sit, in heights of the head: their trunk is seen over it.
const seatHigh = 1.05

// piggyback sets a person on another one's shoulders: behind the head, with the legs before the chest, where the hands hold them.
func piggyback(c *placing.Placer, k layout.Cluster, i int, h layout.How) layout.Cluster {
	if carrier := c.Subject(k.Root.Subject); carrier.Facing == "behind" {
		c.Brief.Subjects[i].Facing = carrier.Facing
	}
	other := c.Unit(i, layout.How{Copy: h.Copy, Pose: "on shoulders"})
	f := c.ScaleBeside(i, other.Root.Drawing, k.Root, placing.RiderPower) / float64(other.Root.M.Scale())
	other = other.Scaled(f)
	if limit := .74 * placing.BySize(k.Root); placing.BySize(other.Root) > limit {
		other = other.Scaled(limit / placing.BySize(other.Root))
	}
	neck, hips := k.Root.Anchor("neck"), other.Root.Anchor("seat")
	other = other.Moved(neck.X-hips.X, neck.Y-seatHigh*k.Root.Anchor("head").H-hips.Y)
	if behind := c.Subject(k.Root.Subject).Facing == "behind"; behind { // the legs are before the chest, and the back hides the head
		b := other.Bounds()
		return k.Over(placing.Clipped(other, kit.Box{X0: b.X0, Y0: b.Y0, X1: b.X1, Y1: neck.Y}))
	}
	head := k.Root.Anchor("head")
	legs := dangling(other, neck, head.H)
	if k.Root.Has("handNear") && k.Root.Has("shoulderFar") {
		if c.Subject(k.Root.Subject).Pose == "" {
			k.Root.How.Pose = "holding ankles"
		}
		for _, side := range []string{"Near", "Far"} {
			foot := legs.Root.Anchor("foot" + side)
			k = c.Reaching(k, "hand"+side, foot.X, foot.Y-.14*head.H)
		}
	}
	if c.Subject(i).Pose == "" && len(c.LinksOf(i)) == 0 && other.Root.Has("handNear") { // it holds on to the head
		other = c.Reaching(c.Reaching(other, "handNear", head.X-.42*head.W, head.Y-.34*head.H), "handFar", head.X+.42*head.W, head.Y-.34*head.H)
	}
	b, o := other.Bounds(), legs.Bounds()
	legs = placing.Clipped(legs, kit.Box{X0: o.X0, Y0: neck.Y, X1: o.X1, Y1: o.Y1})
	k = k.Before(placing.Clipped(other, kit.Box{X0: b.X0, Y0: b.Y0, X1: b.X1, Y1: other.Root.Anchor("seat").Y + .1*head.H}))
	whole, root, ground := k, k.Root, k.Ground
	k = k.Over(legs) // over clothes, and the hands are on the ankles
	for _, name := range []string{"handNear", "handFar"} {
		if root.Has(name) {
			at, r := root.Anchor(name), .2*head.H
			k = k.Over(placing.Clipped(whole, kit.Box{X0: at.X - r, Y0: at.Y - r, X1: at.X + r, Y1: at.Y + r}))
		}
	}
	k.Root, k.Ground = root, ground
	return k
}

// feetLow is how far below the neck of who carries somebody on the shoulders the feet of those are at most, in heights of the head.
const feetLow = 1.1

// dangling lowers who sits on shoulders until the feet are before the chest, the hips behind the chin at most: the head hides that they are lower.
func dangling(k layout.Cluster, neck kit.Anchor, high float64) layout.Cluster {
	foot := min(k.Root.Anchor("footNear").Y, k.Root.Anchor("footFar").Y)
	return k.Moved(0, max(0, min(neck.Y+feetLow*high-foot, neck.Y-.3*high-k.Root.Anchor("seat").Y)))
}

// onBack lets a person ride on another one's back: the near arm and leg are before the one who carries.
func onBack(c *placing.Placer, k layout.Cluster, i int, h layout.How) layout.Cluster {
	rider := c.Unit(i, layout.How{Copy: h.Copy, Pose: "riding piggyback", Facing: kit.Right})
	rider = rider.Scaled(c.ScaleBeside(i, rider.Root.Drawing, k.Root, placing.RiderPower) / float64(rider.Root.M.Scale()))
	if limit := .66 * placing.BySize(k.Root); placing.BySize(rider.Root) > limit {
		rider = rider.Scaled(limit / placing.BySize(rider.Root))
	}
	back, hips, head := k.Root.Anchor("back"), rider.Root.Anchor("seat"), k.Root.Anchor("head")
	y := back.Y + .1*placing.BySize(k.Root)
	rider = rider.Moved(back.X-.1*placing.BySize(k.Root)-hips.X, y-hips.Y)
	if r := rider.Root.Anchor("head"); r.X > head.X-.72*head.W || r.Y > head.Y { // over the shoulder, beside the other head
		rider = rider.Moved(min(0, head.X-.72*head.W-r.X), min(0, head.Y-.1*head.H-r.Y))
	}
	front, behind := rider.Split(kit.Fore)
	return k.Within(k.Root.Serial, kit.Fore, front).Before(behind)
}

// CarriesOnBack reports whether somebody rides on the back of subject i.
func CarriesOnBack(c *placing.Placer, i int) bool {
	return slices.ContainsFunc(c.Links, func(l brief.Relation) bool {
		return l.To == i && l.Kind == "riding" && c.Subject(l.From).Pose == "piggyback" && c.Subject(i).Kind == brief.Person
	})
}

// shoulderLimit is the most that a thing on a person's shoulder measures, as a share of the person.
const shoulderLimit = .3

// shouldered sets a thing, an animal or a child on the shoulder of k's root.
func shouldered(c *placing.Placer, k layout.Cluster, i int, h layout.How) layout.Cluster {
	if c.Subject(i).Pose == "piggyback" {
		return onBack(c, k, i, h)
	}
	if c.Subject(i).Kind == brief.Person {
		return piggyback(c, k, i, h)
	}
	thing := c.Unit(i, layout.How{Copy: h.Copy, Pose: "sitting"})
	f := c.ScaleBeside(i, thing.Root.Drawing, k.Root, placing.BesidePower) / float64(thing.Root.M.Scale())
	thing = thing.Scaled(f)
	limit := shoulderLimit * placing.BySize(k.Root)
	if c.Subject(i).Kind == brief.Animal { // its tail is beside the head too
		limit *= .8
	}
	if placing.BySize(thing.Root) > limit {
		thing = thing.Scaled(limit / placing.BySize(thing.Root))
	}
	at, b := k.Root.Anchor("shoulderFar"), thing.Bounds()
	if near := k.Root.Anchor("shoulderNear"); near.X > at.X {
		at = near
	}
	x := at.X + .04*placing.BySize(k.Root)
	if head := k.Root.Anchor("head"); k.Root.Has("head") { // it does not cover the face
		x = max(x, min(head.X+.3*head.W+b.W()/2, at.X+.42*b.W()))
	}
	if head := k.Root.Anchor("head"); k.Root.Has("head") && k.Root.Drawing.Facing == kit.Right && c.Stands(i) { // who is turned aside has it behind the face
		x = min(k.Root.Anchor("shoulderNear").X, k.Root.Anchor("shoulderFar").X, head.X-.22*head.W) - .36*b.W()
		thing = thing.Mirrored()
		b = thing.Bounds()
	}
	thing = thing.Moved(x-(b.X0+b.X1)/2, at.Y+.02*b.H()-thing.Ground)
	if b := thing.Bounds(); c.Subject(i).Kind == brief.Piece && k.Root.Has("handFar") && b.W() > .12*placing.BySize(k.Root) { // the hand holds it there
		k = c.Reaching(k, "handFar", b.X0+.7*b.W(), b.Y1-.1*b.H())
	}
	return k.Within(k.Root.Serial, kit.Fore, thing)
}

// pouchWide is how wide the head of a young one is, in widths of the pouch that it looks out of.
const pouchWide = 1.02

// pouched lets a young one, or a toy, look out of the pouch of k's root.
func pouched(c *placing.Placer, k layout.Cluster, i int, h layout.How) layout.Cluster {
	room := k.Root.Anchor("pouch")
	s := c.Subject(i)
	inner := layout.Cluster{}
	if s.Kind == brief.Animal && !figure.Dressed(s) {
		s.Young = true
		d := c.Head(s)
		inner = c.Place(i, d, layout.Centered(d, 1, 0, 0, 0))
	} else {
		inner = c.Unit(i, layout.How{Copy: h.Copy})
	}
	b := inner.Bounds()
	inner = inner.Scaled(pouchWide * room.W / b.W())
	b = inner.Bounds()
	return k.Within(k.Root.Serial, kit.Fore, inner.Moved(room.X-(b.X0+b.X1)/2, room.Y+.14*b.H()-b.Y1))
}
