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
	scale        float32 // lines in a pixel

	lane, leg    int // of the last pixel: its neighbors are often on the same stroke
	start        float32
	force, after float32 // of the pen at this leg of the lane and at the next
}

// on finds the stroke in a lane, and how hard the hand presses at a place along it.
func (h *hatch) on(lane int, along float32) (press float32) {
	if lane != h.lane {
		h.lane, h.start, h.leg = lane, 7*plane.Hash(lane, 3, h.seed), math.MinInt
	}
	start := along + h.start
	leg := plane.Floor(start)
	if leg != h.leg {
		h.leg, h.force, h.after = leg, plane.Hash(lane, leg, h.seed), plane.Hash(lane, leg+1, h.seed)
	}
	return plane.Mix(h.force, h.after, plane.Ease(start-float32(leg)))
}

// paleHatch is the pencil that shades what is white.
var paleHatch = color.Hex(0x8797bd)

// Pencil draws on paper that is cut along the drawing: tones hatched around every form, one direction over another as it gets darker, with the
// tooth of the paper showing, and searching outlines, some of them beside the paper: all in graphite.
func Pencil(_ context.Context, p *picture.Picture) *raster.Layer {
	return penciled(p.HandEyed().DarkEyed().SkinWithin(0.54, 0.82), false)
}

// ColoredPencil is pencil with a pencil for every color.
func ColoredPencil(_ context.Context, p *picture.Picture) *raster.Layer {
	return penciled(p.HandEyed(), true)
}

func penciled(p *picture.Picture, colored bool) *raster.Layer {
	drawn := p.SoftGlints().Drawn()
	r := p.Around(drawn, 0.02)
	if r.Empty() {
		return raster.Square(p.Size)
	}
	even := picture.ContrastOver(drawn, r)
	art := p.Loosened(plane.Cropped(drawn, r), 0.003)
	plane.Settle(art, r)
	edge := plane.AlphaOf(art, r)
	edge.BecomeDistance()
	k := picture.Pen{Width: p.Length(0.0030), Detail: p.Length(0.010), Line: picture.WhiteLine, Hull: true}
	lines := p.LinesIn(r, k)
	w := newSheet(p, art, r, colored)
	first, second := p.Wobbled(r, 1), p.Wobbled(r, 3)
	if !colored {
		second.Most = p.Length(0.022) // a searching line is seen beside the contour
	}
	gate, paper := make([]float32, art.W), p.Length(paperBeyond)*1.4
	for y := range art.H {
		w.turnTo(y)
		first.TurnTo(y)
		second.TurnTo(y)
		even.Row(gate, y)
		for x := range art.W {
			i := y*art.W + x
			s := plane.Pixel(art, i)
			if s[3] < 0.004 && edge.V[i] > paper {
				clear(s)
				continue
			}
			again := second.Of(lines, x, y)
			if s[3] < 0.004 {
				clear(s)
				w.beside(s, x, edge.V[i], again)
				continue
			}
			line := max(first.Of(lines, x, y)*plane.Smooth(0.04, 0.16, gate[x]), 0.75*again*plane.Smooth(0.06, 0.2, gate[x]))
			line = max(line, 0.95*plane.Clamp(1-max(edge.V[i]+w.inset, -edge.V[i]-w.inset)/p.Length(0.0022)))
			c := w.mark(x, r.Min.X+x, r.Min.Y+y, plane.Straight(s), line)
			plane.Set(s, w.feature(c, x, r.Min.X+x, r.Min.Y+y), s[3])
			w.beside(s, x, edge.V[i], again)
		}
	}
	return plane.Framed(art, p.Size)
}

// paperBeyond is how far the paper reaches beyond the drawing, as a share of the side.
const paperBeyond = 0.016

// beside is the paper beyond the drawing, which ends softly, with the searching lines that lie on it.
func (w *sheet) beside(s []float32, i int, d, line float32) {
	if reach := w.p.Length(paperBeyond) * (0.6 + 0.8*w.press.V[i]); !w.colored && s[3] < 0.99 && d < reach {
		c := w.paper.Mix(w.graphite, 0.55*line*plane.Smooth(0.95, 0.40, w.tooth.V[i]))
		plane.Under(s, c, plane.Smooth(reach, 0.15*reach, d))
	}
}

