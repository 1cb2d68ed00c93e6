package sport

import (
	"math"

	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/sheen"
)

var cricketBat = kit.Piece{
	Name: "cricket-bat", Cm: 90,
	Palette: "bat #e6c184 willow wood; handle #2f6fb0 grip; stripes #e2433a; ball #c8302c",
	Draw: func(c *kit.Canvas) {
		b, h, s, r := c.Tones("bat"), c.Tones("handle"), c.Tones("stripes"), c.Tones("ball")
		turn := func(n ...kit.Node) kit.Node { return kit.Of(n...).Rotate(38, 128, 128) }
		c.Part("handle", turn(c.Form(kit.RoundRect(117, -26, 22, 96, 9), sheen.Round(117, 0, 139, 0, h), sheen.Each(12, func(i int) kit.Node {
			return c.Line(sheen.D("M115 %dL141 %d", -18+i*8, -24+i*8), h.DD, 2.4).Opacity(.6)
		}))))
		d := "M117 56Q128 48 139 56C142 72 154 74 160 84L164 246Q164 262 146 264H110Q92 262 92 246L96 84C102 74 114 72 117 56Z"
		c.Part("bat", turn(c.Form(d, kit.Lin(92, 0, 164, 0, b.L, b.LL, b.M, b.D), sheen.Each(6, func(i int) kit.Node {
			return c.Line(sheen.D("M%d 80C%d 140 %d 200 %d 262", 102+i*11, 100+i*11, 104+i*11, 102+i*11), b.DD, 1.3).Opacity(.4)
		}), c.Path("M128 74L140 100V264H116V100Z", b.LL).Opacity(.5), sheen.Edge(c, d, b, 12)), c.Line("M104 96V240", kit.White, 4).Opacity(.5).Shade()))
		c.Part("stripes", turn(c.Clip(d, c.Path("M88 112L168 104V122L88 130ZM88 136L168 128V134L88 142Z", kit.Lin(92, 0, 164, 0, s.L, s.M, s.D)))))
		c.Part("ball", sheen.Ball(c, 66, 66, 36, r, c.Line("M42 36C66 52 84 76 92 98", r.DDD, 5).Opacity(.6), c.Line("M42 36C66 52 84 76 92 98", kit.Hex("#fbe6d0"), 2).Dash(4, 3), c.Line("M36 42C60 58 78 82 86 104", kit.Hex("#fbe6d0"), 2).Dash(4, 3)), sheen.Glint(c, "M44 52Q50 40 62 38Q68 40 62 44Q52 48 49 56Q45 60 44 52Z", .7))
		c.AnchorBox("grip", 190, 48, 0, 0, 38)
	},
}

var snowboard = kit.Piece{
	Name: "snowboard", Cm: 155,
	Palette: "board #3f6fe0 blue; pattern #f7c948 yellow <board; accent #f0506a pink; bindings #2f343f black",
	Draw: func(c *kit.Canvas) {
		b, p, a, k := c.Tones("board"), c.Tones("pattern"), c.Tones("accent"), c.Tones("bindings")
		turn := func(n ...kit.Node) kit.Node { return kit.Of(n...).Rotate(32, 128, 128) }
		d := "M128 -18C160 -18 168 8 166 40C162 80 158 104 158 128C158 152 162 176 166 216C168 248 160 274 128 274C96 274 88 248 90 216C94 176 98 152 98 128C98 104 94 80 90 40C88 8 96 -18 128 -18Z"
		c.Part("board", turn(c.Path(d, b.DDD).Move(4, 2), c.Form(d, kit.Lin(90, 0, 166, 250, b.L, b.M, b.D), c.Named("pattern", c.Path("M80 20L180 70V110L80 60ZM80 180L180 230V262L80 212Z", kit.Lin(90, 0, 166, 0, p.LL, p.M, p.D))), c.Named("accent", c.Path("M80 66L180 116V128L80 78ZM80 162L180 212V224L80 174Z", kit.Lin(90, 0, 166, 0, a.L, a.M, a.D)), c.Path("M128 -4L132 6L143 7L135 14L138 25L128 19L118 25L121 14L113 7L124 6Z", a.M)), sheen.Edge(c, d, b, 10)), c.Line("M104 8C110 -4 118 -8 128 -8", kit.White, 5).Opacity(.7).Shade(), c.Line("M101 32C104 70 107 100 107 128", kit.White, 3).Opacity(.5).Shade()))
		bind := func(y float64) kit.Node {
			return kit.Of(c.Blur(4, c.Ellipse(132, y+6, 40, 20, b.DDD)).Opacity(.5), sheen.Body(c, kit.RoundRect(92, y-15, 72, 30, 12), k, 6), sheen.Body(c, sheen.D("M152 %gQ176 %g 152 %gL142 %gQ156 %g 142 %gZ", y-22, y, y+22, y+16, y, y-16), k, 5), sheen.Body(c, sheen.D("M104 %gQ112 %g 104 %gH116Q124 %g 116 %gZ", y-20, y, y+20, y, y-20), a, 4), sheen.Body(c, sheen.D("M126 %gQ134 %g 126 %gH138Q146 %g 138 %gZ", y-20, y, y+20, y, y-20), a, 4), c.Circle(132, y, 5, kit.Hex("#cfd6de")))
		}
		c.Part("bindings", turn(bind(86), bind(170)))
		c.AnchorBox("grip", 128, 128, 0, 0, 32)
	},
}

