package paint

import (
	"context"
	"image"
	"math"
	"math/rand/v2"
	"slices"

	"pellucid/internal/engine/illustrator/color"
	"pellucid/internal/engine/illustrator/raster"
	"pellucid/internal/engine/illustrator/style/picture"
	"pellucid/internal/engine/illustrator/style/plane"
)

// wash is one watercolor painting under way: the art with a trembling hand, the colors around each pixel, and what the
// water and the paper do.
type wash struct {
	p     *picture.Picture
	rect  image.Rectangle
	art   *raster.Layer // displaced, cut to its shape
	near  plane.Small   // the colors around, close by
	wide  plane.Small   // and farther
	shape *plane.Plane  // signed distance to the painted shape
	slip  plane.Ground  // lines between parts, where the paper may stay bare
	forms *picture.Forms
	form  plane.Ground // light on the form, −1–1
	reach float32      // how far paint bleeds, in pixels
	flow  plane.Ground // how much water stood where: large soft lumps
	bloom plane.Ground // cauliflowers, where water ran back into drying paint
	paper plane.Ground // tooth of the paper
	calm  plane.Ground // where the washes are even
	layer [256 * thicknesses]float32
}

// Watercolor is paint in water on white paper, cut along the paint: what is thin shows the paper, so a body stays opaque.
// Paint is thicker at the edges of fields, runs into its neighbors where it is wet, and settles in the tooth of the paper.
func Watercolor(_ context.Context, p *picture.Picture) *raster.Layer {
	p = p.HandEyed().SkinWithin(0.13, 1)
	drawn := p.Flattened(picture.Second{}).Drawn()
	r := p.Around(drawn, 0.03)
	if r.Empty() {
		return raster.Square(p.Size)
	}
	w := newWash(p, plane.Cropped(drawn, r))
	w.paint()
	out := plane.Framed(w.art, p.Size)
	w.splatter(out)
	return out
}

func newWash(p *picture.Picture, art *raster.Layer) *wash {
	r := plane.Bounds(art)
	plane.Settle(art, r)
	tremble(p, art)
	w := &wash{p: p, rect: r, art: art, forms: p.Formed(r, 0.13)}
	if w.reach = p.Length(0.030); slices.ContainsFunc(p.Pieces, func(q picture.Piece) bool { return q.Person }) {
		w.reach *= 0.55 // arms are thin
	}
	w.slip = plane.GroundOf(w.forms.Lines.Over(art.W, art.H))
	p.Modeled(art, w.forms, 0.5, 0.30)
	color.NewLCHTable(func(c color.LCH) color.LCH {
		return color.LCH{L: lifted(c.L) + 0.02 + 0.22*max(0, 0.72-c.L), C: c.C*1.08 + 0.004, H: c.H}
	}).Apply(w.art)
	w.near = plane.Surroundings(w.art, p.Length(0.0065))
	w.wide = plane.Surroundings(w.art, p.Length(0.022))
	a := plane.AlphaOf(w.art, r)
	w.form = plane.GroundOf(a.Reduced(2).Inflated(p.Length(0.10)/4).Softened(3).Lit(0.7, 3).Diffuse.Over(a.W, a.H))
	a.BecomeDistance()
	w.shape = a
	w.flow = plane.GroundOf(plane.Cloud{Size: p.Size, Waves: 9, Octaves: 4, Seed: p.Seed + 3}.Over(r))
	w.bloom = plane.GroundOf(plane.Cloud{Size: p.Size, Waves: 11, Octaves: 4, Seed: p.Seed + 41}.Over(r))
	w.paper = plane.GroundOf(plane.Cloud{Size: p.Size, Waves: 150, Octaves: 3, Seed: p.Seed + 77}.Over(r))
	w.calm = plane.GroundOf(p.Calm(r).Over(a.W, a.H))
	for c := range 256 {
		for t := range thicknesses {
			v := max(float64(c)/255, 0.012)
			w.layer[t*256+c] = float32(math.Pow(v, float64(t)/(thicknesses-1)*most))
		}
	}
	return w
}

// Paint lets through its color to the power of its thickness (Beer and Lambert): 1 is an even wash, 0 bare paper.
const (
	thicknesses = 64
	most        = 2.4
)

// through is the light that comes back from the paper through paint of a color and thickness.
func (w *wash) through(c color.RGB, thickness float32) color.RGB {
	t := int(plane.Clamp(thickness/most)*(thicknesses-1)+0.5) * 256
	at := func(v float32) float32 { return w.layer[t+int(plane.Clamp(v)*255+0.5)] }
	return color.RGB{R: at(c.R), G: at(c.G), B: at(c.B)}
}

// paleShade is the thin wash that gives form to what is white, warmShade to what is ivory.
var paleShade, warmShade = color.Hex(0xaebbd6), color.Hex(0xe8d09a)

