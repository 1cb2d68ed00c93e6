package games

import (
	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/sheen"
)

var slotMachine = kit.Piece{
	Name: "slot-machine", Cm: 150, Palette: "body #d2303f red cabinet; trim #f2bb3a gold frame; reels #fdf8ec white; symbols #d2303f red; lever #c3ccd6 metal arm; knob #f0414f ball; sign #4b2a86 purple; coins #ffcf45 gold", States: "empty -coins",
	Draw: func(c *kit.Canvas) {
		b, t, r, s, l, k, g, o := c.Tones("body"), c.Tones("trim"), c.Tones("reels"), c.Tones("symbols"), c.Tones("lever"), c.Tones("knob"), c.Tones("sign"), c.Tones("coins")
		c.Part("lever", sheen.Body(c, kit.RoundRect(206, 128, 26, 40, 8), l, 6), sheen.Tube(c, "M226 148Q240 130 236 62", 10, l))
		c.Part("knob", sheen.Ball(c, 236, 50, 17, k), c.Ellipse(230, 43, 5, 3.500, kit.White).Opacity(.8))
		top := "M40 66C40 18 74 2 116 2C158 2 192 18 192 66Z"
		c.Part("trim", c.Path(top, t.DDD).Stroke(t.DDD, 5), sheen.Body(c, top, t, 8))
		c.Part("sign", sheen.Body(c, "M52 62C54 28 82 14 116 14C150 14 178 28 180 62Z", g, 7), sheen.Each(9, func(i int) kit.Node {
			x := 46 + 17.500*float64(i)
			return c.Circle(x, []float64{50, 30, 18, 11, 8, 11, 18, 30, 50}[i], 4, kit.Rad(x-1, 20, 30, kit.White, t.LL))
		}), c.Path("M116 20l7 14 16 2-11 11 3 15-15-7-15 7 3-15-11-11 16-2Z", kit.Lin(100, 20, 130, 60, t.LL, t.L, t.M)))
		body := "M26 66H206Q212 66 212 74L216 180L226 200V238Q226 250 214 250H18Q6 250 6 238V200L16 180L20 74Q20 66 26 66Z"
		c.Part("body", c.Path(body, b.DDD).Stroke(b.DDD, 2).Move(0, 2), sheen.Body(c, body, b, 18))
		c.Part("trim", sheen.Body(c, kit.RoundRect(34, 78, 164, 84, 12), t, 6), c.Rect(42, 86, 148, 68, 6, b.DDD))
		for i := range 3 {
			x := 46 + 48.500*float64(i)
			c.Part("reels", c.Rect(x, 88, 43, 64, 3, kit.Lin(0, 88, 0, 152, r.DD, r.M, r.LL, r.LL, r.M, r.DD)))
			c.Part("symbols", c.Path("M0 0H30V7Q16 18 14 38H4Q6 20 17 9H6V13H0Z", kit.Lin(0, 0, 24, 38, s.L, s.M, s.D)).Stroke(t.M, 2).Move(x+6.500, 101))
		}
		c.Part("trim", c.Line("M36 120H46M186 120H196", k.M, 5), sheen.Body(c, kit.RoundRect(34, 170, 164, 22, 8), t, 5))
		c.Part("sign", sheen.Each(3, func(i int) kit.Node { return sheen.Body(c, kit.RoundRect(46+50*float64(i), 175, 40, 12, 5), g, 3) }))
		c.Part("body", c.Path("M46 206H186L196 242H36Z", b.DDD), c.Form("M54 212H178L186 240H46Z", kit.Lin(0, 212, 0, 240, b.DDD, b.DD)))
		c.Part("coins", sheen.Each(11, func(i int) kit.Node {
			x, y := []float64{66, 92, 118, 144, 168, 78, 106, 134, 158, 96, 128}[i], []float64{236, 238, 237, 238, 236, 228, 229, 228, 229, 220, 220}[i]
			return kit.Of(c.Ellipse(x, y+3, 15, 8, o.DD), c.Ellipse(x, y, 15, 8, kit.Lin(x-14, y-6, x+14, y+6, o.LL, o.L, o.M)), c.Ellipse(x, y, 9.500, 4.800, kit.None).Stroke(o.D, 1.600))
		}))
		c.Part("trim", c.Line("M36 243H196", t.DD, 7), c.Line("M36 242H196", t.L, 4))
		c.Anchor("ground", 116, 250)
	},
}

