package toys

import (
	"math"

	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/sheen"
)

var ragDoll = kit.Piece{
	Name: "rag-doll", Cm: 40,
	Palette: "dress #4f8fd8 blue; hair #e2543a yarn red; skin #fbe0c4 cloth; apron #fdf8ee white; shoes #2f3442 black; stockings #e2543a stripes",
	Draw: func(c *kit.Canvas) {
		d, h, s, a, o, t := c.Tones("dress"), c.Tones("hair"), c.Tones("skin"), c.Tones("apron"), c.Tones("shoes"), c.Tones("stockings")
		for _, x := range []float64{104, 152} {
			leg := kit.RoundRect(x-13, 186, 26, 52, 10)
			c.Part("stockings", c.Form(leg, kit.Lin(x-13, 0, x+13, 0, a.LL, a.M, a.D), sheen.Each(5, func(i int) kit.Node { return c.Rect(x-14, 190+10*float64(i), 28, 5, 0, t.M) })))
			c.Part("shoes", sheen.Body(c, sheen.D("M%g 234Q%g 228 %g 234Q%g 252 %g 252H%gQ%g 252 %g 234Z", x-14, x, x+14, x+18, x+8, x-8, x-18, x-14), o, 5))
		}
		arm := func(k float64) kit.Node {
			x := func(v float64) float64 { return 128 + k*(v-128) }
			return kit.Of(c.Line(sheen.D("M%g 128L%g 168", x(96), x(56)), s.DD, 21), c.Line(sheen.D("M%g 128L%g 168", x(96), x(56)), s.M, 17.500), c.Named("dress", c.Line(sheen.D("M%g 122L%g 146", x(102), x(78)), d.DD, 32), c.Line(sheen.D("M%g 122L%g 146", x(102), x(78)), d.M, 28)))
		}
		c.Part("arms", arm(1), arm(-1))
		dress := "M104 108H152L190 196Q128 216 66 196Z"
		c.Part("dress", c.Path(dress, d.DDD).Move(0, 2), sheen.Body(c, dress, d, 12, c.Line("M110 130L92 204M146 130L164 204", d.DD, 3).Opacity(.5)), sheen.Each(9, func(i int) kit.Node {
			return c.Circle(78+12.500*float64(i), 200-math.Abs(float64(i)-4)*1.200, 6, a.M)
		}))
		c.Part("apron", c.Path("M112 132H144L158 190Q128 202 98 190Z", a.D).Move(0, 2), c.Form("M112 130H144L158 188Q128 200 98 188Z", kit.Lin(100, 130, 156, 196, a.LL, a.M, a.D)), c.Path("M128 158C122 150 112 156 118 166L128 176L138 166C144 156 134 150 128 158Z", t.M), c.Line("M102 183Q128 194 154 183", t.M, 2).Dash(4, 3))
		var strands []kit.Node
		for i := range 24 {
			g := (150 + 240*float64(i)/23) * math.Pi / 180
			x, y := 128+56*math.Cos(g), 66+54*math.Sin(g)
			strands = append(strands, c.Circle(x, y+2, 15, h.DD), c.Circle(x, y, 14, kit.Rad(x-5, y-5, 20, h.LL, h.M, h.D)), c.Line(sheen.D("M%g %gq6 -6 12 0", x-6, y), h.DD, 2).Opacity(.6))
		}
		c.Part("hair", strands...)
		c.Part("skin", c.Circle(128, 70, 50, s.DD), c.Circle(128, 69, 48.500, kit.Rad(112, 52, 76, s.LL, s.M, s.D)))
		fringe := "M84 58C90 34 110 24 128 26C146 24 166 34 172 58C158 50 150 44 144 38C140 46 134 48 128 40C122 48 116 46 112 38C106 44 98 50 84 58Z"
		c.Part("hair", c.Path(fringe, h.D).Move(0, 2), c.Form(fringe, kit.Lin(90, 24, 166, 58, h.LL, h.M, h.D)))
		c.Part("face", c.Circle(110, 70, 7, o.M), c.Circle(146, 70, 7, o.M), c.Circle(107.500, 67.500, 2.400, kit.White), c.Circle(143.500, 67.500, 2.400, kit.White), c.Path("M128 76L134 86H122Z", t.M), c.Ellipse(100, 86, 9, 6, h.L).Opacity(.6), c.Ellipse(156, 86, 9, 6, h.L).Opacity(.6), c.Line("M112 94Q128 106 144 94", h.DD, 3), c.Line("M110 91L114 97M146 91L142 97", h.DD, 2.400))
		c.Part("apron", c.Path("M128 112L106 102Q100 112 106 122ZM128 112L150 102Q156 112 150 122Z", t.D), c.Circle(128, 112, 6, t.L))
		c.Anchor("ground", 128, 252)
		c.AnchorBox("grip", 128, 150, 0, 0, 0)
	},
}

var glowStick = kit.Piece{
	Name: "glow-stick", Cm: 20, Palette: "light #5dff8a green glow; cap #e9edf3 white",
	Draw: func(c *kit.Canvas) {
		l, k := c.Tones("light"), c.Tones("cap")
		turn := func(n ...kit.Node) kit.Node { return kit.Of(n...).Rotate(36, 128, 128) }
		d := kit.RoundRect(112, 8, 32, 216, 16)
		c.Part("light", turn(c.Glow(16, c.Path(kit.RoundRect(104, 0, 48, 228, 24), l.M.Alpha(.75)))))
		c.Part("light", turn(c.Form(d, kit.Lin(112, 0, 144, 0, l.M, l.LL, kit.Hex("#ffffff"), l.LL, l.D)), c.Path(d, kit.None).Stroke(l.D, 2).Opacity(.7), c.Line("M120 22V206", kit.White, 4).Opacity(.8)))
		c.Part("cap", turn(sheen.Body(c, kit.RoundRect(107, 212, 42, 26, 8), k, 6), c.Circle(128, 248, 9, kit.None).Stroke(k.DD, 6), c.Circle(128, 248, 9, kit.None).Stroke(k.L, 3.500)))
		c.AnchorBox("grip", 74, 202, 0, 0, 36)
	},
}

