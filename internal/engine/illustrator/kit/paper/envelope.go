package paper

import "pellucid/internal/engine/illustrator/kit"

var envelope = kit.Piece{
	Name: "envelope", Cm: 22, States: "open; closed -letter",
	Palette: "body #f6c667 paper; flap #f6c667 <body; seal #dc3b46 wax; letter #fffaf0 sheet; heart #ef5f7a print",
	Draw: func(c *kit.Canvas) {
		b, f, s, l, h := c.Tones("body"), c.Tones("flap"), c.Tones("seal"), c.Tones("letter"), c.Tones("heart")
		c.On(kit.Back)
		if !c.State("closed") {
			c.Part("flap", c.Form("M10 112Q10 104 16 100L116 22Q128 14 140 22L240 100Q246 104 246 112Z", kit.Lin(40, 30, 200, 120, f.D, f.DD), c.Blur(8, c.Path("M128 10L250 110H128Z", f.DDD).Opacity(.3)), c.Line("M14 104L117 24Q128 16 139 24L242 104", f.L, 2).Opacity(.8)))
		}
		c.Part("flap", c.Path("M12 106H244V204H12Z", f.DDD))
		c.On(kit.Body)
		c.Part("letter", c.Form(kit.RoundRect(32, 36, 192, 170, 6), kit.Lin(40, 36, 220, 180, l.LL, l.M, l.D), lines(c, 52, 58, 152, 15, 5, 2, l.DD), c.Path("M128 128C108 114 98 104 100 94C102 84 114 82 128 94C142 82 154 84 156 94C158 104 148 114 128 128Z", kit.Lin(104, 88, 152, 126, h.L, h.M, h.D)), c.Blur(8, c.Path("M20 170L128 130L236 170V220H20Z", l.DDD).Opacity(.4))))
		c.On(kit.Fore)
		side := c.Form("M10 106Q10 100 16 104L132 180L22 234Q10 238 10 226Z", kit.Lin(10, 110, 130, 190, b.LL, b.L, b.M), c.Blur(5, c.Path("M120 160L10 240L60 250L150 190Z", b.DDD).Opacity(.3)))
		c.Part("body", side, c.Form("M246 106Q246 100 240 104L124 180L234 234Q246 238 246 226Z", kit.Lin(246, 110, 130, 190, b.M, b.L, b.D), c.Blur(5, c.Path("M136 160L246 240L196 250L106 190Z", b.DDD).Opacity(.35))),
			c.Blur(4, c.Path("M14 234L118 154Q128 146 138 154L242 234Z", b.DDD).Opacity(.45)),
			c.Form("M14 228L118 158Q128 152 138 158L242 228Q250 240 234 240H22Q6 240 14 228Z", kit.Lin(60, 150, 200, 240, kit.At(0, b.LL), kit.At(.35, b.L), kit.At(.7, b.M), kit.At(1, b.D)), c.Blur(6, c.Path("M100 240L250 220V250H60Z", b.DDD).Opacity(.4))),
			c.Line("M16 227L118 159.5Q128 153 138 159.5L240 227", b.LL, 2.2).Opacity(.95), c.Line("M12 105L128 180", b.LL, 1.5).Opacity(.7))
		if c.State("closed") {
			const down = "M10 108Q10 102 18 102H238Q246 102 246 108L139 184Q128 192 117 184Z"
			c.Part("flap", c.Blur(4, c.Path(down, b.DDD).Move(0, 5)).Opacity(.5), c.Form(down, kit.Lin(60, 100, 180, 190, f.LL, f.L, f.M)), c.Line("M12 109L117 183Q128 191 139 183L244 109", f.LL, 2).Opacity(.8))
		}
		c.Part("seal", c.Blur(3, c.Circle(130, 178, 23, b.DDD).Opacity(.6)), c.Form("128,150 140,153 150,160 154,171 153,184 146,195 135,199 122,200 110,195 103,184 102,172 107,160 117,152", kit.Lin(108, 152, 150, 198, s.LL, s.M, s.DD)), c.Circle(128, 175, 18, kit.Lin(112, 160, 144, 192, s.DD, s.L)), c.Circle(128, 175.5, 16, kit.Lin(112, 160, 144, 192, s.L, s.M, s.D)),
			c.Path("M128 187C118 180 113 174 114 169C116 163 122 163 128 169C134 163 140 163 142 169C143 174 138 180 128 187Z", s.DD).Move(0, -.8), c.Path("M128 187C118 180 113 174 114 169C116 163 122 163 128 169C134 163 140 163 142 169C143 174 138 180 128 187Z", kit.Lin(114, 164, 142, 186, s.LL, s.L)).Move(.3, .4), c.Line("M107 168Q110 158 120 154", kit.White, 2.5).Opacity(.7))
		c.AnchorBox("print", 128, 214, 120, 30, 0)
		c.AnchorBox("inside", 128, 106, 196, 30, 0)
		c.Anchor("ground", 128, 240)
		c.AnchorBox("grip", 128, 224, 0, 0, 0)
	},
}
