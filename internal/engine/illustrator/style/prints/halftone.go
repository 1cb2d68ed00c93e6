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
	p.Inked(l, picture.Inking{Width: 0.0042, Outer: 0.0060, Swell: 0.0030, Color: printBlack(), Gate: p.ShadedContrast(r)})
	picture.LayAtop(l, p.SeenFeatures(picture.Own))
	return l
}

// printBlack is a warm black on every field.
func printBlack() *color.Table {
	return color.NewLCHTable(func(c color.LCH) color.LCH { return color.LCH{L: 0.17 + 0.03*c.L, C: 0.025, H: c.H} })
}

// screen lays dots on a grid turned by 45°; their radius follows the light on the form.
func screen(p *picture.Picture, l *raster.Layer, silhouette *plane.Plane) {
	lit := silhouette.Reduced(2).Inflated(p.Length(0.14)/4).Softened(3).Lit(0.8, 4).Enlarged(silhouette)
	pitch := p.Length(1.0 / 62)
	if p.Detailed {
		pitch = p.Length(1.0 / 84)
	}
	dark := color.NewLCHTable(func(c color.LCH) color.LCH {
		return color.LCH{L: c.L * 0.70, C: c.C * 1.05, H: c.H - 0.12}
	})
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
		if k := plane.Clamp((plane.Clamp(0.16+slope-v*1.1)*0.66-dist)*pitch + 0.5); k > 0 {
			plane.Atop(d, dark.At(plane.Straight(d)), k*0.85)
		}
		if k := plane.Clamp((plane.Clamp(v*2.2-0.25)*0.5-dist)*pitch + 0.5); k > 0 {
			plane.Atop(d, white, k*0.8)
		}
	})
}
