package furniture

import (
	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/sheen"
)

var ottoman = kit.Piece{
	Name: "ottoman", Cm: 60, Palette: "fabric #3f9aa8 cushion teal velvet; band #f0c46a trim gold; buttons #2f7683 <fabric; legs #a86c3c wood",
	Draw: func(c *kit.Canvas) {
		f, b, k, l := c.Tones("fabric"), c.Tones("band"), c.Tones("buttons"), c.Tones("legs")
		for _, x := range []float64{54, 182} {
			c.Part("legs", sheen.Body(c, sheen.D("M%g 206h24l-4 40q-8 6 -16 0Z", x-2), l, 5), sheen.Body(c, sheen.D("M%g 238h16l-1 10q-7 5 -14 0Z", x+2), b, 3))
		}
		c.Part("legs", sheen.Body(c, "M116 212H140L136 252Q128 258 120 252Z", l, 5), sheen.Body(c, "M120 243H136L135 254Q128 258 121 254Z", b, 3))
		drum := "M10 112Q8 96 30 90H226Q248 96 246 112L240 204Q238 214 228 217Q128 236 28 217Q18 214 16 204Z"
		c.Part("fabric", sheen.Body(c, drum, f, 22, sheen.Each(11, func(i int) kit.Node {
			x := 20 + 21.600*float64(i)
			return kit.Of(c.Blur(2.500, c.Line(sheen.D("M%g 128Q%g 170 %g 226", x, x+(x-128)*.02, 128+(x-128)*.93), f.DDD, 5)).Opacity(.4), c.Line(sheen.D("M%g 128Q%g 170 %g 226", x+5, x+5, 128+(x+5-128)*.93), f.LL, 2).Opacity(.4))
		}), c.Blur(6, c.Path("M0 116Q128 156 256 116V138Q128 170 0 138Z", f.DDD)).Opacity(.6)))
		c.Part("band", c.Line("M20 205Q128 228 236 205", b.DDD, 11), c.Line("M20 204Q128 227 236 204", b.M, 8), c.Line("M20 202Q128 225 236 202", b.LL, 2.200), c.Line("M20 205Q128 228 236 205", b.DD, 2).Dash(2, 6))
		top := "M4 104Q4 70 44 60Q128 44 212 60Q252 70 252 104Q250 126 214 132Q128 148 42 132Q6 126 4 104Z"
		c.Part("fabric", sheen.Body(c, top, f, 18, c.Blur(6, kit.Of(sheen.Each(7, func(i int) kit.Node {
			x, y := []float64{72, 128, 184, 44, 100, 156, 212}[i], []float64{76, 72, 76, 98, 100, 100, 98}[i]
			return c.Circle(x+2, y+3, 11, f.DDD)
		}))).Opacity(.6), c.Line("M72 76L100 100L128 72L156 100L184 76M72 76L44 98L20 78M184 76L212 98L236 78M44 98L66 126M100 100L66 126M100 100L128 134M156 100L128 134M156 100L190 126M212 98L190 126M72 76L84 56M128 72L106 54M128 72L150 54M184 76L172 56", f.DD, 2).Opacity(.65)))
		c.Part("buttons", sheen.Each(7, func(i int) kit.Node {
			x, y := []float64{72, 128, 184, 44, 100, 156, 212}[i], []float64{76, 72, 76, 98, 100, 100, 98}[i]
			return kit.Of(c.Ellipse(x, y+.8, 6, 4.600, k.DDD), c.Ellipse(x, y, 5, 3.800, kit.Lin(x-5, y-4, x+5, y+4, k.LL, k.M, k.D)))
		}))
		c.Part("fabric", c.Line("M5 108Q10 128 42 133Q128 149 214 133Q246 128 251 108", f.LL, 2.400).Opacity(.8), c.Line("M6 113Q14 132 42 137Q128 153 214 137Q242 132 250 113", f.DDD, 2).Opacity(.6))
		c.AnchorBox("surface", 128, 82, 180, 0, 0)
		c.Anchor("seat", 128, 86)
		c.Anchor("footNear", 142, 250)
		c.Anchor("footFar", 114, 250)
		c.Anchor("ground", 128, 255)
	},
}

