package tools

import (
	"math"

	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/shape"
	"pellucid/internal/engine/illustrator/kit/sheen"
)

var swissArmyKnife = kit.Piece{
	Name: "swiss-army-knife", Cm: 16,
	Palette: "handle #d8332f red body; blades #c9d1d9 steel metal; emblem #ffffff",
	Draw: func(c *kit.Canvas) {
		h, b, e := c.Tones("handle"), c.Tones("blades"), c.Tones("emblem")
		blade := func(d, groove string, x, y, deg float64) kit.Node {
			return kit.Of(c.Form(d, kit.Lin(0, -100, 22, 0, kit.White, b.L, b.M, b.D), c.Line(groove, b.DD, 2.4).Opacity(.6), sheen.Edge(c, d, b, 5))).Rotate(deg, 0, 0).Move(x, y)
		}
		c.Part("blades", blade("M-11 6V-92C-6 -112 8 -118 12 -124V6Z", "M4 -108V-30", 44, 172, -14), blade("M-9 6V-74L-4 -92H12V-78L4 -72V-62L12 -56V6Z", "M0 -50V-14", 78, 166, 4), blade("M-8 6V-66L-8 -88H8V6Z", "M-4 -80V-20", 212, 166, 34), blade("M-9 6V-84L0 -98L9 -84V6Z", "M-2 -78V-24", 176, 164, 10))
		screwLine := "M128 170V104C112 96 114 84 128 82C142 80 142 66 128 64C114 62 116 50 128 46"
		c.Part("blades", c.Line(screwLine, b.DDD, 7), c.Line(screwLine, b.L, 4).Move(-.5, -.6))
		d := kit.RoundRect(14, 150, 228, 76, 38)
		c.Part("blades", sheen.Body(c, kit.RoundRect(10, 146, 236, 84, 42), b, 6), c.Line("M30 158H226M30 218H226", b.DDD, 2).Opacity(.5))
		c.Part("handle", sheen.Body(c, d, h, 20, c.Path("M14 160H242V172H14Z", h.LL).Opacity(.25)), sheen.Streak(c, "M46 164H180", 6, .6), c.Circle(44, 188, 5, b.DD), c.Circle(43.4, 187.4, 3.6, b.LL), c.Circle(212, 188, 5, b.DD), c.Circle(211.4, 187.4, 3.6, b.LL))
		star := shape.Star(128, 188, 5, 21, 9.5, 2)
		c.Part("emblem", c.Path(star, h.DDD).Move(1, 2).Opacity(.5), c.Path(star, e.M))
		c.Part("blades", c.Path(kit.Oval(250, 170, 9, 9), kit.None).Stroke(b.DD, 4), c.Path(kit.Oval(249.4, 169.4, 9, 9), kit.None).Stroke(b.L, 2))
		c.AnchorBox("grip", 128, 190, 0, 0, 90)
		c.Anchor("ground", 128, 230)
	},
}

