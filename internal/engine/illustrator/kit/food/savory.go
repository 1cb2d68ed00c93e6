package food

import (
	"math"

	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/edible"
	"pellucid/internal/engine/illustrator/kit/sheen"
)

// dish is a round bowl from the front: an opening at y, and how deep and wide it is. Content goes between its two nodes.
func dish(c *kit.Canvas, x, y, w, ry, h float64, t kit.Tones, in kit.Tones) (back, front kit.Node) {
	r := w / 2
	d := sheen.D("M%g %gA%g %g 0 0 0 %g %gC%g %g %g %g %g %gH%gC%g %g %g %g %g %gZ", x-r, y, r, ry, x+r, y, x+r, y+h*.6, x+r*.6, y+h, x+r*.36, y+h, x-r*.36, x-r*.6, y+h, x-r, y+h*.6, x-r, y)
	back = kit.Of(c.Form(kit.Oval(x, y, r, ry), kit.Lin(x-r, y-ry, x+r, y+ry, t.LL, t.L, t.D)), c.Form(kit.Oval(x, y+2, r*.93, ry*.86), kit.Lin(x-r, 0, x+r, 0, in.DD, in.D, in.M)))
	front = kit.Of(c.Form(d, kit.Lin(x-r, 0, x+r, 0, kit.At(0, t.M), kit.At(.2, t.L), kit.At(.5, t.M), kit.At(1, t.DD)), edible.Shade(c, d, t, r*.22)), c.Path(sheen.D("M%g %gA%g %g 0 0 0 %g %g", x-r, y, r, ry, x+r, y), kit.None).Stroke(t.LL, 4), c.Path(sheen.D("M%g %gQ%g %g %g %g", x-r*.8, y+h*.4, x-r*.72, y+h*.66, x-r*.5, y+h*.84), kit.None).Stroke(kit.White, 7).Opacity(.4).Shade())
	return back, front
}

var spaghetti = kit.Piece{
	Name: "spaghetti", Cm: 26,
	Palette: "pasta #f5cf6a noodles; sauce #d8382a tomato; meatballs #8a4a2a; plate #eef1f4; basil #4fa043 leaf",
	Draw: func(c *kit.Canvas) {
		p, s, m, l, b := c.Tones("pasta"), c.Tones("sauce"), c.Tones("meatballs"), c.Tones("plate"), c.Tones("basil")
		c.Part("plate", c.Form(kit.Oval(128, 196, 124, 46), kit.Lin(10, 160, 246, 244, l.LL, l.M, l.DDD)), c.Form(kit.Oval(128, 190, 122, 43), kit.Lin(20, 150, 236, 236, l.LL, l.L, l.D)), c.Ellipse(128, 191, 92, 29, kit.None).Stroke(kit.Hex("#4f86c8"), 3).Opacity(.7))
		const mound = "M30 190C32 150 64 116 92 112C110 92 150 92 166 112C196 118 224 150 226 190C224 218 180 226 128 226C76 226 32 218 30 190Z"
		strands := sheen.Each(26, func(i int) kit.Node {
			r := c.Rand()
			x, y, k := 128+64*(r.Float64()-.5), 184+26*(r.Float64()-.5), 1-float64(i)/34
			n := c.Path(kit.Oval(x, y, 96*k, 66*k), kit.None).Rotate(50*(r.Float64()-.5), x, y)
			return kit.Of(n.Stroke(p.DDD, 9).Opacity(.5), n.Stroke(p.L, 7), n.Stroke(p.LL, 2.4).Move(-.8, -1.6))
		})
		c.Part("pasta", c.Blur(5, c.Ellipse(132, 212, 100, 20, l.DDD)).Opacity(.4), c.Form(mound, kit.Lin(60, 110, 190, 226, p.LL, p.L, p.D), strands, edible.Shade(c, mound, p, 24)))
		sd := edible.Wavy(128, 136, 78, 46, 44, func(t float64) float64 { return .88 + .13*math.Sin(t*2*math.Pi*6) + .05*math.Sin(t*2*math.Pi*4+1) })
		c.Part("sauce", c.Blur(3, c.Path(sd, p.DDD).Move(1, 5)).Opacity(.6), c.Form(sd, kit.Rad(104, 112, 110, s.L, s.M, s.D, s.DD), edible.Scatter(c, 50, 96, 206, 176, 26, 14, edible.Everywhere, func(_ int, x, y float64) kit.Node { return c.Ellipse(x, y, 5, 3.4, s.LL).Opacity(.5) }), edible.Shade(c, sd, s, 14)))
		for _, v := range [][3]float64{{96, 124, 26}, {158, 126, 27}, {126, 94, 27}} {
			c.Part("meatballs", c.Blur(3, c.Circle(v[0]+2, v[1]+7, v[2], s.DDD)).Opacity(.55), sheen.Ball(c, v[0], v[1], v[2], m, edible.Scatter(c, v[0]-24, v[1]-24, v[0]+24, v[1]+24, 16, 9, edible.Everywhere, func(i int, x, y float64) kit.Node { return c.Circle(x, y, 2+float64(i%2), m.DDD).Opacity(.5) })), c.Path(sheen.D("M%g %gQ%g %g %g %gQ%g %g %g %gZ", v[0]-16, v[1]-6, v[0]-10, v[1]-20, v[0]+6, v[1]-18, v[0]-8, v[1]-13, v[0]-16, v[1]-6), kit.White).Opacity(.45).Shade())
		}
		c.Part("basil", edible.Leaf(c, b, 126, 74, 42, -150), edible.Leaf(c, b, 126, 74, 44, -40), edible.Leaf(c, b, 126, 74, 34, -96))
		c.Anchor("ground", 128, 240)
	},
}

