package buildings

import (
	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/sheen"
)

var carousel = kit.Piece{
	Name: "carousel", Cm: 800, Palette: "roof #e5485a red stripes; second #fff4dc white; trim #f2c14a gold; horses #fdfaf4 white; saddles #4f8fe0 blue; base #b24a78 platform; lights #fff0b0",
	Draw: func(c *kit.Canvas) {
		r, s, t, h, a, b, l := c.Tones("roof"), c.Tones("second"), c.Tones("trim"), c.Tones("horses"), c.Tones("saddles"), c.Tones("base"), c.Tones("lights")
		c.Part("base", c.Form("M16 214V232C16 260 240 260 240 232V214Z", kit.Lin(16, 0, 240, 0, b.M, b.L, b.M, b.DD)), c.Form(kit.Oval(128, 214, 112, 26), kit.Lin(40, 190, 216, 240, b.LL, b.L, b.M)), sheen.Each(13, func(i int) kit.Node {
			x := 24 + 17.300*float64(i)
			k := (x - 128) / 112
			return c.Circle(x, 242-14*k*k, 4, l.M)
		}))
		c.Part("trim", c.Form("M104 96H152V222H104Z", kit.Lin(104, 0, 152, 0, t.M, t.LL, t.M, t.DD), sheen.Each(4, func(i int) kit.Node {
			return c.Ellipse(128, 116+26*float64(i), 15, 11, []kit.Color{s.M, r.M}[i%2])
		})))
		horse := func(x, y, k float64, saddle kit.Color) kit.Node {
			body := "M-34 -4C-36 -16 -26 -22 -14 -20C-2 -20 8 -22 16 -28C18 -40 24 -52 34 -54L38 -60L42 -52C50 -48 56 -40 58 -34C58 -28 52 -26 46 -30C42 -32 38 -30 36 -26C34 -14 30 -4 26 2L40 8L46 24L38 26L32 14L16 8C2 10 -10 8 -20 6L-30 16L-28 30L-36 30L-40 14Z"
			return kit.Of(c.Named("trim", c.Line("M0 -96V46", t.DD, 6), c.Line("M-.8 -96V46", t.LL, 2.400)), sheen.Body(c, body, h, 6), c.Line("M-34 -8C-46 -10 -48 6 -44 16M18 -28C14 -40 22 -52 32 -54", t.M, 5), c.Named("saddles", c.Path("M-14 -22H14L10 -4Q0 2 -10 -4Z", saddle), c.Line("M-13 -20H13", t.L, 3)), c.Circle(46, -40, 2, kit.Hex("#2c2433")), c.Line("M40 -34L18 -18", r.M, 2.400)).Scale(k, k, 0, 0).Move(x, y)
		}
		c.Part("horses", horse(74, 166, .7, a.M), horse(176, 162, .7, r.M), horse(36, 186, .82, r.M), horse(210, 190, .82, a.M), horse(122, 196, 1, a.L))
		top := "M128 20L4 84Q2 96 12 98H244Q254 96 252 84Z"
		var stripes []kit.Node
		for i := range 9 {
			x0, x1 := -2+28.900*float64(i), -2+28.900*float64(i+1)
			tone := r
			if i%2 == 1 {
				tone = s
			}
			stripes = append(stripes, c.Path(sheen.D("M128 20L%g 100H%gZ", x0, x1), kit.Lin(0, 20, 0, 100, tone.L, tone.M, tone.D)))
		}
		c.Part("roof", c.Form(top, r.M, append(stripes, sheen.Dim(c, 8, .35, "M190 20L270 110H190Z", r), c.Blur(5, c.Path("M128 20L30 80L60 90Z", kit.White)).Opacity(.25))...))
		var hem []kit.Node
		for i := range 10 {
			x := 6 + 24.400*float64(i)
			tone := s
			if i%2 == 1 {
				tone = r
			}
			hem = append(hem, c.Form(sheen.D("M%g 86H%gV104A12.2 12.2 0 0 1 %g 104Z", x, x+24.400, x), kit.Lin(0, 86, 0, 116, tone.L, tone.M, tone.D)))
		}
		c.Part("roof", hem...)
		c.Part("trim", sheen.Body(c, kit.RoundRect(2, 80, 252, 11, 5), t, 4), sheen.Body(c, "M120 24L128 8L136 24Z", t, 4), sheen.Ball(c, 128, 8, 8, t))
		c.Part("lights", sheen.Each(11, func(i int) kit.Node { return c.Circle(13+23*float64(i), 85, 3.200, l.LL) }))
		c.Anchor("ground", 128, 254)
	},
}

