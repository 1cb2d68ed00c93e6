package buildings

import (
	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/gloss"
	"pellucid/internal/engine/illustrator/kit/shape"
	"pellucid/internal/engine/illustrator/kit/sheen"
)

// glazed is a row of n windows between x0 and x1 with their tops at y.
func glazed(c *kit.Canvas, n int, x0, x1, y, w, h float64, glass, frame kit.Tones) kit.Node {
	return sheen.Each(n, func(i int) kit.Node {
		x := x0
		if n > 1 {
			x += (x1 - x0 - w) * float64(i) / float64(n-1)
		}
		return pane(c, x, y, w, h, glass, frame)
	})
}

// steps are n broad steps down to y, the lowest from x0 to x1.
func steps(c *kit.Canvas, n int, x0, x1, y, h float64, t kit.Tones) kit.Node {
	return sheen.Each(n, func(i int) kit.Node {
		k := float64(n - 1 - i)
		return sheen.Body(c, kit.RoundRect(x0+k*7, y-h*float64(n-i), x1-x0-14*k, h+1, 2), t, 4)
	})
}

// pillars are n round columns between x0 and x1.
func pillars(c *kit.Canvas, n int, x0, x1, y0, y1, w float64, t kit.Tones) kit.Node {
	return sheen.Each(n, func(i int) kit.Node {
		x := x0 + (x1-x0)*float64(i)/float64(n-1)
		return kit.Of(c.Form(kit.RoundRect(x-w/2, y0+6, w, y1-y0-10, 2), gloss.Column(t, x-w/2, x+w/2), c.Line(sheen.D("M%g %gV%gM%g %gV%g", x-w*.2, y0, y1, x+w*.16, y0, y1), t.DD, 1.4).Opacity(.5)), sheen.Body(c, kit.RoundRect(x-w*.72, y0, w*1.44, 9, 2), t, 3), sheen.Body(c, kit.RoundRect(x-w*.72, y1-8, w*1.44, 9, 2), t, 3))
	})
}

// temple draws a public building with columns and a gable, and a mark in the gable.
func temple(c *kit.Canvas, mark kit.Node) {
	w, r, k, d, g := c.Tones("walls"), c.Tones("roof"), c.Tones("columns"), c.Tones("door"), c.Tones("windows")
	c.Part("walls", sheen.Body(c, kit.RoundRect(8, 120, 240, 112, 3), w, 8, bricks(c, 8, 120, 248, 232, 22, 12, .16, w)), sheen.Body(c, kit.RoundRect(2, 112, 252, 13, 3), w, 4))
	c.Part("windows", glazed(c, 1, 20, 40, 146, 24, 44, g, k), glazed(c, 1, 212, 236, 146, 24, 44, g, k))
	c.Part("walls", sheen.Body(c, kit.RoundRect(58, 96, 140, 136, 2), kit.TonesOf(w.D), 8))
	c.Part("door", c.Path(shape.Arched(102, 140, 52, 92), w.DDD).Opacity(.6), sheen.Body(c, shape.Arched(106, 146, 44, 86), d, 6, c.Line("M128 146V232", d.DDD, 2.4), c.Path("M112 176h10v20h-10ZM134 176h10v20h-10ZM112 204h10v20h-10ZM134 204h10v20h-10Z", d.DD).Opacity(.7)), sheen.Ball(c, 123, 200, 2.600, kit.TonesOf(kit.Hex("#f2c14a"))), sheen.Ball(c, 133, 200, 2.600, kit.TonesOf(kit.Hex("#f2c14a"))))
	c.Part("columns", pillars(c, 4, 64, 192, 104, 232, 17, k))
	c.Part("roof", sheen.Body(c, kit.RoundRect(44, 90, 168, 16, 3), k, 5), sheen.Body(c, "M36 92L128 26L220 92Z", r, 8), c.Form("M62 86L128 40L194 86Z", kit.Lin(80, 50, 170, 90, k.LL, k.L, k.M), c.Path("M62 86L128 40L194 86L190 90L128 48L66 90Z", k.DDD).Opacity(.3)), sheen.Body(c, kit.RoundRect(32, 86, 192, 9, 3), k, 4))
	c.Part("mark", mark)
	c.Part("steps", steps(c, 3, 30, 226, 254, 8, c.Tones("steps")))
	c.Anchor("ground", 128, 254)
	c.AnchorBox("print", 128, 99, 130, 12, 0)
}

const templeColors = "columns #f7f0e2 pillars; door #8a5230; windows #8fc6e8 glass; mark #c98f2a emblem; steps #e9dfcc <columns"

