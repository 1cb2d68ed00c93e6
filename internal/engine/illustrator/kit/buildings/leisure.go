package buildings

import (
	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/gloss"
	"pellucid/internal/engine/illustrator/kit/shape"
	"pellucid/internal/engine/illustrator/kit/sheen"
)

var hotel = kit.Piece{
	Name: "hotel", Cm: 3500, Palette: "walls #f0d2a8 cream; trim #fff8ea white; windows #7fc0ea glass; awning #c9434f red; sign #2f3f6b navy; door #8a5230; plants #5fa84f; lettering #f7d774 gold",
	Draw: func(c *kit.Canvas) {
		w, t, g, a, s, d, p, l := c.Tones("walls"), c.Tones("trim"), c.Tones("windows"), c.Tones("awning"), c.Tones("sign"), c.Tones("door"), c.Tones("plants"), c.Tones("lettering")
		c.Part("walls", sheen.Body(c, kit.RoundRect(46, 44, 164, 208, 3), w, 10))
		c.Part("trim", sheen.Body(c, kit.RoundRect(38, 36, 180, 13, 3), t, 4), sheen.Each(4, func(i int) kit.Node { return c.Rect(46, 88+40*float64(i), 164, 5, 0, t.M).Opacity(.8) }))
		c.Part("sign", c.Line("M84 38V30M172 38V30", s.DDD, 5), sheen.Body(c, kit.RoundRect(66, 4, 124, 30, 6), s, 5, c.Path(kit.RoundRect(70, 8, 116, 22, 4), kit.None).Stroke(l.D, 1.6)))
		c.Part("lettering", lettered(c, "HOTEL", 128, 19, 15, l))
		for row := range 4 {
			y := 56 + 40*float64(row)
			for i := range 4 {
				x := 58 + 38.600*float64(i)
				if row == 3 && (i == 1 || i == 2) {
					continue
				}
				c.Part("windows", pane(c, x, y, 22, 24, g, t))
				if row < 3 {
					c.Part("plants", sheen.Each(4, func(k int) kit.Node { return bead(c, x+1+6.600*float64(k), y+31, 4, p) }))
				}
			}
		}
		c.Part("door", c.Rect(98, 186, 60, 66, 3, t.D), sheen.Body(c, kit.RoundRect(102, 190, 52, 62, 2), d, 5, c.Form(kit.RoundRect(106, 195, 19, 50, 2), kit.Lin(106, 195, 125, 245, g.L, g.DD)), c.Form(kit.RoundRect(131, 195, 19, 50, 2), kit.Lin(131, 195, 150, 245, g.L, g.DD))), sheen.Ball(c, 128, 224, 2.4, l))
		c.Part("awning", c.Path("M86 184H170V194H86Z", w.DDD).Opacity(.4), sheen.Body(c, "M96 162H160L174 184H82Z", a, 5), sheen.Each(6, func(i int) kit.Node {
			q := a
			if i%2 == 1 {
				q = t
			}
			return c.Form(sheen.D("M%g 183h15.330v3a7.670 7 0 0 1 -15.330 0Z", 82+15.330*float64(i)), kit.Lin(0, 183, 0, 193, q.M, q.D))
		}))
		c.Part("trim", sheen.Body(c, kit.RoundRect(30, 248, 196, 8, 3), kit.TonesOf(t.D), 3))
		c.Part("plants", bush(c, 62, 250, 11, p), bush(c, 194, 250, 11, p))
		c.Anchor("ground", 128, 256)
	},
}

