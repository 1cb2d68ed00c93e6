package compose

import (
	"math"

	"pellucid/internal/engine/illustrator/brief"
	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/scene"
)

// heldLimit is the most that a thing which an animal holds measures, as a share of the animal.
const heldLimit = .42

// poleLimit is the most that a thing which a person holds by a shaft or a string measures, biteLimit what is eaten.
const (
	poleLimit = .6
	biteLimit = .3
)

// isHugged reports whether who faces the viewer holds a thing before them with both arms: it has neither a handle nor a string.
func (c *composer) isHugged(i int) bool {
	d := c.draw(i, how{})
	_, grip := d.Anchors["grip"]
	_, tie := d.Anchors["tie"]
	return !grip && !tie && !carriesInMouth[c.subject(i).ID]
}

// large is the length in centimeters from which a thing is held at its real size.
const large = 38

// small is the length in centimeters up to which a thing is carried in one hand.
const small = 25

// holdPose is the pose that holds a subject.
func (c *composer) holdPose(i int) string {
	d := c.draw(i, how{})
	if _, floats := d.Anchors["tie"]; floats {
		return "holding up"
	}
	if k := c.subject(i).Kind; k == brief.Person || k == brief.Animal {
		return "carrying" // on both arms
	}
	if hangsFromHand(d) {
		return "carrying a bag"
	}
	if figures[c.subject(i).ID] {
		return "carrying" // in both arms, with its face in view
	}
	if _, ok := d.Anchors["grip"]; !ok || flatThings[c.subject(i).ID] || realSize(d) > 160 && c.subject(i).Kind != brief.Piece {
		return holdTwo
	}
	return holdOne
}

// hangsFromHand reports whether a drawing has a handle on top, from which it hangs: a basket, a suitcase.
func hangsFromHand(d kit.Drawing) bool {
	a, ok := d.Anchors["grip"]
	return ok && level(a.Angle) && a.Y < d.Box.Y0+.3*d.Box.H()
}

// level reports whether a handle lies across: the hand takes it from above, and the thing stays upright.
func level(angle float64) bool { return math.Abs(math.Remainder(angle, 180)) > 75 }

// held puts what k's root holds into its hands or its mouth.
func (c *composer) held(k cluster, i int, kind string, h how) cluster {
	if breath[c.subject(i).ID] && c.creature(k.root.subject) && !dressed(c.subject(k.root.subject)) {
		return c.breathed(k, i, h)
	}
	if c.subject(i).ID == "bubbles" && c.creature(k.root.subject) && !k.root.has("shoulderNear") {
		return c.bubbling(k, i, h)
	}
	if c.catchesWithTongue(k.root.subject, i) {
		return c.tongued(k, i, h)
	}
	link := brief.Relation{From: k.root.subject, Kind: kind, To: i}
	if (kind == "eating" || kind == "drinking") && c.subject(k.root.subject).Kind == brief.Person && k.root.has("mouth") && c.toLips(k) {
		mouth, head := k.root.anchor("mouth"), k.root.anchor("head")
		side := 1.0
		if k.root.anchor("handNear").X < mouth.X {
			side = -1
		}
		k = c.reaching(k, "handNear", mouth.X+side*.6*head.W, mouth.Y+.24*head.H)
	}
	things := c.childCopies(i, how{copy: h.copy, pose: c.carriedPose(i, kind)}, link)
	if c.stacked(i) {
		things = []cluster{stack(things)}
	}
	for n, thing := range things {
		if c.showsText(i) && !thing.root.has("grip") && len(things) == 1 {
			return c.shownToReader(k, thing)
		}
		f := c.scaleBeside(i, thing.root.drawing, k.root, c.heldPowerOf(k.root, thing.root)) / float64(thing.root.m.Scale())
		thing = thing.scaled(f)
		limit := heldLimit * bySize(k.root)
		switch {
		case c.subject(k.root.subject).Kind == brief.Person && (thing.root.has("grip") || thing.root.has("tie")):
			limit = poleLimit * bySize(k.root)
		case kind == "eating" && c.subject(i).Kind == brief.Piece:
			limit = biteLimit * bySize(k.root)
		case c.grownUp(i) && c.subject(k.root.subject).Kind == brief.Person:
			limit = grownLimit * bySize(k.root)
		}
		if bySize(thing.root) > limit {
			thing = thing.scaled(limit / bySize(thing.root))
		}
		k = c.put(k, thing, i, kind, n+c.before(link))
	}
	return k
}