var fidgetSpinner = kit.Piece{
	Name: "fidget-spinner", Cm: 8, Palette: "body #3f8cf0 blue; bearings #c3ccd4 metal; caps #2f3442 black",
	Draw: func(c *kit.Canvas) {
		b, m, k := c.Tones("body"), c.Tones("bearings"), c.Tones("caps")
		lobe := func(a float64) string {
			s, q := math.Sincos(a * math.Pi / 180)
			return kit.Oval(128+74*q, 136+74*s, 46, 46)
		}
		arms := lobe(-90) + lobe(30) + lobe(150)
		web := "M92 78C104 110 84 146 56 144L66 216C96 206 96 176 128 176C160 176 160 206 190 216L200 144C172 146 152 110 164 78Z"
		c.Part("body", c.Path(arms, b.DDD).Move(0, 4), c.Path(web, b.DDD).Move(0, 4), c.Path(web, b.M), sheen.Each(3, func(i int) kit.Node { return sheen.Body(c, lobe(-90+120*float64(i)), b, 10) }), c.Form(web, kit.Lin(60, 70, 200, 216, b.L, b.M, b.D)))
		bearing := func(x, y, r float64, cap bool) kit.Node {
			n := kit.Of(c.Circle(x, y, r+3, b.DDD), c.Circle(x, y, r, kit.Lin(x-r, y-r, x+r, y+r, m.LL, m.M, m.LL, m.D)), c.Circle(x, y, r*.66, m.DDD), c.Around(7, x, y, c.Circle(x, y-r*.8, r*.13, m.LL)))
			if cap {
				return kit.Of(n, c.Circle(x, y, r*.78, k.DDD), c.Circle(x-.5, y-1, r*.74, kit.Rad(x-r*.3, y-r*.3, r, k.LL, k.M, k.D)))
			}
			return kit.Of(n, c.Circle(x, y, r*.5, kit.Lin(x-r*.5, y-r*.5, x+r*.5, y+r*.5, m.D, m.L)))
		}
		for i := range 3 {
			s, q := math.Sincos((-90 + 120*float64(i)) * math.Pi / 180)
			c.Part("bearings", bearing(128+74*q, 136+74*s, 27, false))
		}
		c.Part("caps", bearing(128, 136, 30, true))
		c.Part("body", sheen.Gloss(c, 128, 62, 40, 40, 195, 250, 4))
	},
}

var duckDecoy = kit.Piece{
	Name: "duck-decoy", Cm: 38, Facing: kit.Right,
	Palette: "head #1f7a4d green mallard; body #9a7a58 brown wood; breast #7a4630; wing #b9a58a; bill #e8b53c yellow",
	Draw: func(c *kit.Canvas) {
		h, b, r, w, l := c.Tones("head"), c.Tones("body"), c.Tones("breast"), c.Tones("wing"), c.Tones("bill")
		d := "M6 150C26 136 40 148 66 134C100 116 150 118 186 128C214 136 226 164 214 190C202 212 160 220 112 220C60 220 24 200 6 150Z"
		c.Part("body", c.Path(d, b.DDD).Move(0, 4), c.Form(d, kit.Lin(60, 120, 150, 224, b.LL, b.L, b.M, b.DD), c.Named("breast", c.Path("M170 110C150 140 160 190 196 214L250 200V120Z", kit.Lin(160, 120, 220, 210, r.L, r.M, r.D))), c.Path("M0 140Q40 150 44 176Q20 170 0 150Z", h.DDD), sheen.Edge(c, d, b, 14)))
		wing := "M40 150C70 128 130 128 160 146C164 172 130 192 92 188C66 186 48 172 40 150Z"
		c.Part("wing", c.Path(wing, b.DDD).Move(0, 3).Opacity(.6), c.Form(wing, kit.Lin(50, 130, 140, 190, w.LL, w.M, w.D), c.Line("M52 152Q90 142 150 150M58 164Q96 156 152 160M72 176Q104 170 140 172", w.DD, 2.400).Opacity(.7), c.Path("M70 178L112 160L128 168L92 190Z", kit.Hex("#3f6fd0")), c.Line("M68 180L114 158", kit.White, 2.600)))
		head := "M150 132C154 112 144 96 148 74C152 46 186 34 208 50C226 64 226 88 214 102C204 114 206 126 200 138Q176 146 150 132Z"
		c.Part("bill", c.Form("M214 68Q240 66 254 78Q258 86 248 88Q228 92 212 88Z", kit.Lin(214, 66, 240, 92, l.LL, l.M, l.D), c.Line("M216 80Q236 84 252 80", l.DD, 2)))
		c.Part("head", c.Form(head, kit.Lin(150, 40, 216, 140, h.LL, h.L, h.M, h.DD), sheen.Edge(c, head, h, 10)), c.Line("M150 128Q176 142 201 132", kit.White, 7), c.Circle(196, 70, 6, kit.Hex("#1b1d24")), c.Circle(194.500, 68, 2, kit.White), c.Path("M158 72Q166 54 184 52Q168 62 166 84Z", kit.White).Opacity(.35))
		c.Anchor("ground", 112, 222)
	},
}
