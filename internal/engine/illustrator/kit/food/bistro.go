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

var crepe = kit.Piece{
	Name: "crepe", Cm: 22,
	Palette: "crepe #e5b468 pancake; cream #fff6ea; strawberries #e2384a fruit; sauce #5a3020 chocolate; wrap #f28fb0 paper",
	Draw: func(c *kit.Canvas) {
		k, w, s, o, r := c.Tones("crepe"), c.Tones("cream"), c.Tones("strawberries"), c.Tones("sauce"), c.Tones("wrap")
		c.Part("crepe", p.Body(c, "M34 92C40 40 100 18 150 26C200 34 226 64 222 96L150 224L112 226Z", kit.TonesOf(k.D), 12))
		c.Part("cream", p.Each(6, func(i int) kit.Node {
			q := [][3]float64{{84, 78, 28}, {122, 60, 30}, {164, 66, 30}, {192, 86, 24}, {104, 96, 28}, {150, 92, 32}}[i]
			return p.Body(c, kit.Oval(q[0], q[1], q[2], q[2]*.9), w, 8)
		}))
		berry := func(x, y, turn float64) kit.Node {
			return kit.Of(p.Body(c, p.D("M%g %gc-22 -6 -26 -32 -12 -42q12 -6 24 0c14 10 10 36 -12 42Z", x, y+24), s, 7, p.Each(7, func(i int) kit.Node {
				return c.Ellipse(x-9+6*float64(i%4), y-8+9*float64(i/3), 1.5, 2.3, kit.Hex("#ffe08a"))
			})), p.Body(c, p.D("M%g %gl-16 -4l8 8l8 3l9 -3l7 -8Z", x, y-16), kit.TonesOf(kit.Hex("#5fa83f")), 3)).Rotate(turn, x, y)
		}
		c.Part("strawberries", berry(96, 60, -20), berry(146, 44, 6), berry(186, 66, 26))
		c.Part("sauce", c.Line("M70 84Q96 70 116 84T160 78T206 88", o.DD, 8), c.Line("M70 83Q96 69 116 83T160 77T206 87", o.L, 4))
		c.Part("crepe", p.Body(c, "M22 100C50 84 96 96 128 124C158 104 204 86 234 98L146 232Q128 248 112 232Z", k, 16, p.Each(12, func(i int) kit.Node {
			return c.Circle(60+130*c.Rand().Float64(), 112+80*c.Rand().Float64(), 3+3*c.Rand().Float64(), k.DD).Opacity(.4)
		}), c.Line("M128 124C134 160 132 200 128 238", k.DDD, 3).Opacity(.5), c.Line("M24 101C52 86 96 98 128 126C158 106 204 88 232 99", k.LL, 3)))
		c.Part("wrap", p.Body(c, "M68 160L190 158L146 234Q128 252 110 234Z", r, 10, c.Path("M90 160h16l20 90h-14ZM130 159h16l-8 90h-12ZM170 158h16l-36 80h-10Z", r.LL).Opacity(.7)))
		c.AnchorBox("grip", 128, 208, 0, 0, 0)
	},
}

