package compose

import (
	"slices"
	"strings"

	"pellucid/internal/engine/illustrator/brief"
	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/library"
	"pellucid/internal/engine/illustrator/kit/person"
)

// handFree reports whether a person needs one hand for what they do and has one thing for the other: a phone at the ear and a briefcase.
func (c *composer) handFree(i int) bool {
	s := c.subject(i)
	if s.Kind != brief.Person || s.Pose == "" {
		return false
	}
	near, far := person.ArmsBusy(personPoseOf(s.Pose))
	if !near || far {
		return false
	}
	n := 0
	for _, l := range c.links {
		if l.From == i && inHands[l.Kind] {
			n++
		}
	}
	return n == 1
}

// tastesAndHolds reports whether a person eats or drinks with one hand and has something else in the other: coffee and a newspaper.
func (c *composer) tastesAndHolds(i int) bool {
	tastes, holds := 0, 0
	for _, l := range c.links {
		if l.From != i || !inHands[l.Kind] || c.subject(l.To).Kind != brief.Piece || c.subject(i).Kind != brief.Person && !c.fromCup(l) && !handy[l.Kind] {
			continue
		}
		switch {
		case c.bowlOf(l) >= 0 || c.servedBefore(l):
			return false
		case tasted[l.Kind]:
			tastes++
		case l.Kind == "holding" || l.Kind == "reading" || l.Kind == "using":
			holds++
		}
	}
	return tastes == 1 && holds == 1
}

// pieceOf are the pieces that people eat of what is too large for one hand.
var pieceOf = map[string]string{"pizza": "pizza-slice", "cake": "cake-slice", "birthday-cake": "cake-slice"}

// cutBites gives people who eat something large a piece of it.
func (c *composer) cutBites() {
	for n, l := range c.Brief.Relations {
		if l.Kind != "eating" || max(l.From, l.To) >= len(c.Brief.Subjects) {
			continue
		}
		by, food := c.subject(l.From), &c.Brief.Subjects[l.To]
		slice := pieceOf[food.ID]
		alone := !slices.ContainsFunc(c.Brief.Relations[n+1:], func(o brief.Relation) bool { return o.From == l.To || o.To == l.To })
		if by.Kind == brief.Person && slice != "" && food.Count == 1 && alone && food.Text == "" && len(food.Parts) == 0 {
			food.ID = slice
		}
	}
}

// holdsSeveral lets one person hold the several small things that they come with: bags in both hands, books as a stack. On the floor beside
// them they would be as large as the person.
func (c *composer) holdsSeveral(l brief.Relation) bool {
	by, to := &c.Brief.Subjects[l.From], &c.Brief.Subjects[l.To]
	if l.Kind != "with" || by.Kind != brief.Person || by.Count != 1 || to.Kind != brief.Piece || to.Count != 2 && (to.Count != unstated || c.numbered(*to)) {
		return false
	}
	d := c.draw(l.To, how{})
	bags := hangsFromHand(d) && realSize(d) <= 2*handheld
	if bags && by.Pose == "shopping" {
		by.Pose = "" // the bag of that pose would be one more
	}
	if _, busy := c.doing(l.From); busy || by.Pose != "" && by.Pose != "standing" && by.Pose != "walking" {
		return false
	}
	_, grip := d.Anchors["grip"]
	switch {
	case to.ID == "book":
		to.ID, to.Count = "book-stack", 1
	case strings.HasSuffix(to.ID, "s"): // a pair in one drawing
		to.Count = 1
	case bags || grip && realSize(d) <= handheld:
		to.Count = 2
	default:
		return false
	}
	return true
}

// handOf is the hand that has the nth thing that somebody holds, and its side: -1 is the left one of the picture.
func handOf(k cluster, n int) (name string, side float64) {
	name = []string{"handNear", "handFar"}[n%2]
	side = 1
	if k.root.anchor(strings.Replace(name, "hand", "shoulder", 1)).X < k.root.anchor("chest").X {
		side = -1
	}
	return name, side
}

// lowered lets the hand of k's root hang that has the nth thing, which has a handle on top.
func (c *composer) lowered(k cluster, n int) (cluster, kit.Anchor) {
	name, side := handOf(k, n)
	shoulder, size := k.root.anchor(strings.Replace(name, "hand", "shoulder", 1)), bySize(k.root)
	k = c.reaching(k, name, shoulder.X+side*.05*size, shoulder.Y+.3*size)
	return k, k.root.anchor(name)
}

// inOneArm seats a child or an animal on one arm of k's root, before the chest.
func (c *composer) inOneArm(k, thing cluster, n int) cluster {
	name, side := handOf(k, n)
	chest, b, size := k.root.anchor("chest"), thing.bounds(), bySize(k.root)
	thing = thing.moved(chest.X+side*.1*size-(b.X0+b.X1)/2, chest.Y+.02*size-(b.Y0+.5*b.H()))
	b = thing.bounds()
	k = c.reaching(k, name, (b.X0+b.X1)/2-side*.1*b.W(), b.Y1-.22*b.H())
	return k.within(k.root.serial, kit.Fore, thing)
}

// tieBouquet makes a bouquet of the flowers that somebody holds.
func (c *composer) tieBouquet(l brief.Relation) {
	flowers := &c.Brief.Subjects[l.To]
	if (l.Kind == "with" || l.Kind == "holding") && c.subject(l.From).Kind == brief.Person && flowers.ID == "flower" && flowers.Count >= unstated && flowers.Color == "" && !c.numbered(*flowers) {
		flowers.ID, flowers.Count = "bouquet", 1
	}
}

