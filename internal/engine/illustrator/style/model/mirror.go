package model

import (
	"pellucid/internal/engine/illustrator/color"
	"pellucid/internal/engine/illustrator/raster"
	"pellucid/internal/engine/illustrator/style/picture"
	"pellucid/internal/engine/illustrator/style/plane"
)

// mirror is what a body reflects, row by row.
type mirror struct {
	f      finish
	x, y   plane.Enlarging
	gx, gy []float32
	top    float32 // of the body's box, and its height
	high   float32
	used   bool

	rise  float32          // how thick the body is, in pixels
	sheen *plane.Enlarging // the lamp out of focus; nil for none
	lamp  []float32
}

// over adds the roundness and the veins of a body to the light on it, and returns what it reflects. The height is
// that of its edges.
func (f finish) over(p *picture.Picture, r picture.Region, l *raster.Layer, whole, height, lit *plane.Plane) *mirror {
	m := &mirror{f: f, top: float32(r.Rect.Min.Y - l.Y0), high: float32(max(1, r.Rect.Dy()))}
	if f.flat > 0 {
		for i := range lit.V {
			lit.V[i] *= 1 - f.flat
		}
	}
	if f.round == 0 {
		return m
	}
	broad := whole.Inflated(p.Length(0.22) / 4).Softened(2)
	sx, sy := plane.NewPlane(broad.Rect()), plane.NewPlane(broad.Rect())
	var sheen *plane.Plane
	if f.sheen > 0 {
		sheen = plane.NewPlane(broad.Rect())
	}
	for i := range broad.V {
		gx, gy := broad.Slope(i)
		sx.V[i], sy.V[i] = 1.5*gx, 1.5*gy
		if f.metal && f.life { // its edges are seen in it too
			ex, ey := height.Slope(i)
			sx.V[i], sy.V[i] = sx.V[i]+0.45*ex, sy.V[i]+0.45*ey
		}
		m.rise = max(m.rise, 4*broad.V[i])
		n := 1 / plane.Root(1+sx.V[i]*sx.V[i]+sy.V[i]*sy.V[i])
		lit.V[i] += f.round * ((-0.42*sx.V[i]-0.62*sy.V[i]+0.66)*n - 0.66)
		if sheen != nil {
			sheen.V[i] = f.sheen * lobe(sx.V[i], sy.V[i], n)
		}
	}
	if sheen != nil {
		e := sheen.Over(l.W, l.H)
		m.sheen, m.lamp = &e, make([]float32, l.W)
	}
	if f.leafy {
		veins(p, l, whole, lit)
	}
	if m.used = f.gloss > 0.02 || f.pane; m.used {
		m.x, m.y = sx.Over(l.W, l.H), sy.Over(l.W, l.H)
		m.gx, m.gy = make([]float32, l.W), make([]float32, l.W)
	}
	return m
}

func (m *mirror) row(y int) {
	if m.sheen != nil {
		m.sheen.Row(m.lamp, y)
	}
	if !m.used {
		return
	}
	m.x.Row(m.gx, y)
	m.y.Row(m.gy, y)
}

