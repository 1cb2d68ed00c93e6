package food

import (
	"math"

	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/edible"
	"pellucid/internal/engine/illustrator/kit/sheen"
)

var falafel = kit.Piece{
	Name: "falafel", Cm: 16,
	Palette: "falafel #a8692c balls; inside #b7b04c chickpea; plate #eef1f4 dish; parsley #4fa043 herbs",
	Draw: func(c *kit.Canvas) {
		f, in, p, h := c.Tones("falafel"), c.Tones("inside"), c.Tones("plate"), c.Tones("parsley")
		c.Part("plate", edible.Plate(c, 128, 190, 122, 48, p))
		c.Part("parsley", edible.Leaf(c, h, 40, 186, 50, 190), edible.Leaf(c, h, 216, 186, 50, -10), edible.Leaf(c, h, 60, 204, 46, 160), edible.Leaf(c, h, 200, 206, 46, 20), edible.Leaf(c, h, 60, 176, 44, 220), edible.Leaf(c, h, 196, 176, 44, -40))
		one := func(x, y, r float64) kit.Node {
			o := edible.Wavy(x, y, r, r*.94, 26, func(u float64) float64 { return .97 + .03*math.Sin(u*2*math.Pi*11) + .02*math.Sin(u*2*math.Pi*5+x) })
			return kit.Of(c.Blur(4, c.Ellipse(x+3, y+r*.8, r*.9, r*.3, p.DDD)).Opacity(.5), c.Form(o, kit.Rad(x-r*.4, y-r*.45, r*1.6, f.LL, f.L, f.M, f.DD), edible.Crumbs(c, x-r, y-r, x+r, y+r, 46, 3.4, 2.2, f.DDD.Alpha(.55), f.LL.Alpha(.7), h.M.Alpha(.55)), edible.Shade(c, o, f, r*.3)))
		}
		c.Part("falafel", one(84, 142, 42), one(170, 142, 42), one(128, 92, 43), one(64, 184, 40), one(128, 176, 44))
		cut := edible.Wavy(192, 186, 42, 40, 26, func(u float64) float64 { return .97 + .03*math.Sin(u*2*math.Pi*11) })
		c.Part("falafel", c.Blur(4, c.Ellipse(194, 220, 38, 10, p.DDD)).Opacity(.5), c.Form(cut, kit.Lin(150, 150, 234, 226, f.L, f.M, f.DD)))
		c.Part("inside", c.Form(edible.Wavy(192, 186, 35, 33, 22, func(u float64) float64 { return .95 + .05*math.Sin(u*2*math.Pi*7) }), kit.Rad(180, 174, 50, in.LL, in.L, in.M), edible.Crumbs(c, 158, 154, 226, 220, 60, 4, 2.6, in.D.Alpha(.6), in.LL, h.M.Alpha(.75), f.L.Alpha(.6))))
		c.Anchor("ground", 128, 244)
	},
}

