package sketch

import (
	"context"

	"pellucid/internal/engine/illustrator/color"
	"pellucid/internal/engine/illustrator/raster"
	"pellucid/internal/engine/illustrator/style/picture"
	"pellucid/internal/engine/illustrator/style/plane"
)

// Stipple shades with the dots of a fine pen: large and close in the shade, small and far apart in the light, within a thin key line, on paper that
// is cut along the art. It has one ink, that of the color that was asked for, and those of the art where there are several.
func Stipple(_ context.Context, p *picture.Picture) *raster.Layer {
	out := raster.Square(p.Size)
	bare := p
	p = p.HandEyed().InOneInk()
	art := p.SoftGlints().Drawn()
	r := p.Around(art, 0.03)
	if r.Empty() {
		return out
	}
	plane.Settle(art, r)
	s := stippled(p, art, r)
	pen, sole := p.SoleInk(picture.WoodInk)
	ink := func(int, int) color.RGB { return pen }
	if !sole {
		own := bare.Drawn()
		ink = func(x, y int) color.RGB { return inkOf(own, x, y) }
	}
	rim := p.Length(0.0075)
	for i, d := range s.shape.V {
		if alpha := plane.Clamp(0.5 + rim - d); alpha > 0 {
			x, y := r.Min.X+i%r.Dx(), r.Min.Y+i/r.Dx()
			plane.Set(plane.Pixel(out, y*out.W+x), picture.DrawingPaper.Mix(ink(x, y), s.byEdge(i)), alpha)
		}
	}
	s.dot(out, plane.NewCells(r, max(3, p.Length(0.0062)), false, p.Seed, nil), ink, s.byTone)
	picture.LayAtop(out, p.SeenFeatures(picture.InkTone(pen, picture.DrawingPaper)))
	return out
}

// inkOf is a deep ink in the color of the art.
func inkOf(art *raster.Layer, x, y int) color.RGB {
	s := plane.Pixel(art, y*art.W+x)
	if s[3] < 0.5 {
		return picture.WoodInk
	}
	v := color.ToLCH(plane.Straight(s))
	return color.FromLCH(color.LCH{L: 0.16 + 0.34*v.L, C: v.C, H: v.H})
}

// stippling says how dense the dots are.
type stippling struct {
	tone, light, lines, shape, calm *plane.Plane
	edge                            float32 // half the width of the key line
}

func stippled(p *picture.Picture, art *raster.Layer, r plane.Rectangle) *stippling {
	cover := plane.AlphaOf(art, r)
	forms := p.Formed(r, 0.14)
	s := &stippling{light: forms.Light.Enlarged(cover), calm: p.Calm(r).Enlarged(cover), edge: max(0.5, p.Length(0.0016))}
	tone := picture.Darkness(art, r)
	s.tone = p.Relieved(tone, cover, 0.06, 0.86, 1.2)
	whole := cover.Reduced(2).Inflated(p.Length(0.12)/4).Softened(3).Lit(0.9, 3).Diffuse.Enlarged(cover)
	for i, v := range whole.V {
		s.light.V[i] = 0.5*s.light.V[i] + 0.7*v
	}
	s.lines = picture.CoverageOf(p.Flattened(picture.Second{}).Outlined(picture.Pen{Width: p.Length(0.0030), Detail: p.Length(0.010), Words: true, Line: picture.WhiteLine, Hull: true}), r)
	for i, v := range p.ShadedContrast(r).V {
		s.lines.V[i] *= plane.Smooth(0.03, 0.14, v)
	}
	if _, words := p.Unlettered(); words != nil {
		for i, d := range plane.OutlineOf(words.Drawn(), r).V {
			s.lines.V[i] = max(s.lines.V[i], plane.Clamp(2*s.edge+0.5-max(d, -d)))
		}
	}
	cover.BecomeDistance()
	s.shape = cover
	return s
}

// byTone is how dark the dots are to make a pixel.
func (s *stippling) byTone(i int) float32 {
	if s.shape.V[i] > -1 {
		return 0
	}
	dark := 1.05*s.tone.V[i] - 0.05 - 0.62*s.light.V[i]
	dark = plane.Mix(dark, 0.62*s.tone.V[i]-0.10, 0.9*s.calm.V[i]) // dots in a face are freckles
	return plane.Clamp(dark)
}

// byEdge is the coverage of the key line.
func (s *stippling) byEdge(i int) float32 {
	return max(s.lines.V[i], plane.Clamp(s.edge+0.5-max(s.shape.V[i], -s.shape.V[i])))
}

