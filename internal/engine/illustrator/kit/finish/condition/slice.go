package condition

import (
	"math"

	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/finish/surface"
	"pellucid/internal/engine/illustrator/scene"
)

// sliceMissing takes one slice out of what is round and seen from above, between its top and its upper right; the cut shows its inside.
func sliceMissing(d *kit.Drawing, p *surface.Pen) {
	b := p.Box
	mid := surface.Point{X: (b.X0 + b.X1) / 2, Y: (b.Y0 + b.Y1) / 2}
	const from, to = -math.Pi / 2, -math.Pi / 4
	wedge := []surface.Point{mid}
	for k := range 5 {
		sin, cos := math.Sincos(from + (to-from)*float64(k)/4)
		wedge = append(wedge, surface.Point{X: mid.X + cos*p.Size*1.2, Y: mid.Y + sin*p.Size*1.2})
	}
	cutAway(p, d, surface.Polygon(wedge), b)
}

// oneHalf keeps the left half of a drawing, with its inside along the cut; of what is tall, the lower half.
func oneHalf(d *kit.Drawing, p *surface.Pen) {
	b := p.Box
	mid := surface.Point{X: (b.X0 + b.X1) / 2, Y: (b.Y0 + b.Y1) / 2}
	far := p.Size
	gone := []surface.Point{{X: mid.X, Y: b.Y0 - far}, {X: b.X1 + far, Y: b.Y0 - far}, {X: b.X1 + far, Y: b.Y1 + far}, {X: mid.X, Y: b.Y1 + far}}
	left := kit.Box{X0: b.X0, Y0: b.Y0, X1: mid.X, Y1: b.Y1}
	if b.H() > 1.5*b.W() {
		left = kit.Box{X0: b.X0, Y0: mid.Y, X1: b.X1, Y1: b.Y1}
		gone = []surface.Point{{X: b.X0 - far, Y: b.Y0 - far}, {X: b.X1 + far, Y: b.Y0 - far}, {X: b.X1 + far, Y: mid.Y}, {X: b.X0 - far, Y: mid.Y}}
	}
	cutAway(p, d, surface.Polygon(gone), left)
}

// cutAway removes what lies in an outline, so that the rest fills a box; a light rim shows where it was cut.
func cutAway(p *surface.Pen, d *kit.Drawing, outline string, rest kit.Box) {
	b := p.Box
	inside := surface.InsideOf(d)
	rim := kit.Of(p.Line(outline, kit.TonesOf(inside).D, p.Size*.036).Miter(), p.Line(outline, inside, p.Size*.026).Miter())
	surface.Cover(d, rim)
	sheet := p.Rect(b.X0-2, b.Y0-2, b.W()+4, b.H()+4, 0, kit.White)
	hole := p.Path(outline, kit.Black)
	for l, nodes := range d.Layers {
		if len(nodes) > 0 {
			d.Layers[l] = []scene.Node{{Group: &scene.Group{Opacity: 1, Clip: surface.Frame(rest), Mask: kit.Of(sheet, hole).Scene(), Children: nodes}}}
		}
	}
	d.Box = rest
}