var paella = kit.Piece{
	Name: "paella", Cm: 40,
	Palette: "rice #f5b92e saffron; pan #4a505c; shrimp #f5835a prawns; mussels #33405c; pepper #dd3327; peas #6cb43e; lemon #fbd945",
	Draw: func(c *kit.Canvas) {
		r, p, s, m, e, g, l := c.Tones("rice"), c.Tones("pan"), c.Tones("shrimp"), c.Tones("mussels"), c.Tones("pepper"), c.Tones("peas"), c.Tones("lemon")
		hold := sheen.Tube(c, "M22 132C-4 116 -4 164 22 150", 9, kit.TonesOf(kit.Hex("#b9463a")))
		c.Part("pan", hold, hold.Mirror(128), c.Form("M10 138A118 66 0 0 0 246 138C246 196 200 216 128 216C56 216 10 196 10 138Z", kit.Lin(10, 0, 246, 0, p.M, p.LL, p.M, p.DD)), c.Form(kit.Oval(128, 138, 118, 68), kit.Lin(20, 80, 236, 200, p.LL, p.L, p.DD)), c.Form(kit.Oval(128, 140, 108, 60), p.DDD))
		bed := kit.Oval(128, 139, 104, 56)
		c.Part("rice", c.Form(bed, kit.Lin(40, 90, 220, 196, r.L, r.M, r.D), edible.Scatter(c, 24, 84, 232, 196, 230, 6, edible.Everywhere, func(i int, x, y float64) kit.Node {
			return kit.Of(c.Ellipse(x+.5, y+1, 5.4, 2.6, r.DD).Rotate(float64(i*47%180), x, y).Opacity(.5), c.Ellipse(x, y, 5, 2.2, []kit.Color{r.LL, r.L}[i%2]).Rotate(float64(i*47%180), x, y))
		}), edible.Shade(c, bed, r, 14)))
		c.Part("peas", edible.Scatter(c, 40, 100, 216, 182, 22, 16, func(x, y float64) bool { return edible.InOval(x, y, 128, 139, 94, 46) }, func(_ int, x, y float64) kit.Node { return edible.Ball(c, x, y, 5, g) }))
		c.Part("pepper", sheen.Each(6, func(i int) kit.Node {
			a := float64(i)*60 + 20
			return sheen.Tube(c, "M0 -26C10 -34 22 -30 26 -20", 7, e).Scale(1, .7, 0, 0).Rotate(a, 0, 0).Move(128+50*math.Cos(a), 140+20*math.Sin(a))
		}))
		shell := func(x, y, a float64) kit.Node {
			return kit.Of(c.Blur(3, c.Ellipse(4, 8, 26, 12, r.DDD)).Opacity(.5), c.Form("M-28 4C-22 -18 18 -22 28 -2C18 12 -20 14 -28 4Z", kit.Lin(-20, -16, 20, 12, m.L, m.M, m.DD), c.Line("M-24 2C-14 -10 12 -14 24 -2", m.LL, 2).Opacity(.6)), c.Form("M-26 4C-18 -6 16 -8 26 0C16 14 -18 16 -26 4Z", kit.Lin(-20, -8, 20, 12, m.LL, m.L)), c.Form("M-16 4C-10 -2 10 -3 17 1C10 9 -10 11 -16 4Z", kit.Rad(-4, 2, 20, s.LL, s.L, s.M))).Rotate(a, 0, 0).Move(x, y)
		}
		c.Part("mussels", shell(52, 132, -50), shell(206, 142, 60), shell(128, 92, 4), shell(150, 184, 170))
		prawn := func(x, y, a, k float64) kit.Node {
			o := "M-30 10C-30 -18 -6 -30 14 -24C30 -18 34 0 26 14C22 20 14 18 16 10C20 0 12 -6 2 -4C-10 -2 -14 8 -12 18C-16 24 -28 22 -30 10Z"
			return kit.Of(c.Blur(3, c.Path(o, r.DDD).Move(3, 6)).Opacity(.5), c.Form(o, kit.Lin(-20, -28, 20, 20, s.LL, s.L, s.M, s.D), c.Line("M-22 -14L-10 -4M-8 -24L-2 -8M10 -26L8 -6M26 -14L16 -4", s.DD, 2.4).Opacity(.7)), c.Line("M-26 -4C-22 -16 -8 -24 8 -20", kit.White, 3).Opacity(.6), c.Path("M22 14L34 22L26 26L16 22Z", s.D), c.Circle(-22, 12, 2.6, kit.Hex("#2b2430")), c.Line("M-28 16C-40 20 -46 10 -48 2M-28 18C-36 28 -46 26 -52 20", s.D, 1.6)).Rotate(a, 0, 0).Scale(k, k, 0, 0).Move(x, y)
		}
		c.Part("shrimp", prawn(92, 120, 10, 1), prawn(170, 118, 100, .95), prawn(96, 166, -70, .95), prawn(190, 168, 40, .8))
		wedge := func(x, y, a float64) kit.Node {
			return kit.Of(c.Form("M-26 -6Q0 26 26 -6Z", kit.Lin(-20, -6, 20, 16, l.M, l.D)), c.Form("M-22 -6Q0 20 22 -6Z", kit.Hex("#fff7cf")), c.Form("M-18 -5Q0 15 18 -5Z", kit.Lin(-18, -6, 18, 12, l.LL, l.M), c.Line("M0 -6V14M-9 -6L-4 8M9 -6L4 8", kit.Hex("#fff7cf"), 2))).Rotate(a, 0, 0).Move(x, y)
		}
		c.Part("lemon", wedge(132, 140, -14), wedge(46, 164, 40), wedge(214, 116, -40))
		c.Anchor("ground", 128, 214)
	},
}

