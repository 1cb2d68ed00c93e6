// Package sketch has the styles drawn by hand with a stick or a pen: pencil, crayon, chalk, charcoal, marker, and drawings in lines or dots.
package sketch

import (
	"context"
	"math"
	"slices"

	"pellucid/internal/engine/illustrator/color"
	"pellucid/internal/engine/illustrator/raster"
	"pellucid/internal/engine/illustrator/style/picture"
	"pellucid/internal/engine/illustrator/style/plane"
)

// paleHatch is the pencil that shades what is white.
var paleHatch = color.Hex(0x8797bd)

// blackLead is graphite pressed hard.
var blackLead = color.Hex(0x1d1d22)

// Pencil draws on paper that is cut along the drawing: tones hatched around every form, one direction over another as it gets darker, with the
// tooth of the paper showing, and searching outlines, some of them beside the paper: all in graphite.
func Pencil(_ context.Context, p *picture.Picture) *raster.Layer {
	return penciled(p.DarkEyed().HandEyed().PaleLipped().SkinWithin(0.28, 0.95), false)
}

// ColoredPencil is pencil with a pencil for every color.
func ColoredPencil(_ context.Context, p *picture.Picture) *raster.Layer {
	return penciled(p.HandEyed(), true)
}

func penciled(p *picture.Picture, colored bool) *raster.Layer {
	drawn := p.SoftGlints().Drawn()
	r := p.Around(drawn, 0.04)
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
	gate, paper := make([]float32, art.W), edge
	if !colored {
		paper = plane.CutOut(plane.AlphaOf(art, r), p.Length(paperBeyond), p.Length(0.008))
	}
	for y := range art.H {
		w.turnTo(y)
		first.TurnTo(y)
		second.TurnTo(y)
		even.Row(gate, y)
		for x := range art.W {
			i := y*art.W + x
			s := plane.Pixel(art, i)
			if s[3] < 0.004 && paper.V[i] > w.torn {
				clear(s)
				continue
			}
			again := second.Of(lines, x, y) * plane.Smooth(w.once, w.once+0.06, w.sway.V[x])
			if s[3] < 0.004 {
				clear(s)
				w.beside(s, x, y, paper.V[i], edge.V[i], again)
				continue
			}
			line := max(first.Of(lines, x, y)*plane.Smooth(0.04, 0.16, gate[x]), 0.75*again*plane.Smooth(0.06, 0.2, gate[x]))
			line = max(line, w.contour(x, edge.V[i]))
			c := w.mark(x, r.Min.X+x, r.Min.Y+y, plane.Straight(s), line)
			plane.Set(s, w.feature(c, x, r.Min.X+x, r.Min.Y+y), s[3])
			w.beside(s, x, y, paper.V[i], edge.V[i], again)
		}
	}
	if !colored {
		lead := w.graphite
		p.Furred(art, picture.Coat{Long: 0.024, Wide: 0.0012, Dense: 0.62, Opacity: 0.55, Seed: 37, Ink: &lead, Light: 0.16, Tufts: 0.8})
	}
	return plane.Framed(art, p.Size)
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
	calm          plane.Ground
	x0, y0        int
	tooth, grain  plane.Ground
	sway, press   plane.Ground
	light, whole  plane.Ground // on each form, and on all together
	strokes       []hatch
	paper         color.RGB
	graphite      color.RGB
	pigment, deep *color.Table

	last        color.RGB // of the last pixel: neighbors often have one color
	lab         color.Lab // the same
	colored     bool
	words       bool          // letters are in the picture: nothing runs over their outlines
	faces       *raster.Layer // eyes, brows, mouths and words, nil where there are none
	mean        plane.Ground  // how dark it is around
	body        plane.Ground  // how high each form rises
	forms       *picture.Forms
	turns       [][2]float32 // per form, the cosine and sine by which its hatching is turned
	round, mass float32      // how far each form has light of its own, and how far all together
	inset       float32      // how far inside the edge of the paper the contour runs
	torn        float32      // how far the edge of the paper wavers, in pixels
	once        float32      // searching lines are drawn where the sway is more
	pale        float32      // by how much graphite is paler, so that half of a drawing is nearly paper

	along      float32 // 1 over the length of a leg of a stroke
	waver      float32 // how far lines of hatching waver
	side       float32 // how much the side of the lead lays between them
	turn, bend float32 // how far hatching follows the direction and the swelling of each form: graphite that does so looks quilted
}

// TurnTo goes on to a row.
func (w *sheet) turnTo(y int) {
	for _, g := range [...]plane.Ground{w.tooth, w.grain, w.sway, w.press, w.calm, w.light, w.whole, w.mean, w.body} {
		g.Row(g.V, y)
	}
	for i, v := range w.whole.V {
		w.light.V[i] = w.round*w.light.V[i] + w.mass*v
	}
}

