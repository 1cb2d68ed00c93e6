package food

import (
	"pellucid/internal/engine/illustrator/kit"
	p "pellucid/internal/engine/illustrator/kit/plump"
)

// dot is a small ball without blurred edges, for what there is much of.
func dot(c *kit.Canvas, x, y, r float64, t kit.Tones) kit.Node {
	return c.Circle(x, y, r, kit.Rad(x-r*.36, y-r*.4, r*1.6, t.LL, t.L, t.M, t.DD))
}

// platter is a round plate seen at a slant, its rim at y.
func platter(c *kit.Canvas, x, y, rx, ry float64, t kit.Tones) kit.Node {
	return kit.Of(c.Path(kit.Oval(x, y+7, rx*.98, ry), t.DDD).Opacity(.55), p.Body(c, kit.Oval(x, y, rx, ry), t, 8), c.Form(kit.Oval(x, y+1, rx*.78, ry*.72), kit.Lin(x-rx, y-ry, x+rx, y+ry, t.D, t.L, t.LL)))
}

var charcuterieBoard = kit.Piece{
	Name: "charcuterie-board", Cm: 45,
	Palette: "board #b9783f wood; cheese #f7c95a; meat #c9484a salami; grapes #7a3f9a; crackers #e5b878; olives #7f9a34; berries #e2384a",
	Draw: func(c *kit.Canvas) {
		b, h, m, g, k, o, r := c.Tones("board"), c.Tones("cheese"), c.Tones("meat"), c.Tones("grapes"), c.Tones("crackers"), c.Tones("olives"), c.Tones("berries")
		board := "M8 84Q8 56 38 56H200Q222 56 228 74L250 80Q258 84 256 96L254 112Q252 122 242 120L232 118V176Q232 206 202 206H38Q8 206 8 176Z"
		c.Part("board", c.Path(board, b.DDD).Move(0, 9), p.Body(c, board, b, 10, c.Line("M14 92H226M12 124H230M12 158H230M20 186H220", b.DD, 2).Opacity(.4), c.Line("M14 95H226M12 127H230M12 161H230", b.LL, 1.4).Opacity(.5)), c.Circle(244, 100, 6, b.DDD))
		wheel := func(x, y float64) kit.Node {
			return kit.Of(c.Path(p.D("M%g %gv14a34 17 0 0 0 68 0v-14Z", x-34, y), h.DD), p.Body(c, kit.Oval(x, y, 34, 17), kit.TonesOf(kit.Hex("#fff3d6")), 4), c.Form(p.D("M%g %gL%g %gA34 17 0 0 1 %g %gZ", x, y, x+34, y+1, x+14, y+15.5), kit.Lin(x, y, x+30, y+14, h.LL, h.M)), c.Path(p.D("M%g %gL%g %gv13L%g %gZ", x, y, x+14, y+15.5, x, y+11), h.D))
		}
		c.Part("cheese", wheel(60, 92), p.Each(7, func(i int) kit.Node {
			x, y := 128+17*float64(i%4)-6*float64(i/4), 172+14*float64(i/4)
			return kit.Of(c.Path(p.D("M%g %gl9 5v10l-9 5l-9 -5v-10Z", x, y), h.D), c.Path(p.D("M%g %gl9 5l-9 5l-9 -5Z", x, y), h.LL), c.Path(p.D("M%g %gv10l-9 -5v-10Z", x, y+10), h.M))
		}))
		c.Part("meat", p.Each(8, func(i int) kit.Node {
			x, y := 104+13*float64(i), 112+5*float64(i%2)
			return kit.Of(dot(c, x, y, 18, kit.TonesOf(m.D)), c.Circle(x, y, 15, m.L), p.Each(7, func(k int) kit.Node {
				return c.Circle(x-9+4*float64(k%5), y-8+5*float64((k*3)%4), 1.8, kit.Hex("#ffe6d8"))
			}))
		}), p.Each(4, func(i int) kit.Node {
			x := 30 + 18*float64(i)
			return p.Body(c, p.D("M%g 148q14 -12 22 0q10 14 -2 26q-14 8 -22 -4q-6 -14 2 -22Z", x), kit.TonesOf(kit.Hex("#e88a86")), 5, c.Line(p.D("M%g 154q10 6 6 18", x+6), kit.Hex("#ffe2d8"), 3))
		}))
		c.Part("crackers", p.Each(5, func(i int) kit.Node {
			x, y := 124+12*float64(i), 74-1.500*float64(i)
			return kit.Of(p.Body(c, kit.RoundRect(x, y, 30, 28, 5), k, 4, p.Each(4, func(n int) kit.Node { return c.Circle(x+9+12*float64(n%2), y+9+11*float64(n/2), 1.6, k.DD) }))).Rotate(8, x, y)
		}))
		c.Part("grapes", p.Each(14, func(i int) kit.Node {
			q := [][2]float64{{192, 144}, {206, 140}, {220, 146}, {184, 156}, {198, 156}, {212, 158}, {224, 162}, {190, 169}, {204, 171}, {218, 174}, {196, 182}, {210, 186}, {203, 196}, {178, 148}}[i]
			return kit.Of(dot(c, q[0], q[1], 9, g), c.Circle(q[0]-3, q[1]-3, 2, kit.White).Opacity(.7))
		}), c.Line("M200 134q4 -8 14 -10", kit.Hex("#7a5a34"), 3))
		c.Part("olives", p.Each(5, func(i int) kit.Node {
			q := [][2]float64{{30, 188}, {46, 192}, {62, 187}, {38, 178}, {78, 192}}[i]
			return kit.Of(dot(c, q[0], q[1], 8.4, o), c.Circle(q[0]+3, q[1], 2.4, r.M))
		}))
		c.Part("berries", p.Each(3, func(i int) kit.Node {
			q := [][2]float64{{104, 86}, {96, 102}, {112, 190}}[i]
			return kit.Of(p.Body(c, p.D("M%g %gc-12 0 -13 -14 -6 -19q6 -4 12 0c7 5 6 19 -6 19Z", q[0], q[1]+12), r, 4), c.Path(p.D("M%g %gl-6 -2l2 4l4 1l5 -1l1 -4Z", q[0], q[1]-7), o.M))
		}))
		c.AnchorBox("surface", 128, 70, 180, 0, 0)
		c.Anchor("ground", 128, 214)
	},
}

