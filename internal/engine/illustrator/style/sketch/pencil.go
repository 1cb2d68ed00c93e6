// Package sketch has the styles drawn by hand with a stick or a pen: pencil, crayon, chalk, charcoal, marker, and drawings in lines or dots.
package sketch

import (
	"context"
	"math"

	"pellucid/internal/engine/illustrator/color"
	"pellucid/internal/engine/illustrator/raster"
	"pellucid/internal/engine/illustrator/style/picture"
	"pellucid/internal/engine/illustrator/style/plane"
)

// hatch is one direction of pencil lines: it begins where the tone is darker than from and is full at to.
type hatch struct {
	angle, pitch float32 // radians; share of the side
	from, to     float32 // darkness
	seed         uint64
	sin, cos     float32 // of the angle
}

// Pencil draws on paper that is cut along the drawing: hatched tones, one direction over another as it gets darker, with the
// tooth of the paper showing, and searching outlines: all in graphite.
func Pencil(_ context.Context, p *picture.Picture) *raster.Layer {
	return penciled(p.InOneInk(), false)
}

// ColoredPencil is pencil with a pencil for every color.
func ColoredPencil(_ context.Context, p *picture.Picture) *raster.Layer { return penciled(p, true) }

func penciled(p *picture.Picture, colored bool) *raster.Layer {
	drawn := p.SoftGlints().Drawn()
	r := p.Around(drawn, 0.02)
	if r.Empty() {
		return raster.Square(p.Size)
	}
	art := p.Loosened(plane.Cropped(drawn, r), 0.003)
	plane.Settle(art, r)
	edge := plane.AlphaOf(art, r)
	edge.BecomeDistance()
	even := p.ContrastIn(r)
	k := picture.Pen{Width: p.Length(0.0030), Detail: p.Length(0.010), Line: picture.WhiteLine, Hull: true}
	lines := p.LinesIn(r, k)
	w := newSheet(p, art, r)
	first, second := p.Wobbled(r, 1), p.Wobbled(r, 3)
	gate := make([]float32, art.W)
	for y := range art.H {
		w.turnTo(y)
		first.TurnTo(y)
		second.TurnTo(y)
		even.Row(gate, y)
		for x := range art.W {
			i := y*art.W + x
			s := plane.Pixel(art, i)
			if s[3] < 0.004 {
				clear(s)
				continue
			}
			line := max(first.Of(lines, x, y)*plane.Smooth(0.04, 0.16, gate[x]), 0.75*second.Of(lines, x, y)*plane.Smooth(0.06, 0.2, gate[x]))
			line = max(line, 0.95*plane.Clamp(1-max(edge.V[i]+p.Length(0.0030), -edge.V[i]-p.Length(0.0030))/p.Length(0.0022)))
			plane.Set(s, w.mark(x, r.Min.X+x, r.Min.Y+y, plane.Straight(s), line, colored), s[3])
		}
	}
	out := plane.Framed(art, p.Size)
	w.redraw(out, p.SeenFeatures(picture.Own), colored)
	return out
}

// redraw lays small eyes, brows and mouths over the hatching, in the tones of the pencils.
func (w *sheet) redraw(out, faces *raster.Layer, colored bool) {
	if faces == nil {
		return
	}
	if !colored {
		gray := func(c color.RGB) color.RGB { return w.graphite.Mix(w.paper, plane.Smooth(0.15, 0.85, plane.Luma(c))) }
		faces = w.p.SeenFeatures(gray)
	}
	picture.LayAtop(out, faces)
}

// sheet is the paper and how the hand moves over it.
type sheet struct {
	p             *picture.Picture
	calm          *plane.Plane // at an eighth of the size
	x0, y0        int
	tooth, grain  plane.Ground
	sway, press   plane.Ground
	light         plane.Ground
	strokes       []hatch
	paper         color.RGB
	graphite      color.RGB
	pigment, deep *color.Table
}

// TurnTo goes on to a row.
func (w *sheet) turnTo(y int) {
	for _, g := range [...]plane.Ground{w.tooth, w.grain, w.sway, w.press, w.light} {
		g.Row(g.V, y)
	}
}

