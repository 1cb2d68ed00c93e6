package sweets

import (
	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/edible"
	"pellucid/internal/engine/illustrator/kit/sheen"
)

var challah = kit.Piece{
	Name: "challah", Cm: 34, Palette: "bread #c9762c crust brown braid; seeds #fff0c8 sesame",
	Draw: func(c *kit.Canvas) {
		b, s := c.Tones("bread"), c.Tones("seeds")
		turn := func(n ...kit.Node) kit.Node { return kit.Of(n...).Rotate(-20, 128, 128) }
		c.Part("bread", turn(c.Path("M4 134C10 100 70 84 128 84S246 100 252 134C246 172 190 180 128 180S10 172 4 134Z", b.DD)))
		one := func(x, k float64, up bool) kit.Node {
			d := sheen.D("M%g %gC%g %g %g %g %g %gC%g %g %g %g %g %gZ", x-30*k, 128+26*k, x-38*k, 128-46*k, x+20*k, 128-78*k, x+40*k, 128-40*k, x+48*k, 128-4*k, x+6*k, 128+54*k, x-30*k, 128+26*k)
			n := kit.Of(c.Path(d, b.DDD).Move(1, 2.500), sheen.Body(c, d, b, 14*k, c.Blur(3, c.Line(sheen.D("M%g %gQ%g %g %g %g", x-18*k, 128+6*k, x-12*k, 128-38*k, x+20*k, 128-44*k), b.LL, 8*k)).Opacity(.9), c.Line(sheen.D("M%g %gQ%g %g %g %g", x-12*k, 128+22*k, x+14*k, 128-6*k, x+28*k, 128-34*k), b.DD, 2.400).Opacity(.5)))
			if !up {
				n = n.Scale(1, -1, 0, 130)
			}
			return n
		}
		c.Part("bread", turn(sheen.Each(11, func(i int) kit.Node {
			u := float64(i)/10*2 - 1
			return one(128+u*112, 1.300-.5*u*u, i%2 == 0)
		})))
		c.Part("seeds", turn(sheen.Each(46, func(i int) kit.Node {
			x, y := 20+float64(i*53%217), 88+float64(i*i*7%85)
			return kit.Of(c.Ellipse(x+.6, y+1, 4.200, 2.200, b.DDD).Opacity(.6), c.Ellipse(x, y, 4, 2, s.M)).Rotate(float64(i*47%180), x, y)
		})))
	},
}

var brioche = kit.Piece{
	Name: "brioche", Cm: 9, Palette: "bread #d98a36 crust golden; base #e8a651 <bread; sugar #fff8ea pearls", States: "plain -sugar",
	Draw: func(c *kit.Canvas) {
		b, l, s := c.Tones("bread"), c.Tones("base"), c.Tones("sugar")
		c.Part("base", c.Path("M14 116L52 226Q56 240 74 240H182Q200 240 204 226L242 116Z", l.DDD).Move(0, 2), sheen.Body(c, "M14 116L52 226Q56 240 74 240H182Q200 240 204 226L242 116Z", l, 14, sheen.Each(8, func(i int) kit.Node {
			x := 22 + 30*float64(i)
			return kit.Of(c.Path(sheen.D("M%g 104L%g 250L%g 250L%g 104Z", x, 128+(x-128)*.66, 128+(x+11-128)*.66, x+11), l.DD).Opacity(.55), c.Line(sheen.D("M%g 104L%g 250", x+16, 128+(x+16-128)*.66), l.LL, 3).Opacity(.7))
		})))
		mid := "M6 120C-6 92 20 70 50 74C74 56 182 56 206 74C236 70 262 92 250 120C244 146 214 142 202 136C184 152 152 150 142 140C128 152 92 152 82 140C66 150 46 148 40 138C24 146 8 138 6 120Z"
		c.Part("bread", c.Path(mid, b.DDD).Move(0, 2), sheen.Body(c, mid, b, 15))
		top := "M62 74C60 28 92 4 128 4C164 4 196 28 194 74C180 96 76 96 62 74Z"
		c.Part("bread", c.Blur(4, c.Clip(mid, c.Path(top, b.DDD).Move(0, 6))).Opacity(.6), sheen.Body(c, top, b, 18), sheen.Glint(c, "M80 52Q90 24 120 16Q130 18 122 24Q100 32 92 58Q82 64 80 52Z", .6), sheen.Glint(c, "M24 104Q34 88 52 88Q56 94 46 98Q34 104 30 114Q22 114 24 104Z", .5))
		c.Part("sugar", sheen.Each(16, func(i int) kit.Node {
			x, y := 76+float64(i*37%104), 18+float64(i*23%58)
			return kit.Of(c.Rect(x, y, 7, 6, 2, b.DD), c.Rect(x, y-1, 6.500, 5.500, 2, s.M)).Rotate(float64(i*41%90), x+3, y+3)
		}))
		c.Anchor("ground", 128, 240)
	},
}