var samosa = kit.Piece{
	Name: "samosa", Cm: 12,
	Palette: "pastry #e3a445 crust; filling #d9a53a potato; peas #6cb43e; chutney #3f8f4a dip; dish #f3f0ea bowl",
	Draw: func(c *kit.Canvas) {
		p, f, g, h, d := c.Tones("pastry"), c.Tones("filling"), c.Tones("peas"), c.Tones("chutney"), c.Tones("dish")
		one := func(k, a, x, y float64) kit.Node {
			o := "M0 -84C10 -84 16 -76 22 -64L82 44C90 60 82 68 66 68C26 74 -26 74 -66 68C-82 68 -90 60 -82 44L-22 -64C-16 -76 -10 -84 0 -84Z"
			return kit.Of(c.Form(o, kit.Lin(-60, -70, 60, 70, p.LL, p.L, p.M, p.DD), edible.Scatter(c, -80, -80, 80, 70, 28, 16, edible.Everywhere, func(i int, x, y float64) kit.Node {
				return kit.Of(c.Circle(x, y, 4+float64(i%3), p.DD).Opacity(.28), c.Ellipse(x-1, y-1, 3, 2, p.LL).Opacity(.8))
			}), c.Blur(3, c.Line("M4 -78C10 -30 40 20 76 56", p.DDD, 6)).Opacity(.5), c.Line("M0 -80C4 -30 34 20 72 58", p.LL, 3).Opacity(.9),
				c.Line("M-80 50C-40 58 40 58 80 50", p.DD, 3).Opacity(.6), edible.Shade(c, o, p, 24)), sheen.Each(13, func(i int) kit.Node {
				x := -72 + 12*float64(i)
				return c.Line(sheen.D("M%g 58l5 10", x), p.DDD, 2.4).Opacity(.5)
			})).Scale(k, k, 0, 0).Rotate(a, 0, 0).Move(x, y)
		}
		c.Part("pastry", one(1, 5, 92, 96), one(.98, -10, 172, 122))
		open := "M30 152C40 128 60 132 72 142L142 214C150 226 146 234 134 236C100 242 60 242 34 236C22 234 20 226 22 216Z"
		c.Part("pastry", c.Form(open, kit.Lin(20, 140, 140, 240, p.L, p.M, p.D), edible.Shade(c, open, p, 16)))
		c.Part("filling", c.Form("M38 160C46 142 58 146 66 154L124 212C130 222 126 226 116 228C92 232 62 232 42 228C32 226 32 220 33 212Z", kit.Rad(70, 180, 70, f.LL, f.L, f.D), edible.Crumbs(c, 34, 150, 126, 230, 46, 6, 4, f.LL, f.DD.Alpha(.4), f.L)))
		c.Part("peas", edible.Ball(c, 60, 176, 8, g), edible.Ball(c, 82, 206, 9, g), edible.Ball(c, 52, 210, 8, g), edible.Ball(c, 106, 216, 7, g), edible.Ball(c, 72, 188, 6, g))
		back, front := dish(c, 196, 190, 104, 20, 50, d, d)
		c.Part("dish", back)
		c.Part("chutney", c.Form(kit.Oval(196, 194, 44, 13), kit.Lin(150, 180, 240, 206, h.L, h.M, h.D), edible.Crumbs(c, 154, 182, 238, 206, 16, 3, 1.8, h.LL, h.DDD)))
		c.Part("dish", front)
		c.Anchor("ground", 128, 242)
	},
}

