package style

import (
	"context"
	"image"
	"math"
	"math/rand/v2"

	"pellucid/internal/engine/illustrator/color"
	"pellucid/internal/engine/illustrator/raster"
)

// wash is one watercolor painting under way: the art with a trembling hand, the colors around each pixel, and what the
// water and the paper do.
type wash struct {
	p     *Picture
	rect  image.Rectangle
	art   *raster.Layer // displaced, cut to its shape
	near  small         // the colors around, close by
	wide  small         // and farther
	shape *plane        // signed distance to the painted shape
	form  ground        // light on the form, −1–1
	flow  ground        // how much water stood where: large soft lumps
	bloom ground        // cauliflowers, where water ran back into drying paint
	paper ground        // tooth of the paper
	layer [256 * thicknesses]float32
}

// watercolor is paint in water on white paper, cut along the paint: what is thin shows the paper, so a body stays opaque.
// Paint is thicker at the edges of fields, runs into its neighbors where it is wet, and settles in the tooth of the paper.
func watercolor(_ context.Context, p *Picture) *raster.Layer {
	drawn := p.flattened(second{}).drawn()
	r := p.around(drawn, 0.03)
	if r.Empty() {
		return raster.Square(p.Size)
	}
	w := newWash(p, cropped(drawn, r))
	w.paint()
	out := framed(w.art, p.Size)
	w.splatter(out)
	return out
}

func newWash(p *Picture, art *raster.Layer) *wash {
	r := bounds(art)
	settle(art, r)
	tremble(p, art)
	w := &wash{p: p, rect: r, art: art}
	color.NewLCHTable(func(c color.LCH) color.LCH {
		return color.LCH{L: lifted(c.L) + 0.02, C: c.C*1.12 + 0.004, H: c.H}
	}).Apply(w.art)
	w.near = surroundings(w.art, p.length(0.0065))
	w.wide = surroundings(w.art, p.length(0.022))
	a := alphaOf(w.art, r)
	w.form = groundOf(a.reduced(2).inflated(p.length(0.10)/4).softened(3).lit(0.7, 3).diffuse.over(a.w, a.h))
	a.becomeDistance()
	w.shape = a
	w.flow = groundOf(cloud{p.Size, 6, 4, p.Seed + 3}.over(r))
	w.bloom = groundOf(cloud{p.Size, 11, 4, p.Seed + 41}.over(r))
	w.paper = groundOf(cloud{p.Size, 150, 3, p.Seed + 77}.over(r))
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
	t := int(clamp(thickness/most)*(thicknesses-1)+0.5) * 256
	at := func(v float32) float32 { return w.layer[t+int(clamp(v)*255+0.5)] }
	return color.RGB{R: at(c.R), G: at(c.G), B: at(c.B)}
}

// paleShade is the thin wash that gives form to what is white, warmShade to what is ivory.
var paleShade, warmShade = color.Hex(0xaebbd6), color.Hex(0xe8d09a)

// lifted keeps blacks from looking like ink: pigment in water is never that dark.
func lifted(l float32) float32 { return l + 0.40*max(0, 0.42-l) }

// How far the hand trembles along each axis, as shares of the side: a slow drift and a fast shiver.
const drift, shiver = 0.014, 0.0085

// tremble displaces the art by two scales of noise, as a hand does.
func tremble(p *Picture, l *raster.Layer) {
	right, down := p.tremor(bounds(l), 0), p.tremor(bounds(l), 5)
	displace(l, p.length((drift+shiver)/2), func(y int, u, v []float32) {
		right(y, u)
		down(y, v)
	})
}

// tremor returns what writes the displacement of a row along one axis, in pixels.
func (p *Picture) tremor(r image.Rectangle, axis uint64) func(y int, out []float32) {
	slow := cloud{p.Size, 8, 2, p.Seed + axis}.over(r)
	fast := groundOf(cloud{p.Size, 44, 3, p.Seed + axis + 9}.over(r))
	return func(y int, out []float32) {
		slow.row(out, y)
		fast.row(fast.v, y)
		for i := range out {
			out[i] = (out[i]-0.5)*p.length(drift) + (fast.v[i]-0.5)*p.length(shiver)
		}
	}
}

