package tools

import (
	"math"

	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/shape"
	solid "pellucid/internal/engine/illustrator/kit/sheen"
)

var swissArmyKnife = kit.Piece{
	Name: "swiss-army-knife", Cm: 16,
	Palette: "handle #d8332f red body; blades #c9d1d9 steel metal; emblem #ffffff",
	Draw: func(c *kit.Canvas) {
		h, b, e := c.Tones("handle"), c.Tones("blades"), c.Tones("emblem")
		blade := func(d, groove string, x, y, deg float64) kit.Node {
			return kit.Of(c.Form(d, kit.Lin(0, -100, 22, 0, kit.White, b.L, b.M, b.D), c.Line(groove, b.DD, 2.4).Opacity(.6), solid.Edge(c, d, b, 5))).Rotate(deg, 0, 0).Move(x, y)
		}
		c.Part("blades", blade("M-11 6V-92C-6 -112 8 -118 12 -124V6Z", "M4 -108V-30", 44, 172, -14), blade("M-9 6V-74L-4 -92H12V-78L4 -72V-62L12 -56V6Z", "M0 -50V-14", 78, 166, 4), blade("M-8 6V-66L-8 -88H8V6Z", "M-4 -80V-20", 212, 166, 34), blade("M-9 6V-84L0 -98L9 -84V6Z", "M-2 -78V-24", 176, 164, 10))
		screwLine := "M128 170V104C112 96 114 84 128 82C142 80 142 66 128 64C114 62 116 50 128 46"
		c.Part("blades", c.Line(screwLine, b.DDD, 7), c.Line(screwLine, b.L, 4).Move(-.5, -.6))
		d := kit.RoundRect(14, 150, 228, 76, 38)
		c.Part("blades", solid.Body(c, kit.RoundRect(10, 146, 236, 84, 42), b, 6), c.Line("M30 158H226M30 218H226", b.DDD, 2).Opacity(.5))
		c.Part("handle", solid.Body(c, d, h, 20, c.Path("M14 160H242V172H14Z", h.LL).Opacity(.25)), solid.Streak(c, "M46 164H180", 6, .6), c.Circle(44, 188, 5, b.DD), c.Circle(43.4, 187.4, 3.6, b.LL), c.Circle(212, 188, 5, b.DD), c.Circle(211.4, 187.4, 3.6, b.LL))
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
		c.Part("pin", turn(solid.Body(c, kit.RoundRect(196, 84, 13, 92, 4), p, 4), solid.Body(c, kit.RoundRect(190, 168, 25, 10, 4), p, 4)))
		lever := "M212 84Q224 90 220 104Q214 110 198 108L150 104L26 78Q2 72 0 60Q4 48 26 52L150 74Q190 82 212 84Z"
		c.Part("lever", turn(c.Path(lever, l.DDD).Move(0, 3), c.Form(lever, kit.Lin(20, 40, 10, 104, kit.White, l.L, l.M, l.DD), c.Line("M24 60L140 82", l.DD, 5).Opacity(.35)), solid.Each(8, func(i int) kit.Node {
			x := 24 + 9*float64(i)
			return kit.Of(c.Line(solid.D("M%g %gl-3 15", x, 55+1.700*float64(i)), l.DDD, 2.200).Opacity(.7), c.Line(solid.D("M%g %gl-3 15", x+2, 55.500+1.700*float64(i)), kit.White, 1.200).Opacity(.8))
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
		c.Part("wood", turn(c.Form(side, kit.Lin(0, 200, 0, 222, w.D, w.DD), solid.Grain(c, kit.Box{X0: 8, Y0: 202, X1: 248, Y1: 220}, 2, w)), c.Form(top, kit.Lin(40, 84, 220, 200, w.LL, w.L, w.M, w.D), solid.Grain(c, kit.Box{X0: 10, Y0: 86, X1: 246, Y1: 198}, 9, w)), c.Line("M6 200H250", w.LL, 2)))
		wire := func(d string, width float64) kit.Node {
			return kit.Of(c.Line(d, w.DDD, width).Move(2, 5).Opacity(.35), solid.Tube(c, d, width, m))
		}
		coil := func(x float64) kit.Node {
			return solid.Each(6, func(i int) kit.Node {
				d := kit.Oval(x+float64(i)*5.4, 142, 4, 13)
				return kit.Of(c.Path(d, kit.None).Stroke(m.DDD, 4.4), c.Path(d, kit.None).Stroke(m.L, 2.6).Move(-.4, -.6))
			})
		}
		c.Part("metal", turn(wire("M70 142L48 96Q46 90 54 90H202Q210 90 208 96L186 142", 6), wire("M76 142H182", 6), coil(72), coil(156)))
		c.Part("trigger", turn(wire("M128 94L128 172", 4.4), solid.Body(c, "M100 164L156 164L162 188L94 188Z", t, 6), c.Line("M104 170H152", t.LL, 2)))
		c.Part("cheese", turn(solid.Body(c, "M106 176V160L154 136L164 158V178Z", k, 7), c.Form("M106 160L154 136L164 158Z", kit.Lin(106, 136, 160, 160, k.LL, k.L)), c.Ellipse(122, 170, 5, 4, k.DD), c.Ellipse(144, 168, 6, 5, k.DD), c.Ellipse(142, 150, 5, 2.6, k.D)))
		c.Part("metal", turn(solid.Each(4, func(i int) kit.Node {
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
			return kit.Of(c.Line(solid.D("M%g %gl%g %g", x, y, dx, -dx*.6), m.DDD, 8), c.Line(solid.D("M%g %gl%g %g", x, y, dx, -dx*.6), m.M, 6), c.Line(solid.D("M%g %gl%g %g", x-1, y-1.6, dx, -dx*.6), m.LL, 2), c.Form(kit.Oval(x+dx, y-dx*.6, 8, 7), kit.Rad(x+dx-3, y-dx*.6-3, 12, h.LL, h.M, h.DD)))
		}
		c.Part("matches", solid.Each(5, stick))
		c.Part("tray", c.Form("M158 126L252 70V106L158 164Z", kit.Lin(164, 90, 250, 150, t.L, t.M, t.D)), c.Line("M158 126L252 70", t.LL, 2.4))
		c.Part("box", c.Form("M4 158L116 92L184 132L72 198Z", kit.Lin(10, 92, 180, 198, b.LL, b.L, b.M)), c.Form("M4 158L72 198V242L4 202Z", kit.Lin(4, 160, 72, 240, b.D, b.DD)), c.Form("M72 198L184 132V176L72 242Z", kit.Lin(72, 200, 184, 170, b.M, b.D)))
		c.Part("strip", c.Form("M72 206L184 140V168L72 234Z", kit.Lin(72, 210, 184, 160, s.M, s.D), solid.Each(80, func(i int) kit.Node {
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

var thimble = kit.Piece{
	Name: "thimble", Cm: 3,
	Palette: "metal #c9d1d9 silver thimble; band #e0b04a gold trim",
	Draw: func(c *kit.Canvas) {
		m, b := c.Tones("metal"), c.Tones("band")
		d := "M60 70C62 30 92 10 128 10C164 10 194 30 196 70L216 214Q128 246 40 214Z"
		c.Part("metal", c.Form(d, kit.Lin(40, 0, 216, 0, kit.At(0, m.D), kit.At(.16, m.LL), kit.At(.32, m.L), kit.At(.55, m.M), kit.At(.78, m.DD), kit.At(.9, m.M), kit.At(1, m.D)), solid.Each(84, func(i int) kit.Node {
			row, col := i/12, float64(i%12)+.5*float64(i/12%2)
			u := (col/11.5)*2 - 1
			y := 58 + float64(row)*18
			half := 62 + float64(row)*2.6
			x := 128 + half*math.Sin(u*1.45)
			k := max(.25, math.Cos(u*1.4))
			return kit.Of(c.Ellipse(x, y+10*math.Cos(u*1.5), 5*k, 5, m.DDD).Opacity(.55), c.Ellipse(x+1, y+1.6+10*math.Cos(u*1.5), 4*k, 4, m.LL).Opacity(.6))
		}), solid.Edge(c, d, m, 16)), c.Form(kit.Oval(128, 28, 50, 15), kit.Lin(80, 16, 176, 42, m.LL, m.M, m.D), solid.Each(9, func(i int) kit.Node {
			return c.Ellipse(96+float64(i%5)*16, 24+float64(i/5)*9, 4, 2.4, m.DDD).Opacity(.5)
		})))
		c.Part("band", c.Form("M42 196Q128 230 214 196L217 216Q128 250 39 216Z", solid.Steel(40, 0, 216, 0, b), c.Line("M42 204Q128 238 214 204", b.DDD, 2).Opacity(.4)), c.Form("M38 216Q128 252 218 216Q222 226 216 232Q128 266 40 232Q34 226 38 216Z", solid.Steel(36, 0, 220, 0, m)))
		c.Part("metal", c.Path("M78 74C80 54 88 44 100 38C106 38 106 45 101 48C92 54 89 64 88 78L76 178C74 186 66 184 66 176Z", kit.White).Opacity(.5).Shade())
		c.Anchor("ground", 128, 248)
	},
}

var zipper = kit.Piece{
	Name: "zipper", Cm: 20,
	Palette: "fabric #3f6fb8 cloth tape; teeth #e0b84a brass metal; slider #e0b84a <teeth pull",
	Draw: func(c *kit.Canvas) {
		f, t, s := c.Tones("fabric"), c.Tones("teeth"), c.Tones("slider")
		left := "M44 4H84C90 50 104 90 127 122V252H44Z"
		cloth := func(d string, mirror bool) kit.Node {
			n := kit.Of(solid.Body(c, d, f, 10, solid.Each(34, func(i int) kit.Node {
				return c.Line(solid.D("M40 %gl100 -50", 20+float64(i)*9), f.DD, 1.4).Opacity(.3)
			}), c.Line("M58 4V252", f.LL, 2.4).Dash(7, 5).Opacity(.8)))
			if mirror {
				return n.Mirror(128)
			}
			return n
		}
		c.Part("fabric", cloth(left, false), cloth(left, true))
		tooth := func(x, y, deg float64) kit.Node {
			return kit.Of(c.Form(kit.RoundRect(-9, -4, 18, 8, 2.6), kit.Lin(0, -4, 0, 4, t.LL, t.M, t.DD))).Rotate(deg, 0, 0).Move(x, y)
		}
		c.Part("teeth", solid.Each(11, func(i int) kit.Node {
			y := 148 + float64(i)*10
			return kit.Of(tooth(122, y, 0), tooth(134, y+5, 0))
		}), solid.Each(11, func(i int) kit.Node {
			u := float64(i) / 11
			x, y := 86+32*u*u+6*u, 10+104*u
			n := tooth(x, y, 10+30*u)
			return kit.Of(n, n.Mirror(128))
		}))
		body := "M100 104Q128 90 156 104L150 150Q146 160 128 160Q110 160 106 150Z"
		c.Part("slider", c.Blur(3, c.Path(body, f.DDD).Move(2, 6)).Opacity(.5), solid.Body(c, body, s, 9), solid.Body(c, kit.RoundRect(119, 110, 18, 34, 7), s, 5), c.Path(kit.RoundRect(116, 134, 24, 28, 8), kit.None).Stroke(s.DDD, 6), c.Path(kit.RoundRect(115.400, 133.400, 24, 28, 8), kit.None).Stroke(s.L, 3), c.Blur(3, c.Path("M112 160H144L150 228Q128 244 106 228Z", f.DDD).Move(3, 5)).Opacity(.5), solid.Body(c, "M114 156H142Q148 182 150 222Q150 236 128 236Q106 236 106 222Q108 182 114 156Z", s, 8), c.Path(kit.RoundRect(120, 196, 16, 24, 7), f.D), solid.Streak(c, "M118 166Q114 190 114 214", 3, .7))
		c.Anchor("ground", 128, 252)
	},
}

var sprinkler = kit.Piece{
	Name: "sprinkler", Cm: 30,
	Palette: "base #3fa652 green spike; head #f0b429 brass nozzle; hose #3fa652 <base; water #5cc0f0 drops",
	Draw: func(c *kit.Canvas) {
		b, h, o, w := c.Tones("base"), c.Tones("head"), c.Tones("hose"), c.Tones("water")
		arc := func(d string, width float64) kit.Node {
			return kit.Of(c.Line(d, w.M.Alpha(.8), width).Dash(11, 7), c.Line(d, w.LL, width*.4).Dash(9, 9))
		}
		one := kit.Of(arc("M108 118C84 60 40 40 4 92", 5), arc("M112 114C96 44 62 8 22 22", 5), arc("M120 110C116 54 100 16 74 -4", 5))
		drops := solid.Each(6, func(i int) kit.Node {
			x, y := []float64{6, 24, 62, 40, 16, 90}[i], []float64{106, 40, 2, 64, 128, 30}[i]
			return c.Form(solid.D("M%g %gC%g %g %g %g %g %gC%g %g %g %g %g %gZ", x, y-10, x+8, y, x+6, y+8, x, y+8, x-6, y+8, x-8, y, x, y-10), kit.Lin(x-6, y-8, x+6, y+8, w.LL, w.M, w.D))
		})
		c.Part("water", one, one.Mirror(128), drops, drops.Mirror(128), arc("M128 108V-6", 5))
		c.Part("hose", c.Line("M150 214C190 214 190 244 220 244H262", o.DDD, 17), c.Line("M149 213C189 213 189 243 219 243H262", o.M, 13), c.Line("M150 210C190 210 190 240 219 239H262", o.LL, 3))
		c.Part("base", solid.Body(c, "M36 236Q36 222 54 220H202Q220 222 220 236V246Q220 254 208 254H48Q36 254 36 246Z", b, 8), c.Form("M116 150H140L150 222H106Z", kit.Lin(106, 0, 150, 0, b.D, b.LL, b.M, b.DD)), solid.Body(c, kit.RoundRect(142, 204, 26, 20, 5), h, 5))
		c.Part("head", solid.Body(c, "M100 150Q128 162 156 150L150 132H106Z", h, 6), solid.Body(c, "M70 118Q70 106 82 106H174Q186 106 186 118Q186 132 174 132H82Q70 132 70 118Z", h, 9), solid.Each(6, func(i int) kit.Node { return c.Circle(86+float64(i)*17, 112, 3.4, h.DDD) }), c.Line("M82 112H150", kit.White, 3).Opacity(.5).Shade(), solid.Ball(c, 128, 104, 11, h))
		c.Anchor("ground", 128, 252)
	},
}
