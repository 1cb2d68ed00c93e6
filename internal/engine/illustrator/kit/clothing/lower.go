package clothing

import (
	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/fabric"
	"pellucid/internal/engine/illustrator/kit/sheen"
)

const trouserLeg = "M72 10Q100 18 130 18V96L122 110L116 246Q88 254 58 246Q54 160 60 96Q62 50 72 10Z"

var pants = kit.Piece{
	Name: "pants", Cm: 104, Palette: "fabric #b9936a legs beige; waistband #a5805a <fabric; pockets #a5805a <fabric; belt #5f4030 leather; buckle #e0b04a",
	Draw: func(c *kit.Canvas) {
		f, w, p, b, k := c.Tones("fabric"), c.Tones("waistband"), c.Tones("pockets"), c.Tones("belt"), c.Tones("buckle")
		c.On(kit.Back)
		c.Part("waistband", c.Form("M74 8Q128 18 182 8V28H74Z", kit.Lin(0, 8, 0, 28, w.DD, w.DDD)))
		c.On(kit.Body)
		leg := kit.Of(sheen.Body(c, trouserLeg, f, 12, c.Blur(6, c.Path("M112 100L124 100V250H108Q116 170 112 100Z", f.DDD)).Opacity(.4), c.Line("M88 40Q84 140 86 246", f.DD, 2).Opacity(.6), c.Line("M89.500 40Q85.500 140 87.500 246", f.LL, 1.600).Opacity(.6), fabric.Crease(c, f, 5, "M124 108Q108 104 96 108"), fabric.Crease(c, f, 4, "M114 176Q100 180 90 176"), fabric.Crease(c, f, 4, "M62 120Q74 128 84 124")), c.Line("M58 240Q88 247 116 240", f.DD, 1.800).Opacity(.6))
		c.Part("legs", leg, leg.Mirror(128), c.Line("M128 22V96", f.DDD, 2), c.Line("M142 26V70Q142 84 130 92", f.DD, 1.600).Opacity(.7))
		pocket := kit.Of(c.Line("M100 28Q92 48 72 60", p.DDD, 2.600), c.Line("M98 28Q90 46 71 57", p.LL, 1.600).Opacity(.7))
		c.Part("pockets", pocket, pocket.Mirror(128))
		band := "M71 10Q128 20 185 10L189 28Q128 38 67 28Z"
		c.Part("waistband", sheen.Body(c, band, w, 5))
		c.Part("belt", c.Form("M69 13Q128 23 187 13L189 26Q128 36 67 26Z", kit.Lin(67, 0, 189, 0, b.L, b.M, b.DD)), sheen.Each(6, func(i int) kit.Node {
			x := 80 + 19.200*float64(i)
			return c.Rect(x-3, 9, 6, 26, 2, w.D)
		}))
		c.Part("buckle", c.Rect(116, 16, 26, 21, 4, k.DDD), c.Path(kit.RoundRect(117, 17, 23, 18, 3), kit.None).Stroke(kit.Lin(116, 16, 142, 36, k.LL, k.M, k.D), 4), c.Line("M128 26H139", k.L, 3))
		c.AnchorBox("fit", 128, 20, 120, 0, 0)
		c.Anchor("ground", 128, 250)
	},
}

