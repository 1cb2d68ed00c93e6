package boats

import (
	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/chassis"
	"pellucid/internal/engine/illustrator/kit/gloss"
	"pellucid/internal/engine/illustrator/kit/sheen"
)

var jetSki = kit.Piece{
	Name: "jet-ski", Cm: 330, Facing: kit.Right, Palette: "body #ffd23f yellow top; hull #2f6fd0 blue; stripe #ef4a5f red; seat #3a3e4a; metal #c3ccd6 handlebar; water #8fd3f4 spray",
	Draw: func(c *kit.Canvas) {
		b, h, p, s, m, w := c.Tones("body"), c.Tones("hull"), c.Tones("stripe"), c.Tones("seat"), c.Tones("metal"), c.Tones("water")
		c.On(kit.Back)
		c.Part("water", sheen.Body(c, "M-8 196C-16 160 -4 128 8 112Q8 128 16 134Q22 112 36 104Q32 126 42 138Q52 150 48 176L60 206H0Z", w, 8, c.Line("M6 190Q-2 156 8 130M24 192Q16 160 30 122", w.LL, 3)), c.Circle(-2, 98, 5, w.L), c.Circle(18, 96, 4, w.LL), c.Circle(44, 92, 5.500, w.L), c.Circle(-12, 122, 3.500, w.LL))
		c.On(kit.Body)
		d := "M22 156H148C186 150 222 136 252 116Q258 112 258 120C254 158 226 192 188 204H48Q24 200 20 172Z"
		c.Part("hull", sheen.Body(c, d, h, 12, c.Named("stripe", c.Path("M16 168H150Q206 160 256 126V136Q214 170 150 178H16Z", p.M), c.Path("M16 182H150Q200 176 236 152V156Q204 182 150 187H16Z", kit.White))))
		top := "M18 152Q16 138 30 136H96L126 98Q136 82 152 84Q170 92 188 112Q214 122 250 112Q258 114 252 122Q216 152 150 162H26Q18 160 18 152Z"
		c.Part("body", sheen.Body(c, top, b, 12, c.Path("M150 128Q186 132 232 122Q200 142 150 150Q140 148 138 140Q140 130 150 128Z", b.DD).Opacity(.55), c.Line("M160 138L196 133M162 143L190 139", b.DDD, 2.600)), gloss.Glint(c, "M150 90Q164 96 180 114Q190 120 206 121Q180 124 168 112Q156 100 146 94Z", .6))
		c.Part("seat", sheen.Body(c, "M26 138Q22 118 38 112Q60 106 82 112Q96 116 108 104Q116 98 122 106L110 130Q102 142 86 142H40Z", s, 8, c.Line("M70 110Q66 126 70 142", s.LL, 2), c.Line("M32 128Q70 120 106 128", s.L, 1.600).Dash(4, 3)))
		c.Part("metal", c.Line("M148 92L136 68", s.DD, 9), c.Line("M136 70L112 60", s.DDD, 10), c.Line("M135 68L112 58.500", s.L, 6), sheen.Tube(c, "M136 70L156 78", 6, m), c.Path("M150 84L168 66Q178 66 174 76L166 94Z", kit.Lin(150, 66, 176, 94, s.L, s.M, s.DD)), c.Line("M168 70L170 84", m.LL, 3))
		c.On(kit.Fore)
		c.Part("water", sheen.Body(c, "M-10 208Q6 190 22 198Q36 184 54 196Q70 188 82 200Q110 192 134 202Q156 190 176 198Q190 178 206 182Q204 192 214 190Q222 176 238 176Q232 188 240 194Q252 200 260 210Q220 226 120 224Q30 226 -10 208Z", w, 8, c.Line("M18 210Q60 202 96 212M130 212Q168 204 206 210", w.LL, 2.600)), c.Circle(246, 170, 4.500, w.L), c.Circle(228, 164, 3, w.LL), c.Circle(256, 186, 3.500, w.L))
		c.On(kit.Body)
		c.Anchor("seat", 74, 114)
		c.Anchor("handNear", 122, 62)
		c.Anchor("handFar", 126, 60)
		c.Anchor("footNear", 112, 150)
		c.Anchor("footFar", 118, 148)
		c.Anchor("ground", 128, 214)
	},
}

