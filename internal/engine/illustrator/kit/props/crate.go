package props

import (
	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/sheen"
)

var crate = kit.Piece{
	Name: "crate", Cm: 50, Palette: "planks #c98f50 wood; frame #a8692f slats; nails #6b7482 metal; label #8a4f22 stamp", States: "closed; open -lid",
	Draw: func(c *kit.Canvas) {
		p, f, n, l := c.Tones("planks"), c.Tones("frame"), c.Tones("nails"), c.Tones("label")
		c.On(kit.Back)
		c.Part("planks", c.Form("M34 28H222L248 64H8Z", kit.Lin(0, 28, 0, 64, p.DDD, p.DD)), c.Path("M42 33H214L236 64H20Z", kit.Hex("#2c1406")).Opacity(.62))
		c.On(kit.Body)
		c.Part("lid", c.Form("M34 24H222L248 62H8Z", kit.Lin(30, 24, 220, 62, p.LL, p.L, p.M), c.Line("M28 33H228M21 43H235M14 53H242", p.DD, 2.400)), sheen.Body(c, "M34 24H54L38 62H8Z", f, 4), sheen.Body(c, "M202 24H222L248 62H218Z", f, 4))
		c.On(kit.Fore)
		for i := range 6 {
			c.Part("planks", plank(c, 14, 66+31*float64(i), 242, 96+31*float64(i), p))
		}
		c.Part("planks", c.Blur(5, c.Path("M30 84H226V98H30ZM30 84H46V236H30Z", p.DDD)).Opacity(.35))
		brace := func(x0, y0, x1, y1 float64) kit.Node {
			d := sheen.D("M%g %gL%g %gL%g %gL%g %gZ", x0-13, y0, x0+13, y0, x1+13, y1, x1-13, y1)
			return kit.Of(c.Path(d, p.DDD).Opacity(.45).Move(3, 4), sheen.Body(c, d, f, 6, c.Line(sheen.D("M%g %gL%g %g", x0-4, y0, x1-4, y1), f.DD, 1.400).Opacity(.6), c.Line(sheen.D("M%g %gL%g %g", x0+4, y0, x1+4, y1), f.LL, 1.200).Opacity(.5)))
		}
		c.Part("frame", brace(54, 88, 202, 228))
		bar := func(x0, y0, x1, y1 float64) kit.Node {
			return kit.Of(c.Rect(x0+2, y0+4, x1-x0, y1-y0, 3, p.DDD).Opacity(.4), plank(c, x0, y0, x1, y1, f))
		}
		c.Part("frame", bar(8, 64, 36, 252), bar(220, 64, 248, 252), bar(6, 62, 250, 90), bar(6, 226, 250, 254))
		c.Part("label", kit.Of(c.Line("M62 196V168L54 176M62 168L70 176M82 196V168L74 176M82 168L90 176M52 202H92", l.M, 4.500)).Opacity(.85))
		for _, q := range [][2]float64{{22, 76}, {234, 76}, {22, 240}, {234, 240}, {60, 76}, {196, 76}, {60, 240}, {196, 240}, {128, 76}, {128, 240}, {22, 130}, {22, 190}, {234, 130}, {234, 190}} {
			c.Part("nails", c.Circle(q[0], q[1], 4, f.DDD), c.Circle(q[0]-.5, q[1]-.6, 3, kit.Lin(q[0]-3, q[1]-3, q[0]+3, q[1]+3, n.LL, n.M, n.DD)))
		}
		c.On(kit.Body)
		c.AnchorBox("inside", 128, 56, 190, 40, 0)
		c.AnchorBox("surface", 128, 40, 190, 0, 0)
		c.AnchorBox("print", 128, 158, 150, 100, 0)
		c.Anchor("ground", 128, 254)
	},
}
