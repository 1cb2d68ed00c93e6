package props

import (
	"math"

	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/sheen"
)

// post is a stout wooden post that things are tied to and birds sit on.
var post = kit.Piece{
	Name: "wooden-post", Cm: 130, Palette: "wood #a9713f post pole brown; top #d9ab70; grass #6fae4e green", States: "closed -grass",
	Draw: func(c *kit.Canvas) {
		w, t, g := c.Tones("wood"), c.Tones("top"), c.Tones("grass")
		const d = "M96 26C98 22 158 22 160 26C158 90 161 160 165 234C150 244 106 244 91 234C95 160 98 90 96 26Z"
		c.Part("wood", c.Form(d, kit.Lin(92, 0, 166, 0, kit.At(0, w.L), kit.At(.2, w.LL), kit.At(.52, w.M), kit.At(1, w.DDD)),
			c.Line("M108 30C110 100 104 170 102 236M122 34C120 90 126 150 121 238M138 30C142 96 136 160 141 238M151 32C150 90 156 170 155 232", w.DD, 2.6).Opacity(.55),
			c.Line("M110 32C112 100 106 170 104 236M140 32C144 96 138 160 143 238", w.LL, 1.3).Opacity(.6),
			c.Ellipse(126, 112, 9, 15, w.DDD).Opacity(.5), c.Ellipse(125, 111, 6.4, 11.5, w.D), c.Ellipse(124.5, 110, 3.2, 6, w.DDD).Opacity(.7),
			c.Line("M146 66C150 84 147 98 150 116", w.DDD, 3).Opacity(.7), c.Blur(6, c.Path("M84 220H172V250H84Z", w.DDD)).Opacity(.5)))
		c.Part("wood", c.Ellipse(128, 26, 32, 10.5, w.DDD), c.Ellipse(128, 24.6, 31, 10, kit.Rad(120, 21, 36, t.LL, t.L, t.M, t.D)), c.Ellipse(127, 24.6, 20, 6, kit.None).Stroke(t.DD, 1.5).Opacity(.7), c.Ellipse(126, 24.6, 10, 3, kit.None).Stroke(t.DD, 1.4).Opacity(.7), c.Line("M126 25L150 19", t.DDD, 1.6).Opacity(.7))
		c.Part("grass", sheen.Each(15, func(i int) kit.Node {
			x := 78 + 7.2*float64(i)
			h := 20 + 16*math.Abs(math.Sin(float64(i)*1.9))
			lean := 8 * math.Sin(float64(i)*2.7)
			col := []kit.Color{g.D, g.M, g.L}[i%3]
			return c.Path(sheen.D("M%g 246Q%g %g %g %gQ%g %g %g 246Z", x-5, x-2, 246-h*.5, x+lean, 246-h, x+3, 246-h*.4, x+5), col)
		}))
		c.Anchor("ground", 128, 244)
		c.AnchorBox("surface", 128, 24, 58, 0, 0)
	},
}

// staff is the long stick of wizards and shepherds.
var staff = kit.Piece{
	Name: "wooden-staff", Cm: 180, Palette: "wood #8a5a35 staff stick brown; gem #49b6e8 crystal orb blue; wrap #c9a04f band gold",
	Draw: func(c *kit.Canvas) {
		w, m, r := c.Tones("wood"), c.Tones("gem"), c.Tones("wrap")
		const d = "M122 254C120 200 127 160 122 112C120 92 106 82 104 60C102 38 114 16 132 8C148 2 164 12 166 28C168 40 160 50 150 52C158 42 158 30 150 25C140 20 126 34 125 54C124 74 140 84 142 108C145 150 138 200 139 254Q130 258 122 254Z"
		c.Part("wood", c.Form(d, kit.Lin(104, 0, 160, 0, kit.At(0, w.LL), kit.At(.4, w.L), kit.At(.62, w.M), kit.At(1, w.DDD)),
			c.Line("M128 252C126 200 133 160 128 112C124 92 112 78 112 58", w.DD, 2).Opacity(.6), c.Line("M134 250C134 206 139 160 136 112", w.DDD, 2).Opacity(.5), c.Line("M125 240C124 200 129 160 125 116", w.LL, 1.4).Opacity(.7),
			c.Ellipse(131, 186, 3.6, 6.5, w.DDD).Opacity(.6)))
		c.Part("gem", c.Glow(9, c.Circle(142, 44, 15, m.L)).Opacity(.7), c.Path("M142 26L157 40L152 60L142 68L132 60L127 40Z", m.DDD), c.Path("M142 28L155 41L150 59L142 66L134 59L129 41Z", kit.Lin(130, 30, 154, 66, m.LL, m.M, m.D)), c.Path("M142 28L147 43L142 66L136 43Z", m.LL).Opacity(.55), c.Path("M129 41L136 43L142 28Z", kit.White).Opacity(.45))
		c.Part("wrap", sheen.Each(4, func(i int) kit.Node {
			y := 122 + 9*float64(i)
			return kit.Of(c.Line(sheen.D("M121.5 %gQ132 %g 143.5 %g", y, y+5, y-1), r.DDD, 8), c.Line(sheen.D("M122 %gQ132 %g 143 %g", y, y+5, y-1), r.M, 6), c.Line(sheen.D("M123 %gQ129 %g 134 %g", y-1, y+3, y+2), r.LL, 1.6))
		}))
		c.Anchor("ground", 131, 255)
		c.AnchorBox("grip", 132, 168, 0, 0, 0)
	},
}
