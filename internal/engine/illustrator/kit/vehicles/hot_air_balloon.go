package vehicles

import "pellucid/internal/engine/illustrator/kit"

var hotAirBalloon = kit.Piece{
	Name: "hot-air-balloon", Cm: 2200,
	Palette: "envelope #e23b3b; stripes #f4b73a; band #2f9f96; basket #b9793f; ropes #7a5132 <basket",
	Draw: func(c *kit.Canvas) {
		e, s, b, k, r := c.Tones("envelope"), c.Tones("stripes"), c.Tones("band"), c.Tones("basket"), c.Tones("ropes")
		const shell = "M128 8C190 8 226 52 226 100C226 142 190 176 154 206H102C66 176 30 142 30 100C30 52 66 8 128 8Z"
		c.Part("ropes", c.Line("M104 206L112 236M152 206L144 236M120 206L121 236M136 206L135 236", r.D, 2))
		c.Part("envelope", c.Form(shell, kit.Lin(50, 20, 210, 190, kit.At(0, e.L), kit.At(.45, e.M), kit.At(1, e.D)),
			c.Named("stripes", c.Path("M128 8C100 40 92 70 92 104C92 146 108 180 116 210H140C148 180 164 146 164 104C164 70 156 40 128 8Z", kit.Lin(92, 0, 164, 0, s.L, s.M, s.D)),
				c.Path("M124 6C76 30 58 62 58 102C58 146 88 182 104 210H96L14 150V50Z", kit.Lin(20, 60, 70, 120, s.LL, s.L, s.M)).Opacity(.96),
				c.Path("M132 6C180 30 198 62 198 102C198 146 168 182 152 210H160L242 150V50Z", kit.Lin(190, 60, 240, 140, s.M, s.D, s.DD)).Opacity(.96)),
			c.Named("band", c.Path("M20 100Q128 138 236 100V122Q128 160 20 122Z", kit.Lin(20, 0, 236, 0, b.L, b.M, b.DD)),
				c.Line("M20 100Q128 138 236 100M20 122Q128 160 236 122", b.LL, 1.6).Opacity(.6)),
			c.Blur(10, c.Path("M196 20C236 60 236 150 150 214L240 220V10Z", e.DDD).Opacity(.42)),
			c.Blur(9, c.Ellipse(86, 62, 22, 36, kit.White).Opacity(.4).Rotate(18, 86, 62)),
			c.Blur(6, c.Path("M90 196H166V214H90Z", e.DDD).Opacity(.6)),
			c.Line("M128 8C100 40 92 70 92 104C92 146 108 180 116 210M128 8C156 40 164 70 164 104C164 146 148 180 140 210M128 8C76 30 58 62 58 102C58 146 88 182 104 210M128 8C180 30 198 62 198 102C198 146 168 182 152 210", e.DDD, 1.2).Opacity(.3)))
		c.Part("skirt", c.Form("M101 204H155L149 217H107Z", kit.Lin(101, 0, 155, 0, b.L, b.M, b.DD)))
		c.Part("basket", c.Form("M108 232H148L145 253Q144 256 140 256H116Q112 256 111 253Z", kit.Lin(108, 232, 148, 256, k.L, k.M, k.DD),
			c.Line("M108 239H150M108 246H150", k.DD, 1.6).Opacity(.6), c.Line("M116 232V256M124 232V256M132 232V256M140 232V256", k.DD, 1.4).Opacity(.45)),
			c.Rect(105, 229, 46, 6, 3, kit.Lin(105, 229, 105, 235, k.LL, k.D)))
		c.Part("flame", c.Path("M128 216C134 222 133 229 128 230C123 229 122 222 128 216Z", kit.Lin(128, 216, 128, 230, kit.Hex("#fff3a8"), kit.Hex("#f79a2d"))))
		c.Anchor("ground", 128, 256)
		c.AnchorBox("inside", 128, 240, 36, 14, 0)
		c.AnchorBox("print", 128, 70, 80, 50, 0)
	},
}
