package nature

import (
	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/shape"
	"pellucid/internal/engine/illustrator/kit/sheen"
)

var lunarRover = kit.Piece{
	Name: "lunar-rover", Cm: 310, Facing: kit.Right, Palette: "body #d9dee6 white frame; foil #e8b445 gold; wheels #6a7382 gray; seats #c8744a orange brown; dish #eef2f6 antenna; panel #3a62b8 blue solar; camera #3f4654 black",
	Draw: func(c *kit.Canvas) {
		b, f, w, s, d, p, k := c.Tones("body"), c.Tones("foil"), c.Tones("wheels"), c.Tones("seats"), c.Tones("dish"), c.Tones("panel"), c.Tones("camera")
		wheel := func(x, y, r float64) kit.Node {
			return kit.Of(c.Circle(x, y, r, w.DDD), c.Circle(x-.6, y-.8, r-1.600, kit.Lin(x-r, y-r, x+r, y+r, w.LL, w.M, w.DD)), c.Around(18, x, y, c.Rect(x-2.500, y-r-1.500, 5, 7, 1, w.DD)), c.Circle(x, y, r*.66, w.DDD), c.Circle(x, y, r*.6, kit.Lin(x-r, y-r, x+r, y+r, b.L, b.D, b.DD)), c.Around(6, x, y, c.Line(sheen.D("M%g %gV%g", x, y-4, y-r*.52), w.DDD, 3)), c.Circle(x, y, r*.18, f.M))
		}
		c.On(kit.Back)
		c.Part("wheels", wheel(66, 196, 32), wheel(150, 196, 32), wheel(226, 196, 32))
		c.On(kit.Body)
		c.Part("dish", sheen.Tube(c, "M36 160V62", 6, b), c.Form("M-6 22Q30 66 78 52Q56 12 16 8Q-2 8 -6 22Z", kit.Lin(-6, 10, 78, 60, d.LL, d.L, d.D, d.DD)), c.Line("M-5 22Q30 64 77 52", d.DDD, 2), c.Line("M36 34L58 6", k.M, 3), c.Circle(60, 4, 5, f.M))
		c.Part("seats", sheen.Body(c, "M92 92Q86 92 88 100L98 146H150Q156 146 156 140V134Q156 128 148 128H114L106 98Q104 92 98 92Z", s, 6, c.Line("M112 136H150", s.DD, 2).Opacity(.6)))
		c.Part("camera", sheen.Tube(c, "M206 146V84", 5, b), sheen.Body(c, kit.RoundRect(190, 60, 44, 28, 5), k, 5), c.Circle(226, 74, 9, k.DDD), c.Circle(225.500, 73.500, 6.500, kit.Rad(223, 71, 9, p.LL, p.M, k.DDD)), c.Line("M176 146L168 110", k.M, 4), sheen.Ball(c, 167, 106, 6, f))
		c.Part("panel", c.Form("M22 124L84 132L80 150L18 142Z", kit.Lin(18, 124, 84, 150, p.LL, p.M, p.D), c.Line("M20 133L82 141M38 126L34 144M54 128L50 147M70 130L66 149", p.LL, 1.400).Opacity(.7)), c.Path("M22 124L84 132L80 150L18 142Z", kit.None).Stroke(b.L, 2.400))
		chassis := "M18 148H214Q240 150 250 166Q254 176 244 178H24Q10 178 12 162Q12 148 18 148Z"
		c.Part("body", c.Path(chassis, b.DDD).Move(0, 2), sheen.Body(c, chassis, b, 8))
		c.Part("foil", c.Form("M26 156H206L212 172H30Z", kit.Lin(26, 150, 212, 176, f.LL, f.M, f.L, f.D, f.LL, f.D), c.Line("M40 156L52 172M70 156L62 172M92 156L104 172M124 156L116 172M148 156L160 172M184 156L174 172", f.DD, 1.600).Opacity(.6)))
		c.On(kit.Fore)
		c.Part("wheels", wheel(40, 212, 38), wheel(130, 212, 38), wheel(218, 212, 38))
		c.Part("body", sheen.Tube(c, "M10 174Q40 160 72 174", 7, b), sheen.Tube(c, "M98 174Q130 160 162 174", 7, b), sheen.Tube(c, "M188 174Q218 160 248 174", 7, b))
		c.On(kit.Body)
		c.Anchor("seat", 124, 128)
		c.Anchor("handNear", 168, 106)
		c.Anchor("handFar", 170, 108)
		c.Anchor("footNear", 172, 148)
		c.Anchor("footFar", 178, 146)
		c.Anchor("ground", 130, 250)
	},
}

