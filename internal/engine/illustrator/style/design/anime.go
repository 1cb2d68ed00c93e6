package design

import (
	"context"

	"pellucid/internal/engine/illustrator/color"
	"pellucid/internal/engine/illustrator/raster"
	"pellucid/internal/engine/illustrator/scene"
	"pellucid/internal/engine/illustrator/style/picture"
	"pellucid/internal/engine/illustrator/style/plane"
)

// celShade is the second tone of cel painting: darker and cooler.
var celShade = picture.Second{Depth: 0.20, Least: 0.030, Alpha: 0.38, Tone: picture.DeepShade}

// Anime paints clean colors in two tones with a hard edge, a rim of light, and a fine line in a deep tone of the color
// beside it, heavier around the figure.
func Anime(_ context.Context, p *picture.Picture) *raster.Layer {
	p = p.Mapped(animeHead)
	eyeless := p.Eyed(func(picture.Eye) []scene.Node { return nil })
	p = p.Eyed(animeEye)
	even := p.Flattened(picture.Second{}).Drawn()
	r := p.Around(even, 0.02)
	if r.Empty() {
		return even
	}
	l := p.Flattened(celShade).Drawn()
	color.NewLCHTable(func(c color.LCH) color.LCH {
		return color.LCH{L: 0.02 + c.L*0.995, C: c.C * 1.20, H: c.H}
	}).Apply(l)
	silhouette := plane.AlphaOf(l, r)
	cel(p, l, silhouette)
	eyeless.Inked(l, picture.Inking{Width: 0.0036, Outer: 0.0048, Swell: 0.0030, Color: picture.DeepInk(), Gate: p.ShadedContrast(r)})
	picture.LayAtop(l, p.SeenEyes(picture.Own))
	return l
}

// cel lays the rim of light on the form as a whole, with an edge one pixel wide.
func cel(p *picture.Picture, l *raster.Layer, silhouette *plane.Plane) {
	d := silhouette.SignedDistance().Softened(max(0.8, p.Length(0.0012)))
	bright := color.NewLCHTable(func(c color.LCH) color.LCH {
		return color.LCH{L: c.L + (0.99-c.L)*0.55, C: c.C * 0.9, H: c.H + 0.10}
	})
	width := p.Length(0.0085)
	plane.EachIn(l, d, func(px []float32, x, y int, v float32) {
		if px[3] < 0.004 || v < -2.2*width {
			return
		}
		gx, gy := d.Slope((y-d.Y0)*d.W + x - d.X0) // points inward
		facing := plane.Clamp((0.55*gx+0.83*gy)*1.4 - 0.15)
		if k := plane.Clamp(width*facing+v+0.5) * plane.Clamp(facing*8); k > 0 {
			plane.Atop(px, bright.At(plane.Straight(px)), 0.85*k)
		}
	})
}
