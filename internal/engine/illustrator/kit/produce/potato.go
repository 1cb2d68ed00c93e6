package produce

import (
	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/edible"
	"pellucid/internal/engine/illustrator/kit/sheen"
)

var potato = kit.Piece{
	Name: "potato", Cm: 12, States: "single -flesh; " + edible.Cuts,
	Palette: "skin #c9944f; flesh #fbe7a4",
	Draw: func(c *kit.Canvas) {
		if (edible.Cut{Flesh: c.Tones("flesh"), Skin: c.Tones("skin"), Seeds: kit.Hex("#f3d98a")}).Draw(c) {
			return
		}
		s, f := c.Tones("skin"), c.Tones("flesh")
		const d = "M18 128C12 84 44 44 92 36C134 28 178 40 204 72C230 104 228 150 196 176C162 202 104 208 62 190C34 178 22 156 18 128Z"
		eye := func(x, y, r, turn float64) kit.Node {
			return kit.Of(c.Blur(1.5, c.Ellipse(x, y, r, r*.55, s.DDD)).Opacity(.6), c.Path(sheen.D("M%g %gQ%g %g %g %g", x-r, y, x, y+r*.9, x+r, y), kit.None).Stroke(s.LL, 2).Opacity(.7), c.Path(sheen.D("M%g %gQ%g %g %g %g", x-r, y-1, x, y-r*.8, x+r, y-1), kit.None).Stroke(s.DDD, 2).Opacity(.6)).Rotate(turn, x, y)
		}
		spots := func(x0, y0, x1, y1 float64, n int) kit.Node {
			return edible.Scatter(c, x0, y0, x1, y1, n, 9, edible.Everywhere, func(i int, x, y float64) kit.Node {
				if i%4 == 0 {
					return c.Ellipse(x, y, 3, 1.6, s.LL).Opacity(.5)
				}
				return c.Circle(x, y, .9+float64(i%3)*.5, s.DDD).Opacity(.45)
			})
		}
		c.Part("skin", c.Form(d, kit.Rad(80, 84, 170, kit.At(0, s.LL), kit.At(.3, s.L), kit.At(.65, s.M), kit.At(1, s.DD)), spots(24, 44, 216, 190, 80),
			eye(76, 72, 10, -20), eye(138, 62, 9, 10), eye(112, 112, 11, 6), eye(56, 132, 9, -14), eye(178, 98, 9, 24), eye(60, 168, 8, 10), edible.Shade(c, d, s, 34)),
			c.Path("M34 116C36 84 60 60 88 54C98 53 98 61 90 64C66 72 52 90 49 116C47 127 33 127 34 116Z", kit.White).Opacity(.32).Shade())
		const half = "M120 186C116 152 146 124 184 122C224 120 250 146 248 180C246 216 216 236 182 234C148 232 124 214 120 186Z"
		c.Part("flesh", c.Clip(d, c.Blur(6, c.Path(half, s.DDD).Move(-4, -2)).Opacity(.55)), c.Form(half, kit.Lin(120, 130, 248, 240, s.L, s.M, s.DD)).Move(2, 5), c.Form(half, kit.Lin(120, 130, 248, 240, s.L, s.M, s.D)),
			c.Form("M127 185C124 156 150 131 184 129C219 127 242 150 241 179C239 210 213 228 182 227C152 225 130 209 127 185Z", kit.Rad(165, 160, 96, f.LL, f.L, f.M, f.D),
				c.Blur(2, c.Path("M137 183C136 162 156 141 184 139C213 137 232 156 231 178C229 202 208 218 182 217C158 215 140 203 137 183Z", kit.None).Stroke(f.D, 2.5)).Opacity(.6),
				edible.Scatter(c, 136, 136, 232, 220, 30, 11, edible.Everywhere, func(i int, x, y float64) kit.Node {
					return c.Ellipse(x, y, 2, 1.2, []kit.Color{f.DD, kit.White}[i%2]).Opacity(.4)
				})),
			c.Path("M142 176C146 156 162 144 178 141C185 141 185 147 179 149C166 153 156 162 152 177C149 184 140 184 142 176Z", kit.White).Opacity(.65).Shade())
		c.Anchor("ground", 150, 238)
	},
}