func newSheet(p *picture.Picture, art *raster.Layer, r plane.Rectangle, colored bool) *sheet {
	w := &sheet{p: p, calm: plane.GroundOf(p.Calm(r).Over(art.W, art.H)), x0: r.Min.X, y0: r.Min.Y, paper: color.Hex(0xf8f6f0), graphite: color.Hex(0x37373d), colored: colored}
	w.inset, w.round, w.turn, w.bend, w.along = p.Length(0.0008), 0.13, 0.60, 0.06, 1/p.Length(0.05)
	w.words = len(p.Letters()) > 0
	w.torn, w.once, w.mass, w.waver, w.side = p.Length(0.006), 0.50, 0.90, 1.6, 0.50
	tone := picture.Own
	if colored {
		w.inset, w.round, w.turn, w.bend, w.once, w.along = p.Length(0.0016), 0.26, 1.1, 0.08, -1, 1/p.Length(0.06)
		w.mass, w.waver, w.side = 0.66, 2, 0.75
	} else {
		tone = func(c color.RGB) color.RGB { return w.graphite.Mix(w.paper, plane.Smooth(0.15, 0.85, plane.Luma(c))) }
	}
	w.faces = p.SeenFeatures(tone)
	w.tooth = plane.GroundOf(plane.Cloud{Size: p.Size, Waves: 230, Octaves: 2, Seed: p.Seed + 31}.Over(r))
	w.grain = plane.GroundOf(plane.Cloud{Size: p.Size, Waves: 420, Octaves: 1, Seed: p.Seed + 34}.Over(r))
	w.sway = plane.GroundOf(plane.Cloud{Size: p.Size, Waves: 9, Octaves: 2, Seed: p.Seed + 32}.Over(r))
	w.press = plane.GroundOf(plane.Cloud{Size: p.Size, Waves: 24, Octaves: 2, Seed: p.Seed + 33}.Over(r))
	w.mean = plane.GroundOf(p.MeanTone(art, r).Over(art.W, art.H))
	if !colored && !w.words && !slices.ContainsFunc(p.Pieces, func(q picture.Piece) bool { return q.Person }) {
		w.pale = paled(art)
	}
	w.forms = p.Formed(r, 0.13)
	a := plane.AlphaOf(art, r)
	w.whole = plane.GroundOf(a.Reduced(2).Inflated(p.Length(0.09)/4).Softened(2.5).Lit(0.8, 3).Diffuse.Over(a.W, a.H))
	w.light, w.body = plane.GroundOf(w.forms.Light.Over(a.W, a.H)), plane.GroundOf(w.forms.Height.Over(a.W, a.H))
	w.turns = w.forms.Turned(func(k int, f picture.Form) float64 {
		jitter := float64(plane.Hash(k, 2, 3) - 0.5)
		if colored {
			return float64(w.turn*f.Sin*f.Cos) + 0.45*float64(w.turn)*jitter
		}
		return w.alongForm(f) + 0.3*jitter
	})
	w.strokes = []hatch{
		{angle: firstHatch, pitch: 0.0078, from: 0.04, to: 0.50, seed: 1}, {angle: -0.66, pitch: 0.0056, from: 0.26, to: 0.80, seed: 2},
		{angle: 0.42, pitch: 0.0064, from: 0.54, to: 0.95, seed: 3}, {angle: -1.02, pitch: 0.0050, from: 0.64, to: 1.05, seed: 4},
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
	calm := w.calm.V[i]
	dark := w.darkness(i, x, y, w.lab, calm)
	out := w.paper
	ink, deep := w.graphite, w.graphite
	if w.colored {
		ink, deep = w.pigment.At(c), w.deep.At(c)
		ink = ink.Mix(paleHatch, 0.75*plane.Smooth(0.80, 0.93, w.lab.L))
	}
	if w.colored {
		calm *= 0.75
	}
	base := plane.Clamp(dark*0.8) * (0.30 + 0.7*(1-tooth)) * (1 + 0.6*calm) // the side of the lead; a face in graphite is smudged, lines over it are rain
	out = out.Mix(ink, base*w.side)
	var turn [2]float32
	turn[0], turn[1] = w.forms.TurnedAt(w.turns, x, y)
	for n := range w.strokes {
		if v := w.stroke(&w.strokes[n], i, x, y, dark, tooth, turn); v > 0 {
			col := ink
			if n >= 2 {
				col = ink.Mix(deep, 0.6)
			}
			out = out.Mix(col, v*(1-0.7*calm))
		}
	}
	if press := plane.Smooth(0.70, 0.98, dark); !w.colored && press > 0 {
		out = out.Mix(blackLead, 0.85*press*plane.Smooth(1.02, 0.50, tooth))
	}
	if line > 0.01 {
		out = out.Mix(deep, plane.Clamp(line*(0.72+0.5*w.press.V[i])*plane.Smooth(0.80, 0.42, tooth-0.25)))
	}
	return out
}
