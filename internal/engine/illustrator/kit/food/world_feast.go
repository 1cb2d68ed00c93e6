package food

import (
	"math"

	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/edible"
	"pellucid/internal/engine/illustrator/kit/sheen"
)

// grainRice heaps long grains of rice of several tones into an outline.
func grainRice(c *kit.Canvas, heap string, t kit.Tones, accent kit.Color) kit.Node {
	return c.Form(heap, kit.Rad(96, 80, 150, t.LL, t.L, t.M, t.D), edible.Scatter(c, 10, 50, 246, 170, 260, 5.500, edible.Everywhere, func(i int, x, y float64) kit.Node {
		return kit.Of(c.Ellipse(x+.8, y+1.200, 7, 2.500, t.DD).Opacity(.5), c.Ellipse(x, y, 7, 2.400, []kit.Color{t.LL, t.L, accent, t.M, t.LL}[i%5])).Rotate(float64(i*67%180), x, y)
	}), edible.Shade(c, heap, t, 12))
}

var biryani = kit.Piece{
	Name: "biryani", Cm: 24, Palette: "rice #f7dc8a yellow; bowl #c9773a copper; chicken #b5562a meat; egg #ffffff; herbs #4a9e3c mint green; onions #7a3f22",
	Draw: func(c *kit.Canvas) {
		r, b, m, e, h, o := c.Tones("rice"), c.Tones("bowl"), c.Tones("chicken"), c.Tones("egg"), c.Tones("herbs"), c.Tones("onions")
		filled(c, b, "rice", r)
		heap := "M18 130C20 96 62 56 128 52C196 56 238 96 240 130C220 172 36 172 18 130Z"
		c.Part("rice", grainRice(c, heap, r, kit.Hex("#f2a13a")))
		piece := func(x, y, k, turn float64) kit.Node {
			d := "M-34 6C-38 -14 -16 -28 6 -24C28 -22 40 -8 34 8C28 22 -28 26 -34 6Z"
			return kit.Of(c.Blur(3, c.Path(d, r.DDD).Move(2, 6)).Opacity(.5), c.Form(d, kit.Lin(-30, -24, 30, 22, m.LL, m.L, m.M, m.DD), c.Line("M-20 -6Q0 -18 20 -10M-14 8Q4 0 24 4", m.DDD, 3).Opacity(.4), edible.Shade(c, d, m, 9)), c.Ellipse(-10, -14, 8, 3, kit.White).Opacity(.5)).Rotate(turn, 0, 0).Scale(k, k, 0, 0).Move(x, y)
		}
		c.Part("chicken", piece(84, 88, 1, -12), piece(174, 100, .95, 16))
		c.Part("egg", c.Blur(3, c.Ellipse(132, 78, 24, 18, r.DDD)).Opacity(.4), c.Ellipse(130, 72, 24, 19, e.D), c.Ellipse(129, 71, 23, 18, kit.Rad(122, 64, 30, e.LL, e.M, e.D)), c.Ellipse(130, 72, 12, 9.500, kit.Rad(126, 68, 14, kit.Hex("#ffe07a"), kit.Hex("#f7b52e"))))
		c.Part("onions", sheen.Each(8, func(i int) kit.Node {
			x, y := []float64{60, 112, 146, 200, 98, 186, 128, 216}[i], []float64{112, 118, 128, 126, 66, 78, 104, 108}[i]
			return c.Line(sheen.D("M%g %gq8 -9 16 0", x-8, y), o.M, 3.400)
		}))
		c.Part("herbs", edible.Leaf(c, h, 150, 56, 34, -58), edible.Leaf(c, h, 150, 56, 30, -10), edible.Leaf(c, h, 150, 56, 30, -112), edible.Leaf(c, h, 54, 104, 22, -140), edible.Leaf(c, h, 210, 122, 22, -20))
	},
}

