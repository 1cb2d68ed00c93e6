package design

import (
	"math"

	"pellucid/internal/engine/illustrator/compose/figure"
	"pellucid/internal/engine/illustrator/compose/layout"
	"pellucid/internal/engine/illustrator/kit"
)

// stacked centers a sign over the hero, a share of the hero's size, with a clear gap between them.
func stacked(out, k layout.Cluster, share float64) layout.Cluster {
	b := out.Bounds()
	k = normal(k)
	kb := k.Bounds()
	k = k.Scaled(share * max(b.H(), .62*b.W()) / kb.H())
	kb = k.Bounds()
	return out.Over(k.Moved((b.X0+b.X1)/2-(kb.X0+kb.X1)/2, b.Y0-stackGap*b.H()-kb.Y1))
}

// stackGap is the gap between what is stacked in a mark, as a share of the hero's height.
const stackGap = .06

// footed lets flowers and twigs grow out at both sides of the foot, leaning outward.
func (c *Designer) footed(out layout.Cluster, i int) layout.Cluster {
	b := out.Bounds()
	size := .62 * min(1, .9*b.H())
	var front layout.Cluster
	for j := range 6 {
		dir := []float64{1, -1}[j%2]
		k := normal(c.Unit(i, layout.How{Copy: j}))
		kb := k.Bounds()
		k = k.Scaled(size * []float64{1, 1, .8, .8, .66, .66}[j] / max(kb.W(), kb.H()))
		k = k.TurnedBy(dir * []float64{62, 62, 28, 28, 92, 92}[j])
		kb = k.Bounds()
		x := dir * (b.W()*.42 + .06*float64(j/2))
		k = k.Moved(x-(kb.X0+kb.X1)/2+dir*.1*size, -.22*size-(kb.Y0+kb.Y1)/2+.1*float64(j/4))
		if j < 4 {
			out = out.Before(k)
		} else {
			front = k.Over(front)
		}
	}
	return out.Over(front)
}

// around are the places of accents around a group: the side, their height from its foot as a share of its own, their turn and their size. Two are
// alike on both sides, so that they belong to the group.
var around = [][4]float64{{1, -.84, 14, 1}, {-1, -.84, -14, 1}, {1, -.36, -12, .72}, {-1, -.36, 12, .72}, {1, -.6, 4, .5}, {-1, -.6, -4, .5}}

// accents are small copies at both sides of a box; kinds of them take turns from above.
func (c *Designer) accents(b kit.Box, i, n, kinds int) layout.Cluster {
	var out layout.Cluster
	count := c.Subject(i).Count
	if count == figure.Unstated || count <= 1 {
		count = 4
		if kinds > 1 {
			count = 2
		}
	}
	size := .26 * math.Sqrt(b.W()*b.H())
	for j := range min(count, len(around)) {
		at := around[(j+2*n)%len(around)]
		k := normal(c.Unit(i, layout.How{Copy: j}))
		kb := k.Bounds()
		k = k.Scaled(size * at[3] / max(kb.W(), kb.H())).TurnedBy(at[2])
		kb = k.Bounds()
		k = k.Moved((b.X0+b.X1)/2+at[0]*(b.W()/2+.42*size*(1-.3*float64(j/2)))-(kb.X0+kb.X1)/2, b.Y1+at[1]*b.H()-(kb.Y0+kb.Y1)/2)
		out = out.Over(k)
	}
	return out
}
