package relation

import (
	"math"
	"slices"

	"pellucid/internal/engine/illustrator/brief"
	"pellucid/internal/engine/illustrator/compose/figure"
	"pellucid/internal/engine/illustrator/compose/hierarchy"
	"pellucid/internal/engine/illustrator/compose/layout"
	"pellucid/internal/engine/illustrator/compose/relation/placing"
	"pellucid/internal/engine/illustrator/compose/relation/supports"
	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/finish"
	"pellucid/internal/engine/illustrator/kit/finish/surface"
	"pellucid/internal/engine/illustrator/kit/library"
)

// What covers something lies all over it: so many copies, each of this share of its size, this far from each other.
const (
	coverCopies = 26
	coverSize   = .21
	coverApart  = .145
)

// covered strews copies of a subject over k's root.
func (c *Placer) covered(k layout.Cluster, i int) layout.Cluster {
	switch s := c.Subject(i); {
	case lit[s.ID]:
		return c.around(k, i)
	case standsOnIt[s.ID] && k.Root.Has("surface"):
		return supports.Mounted(c.Placer, k, i, "on", layout.How{})
	case floats[s.ID] && c.hasFloor(k) && s.ID == "balloon":
		return c.scattered(k, i, scatterCount)
	}
	n := coverCopies
	if told := c.Subject(i).Count; told > figure.Unstated {
		n = min(told, placing.MaxCount)
	}
	root := crownOf(k.Root.Drawing)
	size := math.Sqrt(max(k.Root.Box().W()*k.Root.Box().H(), 1e-9)) * coverSize
	if c.Subject(i).ID == "water-drop" {
		size *= .5
	}
	var over layout.Cluster
	for j, at := range surface.Spots(root, n, coverApart, c.SeedOf(i, 0)) {
		one := c.Unit(i, layout.How{Copy: j})
		b := one.Bounds()
		one = one.Scaled(size * (.8 + .4*c.Rng.Float64()) / max(b.W(), b.H(), 1e-9)).TurnedBy((c.Rng.Float64() - .5) * 60)
		b = one.Bounds()
		to := layout.MapAnchor(k.Root.M, kit.Anchor{X: at[0], Y: at[1]})
		one = one.Moved(to.X-(b.X0+b.X1)/2, to.Y-(b.Y0+b.Y1)/2)
		if j == 0 {
			over = one
			continue
		}
		over = over.Over(one)
	}
	if len(over.Sprites) == 0 {
		return k
	}
	return k.Over(over)
}

// crowns are the parts of trees and bushes in which what covers them is.
var crowns = []string{"foliage", "crown", "leaves", "needles"}

// crownOf is the crown of a tree, in which its fruit and its blossoms are, or the whole of what has none.
func crownOf(d kit.Drawing) kit.Drawing {
	if !slices.Contains(d.Parts, "trunk") {
		return d
	}
	for _, part := range crowns {
		if slices.Contains(d.Parts, part) {
			return finish.Only(d, part, false)
		}
	}
	return d
}

// standsOnIt are the things that stand on what is decorated with them.
var standsOnIt = figure.Words("candle birthday-candle vase bouquet lantern candelabra candlestick")

// spillPlaces are where what fell out of something lies before it: to the right of its middle in shares of its width, above its foot in
// shares of its height, turned by degrees.
var spillPlaces = [][3]float64{{.3, .02, 20}, {.62, .1, -35}, {.5, -.04, 70}, {.78, .0, -12}, {.95, .05, 40}, {.12, -.03, -60}}

// spilling fills k's root with a subject, and lets more of it lie on the ground before it.
func (c *Placer) spilling(k layout.Cluster, i int, h layout.How) layout.Cluster {
	alone := c.Stands(i) && c.Subject(i).Count == 1
	if !alone && c.Subject(k.Root.Subject).Turn != 90 && k.Root.Has("inside") && len(k.Root.Drawing.Layers[kit.Fore]) > 0 {
		k = supports.Filled(c.Placer, k, i, h)
	}
	b := k.Root.Box()
	size := .2 * math.Sqrt(max(b.W()*b.H(), 1e-9))
	for j, at := range slices.Backward(spillPlaces) {
		if alone && j > 0 {
			continue
		}
		one := c.Unit(i, layout.How{Copy: j + supports.Full})
		o := one.Bounds()
		one = one.Scaled(size / math.Sqrt(max(o.W()*o.H(), 1e-9))).TurnedBy(at[2])
		o = one.Bounds()
		x, y := (b.X0+b.X1)/2+at[0]*b.W(), b.Y1-at[1]*b.H()
		k = k.Over(one.Moved(x-(o.X0+o.X1)/2, y-o.Y1))
	}
	return k
}

// laidOut reports whether k's root is a table top that is seen from above, with something on it.
func (c *Placer) laidOut(root layout.Instance, link brief.Relation) bool {
	_, top := root.Drawing.Anchors["laid"]
	return top && slices.Contains(c.Subject(root.Subject).States, "above") && (link.Kind == "on" || link.Kind == "with") && c.Subject(hierarchy.Child(link)).Kind == brief.Piece
}

// laid spreads things over a table top: copies of one thing along its edge, different things around the largest.
func (c *Placer) laid(k layout.Cluster, link brief.Relation) layout.Cluster {
	area := k.Root.Anchor("laid")
	type item struct {
		subject int
		drawing kit.Drawing
		size    float64
	}
	var all []item
	for _, i := range c.Siblings(link) {
		for n := range max(1, min(c.Subject(i).Count, placing.MaxCount)) {
			d := c.Draw(i, layout.How{Copy: n})
			long := max(d.Box.W(), d.Box.H(), 1e-9)
			all = append(all, item{i, d, min(.62*area.H, 1.35*c.ScaleBeside(i, d, k.Root, .62)*long)})
		}
	}
	slices.SortStableFunc(all, func(a, b item) int { return int(math.Copysign(1, b.size-a.size)) })
	center := len(all) == 1 || len(c.Siblings(link)) > 1
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
		k = k.Over(c.Place(it.subject, it.drawing, layout.Centered(it.drawing, size/max(it.drawing.Box.W(), it.drawing.Box.H()), x, y, 0)))
	}
	return k
}

// candles sets all candles on the top of a cake, as tall as they are in life, in two rows if there are many.
func (c *Placer) candles(k layout.Cluster, i int, h layout.How, top kit.Anchor, wide float64) layout.Cluster {
	if on := &c.Brief.Subjects[k.Root.Subject]; slices.Contains(library.Parts(on.ID), "candles") { // those that it has anyway would be counted too
		on.Without = append(slices.Clone(on.Without), "candles")
		k = c.Redrawn(k)
	}
	b := k.Root.Box()
	n := max(1, min(c.Subject(i).Count, placing.MaxCount))
	rows := []int{n}
	if n > 5 {
		rows = []int{n / 2, n - n/2}
	}
	at := 0
	for r, columns := range rows {
		step := min(.16*b.W(), wide/float64(columns))
		for j := range columns {
			d := c.Draw(i, layout.How{Copy: h.Copy + at})
			at++
			f := .42 * min(b.H(), b.W()) / max(d.Box.H(), 1e-9)
			t := float64(j) - float64(columns-1)/2
			y := top.Y - .4*f*d.Box.H() - .12*f*d.Box.H()*float64(len(rows)-1-r)
			k = k.Over(c.Place(i, d, layout.Centered(d, f, top.X+t*step, y, min(6, 24/float64(columns))*t)))
		}
	}
	return k
}