var leggings = kit.Piece{
	Name: "leggings", Cm: 95, Palette: "fabric #6a4fb8 legs purple; waistband #5a3fa0 <fabric; stripe #f27ab0 side",
	Draw: func(c *kit.Canvas) {
		f, w, s := c.Tones("fabric"), c.Tones("waistband"), c.Tones("stripe")
		c.On(kit.Back)
		c.Part("waistband", c.Form("M80 10Q128 20 176 10V28H80Z", kit.Lin(0, 8, 0, 28, w.DD, w.DDD)))
		c.On(kit.Body)
		leg := sheen.Body(c, "M78 12Q104 20 130 20V86L122 96Q122 140 112 170Q112 210 106 248Q92 253 80 248Q78 208 72 172Q62 130 66 80Q68 44 78 12Z", f, 12, c.Named("stripe", c.Line("M76 14Q64 60 66 100Q68 140 76 174Q80 210 83 250", s.M, 7), c.Line("M75 14Q63 60 65 100", s.LL, 2)), c.Blur(6, c.Ellipse(94, 110, 10, 46, f.LL)).Opacity(.55), fabric.Crease(c, f, 4, "M120 94Q108 92 98 96"), fabric.Crease(c, f, 3, "M74 166Q86 172 100 168"), fabric.Crease(c, f, 3, "M106 172Q96 178 84 176"))
		c.Part("legs", leg, leg.Mirror(128), c.Line("M128 36V88", f.DDD, 2).Opacity(.7))
		c.Part("waistband", sheen.Body(c, "M77 10Q128 20 179 10L184 38Q128 48 72 38Z", w, 6, fabric.Stitches(c, w.LL, "M74 34Q128 44 182 34")))
		c.AnchorBox("fit", 128, 20, 104, 0, 0)
		c.Anchor("ground", 128, 251)
	},
}

var overalls = kit.Piece{
	Name: "overalls", Cm: 120, Palette: "denim #4a7fc4 legs bib; pockets #3f70b0 <denim; straps #4a7fc4 <denim; buttons #e8b84a gold; stitching #f4c878 thread",
	Draw: func(c *kit.Canvas) {
		d, p, s, b, t := c.Tones("denim"), c.Tones("pockets"), c.Tones("straps"), c.Tones("buttons"), c.Tones("stitching")
		c.On(kit.Back)
		c.Part("straps", c.Form("M92 6H108L150 100H132ZM164 6H148L106 100H124Z", kit.Lin(0, 6, 0, 100, s.D, s.DDD)), c.Path("M80 92Q128 80 176 92V130H80Z", d.DDD))
		c.On(kit.Body)
		leg := kit.Of(sheen.Body(c, "M70 108Q100 118 130 116V172L122 180L118 244Q90 252 58 244Q56 180 62 150Q62 126 70 108Z", d, 12, fabric.Crease(c, d, 4, "M124 178Q108 174 98 178"), c.Named("stitching", fabric.Stitches(c, t.M, "M67 130Q60 190 63 240"))), sheen.Body(c, "M54 230Q88 238 121 230V248Q88 256 54 248Z", d, 5, fabric.Stitches(c, t.M, "M56 243Q88 250 120 243")))
		c.Part("denim", leg, leg.Mirror(128), c.Line("M128 118V174", d.DDD, 2), c.Named("stitching", fabric.Stitches(c, t.M, "M140 120V150Q140 164 130 170")))
		pocket := kit.Of(c.Line("M98 118Q94 138 66 146", p.DDD, 2.600), c.Named("stitching", fabric.Stitches(c, t.M, "M103 118Q98 143 66 151")))
		c.Part("pockets", pocket, pocket.Mirror(128))
		bib := "M90 56Q128 64 166 56L178 112Q128 126 78 112Z"
		c.Part("denim", c.Blur(3, c.Path(bib, d.DDD).Move(0, 4)).Opacity(.4), sheen.Body(c, bib, d, 10, c.Named("stitching", fabric.Stitches(c, t.M, "M94 62Q128 69 162 62"), fabric.Stitches(c, t.M, "M80 108Q128 121 176 108"))), c.Form("M68 108Q128 126 188 108L190 120Q128 138 66 120Z", kit.Lin(66, 0, 190, 0, d.L, d.M, d.DD)))
		c.Part("pockets", sheen.Body(c, "M108 74H148V98Q148 106 128 108Q108 106 108 98Z", p, 5, c.Named("stitching", fabric.Stitches(c, t.M, "M111 78H145V97Q145 103 128 105Q111 103 111 97Z"))))
		strap := kit.Of(sheen.Body(c, "M84 4Q92 0 102 4L112 66L94 70Z", s, 5, c.Named("stitching", fabric.Stitches(c, t.M, "M88 6L97 64"), fabric.Stitches(c, t.M, "M98 6L108 62"))))
		c.Part("straps", strap, strap.Mirror(128))
		c.Part("buttons", fabric.Ball(c, 103, 66, 6, b), fabric.Ball(c, 153, 66, 6, b), fabric.Ball(c, 72, 130, 4, b), fabric.Ball(c, 184, 130, 4, b))
		c.AnchorBox("fit", 128, 20, 100, 0, 0)
		c.AnchorBox("print", 128, 90, 40, 30, 0)
		c.Anchor("ground", 128, 252)
	},
}