var library = kit.Piece{
	Name: "library", Cm: 2500, Palette: "walls #d99a6c brick; roof #4f7f9c; " + templeColors,
	Draw: func(c *kit.Canvas) {
		m, p := c.Tones("mark"), kit.TonesOf(kit.Hex("#fffdf6"))
		temple(c, kit.Of(c.Path("M108 58Q118 54 128 60Q138 54 148 58V80Q138 76 128 82Q118 76 108 80Z", m.D), c.Form("M110 57Q119 53 128 58.5V79Q119 74 110 77Z", kit.Lin(110, 54, 128, 80, p.LL, p.M, p.D)), c.Form("M146 57Q137 53 128 58.5V79Q137 74 146 77Z", kit.Lin(128, 54, 146, 80, p.L, p.D, p.DD)), c.Line("M114 62q6 -2 10 1M114 67q6 -2 10 1M132 63q6 -3 10 -1M132 68q6 -3 10 -1", m.D, 1.6)))
	},
}

var museum = kit.Piece{
	Name: "museum", Cm: 3000, Palette: "walls #e9dcc3 stone; roof #b9a98a; " + templeColors + "; banners #c9434f flags",
	Draw: func(c *kit.Canvas) {
		m, b := c.Tones("mark"), c.Tones("banners")
		temple(c, kit.Of(sheen.Body(c, "M118 56H138V60H135C142 66 142 74 134 80H122C114 74 114 66 121 60H118Z", m, 4, c.Line("M117 68H139M118 73H138", m.DDD, 1.6)), c.Line("M119 62Q111 64 117 71M137 62Q145 64 139 71", m.D, 2)))
		for _, x := range []float64{20, 212} {
			c.Part("banners", sheen.Body(c, sheen.D("M%g 132h24v70l-12 -10l-12 10Z", x), b, 4, c.Circle(x+12, 152, 7, b.LL), c.Line(sheen.D("M%g 168h12M%g 175h12", x+6, x+6), b.LL, 2.4)))
		}
	},
}

var courthouse = kit.Piece{
	Name: "courthouse", Cm: 3000, Palette: "walls #f0e9dc stone; roof #8f9aa8; " + templeColors,
	Draw: func(c *kit.Canvas) {
		m := c.Tones("mark")
		temple(c, kit.Of(c.Line("M128 52V80M110 60H146", m.D, 3.4), c.Line("M110 60L104 72H116ZM146 60L140 72H152Z", m.M, 2), c.Path("M103 72H117Q115 78 110 78Q105 78 103 72ZM139 72H153Q151 78 146 78Q141 78 139 72Z", m.D), c.Path("M118 80H138V84H118Z", m.D), c.Circle(128, 52, 3.5, m.L)))
	},
}

var cityHall = kit.Piece{
	Name: "city-hall", Cm: 4000, Palette: "walls #f2e6d0 stone; roof #4f8f86 dome copper; " + templeColors + "; flag #d8434f",
	Draw: func(c *kit.Canvas) {
		r, w, k, f := c.Tones("roof"), c.Tones("walls"), c.Tones("columns"), c.Tones("flag")
		c.Part("flag", banner(c, 128, -38, 26, f, k))
		c.Part("dome", sheen.Body(c, "M90 44C90 12 108 -8 128 -14C148 -8 166 12 166 44Z", r, 9, c.Line("M128 -14C116 6 112 26 112 44M128 -14C140 6 144 26 144 44", r.DD, 2).Opacity(.6)), sheen.Body(c, kit.RoundRect(84, 40, 88, 9, 3), k, 3), sheen.Body(c, kit.RoundRect(92, 48, 72, 44, 2), w, 6, c.Path("M102 58h10v34h-10ZM123 58h10v34h-10ZM144 58h10v34h-10Z", w.DDD).Opacity(.5)))
		temple(c, kit.Of(sheen.Ball(c, 128, 68, 13, kit.TonesOf(kit.Hex("#fffaf0"))), c.Circle(128, 68, 13, kit.None).Stroke(c.Tones("mark").D, 3), c.Line("M128 68V60M128 68L134 71", kit.Hex("#3a3038"), 2.2)))
	},
}