// feature lays the small parts of a face, and words, over the hatching, broken by the tooth of the paper.
func (w *sheet) feature(c color.RGB, i, x, y int) color.RGB {
	if w.faces == nil {
		return c
	}
	x, y = x-w.faces.X0, y-w.faces.Y0
	if x < 0 || y < 0 || x >= w.faces.W || y >= w.faces.H {
		return c
	}
	s := plane.Pixel(w.faces, y*w.faces.W+x)
	if s[3] < 0.004 {
		return c
	}
	return c.Mix(plane.Straight(s), s[3]*(0.66+0.34*plane.Smooth(0.64, 0.42, 0.6*w.tooth.V[i]+0.4*w.grain.V[i])))
}

// sheet is the paper and how the hand moves over it.
type sheet struct {
	p             *picture.Picture
	calm          *plane.Plane // at an eighth of the size
	x0, y0        int
	tooth, grain  plane.Ground
	sway, press   plane.Ground
	light, whole  plane.Ground // on each form, and on all together
	strokes       []hatch
	paper         color.RGB
	graphite      color.RGB
	pigment, deep *color.Table

	last    color.RGB // of the last pixel: neighbors often have one color
	lab     color.Lab // the same
	colored bool
	faces   *raster.Layer // eyes, brows, mouths and words, nil where there are none
	mean    plane.Ground  // how dark it is around
	body    plane.Ground  // how high each form rises
	forms   *picture.Forms
	turns   [][2]float32 // per form, the cosine and sine by which its hatching is turned
	round   float32      // how far each form has light of its own
	inset   float32      // how far inside the edge of the paper the contour runs

	along      float32 // 1 over the length of a leg of a stroke
	turn, bend float32 // how far hatching follows the direction and the swelling of each form: graphite that does so looks quilted
}

// TurnTo goes on to a row.
func (w *sheet) turnTo(y int) {
	for _, g := range [...]plane.Ground{w.tooth, w.grain, w.sway, w.press, w.light, w.whole, w.mean, w.body} {
		g.Row(g.V, y)
	}
	for i, v := range w.whole.V {
		w.light.V[i] = w.round*w.light.V[i] + 0.6*v
	}
}

