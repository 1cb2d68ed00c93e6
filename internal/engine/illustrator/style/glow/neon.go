// Package glow has the styles of colored light: neon, cyberpunk, synthwave and foil.
package glow

import (
	"context"
	"image"
	"math"

	"pellucid/internal/engine/illustrator/color"
	"pellucid/internal/engine/illustrator/raster"
	"pellucid/internal/engine/illustrator/scene"
	"pellucid/internal/engine/illustrator/style/picture"
	"pellucid/internal/engine/illustrator/style/plane"
)

// Neon bends the outlines into glowing tubes. The tube keeps a saturated wall around its hot core, so that it reads on
// white as well as on black.
func Neon(_ context.Context, p *picture.Picture) *raster.Layer {
	width, detail := p.Length(0.0115), p.Length(0.05)
	if p.Detailed {
		width, detail = p.Length(0.009), p.Length(0.03)
	}
	if p.Airy {
		detail = 0
	}
	p = p.Eyed(neonEye)
	tubes := p.Outlined(picture.Pen{Width: width, Detail: detail, Line: gas, Words: true})
	out := raster.Square(p.Size)
	r := p.Around(tubes, 0.10)
	if r.Empty() {
		return out
	}
	tubes = plane.Crop(tubes, r)
	halo(p, out, tubes)
	wall(p, out, tubes)
	return out
}

// neonEye is a lid and a pupil: they shine in cool blue, apart from the skin.
func neonEye(e picture.Eye) []scene.Node {
	ink := color.Hex(0x10131c)
	lid := scene.NewPath().Move(-1.1, -.1).Quad(0, -1.9*e.High, 1.1, -.1).Stroke(scene.Stroke{Paint: ink.Paint(), Width: .40, Cap: scene.RoundCap})
	return []scene.Node{
		scene.NewPath().Ellipse(0, 0, 1, e.High).Fill(color.RGB{R: 1, G: 1, B: 1}.Paint()).Node(),
		scene.NewPath().Ellipse(0, .14, .56, .66*e.High).Fill(ink.Paint()).Node(), lid.Node(),
	}
}

// gas is the light that a tube of about this color gives; grays glow in cool blue.
func gas(fill color.RGB) color.RGB {
	c := color.ToLCH(fill)
	if c.C < 0.04 {
		c.H = -1.75
	}
	g := color.FromLCH(color.LCH{L: 0.59, C: 0.28, H: c.H})
	k := 1 / max(g.R, g.G, g.B)
	return color.RGB{R: g.R * k, G: g.G * k, B: g.B * k}
}

// halo sums blurs of growing width: light falls off fast near the tube and slowly far from it. It is so smooth that half
// the resolution holds it.
func halo(p *picture.Picture, out, tubes *raster.Layer) {
	rings := []struct{ share, strength float32 }{{0.004, 0.50}, {0.011, 0.60}, {0.030, 0.55}}
	blurs := make([]plane.Small, len(rings))
	for i, g := range rings {
		blurs[i] = plane.Surroundings(tubes, p.Length(g.share))
	}
	glow := raster.NewLayer(0, 0, (tubes.W+1)/2, (tubes.H+1)/2)
	for k := range glow.W * glow.H {
		var c color.RGB
		for i, g := range rings {
			s := blurs[i].At(tubes.X0+k%glow.W*2, tubes.Y0+k/glow.W*2)
			c.R, c.G, c.B = c.R+s[0]*g.strength, c.G+s[1]*g.strength, c.B+s[2]*g.strength
		}
		if m := max(c.R, c.G, c.B); m > 0.004 {
			a := 1 - float32(math.Exp(float64(-1.7*(m-0.004))))
			plane.Set(plane.Pixel(glow, k), color.RGB{R: c.R / m, G: c.G / m, B: c.B / m}, a)
		}
	}
	light := plane.Small{Layer: glow, Factor: 2, Origin: image.Pt(tubes.X0, tubes.Y0)}
	for y := tubes.Y0; y < tubes.Y0+tubes.H; y++ {
		for x := tubes.X0; x < tubes.X0+tubes.W; x++ {
			c := light.At(x, y)
			copy(plane.Pixel(out, y*out.W+x), c[:])
		}
	}
}

// wall draws the tubes: saturated at the edge, almost white along the middle.
func wall(p *picture.Picture, out, tubes *raster.Layer) {
	r := plane.Bounds(tubes)
	core := picture.CoverageOf(tubes, r).Blurred(p.Length(0.0019))
	white := color.RGB{R: 1, G: 1, B: 1}
	plane.EachIn(out, core, func(d []float32, x, y int, v float32) {
		t := plane.Pixel(tubes, (y-tubes.Y0)*tubes.W+x-tubes.X0)
		m := max(t[0], t[1], t[2])
		if m < 0.01 {
			return
		}
		c := color.RGB{R: t[0] / m, G: t[1] / m, B: t[2] / m}
		k := 0.76 + 0.24*plane.Smooth(0.45, 0.75, v) // a deep edge, which is seen on white
		c = color.RGB{R: c.R * k, G: c.G * k, B: c.B * k}
		plane.Over(d, c.Mix(white, 0.50*plane.Smooth(0.78, 0.99, v)), m)
	})
}
