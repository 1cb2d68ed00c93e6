package produce

import (
	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/edible"
	"pellucid/internal/engine/illustrator/kit/sheen"
)

var greenOnion = kit.Piece{
	Name: "green-onion", Cm: 30, States: edible.Cuts,
	Palette: "leaves #4fae46 greens; stalk #d9eeb0; bulb #fbf8ec white; roots #d9c49a; band #7b4fb0 string",
	Draw: func(c *kit.Canvas) {
		if (edible.Cut{Flesh: c.Tones("leaves"), Skin: c.Tones("stalk"), Rings: true}).Draw(c) {
			return
		}
		l, s, b, r, y := c.Tones("leaves"), c.Tones("stalk"), c.Tones("bulb"), c.Tones("roots"), c.Tones("band")
		one := func() kit.Node {
			const stalk = "M121 116L118 214Q116 236 128 237Q140 236 138 214L135 116Z"
			leaf := func(d string) kit.Node { return kit.Of(c.Path(d, l.DDD).Move(.8, 1), sheen.Body(c, d, l, 5)) }
			return kit.Of(
				c.Named("roots", c.Line("M126 234Q118 244 114 252M128 236Q127 246 129 254M131 234Q138 242 143 250M124 236Q122 246 120 252M133 235Q136 246 136 253", r.D, 1.8)),
				c.Named("leaves", leaf("M123 122C112 90 100 56 86 18Q84 10 90 14C108 42 124 80 131 120Z"), leaf("M126 120C124 84 128 44 136 6Q139 0 141 8C146 48 142 86 134 122Z"), leaf("M129 124C140 96 154 66 172 40Q178 34 176 43C168 74 152 104 138 128Z")),
				c.Named("stalk", c.Form(stalk, kit.Lin(0, 108, 0, 196, l.M, s.M, s.L))),
				c.Named("bulb", c.Form("M119 180L118 214Q116 236 128 237Q140 236 138 214L137 180Z", kit.Lin(0, 176, 0, 214, s.L.Alpha(0), b.M)), c.Line("M124 150L123 226M132 150L133 226", s.D, 1.2).Opacity(.6)),
				c.Path("M122 126L120 214Q120 226 124 230Q126 180 127 126Z", kit.White).Opacity(.5).Shade(), c.Path("M134 126L137 214Q137 230 131 234Q134 180 131 126Z", l.DDD).Opacity(.16))
		}
		c.Part("leaves", one().Rotate(-13, 128, 190).Move(-14, 0), one().Rotate(13, 128, 190).Move(14, 0), one())
		c.Part("band", c.Form("M92 168Q128 182 164 168L165 182Q128 196 91 182Z", kit.Lin(92, 0, 164, 0, y.L, y.M, y.D)), c.Line("M93 170Q128 184 163 170", y.LL, 1.4).Opacity(.8))
	},
}