var soup = kit.Piece{
	Name: "soup", Cm: 20,
	States:  "full; empty -soup -cream -herbs -steam",
	Palette: "bowl #3f86c8 dish; soup #f0862e broth; herbs #5cae4a parsley; cream #fff3dc swirl",
	Draw: func(c *kit.Canvas) {
		b, s, h, w := c.Tones("bowl"), c.Tones("soup"), c.Tones("herbs"), c.Tones("cream")
		back, front := dish(c, 128, 128, 240, 42, 116, b, kit.TonesOf(kit.Hex("#f4efe6")))
		c.On(kit.Back)
		c.Part("bowl", back)
		c.On(kit.Body)
		in := kit.Oval(128, 136, 106, 32)
		c.Part("soup", c.Form(in, kit.Lin(24, 106, 232, 168, s.L, s.M, s.D), c.Blur(5, c.Path("M16 100H240V118Q128 104 16 118Z", s.DDD)).Opacity(.4), c.Ellipse(128, 136, 103, 30, kit.None).Stroke(s.LL, 3).Opacity(.6)))
		c.Part("cream", c.Clip(in, c.Line("M70 138C90 118 150 116 172 132C190 148 130 158 112 146C100 138 120 130 138 134", w.M, 7), c.Line("M70 136C90 116 150 114 172 130", w.LL, 2)))
		c.Part("herbs", edible.Leaf(c, h, 128, 132, 30, -140), edible.Leaf(c, h, 130, 134, 32, -40), edible.Leaf(c, h, 128, 134, 28, 30), sheen.Each(9, func(i int) kit.Node {
			return c.Ellipse([]float64{60, 82, 96, 176, 196, 186, 84, 150, 208}[i], []float64{132, 150, 124, 150, 136, 122, 118, 156, 144}[i], 3.4, 2, h.M)
		}))
		c.On(kit.Fore)
		c.Part("bowl", front, c.Path("M10 150C16 160 240 160 246 150L243 168C230 178 26 178 13 168Z", kit.White).Opacity(.85), c.Form("M78 240H178L184 250H72Z", kit.Lin(72, 0, 184, 0, b.L, b.DD)))
		c.Part("steam", edible.Steam(c, 92, 98, 17, 84), edible.Steam(c, 132, 94, 19, 94), edible.Steam(c, 170, 98, 16, 78))
		c.Anchor("ground", 128, 250)
		c.AnchorBox("inside", 128, 130, 200, 50, 0)
	},
}