// lifted keeps blacks from looking like ink: pigment in water is never that dark.
func lifted(l float32) float32 { return l + 0.40*max(0, 0.42-l) }

// How far the hand trembles along each axis, as shares of the side: a slow drift and a fast shiver.
const drift, shiver = 0.012, 0.0022

// tremble displaces the art by two scales of noise, as a hand does.
func tremble(p *picture.Picture, l *raster.Layer) {
	right, down := tremor(p, plane.Bounds(l), 0), tremor(p, plane.Bounds(l), 5)
	plane.Displace(l, p.Length((drift+shiver)/2), func(y int, u, v []float32) {
		right(y, u)
		down(y, v)
	})
}

// tremor returns what writes the displacement of a row along one axis, in pixels.
func tremor(p *picture.Picture, r image.Rectangle, axis uint64) func(y int, out []float32) {
	slow := plane.Cloud{Size: p.Size, Waves: 8, Octaves: 2, Seed: p.Seed + axis}.Over(r)
	fast := plane.GroundOf(plane.Cloud{Size: p.Size, Waves: 44, Octaves: 3, Seed: p.Seed + axis + 9}.Over(r))
	return func(y int, out []float32) {
		slow.Row(out, y)
		fast.Row(fast.V, y)
		for i := range out {
			out[i] = (out[i]-0.5)*p.Length(drift) + (fast.V[i]-0.5)*p.Length(shiver)
		}
	}
}

// TurnTo goes on to a row of the art.
func (w *wash) turnTo(y int) {
	for _, g := range [...]plane.Ground{w.form, w.flow, w.bloom, w.paper, w.calm, w.slip} {
		g.Row(g.V, y)
	}
}

// paint turns the art into paint, in place.
func (w *wash) paint() {
	for y := range w.art.H {
		w.turnTo(y)
		for x := range w.art.W {
			i := y*w.art.W + x
			d := plane.Pixel(w.art, i)
			near, wide := w.near.At(w.rect.Min.X+x, w.rect.Min.Y+y), w.wide.At(w.rect.Min.X+x, w.rect.Min.Y+y)
			depth := -w.shape.V[i]
			if d[3] < 0.006 || near[3] < 0.004 || wide[3] < 0.004 {
				clear(d)
				if wide[3] > 0.02 {
					w.bleed(d, x, -depth, plane.Straight(wide[:]))
				}
				continue
			}
			own, around := plane.Straight(d), plane.Straight(wide[:])
			even := w.even(x, y)
			// wet in wet: where water stood, colors run into each other
			pure := plane.Smooth(0.34, 0.6, max(own.R, own.G, own.B)-min(own.R, own.G, own.B))
			wet := plane.Smooth(0.50, 0.68, w.bloom.V[x]*0.6+w.flow.V[x]*0.4) * (1 - even) * (1 - w.calm.V[x]) * max(pure, plane.Smooth(0.2, 0.6, plane.Luma(own)))
			c := own.Mix(plane.Straight(near[:]), 0.15+0.4*wet).Mix(around, 0.40*wet)
			if pale := plane.Smooth(0.82, 0.97, plane.Luma(c)) * plane.Smooth(0.16, 0.06, max(c.R, c.G, c.B)-min(c.R, c.G, c.B)); pale > 0 { // white is painted by its shade
				shade := plane.Clamp(0.30 - 1.3*w.form.V[x] + 1.1*(w.flow.V[x]-0.5) + 0.4*plane.Smooth(w.p.Length(0.012), 0, depth))
				c = c.Mix(paleShade.Mix(warmShade, plane.Smooth(0.02, 0.06, c.R-c.B)), 0.75*pale*shade)
			}
			t := w.thickness(x, depth, plane.Luma(own), plane.Luma(plane.Straight(near[:])), pure) * w.run(x, y)
			t = plane.Mix(t, 1, even) * (1 - 0.8*w.bare(x, y))
			plane.Set(d, w.through(c, t), d[3]*(1-w.dry(x, y, depth)))
			w.bleed(d, x, -depth, own)
		}
	}
}

// even is how far a form is laid in one even wash because it is thin: a bleached hand is none.
func (w *wash) even(x, y int) float32 {
	return 0.62 * plane.Smooth(w.p.Length(0.034), w.p.Length(0.018), w.forms.Of(x+w.rect.Min.X, y+w.rect.Min.Y).Wide)
}

// run is how the pigment of a wash has run down in it.
func (w *wash) run(x, y int) float32 {
	f := w.forms.Of(x+w.rect.Min.X, y+w.rect.Min.Y)
	high := max(f.Sin, -f.Sin)*f.Long + max(f.Cos, -f.Cos)*f.Wide
	t := plane.Clamp2((float32(y+w.rect.Min.Y) - f.Y) / max(1, high))
	return 1 + 0.34*t*(1-w.calm.V[x])
}

