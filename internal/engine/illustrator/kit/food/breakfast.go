package food

import (
	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/edible"
	"pellucid/internal/engine/illustrator/kit/sheen"
)

var englishBreakfast = kit.Piece{
	Name: "english-breakfast", Cm: 28,
	Palette: "plate #f3f1ec; eggs #fffaf0 white; yolk #f7a81f; sausages #a85a30; bacon #c8453c; beans #d8732c; tomato #dd3a2a; toast #d9a057 bread; mushrooms #b08a62; fat #f6d3b8 <bacon",
	Draw: func(c *kit.Canvas) {
		e, s, b, n, t, o, m, f := c.Tones("eggs"), c.Tones("sausages"), c.Tones("bacon"), c.Tones("beans"), c.Tones("tomato"), c.Tones("toast"), c.Tones("mushrooms"), c.Tones("fat")
		c.Part("plate", edible.Plate(c, 128, 140, 126, 104, c.Tones("plate")))
		slice := func(x, y, turn float64) kit.Node {
			d := "M-34 28L-34 -20Q-34 -30 -24 -30Q0 -38 24 -30Q34 -30 34 -20L34 28Z"
			return kit.Of(c.Blur(4, c.Path(d, o.DDD).Move(3, 6)).Opacity(.4), c.Path(d, o.DD), c.Form(d, kit.Lin(-34, -30, 34, 28, o.LL, o.M), c.Path(d, kit.None).Stroke(o.D, 7))).Rotate(turn, 0, 0).Move(x, y)
		}
		c.Part("toast", slice(188, 82, 24), slice(154, 74, 6))
		c.Part("beans", c.Blur(3, c.Ellipse(78, 96, 44, 28, n.DDD)).Opacity(.35), c.Form(kit.Oval(76, 92, 44, 28), kit.Lin(40, 70, 110, 116, n.M, n.D, n.DD)), edible.Scatter(c, 36, 66, 118, 118, 26, 11, func(x, y float64) bool { return edible.InOval(x, y, 76, 92, 38, 23) }, func(i int, x, y float64) kit.Node {
			return kit.Of(c.Ellipse(x+1, y+2, 8, 5.5, n.DDD).Opacity(.6), c.Form(kit.Oval(x, y, 8, 5.5), kit.Lin(x-7, y-5, x+7, y+5, n.LL, n.L, n.M)), c.Ellipse(x-2.500, y-2, 2.2, 1.3, kit.White).Opacity(.7)).Rotate(float64(i*53%90)-45, x, y)
		}))
		rasher := func(x, y, turn float64) kit.Node {
			d := "M-46 -12Q-30 -22 -16 -12T14 -12T44 -12L46 12Q32 4 16 13T-14 12T-46 12Z"
			return kit.Of(c.Blur(3, c.Path(d, b.DDD).Move(2, 5)).Opacity(.4), c.Form(d, kit.Lin(0, -18, 0, 16, b.L, b.M, b.D), c.Line("M-46 -1Q-30 -11 -16 -1T14 -1T46 -1", f.M, 6), c.Line("M-46 9Q-30 0 -16 10T14 9T46 9", f.D, 3).Opacity(.8)), c.Line("M-44 -11Q-30 -20 -16 -11T14 -11T42 -11", b.LL, 2)).Rotate(turn, 0, 0).Move(x, y)
		}
		c.Part("bacon", rasher(176, 178, -12), rasher(168, 206, -6))
		banger := func(x, y, turn float64) kit.Node {
			return kit.Of(c.Blur(3, c.Rect(-40, -8, 82, 28, 14, s.DDD)).Opacity(.4), sheen.Body(c, kit.RoundRect(-42, -15, 84, 30, 15), s, 10, c.Line("M-20 -13Q-16 0 -20 13M2 -14Q6 0 2 14M24 -13Q28 0 24 13", s.DD, 3).Opacity(.6)), c.Line("M-30 -7H22", s.LL, 4).Opacity(.9)).Rotate(turn, 0, 0).Move(x, y)
		}
		c.Part("sausages", banger(78, 204, 14), banger(66, 174, 10))
		fried := func(x, y, k float64) kit.Node {
			d := "M-40 2C-46 -20 -26 -34 -6 -30C10 -40 38 -28 38 -8C48 10 36 28 16 28C0 38 -34 30 -40 2Z"
			return kit.Of(c.Blur(4, c.Path(d, kit.Hex("#8a6a4a")).Move(2, 6)).Opacity(.35), c.Path(d, e.DD).Move(0, 3), c.Form(d, kit.Lin(-30, -30, 30, 30, e.LL, e.M, e.D)), c.Ellipse(1, 3, 17, 15, y1(c).DDD).Opacity(.4), sheen.Ball(c, 0, 0, 16, y1(c)), c.Ellipse(-5, -6, 5, 3.4, kit.White).Opacity(.95)).Scale(k, k, 0, 0).Move(x, y)
		}
		c.Part("eggs", fried(118, 134, .98), fried(182, 128, .9))
		half := func(x, y float64) kit.Node {
			return kit.Of(c.Blur(3, c.Circle(x+2, y+4, 19, t.DDD)).Opacity(.4), c.Circle(x, y+2, 19, t.DD), sheen.Ball(c, x, y, 18, t), c.Circle(x, y, 14, kit.Lin(x-12, y-12, x+12, y+12, t.L, t.M)), c.Around(5, x, y, c.Form(sheen.D("M%g %gQ%g %g %g %gQ%g %g %g %gZ", x, y-3, x-5, y-7, x, y-12, x+5, y-7, x, y-3), t.LL)))
		}
		c.Part("tomato", half(120, 178), half(128, 214))
		cap := func(x, y float64) kit.Node {
			return kit.Of(sheen.Body(c, sheen.D("M%g %gQ%g %g %g %gH%gQ%g %g %g %gZ", x-6, y+2, x-6, y+16, x-4, y+17, x+5, x+7, y+16, x+6, y+2), kit.TonesOf(m.LL), 4), sheen.Body(c, sheen.D("M%g %gQ%g %g %g %gQ%g %g %g %gQ%g %g %g %gZ", x-17, y+4, x-16, y-15, x, y-15, x+16, y-15, x+17, y+4, x, y+11, x-17, y+4), m, 6))
		}
		c.Part("mushrooms", cap(104, 66), cap(128, 92))
		c.Anchor("ground", 128, 244)
		c.AnchorBox("surface", 128, 130, 170, 0, 0)
	},
}