var kimchi = kit.Piece{
	Name: "kimchi", Cm: 16, Palette: "cabbage #f2dfb0 leaves; sauce #dd3a22 chili red; bowl #4a5568 dish; scallion #5fae45 green; sesame #fff3d0 seeds",
	Draw: func(c *kit.Canvas) {
		k, s, b, g, e := c.Tones("cabbage"), c.Tones("sauce"), c.Tones("bowl"), c.Tones("scallion"), c.Tones("sesame")
		filled(c, b, "sauce", s)
		frill := func(x, y, w, turn float64) kit.Node {
			d := "M-50 14C-56 -8 -40 -22 -26 -18C-20 -32 0 -32 6 -22C18 -32 36 -24 36 -12C50 -12 56 2 50 14C30 24 -30 26 -50 14Z"
			return kit.Of(c.Blur(3, c.Path(d, s.DDD).Move(2, 5)).Opacity(.5), c.Form(d, kit.Lin(-40, -28, 40, 22, k.LL, k.L, k.M, k.D), c.Path("M-60 30V4Q-34 -8 -20 2Q0 -14 16 0Q34 -8 60 6V30Z", kit.Lin(0, -10, 0, 24, s.L, s.M, s.D)).Opacity(.82), c.Line("M-26 -16Q-20 2 -30 16M6 -22Q4 0 0 20M36 -12Q26 4 26 16", k.LL, 2.400).Opacity(.75), edible.Scatter(c, -46, -18, 46, 20, 20, 9, edible.Everywhere, func(i int, px, py float64) kit.Node {
				return c.Ellipse(px, py, 2.400, 1.600, []kit.Color{s.DD, s.L, s.D}[i%3])
			}), edible.Shade(c, d, s, 8))).Scale(w/100, w/100, 0, 0).Rotate(turn, 0, 0).Move(x, y)
		}
		c.Part("cabbage", frill(64, 128, 92, -12), frill(192, 128, 92, 12), frill(98, 108, 104, -8), frill(166, 106, 104, 10), frill(128, 136, 112, 2), frill(132, 88, 96, -4), frill(78, 146, 70, 6), frill(184, 148, 70, -8))
		c.Part("scallion", sheen.Each(9, func(i int) kit.Node {
			x, y := []float64{70, 108, 146, 184, 128, 92, 164, 200, 56}[i], []float64{116, 94, 84, 108, 122, 140, 134, 138, 140}[i]
			return kit.Of(c.Ellipse(x+.6, y+1.600, 8, 5, g.DDD).Opacity(.5), c.Ellipse(x, y, 8, 5, g.M), c.Ellipse(x, y-.6, 5.400, 3, g.LL), c.Ellipse(x, y, 3, 1.600, g.D))
		}))
		c.Part("sesame", sheen.Each(16, func(i int) kit.Node {
			x, y := 52+float64(i*61%152), 84+float64(i*37%66)
			return c.Ellipse(x, y, 3.400, 2, e.M).Rotate(float64(i*50), x, y)
		}))
	},
}

var dosa = kit.Piece{
	Name: "dosa", Cm: 32, Palette: "crepe #e3a24a pancake golden; plate #5fae52 banana leaf green; chutney #f4f6ee white; sambar #d9622b orange; bowls #c3ccd4 steel",
	Draw: func(c *kit.Canvas) {
		d, p, h, s, b := c.Tones("crepe"), c.Tones("plate"), c.Tones("chutney"), c.Tones("sambar"), c.Tones("bowls")
		leafD := "M-2 168Q30 96 128 92Q226 96 258 168Q226 240 128 244Q30 240 -2 168Z"
		c.Part("plate", c.Path(leafD, p.DDD).Move(0, 5), c.Form(leafD, kit.Lin(20, 96, 230, 240, p.LL, p.M, p.D), sheen.Each(17, func(i int) kit.Node {
			x := 14 + 14.300*float64(i)
			return c.Line(sheen.D("M%g 168L%g 90M%g 168L%g 250", x, x+14, x, x+14), p.DD, 1.600).Opacity(.45)
		}), c.Line("M-2 168H258", p.LL, 3).Opacity(.8)))
		cup := func(x, y float64, in kit.Tones, part string) {
			c.Part("bowls", c.Form(sheen.D("M%g %gC%g %g %g %g %g %gH%gC%g %g %g %g %g %gZ", x-34, y, x-32, y+26, x-22, y+36, x-16, y+36, x+16, x+22, y+36, x+32, y+26, x+34, y), sheen.Steel(x-34, 0, x+34, 0, b)), c.Ellipse(x, y, 35, 14, b.D), c.Ellipse(x, y-.6, 34, 13, b.LL))
			c.Part(part, c.Form(kit.Oval(x, y+1, 29, 10), kit.Lin(x-28, y-8, x+28, y+10, in.L, in.M, in.D), sheen.Each(7, func(i int) kit.Node {
				return c.Circle(x-20+float64(i*17%42), y-4+float64(i*5%10), 1.800, in.DD)
			})))
		}
		cup(72, 110, h, "chutney")
		cup(184, 110, s, "sambar")
		roll := "M12 178C8 152 34 144 60 144L214 148C240 150 252 166 248 186C244 206 226 214 204 212L48 214C26 212 14 198 12 178Z"
		c.Part("crepe", c.Blur(5, c.Path(roll, p.DDD).Move(2, 9)).Opacity(.5), c.Form(roll, kit.Lin(0, 144, 0, 214, d.LL, d.L, d.M, d.DD), edible.Scatter(c, 20, 146, 240, 208, 60, 9, edible.Everywhere, func(i int, x, y float64) kit.Node {
			return c.Ellipse(x, y, 2.400+float64(i%3), 1.600, []kit.Color{d.DD, d.DDD, d.D}[i%3]).Opacity(.45)
		}), c.Line("M30 190Q130 200 240 190M40 170Q130 164 230 168", d.DD, 2).Opacity(.35), edible.Shade(c, roll, d, 14)), c.Form(kit.Oval(236, 180, 17, 31), kit.Lin(220, 150, 252, 212, d.L, d.M, d.DD)), c.Path("M236 158C246 164 248 190 238 200C230 204 226 192 230 184C234 178 236 184 235 190", kit.None).Stroke(d.DDD, 3).Opacity(.7))
		c.Anchor("ground", 128, 246)
	},
}

