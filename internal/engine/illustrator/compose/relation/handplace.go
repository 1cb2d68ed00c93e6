package relation

import (
	"cmp"
	"fmt"
	"math"
	"slices"

	"pellucid/internal/engine/illustrator/brief"
	"pellucid/internal/engine/illustrator/compose/figure"
	"pellucid/internal/engine/illustrator/compose/hierarchy"
	"pellucid/internal/engine/illustrator/compose/layout"
	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/library"
	"pellucid/internal/engine/illustrator/scene"
)

// jawed are the creatures without hands that hold in their mouth what they hold.
var jawed = figure.Words("shark orca whale dolphin")

// atSides puts both hands of who faces the viewer to the sides of what they hold, where they hide little of it.
func (c *Placer) atSides(k layout.Cluster, b kit.Box) layout.Cluster {
	left, right := "handNear", "handFar"
	if k.Root.Anchor(left).X > k.Root.Anchor(right).X {
		left, right = right, left
	}
	if small := .2 * bySize(k.Root); b.W() < small { // on both palms
		x, apart := (b.X0+b.X1)/2, .3*small
		return c.reaching(c.reaching(k, left, x-apart, b.Y1), right, x+apart, b.Y1)
	}
	y := b.Y0 + .66*b.H()
	k.Root.How.ArmsBehind = true // the sleeves would hide it
	return c.reaching(c.reaching(k, left, b.X0+.1*b.W(), y), right, b.X1-.1*b.W(), y)
}

// aimed are the poses in which a tool points ahead, and by how many degrees it is turned for that: a sword is swung, a needle is level.
var aimed = map[string]float64{"striking": 38, "injecting": -84}

