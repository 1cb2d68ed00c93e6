package sketch

import (
	"context"

	"pellucid/internal/engine/illustrator/color"
	"pellucid/internal/engine/illustrator/raster"
	"pellucid/internal/engine/illustrator/style/picture"
	"pellucid/internal/engine/illustrator/style/plane"
)

// Marker fills every form with broad strokes of alcohol marker laid along it, darker where two overlap, a second coat in the shade and slips of bare
// paper in the light, under the lines of a fine black pen. The ink bleeds a little beyond the lines.
func Marker(_ context.Context, p *picture.Picture) *raster.Layer {
	out := raster.Square(p.Size)
	p = p.HandEyed()
	flat := p.Flattened(picture.Second{})
	art := flat.Drawn()
	r := p.Around(art, 0.03)
	if r.Empty() {
		return out
	}
	plane.Settle(art, r)
	m := felt(p, art, r)
	pens := picture.Wobbled(picture.CoverageOf(flat.Outlined(picture.Pen{Width: p.Length(0.0036), Detail: p.Length(0.012), Line: picture.WhiteLine, Hull: true}), r), p, 11)
	gate := p.ShadedContrast(r)
	black, outline := color.Hex(0x17161b), p.Length(0.0050)
	for i, d := range m.shape.V {
		rim := p.Length(0.0048) + p.Length(0.010)*(m.bleed.V[i]-0.42)
		alpha := plane.Clamp(0.5 + max(0.7*outline, rim) - d)
		if alpha <= 0 {
			continue
		}
		x, y := r.Min.X+i%r.Dx(), r.Min.Y+i/r.Dx()
		c := m.stroke(i, x, y)
		thick := outline * (0.30 + 0.5*plane.Smooth(0.3, 0.7, m.press.V[i]))
		c = c.Mix(black, max(pens.V[i]*plane.Smooth(0.05, 0.18, gate.V[i]), plane.Clamp(0.5+thick-max(d, -d))))
		plane.Set(plane.Pixel(out, y*out.W+x), c, alpha)
	}
	picture.LayAtop(out, p.SeenFeatures(picture.Own))
	return out
}

// feltTip is a broad marker at work.
type feltTip struct {
	p                  *picture.Picture
	shape, light, calm *plane.Plane
	bleed, press       *plane.Plane
	forms              *picture.Forms
	art                *raster.Layer
	around             plane.Small
	ink                *color.Table
	paper              color.RGB
}

func felt(p *picture.Picture, art *raster.Layer, r plane.Rectangle) *feltTip {
	m := &feltTip{p: p, art: art, shape: plane.AlphaOf(art, r), forms: p.Formed(r, 0.13), paper: color.Hex(0xfffefa)}
	m.around = plane.Surroundings(plane.Crop(art, r), p.Length(0.006))
	m.light, m.calm = m.forms.Light.Enlarged(m.shape), p.Calm(r).Enlarged(m.shape)
	whole := m.shape.Reduced(2).Inflated(p.Length(0.10)/4).Softened(2.5).Lit(0.9, 3).Diffuse.Enlarged(m.shape)
	for i, v := range whole.V {
		m.light.V[i] = 0.45*m.light.V[i] + 0.55*v
	}
	m.shape.BecomeDistance()
	m.press = plane.Cloud{Size: p.Size, Waves: 8, Octaves: 2, Seed: p.Seed + 12}.Plane(r)
	m.bleed = plane.Cloud{Size: p.Size, Waves: 40, Octaves: 3, Seed: p.Seed + 13}.Plane(r)
	m.ink = color.NewLCHTable(func(c color.LCH) color.LCH { return color.LCH{L: 0.09 + 0.89*c.L, C: c.C * 1.24, H: c.H} })
	return m
}

// stroke is the ink of a pixel: even strokes side by side along the form, each with a seam where the next one overlaps it.
func (m *feltTip) stroke(i, x, y int) color.RGB {
	own := m.paper
	if s := plane.Pixel(m.art, y*m.art.W+x); s[3] > 0.5 {
		own = plane.Straight(s)
	} else if near := m.around.At(x, y); near[3] > 0.004 {
		own = plane.Straight(near[:]).Mix(m.paper, 0.45)
	}
	loose := 1 - 0.9*m.calm.V[i]
	f := m.forms.Of(x, y)
	cos, sin := float32(0.80), float32(-0.60) // round and small forms are filled across
	if f.Long > 1.9*f.Wide && f.Long > m.p.Length(0.05) {
		cos, sin = f.Cos, f.Sin
	}
	dx, dy := float32(x)-f.X, float32(y)-f.Y
	across := (dy*cos-dx*sin)/m.p.Length(0.030) + 0.10*(m.press.V[i]-0.5)
	lane := plane.Floor(across)
	t := across - float32(lane)
	along := dx*cos + dy*sin
	v := color.ToLCH(m.ink.At(own))
	soft := m.p.Length(0.0012) / m.p.Length(0.030)
	v.L -= loose * 0.034 * plane.Smooth(0.72-soft, 0.72+soft, t+0.05*(m.bleed.V[i]-0.5)) // two strokes
	v.L += loose * 0.026 * (plane.Hash(lane, int(f.X), 7) - 0.5)
	for k, from := range [...]float32{-0.06, -0.22} { // a second and a third coat, whose ends are those of strokes
		shade := loose * plane.Smooth(from, from-0.035, m.light.V[i]+0.09*(plane.Hash(lane, int(f.Y), uint64(5+k))-0.5))
		v.L -= 0.075 * shade
		v.C *= 1 + 0.06*shade
		v.H -= 0.05 * shade
	}
	end := f.Long * (0.55 + 0.5*plane.Hash(lane, int(f.X), 9))
	gap := plane.Smooth(0.13, 0.17, m.light.V[i]) * plane.Smooth(0.55, 0.50, t) * plane.Smooth(0.20, 0.25, t) * plane.Smooth(end, 0.9*end, max(along, -along)) * plane.Smooth(0.50, 0.56, plane.Hash(lane, int(f.X), 11))
	return color.FromLCH(color.LCH{L: plane.Clamp(v.L), C: v.C, H: v.H}).Mix(m.paper, 0.85*loose*gap*plane.Smooth(0.25, 0.4, f.Wide/m.p.Length(0.1)))
}
