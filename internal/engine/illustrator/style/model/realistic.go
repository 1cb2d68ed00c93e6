package model

import (
	"context"
	"image"
	"slices"
	"sync"

	"pellucid/internal/engine/illustrator/color"
	"pellucid/internal/engine/illustrator/raster"
	"pellucid/internal/engine/illustrator/style/picture"
	"pellucid/internal/engine/illustrator/style/plane"
)

// Realistic photographs the art in a studio: soft light from a large lamp, shade where bodies meet, bounced light from below,
// natural colors that are never quite even, and a fine surface.
func Realistic(ctx context.Context, p *picture.Picture) *raster.Layer {
	s := newStudio(p)
	l := s.out
	for _, r := range smallEyed(p, 0.75).Glints(0.35).Regions() {
		if ctx.Err() != nil {
			return l
		}
		s.body(r)
	}
	r := p.Around(l, 0.01)
	if r.Empty() {
		return l
	}
	color.NewLCHTable(film).Apply(l)
	studioLight(p, l, r)
	clarity(p, l, 0.40, 0.24)
	surface(p, l, r)
	grow(p, l, r, s.lays)
	plane.Settle(l, r)
	return l
}

// film is the tone curve: deeper shade, softer lights, and colors as pigments have them.
func film(c color.LCH) color.LCH {
	v := c.L - 0.5
	return color.LCH{L: plane.Clamp(0.485 + v*1.08 - 0.62*v*v*v), C: c.C * (0.97 - 0.10*c.L), H: c.H}
}

// studio is a picture that is lit body by body.
type studio struct {
	p     *picture.Picture
	out   *raster.Layer
	lays  lays
	skin  []color.Lab
	folds *plane.Plane // light and shade of folds in cloth, at a quarter of the size; nil where nobody wears any
}

func newStudio(p *picture.Picture) *studio {
	s := &studio{p: p, out: raster.Square(p.Size), lays: newLays(p), skin: p.Skin()}
	if len(s.skin) > 0 {
		s.folds = folds(p)
	}
	return s
}

// body draws one body in soft light, and the shade that it brings to what lies below: a narrow dark line of contact
// and a wide soft one. Limbs go on into what has their color without an edge.
func (s *studio) body(r picture.Region) {
	p := s.p
	l := r.Layer(p.Frame(), int(p.Length(0.03)))
	a := plane.AlphaOf(l, plane.Bounds(l))
	for i, v := range a.V {
		a.V[i] = plane.Smooth(0.3, 0.9, v) // a veil has no body
	}
	own := toneOf(l)
	half := a.Halved()
	goesOn := float32(0)
	switch {
	case r.Piece.Person:
		goesOn = 0.9
	case r.Piece.Furry:
		goesOn = 0.5
	}
	s.shade(l, a, half, own, goesOn)
	quarter := half.Halved()
	joined := quarter
	if r.Piece.Person || r.Piece.Sleek {
		joined = s.joined(quarter, l, own)
	}
	height := joined.Inflated(p.Length(0.055) / 4).Softened(2)
	s.lays.take(height, quarter, l.X0, l.Y0)
	lit := height.Lit(0.62, 3).Diffuse
	if r.Piece.Person && s.folds != nil && !s.isSkin(own) {
		s.fold(lit, l)
	}
	whole := lit.Enlarged(a)
	t := plane.SoftTone()
	for i := range a.V {
		d := plane.Pixel(l, i)
		if d[3] < 0.003 {
			continue
		}
		c := t.At(plane.Straight(d), whole.V[i]*0.62)
		plane.Over(plane.Pixel(s.out, (l.Y0+i/l.W)*s.out.W+l.X0+i%l.W), c, d[3])
	}
}

// shade darkens what lies below a body, but not what goes on from it.
func (s *studio) shade(l *raster.Layer, a, half *plane.Plane, own tint, goesOn float32) {
	p, dark := s.p, shadeTone()
	shade := half.Shifted(int(p.Length(0.0015)), int(p.Length(0.004))).Blurred(p.Length(0.006))
	for i, v := range half.Shifted(0, int(p.Length(0.0009))).Softened(p.Length(0.0013)).V {
		shade.V[i] = 0.46*shade.V[i] + 0.40*v
	}
	plane.EachIn(s.out, shade.Enlarged(a), func(d []float32, _, _ int, k float32) {
		if k > 0.01 && d[3] > 0.01 {
			c := plane.Straight(d)
			k *= 1 - goesOn*own.near(c)
			plane.Atop(d, dark.At(c), plane.Clamp(k))
		}
	})
}

