package clocks

import (
	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/sheen"
)

var grandfatherClock = kit.Piece{
	Name: "grandfather-clock", Cm: 210, States: kit.Timed + "; roman",
	Palette: "case #8a4f2c wood cabinet; trim #6b3a20 <case; face #fff6e0; numbers #3f3028; hands #3f3028 <numbers; brass #e0b040 pendulum weights gold; glass #4a2a1c",
	Draw: func(c *kit.Canvas) {
		k, t, f, n, h, g, l := c.Tones("case"), c.Tones("trim"), c.Tones("face"), c.Tones("numbers"), c.Tones("hands"), c.Tones("brass"), c.Tones("glass")
		c.Part("trim", sheen.Body(c, "M70 30C80 12 104 16 112 6C118 -4 138 -4 144 6C152 16 176 12 186 30V36H70Z", t, 8), sheen.Ball(c, 128, 2, 8, g))
		c.Part("case", sheen.Board(c, "M78 96H178V204H78Z", k, 9), sheen.Board(c, "M66 202H190L196 248H60Z", k, 7), sheen.Board(c, "M68 32H188V98H68Z", k, 8))
		c.Part("trim", sheen.Body(c, kit.RoundRect(60, 28, 136, 10, 4), t, 4), sheen.Body(c, kit.RoundRect(60, 93, 136, 11, 4), t, 4), sheen.Body(c, kit.RoundRect(58, 196, 140, 11, 4), t, 4), sheen.Body(c, "M52 240H204V254H192L188 248H68L64 254H52Z", t, 5), sheen.Body(c, "M82 212H174L178 238H78Z", k, 5))
		c.Part("glass", c.Form(kit.RoundRect(88, 108, 80, 84, 6), kit.Lin(88, 108, 168, 192, l.DD, l.D, l.DDD), sheen.Dim(c, 5, .7, "M80 100H180V116H98V200H80Z", l)))
		c.Part("pendulum", c.Line("M128 106V166", g.D, 3), c.Line("M127 106V166", g.LL, 1.2), sheen.Ball(c, 128, 172, 14, g), c.Circle(128, 172, 9, kit.None).Stroke(g.DD, 1.4).Opacity(.7), sheen.Each(2, func(i int) kit.Node {
			x, y := 102+52*float64(i), 142-14*float64(i)
			return kit.Of(c.Line(sheen.D("M%g 106V%g", x, y), g.M, 1.8), c.Form(kit.RoundRect(x-6, y, 12, 32, 4), sheen.Steel(x-6, 0, x+6, 0, g)))
		}))
		c.Part("glass", c.Path("M92 112H112L92 160Z", kit.White).Opacity(.25).Shade(), c.Path(kit.RoundRect(88, 108, 80, 84, 6), kit.None).Stroke(t.L, 3))
		c.Part("brass", c.Circle(128, 65, 32, g.DDD), c.Circle(127.6, 64.6, 31, kit.Lin(100, 36, 156, 94, g.LL, g.M, g.DD)))
		dial(c, 128, 65, 27, f, n, h, g)
		c.Part("brass", sheen.Ball(c, 78, 42, 4, g), sheen.Ball(c, 178, 42, 4, g), sheen.Ball(c, 160, 225, 4, g))
		c.Anchor("ground", 128, 254)
	},
}

