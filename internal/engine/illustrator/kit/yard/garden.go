package yard

import (
	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/sheen"
)

var fence = kit.Piece{
	Name: "fence", Cm: 180,
	Palette: "pickets #f0ece2 fence; rails #dcd5c6 <pickets; grass #6cae45; flowers #e8517a",
	Draw: func(c *kit.Canvas) {
		p, r, g, f := c.Tones("pickets"), c.Tones("rails"), c.Tones("grass"), c.Tones("flowers")
		for _, y := range []float64{108, 182} {
			c.Part("rails", sheen.Panel(c, 2, y, 252, 17, 4, r, 6))
		}
		for i := range 6 {
			x := 6 + 42*float64(i)
			d := sheen.D("M%g 232V84Q%g 74 %g 62Q%g 56 %g 62Q%g 74 %g 84V232Q%g 236 %g 236Z", x, x, x+13, x+17, x+21, x+34, x+34, x+17, x)
			c.Part("pickets", sheen.Body(c, d, p, 9, sheen.Grain(c, kit.Box{X0: x, Y0: 80, X1: x + 34, Y1: 232}, 3, p)), c.Circle(x+17, 116, 2.6, p.DDD), c.Circle(x+17, 191, 2.6, p.DDD))
		}
		c.Part("grass", sheen.Each(34, func(i int) kit.Node {
			x, h := 4+7.5*float64(i), 14+float64(i*7%15)
			return c.Form(sheen.D("M%g 240Q%g %g %g %gQ%g %g %g 240Z", x-4, x-1, 240-h*.5, x+float64(i%3-1)*4, 240-h, x+2, 240-h*.5, x+4), kit.Lin(0, 240-h, 0, 240, g.LL, g.M, g.DD))
		}))
		for _, x := range []float64{34, 118, 202} {
			c.Part("flowers", c.Line(sheen.D("M%g 238V212", x), g.D, 3), c.Around(5, x, 206, c.Ellipse(x, 199, 5, 6.5, f.M)), c.Circle(x, 206, 4, kit.Hex("#ffd34d")))
		}
		c.Anchor("ground", 128, 238)
	},
}

var ladder = kit.Piece{
	Name: "ladder", Cm: 200,
	Palette: "rails #d99c4a wood; rungs #d99c4a steps <rails; hinge #8b95a3 metal",
	Draw: func(c *kit.Canvas) {
		r, s, h := c.Tones("rails"), c.Tones("rungs"), c.Tones("hinge")
		dark := kit.TonesOf(r.D)
		c.Part("rails", c.Both(128, sheen.Tube(c, "M108 20L76 232", 9, dark)), sheen.Tube(c, "M86 184H170", 7, dark), sheen.Tube(c, "M98 96H158", 7, dark))
		c.Part("hinge", c.Both(128, sheen.Tube(c, "M76 156L88 146", 4, h)))
		for i := range 5 {
			y, k := 56+38*float64(i), 25+7.4*float64(i)
			c.Part("rungs", c.Rect(128-k-8, y+4, 2*k+16, 10, 2, s.DD), sheen.Body(c, sheen.D("M%g %gH%gL%g %gH%gZ", 128-k, y-6, 128+k, 130+k, y+5, 126-k), kit.TonesOf(s.L), 4), sheen.Body(c, kit.RoundRect(124-k, y+4, 2*k+8, 8, 2), s, 4), c.Line(sheen.D("M%g %gH%g", 128-k, y+5.5, 128+k), s.LL, 1.8))
		}
		rail := sheen.Body(c, "M94 16H109L66 250Q65 254 60 254H44Q38 254 40 248Z", r, 7, c.Line("M97 26L52 246", r.DD, 1.2).Opacity(.4))
		c.Part("rails", rail, sheen.Body(c, "M162 16H147L190 250Q191 254 196 254H212Q218 254 216 248Z", r, 7, c.Line("M156 26L200 246", r.DD, 1.2).Opacity(.4)), sheen.Streak(c, "M99 24L62 226", 2, .45))
		c.Part("rails", sheen.Body(c, "M84 10L94 2H162L172 10V20Q172 26 166 26H90Q84 26 84 20Z", r, 6, c.Path("M84 10L94 2H162L172 10Z", r.LL).Opacity(.7)))
		c.Part("hinge", sheen.Screw(c, 97, 38, 4.5, h), sheen.Screw(c, 159, 38, 4.5, h))
		c.Anchor("ground", 128, 252)
		c.AnchorBox("surface", 128, 4, 76, 0, 0)
	},
}

