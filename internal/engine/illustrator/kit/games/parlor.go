package games

import (
	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/sheen"
)

var domino = kit.Piece{
	Name: "domino", Cm: 8, States: "single",
	Palette: "tile #fbf5e8 ivory; dots #2c2e35 pips",
	Draw: func(c *kit.Canvas) {
		t, p := c.Tones("tile"), c.Tones("dots")
		spots := map[int][][2]float64{1: {{0, 0}}, 2: {{-18, -18}, {18, 18}}, 3: {{-18, -18}, {0, 0}, {18, 18}}, 4: {{-18, -18}, {18, -18}, {-18, 18}, {18, 18}}, 5: {{-18, -18}, {18, -18}, {0, 0}, {-18, 18}, {18, 18}}, 6: {{-18, -20}, {18, -20}, {-18, 0}, {18, 0}, {-18, 20}, {18, 20}}}
		tile := func(a, x, y float64, up, down int) kit.Node {
			d := kit.RoundRect(-40, -80, 80, 160, 13)
			n := kit.Of(c.Path(d, t.DDD).Move(5, 7), c.Form(d, kit.Lin(-40, -80, 40, 80, t.LL, t.L, t.M), sheen.Edge(c, d, t, 8)), c.Line("M-30 0H30", p.M, 3), c.Circle(0, 0, 4.4, kit.Hex("#d9a63c")))
			for i, v := range []int{up, down} {
				for _, s := range spots[v] {
					px, py := s[0], s[1]-40+80*float64(i)
					n = kit.Of(n, c.Circle(px+.6, py+.9, 8.6, t.D), c.Circle(px, py, 8, p.DD), c.Circle(px-1.4, py-1.6, 4.4, p.L).Opacity(.5))
				}
			}
			return n.Rotate(a, 0, 0).Move(x, y)
		}
		c.Part("tile", tile(-18, 82, 118, 6, 3))
		if !c.State("single") {
			c.Part("tile", tile(20, 168, 140, 5, 4))
		}
		c.Anchor("ground", 128, 230)
	},
}

var pokerChip = kit.Piece{
	Name: "poker-chip", Cm: 5,
	Palette: "red #d8302f; blue #2f62c8; green #2f8f4f; black #33353d; white #fbf6ea edge",
	Draw: func(c *kit.Canvas) {
		w := c.Tones("white")
		stack := func(name string, x, y float64, n int) {
			t := c.Tones(name)
			for i := range n {
				yy := y - 13*float64(i)
				side := sheen.D("M%g %gA56 22 0 0 0 %g %gV%gA56 22 0 0 1 %g %gZ", x-56, yy, x+56, yy, yy+12, x-56, yy+12)
				c.Part(name, c.Form(side, kit.Lin(x-56, 0, x+56, 0, t.M, t.L, t.M, t.DD), sheen.Each(4, func(k int) kit.Node {
					px := x - 46 + 30*float64(k) + float64(i%2)*4
					return c.Path(sheen.D("M%g %gh13v44h-13Z", px, yy-4), kit.Lin(x-56, 0, x+56, 0, w.M, w.LL, w.DD))
				})), c.Line(sheen.D("M%g %gA56 22 0 0 0 %g %g", x-56, yy+12, x+56, yy+12), t.DDD, 1.4).Opacity(.6))
			}
			yy := y - 13*float64(n-1)
			c.Part(name, c.Form(kit.Oval(x, yy, 56, 22), kit.Lin(x-40, yy-20, x+40, yy+20, t.L, t.M, t.D), sheen.Each(8, func(k int) kit.Node {
				return c.Path(sheen.D("M-7 -60H7L5 -40H-5Z"), w.L).Rotate(float64(k)*45+12, 0, 0).Scale(1, .393, 0, 0).Move(x, yy)
			}), c.Ellipse(x, yy, 36, 14, t.D), c.Ellipse(x, yy, 36, 14, kit.None).Stroke(w.LL, 2), c.Path(sheen.D("M%g %gl10 9l-10 9l-10 -9Z", x, yy-9), w.LL)), c.Ellipse(x, yy, 55, 21, kit.None).Stroke(t.LL, 1.6).Opacity(.8))
		}
		stack("blue", 76, 150, 5)
		stack("black", 184, 146, 7)
		stack("red", 128, 200, 6)
		stack("green", 206, 218, 2)
		c.Anchor("ground", 128, 236)
	},
}

