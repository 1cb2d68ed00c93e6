package holding

import (
	"cmp"
	"math"

	"pellucid/internal/engine/illustrator/brief"
	"pellucid/internal/engine/illustrator/compose/figure"
	"pellucid/internal/engine/illustrator/compose/hierarchy"
	"pellucid/internal/engine/illustrator/compose/layout"
	"pellucid/internal/engine/illustrator/compose/relation/placing"
	"pellucid/internal/engine/illustrator/compose/relation/together"
	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/library"
	"pellucid/internal/engine/illustrator/scene"
)

// atShoulder are the instruments that lie between chin and shoulder.
var atShoulder = figure.Words("violin viola fiddle")

// aimed are the poses in which a tool points ahead, and by how many degrees it is turned for that: a sword is swung, a needle is level.
var aimed = map[string]float64{"striking": 38, "injecting": -84}

// feedingTurn is by how many radians a tool is turned that points to the mouth of who is fed.
const feedingTurn = 1.75

// inFingers has a thing between the palm and the fingers of a hand alone.
func (h *hold) inFingers() { h.k = gripped(h.k, h.thing, h.of.Text != "") }

// betweenLips has what is smoked between the lips.
func (h *hold) betweenLips() { h.thing = betweenLips(h.k, h.thing); h.over() }

// atTheMouth has a wind instrument at the mouth.
func (h *hold) atTheMouth() { h.k = blown(h.c, h.k, h.thing, winds[h.of.ID]) }

// acrossTheBody has a guitar before the body.
func (h *hold) acrossTheBody() { h.thing = together.Strummed(h.c, h.k, h.thing); h.before() }

// onOneArm seats somebody small on one arm.
func (h *hold) onOneArm() { h.k = inOneArm(h.c, h.k, h.thing, h.n) }

// onBothArms has somebody lie on both arms.
func (h *hold) onBothArms() { h.k = onBothArms(h.c, h.k, h.thing, h.i) }

// offTheMouth lets bubbles fly off from the mouth.
func (h *hold) offTheMouth() {
	a, b := h.anchor("mouth"), h.bounds()
	h.move(a.X+.12*h.size()-b.X0, a.Y-(b.Y0+b.Y1)/2)
	h.over()
}

// uprightInHand holds a microphone below the mouth.
func (h *hold) uprightInHand() {
	h.scale(min(1, .15*h.size()/placing.BySize(h.thing.Root)))
	if h.thing.Root.Has("grip") {
		h.grip(h.near)
	}
	h.hang(h.near.X, h.near.Y, .42)
	h.before()
}

// underTheChin lays a violin between chin and shoulder.
func (h *hold) underTheChin() {
	h.scale(.4 * h.size() / placing.BySize(h.thing.Root))
	h.thing = h.thing.TurnedBy(62)
	neck := h.anchor("neck")
	h.center(neck.X+.13*h.size(), neck.Y+.07*h.size())
	h.before()
}

// overTheHead has what is lifted between both hands, behind the head: a bar lies across, what is high stands on the hands.
func (h *hold) overTheHead() {
	if apart := 1.3 * math.Abs(h.far.X-h.near.X); placing.BySize(h.thing.Root) < apart && h.of.ID != "kettlebell" {
		h.scale(apart / placing.BySize(h.thing.Root))
	}
	if a, ok := h.thing.Root.Drawing.Anchors["grip"]; ok && library.GroupOf(h.of.ID) == "sport" && h.of.ID != "trophy" {
		h.thing = h.thing.TurnedBy(90 - a.Angle)
	}
	b, y := h.bounds(), (h.near.Y+h.far.Y)/2
	h.center((h.near.X+h.far.X)/2, y)
	if b.H() > .7*b.W() {
		h.move(0, y-b.Y1+.06*b.H()-(y-(b.Y0+b.Y1)/2))
	}
	h.behind()
}

// caught has what is caught between both hands, off the hair: a small thing beside the head, a large one above it.
func (h *hold) caught() {
	b, x, y := h.bounds(), (h.near.X+h.far.X)/2, (h.near.Y+h.far.Y)/2
	h.center(x, y)
	if head := h.anchor("head"); h.has("head") && placing.BySize(h.thing.Root) < head.W {
		atX, atY := head.X+.95*head.W, head.Y-.3*head.H
		h.reach("handNear", atX-.4*b.W(), atY+.2*b.H())
		h.reach("handFar", atX+.4*b.W(), atY+.2*b.H())
		h.move(atX-x, atY-y)
	} else {
		h.move(0, min(0, h.anchor("headTop").Y-.3*b.H()-y))
	}
	h.before()
}

