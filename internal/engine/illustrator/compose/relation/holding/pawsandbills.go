package holding

import (
	"fmt"

	"pellucid/internal/engine/illustrator/brief"
	"pellucid/internal/engine/illustrator/compose/figure"
	"pellucid/internal/engine/illustrator/compose/hierarchy"
	"pellucid/internal/engine/illustrator/compose/layout"
	"pellucid/internal/engine/illustrator/compose/relation/placing"
)

// jawed are the creatures without hands that hold in their mouth what they hold.
var jawed = figure.Words("shark orca whale dolphin")

// beforeTheBelly has a thing before an upright bird.
func (h *hold) beforeTheBelly() {
	b := h.box()
	h.center((b.X0+b.X1)/2, b.Y0+.72*b.H())
	h.over()
}

// underTheWing has a thing at the side of an upright bird.
func (h *hold) underTheWing() { h.thing = underWing(h.k, h.thing, h.n); h.over() }

// fromTheBill hangs somebody from the bill of a bird.
func (h *hold) fromTheBill() {
	a, b := h.anchor("mouth"), h.bounds()
	tip := layout.RightAt(h.k.Root, a.Y-.05*h.size(), a.Y+.05*h.size())
	h.move(tip-.62*b.W()-b.X0, a.Y-b.Y0)
	h.over()
}

// inBillOrTalons has a thing in the bill of a bird, or below the feet of one that flies with it.
func (h *hold) inBillOrTalons() {
	if inTalons(h.c, h.k.Root, h.kind) {
		h.thing = underFeet(h.k, h.thing)
	} else {
		h.thing = inMouth(h.c, h.k, h.thing, h.kind)
	}
	h.over()
}

// inMouthOrBowl has a thing in the mouth of an animal, or before it where food is served in it.
func (h *hold) inMouthOrBowl() {
	if h.kind != "carrying" && servesFood(h.c, h.thing.Root) {
		h.k = onFloor(h.c, h.k, h.thing)
		return
	}
	h.inBillOrTalons()
}

// inTheJaws has a thing in the mouth of a creature without hands.
func (h *hold) inTheJaws() {
	a := h.anchor("mouth")
	h.scale(min(1.6, .4*h.size()/placing.BySize(h.thing.Root)))
	h.center(a.X, a.Y)
	h.over()
}

// onTheBelly has a thing on the belly of one that lies on its back, between its paws.
func (h *hold) onTheBelly() {
	at, b := h.anchor("belly"), h.bounds()
	h.move(at.X-(b.X0+b.X1)/2, at.Y+.16*b.H()-b.Y1)
	h.before()
}

// tiltedBefore has an instrument across the body of a creature without paws.
func (h *hold) tiltedBefore() {
	b, o := h.box(), h.bounds()
	h.thing = h.thing.TurnedBy(38)
	h.scale(.55 * b.H() / max(o.W(), o.H()))
	h.center((b.X0+b.X1)/2, b.Y0+.72*b.H())
	h.over()
}

// aboveTheHead has the canopy of an umbrella behind the head and above it.
func (h *hold) aboveTheHead() {
	h.scale(1.1 * h.size() / placing.BySize(h.thing.Root))
	b, o := h.box(), h.bounds()
	h.k = h.k.Before(h.thing.Moved((b.X0+b.X1)/2+.14*b.W()-(o.X0+o.X1)/2, b.Y0-.3*o.H()-o.Y0))
}

// floating lets a balloon rise on a string from the paw.
func (h *hold) floating() { h.thing = floating(h.c, h.k, h.thing, h.i, h.n); h.over() }

// toBite has a thing between the paws.
func (h *hold) toBite() { h.thing = toBite(h.k, h.thing); h.over() }

// inOnePaw has a thing in one of two paws.
func (h *hold) inOnePaw() { h.thing = inOnePaw(h.k, h.thing, h.n); h.over() }

// atItsSide has a thing at the side of a creature without paws, off its face, or on its back.
func (h *hold) atItsSide() {
	b, o := h.box(), h.bounds()
	if h.kind == "carrying" && b.W() > b.H() {
		x := b.X0 + .42*b.W()
		h.move(x-(o.X0+o.X1)/2, placing.TopAt(h.k.Root, x)+.04*b.H()-o.Y1)
	} else {
		h.move(b.X1-.14*min(b.W(), o.W())-o.X0, b.Y0+.42*b.H()-(o.Y0+o.Y1)/2)
	}
	h.over()
}

// inThePaw has a thing in the paw, or before the belly of one that faces the viewer; nothing is held through the floor.
func (h *hold) inThePaw() {
	a, b := h.anchor("paw"), h.box()
	if h.n == 1 && h.has("paw") && h.by.Kind == brief.Piece && holdsTwo(h.c, h.k.Root) { // in the other hand
		a.X = b.X0 + b.X1 - a.X
	}
	frontal := h.far.X-h.near.X > .25*b.W()
	if h.hasHandle() {
		h.grip(a)
		h.offTheFace(a.X, a.Y, frontal)
	} else {
		if frontal { // with both arms
			a.X = (h.near.X + h.far.X) / 2
		}
		h.hang(a.X, a.Y, .7)
	}
	if low := h.bounds().Y1 - h.k.Ground; low > 0 {
		h.move(0, -low)
	}
	h.before()
}

// offTheFace moves what is gripped at x, y off the face of who holds it.
func (h *hold) offTheFace(x, y float64, frontal bool) {
	if o, head := h.bounds(), h.anchor("head"); h.by.Kind == brief.Animal && h.has("head") && frontal && o.Y0 < head.Y && o.X0 < head.X+.2*head.W {
		h.scale(.7)
		o = h.bounds()
		h.move((h.near.X+h.far.X)/2-(o.X0+o.X1)/2, h.anchor("mouth").Y+.06*head.W-o.Y0)
	}
	if b, o := h.box(), h.bounds(); h.by.Kind == brief.Piece && x > b.X0+.7*b.W() && x-o.X0 > o.X1-x {
		h.thing = gripAt(h.thing.Mirrored(), x, y)
	}
}

// inNthArm puts the thing at the tip of an arm of its own, off the face.
func (h *hold) inNthArm() {
	arms := hierarchy.MostInArms
	if h.of.Count > arms && h.has("paw8") {
		arms *= 2
	}
	a, b := h.anchor("paw"), h.box()
	if n := h.n % arms; n > 0 {
		a = h.anchor(fmt.Sprintf("paw%d", n+1))
	}
	if !h.hasHandle() {
		h.hang(a.X, a.Y, .7)
	} else {
		h.grip(a)
		if o := h.bounds(); (a.X < (b.X0+b.X1)/2) == (a.X-o.X0 < o.X1-a.X) {
			h.thing = gripAt(h.thing.Mirrored(), a.X, a.Y)
		}
	}
	h.over()
}
