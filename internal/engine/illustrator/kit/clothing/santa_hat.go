package clothing

import "pellucid/internal/engine/illustrator/kit"

var santaHat = kit.Piece{
	Name: "santa-hat", Cm: 38,
	Palette: "hat #e0263a cloth; trim #fbf4ea fur; pom-pom #fbf4ea ball <trim",
	Draw: func(c *kit.Canvas) {
		h, t, p := c.Tones("hat"), c.Tones("trim"), c.Tones("pom-pom")
		c.On(kit.Back)
		c.Part("trim", c.Ellipse(122, 192, 96, 20, kit.Lin(0, 170, 0, 214, t.D, t.DD)))
		c.On(kit.Body)
		const hat = "M38 186C40 122 66 44 122 28C178 14 222 56 232 116L208 134L196 118C204 142 207 166 208 190Q122 216 38 186Z"
		c.Part("hat", c.Form(hat,
			kit.Lin(50, 40, 210, 190, kit.At(0, h.L), kit.At(.2, h.LL), kit.At(.5, h.M), kit.At(1, h.DD)),
			c.Blur(8, c.Path("M178 96C150 92 140 70 150 52C170 64 196 76 226 120L204 128Z", h.DDD).Opacity(.5)),
			c.Blur(9, c.Path("M150 60C180 110 190 150 180 200H226V100Z", h.DDD).Opacity(.35)),
			c.Blur(7, c.Path("M30 170Q122 206 216 172V200H30Z", h.DDD).Opacity(.5)),
			crease(c, h, 6, "M190 111C164 104 150 88 144 68"), crease(c, h, 5, "M190 112C168 112 152 122 144 138"), crease(c, h, 4, "M196 126C188 136 178 144 166 148"),
			c.Path("M52 164C56 116 76 66 108 46C94 76 80 120 78 168Z", kit.White).Opacity(.28),
			c.Path("M138 34C170 26 202 50 218 84C196 56 168 42 138 34Z", kit.White).Opacity(.3)))
		c.Part("trim", c.Clip(hat, c.Blur(5, c.Path("M30 170Q122 196 214 170V186H30Z", h.DDD).Opacity(.5))),
			c.Form(fluff(122, 186, 106, 24, 14, 44), kit.Lin(30, 160, 200, 230, kit.At(0, t.LL), kit.At(.45, t.M), kit.At(1, t.D)),
				c.Blur(7, c.Path("M10 200Q122 232 236 196V250H10Z", t.DDD).Opacity(.5)), c.Blur(6, c.Path("M196 150L240 160V230H190Z", t.DD).Opacity(.6)),
				tufts(c, 122, 186, 100, 22, 14, 46, t.D), tufts(c, 122, 182, 100, 18, 14, 30, kit.White)))
		c.Part("pom-pom", c.Clip(hat, c.Blur(4, c.Circle(216, 130, 28, h.DDD).Opacity(.5))),
			c.Form(fluff(222, 134, 27, 27, 0, 16), kit.Rad(210, 120, 46, p.LL, p.M, p.D), c.Blur(6, c.Path("M200 150Q230 160 252 130V170H200Z", p.DDD).Opacity(.5)),
				tufts(c, 222, 134, 24, 24, 0, 16, p.D), tufts(c, 216, 128, 18, 18, 0, 9, kit.White)))
		c.AnchorBox("fit", 122, 200, 176, 30, 0)
		c.Anchor("ground", 122, 226)
	},
}
