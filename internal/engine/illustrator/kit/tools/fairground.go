package tools

import (
	"pellucid/internal/engine/illustrator/kit"
	solid "pellucid/internal/engine/illustrator/kit/sheen"
)

var crossedSwords = kit.Piece{
	Name: "crossed-swords", Cm: 110,
	Palette: "blade #c6d2de steel blades; guard #f0b83f gold; hilt #8a4a30 handle grip; gem #e23b4f jewel",
	Draw: func(c *kit.Canvas) {
		b, g, h, j := c.Tones("blade"), c.Tones("guard"), c.Tones("hilt"), c.Tones("gem")
		one := func(deg float64) {
			t := func(n ...kit.Node) kit.Node { return kit.Of(n...).Rotate(deg, 128, 128) }
			c.Part("blade", t(c.Form("M128 -36L144 -10L141 184H115L112 -10Z", kit.Lin(112, 0, 144, 0, kit.At(0, b.M), kit.At(.12, b.LL), kit.At(.49, b.L), kit.At(.5, b.D), kit.At(.9, b.DD), kit.At(1, b.M)), c.Form("M125 12Q128 2 131 12L130 184H126Z", kit.Lin(124, 0, 132, 0, b.DD, b.D, b.LL)), dim(c, 5, .5, "M108 164H148V190H108Z", b)), c.Line("M116 -4L118 170", kit.White, 2).Opacity(.7)))
			c.Part("hilt", t(c.Form("M120 196H136L137 252H119Z", barrel(h, 118, 0, 138, 0), c.Line("M116 206L140 213M116 218L140 225M116 230L140 237M116 242L140 249", h.DDD, 3).Opacity(.6)), solid.Ball(c, 128, 260, 11, g)))
			c.Part("guard", t(solid.Body(c, "M128 178Q152 178 170 172Q182 168 181 182Q180 196 168 193Q152 198 140 200H116Q104 198 88 193Q76 196 75 182Q74 168 86 172Q104 178 128 178Z", g, 7), solid.Ball(c, 128, 189, 8, j)))
		}
		one(45)
		one(-45)
	},
}

var parachute = kit.Piece{
	Name: "parachute", Cm: 800,
	Palette: "canopy #ef4b42 red; second #fff6e6 white stripes; lines #6b7380 cords; pack #3f7fd0 harness",
	Draw: func(c *kit.Canvas) {
		p, s, l, k := c.Tones("canopy"), c.Tones("second"), c.Tones("lines"), c.Tones("pack")
		edge := []float64{8, 48, 88, 128, 168, 208, 248}
		c.Part("lines", solid.Each(7, func(i int) kit.Node {
			x := edge[i]
			return kit.Of(c.Line(solid.D("M%g %gQ%g 172 %g 218", x, 116.0, 128+(x-128)*.42, 128+(x-128)*.12), l.D, 2.4), c.Line(solid.D("M%g %gQ%g 172 %g 218", x-.7, 116.0, 127.3+(x-128)*.42, 127.3+(x-128)*.12), l.LL, .9))
		}))
		dome := "M8 120C4 50 60 4 128 4C196 4 252 50 248 120Q228 98 208 118Q188 98 168 118Q148 98 128 118Q108 98 88 118Q68 98 48 118Q28 98 8 120Z"
		c.Part("canopy", c.Path("M8 118C30 132 226 132 248 118Q228 100 208 118Q168 100 128 118Q88 100 48 118Q28 100 8 118Z", p.DDD), c.Form(dome, kit.Lin(20, 10, 220, 120, p.LL, p.L, p.M, p.DD),
			c.Named("second", c.Path("M128 4C84 30 56 70 48 130Q68 90 88 130C92 70 106 30 128 4ZM128 4C150 30 164 70 168 130Q188 90 208 130C200 70 172 30 128 4Z", kit.Lin(40, 10, 220, 120, s.LL, s.M, s.D))),
			c.Line("M128 4C84 30 56 70 48 120M128 4C106 30 92 70 88 120M128 4V120M128 4C150 30 164 70 168 120M128 4C172 30 200 70 208 120", p.DDD, 1.6).Opacity(.45), solid.Edge(c, dome, p, 16), c.Line("M34 70Q52 34 92 20", kit.White, 7).Opacity(.55)))
		c.Part("pack", solid.Body(c, "M108 216Q128 206 148 216L152 248Q128 260 104 248Z", k, 7, c.Line("M118 212V252M138 212V252", k.DDD, 4).Opacity(.6), c.Rect(120, 224, 16, 12, 3, k.LL)))
		c.AnchorBox("hang", 128, 252, 20, 6, 0)
	},
}
