package style

import (
	"context"

	"pellucid/internal/engine/illustrator/color"
	"pellucid/internal/engine/illustrator/raster"
)

// material is how inflated bodies take the light.
type material struct {
	width   float32 // how far from the edge a body keeps swelling, as a share of the side
	gain    float32 // steepness
	shade   float32 // how much of the tone range light and shade use
	gleam   float32 // strength of the reflection
	sharp   int     // how small the reflection is: squarings
	grain   float32 // unevenness of the surface
	contact float32 // darkness of the shadow that a body throws on what is below
}

var (
	dough   = material{width: 0.030, gain: 0.85, shade: 1.0, gleam: 0.16, sharp: 3, grain: 0.06, contact: 0.55}
	plastic = material{width: 0.036, gain: 0.95, shade: 0.85, gleam: 0.75, sharp: 6, grain: 0, contact: 0.42}
)

// Clay models every region as a soft lump of clay, with matte light, contact shadows and a fine unevenness.
func clay(ctx context.Context, p *Picture) *raster.Layer {
	m := dough
	if p.Detailed {
		m.grain *= 1.8
	}
	l := m.model(ctx, p.flattened(second{}))
	settle(l, p.around(l, 0))
	return l
}

// model draws the regions as bodies, back to front, and then rounds the whole.
func (m material) model(ctx context.Context, p *Picture) *raster.Layer {
	out := raster.Square(p.Size)
	for _, r := range p.regions() {
		if ctx.Err() != nil {
			return out
		}
		m.body(p, out, r)
	}
	m.form(p, out)
	if m.grain > 0 {
		m.roughen(p, out)
	}
	return out
}

// body draws one region with its own relief and the shadow that it throws on the bodies below.
func (m material) body(p *Picture, out *raster.Layer, r region) {
	l := r.layer(p.frame(), int(p.length(0.02)))
	a := alphaOf(l, bounds(l))
	lit := a.halved().inflated(p.length(m.width)/2).softened(0.8).lit(m.gain, m.sharp).enlarged(a)
	m.drop(p, out, a)
	t := softTone()
	white := color.RGB{R: 1, G: 1, B: 1}
	for i := range a.v {
		s := pixel(l, i)
		if s[3] < 0.003 {
			continue
		}
		c := t.at(straight(s), lit.diffuse.v[i]*m.shade)
		c = c.Mix(white, lit.gleam.v[i]*m.gleam)
		d := pixel(out, (l.Y0+i/l.W)*out.W+l.X0+i%l.W)
		over(d, c, s[3])
	}
}

// softened is blurred in place: the planes of reliefs are scratch.
func (p *plane) softened(sigma float32) *plane {
	raster.BlurPlane(p.v, p.w, p.h, sigma)
	return p
}

// drop darkens the bodies below with a soft copy of the coverage.
func (m material) drop(p *Picture, out *raster.Layer, a *plane) {
	cast := a.shifted(int(p.length(0.003)), int(p.length(0.006))).blurred(p.length(0.006))
	t := softTone()
	eachIn(out, cast, func(d []float32, _, _ int, v float32) {
		if v > 0.01 && d[3] > 0.01 {
			atop(d, t.dark.At(straight(d)), v*m.contact)
		}
	})
}

// form rounds the silhouette as a whole, so that bodies belong together.
func (m material) form(p *Picture, out *raster.Layer) {
	r := p.around(out, 0.01)
	if r.Empty() {
		return
	}
	a := alphaOf(out, r)
	lit := a.reduced(2).inflated(p.length(0.11)/4).softened(2).lit(0.55, 5).enlarged(a)
	t := softTone()
	eachIn(out, lit.diffuse, func(d []float32, _, _ int, v float32) {
		if d[3] > 0.003 && (v > 0.01 || v < -0.01) {
			atop(d, t.at(straight(d), v*0.75), 1)
		}
	})
}

// roughen lightens and darkens in small lumps, as fingers leave them.
func (m material) roughen(p *Picture, out *raster.Layer) {
	n := cloud{p.Size, 42, 3, p.Seed}.plane(p.around(out, 0))
	eachIn(out, n, func(d []float32, _, _ int, v float32) {
		k := 1 + (v-0.5)*2*m.grain
		d[0], d[1], d[2] = min(d[0]*k, d[3]), min(d[1]*k, d[3]), min(d[2]*k, d[3])
	})
}