var tugboat = kit.Piece{
	Name: "tugboat", Cm: 2500, Facing: kit.Right, Palette: "hull #c8353a red; deck #f2c23a yellow trim; cabin #fbf6ea white wheelhouse; funnel #2f5f9e blue chimney; tires #3a3e4a fenders; windows #8fd0ea glass; water #4fb0e8 sea; smoke #dfe5ec steam",
	Draw: func(c *kit.Canvas) {
		h, k, w, f, t, g, s, o := c.Tones("hull"), c.Tones("deck"), c.Tones("cabin"), c.Tones("funnel"), c.Tones("tires"), c.Tones("windows"), c.Tones("water"), c.Tones("smoke")
		metal := kit.TonesOf(kit.Hex("#c3ccd6"))
		c.Part("smoke", sheen.Ball(c, 74, 40, 13, o), sheen.Ball(c, 54, 26, 17, o), sheen.Ball(c, 30, 16, 13, o))
		c.Part("funnel", sheen.Body(c, "M66 62H106L110 128H62Z", f, 8, c.Path("M60 76H112V90H60Z", kit.Lin(62, 0, 110, 0, k.L, k.M, k.D))), sheen.Body(c, kit.RoundRect(62, 54, 48, 12, 5), f, 5))
		c.Part("cabin", sheen.Tube(c, "M156 40V8", 4, metal), c.Line("M146 18H166", metal.D, 3), c.Circle(156, 8, 4, h.M))
		c.Part("cabin", sheen.Body(c, kit.RoundRect(50, 112, 142, 46, 5), w, 8), sheen.Body(c, "M118 58H190L196 116H114Z", w, 8), sheen.Body(c, "M106 44Q106 38 114 38H198Q206 40 206 48L200 60H110Z", h, 6))
		c.Part("windows", chassis.Glass(c, "M124 68H143V92H122Z", g), chassis.Glass(c, "M149 68H164V92H149Z", g), chassis.Glass(c, "M170 68H185L188 92H170Z", g))
		for _, x := range []float64{72, 104, 136, 168} {
			c.Part("windows", c.Circle(x, 134, 11, metal.DDD), c.Circle(x-.4, 133.500, 10, kit.Lin(x-8, 124, x+8, 142, k.LL, k.M, k.DD)), c.Circle(x, 134, 7, kit.Lin(x-6, 128, x+6, 140, g.DD, g.M, g.LL)))
		}
		d := "M2 146Q4 140 10 142C40 152 150 158 200 146C220 140 240 128 252 118Q260 116 258 126C256 166 238 204 214 222H42C18 204 4 176 2 146Z"
		c.Part("hull", sheen.Body(c, d, h, 14, c.Path("M-4 198H260V230H-4Z", kit.Lin(0, 198, 0, 222, f.M, f.DD)), c.Path("M-4 193H260V198H-4Z", kit.White)), c.Line("M4 147C40 158 150 164 202 151C222 145 240 134 254 124", k.DDD, 9), c.Line("M4 146C40 157 150 163 202 150C222 144 240 133 254 123", k.M, 6.500), c.Line("M4 144.500C40 155.500 150 161.500 202 148.500", k.LL, 2))
		for _, p := range [][2]float64{{36, 176}, {84, 182}, {132, 182}, {180, 176}, {224, 156}} {
			c.Part("tires", c.Line(sheen.D("M%g %gV%g", p[0], p[1]-24, p[1]-12), metal.L, 2.400), c.Circle(p[0], p[1], 11, kit.None).Stroke(t.DDD, 9.500), c.Circle(p[0]-.5, p[1]-.6, 11, kit.None).Stroke(t.M, 7), c.Circle(p[0]-.8, p[1]-1, 12, kit.None).Stroke(t.LL, 1.400))
		}
		c.Part("water", sheen.Body(c, "M-8 216Q8 206 24 216T56 216T88 216T120 216T152 216T184 216T216 216T248 216Q258 210 264 214V232Q128 250 -8 232Z", s, 7, c.Line("M16 231h40M90 235h50M180 231h48", s.LL, 2.400)))
		c.AnchorBox("surface", 128, 38, 60, 0, 0)
		c.Anchor("ground", 128, 240)
	},
}