var backgammon = kit.Piece{
	Name: "backgammon", Cm: 45, Palette: "board #8a4f2c wood frame; felt #2f7a58 green; points #e8c98f cream triangles; second #b8452f red; pieces #fbf3e0 white checkers; pieces2 #33303c black; dice #fdfdfb white", States: "empty -pieces -pieces2 -dice",
	Draw: func(c *kit.Canvas) {
		b, f, p, s, w, k, d := c.Tones("board"), c.Tones("felt"), c.Tones("points"), c.Tones("second"), c.Tones("pieces"), c.Tones("pieces2"), c.Tones("dice")
		c.Part("board", c.Rect(0, 14, 256, 228, 10, b.DDD).Move(0, 4), sheen.Body(c, kit.RoundRect(0, 14, 256, 228, 10), b, 9))
		for i := range 2 {
			x := 12 + 122*float64(i)
			c.Part("felt", c.Rect(x, 26, 110, 204, 3, b.DDD), c.Rect(x+1, 28, 108, 202, 3, kit.Lin(x, 26, x+110, 230, f.L, f.M, f.D)))
			for j := range 6 {
				px := x + 1 + 18*float64(j)
				up, dn := c.Path(sheen.D("M%g 28H%gL%g 112Z", px+1, px+17, px+9), p.M), c.Path(sheen.D("M%g 230H%gL%g 146Z", px+1, px+17, px+9), s.M)
				if j%2 == 1 {
					up, dn = c.Path(sheen.D("M%g 28H%gL%g 112Z", px+1, px+17, px+9), s.M), c.Path(sheen.D("M%g 230H%gL%g 146Z", px+1, px+17, px+9), p.M)
					c.Part("second", up)
					c.Part("points", dn)
					continue
				}
				c.Part("points", up)
				c.Part("second", dn)
			}
		}
		c.Part("board", c.Rect(122, 26, 12, 204, 0, kit.Lin(122, 0, 134, 0, b.L, b.M, b.DD)), c.Circle(128, 60, 2.600, p.D), c.Circle(128, 196, 2.600, p.D))
		man := func(x, y float64, t kit.Tones, part string) {
			c.Part(part, c.Circle(x, y+1.800, 8.600, t.DDD), c.Circle(x, y, 8.600, kit.Lin(x-7, y-7, x+7, y+7, t.LL, t.L, t.M, t.D)), c.Circle(x, y, 5.200, kit.None).Stroke(t.DD, 1.200))
		}
		stack := func(col, half, n int, white bool) {
			x := 22 + 18*float64(col%6) + 122*float64(col/6)
			for i := range n {
				y := 37 + 17*float64(i)
				if half == 1 {
					y = 221 - 17*float64(i)
				}
				if white {
					man(x, y, w, "pieces")
				} else {
					man(x, y, k, "pieces2")
				}
			}
		}
		stack(0, 0, 5, true)
		stack(4, 0, 3, false)
		stack(6, 0, 5, false)
		stack(11, 0, 2, true)
		stack(0, 1, 5, false)
		stack(4, 1, 3, true)
		stack(6, 1, 5, true)
		stack(11, 1, 2, false)
		for i := range 2 {
			x, y := 182+26*float64(i), 124+6*float64(i)
			c.Part("dice", kit.Of(c.Rect(x-9, y-8, 19, 19, 4, f.DDD).Opacity(.6), sheen.Body(c, kit.RoundRect(x-10, y-10, 19, 19, 4), d, 4), c.Circle(x-5, y-5, 1.900, k.DD), c.Circle(x+4, y+4, 1.900, k.DD), c.Circle(x-.5, y-.5, 1.900, k.DD)).Rotate(18-40*float64(i), x, y))
		}
	},
}