var fruitTart = kit.Piece{
	Name: "tart", Cm: 22, Palette: "crust #d99a4e pastry; cream #ffe9a8 custard; strawberries #e8394a red; blueberries #4a5fc0 blue; kiwis #8cc44a green; mint #4a9e4a leaf", States: "plain -strawberries -blueberries -kiwis -mint",
	Draw: func(c *kit.Canvas) {
		t, m, s, b, k, l := c.Tones("crust"), c.Tones("cream"), c.Tones("strawberries"), c.Tones("blueberries"), c.Tones("kiwis"), c.Tones("mint")
		c.Part("crust", c.Path("M2 122L26 196Q60 226 128 226T230 196L254 122Z", t.DDD).Move(0, 3), sheen.Body(c, "M2 122L26 196Q60 226 128 226T230 196L254 122Z", t, 12, sheen.Each(17, func(i int) kit.Node {
			x := 8 + 15*float64(i)
			return kit.Of(c.Line(sheen.D("M%g 130L%g 234", x, 128+(x-128)*.82), t.DD, 4).Opacity(.55), c.Line(sheen.D("M%g 130L%g 234", x+6, 128+(x+6-128)*.82), t.LL, 3).Opacity(.6))
		})), sheen.Each(30, func(i int) kit.Node {
			x, y := 128+118*edible.Wave(float64(i)/30), 116+54*edible.Wave(float64(i)/30+.25)
			return kit.Of(c.Circle(x, y+2, 15, t.DD), c.Circle(x, y, 14, sheen.Orb(x, y, 14, t)))
		}))
		c.Part("cream", c.Ellipse(128, 117, 110, 49, t.DDD), c.Ellipse(128, 119, 107, 47, kit.Lin(40, 80, 220, 166, m.LL, m.L, m.M, m.D)))
		for i := range 10 {
			u := float64(i)/10 + .05
			x, y := 128+84*edible.Wave(u), 116+34*edible.Wave(u+.25)
			if i%2 == 0 {
				c.Part("strawberries", kit.Of(c.Path("M-22 4C-22 -18 -10 -26 0 -26C10 -26 22 -18 22 4C14 20 -14 20 -22 4Z", s.DDD).Move(0, 2), sheen.Body(c, "M-22 4C-22 -18 -10 -26 0 -26C10 -26 22 -18 22 4C14 20 -14 20 -22 4Z", s, 7), c.Path("M-9 2Q0 -18 9 2Q0 10 -9 2Z", s.LL).Opacity(.7), sheen.Each(6, func(j int) kit.Node {
					return c.Ellipse([]float64{-15, 15, -12, 12, -6, 7}[j], []float64{0, 0, -10, -10, -19, -19}[j], 1.200, 1.800, m.L)
				})).Move(x, y))
			} else {
				c.Part("kiwis", c.Ellipse(x, y+2, 23, 15, k.DDD), c.Ellipse(x, y, 22, 14, k.D), c.Ellipse(x, y-1, 19, 11.500, kit.Rad(x, y, 20, k.LL, k.M)), c.Ellipse(x, y-1, 6, 3.600, m.LL), sheen.Each(10, func(j int) kit.Node {
					return c.Ellipse(x+11*edible.Wave(float64(j)/10), y-1+6.500*edible.Wave(float64(j)/10+.25), 1.200, 1.200, kit.Hex("#2a2622"))
				}))
			}
		}
		c.Part("blueberries", sheen.Each(7, func(i int) kit.Node {
			x, y := []float64{104, 128, 152, 92, 116, 142, 164}[i], []float64{104, 100, 104, 118, 118, 118, 118}[i]
			return kit.Of(c.Circle(x, y+1.500, 13, b.DDD), sheen.Ball(c, x, y, 12.500, b), c.Path(sheen.D("M%g %gl4 -2 1 -4 3 3 4 -1 -2 4 2 4 -4 0 -2 4 -2 -4Z", x-7, y-3), b.DDD).Opacity(.8))
		}))
		c.Part("mint", edible.Leaf(c, l, 126, 96, 34, -130), edible.Leaf(c, l, 128, 96, 34, -50), edible.Leaf(c, l, 127, 97, 26, -90))
		c.Anchor("ground", 128, 226)
	},
}

