package food

import (
	"math"

	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/edible"
	"pellucid/internal/engine/illustrator/kit/sheen"
)

// filled draws a bowl with what fill paints in the oval of its content; the part of the content is drawn between the bowl's walls.
func filled(c *kit.Canvas, b kit.Tones, part string, t kit.Tones, fill ...kit.Node) (in string) {
	back, front := dish(c, 128, 124, 240, 44, 118, b, b)
	in = kit.Oval(128, 126, 112, 38)
	c.On(kit.Back)
	c.Part("bowl", back)
	c.On(kit.Body)
	c.Part(part, c.Form(in, kit.Lin(20, 90, 236, 166, t.L, t.M, t.D), fill...))
	c.On(kit.Fore)
	c.Part("bowl", front, c.Form("M80 238H176L182 250H74Z", kit.Lin(74, 0, 182, 0, b.L, b.DD)))
	c.On(kit.Body)
	c.Anchor("ground", 128, 250)
	c.AnchorBox("inside", 128, 126, 200, 50, 0)
	return in
}

// tortillaChip is a tortilla chip, its center at x, y.
func tortillaChip(c *kit.Canvas, t kit.Tones, x, y, a, k float64) kit.Node {
	d := "M0 -40C6 -38 44 30 42 36C36 42 -36 42 -42 36C-44 30 -6 -38 0 -40Z"
	return kit.Of(c.Form(d, kit.Lin(-30, -40, 36, 40, t.LL, t.L, t.M, t.D), edible.Scatter(c, -40, -40, 40, 40, 18, 10, edible.Everywhere, func(i int, x, y float64) kit.Node {
		return c.Circle(x, y, 1.6+float64(i%3)*.8, []kit.Color{t.DD, t.LL}[i%2]).Opacity(.55)
	}), edible.Shade(c, d, t, 10))).Scale(k, k, 0, 0).Rotate(a, 0, 0).Move(x, y)
}

var guacamole = kit.Piece{
	Name: "guacamole", Cm: 18,
	Palette: "guacamole #9cc246 avocado dip; bowl #5b5f68 molcajete stone; chips #f2b44a tortilla; tomato #e0402e; onion #b563a6; cilantro #4a9e3c; lime #8fd14a",
	Draw: func(c *kit.Canvas) {
		g, b, k, t, o, h, l := c.Tones("guacamole"), c.Tones("bowl"), c.Tones("chips"), c.Tones("tomato"), c.Tones("onion"), c.Tones("cilantro"), c.Tones("lime")
		c.Part("chips", tortillaChip(c, k, 66, 76, -34, 1.1), tortillaChip(c, k, 196, 76, 30, 1.1), tortillaChip(c, k, 130, 62, 4, 1.1))
		heap := edible.Wavy(128, 114, 108, 48, 30, func(u float64) float64 { return .95 + .05*math.Sin(u*2*math.Pi*6) })
		filled(c, b, "guacamole", g)
		c.Part("guacamole", c.Form(heap, kit.Rad(96, 88, 150, g.LL, g.L, g.M, g.D), edible.Crumbs(c, 24, 70, 232, 160, 130, 7, 4.4, g.LL.Alpha(.7), g.D.Alpha(.5), g.L, g.DD.Alpha(.4)), edible.Shade(c, heap, g, 12)))
		c.Part("tomato", sheen.Each(13, func(i int) kit.Node {
			x, y := 50+float64(i*61%156), 88+float64(i*37%48)
			return c.Form(sheen.D("M%g %gl9 -5l8 5l-3 9l-11 1Z", x, y), kit.Lin(x, y-5, x+16, y+10, t.LL, t.M, t.D))
		}))
		c.Part("onion", sheen.Each(9, func(i int) kit.Node {
			x, y := 60+float64(i*83%140), 84+float64(i*29%52)
			return kit.Of(c.Line(sheen.D("M%g %gq7 -6 14 0", x, y), o.M, 5), c.Line(sheen.D("M%g %gq7 -6 14 0", x, y-1), o.LL, 2))
		}))
		c.Part("cilantro", sheen.Each(10, func(i int) kit.Node {
			return edible.Leaf(c, h, 58+float64(i*53%140), 84+float64(i*41%54), 16, float64(i*79))
		}))
		c.Part("lime", c.Form("M168 92A34 30 0 0 1 226 108L188 128Z", kit.Lin(170, 80, 220, 128, l.M, l.DD)), c.Form("M172 95A30 26 0 0 1 220 108L188 124Z", kit.Hex("#f3fbdc")), c.Form("M176 98A26 22 0 0 1 215 108L189 120Z", kit.Lin(176, 86, 214, 120, l.LL, l.M), c.Line("M189 120L190 84M189 120L206 92", kit.Hex("#f3fbdc"), 2.4)))
		c.On(kit.Fore)
		c.Part("bowl", edible.Scatter(c, 16, 160, 240, 240, 40, 13, func(x, y float64) bool { return edible.InOval(x, y, 128, 132, 104, 98) }, func(i int, x, y float64) kit.Node {
			return c.Ellipse(x, y, 2.6, 1.8, []kit.Color{b.DDD, b.LL}[i%2]).Opacity(.5)
		}))
		c.Part("chips", tortillaChip(c, k, 42, 216, -20, .8), tortillaChip(c, k, 214, 220, 24, .76))
	},
}

