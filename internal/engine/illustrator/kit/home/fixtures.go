package home

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

var doormat = kit.Piece{
	Name: "doormat", Cm: 75, Palette: "mat #b98a52 fibers coir; border #7a5230 trim; hearts #c8413f red; paws #5f4632 lettering",
	Draw: func(c *kit.Canvas) {
		m, b, h, p := c.Tones("mat"), c.Tones("border"), c.Tones("hearts"), c.Tones("paws")
		d := "M34 74H222Q230 74 233 82L254 184Q256 194 246 194H10Q0 194 2 184L23 82Q26 74 34 74Z"
		c.Part("mat", c.Path(d, m.DDD).Move(0, 8), c.Path(d, m.DD).Move(0, 4))
		r := c.Rand()
		fibers := kit.Of()
		for range 260 {
			x, y := 4+248*r.Float64(), 72+124*r.Float64()
			t := m.LL
			if r.Float64() < .5 {
				t = m.DD
			}
			fibers = kit.Of(fibers, c.Line(sheen.D("M%.1f %.1fl%.1f %.1f", x, y, 3*r.Float64()-1.500, 3+2*r.Float64()), t, 1.400).Opacity(.6))
		}
		c.Part("mat", sheen.Body(c, d, m, 10, fibers))
		c.Part("border", c.Path("M44 86H212L232 182H24Z", kit.None).Stroke(b.M, 5), c.Path("M44 86H212L232 182H24Z", kit.None).Stroke(b.L, 1.600))
		heart := func(x, y, k float64) kit.Node {
			return c.Form("M0 12C-18 -2 -12 -14 -4 -12Q0 -11 0 -7Q0 -11 4 -12C12 -14 18 -2 0 12Z", kit.Lin(-10, -12, 10, 12, h.L, h.M, h.D)).Scale(k, k*.85, 0, 0).Move(x, y)
		}
		c.Part("hearts", heart(56, 134, 1.100), heart(200, 134, 1.100))
		paw := func(x, y, k, turn float64) kit.Node {
			return kit.Of(c.Path("M0 -2C10 -2 16 8 14 14C10 20 4 15 0 15C-4 15 -10 20 -14 14C-16 8 -10 -2 0 -2Z", p.M), c.Ellipse(-14, -4, 4.500, 7, p.M).Rotate(-24, -14, -4), c.Ellipse(14, -4, 4.500, 7, p.M).Rotate(24, 14, -4), c.Ellipse(-5, -12, 4.500, 7.500, p.M).Rotate(-6, -5, -12), c.Ellipse(5, -12, 4.500, 7.500, p.M).Rotate(6, 5, -12)).Scale(k, k*.85, 0, 0).Rotate(turn, 0, 0).Move(x, y)
		}
		c.Part("paws", paw(104, 136, 1.250, -12), paw(154, 128, 1.250, 12))
		c.AnchorBox("print", 128, 134, 170, 70, 0)
		c.AnchorBox("surface", 128, 134, 170, 0, 0)
		c.Anchor("ground", 128, 200)
	},
}

var lightSwitch = kit.Piece{
	Name: "light-switch", Cm: 12, Palette: "plate #f7f3ea white; switch #fffdf6 toggle lever; screws #b9c3cd metal; light #6fd66a green", States: "on; off",
	Draw: func(c *kit.Canvas) {
		p, s, m, l := c.Tones("plate"), c.Tones("switch"), c.Tones("screws"), c.Tones("light")
		box := kit.RoundRect(48, 4, 160, 248, 20)
		c.Part("plate", c.Path(box, p.DDD).Stroke(p.DDD, 2).Opacity(.8).Move(1, 3), sheen.Body(c, box, p, 14), c.Path(kit.RoundRect(57, 13, 142, 230, 14), kit.None).Stroke(p.D, 2).Opacity(.7))
		c.Part("screws", sheen.Screw(c, 128, 34, 9, m), sheen.Screw(c, 128, 222, 9, m).Rotate(50, 128, 222))
		c.Part("plate", c.Rect(92, 62, 72, 132, 10, p.DDD), c.Rect(94, 64, 69, 129, 9, kit.Lin(94, 64, 94, 193, p.DD, p.D)))
		rocker := kit.RoundRect(99, 69, 58, 118, 7)
		up, low := kit.Lin(0, 69, 0, 128, s.D, s.M, s.L), kit.Lin(0, 128, 0, 187, s.LL, s.L, s.M)
		if c.State("off") {
			up, low = kit.Lin(0, 69, 0, 128, s.LL, s.L, s.M), kit.Lin(0, 128, 0, 187, s.L, s.D, s.DD)
		}
		c.Part("switch", c.Form(rocker, up, c.Path("M90 128H170V200H90Z", low), c.Line("M99 128H157", s.DD, 2).Opacity(.8), c.Line("M99 130.500H157", kit.White, 2)), c.Line("M128 84V104", kit.Hex("#a9a498"), 4.500), c.Circle(128, 166, 8, kit.None).Stroke(kit.Hex("#a9a498"), 4))
		if !c.State("off") {
			c.Part("light", c.Glow(4, c.Circle(128, 116, 7, l.L)).Opacity(.8), c.Circle(128, 116, 4.500, l.D), c.Circle(127.500, 115.500, 3.600, l.LL))
		} else {
			c.Part("light", c.Circle(128, 116, 4.500, l.DDD))
		}
	},
}