func newSheet(p *picture.Picture, art *raster.Layer, r plane.Rectangle, colored bool) *sheet {
	w := &sheet{p: p, calm: p.Calm(r), x0: r.Min.X, y0: r.Min.Y, paper: color.Hex(0xf8f6f0), graphite: color.Hex(0x37373d), colored: colored}
	w.inset, w.round, w.turn, w.bend, w.along = p.Length(0.0008), 0.24, 0.60, 0.05, 1/p.Length(0.07)
	tone := picture.Own
	if colored {
		w.inset, w.round, w.turn, w.bend = p.Length(0.0016), 0.30, 1.1, 0.22
	} else {
		tone = func(c color.RGB) color.RGB { return w.graphite.Mix(w.paper, plane.Smooth(0.15, 0.85, plane.Luma(c))) }
	}
	w.faces = p.SeenFeatures(tone)
	w.tooth = plane.GroundOf(plane.Cloud{Size: p.Size, Waves: 230, Octaves: 2, Seed: p.Seed + 31}.Over(r))
	w.grain = plane.GroundOf(plane.Cloud{Size: p.Size, Waves: 420, Octaves: 1, Seed: p.Seed + 34}.Over(r))
	w.sway = plane.GroundOf(plane.Cloud{Size: p.Size, Waves: 9, Octaves: 2, Seed: p.Seed + 32}.Over(r))
	w.press = plane.GroundOf(plane.Cloud{Size: p.Size, Waves: 24, Octaves: 2, Seed: p.Seed + 33}.Over(r))
	w.mean = plane.GroundOf(p.MeanTone(art, r).Over(art.W, art.H))
	w.forms = p.Formed(r, 0.13)
	a := plane.AlphaOf(art, r)
	w.whole = plane.GroundOf(a.Reduced(2).Inflated(p.Length(0.09)/4).Softened(2.5).Lit(0.8, 3).Diffuse.Over(a.W, a.H))
	w.light, w.body = plane.GroundOf(w.forms.Light.Over(a.W, a.H)), plane.GroundOf(w.forms.Height.Over(a.W, a.H))
	w.turns = w.forms.Turned(func(k int, f picture.Form) float64 {
		return float64(w.turn*f.Sin*f.Cos + 0.45*w.turn*(plane.Hash(k, 2, 3)-0.5))
	})
	w.strokes = []hatch{
		{angle: -0.80, pitch: 0.0070, from: 0.04, to: 0.55, seed: 1}, {angle: -0.66, pitch: 0.0056, from: 0.26, to: 0.80, seed: 2},
		{angle: 0.42, pitch: 0.0064, from: 0.48, to: 0.95, seed: 3}, {angle: -1.02, pitch: 0.0050, from: 0.64, to: 1.05, seed: 4},
	}
	for i, h := range w.strokes {
		sin, cos := math.Sincos(float64(h.angle))
		w.strokes[i].sin, w.strokes[i].cos, w.strokes[i].scale, w.strokes[i].lane = float32(sin), float32(cos), 1/p.Length(h.pitch), math.MinInt
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
func (w *sheet) mark(i, x, y int, c color.RGB, line float32) color.RGB {
	tooth := 0.5 + 0.72*(0.62*w.tooth.V[i]+0.38*w.grain.V[i]-0.5)
	if c != w.last {
		w.last, w.lab = c, color.ToLab(c)
	}
	dark := w.darkness(i, x, y, w.lab)
	out := w.paper
	ink, deep := w.graphite, w.graphite
	if w.colored {
		ink, deep = w.pigment.At(c), w.deep.At(c)
		ink = ink.Mix(paleHatch, 0.75*plane.Smooth(0.80, 0.93, w.lab.L))
	}
	base := plane.Clamp(dark*0.8) * (0.30 + 0.7*(1-tooth)) // the side of the lead
	out = out.Mix(ink, base*0.75)
	var turn [2]float32
	turn[0], turn[1] = w.forms.TurnedAt(w.turns, x, y)
	for n := range w.strokes {
		if v := w.stroke(&w.strokes[n], i, x, y, dark, tooth, turn); v > 0 {
			col := ink
			if n >= 2 {
				col = ink.Mix(deep, 0.6)
			}
			out = out.Mix(col, v)
		}
	}
	if line > 0.01 {
		out = out.Mix(deep, plane.Clamp(line*(0.72+0.5*w.press.V[i])*plane.Smooth(0.80, 0.42, tooth-0.25)))
	}
	return out
}

// darkness is how much pencil a color takes. Graphite parts what is of one tone by its shading; a clear color needs pigment as much as a dark one.
func (w *sheet) darkness(i, x, y int, lab color.Lab) float32 {
	dark := 1 - lab.L
	if !w.colored {
		own, shade := 1-w.forms.Of(x, y).L, 0.52*w.light.V[i]
		dark = 0.46*own + 0.34*dark + 0.55*(dark-w.mean.V[i]) + 0.08*plane.Smooth(0.03, 0.10, own) - shade
		calm := w.calm.At((x-w.x0)/8, (y-w.y0)/8)
		return plane.Clamp(plane.Mix(dark, 1.15*(1-lab.L)-0.06-0.4*shade, 0.8*calm)) // a face in graphite keeps its features, and the tone of its skin
	}
	dark = plane.Clamp(min(dark*1.1, 0.42+0.55*(dark-0.38)) - 0.50*w.light.V[i])
	if pale := plane.Smooth(0.80, 0.93, lab.L); pale > 0 { // white is colored by its shade
		dark = max(dark, 0.34*pale*plane.Smooth(0.06, -0.26, w.light.V[i]))
	}
	return max(dark, 2.6*float32(math.Sqrt(float64(lab.A*lab.A+lab.B*lab.B)))-0.35*w.light.V[i])
}

// stroke is how far the lines of one direction cover a pixel: they bend around the form.
func (w *sheet) stroke(h *hatch, i, x, y int, dark, tooth float32, turn [2]float32) float32 {
	k := plane.Smooth(h.from, h.to, dark)
	if k <= 0 {
		return 0
	}
	cos, sin := h.cos*turn[0]-h.sin*turn[1], h.sin*turn[0]+h.cos*turn[1]
	across := (float32(y)*cos - float32(x)*sin + w.bend*w.body.V[i]) * h.scale
	across += (w.sway.V[i] - 0.5) * 5
	lane := plane.Floor(across)
	f := across - float32(lane) - 0.5
	press := 0.30 + 0.75*h.on(lane, (float32(x)*cos+float32(y)*sin)*w.along)
	wide := 0.20 + 0.28*k
	v := plane.Smooth(wide+0.16, wide-0.10, max(f, -f)) * k * press * (0.6 + 0.7*w.press.V[i])
	v *= plane.Smooth(0.78, 0.40, tooth-0.30*k)
	return plane.Clamp(v * 0.80)
}
