package finish

import (
	"math"

	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/scene"
)

// sliceMissing takes one slice out of what is round and seen from above, between its top and its upper right; the cut shows its inside.
func sliceMissing(d *kit.Drawing, p *pen) {
	b := p.box
	mid := point{(b.X0 + b.X1) / 2, (b.Y0 + b.Y1) / 2}
	const from, to = -math.Pi / 2, -math.Pi / 4
	wedge := []point{mid}
	for k := range 5 {
		sin, cos := math.Sincos(from + (to-from)*float64(k)/4)
		wedge = append(wedge, point{mid.x + cos*p.size*1.2, mid.y + sin*p.size*1.2})
	}
	p.cutAway(d, polygon(wedge), b)
}

// oneHalf keeps the left half of a drawing, with its inside along the cut; of what is tall, the lower half.
func oneHalf(d *kit.Drawing, p *pen) {
	b := p.box
	mid := point{(b.X0 + b.X1) / 2, (b.Y0 + b.Y1) / 2}
	far := p.size
	gone := []point{{mid.x, b.Y0 - far}, {b.X1 + far, b.Y0 - far}, {b.X1 + far, b.Y1 + far}, {mid.x, b.Y1 + far}}
	left := kit.Box{X0: b.X0, Y0: b.Y0, X1: mid.x, Y1: b.Y1}
	if b.H() > 1.5*b.W() {
		left = kit.Box{X0: b.X0, Y0: mid.y, X1: b.X1, Y1: b.Y1}
		gone = []point{{b.X0 - far, b.Y0 - far}, {b.X1 + far, b.Y0 - far}, {b.X1 + far, mid.y}, {b.X0 - far, mid.y}}
	}
	p.cutAway(d, polygon(gone), left)
}

// cutAway removes what lies in an outline, so that the rest fills a box; a light rim shows where it was cut.
func (p *pen) cutAway(d *kit.Drawing, outline string, rest kit.Box) {
	b := p.box
	inside := insideOf(d)
	rim := kit.Of(p.Line(outline, kit.TonesOf(inside).D, p.size*.036).Miter(), p.Line(outline, inside, p.size*.026).Miter())
	cover(d, rim)
	sheet := p.Rect(b.X0-2, b.Y0-2, b.W()+4, b.H()+4, 0, kit.White)
	hole := p.Path(outline, kit.Black)
	for l, nodes := range d.Layers {
		if len(nodes) > 0 {
			d.Layers[l] = []scene.Node{{Group: &scene.Group{Opacity: 1, Clip: frame(rest), Mask: kit.Of(sheet, hole).Scene(), Children: nodes}}}
		}
	}
	d.Box = rest
}
