package holding

import (
	"strings"

	"pellucid/internal/engine/illustrator/brief"
	"pellucid/internal/engine/illustrator/compose/figure"
	"pellucid/internal/engine/illustrator/compose/hierarchy"
	"pellucid/internal/engine/illustrator/compose/layout"
	"pellucid/internal/engine/illustrator/compose/relation/placing"
	"pellucid/internal/engine/illustrator/compose/relation/together"
	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/library"
	"pellucid/internal/engine/illustrator/kit/person"
)

// HandFree reports whether a person needs one hand for what they do and has one thing for the other: a phone at the ear and a briefcase.
func HandFree(c *placing.Placer, i int) bool {
	s := c.Subject(i)
	if s.Kind != brief.Person || s.Pose == "" {
		return false
	}
	near, far := person.ArmsBusy(figure.PersonPoseOf(s.Pose))
	if !near || far {
		return false
	}
	n := 0
	for _, l := range c.Links {
		if l.From == i && hierarchy.InHands[l.Kind] {
			n++
		}
	}
	return n == 1
}

// TastesAndHolds reports whether a person eats or drinks with one hand and has something else in the other: coffee and a newspaper.
func TastesAndHolds(c *placing.Placer, i int) bool {
	tastes, holds := 0, 0
	for _, l := range c.Links {
		if l.From != i || !hierarchy.InHands[l.Kind] || c.Subject(l.To).Kind != brief.Piece || c.Subject(i).Kind != brief.Person && !c.FromCup(l) && !hierarchy.Handy[l.Kind] {
			continue
		}
		switch {
		case c.BowlOf(l) >= 0 || servedBefore(c, l):
			return false
		case hierarchy.Tasted[l.Kind]:
			tastes++
		case l.Kind == "holding" || l.Kind == "reading" || l.Kind == "using":
			holds++
		}
	}
	return tastes == 1 && holds == 1
}

// handOf is the hand that has the nth thing that somebody holds, and its side: -1 is the left one of the picture.
func handOf(k layout.Cluster, n int) (name string, side float64) {
	name = []string{"handNear", "handFar"}[n%2]
	side = 1
	if k.Root.Anchor(strings.Replace(name, "hand", "shoulder", 1)).X < k.Root.Anchor("chest").X {
		side = -1
	}
	return name, side
}

// lowered lets the hand of k's root hang that has the nth thing, which has a handle on top.
func lowered(c *placing.Placer, k layout.Cluster, n int) (layout.Cluster, kit.Anchor) {
	name, side := handOf(k, n)
	shoulder, size := k.Root.Anchor(strings.Replace(name, "hand", "shoulder", 1)), placing.BySize(k.Root)
	k = c.Reaching(k, name, shoulder.X+side*.05*size, shoulder.Y+.3*size)
	return k, k.Root.Anchor(name)
}

// inOneArm seats a child or an animal on one arm of k's root, before the chest.
func inOneArm(c *placing.Placer, k, thing layout.Cluster, n int) layout.Cluster {
	name, side := handOf(k, n)
	chest, b, size := k.Root.Anchor("chest"), thing.Bounds(), placing.BySize(k.Root)
	thing = thing.Moved(chest.X+side*.1*size-(b.X0+b.X1)/2, chest.Y+.02*size-(b.Y0+.5*b.H()))
	b = thing.Bounds()
	k = c.Reaching(k, name, (b.X0+b.X1)/2-side*.1*b.W(), b.Y1-.22*b.H())
	return k.Within(k.Root.Serial, kit.Fore, thing)
}

// servedBefore reports whether what somebody has stands before them or rises on a string.
func servedBefore(c *placing.Placer, l brief.Relation) bool {
	d := c.Draw(l.To, layout.How{})
	_, floats := d.Anchors["tie"]
	return floats || c.StandsBefore(l) || together.Dines(c, l)
}

