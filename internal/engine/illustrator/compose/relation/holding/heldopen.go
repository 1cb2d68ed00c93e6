package holding

import (
	"math"

	"pellucid/internal/engine/illustrator/compose/figure"
	"pellucid/internal/engine/illustrator/compose/hierarchy"
	"pellucid/internal/engine/illustrator/compose/layout"
	"pellucid/internal/engine/illustrator/compose/relation/placing"
	"pellucid/internal/engine/illustrator/kit"
)

// papers are what one reads with both hands at its edges.
var papers = figure.Words("newspaper map open-book book magazine letter")

// The measures of what is read, in heights of who reads it: its height at most, and half the width of a hand.
const (
	paperHigh = .36
	handWide  = .05
)

// heldOpen holds a newspaper or a book before the chest of k's root: over the arms, between two hands whose fingers are on it.
func heldOpen(c *placing.Placer, k, thing layout.Cluster) layout.Cluster {
	size, head := placing.BySize(k.Root), k.Root.Anchor("head")
	if b := thing.Bounds(); b.H() > paperHigh*size {
		thing = thing.Scaled(paperHigh * size / b.H())
	}
	near, far, b := k.Root.Anchor("handNear"), k.Root.Anchor("handFar"), thing.Bounds()
	chin := head.Y + .44*head.H
	thing = thing.Moved((near.X+far.X)/2-(b.X0+b.X1)/2, math.Max(chin, (near.Y+far.Y)/2-.62*b.H())-b.Y0)
	b = thing.Bounds()
	left, right := b.X0+.1*b.W(), b.X1-.1*b.W()
	if near.X > far.X {
		left, right = right, left
	}
	y := b.Y0 + .6*b.H()
	k = c.Reaching(c.Reaching(k, "handNear", left, y), "handFar", right, y)
	arms, _ := k.Split(kit.Fore)
	root, ground := k.Root, k.Ground
	k = k.Over(thing)
	for _, name := range []string{"handNear", "handFar"} {
		at, r := root.Anchor(name), handWide*size
		k = k.Over(placing.Clipped(arms, kit.Box{X0: math.Max(at.X-r, b.X0), Y0: at.Y - r, X1: math.Min(at.X+r, b.X1), Y1: at.Y + r})) // the sleeve is beside it
	}
	k.Root, k.Ground = root, ground
	return k
}

// gripped puts a thing upright between the palm and the fingers of the hand that is k's root.
// Where words stand on the thing, the hand is below them or at the handle beside them.
func gripped(k, thing layout.Cluster, words bool) layout.Cluster {
	hand := k.Root.Box()
	long := max(thing.Bounds().W(), thing.Bounds().H())
	thing = thing.Scaled(max(hierarchy.GrippedLeast*hand.H(), min(hierarchy.GrippedMost*hand.H(), long)) / long)
	b := thing.Root.Box()
	at := kit.Anchor{X: (b.X0 + b.X1) / 2, Y: b.Y0 + hierarchy.StemGrip*b.H()}
	if thing.Root.Has("tie") {
		at.Y = b.Y0 + .94*b.H()
	} else if thing.Root.Has("grip") {
		at = thing.Root.Anchor("grip")
		thing = thing.Moved(-at.X, -at.Y).TurnedBy(-at.Angle)
		at.X, at.Y = 0, 0
	}
	to := k.Root.Anchor("grip")
	thing = thing.Moved(to.X-at.X, to.Y-.12*hand.H()-at.Y)
	if words && thing.Root.Has("print") {
		thing = thing.Moved(clearOfHand(hand, thing))
	}
	return k.Within(k.Root.Serial, kit.Fore, thing)
}

// The most that a thing is moved in a hand for its words to be seen, as shares of the hand, and how much of the hand they may be behind.
const (
	slidesAside = .42
	slidesUp    = .62
	behindHand  = .04
)

// clearOfHand is how far a thing is moved in a hand so that the words on it are seen: away from the hand at a handle, else up.
func clearOfHand(hand kit.Box, thing layout.Cluster) (dx, dy float64) {
	words, grip := thing.Root.Anchor("print"), thing.Root.Anchor("grip")
	if thing.Root.Has("grip") && math.Abs(grip.X-words.X) > words.W/2 {
		if grip.X > words.X {
			return -min(slidesAside*hand.W(), max(0, words.X+words.W/2-hand.X0-behindHand*hand.W())), 0
		}
		return min(slidesAside*hand.W(), max(0, hand.X1-behindHand*hand.W()-words.X+words.W/2)), 0
	}
	return 0, -min(slidesUp*hand.H(), max(0, words.Y+words.H/2-hand.Y0-behindHand*hand.H()))
}
