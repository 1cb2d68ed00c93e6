package balls

import (
	"math"

	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/sheen"
)

var basketball = kit.Piece{
	Name: "basketball", Cm: 24,
	Palette: "skin #ee7d2b ball orange leather; lines #4a3038 seams",
	Draw: func(c *kit.Canvas) {
		s, l := c.Tones("skin"), c.Tones("lines")
		o := orb{ballX, ballY, ballR, 18, 24, -14}
		var lines []kit.Node
		for _, ring := range [][]vec{circle(vec{1, 0, 0}, 0), circle(vec{0, 1, 0}, 0), bulge(1), bulge(-1)} {
			d := o.line(ring)
			lines = append(lines, c.Line(d, s.LL, 5).Move(1.6, 2).Opacity(.55), c.Line(d, l.DD, 5.6), c.Line(d, l.M, 3).Move(-.4, -.6))
		}
		pebbles := sheen.Each(620, func(i int) kit.Node {
			a, r := float64(i)*2.39996, math.Sqrt(float64(i)/620)
			r = math.Sin(r * math.Pi / 2)
			x, y := ballX+ballR*r*math.Cos(a), ballY+ballR*r*math.Sin(a)
			return c.Circle(x, y, 1.25, s.DD).Opacity(.3)
		})
		c.Part("skin", sheen.Ball(c, ballX, ballY, ballR, s, pebbles, c.Named("lines", lines...), dusk(c, ballX, ballY, ballR, s.DDD).Opacity(.75)),
			sheen.Gloss(c, ballX, ballY, 103, 103, 196, 236, 9))
		c.AnchorBox("grip", 128, 128, 0, 0, 0)
		c.Anchor("ground", 128, 248)
	},
}

// bulge is the side seam of a basketball, which bends toward the middle.
func bulge(side float64) []vec {
	out := make([]vec, 97)
	for i := range out {
		s, k := math.Sincos(float64(i) / 96 * 2 * math.Pi)
		h := .62 + .16*math.Cos(2*float64(i)/96*2*math.Pi)
		out[i] = vec{side * h, s, k}
		r := math.Sqrt(1 - h*h)
		out[i].Y, out[i].Z = out[i].Y*r, out[i].Z*r
	}
	return out
}
