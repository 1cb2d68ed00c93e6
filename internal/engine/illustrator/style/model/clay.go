// Package model has the styles that give things a body: 3D, clay, glass, blocks and studio light.
package model

import (
	"context"
	"sync"

	"pellucid/internal/engine/illustrator/color"
	"pellucid/internal/engine/illustrator/raster"
	"pellucid/internal/engine/illustrator/style/picture"
	"pellucid/internal/engine/illustrator/style/plane"
)

// material is how inflated bodies take the light.
type material struct {
	width   float32 // how far from the edge a body keeps swelling, as a share of the side
	gain    float32 // steepness
	shade   float32 // how much of the tone range light and shade use
	gleam   float32 // strength of the reflection
	sharp   int     // how small the reflection is: squarings
	grain   float32 // unevenness of the surface
	round   float32 // how much light and shade the form as a whole gets
	matte   float32 // how much less people and animals gleam
	deep    bool    // light goes into it
	contact float32 // darkness of the shadow that a body throws on what is below
	swell   float32 // how much light and shade each body gets as a whole
	mirror  float32 // how much of a studio is seen in it
}

var (
	dough   = material{width: 0.034, gain: 0.85, shade: 1.0, gleam: 0.10, sharp: 3, grain: 0.075, round: 0.60, contact: 0.55, swell: 0.45}
	plastic = material{width: 0.080, gain: 1.05, shade: 1.15, gleam: 0.85, sharp: 5, round: 1.05, contact: 0.72, matte: 0.62, deep: true, swell: 0.55, mirror: 0.6}
)

// Clay models every region as a soft lump of clay, rounder and thicker than it is drawn, with matte light, contact shadows, dents and the prints of fingers; eyes are beads.
func Clay(ctx context.Context, p *picture.Picture) *raster.Layer {
	m := dough
	if p.Detailed {
		m.grain *= 1.8
	}
	l := m.model(ctx, rounded(kneaded(p.Flattened(picture.Second{}).Eyed(bead)), 0.007))
	plane.Settle(l, p.Around(l, 0))
	return p.Loosened(l, 0.0045) // no edge is straight
}

// model draws the regions as bodies, back to front, and then rounds the whole.
func (m material) model(ctx context.Context, p *picture.Picture) *raster.Layer {
	out := raster.Square(p.Size)
	for _, r := range p.Regions() {
		if ctx.Err() != nil {
			return out
		}
		m.body(p, out, r)
	}
	m.form(p, out)
	if m.grain > 0 {
		m.handle(p, out)
	}
	return out
}

// body draws one region with its own relief and the shadow that it throws on the bodies below.
func (m material) body(p *picture.Picture, out *raster.Layer, r picture.Region) {
	l := r.Layer(p.Frame(), int(p.Length(0.02)))
	a := plane.AlphaOf(l, plane.Bounds(l))
	own := tintOf(l)
	half := a.Halved()
	if isJoined(r.Piece) {
		half = joined(out, l, half, 1, own)
	}
	lit := half.Inflated(p.Length(m.width)/2).Softened(0.8).Lit(m.gain, m.sharp).Enlarged(a)
	m.drop(p, out, a, own, goesOn(r.Piece))
	t, gleam := m.tone(), m.gleamOf(r.Piece)
	white := color.RGB{R: 1, G: 1, B: 1}
	quarter := half.Halved()
	whole := plane.NewPlane(quarter.Rect())
	shine := m.finishOf(r).over(p, r, l, quarter, nil, whole)
	rows, broad := whole.Over(a.W, a.H), make([]float32, a.W)
	for y := range a.H {
		rows.Row(broad, y)
		shine.row(y)
		for x, v := range broad {
			i := y*a.W + x
			s := plane.Pixel(l, i)
			if s[3] < 0.003 {
				continue
			}
			c := t.At(plane.Straight(s), lit.Diffuse.V[i]*m.shade+0.62*v)
			c = shine.at(c.Mix(white, lit.Gleam.V[i]*gleam), x, y)
			plane.Over(plane.Pixel(out, (l.Y0+y)*out.W+l.X0+x), c, s[3])
		}
	}
}

