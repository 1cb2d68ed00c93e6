package kitchen

import (
	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/sheen"
)

// servingBoard lies flat: food stands on it.
var servingBoard = kit.Piece{
	Name: "serving-board", Cm: 50, Facing: kit.Right,
	Palette: "wood #c98a4f board; grain #9a6233 <wood; cord #e8d7b0",
	Draw: func(c *kit.Canvas) {
		w, g, o := c.Tones("wood"), c.Tones("grain"), c.Tones("cord")
		const top = "M26 132Q30 120 44 119H196Q208 119 212 124L232 126Q250 128 252 136Q252 144 236 145L222 147Q226 160 208 161H28Q10 160 14 150Z"
		const edge = "M13 152Q12 161 28 161H208Q226 160 222 147L236 145Q250 144 252 138V148Q250 156 236 157L224 159Q224 173 208 174H28Q10 173 13 160Z"
		c.Part("wood", c.Form(edge, kit.Lin(0, 150, 0, 176, w.D, w.DDD)), c.Form(top, kit.Lin(20, 118, 240, 166, w.LL, w.M, w.D),
			c.Named("grain", c.Line("M30 132Q110 126 214 132M22 142Q90 150 222 140M20 153Q120 158 212 151M60 122Q120 127 190 123", g.DD, 1.600).Opacity(.45), c.Ellipse(84, 147, 12, 3.200, g.DD).Opacity(.3), c.Ellipse(166, 129, 9, 2.400, g.DD).Opacity(.3))), c.Line("M30 121H200", kit.White, 1.800).Opacity(.4))
		c.Part("cord", c.Ellipse(238, 136, 5.500, 3.200, w.DDD), sheen.Tube(c, "M238 137C252 150 262 162 250 172C242 176 236 166 244 156", 3, o))
		c.Anchor("ground", 120, 174)
		c.AnchorBox("surface", 116, 146, 176, 0, 0)
	},
}