var swissRoll = kit.Piece{
	Name: "swiss-roll", Cm: 24, Palette: "sponge #f2c66a cake yellow; cream #fff6e6 white; jam #dd3a52 red; sugar #fffdf8 powder",
	Draw: func(c *kit.Canvas) {
		s, k, j, u := c.Tones("sponge"), c.Tones("cream"), c.Tones("jam"), c.Tones("sugar")
		body := "M84 60L206 20C240 22 258 60 250 106C246 136 232 152 216 158L92 224Z"
		c.Part("sponge", c.Path(body, s.DDD).Move(0, 2.500), sheen.Body(c, body, s, 16, sheen.Each(30, func(i int) kit.Node {
			return c.Ellipse(100+float64(i*43%146), 40+float64(i*29%150), 3, 2, s.DD).Opacity(.4)
		})))
		c.Part("sugar", c.Form("M92 64L206 24C224 26 236 36 242 50Q226 44 214 56Q196 50 188 64Q168 60 160 74Q142 68 134 84Q112 78 92 64Z", kit.Lin(90, 20, 240, 90, u.LL, u.M, u.D)).Opacity(.92))
		face := kit.Oval(84, 142, 80, 84)
		c.Part("sponge", c.Path(face, s.DDD).Stroke(s.DDD, 2), c.Form(face, kit.Rad(64, 112, 120, s.LL, s.L, s.M), c.Path(face, kit.None).Stroke(s.DD, 6)))
		spiral := "M84 142C90 130 104 138 102 150C98 168 70 170 62 150C54 124 80 104 106 112C138 122 146 164 124 188C98 212 52 206 34 176C18 146 26 104 54 84C80 68 112 70 136 88"
		c.Part("cream", c.Path(spiral, kit.None).Stroke(k.DD, 15), c.Path(spiral, kit.None).Stroke(k.M, 12.500))
		c.Part("jam", c.Path(spiral, kit.None).Stroke(j.M, 5), c.Path(spiral, kit.None).Stroke(j.LL, 1.600).Move(-.8, -1))
		c.Anchor("ground", 128, 226)
	},
}

var creamPuff = kit.Piece{
	Name: "cream-puff", Cm: 10, Palette: "pastry #d9964a choux; cream #fff4dc white; chocolate #5a3320 sauce brown", States: "plain -chocolate",
	Draw: func(c *kit.Canvas) {
		p, k, h := c.Tones("pastry"), c.Tones("cream"), c.Tones("chocolate")
		one := func(x, y, s float64) {
			at := func(n ...kit.Node) kit.Node { return kit.Of(n...).Scale(s, s, 0, 0).Move(x, y) }
			low := "M-58 6C-62 40 -36 52 0 52S62 40 58 6Z"
			c.Part("pastry", at(c.Path(low, p.DDD).Move(0, 2), sheen.Body(c, low, p, 10)))
			c.Part("cream", at(sheen.Each(7, func(i int) kit.Node { return sheen.Ball(c, -48+16*float64(i), 2, 13, k) })))
			top := "M-62 -2C-66 -40 -34 -62 0 -60C36 -62 66 -38 62 -2C50 8 36 0 24 4C10 10 -8 8 -20 4C-34 0 -50 8 -62 -2Z"
			c.Part("pastry", at(c.Path(top, p.DDD).Move(0, 2), sheen.Body(c, top, p, 13, c.Line("M-40 -10Q-20 -26 -4 -14M10 -8Q28 -26 44 -12M-14 -40Q4 -50 20 -38", p.DD, 2.600).Opacity(.5))))
			c.Part("chocolate", at(c.Path("M-50 -28C-40 -56 -16 -64 2 -63C26 -64 46 -50 52 -28C50 -12 40 -14 38 -26C32 -36 26 -30 24 -20C20 -6 8 -8 8 -22C4 -34 -6 -32 -8 -20C-12 -4 -24 -6 -24 -20C-28 -32 -34 -28 -36 -20C-40 -10 -50 -14 -50 -28Z", h.DDD).Move(0, 1.500), sheen.Body(c, "M-50 -28C-40 -56 -16 -64 2 -63C26 -64 46 -50 52 -28C50 -12 40 -14 38 -26C32 -36 26 -30 24 -20C20 -6 8 -8 8 -22C4 -34 -6 -32 -8 -20C-12 -4 -24 -6 -24 -20C-28 -32 -34 -28 -36 -20C-40 -10 -50 -14 -50 -28Z", h, 7), sheen.Glint(c, "M-36 -38Q-26 -54 -6 -57Q-2 -54 -8 -51Q-22 -47 -30 -35Q-36 -32 -36 -38Z", .6)))
		}
		one(128, 66, 1)
		one(66, 176, 1.050)
		one(190, 176, 1.050)
		c.Anchor("ground", 128, 232)
	},
}