var windTurbine = kit.Piece{
	Name: "wind-turbine", Cm: 9000, Palette: "tower #eef2f6 white pole; blades #f6f8fb <tower; hub #c3ccd6 gray; grass #5fae4f hill green",
	Draw: func(c *kit.Canvas) {
		t, b, h, g := c.Tones("tower"), c.Tones("blades"), c.Tones("hub"), c.Tones("grass")
		c.Part("tower", c.Path("M121 100H135L141 240H115Z", t.DDD).Stroke(t.DD, 1.600), c.Form("M121 100H135L141 240H115Z", kit.Lin(115, 0, 141, 0, t.M, t.LL, t.M, t.DD, t.DDD)))
		blade := kit.Of(c.Path("M-4 0C-14 -18 -13 -34 -8 -50L-1 -112Q1 -116 3 -112L6 0Z", b.DDD).Stroke(b.DD, 1.600), c.Form("M-4 0C-14 -18 -13 -34 -8 -50L-1 -112Q1 -116 3 -112L6 0Z", kit.Lin(-12, 0, 6, 0, b.LL, b.M, b.DD), c.Line("M-1 -108L-2 -8", b.DD, 1.400).Opacity(.7)))
		c.Part("blades", sheen.Each(3, func(i int) kit.Node { return blade.Rotate(14+120*float64(i), 0, 0).Move(128, 100) }))
		c.Part("hub", sheen.Ball(c, 128, 100, 12, h))
		c.Part("grass", bush(c, 84, 238, 13, g), lawn(c, 58, 198, 236, 16, g))
		c.Anchor("ground", 128, 252)
	},
}

var greekTemple = kit.Piece{
	Name: "greek-temple", Cm: 1800, Palette: "stone #efe6d3 marble columns; roof #d98f5f pediment; steps #e2d6bd; gold #e6b84a trim",
	Draw: func(c *kit.Canvas) {
		s, r, p, g := c.Tones("stone"), c.Tones("roof"), c.Tones("steps"), c.Tones("gold")
		c.Part("stone", c.Form("M30 110H226V214H30Z", kit.Lin(0, 110, 0, 214, s.DDD, s.DD)), c.Form("M100 128H156V214H100Z", s.DDD, c.Form("M104 134H127V214H104ZM129 134H152V214H129Z", kit.Lin(104, 130, 152, 214, r.M, r.D, r.DD), c.Path("M108 140H123V168H108ZM108 176H123V206H108ZM133 140H148V168H133ZM133 176H148V206H133Z", kit.None).Stroke(r.DDD, 1.8)), c.Circle(124, 176, 2.4, g.L), c.Circle(132, 176, 2.4, g.L)))
		for _, x := range []float64{24, 62, 168, 206} {
			c.Part("columns", c.Form(sheen.D("M%g 112H%gL%g 210H%gZ", x+2, x+24, x+26, x), kit.Lin(x, 0, x+26, 0, s.M, s.LL, s.L, s.D, s.DDD), sheen.Each(3, func(k int) kit.Node {
				return c.Line(sheen.D("M%g 112V210", x+6+7*float64(k)), s.DD, 1.600).Opacity(.6)
			})), sheen.Body(c, kit.RoundRect(x-5, 102, 36, 11, 3), s, 4), sheen.Body(c, kit.RoundRect(x-4, 206, 34, 9, 3), s, 4))
		}
		c.Part("steps", sheen.Body(c, kit.RoundRect(18, 214, 220, 12, 2), p, 5), sheen.Body(c, kit.RoundRect(10, 226, 236, 12, 2), p, 5), sheen.Body(c, kit.RoundRect(2, 238, 252, 14, 3), p, 5))
		c.Part("stone", sheen.Body(c, kit.RoundRect(14, 84, 228, 20, 3), s, 6))
		c.Part("gold", sheen.Each(14, func(i int) kit.Node {
			x := 24 + 15.500*float64(i)
			return c.Line(sheen.D("M%g 88v11M%g 88v11M%g 88v11", x, x+3.500, x+7), g.D, 1.800)
		}))
		c.Part("roof", sheen.Body(c, "M128 14L250 76Q254 84 246 86H10Q2 84 6 76Z", s, 8), c.Form("M128 32L222 78H34Z", kit.Lin(0, 32, 0, 78, r.D, r.M)), c.Line("M34 78H222", r.DD, 3))
		c.Part("gold", c.Circle(128, 62, 11, g.DD), c.Circle(127.500, 61, 10, kit.Lin(118, 52, 138, 72, g.LL, g.M, g.D)), c.Both(128, c.Path("M112 66Q92 56 74 72Q94 76 112 66Z", g.M)), c.Both(128, c.Path("M4 76q-6 -12 6 -16q4 8 4 12Z", g.M)), c.Path("M128 2q8 6 4 14h-8q-4 -8 4 -14Z", g.M))
		c.Anchor("ground", 128, 252)
	},
}