var birdhouse = kit.Piece{
	Name: "birdhouse", Cm: 25,
	Palette: "house #58b0c8 walls; roof #d8574a; pole #a8703c post perch; trim #fbf3e2 heart",
	Draw: func(c *kit.Canvas) {
		h, r, p, t := c.Tones("house"), c.Tones("roof"), c.Tones("pole"), c.Tones("trim")
		c.Part("pole", sheen.Board(c, "M116 196H140V254H116Z", p, 4))
		const d = "M58 92L128 34L198 92V192Q198 202 188 202H68Q58 202 58 192Z"
		c.Part("house", sheen.Body(c, d, h, 15, c.Line("M82 60V204M106 40V204M150 40V204M174 60V204", h.DD, 2).Opacity(.6), c.Line("M84 60V204M108 40V204M152 40V204M176 60V204", h.LL, 1.4).Opacity(.6), sheen.Dim(c, 6, .5, "M40 100L128 30L216 100L206 112L128 50L50 112Z", h)))
		c.Part("trim", c.Circle(128, 124, 32, t.D), c.Circle(127.4, 123.2, 30, t.M))
		c.Part("house", c.Form(kit.Oval(128, 124, 24, 24), kit.Rad(134, 132, 30, kit.Hex("#6a4630"), kit.Hex("#2c1c16"))))
		c.Part("pole", c.Blur(2, c.Line("M128 172L140 178", h.DDD, 10)).Opacity(.5), sheen.Ball(c, 128, 170, 9, p))
		c.Part("roof", sheen.Board(c, "M128 8L24 94Q18 100 24 108L34 116Q38 118 44 114L128 46Z", r, 4), sheen.Board(c, "M128 8L232 94Q238 100 232 108L222 116Q218 118 212 114L128 46Z", r, 4), c.Line("M128 10L26 96", r.LL, 3).Opacity(.7))
		c.Part("house", sheen.Panel(c, 46, 194, 164, 14, 5, p, 5))
		c.Part("trim", c.Path("M128 84C120 78 117 73 121 70C124 68 127 71 128 73C129 71 132 68 135 70C139 73 136 78 128 84Z", t.M), c.Path("M74 170q8 -10 16 0M166 170q8 -10 16 0", kit.None).Stroke(t.M, 3))
		c.Anchor("ground", 128, 254)
		c.Anchor("tie", 128, 8)
		c.AnchorBox("surface", 128, 168, 30, 0, 0)
	},
}

var swing = kit.Piece{
	Name: "swing", Cm: 220,
	Palette: "frame #d8574a poles; seat #4f9fd8 swing; ropes #e3c48c chains",
	Draw: func(c *kit.Canvas) {
		f, s, r := c.Tones("frame"), c.Tones("seat"), c.Tones("ropes")
		dark := kit.TonesOf(f.M.Shade(-.7))
		c.On(kit.Back)
		c.Part("frame", sheen.Tube(c, "M44 24L70 244", 9, dark), sheen.Tube(c, "M212 24L186 244", 9, dark))
		rope := func(x0, x1 float64) kit.Node {
			d := sheen.D("M%g 26L%g 186", x0, x1)
			return kit.Of(c.Line(d, r.DDD, 5.5), c.Line(d, r.M, 3.8), c.Line(d, r.LL, 3).Dash(2, 4).Butt())
		}
		c.On(kit.Body)
		c.Part("ropes", rope(96, 90), rope(160, 166))
		c.Part("seat", sheen.Body(c, "M76 186Q128 198 180 186Q186 186 186 192V198Q186 204 180 204Q128 214 76 204Q70 204 70 198V192Q70 186 76 186Z", s, 7), c.Line("M78 190Q128 201 178 190", s.LL, 2.4), sheen.Screw(c, 90, 194, 4, s), sheen.Screw(c, 166, 194, 4, s))
		c.Part("frame", sheen.Tube(c, "M44 22L8 248", 11, f), sheen.Tube(c, "M212 22L248 248", 11, f), sheen.Tube(c, "M20 168L60 168", 6, f), sheen.Tube(c, "M236 168L196 168", 6, f), sheen.Tube(c, "M34 20H222", 13, f), sheen.Ball(c, 34, 20, 9, f), sheen.Ball(c, 222, 20, 9, f), c.Circle(96, 27, 5, r.DD), c.Circle(160, 27, 5, r.DD))
		c.Anchor("ground", 128, 250)
		c.Anchor("seat", 128, 188)
		c.Anchor("handNear", 91, 140)
		c.Anchor("handFar", 165, 140)
	},
}