var movieTheater = kit.Piece{
	Name: "movie-theater", Cm: 1500, Palette: "walls #a83a4f red; sign #f7c23a yellow marquee; bulbs #fff3b0 lights; trim #5a2a3f purple; doors #f0b83f gold; posters #5b8fe0; lettering #3a2438",
	Draw: func(c *kit.Canvas) {
		w, s, b, t, d, p, l := c.Tones("walls"), c.Tones("sign"), c.Tones("bulbs"), c.Tones("trim"), c.Tones("doors"), c.Tones("posters"), c.Tones("lettering")
		c.Part("walls", sheen.Body(c, "M18 252V92Q18 60 60 56H196Q238 60 238 92V252Z", w, 10, bricks(c, 18, 56, 238, 252, 16, 9, .2, w)))
		c.Part("doors", c.Rect(86, 166, 84, 86, 3, t.DD), sheen.Each(2, func(i int) kit.Node {
			x := 91 + 38*float64(i)
			return kit.Of(sheen.Body(c, kit.RoundRect(x, 170, 36, 82, 2), d, 5, c.Form(kit.RoundRect(x+6, 177, 24, 52, 2), kit.Lin(x, 177, x+24, 229, kit.Hex("#fff0c2"), kit.Hex("#f2b96a"), kit.Hex("#a8603f")))), c.Line(sheen.D("M%g 196v22", x+30-24*float64(i)), d.DDD, 3))
		}))
		for i, x := range []float64{30, 184} {
			c.Part("posters", c.Rect(x-3, 171, 48, 62, 3, d.D), c.Form(kit.RoundRect(x, 174, 42, 56, 2), kit.Lin(x, 174, x+42, 230, p.L, p.M, p.DD), c.Path(sheen.D("M%g 230l21 -30l21 30Z", x), p.DDD), c.Circle(x+14+14*float64(i), 190, 8, s.L)))
		}
		c.Part("trim", sheen.Body(c, "M92 70Q92 4 128 2Q164 4 164 70Z", t, 8))
		star := "M128 16L132.800 26.400L144 27.700L135.700 35.400L137.900 46.500L128 41L118.100 46.500L120.300 35.400L112 27.700L123.200 26.400Z"
		c.Part("sign", sheen.Body(c, star, s, 4))
		c.Part("sign", c.Path("M8 92H248V158H8Z", w.DDD).Opacity(.35).Move(0, 5), sheen.Body(c, kit.RoundRect(4, 84, 248, 70, 8), t, 8), sheen.Body(c, kit.RoundRect(16, 96, 224, 46, 4), kit.TonesOf(kit.Hex("#fffaf0")), 6, c.Line("M16 119H240", kit.Hex("#d9cdbd"), 2)))
		text := c.Text()
		if text == "" {
			text = "CINEMA"
		}
		c.Part("lettering", c.Letters(text, kit.Box{X0: 36, Y0: 102, X1: 220, Y1: 136}, "display", l.M))
		c.Part("bulbs", sheen.Each(17, func(i int) kit.Node {
			x := 12 + 14.500*float64(i)
			return kit.Of(c.Circle(x, 90, 3.4, s.D), c.Circle(x-.4, 89.6, 2.6, b.LL), c.Circle(x, 148, 3.4, s.D), c.Circle(x-.4, 147.6, 2.6, b.LL))
		}), sheen.Each(3, func(i int) kit.Node {
			y := 104 + 15*float64(i)
			return kit.Of(c.Circle(10, y, 2.8, b.LL), c.Circle(246, y, 2.8, b.LL))
		}))
		c.Part("trim", sheen.Body(c, kit.RoundRect(8, 247, 240, 9, 3), t, 3))
		c.AnchorBox("print", 128, 119, 190, 36, 0)
		c.Anchor("ground", 128, 256)
	},
}