var spaceStation = kit.Piece{
	Name: "space-station", Cm: 10000, Palette: "modules #dfe4ea white body; panels #2f62b8 blue solar; truss #98a2b0 gray metal; foil #e8b445 gold; windows #7fd0f5",
	Draw: func(c *kit.Canvas) {
		m, p, t, f, w := c.Tones("modules"), c.Tones("panels"), c.Tones("truss"), c.Tones("foil"), c.Tones("windows")
		turn := func(n ...kit.Node) kit.Node { return kit.Of(n...).Rotate(-14, 128, 128) }
		c.Part("truss", turn(sheen.Tube(c, "M-4 128H260", 9, t), sheen.Each(15, func(i int) kit.Node {
			return c.Line(sheen.D("M%g 124l8 8", 2+17*float64(i)), t.DDD, 1.800)
		})))
		for _, x := range []float64{-4, 38, 182, 224} {
			for _, y := range []float64{18, 146} {
				d := kit.RoundRect(x, y, 36, 92, 2)
				c.Part("panels", turn(c.Path(d, p.DDD).Stroke(f.M, 2.600), c.Form(d, kit.Lin(x, y, x+36, y+92, p.LL, p.M, p.D), sheen.Each(7, func(i int) kit.Node {
					return c.Line(sheen.D("M%g %gh36", x, y+13*float64(i)+7), p.LL, 1).Opacity(.6)
				}), c.Line(sheen.D("M%g %gv92M%g %gv92", x+12, y, x+24, y), p.LL, 1).Opacity(.6), c.Path(sheen.D("M%g %gh20l-20 50Z", x, y), kit.White).Opacity(.2))))
			}
		}
		tube := func(x, y, wd, h float64) kit.Node {
			d := kit.RoundRect(x, y, wd, h, 12)
			return kit.Of(c.Path(d, m.DDD).Move(1, 2), c.Form(d, sheen.Round(x, 0, x+wd, 0, m), c.Line(sheen.D("M%g %gh%gM%g %gh%g", x, y+14, wd, x, y+h-14, wd), m.DD, 2), c.Rect(x, y+h*.5-4, wd, 8, 0, f.M)))
		}
		c.Part("modules", turn(tube(110, 16, 36, 84), tube(110, 156, 36, 84), tube(96, 96, 64, 64), sheen.Body(c, "M114 -6H142L148 18H108Z", m, 5)))
		c.Part("modules", turn(c.Form(kit.RoundRect(76, 112, 30, 32, 8), kit.Lin(0, 112, 0, 144, m.LL, m.M, m.DD)), c.Form(kit.RoundRect(150, 112, 30, 32, 8), kit.Lin(0, 112, 0, 144, m.LL, m.M, m.DD))))
		c.Part("foil", turn(c.Rect(96, 124, 64, 8, 0, f.M), c.Path("M112 240H144L138 256H118Z", f.D)))
		c.Part("windows", turn(sheen.Each(3, func(i int) kit.Node {
			x, y := []float64{128, 128, 128}[i], []float64{46, 146, 206}[i]
			return kit.Of(c.Circle(x, y, 8, m.DDD), c.Circle(x, y, 6, kit.Rad(x-2, y-2, 8, w.LL, w.M, w.D)))
		}), c.Circle(128, 112, 11, m.DDD), c.Circle(128, 112, 8.500, kit.Rad(125, 109, 11, w.LL, w.M, w.D))))
	},
}

