package prints

import (
	"context"
	"math"

	"pellucid/internal/engine/illustrator/color"
	"pellucid/internal/engine/illustrator/raster"
	"pellucid/internal/engine/illustrator/style/picture"
	"pellucid/internal/engine/illustrator/style/plane"
)

// Halftone prints the picture like an old comic: bright even inks, a screen of dots that grow into the shade, and a heavy
// black contour.
func Halftone(_ context.Context, p *picture.Picture) *raster.Layer {
	l := p.Flattened(picture.Second{}).Drawn()
	r := p.Around(l, 0.02)
	if r.Empty() {
		return l
	}
	color.NewLCHTable(func(c color.LCH) color.LCH {
		return color.LCH{L: 0.06 + c.L*0.95, C: c.C * 1.25, H: c.H}
	}).Apply(l)
	silhouette := plane.AlphaOf(l, r)
	screen(p, l, silhouette)
	p.Inked(l, picture.Inking{Width: 0.0050, Outer: 0.0082, Swell: 0.0052, Color: printBlack(), Gate: p.ShadedContrast(r)})
	picture.LayAtop(l, p.SeenFeatures(picture.Own))
	gutter(p, l, r)
	return l
}

// gutter is a hairline of the page around the contour: on a dark ground the black would be lost.
func gutter(p *picture.Picture, l *raster.Layer, r plane.Rectangle) {
	d := plane.AlphaOf(l, r).SignedDistance()
	width := p.Length(0.0045)
	plane.EachIn(l, d, func(px []float32, _, _ int, v float32) {
		if a := plane.Clamp(width - v + 0.5); a > 0 && px[3] < 1 {
			plane.Under(px, picture.LinePaper, a)
		}
	})
}

// printBlack is a warm black on every field.
func printBlack() *color.Table {
	return color.NewLCHTable(func(c color.LCH) color.LCH { return color.LCH{L: 0.17 + 0.03*c.L, C: 0.025, H: c.H} })
}

// spotted is the shade from which on a comic is black.
const spotted = 0.93

// screen lays dots on a grid turned by 45°; their radius follows the light on the form.
func screen(p *picture.Picture, l *raster.Layer, silhouette *plane.Plane) {
	lit := silhouette.Reduced(2).Inflated(p.Length(0.14)/4).Softened(3).Lit(0.8, 4).Enlarged(silhouette)
	pitch := p.Length(1.0 / 62)
	if p.Detailed {
		pitch = p.Length(1.0 / 84)
	}
	dark := color.NewLCHTable(func(c color.LCH) color.LCH {
		if k := plane.Smooth(0.88, 0.96, c.L); k > 0 { // gray dots would soil what is white: its shade is a pale blue
			return color.LCH{L: c.L * (0.70 + 0.19*k), C: c.C + 0.035*k, H: c.H + k*(4.5-c.H)}
		}
		return color.LCH{L: c.L * 0.70, C: c.C * 1.05, H: c.H - 0.12}
	})
	black := printBlack()
	white := color.RGB{R: 1, G: 1, B: 1}
	calm := p.Calm(silhouette.Rect())
	plane.EachIn(l, lit.Diffuse, func(d []float32, x, y int, v float32) {
		if d[3] < 0.004 {
			return
		}
		u, w := (float32(x)+float32(y))*math.Sqrt2/2/pitch, (float32(x)-float32(y))*math.Sqrt2/2/pitch
		du, dw := u-float32(math.Floor(float64(u)))-0.5, w-float32(math.Floor(float64(w)))-0.5
		dist := float32(math.Sqrt(float64(du*du + dw*dw)))
		v *= 1 - 0.9*calm.At((x-silhouette.X0)/8, (y-silhouette.Y0)/8)
		slope := (float32(x)*0.4 + float32(y)) / float32(p.Size) * 0.22
		deep := 0.16 + slope - v*1.1
		if k := plane.Clamp((plane.Clamp(deep)*0.66-dist)*pitch + 0.5); k > 0 {
			plane.Atop(d, dark.At(plane.Straight(d)), k*0.85)
		}
		if k := plane.Clamp((deep-spotted)*70) * plane.Smooth(0.72, 0.62, plane.Luma(plane.Straight(d))); k > 0 { // the deepest shade is solid black
			plane.Atop(d, black.At(plane.Straight(d)), k)
		}
		if k := plane.Clamp((plane.Clamp(v*2.2-0.25)*0.5-dist)*pitch + 0.5); k > 0 {
			plane.Atop(d, white, k*0.8)
		}
	})
}