var nailClippers = kit.Piece{
	Name: "nail-clippers", Cm: 6,
	Palette: "metal #c3ccd6 steel; lever #d5dce3 <metal handle; pin #8d98a5; file #aab5c0 <metal",
	Draw: func(c *kit.Canvas) {
		m, l, p, f := c.Tones("metal"), c.Tones("lever"), c.Tones("pin"), c.Tones("file")
		turn := func(n ...kit.Node) kit.Node { return kit.Of(n...).Rotate(-28, 128, 128) }
		// Two arms that meet behind and end in curved cutting edges in front.
		low := "M-14 150Q-18 160 -8 162L150 166Q204 168 236 160Q258 152 264 134L254 130Q244 148 214 151L40 150Q4 150 -14 150Z"
		high := "M-14 146Q-18 136 -8 134L150 122Q204 116 236 108Q256 104 266 122L257 128Q246 120 220 126L40 145Q4 148 -14 146Z"
		c.Part("metal", turn(c.Path(low, m.DDD).Move(0, 2.500), c.Form(low, kit.Lin(0, 146, 0, 168, m.LL, m.M, m.D, m.DD)), c.Path(high, m.DDD).Move(0, 2), c.Form(high, kit.Lin(0, 112, 10, 150, kit.White, m.L, m.M, m.DD)), c.Path("M257 128L266 122Q270 132 264 136L256 132Z", kit.Lin(256, 122, 268, 136, kit.White, m.D)), rivet(c, 4, 147, 5, p)))
		c.Part("file", turn(c.Form("M40 152L196 154L188 160L44 158Z", kit.Lin(40, 152, 44, 160, f.LL, f.D)), c.Line("M60 155.500H180", f.DDD, 3.400).Dash(1, 2.400).Butt()))
		c.Part("pin", turn(sheen.Body(c, kit.RoundRect(196, 84, 13, 92, 4), p, 4), sheen.Body(c, kit.RoundRect(190, 168, 25, 10, 4), p, 4)))
		lever := "M212 84Q224 90 220 104Q214 110 198 108L150 104L26 78Q2 72 0 60Q4 48 26 52L150 74Q190 82 212 84Z"
		c.Part("lever", turn(c.Path(lever, l.DDD).Move(0, 3), c.Form(lever, kit.Lin(20, 40, 10, 104, kit.White, l.L, l.M, l.DD), c.Line("M24 60L140 82", l.DD, 5).Opacity(.35)), sheen.Each(8, func(i int) kit.Node {
			x := 24 + 9*float64(i)
			return kit.Of(c.Line(sheen.D("M%g %gl-3 15", x, 55+1.700*float64(i)), l.DDD, 2.200).Opacity(.7), c.Line(sheen.D("M%g %gl-3 15", x+2, 55.500+1.700*float64(i)), kit.White, 1.200).Opacity(.8))
		}), c.Circle(204, 94, 8, p.DDD), c.Circle(203.500, 93.500, 6.500, kit.Lin(198, 88, 210, 100, p.LL, p.M, p.DD)), c.Line("M120 76L196 88", kit.White, 2.400).Opacity(.8)))
		c.Part("pin", turn(c.Circle(-8, 148, 9, kit.None).Stroke(p.DDD, 5).Move(-14, 0), c.Circle(-8.500, 147.500, 9, kit.None).Stroke(p.LL, 2.600).Move(-14, 0)))
	},
}

// rivet is a flat rivet.
func rivet(c *kit.Canvas, x, y, r float64, t kit.Tones) kit.Node {
	return kit.Of(c.Circle(x, y, r, t.DDD), c.Circle(x-.4, y-.5, r*.8, kit.Lin(x-r, y-r, x+r, y+r, t.LL, t.M, t.DD)))
}

var mousetrap = kit.Piece{
	Name: "mousetrap", Cm: 10,
	Palette: "wood #d9a05a board; metal #aeb8c2 spring wire; cheese #ffc93a bait; trigger #d9b04a brass",
	States:  "full; empty -cheese",
	Draw: func(c *kit.Canvas) {
		w, m, k, t := c.Tones("wood"), c.Tones("metal"), c.Tones("cheese"), c.Tones("trigger")
		turn := func(n ...kit.Node) kit.Node { return kit.Of(n...).Rotate(-12, 128, 128) }
		top, side := "M34 84L222 84L250 200L6 200Z", "M6 200H250V222H6Z"
		c.Part("wood", turn(c.Form(side, kit.Lin(0, 200, 0, 222, w.D, w.DD), sheen.Grain(c, kit.Box{X0: 8, Y0: 202, X1: 248, Y1: 220}, 2, w)), c.Form(top, kit.Lin(40, 84, 220, 200, w.LL, w.L, w.M, w.D), sheen.Grain(c, kit.Box{X0: 10, Y0: 86, X1: 246, Y1: 198}, 9, w)), c.Line("M6 200H250", w.LL, 2)))
		wire := func(d string, width float64) kit.Node {
			return kit.Of(c.Line(d, w.DDD, width).Move(2, 5).Opacity(.35), sheen.Tube(c, d, width, m))
		}
		coil := func(x float64) kit.Node {
			return sheen.Each(6, func(i int) kit.Node {
				d := kit.Oval(x+float64(i)*5.4, 142, 4, 13)
				return kit.Of(c.Path(d, kit.None).Stroke(m.DDD, 4.4), c.Path(d, kit.None).Stroke(m.L, 2.6).Move(-.4, -.6))
			})
		}
		c.Part("metal", turn(wire("M70 142L48 96Q46 90 54 90H202Q210 90 208 96L186 142", 6), wire("M76 142H182", 6), coil(72), coil(156)))
		c.Part("trigger", turn(wire("M128 94L128 172", 4.4), sheen.Body(c, "M100 164L156 164L162 188L94 188Z", t, 6), c.Line("M104 170H152", t.LL, 2)))
		c.Part("cheese", turn(sheen.Body(c, "M106 176V160L154 136L164 158V178Z", k, 7), c.Form("M106 160L154 136L164 158Z", kit.Lin(106, 136, 160, 160, k.LL, k.L)), c.Ellipse(122, 170, 5, 4, k.DD), c.Ellipse(144, 168, 6, 5, k.DD), c.Ellipse(142, 150, 5, 2.6, k.D)))
		c.Part("metal", turn(sheen.Each(4, func(i int) kit.Node {
			return c.Circle([]float64{60, 196, 128, 128}[i], []float64{142, 142, 142, 98}[i], 3.4, m.DD)
		})))
		c.Anchor("ground", 128, 222)
	},
}

