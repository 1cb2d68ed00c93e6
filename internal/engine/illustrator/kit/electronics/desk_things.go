package electronics

import (
	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/sheen"
)

var boombox = kit.Piece{
	Name: "boombox", Cm: 55,
	Palette: "body #3f4652 case; speakers #2b303a cones; trim #f2b63c accent; metal #cfd6de chrome; screen #8fe0c0 dial; buttons #ef5a4c",
	Draw: func(c *kit.Canvas) {
		b, s, t, m, g, k := c.Tones("body"), c.Tones("speakers"), c.Tones("trim"), c.Tones("metal"), c.Tones("screen"), c.Tones("buttons")
		c.Part("handle", c.Line("M46 88V52Q46 40 58 40H198Q210 40 210 52V88", m.DD, 12), c.Line("M45 88V51Q45 39 57 39H197Q209 39 209 51V88", m.M, 9), c.Line("M43 86V50Q43 37 57 37H190", m.LL, 3))
		c.Part("antenna", sheen.Tube(c, "M214 80L246 14", 4, m), sheen.Ball(c, 246, 14, 5, m))
		d := kit.RoundRect(8, 76, 240, 140, 20)
		c.Part("body", sheen.Body(c, d, b, 14, c.Path(kit.RoundRect(14, 80, 228, 34, 12), b.DD).Opacity(.55), c.Line("M26 82H210", b.LL, 3).Opacity(.6)))
		speaker := func(x float64) kit.Node {
			return kit.Of(c.Circle(x, 160, 47, b.DDD), c.Circle(x, 160, 45, sheen.Steel(x-45, 115, x+45, 205, m)), c.Form(kit.Oval(x, 160, 38, 38), kit.Rad(x, 160, 38, kit.At(0, s.L), kit.At(.4, s.M), kit.At(.8, s.D), kit.At(1, s.LL)), c.Circle(x, 160, 28, kit.None).Stroke(s.DDD, 2), c.Circle(x, 160, 33, kit.None).Stroke(s.L, 1.4)),
				sheen.Ball(c, x, 160, 14, s), c.Around(8, x, 160, c.Circle(x, 118.5, 2.2, m.DDD)), c.Circle(x, 160, 45, kit.None).Stroke(t.M, 2.4))
		}
		c.Part("speakers", speaker(62), speaker(194))
		c.Part("screen", c.Path(kit.RoundRect(24, 84, 104, 24, 5), b.DDD), c.Form(kit.RoundRect(27, 87, 98, 18, 3), kit.Lin(27, 87, 125, 105, g.L, g.M, g.D), sheen.Each(16, func(i int) kit.Node { return c.Line(sheen.D("M%d 101V%d", 33+i*6, 96-i%4/3*4), g.DDD, 1.4) }), c.Line("M88 88V105", k.M, 2.4)), c.Path("M28 88H70L62 104H28Z", kit.White).Opacity(.3))
		c.Part("buttons", sheen.Ball(c, 148, 97, 9, m), sheen.Ball(c, 172, 97, 9, m), c.Line("M148 97L152 90M172 97L168 90", m.DDD, 2), sheen.Each(3, func(i int) kit.Node { return sheen.Body(c, kit.RoundRect(192+float64(i)*15, 90, 11, 14, 3), k, 3) }))
		c.Part("cassette", c.Path(kit.RoundRect(109, 124, 38, 48, 6), b.DDD), c.Form(kit.RoundRect(112, 127, 32, 42, 4), kit.Lin(112, 127, 144, 169, m.L, m.D, m.DD), c.Path(kit.RoundRect(115, 134, 26, 22, 2), t.M), c.Circle(122, 146, 5, b.DDD), c.Circle(134, 146, 5, b.DDD), c.Circle(122, 146, 2, m.LL), c.Circle(134, 146, 2, m.LL), c.Path("M112 127H130L116 169H112Z", kit.White).Opacity(.25)),
			sheen.Each(5, func(i int) kit.Node {
				return sheen.Body(c, kit.RoundRect(110+float64(i)*7.4, 184, 6.4, 14, 2), m, 2)
			}))
		c.Part("body", sheen.Body(c, kit.RoundRect(32, 214, 34, 10, 4), s, 3), sheen.Body(c, kit.RoundRect(190, 214, 34, 10, 4), s, 3))
		c.AnchorBox("grip", 128, 40, 0, 0, 90)
		c.Anchor("ground", 128, 223)
	},
}