var kebab = kit.Piece{
	Name: "kebab", Cm: 30,
	Palette: "meat #9a4f2c; pepper #e0382b; onion #c86fae; green #62ad3c; skewer #d6a765 stick",
	Draw: func(c *kit.Canvas) {
		m, p, o, g, k := c.Tones("meat"), c.Tones("pepper"), c.Tones("onion"), c.Tones("green"), c.Tones("skewer")
		chunk := func(x float64) kit.Node {
			d := sheen.D("M%g -27C%g -34 %g -33 %g -24C%g -8 %g 12 %g 24C%g 34 %g 33 %g 27C%g 14 %g -12 %g -27Z", x-18, x-8, x+10, x+19, x+22, x+21, x+17, x+8, x-10, x-19, x-23, x-22, x-18)
			return c.Form(d, kit.Lin(x-18, -30, x+16, 32, m.LL, m.L, m.M, m.DD), c.Line(sheen.D("M%g -30L%g 32M%g -32L%g 30", x-12, x-4, x+6, x+14), m.DDD, 4).Opacity(.55), c.Blur(3, c.Ellipse(x-6, -16, 9, 5, kit.White)).Opacity(.6), edible.Shade(c, d, m, 12))
		}
		slab := func(x, h float64, t kit.Tones) kit.Node {
			d := sheen.D("M%g %gQ%g %g %g %gL%g %gQ%g %g %g %gZ", x-8, -h, x, -h-8, x+8, -h, x+9, h, x, h+8, x-9, h)
			return c.Form(d, kit.Lin(x-8, -h, x+8, h, t.LL, t.M, t.DD), c.Line(sheen.D("M%g %gV%g", x-3, -h+3, h-6), kit.White, 3).Opacity(.5), edible.Shade(c, d, t, 7))
		}
		one := func(dy float64, flip bool) kit.Node {
			n := kit.Of(sheen.Tube(c, "M-142 0H150", 6, k), c.Path("M146 -3L164 0L146 3Z", k.D))
			add := func(part string, nodes ...kit.Node) { n = kit.Of(n, c.Named(part, nodes...)) }
			add("meat", chunk(-88))
			add("pepper", slab(-60, 30, p))
			add("onion", slab(-43, 26, o))
			add("meat", chunk(-14))
			add("green", slab(14, 30, g))
			add("onion", slab(31, 26, o))
			add("meat", chunk(60))
			add("pepper", slab(89, 28, p))
			add("green", slab(106, 24, g))
			if flip {
				n = n.Scale(1, -1, 0, 0)
			}
			return n.Rotate(-38, 0, 0).Move(128, dy)
		}
		c.Part("skewer", one(92, true).Move(-16, 0), one(166, false).Move(18, 0))
		c.AnchorBox("grip", 36, 236, 0, 0, 52)
	},
}

var naan = kit.Piece{
	Name: "naan", Cm: 28,
	Palette: "bread #f0cf94 naan dough; char #8a4a22 spots; herbs #4fa043 cilantro",
	Draw: func(c *kit.Canvas) {
		b, k, h := c.Tones("bread"), c.Tones("char"), c.Tones("herbs")
		loaf := func(a, x, y, s float64) kit.Node {
			d := "M-104 22C-116 -22 -78 -62 -30 -66C6 -70 40 -64 72 -50C104 -36 128 -8 122 18C116 50 72 66 26 66C-22 68 -92 66 -104 22Z"
			return kit.Of(c.Form(d, kit.Rad(-40, -36, 190, b.LL, b.L, b.M, b.D), edible.Scatter(c, -96, -56, 112, 56, 20, 25, edible.Everywhere, func(i int, x, y float64) kit.Node {
				r := 9 + float64(i*7%8)
				return kit.Of(c.Ellipse(x+1, y+2, r*1.25, r, b.DD).Opacity(.4), c.Form(kit.Oval(x, y, r*1.2, r*.95), kit.Rad(x-3, y-4, r*1.4, b.LL, b.L, b.M)), c.Blur(1.6, c.Ellipse(x+r*.15, y+r*.05, r*.75, r*.52, k.M)).Opacity(.3+.14*float64(i%4)))
			}), edible.Shade(c, d, b, 22), c.Named("herbs", edible.Scatter(c, -84, -48, 100, 48, 26, 17, edible.Everywhere, func(i int, x, y float64) kit.Node {
				return c.Path(sheen.D("M%g %gl4 -6l5 3l-2 6Z", x, y), []kit.Color{h.M, h.D, h.L}[i%3]).Rotate(float64(i*67), x, y)
			}))), c.Line("M-92 -2C-88 -34 -58 -56 -20 -60", kit.White, 4).Opacity(.4)).Scale(s, s, 0, 0).Rotate(a, 0, 0).Move(x, y)
		}
		c.Part("bread", loaf(-24, 130, 92, .98), loaf(-6, 126, 164, 1.04))
		c.Anchor("ground", 128, 234)
	},
}