var cereal = kit.Piece{
	Name: "cereal-bowl", Cm: 18,
	States:  "full; empty -milk -cereal -fruit -spoon",
	Palette: "bowl #f0627e dish; milk #fbfaf6; cereal #f5b942 loops; fruit #e2332f strawberries",
	Draw: func(c *kit.Canvas) {
		b, m, o, s := c.Tones("bowl"), c.Tones("milk"), c.Tones("cereal"), c.Tones("fruit")
		back, front := dish(c, 118, 134, 224, 40, 112, b, b)
		spoon := kit.TonesOf(kit.Hex("#c3ccd6"))
		c.On(kit.Back)
		c.Part("spoon", sheen.Tube(c, "M176 130L248 26", 10, spoon), c.Circle(248, 26, 8, spoon.L))
		c.Part("bowl", back)
		c.On(kit.Body)
		in := kit.Oval(118, 142, 98, 30)
		c.Part("milk", c.Form(in, kit.Lin(20, 112, 216, 172, m.LL, m.M, m.D), c.Blur(4, c.Path("M10 106H226V122Q118 110 10 122Z", m.DDD)).Opacity(.4)))
		loops := []kit.Tones{o, kit.TonesOf(kit.Hex("#e8567a")), kit.TonesOf(kit.Hex("#6cb84a")), kit.TonesOf(kit.Hex("#4fa6e0"))}
		c.Part("cereal", sheen.Each(26, func(i int) kit.Node {
			x := 40 + 26*float64(i%7) + float64(i/7%2)*12 + float64(i*7%5)
			y := 118 + 13*float64(i/7)
			t := loops[i*5%4]
			return kit.Of(c.Ellipse(x+1, y+4, 13, 9.5, m.DDD).Opacity(.35), c.Ellipse(x, y, 9, 6.4, kit.None).Stroke(t.DD, 8), c.Ellipse(x-.4, y-.8, 9, 6.4, kit.None).Stroke(t.M, 6.6), c.Path(sheen.D("M%g %gA9 6.4 0 0 1 %g %g", x-9, y-2, x+4, y-7), kit.None).Stroke(t.LL, 2.4))
		}))
		berry := func(x, y, a float64) kit.Node {
			return kit.Of(c.Form("M0 16C-16 10 -20 -8 -10 -14C-4 -18 4 -18 10 -14C20 -8 16 10 0 16Z", kit.Rad(-5, -6, 26, s.L, s.M, s.DD), c.Path("M0 12C-9 8 -12 -4 -6 -8C0 -10 0 -10 6 -8C12 -4 9 8 0 12Z", s.LL).Opacity(.7), c.Line("M0 -6V8", kit.White, 3).Opacity(.7))).Rotate(a, 0, 0).Move(x, y)
		}
		c.Part("fruit", berry(84, 122, -20), berry(150, 130, 24))
		c.On(kit.Fore)
		c.Part("bowl", front, c.Form("M72 242H164L170 252H66Z", kit.Lin(66, 0, 170, 0, b.L, b.DD)), sheen.Each(6, func(i int) kit.Node {
			x := 34 + 33*float64(i)
			return c.Circle(x, 196-(x-118)*(x-118)*.0012, 7, kit.White).Opacity(.85)
		}))
		c.Anchor("ground", 118, 252)
		c.AnchorBox("inside", 118, 136, 180, 50, 0)
	},
}