var kilt = kit.Piece{
	Name: "kilt", Cm: 60, Palette: "tartan #c4343c red fabric; stripes #2f5f46 green plaid; lines #f2d46a yellow; belt #3f3532 leather; sporran #efe6d8 pouch fur",
	Draw: func(c *kit.Canvas) {
		t, s, l, b, p := c.Tones("tartan"), c.Tones("stripes"), c.Tones("lines"), c.Tones("belt"), c.Tones("sporran")
		c.On(kit.Back)
		c.Part("belt", c.Form("M66 20Q128 32 190 20V44H66Z", kit.Lin(0, 20, 0, 44, b.D, b.DDD)))
		c.On(kit.Body)
		d := "M62 28Q128 42 194 28L234 214Q238 226 226 228Q128 250 30 228Q18 226 22 214Z"
		plaid := sheen.Each(9, func(i int) kit.Node {
			x0, x1 := 66+15.500*float64(i), 30+24.500*float64(i)
			return kit.Of(c.Line(sheen.D("M%g 20L%g 250", x0, x1), s.M, 9).Opacity(.75), c.Line(sheen.D("M%g 20L%g 250", x0+4, x1+12), l.M, 1.600).Opacity(.85))
		})
		rows := sheen.Each(7, func(i int) kit.Node {
			y := 56 + 28*float64(i)
			return kit.Of(c.Line(sheen.D("M10 %gQ128 %g 246 %g", y, y+16, y), s.M, 9).Opacity(.6), c.Line(sheen.D("M10 %gQ128 %g 246 %g", y+13, y+29, y+13), l.M, 1.600).Opacity(.85))
		})
		pleats := sheen.Each(6, func(i int) kit.Node {
			x0, x1 := 74+8*float64(i), 44+15*float64(i)
			return kit.Of(c.Line(sheen.D("M%g 30L%g 240", x0, x1), t.DDD, 3).Opacity(.5), c.Line(sheen.D("M%g 30L%g 240", 256-x0, 256-x1), t.DDD, 3).Opacity(.5))
		})
		c.Part("tartan", sheen.Body(c, d, t, 14, plaid, rows, pleats), c.Path("M98 36L80 240L176 240L160 36Z", t.L).Opacity(.1), c.Line("M158 36L178 238", t.DDD, 2.600), c.Line("M180 150L178 238", l.M, 3).Dash(2, 3))
		c.Part("belt", sheen.Body(c, "M62 18Q128 32 194 18L198 42Q128 56 58 42Z", b, 5))
		c.Part("buckle", c.Path(kit.RoundRect(112, 26, 32, 22, 4), kit.None).Stroke(kit.Lin(112, 26, 144, 48, kit.White, kit.Hex("#9aa4b0"), kit.Hex("#dfe5ea")), 5))
		c.Part("sporran", c.Line("M98 46Q104 76 112 84M158 46Q152 76 144 84", kit.Hex("#b9c2cc"), 3).Dash(4, 3), sheen.Body(c, "M100 84Q128 74 156 84Q164 120 150 156L142 148L136 160L128 150L120 160L114 148L106 156Q92 120 100 84Z", p, 9, c.Line("M112 104L108 140M128 100V142M144 104L148 140M120 110V146M136 110V146", p.D, 1.600)), sheen.Body(c, "M98 80Q128 70 158 80L154 100Q128 110 102 100Z", b, 5), fabric.Ball(c, 128, 92, 5, kit.TonesOf(kit.Hex("#d8dfe6"))))
		c.AnchorBox("fit", 128, 30, 130, 0, 0)
		c.Anchor("ground", 128, 240)
	},
}