var taiyaki = kit.Piece{
	Name: "taiyaki", Cm: 15, Facing: kit.Right,
	Palette: "cake #d9934a pastry fish; filling #5a2a2c red_bean",
	Draw: func(c *kit.Canvas) {
		k, f := c.Tones("cake"), c.Tones("filling")
		d := "M58 128C86 84 130 70 172 78C220 88 248 112 250 134C248 160 216 184 170 188C126 190 86 174 58 140C46 158 26 178 12 176C8 164 16 146 22 134C14 122 6 102 12 92C28 90 48 110 58 128Z"
		c.Part("cake", c.Path(d, k.DDD).Move(2, 6).Opacity(.6), p.Body(c, d, k, 18, c.Path(d, kit.None).Stroke(k.LL, 9).Opacity(.35), p.Each(15, func(i int) kit.Node {
			row, col := i/5, i%5
			x, y := 84+20*float64(col)+8*float64(row%2), 112+22*float64(row)
			return kit.Of(c.Line(p.D("M%g %gq16 9 0 20", x, y-4), k.DDD, 3.4).Opacity(.65), c.Line(p.D("M%g %gq16 9 0 20", x-2.4, y-4), k.LL, 2).Opacity(.8))
		}), c.Line("M192 92C180 114 180 150 194 174", k.DDD, 5).Opacity(.6), c.Line("M189 93C177 114 177 150 191 173", k.LL, 2.4), c.Line("M18 102L46 128M16 130H46M20 166L46 138", k.DDD, 3.4).Opacity(.55), c.Line("M236 140Q228 148 216 148", k.DDD, 4)),
			p.Body(c, "M112 82C124 62 150 54 176 60C178 68 174 76 168 80C150 76 130 76 112 82Z", k, 6, c.Line("M128 76L140 62M146 76L156 60", k.DDD, 2.6).Opacity(.6)), p.Body(c, "M132 186C140 202 156 208 170 204C170 196 166 190 160 187Z", k, 5))
		c.Part("cake", c.Circle(216, 120, 13, k.DDD), p.Body(c, kit.Oval(215, 119, 11.5, 11.5), k, 4), c.Circle(217, 120, 5, kit.Hex("#3a1f18")), c.Circle(215, 118, 1.8, kit.White))
		c.Part("filling", p.Body(c, "M226 140C238 134 252 138 250 148C246 162 232 168 220 164C212 158 216 146 226 140Z", f, 5), c.Circle(230, 148, 2.4, f.LL), c.Circle(240, 152, 2, f.LL))
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

var cremeBrulee = kit.Piece{
	Name: "creme-brulee", Cm: 12,
	Palette: "dish #f4f1ec ramekin white; custard #f7dc8f cream; crust #c9752a sugar; berries #e2384a; mint #5fa83f leaf",
	Draw: func(c *kit.Canvas) {
		d, u, k, r, m := c.Tones("dish"), c.Tones("custard"), c.Tones("crust"), c.Tones("berries"), c.Tones("mint")
		c.Part("dish", p.Body(c, "M14 112C14 172 34 222 50 228Q128 250 206 228C222 222 242 172 242 112Z", d, 16, p.Each(17, func(i int) kit.Node {
			x := 16 + 14*float64(i)
			return kit.Of(c.Line(p.D("M%g 116Q%g 190 %g 240", x, x+(128-x)*.1, x+(128-x)*.22), d.DD, 4).Opacity(.45), c.Line(p.D("M%g 116Q%g 190 %g 240", x-4, x-4+(128-x)*.1, x-4+(128-x)*.22), kit.White, 3).Opacity(.8))
		})), p.Body(c, kit.Oval(128, 112, 116, 50), d, 6))
		c.Part("custard", c.Form(kit.Oval(128, 113, 104, 42), kit.Lin(40, 80, 220, 150, u.LL, u.M, u.D)))
		c.Part("crust", c.Form(kit.Oval(128, 111, 98, 38), kit.Rad(104, 96, 110, k.LL, k.L, k.M, k.DD), p.Each(20, func(i int) kit.Node {
			x, y := 40+176*c.Rand().Float64(), 78+66*c.Rand().Float64()
			return c.Blur(3, c.Ellipse(x, y, 12, 6, k.DDD)).Opacity(.5)
		}), c.Line("M60 92L96 112L88 138M96 112L140 104L176 128M140 104L150 78", k.DDD, 2).Opacity(.6), c.Ellipse(86, 92, 30, 6, kit.White).Rotate(-12, 86, 92).Opacity(.45)))
		c.Part("mint", p.Body(c, "M140 92C150 70 176 66 190 74C184 92 162 100 140 92Z", m, 5, c.Line("M142 91Q164 80 186 76", m.LL, 2)))
		c.Part("berries", p.Each(3, func(i int) kit.Node {
			q := [][2]float64{{118, 84}, {146, 96}, {128, 104}}[i]
			return kit.Of(p.Body(c, kit.Oval(q[0], q[1], 17, 16), r, 5), p.Each(8, func(k int) kit.Node {
				return c.Circle(q[0]-9+6*float64(k%4), q[1]-7+8*float64(k/4), 3.6, r.LL).Opacity(.5)
			}))
		}))
		c.Anchor("ground", 128, 238)
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

var mapleSyrup = kit.Piece{
	Name: "maple-syrup", Cm: 20,
	Palette: "syrup #a84f1c amber; bottle #f2d9b0 glass; cap #c9302f; label #fff3dc; leaf #d8402f maple_leaf",
	Draw: func(c *kit.Canvas) {
		s, b, k, l, m := c.Tones("syrup"), c.Tones("bottle"), c.Tones("cap"), c.Tones("label"), c.Tones("leaf")
		c.Part("bottle", c.Path("M156 62C204 56 212 110 168 118", kit.None).Stroke(b.DD, 13), c.Path("M156 61C203 55 211 109 168 117", kit.None).Stroke(b.L, 8))
		d := "M100 40H156V74C160 92 208 116 214 160V222Q214 246 190 246H66Q42 246 42 222V160C48 116 96 92 100 74Z"
		c.Part("bottle", c.Form(d, kit.Lin(42, 0, 214, 0, b.L, b.LL, b.M, b.D)))
		c.Part("syrup", c.Form("M104 64H152V78C158 98 200 120 206 162V220Q206 238 188 238H68Q50 238 50 220V162C56 120 98 98 104 78Z", kit.Lin(50, 0, 206, 0, s.D, s.L, s.M, s.DD), c.Blur(8, c.Path("M170 110C200 140 206 200 196 240H214V110Z", s.DDD)).Opacity(.5)))
		c.Part("cap", p.Body(c, kit.RoundRect(92, 10, 72, 32, 8), k, 7, p.Each(9, func(i int) kit.Node { return c.Line(p.D("M%g 14v26", 98+7.500*float64(i)), k.DD, 2).Opacity(.6) })))
		c.Part("label", p.Body(c, kit.RoundRect(60, 146, 136, 76, 10), l, 6, c.Path(kit.RoundRect(66, 152, 124, 64, 7), kit.None).Stroke(k.M, 2.4)))
		c.Part("leaf", p.Body(c, "M128 156L134 168L144 162L142 176L158 170L154 178L166 182L150 194L152 200L131 198L130 212H126L125 198L104 200L106 194L90 182L102 178L98 170L114 176L112 162L122 168Z", m, 5))
		c.Part("bottle", p.Glint(c, "M62 168C66 138 84 120 102 104C108 104 104 110 100 114C84 128 72 148 70 170C68 176 60 176 62 168Z", .6), p.Glint(c, "M110 46h7v24h-7z", .5))
		c.AnchorBox("print", 128, 184, 116, 56, 0)
		c.AnchorBox("grip", 128, 190, 0, 0, 0)
		c.Anchor("ground", 128, 246)
	},
}

var rootBeerFloat = kit.Piece{
	Name: "root-beer-float", Cm: 22,
	Palette: "soda #6b3318 root_beer; glass #dff0f5 mug; cream #fff3df ice_cream; foam #e0b07f; cherry #e2283c; straw #e2433f",
	Draw: func(c *kit.Canvas) {
		s, g, i, f, h, w := c.Tones("soda"), c.Tones("glass"), c.Tones("cream"), c.Tones("foam"), c.Tones("cherry"), c.Tones("straw")
		c.Part("straw", c.Line("M150 110L178 6", w.DDD, 14), c.Line("M150 110L178 6", w.LL, 11), c.Line("M150 110L178 6", w.M, 11).Dash(9, 9).Butt())
		c.Part("glass", c.Path("M190 128C240 118 246 212 184 210", kit.None).Stroke(g.DD, 16), c.Path("M190 128C238 119 244 210 184 209", kit.None).Stroke(g.LL, 9))
		d := "M50 92H200L186 236Q184 250 168 250H82Q66 250 64 236Z"
		c.Part("glass", c.Form(d, kit.Lin(50, 0, 200, 0, g.L, g.LL, g.M, g.D)))
		c.Part("soda", c.Form("M58 104H192L179 230Q178 238 168 238H82Q73 238 72 230Z", kit.Lin(58, 0, 192, 0, s.D, s.L, s.M, s.DD), p.Each(16, func(int) kit.Node {
			x, y := 76+100*c.Rand().Float64(), 140+90*c.Rand().Float64()
			return c.Circle(x, y, 2.4, kit.White).Opacity(.5)
		})))
		c.Part("foam", p.Body(c, "M52 100q2 -22 22 -18q10 -16 28 -8q14 -12 30 0q18 -10 28 4q20 -8 26 10q14 4 10 16q-8 26 -24 12q-10 20 -26 4q-14 18 -28 2q-16 16 -28 0q-14 12 -26 -4q-12 0 -12 -18Z", f, 10))
		c.Part("cream", p.Body(c, kit.Oval(120, 68, 52, 46), i, 16), p.Glint(c, "M86 54C92 40 104 34 116 32C118 37 110 39 104 43C97 47 94 53 92 58C88 60 84 58 86 54Z", .9))
		c.Part("cherry", c.Line("M112 24Q108 4 126 0", kit.Hex("#5f8f34"), 4), p.Body(c, kit.Oval(112, 28, 15, 14), h, 5), c.Circle(106, 23, 3.4, kit.White).Opacity(.8))
		c.Part("glass", p.Glint(c, "M68 122h10l10 104h-8z", .45), c.Line("M96 120L102 236M126 120V238M158 120L150 236", kit.White, 3).Opacity(.3))
		c.Anchor("ground", 125, 250)
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
