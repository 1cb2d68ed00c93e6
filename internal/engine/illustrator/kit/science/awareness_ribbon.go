package science

import "pellucid/internal/engine/illustrator/kit"

var awarenessRibbon = kit.Piece{
	Name: "awareness-ribbon", Cm: 8,
	Palette: "ribbon #f06aa6 satin loop",
	Draw: func(c *kit.Canvas) {
		r := c.Tones("ribbon")
		const strand = "M120 4C168 0 192 32 182 70C172 106 132 158 84 250Q80 256 74 252L42 232Q36 228 40 222C90 140 136 100 143 64C147 44 140 36 120 36Z"
		back := c.Form(strand, kit.Lin(60, 30, 190, 250, kit.At(0, r.D), kit.At(.3, r.DD), kit.At(.5, r.M), kit.At(1, r.DD)), c.Line("M180 56C182 88 140 150 82 246", r.LL, 2).Opacity(.5)).Mirror(128)
		c.Part("ribbon", back,
			c.Clip("M0 0H256V256H0Z", c.Clip("M136 4C88 0 64 32 74 70C84 106 124 158 172 250Q176 256 182 252L214 232Q220 228 216 222C166 140 120 100 113 64C109 44 116 36 136 36Z", c.Blur(6, c.Path(strand, r.DDD).Move(7, 9)).Opacity(.7))),
			c.Form(strand, kit.Lin(170, 30, 60, 240, kit.At(0, r.L), kit.At(.22, r.LL), kit.At(.45, r.M), kit.At(.75, r.L), kit.At(1, r.D)),
				c.Blur(6, c.Path("M120 36C140 36 147 44 143 64C138 90 110 124 90 152L70 140L110 20Z", r.DDD).Opacity(.3)), c.Blur(5, c.Path("M100 0H150Q120 20 130 44H100Z", r.DDD).Opacity(.35)),
				c.Line("M128 7C164 6 186 32 178 68C168 106 128 158 80 248", r.LL, 2.400).Opacity(.85), c.Line("M128 33C144 33 150 44 146 64C138 102 94 144 43 224", r.DD, 1.600).Opacity(.5),
				c.Path("M156 18C178 34 176 66 162 92C150 116 130 142 112 170C126 138 148 112 156 84C162 60 164 36 156 18Z", kit.White).Opacity(.42), c.Path("M92 196Q80 216 68 238L60 232Q76 210 92 196Z", kit.White).Opacity(.3)))
		c.AnchorBox("fit", 128, 120, 60, 0, 0)
	},
}
