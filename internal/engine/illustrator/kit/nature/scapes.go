package nature

import (
	"pellucid/internal/engine/illustrator/kit"
	p "pellucid/internal/engine/illustrator/kit/plump"
)

// patch is a rise of land that a road or a river runs over, and the bend that it makes there: its outline and the line along its middle.
const (
	patch = "M4 224C14 178 58 118 128 98C198 118 242 178 252 224C222 250 34 250 4 224Z"
	bend  = "M58 243C84 212 168 204 164 180C160 160 98 162 102 138C106 122 122 118 124 99L134 99C140 122 128 124 130 138C136 152 212 150 216 180C218 212 164 214 172 243Z"
	along = "M116 244C136 212 192 206 190 180C187 156 117 158 116 138C116 124 130 120 129 104"
)

// land is the rise of grass with tufts and flowers, behind what runs over it.
func land(c *kit.Canvas, g kit.Tones) kit.Node {
	return kit.Of(c.Form("M4 224C34 250 222 250 252 224C250 240 230 250 208 251C160 256 96 256 48 251C26 250 6 240 4 224Z", kit.Lin(0, 224, 0, 254, kit.Hex("#8a5a34"), kit.Hex("#5d3a22"))),
		p.Plain(c, patch, g), c.Clip(patch, c.Blur(9, c.Path("M128 98C90 150 70 170 4 180V90H128Z", g.LL)).Opacity(.5), c.Blur(10, c.Path("M252 224C200 252 100 252 4 236V262H256Z", g.DD)).Opacity(.4),
			p.Each(26, func(i int) kit.Node {
				x, y := 20+float64(i*53%216), 150+float64(i*37%86)
				return c.Path(p.D("M%g %gq-3 -8 -7 -10q6 1 7 6q1 -7 4 -11q0 6 0 10q3 -5 7 -5q-5 3 -7 10z", x, y), g.DD).Opacity(.6)
			}),
			p.Each(9, func(i int) kit.Node {
				x, y := []float64{34, 60, 226, 206, 40, 84, 190, 236, 24}[i], []float64{208, 176, 204, 166, 228, 150, 232, 224, 222}[i]
				return kit.Of(c.Circle(x, y, 2.8, []kit.Color{kit.Hex("#ffffff"), kit.Hex("#ff8fb0"), kit.Hex("#ffd54a")}[i%3]), c.Circle(x, y, 1.1, kit.Hex("#f4a52b")))
			})))
}

// fir is a small fir that stands at x, y.
func fir(c *kit.Canvas, t kit.Tones, x, y, k float64) kit.Node {
	tier := func(y, w, h float64) kit.Node {
		return c.Form(p.D("M0 %gL%g %gQ%g %g 0 %gQ%g %g %g %gZ", y-h, w, y, w*.4, y+3, y+1, -w*.4, y+3, -w, y), kit.Lin(-w, y-h, w, y, t.LL, t.M, t.DDD))
	}
	return kit.Of(c.Ellipse(2, 1, 13, 3.4, kit.Hex("#2c4a22")).Opacity(.4), c.Rect(-3, -10, 6, 11, 1, kit.Lin(-3, 0, 3, 0, kit.Hex("#9a6a3f"), kit.Hex("#5d3a22"))), tier(-6, 17, 22), tier(-18, 14, 20), tier(-29, 10, 18)).Scale(k, k, 0, 0).Move(x, y)
}

var windingRoad = kit.Piece{
	Name: "winding-road", Cm: 4000,
	Palette: "asphalt #565c6b road; lines #ffd23f stripes; grass #7fc04d; trees #3f8a4a",
	Draw: func(c *kit.Canvas) {
		a, l, g, t := c.Tones("asphalt"), c.Tones("lines"), c.Tones("grass"), c.Tones("trees")
		c.Part("grass", land(c, g))
		c.Part("trees", fir(c, t, 92, 128, .7), fir(c, t, 160, 126, .62), fir(c, t, 66, 160, 1), fir(c, t, 46, 166, .8))
		c.Part("asphalt", c.Clip(patch+"M0 236H256V256H0Z", c.Blur(3, c.Path(bend, g.DDD)).Move(2, 3).Opacity(.5), c.Form(bend, kit.Lin(40, 100, 220, 244, a.L, a.M, a.D), c.Blur(5, c.Path("M216 180C218 212 164 214 172 243L150 243C150 214 204 206 200 182Z", a.DDD)).Opacity(.5)), c.Path(bend, kit.None).Stroke(kit.White, 2.6).Opacity(.85)))
		c.Part("lines", c.Clip(bend, c.Line(along, l.M, 4.4).Dash(12, 10).Butt()))
		c.Part("trees", fir(c, t, 222, 226, 1.15), fir(c, t, 198, 240, .8))
		c.Anchor("ground", 128, 250)
		c.AnchorBox("surface", 116, 232, 90, 0, 0)
	},
}