// foldedInHand has a flat thing in one hand, off the face, as who walks or dances has it.
func (h *hold) foldedInHand() {
	h.scale(min(1, .2*h.size()/placing.BySize(h.thing.Root)))
	h.hang(h.far.X, h.far.Y, .5)
	h.before()
}

// betweenPalms has a flat thing by its edges.
func (h *hold) betweenPalms() {
	h.hang((h.near.X+h.far.X)/2, (h.near.Y+h.far.Y)/2, .7)
	if h.k.Root.How.Pose == holdTwo {
		h.clear()
		h.k = atSides(h.c, h.k, h.bounds())
	}
	h.before()
}

// inOneHand has a thing without a handle in one hand, while the other one has something else.
func (h *hold) inOneHand() {
	hand := h.near
	if h.n%2 == 1 {
		hand = h.far
	}
	h.hang(hand.X, hand.Y, .6)
	h.clear()
	h.before()
}

// byTheHandle has a thing by its handle or its string in one hand.
func (h *hold) byTheHandle() {
	hand := h.handWithHandle()
	if head := h.anchor("head"); h.thing.Root.Drawing.Facing == kit.Right && hand.X < head.X-.2*head.W { // a megaphone points outward
		h.thing = h.thing.Mirrored()
	}
	h.grip(hand)
	h.point(hand)
	actor := figure.IsActor(h.by) // the thing is beside it, off its face
	if b, head := h.bounds(), h.anchor("head"); !actor && h.by.Kind != brief.Person && h.has("head") && !h.thing.Root.Has("tie") && b.Y0 < head.Y && b.Y1 > head.Y && b.H() > head.H {
		h.besideTheHead(hand)
		h.before()
		return
	}
	if !actor && h.bounds().Y0 < h.anchor("headTop").Y && !h.thing.Root.Has("tie") {
		if h.by.Kind != brief.Person {
			h.besideTheHead(hand)
		}
		h.behind() // its shaft passes behind the head
		return
	}
	if !actor && h.isTasted() {
		h.thing = toMouth(h.c, h.k, h.thing)
	}
	h.clear()
	h.before()
}

// besideTheHead holds what is long out to the side: the head of an animal is so wide that it would hide a blade behind it.
func (h *hold) besideTheHead(hand kit.Anchor) {
	head := h.anchor("head")
	name, side := "handNear", math.Copysign(1, hand.X-head.X)
	if hand == h.far {
		name = "handFar"
	}
	if !h.has("head") || math.Abs(hand.X-head.X) > 1.2*head.W {
		return
	}
	h.reach(name, head.X+side*1.22*head.W, max(hand.Y, head.Y+.72*head.H))
	at := h.anchor(name)
	h.grip(at)
	h.turn(at, side*.3)
}

// handWithHandle is the hand that has the thing by its handle: the other one than that of the thing before it, the rear one of who leads somebody on
// a leash.
func (h *hold) handWithHandle() kit.Anchor {
	hand := h.near
	if h.n%2 == 1 {
		hand = h.far
		if b := h.bounds(); h.thing.Root.Has("grip") && h.thing.Root.Anchor("grip").X > b.X0+.7*b.W() && h.thing.Root.Drawing.Facing == kit.Front {
			h.thing = h.thing.Mirrored() // a second mug is not before the chest
		}
	}
	if h.k.Root.How.Pose == HoldBoth && hierarchy.HangsFromHand(h.thing.Root.Drawing) {
		h.k, hand = lowered(h.c, h.k, h.n)
	}
	if leads(h.c, h.k.Root.Subject) { // the hand in front has the leash
		rear, head := RearHand(h.c, h.k.Root), h.anchor("head")
		if h.thing.Root.Has("tie") { // what floats is behind the head
			h.reach(rear, head.X-1.25*head.W, head.Y+.5*head.H)
		}
		hand = h.anchor(rear)
	}
	return hand
}

// point turns a tool in the hand to what is done with it: a sword is swung ahead, a spoon points to the mouth of who is fed.
func (h *hold) point(hand kit.Anchor) {
	if !hierarchy.Tools[h.of.ID] {
		return
	}
	if at, side := aimed[cmp.Or(h.k.Root.How.Pose, h.by.Pose)], 1.0; at != 0 {
		if h.k.Root.Drawing.Facing == kit.Left {
			side = -1
		}
		h.turn(hand, side*at*math.Pi/180)
	}
	if h.by.Pose == "feeding" {
		h.turn(hand, feedingTurn)
	}
}

