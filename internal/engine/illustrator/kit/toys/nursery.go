package toys

import (
	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/sheen"
)

var babyMobile = kit.Piece{
	Name: "baby-mobile", Cm: 60, Palette: "frame #e8b878 wood ring; strings #c9b79a threads; stars #ffd23f yellow; moon #ffe28a; clouds #d3ecfb blue white; hearts #f58fb0 pink; bead #9fb8e0 blue",
	Draw: func(c *kit.Canvas) {
		f, s, y, m, w, h, e := c.Tones("frame"), c.Tones("strings"), c.Tones("stars"), c.Tones("moon"), c.Tones("clouds"), c.Tones("hearts"), c.Tones("bead")
		thread := func(x, y0, y1 float64) {
			c.Part("strings", c.Line(sheen.D("M%g %gV%g", x, y0, y1), s.DD, 2.400), c.Line(sheen.D("M%g %gV%g", x-.4, y0, y1), s.LL, 1))
		}
		c.Part("strings", c.Line("M128 8L30 76M128 8L226 76M128 8L84 66M128 8L172 66", s.D, 2.200), c.Line("M128 -6V8", s.DD, 3))
		c.Part("frame", sheen.Ball(c, 128, 8, 9, f), c.Path("M18 78A110 24 0 0 1 238 78", kit.None).Stroke(f.DDD, 11), c.Path("M18 77A110 24 0 0 1 238 77", kit.None).Stroke(f.D, 8))
		thread(84, 56, 118)
		thread(172, 56, 112)
		star := func(x, yy, r float64) kit.Node {
			d := sheen.D("M%g %gl%g %gl%g %gl%g %gl%g %gl%g %gl%g %gl%g %gl%g %gl%g %gZ", x, yy-r, r*.3, r*.62, r*.68, r*.1, -r*.5, r*.48, r*.12, r*.68, -r*.6, -r*.33, -r*.6, r*.33, r*.12, -r*.68, -r*.5, -r*.48, r*.68, -r*.1)
			return kit.Of(c.Path(d, y.M).Stroke(y.M, r*.3), sheen.Body(c, d, y, r*.3))
		}
		c.Part("stars", star(84, 138, 24), star(172, 130, 22))
		c.Part("frame", c.Path("M18 78A110 24 0 0 0 238 78", kit.None).Stroke(f.DDD, 13), c.Path("M18 77A110 24 0 0 0 238 77", kit.None).Stroke(f.M, 10), c.Path("M19 75A110 24 0 0 0 236 75", kit.None).Stroke(f.LL, 3))
		thread(26, 84, 140)
		thread(76, 98, 190)
		thread(128, 102, 158)
		thread(182, 98, 184)
		thread(230, 84, 136)
		cloud := func(x, yy float64) kit.Node {
			return sheen.Body(c, sheen.D("M%g %gQ%g %g %g %gQ%g %g %g %gQ%g %g %g %gQ%g %g %g %gQ%g %g %g %gZ", x-26, yy+14, x-38, yy+2, x-24, yy-6, x-18, yy-24, x, yy-18, x+18, yy-26, x+24, yy-6, x+40, yy, x+28, yy+14, x, yy+20, x-26, yy+14), w, 7)
		}
		c.Part("clouds", cloud(24, 156), cloud(232, 152))
		c.Part("hearts", sheen.Body(c, "M76 232C50 214 48 190 62 188Q74 186 76 198Q78 186 90 188C104 190 102 214 76 232Z", h, 8), sheen.Body(c, "M182 226C156 208 154 184 168 182Q180 180 182 192Q184 180 196 182C210 184 208 208 182 226Z", h, 8))
		c.Part("moon", sheen.Body(c, "M136 156C106 158 92 184 102 208C112 230 142 236 158 220C138 224 122 210 122 190C122 174 128 164 136 156Z", m, 9), c.Circle(112, 186, 2.600, m.DDD), c.Line("M110 202Q116 206 120 202", m.DDD, 2))
		c.Part("bead", sheen.Ball(c, 152, 180, 10, e))
		c.Anchor("tie", 128, -6)
	},
}

