package glow

import (
	"context"

	"pellucid/internal/engine/illustrator/color"
	"pellucid/internal/engine/illustrator/raster"
	"pellucid/internal/engine/illustrator/style/picture"
	"pellucid/internal/engine/illustrator/style/plane"
)

// The two lights of a city at night.
var (
	cyberPink = color.Hex(0xff3fb4)
	cyberCyan = color.Hex(0x37e6ff)
)

// Cyberpunk shows the art at night between two signs: deep violet bodies, warm colors in pink light and cold ones in cyan, thin lines of light
// where parts meet, and a rim in either color.
func Cyberpunk(ctx context.Context, p *picture.Picture) *raster.Layer {
	l := p.SoftGlints().Drawn()
	r := p.Around(l, 0.02)
	if r.Empty() {
		return l
	}
	plane.Settle(l, r)
	color.NewLCHTable(nightTone).Apply(l)
	if ctx.Err() != nil {
		return l
	}
	drawn := p.Outlined(picture.Pen{Width: p.Length(0.0042), Detail: p.Length(0.03), Line: picture.WhiteLine, Hull: true})
	lines, bloom := picture.CoverageOf(drawn, r), picture.CoverageOf(drawn, r).Blurred(p.Length(0.009))
	silhouette := plane.AlphaOf(l, r)
	light := func(x int) color.RGB {
		return cyberPink.Mix(cyberCyan, plane.Smooth(0.3, 0.7, float32(x-r.Min.X)/float32(max(r.Dx(), 1))))
	}
	plane.EachIn(l, bloom, func(d []float32, x, y int, v float32) {
		if d[3] < 0.004 {
			return
		}
		c := light(x)
		plane.Atop(d, c, plane.Clamp(0.62*v))
		if k := lines.At(x, y); k > 0.01 {
			plane.Atop(d, c.Mix(color.RGB{R: 1, G: 1, B: 1}, 0.35), 0.85*k)
		}
	})
	picture.LayAtop(l, p.SeenFeatures(picture.InkTone(color.Hex(0x150b2e), color.Hex(0xdff9ff))))
	p.Rims(l, silhouette, cyberCyan, cyberPink)
	return l
}

// nightTone is a color by night: dark, and in the nearer of the two lights.
func nightTone(c color.LCH) color.LCH {
	pink, cyan := color.ToLCH(cyberPink), color.ToLCH(cyberCyan)
	body := color.LCH{L: 0.15 + 0.62*c.L*c.L, C: 0.075, H: -1.25}.Lab()
	glow := color.LCH{L: 0.20 + 0.68*c.L, C: 0.19, H: pink.H}.Lab()
	if h := c.H; h > 1.9 || h < -1.05 { // greens and blues
		glow = color.LCH{L: 0.20 + 0.70*c.L, C: 0.13, H: cyan.H}.Lab()
	}
	k := 0.85 * plane.Smooth(0.03, 0.14, c.C)
	if c.C <= 0.05 && c.L > 0.8 {
		glow, k = color.LCH{L: 0.93, C: 0.05, H: cyan.H}.Lab(), 0.75 // white is lit in cyan
	}
	return color.Lab{L: body.L + (glow.L-body.L)*k, A: body.A + (glow.A-body.A)*k, B: body.B + (glow.B-body.B)*k}.LCH()
}