var gasStation = kit.Piece{
	Name: "gas-station", Cm: 1200, Palette: "canopy #e2433a red roof; stripe #fffaf0 white; posts #d9dee6; pumps #e2433a <canopy; store #f4e2c4 walls; windows #8fc6e8 glass; ground #8a8f9a",
	Draw: func(c *kit.Canvas) {
		k, s, o, p, w, g, b := c.Tones("canopy"), c.Tones("stripe"), c.Tones("posts"), c.Tones("pumps"), c.Tones("store"), c.Tones("windows"), c.Tones("ground")
		c.Part("store", sheen.Body(c, kit.RoundRect(132, 128, 110, 116, 3), w, 8), c.Rect(144, 160, 86, 66, 3, w.DDD), c.Form(kit.RoundRect(146, 162, 82, 62, 2), kit.Lin(146, 162, 228, 224, g.LL, g.M, g.DD), c.Path("M150 224L190 162H206L166 224Z", kit.White).Opacity(.35)), c.Line("M187 162V224", w.L, 4), sheen.Body(c, kit.RoundRect(126, 122, 122, 12, 3), k, 4))
		c.Part("ground", sheen.Body(c, kit.RoundRect(2, 240, 252, 14, 5), b, 5))
		for _, x := range []float64{26, 172} {
			c.Part("posts", c.Form(kit.RoundRect(x, 76, 13, 160, 2), gloss.Column(o, x, x+13)))
		}
		c.Part("canopy", c.Path("M10 92H216V106H10Z", k.DDD).Opacity(.25), sheen.Body(c, kit.RoundRect(2, 34, 224, 54, 7), k, 9), c.Rect(2, 62, 224, 12, 0, kit.Lin(0, 62, 0, 74, s.LL, s.M, s.D)), sheen.Body(c, kit.RoundRect(80, 22, 68, 44, 8), s, 5))
		c.Part("sign", lettered(c, "GAS", 114, 44, 22, k))
		for _, x := range []float64{60, 112} {
			c.Part("ground", sheen.Body(c, kit.RoundRect(x-6, 232, 50, 12, 4), kit.TonesOf(b.L), 3))
			c.Part("pumps", sheen.Body(c, kit.RoundRect(x, 146, 38, 90, 6), p, 7), c.Form(kit.RoundRect(x+5, 153, 28, 24, 3), kit.Lin(x, 153, x+28, 177, kit.Hex("#2c3440"), kit.Hex("#55606e"))), c.Rect(x+8, 157, 22, 5, 1, kit.Hex("#9be7a8")), c.Rect(x+8, 165, 14, 4, 1, kit.Hex("#f7d774")), c.Rect(x+5, 184, 28, 34, 3, s.M), c.Path(sheen.D("M%g 192q-7 9 0 14q7 -5 0 -14Z", x+19), k.M), c.Line(sheen.D("M%g 160q14 4 10 30q-4 22 -4 34", x+37), kit.Hex("#33303a"), 4), sheen.Body(c, kit.RoundRect(x+36, 150, 9, 16, 2), kit.TonesOf(kit.Hex("#4a4650")), 2))
		}
		c.AnchorBox("print", 114, 44, 60, 30, 0)
		c.Anchor("ground", 128, 253)
	},
}