var powerStrip = kit.Piece{
	Name: "power-strip", Cm: 35, Palette: "body #f4f2ec white strip; sockets #4a4f5c holes; switch #e5413f red; cord #5a606e cable; plug #4a4f5c prongs",
	Draw: func(c *kit.Canvas) {
		b, s, r, d, p := c.Tones("body"), c.Tones("sockets"), c.Tones("switch"), c.Tones("cord"), c.Tones("plug")
		metal := kit.TonesOf(kit.Hex("#d9b25a"))
		c.Part("cord", sheen.Tube(c, "M36 104C6 92 2 44 34 30C70 16 84 60 118 56C146 52 148 24 178 28", 9, d))
		c.Part("plug", c.Line("M212 20H236M212 38H236", metal.DDD, 7), c.Line("M212 19.500H236M212 37.500H236", metal.L, 5), sheen.Body(c, "M172 22Q176 12 190 10H208Q216 10 216 18V40Q216 48 208 48H190Q176 44 172 36Z", p, 6, c.Line("M184 16V42M190 14V44", p.DDD, 2.400)))
		turn := func(n ...kit.Node) kit.Node { return kit.Of(n...).Rotate(14, 128, 160) }
		box := kit.RoundRect(6, 116, 250, 78, 20)
		c.Part("body", turn(c.Path(box, b.DDD).Move(0, 9), c.Path(box, b.DD).Move(0, 5), sheen.Body(c, box, b, 12)))
		for i := range 4 {
			x := 74 + 48*float64(i)
			c.Part("sockets", turn(c.Circle(x, 155, 22, b.DD), c.Circle(x-.5, 154.500, 20.500, kit.Lin(x-16, 138, x+16, 172, b.D, b.L, b.LL)), c.Circle(x, 155, 16.500, kit.None).Stroke(b.D, 1.800), c.Rect(x-9, 144, 4.500, 13, 2, s.M), c.Rect(x+4.500, 144, 4.500, 13, 2, s.M), c.Path(sheen.D("M%g 168v-3a4 4 0 0 1 8 0v3Z", x-4), s.M)))
		}
		c.Part("switch", turn(c.Rect(20, 132, 26, 46, 7, b.DDD), sheen.Body(c, kit.RoundRect(22, 134, 22, 42, 5), r, 5, c.Path("M22 134H44V155H22Z", r.LL).Opacity(.5)), c.Line("M33 141V149", kit.White, 3), c.Circle(33, 165, 4.500, kit.None).Stroke(kit.White, 2.600)))
		c.Anchor("ground", 128, 226)
	},
}

