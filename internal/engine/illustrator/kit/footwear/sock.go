package footwear

import (
	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/fabric"
)

var sock = kit.Piece{
	Name: "sock", Cm: 34, Facing: kit.Right,
	Palette: "sock #35a9b8 foot; stripes #fff0d4; heel #ef5f4a toe; cuff #ef5f4a <heel",
	Draw: func(c *kit.Canvas) {
		s, p, h, k := c.Tones("sock"), c.Tones("stripes"), c.Tones("heel"), c.Tones("cuff")
		c.On(kit.Back)
		c.Part("cuff", c.Ellipse(92, 22, 42, 9, k.DDD))
		c.On(kit.Body)
		const shape = "M48 40H136Q134 92 140 122Q142 136 158 146L214 176Q240 192 238 216Q234 244 204 244Q184 244 164 238L96 214Q48 196 46 160Q52 110 48 40Z"
		c.Part("foot", c.Form(shape, kit.Lin(50, 60, 190, 230, kit.At(0, s.LL), kit.At(.25, s.L), kit.At(.55, s.M), kit.At(1, s.DD)),
			c.Named("stripes", c.Path("M40 66Q92 76 146 66V80Q92 90 40 80Z", p.M), c.Path("M40 96Q92 106 150 96V110Q92 120 40 110Z", p.M), c.Path("M146 142Q124 180 118 224L134 230Q138 190 160 150Z", p.M), c.Path("M172 154Q150 190 146 234L162 240Q166 200 186 162Z", p.M)),
			c.Named("heel", c.Path("M40 130Q84 140 100 172Q106 196 96 224L40 210Z", kit.Lin(46, 130, 100, 214, h.L, h.M, h.D)), c.Line("M44 132Q84 142 99 174Q104 194 95 214", h.DD, 1.6).Opacity(.7), fabric.Stitches(c, h.LL, "M48 139Q80 148 93 176Q98 194 89 210")),
			c.Named("toe", c.Path("M212 170Q182 200 186 250H250V180Z", kit.Lin(190, 170, 240, 244, h.L, h.M, h.DD)), c.Line("M211 174Q184 202 187 244", h.DD, 1.6).Opacity(.7), fabric.Stitches(c, h.LL, "M218 180Q192 206 194 242")),
			c.Blur(8, c.Path("M116 40Q120 110 122 130Q130 150 160 164L220 196L250 180L140 110V40Z", s.DDD).Opacity(.28)), c.Blur(8, c.Path("M50 180Q90 214 170 236Q220 250 240 220V260H50Z", s.DDD).Opacity(.55)), fabric.Crease(c, s, 5, "M136 130Q118 134 104 150"), fabric.Crease(c, s, 4, "M140 140Q128 150 120 164"),
			c.Blur(2, c.Path("M56 44H72Q76 100 68 150Q62 160 56 158Q60 100 56 44Z", kit.White).Opacity(.35)), c.Path("M166 158Q190 166 214 184Q190 178 166 158Z", kit.White).Opacity(.3)))
		c.Part("cuff", c.Clip(shape, c.Blur(3, c.Path("M40 44Q92 60 146 44V58Q92 70 40 58Z", s.DDD).Opacity(.6))), c.Form("M44 22Q92 38 140 22Q144 34 140 48Q92 62 44 48Q40 34 44 22Z", fabric.Across(42, 142, k), c.Line("M54 26V52M64 28V54M74 30V56M84 31V57M94 31V57M104 30V56M114 29V55M124 27V53M133 25V51", k.DD, 1.8).Opacity(.6), c.Line("M52 26V52M62 28V54M72 30V56M82 31V57M92 31V57M102 30V56M112 29V55M122 27V53M131 25V51", k.LL, 1.2).Opacity(.6), c.Line("M44 24Q92 40 140 24", k.LL, 1.6).Opacity(.8)))
		c.AnchorBox("fit", 92, 130, 86, 0, 0)
		c.AnchorBox("inside", 92, 24, 80, 16, 0)
	},
}