var stadium = kit.Piece{
	Name: "stadium", Cm: 20000, Palette: "walls #d3dae4 concrete; seats #e2534a red stands; field #5fae45 grass pitch; lines #ffffff; roof #5b8fd0 blue; lights #f7f0b0; flags #f2b83a",
	Draw: func(c *kit.Canvas) {
		w, s, f, n, r, l, b := c.Tones("walls"), c.Tones("seats"), c.Tones("field"), c.Tones("lines"), c.Tones("roof"), c.Tones("lights"), c.Tones("flags")
		for _, x := range []float64{28, 84, 172, 228} {
			c.Part("lights", c.Line(sheen.D("M%g 40V110", x), w.DDD, 5), c.Line(sheen.D("M%g 40V110", x-.6), w.M, 3), sheen.Body(c, kit.RoundRect(x-18, 22, 36, 20, 3), kit.TonesOf(w.DD), 3), sheen.Each(6, func(i int) kit.Node { return c.Circle(x-11+11*float64(i%3), 28+8*float64(i/3), 3.6, l.LL) }))
		}
		outer := "M4 122C4 86 60 66 128 66C196 66 252 86 252 122V186C252 222 196 242 128 242C60 242 4 222 4 186Z"
		c.Part("walls", sheen.Body(c, outer, w, 12, sheen.Each(17, func(i int) kit.Node {
			x := 8 + 15*float64(i)
			u := (x - 128) / 124
			y := 172 + 44*(1-u*u)
			return c.Path(shape.Arched(x-4.500, y-22, 9, 26), w.DDD).Opacity(.7)
		}), c.Line("M4 146C10 182 64 202 128 202C192 202 246 182 252 146", w.DD, 4).Opacity(.8)))
		c.Part("roof", sheen.Body(c, kit.Oval(128, 122, 126, 57), r, 8))
		c.Part("seats", sheen.Body(c, kit.Oval(128, 124, 108, 46), s, 8, sheen.Each(4, func(i int) kit.Node {
			return c.Path(kit.Oval(128, 126, 102-9*float64(i), 42-5*float64(i)), kit.None).Stroke(s.LL, 1.8).Opacity(.6)
		}), sheen.Each(16, func(i int) kit.Node {
			return c.Line("M128 126L250 126", s.DDD, 2).Rotate(float64(i)*22.500, 128, 126).Opacity(.35)
		})))
		c.Part("field", c.Path(kit.Oval(128, 132, 72, 27), f.DDD), c.Form(kit.Oval(128, 131, 70, 26), kit.Lin(70, 106, 186, 156, f.LL, f.M, f.D), sheen.Each(5, func(i int) kit.Node { return c.Rect(66+26*float64(i), 100, 13, 60, 0, f.D).Opacity(.5) })))
		c.Part("lines", c.Path("M82 116H174L184 148H72Z", kit.None).Stroke(n.M, 2), c.Line("M128 116V148", n.M, 2), c.Path(kit.Oval(128, 131, 14, 6), kit.None).Stroke(n.M, 2))
		c.Part("flags", banner(c, 56, 56, 26, b, w), banner(c, 128, 46, 26, b, w), banner(c, 200, 56, 26, b, w))
		c.Anchor("ground", 128, 240)
	},
}

var rollerCoaster = kit.Piece{
	Name: "roller-coaster", Cm: 3000, Facing: kit.Right, Palette: "track #e2433a red rails; supports #b9c6d6 steel; cars #f5b82e yellow; flags #4fa8e0; riders #f0bd94",
	Draw: func(c *kit.Canvas) {
		t, s, k, f, q := c.Tones("track"), c.Tones("supports"), c.Tones("cars"), c.Tones("flags"), c.Tones("riders")
		path := "M4 214C26 206 34 120 62 66C76 40 96 42 106 70C122 118 120 196 152 206C184 214 206 192 204 156C202 120 170 104 154 130C138 158 156 206 200 214L252 218"
		c.Part("supports", sheen.Each(9, func(i int) kit.Node {
			p := [][2]float64{{22, 186}, {40, 118}, {60, 70}, {86, 52}, {106, 76}, {118, 130}, {132, 186}, {204, 160}, {228, 216}}[i]
			return kit.Of(c.Line(sheen.D("M%g %gV250", p[0], p[1]), s.DD, 5.5), c.Line(sheen.D("M%g %gV250", p[0]-.8, p[1]), s.L, 3))
		}), c.Line("M22 240L60 170L106 240M40 180L86 110L118 180M60 130L106 130M22 210L118 210M60 170L106 170", s.D, 3), c.Line("M22 239L60 169L106 239", s.LL, 1))
		c.Part("track", c.Line(path, t.DDD, 15), c.Line(path, t.M, 12), c.Line(path, t.LL, 3).Move(-1.5, -3), c.Line(path, t.DDD, 6).Dash(2.5, 7).Butt().Opacity(.75))
		car := func(x, y, turn float64) kit.Node {
			return kit.Of(kit.Of(c.Circle(x-8, y-17, 7, kit.Hex("#5a3a2c")), c.Circle(x-7, y-15, 6, q.M), c.Line(sheen.D("M%g %gl-5 -14M%g %gl5 -13", x-13, y-10, x-2, y-10), q.D, 3.4), c.Circle(x+9, y-17, 7, kit.Hex("#e0a93f")), c.Circle(x+10, y-15, 6, q.M)), sheen.Body(c, sheen.D("M%g %gh38q6 0 4 8l-3 10q-1 3 -5 3h-30q-4 0 -5 -3l-4 -14q0 -4 5 -4Z", x-20, y-10), k, 4, c.Rect(x-20, y-2, 42, 4, 0, kit.White).Opacity(.7)), c.Circle(x-12, y+12, 4.5, kit.Hex("#33303a")), c.Circle(x+14, y+12, 4.5, kit.Hex("#33303a"))).Rotate(turn, x, y)
		}
		c.Part("cars", car(40, 92, -62), car(66, 42, -44), car(102, 42, 38))
		c.Part("flags", banner(c, 86, 6, 22, f, s))
		c.Part("supports", sheen.Body(c, kit.RoundRect(0, 246, 256, 8, 3), kit.TonesOf(s.D), 3))
		c.Anchor("ground", 128, 254)
	},
}

