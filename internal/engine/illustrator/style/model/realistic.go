package model

import (
	"context"
	"slices"
	"sync"

	"pellucid/internal/engine/illustrator/color"
	"pellucid/internal/engine/illustrator/raster"
	"pellucid/internal/engine/illustrator/style/picture"
	"pellucid/internal/engine/illustrator/style/plane"
)

// Realistic photographs the art in a studio: soft light from a large lamp, shade where bodies meet, bounced light from below,
// natural colors that are never quite even, cloth in folds, and hair, fur and plumage.
func Realistic(ctx context.Context, p *picture.Picture) *raster.Layer {
	l, lays := studioLit(ctx, p.Undecorated(), true)
	if ctx.Err() != nil {
		return l
	}
	r := p.Around(l, 0.01)
	if r.Empty() {
		return l
	}
	color.NewLCHTable(film).Apply(l)
	clarity(p, l, 0.40, 0.24)
	surface(p, l, r, lays)
	weather(p, l, r, lays)
	grow(p, l, r, lays)
	plane.Settle(l, r)
	return l
}

// film is the tone curve: deeper shade, softer lights, and colors as pigments have them.
func film(c color.LCH) color.LCH {
	v := c.L - 0.5
	chroma := c.C * (1.03 - 0.08*c.L)
	if most := float32(0.16); chroma > most { // pigments are less pure than the lights of a screen
		chroma = most + 0.86*(chroma-most)
	}
	return color.LCH{L: plane.Clamp(0.485 + v*1.08 - 0.62*v*v*v), C: chroma, H: c.H}
}

// shadeTone is a color in the shade of its neighbor.
var shadeTone = sync.OnceValue(func() *color.Table {
	return color.NewLCHTable(func(c color.LCH) color.LCH {
		return color.LCH{L: c.L * 0.46, C: c.C*0.94 + 0.004, H: c.H - 0.03}
	})
})

// clarity deepens local contrast at a fine and a broad scale.
func clarity(p *picture.Picture, l *raster.Layer, fineGain, broadGain float32) {
	r := p.Around(l, 0)
	if r.Empty() {
		return
	}
	bright := picture.BrightnessOf(l, r)
	fine, broad := plane.GroundOf(bright.Around(p.Length(0.0030)).Over(r.Dx(), r.Dy())), plane.GroundOf(bright.Around(p.Length(0.020)).Over(r.Dx(), r.Dy()))
	t := plane.SoftTone()
	for y := range r.Dy() {
		fine.Row(fine.V, y)
		broad.Row(broad.V, y)
		at := (r.Min.Y+y-l.Y0)*l.W + r.Min.X - l.X0
		for x, near := range fine.V {
			d := plane.Pixel(l, at+x)
			if d[3] < 0.5 {
				continue
			}
			c := plane.Straight(d)
			v := plane.Luma(c)
			k := fineGain*(v-near) + broadGain*(v-broad.V[x])
			if k > 0.006 || k < -0.006 {
				plane.Atop(d, t.At(c, max(-0.5, min(0.5, k))), plane.Smooth(0.5, 1, d[3]))
			}
		}
	}
}

// weathered are the groups of the kit whose pieces are of stone, plaster, wood and water.
var weathered = map[string]bool{"buildings": true, "landmarks": true, "nature": true, "landscape": true}

// weather gives stone and plaster a relief and streaks that rain has left, and water its ripples.
func weather(p *picture.Picture, l *raster.Layer, r plane.Rectangle, s lays) {
	if !slices.ContainsFunc(s.rough.V, func(v float32) bool { return v != 0 }) {
		return
	}
	grain := plane.Cloud{Size: p.Size, Waves: 180, Octaves: 2, Seed: p.Seed + 17}.Plane(r)
	broad := plane.Cloud{Size: p.Size, Waves: 26, Octaves: 3, Seed: p.Seed + 18}.Plane(r)
	step := max(1, int(p.Length(0.0018)+0.5))
	t := plane.SoftTone()
	plane.EachIn(l, grain, func(d []float32, x, y int, v float32) {
		k := s.rough.V[min(y/s.step, s.rough.H-1)*s.rough.W+min(x/s.step, s.rough.W-1)]
		if d[3] < 0.004 || k == 0 {
			return
		}
		u, w := x-r.Min.X, y-r.Min.Y
		i := w*grain.W + u
		c := plane.Straight(d)
		if k < 0 {
			plane.Atop(d, t.At(c, ripple(broad, u, w)), 1)
			return
		}
		bump := v - grain.V[max(0, i-step-step*grain.W)]
		ridge := broad.V[i] - broad.V[max(0, i-3*step-3*step*grain.W)]
		streak := broad.V[w/3*broad.W+u] - 0.5
		plane.Atop(d, t.At(c, plane.Clamp2(-(0.15+0.9*k)*bump-2.6*max(0, k-0.5)*ridge-0.45*plane.Smooth(0.35, 0.45, k)*max(0, streak))), min(1, 1.6*k)*rough(c))
	})
}

// ripple is the light on water: bright crests and dark troughs, wide and low.
func ripple(broad *plane.Plane, x, y int) float32 {
	v := broad.V[min(broad.H-1, y*3%broad.H)*broad.W+x*2/5] - 0.5
	crest := 1 - max(v, -v)*16
	return 0.75*max(0, crest) - 0.9*max(0, v)
}

// rough is how far what has a color may be stone, plaster or wood: blue panes and water are smooth, bright paint and flowers nearly so.
func rough(c color.RGB) float32 {
	v := color.ToLab(c)
	chroma := plane.Root(v.A*v.A + v.B*v.B)
	smooth := plane.Smooth(0.03, 0.07, -v.B) * plane.Smooth(0.48, 0.60, v.L)
	return (1 - smooth) * (1 - 0.6*plane.Smooth(0.07, 0.15, chroma))
}
