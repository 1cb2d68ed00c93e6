package surface

import (
	"math"

	"pellucid/internal/engine/illustrator/color"
	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/raster"
	"pellucid/internal/engine/illustrator/scene"
)

// SampleSide is the side in pixels of the small drawing in which silhouettes and colors are looked up.
const SampleSide = 96

// Small draws a drawing small; the matrix takes its units to pixels.
func Small(d *kit.Drawing) (*raster.Layer, scene.Matrix) {
	l := raster.Square(SampleSide)
	k := float32(SampleSide / max(d.Box.W(), d.Box.H(), 1e-6))
	m := scene.ScaleBy(k, k).Mul(scene.Translate(-float32(d.Box.X0), -float32(d.Box.Y0)))
	raster.Draw(l, d.Nodes(), m)
	return l, m
}

// Along returns the matrix that makes a drawing longer by a factor along its longer axis, and a little thinner across it.
func Along(d kit.Drawing, by float64) scene.Matrix {
	turn, long := Axis(&d)
	if long == 0 {
		return scene.Identity
	}
	return scene.Rotate(turn).Mul(scene.ScaleBy(float32(by), float32(1/math.Sqrt(math.Sqrt(by))))).Mul(scene.Rotate(-turn))
}

// Elongation is how many times longer a drawing is along its longer axis than across it.
func Elongation(d kit.Drawing) float64 {
	_, long := Axis(&d)
	return long
}

// Axis is the angle of a drawing's longer axis and how many times longer it is than the other one, or 0 for an empty drawing.
func Axis(d *kit.Drawing) (turn, long float64) {
	l, _ := Small(d)
	var n, sx, sy, xx, yy, xy float64
	for i, a := range l.Alpha() {
		if a > .5 {
			x, y := float64(i%SampleSide), float64(i/SampleSide)
			n, sx, sy, xx, yy, xy = n+1, sx+x, sy+y, xx+x*x, yy+y*y, xy+x*y
		}
	}
	if n == 0 {
		return 0, 0
	}
	x, y := sx/n, sy/n
	a, b, c := xx/n-x*x, yy/n-y*y, xy/n-x*y
	spread := math.Hypot(a-b, 2*c)
	return .5 * math.Atan2(2*c, a-b), math.Sqrt((a + b + spread) / max(a+b-spread, 1e-6))
}

// Underside returns a function that finds the lowest painted y, in units, at a share of the width.
func Underside(d *kit.Drawing) func(t float64) (float64, bool) { return Edge(d, false) }

// Topside returns a function that finds the highest painted y.
func Topside(d *kit.Drawing) func(t float64) (float64, bool) { return Edge(d, true) }

func Edge(d *kit.Drawing, top bool) func(t float64) (float64, bool) {
	l, m := Small(d)
	box := d.Box
	alpha := l.Alpha()
	scale := float64(m.Scale())
	return func(t float64) (float64, bool) {
		x := max(0, min(SampleSide-1, int(t*box.W()*scale)))
		for i := range SampleSide {
			y := i
			if !top {
				y = SampleSide - 1 - i
			}
			if alpha[y*SampleSide+x] > .6 {
				if !top {
					y++
				}
				return box.Y0 + float64(y)/scale, true
			}
		}
		return 0, false
	}
}

// Ruling is the color that covers most of a drawing.
func Ruling(d *kit.Drawing) kit.Color {
	l, _ := Small(d)
	c := color.FromLCH(color.DominantOf(l).LCH)
	return kit.RGBA(float64(c.R), float64(c.G), float64(c.B), 1)
}

// RulingColor is the color that covers most of a drawing.
func RulingColor(d kit.Drawing) kit.Color { return Ruling(&d) }