// at is a color of the body with what is reflected in it.
func (m *mirror) at(c color.RGB, x, y int) color.RGB {
	if m.sheen != nil && m.lamp[x] > 0.004 {
		c = c.Mix(color.RGB{R: 1, G: 0.99, B: 0.97}, m.lamp[x])
	}
	if !m.used {
		return c
	}
	if m.f.pane {
		up := 0.6 - 1.2*(float32(y)-m.top)/m.high
		v, _ := surroundings(-0.1, up+0.05*skyline(1.7*float32(x)/m.high))
		return c.Mix(color.RGB{R: 0.10 + 0.68*v, G: 0.14 + 0.70*v, B: 0.18 + 0.72*v}, 0.62)
	}
	gx, gy := m.gx[x], m.gy[x]
	if m.f.metal && m.f.life { // no plate is quite flat
		gy += 0.55 * ((float32(y)-m.top)/m.high - 0.5)
	}
	nz := 1 / plane.Root(1+gx*gx+gy*gy)
	v, window := surroundings(2*nz*nz*gx, -2*nz*nz*gy)
	shine := float32(1.6)
	if m.f.life {
		shine = 0.5
	}
	if !m.f.metal && !m.f.outdoors { // a studio has no horizon
		v, shine = 0.24+0.62*plane.Smooth(-0.7, 0.7, -2*nz*nz*gy), shine-0.5
	}
	v += shine * window
	if m.f.metal && m.f.life {
		return polished(c, v, window)
	}
	if m.f.metal {
		k := v * 1.02
		return c.Mix(color.RGB{R: min(1, c.R*0.25+k*(0.30+0.45*c.R)), G: min(1, c.G*0.25+k*(0.30+0.45*c.G)), B: min(1, c.B*0.25+k*(0.31+0.46*c.B))}, 0.75)
	}
	grazing := 1 - nz
	k := m.f.gloss * (0.11 + 0.50*grazing*grazing)
	if m.f.life {
		k = m.f.gloss * (0.10 + 0.38*grazing*grazing)
	}
	c = color.RGB{R: min(1, c.R*(1-k)+k*1.15*v), G: min(1, c.G*(1-k)+k*1.18*v), B: min(1, c.B*(1-k)+k*1.22*v)}
	if m.f.clear {
		c = throughGlass(c, gx, gy, grazing)
	}
	if m.f.life && window > 0.01 {
		c = c.Mix(color.RGB{R: 1, G: 1, B: 1}, plane.Clamp(1.25*m.f.gloss*m.f.gloss)*window)
	}
	return c
}

// throughGlass is a color of clear glass where it slopes so: its edge is dark with a bright line within, and opposite the lamp it is bright with
// the light that went through.
func throughGlass(c color.RGB, gx, gy, grazing float32) color.RGB {
	deep := color.RGB{R: 0.10 * c.R, G: 0.20 * c.G, B: 0.28 * c.B}
	white := color.RGB{R: 1, G: 1, B: 1}
	c = c.Mix(white, 0.55*plane.Smooth(0.10, 0.60, 0.56*gx+0.83*gy)*plane.Smooth(0.28, 0.18, grazing))
	c = c.Mix(white, 0.75*plane.Smooth(0.11, 0.15, grazing)*plane.Smooth(0.21, 0.16, grazing))
	return c.Mix(deep, 0.88*plane.Smooth(0.19, 0.30, grazing))
}

// polished is metal of a color that reflects so much light: in the shade gold is brown rather than green.
func polished(c color.RGB, v, window float32) color.RGB {
	k := plane.Smooth(0, 0.95, v)
	at := func(o float32) float32 { return plane.Mix(0.10*o+0.55*o*o*o, 0.08+1.02*o, k) }
	lit := color.RGB{R: min(1, at(c.R)), G: min(1, at(c.G)), B: min(1, at(c.B))}
	return c.Mix(lit, 0.82).Mix(color.RGB{R: 1, G: 1, B: 0.98}, 0.62*window+0.35*plane.Smooth(0.86, 1.5, v))
}

// surroundings is the light from a direction to the right and up, each −1–1: a bright sky over a dark horizon and a gray ground, and a narrow
// lamp at the right; and how far a large window at the left is there.
func surroundings(x, y float32) (v, window float32) {
	v = 0.92 - 0.38*plane.Smooth(0, 0.9, y)
	if y < 0.09 {
		ground := 0.10 + 0.30*plane.Smooth(0, -0.9, y)
		above := float32(0)
		if y > -0.09 {
			above = plane.Smooth(-0.06, 0.06, y-0.03*skyline(3*x))
		}
		v = plane.Mix(ground, v, above)
	}
	switch {
	case x > -0.90 && x < -0.44 && y > -0.30 && y < 0.84:
		window = plane.Smooth(-0.90, -0.80, x) * plane.Smooth(-0.44, -0.54, x) * plane.Smooth(-0.30, -0.20, y) * plane.Smooth(0.84, 0.74, y)
	case x > 0.80 && x < 0.95:
		v += 0.7 * plane.Smooth(0.80, 0.86, x) * plane.Smooth(0.95, 0.89, x)
	}
	return v, window
}

// skyline is the uneven height of trees and roofs at the horizon, −1–1.
func skyline(x float32) float32 {
	i := plane.Floor(x)
	return 2*plane.Mix(plane.Hash(i, 0, 5), plane.Hash(i+1, 0, 5), plane.Ease(x-float32(i))) - 1
}
