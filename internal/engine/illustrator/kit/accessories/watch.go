package accessories

import (
	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/fabric"
)

var watch = kit.Piece{
	Name: "watch", Cm: 24, States: kit.Timed,
	Palette: "strap #9a5530 leather; case #f0bd4f gold metal; dial #fdf8ee face; hands #3f4a66",
	Draw: func(c *kit.Canvas) {
		hour, minute := c.Hands()
		s, k, d, h := c.Tones("strap"), c.Tones("case"), c.Tones("dial"), c.Tones("hands")
		c.Part("strap", c.Form("M98 64L104 6Q105 2 109 2H147Q151 2 152 6L158 64Z", fabric.Across(98, 158, s), c.Blur(4, c.Path("M90 40H166V70H90Z", s.DDD).Opacity(.65))), fabric.Stitches(c, s.LL, "M105 58L110 8H146L151 58"),
			c.Form("M98 192L104 242Q106 254 116 254H140Q150 254 152 242L158 192Z", fabric.Across(98, 158, s), c.Blur(4, c.Path("M90 186H166V212H90Z", s.DDD).Opacity(.65))), fabric.Stitches(c, s.LL, "M105 198L110 240Q112 248 118 248H138Q144 248 146 240L151 198"),
			c.Ellipse(128, 222, 3, 3.6, s.DDD), c.Ellipse(128, 234, 3, 3.6, s.DDD), c.Ellipse(128, 245, 2.6, 3, s.DDD),
			c.Rect(98, 6, 60, 12, 4, kit.Lin(98, 0, 158, 0, k.D, k.LL, k.M, k.DD)), c.Rect(103, 9.5, 50, 5, 2, s.DD), c.Rect(102, 26, 52, 9, 3, kit.Lin(102, 0, 154, 0, s.DD, s.L, s.D, s.DDD)))
		c.Part("crown", c.Rect(194, 119, 13, 18, 4, kit.Lin(0, 119, 0, 137, k.LL, k.M, k.DD)), c.Line("M198 122H206M198 126H206M198 130H206M198 134H206", k.DDD, 1.3).Opacity(.5), c.Rect(186, 124, 12, 8, 2, k.DD))
		c.Part("case", c.Rect(92, 52, 16, 26, 5, kit.Lin(92, 52, 108, 78, k.LL, k.D)), c.Rect(148, 52, 16, 26, 5, kit.Lin(148, 52, 164, 78, k.L, k.DD)), c.Rect(92, 178, 16, 26, 5, kit.Lin(92, 178, 108, 204, k.L, k.DD)), c.Rect(148, 178, 16, 26, 5, kit.Lin(148, 178, 164, 204, k.M, k.DDD)),
			c.Circle(128, 128, 71, k.DDD), c.Circle(127.5, 127.3, 70, kit.Lin(74, 74, 182, 182, kit.At(0, k.LL), kit.At(.3, k.M), kit.At(.55, k.D), kit.At(.75, k.L), kit.At(1, k.DD))), c.Circle(128, 128, 60, kit.Lin(86, 86, 170, 170, k.DD, k.L)), c.Line("M64 112A66 66 0 0 1 112 64", kit.White, 3).Opacity(.75))
		c.Part("dial", c.Form(kit.Oval(128, 128, 56, 56), kit.Lin(90, 84, 168, 172, d.LL, d.M, d.D), c.Blur(5, c.Path("M60 60H200V96Q128 66 84 110V190H60Z", d.DDD).Opacity(.45))),
			c.Around(60, 128, 128, c.Line("M128 75.5V78", h.M, 1)), c.Around(12, 128, 128, kit.Of(c.Line("M128 78V86", k.DD, 4), c.Line("M127.7 78V86", k.L, 2.2))), c.Around(4, 128, 128, kit.Of(c.Line("M128 78V90", k.DDD, 5.5), c.Line("M127.6 78V90", k.M, 3.6))))
		c.Part("hands", c.Line("M128 128V97", h.DDD, 6).Rotate(hour, 128, 128).Move(1.5, 2.5).Opacity(.3), c.Line("M128 128V84", h.DDD, 5).Rotate(minute, 128, 128).Move(1.5, 2.5).Opacity(.3), c.Line("M128 128V97", h.DD, 6).Rotate(hour, 128, 128), c.Line("M127 127V98", h.L, 1.6).Rotate(hour, 128, 128), c.Line("M128 128V84", h.DD, 4.6).Rotate(minute, 128, 128), c.Line("M127 127V85", h.L, 1.3).Rotate(minute, 128, 128),
			c.Line("M120 118L146 162", kit.Hex("#e8443a"), 1.8), c.Circle(128, 128, 5.5, k.DD), c.Circle(127.5, 127.3, 4.5, k.L))
		c.Part("glass", c.Clip(kit.Oval(128, 128, 56, 56), c.Path("M70 110L112 66H136L78 150Z", kit.White).Opacity(.3), c.Path("M146 66H156L84 168L80 160Z", kit.White).Opacity(.25)))
		c.AnchorBox("fit", 128, 128, 60, 0, 0)
		c.AnchorBox("print", 128, 128, 78, 78, 0)
	},
}
