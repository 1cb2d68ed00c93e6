package symbols

import (
	"strconv"

	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/shape"
)

var star = kit.Piece{
	Name: "star", Cm: 20,
	States:  "4-points; 5-points; 6-points; 7-points; 8-points; 10-points; 12-points",
	Palette: "fill #fdc52c; outline #e08a12 <fill",
	Draw: func(c *kit.Canvas) {
		t, o := c.Tones("fill"), c.Tones("outline")
		idea := c.Variant(4)
		if starPoints(c) != 5 {
			idea = 0
		}
		switch idea {
		case 1:
			bevelStar(c, t, o)
		case 2:
			d := shape.Star(128, 134, 5, 116, 62, 20)
			c.Part("outline", c.Path(d, o.DD).Stroke(o.DD, 22))
			c.Part("fill", c.Form(d, t.M, c.Path(d, t.D), c.Path(d, t.M).Move(-9, -9)))
			c.Part("shine", c.Line("M119 58L104 88Q101 94 94 95L70 98", kit.White, 9).Opacity(.95))
		case 3:
			d, in := shape.Star(128, 136, 5, 124, 66, 24), shape.Star(128, 137, 5, 92, 49, 16)
			c.Part("outline", shape.Plump(c, d, o))
			c.Part("fill", shape.Cast(c, in, o.DDD, 1, 2, 3, .6), shape.Plump(c, in, t))
			c.Part("shine", c.Path("M120 66C112 84 106 94 92 97C86 98 84 92 90 90C102 86 106 76 114 62C117 56 123 59 120 66Z", kit.White).Opacity(.7))
		default:
			d, n := shape.Star(128, 136, 5, 130, 68, 22), starPoints(c)
			if n != 5 {
				d = shape.Star(128, 128, n, 126, 46+3*float64(n), 90/float64(n))
			}
			c.Part("fill", shape.Plump(c, d, t))
			c.Part("outline", c.Path(d, kit.None).Stroke(kit.Lin(40, 20, 210, 220, t.L, o.M, o.D), 3).Opacity(.6))
			if n != 5 {
				c.Part("shine", c.Ellipse(100, 92, 15, 9, kit.White).Rotate(-40, 100, 92).Opacity(.6))
				break
			}
			c.Part("shine", c.Path("M119 40C110 62 102 82 84 87C70 91 52 92 40 95C31 97 29 89 38 86C52 82 66 82 78 78C92 73 100 56 108 37C112 28 123 31 119 40Z", kit.White).Opacity(.65),
				c.Ellipse(94, 100, 6, 4.4, kit.White).Rotate(-30, 94, 100).Opacity(.6))
		}
	},
}

// starPoints is how many points were asked for.
func starPoints(c *kit.Canvas) int {
	for _, n := range []int{4, 6, 7, 8, 10, 12} {
		if c.State(strconv.Itoa(n) + "-points") {
			return n
		}
	}
	return 5
}

// bevelStar has ten flat faces that meet in a raised center.
func bevelStar(c *kit.Canvas, t, o kit.Tones) {
	c.Part("outline", c.Path(shape.Star(128, 136, 5, 128, 54, 3), o.D).Stroke(o.D, 5))
	var faces []kit.Node
	pts := make([]shape.Pt, 10)
	for i := range pts {
		r := 128.0
		if i%2 == 1 {
			r = 54
		}
		pts[i] = shape.Polar(128, 136, r, -90+36*float64(i))
	}
	tones := []kit.Color{t.D, t.D.Shade(-.6), t.M, t.DD, t.L, t.DD, t.LL, t.D, t.LL, t.L}
	for i := range pts {
		faces = append(faces, c.Path(shape.Poly(.01, pts[i], pts[(i+1)%10], shape.Pt{X: 128, Y: 136}), tones[i]).Stroke(tones[i], .5))
	}
	c.Part("fill", faces...)
	c.Part("shine", c.Path(shape.Glint(128, 60, 22, .1), kit.White).Opacity(.9), c.Path(shape.Glint(76, 172, 12, .1), kit.White).Opacity(.8))
}
