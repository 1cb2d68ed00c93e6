package style

import (
	"context"
	"math"

	"pellucid/internal/engine/illustrator/color"
	"pellucid/internal/engine/illustrator/raster"
)

// hatch is one direction of pencil lines: it begins where the tone is darker than from and is full at to.
type hatch struct {
	angle, pitch float32 // radians; share of the side
	from, to     float32 // darkness
	seed         uint64
	sin, cos     float32 // of the angle
}

// pencil draws on paper that is cut along the drawing: hatched tones, one direction over another as it gets darker, with the
// tooth of the paper showing, and searching outlines. Pictures with a color of their own are drawn with colored pencils.
func pencil(_ context.Context, p *Picture) *raster.Layer {
	return p.penciled(p.Variation%2 == 1 || p.tinted())
}

// coloredPencil is pencil with a pencil for every color.
func coloredPencil(_ context.Context, p *Picture) *raster.Layer { return p.penciled(true) }

func (p *Picture) penciled(colored bool) *raster.Layer {
	drawn := p.softGlints().drawn()
	r := p.around(drawn, 0.02)
	if r.Empty() {
		return raster.Square(p.Size)
	}
	art := p.loosened(cropped(drawn, r), 0.003)
	settle(art, r)
	edge := alphaOf(art, r)
	edge.becomeDistance()
	even := p.contrastIn(r)
	k := pen{width: p.length(0.0030), detail: p.length(0.010), line: whiteLine, hull: true}
	lines := p.linesIn(r, k)
	w := p.newSheet(art, r)
	first, second := p.wobbled(r, 1), p.wobbled(r, 3)
	gate := make([]float32, art.W)
	for y := range art.H {
		w.turnTo(y)
		first.turnTo(y)
		second.turnTo(y)
		even.row(gate, y)
		for x := range art.W {
			i := y*art.W + x
			s := pixel(art, i)
			if s[3] < 0.004 {
				clear(s)
				continue
			}
			line := max(first.of(lines, x, y)*smooth(0.04, 0.16, gate[x]), 0.75*second.of(lines, x, y)*smooth(0.06, 0.2, gate[x]))
			line = max(line, 0.95*clamp(1-max(edge.v[i]+p.length(0.0030), -edge.v[i]-p.length(0.0030))/p.length(0.0022)))
			set(s, w.mark(x, r.Min.X+x, r.Min.Y+y, straight(s), line, colored), s[3])
		}
	}
	out := framed(art, p.Size)
	w.redraw(out, p.seenFeatures(own), colored)
	return out
}

// redraw lays small eyes, brows and mouths over the hatching, in the tones of the pencils.
func (w *sheet) redraw(out, faces *raster.Layer, colored bool) {
	if faces == nil {
		return
	}
	if !colored {
		gray := func(c color.RGB) color.RGB { return w.graphite.Mix(w.paper, smooth(0.15, 0.85, luma(c))) }
		faces = w.p.seenFeatures(gray)
	}
	layAtop(out, faces)
}

// tinted tells whether anything was given a color.
func (p *Picture) tinted() bool {
	for _, q := range p.Pieces {
		if q.Tinted {
			return true
		}
	}
	return false
}

// wobble moves what is drawn by slow noise: another try at the same line. It knows one row at a time.
type wobble struct {
	dx, dy enlarging
	u, v   []float32
	most   float32 // pixels
}

func (p *Picture) wobbled(r rectangle, seed uint64) *wobble {
	return &wobble{
		cloud{p.Size, 7, 2, p.Seed + seed}.over(r), cloud{p.Size, 7, 2, p.Seed + seed + 1}.over(r),
		make([]float32, r.Dx()), make([]float32, r.Dx()), p.length(0.009),
	}
}

func (o *wobble) turnTo(y int) {
	o.dx.row(o.u, y)
	o.dy.row(o.v, y)
}

// of returns the value of a plane at a pixel of the row, moved.
func (o *wobble) of(a *plane, x, y int) float32 {
	u, v := x+floor((o.u[x]-0.5)*o.most+0.5), y+floor((o.v[x]-0.5)*o.most+0.5)
	if u < 0 || v < 0 || u >= a.w || v >= a.h {
		return 0
	}
	return a.v[v*a.w+u]
}

