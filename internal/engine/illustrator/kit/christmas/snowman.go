package christmas

import (
	"fmt"

	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/festoon"
)

var snowman = kit.Piece{
	Name: "snowman", Cm: 170,
	Palette: "body #f4f9ff snow; scarf #e0313f; hat #3d4356; nose #f5842b carrot; buttons #4a4f5d coal; arms #8a5a38 twigs",
	Draw: func(c *kit.Canvas) {
		b, s, h, n, k, a := c.Tones("body"), c.Tones("scarf"), c.Tones("hat"), c.Tones("nose"), c.Tones("buttons"), c.Tones("arms")
		cool := kit.Hex("#6f8fc4")
		snow := func(x, y, rx, ry float64) kit.Node {
			return c.Form(kit.Oval(x, y, rx, ry), kit.Rad(x-rx*.4, y-ry*.45, rx*1.9, kit.At(0, kit.White), kit.At(.4, b.M), kit.At(.75, b.M.Toward(cool, .28)), kit.At(1, b.M.Toward(cool, .62))),
				c.Blur(8, c.Path(fmt.Sprintf("M%g %gA%g %g 0 0 1 %g %gA%g %g 0 0 0 %g %gZ", x+rx, y-ry*.5, rx, ry, x-rx*.6, y+ry, rx*1.2, ry*1.2, x+rx, y-ry*.5), cool).Opacity(.35)),
				c.Path(fmt.Sprintf("M%g %gA%g %g 0 0 0 %g %g", x-rx*.2, y+ry*.95, rx*.95, ry*.95, x+rx*.94, y+ry*.1), kit.None).Stroke(kit.White, 3).Opacity(.55),
				c.Line(fmt.Sprintf("M%g %gq6 -4 12 -2M%g %gq6 3 12 0M%g %gq5 -3 9 -1", x-rx*.6, y+ry*.3, x-rx*.2, y+ry*.72, x+rx*.35, y-ry*.1), cool, 2).Opacity(.3))
		}
		twig := func(d, fingers string) kit.Node {
			return kit.Of(c.Line(d, a.DD, 7), c.Line(fingers, a.DD, 4.6), c.Line(d, a.M, 5).Move(-.5, -.8), c.Line(fingers, a.M, 3).Move(-.3, -.5), c.Line(d, a.LL, 1.4).Opacity(.7).Move(-.8, -2))
		}
		c.Part("arms", twig("M80 146Q52 134 22 100", "M36 118L16 116M28 107L30 88"), twig("M176 146Q206 138 234 104", "M220 120L240 120M229 110L226 90"))
		c.Part("body", snow(128, 200, 70, 56), c.Clip(kit.Oval(128, 200, 70, 56), c.Blur(5, c.Ellipse(131, 160, 50, 14, cool).Opacity(.6))), snow(128, 138, 52, 42), c.Clip(kit.Oval(128, 138, 52, 42), c.Blur(5, c.Ellipse(130, 112, 46, 14, cool).Opacity(.65))), snow(128, 84, 44, 41))
		coal := func(x, y, r float64) kit.Node {
			return kit.Of(c.Circle(x+.6, y+1.4, r, cool).Opacity(.5), c.Circle(x, y, r, kit.Rad(x-r*.4, y-r*.4, r*1.5, k.LL, k.M, k.DDD)), c.Ellipse(x-r*.3, y-r*.35, r*.3, r*.22, kit.White).Opacity(.7))
		}
		c.Part("buttons", coal(128, 144, 6.5), coal(128, 166, 6.5), coal(129, 192, 7), coal(130, 218, 7))
		c.Part("face", coal(112, 76, 6), coal(146, 76, 6), coal(106, 98, 2.8), coal(114, 105, 3), coal(125, 109, 3), coal(137, 108, 3), coal(147, 103, 2.8), c.Blur(3, c.Both(128, c.Ellipse(100, 92, 8, 5.5, kit.Hex("#ff8fa0")))).Opacity(.6))
		c.Part("nose", c.Clip(kit.Oval(128, 84, 44, 41), c.Blur(2.5, c.Path("M130 92L176 102L132 104Z", cool).Opacity(.6))), c.Form("M128 80Q120 88 127 97Q146 98 180 97Q150 84 128 80Z", kit.Lin(140, 80, 146, 98, n.LL, n.M, n.DD), c.Line("M136 82Q133 86 134 90M146 96Q144 92 145 89M158 89Q157 92 158 94", n.DD, 1.5).Opacity(.6)))
		c.Part("hat", c.Clip(kit.Oval(128, 84, 44, 41), c.Blur(4, c.Ellipse(130, 60, 48, 10, cool).Opacity(.7))),
			c.Form("M94 50L98 10Q99 2 128 2Q157 2 158 10L162 50Z", kit.Lin(94, 0, 162, 0, kit.At(0, h.M), kit.At(.25, h.LL), kit.At(.5, h.M), kit.At(1, h.DDD)), c.Path("M92 36Q128 46 164 36V51H92Z", festoon.Across(s, 92, 164)), c.Blur(4, c.Path("M146 0H170V54H140Z", h.DDD).Opacity(.5)), c.Path("M103 12Q104 7 112 6L109 34L101 33Z", kit.White).Opacity(.22)),
			c.Form("M74 52Q74 44 92 46Q128 54 164 46Q182 44 182 52Q182 62 128 64Q74 62 74 52Z", kit.Lin(74, 44, 182, 64, h.LL, h.M, h.D, h.DDD), c.Line("M78 50Q84 47 94 49Q128 56 160 49", h.LL, 2).Opacity(.7)),
			hollyLeaf(c, kit.TonesOf(kit.Hex("#3fa055")), 148, 42, 24, 15, -66), hollyLeaf(c, kit.TonesOf(kit.Hex("#3fa055")), 150, 42, 22, 14, 24), festoon.Sphere(c, kit.TonesOf(kit.Hex("#f2c14a")), 149, 43, 5))
		wool := c.Line("M0 2v8M7 2v9M14 2v9M21 2v8", s.LL, 1.4).Opacity(.45)
		c.Part("scarf", c.Clip(kit.Oval(128, 138, 52, 42), c.Blur(4, c.Path("M84 116Q128 146 174 116L172 138Q128 152 88 138ZM146 130L168 190L186 180Z", cool).Opacity(.7))),
			c.Form("M148 124Q166 148 166 184Q154 190 142 188Q142 154 132 132Z", kit.Lin(134, 124, 168, 188, s.L, s.M, s.DD), c.Path("M142 166Q154 168 168 164V173Q154 178 140 176Z", kit.White).Opacity(.85), c.Line("M146 140q8 0 15 -4M144 152q10 1 20 -3", s.DD, 1.6).Opacity(.5)),
			c.Line("M143 188v8M148 189v9M154 189v9M160 188v8M165 185v8", s.M, 3.4),
			c.Form("M82 112Q80 104 88 104Q128 126 168 104Q176 104 174 113Q172 122 166 126Q128 146 90 126Q84 120 82 112Z", kit.Lin(82, 104, 174, 140, s.LL, s.M, s.D, s.DD), wool.Move(92, 110), wool.Move(116, 117), wool.Move(140, 113),
				c.Path("M98 110L96 130L108 134L110 116Z", kit.White).Opacity(.85), c.Path("M150 115L154 131L166 125L162 109Z", kit.White).Opacity(.85), c.Blur(4, c.Path("M90 128Q128 148 170 124V150H90Z", s.DDD).Opacity(.45))),
			c.Form("146,118 160,120 164,132 154,140 142,136 140,124", kit.Lin(142, 118, 162, 140, s.LL, s.M, s.DD)))
		c.Anchor("ground", 128, 256)
		c.AnchorBox("neck", 128, 128, 84, 0, 0)
		c.Anchor("handNear", 22, 100)
		c.Anchor("handFar", 234, 104)
	},
}
