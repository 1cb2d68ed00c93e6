package compose

import (
	"cmp"
	"math"
	"slices"

	"pellucid/internal/engine/illustrator/brief"
	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/library"
	"pellucid/internal/engine/illustrator/scene"
)

// jawed are the creatures without hands that hold in their mouth what they hold.
var jawed = words("shark orca whale dolphin")

// atSides puts both hands of who faces the viewer to the sides of what they hold, where they hide little of it.
func (c *composer) atSides(k cluster, b kit.Box) cluster {
	left, right := "handNear", "handFar"
	if k.root.anchor(left).X > k.root.anchor(right).X {
		left, right = right, left
	}
	if small := .2 * bySize(k.root); b.W() < small { // on both palms
		x, apart := (b.X0+b.X1)/2, .3*small
		return c.reaching(c.reaching(k, left, x-apart, b.Y1), right, x+apart, b.Y1)
	}
	y := b.Y0 + .66*b.H()
	return c.reaching(c.reaching(k, left, b.X0+.1*b.W(), y), right, b.X1-.1*b.W(), y)
}

// aimed are the poses in which a tool points ahead, and by how many degrees it is turned for that: a sword is swung, a needle is level.
var aimed = map[string]float64{"striking": 38, "injecting": -84}

// put places a thing at the anchor where it is held.
func (c *composer) put(k, thing cluster, i int, kind string, n int) cluster {
	s := c.subject(k.root.subject)
	human := k.root.has("handFar") && (s.Kind == brief.Person || dressed(s) || k.root.has("shoulderNear"))
	near, far := k.root.anchor("handNear"), k.root.anchor("handFar")
	switch {
	case s.ID == "hand" && slices.Contains(s.States, "holding"):
		return gripped(k, thing)
	case kind == "eating" && smoked[c.subject(i).ID] && k.root.has("mouth"):
		return k.over(betweenLips(k, thing))
	case human && c.subject(i).ID == "bubbles": // they fly off from the mouth
		a, b := k.root.anchor("mouth"), thing.bounds()
		return k.over(thing.moved(a.X+.12*bySize(k.root)-b.X0, a.Y-(b.Y0+b.Y1)/2))
	case human && kind == "drinking" && c.toLips(k) && k.root.has("mouth"):
		return k.within(k.root.serial, kit.Fore, sipped(k, thing))
	case human && c.subject(i).ID == "microphone":
		thing = thing.scaled(min(1, .15*bySize(k.root)/bySize(thing.root)))
		if thing.root.has("grip") { // upright
			thing = gripAt(thing, near.X, near.Y)
		}
		b := thing.bounds()
		thing = thing.moved(near.X-(b.X0+b.X1)/2, near.Y-(b.Y0+.42*b.H()))
	case human && kind == "playing" && atShoulder[c.subject(i).ID] && k.root.has("neck"):
		thing = thing.scaled(.4 * bySize(k.root) / bySize(thing.root)).turnedBy(62)
		b, neck := thing.bounds(), k.root.anchor("neck")
		thing = thing.moved(neck.X+.13*bySize(k.root)-(b.X0+b.X1)/2, neck.Y+.07*bySize(k.root)-(b.Y0+b.Y1)/2)
	case human && kind == "playing" && winds[c.subject(i).ID].size > 0 && k.root.has("mouth"):
		return c.blown(k, thing, winds[c.subject(i).ID])
	case human && kind == "playing" && guitars[c.subject(i).ID] > 0:
		return k.within(k.root.serial, kit.Fore, c.strummed(k, thing))
	case human && betweenHands[s.Pose]:
		if apart := 1.3 * math.Abs(far.X-near.X); s.Pose == "lifting" && bySize(thing.root) < apart && c.subject(i).ID != "kettlebell" {
			thing = thing.scaled(apart / bySize(thing.root))
		}
		if a, ok := thing.root.drawing.Anchors["grip"]; ok && s.Pose == "lifting" && library.GroupOf(c.subject(i).ID) == "sport" && c.subject(i).ID != "trophy" {
			thing = thing.turnedBy(90 - a.Angle) // its bar lies across
		}
		b := thing.bounds()
		thing = thing.moved((near.X+far.X)/2-(b.X0+b.X1)/2, (near.Y+far.Y)/2-(b.Y0+b.Y1)/2)
		if s.Pose == "lifting" && b.H() > .7*b.W() { // over the head, which it would hide
			return k.within(k.root.serial, kit.Body, thing.moved(0, (near.Y+far.Y)/2-b.Y1+.06*b.H()-((near.Y+far.Y)/2-(b.Y0+b.Y1)/2)))
		}
		if s.Pose == "catching" && k.root.has("head") && bySize(thing.root) < k.root.anchor("head").W { // between both hands, off the hair
			head := k.root.anchor("head")
			x, y := head.X+.95*head.W, head.Y-.3*head.H
			k = c.reaching(c.reaching(k, "handNear", x-.4*b.W(), y+.2*b.H()), "handFar", x+.4*b.W(), y+.2*b.H())
			return k.within(k.root.serial, kit.Fore, thing.moved(x-(near.X+far.X)/2, y-(near.Y+far.Y)/2))
		}
		if s.Pose == "catching" {
			top := k.root.anchor("headTop").Y - .3*b.H()
			return k.within(k.root.serial, kit.Fore, thing.moved(0, min(0, top-(near.Y+far.Y)/2)))
		}
		return k.within(k.root.serial, kit.Body, thing) // behind the head
	case human && s.Pose == "throwing" && airy[c.subject(i).ID]:
		return c.tossedUp(k, thing)
	case human && kind != "eating" && kind != "drinking" && c.handFree(k.root.subject):
		return c.inFreeHand(k, thing)
	case human && flatThings[c.subject(i).ID] && onTheMove[s.Pose]: // folded in one hand, off the face
		thing = thing.scaled(min(1, .2*bySize(k.root)/bySize(thing.root)))
		b := thing.bounds()
		thing = thing.moved(far.X-(b.X0+b.X1)/2, far.Y-(b.Y0+.5*b.H()))
	case human && c.subject(i).Kind == brief.Piece && papers[c.subject(i).ID] && (k.root.how.pose == "reading" || k.root.how.pose == holdTwo) && k.root.has("head"):
		return c.heldOpen(k, thing)
	case human && c.subject(i).Kind == brief.Piece && flatThings[c.subject(i).ID] && k.root.how.pose != holdBoth:
		b := thing.bounds()
		thing = thing.moved((near.X+far.X)/2-(b.X0+b.X1)/2, (near.Y+far.Y)/2-(b.Y0+.7*b.H()))
		if k.root.how.pose == holdTwo {
			thing = clearOfFace(k, thing, kind)
			k = c.atSides(k, thing.bounds())
		}
	case human && k.root.how.pose == holdBoth && !thing.root.has("grip") && !thing.root.has("tie"):
		hand, b := near, thing.bounds()
		if n%2 == 1 {
			hand = far
		}
		if c.stands(i) {
			return c.inOneArm(k, thing, n)
		}
		thing = clearOfFace(k, thing.moved(hand.X-(b.X0+b.X1)/2, hand.Y-(b.Y0+.6*b.H())), kind)
	case human && (thing.root.has("grip") || thing.root.has("tie")) && !c.twoHanded(k.root):
		hand := near
		if n%2 == 1 {
			hand = far
			if b := thing.bounds(); thing.root.has("grip") && thing.root.anchor("grip").X > b.X0+.7*b.W() && thing.root.drawing.Facing == kit.Front {
				thing = thing.mirrored() // a second mug is not before the chest
			}
		}
		if k.root.how.pose == holdBoth && hangsFromHand(thing.root.drawing) {
			k, hand = c.lowered(k, n)
		}
		if rear, head := c.rearHand(k.root), k.root.anchor("head"); c.leads(k.root.subject) { // the hand in front has the leash
			if thing.root.has("tie") { // what floats is behind the head
				k = c.reaching(k, rear, head.X-1.25*head.W, head.Y+.5*head.H)
			}
			hand = k.root.anchor(rear)
		}
		if head := k.root.anchor("head"); thing.root.drawing.Facing == kit.Right && hand.X < head.X-.2*head.W { // a megaphone points outward
			thing = thing.mirrored()
		}
		if s.Pose == "throwing" && airy[c.subject(i).ID] { // it has left the hand
			return c.tossedUp(k, thing)
		}
		thing = gripAt(thing, hand.X, hand.Y)
		if at, side := aimed[cmp.Or(k.root.how.pose, s.Pose)], 1.0; at != 0 && tools[c.subject(i).ID] {
			if k.root.drawing.Facing == kit.Left {
				side = -1
			}
			thing = thing.transformed(translate(hand.X, hand.Y).Mul(scene.Rotate(side * at * math.Pi / 180)).Mul(translate(-hand.X, -hand.Y)))
		}
		if s.Pose == "feeding" && tools[c.subject(i).ID] { // it points to the mouth of the other one
			thing = thing.transformed(translate(hand.X, hand.Y).Mul(scene.Rotate(1.75)).Mul(translate(-hand.X, -hand.Y)))
		}
		if head := k.root.anchor("headTop"); thing.bounds().Y0 < head.Y && !thing.root.has("tie") {
			return k.within(k.root.serial, kit.Body, thing) // its shaft passes behind the head
		}
		if kind == "eating" || kind == "drinking" {
			thing = c.toMouth(k, thing)
		}
		thing = clearOfFace(k, thing, kind)
	case human:
		b := thing.bounds()
		x := (near.X + far.X) / 2
		if c.stands(i) && k.root.has("chest") { // who is carried or hugged is close to the chest
			if slices.Contains(c.links, brief.Relation{From: k.root.subject, Kind: "hugging", To: i}) {
				return c.pressed(k, c.turned(thing, opposite(k.root.drawing.Facing)))
			}
			x += .45 * (k.root.anchor("chest").X - x)
			if k.root.how.pose == "carrying" && c.subject(i).Kind == brief.Person { // one arm is below, the other one around
				k = c.reaching(k, "handFar", x+.2*b.W(), far.Y+.1*b.H())
			}
		}
		hold := .62
		if figures[c.subject(i).ID] { // below its face
			hold = .74
		}
		thing = clearOfFace(k, thing.moved(x-(b.X0+b.X1)/2, (near.Y+far.Y)/2-(b.Y0+hold*b.H())), kind)
		if b, shoulder := thing.bounds(), k.root.anchor("shoulderNear"); k.root.how.pose == holdTwo && k.root.has("shoulderNear") && !figures[c.subject(i).ID] && b.Y0 < shoulder.Y+.05*bySize(k.root) {
			thing = thing.moved(0, min(shoulder.Y+.05*bySize(k.root)-b.Y0, .3*b.H())) // the sleeves are above it
		}
		if b := thing.bounds(); figures[c.subject(i).ID] && (k.root.how.pose == "carrying" || k.root.how.pose == holdTwo) { // around its belly
			k = c.reaching(c.reaching(k, "handFar", b.X1-.16*b.W(), b.Y0+.62*b.H()), "handNear", b.X0+.62*b.W(), b.Y0+.68*b.H())
		} else if k.root.how.pose == holdTwo && c.subject(i).Kind == brief.Piece {
			k = c.atSides(k, b)
		}
	case s.Kind == brief.Bird && (kind == "reading" || kind == "using") && standsUpright(k.root):
		b, o := k.root.box(), thing.bounds()
		return k.over(thing.moved((b.X0+b.X1)/2-(o.X0+o.X1)/2, b.Y0+.72*b.H()-(o.Y0+o.Y1)/2)) // before the belly
	case s.Kind == brief.Bird && kind == "holding" && standsUpright(k.root) && !carriesInMouth[c.subject(i).ID]:
		return k.over(underWing(k, thing))
	case s.Kind == brief.Bird || s.Kind == brief.Animal && (s.Pose == "catching" || kind == "eating" && !c.inPaws(brief.Relation{From: k.root.subject, Kind: kind, To: i}) || kind == "drinking" || kind == "carrying" || carriesInMouth[c.subject(i).ID]):
		if s.Kind == brief.Animal && kind != "carrying" && c.servesFood(thing.root) {
			return c.onFloor(k, thing)
		}
		if s.Kind == brief.Bird && c.stands(i) { // it hangs from the bill
			a, b := k.root.anchor("mouth"), thing.bounds()
			tip := rightAt(k.root, a.Y-.05*bySize(k.root), a.Y+.05*bySize(k.root))
			return k.over(thing.moved(tip-.62*b.W()-b.X0, a.Y-b.Y0))
		}
		if c.inTalons(k.root, kind) {
			return k.over(underFeet(k, thing))
		}
		return k.over(c.inMouth(k, thing, kind))
	case s.Kind == brief.Piece && k.root.has("mouth") && (kind == "eating" || kind == "holding") && jawed[s.ID]: // in its jaws
		a := k.root.anchor("mouth")
		thing = thing.scaled(min(1.6, .4*bySize(k.root)/bySize(thing.root)))
		b := thing.bounds()
		return k.over(thing.moved(a.X-(b.X0+b.X1)/2, a.Y-(b.Y0+b.Y1)/2))
	case k.root.has("belly"): // on the belly of one that lies on its back, between its paws
		at, b := k.root.anchor("belly"), thing.bounds()
		return k.within(k.root.serial, kit.Fore, thing.moved(at.X-(b.X0+b.X1)/2, at.Y+.16*b.H()-b.Y1))
	case kind == "playing" && c.creature(k.root.subject) && !k.root.has("paw"):
		b, o := k.root.box(), thing.bounds()
		thing = thing.turnedBy(38).scaled(.55 * b.H() / max(o.W(), o.H()))
		o = thing.bounds()
		return k.over(thing.moved((b.X0+b.X1)/2-(o.X0+o.X1)/2, b.Y0+.72*b.H()-(o.Y0+o.Y1)/2))
	case c.subject(i).ID == "umbrella" && s.Kind != brief.Person: // its canopy is behind the head and above it
		thing = thing.scaled(1.1 * bySize(k.root) / bySize(thing.root))
		b, o := k.root.box(), thing.bounds()
		return k.before(thing.moved((b.X0+b.X1)/2+.14*b.W()-(o.X0+o.X1)/2, b.Y0-.3*o.H()-o.Y0))
	case thing.root.has("tie") && airborne[c.subject(i).ID] && (s.Kind == brief.Animal || c.creature(k.root.subject) && s.Kind == brief.Piece):
		return k.over(c.floating(k, thing, i))
	case c.inPaws(brief.Relation{From: k.root.subject, Kind: kind, To: i}):
		return k.over(toBite(k, thing))
	case n > 0 && k.root.has("paw4"):
		return k.over(inNthArm(k, thing, n))
	default:
		a := k.root.anchor("paw")
		if b := k.root.box(); (!k.root.has("paw") || kind == "carrying" && insects[s.ID]) && c.creature(k.root.subject) && s.Kind == brief.Piece { // at its side, off the face
			o := thing.bounds()
			if kind == "carrying" && b.W() > b.H() { // on its back, off the face
				return k.over(thing.moved(b.X0+.42*b.W()-(o.X0+o.X1)/2, b.Y0+.14*b.H()-o.Y1))
			}
			k = k.over(thing.moved(b.X1-.14*min(b.W(), o.W())-o.X0, b.Y0+.42*b.H()-(o.Y0+o.Y1)/2))
			return k
		}
		if thing.root.has("tie") || thing.root.has("grip") {
			thing = gripAt(thing, a.X, a.Y)
			if o, head := thing.bounds(), k.root.anchor("head"); s.Kind == brief.Animal && k.root.has("head") && far.X-near.X > .25*k.root.box().W() && o.Y0 < head.Y && o.X0 < head.X+.2*head.W { // off the face of who looks at the viewer
				thing = thing.scaled(.7)
				o, mouth := thing.bounds(), k.root.anchor("mouth")
				thing = thing.moved((near.X+far.X)/2-(o.X0+o.X1)/2, mouth.Y+.06*head.W-o.Y0)
			}
			if b, o := k.root.box(), thing.bounds(); s.Kind == brief.Piece && a.X > b.X0+.7*b.W() && a.X-o.X0 > o.X1-a.X { // off the face
				thing = gripAt(thing.mirrored(), a.X, a.Y)
			}
		} else {
			b := thing.bounds()
			if far.X-near.X > .25*k.root.box().W() { // one that faces the viewer holds it before its belly, with both arms
				a.X = (near.X + far.X) / 2
			}
			thing = thing.moved(a.X-(b.X0+b.X1)/2, a.Y-(b.Y0+.7*b.H()))
		}
		if low := thing.bounds().Y1 - k.ground; low > 0 { // nothing is held through the floor
			thing = thing.moved(0, -low)
		}
	}
	return k.within(k.root.serial, kit.Fore, thing)
}

// atShoulder are the instruments that lie between chin and shoulder.
var atShoulder = map[string]bool{"violin": true, "viola": true, "fiddle": true}

// betweenHands are the poses whose raised hands have between them what they hold.
var betweenHands = map[string]bool{"lifting": true, "catching": true}

// clearOfFace moves what a person holds off their face, to the side or down, whichever is less; what they eat or drink may
// cover the mouth.
func clearOfFace(k, thing cluster, kind string) cluster {
	head := k.root.anchor("head")
	if !k.root.has("head") || thing.root.has("tie") {
		return thing
	}
	w, chin := .36*head.W, head.Y+.46*head.H
	if kind == "eating" || kind == "drinking" {
		chin = k.root.anchor("mouth").Y - .04*head.H
	}
	b := thing.bounds()
	if b.X1 < head.X-w || b.X0 > head.X+w || b.Y0 > chin || b.Y1 < head.Y-.3*head.H {
		return thing
	}
	down, aside := chin-b.Y0, head.X-w-b.X1
	if right := head.X + w - b.X0; right < -aside {
		aside = right
	}
	if math.Abs(aside) < down {
		return thing.moved(aside, 0)
	}
	return thing.moved(0, down)
}
