package picture

import (
	"pellucid/internal/engine/illustrator/color"
	"pellucid/internal/engine/illustrator/raster"
	"pellucid/internal/engine/illustrator/scene"
	"pellucid/internal/engine/illustrator/style/plane"
)

// HandEyed draws open eyes as a hand does with a brush or a stick, instead of rings within rings: a lid in one stroke that swells, an iris that
// hangs from it, and a spot of light.
func (p *Picture) HandEyed() *Picture { return p.Eyed(handEye) }

func handEye(e Eye) []scene.Node {
	if e.OfLife() {
		return handEyeOfLife(e)
	}
	s := e.Side
	if s == 0 {
		s = 1
	}
	w, h := float32(1.02), min(max(e.High, 0.82), 1.15)*0.92
	if !e.Person {
		w, h = 0.98, min(max(e.High, 0.9), 1.3)*0.95
	}
	dark, white := color.Hex(0x221a1c), color.Hex(0xfbf7ef)
	v := color.ToLCH(e.Iris)
	iris := color.FromLCH(color.LCH{L: max(0.30, min(0.58, v.L)), C: v.C * 0.9, H: v.H})
	ball := scene.NewPath().Move(-s*w, 0.16*h).Quad(-s*0.62*w, -1.02*h, s*0.12*w, -h).Quad(s*0.86*w, -0.98*h, s*w, -0.02*h).
		Quad(s*0.62*w, 0.98*h, -s*0.06*w, 0.98*h).Quad(-s*0.72*w, 0.94*h, -s*w, 0.16*h).Close().Fill(white.Paint()).Path()
	round := min(0.80*w, 0.86*h)
	disc := func(x, y, r float32, c color.RGB) scene.Node {
		return scene.NewPath().Ellipse(x, y, r, r*1.08).Fill(c.Paint()).Node()
	}
	inner := []scene.Node{disc(0, -0.02*h, round, dark.Mix(iris, 0.45)), disc(0, 0.14*h, round*0.80, iris), disc(0, -0.02*h, round*0.52, dark), disc(-0.30*round, -0.36*h, round*0.27, white)}
	lid := scene.NewPath().Move(-s*w*1.06, 0.26*h).Quad(-s*0.66*w, -1.16*h, s*0.14*w, -1.20*h).Quad(s*0.96*w, -1.18*h, s*w*1.26, -0.14*h).
		Quad(s*0.80*w, -0.80*h, s*0.10*w, -0.84*h).Quad(-s*0.62*w, -0.84*h, -s*w*1.06, 0.26*h).Close().Fill(dark.Paint()).Node()
	return []scene.Node{{Path: ball}, {Group: &scene.Group{Opacity: 1, Clip: []scene.Node{{Path: ball}}, Children: inner}}, lid}
}

// handEyeOfLife is an eye between two lids, as wide as three of its heights: the upper lid cuts the iris, and only it is a line.
func handEyeOfLife(e Eye) []scene.Node {
	s, h := e.Side, max(e.High, 0.40)
	if s == 0 {
		s = 1
	}
	dark, white := color.Hex(0x221a1c), color.Hex(0xf4efe8)
	v := color.ToLCH(e.Iris)
	iris := color.FromLCH(color.LCH{L: max(0.40, min(0.58, v.L)), C: v.C * 0.9, H: v.H})
	ball := scene.NewPath().Move(-s, 0.30*h).Quad(-s*0.45, -1.02*h, s*0.10, -h).Quad(s*0.70, -0.96*h, s, -0.10*h).
		Quad(s*0.50, 0.98*h, -s*0.05, 0.98*h).Quad(-s*0.60, 0.96*h, -s, 0.30*h).Close().Fill(white.Paint()).Path()
	disc := func(x, y, r float32, c color.RGB) scene.Node {
		return scene.NewPath().Ellipse(x, y, r, r).Fill(c.Paint()).Node()
	}
	round := 0.98 * h
	inner := []scene.Node{disc(0, -0.10*h, round, dark.Mix(iris, 0.35)), disc(0, -0.06*h, 0.82*round, iris), disc(0, -0.10*h, 0.46*round, dark), disc(-0.30*round, -0.42*h, 0.22*round, white)}
	lid := scene.NewPath().Move(-s*1.06, 0.42*h).Quad(-s*0.52, -1.20*h, s*0.12, -1.22*h).Quad(s*0.80, -1.24*h, s*1.24, -0.30*h).
		Quad(s*0.66, -0.84*h, s*0.08, -0.84*h).Quad(-s*0.46, -0.80*h, -s*1.06, 0.42*h).Close().Fill(dark.Paint()).Node()
	return []scene.Node{{Path: ball}, {Group: &scene.Group{Opacity: 1, Clip: []scene.Node{{Path: ball}}, Children: inner}}, lid}
}

// LayBroken draws a layer over another one, at each pixel as far as the tool covers the paper there: what is laid smooth looks pasted on.
func LayBroken(out, l *raster.Layer, cover func(x, y int) float32) {
	if l == nil {
		return
	}
	r := plane.Bounds(l).Intersect(plane.Bounds(out))
	for y := r.Min.Y; y < r.Max.Y; y++ {
		for x := r.Min.X; x < r.Max.X; x++ {
			s := plane.Pixel(l, (y-l.Y0)*l.W+x-l.X0)
			if s[3] > 0.004 {
				plane.Atop(plane.Pixel(out, (y-out.Y0)*out.W+x-out.X0), plane.Straight(s), plane.Clamp(s[3]*cover(x, y)))
			}
		}
	}
}
