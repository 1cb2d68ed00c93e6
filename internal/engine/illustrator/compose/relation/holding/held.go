// Package holding puts what somebody holds, eats, drinks or plays into their hands, paws, mouth or bill.
package holding

import (
	"pellucid/internal/engine/illustrator/brief"
	"pellucid/internal/engine/illustrator/compose/figure"
	"pellucid/internal/engine/illustrator/compose/hierarchy"
	"pellucid/internal/engine/illustrator/compose/layout"
	"pellucid/internal/engine/illustrator/compose/relation/placing"
	"pellucid/internal/engine/illustrator/scene"
)

// heldLimit is the most that a thing which an animal holds measures, as a share of the animal.
const heldLimit = .42

// poleLimit is the most that a thing which a person holds by a shaft or a string measures, biteLimit what is eaten.
const (
	poleLimit = .6
	biteLimit = .3
)

// longShaft is the length in centimeters from which a shaft is as long as who holds it, or a little longer: a javelin, a spear, a pole.
const (
	longShaft  = 200
	shaftLimit = 1
)

// large is the length in centimeters from which a thing is held at its real size.
const large = 38

// HoldPose is the pose that holds a subject.
func HoldPose(c *placing.Placer, i int) string {
	d := c.Draw(i, layout.How{})
	if _, floats := d.Anchors["tie"]; floats {
		return "holding up"
	}
	if onPalms(c, i) {
		return holdTwo
	}
	if k := c.Subject(i).Kind; k == brief.Person || k == brief.Animal || k == brief.Bird {
		return "carrying" // on both arms
	}
	if hierarchy.HangsFromHand(d) {
		return "carrying a bag"
	}
	if placing.Figures[c.Subject(i).ID] {
		return "carrying" // in both arms, with its face in view
	}
	if _, ok := d.Anchors["grip"]; !ok || flatThings[c.Subject(i).ID] || figure.RealSize(d) > 160 && c.Subject(i).Kind != brief.Piece {
		return holdTwo
	}
	return HoldOne
}

// palmSize is the length in centimeters up to which somebody alive fits on the palms, palmLimit how long they are drawn there, as a share of who holds them.
const (
	palmSize  = 18
	palmLimit = .24
)

// onPalms reports whether a subject is alive and so small that it stands on somebody's palms: a mouse, a ladybug, a tiny fairy.
func onPalms(c *placing.Placer, i int) bool {
	s := c.Subject(i)
	return s.Count <= 1 && c.Creature(i) && (s.Size == "tiny" || figure.RealSize(c.Draw(i, layout.How{})) <= palmSize)
}

// onThePalms stands somebody small on both hands of k's root, before the chest.
func onThePalms(c *placing.Placer, k, thing layout.Cluster) layout.Cluster {
	thing = thing.Scaled(palmLimit * placing.BySize(k.Root) / placing.BySize(thing.Root))
	b, chest := thing.Bounds(), k.Root.Anchor("chest")
	x, y := chest.X, chest.Y+.42*chest.H
	if head := k.Root.Anchor("head"); k.Root.Has("head") { // below the chin
		y = max(y, head.Y+.5*head.H+.96*b.H())
	}
	k = c.Reaching(c.Reaching(k, "handNear", x-.22*b.W(), y), "handFar", x+.22*b.W(), y)
	return k.Over(thing.Moved(x-(b.X0+b.X1)/2, y-.02*b.H()-b.Y1))
}

