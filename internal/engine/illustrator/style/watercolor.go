package style

import (
	"context"
	"image"
	"math"
	"math/rand/v2"

	"pellucid/internal/engine/illustrator/color"
	"pellucid/internal/engine/illustrator/raster"
)

// wash is one watercolour painting under way: the art with a trembling hand, the colours around each pixel, and what the
// water and the paper do.
type wash struct {
	p          *Picture
	rect       image.Rectangle
	art        *raster.Layer // displaced
	near, wide small         // the colours around, close by and far
	flow       *plane        // how much water stood where: large soft lumps
	bloom      *plane        // cauliflowers, where water ran back into drying paint
	paper      *plane        // grain of the paper
	thin       *color.Table
	thick      *color.Table
}

// watercolor paints with pigment thickness: thick paint is darker, purer and more opaque. Paint gathers at the edges of
// fields, runs a little into its neighbours and over the outline, and settles in the grain of the paper.
func watercolor(_ context.Context, p *Picture) *raster.Layer {
	drawn := p.flattened(second{}).drawn()
	r := p.around(drawn, 0.06)
	if r.Empty() {
		return drawn
	}
	w := newWash(p, crop(drawn, r))
	out := raster.Square(p.Size)
	w.paint(out)
	w.splatter(out)
	return out
}

func newWash(p *Picture, art *raster.Layer) *wash {
	r := bounds(art)
	w := &wash{p: p, rect: r, art: trembling(p, art)}
	w.near = surroundings(w.art, p.length(0.010))
	w.wide = surroundings(w.art, p.length(0.034))
	w.flow = cloud{p.Size, 5, 4, p.Seed + 3}.plane(r)
	w.bloom = cloud{p.Size, 10, 3, p.Seed + 41}.plane(r)
	w.paper = cloud{p.Size, 200, 2, p.Seed + 77}.plane(r)
	w.thin = color.NewLCHTable(func(c color.LCH) color.LCH {
		return color.LCH{L: lifted(c.L) + 0.16*(1-c.L), C: c.C * 0.86, H: c.H}
	})
	w.thick = color.NewLCHTable(func(c color.LCH) color.LCH {
		return color.LCH{L: lifted(c.L) - 0.13*c.L, C: c.C * 1.12, H: c.H}
	})
	return w
}

// lifted keeps blacks from looking like ink: pigment in water is never that dark.
func lifted(l float32) float32 { return l + 0.35*max(0, 0.38-l) }

// trembling displaces the art by two scales of noise, as a hand does.
func trembling(p *Picture, l *raster.Layer) *raster.Layer {
	dx, dy := tremor(p, bounds(l), 0), tremor(p, bounds(l), 5)
	o := raster.NewLayer(l.X0, l.Y0, l.W, l.H)
	for y := range l.H {
		for x := range l.W {
			i := y*l.W + x
			fx, fy := float32(x)+dx.v[i], float32(y)+dy.v[i]
			if fx < 0 || fy < 0 || fx > float32(l.W-1) || fy > float32(l.H-1) {
				continue
			}
			c := bilinear(l, fx, fy)
			copy(pixel(o, i), c[:])
		}
	}
	return o
}

// tremor is the displacement along one axis, in pixels: a slow drift and a fast shiver.
func tremor(p *Picture, r image.Rectangle, axis uint64) *plane {
	slow := cloud{p.Size, 7, 2, p.Seed + axis}.plane(r)
	fast := cloud{p.Size, 36, 2, p.Seed + axis + 9}.plane(r)
	for i := range slow.v {
		slow.v[i] = (slow.v[i]-0.5)*p.length(0.022) + (fast.v[i]-0.5)*p.length(0.0062)
	}
	return slow
}

func (w *wash) paint(out *raster.Layer) {
	for y := w.rect.Min.Y; y < w.rect.Max.Y; y++ {
		for x := w.rect.Min.X; x < w.rect.Max.X; x++ {
			i := (y-w.rect.Min.Y)*w.rect.Dx() + x - w.rect.Min.X
			d, art := pixel(out, y*out.W+x), w.art.Pix[4*i+3]
			if art < 0.98 {
				w.bleed(d, i, w.wide.at(x, y))
			}
			if art > 0.006 {
				w.stroke(d, i, w.near.at(x, y))
			}
		}
	}
}

// bleed lets paint run out of the figure where the paper is wet.
func (w *wash) bleed(d []float32, i int, wide [4]float32) {
	beyond := wide[3] * (1 - w.art.Pix[4*i+3])
	if beyond < 0.02 || w.p.Airy {
		return
	}
	wet := smooth(0.50, 0.68, w.bloom.v[i]*0.55+w.flow.v[i]*0.45+beyond*0.20)
	if a := wet * beyond * (0.45 + 0.6*(w.paper.v[i]-0.5)); a > 0.010 {
		over(d, w.thin.At(straight(wide[:])), a)
	}
}

// stroke lays the paint of one pixel.
func (w *wash) stroke(d []float32, i int, near [4]float32) {
	s := pixel(w.art, i)
	c := straight(s)
	around := straight(near[:])
	paper := w.paper.v[i] - 0.5
	t := w.thickness(i, s[3]-near[3], luma(around)-luma(c))
	c = c.Mix(around, clamp(0.18+0.5*(w.flow.v[i]-0.5))) // wet in wet
	c = w.thin.At(c).Mix(w.thick.At(c), clamp((t-0.35)/1.1))
	pale := smooth(0.86, 1, luma(c))
	a := s[3] * clamp(0.58+0.42*t-0.34*pale+paper*0.11)
	over(d, c, a)
}

// thickness is the pigment at a pixel: 1 is an even wash, 0.25 hardly any, 1.5 a puddle's rim. Edge is how much more
// covered the pixel is than its surroundings, darker how much darker.
func (w *wash) thickness(i int, edge, darker float32) float32 {
	bloom := w.bloom.v[i]
	t := 0.86 + (w.flow.v[i] - 0.5) + 0.30*(bloom-0.5) + 0.22*(w.paper.v[i]-0.5)
	t += 0.85*clamp(edge*1.9) + 0.85*clamp(darker*1.6)
	if e := smooth(0.60, 0.66, bloom); e > 0 {
		t += 0.64*e*(1-e) - 0.24*e
	}
	return max(0.25, min(1.5, t))
}

// splatter flicks drops of the nearest paint around the figure.
func (w *wash) splatter(out *raster.Layer) {
	rng := rand.New(rand.NewPCG(w.p.Seed, 0x5b1a))
	n := 14
	if w.p.Detailed {
		n = 30
	}
	if w.p.Minimal {
		n = 0
	}
	mid := w.rect.Min.Add(w.rect.Max).Div(2)
	for range n {
		angle, reach := rng.Float64()*2*math.Pi, 0.30+0.14*rng.Float64()
		sin, cos := math.Sincos(angle)
		radius := w.p.length(0.0030) * float32(1+2.4*math.Pow(rng.Float64(), 3))
		x, y := float64(mid.X)+cos*reach*float64(w.p.Size), float64(mid.Y)+sin*reach*float64(w.p.Size)
		from := image.Pt(mid.X+int((x-float64(mid.X))*0.7), mid.Y+int((y-float64(mid.Y))*0.7))
		if paint := w.wide.at(from.X, from.Y); paint[3] > 0.15 && from.In(w.rect) {
			fleck{float32(x), float32(y), radius, w.thin.At(straight(paint[:]))}.drop(out)
		}
	}
}