var coatRack = kit.Piece{
	Name: "coat-rack", Cm: 180, Palette: "wood #a8693a stand; coat #d9a441 yellow raincoat; hat #5a6f9e blue; scarf #e0455a red; umbrella #3fa08f green; hooks #e2c07a brass", States: "empty -coat -hat -scarf -umbrella",
	Draw: func(c *kit.Canvas) {
		w, o, h, s, u, k := c.Tones("wood"), c.Tones("coat"), c.Tones("hat"), c.Tones("scarf"), c.Tones("umbrella"), c.Tones("hooks")
		c.Part("wood", sheen.Body(c, "M120 216L70 244Q64 252 74 252L128 232L182 252Q192 252 186 244L136 216Z", w, 6), sheen.Body(c, "M120 222H136L134 254Q128 258 122 254Z", w, 5))
		c.Part("wood", sheen.Tube(c, "M128 18V232", 13, w), sheen.Ball(c, 128, 12, 10, w), sheen.Body(c, kit.RoundRect(117, 62, 22, 12, 4), w, 4), sheen.Body(c, kit.RoundRect(117, 206, 22, 18, 5), w, 4))
		hook := kit.Of(sheen.Tube(c, "M132 62Q158 66 166 44", 8, w), sheen.Ball(c, 167, 42, 7, w), sheen.Tube(c, "M132 78Q150 84 156 70", 5, k), sheen.Ball(c, 156, 69, 4.500, k))
		c.Part("hooks", hook, hook.Mirror(128), sheen.Tube(c, "M128 66V44", 6, k))
		c.Part("hat", sheen.Body(c, "M40 42Q40 32 52 32H114Q126 34 124 43Q82 52 40 42Z", h, 5), sheen.Body(c, "M56 36Q54 8 66 4Q82 10 98 4Q110 8 108 36Q82 42 56 36Z", h, 8, c.Path("M50 24Q82 32 114 24V34Q82 42 50 34Z", s.M)))
		coat := "M160 66Q174 60 186 70Q206 82 212 116L222 190Q222 200 212 200H158Q146 200 146 190L142 108Q144 78 160 66Z"
		c.Part("coat", c.Path(coat, w.DDD).Move(-3, 3).Opacity(.25), sheen.Body(c, coat, o, 14, c.Line("M174 74Q170 140 176 204", o.DDD, 2.400), c.Blur(3, c.Line("M156 110Q152 160 156 204M200 116Q204 160 206 204", o.DDD, 5)).Opacity(.5), c.Path("M152 148H166V172H152ZM188 148H204V172H188Z", o.DD).Opacity(.7), c.Line("M151 148H167M187 148H205", o.LL, 2.400)), sheen.Body(c, "M156 72Q170 58 190 74Q186 88 174 90Q160 86 156 72Z", o, 5), sheen.Each(4, func(i int) kit.Node {
			y := 104 + 24*float64(i)
			return kit.Of(c.Circle(180, y, 3.800, o.DDD), c.Circle(179.600, y-.5, 3, k.LL))
		}))
		c.Part("scarf", sheen.Body(c, "M86 70Q96 62 106 72Q112 110 106 152L90 156Q96 110 86 86Z", s, 5), sheen.Body(c, "M88 68Q100 60 108 70Q100 82 94 100Q84 140 86 178L64 176Q62 120 88 68Z", s, 6, c.Path("M60 148H90V156H60ZM60 134H92V140H60Z", kit.White).Opacity(.85)), c.Line("M66 176V188M72 176V190M78 177V190M84 177V188", s.D, 3))
		c.Part("umbrella", sheen.Body(c, "M108 172Q114 196 104 240L100 248L97 240Q82 198 92 172Q100 166 108 172Z", u, 6, c.Line("M100 172V244M94 176Q94 210 99 242", u.DD, 1.800)), sheen.Tube(c, "M100 168V150Q100 138 90 140Q84 142 86 150", 5, w), c.Line("M92 196Q100 200 108 196", k.M, 3))
		c.Anchor("ground", 128, 255)
	},
}

