package sweets

import (
	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/edible"
	"pellucid/internal/engine/illustrator/kit/sheen"
)

var bread = kit.Piece{
	Name: "bread", Cm: 28,
	Palette: "crust #c47a35; crumb #fbe3b2",
	Draw: func(c *kit.Canvas) {
		k, m := c.Tones("crust"), c.Tones("crumb")
		face := func(dx, dy float64) string {
			p := func(x, y float64) []any { return []any{x + dx, y + dy} }
			var a []any
			for _, v := range [][2]float64{{26, 222}, {18, 222}, {14, 216}, {14, 208}, {14, 132}, {-8, 122}, {-4, 78}, {36, 72}, {54, 66}, {80, 66}, {98, 72}, {138, 78}, {142, 122}, {120, 132}, {120, 208}, {120, 216}, {116, 222}, {108, 222}} {
				a = append(a, p(v[0], v[1])...)
			}
			return sheen.D("M%g %gC%g %g %g %g %g %gL%g %gC%g %g %g %g %g %gC%g %g %g %g %g %gC%g %g %g %g %g %gL%g %gC%g %g %g %g %g %gZ", a...)
		}
		slice := func(dx, dy float64) kit.Node {
			d := face(dx, dy)
			cx, cy := 67+dx, 144+dy
			in := c.Path(d, kit.Lin(20+dx, 70+dy, 120+dx, 220+dy, m.LL, m.L, m.M, m.D)).Scale(.885, .9, cx, cy)
			return kit.Of(c.Form(d, kit.Lin(10+dx, 70+dy, 120+dx, 220+dy, k.L, k.M, k.D)), in,
				c.Clip(d, c.Blur(5, c.Ellipse(cx+6, cy+6, 34, 46, m.D)).Opacity(.35), edible.Scatter(c, cx-48, cy-64, cx+48, cy+70, 58, 8.5, edible.Everywhere, func(i int, x, y float64) kit.Node {
					r := 1.4 + float64(i%4)*.7
					return kit.Of(c.Ellipse(x, y, r*1.2, r*.85, m.DDD).Opacity(.38), c.Ellipse(x+.4, y+r*.8, r, r*.4, kit.White).Opacity(.8))
				}), c.Path(d, kit.None).Stroke(k.M, 7).Opacity(.9), c.Path(d, kit.None).Stroke(k.LL, 2.4).Opacity(.5)))
		}
		const loaf = "M50 222V130C30 120 40 60 84 50C110 38 180 30 212 36C254 42 262 96 240 112V196C240 206 234 212 226 212L110 224Z"
		c.Part("crust", c.Form(loaf, kit.Lin(130, 34, 170, 220, kit.At(0, k.LL), kit.At(.2, k.L), kit.At(.5, k.M), kit.At(1, k.DD)),
			c.Blur(5, c.Line("M150 134Q200 122 246 112", k.DDD, 12)).Opacity(.55), c.Blur(3, c.Line("M150 146Q200 134 240 124", k.LL, 5)).Opacity(.5),
			c.Blur(1, c.Path("M120 50Q150 60 152 92Q140 60 112 52ZM156 44Q188 54 190 86Q176 54 148 46ZM194 40Q224 50 226 80Q214 50 186 42Z", kit.Hex("#ffe0a8"))).Opacity(.85), c.Line("M120 50Q150 60 152 92M156 44Q188 54 190 86M194 40Q224 50 226 80", k.DD, 2.4).Opacity(.55),
			edible.Scatter(c, 110, 40, 246, 210, 50, 9, edible.Everywhere, func(i int, x, y float64) kit.Node {
				return c.Circle(x, y, 1.2, []kit.Color{k.DD, k.LL}[i%2]).Opacity(.5)
			}), edible.Shade(c, loaf, k, 24)))
		c.Part("crumb", c.Clip(loaf, c.Blur(6, c.Path(face(56, -12), k.DDD).Move(7, 4)).Opacity(.5)), slice(46, -2))
		c.Part("slice", c.Blur(4, c.Clip("M30 80H190V222H30Z", c.Path(face(20, 14), k.DDD).Move(7, 3))).Opacity(.4), kit.Of(c.Path(face(8, 10), kit.Lin(0, 80, 0, 232, k.D, k.DDD)), slice(0, 12)))
		c.Anchor("ground", 128, 234)
	},
}
