package christmas

import (
	"fmt"

	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/festoon"
)

var nutcracker = kit.Piece{
	Name: "nutcracker", Cm: 35,
	Palette: "coat #cf2a38; hat #3a4258; beard #fbf7f0 hair; base #2f8a4f stand; gold #f2bd3f trim; pants #f4f1ea trousers; boots #434858; skin #f6c9a4",
	Draw: func(c *kit.Canvas) {
		k, h, b, s, g, p, o, f := c.Tones("coat"), c.Tones("hat"), c.Tones("beard"), c.Tones("base"), c.Tones("gold"), c.Tones("pants"), c.Tones("boots"), c.Tones("skin")
		c.Part("base", c.Form(kit.RoundRect(66, 238, 124, 18, 5), festoon.Across(s, 66, 190), c.Rect(66, 242, 124, 3, 0, g.M), c.Rect(66, 250, 124, 6, 0, s.DDD).Opacity(.4)))
		leg := func(x float64) kit.Node {
			return kit.Of(c.Form(fmt.Sprintf("M%g 184H%gL%g 216H%gZ", x-16, x+16, x+15, x-15), festoon.Across(p, x-16, x+16), c.Blur(4, c.Rect(x-20, 180, 40, 10, 0, p.DDD).Opacity(.5)), c.Rect(x+9, 184, 3, 34, 0, g.M)),
				c.Form(fmt.Sprintf("M%g 208H%gL%g 232Q%g 240 %g 240H%gQ%g 240 %g 232Z", x-16, x+16, x+17, x+17, x+12, x-13, x-19, x-18), festoon.Across(o, x-18, x+17), c.Rect(x-16, 208, 33, 4, 0, g.M), c.Blur(1.5, c.Rect(x-11, 215, 4, 18, 2, kit.White).Opacity(.5))))
		}
		c.Part("legs", leg(110), leg(146))
		arm := func(x float64) kit.Node {
			return kit.Of(c.Form(fmt.Sprintf("M%g 122Q%g 108 %g 122L%g 178Q%g 184 %g 178Z", x-13, x, x+13, x+11, x, x-11), festoon.Across(k, x-14, x+14), c.Rect(x-14, 168, 28, 6, 0, g.M), c.Rect(x-14, 172, 28, 2, 0, g.DD).Opacity(.5), c.Blur(3, c.Rect(x-16, 116, 32, 14, 0, k.DDD).Opacity(.5))),
				c.Circle(x, 188, 9, kit.Rad(x-3, 185, 13, f.LL, f.M, f.D)))
		}
		c.Part("arms", arm(74), arm(182))
		c.Part("coat", c.Form("M88 116Q128 104 168 116L166 166L172 194Q128 204 84 194L90 166Z", festoon.Across(k, 84, 172), c.Path("M120 108H136V202H120Z", k.D).Opacity(.5), c.Line("M98 132Q110 138 118 132M158 132Q146 138 138 132M98 148Q110 154 118 148M158 148Q146 154 138 148", g.DD, 5).Move(.5, 1.2), c.Line("M98 132Q110 138 118 132M158 132Q146 138 138 132M98 148Q110 154 118 148M158 148Q146 154 138 148", g.L, 3.6),
			c.Blur(5, c.Ellipse(128, 118, 40, 12, k.DDD).Opacity(.6)), c.Line("M86 194Q128 204 170 194", g.M, 5), c.Blur(6, c.Path("M158 110H190V210H146Z", k.DDD).Opacity(.4))),
			c.Form("M88 162H168V174H88Z", festoon.Across(o, 88, 168), c.Rect(88, 164, 80, 2, 0, kit.White).Opacity(.3)), c.Form(kit.RoundRect(118, 160, 20, 16, 3), kit.Lin(118, 160, 138, 176, g.LL, g.M, g.DD)), c.Rect(123, 164.5, 10, 7, 1, o.M),
			festoon.Sphere(c, g, 128, 136, 4.5), festoon.Sphere(c, g, 128, 151, 4.5), festoon.Sphere(c, g, 128, 184, 4.5))
		ep := func(x float64) kit.Node {
			var fr []kit.Node
			for i := range 7 {
				fr = append(fr, c.Line(fmt.Sprintf("M%g 120v9", x-15+float64(i)*5), []kit.Color{g.L, g.D}[i%2], 3.6))
			}
			return kit.Of(kit.Of(fr...), c.Form(kit.Oval(x, 116, 20, 8.5), kit.Lin(x-18, 108, x+16, 126, g.LL, g.M, g.DD), c.Ellipse(x-4, 113, 8, 2.4, kit.White).Opacity(.6)))
		}
		c.Part("epaulettes", ep(80), ep(176))
		// Hair, face, teeth and beard.
		c.Part("beard", c.Form("M84 66C84 30 172 30 172 66Z", kit.Lin(84, 36, 172, 66, kit.White, b.M, b.DD), c.Line("M128 40Q108 46 98 62M128 40Q150 46 160 62M128 40V62", b.DD, 2).Opacity(.45)), c.Form("M84 62H172Q180 86 172 108Q164 116 156 110Q128 120 100 110Q92 116 84 108Q76 86 84 62Z", kit.Lin(80, 60, 176, 116, kit.White, b.M, b.D, b.DD), c.Line("M86 70Q82 90 90 108M170 70Q174 90 166 108", b.DD, 2).Opacity(.5)))
		c.Part("face", c.Form("M92 60H164V96Q164 108 150 108H106Q92 108 92 96Z", kit.Lin(92, 60, 164, 108, f.LL, f.M, f.M, f.D), c.Blur(5, c.Rect(86, 56, 84, 12, 0, f.DDD).Opacity(.5)), c.Blur(3, c.Both(128, c.Circle(102, 88, 7, kit.Hex("#ff6f5e")))).Opacity(.7)),
			c.Both(128, c.Ellipse(112, 76, 6, 6.5, kit.White), c.Circle(113, 77, 4.2, kit.Hex("#3b6fb0")), c.Circle(113, 77, 2.2, kit.Hex("#20242e"))), c.Circle(111, 75, 1.4, kit.White), c.Circle(142, 75, 1.4, kit.White),
			c.Line("M104 68Q111 63 119 67M152 68Q145 63 137 67", kit.Hex("#4a3428"), 3.6), c.Form("M124 76Q120 90 123 92Q128 95 133 92Q136 90 132 76Z", kit.Lin(122, 76, 136, 94, f.L, f.D)))
		c.Part("beard", c.Form("M128 92C118 88 104 90 96 98C104 104 118 104 128 98C138 104 152 104 160 98C152 90 138 88 128 92Z", kit.Lin(96, 90, 160, 104, kit.White, b.M, b.DD), c.Line("M104 98Q114 99 124 96M152 98Q142 99 132 96", b.DD, 1.2).Opacity(.6)))
		c.Part("teeth", c.Rect(112, 99, 32, 12, 2.5, kit.Hex("#5a1f24")), c.Rect(114, 100, 28, 10, 1.5, kit.White), c.Line("M119.600 100V110M125.200 100V110M130.800 100V110M136.400 100V110M114 105H142", kit.Hex("#b8aba6"), 1))
		c.Part("beard", c.Form("M100 108Q128 116 156 108Q158 132 146 142L141 136L136 148L130 139L126 150L120 139L114 146L111 136Q98 128 100 108Z", kit.Lin(100, 108, 150, 148, kit.White, b.M, b.D), c.Line("M112 116Q112 126 116 134M122 118Q122 130 125 138M134 118Q135 130 132 138M144 116Q145 126 140 134", b.DD, 1.8).Opacity(.5)))
		c.Part("hat", c.Form("M90 12Q128 0 166 12L168 58Q128 68 88 58Z", kit.Lin(88, 0, 168, 0, kit.At(0, h.D), kit.At(.2, h.LL), kit.At(.42, h.M), kit.At(1, h.DDD)), c.Path("M89 14Q128 26 167 14V22Q128 34 89 22Z", g.M), c.Path("M89 14Q128 26 167 14V16Q128 28 89 16Z", g.LL), c.Line("M92 50Q128 36 164 50", g.M, 3), c.Line("M92 46Q128 30 164 46", g.L, 1.6), c.Blur(4, c.Path("M150 0H180V66H142Z", h.DDD).Opacity(.45))),
			c.Ellipse(128, 11, 38, 8, kit.Lin(90, 4, 166, 18, h.L, h.M, h.DD)), c.Form("M82 58Q128 70 174 58Q178 66 170 70Q128 82 86 70Q78 66 82 58Z", kit.Lin(82, 56, 174, 78, h.LL, h.M, h.DDD), c.Line("M86 61Q128 73 170 61", h.LL, 1.8).Opacity(.7)),
			star(c, g, 128, 42, 12), c.Form("M124 16C116 4 118 -8 128 -14C138 -8 140 4 132 16Z", kit.Lin(118, -12, 138, 14, k.L, k.M, k.DD), c.Line("M128 14V-8M128 8L122 2M128 8L134 2M128 0L123 -5M128 0L133 -5", k.DD, 1.2).Opacity(.6)))
		c.Anchor("ground", 128, 256)
		c.Anchor("handNear", 74, 190)
		c.Anchor("handFar", 182, 190)
	},
}
