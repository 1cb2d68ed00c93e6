package frames

import (
	"fmt"
	"math"

	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/shape"
)

func line(x1, y1, x2, y2 float64) string { return fmt.Sprintf("M%.2f %.2fL%.2f %.2f", x1, y1, x2, y2) }

// ovalRing is a band between two ellipses.
func ovalRing(x, y, rx, ry, w float64) string {
	return kit.Oval(x, y, rx, ry) + fmt.Sprintf("M%g %ga%g %g 0 1 0 %g 0a%g %g 0 1 0 %g 0z", x-rx+w, y, rx-w, ry-w, 2*(rx-w), rx-w, ry-w, -2*(rx-w))
}

func ovalFrame(c *kit.Canvas, b kit.Box, k float64, w, g, m kit.Tones) {
	x, y, rx, ry := (b.X0+b.X1)/2, (b.Y0+b.Y1)/2, b.W()/2, b.H()/2
	ring := func(in, wide float64, colors ...any) kit.Node {
		return c.Path(ovalRing(x, y, rx-in, ry-in, wide), kit.Lin(b.X0, b.Y0, b.X1, b.Y1, colors...))
	}
	c.Part("molding", ring(0, 5*k, w.LL, w.M, w.DD), ring(5*k, 20*k, w.D, w.L, w.M, w.DD), ring(9*k, 6*k, w.L, w.LL, w.M, w.D))
	c.Part("corners", ring(25*k, 5*k, g.DD, g.L, g.LL, g.D))
	n := int((rx + ry) / 5 / k)
	for i := range n {
		s, q := math.Sincos(2 * math.Pi * float64(i) / float64(n))
		px, py := x+(rx-2.5*k)*q, y+(ry-2.5*k)*s
		c.Part("corners", c.Circle(px+.4*k, py+.6*k, 2.7*k, w.DDD).Opacity(.6), c.Circle(px, py, 2.3*k, kit.Rad(px-k, py-k, 3.4*k, g.LL, g.M, g.DD)))
	}
	c.Part("mat", ring(30*k, 9*k, m.DD, m.M, m.M, m.L), c.Path(kit.Oval(x, y, rx-39*k, ry-39*k), kit.None).Stroke(m.DD, 1.2*k))
	c.AnchorBox("inside", x, y, (rx-40*k)*1.42, (ry-40*k)*1.42, 0)
}

var circleFrame = kit.Piece{
	Name: "circle-frame", Cm: 40,
	Palette: "ring #d9a441 gold round; accent #f5dc9a <ring",
	Draw: func(c *kit.Canvas) {
		t, a := c.Tones("ring"), c.Tones("accent")
		c.AnchorBox("inside", 128, 128, 150, 150, 0)
		r := c.Rand()
		switch c.Variant(4) {
		case 1: // two thin rings that wander
			for i := range 3 {
				d := shape.Blob(r, 128, 128, 116-2*float64(i), .045, 20)
				c.Part("ring", c.Path(d, kit.None).Stroke(kit.Lin(20, 20, 236, 236, t.LL, t.M, t.DD, t.L), 2.4-.5*float64(i)))
			}
			c.Part("accent", sparkleAt(c, 204, 44, 12, a), sparkleAt(c, 52, 212, 9, a))
		case 2: // beads
			c.Part("ring", c.Path(shape.Ring(128, 128, 104, 98), shape.Metal(20, 20, 236, 236, t)))
			for i := range 44 {
				p := shape.Polar(128, 128, 114, 360*float64(i)/44)
				c.Part("accent", c.Circle(p.X+.5, p.Y+.9, 7, t.DDD).Opacity(.4), c.Circle(p.X, p.Y, 6.6, kit.Rad(p.X-2, p.Y-2.6, 9, a.LL, t.M, t.DD)))
			}
		case 3: // brushed
			for range 34 {
				q := 112 + shape.Between(r, -9, 9)
				f := shape.Between(r, 0, 360)
				st := shape.Sample(shape.Arc(128, 128, q, q, f, f+shape.Between(r, 150, 330), 20), 60)
				c.Part("ring", c.Path(shape.Ribbon(st, shape.Taper(shape.Between(r, .8, 3.2), .1)), []kit.Color{t.M, t.D, t.L, a.M}[r.IntN(4)]))
			}
		default:
			c.Part("ring", c.Path(shape.Ring(128, 128, 122, 96), t.DD), c.Path(shape.Ring(128, 128, 122, 114), kit.Lin(30, 20, 226, 236, t.LL, t.M, t.DD)),
				c.Path(shape.Ring(128, 128, 115, 102), shape.Metal(30, 20, 226, 236, t)), c.Path(shape.Ring(128, 128, 103, 97), kit.Lin(30, 20, 226, 236, t.DD, t.L, t.LL)))
			c.Part("accent", c.Path(shape.Ribbon(shape.Sample(shape.Arc(128, 128, 118, 118, 190, 280, 12), 50), shape.Taper(3, .05)), kit.White).Opacity(.8),
				c.Circle(128, 128, 109, kit.None).Stroke(a.L, 1).Opacity(.7))
		}
	},
}

func sparkleAt(c *kit.Canvas, x, y, r float64, t kit.Tones) kit.Node {
	return kit.Of(shape.Puff(c, x, y, r*.8, t.L, .4), c.Path(shape.Glint(x, y, r, .14), kit.Lin(x-r, y-r, x+r, y+r, t.LL, t.M, t.D)), c.Path(shape.Glint(x, y, r*.4, .2), kit.White).Opacity(.9))
}

// filigree is wire scrollwork around the opening, thin and open.
func filigree(c *kit.Canvas, b kit.Box, k float64, g kit.Tones) {
	fill := kit.Lin(b.X0, b.Y0, b.X1, b.Y1, g.LL, g.M, g.D, g.L, g.M, g.DD)
	in := shape.Inset(b, 26*k)
	for i, q := range []float64{0, 4} {
		c.Part("molding", c.Path(shape.Rect(shape.Inset(in, q*k), 5*k), kit.None).Stroke(g.DDD, []float64{2.6, 1.2}[i]*k).Move(.5, .9).Opacity(.4), c.Path(shape.Rect(shape.Inset(in, q*k), 5*k), kit.None).Stroke(fill, []float64{2.4, 1}[i]*k))
	}
	pts, ang := evenly(in, 30*k)
	for i, p := range pts {
		n := kit.Of(c.Both(p.X, curl(c, p.X+1*k, p.Y-1*k, -18, 27*k, -1, 1.9*k, fill), teardrop(c, p.X+3*k, p.Y-7*k, 9*k, -66, fill)), teardrop(c, p.X, p.Y-6*k, 12*k, -90, fill), c.Circle(p.X, p.Y-3*k, 1.7*k, fill), c.Circle(p.X, p.Y-20*k, 1.5*k, fill))
		c.Part("corners", n.Rotate(ang[i], p.X, p.Y))
	}
	corners(in, func(x, y, turn float64) {
		n := kit.Of(curl(c, x, y, -62, 44*k, 1, 2.6*k, fill), curl(c, x, y, -28-180, 44*k, -1, 2.6*k, fill), teardrop(c, x-2*k, y-2*k, 26*k, -135, fill), teardrop(c, x, y, 15*k, -112, fill), teardrop(c, x, y, 15*k, -158, fill), c.Circle(x, y, 4*k, kit.Rad(x-k, y-k, 5*k, g.LL, g.M, g.DD)))
		c.Part("corners", n.Rotate(turn, x, y))
	})
	inside(c, shape.Inset(in, 8*k))
}