// bare is where the paper stays free between two large washes.
func (w *wash) bare(x, y int) float32 {
	f := w.forms.Of(x+w.rect.Min.X, y+w.rect.Min.Y)
	return w.slip.V[x] * plane.Smooth(0.52, 0.58, w.flow.V[x]) * (1 - w.calm.V[x]) * plane.Smooth(w.p.Length(0.026), w.p.Length(0.046), f.Wide)
}

// dry is where the end of a wash is broken by the tooth of the paper, because the brush had little water there.
func (w *wash) dry(x, y int, depth float32) float32 {
	wide := w.forms.Of(x+w.rect.Min.X, y+w.rect.Min.Y).Wide
	thin := plane.Smooth(w.p.Length(0.026), w.p.Length(0.046), wide) * plane.Smooth(0.46, 0.36, w.flow.V[x]) * (1 - w.calm.V[x]) * plane.Smooth(w.p.Length(0.011), w.p.Length(0.003), depth)
	return thin * plane.Smooth(0.44, 0.52, w.paper.V[x]+0.35*(w.bloom.V[x]-0.5))
}

// bleed lets paint run out into wet paper here and there, up to a tide line; d is how far outside the shape a pixel lies.
func (w *wash) bleed(px []float32, x int, d float32, c color.RGB) {
	reach := w.reach * (plane.Smooth(0.50, 0.80, w.flow.V[x])*(0.3+1.3*w.bloom.V[x]) - 0.10) * (1 - w.calm.V[x])
	if px[3] > 0.98 || d >= reach || reach < 1.5 {
		return
	}
	tide := plane.Smooth(w.p.Length(0.004), w.p.Length(0.0005), reach-d)
	plane.Under(px, w.through(c, 0.70+0.35*plane.Smooth(reach, 0, d)+0.45*tide), plane.Clamp(reach-d)*(0.42+0.40*plane.Smooth(0.8*reach, 0, d)+0.30*tide))
}

// thickness is the pigment at pixel x of the row; depth is how far inside it lies, own and near are the brightness of its color and of what is
// around, clear how pure it is. Dark and dull paint,
// such as that of skin, is laid evenly: thin patches in it look like dirt.
func (w *wash) thickness(x int, depth, own, near, clear float32) float32 {
	bloom, tooth := w.bloom.V[x], w.paper.V[x]-0.5
	loose := (1 - 0.5*w.calm.V[x]) * (0.45 + 0.55*max(clear, plane.Smooth(0.3, 0.6, own))) * plane.Smooth(-0.34, 0.30, own)
	t := 0.92 + loose*(2.6*(w.flow.V[x]-0.5)-1.1*w.form.V[x])
	if e := plane.Smooth(0.55, 0.59, bloom); e > 0 {
		t += loose * (2.4*e*(1-e) - 0.34*e)
	}
	t *= 1 + 0.26*tooth*loose
	// slivers that the brush left dry, toward the light
	if dry := w.form.V[x] + 1.1*(bloom-0.5) + 0.16*tooth; dry > 0.26 && depth > w.p.Length(0.008) {
		t *= 1 - 0.82*plane.Smooth(0.26, 0.29, dry)*plane.Smooth(0.30, 0.5, own)*(1-w.calm.V[x])
	}
	t += 0.35*plane.Smooth(w.p.Length(0.011), 0, depth) + 0.95*plane.Smooth(w.p.Length(0.0034), w.p.Length(0.0006), depth) // pigment gathers where the wash ends
	t += 2.6 * max(-0.06, min(0.35, near-own))
	return max(0.08, plane.Mix(1.0, 0.45, clear)*(1-own), min(most, t))
}

// splatter flicks drops of the nearest paint close around the figure.
func (w *wash) splatter(out *raster.Layer) {
	rng := rand.New(rand.NewPCG(w.p.Seed, 0x5b1a))
	n := 9
	if w.p.Detailed {
		n = 22
	}
	if w.p.Minimal {
		n = 0
	}
	for range 40 * n {
		x, y := w.rect.Min.X+rng.IntN(w.rect.Dx()), w.rect.Min.Y+rng.IntN(w.rect.Dy())
		v := w.shape.At(x, y)
		radius := w.p.Length(0.0026) * float32(1+2.2*math.Pow(rng.Float64(), 3))
		if v < 2.5*radius || v > w.p.Length(0.045) || n == 0 {
			continue
		}
		paint := w.wide.At(x, y)
		if paint[3] < 0.02 {
			continue
		}
		c := w.through(plane.Straight(paint[:]), 1.1)
		if plane.Luma(c) > 0.8 || color.ToLCH(c).C < 0.05 {
			continue
		}
		plane.Fleck{X: float32(x), Y: float32(y), Radius: radius, Color: c}.Drop(out)
		n--
	}
}