var tofu = kit.Piece{
	Name: "tofu", Cm: 14,
	Palette: "tofu #fbf1dc block; plate #5b9fc0 dish; herbs #5fa83f onion; sauce #7a3f28",
	Draw: func(c *kit.Canvas) {
		t, l, h, s := c.Tones("tofu"), c.Tones("plate"), c.Tones("herbs"), c.Tones("sauce")
		c.Part("plate", platter(c, 128, 196, 122, 44, l))
		c.Part("sauce", c.Form("M36 196C60 178 196 178 222 198C214 220 170 230 128 230C82 230 44 218 36 196Z", kit.Lin(40, 180, 210, 230, s.L, s.M, s.D), c.Line("M60 202q30 -10 60 -8", kit.White, 3).Opacity(.4)))
		c.Part("tofu", c.Form("M40 104L128 138V220L40 186Z", kit.Lin(40, 104, 128, 220, t.L, t.M, t.D)), c.Form("M216 104L128 138V220L216 186Z", kit.Lin(128, 120, 216, 200, t.D, t.DD)), c.Form("M128 66L216 104L128 138L40 104Z", kit.Lin(60, 70, 200, 136, kit.White, t.LL, t.L)), p.Each(14, func(i int) kit.Node {
			return c.Circle(50+70*c.Rand().Float64(), 134+60*c.Rand().Float64(), 2.2, t.DD).Opacity(.7)
		}), c.Line("M40 104L128 138L216 104", kit.White, 2).Opacity(.8))
		c.Part("sauce", c.Form("M84 98C100 84 160 84 176 100C186 110 174 114 172 128C166 136 160 126 152 122C142 120 140 140 130 142C122 138 122 122 108 118C94 118 74 110 84 98Z", kit.Lin(90, 88, 170, 136, s.L, s.M, s.DD), c.Ellipse(112, 96, 16, 3.5, kit.White).Opacity(.5)))
		c.Part("herbs", p.Each(9, func(i int) kit.Node {
			q := [][2]float64{{110, 92}, {126, 86}, {142, 92}, {120, 100}, {136, 102}, {152, 100}, {104, 102}, {130, 94}, {148, 88}}[i]
			return kit.Of(c.Path(kit.Oval(q[0], q[1], 6.5, 4.5), h.LL).Stroke(h.D, 2.6), c.Ellipse(q[0], q[1], 3, 1.8, h.DD)).Rotate(float64(i*53%90)-40, q[0], q[1])
		}))
		c.Anchor("ground", 128, 244)
	},
}