var gondola = kit.Piece{
	Name: "gondola", Cm: 1100, Facing: kit.Right, Palette: "hull #434c74 black navy; trim #f0b93a gold; seats #c8283c red cushions; oar #c98b4f wood; prow #c9d3dd ferro metal; water #49b3c9 canal", States: "plain -water",
	Draw: func(c *kit.Canvas) {
		h, g, s, o, p, w := c.Tones("hull"), c.Tones("trim"), c.Tones("seats"), c.Tones("oar"), c.Tones("prow"), c.Tones("water")
		c.On(kit.Back)
		c.Part("hull", c.Form("M10 130C60 156 180 160 236 128L226 166H26Z", kit.Lin(0, 130, 0, 166, h.DDD, h.DD)))
		c.Part("seats", sheen.Body(c, "M112 160Q104 120 118 104Q130 96 134 110Q140 94 150 98Q162 106 158 162Z", s, 8, c.Circle(126, 124, 2.800, g.L), c.Circle(142, 120, 2.800, g.L), c.Circle(132, 140, 2.800, g.L), c.Circle(148, 138, 2.800, g.L)), c.Line("M111 154Q104 120 118 104Q130 96 134 110Q140 94 150 98Q162 106 158 154", g.M, 3))
		c.On(kit.Body)
		c.Part("oar", c.Line("M22 62L76 208", o.DDD, 8).Move(1, 1.500), c.Line("M22 62L76 208", o.M, 6), c.Line("M21 62L75 207", o.LL, 2), sheen.Body(c, "M64 182L78 178L94 226Q88 236 78 230Z", o, 4))
		c.On(kit.Fore)
		d := "M-30 92Q-38 84 -34 76Q-24 70 -18 82C0 130 60 152 128 154C190 154 234 138 258 96Q266 92 272 98Q272 130 252 156C228 184 190 196 128 198C54 198 2 168 -30 92Z"
		c.Part("hull", c.Path(d, h.DDD).Move(0, 2), sheen.Body(c, d, h, 12, c.Named("trim", c.Line("M-14 112C14 160 70 178 128 179C196 178 236 162 262 124", g.DD, 5), c.Line("M-14 111C14 159 70 177 128 178C196 177 236 161 262 123", g.L, 3), sheen.Each(9, func(i int) kit.Node {
			x := 46 + 20*float64(i)
			return c.Path(sheen.D("M%g %gq5 -6 10 0q-5 6 -10 0Z", x, 188-(x-128)*(x-128)/1400), g.M)
		})), c.Blur(3, c.Line("M20 150C60 172 120 176 200 166", h.LL, 5)).Opacity(.5)), c.Line("M-20 84C0 132 60 155 128 156C190 156 234 140 262 98", g.M, 4.500), c.Line("M-18 84C2 130 60 153 128 154", g.LL, 1.600))
		ferro := "M256 98C252 70 252 40 262 22Q272 6 290 10Q302 18 296 32Q290 42 278 42L276 52H292V60H276V66H292V74H276V80H292V88H276V94H290V102H275L270 122Q258 116 256 98Z"
		c.Part("prow", c.Path(ferro, p.DDD).Move(1, 2), sheen.Body(c, ferro, p, 4))
		c.Part("trim", sheen.Ball(c, -30, 80, 8, g))
		c.Part("seats", sheen.Body(c, "M170 162Q170 146 184 146H212Q222 146 220 156Q206 166 170 166Z", s, 5), sheen.Body(c, "M62 160Q62 148 74 148H94Q102 148 100 160Q86 166 62 160Z", s, 5))
		c.Part("water", sheen.Body(c, "M-40 188Q-20 176 0 188T40 188T80 188T120 188T160 188T200 188T240 188T280 186Q296 180 300 190V206Q128 232 -40 206Z", w, 7, c.Line("M0 206h44M90 212h60M190 206h54", w.LL, 2.600)))
		c.On(kit.Body)
		c.Anchor("seat", 150, 152)
		c.Anchor("handNear", 182, 130)
		c.Anchor("handFar", 186, 128)
		c.Anchor("footNear", 196, 164)
		c.Anchor("footFar", 200, 164)
		c.AnchorBox("inside", 128, 152, 160, 24, 0)
		c.Anchor("ground", 128, 210)
	},
}
