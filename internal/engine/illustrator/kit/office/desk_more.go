package office

import (
	"math"

	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/sheen"
)

var inkwell = kit.Piece{
	Name: "inkwell", Cm: 25,
	Palette: "glass #4f7fc0 bottle; ink #2f3a6b; quill #f6efe2 feather; collar #d9b04a brass gold",
	Draw: func(c *kit.Canvas) {
		g, i, q, k := c.Tones("glass"), c.Tones("ink"), c.Tones("quill"), c.Tones("collar")
		feather := "M118 158C128 120 132 70 166 30C188 4 222 -12 248 -8C256 16 250 52 232 82C226 84 222 82 218 82C222 88 222 94 218 100C212 102 206 100 202 98C206 106 204 114 196 120C176 130 146 132 124 162Z"
		c.Part("quill", c.Form(feather, kit.Lin(130, 20, 230, 130, q.LL, q.L, q.M, q.DD), sheen.Each(22, func(j int) kit.Node {
			u := float64(j) / 22
			x, y := 126+112*u, 146-142*u-26*math.Sin(u*3.1)
			return kit.Of(c.Line(sheen.D("M%g %gq%g %g %g %g", x, y, -2., -14., 2., -26.), q.DD, 1.4).Opacity(.4), c.Line(sheen.D("M%g %gq14 0 26 -8", x, y), q.DD, 1.4).Opacity(.4))
		}), sheen.Edge(c, feather, q, 8)), sheen.Tube(c, "M100 196C118 130 150 50 244 -4", 4, q))
		c.On(kit.Fore)
		d := "M82 132H152V152C152 162 204 170 208 206V228Q208 250 184 250H50Q26 250 26 228V206C30 170 82 162 82 152Z"
		c.Part("glass", c.Form(d, kit.Lin(26, 0, 208, 0, g.M.Alpha(.9), g.LL.Alpha(.85), g.L.Alpha(.7), g.M.Alpha(.85), g.DD.Alpha(.95)), c.Named("ink", c.Path("M30 204Q70 196 117 204Q160 212 206 202V228Q206 248 184 248H50Q28 248 28 228Z", kit.Lin(28, 0, 208, 0, i.M, i.L, i.M, i.DD)), c.Line("M30 204Q70 196 117 204Q160 212 206 202", i.LL, 3)), sheen.Edge(c, d, g, 14)), c.Path("M46 212C48 194 66 184 84 178C92 178 92 186 85 189C72 194 60 202 58 214V226C56 234 47 233 46 226Z", kit.White).Opacity(.6).Shade())
		c.Part("collar", c.Form("M76 128Q117 118 158 128V142Q117 152 76 142Z", sheen.Steel(76, 0, 158, 0, k)), c.Ellipse(117, 128, 41, 8, k.L), c.Ellipse(117, 129, 33, 5.4, i.DDD))
		c.Part("quill", sheen.Tube(c, "M114 132L120 112", 4, q))
		c.Part("ink", c.Form("M206 246C216 240 232 242 238 248C244 256 222 258 210 254Z", kit.Lin(206, 240, 240, 256, i.L, i.M)), c.Circle(246, 238, 4, i.M))
		c.Anchor("ground", 117, 250)
	},
}