var burrito = kit.Piece{
	Name: "burrito", Cm: 20,
	Palette: "tortilla #efcf94 wrap; filling #7a4a2c beans; lettuce #6cb84a; tomato #dd3b2f; foil #c3ccd4 wrapper; cheese #f7c23f",
	Draw: func(c *kit.Canvas) {
		t, b, l, r, f, k := c.Tones("tortilla"), c.Tones("filling"), c.Tones("lettuce"), c.Tones("tomato"), c.Tones("foil"), c.Tones("cheese")
		turn := func(n ...kit.Node) kit.Node { return kit.Of(n...).Rotate(32, 128, 128) }
		const o = "M74 40Q128 14 182 40L178 236Q128 262 78 236Z"
		c.Part("tortilla", turn(c.Form(o, sheen.Round(74, 0, 182, 0, t), edible.Scatter(c, 80, 40, 176, 180, 16, 18, edible.Everywhere, func(i int, x, y float64) kit.Node {
			return c.Blur(1.2, c.Ellipse(x, y, 5+float64(i%3)*2, 3.4, kit.Hex("#a8672c"))).Opacity(.6)
		}), edible.Shade(c, o, t, 26), c.Line("M150 40Q158 140 152 250", t.DDD, 2.4).Opacity(.5))))
		open := kit.Oval(128, 40, 54, 24)
		c.Part("filling", turn(c.Form(open, kit.Lin(74, 20, 182, 64, b.M, b.D, b.DDD))))
		c.Part("lettuce", turn(c.Form(edible.Wavy(120, 34, 42, 19, 40, func(u float64) float64 { return .88 + .14*math.Sin(u*2*math.Pi*9) }), kit.Lin(80, 16, 160, 54, l.LL, l.M, l.D))))
		c.Part("tomato", turn(edible.Ball(c, 100, 34, 10, r), edible.Ball(c, 140, 48, 11, r), edible.Ball(c, 152, 30, 9, r)))
		c.Part("filling", turn(edible.Ball(c, 120, 46, 9, b), edible.Ball(c, 106, 52, 8, b), edible.Ball(c, 136, 28, 9, b), edible.Ball(c, 164, 44, 7, b)))
		c.Part("cheese", turn(c.Line("M112 24L126 38M146 40L160 54M88 44L98 50M124 54L138 58", k.D, 5), c.Line("M112 23L126 37M146 39L160 53M88 43L98 49M124 53L138 57", k.L, 3.4)))
		c.Part("tortilla", turn(c.Path(open, kit.None).Stroke(t.D, 7), c.Path(open, kit.None).Stroke(t.LL, 4)))
		foil := "M68 142L84 130L98 144L114 130L130 146L148 130L162 144L174 132L188 142L182 242Q128 270 74 242Z"
		c.Part("foil", turn(c.Clip(o, c.Blur(4, c.Path(foil, t.DDD).Move(0, -4)).Opacity(.4)), c.Form(foil, sheen.Steel(68, 0, 188, 0, f), c.Path("M98 144L84 250L120 260ZM130 146L150 256L170 200Z", f.LL).Opacity(.7), c.Path("M162 144L150 220L184 240ZM84 130L74 200L92 190Z", f.DD).Opacity(.5), c.Line("M78 180L110 172L128 190L160 178L182 192M76 214L104 204L136 222L178 210", f.LL, 1.8).Opacity(.9), edible.Shade(c, foil, f, 16))))
		c.AnchorBox("grip", 112, 170, 0, 0, 32)
	},
}