var takoyaki = kit.Piece{
	Name: "takoyaki", Cm: 16,
	Palette: "balls #d98f42 dough; sauce #5a2a1c; mayo #fff3d6; seaweed #5f9a3f flakes; tray #e8cf9a boat; pick #e0b878",
	Draw: func(c *kit.Canvas) {
		b, s, m, w, t, k := c.Tones("balls"), c.Tones("sauce"), c.Tones("mayo"), c.Tones("seaweed"), c.Tones("tray"), c.Tones("pick")
		c.Part("tray", p.Body(c, "M10 128L46 112H210L246 128L220 150H36Z", kit.TonesOf(t.D), 6))
		ball := func(x, y float64) kit.Node {
			return kit.Of(c.Named("balls", p.Body(c, kit.Oval(x, y, 39, 36), b, 14)), c.Named("sauce", c.Form(p.D("M%g %gC%g %g %g %g %g %gC%g %g %g %g %g %gq-8 10 -12 0q-6 -8 -12 2q-8 12 -14 0q-8 -10 -14 0q-8 8 -8 -6Z", x-32, y-6, x-28, y-34, x+28, y-34, x+32, y-6, x+33, y+4, x+30, y+8, x+26, y+2), kit.Lin(x-30, y-30, x+30, y+8, s.L, s.M, s.DD), c.Ellipse(x-12, y-20, 11, 4, kit.White).Rotate(-18, x-12, y-20).Opacity(.55))), c.Named("mayo", c.Line(p.D("M%g %gl12 -14l6 16l12 -18l6 16l12 -12", x-24, y-6), m.D, 5), c.Line(p.D("M%g %gl12 -14l6 16l12 -18l6 16l12 -12", x-24, y-7), m.LL, 3.6)))
		}
		c.Part("balls", ball(76, 96), ball(180, 96), ball(128, 82))
		c.Part("balls", ball(60, 132), ball(196, 132), ball(128, 128))
		c.Part("seaweed", p.Each(22, func(i int) kit.Node {
			x, y := 36+184*c.Rand().Float64(), 66+66*c.Rand().Float64()
			return c.Ellipse(x, y, 3, 1.6, []kit.Color{w.M, w.D, w.L}[i%3]).Rotate(float64(i*41), x, y)
		}))
		c.Part("pick", c.Line("M156 92L206 14", k.DDD, 7), c.Line("M156 91L206 13", k.L, 4.5))
		c.Part("tray", p.Body(c, "M4 132Q8 128 20 136Q128 168 236 136Q248 128 252 132Q244 182 206 196H50Q12 182 4 132Z", t, 10, c.Line("M18 152Q128 184 238 152M30 174Q128 196 226 174", t.DD, 2).Opacity(.6), c.Line("M8 136Q128 172 248 136", t.LL, 3)))
		c.Anchor("ground", 128, 196)
	},
}