var matchbox = kit.Piece{
	Name: "matchbox", Cm: 6,
	Palette: "box #e0453a red sleeve; tray #f3e6c8 cardboard; matches #f2d79a sticks; heads #c9302c tips; strip #5a4038 striker",
	States:  "full; empty -matches",
	Draw: func(c *kit.Canvas) {
		b, t, m, h, s := c.Tones("box"), c.Tones("tray"), c.Tones("matches"), c.Tones("heads"), c.Tones("strip")
		c.Part("tray", c.Form("M112 96L200 44L252 74L164 128Z", kit.Lin(120, 50, 240, 120, t.DD, t.D, t.M)), c.Form("M164 128L252 74V106L164 160Z", kit.Lin(164, 90, 250, 150, t.M, t.D)))
		stick := func(i int) kit.Node {
			x, y := 132+float64(i)*9, 100+float64(i)*5.4-6*math.Abs(math.Sin(float64(i)*1.9))
			dx := 80.0 + float64(i%3)*5
			return kit.Of(c.Line(sheen.D("M%g %gl%g %g", x, y, dx, -dx*.6), m.DDD, 8), c.Line(sheen.D("M%g %gl%g %g", x, y, dx, -dx*.6), m.M, 6), c.Line(sheen.D("M%g %gl%g %g", x-1, y-1.6, dx, -dx*.6), m.LL, 2), c.Form(kit.Oval(x+dx, y-dx*.6, 8, 7), kit.Rad(x+dx-3, y-dx*.6-3, 12, h.LL, h.M, h.DD)))
		}
		c.Part("matches", sheen.Each(5, stick))
		c.Part("tray", c.Form("M158 126L252 70V106L158 164Z", kit.Lin(164, 90, 250, 150, t.L, t.M, t.D)), c.Line("M158 126L252 70", t.LL, 2.4))
		c.Part("box", c.Form("M4 158L116 92L184 132L72 198Z", kit.Lin(10, 92, 180, 198, b.LL, b.L, b.M)), c.Form("M4 158L72 198V242L4 202Z", kit.Lin(4, 160, 72, 240, b.D, b.DD)), c.Form("M72 198L184 132V176L72 242Z", kit.Lin(72, 200, 184, 170, b.M, b.D)))
		c.Part("strip", c.Form("M72 206L184 140V168L72 234Z", kit.Lin(72, 210, 184, 160, s.M, s.D), sheen.Each(80, func(i int) kit.Node {
			r := c.Rand()
			u := r.Float64()
			return c.Circle(72+112*u, 208-66*u+24*r.Float64(), 1.2, []kit.Color{s.LL, s.DDD}[i%2]).Opacity(.6)
		})))
		label := "M26 158L112 107L160 135L74 186Z"
		c.Part("label", c.Path(label, kit.Hex("#fff3d6")), c.Path("M92 132C104 140 118 142 116 152C112 164 88 168 78 158C70 150 84 146 92 132Z", kit.Lin(78, 132, 116, 164, kit.Hex("#ffb02e"), kit.Hex("#f0602e"))), c.Path("M94 148C100 150 106 152 102 157C98 161 90 162 87 157C86 153 92 152 94 148Z", kit.Hex("#ffe27a")), c.Path(label, kit.None).Stroke(b.D, 2))
		loose := func(x, y, deg float64) kit.Node {
			return kit.Of(c.Line("M0 0H88", m.DDD, 8), c.Line("M0 -.600H88", m.M, 6), c.Line("M0 -2H84", m.LL, 2), c.Form(kit.Oval(90, 0, 9, 7.4), kit.Rad(87, -3, 13, h.LL, h.M, h.DD))).Rotate(deg, 0, 0).Move(x, y)
		}
		c.Part("matches", loose(108, 240, -8), loose(138, 250, -26))
		c.Anchor("ground", 120, 246)
	},
}