var hummus = kit.Piece{
	Name: "hummus", Cm: 20,
	Palette: "hummus #ecd3a0 dip chickpea; bowl #2f6fb0 dish; oil #d9a514 olive_oil; paprika #c8402a; parsley #4fa043; pita #eccb8f bread",
	Draw: func(c *kit.Canvas) {
		m, b, o, r, g, p := c.Tones("hummus"), c.Tones("bowl"), c.Tones("oil"), c.Tones("paprika"), c.Tones("parsley"), c.Tones("pita")
		wedge := func(x, y, a float64) kit.Node {
			d := "M0 -56C30 -56 50 -30 54 24L-48 30C-46 -20 -26 -54 0 -56Z"
			return kit.Of(c.Form(d, kit.Lin(-40, -50, 44, 30, p.LL, p.L, p.M, p.D), edible.Scatter(c, -44, -50, 50, 26, 9, 20, edible.Everywhere, func(i int, x, y float64) kit.Node {
				return c.Blur(1.6, c.Ellipse(x, y, 7, 4, kit.Hex("#a8672c"))).Opacity(.6)
			}), edible.Shade(c, d, p, 12))).Rotate(a, 0, 0).Move(x, y)
		}
		c.Part("pita", wedge(80, 78, -22), wedge(178, 76, 20))
		swirl := kit.Oval(128, 126, 104, 34)
		filled(c, b, "hummus", m, c.Ellipse(128, 126, 98, 31, kit.None).Stroke(m.LL, 9), c.Ellipse(128, 128, 84, 25, kit.None).Stroke(m.DD, 6).Opacity(.6), c.Ellipse(128, 125, 72, 21, kit.None).Stroke(m.LL, 8), c.Ellipse(128, 129, 56, 15, kit.None).Stroke(m.DD, 6).Opacity(.6))
		c.Part("oil", c.Form("M66 128C70 112 110 108 150 110C190 112 196 130 176 138C150 148 80 146 66 128Z", kit.Lin(66, 108, 190, 146, o.LL, o.L, o.M)).Opacity(.92), c.Line("M82 124C96 116 122 114 140 115", kit.White, 3.4).Opacity(.8))
		c.Part("paprika", c.Clip(swirl, edible.Scatter(c, 40, 98, 216, 156, 120, 3.6, func(x, y float64) bool { return math.Abs(math.Sin(x*.045+y*.05)) > .5 }, func(i int, x, y float64) kit.Node {
			return c.Circle(x, y, 1.2+float64(i%3)*.5, []kit.Color{r.M, r.D, r.L}[i%3])
		})))
		pea := kit.TonesOf(kit.Hex("#e3bd76"))
		c.Part("hummus", edible.Ball(c, 118, 122, 11, pea), edible.Ball(c, 140, 126, 11, pea), edible.Ball(c, 128, 113, 11, pea))
		c.Part("parsley", edible.Leaf(c, g, 160, 118, 24, -30), edible.Leaf(c, g, 160, 118, 20, 30), edible.Leaf(c, g, 92, 132, 20, 160))
		c.On(kit.Fore)
		c.Part("bowl", c.Line("M24 170Q128 222 232 170", kit.Hex("#f4e3b8"), 5).Opacity(.9), sheen.Each(9, func(i int) kit.Node {
			x := 44 + 21*float64(i)
			y := 203 - (x-128)*(x-128)*.0036
			return c.Path(sheen.D("M%g %gl7 8l-7 8l-7 -8Z", x, y), kit.Hex("#f4e3b8")).Opacity(.9)
		}))
	},
}

