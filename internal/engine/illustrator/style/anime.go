package style

import (
	"context"

	"pellucid/internal/engine/illustrator/color"
	"pellucid/internal/engine/illustrator/raster"
)

// anime paints clean colours in two tones with a hard edge, crisp glints, and inks the contours: heavy around the figure,
// fine inside, heaviest away from the light.
func anime(ctx context.Context, p *Picture) *raster.Layer {
	shade := celShade()
	l := p.evened().overlapped(ctx, shade)
	r := p.around(l, 0.02)
	if r.Empty() {
		return l
	}
	color.NewLCHTable(func(c color.LCH) color.LCH {
		return color.LCH{L: 0.03 + c.L*0.98, C: c.C * 1.14, H: c.H}
	}).Apply(l)
	silhouette := alphaOf(l, r)
	edges := contrast(l, r)
	p.cel(l, silhouette, shade)
	p.innerInk(l, edges)
	p.outerInk(l, silhouette)
	return l
}

// celShade is the second tone: darker and a little cooler.
func celShade() *color.Table {
	return color.NewLCHTable(func(c color.LCH) color.LCH {
		return color.LCH{L: c.L * 0.80, C: c.C * 1.02, H: c.H - 0.06}
	})
}

// overlapped draws the bodies back to front, each with a hard-edged shadow on the ones below.
func (p *Picture) overlapped(ctx context.Context, shade *color.Table) *raster.Layer {
	out := raster.Square(p.Size)
	for _, r := range p.regions() {
		if ctx.Err() != nil {
			return out
		}
		l := r.layer(p.frame(), int(p.length(0.02)))
		depth := min(p.length(0.014), float32(min(r.rect.Dx(), r.rect.Dy()))*0.10)
		cast := alphaOf(l, bounds(l)).shifted(int(depth*0.7), int(depth))
		eachIn(out, cast, func(d []float32, _, _ int, v float32) {
			if v > 0.01 && d[3] > 0.01 {
				atop(d, shade.At(straight(d)), v)
			}
		})
		raster.Over(out, l, 1)
	}
	return out
}

// cel splits the form's light into shade, base and glint with edges one pixel wide.
func (p *Picture) cel(l *raster.Layer, silhouette *plane, shade *color.Table) {
	lit := silhouette.reduced(2).inflated(p.length(0.09)/4).softened(2.2).lit(0.9, 4).enlarged(silhouette)
	white := color.RGB{R: 1, G: 1, B: 1}
	edge := 14 / float32(p.Size)
	eachIn(l, lit.diffuse, func(d []float32, x, y int, v float32) {
		if d[3] < 0.004 {
			return
		}
		if k := smooth(-0.10, -0.10-edge, v); k > 0 {
			atop(d, shade.At(straight(d)), k)
		}
		g := lit.gleam.v[(y-silhouette.y0)*silhouette.w+x-silhouette.x0]
		if k := smooth(0.80, 0.80+edge, g); k > 0 {
			atop(d, white, 0.34*k)
		}
	})
}

// ink is a warm black: pure black looks printed, not drawn.
var ink = color.Hex(0x2a1624)

// innerInk draws the outlines of the parts, where the colours on both sides differ.
func (p *Picture) innerInk(l *raster.Layer, edges *plane) {
	width := p.length(0.0042)
	lines := p.lines(pen{width: width, detail: p.length(0.016), line: whiteLine})
	cover := coverageOf(lines, edges.rect())
	eachIn(l, cover, func(d []float32, x, y int, v float32) {
		if v > 0.01 && d[3] > 0.004 {
			atop(d, ink, v*smooth(0.05, 0.22, edges.at(x, y)))
		}
	})
}

func whiteLine(color.RGB) color.RGB { return color.RGB{R: 1, G: 1, B: 1} }

// outerInk follows the silhouette; a second copy, moved towards the lower right, thickens the side away from the light.
func (p *Picture) outerInk(l *raster.Layer, silhouette *plane) {
	d := silhouette.signedDistance().softened(max(0.8, p.length(0.0009)))
	move := max(1, int(p.length(0.0028)))
	moved := d.shifted(move, move)
	half := p.length(0.0036)
	under := raster.NewLayer(silhouette.x0, silhouette.y0, silhouette.w, silhouette.h)
	for i, v := range d.v {
		reach := min(v, max(moved.v[i], -half)) // the copy may only thicken, not fill the inside
		if v > half+float32(2*move) {
			continue
		}
		outside := clamp(half - reach + 0.5)
		inside := clamp(v + half + 0.5)
		if a := min(outside, inside); a > 0 {
			set(pixel(under, i), ink, a)
		}
	}
	raster.Over(l, under, 1)
}