// turn turns the thing around a hand.
func (h *hold) turn(hand kit.Anchor, angle float64) {
	h.thing = h.thing.Transformed(layout.Translate(hand.X, hand.Y).Mul(scene.Rotate(angle)).Mul(layout.Translate(-hand.X, -hand.Y)))
}

// pressedToChest has who is hugged at the chest, turned to who hugs them.
func (h *hold) pressedToChest() {
	h.k = together.Pressed(h.c, h.k, h.c.Turned(h.thing, placing.Opposite(h.k.Root.Drawing.Facing)))
}

// cuddleMost is the most that a thing in both arms measures, as a share of who hugs it.
const cuddleMost = .4

// cuddled has a toy, a pillow or a ball at the chest, right below the chin, with both arms around it.
func (h *hold) cuddled() {
	h.scale(min(1, cuddleMost*h.size()/placing.BySize(h.thing.Root)))
	chest, b, side := h.anchor("chest"), h.bounds(), 1.0
	if h.k.Root.Drawing.Facing == kit.Left {
		side = -1
	}
	share := .16
	if placing.Figures[h.of.ID] { // its face is beside the arm
		share = .3
	}
	x, top := chest.X+side*(.35*chest.W+share*b.W()), chest.Y-.3*chest.H
	if head := h.anchor("head"); h.has("head") {
		top = max(top, head.Y+.42*head.H)
	}
	h.move(x-(b.X0+b.X1)/2, top-b.Y0)
	h.reach("handFar", x+side*.26*b.W(), top+.52*b.H())
	h.reach("handNear", x+side*(.26-share)*b.W(), top+.68*b.H())
	h.before()
}

// inBothHands has a thing between both hands; who is carried is close to the chest.
func (h *hold) inBothHands() {
	b, x := h.bounds(), (h.near.X+h.far.X)/2
	if h.isSomebody() && h.has("chest") {
		x += .45 * (h.anchor("chest").X - x)
		if h.k.Root.How.Pose == "carrying" && h.of.Kind == brief.Person { // one arm is below, the other one around
			h.reach("handFar", x+.2*b.W(), h.far.Y+.1*b.H())
		}
	}
	share := .62
	if placing.Figures[h.of.ID] { // below its face
		share = .74
	}
	h.hang(x, (h.near.Y+h.far.Y)/2, share)
	h.clear()
	b = h.bounds()
	if sleeve := h.anchor("shoulderNear").Y + .05*h.size(); h.k.Root.How.Pose == holdTwo && h.has("shoulderNear") && !placing.Figures[h.of.ID] && b.Y0 < sleeve {
		h.move(0, min(sleeve-b.Y0, .3*b.H())) // the sleeves are above it
	}
	h.armsAround()
	h.before()
}

// armsAround lets the hands of who has a thing in both reach around it.
func (h *hold) armsAround() {
	b, pose := h.bounds(), h.k.Root.How.Pose
	switch {
	case placing.Figures[h.of.ID] && placing.BySize(h.thing.Root) > .42*h.size(): // one as large as who hugs it: from both sides
		h.reach("handFar", b.X1-.1*b.W(), b.Y0+.5*b.H())
		h.reach("handNear", b.X0+.42*b.W(), b.Y0+.68*b.H())
	case placing.Figures[h.of.ID] && (pose == "carrying" || pose == holdTwo): // around its belly
		h.reach("handFar", b.X1-.16*b.W(), b.Y0+.62*b.H())
		h.reach("handNear", b.X0+.62*b.W(), b.Y0+.68*b.H())
	case pose == "carrying" && h.kind != "hugging" && (h.of.Kind == brief.Animal || h.of.Kind == brief.Bird): // one hand is below its chest
		h.reach("handFar", b.X1-.24*b.W(), b.Y0+.8*b.H())
	case pose == holdTwo && h.isPiece():
		h.k = atSides(h.c, h.k, b)
	}
}

// atSides puts both hands of who faces the viewer to the sides of what they hold, where they hide little of it.
func atSides(c *placing.Placer, k layout.Cluster, b kit.Box) layout.Cluster {
	left, right := "handNear", "handFar"
	if k.Root.Anchor(left).X > k.Root.Anchor(right).X {
		left, right = right, left
	}
	if small := .2 * placing.BySize(k.Root); b.W() < small { // on both palms
		x, apart := (b.X0+b.X1)/2, .3*small
		return c.Reaching(c.Reaching(k, left, x-apart, b.Y1), right, x+apart, b.Y1)
	}
	y := b.Y0 + .66*b.H()
	k.Root.How.ArmsBehind = true // the sleeves would hide it
	return c.Reaching(c.Reaching(k, left, b.X0+.1*b.W(), y), right, b.X1-.1*b.W(), y)
}
