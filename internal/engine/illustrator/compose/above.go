package compose

import (
	"math"
	"slices"

	"pellucid/internal/engine/illustrator/brief"
	"pellucid/internal/engine/illustrator/kit"
)

// laidOut reports whether k's root is a table top that is seen from above, with something on it.
func (c *composer) laidOut(root instance, link brief.Relation) bool {
	_, top := root.drawing.Anchors["laid"]
	return top && slices.Contains(c.subject(root.subject).States, "above") && (link.Kind == "on" || link.Kind == "with") && c.subject(child(link)).Kind == brief.Piece
}

// laid spreads things over a table top: copies of one thing along its edge, different things around the largest.
func (c *composer) laid(k cluster, link brief.Relation) cluster {
	area := k.root.anchor("laid")
	type item struct {
		subject int
		drawing kit.Drawing
		size    float64
	}
	var all []item
	for _, i := range c.siblings(link) {
		for n := range max(1, min(c.subject(i).Count, maxCount)) {
			d := c.draw(i, how{copy: n})
			long := max(d.Box.W(), d.Box.H(), 1e-9)
			all = append(all, item{i, d, min(.62*area.H, 1.35*c.scaleBeside(i, d, k.root, .62)*long)})
		}
	}
	slices.SortStableFunc(all, func(a, b item) int { return int(math.Copysign(1, b.size-a.size)) })
	center := len(all) == 1 || len(c.siblings(link)) > 1
	around := len(all)
	if center {
		around--
	}
	for n, it := range all {
		x, y := area.X, area.Y
		size := it.size
		if center && n > 0 || !center {
			at := n
			if center {
				at--
			}
			s, co := math.Sincos(2*math.Pi*(float64(at)+.5)/float64(max(around, 2)) - math.Pi/2)
			if around == 2 {
				s, co = 0, map[bool]float64{true: 1, false: -1}[at == 0]
			}
			size = min(size, .42*area.H, 2.4*math.Hypot(area.W, area.H)/2/float64(max(around, 3)))
			x, y = x+co*(area.W-size)/2, y+s*(area.H-size)/2
		} else if around > 0 {
			size = min(size, .5*area.W)
		}
		k = k.over(c.place(it.subject, it.drawing, centered(it.drawing, size/max(it.drawing.Box.W(), it.drawing.Box.H()), x, y, 0)))
	}
	return k
}