// y1 are the tones of the yolk.
func y1(c *kit.Canvas) kit.Tones { return c.Tones("yolk") }

var croissantSandwich = kit.Piece{
	Name: "croissant-sandwich", Cm: 16, Palette: "crust #dc9a45 croissant; lettuce #7cc242; cheese #fbc233; ham #f2a09a; tomato #e0402f",
	Draw: func(c *kit.Canvas) {
		b, l, k, h, o := c.Tones("crust"), c.Tones("lettuce"), c.Tones("cheese"), c.Tones("ham"), c.Tones("tomato")
		low := "M10 178C30 168 60 172 128 172C196 172 226 168 246 178C252 206 214 226 128 226C42 226 4 206 10 178Z"
		c.Part("crust", c.Path(low, b.DDD).Move(0, 3), sheen.Body(c, low, kit.TonesOf(b.D), 18, c.Line("M60 186Q66 208 60 224M104 188V226M152 188V226M196 186Q190 208 196 224", b.DDD, 3).Opacity(.45)))
		wavy := func(y, deep, lean float64, t kit.Tones) kit.Node {
			d := sheen.D("M4 %gC40 %g 90 %g 128 %gC166 %g 216 %g 252 %g", y, y-14, y-16, y-16, y-16, y-14, y)
			for i := range 9 {
				x := 252 - float64(i)*27.5
				d += sheen.D("C%.1f %.1f %.1f %.1f %.1f %.1f", x+3, y+deep+lean*float64(i%2), x-24, y+deep+3-lean*float64(i%3), x-27.5, y+5)
			}
			return kit.Of(c.Blur(2, c.Path(d+"Z", b.DDD).Move(0, 4)).Opacity(.3), c.Form(d+"Z", kit.Lin(0, y-12, 0, y+18, t.M, t.L, t.M)), c.Path(d, kit.None).Stroke(t.LL, 2.5).Opacity(.8))
		}
		c.Part("lettuce", wavy(172, 18, 4, l))
		c.Part("ham", wavy(160, 11, 2, h))
		c.Part("tomato", sheen.Each(3, func(i int) kit.Node {
			x := 66 + float64(i)*62
			return c.Form(kit.RoundRect(x-32, 142, 64, 15, 7), kit.Lin(0, 142, 0, 157, o.L, o.M, o.D))
		}))
		c.Part("cheese", c.Form("M14 146Q128 134 242 146L232 152L200 176L176 152L96 152L70 178L44 152Z", kit.Lin(0, 138, 0, 176, k.L, k.M, k.D)))
		top := "M6 152C-2 120 22 88 58 78C78 46 104 30 128 30C152 30 178 46 198 78C234 88 258 120 250 152C214 138 170 136 128 136C86 136 42 138 6 152Z"
		c.Part("crust", c.Blur(4, c.Path("M10 150Q128 134 246 150V158Q128 144 10 158Z", b.DDD)).Opacity(.4), c.Path(top, b.DDD).Move(0, 2), sheen.Body(c, top, b, 20,
			c.Path("M58 78C50 100 50 120 60 140L104 136C92 104 92 66 104 36C84 44 68 62 58 78Z", kit.Lin(50, 60, 104, 130, b.LL, b.M, b.DD)),
			c.Path("M198 78C206 100 206 120 196 140L152 136C164 104 164 66 152 36C172 44 188 62 198 78Z", kit.Lin(152, 60, 206, 130, b.L, b.M, b.DDD)),
			c.Path("M104 36C90 70 90 106 104 136H152C166 106 166 70 152 36C136 28 120 28 104 36Z", kit.Lin(96, 34, 160, 134, b.LL, b.L, b.D)),
			c.Line("M104 36C90 70 90 106 104 136M152 36C166 70 166 106 152 136M58 78C48 100 50 122 60 140M198 78C208 100 206 122 196 140", b.DDD, 3).Opacity(.6)),
			sheen.Glint(c, "M112 46Q126 38 140 44Q128 50 120 64Q112 60 112 46Z", .55), sheen.Glint(c, "M66 84Q76 68 86 62Q82 78 78 98Q68 98 66 84Z", .4))
		c.Anchor("ground", 128, 226)
	},
}

