package body

import (
	"pellucid/internal/engine/illustrator/kit"
	p "pellucid/internal/engine/illustrator/kit/plump"
)

// The creases of a print of lips: what the paper did not take up.
const (
	kissUpper = "M8 122C36 96 66 62 96 58C110 56 120 64 128 72C136 64 146 56 160 58C190 62 220 96 248 122C224 118 198 122 176 126C158 130 142 124 128 124C114 124 98 130 80 126C58 122 32 118 8 122Z"
	kissLower = "M12 132C38 128 62 134 82 138C98 142 114 136 128 136C142 136 158 142 174 138C194 134 218 128 244 132C226 162 196 204 160 210C140 212 116 212 96 210C60 204 30 162 12 132Z"
)

var kissMark = kit.Piece{
	Name: "kiss-mark", Cm: 6, Palette: "lipstick #d81f45 red print",
	Draw: func(c *kit.Canvas) {
		t := c.Tones("lipstick")
		r := c.Rand()
		creases := func(n int, y0, y1, bow float64) kit.Node {
			holes := kit.Of(c.Path("M-20 0H276V256H-20Z", kit.White))
			for i := range n {
				u := (float64(i) + .5) / float64(n)
				x := 14 + 228*u
				w := 1.200 + 3*r.Float64()
				l := .5 + .5*r.Float64()
				lean := (u - .5) * bow
				a, z := y0+(y1-y0)*(1-l)*r.Float64(), y1
				if i%3 == 1 {
					a, z = y0, y0+(y1-y0)*l
				}
				holes = kit.Of(holes, c.Path(p.D("M%.1f %.1fQ%.1f %.1f %.1f %.1fQ%.1f %.1f %.1f %.1fZ", x+lean*.4, a, x-w, (a+z)/2, x-lean*.6, z, x+w, (a+z)/2, x+lean*.4, a), kit.Black.Alpha(.9)))
			}
			for range 70 {
				x, y := 10+236*r.Float64(), y0+(y1-y0)*r.Float64()
				holes = kit.Of(holes, c.Ellipse(x, y, .6+1.600*r.Float64(), .6+2.400*r.Float64(), kit.Black.Alpha(.55)))
			}
			return holes
		}
		c.Part("lipstick",
			c.Mask(creases(34, 56, 130, 26), c.Form(kissUpper, kit.Lin(60, 56, 190, 130, t.L, t.M, t.D), c.Blur(7, c.Path("M40 118C70 92 100 84 128 96C156 84 186 92 216 118C180 108 150 116 128 114C106 116 76 108 40 118Z", t.LL)).Opacity(.5), c.Blur(5, c.Path(kissUpper, kit.None).Stroke(t.DD, 9)).Opacity(.55))),
			c.Mask(creases(38, 130, 212, -30), c.Form(kissLower, kit.Lin(60, 130, 190, 212, t.L, t.M, t.D), c.Blur(8, c.Ellipse(122, 172, 62, 18, t.LL)).Opacity(.6), c.Blur(5, c.Path(kissLower, kit.None).Stroke(t.DD, 9)).Opacity(.55))))
	},
}
