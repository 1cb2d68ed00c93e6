package design

import (
	"context"

	"pellucid/internal/engine/illustrator/color"
	"pellucid/internal/engine/illustrator/raster"
	"pellucid/internal/engine/illustrator/scene"
	"pellucid/internal/engine/illustrator/style/picture"
	"pellucid/internal/engine/illustrator/style/plane"
)

// clearInk is the ink of clear lines: deep enough for white, and light enough to be seen on a dark ground.
var clearInk = color.Hex(0x383f6e)

// Cartoon is a drawing in clear lines, all as heavy, around flat colors without light or shade; eyes are dots.
func Cartoon(_ context.Context, p *picture.Picture) *raster.Layer {
	p = p.Eyed(clearEye).Mapped(func(q picture.Piece) []scene.Node {
		return picture.Spiraled(q.Nodes, p.Length(0.0062)/max(q.Matrix.Scale(), 1e-6), clearInk)
	})
	simple := p.Simple()
	l := simple.Flattened(picture.Second{}).Drawn()
	r := p.Around(l, 0.03)
	if r.Empty() {
		return l
	}
	color.NewLCHTable(func(c color.LCH) color.LCH { return color.LCH{L: 0.06 + c.L*0.95, C: c.C * 1.06, H: c.H} }).Apply(l)
	ink := color.NewTable(func(color.RGB) color.RGB { return clearInk })
	gaps := simple.Flattened(picture.Second{}).Gaps(r, clearLine)
	simple.Inked(l, picture.Inking{Width: clearLine, Outer: 0.0078, Color: ink, Gate: p.ShadedContrast(r), Detail: 0.014})
	alike := picture.CoverageOf(symbolLines(simple, p.Length(clearLine)), r)
	plane.EachIn(l, alike, func(d []float32, _, _ int, v float32) { plane.Atop(d, clearInk, v) })
	if gaps != nil { // things of one color have a line between them
		plane.EachIn(l, gaps, func(d []float32, _, _ int, v float32) { plane.Atop(d, clearInk, v) })
	}
	picture.LayAtop(l, p.SeenFeatures(picture.Own))
	picture.LayAtop(l, p.Seen("spiral"))
	edge, rim := plane.OutlineOf(l, r), p.Length(clearRim)
	plane.EachIn(l, edge, func(d []float32, _, _ int, v float32) {
		if d[3] < 1 && v < rim+1 {
			plane.Under(d, color.RGB{R: 1, G: 1, B: 1}, plane.Clamp(rim-v+0.5))
		}
	})
	return l
}

// symbolLines are the outlines within symbols and blooms, where nothing lies over them: hearts and petals of one color have no contrast that shows where
// they end.
func symbolLines(p *picture.Picture, width float32) *raster.Layer {
	l := raster.Square(p.Size)
	pen := picture.Pen{Width: width, Detail: p.Length(0.07), Line: picture.WhiteLine, Hull: true}
	for _, q := range p.Pieces {
		nodes := color.Map(q.Nodes, func(color.RGB) color.RGB { return color.RGB{} })
		if q.Group == "symbols" || picture.Leafy[q.Group] {
			nodes = pen.Nodes(p, q.Nodes, q.Matrix)
		}
		raster.Draw(l, nodes, q.Matrix)
	}
	return l
}

// Shares of the side: the lines of a clear drawing, and the white around it by which they are seen on a dark page.
const clearLine, clearRim = 0.0062, 0.0045

// clearEye is a dot, wider than high in nobody.
func clearEye(e picture.Eye) []scene.Node {
	w, h := float32(0.50), float32(0.66)
	if !e.Person {
		w, h = 0.56, 0.70
	}
	return []scene.Node{scene.NewPath().Ellipse(0, 0.08, w, h).Fill(color.Hex(0x232747).Paint()).Node()}
}
