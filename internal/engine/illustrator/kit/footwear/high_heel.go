package footwear

import "pellucid/internal/engine/illustrator/kit"

var highHeel = kit.Piece{
	Name: "high-heel", Cm: 24, Facing: kit.Right,
	Palette: "upper #e22e4c shoe; heel #e22e4c <upper; sole #4d4150; lining #f3c9a0 insole",
	Draw: func(c *kit.Canvas) {
		u, h, s, l := c.Tones("upper"), c.Tones("heel"), c.Tones("sole"), c.Tones("lining")
		c.On(kit.Back)
		c.Part("lining", c.Form("M30 46Q40 34 52 46Q70 88 116 116Q160 140 206 152L190 178Q110 150 60 110Z", kit.Lin(40, 40, 190, 170, l.L, l.M, l.DD), c.Blur(6, c.Path("M30 70Q90 150 200 170V190H30Z", l.DDD).Opacity(.55))),
			c.Line("M50 44Q68 86 116 115Q160 139 204 153", u.D, 4), c.Line("M50 42Q69 84 117 113.5Q150 134 190 147", u.L, 1.6))
		c.On(kit.Body)
		c.Part("heel", c.Form("M24 96Q30 140 38 166L46 236Q47 241 52 241H57Q61 241 61 236L64 176Q72 146 96 150L80 110Z", kit.Lin(24, 0, 84, 0, kit.At(0, h.M), kit.At(.2, h.LL), kit.At(.45, h.M), kit.At(1, h.DDD)), c.Blur(3, c.Path("M40 112Q60 150 100 150V130L50 100Z", h.DDD).Opacity(.5))),
			c.Rect(45, 234, 17, 9, 3, kit.Lin(45, 0, 62, 0, s.L, s.M, s.DD)))
		c.Part("sole", c.Form("M70 132Q108 144 134 182Q152 208 180 212L244 208Q252 210 250 215Q247 220 236 220H176Q146 218 126 190Q104 156 78 150Q66 150 62 158Z", kit.Lin(70, 130, 240, 222, s.L, s.M, s.DD), c.Line("M74 144Q106 152 130 187Q150 213 178 216H240", s.LL, 1.5).Opacity(.5)))
		c.Part("upper", c.Form("M26 52Q34 40 42 50Q58 102 112 130Q150 150 176 166Q190 168 204 152Q224 170 246 196Q256 210 244 212H182Q150 208 128 178Q104 146 64 138Q46 136 38 146Q20 100 26 52Z",
			kit.Lin(40, 60, 200, 230, kit.At(0, u.L), kit.At(.25, u.LL), kit.At(.55, u.M), kit.At(1, u.DD)),
			c.Blur(6, c.Path("M30 140Q80 120 130 160Q160 206 200 206L250 206V230H100L30 170Z", u.DDD).Opacity(.5)), c.Blur(4, c.Path("M176 162Q196 172 206 150L190 140Z", u.DDD).Opacity(.4)),
			c.Path("M30 58Q36 50 40 60Q48 84 66 104Q44 104 36 120Q26 92 30 58Z", kit.White).Opacity(.4), c.Path("M205 162Q222 176 236 196Q214 184 190 186Q200 176 205 162Z", kit.White).Opacity(.48), c.Path("M100 130Q140 152 168 172Q160 182 150 184Q132 156 100 130Z", kit.White).Opacity(.2)),
			c.Line("M28 50Q35 42 41 50Q57 102 111 131Q150 151 176 166.5Q190 169 204 153", u.DD, 3), c.Line("M28 49Q35 41 41 49Q57 101 111 130Q150 150 176 165.5Q190 168 204 152", u.LL, 1.3).Opacity(.9))
		c.AnchorBox("fit", 50, 60, 46, 0, 0)
		c.Anchor("ground", 150, 242)
	},
}