// inFreeHand puts a thing into the far hand: it hangs there from its handle, or is held up beside the chest.
func inFreeHand(c *placing.Placer, k, thing layout.Cluster) layout.Cluster {
	if hierarchy.HangsFromHand(thing.Root.Drawing) {
		hand := k.Root.Anchor("handFar")
		return k.Within(k.Root.Serial, kit.Body, gripAt(thing, hand.X, hand.Y))
	}
	chest, size := k.Root.Anchor("chest"), placing.BySize(k.Root)
	side := 1.0
	if k.Root.Anchor("shoulderFar").X < k.Root.Anchor("shoulderNear").X {
		side = -1
	}
	x, y := chest.X+side*.19*size, chest.Y+.04*size
	k = c.Reaching(k, "handFar", x, y)
	if thing.Root.Has("grip") || thing.Root.Has("tie") {
		return k.Within(k.Root.Serial, kit.Fore, gripAt(thing, x, y))
	}
	b := thing.Bounds()
	return k.Within(k.Root.Serial, kit.Fore, thing.Moved(x-(b.X0+b.X1)/2, y-(b.Y0+.6*b.H())))
}

// Airy are the things that are thrown up into the air, not at somebody.
var Airy = figure.Words("graduation-cap hat party-hat bouquet confetti rose-petals money dollar-bill coin chef-hat cowboy-hat baseball-cap sailor-hat top-hat")

// tossedUp lets a thing fly above who has thrown it up.
func tossedUp(c *placing.Placer, k, thing layout.Cluster) layout.Cluster {
	size := placing.BySize(k.Root)
	if b := thing.Bounds(); max(b.W(), b.H()) < .2*size {
		thing = thing.Scaled(.2 * size / max(b.W(), b.H()))
	}
	thing = thing.TurnedBy(-14)
	head, b := k.Root.Anchor("headTop"), thing.Bounds()
	if HasTwoThings(c, k.Root.Subject) { // the other one is in the raised hand
		head.X -= .3 * size
	}
	return k.Over(thing.Moved(head.X+.1*size-(b.X0+b.X1)/2, head.Y-.14*size-b.Y1))
}

// openingHeight is how high the opening of a vessel lies into which somebody reaches, in heights of who does.
const openingHeight = .36

// ReachedInto stands a vessel before k's root, one hand of whom is in its opening.
func ReachedInto(c *placing.Placer, k, other layout.Cluster) layout.Cluster {
	in, b := other.Root.Anchor("inside"), k.Root.Box()
	rim := in.Y - .5*in.H
	if high := other.Ground - rim; high < openingHeight*b.H() {
		other = other.Scaled(openingHeight * b.H() / high)
	}
	o := other.Bounds()
	other = other.Moved(b.X1-.3*b.W()-o.X0, k.Ground-other.Ground)
	in = other.Root.Anchor("inside")
	k = c.Reaching(k, "handFar", in.X-.1*in.W, in.Y)
	out := other.Within(other.Root.Serial, kit.Fore, k)
	out.Root, out.Ground = k.Root, k.Ground
	return out
}

// tipped is by how many degrees a vehicle stands on its front wheel when somebody falls off.
const tipped = 16

// Thrown lets a child fall off k's root, ahead of it and still in the air.
func Thrown(c *placing.Placer, k layout.Cluster, i int, h layout.How) layout.Cluster {
	pose := c.Subject(i).Pose
	if pose == "" {
		pose = "jumping"
	}
	one := c.Unit(i, layout.How{Copy: h.Copy, Pose: pose})
	one = one.Scaled(c.ScaleBeside(i, one.Root.Drawing, k.Root, placing.RiderPower) / float64(one.Root.M.Scale()))
	if c.Subject(i).Kind == brief.Piece {
		return dropped(c, k, one)
	}
	if library.GroupOf(c.Subject(k.Root.Subject).ID) == "vehicles" {
		k = k.TurnedBy(tipped)
		k.Ground = k.Bounds().Y1
	}
	b, o := k.Bounds(), one.Bounds()
	return k.Over(one.Moved(b.X1-.45*o.W()-o.X0, b.Y0+.5*b.H()-o.Y1))
}

// dropped lets a thing fall beside the edge of k's root, turned in the air.
func dropped(c *placing.Placer, k, one layout.Cluster) layout.Cluster {
	b := k.Root.Box()
	if least := .2 * placing.BySize(k.Root); placing.BySize(one.Root) < least {
		one = one.Scaled(least / placing.BySize(one.Root))
	}
	one = one.TurnedBy(38)
	o := one.Bounds()
	return k.Over(one.Moved(b.X1+.05*b.W()-o.X0, b.Y0+.22*b.H()-o.Y0))
}
