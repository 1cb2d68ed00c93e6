package money

import (
	"fmt"

	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/stationery"
)

var piggyBank = kit.Piece{
	Name: "piggy-bank", Cm: 22, Facing: kit.Right,
	Palette: "body #f598ab pig; snout #ef7a94 <body; slot #8f3f58; coin #f7bd33 gold; hooves #d9607d <body",
	Draw: func(c *kit.Canvas) {
		b, s, k, g, h := c.Tones("body"), c.Tones("snout"), c.Tones("slot"), c.Tones("coin"), c.Tones("hooves")
		leg := func(x, y float64, far bool) kit.Node {
			fill := kit.Lin(x, y, x, y+34, b.M.Alpha(0), b.M.Alpha(.9), b.M)
			if far {
				fill = kit.Lin(x-17, 0, x+17, 0, b.D, b.DD)
			}
			return kit.Of(c.Form(fmt.Sprintf("M%g %gH%gL%g %gQ%g %g %g %gH%gQ%g %g %g %gZ", x-20, y, x+20, x+17, y+42, x+17, y+50, x+9, y+50, x-9, x-17, y+50, x-17, y+42), fill,
				c.Blur(4, c.Path(fmt.Sprintf("M%g %gL%g %gH%gV%gZ", x+12, y+20, x+6, y+56, x+24, y+10), b.DDD).Opacity(.4)), c.Rect(x-22, y+37, 44, 16, 0, kit.Lin(x-17, 0, x+17, 0, h.L, h.M, h.DD)), c.Line(fmt.Sprintf("M%g %gV%g", x, y+40, y+52), h.DDD, 2).Opacity(.6), c.Line(fmt.Sprintf("M%g %gL%g %g", x-13, y+22, x-12, y+34), kit.White, 3).Opacity(.4)))
		}
		c.Part("tail", c.Line("M22 130C4 126 0 108 12 106C22 106 20 120 8 122", b.DD, 7), c.Line("M22 130C4 126 0 108 12 106C22 106 20 120 8 122", b.L, 4.5))
		c.Part("legs", leg(94, 190, true), leg(186, 190, true))
		c.Part("ears", c.Form("M186 92Q190 60 216 56Q224 74 212 96Z", kit.Lin(186, 60, 216, 96, b.M, b.DD)))
		c.Part("body", c.Form("M18 146C18 92 62 62 118 62C150 62 176 70 196 86C212 90 224 104 228 120Q248 122 250 142Q250 166 230 170C220 196 190 222 118 222C58 222 18 196 18 146Z", kit.Rad(88, 92, 180, kit.At(0, b.LL), kit.At(.3, b.L), kit.At(.6, b.M), kit.At(1, b.DD)),
			c.Blur(9, c.Path("M20 180Q60 226 130 218Q210 210 236 160L256 250H10Z", b.DDD).Opacity(.45)), c.Blur(5, c.Path("M36 130C40 100 64 80 96 74C70 90 54 112 52 140Q40 146 36 130Z", kit.White).Opacity(.6)), c.Blur(5, c.Ellipse(196, 158, 13, 9, s.D).Opacity(.6)), c.Blur(3, c.Path("M236 116Q222 140 232 174H220Q208 140 224 112Z", b.DDD).Opacity(.35))))
		c.Part("snout", c.Ellipse(239, 146, 15, 26, s.DD), c.Ellipse(238, 145, 14, 25, kit.Lin(226, 122, 250, 168, s.LL, s.M, s.D)), c.Ellipse(235.5, 136, 3.6, 5.5, s.DDD), c.Ellipse(240, 155, 3.6, 5.5, s.DDD), c.Line("M229 132Q231 125 237 122.5", kit.White, 2).Opacity(.8))
		c.Part("face", c.Circle(198, 124, 8.5, kit.Hex("#3a2230")), c.Circle(200.5, 121, 3, kit.White), c.Circle(195.5, 127, 1.5, kit.White).Opacity(.8), c.Line("M188 110Q194 105 201 108", b.DDD, 2.6).Opacity(.7), c.Line("M204 176Q216 186 228 176", s.DDD, 3.2))
		c.Part("ears", c.Blur(4, c.Path("M150 108Q150 70 176 60Q192 80 182 108Z", b.DDD).Opacity(.4).Move(3, 5)), c.Form("M146 100Q142 62 170 48Q190 68 182 104Q164 112 146 100Z", kit.Lin(146, 50, 186, 104, b.LL, b.M, b.D), c.Path("M154 98Q152 74 168 62Q178 78 174 100Q162 104 154 98Z", kit.Lin(154, 62, 176, 100, s.D, s.M))))
		c.Part("legs", leg(68, 196, false), leg(160, 196, false))
		c.Part("slot", c.Path("M92 71Q116 66 140 69Q142 74 138 77Q116 73 96 78Q90 76 92 71Z", k.M), c.Line("M95 78.5Q116 74 138 77.5", b.LL, 1.5).Opacity(.8))
		c.Part("coin", c.Clip("M60 0H180V70Q116 64 60 76Z", c.Circle(119, 42, 34, g.DDD), c.Circle(116.5, 41, 34, kit.Lin(90, 14, 142, 70, g.LL, g.L, g.M, g.D)), c.Circle(116.5, 41, 25.5, kit.Lin(96, 20, 136, 62, g.DD, g.L)), c.Circle(116.5, 41.5, 23.5, kit.Lin(96, 20, 136, 62, g.L, g.M, g.D)), stationery.Text(c, "$", 117.5, 42.5, 24, 5.5, g.DDD).Opacity(.5), stationery.Text(c, "$", 116.5, 41, 24, 5, g.DD), c.Line("M86 36A31 31 0 0 1 106 12", kit.White, 3).Opacity(.8)))
		c.Anchor("ground", 124, 246)
		c.AnchorBox("surface", 116, 70, 60, 0, 0)
	},
}
