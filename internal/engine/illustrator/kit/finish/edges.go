package finish

import (
	"fmt"
	"math"

	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/scene"
)

// tornEdges nibbles at the outline of a sheet; its fibers show.
func tornEdges(d *kit.Drawing, p *pen) { p.nibble(d, paleEdge(d), paleEdge(d), .012) }

// burntEdges chars the outline of a sheet and eats into it.
func burntEdges(d *kit.Drawing, p *pen) { p.nibble(d, kit.Hex("#2a1a10"), kit.Hex("#8a5a2c"), .03) }

// nibble takes small uneven bites out of the whole outline, with a rim in one color that fades in another.
func (p *pen) nibble(d *kit.Drawing, rim, fade kit.Color, wide float64) {
	b := p.box
	mid := point{(b.X0 + b.X1) / 2, (b.Y0 + b.Y1) / 2}
	var holes, near, far []kit.Node
	const bites = 96
	for k := range bites {
		turn := (float64(k) + p.between(-.4, .4)) * 2 * math.Pi / bites
		edge, ok := edgeAt(d, mid, turn)
		if !ok {
			continue
		}
		r := p.size * p.between(.006, .024)
		holes = append(holes, p.Path(blob(p.Canvas, edge.x, edge.y, r), kit.Black))
		near = append(near, p.Path(blob(p.Canvas, edge.x, edge.y, r+p.size*wide), rim))
		far = append(far, p.Circle(edge.x, edge.y, r+p.size*wide*1.9, fade))
	}
	cover(d, kit.Of(p.Blur(p.size*.012, far...).Opacity(.7), kit.Of(near...)))
	sheet := p.Rect(b.X0-2, b.Y0-2, b.W()+4, b.H()+4, 0, kit.White)
	for l, nodes := range d.Layers {
		if len(nodes) > 0 {
			d.Layers[l] = []scene.Node{{Group: &scene.Group{Opacity: 1, Clip: frame(b), Mask: kit.Of(sheet, kit.Of(holes...)).Scene(), Children: nodes}}}
		}
	}
}

// crushed crumples a drawing: it is squashed, its sides buckle, and creases run across it.
func crushed(d *kit.Drawing, p *pen) {
	b := p.box
	const folds = 5.0
	phase := p.between(0, 1)
	warp(d, func(q point) point {
		t := (q.y - b.Y0) / max(b.H(), 1e-9)
		fold := math.Abs(math.Mod(t*folds+phase, 2)-1)*2 - 1
		u := (q.x - (b.X0+b.X1)/2) / max(b.W(), 1e-9)
		return point{q.x + fold*b.W()*.055 + (t-.5)*b.W()*.12, b.Y1 - (b.Y1-q.y)*.76 + fold*u*b.H()*.05}
	})
	p.box = d.Box
	p.size = max(d.Box.W(), d.Box.H())
	dark, light := kit.TonesOf(rulingColor(d)).DD, kit.White
	var all []kit.Node
	for range 9 {
		all = append(all, p.crease(dark, light)...)
	}
	cover(d, kit.Of(all...))
}

// crease is a kinked line with a light beside it, across a part of a drawing.
func (p *pen) crease(dark, light kit.Color) []kit.Node {
	x, y := p.at()
	long := p.size * p.between(.12, .26)
	line := fmt.Sprintf("M%.2f %.2fl%.2f %.2fl%.2f %.2f", x, y, long*.5, p.between(-.3, .3)*long, long*.5, p.between(-.3, .3)*long)
	return []kit.Node{p.Line(line, light, p.size*.009).Move(0, p.size*.007).Opacity(.6), p.Line(line, dark, p.size*.007).Opacity(.7)}
}
