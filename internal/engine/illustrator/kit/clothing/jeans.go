package clothing

import (
	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/fabric"
)

var jeans = kit.Piece{
	Name: "jeans", Cm: 104,
	Palette: "denim #3f72b8 legs; pockets #3565a8 <denim; stitching #f4b860 thread; button #d9a441 metal rivets",
	Draw: func(c *kit.Canvas) {
		d, p, s, m := c.Tones("denim"), c.Tones("pockets"), c.Tones("stitching"), c.Tones("button")
		sewn := func(d string) kit.Node { return c.Named("stitching", fabric.Stitches(c, s.M, d)) }
		c.On(kit.Back)
		c.Part("waistband", c.Form("M72 8Q128 18 184 8V30H72Z", kit.Lin(0, 8, 0, 30, d.DD, d.DDD)), c.Rect(114, 14, 28, 12, 2, kit.Hex("#a5622f")))
		c.On(kit.Body)
		leg := c.Form("M70 12Q98 22 130 20V100L124 108L118 232L58 232Q50 160 58 100Q60 50 70 12Z", kit.Lin(54, 20, 132, 180, kit.At(0, d.L), kit.At(.3, d.M), kit.At(1, d.D)),
			c.Blur(10, c.Ellipse(86, 140, 14, 66, d.LL).Opacity(.75)), c.Blur(7, c.Path("M110 96L122 96V240H108Q116 160 110 96Z", d.DDD).Opacity(.45)), c.Blur(6, c.Path("M50 60L60 60Q54 150 66 240H44Z", d.DDD).Opacity(.3)),
			fabric.Crease(c, d, 4, "M124 108Q110 102 96 104"), fabric.Crease(c, d, 4, "M122 118Q108 118 98 124"), fabric.Crease(c, d, 4, "M64 176Q80 184 96 180"), fabric.Crease(c, d, 4, "M114 172Q98 178 86 174"),
			sewn("M64 46Q58 90 57 130Q56 180 62 232"))
		cuff := kit.Of(c.Clip("M70 12Q98 22 130 20V100L124 108L118 232L58 232Q50 160 58 100Q60 50 70 12Z", c.Blur(3, c.Rect(56, 220, 66, 8, 0, d.DDD).Opacity(.6))), c.Form("M54 226Q88 232 121 226L122 246Q122 249 118 249Q88 253 58 249Q54 249 54 246Z", kit.Lin(54, 0, 122, 0, d.L, d.LL, d.L, d.M), c.Line("M54 229Q88 235 121 229", kit.White, 1.4).Opacity(.5), sewn("M56 242Q88 247 121 242")))
		c.Part("legs", leg, leg.Mirror(128))
		c.Part("cuffs", cuff, cuff.Mirror(128))
		c.Part("legs", c.Line("M128 24V98", d.DDD, 2), c.Line("M126.5 24V98", d.LL, 1).Opacity(.6), c.Line("M128 100L126 108M128 100L130 108", d.DDD, 2),
			sewn("M142 28V72Q142 88 130 94"), sewn("M138 28V70Q138 82 130 88"))
		pocket := kit.Of(c.Path("M72 32H104Q104 60 64 66Q64 48 72 32Z", kit.Lin(66, 32, 104, 66, p.D, p.DD)), c.Line("M104 30Q104 58 63 66", d.DDD, 2.4).Move(.6, 1.4).Opacity(.5), c.Line("M104 30Q104 58 63 66", d.L, 1.8), sewn("M107.5 30Q108 62 62 70.5"), sewn("M111 30Q112 66 62 74.5"),
			c.Circle(103, 35, 2.6, m.DD), c.Circle(102.7, 34.7, 2, m.LL), c.Circle(66, 62, 2.6, m.DD), c.Circle(65.7, 61.7, 2, m.LL))
		c.Part("pockets", pocket, pocket.Mirror(128))
		loop := kit.Of(c.Rect(90, 9, 8, 24, 2, d.DDD).Opacity(.4).Move(1, 1), c.Rect(90, 9, 8, 24, 2, kit.Lin(90, 0, 98, 0, d.LL, d.M, d.D)))
		c.Part("waistband", c.Form("M70 10Q128 20 186 10L190 28Q128 38 66 28Z", kit.Lin(66, 0, 190, 0, d.L, d.LL, d.M, d.D), c.Blur(2, c.Path("M66 26Q128 36 190 26V40H66Z", d.DDD).Opacity(.5))), sewn("M71 13Q128 23 185 13"), sewn("M68 26Q128 36 188 26"), loop, loop.Mirror(128))
		c.Part("button", c.Circle(128.6, 25.5, 6, d.DDD).Opacity(.5), c.Circle(128, 24, 5.8, kit.Lin(123, 19, 133, 29, m.LL, m.M, m.DD)), c.Circle(128, 24, 3.2, kit.Lin(125, 21, 131, 27, m.D, m.L)))
		c.AnchorBox("fit", 128, 20, 120, 0, 0)
		c.Anchor("ground", 128, 250)
	},
}
