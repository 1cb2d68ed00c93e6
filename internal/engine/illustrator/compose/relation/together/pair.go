package together

import (
	"math"

	"pellucid/internal/engine/illustrator/brief"
	"pellucid/internal/engine/illustrator/compose/layout"
	"pellucid/internal/engine/illustrator/compose/relation/placing"
	"pellucid/internal/engine/illustrator/scene"
)

// FacePoses are the poses of two who face each other and whose near hands meet, by what they do.
var FacePoses = map[string]string{"shaking hands": "shaking hands", "high five": "high five", "dancing": "dancing together"}

// HandToHand brings two figures together who face each other, a on the left, so that a hand of each meets the other's.
func HandToHand(c *placing.Placer, kind string, a, b layout.Cluster) (left, right layout.Cluster) {
	hand := "handNear"
	if kind == "high five" {
		hand = "handFar" // the arm on the other one's side, clear of the face
	}
	from, to := a.Root.Anchor(hand), b.Root.Anchor(hand)
	apart := 0.0
	if kind == "dancing" { // breast to breast, the other arm around the waist
		reach := from.X - a.Root.Anchor("neck").X
		apart = -.55 * reach
	}
	b = b.Moved(from.X-to.X+apart, 0)
	to = b.Root.Anchor(hand)
	x, y := (from.X+to.X)/2, (from.Y+to.Y)/2
	if least := 1.45 * (a.Root.Anchor("head").W + b.Root.Anchor("head").W) / 2; kind != "dancing" {
		gap := b.Root.Anchor("head").X - a.Root.Anchor("head").X
		if gap < least { // heads are wider than arms are long
			b = b.Moved(least-gap, 0)
			to = b.Root.Anchor(hand)
			x = (a.Root.Anchor("head").X + b.Root.Anchor("head").X) / 2
		}
	}
	if kind == "high five" {
		head := a.Root.Anchor("head")
		y = min(head.Y, b.Root.Anchor("head").Y) + .1*head.H
	}
	if a.Root.Box().H() > 1.2*b.Root.Box().H() || b.Root.Box().H() > 1.2*a.Root.Box().H() {
		y = max(from.Y, to.Y) // the taller one bends to the smaller one's hand
	}
	a, b = c.Reaching(a, hand, x, y), c.Reaching(b, hand, x, y)
	if kind == "dancing" {
		waist := b.Root.Anchor("chest")
		a = c.Reaching(a, "handFar", waist.X, waist.Y+.3*waist.H)
	}
	return a, b
}

// InPan puts food into the pan of who cooks it.
func InPan(c *placing.Placer, k, food layout.Cluster) layout.Cluster {
	root := k.Root
	food = food.Scaled(.19 * placing.BySize(root) / max(food.Bounds().W(), food.Bounds().H()))
	o, hand := food.Bounds(), root.Anchor("handFar")
	k = k.Over(food.Moved(hand.X+.135*placing.BySize(root)-(o.X0+o.X1)/2, hand.Y-.015*placing.BySize(root)-o.Y1))
	k.Root = root
	return k
}

// Guitars are the instruments that are held across the body, by the neck.
// Each has its length in lengths of a guitar.
var Guitars = map[string]float64{"guitar": 1, "electric-guitar": 1, "ukulele": .72, "banjo": .92, "bass-guitar": 1.14, "acoustic-guitar": 1, "lute": .95, "mandolin": .8}

// guitarSize is the length of a guitar as a share of who plays it; animals, whose heads are large, hold it before a body as wide as it.
const (
	guitarSize     = .62
	guitarOfAnimal = .72
)

// Strummed lays a guitar across who plays it: its body at the near hand, its neck to the far one.
func Strummed(c *placing.Placer, k, thing layout.Cluster) layout.Cluster {
	near, far := k.Root.Anchor("handNear"), k.Root.Anchor("handFar")
	size := guitarSize * Guitars[c.Subject(thing.Root.Subject).ID]
	if c.Subject(k.Root.Subject).Kind != brief.Person {
		size = guitarOfAnimal * Guitars[c.Subject(thing.Root.Subject).ID]
	}
	thing = thing.Scaled(size * placing.BySize(k.Root) / placing.BySize(thing.Root))
	b := thing.Bounds()
	x, y, tipX, tipY := (b.X0+b.X1)/2, b.Y0+.72*b.H(), (b.X0+b.X1)/2, b.Y0
	if b.W() > .55*b.H() { // it is drawn leaning to the right
		x, tipX = b.X0+.34*b.W(), b.X1
	}
	thing = thing.Moved(near.X-x, near.Y-y)
	turn := math.Atan2(far.Y-near.Y, far.X-near.X) - math.Atan2(tipY-y, tipX-x)
	return thing.Transformed(layout.Translate(near.X, near.Y).Mul(scene.Rotate(turn)).Mul(layout.Translate(-near.X, -near.Y)))
}