var mashedPotatoes = kit.Piece{
	Name: "mashed-potatoes", Cm: 18, Palette: "bowl #4f86b8; potatoes #f7e6b4 mash; butter #f8c93c; chives #5aa13c",
	Draw: func(c *kit.Canvas) {
		b, p, u, h := c.Tones("bowl"), c.Tones("potatoes"), c.Tones("butter"), c.Tones("chives")
		c.On(kit.Back)
		c.Part("bowl", c.Ellipse(128, 136, 116, 30, b.DDD))
		c.On(kit.Body)
		heap := "M22 142C14 112 44 98 56 92C60 66 92 62 104 60C118 34 160 42 164 66C192 62 212 84 206 100C232 108 242 126 234 142Q128 176 22 142Z"
		c.Part("potatoes", c.Form(heap, kit.Lin(40, 40, 220, 160, p.LL, p.M, p.D), c.Line("M44 120Q90 92 128 104T214 112M64 96Q104 74 140 82T196 90M100 66Q128 54 156 68M70 140Q128 116 190 138", p.DD, 5).Opacity(.5), c.Line("M44 114Q90 86 128 98T214 106M64 91Q104 69 140 77T196 85", kit.White, 3).Opacity(.7)))
		c.Part("butter", c.Blur(4, c.Ellipse(134, 80, 44, 15, u.M)).Opacity(.7), edible.Drop(c, 172, 98, 8), sheen.Body(c, "M106 56L136 46L164 56V70L134 82L106 70Z", u, 5, c.Path("M106 56L136 46L164 56L134 67Z", u.LL), c.Path("M134 67L164 56V70L134 82Z", u.D)))
		c.Part("chives", sheen.Each(16, func(i int) kit.Node {
			x, y := 56+c.Rand().Float64()*146, 92+c.Rand().Float64()*48
			return c.Line(sheen.D("M%g %gl%g %g", x, y, 5+c.Rand().Float64()*5, c.Rand().Float64()*12-6), []kit.Color{h.M, h.D}[i%2], 4.5)
		}))
		c.On(kit.Fore)
		c.Part("bowl", sheen.Body(c, "M10 134Q128 182 246 134Q244 216 168 242Q164 250 150 250H106Q92 250 88 242Q12 216 10 134Z", b, 22, c.Path("M10 134Q128 182 246 134L245 148Q128 196 11 148Z", b.LL).Opacity(.55)), sheen.Glint(c, "M30 164Q44 206 84 228Q40 214 26 172Z", .5))
		c.Anchor("ground", 128, 250)
		c.AnchorBox("inside", 128, 140, 190, 40, 0)
	},
}