var cuckooClock = kit.Piece{
	Name: "cuckoo-clock", Cm: 40, States: kit.Timed + "; roman",
	Palette: "house #a5673a wood; roof #6b3f24; leaves #5f9a3f; face #fff3d6; numbers #4a3020; hands #4a3020 <numbers; bird #f2b53a cuckoo; weights #8a5a34 cones; chain #d9b25a",
	Draw: func(c *kit.Canvas) {
		w, r, l, f, n, h, b, k, m := c.Tones("house"), c.Tones("roof"), c.Tones("leaves"), c.Tones("face"), c.Tones("numbers"), c.Tones("hands"), c.Tones("bird"), c.Tones("weights"), c.Tones("chain")
		cone := func(x, y float64) kit.Node {
			d := sheen.D("M%g %gq10 6 9 18q-2 14 -9 22q-7 -8 -9 -22q-1 -12 9 -18z", x, y)
			return kit.Of(c.Line(sheen.D("M%g 176V%g", x, y), m.D, 2.6).Dash(3, 2), sheen.Body(c, d, k, 6, c.Line(sheen.D("M%g %gl18 8m-18 2l18 8m-16 4l14 6M%g %gl-18 8m18 2l-18 8m16 4l-14 6", x-9, y+10, x+9, y+10), k.DD, 1.6).Opacity(.6)))
		}
		c.Part("weights", cone(90, 206), cone(166, 196))
		c.Part("chain", c.Line("M128 176V220", m.D, 3.4), c.Line("M127 176V220", m.LL, 1.2), sheen.Ball(c, 128, 224, 15, m))
		body := "M58 96L128 30L198 96V184H58Z"
		c.Part("house", sheen.Board(c, body, w, 10), sheen.Body(c, "M48 178H208L200 192H56Z", r, 5))
		c.Part("door", c.Form("M104 92V66Q104 48 128 48Q152 48 152 66V92Z", kit.Lin(104, 50, 152, 92, r.DDD, r.DD)))
		c.Part("bird", sheen.Body(c, "M116 90C110 76 116 64 128 62C142 62 146 76 142 92Z", b, 6), c.Path("M134 70L152 74L135 80Z", kit.Lin(134, 70, 150, 80, kit.Hex("#ff8a3a"), kit.Hex("#d85a20"))), c.Circle(130, 71, 3.2, kit.Hex("#2c2433")), c.Circle(129, 70, 1.1, kit.White), c.Path("M116 84Q124 78 130 86Q124 92 117 91Z", b.DD))
		door := sheen.Body(c, "M104 94V64L84 58V98Z", w, 4, c.Line("M90 66L100 69M90 76L100 78M90 86L100 86", w.DD, 1.6).Opacity(.7))
		c.Part("door", door, door.Mirror(128), sheen.Body(c, "M98 90H158V97H98Z", r, 3))
		c.Part("face", c.Circle(128, 138, 41, r.DDD), c.Circle(127.6, 137.6, 40, kit.Lin(92, 104, 164, 174, r.L, r.M, r.DD)))
		dial(c, 128, 138, 35, f, n, h, kit.TonesOf(kit.Hex("#c9402f")))
		roof := "M128 6L228 98L214 112L128 36L42 112L28 98Z"
		c.Part("roof", sheen.Body(c, roof, r, 8, sheen.Each(9, func(i int) kit.Node {
			x := 40 + float64(i)*11
			return kit.Of(c.Line(sheen.D("M%g %gl14 14", x-8, 101-float64(i)*10.2), r.DD, 2.4), c.Line(sheen.D("M%g %gl-14 14", 264-x, 101-float64(i)*10.2), r.DD, 2.4)).Opacity(.6)
		})))
		leafy := func(x, y, k, turn float64) kit.Node {
			d := "M0 0C8 -14 26 -18 44 -10C34 6 14 12 0 0Z"
			return c.Form(d, kit.Lin(0, -16, 30, 8, l.LL, l.L, l.M, l.D), c.Line("M0 0Q20 -8 40 -9", l.LL, 1.6), sheen.Edge(c, d, l, 6)).Scale(k, k, 0, 0).Rotate(turn, 0, 0).Move(x, y)
		}
		c.Part("leaves", leafy(128, 20, 1, 20), leafy(128, 20, 1, 178), leafy(128, 18, .9, -40), leafy(128, 18, .9, 236), leafy(56, 94, .8, 60), leafy(56, 96, .8, 150), leafy(200, 94, .8, 30), leafy(200, 96, .8, 120), sheen.Ball(c, 128, 18, 7, kit.TonesOf(kit.Hex("#d8392f"))))
		c.Anchor("hang", 128, 8)
		c.Anchor("ground", 128, 250)
	},
}

// bow is the ring and the crown of a pocket watch or a stopwatch, above a case whose top is at x, y.
func bow(c *kit.Canvas, x, y, k float64, t kit.Tones) kit.Node {
	ring := kit.Oval(x, y-26*k, 15*k, 15*k)
	return kit.Of(c.Path(ring, kit.None).Stroke(t.DD, 7*k), c.Path(ring, kit.None).Stroke(t.M, 5*k).Move(-.6, -.8), c.Path(ring, kit.None).Stroke(t.LL, 1.6*k).Move(-1.4, -1.8), c.Form(kit.RoundRect(x-11*k, y-22*k, 22*k, 15*k, 4), sheen.Steel(x-11*k, 0, x+11*k, 0, t), sheen.Each(5, func(i int) kit.Node {
		return c.Line(sheen.D("M%g %gv%g", x-8*k+float64(i)*4*k, y-22*k, 15*k), t.DDD, 1).Opacity(.5)
	})), c.Form(sheen.D("M%g %gh%gv%gh%gz", x-7*k, y-8*k, 14*k, 12*k, -14*k), sheen.Steel(x-7*k, 0, x+7*k, 0, t)))
}

