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
	form  *plane        // light on the form, −1–1
	flow  *plane        // how much water stood where: large soft lumps
	bloom *plane        // cauliflowers, where water ran back into drying paint
	paper *plane        // tooth of the paper
	layer [256 * thicknesses]float32
}

// watercolor is paint in water on white paper, cut along the paint: what is thin shows the paper, so a body stays opaque.
// Paint is thicker at the edges of fields, runs into its neighbors where it is wet, and settles in the tooth of the paper.
func watercolor(_ context.Context, p *Picture) *raster.Layer {
	drawn := p.flattened(second{}).drawn()
	r := p.around(drawn, 0.03)
	out := raster.Square(p.Size)
	if r.Empty() {
		return out
	}
	w := newWash(p, crop(drawn, r))
	w.paint(out)
	w.splatter(out)
	return out
}

func newWash(p *Picture, art *raster.Layer) *wash {
	r := bounds(art)
	settle(art, r)
	w := &wash{p: p, rect: r, art: trembling(p, art)}
	color.NewLCHTable(func(c color.LCH) color.LCH {
		return color.LCH{L: lifted(c.L) + 0.02, C: c.C*1.12 + 0.004, H: c.H}
	}).Apply(w.art)
	w.near = surroundings(w.art, p.length(0.0065))
	w.wide = surroundings(w.art, p.length(0.022))
	a := alphaOf(w.art, r)
	w.shape = a.signedDistance()
	w.form = a.reduced(2).inflated(p.length(0.10)/4).softened(3).lit(0.7, 3).diffuse.enlarged(a)
	w.flow = cloud{p.Size, 6, 4, p.Seed + 3}.plane(r)
	w.bloom = cloud{p.Size, 11, 4, p.Seed + 41}.plane(r)
	w.paper = cloud{p.Size, 150, 3, p.Seed + 77}.plane(r)
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

// trembling displaces the art by two scales of noise, as a hand does.
func trembling(p *Picture, l *raster.Layer) *raster.Layer {
	return displaced(l, tremor(p, bounds(l), 0), tremor(p, bounds(l), 5))
}

// tremor is the displacement along one axis, in pixels: a slow drift and a fast shiver.
func tremor(p *Picture, r image.Rectangle, axis uint64) *plane {
	slow := cloud{p.Size, 8, 2, p.Seed + axis}.plane(r)
	fast := cloud{p.Size, 44, 3, p.Seed + axis + 9}.plane(r)
	for i := range slow.v {
		slow.v[i] = (slow.v[i]-0.5)*p.length(0.014) + (fast.v[i]-0.5)*p.length(0.0085)
	}
	return slow
}

func (w *wash) paint(out *raster.Layer) {
	fringe := w.p.length(0.0030)
	for y := w.rect.Min.Y; y < w.rect.Max.Y; y++ {
		for x := w.rect.Min.X; x < w.rect.Max.X; x++ {
			i := (y-w.rect.Min.Y)*w.rect.Dx() + x - w.rect.Min.X
			art := w.art.Pix[4*i+3]
			if art < 0.006 {
				continue
			}
			d := pixel(out, y*out.W+x)
			near, wide := w.near.at(x, y), w.wide.at(x, y)
			if near[3] < 0.004 || wide[3] < 0.004 {
				continue
			}
			depth := -w.shape.v[i]
			own, around := straight(pixel(w.art, i)), straight(wide[:])
			// wet in wet: where water stood, colors run into each other
			wet := smooth(0.50, 0.68, w.bloom.v[i]*0.6+w.flow.v[i]*0.4)
			c := own.Mix(straight(near[:]), 0.15+0.4*wet).Mix(around, 0.40*wet)
			if pale := smooth(0.82, 0.97, luma(c)) * smooth(0.16, 0.06, max(c.R, c.G, c.B)-min(c.R, c.G, c.B)); pale > 0 { // white is painted by its shade
				shade := clamp(0.30 - 1.3*w.form.v[i] + 1.1*(w.flow.v[i]-0.5) + 0.4*smooth(w.p.length(0.012), 0, depth))
				c = c.Mix(paleShade.Mix(warmShade, smooth(0.02, 0.06, c.R-c.B)), 0.75*pale*shade)
			}
			a := art
			if depth < fringe { // the brush leaves the tooth of the paper bare at its edge
				a *= clamp(0.80 + 0.20*depth/fringe + 0.5*(w.paper.v[i]-0.42))
			}
			set(d, w.through(c, max(0.75*(1-luma(own)), w.thickness(i, depth, luma(straight(near[:]))-luma(own)))), a)
		}
	}
}

// thickness is the pigment at a pixel; depth is how far inside it lies, darker how much darker it is than what is around.
func (w *wash) thickness(i int, depth, darker float32) float32 {
	bloom, tooth := w.bloom.v[i], w.paper.v[i]-0.5
	t := 0.92 + 1.35*(w.flow.v[i]-0.5) - 0.85*w.form.v[i]
	t += 0.55 * smooth(w.p.length(0.010), w.p.length(0.001), depth) // pigment gathers where the wash ends
	t += 2.6 * max(-0.06, min(0.35, darker))
	if e := smooth(0.55, 0.59, bloom); e > 0 {
		t += 1.7*e*(1-e) - 0.26*e
	}
	t *= 1 + 0.26*tooth
	// slivers that the brush left dry, toward the light
	if dry := w.form.v[i] + 1.1*(bloom-0.5) + 0.16*tooth; dry > 0.33 && depth > w.p.length(0.008) {
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