var pita = kit.Piece{
	Name: "pita", Cm: 18,
	Palette: "bread #eed3a0 pita dough; lettuce #6cb84a; tomato #dd3b2f; filling #9a5b2e falafel; sauce #fbf6ea yogurt; onion #b85fa0",
	Draw: func(c *kit.Canvas) {
		b, l, t, f, s, o := c.Tones("bread"), c.Tones("lettuce"), c.Tones("tomato"), c.Tones("filling"), c.Tones("sauce"), c.Tones("onion")
		rim := "M14 116C30 66 80 44 128 44C176 44 226 66 242 116Z"
		c.Part("bread", c.Form(rim, kit.Lin(14, 40, 242, 120, b.L, b.M, b.D)), c.Form("M30 118C46 80 86 60 128 60C170 60 210 80 226 118Z", b.DDD))
		c.Part("lettuce", c.Form(edible.Wavy(128, 104, 106, 52, 60, func(u float64) float64 { return .9 + .1*math.Sin(u*2*math.Pi*15) }), kit.Lin(30, 50, 226, 130, l.LL, l.L, l.M, l.D), c.Line("M60 120C70 90 80 78 74 66M110 110C112 84 118 70 116 58M160 112C162 88 172 74 178 64M196 118C202 100 212 92 216 84", l.LL, 3)))
		c.Part("onion", c.Path("M70 92A28 22 0 0 1 124 84", kit.None).Stroke(o.M, 6), c.Path("M70 92A28 22 0 0 1 124 84", kit.None).Stroke(o.LL, 2.4), c.Path("M160 76A26 22 0 0 1 206 100", kit.None).Stroke(o.M, 6), c.Path("M160 76A26 22 0 0 1 206 100", kit.None).Stroke(o.LL, 2.4))
		for _, v := range [][2]float64{{78, 104}, {132, 92}, {184, 106}} {
			c.Part("filling", edible.Ball(c, v[0], v[1], 25, f), edible.Crumbs(c, v[0]-18, v[1]-18, v[0]+18, v[1]+14, 20, 3, 2, f.DDD.Alpha(.5), f.LL.Alpha(.7)))
		}
		slice := func(x, y, a float64) kit.Node {
			return kit.Of(c.Form(kit.Oval(0, 0, 24, 21), kit.Lin(-20, -20, 20, 20, t.L, t.M, t.D)), c.Form(kit.Oval(0, 0, 19, 16), kit.Rad(-4, -4, 22, t.LL, t.L)), c.Around(5, 0, 0, c.Ellipse(0, -9, 4, 5, t.D))).Rotate(a, 0, 0).Move(x, y)
		}
		c.Part("tomato", slice(106, 108, 10), slice(158, 112, 40), slice(212, 122, 0))
		pocket := "M10 118C70 134 186 134 246 118C252 186 200 244 128 244C56 244 4 186 10 118Z"
		c.Part("bread", c.Blur(4, c.Line("M12 116Q128 138 244 116", b.DDD, 9)).Opacity(.5), c.Form(pocket, kit.Rad(90, 140, 170, b.LL, b.L, b.M, b.D), edible.Scatter(c, 30, 140, 226, 236, 16, 26, edible.Everywhere, func(i int, x, y float64) kit.Node {
			return c.Blur(2, c.Ellipse(x, y, 9+float64(i%3)*3, 5+float64(i%2)*2, kit.Hex("#a8692c"))).Opacity(.55)
		}), edible.Shade(c, pocket, b, 28)), c.Path("M10 118C70 134 186 134 246 118", kit.None).Stroke(b.LL, 6))
		c.Part("sauce", c.Form("M62 110C90 100 116 120 150 108C180 98 200 110 206 118C206 128 196 126 192 132C190 150 178 150 176 134C164 130 140 136 132 132C130 160 116 160 114 134C96 132 70 132 62 110Z", kit.Lin(60, 100, 190, 150, s.LL, s.M, s.D)), c.Line("M76 112C96 108 116 122 146 114", kit.White, 4))
		c.Anchor("ground", 128, 244)
		c.AnchorBox("grip", 128, 200, 0, 0, 0)
	},
}
