package food

import (
	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/edible"
	"pellucid/internal/engine/illustrator/kit/sheen"
)

// grains are cooked rice in a box, where inside holds.
func grains(c *kit.Canvas, x0, y0, x1, y1 float64, n int, gap, size float64, t kit.Tones, inside func(x, y float64) bool) kit.Node {
	return edible.Scatter(c, x0, y0, x1, y1, n, gap, inside, func(i int, x, y float64) kit.Node {
		return kit.Of(c.Ellipse(x+.6, y+1.2, size, size*.55, t.DD).Opacity(.55), c.Ellipse(x, y, size*.95, size*.5, kit.White), c.Ellipse(x+size*.2, y+size*.15, size*.6, size*.26, t.D).Opacity(.35)).Rotate(float64(i*49%180), x, y)
	})
}

var sushi = kit.Piece{
	Name: "sushi", Cm: 8, States: "whole",
	Palette: "fish #fa8148 salmon; rice #fffaf0; seaweed #2f5648 nori; cucumber #7cc35a",
	Draw: func(c *kit.Canvas) {
		f, r, w, u := c.Tones("fish"), c.Tones("rice"), c.Tones("seaweed"), c.Tones("cucumber")
		if !c.State("whole") { // a roll by itself
			nigiri(c, f, r)
		}
		large := func(n kit.Node) kit.Node { return n }
		if c.State("whole") {
			large = func(n kit.Node) kit.Node { return n.Scale(1.8, 1.8, 185, 188).Move(-57, -54) }
		}
		const side = "M122 164V212C122 232 150 246 184 246C218 246 248 232 248 212V164Z"
		c.Part("seaweed", large(kit.Of(c.Form(side, kit.Lin(122, 0, 248, 0, kit.At(0, w.M), kit.At(.2, w.L), kit.At(.5, w.M), kit.At(1, w.DD)),
			edible.Scatter(c, 122, 170, 248, 246, 50, 7, edible.Everywhere, func(i int, x, y float64) kit.Node {
				return c.Line(sheen.D("M%.1f %.1fl%d %d", x, y, i%5-2, 4+i%3), w.LL, 1).Opacity(.4)
			}), edible.Shade(c, side, w, 16)), c.Ellipse(185, 164, 63, 36, kit.Lin(122, 128, 248, 200, w.L, w.M, w.DD)))))
		c.Part("rice", large(kit.Of(c.Form(kit.Oval(185, 164, 57, 31), kit.Rad(170, 150, 70, r.M, r.M, r.D), c.Blur(3, c.Ellipse(185, 166, 56, 30, kit.None).Stroke(w.DDD, 6)).Opacity(.35),
			grains(c, 128, 134, 242, 196, 84, 7.5, 6.5, r, func(x, y float64) bool { return edible.InOval(x, y, 185, 164, 53, 27) })))))
		c.Part("filling", large(kit.Of(c.Blur(2, c.Ellipse(186, 167, 29, 16, r.DDD)).Opacity(.5), c.Form("M157 160C160 148 176 146 188 148V178C172 180 156 176 157 160Z", kit.Lin(157, 146, 188, 178, f.L, f.M, f.D), c.Line("M160 156l26 6M158 166l28 6", kit.Hex("#ffe6cf"), 2.4).Opacity(.8)),
			c.Form("M190 148C204 148 214 154 213 164C212 174 202 179 190 178Z", kit.Lin(190, 148, 213, 178, u.LL, u.L, u.M), c.Line("M210 154Q214 164 206 175", u.DD, 4), c.Circle(196, 160, 1.3, u.LL), c.Circle(198, 168, 1.3, u.LL)))))
		c.Anchor("ground", 128, 246)
	},
}

// nigiri is a ball of rice with a slice of fish on it.
func nigiri(c *kit.Canvas, f, r kit.Tones) {
	const rice = "M12 108C12 92 40 88 92 88C144 88 176 92 178 108C182 128 180 148 166 154C130 162 60 162 26 154C10 148 8 128 12 108Z"
	c.Part("rice", c.Form(rice, kit.Lin(0, 90, 0, 160, r.M, r.D, r.DD), grains(c, 8, 96, 182, 158, 130, 8, 7, r, edible.Everywhere), edible.Shade(c, rice, r, 14)))
	const fish = "M6 92C10 62 44 40 90 36C140 32 182 50 194 84C200 104 194 124 182 128C170 116 130 106 92 110C62 112 34 120 20 132C4 128 2 110 6 92Z"
	c.Part("fish", c.Clip(rice, c.Blur(4, c.Path(fish, r.DDD).Move(2, 7)).Opacity(.6)),
		c.Form(fish, kit.Lin(40, 30, 130, 130, kit.At(0, f.LL), kit.At(.3, f.L), kit.At(.65, f.M), kit.At(1, f.D)),
			c.Line("M40 26Q52 60 22 134M72 22Q84 60 58 122M104 20Q116 60 96 116M136 22Q148 62 134 116M166 30Q178 70 168 124", kit.Hex("#ffe6cf"), 6).Opacity(.8),
			c.Line("M46 26Q58 60 28 134M78 22Q90 60 64 122M110 20Q122 60 102 116M142 22Q154 62 140 116M172 30Q184 70 174 124", f.D, 2).Opacity(.5), edible.Shade(c, fish, f, 18)),
		c.Path("M26 78C36 58 60 48 88 46C98 46 98 54 89 55C66 58 48 66 38 82C32 92 20 90 26 78Z", kit.White).Opacity(.5).Shade())
}