var pocketWatch = kit.Piece{
	Name: "pocket-watch", Cm: 7, States: kit.Timed + "; roman",
	Palette: "case #e0b040 gold; face #fff8e8; numbers #3f3430; hands #33446b; chain #d9a938 <case",
	Draw: func(c *kit.Canvas) {
		g, f, n, h, k := c.Tones("case"), c.Tones("face"), c.Tones("numbers"), c.Tones("hands"), c.Tones("chain")
		at := [][3]float64{{158, 18, 20}, {174, 24, 30}, {188, 35, 48}, {199, 49, 60}, {206, 65, 75}, {211, 82, 84}, {216, 99, 70}, {225, 113, 46}, {239, 120, 10}, {253, 115, -40}}
		c.Part("chain", sheen.Each(len(at), func(i int) kit.Node {
			d := kit.Oval(at[i][0], at[i][1], 10.5, 6)
			p := c.Path(d, kit.None)
			return kit.Of(p.Stroke(k.DD, 4.6), p.Stroke(k.M, 3), p.Stroke(k.LL, 1.1).Move(-.6, -.8)).Rotate(at[i][2]+float64(i%2)*8, at[i][0], at[i][1])
		}))
		c.Part("case", bow(c, 112, 54, 1.1, g))
		o := kit.Oval(112, 152, 102, 102)
		c.Part("case", c.Circle(113, 154, 102, g.DDD), c.Form(o, kit.Lin(30, 70, 190, 240, g.LL, g.L, g.M, g.DD), sheen.Edge(c, o, g, 14)), c.Circle(112, 152, 88, g.DD), c.Circle(112.6, 152.8, 86, kit.Lin(50, 90, 180, 220, g.DD, g.M, g.LL)), sheen.Gloss(c, 112, 152, 95, 95, 196, 250, 5))
		dial(c, 112, 152, 81, f, n, h, kit.TonesOf(kit.Hex("#c9402f")))
		c.Anchor("ground", 112, 254)
		c.Anchor("hang", 112, 12)
	},
}

var stopwatch = kit.Piece{
	Name: "stopwatch", Cm: 6,
	Palette: "case #c3ccd6 silver metal; face #fffdf6; numbers #33373f; hands #e0402f hand; button #e0402f buttons",
	Draw: func(c *kit.Canvas) {
		m, f, n, h, b := c.Tones("case"), c.Tones("face"), c.Tones("numbers"), c.Tones("hands"), c.Tones("button")
		side := kit.Of(c.Form(kit.RoundRect(120, 26, 16, 20, 3), sheen.Steel(120, 0, 136, 0, m)), sheen.Body(c, kit.RoundRect(113, 12, 30, 18, 5), b, 6))
		c.Part("button", side.Rotate(38, 128, 148), side.Rotate(-38, 128, 148), c.Form(kit.RoundRect(114, 20, 28, 30, 4), sheen.Steel(114, 0, 142, 0, m)), sheen.Body(c, kit.RoundRect(104, -2, 48, 26, 8), b, 8, sheen.Each(7, func(i int) kit.Node {
			return c.Line(sheen.D("M%g -2V24", 110+float64(i)*6), b.DD, 1.6).Opacity(.5)
		})))
		o := kit.Oval(128, 148, 106, 106)
		c.Part("case", c.Circle(129, 150, 106, m.DDD), c.Form(o, kit.Lin(40, 60, 210, 240, kit.White, m.L, m.M, m.DD), sheen.Edge(c, o, m, 14)), c.Circle(128, 148, 91, m.DDD), c.Circle(128.6, 148.6, 89, kit.Lin(60, 80, 196, 216, m.DD, m.M, kit.White)), sheen.Gloss(c, 128, 148, 98, 98, 196, 250, 5))
		d := kit.Oval(128, 148, 84, 84)
		c.Part("face", c.Form(d, kit.Rad(102, 118, 136, kit.White, f.L, f.M, f.D), c.Blur(5, c.Path(d, kit.None).Stroke(n.DDD, 12).Move(2, 4)).Opacity(.3)))
		c.Part("numbers", c.Around(60, 128, 148, c.Line("M128 70v6", n.M, 1.6)), c.Around(12, 128, 148, c.Line("M128 70v13", n.M, 4)), sheen.Each(4, func(i int) kit.Node {
			x, y := []float64{128, 172, 128, 84}[i], []float64{98, 148, 200, 148}[i]
			return c.Path(kit.LettersPath([]string{"60", "15", "30", "45"}[i], kit.Box{X0: x - 16, Y0: y - 10, X1: x + 16, Y1: y + 10}, "display"), n.M)
		}), c.Circle(128, 178, 14, kit.None).Stroke(n.M, 1.2).Opacity(.5))
		c.Part("hands", hand(c, 128, 148, 66, 7, 52, h), c.Circle(128.6, 149.4, 9, h.DDD).Opacity(.6), c.Circle(128, 148, 8, h.M), c.Circle(126, 146, 3, h.LL))
		c.Part("face", c.Clip(d, c.Path("M44 64H146L78 232H44Z", kit.White).Opacity(.18).Shade()))
		c.Anchor("ground", 128, 254)
		c.AnchorBox("grip", 128, 170, 0, 0, 0)
	},
}