var pinballMachine = kit.Piece{
	Name: "pinball-machine", Cm: 190, Palette: "cabinet #6a35c8 purple body; playfield #1f6fb8 blue table; bumpers #f0414f red; trim #ffc83a yellow; screen #23204a backglass; legs #c3ccd6 metal; flippers #fdfaf2 white; ball #dfe5ec",
	Draw: func(c *kit.Canvas) {
		b, p, u, t, s, l, f, o := c.Tones("cabinet"), c.Tones("playfield"), c.Tones("bumpers"), c.Tones("trim"), c.Tones("screen"), c.Tones("legs"), c.Tones("flippers"), c.Tones("ball")
		c.Part("legs", sheen.Tube(c, "M72 170L68 226", 8, l), sheen.Tube(c, "M184 170L188 226", 8, l), sheen.Tube(c, "M36 214L24 270", 11, l), sheen.Tube(c, "M220 214L232 270", 11, l))
		c.Part("cabinet", sheen.Body(c, "M58 0H198Q206 0 206 8V92H50V8Q50 0 58 0Z", b, 9))
		c.Part("screen", c.Rect(60, 10, 136, 62, 6, t.M), c.Form(kit.RoundRect(64, 14, 128, 54, 4), kit.Lin(64, 14, 190, 68, s.L, s.M, s.DD), c.Circle(96, 40, 18, kit.Rad(90, 34, 26, t.LL, t.M, u.M)), c.Ellipse(96, 42, 30, 7, kit.None).Stroke(f.M, 3).Rotate(-18, 96, 42), c.Path("M150 24l5 11 12 1-9 8 3 12-11-6-11 6 3-12-9-8 12-1Z", u.L), sheen.Each(10, func(i int) kit.Node {
			return c.Circle(70+float64(i*37%118), 18+float64(i*23%46), 1.400, kit.White)
		}), c.Path("M64 14H110L80 68H64Z", kit.White).Opacity(.12)))
		c.Part("trim", c.Rect(76, 75, 104, 12, 3, s.DDD), c.Letters("8260400", kit.Box{X0: 84, Y0: 77, X1: 172, Y1: 85}, "display", t.L))
		c.Part("cabinet", c.Path("M52 88H204L244 214V236Q244 240 240 240H16Q12 240 12 236V214Z", b.DDD).Stroke(b.DDD, 3), c.Form("M52 88H204L244 212H12Z", kit.Lin(20, 88, 230, 212, b.LL, b.M, b.D)))
		field := "M62 94H194L228 204H28Z"
		c.Part("playfield", c.Path(field, b.DDD).Stroke(b.DDD, 4), c.Form(field, kit.Lin(60, 94, 200, 204, p.LL, p.M, p.D), c.Line("M74 104Q128 86 182 104L202 178", t.L, 3), c.Path("M28 204L42 160L84 204ZM228 204L214 160L172 204Z", t.M), c.Path("M128 150l6 14 15 1-11 10 4 15-14-8-14 8 4-15-11-10 15-1Z", p.LL).Opacity(.5), c.Line("M206 130L222 204", f.D, 3)))
		for _, a := range [][3]float64{{96, 122, 13}, {156, 120, 13}, {126, 142, 14}} {
			c.Part("bumpers", c.Ellipse(a[0], a[1]+5, a[2], a[2]*.7, u.DDD), c.Ellipse(a[0], a[1], a[2], a[2]*.7, u.D), c.Ellipse(a[0], a[1]-3, a[2]*.86, a[2]*.56, kit.Rad(a[0]-4, a[1]-7, a[2]*1.200, u.LL, u.M)), c.Ellipse(a[0], a[1]-3, a[2]*.42, a[2]*.28, t.L))
		}
		c.Part("flippers", c.Line("M84 180L114 194M172 180L142 194", s.DDD, 11), c.Line("M84 178.500L114 192M172 178.500L142 192", f.M, 8), c.Circle(84, 178.500, 3.400, u.M), c.Circle(172, 178.500, 3.400, u.M))
		c.Part("ball", sheen.Ball(c, 182, 150, 7, o))
		c.Part("cabinet", sheen.Body(c, "M10 210H246V236Q246 244 238 244H18Q10 244 10 236Z", b, 8))
		c.Part("trim", c.Rect(104, 218, 48, 18, 4, s.DDD), c.Rect(110, 222, 16, 10, 2, t.M), c.Rect(130, 222, 16, 10, 2, t.M), c.Line("M10 211H246", t.D, 5), c.Line("M10 210H246", t.L, 3), c.Circle(32, 227, 7, u.DDD), c.Circle(31.500, 226, 6, u.L))
		c.Part("legs", sheen.Tube(c, "M222 226V240", 7, l), sheen.Ball(c, 222, 242, 6, u))
		c.Anchor("ground", 128, 275)
	},
}
