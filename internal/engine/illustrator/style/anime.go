package style

import (
	"context"

	"pellucid/internal/engine/illustrator/color"
	"pellucid/internal/engine/illustrator/raster"
)

// celShade is the second tone of cel painting: darker and cooler.
var celShade = second{depth: 0.20, least: 0.030, alpha: 0.27, tone: deepShade}

// anime paints clean colors in two tones with a hard edge, a rim of light, and a fine line in a deep tone of the color
// beside it, heavier around the figure.
func anime(_ context.Context, p *Picture) *raster.Layer {
	even := p.flattened(second{}).drawn()
	r := p.around(even, 0.02)
	if r.Empty() {
		return even
	}
	l := p.flattened(celShade).drawn()
	color.NewLCHTable(func(c color.LCH) color.LCH {
		return color.LCH{L: 0.02 + c.L*0.995, C: c.C * 1.20, H: c.H}
	}).Apply(l)
	silhouette := alphaOf(l, r)
	p.cel(l, silhouette)
	p.inked(l, inking{width: 0.0036, outer: 0.0048, swell: 0.0030, color: deepInk(), gate: p.shadedContrast(r)})
	layAtop(l, p.seenFeatures(own))
	return l
}

// cel lays the rim of light on the form as a whole, with an edge one pixel wide.
func (p *Picture) cel(l *raster.Layer, silhouette *plane) {
	d := silhouette.signedDistance().softened(max(0.8, p.length(0.0012)))
	bright := color.NewLCHTable(func(c color.LCH) color.LCH {
		return color.LCH{L: c.L + (0.99-c.L)*0.55, C: c.C * 0.9, H: c.H + 0.10}
	})
	width := p.length(0.0085)
	eachIn(l, d, func(px []float32, x, y int, v float32) {
		if px[3] < 0.004 || v < -2.2*width {
			return
		}
		gx, gy := d.slope((y-d.y0)*d.w + x - d.x0) // points inward
		facing := clamp((0.55*gx+0.83*gy)*1.4 - 0.15)
		if k := clamp(width*facing+v+0.5) * clamp(facing*8); k > 0 {
			atop(px, bright.At(straight(px)), 0.85*k)
		}
	})
}

// deepInk is the line color of a field: its darkest tone, drifting to plum.
func deepInk() *color.Table {
	return color.NewLCHTable(func(c color.LCH) color.LCH {
		return color.LCH{L: 0.13 + 0.16*c.L, C: min(0.11, c.C*0.55+0.018), H: c.H - 0.12}
	})
}

// inking says how outlines are drawn; lengths are shares of the side.
type inking struct {
	width, outer, swell float32 // inner lines, the contour, and how much heavier it is away from the light
	color               *color.Table
	gate                *plane // contrast of the art: lines between equal colors fade
	detail              float32
}

// inked draws the lines of parts around them, and a contour outside the silhouette.
func (p *Picture) inked(l *raster.Layer, k inking) {
	r := k.gate.rect()
	detail := p.length(max(k.detail, 0.012))
	cover := coverageOf(p.lines(pen{width: p.length(k.width), detail: detail, line: whiteLine, hull: true}), r)
	silhouette := alphaOf(l, r)
	fields := surroundings(crop(l, r), p.length(0.006))
	eachIn(l, cover, func(d []float32, x, y int, v float32) {
		if v > 0.01 && d[3] > 0.004 {
			atop(d, k.color.At(straight(d)), v*smooth(0.05, 0.20, k.gate.at(x, y)))
		}
	})
	p.contour(l, silhouette, k, fields)
}

// contour lays a line around the silhouette, thicker at its lower right.
func (p *Picture) contour(l *raster.Layer, silhouette *plane, k inking, fields small) {
	d := silhouette.signedDistance()
	smoothed := &plane{d.x0, d.y0, d.w, d.h, append([]float32(nil), d.v...)}
	smoothed.softened(p.length(0.006))
	outer, swell := p.length(k.outer), p.length(k.swell)
	most := outer + swell + 1
	for i, v := range d.v {
		if v > most || v < -2 {
			continue
		}
		gx, gy := smoothed.slope(i)
		width := outer + swell*clamp(-(0.6*gx+0.8*gy)*0.9+0.1)
		a := clamp(width - v + 0.5)
		x, y := silhouette.x0+i%d.w, silhouette.y0+i/d.w
		px := pixel(l, (y-l.Y0)*l.W+x-l.X0)
		if a <= 0 || px[3] >= 1 {
			continue
		}
		c := fields.at(x, y)
		if c[3] < 0.002 {
			continue
		}
		under(px, k.color.At(straight(c[:])), a)
	}
}

func whiteLine(color.RGB) color.RGB { return color.RGB{R: 1, G: 1, B: 1} }