var keyboard = kit.Piece{
	Name: "keyboard", Cm: 42,
	Palette: "body #e6ebf1 case white; keys #fbfcfd caps; accent #4f8fe8 blue; letters #56616f",
	Draw: func(c *kit.Canvas) {
		b, k, a, l := c.Tones("body"), c.Tones("keys"), c.Tones("accent"), c.Tones("letters")
		d := "M22 84Q24 76 32 76H224Q232 76 234 84L252 168Q254 180 242 180H14Q2 180 4 168Z"
		c.Part("body", c.Path(d, b.DDD).Move(0, 7), c.Form(d, kit.Lin(0, 76, 0, 184, b.L, b.M, b.D), sheen.Edge(c, d, b, 7)))
		c.Part("keys", c.Path("M30 88H226L240 166H16Z", b.DD), sheen.Each(4, func(row int) kit.Node {
			y, h := 91+float64(row)*18.7, 15.2
			inset := 31 - float64(row)*3.4
			n := []int{12, 12, 11, 7}[row]
			w := (256 - 2*inset) / float64(n)
			return sheen.Each(n, func(i int) kit.Node {
				x, wide, t := inset+float64(i)*w, w, k
				if row == 3 {
					u := (256 - 2*inset) / 12
					x, wide = inset+[]float64{0, 1.4, 2.6, 3.8, 8.2, 9.4, 10.6}[i]*u, []float64{1.4, 1.2, 1.2, 4.4, 1.2, 1.2, 1.4}[i]*u
				}
				if row == 0 && i == 0 || row == 2 && i == 10 {
					t = a
				}
				key := kit.Of(c.Path(kit.RoundRect(x+1, y+2, wide-2, h, 3), t.DDD).Opacity(.75), c.Form(kit.RoundRect(x+1, y, wide-2, h, 3), kit.Lin(0, y, 0, y+h, t.L, t.M, t.D), c.Line(sheen.D("M%g %gh%g", x+4, y+2, wide-8), kit.White, 1.4).Opacity(.8)))
				if row < 3 {
					key = kit.Of(key, c.Line(sheen.D("M%g %gh%g", x+5, y+7, 5.0), l.M, 1.8).Opacity(.7))
				}
				return key
			})
		}))
		c.AnchorBox("surface", 128, 78, 180, 10, 0)
		c.Anchor("ground", 128, 186)
	},
}

var computerMouse = kit.Piece{
	Name: "computer-mouse", Cm: 12,
	Palette: "body #f1f4f8 shell white; wheel #4f8fe8 accent; cable #56616f cord",
	Draw: func(c *kit.Canvas) {
		b, w, l := c.Tones("body"), c.Tones("wheel"), c.Tones("cable")
		c.Part("cable", c.Line("M128 60C126 34 146 34 150 18C154 2 178 0 196 10", l.DDD, 8), c.Line("M127 60C125 33 145 33 149 17C153 1 177 -1 195 9", l.L, 3), sheen.Body(c, kit.RoundRect(120, 42, 16, 22, 6), l, 4))
		d := "M128 54C180 54 200 88 202 138C204 196 176 246 128 246C80 246 52 196 54 138C56 88 76 54 128 54Z"
		c.Part("body", c.Form(d, kit.Rad(100, 96, 170, kit.At(0, kit.White), kit.At(.3, b.L), kit.At(.62, b.M), kit.At(1, b.DD)), c.Path("M54 132Q128 156 202 132V150Q128 172 54 150Z", b.DD).Opacity(.35), c.Line("M56 134Q128 156 200 134", b.DD, 2.4), c.Line("M128 54V146", b.DD, 2.4), c.Line("M56 137Q128 159 200 137", kit.White, 1.6), sheen.Edge(c, d, b, 16), c.Line("M74 100Q82 74 106 66", kit.White, 7).Opacity(.9)))
		c.Part("wheel", c.Path(kit.RoundRect(116, 80, 24, 46, 12), b.DDD), c.Form(kit.RoundRect(119, 83, 18, 40, 9), kit.Lin(0, 83, 0, 123, w.D, w.LL, w.M, w.DD), sheen.Each(6, func(i int) kit.Node { return c.Line(sheen.D("M117 %dH139", 89+i*6), w.DDD, 1.6).Opacity(.6) })))
		c.Part("body", c.Glow(2, c.Circle(128, 206, 9, w.L)).Opacity(.6), c.Circle(128, 206, 6, w.M))
		c.AnchorBox("print", 128, 200, 50, 36, 0)
		c.Anchor("ground", 128, 246)
	},
}