var locker = kit.Piece{
	Name: "locker", Cm: 180, Palette: "doors #4f8fd0 blue metal; frame #3a6ca3 <doors; handles #e3e8ee chrome; padlock #f2b93a gold; labels #fdf8ea cards; books #e5614f; base #5a6270", States: "open; closed",
	Draw: func(c *kit.Canvas) {
		d, f, h, p, l, k, b := c.Tones("doors"), c.Tones("frame"), c.Tones("handles"), c.Tones("padlock"), c.Tones("labels"), c.Tones("books"), c.Tones("base")
		c.Part("base", c.Rect(34, 240, 188, 14, 2, kit.Lin(34, 0, 222, 0, b.M, b.D, b.DD)))
		c.Part("frame", sheen.Body(c, kit.RoundRect(26, 4, 204, 240, 5), f, 9))
		door := func(x float64, i int) {
			box := kit.RoundRect(x, 12, 60, 224, 4)
			if i == 1 && c.State("open") {
				c.Part("doors", c.Form(box, kit.Lin(x, 12, x+60, 236, f.DDD, f.DD)), c.Rect(x, 76, 60, 4, 0, f.M))
				c.Part("books", sheen.Each(4, func(q int) kit.Node {
					t := []kit.Tones{k, p, kit.TonesOf(kit.Hex("#4fae7a")), kit.TonesOf(kit.Hex("#8f6fd0"))}[q]
					return sheen.Body(c, kit.RoundRect(x+7+11.500*float64(q), 34+4*float64(q%2), 10, 42-4*float64(q%2), 2), t, 3)
				}), sheen.Body(c, sheen.D("M%g 230V160Q%g 140 %g 140Q%g 140 %g 160V230Z", x+12, x+14, x+30, x+46, x+48), k, 8, c.Rect(x+18, 186, 24, 26, 5, k.DD)))
				return
			}
			c.Part("doors", sheen.Body(c, box, d, 7, c.Path(kit.RoundRect(x+5, 18, 50, 212, 3), kit.None).Stroke(d.DD, 1.600).Opacity(.6)), sheen.Each(4, func(q int) kit.Node {
				y := 32 + 9*float64(q)
				return kit.Of(c.Rect(x+14, y, 32, 4, 2, d.DDD), c.Rect(x+14, y+3.400, 32, 1.400, .7, d.LL))
			}), sheen.Each(4, func(q int) kit.Node {
				y := 190 + 9*float64(q)
				return kit.Of(c.Rect(x+14, y, 32, 4, 2, d.DDD), c.Rect(x+14, y+3.400, 32, 1.400, .7, d.LL))
			}))
			c.Part("labels", c.Rect(x+15, 76, 30, 15, 2, h.DD), c.Rect(x+17, 78, 26, 11, 1, l.M), c.Line(sheen.D("M%g 83.500h14", x+23), kit.Hex("#7d8794"), 2.600))
			c.Part("handles", c.Path(kit.RoundRect(x+40, 112, 13, 36, 4), d.DDD), sheen.Body(c, kit.RoundRect(x+41.500, 116, 9, 26, 3), h, 3))
		}
		for i := range 3 {
			door(32+66*float64(i), i)
		}
		c.Part("padlock", c.Line("M176.500 148V141Q176.500 134 182 134Q187.500 134 187.500 141V148", h.DDD, 5), c.Line("M176.500 148V141Q176.500 134.500 182 134.500Q187.500 134.500 187.500 141V148", h.L, 3), sheen.Body(c, kit.RoundRect(171, 147, 22, 19, 4), p, 4), c.Circle(182, 155, 2.800, p.DDD), c.Rect(181, 155, 2, 6, 1, p.DDD))
		c.AnchorBox("surface", 128, 4, 190, 0, 0)
		c.AnchorBox("inside", 128, 150, 56, 160, 0)
		c.Anchor("ground", 128, 254)
	},
}

var wineRack = kit.Piece{
	Name: "wine-rack", Cm: 70, Palette: "wood #a8693a frame; bottles #3f7d4a glass green; red #a82f45 wine; caps #d9a83a gold foil; back #5f3a22", States: "empty -bottles",
	Draw: func(c *kit.Canvas) {
		w, b, r, k, d := c.Tones("wood"), c.Tones("bottles"), c.Tones("red"), c.Tones("caps"), c.Tones("back")
		c.Part("back", c.Rect(14, 14, 228, 228, 4, kit.Lin(14, 14, 242, 242, d.D, d.DDD)))
		end := func(x, y float64, i int) kit.Node {
			t := b
			if i%3 == 1 {
				t = r
			} else if i%3 == 2 {
				t = kit.TonesOf(kit.Hex("#c99a4a"))
			}
			return kit.Of(c.Circle(x+1.500, y+3, 23, d.DDD), c.Circle(x, y, 22, t.DDD), c.Circle(x, y, 21, kit.Rad(x-8, y-9, 32, t.L, t.M, t.D, t.DD)), c.Circle(x, y, 14.500, kit.None).Stroke(t.DDD, 1.600).Opacity(.7),
				c.Circle(x, y, 10, k.DDD), c.Circle(x-.4, y-.5, 9, kit.Rad(x-3, y-4, 13, k.LL, k.M, k.DD)), c.Circle(x, y, 5, k.D), c.Circle(x-2, y-2.500, 2, kit.White).Opacity(.8), c.Line(sheen.D("M%g %gA18 18 0 0 1 %g %g", x-17, y-4, x-6, y-17), kit.White, 3).Opacity(.6))
		}
		var all []kit.Node
		i := 0
		for row := range 4 {
			for col := range 4 {
				x, y := 41+58*float64(col), 41+58*float64(row)
				if i == 6 || i == 11 {
					all = append(all, c.Circle(x, y, 20, d.DDD).Opacity(.5))
				} else {
					all = append(all, end(x, y, i*2+row))
				}
				i++
			}
		}
		c.Part("bottles", all...)
		bar := func(d string) kit.Node { return kit.Of(c.Line(d, w.DDD, 8).Move(0, 2), sheen.Tube(c, d, 7, w)) }
		for q := range 3 {
			v := 70 + 58*float64(q)
			c.Part("wood", bar(sheen.D("M%g 12V244", v)), bar(sheen.D("M12 %gH244", v)))
		}
		c.Part("wood", c.Path("M4 4H252V252H4ZM18 18V238H238V18Z", w.DDD).Opacity(.6).Move(1, 2), sheen.Body(c, kit.RoundRect(2, 2, 252, 15, 4), w, 5), sheen.Body(c, kit.RoundRect(2, 239, 252, 15, 4), w, 5), sheen.Body(c, kit.RoundRect(2, 2, 15, 252, 4), w, 5), sheen.Body(c, kit.RoundRect(239, 2, 15, 252, 4), w, 5))
		c.AnchorBox("surface", 128, 2, 220, 0, 0)
		c.Anchor("ground", 128, 254)
	},
}
