package compose

import (
	"slices"
	"strings"

	"pellucid/internal/engine/illustrator/brief"
	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/animal"
)

// relatives are the words for people who are of one family.
var relatives = words("mother mom mum mommy mama father dad daddy papa son daughter grandma grandmother granny grandpa grandfather grandson granddaughter baby newborn family parents brother sister siblings twins")

// skinSeed chooses the skin tone of a person of whom nothing was said: those of one family have the same.
func (c *composer) skinSeed(i, copy int) uint64 {
	people := 0
	for _, s := range c.Brief.Subjects {
		if s.Kind == brief.Person {
			people++
		}
	}
	related := people > 1 && slices.ContainsFunc(c.Brief.Subjects, func(s brief.Subject) bool {
		return s.Kind == brief.Person && slices.ContainsFunc(strings.Fields(strings.ToLower(s.Words)), func(word string) bool { return relatives[word] })
	})
	if !related || c.subject(i).Kind != brief.Person {
		return c.lookSeed(i, copy)
	}
	return c.seed(slices.IndexFunc(c.Brief.Subjects, func(s brief.Subject) bool { return s.Kind == brief.Person }), 0)
}

// sameLooks are the words for people who look the same.
var sameLooks = words("twin twins identical triplets")

// lookSeed chooses how a person looks of whom nothing was said: twins look alike.
func (c *composer) lookSeed(i, copy int) uint64 {
	if c.subject(i).Kind == brief.Person && slices.ContainsFunc(strings.Fields(strings.ToLower(c.Brief.Prompt)), func(word string) bool { return sameLooks[word] }) {
		return c.seed(slices.IndexFunc(c.Brief.Subjects, func(s brief.Subject) bool { return s.Kind == brief.Person }), 0)
	}
	return c.seed(i, copy)
}

// inheritCoats gives young animals that come with a grown one of their kind its breed and its coat, unless they have their own: the kittens
// of a black cat are black, the cub of a white tiger is white.
func (c *composer) inheritCoats() {
	n := len(c.Brief.Subjects)
	for _, r := range c.Brief.Relations {
		if r.From == r.To || r.From < 0 || r.To < 0 || r.From >= n || r.To >= n {
			continue
		}
		for _, pair := range [2][2]int{{r.From, r.To}, {r.To, r.From}} {
			grown, young := c.subject(pair[0]), &c.Brief.Subjects[pair[1]]
			if grown.Kind == brief.Animal && young.Kind == brief.Animal && !isYoung(grown) && isYoung(*young) && plainCoat(*young) &&
				(grown.ID == young.ID || animal.IsYoung(young.ID) && animal.Kin(grown.ID, young.ID)) {
				young.ID, young.Young = grown.ID, true
				young.Color, young.More, young.Pattern, young.Fill, young.Parts = grown.Color, grown.More, grown.Pattern, grown.Fill, grown.Parts
			}
		}
	}
}

// isYoung reports whether an animal is a young one, by what was said or by its name.
func isYoung(s brief.Subject) bool { return s.Young || animal.IsYoung(s.ID) }

// plainCoat reports whether nothing was said of how an animal looks.
func plainCoat(s brief.Subject) bool {
	return s.Color == "" && len(s.More) == 0 && s.Pattern == "" && s.Fill == "" && len(s.Parts) == 0
}

// climbers are the animals that hug a trunk above the ground.
var climbers = words("koala sloth monkey squirrel bear panda red-panda cat kitten leopard raccoon chimpanzee orangutan lemur gecko chameleon tree-frog")

// hugsUpright reports whether subject i puts its arms around a thing that is larger than itself: an animal stands on its hind legs then.
func (c *composer) hugsUpright(i int) bool {
	return c.subject(i).Kind != brief.Bird && slices.ContainsFunc(c.links, func(l brief.Relation) bool {
		return l.Kind == "hugging" && l.From == i && c.subject(l.To).Kind == brief.Piece && c.larger(l)
	})
}

// larger reports whether what somebody hugs is larger than they are.
func (c *composer) larger(l brief.Relation) bool {
	whole := how{pose: "standing"}
	return realSize(c.draw(l.To, how{})) > 1.3*realSize(c.draw(l.From, whole))
}

// pressed holds an animal breast to breast: its head is beside the chin, and both arms are around its back.
func (c *composer) pressed(k, thing cluster) cluster {
	side := 1.0
	if k.root.drawing.Facing == kit.Left {
		side = -1
	}
	chest, b := k.root.anchor("chest"), thing.bounds()
	x, y := chest.X+side*(.5*chest.W+.22*b.W()), chest.Y+.1*b.H()
	thing = thing.moved(x-(b.X0+b.X1)/2, y-(b.Y0+.5*b.H()))
	k = c.reaching(k, "handFar", x+side*.3*b.W(), y+.06*b.H())
	k = c.reaching(k, "handNear", x+side*.24*b.W(), y+.22*b.H())
	return k.within(k.root.serial, kit.Fore, thing)
}

// tallest is the most that something which somebody hugs measures, in heights of who hugs it: the hug is seen.
const tallest = 2.1

// aroundTrunk lets k's root put its arms around something larger than itself: the body is before it, one hand on each side. What climbs
// trees does it above the ground.
func (c *composer) aroundTrunk(k cluster, i int, h how) cluster {
	other := c.unit(i, how{copy: h.copy})
	other = other.scaled(c.scaleBeside(i, other.root.drawing, k.root, besidePower) / float64(other.root.m.Scale()))
	root := k.root
	if most := tallest * root.box().H(); other.bounds().H() > most {
		other = other.scaled(most / other.bounds().H())
	}
	chest, o := root.anchor("chest"), other.bounds()
	middle, half := (o.X0+o.X1)/2, .5*o.W()
	low := k.ground - chest.Y
	if climbers[c.subject(root.subject).ID] && o.H() > 1.6*root.box().H() {
		low += .1 * o.H()
	}
	if edge := rightAt(other.root, other.ground-low-.04*o.H(), other.ground-low+.04*o.H()); edge < o.X1-.05*o.W() && edge > middle { // a trunk
		half = edge - middle
	}
	if wide := .42 * root.box().W(); half > wide { // arms are not long enough to go around
		half = wide
	}
	x := chest.X + .5*chest.W + .6*half
	other = other.moved(x-middle, (chest.Y+low)-other.ground)
	k = c.reaching(k, "handFar", x+1.05*half, chest.Y-.25*chest.H)
	k = c.reaching(k, "handNear", x+.75*half, chest.Y+.05*chest.H)
	k = k.within(k.root.serial, kit.Body, other)
	out := k
	out.root = root
	out.root.drawing, out.root.how = k.root.drawing, k.root.how
	out.ground = max(k.ground, other.ground)
	return out
}

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
