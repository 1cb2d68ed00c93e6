package sweets

import (
	"math"

	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/edible"
)

var lollipop = kit.Piece{
	Name: "lollipop", Cm: 18,
	Palette: "candy #f2457f; stripes #ffd84a swirl; stripes2 #4cc3e0 <stripes; stick #fff6ea; bow #7a56d0 ribbon",
	Draw: func(c *kit.Canvas) {
		a, s, s2, k, b := c.Tones("candy"), c.Tones("stripes"), c.Tones("stripes2"), c.Tones("stick"), c.Tones("bow")
		c.Part("stick", c.Form(kit.RoundRect(119.5, 140, 17, 156, 8), kit.Lin(119.5, 0, 136.5, 0, k.L, k.M, k.DDD), c.Line("M116 206l24 -12M116 226l24 -12M116 246l24 -12M116 266l24 -12M116 286l24 -12", a.M, 5).Opacity(.9), c.Rect(129, 140, 8, 160, 0, k.DDD).Opacity(.25), c.Rect(123.5, 140, 2.5, 150, 1, kit.White).Opacity(.7), c.Blur(4, c.Rect(112, 150, 32, 22, 0, k.DDD)).Opacity(.6)))
		d := kit.Oval(128, 86, 84, 82)
		arm := func(from, to float64, fill kit.Paint) kit.Node {
			var p []kit.Point
			edge := func(off float64, back bool) {
				for i := range 17 {
					j := i
					if back {
						j = 16 - i
					}
					t := float64(j) / 16
					ang := off + t*3.6
					r := 3 + 92*t
					p = append(p, kit.Point{X: 128 + r*math.Cos(ang), Y: 86 + r*math.Sin(ang), Corner: j == 0 || j == 16})
				}
			}
			edge(from, false)
			edge(to, true)
			return c.Curve(p, fill)
		}
		var arms []kit.Node
		const step = 2 * math.Pi / 6
		cols := []kit.Tones{a, s, s2}
		for i := range 6 {
			t := cols[i%3]
			arms = append(arms, arm(float64(i)*step, float64(i+1)*step+.02, kit.Rad(98, 54, 130, t.L, t.M, t.D)))
		}
		c.Part("candy", c.Form(d, kit.Rad(98, 56, 130, a.L, a.M, a.D), kit.Of(arms...),
			c.Blur(9, c.Ellipse(128, 86, 84, 82, kit.None).Stroke(kit.Hex("#5b1f66"), 22).Move(-6, -7)).Opacity(.4), c.Blur(2, c.Ellipse(128, 86, 80, 78, kit.None).Stroke(kit.White, 3)).Opacity(.5), edible.Shade(c, d, kit.TonesOf(kit.Hex("#c78fc4")), 12)),
			c.Path("M62 82C62 50 86 28 114 24C124 23 125 33 116 35C94 40 78 58 76 84C75 95 62 94 62 82Z", kit.White).Opacity(.6).Shade(), c.Ellipse(70, 106, 5.5, 7.5, kit.White).Rotate(-12, 70, 106).Opacity(.6).Shade())
		const wing = "M128 182C146 160 176 154 188 166C196 180 194 200 184 206C168 212 144 202 128 186Z"
		const tail = "M130 186C144 202 152 216 160 238L146 232L140 244C136 222 130 204 124 190Z"
		half := kit.Of(c.Form(tail, kit.Lin(124, 186, 160, 240, b.D, b.M, b.D), edible.Shade(c, tail, b, 6)), c.Form(wing, kit.Lin(140, 156, 180, 210, b.L, b.M, b.D), c.Line("M134 184Q156 176 176 180M134 187Q152 190 166 198", b.DD, 2.4).Opacity(.6), edible.Shade(c, wing, b, 9)), c.Line("M152 170Q168 161 180 168", kit.White, 2.6).Opacity(.55))
		c.Part("bow", half.Mirror(128), half, c.Form(kit.RoundRect(118, 174, 20, 19, 7), kit.Lin(118, 174, 138, 193, b.LL, b.M, b.D), c.Line("M124 176V190M131 177V190", b.DD, 1.6).Opacity(.5)))
		c.AnchorBox("grip", 128, 266, 0, 0, 0)
		c.Anchor("ground", 128, 296)
	},
}
