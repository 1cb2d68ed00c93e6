package symbols

import (
	"math"

	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/shape"
)

var dottedLine = kit.Piece{
	Name: "dotted-line", Cm: 20, Palette: "dots #8a5be0 line",
	Draw: func(c *kit.Canvas) {
		t := c.Tones("dots")
		for i := range 9 {
			c.Part("dots", shape.Raised(c, kit.Oval(14+28.500*float64(i), 128, 10.500, 10.500), t, 2.500))
		}
	},
}

var wavyLine = kit.Piece{
	Name: "wavy-line", Cm: 20, Palette: "line #2f9fd6 wave",
	Draw: func(c *kit.Canvas) {
		t := c.Tones("line")
		pts := make([]shape.Pt, 49)
		for i := range pts {
			u := float64(i) / 48
			pts[i] = shape.Pt{X: 14 + 228*u, Y: 128 + 22*math.Sin(u*6*math.Pi)}
		}
		c.Part("line", shape.Raised(c, shape.Ribbon(shape.Sample(pts, 160), shape.Even(17)), t, 4))
	},
}

// scribble is a line drawn to and fro by hand.
var scribble = kit.Piece{
	Name: "scribble", Cm: 20, Palette: "line #e2503f pencil red",
	Draw: func(c *kit.Canvas) {
		t, r := c.Tones("line"), c.Rand()
		var pts []shape.Pt
		for i := range 15 {
			u := float64(i) / 14
			y := 52 + 60*u + shape.Between(r, -10, 10)
			if i%2 == 1 {
				y = 150 + 56*u + shape.Between(r, -12, 12)
			}
			pts = append(pts, shape.Pt{X: 16 + 206*u + 22*float64(i%2), Y: y})
		}
		pts = append(pts, shape.Pt{X: 246, Y: 196}, shape.Pt{X: 214, Y: 236}, shape.Pt{X: 150, Y: 232})
		s := shape.Sample(pts, 260)
		c.Part("line", c.Path(shape.Ribbon(s, func(u float64) float64 { return 6.500 + 2*math.Sin(u*37) + 1.500*math.Sin(u*91) }), kit.Lin(0, 30, 0, 240, t.M, t.D)))
	},
}