// Held puts what k's root holds into its hands or its mouth.
func Held(c *placing.Placer, k layout.Cluster, i int, kind string, h layout.How) layout.Cluster {
	if breath[c.Subject(i).ID] && c.Creature(k.Root.Subject) && !figure.Dressed(c.Subject(k.Root.Subject)) {
		return breathed(c, k, i, h)
	}
	if c.Subject(i).ID == "bubbles" && c.Creature(k.Root.Subject) && !k.Root.Has("shoulderNear") {
		return bubbling(c, k, i, h)
	}
	if CatchesWithTongue(c, k.Root.Subject, i) {
		return tongued(c, k, i, h)
	}
	link := brief.Relation{From: k.Root.Subject, Kind: kind, To: i}
	things := c.ChildCopies(i, layout.How{Copy: h.Copy, Pose: carriedPose(c, i, kind), Bare: cradled(c, i)}, link)
	if c.Stacked(i) {
		things = []layout.Cluster{placing.Stack(things)}
	}
	for n, thing := range things {
		big := c.Subject(i).Size == "big" && kind == "holding" && c.Subject(i).Kind == brief.Piece && !thing.Root.Has("tie")
		if c.ShowsText(i) && !thing.Root.Has("grip") && len(things) == 1 {
			return shownToReader(c, k, thing)
		}
		f := c.ScaleBeside(i, thing.Root.Drawing, k.Root, heldPowerOf(c, k.Root, thing.Root)) / float64(thing.Root.M.Scale())
		thing = thing.Scaled(f)
		huge := big && saidHuge(c, i)
		if least := .9 * heldLimit * placing.BySize(k.Root); big && placing.BySize(thing.Root) < least {
			thing = thing.Scaled(least / placing.BySize(thing.Root))
		}
		if huge {
			thing = thing.Scaled(hugeHeld * placing.BySize(k.Root) / placing.BySize(thing.Root))
		}
		if least := givenLeast * placing.BySize(k.Root); kind == "holding" && placing.BySize(thing.Root) < least && c.Subject(i).Kind == brief.Piece && gives(c, k.Root.Subject) {
			thing = thing.Scaled(least / placing.BySize(thing.Root)) // it is what the picture is about
		}
		limit := heldLimit * placing.BySize(k.Root)
		switch {
		case huge:
			limit = hugeHeld * placing.BySize(k.Root)
		case c.Subject(k.Root.Subject).Kind == brief.Person && thing.Root.Has("grip") && c.Subject(i).Kind == brief.Piece && figure.RealSize(thing.Root.Drawing) > longShaft:
			limit = shaftLimit * placing.BySize(k.Root)
		case c.Subject(k.Root.Subject).Kind == brief.Person && (thing.Root.Has("grip") || thing.Root.Has("tie")):
			limit = poleLimit * placing.BySize(k.Root)
		case kind == "eating" && c.Subject(i).Kind == brief.Piece:
			limit = biteLimit * placing.BySize(k.Root)
		case placing.Figures[c.Subject(i).ID] && c.Subject(i).Size == "big":
			limit = toyLimit * placing.BySize(k.Root)
		case c.Subject(i).Count > hierarchy.MostInArms && k.Root.Has("paw8"):
			limit = .24 * placing.BySize(k.Root) // one in each arm
		case grownUp(c, i) && c.Subject(k.Root.Subject).Kind == brief.Person:
			limit = grownLimit * placing.BySize(k.Root)
		}
		if placing.BySize(thing.Root) > limit {
			thing = thing.Scaled(limit / placing.BySize(thing.Root))
		}
		k = put(c, k, thing, i, kind, n+before(c, link))
	}
	return k
}

// toLips reports whether k's root brings what it eats or drinks to its mouth with the near hand.
func toLips(c *placing.Placer, k layout.Cluster) bool {
	if figure.IsActor(c.Subject(k.Root.Subject)) {
		return false // its mouth is in the middle of it, which the hand would hide
	}
	return k.Root.How.Pose == HoldOne || k.Root.How.Pose == HoldBoth && TastesAndHolds(c, k.Root.Subject)
}

// toyLimit is the most that a big toy measures which somebody hugs, as a share of who does.
const toyLimit = .62

// grownLimit is the most that a grown person who is carried measures, sitting on the arms, as a share of who carries them.
const grownLimit = .75

// grownUp reports whether a subject is a person who is no child.
func grownUp(c *placing.Placer, i int) bool {
	s := c.Subject(i)
	return s.Kind == brief.Person && (s.Person == nil || s.Person.Age == "" || s.Person.Age == "adult" || s.Person.Age == "teen" || s.Person.Age == "elder")
}

// heldPowerOf is how far the real size of what is held counts: large things nearly as they are, small ones so that they are seen.
func heldPowerOf(c *placing.Placer, by, thing layout.Instance) float64 {
	if c.Subject(by.Subject).Kind == brief.Person && figure.RealSize(thing.Drawing) > large {
		return .92
	}
	return placing.HeldPower
}