// put places a thing at the anchor where it is held.
func (c *Placer) put(k, thing layout.Cluster, i int, kind string, n int) layout.Cluster {
	s := c.Subject(k.Root.Subject)
	human := k.Root.Has("handFar") && (s.Kind == brief.Person || figure.Dressed(s) || k.Root.Has("shoulderNear"))
	near, far := k.Root.Anchor("handNear"), k.Root.Anchor("handFar")
	switch {
	case (s.ID == "hand" || s.ID == "skeleton-hand") && slices.Contains(s.States, "holding"):
		return gripped(k, thing)
	case kind == "eating" && smoked[c.Subject(i).ID] && k.Root.Has("mouth"):
		return k.Over(betweenLips(k, thing))
	case human && kind == "holding" && k.Root.How.Pose == holdTwo && c.onPalms(i) && k.Root.Has("chest"):
		return c.onThePalms(k, thing)
	case human && c.Subject(i).ID == "bubbles": // they fly off from the mouth
		a, b := k.Root.Anchor("mouth"), thing.Bounds()
		return k.Over(thing.Moved(a.X+.12*bySize(k.Root)-b.X0, a.Y-(b.Y0+b.Y1)/2))
	case human && kind == "drinking" && c.toLips(k) && k.Root.Has("mouth"):
		return c.sipped(k, thing)
	case human && kind == "eating" && c.toLips(k) && k.Root.Has("mouth") && k.Root.Has("head") && c.Subject(i).Kind == brief.Piece:
		return c.bitten(k, thing)
	case human && c.Subject(i).ID == "microphone":
		thing = thing.Scaled(min(1, .15*bySize(k.Root)/bySize(thing.Root)))
		if thing.Root.Has("grip") { // upright
			thing = gripAt(thing, near.X, near.Y)
		}
		b := thing.Bounds()
		thing = thing.Moved(near.X-(b.X0+b.X1)/2, near.Y-(b.Y0+.42*b.H()))
	case human && kind == "playing" && atShoulder[c.Subject(i).ID] && k.Root.Has("neck"):
		thing = thing.Scaled(.4 * bySize(k.Root) / bySize(thing.Root)).TurnedBy(62)
		b, neck := thing.Bounds(), k.Root.Anchor("neck")
		thing = thing.Moved(neck.X+.13*bySize(k.Root)-(b.X0+b.X1)/2, neck.Y+.07*bySize(k.Root)-(b.Y0+b.Y1)/2)
	case kind == "playing" && winds[c.Subject(i).ID].size > 0 && k.Root.Has("mouth"):
		return c.blown(k, thing, winds[c.Subject(i).ID])
	case human && kind == "playing" && guitars[c.Subject(i).ID] > 0:
		return k.Within(k.Root.Serial, kit.Fore, c.strummed(k, thing))
	case human && s.Pose == "raising":
		return c.raised(k, thing)
	case human && betweenHands[s.Pose]:
		if apart := 1.3 * math.Abs(far.X-near.X); s.Pose == "lifting" && bySize(thing.Root) < apart && c.Subject(i).ID != "kettlebell" {
			thing = thing.Scaled(apart / bySize(thing.Root))
		}
		if a, ok := thing.Root.Drawing.Anchors["grip"]; ok && s.Pose == "lifting" && library.GroupOf(c.Subject(i).ID) == "sport" && c.Subject(i).ID != "trophy" {
			thing = thing.TurnedBy(90 - a.Angle) // its bar lies across
		}
		b := thing.Bounds()
		thing = thing.Moved((near.X+far.X)/2-(b.X0+b.X1)/2, (near.Y+far.Y)/2-(b.Y0+b.Y1)/2)
		if s.Pose == "lifting" && b.H() > .7*b.W() { // over the head, which it would hide
			return k.Within(k.Root.Serial, kit.Body, thing.Moved(0, (near.Y+far.Y)/2-b.Y1+.06*b.H()-((near.Y+far.Y)/2-(b.Y0+b.Y1)/2)))
		}
		if s.Pose == "catching" && k.Root.Has("head") && bySize(thing.Root) < k.Root.Anchor("head").W { // between both hands, off the hair
			head := k.Root.Anchor("head")
			x, y := head.X+.95*head.W, head.Y-.3*head.H
			k = c.reaching(c.reaching(k, "handNear", x-.4*b.W(), y+.2*b.H()), "handFar", x+.4*b.W(), y+.2*b.H())
			return k.Within(k.Root.Serial, kit.Fore, thing.Moved(x-(near.X+far.X)/2, y-(near.Y+far.Y)/2))
		}
		if s.Pose == "catching" {
			top := k.Root.Anchor("headTop").Y - .3*b.H()
			return k.Within(k.Root.Serial, kit.Fore, thing.Moved(0, min(0, top-(near.Y+far.Y)/2)))
		}
		return k.Within(k.Root.Serial, kit.Body, thing) // behind the head
	case human && s.Pose == "throwing" && airy[c.Subject(i).ID]:
		return c.tossedUp(k, thing)
	case human && kind != "eating" && kind != "drinking" && c.handFree(k.Root.Subject):
		return c.inFreeHand(k, thing)
	case human && flatThings[c.Subject(i).ID] && onTheMove[s.Pose]: // folded in one hand, off the face
		thing = thing.Scaled(min(1, .2*bySize(k.Root)/bySize(thing.Root)))
		b := thing.Bounds()
		thing = thing.Moved(far.X-(b.X0+b.X1)/2, far.Y-(b.Y0+.5*b.H()))
	case human && c.Subject(i).Kind == brief.Piece && papers[c.Subject(i).ID] && (k.Root.How.Pose == "reading" || k.Root.How.Pose == holdTwo) && k.Root.Has("head"):
		return c.heldOpen(k, thing)
	case human && c.Subject(i).Kind == brief.Piece && flatThings[c.Subject(i).ID] && k.Root.How.Pose != holdBoth:
		b := thing.Bounds()
		thing = thing.Moved((near.X+far.X)/2-(b.X0+b.X1)/2, (near.Y+far.Y)/2-(b.Y0+.7*b.H()))
		if k.Root.How.Pose == holdTwo {
			thing = clearOfFace(k, thing, kind)
			k = c.atSides(k, thing.Bounds())
		}
	case human && k.Root.How.Pose == holdBoth && !thing.Root.Has("grip") && !thing.Root.Has("tie"):
		hand, b := near, thing.Bounds()
		if n%2 == 1 {
			hand = far
		}
		if c.Stands(i) {
			return c.inOneArm(k, thing, n)
		}
		thing = clearOfFace(k, thing.Moved(hand.X-(b.X0+b.X1)/2, hand.Y-(b.Y0+.6*b.H())), kind)
	case human && (thing.Root.Has("grip") || thing.Root.Has("tie")) && !c.twoHanded(k.Root) && !(figures[c.Subject(i).ID] && k.Root.How.Pose == "carrying"):
		hand := near
		if n%2 == 1 {
			hand = far
			if b := thing.Bounds(); thing.Root.Has("grip") && thing.Root.Anchor("grip").X > b.X0+.7*b.W() && thing.Root.Drawing.Facing == kit.Front {
				thing = thing.Mirrored() // a second mug is not before the chest
			}
		}
		if k.Root.How.Pose == holdBoth && hierarchy.HangsFromHand(thing.Root.Drawing) {
			k, hand = c.lowered(k, n)
		}
		if rear, head := c.rearHand(k.Root), k.Root.Anchor("head"); c.leads(k.Root.Subject) { // the hand in front has the leash
			if thing.Root.Has("tie") { // what floats is behind the head
				k = c.reaching(k, rear, head.X-1.25*head.W, head.Y+.5*head.H)
			}
			hand = k.Root.Anchor(rear)
		}
		if head := k.Root.Anchor("head"); thing.Root.Drawing.Facing == kit.Right && hand.X < head.X-.2*head.W { // a megaphone points outward
			thing = thing.Mirrored()
		}
		if s.Pose == "throwing" && airy[c.Subject(i).ID] { // it has left the hand
			return c.tossedUp(k, thing)
		}
		thing = gripAt(thing, hand.X, hand.Y)
		if at, side := aimed[cmp.Or(k.Root.How.Pose, s.Pose)], 1.0; at != 0 && hierarchy.Tools[c.Subject(i).ID] {
			if k.Root.Drawing.Facing == kit.Left {
				side = -1
			}
			thing = thing.Transformed(layout.Translate(hand.X, hand.Y).Mul(scene.Rotate(side * at * math.Pi / 180)).Mul(layout.Translate(-hand.X, -hand.Y)))
		}
		if s.Pose == "feeding" && hierarchy.Tools[c.Subject(i).ID] { // it points to the mouth of the other one
			thing = thing.Transformed(layout.Translate(hand.X, hand.Y).Mul(scene.Rotate(1.75)).Mul(layout.Translate(-hand.X, -hand.Y)))
		}
		if figure.IsActor(s) { // beside it, off its face
			return k.Within(k.Root.Serial, kit.Fore, clearOfFace(k, thing, kind))
		}
		if head := k.Root.Anchor("headTop"); thing.Bounds().Y0 < head.Y && !thing.Root.Has("tie") {
			return k.Within(k.Root.Serial, kit.Body, thing) // its shaft passes behind the head
		}
		if kind == "eating" || kind == "drinking" {
			thing = c.toMouth(k, thing)
		}
		thing = clearOfFace(k, thing, kind)
	case human && k.Root.How.Pose == "carrying" && c.Subject(i).Kind == brief.Person && thing.Root.Has("head") && (c.grownUp(i) || c.cradled(i)):
		return c.onBothArms(k, thing, i)
	case human:
		b := thing.Bounds()
		x := (near.X + far.X) / 2
		if c.Stands(i) && k.Root.Has("chest") { // who is carried or hugged is close to the chest
			if slices.Contains(c.Links, brief.Relation{From: k.Root.Subject, Kind: "hugging", To: i}) {
				return c.pressed(k, c.turned(thing, opposite(k.Root.Drawing.Facing)))
			}
			x += .45 * (k.Root.Anchor("chest").X - x)
			if k.Root.How.Pose == "carrying" && c.Subject(i).Kind == brief.Person { // one arm is below, the other one around
				k = c.reaching(k, "handFar", x+.2*b.W(), far.Y+.1*b.H())
			}
		}
		hold := .62
		if figures[c.Subject(i).ID] { // below its face
			hold = .74
		}
		thing = clearOfFace(k, thing.Moved(x-(b.X0+b.X1)/2, (near.Y+far.Y)/2-(b.Y0+hold*b.H())), kind)
		if b, shoulder := thing.Bounds(), k.Root.Anchor("shoulderNear"); k.Root.How.Pose == holdTwo && k.Root.Has("shoulderNear") && !figures[c.Subject(i).ID] && b.Y0 < shoulder.Y+.05*bySize(k.Root) {
			thing = thing.Moved(0, min(shoulder.Y+.05*bySize(k.Root)-b.Y0, .3*b.H())) // the sleeves are above it
		}
		if b := thing.Bounds(); figures[c.Subject(i).ID] && bySize(thing.Root) > .42*bySize(k.Root) { // one as large as who hugs it: from both sides
			k = c.reaching(c.reaching(k, "handFar", b.X1-.1*b.W(), b.Y0+.5*b.H()), "handNear", b.X0+.42*b.W(), b.Y0+.68*b.H())
		} else if figures[c.Subject(i).ID] && (k.Root.How.Pose == "carrying" || k.Root.How.Pose == holdTwo) { // around its belly
			k = c.reaching(c.reaching(k, "handFar", b.X1-.16*b.W(), b.Y0+.62*b.H()), "handNear", b.X0+.62*b.W(), b.Y0+.68*b.H())
		} else if kept := c.Subject(i).Kind; k.Root.How.Pose == "carrying" && kind != "hugging" && (kept == brief.Animal || kept == brief.Bird) { // one hand is below its chest
			k = c.reaching(k, "handFar", b.X1-.24*b.W(), b.Y0+.8*b.H())
		} else if k.Root.How.Pose == holdTwo && c.Subject(i).Kind == brief.Piece {
			k = c.atSides(k, b)
		}
	case s.Kind == brief.Bird && (kind == "reading" || kind == "using") && standsUpright(k.Root):
		b, o := k.Root.Box(), thing.Bounds()
		return k.Over(thing.Moved((b.X0+b.X1)/2-(o.X0+o.X1)/2, b.Y0+.72*b.H()-(o.Y0+o.Y1)/2)) // before the belly
	case s.Kind == brief.Bird && kind == "holding" && standsUpright(k.Root) && !figure.CarriesInMouth[c.Subject(i).ID]:
		return k.Over(underWing(k, thing, n))
	case s.Kind == brief.Bird || s.Kind == brief.Animal && (s.Pose == "catching" || (kind == "eating" || kind == "drinking") && !c.InPaws(brief.Relation{From: k.Root.Subject, Kind: kind, To: i}) || kind == "carrying" || figure.CarriesInMouth[c.Subject(i).ID]):
		if s.Kind == brief.Animal && kind != "carrying" && c.servesFood(thing.Root) {
			return c.onFloor(k, thing)
		}
		if s.Kind == brief.Bird && c.Stands(i) { // it hangs from the bill
			a, b := k.Root.Anchor("mouth"), thing.Bounds()
			tip := layout.RightAt(k.Root, a.Y-.05*bySize(k.Root), a.Y+.05*bySize(k.Root))
			return k.Over(thing.Moved(tip-.62*b.W()-b.X0, a.Y-b.Y0))
		}
		if c.inTalons(k.Root, kind) {
			return k.Over(underFeet(k, thing))
		}
		return k.Over(c.inMouth(k, thing, kind))
	case s.Kind == brief.Piece && k.Root.Has("mouth") && (kind == "eating" || kind == "holding") && jawed[s.ID]: // in its jaws
		a := k.Root.Anchor("mouth")
		thing = thing.Scaled(min(1.6, .4*bySize(k.Root)/bySize(thing.Root)))
		b := thing.Bounds()
		return k.Over(thing.Moved(a.X-(b.X0+b.X1)/2, a.Y-(b.Y0+b.Y1)/2))
	case k.Root.Has("belly"): // on the belly of one that lies on its back, between its paws
		at, b := k.Root.Anchor("belly"), thing.Bounds()
		return k.Within(k.Root.Serial, kit.Fore, thing.Moved(at.X-(b.X0+b.X1)/2, at.Y+.16*b.H()-b.Y1))
	case kind == "playing" && c.Creature(k.Root.Subject) && !k.Root.Has("paw"):
		b, o := k.Root.Box(), thing.Bounds()
		thing = thing.TurnedBy(38).Scaled(.55 * b.H() / max(o.W(), o.H()))
		o = thing.Bounds()
		return k.Over(thing.Moved((b.X0+b.X1)/2-(o.X0+o.X1)/2, b.Y0+.72*b.H()-(o.Y0+o.Y1)/2))
	case c.Subject(i).ID == "umbrella" && s.Kind != brief.Person: // its canopy is behind the head and above it
		thing = thing.Scaled(1.1 * bySize(k.Root) / bySize(thing.Root))
		b, o := k.Root.Box(), thing.Bounds()
		return k.Before(thing.Moved((b.X0+b.X1)/2+.14*b.W()-(o.X0+o.X1)/2, b.Y0-.3*o.H()-o.Y0))
	case thing.Root.Has("tie") && airborne[c.Subject(i).ID] && (s.Kind == brief.Animal || c.Creature(k.Root.Subject) && s.Kind == brief.Piece):
		return k.Over(c.floating(k, thing, i, n))
	case c.InPaws(brief.Relation{From: k.Root.Subject, Kind: kind, To: i}):
		return k.Over(toBite(k, thing))
	case n > 0 && k.Root.Has("paw4"):
		return k.Over(inNthArm(k, thing, n))
	case s.Kind == brief.Animal && c.eachInAPaw(k.Root):
		return k.Over(inOnePaw(k, thing, n))
	default:
		a := k.Root.Anchor("paw")
		if b := k.Root.Box(); (!k.Root.Has("paw") || kind == "carrying" && insects[s.ID]) && c.Creature(k.Root.Subject) && s.Kind == brief.Piece { // at its side, off the face
			o := thing.Bounds()
			if kind == "carrying" && b.W() > b.H() { // on its back, off the face
				return k.Over(thing.Moved(b.X0+.42*b.W()-(o.X0+o.X1)/2, b.Y0+.14*b.H()-o.Y1))
			}
			k = k.Over(thing.Moved(b.X1-.14*min(b.W(), o.W())-o.X0, b.Y0+.42*b.H()-(o.Y0+o.Y1)/2))
			return k
		}
		if b := k.Root.Box(); n == 1 && k.Root.Has("paw") && s.Kind == brief.Piece && c.holdsTwo(k.Root) { // in the other hand
			a.X = b.X0 + b.X1 - a.X
		}
		if thing.Root.Has("tie") || thing.Root.Has("grip") {
			thing = gripAt(thing, a.X, a.Y)
			if o, head := thing.Bounds(), k.Root.Anchor("head"); s.Kind == brief.Animal && k.Root.Has("head") && far.X-near.X > .25*k.Root.Box().W() && o.Y0 < head.Y && o.X0 < head.X+.2*head.W { // off the face of who looks at the viewer
				thing = thing.Scaled(.7)
				o, mouth := thing.Bounds(), k.Root.Anchor("mouth")
				thing = thing.Moved((near.X+far.X)/2-(o.X0+o.X1)/2, mouth.Y+.06*head.W-o.Y0)
			}
			if b, o := k.Root.Box(), thing.Bounds(); s.Kind == brief.Piece && a.X > b.X0+.7*b.W() && a.X-o.X0 > o.X1-a.X { // off the face
				thing = gripAt(thing.Mirrored(), a.X, a.Y)
			}
		} else {
			b := thing.Bounds()
			if far.X-near.X > .25*k.Root.Box().W() { // one that faces the viewer holds it before its belly, with both arms
				a.X = (near.X + far.X) / 2
			}
			thing = thing.Moved(a.X-(b.X0+b.X1)/2, a.Y-(b.Y0+.7*b.H()))
		}
		if low := thing.Bounds().Y1 - k.Ground; low > 0 { // nothing is held through the floor
			thing = thing.Moved(0, -low)
		}
	}
	return k.Within(k.Root.Serial, kit.Fore, thing)
}

