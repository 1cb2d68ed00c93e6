package food

import (
	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/edible"
	"pellucid/internal/engine/illustrator/kit/sheen"
)

var potatoChip = kit.Piece{
	Name: "potato-chip", Cm: 5, Palette: "chip #f6cf5e potato; edge #d98e2b; salt #fffdf4",
	Draw: func(c *kit.Canvas) {
		k, e, s := c.Tones("chip"), c.Tones("edge"), c.Tones("salt")
		const d = "16,150 30,104 62,66 104,78 142,66 190,40 232,70 242,118 224,164 196,204 152,190 108,204 62,222 26,196"
		ridges := sheen.Each(8, func(i int) kit.Node {
			x := 14 + 30*float64(i)
			r := sheen.D("M%g 20C%g 90 %g 150 %g 240", x+22, x-10, x-4, x+8)
			return kit.Of(c.Blur(3, c.Line(r, e.M, 9)).Opacity(.5), c.Blur(2, c.Line(r, k.LL, 7).Move(13, 0)).Opacity(.8))
		})
		c.Part("chip", c.Blur(4, c.Path(d, e.DDD).Move(3, 6)).Opacity(.35), c.Path(d, e.D).Move(.5, 2.500),
			c.Form(d, kit.Lin(40, 50, 210, 220, k.LL, k.L, k.M), ridges, c.Blur(8, c.Path(d, kit.None).Stroke(e.M, 14)).Opacity(.8), c.Path(d, kit.None).Stroke(e.L, 3),
				c.Blur(12, c.Path("M150 250C190 190 210 120 250 60V250Z", e.D)).Opacity(.45), // the far side bends away from the light
				edible.Scatter(c, 36, 76, 226, 196, 16, 20, edible.Everywhere, func(i int, x, y float64) kit.Node {
					return kit.Of(c.Ellipse(x, y, 3+float64(i%3), 2.500, e.D).Opacity(.45), c.Circle(x-1, y-1, 1.400, k.LL))
				}),
				edible.Scatter(c, 50, 80, 216, 186, 12, 24, edible.Everywhere, func(i int, x, y float64) kit.Node {
					return c.Rect(x, y, 3.500, 3.500, 1, s.M).Rotate(float64(i*31), x, y)
				})))
		c.Anchor("ground", 128, 212)
	},
}

var fishAndChips = kit.Piece{
	Name: "fish-and-chips", Cm: 26, Palette: "basket #d6453c red; paper #fbf6ea; fish #d98f35 batter; chips #f9cd58 fries potato; lemon #ffd93f; sauce #fbf7e6; dish #eef2f5",
	Draw: func(c *kit.Canvas) {
		b, p, f, k, l, s, w := c.Tones("basket"), c.Tones("paper"), c.Tones("fish"), c.Tones("chips"), c.Tones("lemon"), c.Tones("sauce"), c.Tones("dish")
		c.On(kit.Back)
		c.Part("basket", c.Path("M14 150Q128 104 242 150L226 176H30Z", kit.Lin(14, 120, 242, 176, b.D, b.DDD)))
		c.On(kit.Body)
		c.Part("paper", sheen.Body(c, "M6 152L22 118L48 130L70 104L98 122L128 100L160 120L190 104L210 128L236 116L250 152Q128 190 6 152Z", p, 10,
			c.Line("M22 118L40 152M70 104L74 140M128 100L124 140M190 104L184 140M236 116L220 150", p.D, 2).Opacity(.6)))
		fry := func(x, y, angle, h float64) kit.Node {
			d := kit.RoundRect(x-9, y-h, 18, h, 3)
			return kit.Of(c.Blur(3, c.Path(d, k.DDD).Move(3, 3)).Opacity(.35), c.Form(d, kit.Lin(x-9, 0, x+9, 0, k.LL, k.L, k.M), c.Rect(x+3, y-h, 8, h, 0, kit.Lin(0, y-h, 0, y, k.M, k.D)), c.Rect(x-9, y-h, 18, 4, 0, k.LL))).Rotate(angle, x, y)
		}
		for _, v := range [][4]float64{{150, 150, -14, 84}, {176, 152, 4, 92}, {204, 154, 22, 86}, {222, 158, 40, 78}, {162, 160, -4, 74}, {190, 160, 14, 80}, {214, 164, 30, 66}, {142, 164, -22, 66}, {178, 168, 8, 58}, {200, 170, 24, 54}} {
			c.Part("chips", fry(v[0], v[1], v[2], v[3]))
		}
		fillet := "M22 150C20 118 44 96 62 70C72 46 96 34 112 46C128 58 122 84 134 104C146 126 154 146 142 164C112 182 40 182 22 150Z"
		c.Part("fish", c.Blur(6, c.Path(fillet, f.DDD).Move(5, 5)).Opacity(.45), c.Form(fillet, kit.Lin(30, 40, 150, 180, f.LL, f.L, f.M, f.D),
			edible.Scatter(c, 20, 40, 150, 176, 46, 11, edible.Everywhere, func(i int, x, y float64) kit.Node {
				r := 4 + float64(i%4)
				return kit.Of(c.Ellipse(x, y+1.500, r+1, r*.7, f.DD).Opacity(.4), c.Ellipse(x, y, r, r*.65, kit.Lin(x-r, y-r, x+r, y+r, f.LL, f.M)).Rotate(float64(i*41%90)-45, x, y))
			}),
			c.Blur(2, c.Line("M60 96Q72 112 92 108M50 128Q74 146 104 134M92 66Q102 76 114 72", f.DD, 5)).Opacity(.5), edible.Shade(c, fillet, f, 14)),
			c.Blur(2, c.Line("M44 116Q58 92 72 74", kit.White, 6)).Opacity(.55))
		c.Part("lemon", c.Blur(4, c.Circle(116, 150, 27, f.DDD)).Move(2, 4).Opacity(.35), edible.Citrus(c, 116, 146, 27, l, l))
		c.On(kit.Fore)
		front := "M6 152Q128 190 250 152L232 226Q228 240 212 242Q128 252 44 242Q28 240 24 226Z"
		c.Part("basket", sheen.Body(c, front, b, 16, sheen.Each(9, func(i int) kit.Node {
			x := 26 + 26*float64(i)
			return c.Path(sheen.D("M%g 150L%g 150L%g 250L%g 250Z", x, x+13, 128+(x+13-128)*.82, 128+(x-128)*.82), p.M).Opacity(.9)
		}), c.Blur(10, c.Path("M196 150H256V252H170Z", b.DDD)).Opacity(.4)), c.Line("M8 154Q128 191 248 154", kit.White, 3).Opacity(.7))
		c.Part("sauce", c.Blur(4, c.Ellipse(206, 216, 40, 20, b.DDD)).Opacity(.4), sheen.Body(c, "M166 188Q206 208 246 188L238 222Q206 240 174 222Z", w, 8), c.Ellipse(206, 188, 40, 15, w.D), c.Ellipse(206, 188, 35, 12, kit.Lin(170, 178, 240, 200, s.LL, s.M, s.D)),
			edible.Scatter(c, 178, 180, 234, 196, 9, 8, edible.Everywhere, func(i int, x, y float64) kit.Node {
				return c.Ellipse(x, y, 2.400, 1.400, kit.Hex("#5f9a45")).Rotate(float64(i*50), x, y)
			}), c.Line("M180 184Q196 178 214 179", kit.White, 2.500).Opacity(.8))
		c.On(kit.Body)
		c.Anchor("ground", 128, 248)
		c.AnchorBox("grip", 128, 220, 0, 0, 0)
	},
}