var asteroid = kit.Piece{
	Name: "asteroid", Cm: 50000, Palette: "rock #8d8078 gray brown; craters #6a5c58 <rock",
	Draw: func(c *kit.Canvas) {
		k, h := c.Tones("rock"), c.Tones("craters")
		r := c.Rand()
		d := "20,96 58,34 112,10 168,26 214,40 250,98 240,160 212,214 152,240 96,248 44,214 8,160"
		c.Part("rock", c.Path(d, k.DDD).Move(2, 3), sheen.Body(c, d, k, 34, sheen.Each(70, func(int) kit.Node {
			return c.Circle(256*r.Float64(), 256*r.Float64(), 1+2*r.Float64(), []kit.Color{k.LL, k.DD}[r.IntN(2)]).Opacity(.5)
		}), c.Blur(6, c.Path("M20 150Q80 180 120 150T220 170M60 60Q110 90 170 60", kit.None).Stroke(k.DD, 12)).Opacity(.4)))
		for _, q := range [][3]float64{{92, 88, 34}, {176, 128, 28}, {108, 184, 26}, {180, 62, 16}, {50, 146, 17}, {192, 196, 15}, {136, 40, 10}, {150, 214, 9}, {136, 128, 8}, {60, 84, 7}} {
			x, y, n := q[0], q[1], q[2]
			c.Part("craters", kit.Of(c.Ellipse(x, y, n, n*.84, h.DDD), c.Ellipse(x+n*.06, y+n*.08, n*.92, n*.76, kit.Lin(x-n, y-n, x+n, y+n, h.DD, h.D, h.M, h.L)), c.Path(sheen.D("M%g %gA%g %g 0 0 0 %g %g", x-n*.9, y+n*.24, n, n*.84, x+n*.92, y+n*.2), kit.None).Stroke(k.LL, n*.11).Opacity(.9)).Rotate(-12, x, y))
		}
	},
}

var blackHole = kit.Piece{
	Name: "black-hole", Cm: 1000000, Palette: "disk #f7962a orange ring; glow #ffd98a yellow light; hole #15121c black; second #d8402f red",
	Draw: func(c *kit.Canvas) {
		d, g, h, s := c.Tones("disk"), c.Tones("glow"), c.Tones("hole"), c.Tones("second")
		turn := func(n ...kit.Node) kit.Node { return kit.Of(n...).Rotate(-16, 128, 128) }
		band := func(half string) kit.Node {
			return sheen.Each(9, func(i int) kit.Node {
				k := float64(i)
				col := []kit.Color{s.D, s.M, d.D, d.M, d.L, d.LL, g.L, g.LL, kit.White}[i]
				rx, ry := 124-6.500*k, 34-2.100*k
				return c.Path(sheen.D("M%g 128A%g %g 0 0 %s %g 128", 128-rx, rx, ry, half, 128+rx), kit.None).Stroke(col.Alpha(.5+.05*k), 7.500)
			})
		}
		c.Part("glow", c.Glow(12, c.Circle(128, 128, 84, d.M.Alpha(.75))).Opacity(.55))
		c.Part("second", turn(band("1")))
		c.Part("disk", turn(sheen.Each(7, func(i int) kit.Node {
			return c.Circle(128, 126, 82-3.600*float64(i), kit.None).Stroke([]kit.Color{s.D, s.M, d.D, d.M, d.LL, g.LL, kit.White}[i].Alpha(.45+.08*float64(i)), 5)
		})))
		c.Part("hole", c.Circle(128, 127, 58, h.M), c.Circle(128, 127, 58, kit.None).Stroke(g.LL, 3))
		c.Part("disk", turn(band("0"), c.Line("M8 130Q128 178 248 130", kit.White, 1.600).Opacity(.7)))
		c.Part("glow", sheen.Each(10, func(i int) kit.Node {
			q := shape.Polar(128, 128, 100+float64(i*23%26), 36*float64(i)+10)
			return c.Path(shape.Glint(q.X, q.Y, 3+float64(i%3)*2, .2), g.LL)
		}))
	},
}