// bat draws a round paddle and a ball; holes are those of a pickleball.
func bat(c *kit.Canvas, blade string, holes bool) {
	p, e, h, b := c.Tones("paddle"), c.Tones("edge"), c.Tones("handle"), c.Tones("ball")
	turn := func(n ...kit.Node) kit.Node { return kit.Of(n...).Rotate(36, 128, 128) }
	c.Part("handle", turn(sheen.Body(c, "M114 168H142L146 262Q146 272 128 272Q110 272 110 262Z", h, 8, sheen.Each(8, func(i int) kit.Node {
		return c.Line(sheen.D("M108 %dL148 %d", 190+i*10, 182+i*10), h.DD, 2.4).Opacity(.5)
	}))))
	c.Part("edge", turn(c.Path(blade, e.DD).Move(4, 3), c.Path(blade, e.M)))
	c.Part("paddle", turn(c.Form(blade, kit.Rad(100, 50, 170, p.LL, p.L, p.M, p.D), sheen.Edge(c, blade, p, 16)), c.Path(blade, kit.None).Stroke(e.M, 5), c.Line("M70 96C66 62 84 36 108 26", kit.White, 6).Opacity(.45).Shade()))
	c.Part("edge", turn(c.Form("M86 168Q128 148 170 168L144 192H112Z", kit.Lin(86, 150, 170, 192, e.L, e.M, e.D))))
	c.Part("ball", sheen.Ball(c, 44, 58, 30, b))
	if holes {
		c.Part("ball", sheen.Each(9, func(i int) kit.Node {
			x, y := []float64{44, 28, 60, 36, 54, 22, 66, 40, 54}[i], []float64{58, 50, 52, 74, 76, 66, 66, 38, 40}[i]
			return kit.Of(c.Ellipse(x, y, 4.6, 4.6, b.DDD), c.Ellipse(x+.7, y+.8, 3.6, 3.6, b.DD))
		}))
	}
	c.Part("ball", c.Ellipse(34, 46, 8, 5, kit.White).Rotate(-40, 34, 46).Opacity(.75).Shade())
	c.AnchorBox("grip", 66, 216, 0, 0, 36)
}

var tableTennisPaddle = kit.Piece{
	Name: "table-tennis-paddle", Cm: 26,
	Palette: "paddle #e0342f red rubber; edge #2f343f; handle #d29a55 wood; ball #fdf6ea",
	Draw: func(c *kit.Canvas) {
		bat(c, "M128 -6C186 -6 216 36 214 84C212 126 186 160 166 172H90C70 160 44 126 42 84C40 36 70 -6 128 -6Z", false)
	},
}

var pickleballPaddle = kit.Piece{
	Name: "pickleball-paddle", Cm: 40,
	Palette: "paddle #2f8fe0 blue; edge #24314a; handle #33363e grip; ball #d8ea3a yellow green",
	Draw: func(c *kit.Canvas) {
		bat(c, "M86 -6H170Q206 -4 206 34V118C206 146 186 164 166 174H90C70 164 50 146 50 118V34Q50 -4 86 -6Z", true)
	},
}

