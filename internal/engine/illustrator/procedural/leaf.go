package procedural

import (
	"math"

	"pellucid/internal/engine/illustrator/color"
	"pellucid/internal/engine/illustrator/scene"
)

// leaf draws a leaf of length 1 that grows from the origin upwards, its right half darker.
func leaf(c color.RGB, width float32) []scene.Node {
	dark, vein := shaded(c, -0.07, 1), shaded(c, -0.15, 0.9)
	whole := scene.NewPath().Fill(c.Paint()).Move(0, 0)
	bladeSide(whole, -width)
	whole.Cubic(scene.Point{X: width * 0.9, Y: -0.78}, scene.Point{X: width, Y: -0.28}, scene.Point{}).Close()
	half := scene.NewPath().Fill(dark.Paint()).Move(0, 0)
	half.Quad(0.05*width, -0.5, 0, -1)
	half.Cubic(scene.Point{X: width * 0.9, Y: -0.78}, scene.Point{X: width, Y: -0.28}, scene.Point{}).Close()
	rib := scene.NewPath().Move(0, 0.04).Quad(0.05*width, -0.45, 0, -0.82).Stroke(line(vein, 0.022))
	return []scene.Node{whole.Node(), half.Node(), rib.Node()}
}

func bladeSide(b *scene.Builder, width float32) {
	b.Cubic(scene.Point{X: width, Y: -0.28}, scene.Point{X: width * 0.9, Y: -0.78}, scene.Point{Y: -1})
}

// curve is a cubic on which leaves grow.
type curve [4]scene.Point

func (c curve) at(t float32) scene.Point {
	u := 1 - t
	a, b, d, e := u*u*u, 3*u*u*t, 3*u*t*t, t*t*t
	return scene.Point{
		X: a*c[0].X + b*c[1].X + d*c[2].X + e*c[3].X,
		Y: a*c[0].Y + b*c[1].Y + d*c[2].Y + e*c[3].Y,
	}
}

// heading is the direction of growth at t, as the angle that turns "up" into it.
func (c curve) heading(t float32) float64 {
	a, b := c.at(t-0.01), c.at(t+0.01)
	return math.Atan2(float64(b.X-a.X), float64(a.Y-b.Y))
}

func (c curve) path() *scene.Builder {
	return scene.NewPath().Move(c[0].X, c[0].Y).Cubic(c[1], c[2], c[3])
}

// sprig is a stem with leaves.
type sprig struct {
	curve curve
	leaf  float32 // length of the largest leaf
	width float32 // of a leaf of length 1, to one side
	green color.RGB
	berry color.RGB
	gaps  float32 // distance between leaves as a share of the stem
	fruit bool    // berries at the tips instead of some leaves
}

// grow draws the sprig: leaves on alternating sides, smaller towards the tip, one at the end.
func (s *sheet) grow(g sprig) {
	s.add(g.curve.path().Stroke(line(shaded(g.green, -0.10, 0.9), g.leaf*0.06)).Node())
	lean := float32(1)
	for t := 0.14 + g.gaps*s.rng.Float32(); t < 0.97; t += g.gaps {
		p := g.curve.at(t)
		lean = -lean
		angle := g.curve.heading(t) + float64(lean*s.between(0.62, 0.95))
		size := g.leaf * (1.08 - 0.5*t) * s.between(0.85, 1.1)
		if g.fruit && s.rng.IntN(3) == 0 {
			s.berry(p, angle, size*0.75, g)
			continue
		}
		s.addAll(leaf(shaded(g.green, s.between(-0.04, 0.05), 1), g.width), placed(p.X, p.Y, size, angle))
	}
	tip := g.curve.at(1)
	s.addAll(leaf(shaded(g.green, 0.04, 1), g.width), placed(tip.X, tip.Y, g.leaf*0.6, g.curve.heading(0.98)))
}

func (s *sheet) berry(p scene.Point, angle float64, reach float32, g sprig) {
	sin, cos := math.Sincos(angle)
	end := scene.Point{X: p.X + reach*float32(sin), Y: p.Y - reach*float32(cos)}
	stem := scene.NewPath().Move(p.X, p.Y).Quad((p.X+end.X)/2, (p.Y+end.Y)/2-reach*0.1, end.X, end.Y)
	s.add(stem.Stroke(line(shaded(g.green, -0.08, 0.9), g.leaf*0.05)).Node())
	r := g.leaf * 0.14
	s.disc(end, r, g.berry)
	s.disc(scene.Point{X: end.X - r*0.3, Y: end.Y - r*0.3}, r*0.28, shaded(g.berry, 0.25, 0.5))
}

func (s *sheet) disc(p scene.Point, r float32, c color.RGB) {
	s.add(scene.NewPath().Ellipse(p.X, p.Y, r, r).Fill(c.Paint()).Node())
}