var tempura = kit.Piece{
	Name: "tempura", Cm: 24,
	Palette: "batter #f0b24f crust; tails #e85a3a shrimp; plate #4a5a78; sauce #7a3f28; lemon #f7dc4a",
	Draw: func(c *kit.Canvas) {
		b, t, l, s, y := c.Tones("batter"), c.Tones("tails"), c.Tones("plate"), c.Tones("sauce"), c.Tones("lemon")
		c.Part("plate", platter(c, 128, 196, 124, 46, l))
		one := func(x, yy, turn float64) kit.Node {
			d := p.D("M%g %gq-12 -10 -6 -26q-10 -12 0 -26q-8 -14 2 -26q-4 -14 8 -22q2 -14 14 -16q14 2 14 16q12 8 8 22q10 12 2 26q10 14 0 28q6 14 -6 24q-18 12 -36 0Z", x-16, yy+62)
			return kit.Of(c.Named("tails", p.Body(c, p.D("M%g %gl-16 -30q10 -2 16 8q4 -12 18 -10l-10 34Z", x, yy-48), t, 5, c.Line(p.D("M%g %gl-8 -24M%g %gl8 -24", x-2, yy-52, x+4, yy-52), t.DD, 2))), c.Named("batter", p.Body(c, d, b, 10, p.Each(9, func(i int) kit.Node {
				px, py := x-14+9*float64(i%4), yy-34+12*float64(i)
				return kit.Of(c.Circle(px, py, 5, b.DD).Opacity(.45), c.Circle(px-1, py-1.5, 4, b.LL).Opacity(.8))
			})))).Rotate(turn, x, yy+20)
		}
		c.Part("batter", one(66, 114, -24), one(190, 110, 30), one(106, 116, -8), one(150, 116, 12))
		c.Part("lemon", p.Body(c, "M26 190A36 32 0 0 1 92 206Z", y, 5, c.Line("M32 191A30 26 0 0 1 86 204", y.LL, 4)))
		c.Part("sauce", p.Body(c, kit.Oval(190, 206, 40, 20), kit.TonesOf(kit.Hex("#f4efe6")), 6), c.Form(kit.Oval(190, 203, 31, 13), kit.Lin(160, 192, 220, 214, s.L, s.M, s.D)), c.Ellipse(180, 199, 10, 2.6, kit.White).Opacity(.5))
		c.Anchor("ground", 128, 246)
	},
}

var deviledEggs = kit.Piece{
	Name: "deviled-eggs", Cm: 26,
	Palette: "whites #fdf9f2 eggs; yolk #f7c22f filling; paprika #d9482a; herbs #5fa83f chives; plate #7fb8d0",
	Draw: func(c *kit.Canvas) {
		w, y, r, h, l := c.Tones("whites"), c.Tones("yolk"), c.Tones("paprika"), c.Tones("herbs"), c.Tones("plate")
		c.Part("plate", platter(c, 128, 176, 126, 66, l))
		egg := func(x, yy, turn float64) kit.Node {
			return kit.Of(c.Path(kit.Oval(x, yy+8, 45, 28), l.DDD).Opacity(.4), c.Named("whites", p.Body(c, kit.Oval(x, yy+3, 45, 29), kit.TonesOf(w.D), 7), p.Body(c, kit.Oval(x, yy-2, 44, 26), w, 6)), c.Named("yolk", p.Body(c, p.D("M%g %gq-8 -12 4 -18q0 -14 14 -14q4 -12 14 -10q12 -2 12 12q14 2 12 14q10 8 2 16q-28 16 -58 0Z", x-28, yy+2), y, 7, c.Line(p.D("M%g %gq18 10 40 -2M%g %gq12 8 26 0", x-18, yy-12, x-8, yy-24), y.D, 2.6))), c.Named("paprika", p.Each(9, func(i int) kit.Node {
				return c.Circle(x-18+36*c.Rand().Float64(), yy-26+24*c.Rand().Float64(), 1.5, r.M)
			})), c.Named("herbs", c.Line(p.D("M%g %gl14 -10M%g %gl-8 -14", x+2, yy-28, x-2, yy-28), h.D, 4), c.Line(p.D("M%g %gl14 -10M%g %gl-8 -14", x+2, yy-29, x-2, yy-29), h.L, 2))).Rotate(turn, x, yy)
		}
		c.Part("whites", egg(74, 148, -10), egg(182, 148, 10))
		c.Part("whites", egg(128, 170, 0))
		c.Part("whites", egg(60, 194, -6), egg(196, 194, 6))
		c.Anchor("ground", 128, 246)
	},
}