// toLips reports whether k's root brings what it eats or drinks to its mouth with the near hand.
func (c *composer) toLips(k cluster) bool {
	return k.root.how.pose == holdOne || k.root.how.pose == holdBoth && c.tastesAndHolds(k.root.subject)
}

// grownLimit is the most that a grown person who is carried measures, sitting on the arms, as a share of who carries them.
const grownLimit = .66

// grownUp reports whether a subject is a person who is no child.
func (c *composer) grownUp(i int) bool {
	s := c.subject(i)
	return s.Kind == brief.Person && (s.Person == nil || s.Person.Age == "" || s.Person.Age == "adult" || s.Person.Age == "teen" || s.Person.Age == "elder")
}

// heldPowerOf is how far the real size of what is held counts: large things nearly as they are, small ones so that they are seen.
func (c *composer) heldPowerOf(by, thing instance) float64 {
	if c.subject(by.subject).Kind == brief.Person && realSize(thing.drawing) > large {
		return .92
	}
	return heldPower
}

// carriedPose is the pose of who is carried on the arms: a child sits on them.
func (c *composer) carriedPose(i int, kind string) string {
	if s := c.subject(i); s.Kind == brief.Person && s.Pose == "" && (kind == "carrying" || kind == "holding") {
		return "seated"
	}
	return ""
}

// floating lets a balloon rise beside k's root, on a string from its paw.
func (c *composer) floating(k, thing cluster, i int) cluster {
	paw, b := k.root.anchor("paw"), k.root.box()
	thing = thing.scaled(.55 * bySize(k.root) / bySize(thing.root))
	o := thing.bounds()
	thing = gripAt(thing, b.X1+.1*o.W(), min(paw.Y, b.Y0+.5*b.H()))
	thing = thing.moved(max(0, b.X1-.14*b.W()-thing.bounds().X0), 0) // off the face
	return thing.over(c.cord(i, paw, thing.root.anchor("tie"), .02*b.H()))
}

// standsUpright reports whether a bird faces the viewer and stands upright: penguins and owls hold things under a wing.
func standsUpright(in instance) bool { return in.box().H() > 1.12*in.box().W() }

// underWing puts a thing at the side of an upright bird, below its shoulder.
func underWing(k, thing cluster) cluster {
	b := k.root.box()
	x, y := b.X1-.1*b.W(), b.Y0+.62*b.H()
	if thing.root.has("tie") || thing.root.has("grip") {
		return gripAt(thing, x, y)
	}
	t := thing.bounds()
	return thing.moved(x-(t.X0+t.X1)/2, y-(t.Y0+.6*t.H()))
}

// flatThings are held by their edges with both hands.
// onTheMove are the poses in which nobody holds a thing with both hands.
var onTheMove = words("running walking jumping skateboarding dancing falling waving pointing")

var flatThings = map[string]bool{"laptop": true, "tablet": true, "open-book": true, "book": true, "newspaper": true, "map": true, "tray": true, "keyboard": true}

// onFloor puts a thing on the floor before k's root.
func (c *composer) onFloor(k, thing cluster) cluster {
	b, o := k.root.box(), thing.bounds()
	return k.over(thing.moved(b.X1-.3*min(b.W(), o.W())-o.X0, k.ground-o.Y1+.03*b.H()))
}

// carriesInMouth are the things that animals hold in their mouths.
var carriesInMouth = map[string]bool{"bone": true, "rose": true, "newspaper": true, "fish": true, "tennis-ball": true, "stick": true, "carrot": true, "leaf": true, "envelope": true, "flower": true, "worm": true, "twig": true}

func (c *composer) twoHanded(in instance) bool {
	near, far := in.anchor("handNear"), in.anchor("handFar")
	d := near.X - far.X
	return d*d+(near.Y-far.Y)*(near.Y-far.Y) < .006*bySize(in)*bySize(in)
}

// gripAt moves a thing so that the place where it is held is at x, y.
func gripAt(thing cluster, x, y float64) cluster {
	name := "grip"
	if thing.root.has("tie") {
		name = "tie"
	}
	a := thing.root.anchor(name)
	if turn := -a.Angle; turn != 0 && name == "grip" && !level(a.Angle) {
		thing = thing.transformed(scene.Rotate(turn * 3.14159265 / 180))
		a = thing.root.anchor(name)
	}
	return thing.moved(x-a.X, y-a.Y)
}

// neckLimit is the most that a thing at the neck hangs down, as a share of the wearer's height.
const neckLimit = .42

// hatLimit is the most that a hat on a figure such as a snowman measures, as a share of its height: the face under it stays free.
// allHead is the same for things that are all head, such as pumpkins.
const (
	hatLimit = .3
	allHead  = .5
)