var tapeDispenser = kit.Piece{
	Name: "tape-dispenser", Cm: 15, Facing: kit.Left,
	Palette: "body #e0608a case; tape #f6e6b0 roll; core #ffffff hub; blade #c3ccd6 metal cutter",
	Draw: func(c *kit.Canvas) {
		b, t, k, m := c.Tones("body"), c.Tones("tape"), c.Tones("core"), c.Tones("blade")
		c.Part("body", sheen.Body(c, "M4 128C2 118 12 112 24 116L62 132C92 150 110 188 150 190C190 192 206 166 214 132C218 116 236 112 242 126C250 156 252 190 250 222Q250 240 232 240H30Q10 240 10 220Z", kit.TonesOf(b.D), 8))
		o := kit.Oval(150, 110, 84, 84)
		c.Part("tape", c.Circle(151, 113, 84, t.DDD), c.Form(o, kit.Lin(90, 40, 212, 180, t.LL, t.L, t.M, t.D), sheen.Each(6, func(i int) kit.Node {
			return c.Circle(150, 110, 80-float64(i)*6, kit.None).Stroke(t.DD, 1.2).Opacity(.4)
		}), sheen.Edge(c, o, t, 10)))
		c.Part("core", c.Circle(150, 110, 44, t.DD), c.Circle(150, 110, 42, kit.Lin(116, 76, 184, 144, k.LL, k.M, k.D)), c.Around(6, 150, 110, c.Line("M150 104V74", k.DD, 5)).Opacity(.5), c.Circle(150, 110, 24, k.DD), sheen.Ball(c, 150, 110, 21, b))
		c.Part("tape", c.Form("M84 62C58 84 36 100 16 114L20 122C44 110 66 96 92 76Z", kit.Lin(16, 114, 90, 62, t.L.Alpha(.95), t.LL)), c.Form("M16 112L2 126L10 132L24 120Z", t.L.Alpha(.9)))
		d := "M4 128C2 120 8 114 16 122C30 142 64 146 84 170C102 190 122 204 152 204C190 204 212 180 222 148C228 132 242 132 246 146C250 170 252 196 250 222Q250 242 230 242H30Q10 242 10 222Z"
		c.Part("body", sheen.Body(c, d, b, 16), c.Line("M28 152Q56 160 74 182Q96 206 124 214", b.LL, 3).Opacity(.6), sheen.Body(c, kit.RoundRect(6, 236, 246, 14, 6), kit.TonesOf(kit.Hex("#3f434c")), 5), sheen.Glint(c, "M26 170Q32 164 40 170L44 214Q40 222 32 216Z", .5))
		c.Part("blade", c.Form("M-2 116L4 110L9 115L14 109L19 115L22 110L24 124L4 134Z", kit.Lin(-2, 110, 22, 134, kit.White, m.M, m.DD)))
		c.Anchor("ground", 128, 250)
	},
}

var protractor = kit.Piece{
	Name: "protractor", Cm: 15,
	Palette: "plastic #7fc4ee blue body; marks #2f4f7a lines numbers",
	Draw: func(c *kit.Canvas) {
		p, m := c.Tones("plastic"), c.Tones("marks")
		d := "M4 190A124 124 0 0 1 252 190V208Q252 216 244 216H12Q4 216 4 208Z"
		hole := "M70 184A58 58 0 0 1 186 184Z"
		c.Part("plastic", c.Mask(kit.Of(c.Rect(-10, -10, 280, 280, 0, kit.White), c.Path(hole, kit.Black)), c.Form(d, kit.Lin(20, 66, 230, 216, p.LL.Alpha(.92), p.L.Alpha(.85), p.M.Alpha(.85), p.D.Alpha(.92)), sheen.Edge(c, d, p, 10))), c.Path(hole, kit.None).Stroke(p.DD, 2.4), c.Path(hole, kit.None).Stroke(kit.White, 1.4).Move(1, 1).Opacity(.8), c.Path(d, kit.None).Stroke(p.DD, 2).Opacity(.7))
		c.Part("marks", sheen.Each(61, func(i int) kit.Node {
			a := float64(i) * 3
			l, w := 7.0, 1.2
			if i%5 == 0 {
				l, w = 12, 1.8
			}
			if i%10 == 0 {
				l, w = 16, 2.4
			}
			s, k := math.Sincos(a * math.Pi / 180)
			return c.Line(sheen.D("M%g %gL%g %g", 128-120*k, 190-120*s, 128-(120-l)*k, 190-(120-l)*s), m.M, w)
		}), sheen.Each(7, func(i int) kit.Node {
			a := float64(i)*30*.96 + 3.6
			s, k := math.Sincos(a * math.Pi / 180)
			x, y := 128-92*k, 190-92*s
			return c.Path(kit.LettersPath(sheen.D("%d", i*30), kit.Box{X0: x - 15, Y0: y - 6.500, X1: x + 15, Y1: y + 6.500}, "display"), m.M).Rotate(a-90, x, y)
		}), c.Path("M60 190A68 68 0 0 1 196 190", kit.None).Stroke(m.M, 1.2), c.Line("M14 190H242M128 184V206", m.M, 1.8), c.Circle(128, 190, 4, kit.None).Stroke(m.M, 1.8), sheen.Each(21, func(i int) kit.Node {
			return c.Line(sheen.D("M%g 214V%g", 18+float64(i)*11, []float64{204, 208}[min(i%5, 1)]), m.M, 1.4)
		}))
		c.Part("plastic", c.Path("M24 168C32 124 66 92 104 82C112 81 113 89 106 92C74 102 46 130 36 170C33 178 22 176 24 168Z", kit.White).Opacity(.6).Shade())
		c.Anchor("ground", 128, 216)
	},
}

