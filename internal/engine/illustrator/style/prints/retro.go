package prints

import (
	"context"

	"pellucid/internal/engine/illustrator/color"
	"pellucid/internal/engine/illustrator/raster"
	"pellucid/internal/engine/illustrator/style/picture"
	"pellucid/internal/engine/illustrator/style/plane"
)

// Retro prints with four inks and a dark key on cream paper: even fields, dots where the form turns into shade, plates that
// are not quite in register, and ink that took a little unevenly. The paper is cut along the subject.
func Retro(_ context.Context, p *picture.Picture) *raster.Layer {
	out := raster.Square(p.Size)
	p = p.OneSkin(func(l float32) float32 { return min(0.92, l+0.06) }) // the middle tone is that of the shade
	flat := p.Opaque()                                                  // glass that is seen through is lost on white
	r := p.Around(flat, 0.02)
	if r.Empty() {
		return out
	}
	art := plane.Crop(flat, r)
	plane.Settle(art, r)
	w := newPress(p, art, r)
	for y := range w.shape.H {
		for _, g := range [...]plane.Ground{w.grain, w.calm, w.around, w.light} {
			g.Row(g.V, y)
		}
		for x := range w.shape.W {
			if a := w.shape.V[y*w.shape.W+x]; a >= 0.004 {
				plane.Set(plane.Pixel(out, (y+r.Min.Y)*out.W+x+r.Min.X), w.mark(x, y), a)
			}
		}
	}
	picture.LayAtop(out, p.SeenFeatures(picture.Own))
	return out
}

// press is a print under way.
type press struct {
	shape, edge  *plane.Plane // coverage, and the signed distance to the outline
	lines, gate  *plane.Plane // of the parts, and the contrast of the art
	fields       []field
	skins        skinPrints
	grain, calm  plane.Ground
	around       plane.Ground // how much is covered around a pixel: little around thin lines
	light        plane.Ground
	dx, dy       int // by how much the plates are shifted against each other
	tint, shades dotScreen
	rim, bare    float32 // how wide the key is along the outline, and the slip of paper around it by which it is seen on black
}

func newPress(p *picture.Picture, art *raster.Layer, r plane.Rectangle) *press {
	a := plane.AlphaOf(art, r)
	over := func(q *plane.Plane) plane.Ground { return plane.GroundOf(q.Over(a.W, a.H)) }
	w := &press{shape: a, edge: a.SignedDistance(), skins: printedSkins(p), gate: p.ShadedContrast(r), calm: over(p.Calm(r))}
	w.fields = separated(art, w.skins)
	w.lines = picture.CoverageOf(p.Unmarked().Outlined(picture.Pen{Width: p.Length(0.0046), Detail: p.Length(0.012), Line: picture.WhiteLine, Hull: true}), r)
	w.grain = plane.GroundOf(plane.Cloud{Size: p.Size, Waves: 120, Octaves: 2, Seed: p.Seed + 71}.Over(r))
	quarter := a.Reduced(2)
	w.light = over(quarter.Inflated(p.Length(0.12)/4).Softened(3).Lit(0.8, 3).Diffuse)
	w.around = over(quarter.Blurred(p.Length(0.0065) / 4))
	w.dx, w.dy = int(p.Length(0.0064)+0.5), int(p.Length(0.0042)+0.5)
	w.tint, w.shades = screenAt(p.Length(1.0/96), 0.26), screenAt(p.Length(1.0/96), 0.79)
	w.rim, w.bare = p.Length(0.0052), p.Length(0.0022)
	return w
}

// mark is the color of a pixel.
func (w *press) mark(x, y int) color.RGB {
	i, calm := y*w.shape.W+x, w.calm.V[x]
	own, thin := w.fields[i], plane.Smooth(0.44, 0.30, w.around.V[x])
	c := w.inked(x, y, calm)
	if thin > 0 && own.ink >= 0 && own.skin == 0 { // a thin line keeps its ink, that it is seen on white and on black
		c = c.Mix(retroInks[own.ink], thin)
	}
	shade := own.key + (1-0.85*calm)*(0.5*plane.Clamp(-w.light.V[x]*1.5-0.10)+0.05*float32(y)/float32(w.shape.H))
	if own.key > 0.7 { // black is even, with dots left out in the light; patterns keep theirs
		shade += (0.30 - 1.1*(1-calm)*max(0, w.light.V[x])) * max(plane.Smooth(0.24, 0.08, w.gate.V[i]), plane.Smooth(-5*w.rim, -3*w.rim, w.edge.V[i]))
	}
	k := float32(0)
	switch shade = plane.Clamp(shade); {
	case own.white():
		c = c.Mix(retroPale, max(0.9*thin, w.shades.dots(plane.Clamp(1.1*shade-0.05), x, y)))
	case own.skin > 0:
		dots := w.shades.dots(shade, x, y)
		c = c.Mix(color.RGB{R: 0.86 * c.R, G: 0.62 * c.G, B: 0.58 * c.B}, dots)
	default:
		k = w.shades.dots(shade, x, y) * (1 - 0.9*thin)
	}
	line := w.lines.V[i] * plane.Smooth(0.06, 0.2, w.gate.V[i])
	line = max(line, plane.Clamp(w.edge.V[i]+w.rim+w.bare+0.5))
	k = max(k, line*(1-0.9*thin))
	return c.Mix(retroKey, plane.Clamp(k)*0.97).Mix(retroPaper, plane.Clamp(w.edge.V[i]+w.bare+0.5)*(1-thin))
}

// inked is the paper with the ink of the plates, which are shifted, less where words and faces have to stay clear.
func (w *press) inked(x, y int, calm float32) color.RGB {
	u, v := x-w.dx, y-w.dy
	if calm > 0.5 {
		u, v = x-w.dx/2, y-w.dy/2
	}
	if u < 0 || v < 0 || w.shape.V[v*w.shape.W+u] <= 0.5 {
		return retroPaper
	}
	f := w.fields[v*w.shape.W+u]
	switch {
	case f.ink < 0:
		return retroPaper
	case f.skin > 0:
		return w.skins[f.skin-1].print
	}
	c := overprint(retroPaper, retroInks[f.ink], f.cover, x, y, w.tint)
	return c.Mix(retroPaper, 0.16*plane.Smooth(0.45, 0.8, w.grain.V[x])*(1-calm))
}
