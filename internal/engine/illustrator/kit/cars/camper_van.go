package cars

import (
	"fmt"

	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/chassis"
	"pellucid/internal/engine/illustrator/kit/gloss"
)

var camperVan = kit.Piece{
	Name: "camper-van", Cm: 450, Facing: kit.Right,
	Palette: "body #3fb0ac paint; roof #fbf3e2; wheels #e8edf2 hubcaps; tires #4a4f5d; windows #bfe6f2 glass; curtains #f6a2a6; chrome #c3ccd4 bumper; headlights #ffe9a3; luggage #b9793f",
	Draw: func(c *kit.Canvas) {
		b, o, r, t, w, k, m, l, g := c.Tones("body"), c.Tones("roof"), c.Tones("wheels"), c.Tones("tires"), c.Tones("windows"), c.Tones("curtains"), c.Tones("chrome"), c.Tones("headlights"), c.Tones("luggage")
		c.Part("luggage", c.Form(kit.RoundRect(70, 28, 46, 28, 5), gloss.Sheen(g, 70, 28, 116, 56), c.Line("M80 26V58M106 26V58", g.DD, 4), gloss.Glint(c, "M74 31H112V34H74Z", .4)), c.Line("M86 28Q86 22 93 22Q100 22 100 28", g.DD, 3.5), c.Form(kit.RoundRect(122, 36, 52, 20, 10), kit.Lin(0, 36, 0, 56, k.LL, k.M, k.DD), c.Line("M136 34V58M160 34V58", k.DDD, 3).Opacity(.6)), c.Line("M50 56H190", m.DD, 5), c.Line("M50 55H190", m.LL, 2.5), c.Line("M60 56V66M120 56V66M180 56V66", m.D, 4))
		const shell = "M8 104Q8 64 40 62H196C228 62 236 90 246 122Q250 134 250 146V164Q250 176 240 176H18Q8 176 8 166Z"
		c.Part("body", c.Form(shell, kit.Lin(100, 62, 110, 188, kit.At(0, b.LL), kit.At(.25, b.L), kit.At(.55, b.M), kit.At(.85, b.D), kit.At(1, b.DD)),
			c.Named("roof", c.Path("M0 50H256V112Q246 128 216 124Q190 122 0 122Z", kit.Lin(60, 60, 70, 126, o.LL, o.M, o.D)), c.Line("M0 122Q190 122 216 124Q246 128 256 112", m.DD, 3.4), c.Line("M0 121Q190 121 216 123Q246 127 256 111", m.LL, 1.8)),
			gloss.Dim(c, 8, .45, "M0 162H256V188H0Z", b), gloss.Dim(c, 9, .35, "M238 60H270V188H226Z", b), chassis.Arch(c, 58, 174, 26, b), chassis.Arch(c, 200, 174, 26, b)),
			gloss.Glint(c, "M14 96Q16 69 41 67.5H194Q206 68 214 74H44Q24 76 20 100Z", .8), gloss.Glint(c, "M14 128H210V131H14Z", .35))
		for i := range 3 {
			x := 20 + 46*float64(i)
			c.Part("windows", c.Rect(x-2.5, 76.5, 45, 37, 9, m.DD), c.Rect(x-2.5, 75.5, 44, 36, 9, m.LL), chassis.Glass(c, kit.RoundRect(x, 78, 39, 31, 7), w))
			c.Part("curtains", c.Clip(kit.RoundRect(x, 78, 39, 31, 7), c.Form(fmt.Sprintf("M%g 76H%gQ%g 100 %g 112H%gZ", x-2, x+15, x+13, x+3, x-2), kit.Lin(x, 0, x+15, 0, k.D, k.L, k.M), c.Line(fmt.Sprintf("M%g 78Q%g 96 %g 106", x+6, x+5, x+1), k.DD, 1.2).Opacity(.6)), c.Form(fmt.Sprintf("M%g 76H%gQ%g 100 %g 112H%gZ", x+41, x+24, x+26, x+36, x+41), kit.Lin(x+24, 0, x+40, 0, k.L, k.M, k.DD), c.Line(fmt.Sprintf("M%g 78Q%g 96 %g 106", x+33, x+34, x+38), k.DD, 1.2).Opacity(.6))))
		}
		c.Part("windows", c.Path("M164 76H196C214 76 224 92 230 112Q230 115 226 115H164Q158 115 158 109V82Q158 76 164 76Z", m.D), c.Path("M164 75H195C213 75 223 91 229 111Q229 114 225 114H164Q158 114 158 108V81Q158 75 164 75Z", m.LL), chassis.Glass(c, "M165 78H194C209 78 218 92 224 108Q224 110.5 221 110.5H165Q161 110.5 161 107V82Q161 78 165 78Z", w, c.Path("M170 112V98Q170 90 177 90Q184 90 184 98V112Z", w.DDD).Opacity(.45), c.Line("M212 112L206 98M200 103L212 95", w.DDD, 2.8).Opacity(.55)))
		c.Part("doors", c.Line("M156 74V166M112 122V166M112 166H158M232 120L234 140", b.DD, 1.6).Opacity(.7), c.Rect(162, 132, 15, 5, 2.5, gloss.Sheen(m, 162, 131, 177, 138)), c.Rect(138, 132, 13, 5, 2.5, gloss.Sheen(m, 138, 131, 151, 138)))
		c.Part("flower", c.Around(6, 82, 146, c.Ellipse(82, 138.5, 4, 6, kit.White)), c.Circle(82, 146, 4.4, kit.Rad(80, 144, 6, l.L, kit.Hex("#f6b93b"))))
		c.Part("bumper", c.Rect(222, 160, 34, 11, 5.5, gloss.Barrel(m, 0, 160, 0, 171)), c.Rect(0, 160, 30, 11, 5.5, gloss.Barrel(m, 0, 160, 0, 171)), c.Line("M90 175H168", m.DD, 5), c.Line("M90 174H168", m.L, 2.5))
		c.Part("headlights", chassis.Lamp(c, 240, 142, 8, 10.5, l, m), c.Rect(6, 136, 7, 14, 3, kit.Hex("#e23328")))
		one := func(x float64) kit.Node {
			return kit.Of(chassis.Tire(c, x, 174, 26, t), c.Circle(x, 174, 17, kit.Lin(x-17, 157, x+17, 191, r.LL, r.M, r.DD)), c.Circle(x, 174, 11.5, kit.Lin(x-12, 162, x+12, 186, b.L, b.M, b.DD)), c.Circle(x, 174, 6.5, kit.Lin(x-6, 168, x+6, 180, m.LL, m.M, m.DD)), c.Line(gloss.Arc(x, 174, 14, 195, 270), kit.White, 2).Opacity(.9))
		}
		c.Part("wheels", one(58), one(200))
		c.AnchorBox("inside", 192, 94, 48, 30, 0)
		chassis.Driver(c, 180, 130, 206, 100, 220, 158)
		c.AnchorBox("surface", 120, 62, 150, 4, 0)
		c.Anchor("ground", 128, 200)
	},
}