var pickle = kit.Piece{
	Name: "pickle", Cm: 10, Palette: "skin #7d9a3a green olive pickle; bumps #a8bf5a",
	Draw: func(c *kit.Canvas) {
		k, u := c.Tones("skin"), c.Tones("bumps")
		const d = "30,196 18,160 34,118 74,82 126,54 178,34 218,36 238,66 228,106 194,146 150,178 102,204 60,214"
		c.Part("skin", c.Blur(5, c.Path(d, k.DDD).Move(3, 7)).Opacity(.35),
			c.Form(d, kit.Lin(80, 50, 190, 220, k.LL, k.L, k.M, k.D, k.DD),
				c.Blur(5, c.Line("M32 168Q70 108 214 50M44 196Q110 132 230 74M70 208Q150 160 230 104", k.DD, 7)).Opacity(.45),
				c.Blur(5, c.Line("M30 150Q66 96 196 42M40 182Q98 118 226 62", k.LL, 5)).Opacity(.5),
				edible.Scatter(c, 30, 44, 230, 206, 24, 22, edible.Everywhere, func(i int, x, y float64) kit.Node {
					r := 4.500 + float64(i%3)
					return kit.Of(c.Ellipse(x+1, y+2, r+1, r*.8, k.DDD).Opacity(.45), c.Ellipse(x, y, r, r*.7, kit.Lin(x-r, y-r, x+r, y+r, u.LL, u.M, k.D)).Rotate(-34, x, y))
				}), edible.Shade(c, d, k, 16)),
			c.Blur(2.500, c.Line("M40 140Q70 98 132 66", kit.White, 7)).Opacity(.55), c.Ellipse(232, 56, 7, 11, k.DD).Rotate(-30, 232, 56))
		c.Anchor("ground", 110, 212)
	},
}

var popcornPuff = kit.Piece{
	Name: "popcorn-puff", Cm: 4, Palette: "puff #fff3cf popcorn; butter #f4c64e; hull #c88a2e",
	Draw: func(c *kit.Canvas) {
		k, b, h := c.Tones("puff"), c.Tones("butter"), c.Tones("hull")
		lobe := func(x, y, r float64) kit.Node {
			return kit.Of(c.Blur(4, c.Circle(x+2, y+5, r, h.DD)).Opacity(.4), c.Circle(x, y, r, kit.Rad(x-r*.35, y-r*.4, r*1.5, kit.At(0, kit.White), kit.At(.45, k.M), kit.At(.85, b.L), kit.At(1, b.M))))
		}
		c.Part("puff", lobe(78, 116, 54), lobe(168, 92, 58), lobe(196, 158, 46), lobe(96, 186, 50), lobe(152, 196, 44), lobe(122, 142, 56))
		c.Part("hull", c.Blur(1.500, c.Path("M112 150Q128 138 146 150Q140 168 126 168Q114 164 112 150Z", h.M)), c.Line("M118 152Q128 146 140 152", h.L, 3))
		c.Part("butter", c.Blur(6, c.Line("M64 128Q80 146 100 138M164 118Q184 126 196 110M148 208Q160 214 172 204", b.M, 9)).Opacity(.6))
		c.Anchor("ground", 128, 240)
	},
}