var jengaTower = kit.Piece{
	Name: "block-tower", Cm: 30, Palette: "blocks #d9ae74 wood; second #c4945a <blocks",
	Draw: func(c *kit.Canvas) {
		b, s := c.Tones("blocks"), c.Tones("second")
		r := c.Rand()
		c.Part("blocks", c.Path("M38 0L124 24L212 -2V224L124 250L38 228Z", b.DDD))
		for i := range 11 {
			y := 236 - 21*float64(i)
			dx := 3 * (r.Float64() - .5)
			for j := range 3 {
				t, part := b, "blocks"
				if (i*3+j)%4 == 1 {
					t, part = s, "second"
				}
				if i == 4 && j == 1 || i == 7 && j == 0 {
					continue
				}
				if i%2 == 0 { // the ends are on the left, the long side on the right
					x := 34 + 30*float64(j) + dx
					yy := y + 8*float64(j) - 10
					if i == 6 && j == 1 {
						x, yy = x-16, yy+6
					}
					c.Part(part, c.Form(sheen.D("M%g %gl30 8v19l-30 -8Z", x, yy-19), kit.Lin(x, yy-19, x+30, yy, t.LL, t.L, t.M)), c.Path(sheen.D("M%g %gl30 8v19l-30 -8Z", x, yy-19), kit.None).Stroke(t.DD, 1.400))
					if j == 2 {
						c.Part(part, c.Form(sheen.D("M%g %gl92 -26v19l-92 26Z", x+30, yy-11), kit.Lin(x+30, 0, x+120, 0, t.M, t.D, t.DD), c.Line(sheen.D("M%g %gl90 -25M%g %gl90 -25", x+30, yy-4, x+30, yy+2), t.DD, 1).Opacity(.5)), c.Path(sheen.D("M%g %gl92 -26v19l-92 26Z", x+30, yy-11), kit.None).Stroke(t.DDD, 1.400))
					}
					continue
				}
				x := 124 + 30.600*float64(j) + dx
				yy := y + 6 - 8.600*float64(j)
				if j == 0 {
					c.Part(part, c.Form(sheen.D("M%g %gl90 24v19l-90 -24Z", 34+dx, y-29), kit.Lin(34, 0, 124, 0, t.LL, t.L, t.M), c.Line(sheen.D("M%g %gl88 24M%g %gl88 24", 34+dx, y-22, 34+dx, y-16), t.D, 1).Opacity(.6)), c.Path(sheen.D("M%g %gl90 24v19l-90 -24Z", 34+dx, y-29), kit.None).Stroke(t.DD, 1.400))
				}
				if i == 3 && j == 2 {
					x, yy = x+18, yy+5
				}
				c.Part(part, c.Form(sheen.D("M%g %gl30.600 -8.600v19l-30.600 8.600Z", x, yy-11), kit.Lin(x, yy-19, x+30, yy, t.M, t.D, t.DD)), c.Path(sheen.D("M%g %gl30.600 -8.600v19l-30.600 8.600Z", x, yy-11), kit.None).Stroke(t.DDD, 1.400))
			}
		}
		c.Part("blocks", c.Form("M34 -4L126 -30L216 -4L124 21Z", kit.Lin(34, -30, 216, 20, b.LL, b.LL, b.L, b.M), c.Line("M64 4L155 -22M94 12L186 -13", b.DD, 1.600)))
		c.Anchor("ground", 126, 254)
	},
}

var marbles = kit.Piece{
	Name: "marbles", Cm: 8, Palette: "first #3f8fe8 blue; second #e5484f red; third #5fc46a green; fourth #f7b83a yellow; fifth #a05fe0 purple",
	Draw: func(c *kit.Canvas) {
		for i, part := range []string{"fourth", "fifth", "third", "second", "first"} {
			t := c.Tones(part)
			x, y, r := []float64{128, 52, 204, 84, 176}[i], []float64{66, 120, 112, 188, 194}[i], []float64{50, 46, 44, 58, 52}[i]
			d := kit.Oval(x, y, r, r)
			sw := sheen.D("M%g %gC%g %g %g %g %g %gC%g %g %g %g %g %gZ", x-r*.7, y+r*.3, x-r*.2, y-r*.7, x+r*.3, y+r*.5, x+r*.74, y-r*.3, x+r*.5, y+r*.6, x-r*.1, y+r*.1, x-r*.7, y+r*.3)
			c.Part(part, c.Circle(x, y+1, r, t.DDD), c.Form(d, kit.Rad(x-r*.3, y-r*.3, r*1.500, kit.White, t.LL.Alpha(.95), t.L, t.M),
				kit.Of(c.Path(sw, t.D), c.Path(sw, kit.White).Scale(.8, .5, x, y).Rotate(20, x, y).Opacity(.85), c.Path(sw, t.DD).Scale(.6, .36, x, y).Rotate(-16, x, y)).Rotate(float64(i)*64, x, y), sheen.Edge(c, d, t, r*.3)), c.Ellipse(x-r*.38, y-r*.46, r*.24, r*.15, kit.White).Rotate(-38, x-r*.38, y-r*.46), c.Circle(x+r*.42, y+r*.5, r*.08, kit.White).Opacity(.8))
		}
	},
}

