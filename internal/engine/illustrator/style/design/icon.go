package design

import (
	"context"
	"math"

	"pellucid/internal/engine/illustrator/color"
	"pellucid/internal/engine/illustrator/raster"
	"pellucid/internal/engine/illustrator/scene"
	"pellucid/internal/engine/illustrator/style/picture"
)

// tileShare is the half side of an icon's tile.
const tileShare = 0.46

func Icon(_ context.Context, p *picture.Picture) *raster.Layer { return IconDrawing(p).Settled() }

// IconDrawing sets flat art on a tile in its own hue, pale or deep by variation.
func IconDrawing(p *picture.Picture) *picture.Picture {
	c := color.ToLCH(p.Accent)
	from := color.FromLCH(color.LCH{L: 0.955, C: min(c.C, 0.035), H: c.H})
	to := color.FromLCH(color.LCH{L: 0.865, C: min(c.C, 0.085), H: c.H})
	if p.Variation%2 == 1 {
		h := c.H + 2.6
		from, to = color.FromLCH(color.LCH{L: 0.66, C: 0.14, H: h}), color.FromLCH(color.LCH{L: 0.50, C: 0.17, H: h + 0.35})
	}
	q := FlatDrawing(p.Within(picture.Box{X0: 0.12, Y0: 0.17, X1: 0.88, Y1: 0.83})) // the sides of a tile are straight: what is wide may go nearer to them
	out := *p
	out.Pieces = nil
	if !p.Minimal {
		mid := p.Length(0.5)
		b := scene.NewPath().Fill(diagonal(p, from, to))
		out.Pieces = append(out.Pieces, picture.Piece{Title: "tile", Matrix: scene.Identity, Nodes: []scene.Node{squircle(b, mid, mid, p.Length(tileShare)).Node(), tileLight(p, mid), tileDisc(p, mid, from)}})
	}
	for _, piece := range q.Pieces {
		if piece.Glyph {
			deep := color.FromLCH(color.LCH{L: 0.46, C: max(c.C, 0.12), H: c.H})
			piece.Nodes = color.Map(piece.Nodes, func(color.RGB) color.RGB { return deep })
		}
		out.Pieces = append(out.Pieces, piece)
	}
	return &out
}

// tileLight is the line of light along the edge of a tile.
func tileLight(p *picture.Picture, mid float32) scene.Node {
	line := scene.Stroke{Paint: scene.Paint{Kind: scene.Solid, Opacity: 1, Color: color.RGB{R: 1, G: 1, B: 1}.Opaque()}, Width: p.Length(0.012)}
	return scene.Node{Group: &scene.Group{Opacity: 0.55, Children: []scene.Node{squircle(scene.NewPath().Stroke(line), mid, mid, p.Length(tileShare-0.018)).Node()}}}
}

// tileDisc is the lighter round ground behind the art of a tile.
func tileDisc(p *picture.Picture, mid float32, light color.RGB) scene.Node {
	b := scene.NewPath().Ellipse(mid, mid, p.Length(0.36), p.Length(0.36))
	return scene.Node{Group: &scene.Group{Opacity: 0.6, Children: []scene.Node{b.Fill(light.Mix(color.RGB{R: 1, G: 1, B: 1}, 0.5).Paint()).Node()}}}
}

// diagonal is a gradient from the upper left to the lower right of the picture.
func diagonal(p *picture.Picture, from, to color.RGB) scene.Paint {
	k := 0.62 / float32(p.Size)
	return scene.Paint{
		Kind: scene.Linear, Opacity: 1, ToUnit: scene.Matrix{k, -k, k, k, -0.12, 0},
		Stops: []scene.Stop{{Offset: 0, Color: from.Opaque()}, {Offset: 1, Color: to.Opaque()}},
	}
}

// squircle adds a superellipse |x|ⁿ + |y|ⁿ = rⁿ with n = 4.6, the outline of app icons.
func squircle(b *scene.Builder, cx, cy, r float32) *scene.Builder {
	const steps, exponent = 128, 2 / 4.6
	for i := range steps {
		sin, cos := math.Sincos(float64(i) / steps * 2 * math.Pi)
		x := cx + r*float32(math.Copysign(math.Pow(math.Abs(cos), exponent), cos))
		y := cy + r*float32(math.Copysign(math.Pow(math.Abs(sin), exponent), sin))
		if i == 0 {
			b.Move(x, y)
		} else {
			b.Line(x, y)
		}
	}
	return b.Close()
}