// wheeled are the things on wheels that somebody pushes who comes "with" one.
var wheeled = words("shopping-cart stroller baby-stroller baby-carriage wheelbarrow hand-truck lawn-mower pram")

// servedBefore reports whether what somebody has stands before them or rises on a string.
func (c *composer) servedBefore(l brief.Relation) bool {
	d := c.draw(l.To, how{})
	_, floats := d.Anchors["tie"]
	return floats || c.standsBefore(l) || c.dines(l)
}

// inFreeHand puts a thing into the far hand: it hangs there from its handle, or is held up beside the chest.
func (c *composer) inFreeHand(k, thing cluster) cluster {
	if hangsFromHand(thing.root.drawing) {
		hand := k.root.anchor("handFar")
		return k.within(k.root.serial, kit.Body, gripAt(thing, hand.X, hand.Y))
	}
	chest, size := k.root.anchor("chest"), bySize(k.root)
	side := 1.0
	if k.root.anchor("shoulderFar").X < k.root.anchor("shoulderNear").X {
		side = -1
	}
	x, y := chest.X+side*.19*size, chest.Y+.04*size
	k = c.reaching(k, "handFar", x, y)
	if thing.root.has("grip") || thing.root.has("tie") {
		return k.within(k.root.serial, kit.Fore, gripAt(thing, x, y))
	}
	b := thing.bounds()
	return k.within(k.root.serial, kit.Fore, thing.moved(x-(b.X0+b.X1)/2, y-(b.Y0+.6*b.H())))
}

// airy are the things that are thrown up into the air, not at somebody.
var airy = words("graduation-cap hat party-hat bouquet confetti rose-petals money dollar-bill coin chef-hat cowboy-hat baseball-cap sailor-hat top-hat")

// tossedUp lets a thing fly above who has thrown it up.
func (c *composer) tossedUp(k, thing cluster) cluster {
	size := bySize(k.root)
	if b := thing.bounds(); max(b.W(), b.H()) < .2*size {
		thing = thing.scaled(.2 * size / max(b.W(), b.H()))
	}
	thing = thing.turnedBy(-14)
	head, b := k.root.anchor("headTop"), thing.bounds()
	return k.over(thing.moved(head.X+.1*size-(b.X0+b.X1)/2, head.Y-.14*size-b.Y1))
}

// throwsOwnHat reports whether somebody throws the hat of their role into the air.
func (c *composer) throwsOwnHat(i int, role string) bool {
	own := person.RoleHeadwear(role)
	for _, l := range c.links {
		if l.From == i && l.Kind == "holding" && own != "" && c.subject(i).Pose == "throwing" && strings.Contains(strings.ReplaceAll(c.subject(l.To).ID, "-", " "), own) {
			return true
		}
	}
	return false
}

// hasRoleProp reports whether the prompt names what the role of somebody brings anyway: a lumberjack with an axe has one axe.
func (c *composer) hasRoleProp(i int) bool {
	role, ok := RoleName(c.subject(i).ID)
	return ok && slices.ContainsFunc(c.links, func(l brief.Relation) bool {
		other := l.From + l.To - i
		return (l.From == i || l.To == i) && c.subject(other).Kind == brief.Piece && person.RoleHolds(role, strings.ReplaceAll(c.subject(other).ID, "-", " "))
	})
}

// openingHeight is how high the opening of a vessel lies into which somebody reaches, in heights of who does.
const openingHeight = .36

// reachedInto stands a vessel before k's root, one hand of whom is in its opening.
func (c *composer) reachedInto(k, other cluster) cluster {
	in, b := other.root.anchor("inside"), k.root.box()
	rim := in.Y - .5*in.H
	if high := other.ground - rim; high < openingHeight*b.H() {
		other = other.scaled(openingHeight * b.H() / high)
	}
	o := other.bounds()
	other = other.moved(b.X1-.3*b.W()-o.X0, k.ground-other.ground)
	in = other.root.anchor("inside")
	k = c.reaching(k, "handFar", in.X-.1*in.W, in.Y)
	out := other.within(other.root.serial, kit.Fore, k)
	out.root, out.ground = k.root, k.ground
	return out
}

// tipped is by how many degrees a vehicle stands on its front wheel when somebody falls off.
const tipped = 16

// thrown lets a child fall off k's root, ahead of it and still in the air.
func (c *composer) thrown(k cluster, i int, h how) cluster {
	pose := c.subject(i).Pose
	if pose == "" {
		pose = "jumping"
	}
	one := c.unit(i, how{copy: h.copy, pose: pose})
	one = one.scaled(c.scaleBeside(i, one.root.drawing, k.root, riderPower) / float64(one.root.m.Scale()))
	if c.subject(i).Kind == brief.Piece {
		return c.dropped(k, one)
	}
	if library.GroupOf(c.subject(k.root.subject).ID) == "vehicles" {
		k = k.turnedBy(tipped)
		k.ground = k.bounds().Y1
	}
	b, o := k.bounds(), one.bounds()
	return k.over(one.moved(b.X1-.45*o.W()-o.X0, b.Y0+.5*b.H()-o.Y1))
}

// dropped lets a thing fall beside the edge of k's root, turned in the air.
func (c *composer) dropped(k, one cluster) cluster {
	b := k.root.box()
	if least := .2 * bySize(k.root); bySize(one.root) < least {
		one = one.scaled(least / bySize(one.root))
	}
	one = one.turnedBy(38)
	o := one.bounds()
	return k.over(one.moved(b.X1+.05*b.W()-o.X0, b.Y0+.22*b.H()-o.Y0))
}
