package paint

import (
	"context"
	"image"
	"math"
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
	wide  plane.Small   // the colors around
	shape *plane.Plane  // signed distance to the painted shape
	slip  plane.Ground  // lines between parts, where the paper may stay bare
	forms *picture.Forms
	coat  plane.Ground // how thick the washes lie
	body  plane.Ground // how high each form rises, in pixels
	reach float32      // how far paint bleeds, in pixels

	tide   plane.Ground // how far it runs out: slow, so that its edge is smooth
	people bool         // some are in it
	words  bool         // letters are in the picture: they stay whole
	flow   plane.Ground // how much water stood where: large soft lumps
	bloom  plane.Ground // cauliflowers, where water ran back into drying paint
	paper  plane.Ground // tooth of the paper
	calm   plane.Ground // where the washes are even
	layer  [256 * thicknesses]float32

	warm, cold *color.Table // what is dropped into a wet wash
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
	w.people = slices.ContainsFunc(p.Pieces, func(q picture.Piece) bool { return q.Person })
	if w.reach = p.Length(0.023); w.people {
		w.reach *= 0.55 // arms are thin
	}
	w.words = len(p.Letters()) > 0
	w.slip, w.body = plane.GroundOf(w.forms.Lines.Over(art.W, art.H)), plane.GroundOf(w.forms.Height.Over(art.W, art.H))
	color.NewLCHTable(func(c color.LCH) color.LCH {
		brown := plane.Smooth(0.15, 0.45, c.H) * plane.Smooth(1.7, 1.4, c.H) * plane.Smooth(0.72, 0.55, c.L) // or it turns gray as it gets lighter
		return color.LCH{L: lifted(c.L) + 0.02 + 0.16*max(0, 0.72-c.L), C: c.C*(1.12+0.40*brown) + 0.004, H: c.H}
	}).Apply(w.art)
	w.wide = plane.Surroundings(w.art, p.Length(0.022))
	a := plane.AlphaOf(w.art, r)
	w.coat = plane.GroundOf(coats(p, w.forms, r, a).Over(a.W, a.H))
	a.BecomeDistance()
	w.shape = a
	w.flow = plane.GroundOf(plane.Cloud{Size: p.Size, Waves: 9, Octaves: 4, Seed: p.Seed + 3}.Over(r))
	w.tide = plane.GroundOf(plane.Cloud{Size: p.Size, Waves: 9, Octaves: 3, Seed: p.Seed + 3}.Over(r))
	w.bloom = plane.GroundOf(plane.Cloud{Size: p.Size, Waves: 11, Octaves: 4, Seed: p.Seed + 41}.Over(r))
	w.paper = plane.GroundOf(plane.Cloud{Size: p.Size, Waves: 150, Octaves: 3, Seed: p.Seed + 77}.Over(r))
	w.warm, w.cold = dropped(0.20, 1.25), dropped(-0.24, -1.75)
	w.calm = plane.GroundOf(p.Calm(r).Over(a.W, a.H))
	for c := range 256 {
		for t := range thicknesses {
			v := max(float64(c)/255, 0.012)
			w.layer[t*256+c] = float32(math.Pow(v, float64(t)/(thicknesses-1)*most))
		}
	}
	return w
}

// turnTo goes on to a row of the art.
func (w *wash) turnTo(y int) {
	for _, g := range [...]plane.Ground{w.coat, w.body, w.flow, w.tide, w.bloom, w.paper, w.calm, w.slip} {
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
			depth := -w.shape.V[i]
			if d[3] < 0.006 {
				clear(d)
				if -depth < w.reach {
					if wide := w.wide.At(w.rect.Min.X+x, w.rect.Min.Y+y); wide[3] > 0.02 {
						w.bleed(d, x, y, -depth, plane.Straight(wide[:]))
					}
				}
				continue
			}
			own := plane.Straight(d)
			c := own
			pure := plane.Smooth(0.20, 0.5, max(own.R, own.G, own.B)-min(own.R, own.G, own.B))
			if wet := w.wetness(x); wet > 0.02 { // colors run into each other
				wide := w.wide.At(w.rect.Min.X+x, w.rect.Min.Y+y)
				c = c.Mix(plane.Straight(wide[:]), 0.40*wet*max(pure, plane.Smooth(0.2, 0.6, plane.Luma(own))))
			}
			c = w.warmed(w.charged(c, x), x)
			c, white := w.shaded(c, x, depth)
			t := plane.Mix(w.thickness(x, depth, plane.Luma(own), pure), 1, 0.75*white)
			t *= (1 - 0.85*w.bare(x, y)) * (1 - 0.55*(1-white)*w.thinned(x, depth))
			plane.Set(d, w.through(c, t), d[3])
			w.bleed(d, x, y, -depth, own)
		}
	}
}