var scone = kit.Piece{
	Name: "scone", Cm: 9, Palette: "scone #e0ab62 pastry; cream #fffaf0 white clotted; jam #d93049 red strawberry; plate #a9cfe6 blue", States: "plain -cream -jam",
	Draw: func(c *kit.Canvas) {
		s, k, j, p := c.Tones("scone"), c.Tones("cream"), c.Tones("jam"), c.Tones("plate")
		c.Part("plate", edible.Plate(c, 128, 208, 126, 34, p))
		low := "M34 150C30 190 40 212 60 216H196C216 212 226 190 222 150Z"
		c.Part("scone", c.Path(low, s.DDD).Move(0, 2), sheen.Body(c, low, s, 14, c.Line("M40 178Q90 188 120 178T216 182", s.DD, 3).Opacity(.4)))
		c.Part("jam", c.Path("M26 148Q128 122 230 148Q232 162 222 164Q214 182 204 166Q186 160 176 170Q166 190 154 168Q130 160 112 170Q98 188 88 168Q66 160 54 170Q40 178 34 164Q24 160 26 148Z", j.DDD).Move(0, 1.500), sheen.Body(c, "M26 148Q128 122 230 148Q232 162 222 164Q214 182 204 166Q186 160 176 170Q166 190 154 168Q130 160 112 170Q98 188 88 168Q66 160 54 170Q40 178 34 164Q24 160 26 148Z", j, 6))
		c.Part("cream", sheen.Body(c, "M30 140C24 118 56 110 76 114C100 100 160 100 182 114C204 108 234 120 226 140C220 154 200 146 188 150C168 160 144 148 128 150C110 156 90 158 72 148C56 154 34 152 30 140Z", k, 9))
		top := "M30 112C22 78 40 50 74 46C100 34 158 34 184 48C220 54 234 82 226 112C216 130 182 122 128 124S40 130 30 112Z"
		c.Part("scone", c.Path(top, s.DDD).Move(0, 2), sheen.Body(c, top, s, 18, c.Blur(5, c.Ellipse(120, 62, 66, 14, s.DDD)).Opacity(.3), c.Line("M60 96Q100 86 130 98T200 92M90 70Q120 62 150 72", s.DD, 3).Opacity(.45)), sheen.Glint(c, "M46 88Q54 64 82 58Q90 62 82 66Q62 72 58 92Q48 98 46 88Z", .5))
		c.Anchor("ground", 128, 244)
	},
}

