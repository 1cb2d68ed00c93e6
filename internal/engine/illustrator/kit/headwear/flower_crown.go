package headwear

import (
	"fmt"
	"math"

	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/fabric"
)

var flowerCrown = kit.Piece{
	Name: "flower-crown", Cm: 22,
	Palette: "flowers #f27199 roses; daisies #fff5e6; peonies #f7a94b; centers #f4b434; leaves #5eab55 greens",
	Draw: func(c *kit.Canvas) {
		f, d, p, y, l := c.Tones("flowers"), c.Tones("daisies"), c.Tones("peonies"), c.Tones("centers"), c.Tones("leaves")
		at := func(degrees float64) (float64, float64) {
			s, k := math.Sincos(degrees * math.Pi / 180)
			return 128 + 104*k, 124 + 58*s
		}
		c.On(kit.Back)
		var far []kit.Node
		for i := range 13 {
			x, q := at(190 + float64(i)*13.3)
			far = append(far, fabric.Leaf(c, x, q+2, 26, float64(i*47%90)-45, l))
		}
		for i, a := range []float64{200, 222, 244, 266, 290, 314, 338} {
			x, q := at(a)
			if i%2 == 0 {
				far = append(far, daisy(c, x, q, 15, 10, d, y))
			} else {
				far = append(far, fabric.Rose(c, x, q, 13, f))
			}
		}
		c.Part("flowers", c.Path(kit.Oval(128, 124, 104, 58), kit.None).Stroke(l.DD, 6), kit.Of(far...))
		c.On(kit.Body)
		c.Part("leaves", c.Line("M24 124A104 58 0 0 0 232 124", l.DD, 7), c.Line("M24 123A104 58 0 0 0 232 123", l.L, 2.5))
		var leaves []kit.Node
		for i := range 13 {
			x, q := at(4 + float64(i)*14.3)
			leaves = append(leaves, fabric.Leaf(c, x, q+4, 34, 180+float64(i-6)*-9+float64(i%2*2-1)*34, l), fabric.Leaf(c, x, q-4, 30, float64(i-6)*5+float64(i%3-1)*28, l))
		}
		c.Part("leaves", leaves...)
		var near []kit.Node
		below := "M-50 -50z"
		for _, q := range []struct {
			degrees, r float64
			kind       int
		}{{178, 20, 1}, {2, 20, 0}, {160, 23, 0}, {20, 23, 2}, {141, 22, 2}, {39, 22, 1}, {58, 25, 0}, {122, 26, 1}, {74, 22, 2}, {105, 24, 2}, {90, 31, 0}} {
			x, v := at(q.degrees)
			// The shadow falls only on what was drawn before.
			shadow := c.Clip(below, c.Blur(3, c.Circle(x+1, v+3, q.r*1.05, l.DDD).Opacity(.5)))
			below += kit.Oval(x, v, q.r*.86, q.r*.86)
			switch q.kind {
			case 0:
				near = append(near, shadow, fabric.Rose(c, x, v, q.r, f))
			case 1:
				near = append(near, shadow, daisy(c, x, v, q.r*1.15, 12, d, y))
			default:
				near = append(near, shadow, fabric.Rose(c, x, v, q.r, p))
			}
		}
		c.Part("flowers", near...)
		c.AnchorBox("fit", 128, 150, 190, 40, 0)
	},
}

// daisy is a flower with n petals.
func daisy(c *kit.Canvas, x, y, r float64, n int, petal, center kit.Tones) kit.Node {
	one := kit.Of(c.Form(fmt.Sprintf("M%g %gC%g %g %g %g %g %gC%g %g %g %g %g %gZ", x, y, x-r*.42, y-r*.4, x-r*.34, y-r, x, y-r, x+r*.34, y-r, x+r*.42, y-r*.4, x, y), kit.Lin(x, y-r, x, y, petal.LL, petal.M, petal.DD)),
		c.Line(fmt.Sprintf("M%g %gV%g", x, y-r*.35, y-r*.75), petal.D, r*.05).Opacity(.6))
	return kit.Of(c.Around(n, x, y, one), c.Circle(x+r*.03, y+r*.05, r*.3, petal.DDD).Opacity(.4), c.Circle(x, y, r*.27, kit.Rad(x-r*.1, y-r*.1, r*.4, center.LL, center.M, center.DD)))
}