var sundial = kit.Piece{
	Name: "sundial", Cm: 90,
	Palette: "stone #c9bfae pedestal; plate #c98f3f brass dial; gnomon #e0ad50 <plate pointer; moss #6fa04a",
	Draw: func(c *kit.Canvas) {
		s, p, g, m := c.Tones("stone"), c.Tones("plate"), c.Tones("gnomon"), c.Tones("moss")
		c.Part("stone", sheen.Body(c, "M60 232H196L204 252H52Z", s, 7), sheen.Body(c, "M76 214H180L188 234H68Z", s, 7), sheen.Body(c, "M98 120H158C154 150 154 182 166 216H90C102 182 102 150 98 120Z", s, 16, c.Line("M112 124Q118 168 108 214M128 124V214M144 124Q138 168 148 214", s.DD, 3).Opacity(.4), c.Line("M115 124Q121 168 111 214M131 124V214M147 124Q141 168 151 214", s.LL, 2).Opacity(.6)), sheen.Body(c, "M86 106H170L160 126H96Z", s, 6))
		c.Part("moss", c.Form("M56 246C70 232 84 240 94 236C104 232 112 242 108 254H54Z", kit.Lin(54, 234, 100, 254, m.LL, m.M, m.D)), c.Form("M172 222C180 214 190 218 192 226C200 228 204 240 200 246Q186 240 172 222Z", kit.Lin(172, 214, 200, 246, m.L, m.M, m.D)))
		c.Part("stone", c.Form("M18 84V92C18 110 66 124 128 124C190 124 238 110 238 92V84Z", kit.Lin(18, 0, 238, 0, s.L, s.LL, s.M, s.DD, s.D)), c.Ellipse(128, 84, 110, 33, kit.Lin(30, 54, 226, 116, s.LL, s.L, s.D)))
		top := kit.Oval(128, 82, 94, 26)
		c.Part("plate", c.Ellipse(128, 85, 94, 26, p.DDD), c.Form(top, kit.Lin(40, 58, 214, 106, p.LL, p.L, p.M, p.D), c.Ellipse(128, 82, 84, 22.5, kit.None).Stroke(p.DD, 1.6), c.Ellipse(128, 82, 58, 15, kit.None).Stroke(p.DD, 1.6), sheen.Each(12, func(i int) kit.Node {
			return c.Line("M128 60V68", p.DDD, 2.4).Rotate(float64(i)*30, 128, 82).Scale(1, .27, 128, 82).Scale(3.6, 1, 128, 82)
		}), sheen.Each(24, func(i int) kit.Node {
			return c.Line("M128 22V-2", p.DDD, 4).Rotate(float64(i)*15, 128, 82).Scale(.97, .262, 128, 82)
		}), c.Blur(2, c.Path("M104 86L150 76L206 94L200 98Z", p.DDD)).Opacity(.55)))
		c.Part("gnomon", sheen.Body(c, "M92 88L152 76L150 12C138 44 118 72 92 88Z", g, 6, c.Path("M116 80L140 75L140 46C134 60 126 72 116 80Z", p.DDD).Opacity(.45)), c.Line("M150 14C138 46 118 72 94 87", kit.White, 2.4).Opacity(.6).Shade())
		c.Anchor("ground", 128, 252)
	},
}