var acaiBowl = kit.Piece{
	Name: "acai-bowl", Cm: 18,
	Palette: "acai #6a2f63 smoothie; bowl #b9793e coconut; banana #fbe28a; strawberry #e8324a; blueberry #4a62b8; granola #cf9440; mint #57ac4a",
	Draw: func(c *kit.Canvas) {
		a, b, n, s, u, g, m := c.Tones("acai"), c.Tones("bowl"), c.Tones("banana"), c.Tones("strawberry"), c.Tones("blueberry"), c.Tones("granola"), c.Tones("mint")
		in := filled(c, b, "acai", a, c.Line("M30 132C70 108 100 150 140 130C180 112 200 146 228 128", a.LL, 5).Opacity(.6), c.Line("M40 146C80 130 110 160 150 148", a.LL, 3).Opacity(.5))
		c.Part("granola", c.Clip(in, edible.Scatter(c, 18, 88, 110, 150, 56, 7, func(x, y float64) bool { return edible.InOval(x, y, 56, 118, 44, 28) }, func(i int, x, y float64) kit.Node {
			return kit.Of(c.Ellipse(x+1, y+2, 7, 4.6, a.DDD).Opacity(.4), c.Ellipse(x, y, 7, 4.6, []kit.Color{g.M, g.L, g.D}[i%3]).Rotate(float64(i*53), x, y), c.Ellipse(x-1, y-1, 3, 1.4, g.LL).Opacity(.8))
		})))
		slice := func(x, y, k float64) kit.Node {
			return kit.Of(c.Ellipse(x+1, y+5, 21*k, 13*k, a.DDD).Opacity(.45), c.Ellipse(x, y+3, 20*k, 12.4*k, n.DD), c.Form(kit.Oval(x, y, 20*k, 12.4*k), kit.Lin(x-18, y-12, x+18, y+12, kit.White, n.LL, n.M)), c.Ellipse(x, y, 11*k, 6.6*k, n.M).Opacity(.6), c.Around(3, x, y, c.Ellipse(x, y-4, 1.6, 2.6, n.DDD).Opacity(.7)))
		}
		c.Part("banana", slice(96, 104, 1), slice(118, 111, 1), slice(140, 104, 1), slice(160, 112, .95))
		berry := func(x, y, rot float64) kit.Node {
			o := "M0 24C-24 14 -26 -12 -14 -18C-6 -22 6 -22 14 -18C26 -12 24 14 0 24Z"
			return kit.Of(c.Form(o, kit.Rad(-7, -8, 36, s.L, s.M, s.DD)), c.Form("M0 19C-17 10 -18 -9 -9 -13Q0 -16 9 -13C18 -9 17 10 0 19Z", kit.Rad(0, 0, 22, kit.Hex("#fff0ec"), s.LL, s.M)), sheen.Each(6, func(i int) kit.Node {
				return c.Line("M0 -3V-10", kit.Hex("#fff0ec"), 1.8).Rotate(float64(i)*60, 0, 0)
			})).Rotate(rot, 0, 0).Move(x, y)
		}
		c.Part("strawberry", berry(182, 116, 24), berry(204, 124, 60), berry(176, 138, -10))
		c.Part("blueberry", sheen.Each(7, func(i int) kit.Node {
			x, y := []float64{86, 104, 122, 96, 140, 116, 70}[i], []float64{136, 142, 136, 152, 146, 154, 146}[i]
			return kit.Of(c.Circle(x+1, y+3, 10, a.DDD).Opacity(.5), edible.Ball(c, x, y, 10, u), c.Path(kit.Oval(x+1, y-2, 3.4, 2.6), u.DDD).Opacity(.7))
		}))
		c.Part("acai", edible.Scatter(c, 120, 94, 214, 156, 24, 8, edible.Everywhere, func(_ int, x, y float64) kit.Node { return c.Ellipse(x, y, 3.4, 1.2, kit.White).Rotate(x*7, x, y) }))
		c.Part("mint", edible.Leaf(c, m, 150, 92, 34, -150), edible.Leaf(c, m, 150, 92, 38, -40), edible.Leaf(c, m, 150, 92, 28, -95))
		c.On(kit.Fore)
		c.Part("bowl", sheen.Each(12, func(i int) kit.Node {
			x := 30 + 18*float64(i)
			return c.Line(sheen.D("M%g %gq6 14 4 26", x, 174+float64(i*31%34)-(x-128)*(x-128)*.001), b.DDD, 2).Opacity(.4)
		}))
	},
}