var lobsterRoll = kit.Piece{
	Name: "lobster-roll", Cm: 18,
	Palette: "bun #e0a052 roll bread; lobster #e8503a meat; lettuce #8fc84a; mayo #fff6e4; chives #4f9a3a",
	Draw: func(c *kit.Canvas) {
		b, l, g, m, h := c.Tones("bun"), c.Tones("lobster"), c.Tones("lettuce"), c.Tones("mayo"), c.Tones("chives")
		c.Part("bun", p.Body(c, "M14 110C14 74 60 62 128 62C196 62 242 74 242 110V150H14Z", kit.TonesOf(b.D), 10))
		c.Part("lettuce", p.Body(c, "M8 120q8 -18 22 -12q8 -20 24 -10q10 -18 26 -8q12 -16 26 -4q12 -16 26 -2q14 -14 26 2q16 -10 24 8q16 -8 22 10q16 -6 18 12q10 4 4 12H10Z", g, 8))
		c.Part("lobster", p.Each(8, func(i int) kit.Node {
			q := [][3]float64{{46, 104, -18}, {84, 90, 14}, {122, 82, -8}, {162, 86, 18}, {200, 100, -10}, {66, 118, 22}, {144, 108, -20}, {106, 112, 6}}[i]
			return kit.Of(p.Body(c, p.D("M%g %gc-4 -18 16 -30 32 -22c16 8 14 28 -2 34c-14 4 -28 0 -30 -12Z", q[0]-16, q[1]+4), kit.TonesOf(kit.Hex("#fff0e6")), 6, c.Path(p.D("M%g %gc-4 -18 16 -30 32 -22l4 8q-22 -6 -34 10Z", q[0]-16, q[1]+4), l.M), c.Line(p.D("M%g %gq10 -8 22 -6", q[0]-8, q[1]), l.LL, 3))).Rotate(q[2], q[0], q[1])
		}), p.Body(c, "M182 84C176 62 186 40 208 36C206 46 210 50 216 50C222 44 230 44 234 50C236 66 222 82 204 90Z", l, 7, c.Circle(196, 72, 3, l.LL), c.Circle(206, 64, 2.4, l.LL)))
		c.Part("mayo", c.Line("M40 108q14 -10 28 0t28 -2t28 0t28 -2t28 2t24 0", m.DD, 7), c.Line("M40 107q14 -10 28 0t28 -2t28 0t28 -2t28 2t24 0", m.LL, 5))
		c.Part("chives", p.Each(12, func(i int) kit.Node {
			x, y := 50+160*c.Rand().Float64(), 80+32*c.Rand().Float64()
			return c.Rect(x, y, 8, 3.4, 1.5, h.M).Rotate(float64(i*37), x, y)
		}))
		c.Part("bun", p.Body(c, "M6 138C30 126 60 134 128 134C196 134 226 126 250 138C256 178 232 204 196 206H60C24 204 0 178 6 138Z", b, 16, c.Path("M8 140C40 128 70 138 128 138C186 138 216 128 248 140L246 150Q128 160 10 150Z", kit.Hex("#fff0cf"))), p.Glint(c, "M34 164C60 172 110 174 150 172C154 178 140 180 120 181C86 182 52 178 34 172C30 168 30 164 34 164Z", .4))
		c.Anchor("ground", 128, 206)
	},
}

