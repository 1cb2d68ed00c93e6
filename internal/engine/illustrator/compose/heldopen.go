package compose

import (
	"math"

	"pellucid/internal/engine/illustrator/kit"
)

// papers are what one reads with both hands at its edges.
var papers = words("newspaper map open-book book magazine letter")

// The measures of what is read, in heights of who reads it: its height at most, and half the width of a hand.
const (
	paperHigh = .36
	handWide  = .045
)

// heldOpen holds a newspaper or a book before the chest of k's root: over the arms, between two hands whose fingers are on it.
func (c *composer) heldOpen(k, thing cluster) cluster {
	size, head := bySize(k.root), k.root.anchor("head")
	if b := thing.bounds(); b.H() > paperHigh*size {
		thing = thing.scaled(paperHigh * size / b.H())
	}
	near, far, b := k.root.anchor("handNear"), k.root.anchor("handFar"), thing.bounds()
	chin := head.Y + .44*head.H
	thing = thing.moved((near.X+far.X)/2-(b.X0+b.X1)/2, math.Max(chin, (near.Y+far.Y)/2-.62*b.H())-b.Y0)
	b = thing.bounds()
	left, right := b.X0+.04*b.W(), b.X1-.04*b.W()
	if near.X > far.X {
		left, right = right, left
	}
	y := b.Y0 + .6*b.H()
	k = c.reaching(c.reaching(k, "handNear", left, y), "handFar", right, y)
	var arms cluster
	for _, s := range k.sprites {
		if s.drawing == k.root.serial && s.layer == kit.Fore {
			arms.sprites = append(arms.sprites, s)
		}
	}
	root, ground := k.root, k.ground
	k = k.over(thing)
	for _, name := range []string{"handNear", "handFar"} {
		at, r := root.anchor(name), handWide*size
		k = k.over(arms.clipped(kit.Box{X0: at.X - r, Y0: at.Y - r, X1: at.X + r, Y1: at.Y + r}))
	}
	k.root, k.ground = root, ground
	return k
}