var mahjongTile = kit.Piece{
	Name: "mahjong-tile", Cm: 9, Palette: "tiles #fbf6e8 ivory white; backs #2f9a68 green; red #d8342f; green #2f8f4a bamboo; blue #2f5fb8 circles",
	Draw: func(c *kit.Canvas) {
		t, b, r, g, u := c.Tones("tiles"), c.Tones("backs"), c.Tones("red"), c.Tones("green"), c.Tones("blue")
		tile := func(x, y, a float64, face kit.Node) kit.Node {
			return kit.Of(c.Named("backs", c.Rect(x-37+7, y-50+9, 74, 100, 12, b.DDD), sheen.Body(c, kit.RoundRect(x-37+5, y-50+6, 74, 100, 12), b, 6)), c.Named("tiles", c.Rect(x-36, y-49, 73, 99, 11, t.DDD), sheen.Body(c, kit.RoundRect(x-37, y-50, 74, 100, 12), t, 7)), face.Move(x, y)).Rotate(a, x, y)
		}
		dots := c.Named("blue", sheen.Each(9, func(i int) kit.Node {
			x, y := -21+21*float64(i%3), -30+30*float64(i/3)
			col := []kit.Tones{g, u, r}[i/3]
			return kit.Of(c.Circle(x, y, 9.500, col.DD), c.Circle(x, y, 8, col.M), c.Circle(x, y, 5, t.LL), c.Circle(x, y, 2.600, col.M))
		}))
		sticks := c.Named("green", sheen.Each(5, func(i int) kit.Node {
			x, y := []float64{-20, 20, 0, -20, 20}[i], []float64{-24, -24, 0, 24, 24}[i]
			col := g
			if i == 2 {
				col = r
			}
			return kit.Of(c.Rect(x-5, y-17, 10, 34, 5, col.DD), c.Rect(x-4, y-16, 7, 32, 4, col.L), c.Rect(x-6, y-2, 12, 4, 2, col.DD))
		}))
		dragon := c.Named("red", c.Path("M-4 -36H4V-26H26V12H18V6H4V36H-4V6H-18V12H-26V-26H-4ZM-18 -18V-2H-4V-18ZM4 -18V-2H18V-18Z", kit.Lin(-20, -36, 20, 36, r.L, r.M, r.D)).EvenOdd())
		c.Add(tile(76, 86, -12, dots), tile(182, 84, 11, sticks), tile(128, 168, 0, dragon))
	},
}

var d20 = kit.Piece{
	Name: "d20", Cm: 3,
	Palette: "die #7a3fd0 purple dice; numbers #fbe7a0 gold; edges #b98af2 <die",
	Draw: func(c *kit.Canvas) {
		d, n, e := c.Tones("die"), c.Tones("numbers"), c.Tones("edges")
		hex := "M128 6L236 68V188L128 250L20 188V68Z"
		c.Part("die", c.Path(hex, d.M).Stroke(d.DD, 6), c.Path("M128 6L128 62L36 78L20 68Z", kit.Lin(20, 6, 128, 78, d.LL, d.L)), c.Path("M128 6L128 62L220 78L236 68Z", kit.Lin(128, 6, 236, 78, d.L, d.M)), c.Path("M20 68L66 170L20 188Z", kit.Lin(20, 68, 66, 188, d.L, d.D)), c.Path("M20 68L128 62L66 170Z", kit.Lin(20, 62, 128, 170, d.LL, d.M)), c.Path("M236 68L128 62L190 170Z", kit.Lin(128, 62, 236, 170, d.M, d.D)), c.Path("M236 68L190 170L236 188Z", kit.Lin(190, 68, 236, 188, d.D, d.DD)),
			c.Path("M128 62L190 170H66Z", kit.Lin(80, 62, 170, 170, d.L, d.M, d.D)), c.Path("M66 170L128 250L20 188Z", kit.Lin(20, 170, 128, 250, d.D, d.DD)), c.Path("M66 170H190L128 250Z", kit.Lin(66, 170, 190, 250, d.D, d.DD)), c.Path("M190 170L236 188L128 250Z", kit.Lin(128, 170, 236, 250, d.DD, d.DDD)))
		c.Part("edges", c.Line("M128 62L190 170H66ZM128 6V62M20 68L128 62L236 68M20 68L66 170L20 188M236 68L190 170L236 188M66 170L128 250L190 170", e.L, 2.6).Opacity(.8), c.Line("M128 62L66 170", kit.White, 2.6).Opacity(.7))
		text := c.Text()
		if text == "" {
			text = "20"
		}
		c.Part("numbers", c.Letters(text, kit.Box{X0: 100, Y0: 108, X1: 156, Y1: 150}, "display", kit.Lin(0, 108, 0, 150, n.LL, n.M, n.D)), c.Letters("8", kit.Box{X0: 66, Y0: 84, X1: 84, Y1: 104}, "display", n.D).Rotate(-58, 75, 94), c.Letters("14", kit.Box{X0: 170, Y0: 84, X1: 194, Y1: 104}, "display", n.D).Rotate(58, 182, 94), c.Letters("2", kit.Box{X0: 118, Y0: 184, X1: 138, Y1: 206}, "display", n.D).Rotate(180, 128, 195))
	},
}

