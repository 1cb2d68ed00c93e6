package headwear

import (
	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/sheen"
)

var banditMask = kit.Piece{
	Name: "bandit-mask", Cm: 20,
	Palette: "mask #2b2a33 black",
	Draw: func(c *kit.Canvas) {
		m := c.Tones("mask")
		d := "M10 104Q60 70 128 92Q196 70 246 104Q254 150 214 172Q170 182 128 146Q86 182 42 172Q2 150 10 104Z" +
			"M52 124Q70 146 104 136Q96 106 52 124ZM204 124Q160 106 152 136Q186 146 204 124Z"
		c.Part("mask", c.Path("M14 112C-6 96 -16 104 -26 92C-24 112 -30 122 -36 136C-14 138 2 134 12 124ZM242 112C262 96 272 104 282 92C280 112 286 122 292 136C270 138 254 134 244 124Z", m.M).Stroke(m.LL, 2), c.Form(d, kit.Lin(20, 80, 220, 180, m.LL, m.M, m.D)), c.Path(d, kit.None).Stroke(m.LL, 2.6).Opacity(.75), c.Line("M24 106Q64 84 116 100", m.LL, 4).Opacity(.5))
		c.AnchorBox("fit", 128, 126, 216, 0, 0)
		c.Anchor("ground", 128, 176)
	},
}

var pilgrimHat = kit.Piece{
	Name: "pilgrim-hat", Cm: 34,
	Palette: "hat #34323c black; band #7a4a2c brown; buckle #f2bd3b gold",
	Draw: func(c *kit.Canvas) {
		h, b, g := c.Tones("hat"), c.Tones("band"), c.Tones("buckle")
		c.On(kit.Back)
		c.Part("hat", c.Form(kit.Oval(128, 192, 122, 28), kit.Lin(0, 164, 0, 220, h.DD, h.DDD)))
		c.On(kit.Body)
		crown := "M62 192L84 44Q128 28 172 44L194 192Q128 212 62 192Z"
		c.Part("hat", sheen.Body(c, crown, h, 18, c.Ellipse(128, 44, 44, 12, h.LL).Opacity(.6)))
		c.Part("band", c.Clip(crown, c.Path("M40 148Q128 170 216 148L222 198Q128 216 34 198Z", kit.Lin(40, 0, 216, 0, b.L, b.M, b.DD))))
		c.Part("buckle", c.Path("M104 156H152V202H104Z", kit.None).Stroke(g.DD, 12), c.Path("M104 156H152V202H104Z", kit.None).Stroke(g.M, 8), c.Line("M106 158H150", g.LL, 3))
		c.Part("hat", c.Form("M6 190Q60 214 128 214Q196 214 250 190Q250 226 128 228Q6 226 6 190Z", kit.Lin(0, 190, 0, 228, h.L, h.M, h.DD)))
		c.AnchorBox("fit", 128, 204, 150, 0, 0)
		c.Anchor("ground", 128, 226)
	},
}
