package compose

import (
	"slices"

	"pellucid/internal/engine/illustrator/brief"
	"pellucid/internal/engine/illustrator/kit"
)

// piggyback sets a person on another one's shoulders: behind the head, with the legs before the chest, where the hands hold them.
func (c *composer) piggyback(k cluster, i int, h how) cluster {
	other := c.unit(i, how{copy: h.copy, pose: "on shoulders"})
	f := c.scaleBeside(i, other.root.drawing, k.root, riderPower) / float64(other.root.m.Scale())
	other = other.scaled(f)
	if limit := .74 * bySize(k.root); bySize(other.root) > limit {
		other = other.scaled(limit / bySize(other.root))
	}
	neck, hips := k.root.anchor("neck"), other.root.anchor("seat")
	other = other.moved(neck.X-hips.X, neck.Y-.56*k.root.anchor("head").H-hips.Y)
	if k.root.has("handNear") && k.root.has("shoulderFar") {
		if c.subject(k.root.subject).Pose == "" {
			k.root.how.pose = "holding ankles"
		}
		for _, side := range []string{"Near", "Far"} {
			foot, knee := other.root.anchor("foot"+side), other.root.anchor("seat")
			k = c.reaching(k, "hand"+side, foot.X, foot.Y-.2*(foot.Y-knee.Y))
		}
	}
	b := other.bounds()
	legs := other.clipped(kit.Box{X0: b.X0, Y0: neck.Y, X1: b.X1, Y1: b.Y1})
	k = k.before(other)
	return k.within(k.root.serial, kit.Fore, legs)
}

// onBack lets a person ride on another one's back: the near arm and leg are before the one who carries.
func (c *composer) onBack(k cluster, i int, h how) cluster {
	rider := c.unit(i, how{copy: h.copy, pose: "riding piggyback", facing: kit.Right})
	rider = rider.scaled(c.scaleBeside(i, rider.root.drawing, k.root, riderPower) / float64(rider.root.m.Scale()))
	if limit := .66 * bySize(k.root); bySize(rider.root) > limit {
		rider = rider.scaled(limit / bySize(rider.root))
	}
	back, hips, head := k.root.anchor("back"), rider.root.anchor("seat"), k.root.anchor("head")
	y := back.Y + .1*bySize(k.root)
	rider = rider.moved(back.X-.1*bySize(k.root)-hips.X, y-hips.Y)
	if r := rider.root.anchor("head"); r.X > head.X-.72*head.W || r.Y > head.Y { // over the shoulder, beside the other head
		rider = rider.moved(min(0, head.X-.72*head.W-r.X), min(0, head.Y-.1*head.H-r.Y))
	}
	var behind, front cluster
	for _, s := range rider.sprites {
		if s.drawing == rider.root.serial && s.layer == kit.Fore {
			front.sprites = append(front.sprites, s)
		} else {
			behind.sprites = append(behind.sprites, s)
		}
	}
	return k.within(k.root.serial, kit.Fore, front).before(behind)
}

// carriesOnBack reports whether somebody rides on the back of subject i.
func (c *composer) carriesOnBack(i int) bool {
	return slices.ContainsFunc(c.links, func(l brief.Relation) bool {
		return l.To == i && l.Kind == "riding" && c.subject(l.From).Pose == "piggyback" && c.subject(i).Kind == brief.Person
	})
}

// shoulderLimit is the most that a thing on a person's shoulder measures, as a share of the person.
const shoulderLimit = .3

// shouldered sets a thing, an animal or a child on the shoulder of k's root.
func (c *composer) shouldered(k cluster, i int, h how) cluster {
	if c.subject(i).Pose == "piggyback" {
		return c.onBack(k, i, h)
	}
	if c.subject(i).Kind == brief.Person {
		return c.piggyback(k, i, h)
	}
	thing := c.unit(i, how{copy: h.copy, pose: "sitting"})
	f := c.scaleBeside(i, thing.root.drawing, k.root, besidePower) / float64(thing.root.m.Scale())
	thing = thing.scaled(f)
	if limit := shoulderLimit * bySize(k.root); bySize(thing.root) > limit {
		thing = thing.scaled(limit / bySize(thing.root))
	}
	at, b := k.root.anchor("shoulderFar"), thing.bounds()
	if near := k.root.anchor("shoulderNear"); near.X > at.X {
		at = near
	}
	x := at.X + .04*bySize(k.root)
	if head := k.root.anchor("head"); k.root.has("head") { // it does not cover the face
		x = max(x, min(head.X+.3*head.W+b.W()/2, at.X+.42*b.W()))
	}
	thing = thing.moved(x-(b.X0+b.X1)/2, at.Y+.02*b.H()-thing.ground)
	if b := thing.bounds(); c.subject(i).Kind == brief.Piece && k.root.has("handFar") && b.W() > .12*bySize(k.root) { // the hand holds it there
		k = c.reaching(k, "handFar", b.X0+.7*b.W(), b.Y1-.1*b.H())
	}
	return k.within(k.root.serial, kit.Fore, thing)
}

// pouchWide is how wide the head of a young one is, in widths of the pouch that it looks out of.
const pouchWide = 1.02

// inPouch reports whether subject i has something in its pouch.
func (c *composer) inPouch(i int) bool {
	for _, l := range c.links {
		if l.Kind == "inside" && l.To == i {
			return true
		}
	}
	return false
}

// pouched lets a young one, or a toy, look out of the pouch of k's root.
func (c *composer) pouched(k cluster, i int, h how) cluster {
	room := k.root.anchor("pouch")
	s := c.subject(i)
	inner := cluster{}
	if s.Kind == brief.Animal && !dressed(s) {
		s.Young = true
		d := c.head(s)
		inner = c.place(i, d, centered(d, 1, 0, 0, 0))
	} else {
		inner = c.unit(i, how{copy: h.copy})
	}
	b := inner.bounds()
	inner = inner.scaled(pouchWide * room.W / b.W())
	b = inner.bounds()
	return k.within(k.root.serial, kit.Fore, inner.moved(room.X-(b.X0+b.X1)/2, room.Y+.14*b.H()-b.Y1))
}
