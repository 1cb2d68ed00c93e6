package compose

import (
	"math"
	"strings"

	"pellucid/internal/engine/illustrator/brief"
	"pellucid/internal/engine/illustrator/scene"
)

// facePoses are the poses of two who face each other and whose near hands meet, by what they do.
var facePoses = map[string]string{"shaking hands": "shaking hands", "high five": "high five", "dancing": "dancing together"}

// danceTogether reports whether subject i dances with another one: a couple does, or two of whom a word said that they are one.
func (c *composer) danceTogether(i int) bool {
	for _, l := range c.links {
		if l.From != i || !loose[l.Kind] || !c.stands(l.To) {
			continue
		}
		a, b := c.subject(l.From), c.subject(l.To)
		if a.Person == nil || b.Person == nil {
			continue
		}
		couple := strings.Contains(a.Words, "couple") || a.ID == "bride" || b.ID == "bride"
		if couple || l.Kind == "with" || a.Person.Body != b.Person.Body {
			return true
		}
	}
	return false
}

// handToHand brings two figures together who face each other, a on the left, so that a hand of each meets the other's.
func (c *composer) handToHand(kind string, a, b cluster) (left, right cluster) {
	hand := "handNear"
	if kind == "high five" {
		hand = "handFar" // the arm on the other one's side, clear of the face
	}
	from, to := a.root.anchor(hand), b.root.anchor(hand)
	apart := 0.0
	if kind == "dancing" { // breast to breast, the other arm around the waist
		reach := from.X - a.root.anchor("neck").X
		apart = -.55 * reach
	}
	b = b.moved(from.X-to.X+apart, 0)
	to = b.root.anchor(hand)
	x, y := (from.X+to.X)/2, (from.Y+to.Y)/2
	if least := 1.45 * (a.root.anchor("head").W + b.root.anchor("head").W) / 2; kind != "dancing" {
		gap := b.root.anchor("head").X - a.root.anchor("head").X
		if gap < least { // heads are wider than arms are long
			b = b.moved(least-gap, 0)
			to = b.root.anchor(hand)
			x = (a.root.anchor("head").X + b.root.anchor("head").X) / 2
		}
	}
	if kind == "high five" {
		head := a.root.anchor("head")
		y = min(head.Y, b.root.anchor("head").Y) + .1*head.H
	}
	if a.root.box().H() > 1.2*b.root.box().H() || b.root.box().H() > 1.2*a.root.box().H() {
		y = max(from.Y, to.Y) // the taller one bends to the smaller one's hand
	}
	a, b = c.reaching(a, hand, x, y), c.reaching(b, hand, x, y)
	if kind == "dancing" {
		waist := b.root.anchor("chest")
		a = c.reaching(a, "handFar", waist.X, waist.Y+.3*waist.H)
	}
	return a, b
}

// leastMount is the length in centimeters from which people sit on an animal astride.
const leastMount = 110

// ridden lets who is said to be on something with a seat and a handlebar ride it: "a cyclist racing on a road bike".
func (c *composer) ridden(l brief.Relation) bool {
	if l.Kind == "on" && c.subject(l.From).Kind == brief.Person && c.subject(l.To).Kind == brief.Animal && (c.subject(l.From).Pose == "" || actsOnRides[c.subject(l.From).Pose]) {
		return realSize(c.draw(l.To, how{pose: "standing"})) > leastMount // "a girl on a horse"
	}
	if l.Kind == "on" && c.stands(l.From) && c.subject(l.To).ID == "broom" && c.subject(l.From).Pose == "" {
		return true
	}
	if l.Kind != "on" || !c.stands(l.From) || c.subject(l.To).Kind != brief.Piece {
		return false
	}
	d := c.draw(l.To, how{})
	_, seat := d.Anchors["seat"]
	_, hand := d.Anchors["handNear"]
	return seat && hand
}

// inPan puts food into the pan of who cooks it.
func (c *composer) inPan(k, food cluster) cluster {
	root := k.root
	food = food.scaled(.19 * bySize(root) / max(food.bounds().W(), food.bounds().H()))
	o, hand := food.bounds(), root.anchor("handFar")
	k = k.over(food.moved(hand.X+.135*bySize(root)-(o.X0+o.X1)/2, hand.Y-.015*bySize(root)-o.Y1))
	k.root = root
	return k
}

// guitars are the instruments that are held across the body, by the neck.
// Each has its length in lengths of a guitar.
var guitars = map[string]float64{"guitar": 1, "electric-guitar": 1, "ukulele": .72, "banjo": .92, "bass-guitar": 1.14, "acoustic-guitar": 1, "lute": .95, "mandolin": .8}

// guitarSize is the length of a guitar as a share of who plays it; animals, whose heads are large, hold it before a body as wide as it.
const (
	guitarSize     = .62
	guitarOfAnimal = .72
)

// strummed lays a guitar across who plays it: its body at the near hand, its neck to the far one.
func (c *composer) strummed(k, thing cluster) cluster {
	near, far := k.root.anchor("handNear"), k.root.anchor("handFar")
	size := guitarSize * guitars[c.subject(thing.root.subject).ID]
	if c.subject(k.root.subject).Kind != brief.Person {
		size = guitarOfAnimal * guitars[c.subject(thing.root.subject).ID]
	}
	thing = thing.scaled(size * bySize(k.root) / bySize(thing.root))
	b := thing.bounds()
	x, y, tipX, tipY := (b.X0+b.X1)/2, b.Y0+.72*b.H(), (b.X0+b.X1)/2, b.Y0
	if b.W() > .55*b.H() { // it is drawn leaning to the right
		x, tipX = b.X0+.34*b.W(), b.X1
	}
	thing = thing.moved(near.X-x, near.Y-y)
	turn := math.Atan2(far.Y-near.Y, far.X-near.X) - math.Atan2(tipY-y, tipX-x)
	return thing.transformed(translate(near.X, near.Y).Mul(scene.Rotate(turn)).Mul(translate(-near.X, -near.Y)))
}