// atShoulder are the instruments that lie between chin and shoulder.
var atShoulder = map[string]bool{"violin": true, "viola": true, "fiddle": true}

// betweenHands are the poses whose raised hands have between them what they hold.
var betweenHands = map[string]bool{"lifting": true, "raising": true, "catching": true}

// clearOfFace moves what a person holds off their face, to the side or down, whichever is less; what they eat or drink may
// cover the mouth.
func clearOfFace(k, thing layout.Cluster, kind string) layout.Cluster {
	head := k.Root.Anchor("head")
	if !k.Root.Has("head") || thing.Root.Has("tie") {
		return thing
	}
	w, chin := .36*head.W, head.Y+.46*head.H
	if kind == "eating" || kind == "drinking" {
		chin = k.Root.Anchor("mouth").Y - .04*head.H
	}
	b := thing.Bounds()
	if b.X1 < head.X-w || b.X0 > head.X+w || b.Y0 > chin || b.Y1 < head.Y-.3*head.H {
		return thing
	}
	down, aside := chin-b.Y0, head.X-w-b.X1
	if right := head.X + w - b.X0; right < -aside {
		aside = right
	}
	if math.Abs(aside) < down {
		return thing.Moved(aside, 0)
	}
	return thing.Moved(0, down)
}

// inNthArm puts the thing at the tip of an arm of its own, off the face.
func inNthArm(k, thing layout.Cluster, n int) layout.Cluster {
	a := k.Root.Anchor(fmt.Sprintf("paw%d", n%hierarchy.MostInArms+1))
	left := a.X < (k.Root.Box().X0+k.Root.Box().X1)/2
	if thing.Root.Has("tie") || thing.Root.Has("grip") {
		thing = gripAt(thing, a.X, a.Y)
		if o := thing.Bounds(); left == (a.X-o.X0 < o.X1-a.X) {
			thing = gripAt(thing.Mirrored(), a.X, a.Y)
		}
		return thing
	}
	b := thing.Bounds()
	return thing.Moved(a.X-(b.X0+b.X1)/2, a.Y-(b.Y0+.7*b.H()))
}
