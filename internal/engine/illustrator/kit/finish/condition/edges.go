package condition

import (
	"fmt"
	"math"

	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/finish/patterns"
	"pellucid/internal/engine/illustrator/kit/finish/surface"
	"pellucid/internal/engine/illustrator/scene"
)

// tornEdges nibbles at the outline of a sheet; its fibers show.
func tornEdges(d *kit.Drawing, p *surface.Pen) {
	nibble(p, d, surface.PaleEdge(d), surface.PaleEdge(d), .012)
}

// burntEdges chars the outline of a sheet and eats into it.
func burntEdges(d *kit.Drawing, p *surface.Pen) {
	nibble(p, d, kit.Hex("#2a1a10"), kit.Hex("#8a5a2c"), .03)
}

// nibble takes small uneven bites out of the whole outline, with a rim in one color that fades in another.
func nibble(p *surface.Pen, d *kit.Drawing, rim, fade kit.Color, wide float64) {
	b := p.Box
	mid := surface.Point{X: (b.X0 + b.X1) / 2, Y: (b.Y0 + b.Y1) / 2}
	var holes, near, far []kit.Node
	const bites = 96
	for k := range bites {
		turn := (float64(k) + p.Between(-.4, .4)) * 2 * math.Pi / bites
		edge, ok := surface.EdgeAt(d, mid, turn)
		if !ok {
			continue
		}
		r := p.Size * p.Between(.006, .024)
		holes = append(holes, p.Path(patterns.Blob(p.Canvas, edge.X, edge.Y, r), kit.Black))
		near = append(near, p.Path(patterns.Blob(p.Canvas, edge.X, edge.Y, r+p.Size*wide), rim))
		far = append(far, p.Circle(edge.X, edge.Y, r+p.Size*wide*1.9, fade))
	}
	surface.Cover(d, kit.Of(p.Blur(p.Size*.012, far...).Opacity(.7), kit.Of(near...)))
	sheet := p.Rect(b.X0-2, b.Y0-2, b.W()+4, b.H()+4, 0, kit.White)
	for l, nodes := range d.Layers {
		if len(nodes) > 0 {
			d.Layers[l] = []scene.Node{{Group: &scene.Group{Opacity: 1, Clip: surface.Frame(b), Mask: kit.Of(sheet, kit.Of(holes...)).Scene(), Children: nodes}}}
		}
	}
}

// crushed crumples a drawing: it is squashed, its sides buckle, and creases run across it.
func crushed(d *kit.Drawing, p *surface.Pen) {
	b := p.Box
	const folds = 5.0
	phase := p.Between(0, 1)
	surface.Warp(d, func(q surface.Point) surface.Point {
		t := (q.Y - b.Y0) / max(b.H(), 1e-9)
		fold := math.Abs(math.Mod(t*folds+phase, 2)-1)*2 - 1
		u := (q.X - (b.X0+b.X1)/2) / max(b.W(), 1e-9)
		return surface.Point{X: q.X + fold*b.W()*.055 + (t-.5)*b.W()*.12, Y: b.Y1 - (b.Y1-q.Y)*.76 + fold*u*b.H()*.05}
	})
	p.Box = d.Box
	p.Size = max(d.Box.W(), d.Box.H())
	dark, light := kit.TonesOf(surface.Ruling(d)).DD, kit.White
	var all []kit.Node
	for range 9 {
		all = append(all, crease(p, dark, light)...)
	}
	surface.Cover(d, kit.Of(all...))
}

// crease is a kinked line with a light beside it, across a part of a drawing.
func crease(p *surface.Pen, dark, light kit.Color) []kit.Node {
	x, y := p.At()
	long := p.Size * p.Between(.12, .26)
	line := fmt.Sprintf("M%.2f %.2fl%.2f %.2fl%.2f %.2f", x, y, long*.5, p.Between(-.3, .3)*long, long*.5, p.Between(-.3, .3)*long)
	return []kit.Node{p.Line(line, light, p.Size*.009).Move(0, p.Size*.007).Opacity(.6), p.Line(line, dark, p.Size*.007).Opacity(.7)}
}