// joined adds to a coverage at a quarter of the size what lies beside a body and has its color.
func (s *studio) joined(quarter *plane.Plane, l *raster.Layer, own tint) *plane.Plane {
	o := &plane.Plane{W: quarter.W, H: quarter.H, V: append([]float32(nil), quarter.V...)}
	for i, v := range o.V {
		x, y := l.X0+4*(i%o.W)+2, l.Y0+4*(i/o.W)+2
		if v > 0.99 || x >= s.out.W || y >= s.out.H {
			continue
		}
		if d := plane.Pixel(s.out, y*s.out.W+x); d[3] > 0.5 {
			o.V[i] = max(v, own.near(plane.Straight(d))*d[3])
		}
	}
	return o
}

// isSkin reports whether a body has the color of somebody's skin.
func (s *studio) isSkin(own tint) bool {
	v := color.ToLab(own.mean)
	return slices.ContainsFunc(s.skin, func(o color.Lab) bool {
		a, b := v.A-o.A, v.B-o.B
		return a*a+b*b < 0.0010
	})
}

// fold adds the folds of cloth to the light on a body.
func (s *studio) fold(lit *plane.Plane, l *raster.Layer) {
	for i := range lit.V {
		x, y := l.X0/4+i%lit.W, l.Y0/4+i/lit.W
		if x < s.folds.W && y < s.folds.H {
			lit.V[i] += s.folds.V[y*s.folds.W+x]
		}
	}
}

// folds are ridges of cloth that run down more than across, lit from the upper left.
func folds(p *picture.Picture) *plane.Plane {
	n := (p.Size + 3) / 4
	o := plane.NewPlane(image.Rect(0, 0, n, n))
	broad := plane.Cloud{Size: n, Waves: foldsAcross(p), Octaves: 2, Seed: p.Seed + 71}.Plane(o.Rect())
	for y := range n {
		for x := range n {
			v := broad.V[y*n+x]
			ridge := 1 - max(v-0.5, 0.5-v)*7
			o.V[y*n+x] = max(0, ridge)
		}
	}
	o.Softened(p.Length(0.002))
	h := plane.NewPlane(o.Rect())
	copy(h.V, o.V)
	steep := 0.010 * float32(p.Size)
	for i := range o.V {
		gx, gy := h.Slope(i)
		o.V[i] = plane.Clamp2(-(0.75*gx + 0.45*gy) * steep)
	}
	return o
}

// foldsAcross is how many folds cross the picture: they go with the size of who wears them.
func foldsAcross(p *picture.Picture) float32 {
	wide := 0
	for _, f := range p.Faces() {
		wide = max(wide, f.Dx())
	}
	if wide == 0 {
		return 11
	}
	return max(4, min(16, 0.72*float32(p.Size)/float32(wide)))
}

// tint is the mean color of a body, as shares of its brightness: the same in light and in shade.
type tint struct {
	mean       color.RGB
	luma, r, b float32
}

func toneOf(l *raster.Layer) tint {
	var sum [4]float32
	for i := 0; i < len(l.Pix); i += 4 * 13 {
		for k := range sum {
			sum[k] += l.Pix[i+k]
		}
	}
	if sum[3] < 0.5 {
		return tint{}
	}
	c := plane.Straight(sum[:])
	v := plane.Luma(c) + 0.02
	return tint{c, v, c.R / v, c.B / v}
}

// near is 1 for a color that may be the same one in other light, 0 for another.
func (t tint) near(c color.RGB) float32 {
	v := plane.Luma(c) + 0.02
	r, b := c.R/v-t.r, c.B/v-t.b
	k := v / t.luma
	return plane.Smooth(0.34, 0.14, max(r, -r)+max(b, -b)) * plane.Smooth(0.38, 0.55, k) * plane.Smooth(2.4, 1.8, k)
}

