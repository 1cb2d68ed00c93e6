package style

import (
	"context"

	"pellucid/internal/engine/illustrator/color"
	"pellucid/internal/engine/illustrator/raster"
)

// stipple draws with the dots of a fine pen, dense in the shade and sparse in the light, on paper that is cut along the art.
func stipple(_ context.Context, p *Picture) *raster.Layer {
	out := raster.Square(p.Size)
	art := p.softGlints().drawn()
	r := p.around(art, 0.03)
	if r.Empty() {
		return out
	}
	settle(art, r)
	shape := alphaOf(art, r)
	tone, _ := p.darkness(art, r)
	light := shape.reduced(2).inflated(p.length(0.11)/4).softened(3).lit(0.9, 3).diffuse.enlarged(shape)
	lines := coverageOf(p.flattened(second{}).lines(pen{width: p.length(0.0034), detail: p.length(0.008), line: whiteLine, hull: true}), r)
	shape.becomeDistance()
	rim := p.length(0.0080)
	dots := newCells(r, max(3, p.length(0.0066)), false, p.Seed, nil)
	tinted := p.tinted()
	for i, d := range shape.v {
		alpha := clamp(0.5 + rim - d)
		if alpha <= 0 {
			continue
		}
		x, y := r.Min.X+i%r.Dx(), r.Min.Y+i/r.Dx()
		ink := woodInk
		if s := pixel(art, y*art.W+x); tinted && s[3] > 0.5 {
			v := color.ToLCH(straight(s))
			ink = color.FromLCH(color.LCH{L: 0.20 + 0.40*v.L, C: v.C, H: v.H})
		}
		dark := clamp(1.15*tone.v[i] - 0.9*light.v[i] + 0.02)
		n, _, _ := dots.nearest(float32(x), float32(y))
		k := float32(0)
		if n >= 0 {
			s := dots.sites[n]
			if keep := hash(int(n), 7, 3); keep < 0.10+1.5*dark {
				k = clamp(dots.pitch*(0.20+0.50*dark) - dots.distance(&s, float32(x), float32(y)) + 0.5)
			}
		}
		k = max(k, lines.v[i], clamp(0.5+d+rim*0.22)*clamp(0.5-d+rim*0.35))
		set(pixel(out, y*out.W+x), drawingPaper.Mix(ink, k), alpha)
	}
	return out
}

// pointillism paints with small dabs of pure color side by side, each a little warmer, colder or lighter than what it stands for.
func pointillism(_ context.Context, p *Picture) *raster.Layer {
	out := raster.Square(p.Size)
	art := p.softGlints().drawn()
	r := p.around(art, 0.03)
	if r.Empty() {
		return out
	}
	settle(art, r)
	for layer, pitch := range [2]float32{0.0125, 0.0105} {
		dots := newCells(r, max(4, p.length(pitch)), false, p.Seed+uint64(layer)*5, nil)
		p.dabbed(out, art, dots, 0.60-0.17*float32(layer), 0.055+0.05*float32(layer))
	}
	p.paintFeatures(out)
	return out
}

// dabbed lays a round dab on every cell that the art fills.
func (p *Picture) dabbed(out, art *raster.Layer, dots *cells, radius, vary float32) {
	for n, s := range dots.sites {
		x, y := int(s.x), int(s.y)
		if x < 1 || y < 1 || x >= p.Size-1 || y >= p.Size-1 {
			continue
		}
		d := pixel(art, y*art.W+x)
		if d[3] < 0.6 {
			continue
		}
		v := color.ToLCH(straight(d))
		turn := hash(n, 1, 5) - 0.5
		c := color.FromLCH(color.LCH{L: clamp(v.L + 2.2*vary*(hash(n, 2, 5)-0.5)), C: v.C*1.12 + 0.025, H: v.H + 11*vary*turn})
		size := dots.pitch * radius * (0.8 + 0.35*hash(n, 3, 5))
		fleck{s.x, s.y, size, c}.disc(out)
	}
}

// disc paints the fleck as an even disc with a soft edge.
func (f fleck) disc(l *raster.Layer) {
	f.each(l, f.radius+1, func(pix []float32, d float32) {
		if a := clamp(f.radius - d + 0.5); a > 0 {
			over(pix, f.color, a)
		}
	})
}
