package model

import (
	"pellucid/internal/engine/illustrator/color"
	"pellucid/internal/engine/illustrator/raster"
	"pellucid/internal/engine/illustrator/scene"
	"pellucid/internal/engine/illustrator/style/picture"
	"pellucid/internal/engine/illustrator/style/plane"
)

// How people, animals and plants are shown from above.
const (
	figureHeight = 0.93 // of their drawn height
	shadowRight  = 0.50 // how far their shadow falls to the right, as a share of their height
	shadowUp     = 0.25 // and how far it falls back, so that it follows an axis of the slab
)

// figure draws what is neither a box nor turned on a lathe as a figure of a game: upright, with clean edges and three tones, on its slab.
func figure(p, q *picture.Picture, out *raster.Layer) {
	q = q.Moved(scene.ScaleBy(1, figureHeight)).Within(picture.Box{X0: 0.14, Y0: 0.02, X1: 0.86, Y1: 0.70})
	front := q.Drawn()
	if plane.InkBounds(front).Empty() {
		return
	}
	plane.Settle(front, plane.Bounds(front))
	if onTile(p) {
		tile(p, out, front)
		castOnTile(p, out, q)
	}
	shadeFigure(p, front)
	raster.Over(out, front, 1)
}

// shadeFigure gives a figure the tones of the faces of a box: bright above, as drawn on the left, and dark on the right.
func shadeFigure(p *picture.Picture, l *raster.Layer) {
	r := p.Around(l, 0.01)
	a := plane.AlphaOf(l, r)
	z := a.Reduced(2).Inflated(p.Length(0.10) / 4).Softened(p.Length(0.006) / 2).Enlarged(a)
	face := blockFaces()
	plane.EachIn(l, z, func(d []float32, x, y int, v float32) {
		if d[3] < 0.004 {
			return
		}
		gx, gy := z.Slope((y-r.Min.Y)*z.W + x - r.Min.X)
		dark := 0.42 * plane.Smooth(0.30, 0.42, -gx)
		bright := 0.30 * plane.Smooth(0.34, 0.46, gy-0.2*max(0, -gx))
		if k := bright - dark; k > 0.01 || k < -0.01 {
			w := face.At(plane.Straight(d), k)
			d[0], d[1], d[2] = w.R*d[3], w.G*d[3], w.B*d[3]
		}
	})
}

// castOnTile lays the shadow of a figure on the slab below it.
func castOnTile(p *picture.Picture, out *raster.Layer, q *picture.Picture) {
	front := q.Drawn()
	ink := plane.InkBounds(front)
	base := float32(ink.Max.Y) - p.Length(0.012)
	fall := scene.Matrix{1, 0, -shadowRight, shadowUp, shadowRight * base, base - shadowUp*base}
	shadow := raster.Square(p.Size)
	for _, piece := range q.Pieces {
		raster.Draw(shadow, piece.Nodes, fall.Mul(piece.Matrix))
	}
	c := color.ToLCH(p.Accent)
	tone := color.FromLCH(color.LCH{L: 0.72, C: min(0.085, c.C), H: c.H})
	top := color.FromLCH(color.LCH{L: 0.86, C: min(0.075, c.C), H: c.H})
	for i := range shadow.W * shadow.H {
		d := plane.Pixel(out, i)
		if a := shadow.Pix[4*i+3]; a > 0.01 && d[3] > 0.5 && plane.Apart([]float32{top.R, top.G, top.B, 1}, d) < 0.05 {
			plane.Atop(d, tone, a)
		}
	}
}