var shuttlecock = kit.Piece{
	Name: "shuttlecock", Cm: 8,
	Palette: "feathers #f7f3ec white; cork #e2b87a; band #e0433a",
	Draw: func(c *kit.Canvas) {
		f, k, b := c.Tones("feathers"), c.Tones("cork"), c.Tones("band")
		turn := func(n ...kit.Node) kit.Node { return kit.Of(n...).Rotate(28, 128, 128) }
		feather := func(u float64) kit.Node {
			a := u * 26
			d := "M-3 0L-16 -120C-18 -150 -8 -168 0 -170C8 -168 18 -150 16 -120L3 0Z"
			return kit.Of(c.Form(d, kit.Lin(-16, -160, 16, 0, f.LL, f.L, f.M, f.D), c.Line("M0 -164V0", f.DDD, 2.6).Opacity(.5), sheen.Each(9, func(i int) kit.Node {
				y := -160 + 12*float64(i)
				return c.Line(sheen.D("M0 %gL-15 %gM0 %gL15 %g", y+10, y, y+10, y), f.DD, 1).Opacity(.5)
			}), sheen.Edge(c, d, f, 5))).Rotate(a, 0, 0).Move(128+u*16, 196)
		}
		for _, u := range []float64{-1, 1, -.72, .72, -.44, .44, -.16, .16} {
			c.Part("feathers", turn(feather(u)))
		}
		c.Part("feathers", turn(c.Line("M92 118Q128 132 164 118", f.DDD, 2.4).Opacity(.6), c.Line("M98 140Q128 152 158 140", f.DDD, 2.4).Opacity(.6)))
		d := "M98 192Q128 202 158 192V214C158 240 146 254 128 254C110 254 98 240 98 214Z"
		c.Part("cork", turn(c.Form(d, kit.Rad(114, 204, 60, k.LL, k.L, k.M, k.D), sheen.Edge(c, d, k, 10))))
		c.Part("band", turn(c.Form("M97 190Q128 200 159 190V204Q128 216 97 204Z", kit.Lin(97, 0, 159, 0, b.L, b.M, b.DD))))
	},
}

var dartboard = kit.Piece{
	Name: "dartboard", Cm: 45,
	Palette: "board #2c2e35 black; cream #f3e6c8; red #d8382f; green #2f8a4a; darts #f2b83a; wire #c3ccd4",
	Draw: func(c *kit.Canvas) {
		b, w, r, g, d, m := c.Tones("board"), c.Tones("cream"), c.Tones("red"), c.Tones("green"), c.Tones("darts"), c.Tones("wire")
		c.Part("board", c.Form(kit.Oval(124, 132, 120, 120), kit.Lin(30, 40, 220, 230, b.LL, b.M, b.DDD)))
		sector := func(i int, r0, r1 float64) string {
			a0, a1 := (float64(i)-.5)*math.Pi/10, (float64(i)+.5)*math.Pi/10
			return sheen.D("M%.2f %.2fA%g %g 0 0 1 %.2f %.2fL%.2f %.2fA%g %g 0 0 0 %.2f %.2fZ", 124+r1*math.Sin(a0), 132-r1*math.Cos(a0), r1, r1, 124+r1*math.Sin(a1), 132-r1*math.Cos(a1), 124+r0*math.Sin(a1), 132-r0*math.Cos(a1), r0, r0, 124+r0*math.Sin(a0), 132-r0*math.Cos(a0))
		}
		for i := range 20 {
			field, ring := "board", "red"
			fill, band := kit.Paint(b.M), r
			if i%2 == 1 {
				field, ring, fill, band = "cream", "green", w.M, g
			}
			c.Part(field, c.Path(sector(i, 16, 92), fill))
			c.Part(ring, c.Path(sector(i, 84, 92), band.M), c.Path(sector(i, 52, 60), band.M))
			a := float64(i) * math.Pi / 10
			c.Part("wire", c.Line(sheen.D("M%.2f %.2fL%.2f %.2f", 124+16*math.Sin(a+math.Pi/20), 132-16*math.Cos(a+math.Pi/20), 124+94*math.Sin(a+math.Pi/20), 132-94*math.Cos(a+math.Pi/20)), m.M, 1.2))
			x, y := 124+105*math.Sin(a), 132-105*math.Cos(a)
			n := []int{20, 1, 18, 4, 13, 6, 10, 15, 2, 17, 3, 19, 7, 16, 8, 11, 14, 9, 12, 5}[i]
			c.Part("cream", c.Path(kit.LettersPath(sheen.D("%d", n), kit.Box{X0: x - 8, Y0: y - 6, X1: x + 8, Y1: y + 6}, "sans"), w.L))
		}
		c.Part("wire", c.Circle(124, 132, 92, kit.None).Stroke(m.L, 1.4), c.Circle(124, 132, 84, kit.None).Stroke(m.L, 1.2), c.Circle(124, 132, 60, kit.None).Stroke(m.L, 1.2), c.Circle(124, 132, 52, kit.None).Stroke(m.L, 1.2))
		c.Part("green", sheen.Ball(c, 124, 132, 16, g))
		c.Part("red", sheen.Ball(c, 124, 132, 8, r))
		c.Part("board", c.Blur(8, c.Path("M40 90C56 50 96 24 136 24C100 40 70 64 60 100Z", kit.White)).Opacity(.25), c.Path(kit.Oval(124, 132, 118, 118), kit.None).Stroke(b.L, 2).Opacity(.6))
		dart := func(x, y, a, k float64) kit.Node {
			return kit.Of(c.Blur(2, c.Line("M2 4L60 16", b.DDD, 5)).Opacity(.5), c.Path("M0 0L26 -2.4V2.4Z", m.L), c.Form(kit.RoundRect(24, -6, 40, 12, 4), kit.Lin(0, -6, 0, 6, d.LL, d.M, d.DD), c.Line("M32 -6V6M40 -6V6M48 -6V6M56 -6V6", d.DDD, 1.6)), c.Line("M62 0H92", m.D, 4), c.Form("M86 0L100 -18H126L114 0Z", kit.Lin(86, -18, 126, 0, r.L, r.M)), c.Form("M86 0L100 18H126L114 0Z", kit.Lin(86, 0, 126, 18, r.D, r.DD))).Scale(k, k, 0, 0).Rotate(a, 0, 0).Move(x, y)
		}
		c.Part("darts", dart(124, 132, -38, 1.1), dart(100, 104, -60, .8))
		c.Anchor("ground", 124, 252)
	},
}