// dot sets a dot on every cell that is dark enough, as large as it is dark.
func (s *stippling) dot(out *raster.Layer, dots *plane.Cells, ink func(x, y int) color.RGB, dark func(i int) float32) {
	r := s.shape.Rect()
	for n, site := range dots.Sites {
		x, y := int(site.X), int(site.Y)
		if x < r.Min.X || y < r.Min.Y || x >= r.Max.X || y >= r.Max.Y {
			continue
		}
		k := dark((y-r.Min.Y)*r.Dx() + x - r.Min.X)
		if k < 0.03 || plane.Hash(n, 7, 3) > 0.10+2.2*k {
			continue
		}
		size := dots.Pitch * (0.17 + 0.47*k) * (0.88 + 0.24*plane.Hash(n, 5, 3))
		plane.Fleck{X: site.X, Y: site.Y, Radius: size, Color: ink(x, y)}.Disc(out)
	}
}

// Pointillism paints with small dabs of pure color side by side, each a little warmer, colder or lighter than what it stands for; smaller dabs end
// every form and paint faces and words.
func Pointillism(_ context.Context, p *picture.Picture) *raster.Layer {
	out := raster.Square(p.Size)
	p = p.HandEyed()
	art := p.SoftGlints().Drawn()
	r := p.Around(art, 0.03)
	if r.Empty() {
		return out
	}
	plane.Settle(art, r)
	d := dabbing{p: p, art: art, calm: p.Calm(p.Frame()), shape: plane.OutlineOf(art, r), contrast: p.ShadedContrast(r)}
	d.under(out)
	for layer, pitch := range [2]float32{0.0125, 0.0105} {
		d.lay(out, plane.NewCells(r, max(4, p.Length(pitch)), false, p.Seed+uint64(layer)*5, nil), 0.60-0.17*float32(layer), 0.055+0.05*float32(layer))
	}
	d.fine = true
	d.lay(out, plane.NewCells(r, max(2.4, p.Length(0.0062)), false, p.Seed+31, nil), 0.56, 0.085)
	d.tiny = true
	d.lay(out, plane.NewCells(r, max(1.7, p.Length(0.0038)), false, p.Seed+37, nil), 0.58, 0.10)
	return out
}

// dabbing lays dabs on cells that the art fills.
type dabbing struct {
	p               *picture.Picture
	art             *raster.Layer
	calm            *plane.Plane // at an eighth of the size
	shape, contrast *plane.Plane
	fine, tiny      bool // only along edges, only in faces and words
}

// under paints the ground that is seen between the dabs: the art in a deeper tone, a little inside its edge.
func (d *dabbing) under(out *raster.Layer) {
	deep := color.NewLCHTable(func(c color.LCH) color.LCH {
		return color.LCH{L: c.L - 0.10*plane.Smooth(0.2, 0.5, c.L), C: c.C, H: c.H - 0.15}
	})
	inset := d.p.Length(0.0035)
	plane.EachIn(d.art, d.shape, func(px []float32, x, y int, v float32) {
		if a := plane.Clamp(0.5 - inset - v); a > 0 && px[3] > 0.5 {
			plane.Set(plane.Pixel(out, y*out.W+x), deep.At(plane.Straight(px)), a)
		}
	})
}

// wanted reports whether this layer has a dab of so many pixels here.
func (d *dabbing) wanted(x, y int, size float32) bool {
	calm := d.calm.At(x/8, y/8)
	switch {
	case d.tiny:
		return calm > 0.35
	case d.fine:
		return d.contrast.At(x, y) > 0.24 || d.shape.At(x, y) > -d.p.Length(0.007)
	}
	return d.shape.At(x, y) < -0.55*size
}

func (d *dabbing) lay(out *raster.Layer, dots *plane.Cells, radius, usual float32) {
	for n, s := range dots.Sites {
		x, y := int(s.X), int(s.Y)
		if x < 1 || y < 1 || x >= d.p.Size-1 || y >= d.p.Size-1 {
			continue
		}
		px := plane.Pixel(d.art, y*d.art.W+x)
		size := dots.Pitch * radius * (0.8 + 0.35*plane.Hash(n, 3, 5))
		if px[3] < 0.6 || !d.wanted(x, y, size) {
			continue
		}
		plane.Fleck{X: s.X, Y: s.Y, Radius: size, Color: d.color(plane.Straight(px), n, usual*(1-0.6*d.calm.At(x/8, y/8)))}.Disc(out)
	}
}

// color varies a color as its neighbors on the palette do; grays and whites are made of pale complements, which keep them neutral.
func (d *dabbing) color(c color.RGB, n int, usual float32) color.RGB {
	v := color.ToLCH(c)
	turn := plane.Hash(n, 1, 5) - 0.5
	vary := usual * min(1, 0.35+v.L)
	clear := plane.Smooth(0.03, 0.09, v.C)
	o := color.LCH{L: max(0, min(0.97, v.L+2.2*vary*(plane.Hash(n, 2, 5)-0.5))), C: v.C * (1 + 0.12*clear), H: v.H + 11*vary*turn*clear}.Lab()
	tint := color.LCH{C: (1 - clear) * 0.55 * vary, H: 6.283 * plane.Hash(n, 4, 5)}.Lab()
	return color.FromLab(color.Lab{L: o.L, A: o.A + tint.A, B: o.B + tint.B})
}
