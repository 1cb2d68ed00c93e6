package picture

import (
	"pellucid/internal/engine/illustrator/color"
	"pellucid/internal/engine/illustrator/raster"
	"pellucid/internal/engine/illustrator/style/plane"
)

// DeepInk is the line color of a field: its darkest tone, drifting to plum.
func DeepInk() *color.Table {
	return color.NewLCHTable(func(c color.LCH) color.LCH {
		return color.LCH{L: 0.13 + 0.16*c.L, C: min(0.11, c.C*0.55+0.018), H: c.H - 0.12}
	})
}

// Inking says how outlines are drawn; lengths are shares of the side.
type Inking struct {
	Width, Outer, Swell float32 // inner lines, the contour, and how much heavier it is away from the light
	Color               *color.Table
	Gate                *plane.Plane // contrast of the art: lines between equal colors fade
	Detail              float32
}

// Inked draws the lines of parts around them, and a contour outside the silhouette.
func (p *Picture) Inked(l *raster.Layer, k Inking) {
	r := k.Gate.Rect()
	detail := p.Length(max(k.Detail, 0.012))
	cover := CoverageOf(p.Outlined(Pen{Width: p.Length(k.Width), Detail: detail, Line: WhiteLine, Hull: true}), r)
	silhouette := plane.AlphaOf(l, r)
	fields := plane.Surroundings(plane.Crop(l, r), p.Length(0.006))
	plane.EachIn(l, cover, func(d []float32, x, y int, v float32) {
		if v > 0.01 && d[3] > 0.004 {
			plane.Atop(d, k.Color.At(plane.Straight(d)), v*plane.Smooth(0.05, 0.20, k.Gate.At(x, y)))
		}
	})
	p.contour(l, silhouette, k, fields)
}

// contour lays a line around the silhouette, thicker at its lower right.
func (p *Picture) contour(l *raster.Layer, silhouette *plane.Plane, k Inking, fields plane.Small) {
	d := silhouette.SignedDistance()
	smoothed := d.Halved().Softened(p.Length(0.003)) // the direction of a contour is smooth
	outer, swell := p.Length(k.Outer), p.Length(k.Swell)
	most := outer + swell + 1
	for i, v := range d.V {
		if v > most || v < -2 {
			continue
		}
		gx, gy := smoothed.Slope(i/d.W/2*smoothed.W + i%d.W/2)
		width := outer + swell*plane.Clamp(-(0.6*gx+0.8*gy)*0.45+0.1)
		a := plane.Clamp(width - v + 0.5)
		x, y := silhouette.X0+i%d.W, silhouette.Y0+i/d.W
		px := plane.Pixel(l, (y-l.Y0)*l.W+x-l.X0)
		if a <= 0 || px[3] >= 1 {
			continue
		}
		c := fields.At(x, y)
		if c[3] < 0.002 {
			continue
		}
		plane.Under(px, k.Color.At(plane.Straight(c[:])), a)
	}
}

func WhiteLine(color.RGB) color.RGB { return color.RGB{R: 1, G: 1, B: 1} }