var dumpling = kit.Piece{
	Name: "dumpling", Cm: 8,
	Palette: "dough #f6e6c6 dumplings wrapper; steamer #c98f4c bamboo basket; liner #8fbf5a leaf",
	Draw: func(c *kit.Canvas) {
		d, b, l := c.Tones("dough"), c.Tones("steamer"), c.Tones("liner")
		c.On(kit.Back)
		c.Part("steamer", c.Form(kit.Oval(128, 152, 122, 44), kit.Lin(6, 110, 250, 196, b.LL, b.L, b.D)), c.Form(kit.Oval(128, 154, 110, 37), kit.Lin(18, 0, 238, 0, b.DDD, b.DD)))
		c.Part("liner", c.Form(kit.Oval(128, 160, 100, 32), kit.Lin(28, 130, 228, 192, l.L, l.M, l.D)))
		c.On(kit.Body)
		bun := func(x, y, k float64) kit.Node {
			o := "M-52 20C-56 -18 -26 -34 -8 -46Q0 -52 8 -46C26 -34 56 -18 52 20C48 38 -48 38 -52 20Z"
			return kit.Of(c.Blur(4, c.Ellipse(4, 30, 54, 12, l.DDD)).Opacity(.5), c.Form(o, kit.Rad(-18, -14, 80, d.LL, d.L, d.M, d.DD), sheen.Each(7, func(i int) kit.Node {
				u := float64(i)/3 - 1
				p := sheen.D("M%g -44Q%g -20 %g 8", u*4, u*26, u*46)
				return kit.Of(c.Line(p, d.DDD, 3).Opacity(.4), c.Line(p, d.LL, 3).Move(-3, 0).Opacity(.9))
			}), edible.Shade(c, o, d, 16)), c.Form("M-10 -44Q-6 -56 0 -50Q6 -58 10 -44Q0 -38 -10 -44Z", kit.Lin(-10, -54, 10, -40, d.LL, d.M, d.DD))).Scale(k, k, 0, 0).Move(x, y)
		}
		c.Part("dough", bun(128, 128, .98), bun(70, 150, 1), bun(186, 150, 1), bun(128, 172, 1.08))
		c.On(kit.Fore)
		const wall = "M6 152A122 44 0 0 0 250 152V202A122 44 0 0 1 6 202Z"
		c.Part("steamer", c.Form(wall, sheen.Round(6, 0, 250, 0, b), c.Path("M6 170A122 44 0 0 0 250 170M6 188A122 44 0 0 0 250 188", kit.None).Stroke(b.DDD, 2.4).Opacity(.6), c.Path("M6 173A122 44 0 0 0 250 173", kit.None).Stroke(b.LL, 1.8).Opacity(.6), edible.Shade(c, wall, b, 16)), c.Path("M6 152A122 44 0 0 0 250 152", kit.None).Stroke(b.DD, 8), c.Path("M6 151A122 44 0 0 0 250 151", kit.None).Stroke(b.L, 5), c.Form(kit.RoundRect(50, 190, 16, 44, 4), sheen.Round(50, 0, 66, 0, b)), c.Form(kit.RoundRect(190, 190, 16, 44, 4), sheen.Round(190, 0, 206, 0, b)))
		c.Part("steam", edible.Steam(c, 84, 96, 16, 84), edible.Steam(c, 128, 72, 18, 84), edible.Steam(c, 172, 96, 16, 80))
		c.Anchor("ground", 128, 246)
	},
}

var onigiri = kit.Piece{
	Name: "onigiri", Cm: 9,
	Palette: "rice #f3f0ea; nori #35503f seaweed; filling #f08a76 salmon",
	Draw: func(c *kit.Canvas) {
		r, n, f := c.Tones("rice"), c.Tones("nori"), c.Tones("filling")
		const d = "M128 22C156 22 172 44 188 76C204 110 232 160 240 188C248 220 228 236 198 238H58C28 236 8 220 16 188C24 160 52 110 68 76C84 44 100 22 128 22Z"
		c.Part("rice", c.Form(d, kit.Rad(100, 100, 170, r.LL, r.L, r.M, r.DD), edible.Scatter(c, 14, 22, 244, 240, 130, 13, edible.Everywhere, func(i int, x, y float64) kit.Node {
			return kit.Of(c.Ellipse(x+.6, y+1.2, 7.4, 4, r.DDD).Rotate(float64(i*47%180), x, y).Opacity(.32), c.Ellipse(x, y, 7, 3.6, r.LL).Rotate(float64(i*47%180), x, y), c.Ellipse(x-.6, y-.8, 4, 1.4, kit.White).Rotate(float64(i*47%180), x, y))
		}), edible.Shade(c, d, r, 28)))
		c.Part("filling", c.Ellipse(128, 112, 24, 15, r.DDD).Opacity(.4), c.Form(edible.Wavy(128, 110, 24, 15, 20, func(u float64) float64 { return .92 + .1*math.Sin(u*8*math.Pi) }), kit.Rad(118, 102, 34, f.LL, f.M, f.DD), c.Line("M112 110q8 -6 14 0M128 104q8 -4 14 4", f.LL, 2.4)))
		c.Part("nori", c.Blur(3, c.Rect(76, 148, 106, 96, 4, r.DDD)).Opacity(.4), sheen.Body(c, "M78 152Q128 144 178 152V244Q128 250 78 244Z", n, 13, edible.Scatter(c, 80, 152, 178, 240, 60, 6, edible.Everywhere, func(i int, x, y float64) kit.Node {
			return c.Ellipse(x, y, 4, 1.6, n.L).Rotate(float64(i*31%180), x, y).Opacity(.45)
		})))
		c.Anchor("ground", 128, 244)
		c.AnchorBox("grip", 128, 220, 0, 0, 0)
	},
}

