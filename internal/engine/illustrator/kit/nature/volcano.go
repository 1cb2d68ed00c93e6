package nature

import "pellucid/internal/engine/illustrator/kit"

var volcano = kit.Piece{
	Name: "volcano", Cm: 200000,
	Palette: "cone #7a5a58 rock; lava #ff5a1f; smoke #8d8797 ash; grass #6aa84f",
	Draw: func(c *kit.Canvas) {
		k, l, s, g := c.Tones("cone"), c.Tones("lava"), c.Tones("smoke"), c.Tones("grass")
		hot := kit.Lin(0, 60, 0, 230, kit.Hex("#ffe27a"), kit.Hex("#ffb02e"), l.M, l.D)
		c.Part("smoke", puffs(c, s, s.DD, 92, puff{96, 30, 26}, puff{160, 22, 30}, puff{76, 58, 24}, puff{184, 52, 26}, puff{128, 28, 34}, puff{104, 66, 24}, puff{154, 64, 24}))
		c.Part("lava", c.Glow(10, c.Ellipse(128, 88, 38, 22, l.L).Opacity(.6)), c.Path("M104 104C100 78 92 62 84 48C100 56 108 68 114 80C116 60 118 44 128 26C136 46 140 62 142 80C148 66 158 54 174 46C164 64 156 80 152 104Z", kit.Lin(0, 26, 0, 104, kit.Hex("#ff7a2a"), kit.Hex("#ffb52e"), kit.Hex("#ffe27a"))), c.Path("M114 104C112 84 110 74 106 66C114 74 120 84 122 92C124 78 126 64 129 52C134 66 136 80 136 92C140 82 146 74 152 68C148 80 144 92 142 104Z", kit.Hex("#fff2b0")),
			c.Circle(70, 66, 5, l.M), c.Circle(69, 65, 2.6, kit.Hex("#ffd25a")), c.Circle(188, 70, 6, l.M), c.Circle(187, 69, 3, kit.Hex("#ffd25a")), c.Circle(100, 20, 4, l.L), c.Circle(158, 12, 4.5, l.M), c.Circle(206, 98, 4, l.M), c.Circle(50, 96, 4, l.L))
		const cone = "M84 104C78 130 60 168 38 198C26 214 12 224 4 236H252C244 224 230 214 218 198C196 168 178 130 172 104Q128 120 84 104Z"
		c.Part("cone", c.Form(kit.Oval(128, 104, 44, 12), l.M, c.Blur(3, c.Ellipse(128, 104, 30, 8, kit.Hex("#fff0a0")))),
			c.Form(cone, kit.Lin(40, 110, 220, 236, k.LL, k.M, k.D, k.DDD), c.Path("M150 112C160 150 190 200 256 240H120L150 196L136 160Z", k.DDD).Opacity(.4), c.Path("M96 112L80 150L90 166L56 210L70 214L34 240H-4L40 196L84 104Z", k.LL).Opacity(.35),
				c.Line("M98 120L84 156L92 170L70 206M164 122L178 156L170 172L196 208M60 190L44 220M206 194L222 222", k.DDD, 2.6).Opacity(.4)))
		flow := "M86 105Q128 121 170 105L174 118C170 126 166 120 162 118C158 132 166 148 172 164C178 182 172 192 164 190C156 188 158 174 152 162C146 152 146 166 146 180C148 204 156 214 146 224C136 230 126 222 128 206C130 184 128 160 122 148C116 158 118 174 112 186C106 196 96 192 98 180C100 164 106 148 102 130C98 138 94 148 88 148C82 146 86 130 84 120Q82 112 86 105Z"
		c.Part("lava", c.Clip(cone, c.Glow(6, c.Path(flow, l.M).Opacity(.6)), c.Path(flow, l.DD).Stroke(l.DD, 5), c.Form(flow, hot, c.Blur(2.5, c.Path(flow, kit.None).Stroke(l.D, 5)).Opacity(.7), c.Line("M104 116Q106 136 102 160M128 122Q132 160 137 208M156 120Q160 146 166 172", kit.Hex("#fff3b0"), 4).Opacity(.75))),
			c.Line("M86 105Q128 121 170 105", kit.Hex("#fff0a0"), 3.5).Opacity(.9))
		var tufts []kit.Node
		for i := range 30 {
			x := 6 + float64(i)*8.4
			tufts = append(tufts, c.Path(sf("M%g 240q-2 -8 -5 -12q5 2 7 8q0 -8 2 -13q2 6 2 13q3 -6 7 -8q-4 6 -5 12z", x), g.M.Shade(float64(i*5%4)*.4-.6)))
		}
		c.Part("grass", kit.Of(tufts...), c.Form("M-2 240Q10 228 40 232Q84 226 128 232Q180 226 216 232Q246 228 258 240Q258 250 246 250H10Q-2 250 -2 240Z", kit.Lin(0, 228, 0, 252, g.L, g.M, g.DD)))
		c.Anchor("ground", 128, 250)
	},
}