// finishOf is how a body of this material takes the light as a whole: letters stay even, skin, cloth and fur reflect less than things.
func (m material) finishOf(r picture.Region) finish {
	f := finish{gloss: m.mirror, round: m.swell, outdoors: !m.deep}
	switch q := r.Piece; {
	case r.Part == "outline":
		return finish{}
	case r.Part == "text" || r.Part == "letters":
		f.round *= 0.4
	case q.Person || q.Furry || q.Plumed:
		f.gloss *= 0.3
		f.round *= 0.6
	case picture.Leafy[q.Group]: // many petals that swell are a heap of balls
		f.gloss *= 0.25
		f.round *= 0.3
	}
	return f
}

// gleamOf is the reflection on a piece: skin, cloth and fur are not as glossy as things.
func (m material) gleamOf(q picture.Piece) float32 {
	if q.Person || q.Furry || q.Plumed {
		return m.gleam * (1 - m.matte)
	}
	return m.gleam
}

// tone is how bodies get darker and lighter.
func (m material) tone() plane.Tone {
	if m.deep {
		return toyTone()
	}
	return plane.SoftTone()
}

// deepTone is light that goes into a body and comes out again: its shade is warm and full of color.
var deepTone = sync.OnceValue(func() plane.Tone {
	return plane.Tone{
		Dark: color.NewLCHTable(func(c color.LCH) color.LCH {
			own := plane.Smooth(0.008, 0.05, c.C) // what is white has no color that light could take on in it
			d := color.LCH{L: c.L * 0.58, C: c.C*1.14 + 0.006*own, H: c.H}.Lab()
			return color.Lab{L: d.L, A: d.A + 0.012*own, B: d.B - 0.016*(1-own)}.LCH()
		}),
		Bright: color.NewLCHTable(func(c color.LCH) color.LCH {
			d := color.LCH{L: c.L + (1-c.L)*0.60, C: c.C * 0.80, H: c.H}.Lab()
			return color.Lab{L: d.L, A: d.A + 0.002, B: d.B + 0.012}.LCH()
		}),
	}
})

// toyTone is plastic in the light of a bright room: its shade is clear and a little violet, never gray.
var toyTone = sync.OnceValue(func() plane.Tone {
	return plane.Tone{
		Dark: color.NewLCHTable(func(c color.LCH) color.LCH {
			own := plane.Smooth(0.008, 0.06, c.C)
			d := color.LCH{L: c.L * 0.60, C: c.C * 1.10, H: c.H}.Lab()
			return color.Lab{L: d.L, A: d.A + 0.014, B: d.B - 0.022 - 0.016*(1-own)}.LCH()
		}),
		Bright: color.NewLCHTable(func(c color.LCH) color.LCH {
			d := color.LCH{L: c.L + (1-c.L)*0.58, C: c.C * 0.90, H: c.H}.Lab()
			return color.Lab{L: d.L, A: d.A + 0.002, B: d.B + 0.008}.LCH()
		}),
	}
})

// drop darkens the bodies below with a soft copy of the coverage, but for those that a body goes on into.
func (m material) drop(p *picture.Picture, out *raster.Layer, a *plane.Plane, own tint, on float32) {
	cast := a.Shifted(int(p.Length(0.003)), int(p.Length(0.006))).Blurred(p.Length(0.006))
	t := m.tone()
	plane.EachIn(out, cast, func(d []float32, _, _ int, v float32) {
		if v > 0.01 && d[3] > 0.01 {
			c := plane.Straight(d)
			if on > 0 {
				v *= 1 - on*own.near(c)
			}
			plane.Atop(d, t.Dark.At(c), v*m.contact)
		}
	})
}

// form rounds the silhouette as a whole, so that bodies belong together.
func (m material) form(p *picture.Picture, out *raster.Layer) {
	r := p.Around(out, 0.01)
	if r.Empty() {
		return
	}
	a := plane.AlphaOf(out, r)
	lit := a.Reduced(2).Inflated(p.Length(0.11)/4).Softened(2).Lit(0.55, 5).Enlarged(a)
	t := m.tone()
	plane.EachIn(out, lit.Diffuse, func(d []float32, _, _ int, v float32) {
		if d[3] > 0.003 && (v > 0.01 || v < -0.01) {
			plane.Atop(d, t.At(plane.Straight(d), v*m.round), 1)
		}
	})
}