// carriedPose is the pose of who is carried on the arms: a child sits on them.
func carriedPose(c *placing.Placer, i int, kind string) string {
	if s := c.Subject(i); s.Size == "tiny" && kind == "holding" {
		return map[brief.Kind]string{brief.Person: "standing", brief.Animal: "sitting"}[s.Kind]
	} else if cradled(c, i) && (kind == "carrying" || kind == "holding") {
		return "sleeping"
	} else if s.Kind == brief.Person && s.Pose == "" && (kind == "carrying" || kind == "holding") {
		return "seated"
	} else if s.Kind == brief.Animal && s.Pose == "" && (kind == "carrying" || kind == "holding" || kind == "hugging") {
		return "sitting"
	}
	return ""
}

// floating lets a balloon rise beside k's root, on a string from its paw.
func floating(c *placing.Placer, k, thing layout.Cluster, i, n int) layout.Cluster {
	paw, b := k.Root.Anchor("paw"), k.Root.Box()
	if figure.Trunked[c.Subject(k.Root.Subject).ID] {
		paw = k.Root.Anchor("mouth")
	}
	thing = thing.Scaled(.55 * placing.BySize(k.Root) / placing.BySize(thing.Root))
	o := thing.Bounds()
	thing = gripAt(thing, b.X1+.1*o.W(), min(paw.Y, b.Y0+.5*b.H()))
	thing = thing.Moved(max(0, b.X1-.14*b.W()-thing.Bounds().X0), 0) // off the face
	if n > 0 {                                                       // beside the first one, a little lower
		thing = thing.Moved(.62*float64(n)*o.W(), .09*float64(n%2)*b.H())
	}
	return thing.Over(c.Cord(i, paw, thing.Root.Anchor("tie"), .02*b.H()))
}

// standsUpright reports whether a bird faces the viewer and stands upright: penguins and owls hold things under a wing.
func standsUpright(in layout.Instance) bool { return in.Box().H() > 1.12*in.Box().W() }

// underWing puts a thing at the side of an upright bird, below its shoulder.
func underWing(k, thing layout.Cluster, n int) layout.Cluster {
	b := k.Root.Box()
	x, y := b.X1-.1*b.W(), b.Y0+.62*b.H()
	if n%2 == 1 { // the second one is under the other wing
		x = b.X0 + .1*b.W()
	}
	if thing.Root.Has("tie") || thing.Root.Has("grip") {
		return gripAt(thing, x, y)
	}
	t := thing.Bounds()
	return thing.Moved(x-(t.X0+t.X1)/2, y-(t.Y0+.6*t.H()))
}

// onTheMove are the poses in which nobody holds a thing with both hands.
var onTheMove = figure.Words("running walking jumping skateboarding dancing falling waving pointing")

// flatThings are held by their edges with both hands.
var flatThings = figure.Words("laptop tablet open-book book newspaper map tray keyboard")

// onFloor puts a thing on the floor before k's root.
func onFloor(c *placing.Placer, k, thing layout.Cluster) layout.Cluster {
	b, o := k.Root.Box(), thing.Bounds()
	return k.Over(thing.Moved(b.X1-.3*min(b.W(), o.W())-o.X0, k.Ground-o.Y1+.03*b.H()))
}

func twoHanded(c *placing.Placer, in layout.Instance) bool {
	near, far := in.Anchor("handNear"), in.Anchor("handFar")
	d := near.X - far.X
	return d*d+(near.Y-far.Y)*(near.Y-far.Y) < .006*placing.BySize(in)*placing.BySize(in)
}

// gripAt moves a thing so that the place where it is held is at x, y.
func gripAt(thing layout.Cluster, x, y float64) layout.Cluster {
	name := "grip"
	if thing.Root.Has("tie") {
		name = "tie"
	}
	a := thing.Root.Anchor(name)
	if turn := -a.Angle; turn != 0 && name == "grip" && !hierarchy.Level(a.Angle) {
		thing = thing.Transformed(scene.Rotate(turn * 3.14159265 / 180))
		a = thing.Root.Anchor(name)
	}
	return thing.Moved(x-a.X, y-a.Y)
}

// hatLimit is the most that a hat on a figure such as a snowman measures, as a share of its height: the face under it stays free.
// allHead is the same for things that are all head, such as pumpkins.
const ()