var teepee = kit.Piece{
	Name: "teepee", Cm: 400, Palette: "cloth #f0dcb8 canvas hide; pattern #d8583f red; zigzag #3f7fa8 blue; poles #8a5a36 sticks; entrance #5a3a2a door",
	Draw: func(c *kit.Canvas) {
		v, p, z, s, e := c.Tones("cloth"), c.Tones("pattern"), c.Tones("zigzag"), c.Tones("poles"), c.Tones("entrance")
		c.Part("poles", sheen.Tube(c, "M128 70L92 4", 6, s), sheen.Tube(c, "M128 70L112 -2", 6, s), sheen.Tube(c, "M128 70L134 -4", 6, s), sheen.Tube(c, "M128 70L154 2", 6, s), sheen.Tube(c, "M128 70L170 10", 6, s))
		d := "M112 50Q128 44 144 50L240 232Q244 244 232 246Q128 260 24 246Q12 244 16 232Z"
		zig := "M0 196"
		for i := range 17 {
			zig += sheen.D("L%g %d", 8+16*float64(i), []int{176, 198}[i%2])
		}
		c.Part("cloth", c.Path(d, v.DDD).Move(0, 2), sheen.Body(c, d, v, 18,
			c.Named("pattern", c.Path("M0 222H256V236H0ZM60 82H196V98H60Z", p.M), sheen.Each(6, func(i int) kit.Node {
				x := 40 + 36*float64(i)
				return c.Path(sheen.D("M%g 136l11 16l-11 16l-11 -16Z", x), p.M)
			})), c.Named("zigzag", c.Line(zig, z.M, 7), c.Line("M40 110H216", z.M, 5), c.Path("M0 240H256V252H0Z", z.M)),
			c.Line("M128 46L78 250M128 46L178 250M128 46L40 250M128 46L216 250", v.DDD, 2).Opacity(.35), c.Blur(8, c.Path("M144 50L240 232V260H190Z", v.DDD)).Opacity(.35)))
		c.Part("entrance", c.Form("M128 132L162 252H94Z", kit.Lin(0, 132, 0, 252, e.DDD, e.D)))
		flap := "M128 130L166 252Q186 252 196 246Q176 190 128 130Z"
		c.Part("cloth", sheen.Body(c, flap, v, 8), sheen.Body(c, "M128 130L92 252Q72 252 64 248Q86 190 128 130Z", v, 8), c.Line("M122 116h12M122 124h12M124 108h8", s.D, 3))
		c.AnchorBox("inside", 128, 220, 60, 60, 0)
		c.Anchor("ground", 128, 252)
	},
}