var bacon = kit.Piece{
	Name: "bacon", Cm: 22,
	Palette: "bacon #c2452f meat; fat #f7d7b0 stripes",
	Draw: func(c *kit.Canvas) {
		m, f := c.Tones("bacon"), c.Tones("fat")
		strip := func(y float64) {
			wave := func(off float64) string {
				s := ""
				for i := range 21 {
					u := float64(i) / 20
					s += sheen.D("%.1f,%.1f ", 6+244*u, y+off+15*math.Sin(u*2*math.Pi*2.1+.4))
				}
				return s
			}
			band := func(a, b float64) string {
				s, n := "", 20
				for i := range 2*n + 2 {
					u, off := float64(i)/float64(n), a
					if i > n {
						u, off = float64(2*n+1-i)/float64(n), b
					}
					s += sheen.D("%.1f,%.1f ", 6+244*u, y+off+15*math.Sin(u*2*math.Pi*2.1+.4)+2.4*math.Sin(u*23+a))
				}
				return s
			}
			c.Part("bacon", c.Form(band(-32, 32), kit.Lin(0, y-30, 0, y+44, m.L, m.M, m.DD), sheen.Each(9, func(i int) kit.Node {
				x := 22 + 28*float64(i)
				return c.Blur(4, c.Line(sheen.D("M%g %gV%g", x, y-60, y+60), m.DDD, 9)).Opacity(.2 + .12*float64(i%2))
			})))
			c.Part("fat", c.Form(band(-17, -5), kit.Lin(0, y-30, 0, y+20, f.LL, f.M)), c.Form(band(9, 20), kit.Lin(0, y-10, 0, y+40, f.L, f.D)), c.Line(wave(2), f.M, 2.6).Opacity(.8), c.Line(wave(26), f.D, 2.4).Opacity(.7))
			c.Part("bacon", c.Path(band(-32, 32), kit.None).Stroke(m.DDD, 3).Opacity(.6), c.Line(wave(-27), kit.White, 3.4).Opacity(.35))
		}
		strip(88)
		strip(172)
		c.Anchor("ground", 128, 226)
	},
}

var drumstick = kit.Piece{
	Name: "chicken-drumstick", Cm: 15,
	Palette: "chicken #d9873a meat; bone #f6efe0; herbs #6aa84a",
	Draw: func(c *kit.Canvas) {
		m, b, h := c.Tones("chicken"), c.Tones("bone"), c.Tones("herbs")
		const bone = "M150 150L208 206C212 196 228 194 234 206C240 216 232 224 226 226C234 232 232 246 220 248C208 250 202 238 206 228L134 168Z"
		c.Part("bone", sheen.Body(c, bone, b, 10))
		const d = "M28 92C18 44 62 10 112 20C164 30 190 74 184 122C182 150 176 166 162 180Q152 186 142 178C128 176 118 178 100 172C58 160 34 128 28 92Z"
		c.Part("chicken", c.Form(d, kit.Rad(82, 66, 150, m.LL, m.L, m.M, m.DD), edible.Scatter(c, 20, 20, 190, 180, 50, 12, edible.Everywhere, func(i int, x, y float64) kit.Node {
			return kit.Of(c.Blur(1, c.Ellipse(x, y, 3+float64(i%4), 2+float64(i%3), m.DDD)).Opacity(.35), c.Ellipse(x-1, y+2, 3, 1.2, m.LL).Opacity(.5))
		}), c.Blur(5, c.Path("M130 150Q160 150 186 120V190H120Z", m.DDD)).Opacity(.35), edible.Shade(c, d, m, 30)), c.Path("M52 84C54 56 80 38 108 40C118 41 118 50 108 52C86 54 70 66 66 90C64 100 52 96 52 84Z", kit.White).Opacity(.55).Shade(), c.Ellipse(62, 112, 5, 8, kit.White).Rotate(-20, 62, 112).Opacity(.5).Shade())
		c.Part("herbs", sheen.Each(12, func(i int) kit.Node {
			x, y := []float64{88, 124, 146, 104, 74, 132, 160, 118, 96, 144, 80, 164}[i], []float64{70, 60, 88, 102, 126, 130, 120, 158, 146, 154, 96, 146}[i]
			return c.Ellipse(x, y, 4, 1.8, h.M).Rotate(float64(i*53), x, y)
		}))
		c.AnchorBox("grip", 206, 208, 0, 0, -45)
	},
}