// wobbled is the plane moved as a whole.
func (a *plane) wobbled(p *Picture, seed uint64) *plane {
	o, by := newPlane(a.rect()), p.wobbled(a.rect(), seed)
	for y := range a.h {
		by.turnTo(y)
		for x := range a.w {
			o.v[y*a.w+x] = by.of(a, x, y)
		}
	}
	return o
}

// sheet is the paper and how the hand moves over it.
type sheet struct {
	p             *Picture
	tooth, grain  ground
	sway, press   ground
	light         ground
	strokes       []hatch
	paper         color.RGB
	graphite      color.RGB
	pigment, deep *color.Table
}

// ground is a quality of the sheet, of which one row is known at a time.
type ground struct {
	enlarging
	v []float32
}

func groundOf(e enlarging) ground { return ground{e, make([]float32, len(e.columns))} }

// turnTo goes on to a row.
func (w *sheet) turnTo(y int) {
	for _, g := range [...]ground{w.tooth, w.grain, w.sway, w.press, w.light} {
		g.row(g.v, y)
	}
}

func (p *Picture) newSheet(art *raster.Layer, r rectangle) *sheet {
	w := &sheet{p: p, paper: color.Hex(0xfbf9f4), graphite: color.Hex(0x34343a)}
	w.tooth = groundOf(cloud{p.Size, 230, 2, p.Seed + 31}.over(r))
	w.grain = groundOf(cloud{p.Size, 420, 1, p.Seed + 34}.over(r))
	w.sway = groundOf(cloud{p.Size, 9, 2, p.Seed + 32}.over(r))
	w.press = groundOf(cloud{p.Size, 24, 2, p.Seed + 33}.over(r))
	a := alphaOf(art, r)
	w.light = groundOf(a.reduced(2).inflated(p.length(0.09)/4).softened(2.5).lit(0.8, 3).diffuse.over(a.w, a.h))
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
	tooth := 0.5 + 0.72*(0.62*w.tooth.v[i]+0.38*w.grain.v[i]-0.5)
	lab := color.ToLab(c)
	dark := 1 - lab.L
	dark = clamp(min(dark*1.1, 0.42+0.55*(dark-0.38)) - 0.50*w.light.v[i])
	if !colored {
		dark *= 0.88 // a face in graphite keeps its features
	}
	if colored { // a clear color needs pigment as much as a dark one
		dark = max(dark, 2.6*float32(math.Sqrt(float64(lab.A*lab.A+lab.B*lab.B)))-0.35*w.light.v[i])
	}
	out := w.paper
	ink, deep := w.graphite, w.graphite
	if colored {
		ink, deep = w.pigment.At(c), w.deep.At(c)
	}
	base := clamp(dark*0.8) * (0.30 + 0.7*(1-tooth)) // the side of the lead
	out = out.Mix(ink, base*0.75)
	for n := range w.strokes {
		h := &w.strokes[n]
		k := smooth(h.from, h.to, dark)
		if k <= 0 {
			continue
		}
		across := (float32(y)*h.cos - float32(x)*h.sin) / w.p.length(h.pitch)
		across += (w.sway.v[i] - 0.5) * 5
		along := (float32(x)*h.cos + float32(y)*h.sin) / w.p.length(0.07)
		lane := floor(across)
		f := across - float32(lane) - 0.5
		start := along + 7*hash(lane, 3, h.seed)
		leg := floor(start)
		press := 0.30 + 0.75*mix(hash(lane, leg, h.seed), hash(lane, leg+1, h.seed), ease(start-float32(leg)))
		wide := 0.20 + 0.28*k
		v := smooth(wide+0.16, wide-0.10, max(f, -f)) * k * press * (0.6 + 0.7*w.press.v[i])
		v *= smooth(0.78, 0.40, tooth-0.30*k)
		col := ink
		if n >= 2 {
			col = ink.Mix(deep, 0.6)
		}
		out = out.Mix(col, clamp(v*0.80))
	}
	if line > 0.01 {
		out = out.Mix(deep, clamp(line*(0.72+0.5*w.press.v[i])*smooth(0.80, 0.42, tooth-0.25)))
	}
	return out
}
