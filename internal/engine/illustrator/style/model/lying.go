package model

import (
	"slices"

	"pellucid/internal/engine/illustrator/color"
	"pellucid/internal/engine/illustrator/raster"
	"pellucid/internal/engine/illustrator/scene"
	"pellucid/internal/engine/illustrator/style/picture"
	"pellucid/internal/engine/illustrator/style/plane"
)

// lyingNames are words for flat round things that are drawn from above: they lie.
var lyingNames = []string{"pizza", "cookie", "omelet", "fried egg", "tart", "tortilla", "vinyl", "roulette", "rug", "manhole"}

// lies reports whether everything in a picture lies flat.
func lies(p *picture.Picture) bool {
	return len(p.Pieces) > 0 && !slices.ContainsFunc(p.Pieces, func(q picture.Piece) bool { return !called(q, lyingNames) && q.Title != "decoration" })
}

// lying draws a picture from above as what lies on a slab: as high as it is wide by half, with an edge in the shade in front.
func lying(p *picture.Picture, out *raster.Layer) {
	plan := scene.ScaleBy(1, 0.5)
	if !disc(p) { // what has a side lies along an axis of the slab
		half := p.Length(0.5)
		plan = scene.Translate(half, half).Mul(scene.Matrix{0.6, 0.3, -0.6, 0.3, 0, 0}).Mul(scene.Translate(-half, -half))
	}
	q := p.Moved(plan).Within(picture.Box{X0: 0.20, Y0: 0.26, X1: 0.80, Y1: 0.64})
	top := q.Drawn()
	ink := plane.InkBounds(top)
	thick := int(p.Length(0.032))
	x, y := float32(ink.Min.X+ink.Max.X)/2, float32(ink.Min.Y+ink.Max.Y)/2+float32(thick)
	wide := min(0.45*p.Length(1), 0.72*float32(ink.Dx()))
	slab(p, out, scene.Point{X: x - wide, Y: y}, scene.Point{X: x, Y: y + wide/2}, wide)
	dark := blockFaces().Dark
	for u := ink.Min.X; u < ink.Max.X; u++ {
		for v := ink.Min.Y + 2; v < ink.Max.Y; v++ {
			d := plane.Pixel(top, v*top.W+u)
			if below := top.Pix[4*(min(v+1, top.H-1)*top.W+u)+3]; d[3] < 0.02 || below >= d[3] {
				continue
			}
			c := edgeColor(top, u, v)
			for k := 0; k <= thick && v+k < out.H; k++ {
				plane.Over(plane.Pixel(out, (v+k)*out.W+u), dark.At(c), d[3])
			}
		}
	}
	raster.Over(out, top, 1)
}

// disc reports whether the outline of a picture is a circle or an ellipse.
func disc(p *picture.Picture) bool {
	full := filled(plane.AlphaOf(p.Drawn(), p.Frame()))
	return full > 0.70 && full < 0.86
}

// edgeColor is the color a little above the lower edge of something.
func edgeColor(l *raster.Layer, x, y int) color.RGB {
	for v := y; v >= max(0, y-4); v-- {
		if d := plane.Pixel(l, v*l.W+x); d[3] > 0.98 {
			return plane.Straight(d)
		}
	}
	return plane.Straight(plane.Pixel(l, y*l.W+x))
}
