package science

import "pellucid/internal/engine/illustrator/kit"

var awarenessRibbon = kit.Piece{
	Name: "awareness-ribbon", Cm: 8,
	Palette: "ribbon #f06aa6 satin loop",
	Draw: func(c *kit.Canvas) {
		r := c.Tones("ribbon")
		// Both strands run from the loop's top to a tail; the one that ends at the lower left lies in front.
		const (
			back  = "M128 4C88 0 64 32 74 70C84 106 124 158 172 250Q176 256 182 252L214 232Q220 228 216 222C166 140 120 100 113 64C109 44 116 36 128 36Z"
			front = "M126 4C168 0 192 32 182 70C172 106 132 158 84 250Q80 256 74 252L42 232Q36 228 40 222C90 140 136 100 143 64C147 44 140 36 128 36C120 36 114 40 112 50C104 40 98 26 100 12Q112 4 126 4Z"
		)
		c.Part("ribbon",
			c.Form(back, kit.Lin(80, 20, 190, 250, kit.At(0, r.DD), kit.At(.16, r.D), kit.At(.34, r.DD), kit.At(.62, r.M), kit.At(1, r.DD)),
				c.Blur(5, c.Path("M128 0H104Q94 20 112 54L140 44Z", r.DDD).Opacity(.6)), c.Blur(6, c.Path(front, r.DDD).Move(8, 8)).Opacity(.65), c.Line("M76 58C76 90 116 150 175 248", r.L, 2).Opacity(.5), c.Path("M164 196Q178 218 192 240L182 246Q170 222 158 202Z", r.LL).Opacity(.3)),
			c.Form(front, kit.Lin(120, 10, 90, 250, kit.At(0, r.L), kit.At(.18, r.LL), kit.At(.42, r.M), kit.At(.72, r.L), kit.At(1, r.D)),
				c.Blur(5, c.Path("M128 36C140 36 147 44 143 64C138 90 110 124 86 158L70 150L130 60Z", r.DDD).Opacity(.35)), c.Blur(5, c.Path("M96 0H116Q112 20 122 50H96Z", r.DDD).Opacity(.5)), c.Blur(7, c.Path("M184 60C180 110 150 150 96 250L140 240L200 110Z", r.DDD).Opacity(.3)),
				c.Line("M112 7Q120 5.5 128 5.5C166 5 187 34 180 69C170 106 130 158 82 249", r.LL, 2).Opacity(.85), c.Line("M143 72C132 108 92 146 44 222", r.DD, 1.5).Opacity(.5),
				c.Path("M150 14C174 28 176 62 162 92C150 116 130 142 112 170C126 138 148 112 156 84C162 60 162 32 150 14Z", kit.White).Opacity(.45), c.Path("M92 196Q80 216 68 238L60 232Q76 210 92 196Z", kit.White).Opacity(.32)))
		c.AnchorBox("fit", 128, 120, 60, 0, 0)
	},
}