// jokerCard is a playing card with a jester's face under a cap with bells.
var jokerCard = kit.Piece{
	Name: "joker-card", Cm: 9,
	Palette: "card #fffdf7 paper; cap #7a3fb0 hat purple; second #e2b33a yellow; face #f6d9bd skin; letters #d8333f text",
	Draw: func(c *kit.Canvas) {
		p, h, y, f, l := c.Tones("card"), c.Tones("cap"), c.Tones("second"), c.Tones("face"), c.Tones("letters")
		card := kit.RoundRect(42, 6, 172, 244, 14)
		c.Part("card", c.Path(card, l.DDD).Opacity(.35).Move(2, 3), sheen.Body(c, card, p, 8), c.Path(kit.RoundRect(52, 16, 152, 224, 8), kit.None).Stroke(y.D, 2))
		word := kit.Of(sheen.Each(5, func(i int) kit.Node {
			return c.Letters("JOKER"[i:i+1], kit.Box{X0: 57, Y0: 24 + 16*float64(i), X1: 70, Y1: 38 + 16*float64(i)}, "display", l.M)
		}))
		c.Part("letters", word, word.Rotate(180, 128, 128))
		small := func(n ...kit.Node) kit.Node { return kit.Of(n...).Scale(.82, .98, 128, 128).Move(0, 2) }
		c.Part("collar", small(c.Around(8, 128, 184, c.Form("M128 184L112 214L128 226L144 214Z", kit.Lin(112, 184, 144, 226, y.L, y.M, y.D))).Scale(1, .5, 128, 184), c.Around(8, 128, 184, c.Circle(128, 224, 4, h.D)).Scale(1, .5, 128, 184)))
		c.Part("face", small(sheen.Body(c, "M90 118H166V150C166 176 148 192 128 192C108 192 90 176 90 150Z", f, 7), c.Circle(100, 156, 9, kit.Hex("#f08a78")).Opacity(.55), c.Circle(156, 156, 9, kit.Hex("#f08a78")).Opacity(.55), c.Ellipse(111, 140, 5, 7, kit.Hex("#33283a")), c.Ellipse(145, 140, 5, 7, kit.Hex("#33283a")), c.Circle(109, 137, 1.8, kit.White), c.Circle(143, 137, 1.8, kit.White), c.Line("M100 126Q110 120 118 126M138 126Q146 120 156 126", h.DDD, 3), sheen.Ball(c, 128, 152, 6, kit.TonesOf(l.L)), c.Path("M104 164Q128 190 152 164Q128 176 104 164Z", l.D)))
		c.Part("cap", small(sheen.Body(c, "M86 122C78 96 74 84 60 84C52 84 52 96 60 98C56 60 92 46 128 96C96 92 92 110 92 122Z", h, 6), sheen.Body(c, "M170 122C178 96 182 84 196 84C204 84 204 96 196 98C200 60 164 46 128 96C160 92 164 110 164 122Z", y, 6), sheen.Body(c, "M100 122C96 84 110 56 128 44C146 56 160 84 156 122Z", kit.TonesOf(l.M), 6), sheen.Body(c, "M84 118Q128 104 172 118V128Q128 114 84 128Z", y, 4)))
		c.Part("bells", small(sheen.Ball(c, 60, 100, 8, y), sheen.Ball(c, 196, 100, 8, h), sheen.Ball(c, 128, 42, 8, y)))
		c.Anchor("ground", 128, 250)
		c.AnchorBox("grip", 128, 230, 0, 0, 0)
	},
}
