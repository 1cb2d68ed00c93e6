package paper

import "pellucid/internal/engine/illustrator/kit"

var foldedMap = kit.Piece{
	Name: "map", Cm: 40,
	Palette: "land #9fd08a ground; paper #fbeecb; water #7cc4ea river sea; route #e8453f path; pin #e8453f marker <route; roads #ffffff",
	Draw: func(c *kit.Canvas) {
		p, l, w, r, k, o := c.Tones("paper"), c.Tones("land"), c.Tones("water"), c.Tones("route"), c.Tones("pin"), c.Tones("roads")
		const sheet = "M12 58L70 36L128 58L186 36L244 58V222L186 200L128 222L70 200L12 222Z"
		c.Part("paper", c.Path(sheet, p.DDD).Move(2, 5), c.Form(sheet, p.M,
			c.Named("land", c.Path("M0 20H256V240H0Z", l.M), c.Path("M180 20H256V100Q220 110 206 86Q188 70 180 20Z", l.D).Opacity(.6), c.Path("M0 150Q40 140 60 170Q80 210 60 240H0Z", l.D).Opacity(.6)),
			c.Named("water", c.Path("M0 96Q40 110 70 96Q104 80 128 104Q150 128 186 118Q222 108 256 130V152Q222 132 190 142Q144 152 118 124Q98 104 74 118Q40 132 0 118Z", kit.Lin(0, 90, 250, 150, w.L, w.M)), c.Path("M150 172Q176 158 196 176Q206 196 186 206Q160 212 148 198Q140 182 150 172Z", w.M)),
			c.Named("roads", c.Line("M36 30V250M0 190H140L256 60M100 30L118 250M160 20L236 240M0 70L256 84", o.M, 4).Opacity(.75)),
			c.Path("M84 56h22v22h-22zM150 58h18v16h-18zM52 148h24v20h-24zM212 168h18v22h-18zM84 160h18v22h-18z", p.L).Opacity(.8),
			c.Named("route", c.Line("M38 194C60 150 92 200 112 166C128 140 110 118 134 104C160 90 176 128 200 96", r.DDD, 6.5).Dash(8, 9).Opacity(.25).Move(0, 1.5), c.Line("M38 194C60 150 92 200 112 166C128 140 110 118 134 104C160 90 176 128 200 96", r.M, 5.5).Dash(8, 9), c.Line("M30 186L46 202M46 186L30 202", r.M, 6)),
			c.Path("M12 58L70 36V200L12 222Z", kit.Lin(12, 50, 70, 120, kit.White.Alpha(.4), kit.White.Alpha(.08))), c.Path("M70 36L128 58V222L70 200Z", kit.Lin(70, 0, 128, 0, p.DDD.Alpha(.42), p.DDD.Alpha(.12))), c.Path("M128 58L186 36V200L128 222Z", kit.Lin(128, 0, 186, 0, kit.White.Alpha(.35), kit.White.Alpha(.05))), c.Path("M186 36L244 58V222L186 200Z", kit.Lin(186, 0, 244, 0, p.DDD.Alpha(.5), p.DDD.Alpha(.2)))),
			c.Line("M12 58L70 36L128 58L186 36L244 58", kit.White, 2.5).Opacity(.85), c.Line("M13 221L70 199.5L128 221L186 199.5L243 221", p.L, 2.5).Opacity(.9), c.Line("M70 38V198M186 38V198", p.DDD, 1.2).Opacity(.5), c.Line("M128 60V220", kit.White, 1.5).Opacity(.8))
		c.Part("pin", c.Blur(2.5, c.Ellipse(204, 97, 13, 5, p.DDD).Opacity(.7)), c.Form("M200 97C186 74 172 62 172 42A28 28 0 0 1 228 42C228 62 214 74 200 97Z", kit.Lin(176, 16, 224, 80, kit.At(0, k.LL), kit.At(.35, k.M), kit.At(1, k.DD)), c.Blur(5, c.Path("M216 10Q226 60 196 100H240V10Z", k.DDD).Opacity(.45)), c.Path("M178 44A22 22 0 0 1 196 20Q184 30 186 52Q180 52 178 44Z", kit.White).Opacity(.55)), c.Circle(200, 42, 11.5, k.DDD).Opacity(.5), c.Circle(200, 42, 10.5, kit.Lin(192, 34, 208, 50, kit.White, p.M)))
		c.AnchorBox("print", 128, 130, 210, 130, 0)
		c.AnchorBox("grip", 128, 204, 0, 0, 0)
	},
}