var river = kit.Piece{
	Name: "river", Cm: 4000,
	Palette: "water #3fb4e6; grass #7fc04d; trees #3f8a4a; rocks #9aa1ad",
	Draw: func(c *kit.Canvas) {
		w, g, t, k := c.Tones("water"), c.Tones("grass"), c.Tones("trees"), c.Tones("rocks")
		c.Part("grass", land(c, g))
		c.Part("trees", fir(c, t, 94, 128, .7), fir(c, t, 160, 126, .62), fir(c, t, 64, 160, 1), fir(c, t, 44, 168, .8))
		c.Part("water", c.Clip(patch+"M0 236H256V256H0Z", c.Path(bend, kit.None).Stroke(kit.Hex("#c9a46a"), 9), c.Form(bend, kit.Lin(40, 100, 220, 244, w.LL, w.L, w.M, w.D), c.Blur(4, c.Path(bend, kit.None).Stroke(w.DD, 8)).Opacity(.45),
			c.Line("M86 236q16 -8 34 -12M118 240q20 -6 30 -16M150 214q20 -8 34 -18M176 196q14 -6 22 -16M150 176q12 -4 20 -2M118 158q12 4 26 4M112 142q6 -6 10 -8M122 126q2 -6 4 -10", kit.White, 3).Opacity(.7), c.Line("M96 226q14 -6 26 -9M186 188q8 -6 10 -12M132 166q14 2 24 6", w.LL, 2.4))))
		rock := func(x, y, r float64) kit.Node {
			return kit.Of(c.Ellipse(x, y+r*.5, r*1.2, r*.4, w.DD).Opacity(.5), c.Form(p.D("M%g %gQ%g %g %g %gQ%g %g %g %gQ%g %g %g %gZ", x-r, y+r*.5, x-r*.9, y-r*.7, x, y-r*.8, x+r, y-r*.6, x+r, y+r*.5, x, y+r*.8, x-r, y+r*.5), kit.Lin(x-r, y-r, x+r, y+r, k.LL, k.M, k.DD)))
		}
		c.Part("rocks", rock(132, 222, 9), rock(148, 229, 6), rock(206, 180, 7), rock(64, 238, 10), rock(108, 152, 4.500))
		c.Part("trees", fir(c, t, 224, 226, 1.15), fir(c, t, 200, 241, .8))
		c.Anchor("ground", 128, 250)
		c.AnchorBox("surface", 124, 226, 80, 0, 0)
	},
}

var desert = kit.Piece{
	Name: "desert", Cm: 3000,
	Palette: "sand #f0b866 dunes; cactus #4f9a52; rocks #b5713f; sun #ffc93c",
	Draw: func(c *kit.Canvas) {
		s, k, r, u := c.Tones("sand"), c.Tones("cactus"), c.Tones("rocks"), c.Tones("sun")
		c.Part("sun", c.Glow(10, c.Circle(178, 76, 34, u.LL)).Opacity(.5), c.Circle(178, 76, 34, kit.Rad(166, 62, 56, u.LL, u.L, u.M, u.D)))
		c.Part("sand", c.Form("M6 206C30 150 84 126 112 142C138 116 200 112 250 208Z", kit.Lin(20, 110, 230, 200, s.L, s.M, s.D), c.Blur(6, c.Path("M112 142C128 160 150 172 190 176L250 190V120H120Z", s.DD)).Opacity(.45)),
			p.Body(c, "M2 218C20 178 66 160 108 178C150 158 206 166 254 214C250 240 190 250 128 250C62 250 6 242 2 218Z", s, 18, c.Blur(6, c.Path("M108 178C96 204 120 224 176 232C220 232 250 224 254 214C206 166 150 158 108 178Z", s.D)).Opacity(.6),
				c.Line("M30 212q14 -8 30 -6t28 -4M40 226q20 -8 42 -6M150 208q18 -8 36 -4t30 2M140 224q24 -8 48 -4t34 -2M90 240q24 -6 52 -4", s.DD, 2.2).Opacity(.5), c.Line("M30 209q14 -8 30 -6t28 -4M150 205q18 -8 36 -4", s.LL, 2).Opacity(.8)))
		limb := func(js ...p.J) kit.Node {
			t := p.NewTube(js...)
			return p.Limb(c, t, k, 7, c.Line(t.Side(-.4, .1).Axis()+t.Side(.3, .1).Axis(), k.DDD, 1.6).Opacity(.6), c.Line(t.Side(-.1, .1).Axis(), k.LL, 1.6).Opacity(.6))
		}
		j := func(x, y, r float64) p.J { return p.J{X: x, Y: y, R: r} }
		c.Part("cactus", c.Ellipse(80, 226, 34, 6, s.DDD).Opacity(.45), limb(j(76, 176, 8), j(48, 172, 9), j(46, 140, 8)), limb(j(76, 190, 8), j(104, 186, 9), j(106, 158, 7.5)), limb(j(76, 226, 13), j(76, 160, 14), j(76, 92, 12)))
		rock := func(x, y, a float64) kit.Node {
			return kit.Of(c.Ellipse(x+2, y+a*.5, a*1.2, a*.25, s.DDD).Opacity(.45), c.Form(p.D("M%g %gL%g %gL%g %gL%g %gL%g %gZ", x-a, y+a*.5, x-a*.7, y-a*.4, x+a*.1, y-a*.7, x+a*.9, y-a*.1, x+a, y+a*.5), kit.Lin(x-a, y-a, x+a, y+a, r.LL, r.M, r.DD)))
		}
		c.Part("rocks", rock(190, 216, 19), rock(216, 223, 11), rock(120, 234, 8))
		c.Anchor("ground", 128, 248)
		c.AnchorBox("surface", 140, 226, 120, 0, 0)
	},
}