var dollhouse = kit.Piece{
	Name: "dollhouse", Cm: 80, Palette: "walls #f6a6c1 pink; roof #7f6fd0 purple shingles; trim #fffaf0 white; rooms #ffe9a8 wallpaper yellow; second #b6e3d4 mint; furniture #d98a4f wood; carpet #e8607a rug red; pictures #9fd8f0",
	Draw: func(c *kit.Canvas) {
		w, r, t, a, f, k, g := c.Tones("walls"), c.Tones("roof"), c.Tones("trim"), c.Tones("rooms"), c.Tones("furniture"), c.Tones("carpet"), c.Tones("pictures")
		b, q := c.Tones("second"), kit.TonesOf(kit.Hex("#c9dcf7"))
		c.Part("roof", sheen.Body(c, kit.RoundRect(184, 18, 22, 56, 3), w, 6), sheen.Body(c, kit.RoundRect(180, 12, 30, 11, 3), t, 4))
		c.Part("walls", sheen.Body(c, "M128 10L228 96V246H28V96Z", w, 10))
		room := func(d string, x, y float64, p kit.Tones) kit.Node {
			return kit.Of(c.Path(d, w.DDD).Stroke(w.DDD, 2), c.Form(d, kit.Lin(x, y, x+80, y+70, p.L, p.M, p.D), sheen.Each(9, func(i int) kit.Node {
				return c.Line(sheen.D("M%g %gv90", x+4+10*float64(i), y-10), p.LL, 3).Opacity(.55)
			}), c.Blur(4, c.Path(sheen.D("M%g %gh100v8h-100Z", x-4, y-3), p.DDD)).Opacity(.5)))
		}
		c.Part("rooms", room("M128 38L186 88H70Z", 66, 36, q), room("M40 100H123V164H40Z", 40, 100, a), room("M133 178H216V240H133Z", 133, 178, a))
		c.Part("second", room("M133 100H216V164H133Z", 133, 100, b), room("M40 178H123V240H40Z", 40, 178, b))
		pic := func(x, y float64) kit.Node {
			return kit.Of(c.Rect(x, y, 18, 15, 1.500, f.DD), c.Rect(x+2, y+2, 14, 11, 1, g.L), c.Path(sheen.D("M%g %gl5 -6l4 4l3 -2l2 4Z", x+2, y+13), kit.Hex("#63b05a")))
		}
		floor := func(x, y, ww float64) kit.Node { return c.Rect(x, y, ww, 6, 0, kit.Lin(0, y, 0, y+6, f.L, f.D)) }
		c.Part("furniture", floor(40, 158, 83), floor(133, 158, 83), floor(40, 234, 83), floor(133, 234, 83), c.Path("M74 84H182L186 88H70Z", f.M))
		c.Part("furniture", c.Rect(48, 128, 5, 30, 2, f.DD), c.Rect(98, 138, 5, 20, 2, f.DD), c.Rect(50, 146, 50, 8, 2, f.M))
		c.Part("carpet", sheen.Body(c, "M52 140Q56 136 62 138H96Q100 140 100 148H52Z", k, 4), sheen.Body(c, kit.RoundRect(53, 133, 17, 9, 4), t, 3))
		c.Part("pictures", pic(74, 108), pic(166, 106))
		c.Part("furniture", sheen.Body(c, "M144 140Q144 130 152 130H178Q186 130 186 140V152H144Z", k, 5), sheen.Body(c, kit.RoundRect(139, 140, 10, 17, 4), k, 4), sheen.Body(c, kit.RoundRect(181, 140, 10, 17, 4), k, 4), sheen.Body(c, kit.RoundRect(147, 145, 36, 9, 3), k, 3))
		c.Part("furniture", c.Line("M203 158V132", f.DD, 3), c.Form("M194 132L198 118H208L212 132Z", kit.Lin(194, 118, 212, 132, kit.Hex("#fff4c8"), kit.Hex("#ffd75e"))))
		c.Part("furniture", sheen.Body(c, kit.RoundRect(50, 208, 42, 5, 2), f, 3), c.Line("M56 212V234M86 212V234", f.DD, 4), sheen.Body(c, "M100 214V196H104V214H116V234H112V220H104V234H100Z", f, 2), c.Ellipse(71, 205, 8, 4, t.L), c.Circle(69, 203, 3.600, k.M), c.Circle(74, 203, 3.600, kit.Hex("#7ac25a")))
		c.Part("furniture", sheen.Body(c, kit.RoundRect(142, 196, 28, 38, 3), t, 4, c.Line("M142 211H170", t.DD, 2)), c.Line("M165 200V207M165 215V224", f.DD, 2.400), sheen.Body(c, kit.RoundRect(174, 208, 36, 26, 3), f, 4), c.Circle(183, 216, 3, k.D), c.Circle(198, 216, 3, k.D), c.Path("M186 208V200Q186 196 190 196H202V208Z", kit.Hex("#8f97a6")))
		c.Part("furniture", c.Circle(128, 70, 10, f.DD), c.Circle(128, 70, 8, k.L), c.Circle(124, 61, 4, k.L), c.Circle(132, 61, 4, k.L), c.Circle(125, 69, 1.200, f.DDD), c.Circle(131, 69, 1.200, f.DDD), sheen.Body(c, kit.RoundRect(94, 74, 16, 12, 2), kit.TonesOf(kit.Hex("#f2b93a")), 3), sheen.Body(c, kit.RoundRect(146, 76, 20, 10, 3), kit.TonesOf(kit.Hex("#4fae7a")), 3))
		roof := "M128 -4Q134 -4 139 1L250 96Q256 104 248 110Q242 114 236 109L128 18L20 109Q14 114 8 110Q0 104 6 96L117 1Q122 -4 128 -4Z"
		c.Part("roof", c.Path(roof, r.DDD).Move(0, 4).Opacity(.6), sheen.Body(c, roof, r, 7, sheen.Each(22, func(i int) kit.Node {
			u := float64(i)
			x := 12 + 11*u
			return c.Line(sheen.D("M%g %gv22", x, max(2, 100-.86*(116-max(x, 256-x)+12))-8), r.DDD, 1.400).Opacity(.35)
		})))
		c.Part("trim", c.Line("M20 110L128 20L236 110", t.DD, 4), c.Line("M20 109L128 19L236 109", t.LL, 2.600), sheen.Body(c, kit.RoundRect(22, 90, 212, 9, 3), t, 3), sheen.Body(c, kit.RoundRect(22, 164, 212, 12, 3), t, 4), sheen.Body(c, kit.RoundRect(14, 240, 228, 14, 4), t, 5), sheen.Body(c, kit.RoundRect(122, 96, 12, 148, 3), t, 4), sheen.Body(c, kit.RoundRect(24, 92, 14, 152, 3), t, 4), sheen.Body(c, kit.RoundRect(218, 92, 14, 152, 3), t, 4))
		c.AnchorBox("inside", 128, 206, 160, 60, 0)
		c.Anchor("ground", 128, 254)
	},
}