var pho = kit.Piece{
	Name: "pho", Cm: 22,
	Palette: "broth #c98a3c soup; bowl #f4f1ea white; noodles #fbf3dd; beef #b3584e meat; herbs #4fa043 basil; chili #e0382b; lime #8fd14a; chopsticks #8a4a2c",
	Draw: func(c *kit.Canvas) {
		s, b, n, m, h, r, l, k := c.Tones("broth"), c.Tones("bowl"), c.Tones("noodles"), c.Tones("beef"), c.Tones("herbs"), c.Tones("chili"), c.Tones("lime"), c.Tones("chopsticks")
		in := filled(c, b, "broth", s, c.Ellipse(128, 126, 106, 34, kit.None).Stroke(s.LL, 3).Opacity(.7))
		c.Part("noodles", c.Clip(in, sheen.Each(22, func(i int) kit.Node {
			x, y := 40+float64(i*43%110), 112+float64(i*17%34)
			d := sheen.D("M%g %gc20 -22 50 -18 60 2", x-20, y+6)
			return kit.Of(c.Line(d, n.DDD, 6.4).Opacity(.5), c.Line(d, n.M, 5), c.Line(d, n.LL, 2).Move(0, -1))
		})))
		beef := func(x, y, a float64) kit.Node {
			d := "M-34 4C-30 -18 10 -24 32 -10C40 0 24 16 -4 16C-20 18 -34 14 -34 4Z"
			return kit.Of(c.Blur(2, c.Path(d, s.DDD).Move(2, 5)).Opacity(.5), c.Form(d, kit.Lin(-30, -20, 30, 16, m.LL, m.M, m.D), c.Line("M-24 2C-10 -10 8 -12 24 -6M-16 10C0 2 14 0 24 2", kit.Hex("#f6d9cb"), 2.4).Opacity(.8)), c.Path(d, kit.None).Stroke(kit.Hex("#f3e0d2"), 2).Opacity(.8)).Rotate(a, 0, 0).Move(x, y)
		}
		c.Part("beef", beef(160, 108, -8), beef(184, 126, 10), beef(150, 134, 4))
		c.Part("herbs", edible.Leaf(c, h, 84, 110, 40, -150), edible.Leaf(c, h, 84, 110, 44, -60), edible.Leaf(c, h, 84, 110, 38, -10), sheen.Each(9, func(i int) kit.Node {
			x, y := 60+float64(i*67%140), 100+float64(i*31%46)
			return kit.Of(c.Ellipse(x, y, 6, 4, kit.None).Stroke(h.L, 3), c.Ellipse(x, y-.6, 6, 4, kit.None).Stroke(h.LL, 1))
		}))
		c.Part("chili", sheen.Each(5, func(i int) kit.Node {
			x, y := []float64{104, 124, 200, 70, 136}[i], []float64{140, 148, 106, 134, 96}[i]
			return kit.Of(c.Ellipse(x, y, 7, 5, r.M), c.Ellipse(x, y-.6, 4, 2.6, r.LL), c.Circle(x, y-.6, 1, kit.Hex("#fff3c4")))
		}))
		c.Part("lime", c.Form("M40 104A30 26 0 0 1 84 88L68 122Z", kit.Lin(40, 84, 84, 120, l.M, l.DD)), c.Form("M45 104A26 22 0 0 1 80 92L67 117Z", kit.Lin(44, 88, 80, 116, l.LL, l.M), c.Line("M67 117L60 92", kit.White, 2)))
		c.Part("chopsticks", sheen.Tube(c, "M150 116L232 14", 8, k), sheen.Tube(c, "M168 116L250 24", 8, k))
		c.On(kit.Fore)
		c.Part("bowl", c.Line("M14 152Q128 214 242 152", kit.Hex("#3f7fc4"), 5), c.Line("M20 164Q128 226 236 164", kit.Hex("#3f7fc4"), 2.4))
		c.Part("steam", edible.Steam(c, 76, 84, 15, 76), edible.Steam(c, 116, 78, 15, 74))
	},
}