var chessPiece = kit.Piece{
	Name: "chess-piece", Cm: 9,
	Palette: "king #f3e3c3 white ivory; knight #3b3a42 black",
	Draw: func(c *kit.Canvas) {
		k, n := c.Tones("king"), c.Tones("knight")
		base := func(x float64, t kit.Tones) kit.Node {
			return kit.Of(sheen.Body(c, sheen.D("M%g 252Q%g 228 %g 226H%gQ%g 228 %g 252Z", x-52, x-54, x-40, x+40, x+54, x+52), t, 8), sheen.Body(c, kit.RoundRect(x-38, 210, 76, 18, 8), t, 6))
		}
		c.Part("king", base(84, k), sheen.Body(c, "M58 212C66 180 72 140 66 108H102C96 140 102 180 110 212Z", k, 10), sheen.Body(c, kit.RoundRect(54, 98, 60, 14, 6), k, 5), sheen.Body(c, "M60 98C50 72 52 56 60 52Q84 42 108 52C116 56 118 72 108 98Z", k, 9), sheen.Body(c, kit.RoundRect(70, 38, 28, 12, 5), k, 4), sheen.Body(c, "M79 40V28H68V17H79V6H89V17H100V28H89V40Z", k, 4), c.Line("M70 64C68 74 70 84 73 92M78 120C80 150 76 180 72 204", kit.White, 5).Opacity(.6).Shade())
		horse := "M150 212C146 184 172 170 178 148C168 152 160 162 150 164C142 170 130 166 129 154C128 144 140 134 144 120C146 108 152 98 160 92L158 70L174 84C178 80 180 76 184 72L190 88C224 98 240 138 230 172C226 188 226 200 228 212Z"
		c.Part("knight", base(188, n), sheen.Body(c, horse, n, 12, c.Line("M192 98C216 112 224 150 216 206M200 112C206 132 208 170 203 208M182 106Q196 120 198 142", n.L, 3).Opacity(.7)), c.Circle(166, 114, 5, n.DDD), c.Circle(165, 113, 2.2, n.LL), c.Ellipse(138, 151, 3, 2.2, n.DDD), c.Line("M136 160Q146 160 152 154", n.DDD, 2.4), c.Line("M148 134C152 122 154 112 160 102M156 204C156 188 176 176 184 156", n.LL, 3).Opacity(.7))
		c.Anchor("ground", 136, 252)
	},
}

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