var babyMonitor = kit.Piece{
	Name: "baby-monitor", Cm: 14, Palette: "body #fdfbf6 white case; trim #7fc8e8 blue; screen #2f4258; lights #6fd66a green; buttons #9fb4c4 gray; baby #f7cfae",
	Draw: func(c *kit.Canvas) {
		b, t, s, l, u, k := c.Tones("body"), c.Tones("trim"), c.Tones("screen"), c.Tones("lights"), c.Tones("buttons"), c.Tones("baby")
		c.Part("trim", c.Line("M178 66V6", t.DDD, 17), c.Line("M177.500 66V6", t.M, 14), c.Line("M174 60V8", t.LL, 4), sheen.Body(c, "M70 216H186L202 250Q128 258 54 250Z", t, 6))
		shell := "M128 40C186 40 216 70 216 132C216 200 190 232 128 232C66 232 40 200 40 132C40 70 70 40 128 40Z"
		c.Part("body", c.Path(shell, b.DDD).Stroke(b.DDD, 2).Move(0, 2), sheen.Body(c, shell, b, 22), c.Path(shell, kit.None).Stroke(t.M, 5))
		scr := kit.RoundRect(64, 68, 128, 84, 14)
		c.Part("screen", c.Path(scr, s.DDD).Stroke(t.D, 6), c.Form(scr, kit.Lin(64, 68, 192, 152, s.L, s.M, s.DD), c.Named("baby", c.Path("M76 152Q84 122 128 120Q176 122 182 152Z", t.L), c.Circle(128, 112, 26, k.D), c.Circle(127.500, 111.500, 25, kit.Rad(118, 102, 36, k.LL, k.M, k.D)), c.Line("M114 112q4 4 8 0M134 112q4 4 8 0", k.DDD, 2.400), c.Line("M123 122q5 4 10 0", k.DDD, 2.200), c.Path("M122 88Q130 78 136 88Q130 90 126 94Z", k.DDD), c.Circle(112, 120, 4, kit.Hex("#f3957f")).Opacity(.6), c.Circle(144, 120, 4, kit.Hex("#f3957f")).Opacity(.6), c.Path("M72 136Q128 124 186 136V160H72Z", t.M)), c.Path("M64 130L120 68H148L72 152H64Z", kit.White).Opacity(.16)), c.Circle(180, 80, 3, kit.Hex("#ff5a5a")))
		for i := range 5 {
			tone := l
			if i == 3 {
				tone = kit.TonesOf(kit.Hex("#f5c33a"))
			} else if i == 4 {
				tone = kit.TonesOf(kit.Hex("#e5484f"))
			}
			c.Part("lights", c.Circle(100+14*float64(i), 170, 5, tone.DDD), c.Circle(99.700+14*float64(i), 169.600, 4, kit.Rad(98+14*float64(i), 168, 6, tone.LL, tone.M)))
		}
		c.Part("buttons", sheen.Body(c, kit.Oval(92, 200, 14, 12), u, 4), sheen.Body(c, kit.Oval(128, 206, 14, 12), u, 4), sheen.Body(c, kit.Oval(164, 200, 14, 12), u, 4), c.Line("M86 200H98M92 194V206M158 200H170", kit.White, 3), c.Path("M124 201L134 206L124 211Z", kit.White))
		c.Anchor("ground", 128, 252)
	},
}

var teether = kit.Piece{
	Name: "teether", Cm: 9, Palette: "ring #e8b878 wood; bear #8fd0c4 mint silicone; beads #f5a8bd pink; second #ffd97a yellow",
	Draw: func(c *kit.Canvas) {
		r, b, p, q := c.Tones("ring"), c.Tones("bear"), c.Tones("beads"), c.Tones("second")
		c.Part("ring", c.Circle(128, 176, 58, kit.None).Stroke(r.DDD, 31), c.Circle(127.500, 175, 58, kit.None).Stroke(kit.Lin(70, 116, 190, 236, r.LL, r.M, r.D, r.DD), 28), c.Circle(127, 174, 63, kit.None).Stroke(r.LL, 3).Opacity(.6), c.Circle(128, 176, 55, kit.None).Stroke(r.DD, 1.400).Dash(26, 9).Opacity(.5))
		for i, a := range [][2]float64{{62, 214}, {84, 234}, {112, 244}, {144, 244}, {172, 234}, {194, 214}} {
			t, part := p, "beads"
			if i%2 == 1 {
				t, part = q, "second"
			}
			c.Part(part, sheen.Ball(c, a[0], a[1]-6, 18, t), c.Ellipse(a[0]-6, a[1]-13, 4, 2.600, kit.White).Rotate(-30, a[0]-6, a[1]-13).Opacity(.8))
		}
		c.Part("bear", sheen.Ball(c, 80, 38, 26, b), sheen.Ball(c, 176, 38, 26, b), c.Circle(80, 39, 13, b.D), c.Circle(176, 39, 13, b.D))
		head := "M128 16C176 16 206 46 206 84C206 122 172 144 128 144C84 144 50 122 50 84C50 46 80 16 128 16Z"
		c.Part("bear", c.Blur(4, c.Clip(head, c.Path(head, b.DDD).Move(0, 6))).Opacity(.2), sheen.Body(c, head, b, 20), sheen.Body(c, kit.Oval(128, 102, 30, 23), kit.TonesOf(b.LL), 6), c.Ellipse(128, 91, 10, 7, b.DDD), c.Line("M128 97V106M114 110Q128 120 142 110", b.DDD, 3.400), c.Circle(98, 78, 6.500, b.DDD), c.Circle(158, 78, 6.500, b.DDD), c.Circle(96, 76, 2.200, kit.White), c.Circle(156, 76, 2.200, kit.White), sheen.Glint(c, "M70 62Q82 34 112 30Q120 32 114 37Q92 42 80 66Q74 72 70 62Z", .5))
		c.Part("bear", sheen.Each(5, func(i int) kit.Node { return c.Circle(84+22*float64(i), 132-3*float64((i-2)*(i-2)), 3.400, b.D) }))
	},
}