var pier = kit.Piece{
	Name: "pier", Cm: 1500, Palette: "wood #b98552 planks dock; posts #7d5434 piles; water #4fb4e0 sea; rope #ecd9ae",
	Draw: func(c *kit.Canvas) {
		w, o, a, r := c.Tones("wood"), c.Tones("posts"), c.Tones("water"), c.Tones("rope")
		c.Part("water", c.Form("M4 176C40 160 84 152 128 152C180 152 224 160 252 178C256 206 226 232 174 242C112 250 40 244 12 218C0 206 0 188 4 176Z", kit.Lin(0, 150, 0, 246, a.LL, a.M, a.D), c.Line("M24 200q14 -8 28 0t28 0M150 224q14 -8 28 0t28 0M196 190q10 -6 20 0t20 0M60 230q12 -7 24 0", kit.White, 4).Opacity(.6)))
		post := func(x, y, h, k float64) kit.Node {
			return kit.Of(c.Ellipse(x, y+h, 13*k, 5*k, kit.White).Opacity(.55), c.Form(kit.RoundRect(x-7*k, y, 14*k, h, 4), gloss.Column(o, x-7*k, x+7*k)), c.Ellipse(x, y+1.5, 7*k, 3*k, o.LL))
		}
		c.Part("posts", post(112, 78, 62, .6), post(152, 78, 62, .6), post(92, 96, 80, .8), post(172, 96, 80, .8))
		c.Part("wood", c.Path("M108 92H154L206 214H58Z", o.DDD).Move(0, 8), sheen.Body(c, "M108 88H154L206 210H58Z", w, 10, sheen.Each(9, func(i int) kit.Node {
			y := 92 + float64(i)*(9+float64(i)*.8)
			return kit.Of(c.Line(sheen.D("M20 %gH240", y), w.DDD, 1.6+.2*float64(i)).Opacity(.7), c.Line(sheen.D("M20 %gH240", y+2), w.LL, 1.2).Opacity(.6))
		})), sheen.Body(c, "M58 208H206V220H58Z", kit.TonesOf(w.D), 4))
		c.Part("posts", post(70, 130, 98, 1), post(196, 130, 98, 1), post(46, 170, 74, 1.25), post(218, 170, 74, 1.25))
		c.Part("rope", c.Line("M46 182Q58 176 70 142Q80 132 92 106Q100 98 112 86M218 182Q206 176 196 142Q184 132 172 106Q162 98 152 86", r.DD, 5), c.Line("M46 181Q58 175 70 141Q80 131 92 105Q100 97 112 85M218 181Q206 175 196 141Q184 131 172 105Q162 97 152 85", r.L, 3))
		c.AnchorBox("surface", 130, 180, 110, 0, 0)
		c.Anchor("ground", 128, 244)
	},
}
