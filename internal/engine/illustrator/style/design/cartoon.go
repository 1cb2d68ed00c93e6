package design

import (
	"context"

	"pellucid/internal/engine/illustrator/color"
	"pellucid/internal/engine/illustrator/raster"
	"pellucid/internal/engine/illustrator/scene"
	"pellucid/internal/engine/illustrator/style/picture"
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
	simple.Inked(l, picture.Inking{Width: 0.0058, Outer: 0.0074, Color: ink, Gate: simple.ShadedContrast(r), Detail: 0.016})
	picture.LayAtop(l, p.SeenFeatures(picture.Own))
	picture.LayAtop(l, p.Seen("spiral"))
	return l
}

// clearEye is a dot, wider than high in nobody.
func clearEye(e picture.Eye) []scene.Node {
	w, h := float32(0.50), float32(0.66)
	if !e.Person {
		w, h = 0.56, 0.70
	}
	return []scene.Node{scene.NewPath().Ellipse(0, 0.08, w, h).Fill(color.Hex(0x232747).Paint()).Node()}
}
