package compose

import (
	"pellucid/internal/engine/illustrator/brief"
	"pellucid/internal/engine/illustrator/kit"
)

// tugging is the pose of those who pull on two ends of a rope.
const tugging = "tug of war"

// evenSides makes four of several who pull on a rope and whose number the prompt does not tell: two on each side.
func (c *composer) evenSides() {
	for i := range c.Brief.Subjects {
		if s := &c.Brief.Subjects[i]; s.Pose == tugging && s.Kind == brief.Person && s.Count == unstated && !c.numbered(*s) {
			s.Count = 4
		}
	}
}

// crowded is the distance between two who stand behind each other at a rope, as a share of their width.
const crowded = .5

// tugged sets copies on two sides of one rope, those with even numbers on the left; the first two are at its middle.
func (c *composer) tugged(all []cluster) cluster {
	out := c.joined(tugging, all[0], all[1])
	root := all[0].root
	right := out.shiftOf(all[1])
	ends := [2]kit.Anchor{root.anchor("handNear"), all[1].moved(right, 0).root.anchor("handNear")}
	step := crowded * all[0].root.box().W()
	for n, k := range all[2:] {
		side := n % 2
		dir := []float64{-1, 1}[side]
		rank := float64(n/2 + 1)
		dx := dir * step * rank
		if side == 1 {
			dx += right
		}
		k = k.moved(dx, root.anchor("ground").Y-k.root.anchor("ground").Y)
		near, far, rope := k.root.anchor("handNear"), k.root.anchor("handFar"), root.anchor("handNear").Y
		k = c.reaching(c.reaching(k, "handFar", far.X, rope), "handNear", near.X, rope)
		hand := k.root.anchor("handNear")
		if dir*(hand.X-ends[side].X) > 0 {
			ends[side] = hand
		}
		out = out.before(k)
	}
	size, y := bySize(root), (ends[0].Y+ends[1].Y)/2
	out = out.before(c.rope(root.subject, []kit.Anchor{{X: ends[0].X - .1*size, Y: y}, {X: ends[1].X + .1*size, Y: y}}, .024*size, "#d9a860"))
	out.root, out.ground = root, all[0].ground
	return out
}

// shiftOf is how far a drawing was moved to the right when it came into a cluster.
func (k cluster) shiftOf(other cluster) float64 {
	for _, s := range k.sprites {
		if s.drawing == other.root.serial {
			return float64(s.m[4] - other.root.m[4])
		}
	}
	return 0
}