var pencilCase = kit.Piece{
	Name: "pencil-case", Cm: 22,
	Palette: "case #7a5fd0 purple bag; zipper #f7c948 trim; pencils #f5b82a pencil; ruler #7fd0a8; star #ffd34d",
	Draw: func(c *kit.Canvas) {
		b, z, p, r, s := c.Tones("case"), c.Tones("zipper"), c.Tones("pencils"), c.Tones("ruler"), c.Tones("star")
		stick := func(x, deg float64, t kit.Tones) kit.Node {
			return kit.Of(c.Form("M-9 0V-86H9V0Z", kit.Lin(-9, 0, 9, 0, t.D, t.L, t.LL, t.M, t.DD)), c.Form("M-9 -86L0 -112L9 -86Q4 -92 0 -86Q-4 -92 -9 -86Z", kit.Lin(-9, 0, 9, 0, kit.Hex("#f6d9ac"), kit.Hex("#d9ac72"))), c.Path("M-3.400 -102L0 -112L3.400 -102Z", t.DD)).Rotate(deg, 0, 0).Move(x, 128)
		}
		c.Part("ruler", c.Form("M60 10H92V130H60Z", kit.Lin(60, 0, 92, 0, r.LL, r.M, r.D), sheen.Each(12, func(i int) kit.Node {
			return c.Line(sheen.D("M60 %gh%g", 18+float64(i)*9, []float64{14, 8, 8}[i%3]), r.DDD, 2)
		})).Rotate(-8, 76, 130))
		c.Part("pencils", stick(116, -4, p), stick(146, 5, kit.TonesOf(kit.Hex("#e0483f"))), stick(176, 12, kit.TonesOf(kit.Hex("#3f8fe0"))))
		d := "M10 124Q10 108 28 108H228Q246 108 246 124L240 218Q238 240 216 240H40Q18 240 16 218Z"
		c.Part("case", sheen.Body(c, d, b, 18, sheen.Each(22, func(i int) kit.Node {
			return c.Circle(30+float64(i%8)*28+float64(i/8%2)*14, 156+float64(i/8)*30, 4, b.LL).Opacity(.55)
		})), c.Line("M22 134Q24 226 44 230H212Q232 226 234 134", b.LL, 2).Dash(6, 5).Opacity(.8))
		c.Part("zipper", c.Form("M8 116Q10 102 28 102H228Q246 102 248 116V126H8Z", kit.Lin(0, 102, 0, 126, z.L, z.M, z.D)), sheen.Each(38, func(i int) kit.Node {
			return c.Rect(16+float64(i)*6, 109, 3.4, 10, 1, []kit.Color{kit.Hex("#e3e7ee"), kit.Hex("#aeb6c2")}[i%2])
		}), sheen.Body(c, kit.RoundRect(196, 102, 24, 22, 5), kit.TonesOf(kit.Hex("#c3ccd6")), 5), sheen.Body(c, kit.RoundRect(202, 118, 13, 36, 6), z, 5))
		c.Part("star", c.Path("M110 158L120 180L144 182L126 198L132 222L110 209L88 222L94 198L76 182L100 180Z", b.DDD).Move(2, 3).Opacity(.4), sheen.Body(c, "M110 158L120 180L144 182L126 198L132 222L110 209L88 222L94 198L76 182L100 180Z", s, 8))
		c.Anchor("ground", 128, 240)
		c.AnchorBox("print", 128, 186, 150, 70, 0)
	},
}