var roastTurkey = kit.Piece{
	Name: "roast-turkey", Cm: 45,
	Palette: "turkey #cf7a30 meat bird; bones #f6efe0; platter #e9eef2 plate; lettuce #6cb84a garnish; tomatoes #dd3b2f",
	Draw: func(c *kit.Canvas) {
		t, b, p, l, r := c.Tones("turkey"), c.Tones("bones"), c.Tones("platter"), c.Tones("lettuce"), c.Tones("tomatoes")
		c.Part("platter", c.Form(kit.Oval(128, 204, 126, 36), kit.Lin(0, 170, 256, 240, p.LL, p.M, p.DDD)), c.Form(kit.Oval(128, 199, 120, 31), kit.Lin(10, 170, 246, 234, p.LL, p.L, p.DD)))
		c.Part("lettuce", sheen.Each(13, func(i int) kit.Node {
			x := 22 + 17.6*float64(i)
			d := edible.Wavy(x, 202-(x-128)*(x-128)*.0012, 21, 17, 26, func(u float64) float64 { return .86 + .16*math.Sin(u*2*math.Pi*6+float64(i)) })
			return kit.Of(c.Form(d, kit.Rad(x-6, 194, 28, l.LL, l.M, l.DD)), c.Line(sheen.D("M%g 214L%g 196", x, x), l.LL, 2).Opacity(.7))
		}))
		const d = "M36 160C30 108 76 54 132 54C190 54 228 102 224 158C222 190 188 206 130 206C72 206 40 192 36 160Z"
		leg := func() kit.Node {
			return kit.Of(sheen.Body(c, "M34 112L10 92C2 96 -6 86 2 78C-6 70 6 58 14 66C22 58 32 68 26 78L46 98Z", b, 7), c.Form("M40 176C20 156 22 118 44 98Q52 94 58 102C84 112 104 140 98 168C92 192 62 194 40 176Z", kit.Rad(56, 126, 70, t.LL, t.L, t.M, t.DD), edible.Shade(c, "M40 176C20 156 22 118 44 98Q52 94 58 102C84 112 104 140 98 168C92 192 62 194 40 176Z", t, 18)), c.Path("M48 128Q54 114 66 120Q58 124 56 140Q50 146 48 128Z", kit.White).Opacity(.5).Shade())
		}
		c.Part("turkey", c.Form(d, kit.Rad(104, 92, 150, t.LL, t.L, t.M, t.DD), c.Blur(4, c.Line("M132 56C126 100 126 150 130 206", t.DDD, 6)).Opacity(.4), edible.Scatter(c, 40, 60, 220, 200, 46, 14, edible.Everywhere, func(i int, x, y float64) kit.Node {
			return c.Blur(1, c.Ellipse(x, y, 3+float64(i%4), 2+float64(i%3), t.DDD)).Opacity(.3)
		}), edible.Shade(c, d, t, 30)), c.Path("M86 86Q104 66 124 68Q104 78 92 100Q82 104 86 86Z", kit.White).Opacity(.6).Shade())
		c.Part("turkey", c.Blur(5, c.Ellipse(72, 156, 34, 42, t.DDD)).Opacity(.3), leg().Move(6, 0))
		c.Part("turkey", leg().Move(6, 0).Mirror(128))
		c.Part("tomatoes", edible.Ball(c, 40, 206, 14, r), edible.Ball(c, 216, 206, 14, r), edible.Ball(c, 128, 220, 13, r), edible.Ball(c, 104, 218, 9, r))
		c.Anchor("ground", 128, 238)
	},
}