var fireStation = kit.Piece{
	Name: "fire-station", Cm: 1400, Palette: "walls #d8483f brick red; trim #fff3e0 white; doors #f4f1ea garage; windows #8fc6e8 glass; bell #f2c14a; truck #e2332f",
	Draw: func(c *kit.Canvas) {
		w, t, d, g, b, k := c.Tones("walls"), c.Tones("trim"), c.Tones("doors"), c.Tones("windows"), c.Tones("bell"), c.Tones("truck")
		c.Part("walls", sheen.Body(c, kit.RoundRect(182, 26, 58, 226, 3), w, 8, bricks(c, 182, 26, 240, 252, 14, 8, .25, w)))
		c.Part("trim", sheen.Body(c, "M174 30L211 2L248 30Z", t, 5), sheen.Body(c, kit.RoundRect(176, 26, 70, 9, 3), t, 4))
		c.Part("bell", c.Path(shape.Arched(196, 42, 30, 40), w.DDD), sheen.Body(c, "M203 72C203 56 206 52 211 52C216 52 219 56 219 72L222 76H200Z", b, 4), c.Circle(211, 77, 3, b.DDD))
		c.Part("windows", pane(c, 200, 104, 22, 30, g, t), pane(c, 200, 160, 22, 30, g, t))
		c.Part("walls", sheen.Body(c, kit.RoundRect(10, 84, 176, 168, 3), w, 10, bricks(c, 10, 84, 186, 252, 14, 8, .25, w)))
		c.Part("trim", sheen.Body(c, kit.RoundRect(4, 76, 188, 13, 3), t, 4), sheen.Body(c, kit.RoundRect(40, 98, 116, 24, 5), t, 4))
		c.Part("sign", lettered(c, "FIRE", 98, 110, 16, k))
		for i, x := range []float64{22, 104} {
			c.Part("doors", c.Rect(x-4, 136, 78, 116, 4, t.D), c.Form(kit.RoundRect(x, 140, 70, 112, 2), kit.Lin(x, 140, x+70, 252, kit.Hex("#4a3a40"), kit.Hex("#2a2026"))))
			if i == 0 {
				c.Part("truck", c.Clip(kit.RoundRect(x, 140, 70, 112, 2), sheen.Body(c, kit.RoundRect(x+6, 168, 58, 70, 8), k, 7), c.Form(kit.RoundRect(x+12, 176, 46, 22, 4), kit.Lin(x, 176, x+50, 198, g.L, g.M, g.DD)), c.Rect(x+4, 216, 62, 10, 3, kit.White), c.Circle(x+15, 210, 5, b.L), c.Circle(x+55, 210, 5, b.L), c.Rect(x+20, 162, 30, 7, 3, kit.Hex("#5fb4f2")), c.Rect(x+8, 236, 14, 16, 3, kit.Hex("#26232b")), c.Rect(x+48, 236, 14, 16, 3, kit.Hex("#26232b"))))
				c.Part("doors", sheen.Body(c, kit.RoundRect(x, 140, 70, 16, 2), d, 4, c.Line(sheen.D("M%g 148h70", x), d.DD, 2)))
				continue
			}
			c.Part("doors", sheen.Body(c, kit.RoundRect(x, 140, 70, 112, 2), d, 6, sheen.Each(6, func(i int) kit.Node { return c.Line(sheen.D("M%g %gh70", x, 158+float64(i)*16), d.DD, 2).Opacity(.7) }), sheen.Each(3, func(i int) kit.Node {
				return c.Form(kit.RoundRect(x+7+20*float64(i), 178, 16, 12, 2), kit.Lin(x, 178, x+60, 190, g.DD, g.L))
			})))
		}
		c.Part("trim", sheen.Body(c, kit.RoundRect(0, 246, 250, 9, 3), kit.TonesOf(t.D), 3))
		c.Anchor("ground", 128, 255)
	},
}

var policeStation = kit.Piece{
	Name: "police-station", Cm: 1800, Palette: "walls #dfe6ee white; trim #2f5aa8 blue; door #2f4a78; windows #8fc6e8 glass; star #f2c14a badge; lights #e2382f",
	Draw: func(c *kit.Canvas) {
		w, t, d, g, s, l := c.Tones("walls"), c.Tones("trim"), c.Tones("door"), c.Tones("windows"), c.Tones("star"), c.Tones("lights")
		c.Part("walls", sheen.Body(c, kit.RoundRect(8, 84, 240, 168, 3), w, 9), c.Rect(8, 158, 240, 8, 0, w.DD).Opacity(.5))
		c.Part("trim", sheen.Body(c, kit.RoundRect(2, 76, 252, 13, 3), t, 4), c.Rect(8, 162, 240, 12, 0, kit.Lin(0, 162, 0, 174, t.L, t.M, t.D)))
		c.Part("windows", glazed(c, 2, 20, 82, 108, 24, 34, g, w), glazed(c, 2, 174, 236, 108, 24, 34, g, w), glazed(c, 2, 20, 82, 190, 24, 34, g, w), glazed(c, 2, 174, 236, 190, 24, 34, g, w))
		c.Part("walls", sheen.Body(c, kit.RoundRect(90, 40, 76, 212, 3), w, 8), sheen.Body(c, kit.RoundRect(84, 32, 88, 12, 3), t, 4))
		c.Part("lights", sheen.Body(c, kit.RoundRect(104, 18, 22, 15, 6), l, 4), sheen.Body(c, kit.RoundRect(130, 18, 22, 15, 6), kit.TonesOf(kit.Hex("#3f8ff0")), 4))
		star := "M128 52L136.500 70.300L156.500 72.700L141.700 86.400L145.600 106.200L128 96.400L110.400 106.200L114.300 86.400L99.500 72.700L119.500 70.300Z"
		c.Part("star", c.Path(star, w.DDD).Opacity(.4).Move(1, 3), sheen.Body(c, star, s, 5), sheen.Ball(c, 128, 82, 10, t))
		c.Part("sign", sheen.Body(c, kit.RoundRect(94, 118, 68, 22, 4), t, 4), lettered(c, "POLICE", 128, 129, 13, kit.TonesOf(kit.White)))
		c.Part("door", c.Rect(102, 178, 52, 74, 3, t.DD), sheen.Body(c, kit.RoundRect(106, 182, 44, 70, 2), d, 5, c.Form(kit.RoundRect(110, 187, 16, 40, 2), kit.Lin(110, 187, 126, 227, g.L, g.DD)), c.Form(kit.RoundRect(130, 187, 16, 40, 2), kit.Lin(130, 187, 146, 227, g.L, g.DD)), c.Line("M128 182V252", d.DDD, 2.4)), sheen.Body(c, kit.RoundRect(92, 166, 72, 11, 3), t, 4))
		c.Part("steps", steps(c, 2, 86, 170, 256, 6, w))
		c.Anchor("ground", 128, 256)
	},
}

