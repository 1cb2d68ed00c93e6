package style

import (
	"context"

	"pellucid/internal/engine/illustrator/color"
	"pellucid/internal/engine/illustrator/raster"
)

// lineArt draws contours with a pen: heavy around the figure, finer inside, nothing filled. Black glyphs are line drawings
// already and stay as they are. Every other variation lays paper under the lines, so that they read on dark grounds too.
func lineArt(_ context.Context, p *Picture) *raster.Layer {
	out := raster.Square(p.Size)
	drawn := p.flattened(second{}).drawn()
	r := p.around(drawn, 0.02)
	if r.Empty() {
		return out
	}
	silhouette := alphaOf(drawn, r)
	if p.Variation%2 == 1 {
		lay(out, paperUnder(silhouette, p.length(0.012)), color.Hex(0xfffdf8))
	}
	for _, q := range p.Pieces {
		p.penned(out, q)
	}
	return out
}

// paperUnder is the figure with its holes closed, grown by a margin in pixels.
func paperUnder(silhouette *plane, margin float32) *plane {
	d := cutOut(silhouette, margin, margin)
	for i, v := range d.v {
		d.v[i] = clamp(0.5 - v)
	}
	return d
}

// penned draws one piece: its paper first, so that it hides the lines behind it.
func (p *Picture) penned(out *raster.Layer, q Piece) {
	one := *p
	one.Pieces = []Piece{q}
	drawn := one.flattened(second{}).drawn()
	r := p.around(drawn, 0.02)
	if r.Empty() {
		return
	}
	if q.Glyph {
		raster.Over(out, drawn, 1)
		return
	}
	silhouette := alphaOf(drawn, r)
	cutAwayInk(out, silhouette)
	width := p.length(0.0055)
	if p.Detailed {
		width *= 0.75
	}
	lines := coverageOf(one.lines(pen{width: width, detail: p.length(0.018), line: whiteLine}), r)
	edges, rim := contrast(drawn, r), silhouette.signedDistance().softened(max(0.8, p.length(0.0009)))
	eachIn(out, lines, func(d []float32, x, y int, v float32) {
		i := (y-r.Min.Y)*rim.w + x - r.Min.X
		contour := clamp(p.length(0.0042) + 0.5 - max(rim.v[i], -rim.v[i]))
		inner := v * smooth(0.04, 0.18, edges.v[i])
		if a := max(contour, inner); a > 0.004 {
			over(d, lineInk, a)
		}
	})
}

// lineInk is a blue black.
var lineInk = color.Hex(0x20222e)

// cutAwayInk clears dark lines under a figure, but leaves the paper.
func cutAwayInk(out *raster.Layer, silhouette *plane) {
	eachIn(out, silhouette, func(d []float32, _, _ int, v float32) {
		if v <= 0 || d[3] <= 0 {
			return
		}
		if luma(straight(d)) > 0.9 {
			return
		}
		for k := range d {
			d[k] *= 1 - v
		}
	})
}