// turnTo goes on to a row of the art.
func (w *wash) turnTo(y int) {
	for _, g := range [...]ground{w.form, w.flow, w.bloom, w.paper} {
		g.row(g.v, y)
	}
}

// paint turns the art into paint, in place.
func (w *wash) paint() {
	fringe := w.p.length(0.0030)
	for y := range w.art.H {
		w.turnTo(y)
		for x := range w.art.W {
			i := y*w.art.W + x
			d := pixel(w.art, i)
			near, wide := w.near.at(w.rect.Min.X+x, w.rect.Min.Y+y), w.wide.at(w.rect.Min.X+x, w.rect.Min.Y+y)
			if d[3] < 0.006 || near[3] < 0.004 || wide[3] < 0.004 {
				clear(d)
				continue
			}
			depth := -w.shape.v[i]
			own, around := straight(d), straight(wide[:])
			// wet in wet: where water stood, colors run into each other
			wet := smooth(0.50, 0.68, w.bloom.v[x]*0.6+w.flow.v[x]*0.4)
			c := own.Mix(straight(near[:]), 0.15+0.4*wet).Mix(around, 0.40*wet)
			if pale := smooth(0.82, 0.97, luma(c)) * smooth(0.16, 0.06, max(c.R, c.G, c.B)-min(c.R, c.G, c.B)); pale > 0 { // white is painted by its shade
				shade := clamp(0.30 - 1.3*w.form.v[x] + 1.1*(w.flow.v[x]-0.5) + 0.4*smooth(w.p.length(0.012), 0, depth))
				c = c.Mix(paleShade.Mix(warmShade, smooth(0.02, 0.06, c.R-c.B)), 0.75*pale*shade)
			}
			a := d[3]
			if depth < fringe { // the brush leaves the tooth of the paper bare at its edge
				a *= clamp(0.80 + 0.20*depth/fringe + 0.5*(w.paper.v[x]-0.42))
			}
			set(d, w.through(c, max(0.75*(1-luma(own)), w.thickness(x, depth, luma(straight(near[:]))-luma(own)))), a)
		}
	}
}

// thickness is the pigment at pixel x of the row; depth is how far inside it lies, darker how much darker it is than what is around.
func (w *wash) thickness(x int, depth, darker float32) float32 {
	bloom, tooth := w.bloom.v[x], w.paper.v[x]-0.5
	t := 0.92 + 1.35*(w.flow.v[x]-0.5) - 0.85*w.form.v[x]
	t += 0.55 * smooth(w.p.length(0.010), w.p.length(0.001), depth) // pigment gathers where the wash ends
	t += 2.6 * max(-0.06, min(0.35, darker))
	if e := smooth(0.55, 0.59, bloom); e > 0 {
		t += 1.7*e*(1-e) - 0.26*e
	}
	t *= 1 + 0.26*tooth
	// slivers that the brush left dry, toward the light
	if dry := w.form.v[x] + 1.1*(bloom-0.5) + 0.16*tooth; dry > 0.33 && depth > w.p.length(0.008) {
		t *= 1 - 0.82*smooth(0.33, 0.355, dry)
	}
	return max(0.08, min(most, t))
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
		v := w.shape.at(x, y)
		radius := w.p.length(0.0026) * float32(1+2.2*math.Pow(rng.Float64(), 3))
		if v < 2.5*radius || v > w.p.length(0.045) || n == 0 {
			continue
		}
		paint := w.wide.at(x, y)
		if paint[3] < 0.02 {
			continue
		}
		c := w.through(straight(paint[:]), 1.1)
		if luma(c) > 0.8 || color.ToLCH(c).C < 0.05 {
			continue
		}
		fleck{float32(x), float32(y), radius, c}.drop(out)
		n--
	}
}
