package relation

import (
	"pellucid/internal/engine/illustrator/compose/hierarchy"
	"pellucid/internal/engine/illustrator/compose/layout"
	"pellucid/internal/engine/illustrator/kit"
)

// crowded is the distance between two who stand behind each other at a rope, as a share of their width.
const crowded = .5

// tugged sets copies on two sides of one rope, those with even numbers on the left; the first two are at its middle.
func (c *Placer) tugged(all []layout.Cluster) layout.Cluster {
	out := c.joined(hierarchy.Tugging, all[0], all[1])
	root := all[0].Root
	right := shiftOf(out, all[1])
	ends := [2]kit.Anchor{root.Anchor("handNear"), all[1].Moved(right, 0).Root.Anchor("handNear")}
	step := crowded * all[0].Root.Box().W()
	for n, k := range all[2:] {
		side := n % 2
		dir := []float64{-1, 1}[side]
		rank := float64(n/2 + 1)
		dx := dir * step * rank
		if side == 1 {
			dx += right
		}
		k = k.Moved(dx, root.Anchor("ground").Y-k.Root.Anchor("ground").Y)
		near, far, rope := k.Root.Anchor("handNear"), k.Root.Anchor("handFar"), root.Anchor("handNear").Y
		k = c.reaching(c.reaching(k, "handFar", far.X, rope), "handNear", near.X, rope)
		hand := k.Root.Anchor("handNear")
		if dir*(hand.X-ends[side].X) > 0 {
			ends[side] = hand
		}
		out = out.Before(k)
	}
	size, y := bySize(root), (ends[0].Y+ends[1].Y)/2
	out = out.Before(c.rope(root.Subject, []kit.Anchor{{X: ends[0].X - .1*size, Y: y}, {X: ends[1].X + .1*size, Y: y}}, .024*size, "#d9a860"))
	out.Root, out.Ground = root, all[0].Ground
	return out
}

// shiftOf is how far a drawing was moved to the right when it came into a cluster.
func shiftOf(k layout.Cluster, other layout.Cluster) float64 {
	for _, s := range k.Sprites {
		if s.Drawing == other.Root.Serial {
			return float64(s.M[4] - other.Root.M[4])
		}
	}
	return 0
}