var macAndCheese = kit.Piece{
	Name: "mac-and-cheese", Cm: 20,
	Palette: "noodles #f7b82f pasta macaroni cheese; bowl #3f8fc4 dish; sauce #f2a01f",
	Draw: func(c *kit.Canvas) {
		n, b, s := c.Tones("noodles"), c.Tones("bowl"), c.Tones("sauce")
		c.Part("bowl", p.Body(c, kit.Oval(128, 122, 122, 44), kit.TonesOf(b.D), 8))
		c.Part("sauce", p.Body(c, "M16 122C20 70 76 40 128 40C182 40 236 72 240 122C220 152 36 152 16 122Z", s, 14))
		c.Part("noodles", p.Each(34, func(i int) kit.Node {
			row := i / 7
			u := (float64(i%7)-3)/3.4 + .14*float64(row%2)
			y := 56 + 18*float64(row) + 22*u*u
			x := 128 + u*104*(.55+.12*float64(row))
			turn := float64((i * 73) % 360)
			d := "M-15 8C-15 -14 15 -14 15 8"
			return kit.Of(c.Line(d, n.DDD, 16).Opacity(.6).Move(1, 2), c.Line(d, n.D, 14), c.Line(d, n.M, 11).Move(-.6, -.8), c.Line(d, n.LL, 3.4).Move(-2, -3).Opacity(.9), c.Ellipse(15, 8, 4, 3, n.DDD)).Rotate(turn, 0, 0).Move(x, y)
		}))
		c.Part("bowl", p.Body(c, "M4 120C40 152 216 152 252 120C254 176 214 220 182 230H74C42 220 2 176 4 120Z", b, 18, c.Path("M4 128C44 162 212 162 252 128L250 146C206 176 50 176 6 146Z", kit.White).Opacity(.75)), p.Body(c, kit.RoundRect(80, 226, 96, 14, 6), b, 5), p.Glint(c, "M30 172C40 194 58 210 78 218C82 222 76 224 70 222C50 214 34 198 26 178C26 172 28 170 30 172Z", .5))
		c.Anchor("ground", 128, 240)
	},
}

var grilledCheese = kit.Piece{
	Name: "grilled-cheese", Cm: 16,
	Palette: "bread #d99445 toast; cheese #f9bf2f; crust #a8622a",
	Draw: func(c *kit.Canvas) {
		b, h, k := c.Tones("bread"), c.Tones("cheese"), c.Tones("crust")
		slab := func(dx, dy float64) kit.Node {
			return kit.Of(p.Body(c, "M20 196L152 52Q164 42 176 54L240 190Q246 206 230 208H30Q10 210 20 196Z", k, 6).Move(0, 9), p.Body(c, "M20 196L152 52Q164 42 176 54L240 190Q246 206 230 208H30Q10 210 20 196Z", b, 16, c.Line("M62 150L150 200M96 112L196 200M128 76L226 178", k.D, 9).Opacity(.75), c.Line("M60 148L148 198M94 110L194 198M126 74L224 176", k.DDD, 2).Opacity(.4), p.Each(14, func(int) kit.Node {
				return c.Circle(60+150*c.Rand().Float64(), 90+110*c.Rand().Float64(), 2.4, b.DD).Opacity(.5)
			}))).Move(dx, dy)
		}
		c.Part("bread", slab(4, 26))
		c.Part("cheese", p.Body(c, "M16 208L146 66Q164 50 182 68L246 202C252 214 240 218 232 216C226 236 214 240 208 222C196 214 186 222 182 232C176 250 162 250 158 230C140 214 120 220 112 226C106 246 94 244 92 226C76 214 56 222 44 220C34 232 24 228 26 218C12 218 8 216 16 208Z", h, 8, c.Line("M30 212H230", h.LL, 3)))
		c.Part("bread", slab(0, -8))
		c.Anchor("ground", 128, 248)
	},
}