// shadeTone is a color in the shade of its neighbor.
var shadeTone = sync.OnceValue(func() *color.Table {
	return color.NewLCHTable(func(c color.LCH) color.LCH {
		return color.LCH{L: c.L * 0.46, C: c.C*0.94 + 0.004, H: c.H - 0.03}
	})
})

// studioLight lights the form as a whole: a large lamp above left, a warm reflection from below right.
func studioLight(p *picture.Picture, l *raster.Layer, r plane.Rectangle) {
	a := plane.AlphaOf(l, r)
	height := a.Reduced(2).Inflated(p.Length(0.16) / 4).Softened(3)
	lamp := height.Lit(0.75, 5)
	lit := lamp.Diffuse.Enlarged(a)
	form := height.Enlarged(a)
	t := plane.SoftTone()
	bounce := color.Hex(0xffd9b0)
	span := float32(max(r.Dy(), 1))
	plane.EachIn(l, lit, func(d []float32, x, y int, v float32) {
		if d[3] < 0.004 {
			return
		}
		fall := 0.10 - 0.24*float32(y-r.Min.Y)/span // less light toward the ground
		plane.Atop(d, t.At(plane.Straight(d), plane.Clamp2(v*0.85+fall)), 1)
		i := (y-r.Min.Y)*form.W + x - r.Min.X
		gx, gy := form.Slope(i)
		if k := plane.Clamp(0.55*gx+0.7*gy) * 0.30; k > 0.004 { // downhill to the lower right
			plane.Atop(d, plane.Straight(d).Mix(bounce, 0.5), k)
		}
	})
}

// clarity deepens local contrast at a fine and a broad scale.
func clarity(p *picture.Picture, l *raster.Layer, fineGain, broadGain float32) {
	r := p.Around(l, 0)
	if r.Empty() {
		return
	}
	fine, broad := picture.BrightnessAround(l, r, p.Length(0.0030)), picture.BrightnessAround(l, r, p.Length(0.020))
	t := plane.SoftTone()
	for y := r.Min.Y; y < r.Max.Y; y++ {
		for x := r.Min.X; x < r.Max.X; x++ {
			d := plane.Pixel(l, y*l.W+x)
			if d[3] < 0.5 {
				continue
			}
			c := plane.Straight(d)
			v := plane.Luma(c)
			i := (y-r.Min.Y)*fine.W + x - r.Min.X
			k := fineGain*(v-fine.V[i]) + broadGain*(v-broad.V[i])
			plane.Atop(d, t.At(c, max(-0.5, min(0.5, k))), plane.Smooth(0.5, 1, d[3]))
		}
	}
}

// surface gives every color a little unevenness, warm and cool, and a fine relief that catches the light.
func surface(p *picture.Picture, l *raster.Layer, r plane.Rectangle) {
	hue := plane.Cloud{Size: p.Size, Waves: 9, Octaves: 3, Seed: p.Seed + 12}.Plane(r)
	skin := plane.Cloud{Size: p.Size, Waves: 170, Octaves: 2, Seed: p.Seed + 13}.Plane(r)
	calm := p.Calm(r)
	step := max(1, int(p.Length(0.0012)+0.5))
	strength := float32(1)
	if p.Detailed {
		strength = 1.6
	}
	plane.EachIn(l, hue, func(d []float32, x, y int, v float32) {
		if d[3] < 0.004 {
			return
		}
		i := (y-r.Min.Y)*skin.W + x - r.Min.X
		j := max(0, i-step-step*skin.W)
		bump := (skin.V[i] - skin.V[j]) * 0.07 * (1 - 0.9*calm.At((x-r.Min.X)/8, (y-r.Min.Y)/8))
		mid := plane.Luma(plane.Straight(d))
		k := 1 + strength*bump*(0.35+2.6*mid*(1-mid))
		w := (v - 0.5) * 0.07 * strength
		d[0] = min(d[0]*k*(1+w), d[3])
		d[1] = min(d[1]*k*(1+0.25*w), d[3])
		d[2] = min(d[2]*k*(1-w), d[3])
	})
}