var remoteControl = kit.Piece{
	Name: "remote-control", Cm: 20,
	Palette: "body #3f4652 case; power #ef4b42 red; buttons #e3e8ee keys; arrows #4f8fe8 accent",
	Draw: func(c *kit.Canvas) {
		b, p, k, a := c.Tones("body"), c.Tones("power"), c.Tones("buttons"), c.Tones("arrows")
		t := func(nodes ...kit.Node) kit.Node { return kit.Of(nodes...).Rotate(18, 128, 128) }
		d := kit.RoundRect(90, 2, 76, 252, 26)
		c.Part("body", t(c.Path(d, b.DDD).Move(4, 4), sheen.Body(c, d, b, 11, c.Line("M98 30V200", b.LL, 4).Opacity(.5)), c.Path(kit.RoundRect(112, -2, 32, 8, 4), p.DDD)))
		c.Part("power", t(sheen.Ball(c, 109, 32, 10, p), c.Line("M109 26V31M105.5 28.500A5 5 0 1 0 112.5 28.5", kit.White, 1.8)))
		round := func(x, y, r float64) kit.Node {
			return kit.Of(c.Circle(x+.8, y+1.6, r, b.DDD), c.Circle(x, y, r, kit.Lin(x-r, y-r, x+r, y+r, k.LL, k.M, k.DD)))
		}
		c.Part("arrows", t(c.Circle(129, 81, 29, b.DDD), c.Circle(128, 80, 28, kit.Lin(100, 52, 156, 108, a.L, a.M, a.DD)), c.Around(4, 128, 80, c.Path("M128 56L133 63H123Z", kit.White)), sheen.Ball(c, 128, 80, 11, k)))
		c.Part("buttons", t(round(147, 32, 7), sheen.Each(12, func(i int) kit.Node { return round(106+float64(i%3)*22, 126+float64(i/3)*19, 7) }), c.Path(kit.RoundRect(99, 201, 15, 34, 7), k.D), c.Path(kit.RoundRect(98, 200, 15, 34, 7), k.M), c.Path(kit.RoundRect(143, 201, 15, 34, 7), k.D), c.Path(kit.RoundRect(142, 200, 15, 34, 7), k.M), c.Line("M105.5 206V212M102.5 209H108.500M102.5 227H108.500M149.5 206V212M146.5 209H152.500M146.5 227H152.5", b.D, 1.8)))
		c.AnchorBox("grip", 118, 170, 0, 0, 18)
	},
}

var videoCamera = kit.Piece{
	Name: "video-camera", Cm: 40, Facing: kit.Right,
	Palette: "body #454c59 case; lens #3f86d8 glass; trim #ef4b42 red; metal #c3ccd4; reels #5a626f",
	Draw: func(c *kit.Canvas) {
		b, l, t, m, r := c.Tones("body"), c.Tones("lens"), c.Tones("trim"), c.Tones("metal"), c.Tones("reels")
		reel := func(x, y, s float64) kit.Node {
			return kit.Of(sheen.Ball(c, x, y, s, r), c.Circle(x, y, s*.82, kit.None).Stroke(r.LL, 2).Opacity(.6), c.Around(5, x, y, c.Circle(x, y-s*.5, s*.2, r.DDD)), c.Circle(x, y, s*.15, m.L))
		}
		c.Part("reels", reel(66, 66, 46), reel(150, 74, 38))
		c.Part("lens", c.Form("M186 140L246 108Q254 106 254 114V214Q254 222 246 220L186 188Z", kit.Lin(186, 110, 250, 220, b.LL, b.M, b.DDD), c.Path("M236 100H256V230H236Z", b.DDD).Opacity(.5)), c.Form(kit.Oval(250, 164, 9, 50), kit.Lin(242, 114, 258, 214, l.LL, l.M, l.DDD), c.Ellipse(247, 146, 3, 20, kit.White).Opacity(.7)))
		d := kit.RoundRect(14, 104, 176, 120, 18)
		c.Part("body", sheen.Body(c, d, b, 14, c.Line("M28 112H160", b.LL, 4).Opacity(.6), c.Path("M14 196H190V226H14Z", b.DDD).Opacity(.45)), sheen.Body(c, kit.RoundRect(178, 136, 16, 56, 5), m, 4))
		c.Part("trim", c.Path(kit.RoundRect(30, 124, 62, 14, 5), t.M), c.Line("M34 128H80", t.LL, 2.4), sheen.Ball(c, 168, 122, 7, t), c.Glow(3, c.Circle(168, 122, 6, t.L)).Opacity(.5))
		c.Part("body", sheen.Ball(c, 130, 170, 23, m), c.Circle(130, 170, 15, b.DD), c.Line("M130 170L138 158", m.LL, 4), sheen.Each(4, func(i int) kit.Node { return sheen.Body(c, kit.RoundRect(32+float64(i)*17, 158, 12, 24, 4), m, 3) }), sheen.Screw(c, 28, 212, 5, m), sheen.Screw(c, 176, 212, 5, m))
		c.Anchor("ground", 102, 224)
	},
}