var baoBun = kit.Piece{
	Name: "bao-bun", Cm: 10, Palette: "dough #fbf1e2 bun white; steamer #d9a560 bamboo basket; paper #e4efe0",
	Draw: func(c *kit.Canvas) {
		d, s, p := c.Tones("dough"), c.Tones("steamer"), c.Tones("paper")
		c.On(kit.Back)
		c.Part("steamer", c.Ellipse(128, 168, 122, 38, s.DD), c.Form(kit.Oval(128, 170, 112, 32), kit.Lin(0, 140, 0, 202, s.DDD, s.DD), sheen.Each(12, func(i int) kit.Node { return c.Line(sheen.D("M10 %gH246", 142+5*float64(i)), s.M, 2.400).Opacity(.6) })))
		c.Part("paper", c.Ellipse(128, 172, 96, 25, p.D), c.Ellipse(128, 170, 95, 24, p.M))
		c.On(kit.Body)
		bun := func(x, y, k float64) kit.Node {
			o := "M-60 30C-70 -20 -36 -58 -6 -62Q0 -74 8 -62C38 -58 70 -20 60 30C44 54 -44 54 -60 30Z"
			return kit.Of(c.Form(o, kit.Rad(-22, -30, 96, d.LL, d.L, d.M, d.DD), sheen.Each(9, func(i int) kit.Node {
				a := -1.9 + .475*float64(i)
				x1, y1 := 54*math.Sin(a), -18-8*math.Cos(a*.9)*2
				l := sheen.D("M2 -64Q%g %g %g %g", x1*.35, -52.0, x1, y1+14*math.Abs(a)-8)
				return kit.Of(c.Blur(1.600, c.Line(l, d.DDD, 4)).Opacity(.4), c.Line(l, d.LL, 1.600).Move(-2, 0).Opacity(.8))
			}), edible.Shade(c, o, d, 16)), c.Ellipse(1, -62, 9, 6, d.DD), c.Ellipse(0, -63, 7, 4.500, d.L)).Scale(k, k, 0, 0).Move(x, y)
		}
		c.Part("dough", bun(76, 128, .82), bun(182, 128, .82), bun(128, 140, 1))
		c.On(kit.Fore)
		wall := "M6 168A122 38 0 0 0 250 168V216A122 38 0 0 1 6 216Z"
		c.Part("steamer", c.Form(wall, kit.Lin(6, 0, 250, 0, s.M, s.LL, s.L, s.M, s.DD), c.Line("M6 196A122 38 0 0 0 250 196", s.DD, 5), c.Line("M6 194A122 38 0 0 0 250 194", s.LL, 2), edible.Shade(c, wall, s, 10)), c.Line("M6 168A122 38 0 0 0 250 168", s.LL, 4), c.Line("M120 208V252M136 208V252", s.DDD, 2).Opacity(.5))
		c.On(kit.Body)
		c.Anchor("ground", 128, 254)
	},
}