var curry = kit.Piece{
	Name: "curry", Cm: 24,
	Palette: "curry #d9801f sauce; rice #f6f2e8; bowl #3a4250 dish; chicken #f0c07a meat; carrot #f07f2a; peas #6cb43e; cilantro #4a9e3c",
	Draw: func(c *kit.Canvas) {
		s, r, b, m, k, p, h := c.Tones("curry"), c.Tones("rice"), c.Tones("bowl"), c.Tones("chicken"), c.Tones("carrot"), c.Tones("peas"), c.Tones("cilantro")
		in := filled(c, b, "curry", s, c.Ellipse(128, 128, 104, 32, kit.None).Stroke(s.LL, 3).Opacity(.6))
		heap := "M20 130C16 96 40 70 76 68C112 66 140 92 142 124C136 152 92 164 60 158C36 152 22 142 20 130Z"
		c.Part("rice", c.Form(heap, kit.Rad(64, 92, 110, r.LL, r.L, r.M, r.DD), edible.Scatter(c, 18, 66, 146, 162, 130, 7, edible.Everywhere, func(i int, x, y float64) kit.Node {
			return kit.Of(c.Ellipse(x+.5, y+1, 6, 2.8, r.DDD).Rotate(float64(i*47%180), x, y).Opacity(.4), c.Ellipse(x, y, 5.6, 2.4, kit.White).Rotate(float64(i*47%180), x, y))
		}), edible.Shade(c, heap, r, 16)))
		edge := "M126 92C140 100 134 118 146 132C150 146 130 152 134 166H240V96C210 84 150 82 126 92Z"
		c.Part("curry", c.Clip(in, c.Form(edge, kit.Lin(130, 90, 236, 164, s.L, s.M, s.D), c.Blur(5, c.Ellipse(170, 108, 40, 8, s.LL)).Opacity(.8), edible.Scatter(c, 130, 92, 236, 160, 22, 11, edible.Everywhere, func(i int, x, y float64) kit.Node { return c.Circle(x, y, 2+float64(i%2), s.LL).Opacity(.6) }))))
		cube := func(x, y, a, q float64, t kit.Tones) kit.Node {
			d := "M-18 -6C-16 -16 8 -18 16 -10C22 0 18 14 8 16C-6 18 -20 12 -18 -6Z"
			return kit.Of(c.Blur(2, c.Path(d, s.DDD).Move(2, 5)).Opacity(.5), c.Form(d, kit.Rad(-6, -8, 32, t.LL, t.L, t.M, t.DD), edible.Shade(c, d, t, 7)), c.Line("M-10 -8Q-2 -13 8 -9", kit.White, 3).Opacity(.5)).Scale(q, q, 0, 0).Rotate(a, 0, 0).Move(x, y)
		}
		c.Part("chicken", cube(166, 106, 0, 1, m), cube(206, 116, 40, 1, m), cube(176, 138, -30, 1, m))
		c.Part("carrot", cube(190, 98, 20, .7, k), cube(152, 128, 60, .7, k), cube(212, 138, 0, .66, k))
		c.Part("peas", sheen.Each(9, func(i int) kit.Node { return edible.Ball(c, 150+float64(i*41%76), 100+float64(i*23%48), 5, p) }))
		c.Part("cilantro", edible.Leaf(c, h, 86, 82, 30, -160), edible.Leaf(c, h, 86, 82, 32, -30), edible.Leaf(c, h, 86, 82, 26, -95), sheen.Each(8, func(i int) kit.Node {
			return edible.Leaf(c, h, 40+float64(i*53%90), 90+float64(i*31%50), 12, float64(i*79))
		}))
		c.Part("steam", edible.Steam(c, 150, 84, 15, 70), edible.Steam(c, 196, 88, 15, 74))
	},
}