var canyon = kit.Piece{
	Name: "canyon", Cm: 60000,
	Palette: "rock #d9713c cliffs walls; river #45b6e0 water; grass #8fb04a",
	Draw: func(c *kit.Canvas) {
		r, w, g := c.Tones("rock"), c.Tones("river"), c.Tones("grass")
		strata := func(y0, y1 float64) kit.Node {
			return p.Each(int((y1-y0)/13), func(i int) kit.Node {
				y := y0 + float64(i)*13
				return c.Path(p.D("M0 %gq40 -5 80 0t90 1t90 -1v%gq-60 4 -130 0t-130 0z", y, 4+float64(i%3)*2), []kit.Color{r.DD, r.LL, r.D}[i%3]).Opacity(.5)
			})
		}
		mesa := func(d, shade string) kit.Node {
			return c.Form(d, kit.Lin(20, 30, 230, 240, r.LL, r.L, r.M, r.DD), strata(36, 246), c.Blur(5, c.Path(shade, r.DDD)).Opacity(.5))
		}
		c.Part("rock", mesa("M60 96L84 92L88 78H150L158 70H196L202 92L222 96V200H60Z", "M150 78L156 120L146 200H176L184 120L196 70Z").Opacity(.9))
		c.Part("rock", c.Form("M90 130H178V247H90Z", kit.Lin(0, 160, 0, 247, r.DD, r.M, r.L)))
		c.Part("river", c.Form("M104 246C112 224 150 216 142 198C136 186 124 184 128 170L140 170C140 184 166 186 170 202C172 222 152 230 164 246Z", kit.Lin(100, 170, 170, 246, w.LL, w.M, w.D), c.Line("M120 240q16 -10 30 -14M142 214q8 -6 10 -12M138 190q6 -2 8 0", kit.White, 2.6).Opacity(.7)))
		c.Part("rock", mesa("M4 60L20 54H70L78 62L84 96L98 104L104 150L118 160L124 200L110 216L104 248H20Q6 246 4 232Z", "M78 62L84 96L98 104L104 150L118 160L124 200L110 216L104 248H84L92 200L86 160L72 150L66 104L56 96L60 54Z"),
			mesa("M252 40L240 34H200L190 44L186 84L170 94L166 140L150 152L146 196L160 210L166 248H238Q252 246 252 232Z", "M252 40L240 34L234 90L244 140L232 248H252Z"))
		c.Part("grass", p.Each(7, func(i int) kit.Node {
			x, y := []float64{30, 52, 216, 236, 112, 168, 64}[i], []float64{54, 54, 34, 34, 246, 246, 55}[i]
			return c.Form(p.D("M%g %gq-2 -12 6 -10q4 -8 10 0q8 -2 7 10z", x-10, y+2), kit.Lin(x-10, y-10, x+10, y, g.LL, g.M, g.DD))
		}))
		c.Anchor("ground", 128, 248)
	},
}
