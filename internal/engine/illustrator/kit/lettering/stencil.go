package lettering

import (
	"math"
	"math/rand/v2"

	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/shape"
)

// stencil is a plain heavy face with bridges left open in each letter, in one flat color: sprayed, thin in specks, with a dust around it that is
// denser below, and a run of paint or two.
func stencil(l look) {
	c := l.c
	box := shape.Inset(l.box, 14)
	mask := []kit.Node{c.Rect(0, 0, 256, 256, 0, kit.White)}
	var each []kit.Box
	for _, one := range kit.LettersEach(upper(l.text), box, "slab") {
		b := c.Path(one, kit.Black).Bounds()
		w := math.Max(1.8, math.Min(6, b.H()*.06))
		mask = append(mask, c.Rect((b.X0+b.X1)/2-w/2, b.Y0-2, w, b.H()+4, 0, kit.Black))
		each = append(each, b)
	}
	if len(each) == 0 {
		return
	}
	d := kit.LettersPath(upper(l.text), box, "slab")
	k, q, r := l.unit(d), c.Path(d, kit.Black).Bounds(), c.Rand()
	for range grains {
		x, y, s := shape.Between(r, q.X0, q.X1), shape.Between(r, q.Y0, q.Y1), math.Pow(r.Float64(), 3)
		mask = append(mask, c.Circle(x, y, (.22+.75*s)*k, kit.Black))
	}
	near := kit.Of(c.Blur(3.2*k, c.Path(d, kit.White).Stroke(kit.White, 5*k).Move(0, 1.6*k)))
	c.Part("decoration", c.Mask(near, c.Path(overspray(r, q, k), l.t.M)))
	c.Part("letters", c.Mask(kit.Of(mask...), c.Path(d, l.t.M)))
	c.Part("decoration", c.Path(runs(r, each, k), l.t.M))
}

// grains is how many specks of a stencil's paint are open; seven times as many lie around it.
const grains = 260

// overspray is drops of paint all over a box that is a little larger.
func overspray(r *rand.Rand, q kit.Box, k float64) string {
	d := ""
	for range 7 * grains {
		d += drop(shape.Between(r, q.X0-9*k, q.X1+9*k), shape.Between(r, q.Y0-7*k, q.Y1+13*k), (.14+.62*math.Pow(r.Float64(), 3))*k)
	}
	return d
}

// drop is a round drop of paint.
func drop(x, y, r float64) string { return kit.RoundRect(x-r, y-r, 2*r, 2*r, r) }

// runs are two runs of paint from the feet of letters.
func runs(r *rand.Rand, feet []kit.Box, k float64) string {
	d := ""
	for n := range 2 {
		if len(feet) < 2+3*n {
			break
		}
		b := feet[len(feet)-1-int(float64(len(feet)/2)*r.Float64())]
		x, long, w := b.X0+b.W()*.2, shape.Between(r, 10, 18)*k, 1.5*k
		d += kit.RoundRect(x-w/2, b.Y1-3*k, w, long, w/2) + drop(x, b.Y1-3*k+long-w*.3, w*.85)
	}
	return d
}