func newSheet(p *picture.Picture, art *raster.Layer, r plane.Rectangle) *sheet {
	w := &sheet{p: p, calm: p.Calm(r), x0: r.Min.X, y0: r.Min.Y, paper: color.Hex(0xfbf9f4), graphite: color.Hex(0x34343a)}
	w.tooth = plane.GroundOf(plane.Cloud{Size: p.Size, Waves: 230, Octaves: 2, Seed: p.Seed + 31}.Over(r))
	w.grain = plane.GroundOf(plane.Cloud{Size: p.Size, Waves: 420, Octaves: 1, Seed: p.Seed + 34}.Over(r))
	w.sway = plane.GroundOf(plane.Cloud{Size: p.Size, Waves: 9, Octaves: 2, Seed: p.Seed + 32}.Over(r))
	w.press = plane.GroundOf(plane.Cloud{Size: p.Size, Waves: 24, Octaves: 2, Seed: p.Seed + 33}.Over(r))
	a := plane.AlphaOf(art, r)
	w.light = plane.GroundOf(a.Reduced(2).Inflated(p.Length(0.09)/4).Softened(2.5).Lit(0.8, 3).Diffuse.Over(a.W, a.H))
	w.strokes = []hatch{
		{angle: -0.80, pitch: 0.0070, from: 0.04, to: 0.55, seed: 1}, {angle: -0.66, pitch: 0.0056, from: 0.26, to: 0.80, seed: 2},
		{angle: 0.42, pitch: 0.0064, from: 0.48, to: 0.95, seed: 3}, {angle: -1.02, pitch: 0.0050, from: 0.64, to: 1.05, seed: 4},
	}
	for i, h := range w.strokes {
		sin, cos := math.Sincos(float64(h.angle))
		w.strokes[i].sin, w.strokes[i].cos = float32(sin), float32(cos)
	}
	w.pigment = color.NewLCHTable(func(c color.LCH) color.LCH {
		return color.LCH{L: 0.20 + 0.62*c.L, C: c.C*1.20 + 0.004, H: c.H}
	})
	w.deep = color.NewLCHTable(func(c color.LCH) color.LCH {
		return color.LCH{L: 0.18 + 0.34*c.L, C: min(c.C*0.8+0.01, 0.12), H: c.H - 0.1}
	})
	return w
}

// mark is the color of a pixel after all strokes: pixel i of the row, at x, y in the picture.
func (w *sheet) mark(i, x, y int, c color.RGB, line float32, colored bool) color.RGB {
	tooth := 0.5 + 0.72*(0.62*w.tooth.V[i]+0.38*w.grain.V[i]-0.5)
	lab := color.ToLab(c)
	dark := 1 - lab.L
	dark = plane.Clamp(min(dark*1.1, 0.42+0.55*(dark-0.38)) - 0.50*w.light.V[i])
	if !colored { // a face in graphite keeps its features
		dark = max(0, 1.12*dark-0.05) * (1 - 0.25*w.calm.At((x-w.x0)/8, (y-w.y0)/8))
	}
	if colored { // a clear color needs pigment as much as a dark one
		dark = max(dark, 2.6*float32(math.Sqrt(float64(lab.A*lab.A+lab.B*lab.B)))-0.35*w.light.V[i])
	}
	out := w.paper
	ink, deep := w.graphite, w.graphite
	if colored {
		ink, deep = w.pigment.At(c), w.deep.At(c)
	}
	base := plane.Clamp(dark*0.8) * (0.30 + 0.7*(1-tooth)) // the side of the lead
	out = out.Mix(ink, base*0.75)
	for n := range w.strokes {
		h := &w.strokes[n]
		k := plane.Smooth(h.from, h.to, dark)
		if k <= 0 {
			continue
		}
		across := (float32(y)*h.cos - float32(x)*h.sin) / w.p.Length(h.pitch)
		across += (w.sway.V[i] - 0.5) * 5
		along := (float32(x)*h.cos + float32(y)*h.sin) / w.p.Length(0.07)
		lane := plane.Floor(across)
		f := across - float32(lane) - 0.5
		start := along + 7*plane.Hash(lane, 3, h.seed)
		leg := plane.Floor(start)
		press := 0.30 + 0.75*plane.Mix(plane.Hash(lane, leg, h.seed), plane.Hash(lane, leg+1, h.seed), plane.Ease(start-float32(leg)))
		wide := 0.20 + 0.28*k
		v := plane.Smooth(wide+0.16, wide-0.10, max(f, -f)) * k * press * (0.6 + 0.7*w.press.V[i])
		v *= plane.Smooth(0.78, 0.40, tooth-0.30*k)
		col := ink
		if n >= 2 {
			col = ink.Mix(deep, 0.6)
		}
		out = out.Mix(col, plane.Clamp(v*0.80))
	}
	if line > 0.01 {
		out = out.Mix(deep, plane.Clamp(line*(0.72+0.5*w.press.V[i])*plane.Smooth(0.80, 0.42, tooth-0.25)))
	}
	return out
}