var pierogi = kit.Piece{
	Name: "pierogi", Cm: 24, Palette: "dough #f3dfae dumplings; plate #f3f1ec; onion #b9702f; dill #5aa13c herbs",
	Draw: func(c *kit.Canvas) {
		d, o, h := c.Tones("dough"), c.Tones("onion"), c.Tones("dill")
		c.Part("plate", edible.Plate(c, 128, 152, 126, 88, c.Tones("plate")))
		one := func(x, y, turn, k float64) kit.Node {
			body := "M-54 14C-52 -30 -26 -46 0 -46C26 -46 52 -30 54 14Q0 34 -54 14Z"
			crimp := sheen.Each(11, func(i int) kit.Node {
				x := -55 + float64(i)*11
				y := 17 + 11*(1-(x/55)*(x/55))
				return kit.Of(c.Ellipse(x, y, 7.5, 8, d.DD), c.Form(kit.Oval(x, y-1, 7, 7.5), kit.Lin(x-6, y-7, x+6, y+6, d.LL, d.M)))
			})
			return kit.Of(c.Blur(4, c.Path(body, kit.Hex("#6a4a28")).Move(3, 10)).Opacity(.35), c.Path(body, d.DDD).Move(0, 1), sheen.Body(c, body, d, 14, c.Ellipse(-10, -16, 26, 12, o.L).Opacity(.35), c.Ellipse(20, 0, 16, 8, o.L).Opacity(.3)), crimp, sheen.Glint(c, "M-34 -16Q-26 -36 -4 -38Q-20 -30 -26 -12Q-32 -8 -34 -16Z", .8)).Scale(k, k, 0, 0).Rotate(turn, 0, 0).Move(x, y)
		}
		c.Part("dough", one(84, 118, -16, .9), one(172, 112, 14, .9), one(60, 178, -8, .9), one(194, 172, 10, .9), one(128, 160, 2, 1.05))
		c.Part("onion", sheen.Each(9, func(i int) kit.Node {
			x, y := 86+float64(i*37%90), 116+float64(i*23%54)
			return c.Line(sheen.D("M%g %gq8 -10 18 -3", x, y), []kit.Color{o.M, o.D, o.L}[i%3], 4)
		}))
		c.Part("dill", sheen.Each(12, func(i int) kit.Node {
			x, y := 66+float64(i*53%130), 104+float64(i*29%80)
			return c.Line(sheen.D("M%g %gl7 -3m-5 6l6 -1", x, y), h.M, 2.4)
		}))
		c.Anchor("ground", 128, 240)
	},
}