var breadBasket = kit.Piece{
	Name: "bread-basket", Cm: 34, Palette: "basket #b9793c wicker brown; bread #d9953f loaves; rolls #e8b564 buns; cloth #fbf6ea napkin white; stripes #d8453f red", States: "empty -bread -rolls",
	Draw: func(c *kit.Canvas) {
		w, b, r, n, s := c.Tones("basket"), c.Tones("bread"), c.Tones("rolls"), c.Tones("cloth"), c.Tones("stripes")
		c.On(kit.Back)
		c.Part("basket", c.Form(kit.Oval(128, 140, 120, 24), kit.Lin(10, 116, 246, 164, w.DDD, w.DD)))
		c.On(kit.Body)
		loaf := func(x, y, a float64) kit.Node {
			d := "M-26 80C-32 20 -28 -70 0 -84C28 -70 32 20 26 80Z"
			return kit.Of(c.Path(d, b.DDD).Move(1, 2), sheen.Body(c, d, b, 12, sheen.Each(4, func(i int) kit.Node {
				yy := -50 + 34*float64(i)
				return kit.Of(c.Path(sheen.D("M-20 %gQ0 %g 20 %gQ4 %g -20 %gZ", yy+14, yy-14, yy-10, yy+8, yy+14), r.LL), c.Line(sheen.D("M-20 %gQ0 %g 20 %g", yy+14, yy-14, yy-10), b.DD, 2.400))
			}))).Rotate(a, 0, 60).Move(x, y)
		}
		c.Part("bread", loaf(92, 86, -26), loaf(166, 84, 24), loaf(128, 80, -2))
		c.Part("rolls", sheen.Each(4, func(i int) kit.Node {
			x, y := []float64{52, 204, 98, 158}[i], []float64{126, 126, 136, 136}[i]
			d := kit.Oval(x, y, 36, 29)
			return kit.Of(c.Path(d, r.DDD).Move(0, 2), sheen.Body(c, d, r, 9, c.Path(sheen.D("M%g %gQ%g %g %g %gQ%g %g %g %gZ", x-24, y+2, x, y-22, x+22, y-10, x+2, y-6, x-24, y+2), r.LL), c.Line(sheen.D("M%g %gQ%g %g %g %g", x-24, y+2, x, y-22, x+22, y-10), r.DD, 2.200).Opacity(.6)))
		}))
		c.On(kit.Fore)
		d := "M8 140A120 24 0 0 0 248 140L226 226Q222 244 200 244H56Q34 244 30 226Z"
		c.Part("basket", c.Path(d, w.DDD).Move(0, 2), sheen.Body(c, d, w, 14, sheen.Each(5, func(i int) kit.Node {
			return sheen.Each(13, func(j int) kit.Node {
				x, y := 2+20*float64(j)+10*float64(i%2), 160+19*float64(i)
				return kit.Of(c.Rect(x, y, 18, 13, 6, w.DD).Move(0, 2), c.Rect(x, y, 18, 13, 6, kit.Lin(0, y, 0, y+13, w.LL, w.M, w.D)))
			})
		})))
		cloth := "M2 142A126 26 0 0 0 254 142L238 172L214 158L190 184L160 164L128 190L96 164L66 184L42 158L18 172Z"
		c.Part("cloth", c.Path(cloth, n.DDD).Move(0, 2).Opacity(.6), sheen.Body(c, cloth, n, 6, c.Named("stripes", c.Line("M4 150A126 26 0 0 0 252 150", s.M, 4), c.Line("M10 164L40 150L66 176L96 156L128 182L160 156L190 176L216 150L246 164", s.L, 2.400))))
		c.On(kit.Body)
		c.AnchorBox("inside", 128, 140, 190, 40, 0)
		c.Anchor("ground", 128, 244)
	},
}

var stroopwafel = kit.Piece{
	Name: "stroopwafel", Cm: 10, Palette: "waffle #cf8f42 brown; syrup #8a4a1c caramel",
	Draw: func(c *kit.Canvas) {
		w, s := c.Tones("waffle"), c.Tones("syrup")
		disc := func(y float64) kit.Node {
			d := kit.Oval(128, y, 122, 66)
			return kit.Of(c.Path(d, w.DDD).Move(0, 9), c.Path(d, w.DD).Move(0, 6), c.Form(d, kit.Lin(30, y-60, 226, y+60, w.LL, w.L, w.M, w.D), sheen.Each(15, func(i int) kit.Node {
				o := -160 + 23*float64(i)
				return kit.Of(c.Line(sheen.D("M%g %gL%g %g", 128+o-70, y-70, 128+o+70, y+70), w.DD, 4).Opacity(.7), c.Line(sheen.D("M%g %gL%g %g", 128-o+70, y-70, 128-o-70, y+70), w.DD, 4).Opacity(.7), c.Line(sheen.D("M%g %gL%g %g", 131+o-70, y-69, 131+o+70, y+71), w.LL, 1.800).Opacity(.6))
			}), c.Path(d, kit.None).Stroke(w.DD, 12).Opacity(.5), c.Path(d, kit.None).Stroke(w.LL, 3).Opacity(.8)))
		}
		c.Part("waffle", disc(168))
		c.Part("syrup", c.Path(kit.Oval(128, 138, 119, 64), s.DD).Move(0, 14), c.Path(kit.Oval(128, 138, 119, 64), s.M).Move(0, 10), c.Form("M24 150C20 196 30 210 38 210C48 208 44 186 50 174ZM150 200C150 226 156 236 164 234C174 230 168 212 172 196Z", kit.Lin(0, 150, 0, 236, s.L, s.D)))
		c.Part("waffle", disc(126))
		c.Part("syrup", c.Line("M22 142Q30 168 70 182", s.LL, 3).Opacity(.7))
	},
}