var postOffice = kit.Piece{
	Name: "post-office", Cm: 1400, Palette: "walls #e8c48f brick; roof #2f5aa8 blue; door #c9483f; windows #8fc6e8 glass; envelope #fffaf0 letter; trim #fff6e6 white; box #c9302f mailbox",
	Draw: func(c *kit.Canvas) {
		w, r, d, g, e, t, m := c.Tones("walls"), c.Tones("roof"), c.Tones("door"), c.Tones("windows"), c.Tones("envelope"), c.Tones("trim"), c.Tones("box")
		c.Part("walls", sheen.Body(c, kit.RoundRect(20, 116, 216, 136, 3), w, 9, bricks(c, 20, 116, 236, 252, 16, 9, .25, w)))
		c.Part("roof", sheen.Body(c, "M4 120L44 62H212L252 120Z", r, 9, shingles(c, 0, 62, 256, 120, 18, 11, r)), sheen.Body(c, kit.RoundRect(2, 114, 252, 10, 4), t, 4))
		c.Part("walls", sheen.Body(c, kit.RoundRect(82, 60, 92, 192, 3), w, 8, bricks(c, 82, 60, 174, 252, 16, 9, .25, w)))
		c.Part("roof", sheen.Body(c, "M70 66L128 18L186 66Z", r, 8, shingles(c, 66, 16, 190, 66, 16, 10, r)))
		c.Part("envelope", c.Rect(97, 80, 64, 42, 4, w.DDD).Opacity(.45), sheen.Body(c, kit.RoundRect(96, 77, 64, 42, 4), e, 5, c.Line("M97 80L128 104L159 80M97 116L119 97M159 116L137 97", e.DDD, 2.6)), c.Circle(128, 101, 6, m.M))
		c.Part("sign", sheen.Body(c, kit.RoundRect(88, 128, 80, 22, 4), r, 4), lettered(c, "POST", 128, 139, 15, kit.TonesOf(kit.White)))
		c.Part("windows", glazed(c, 1, 36, 60, 146, 30, 50, g, t), glazed(c, 1, 190, 220, 146, 30, 50, g, t))
		c.Part("door", c.Rect(104, 164, 48, 88, 3, t.DD), c.Rect(103, 162, 48, 90, 3, t.M), sheen.Body(c, kit.RoundRect(107, 166, 40, 86, 2), d, 5, c.Form(kit.RoundRect(113, 173, 28, 36, 2), kit.Lin(113, 173, 141, 209, g.L, g.DD))), sheen.Ball(c, 141, 216, 3, kit.TonesOf(kit.Hex("#f2c14a"))))
		c.Part("box", sheen.Body(c, kit.RoundRect(190, 216, 34, 36, 3), m, 5), sheen.Body(c, "M188 220Q188 202 207 202Q226 202 226 220Z", m, 5), c.Rect(196, 212, 22, 5, 2, m.DDD), c.Rect(197, 226, 20, 12, 2, kit.White))
		c.Part("trim", sheen.Body(c, kit.RoundRect(12, 247, 232, 9, 3), kit.TonesOf(t.D), 3))
		c.Anchor("ground", 128, 256)
	},
}

// lettered sets what a building is in the middle of its sign, or the text that was asked for.
func lettered(c *kit.Canvas, word string, x, y, size float64, t kit.Tones) kit.Node {
	if text := c.Text(); text != "" {
		word = text
	}
	return c.Letters(word, kit.Box{X0: x - size*2.4, Y0: y - size*.5, X1: x + size*2.4, Y1: y + size*.5}, "display", t.M)
}
