package kitchen

import (
	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/shape"
	"pellucid/internal/engine/illustrator/kit/sheen"
)

var measuringSpoons = kit.Piece{
	Name: "measuring-spoons", Cm: 18, Palette: "first #f0564f red; second #f7b23c yellow orange; third #4fb98a green; fourth #4f9be0 blue; ring #b9c2cc metal",
	Draw: func(c *kit.Canvas) {
		m := c.Tones("ring")
		for i, part := range []string{"fourth", "third", "second", "first"} {
			t, k, a := c.Tones(part), []float64{.62, .76, .9, 1.060}[i], []float64{-57, -20, 18, 56}[i]
			bowl := kit.Oval(128, 176, 38*k, 44*k)
			c.Part(part, kit.Of(c.Path("M119 4Q128 -4 137 4L135 140H121Z", t.DDD).Move(1, 2), c.Form("M119 4Q128 -4 137 4L135 142H121Z", kit.Lin(119, 0, 137, 0, t.M, t.L, t.M, t.DD)), c.Circle(128, 12, 4, t.DDD),
				c.Path(bowl, t.DDD).Move(1.500, 3), sheen.Body(c, bowl, t, 8), c.Ellipse(128, 175, 30*k, 36*k, kit.Lin(104, 140, 150, 214, t.DD, t.D, t.M, t.L)), c.Path(sheen.D("M%.1f 196A%.1f %.1f 0 0 0 %.1f 196", 128-22*k, 26*k, 30*k, 128+22*k), kit.None).Stroke(t.LL, 4*k).Opacity(.7),
				c.Line("M128 28V112", t.DD, 3).Opacity(.4)).Rotate(a, 128, 12).Move(0, 18))
		}
		c.Part("ring", c.Circle(128, 22, 17, kit.None).Stroke(m.DDD, 7), c.Circle(128, 21.500, 17, kit.None).Stroke(m.L, 4.400), c.Path("M114 14A17 17 0 0 1 130 5", kit.None).Stroke(kit.White, 2))
		c.Anchor("tie", 128, 4)
	},
}

var bottleOpener = kit.Piece{
	Name: "bottle-opener", Cm: 17, Palette: "metal #c1cad4 steel opener; handle #a5602f wood; cap #e5404a red bottle_cap", States: "plain -cap",
	Draw: func(c *kit.Canvas) {
		m, h, k := c.Tones("metal"), c.Tones("handle"), c.Tones("cap")
		turn := func(n ...kit.Node) kit.Node { return kit.Of(n...).Rotate(38, 128, 128) }
		d := "M108 132L98 96Q70 78 70 40C70 4 96 -18 128 -18C160 -18 186 4 186 40Q186 78 158 96L148 132Z"
		hole := "M128 0C106 0 90 16 90 38Q90 52 100 60H118L128 50L138 60H156Q166 52 166 38C166 16 150 0 128 0Z"
		c.Part("metal", turn(c.Mask(c.Path(d+hole, kit.White).EvenOdd(), c.Path(d, m.DDD), c.Form(d, kit.Lin(70, -18, 186, 130, kit.White, m.L, m.M, m.LL, m.DD), c.Path(d, kit.None).Stroke(m.LL, 3).Opacity(.7)), c.Path(hole, kit.None).Stroke(m.DDD, 5), c.Path(hole, kit.None).Stroke(m.LL, 2).Move(1.500, 2))))
		g := "M106 124H150L158 150Q164 210 154 256Q148 274 128 274Q108 274 102 256Q92 210 98 150Z"
		c.Part("handle", turn(c.Path(g, h.DDD).Move(1, 2), sheen.Body(c, g, h, 12, sheen.Grain(c, kit.Box{X0: 98, Y0: 130, X1: 158, Y1: 270}, 5, h))))
		c.Part("metal", turn(sheen.Screw(c, 128, 154, 6, m), sheen.Screw(c, 128, 246, 6, m), sheen.Body(c, kit.RoundRect(100, 118, 56, 16, 5), m, 5)))
		c.Part("cap", c.Path(shape.Scallop(222, 216, 38, 18, .56), k.DDD), c.Path(shape.Scallop(222, 214, 38, 18, .56), kit.Rad(212, 202, 52, k.L, k.M, k.DD)), c.Circle(222, 214, 32, kit.Rad(212, 202, 46, k.LL, k.L, k.M, k.D)), c.Circle(222, 214, 23, kit.None).Stroke(k.LL, 2).Opacity(.7), c.Path("M222 198l5 10 11 1-8 8 2 11-10-5-10 5 2-11-8-8 11-1Z", kit.White).Opacity(.85))
		c.AnchorBox("grip", 86, 186, 0, 0, 38)
	},
}

var cookieCutter = kit.Piece{
	Name: "cookie-cutter", Cm: 9, Palette: "metal #c7a06a copper; second #c3ccd6 steel heart; third #d98fa0 rose",
	Draw: func(c *kit.Canvas) {
		one := func(part, d string) {
			m := c.Tones(part)
			c.Part(part, c.Path(d, kit.None).Stroke(m.DDD, 7).Move(0, 26), sheen.Each(9, func(i int) kit.Node {
				tone := []kit.Color{m.DD, m.D, m.M, m.L, m.M, m.D, m.M, m.L, m.D}[i]
				return c.Path(d, kit.None).Stroke(tone, 4).Move(0, 25-3*float64(i))
			}), c.Path(d, kit.None).Stroke(m.DD, 8), c.Path(d, kit.None).Stroke(kit.Lin(10, 10, 240, 200, kit.White, m.LL, m.M, m.LL, m.D), 5))
		}
		one("third", "M196 20C214 20 226 34 226 50C226 60 222 66 216 70C236 76 246 90 246 108C246 132 226 146 198 146C170 146 150 132 150 108C150 90 160 76 180 70C174 66 168 60 168 50C168 34 180 20 196 20Z")
		one("second", "M70 126C40 104 6 78 8 46C10 20 48 10 70 42C92 10 130 20 132 46C134 78 100 104 70 126Z")
		one("metal", "M128 96L146 138L192 142L158 172L168 218L128 194L88 218L98 172L64 142L110 138Z")
		c.Anchor("ground", 128, 244)
	},
}

var peeler = kit.Piece{
	Name: "peeler", Cm: 17, Palette: "handle #4fb06a green grip; metal #c1cad4 blade steel; peel #f08a3c carrot orange", States: "plain -peel",
	Draw: func(c *kit.Canvas) {
		h, m, p := c.Tones("handle"), c.Tones("metal"), c.Tones("peel")
		turn := func(n ...kit.Node) kit.Node { return kit.Of(n...).Rotate(36, 128, 128) }
		c.Part("metal", turn(c.Path("M126 140V124C96 110 76 74 76 34M130 140V124C160 110 180 74 180 34", kit.None).Stroke(m.DDD, 15), c.Path("M126 140V124C96 110 76 74 76 34M130 140V124C160 110 180 74 180 34", kit.None).Stroke(m.M, 11), c.Path("M124 140V124C94 110 74 74 74 34M129 132C156 110 177 74 177 34", kit.None).Stroke(kit.White, 3)))
		c.Part("peel", turn(c.Path("M92 36C80 66 100 84 92 110C84 136 60 126 66 108C72 94 92 104 84 128C74 152 40 150 44 176", kit.None).Stroke(p.DD, 21), c.Path("M92 36C80 66 100 84 92 110C84 136 60 126 66 108C72 94 92 104 84 128C74 152 40 150 44 176", kit.None).Stroke(p.M, 17), c.Path("M88 38C77 66 97 84 89 108", kit.None).Stroke(p.LL, 4)))
		c.Part("metal", turn(sheen.Body(c, "M66 14Q128 0 190 14Q196 26 190 38Q128 52 66 38Q60 26 66 14Z", m, 6), c.Path("M82 24Q128 16 174 24Q128 34 82 24Z", m.DDD), c.Line("M82 25Q128 34 174 25", kit.White, 2), sheen.Ball(c, 72, 26, 8, m), sheen.Ball(c, 184, 26, 8, m)))
		g := "M112 126H144Q154 150 152 190Q150 254 128 262Q106 254 104 190Q102 150 112 126Z"
		c.Part("handle", turn(c.Path(g, h.DDD).Move(1, 2), sheen.Body(c, g, h, 13, c.Line("M112 172H144M111 184H145M112 196H144", h.DD, 4).Opacity(.6)), c.Circle(128, 240, 7, h.DDD), sheen.Streak(c, "M115 142Q110 170 113 220", 4, .5)))
		c.AnchorBox("grip", 92, 180, 0, 0, 36)
	},
}

var pizzaCutter = kit.Piece{
	Name: "pizza-cutter", Cm: 21, Palette: "handle #e0433f red grip; wheel #c6ced8 blade steel; fork #8f99a6 metal",
	Draw: func(c *kit.Canvas) {
		h, w, f := c.Tones("handle"), c.Tones("wheel"), c.Tones("fork")
		turn := func(n ...kit.Node) kit.Node { return kit.Of(n...).Rotate(42, 128, 128) }
		c.Part("wheel", turn(c.Circle(128, 56, 76, w.DDD), c.Circle(127, 55, 75, kit.Lin(70, 0, 190, 110, kit.White, w.L, w.M, w.LL, w.D)), c.Circle(128, 56, 62, kit.None).Stroke(w.D, 2), c.Path("M128 56L70 10A76 76 0 0 1 100 -14Z", kit.White).Opacity(.5), c.Path("M128 56L186 100A76 76 0 0 1 160 122Z", kit.White).Opacity(.35)))
		c.Part("fork", turn(sheen.Body(c, "M112 50Q112 38 128 38Q144 38 144 50L140 140H116Z", f, 6), sheen.Screw(c, 128, 56, 9, f), sheen.Body(c, "M88 128Q128 112 168 128Q176 140 164 146Q128 132 92 146Q80 140 88 128Z", f, 5)))
		g := "M114 140H142Q156 168 152 200Q156 240 142 262Q128 274 114 262Q100 240 104 200Q100 168 114 140Z"
		c.Part("handle", turn(c.Path(g, h.DDD).Move(1, 2), sheen.Body(c, g, h, 12), sheen.Streak(c, "M114 160Q110 200 116 250", 4.500, .5), c.Circle(128, 252, 5, h.DDD)))
		c.AnchorBox("grip", 82, 180, 0, 0, 42)
	},
}

var bakingSheet = kit.Piece{
	Name: "baking-sheet", Cm: 42, Palette: "tray #8d97a5 metal pan; paper #f5ead2 parchment; cookies #d9984e; chips #5a3320 chocolate", States: "empty -cookies -chips",
	Draw: func(c *kit.Canvas) {
		t, p, k, h := c.Tones("tray"), c.Tones("paper"), c.Tones("cookies"), c.Tones("chips")
		c.Part("tray", c.Path("M36 66H220Q228 66 230 74L254 204Q256 218 242 218H14Q0 218 2 204L26 74Q28 66 36 66Z", t.DDD).Move(0, 5), c.Form("M36 66H220Q228 66 230 74L254 204Q256 218 242 218H14Q0 218 2 204L26 74Q28 66 36 66Z", kit.Lin(20, 66, 230, 218, t.LL, t.L, t.M, t.DD)), c.Form("M42 74H214L238 206H18Z", kit.Lin(30, 74, 220, 206, t.DDD, t.D, t.M)))
		c.Part("paper", c.Form("M46 78H210L232 200H24Z", kit.Lin(30, 78, 220, 200, p.LL, p.L, p.M, p.D)))
		for i := range 9 {
			x, y, q := []float64{76, 128, 180, 68, 128, 188, 60, 128, 196}[i], []float64{98, 97, 98, 134, 133, 134, 176, 175, 176}[i], []float64{19, 19, 19, 22, 22, 22, 26, 26, 26}[i]
			c.Part("cookies", c.Ellipse(x+1, y+4, q, q*.68, p.DD), c.Ellipse(x, y+1, q, q*.68, k.DD), c.Ellipse(x, y-1, q, q*.66, kit.Rad(x-q*.3, y-q*.4, q*1.500, k.LL, k.L, k.M, k.D)))
			c.Part("chips", sheen.Each(5, func(j int) kit.Node {
				return c.Ellipse(x+q*[]float64{-.5, .1, .5, -.15, .3}[j], y-1+q*[]float64{-.05, -.38, -.1, .25, .22}[j], q*.15, q*.11, h.D)
			}))
		}
		c.Anchor("ground", 128, 222)
	},
}

var pipingBag = kit.Piece{
	Name: "piping-bag", Cm: 34, Palette: "bag #f4efe4 white cloth pastry_bag; tip #b9c2cc metal nozzle; cream #f58fb0 pink frosting icing; bands #e58aa8 <cream",
	Draw: func(c *kit.Canvas) {
		b, t, k, s := c.Tones("bag"), c.Tones("tip"), c.Tones("cream"), c.Tones("bands")
		turn := func(n ...kit.Node) kit.Node { return kit.Of(n...).Rotate(34, 128, 128) }
		for i := range 4 {
			w, y := []float64{58, 46, 33, 18}[i], []float64{240, 222, 206, 192}[i]
			c.Part("cream", c.Ellipse(62, y+4, w, w*.34, k.DD), c.Ellipse(62, y, w, w*.36, kit.Lin(62-w, y-10, 62+w, y+10, k.LL, k.L, k.M, k.D)), c.Line(sheen.D("M%g %gQ62 %g %g %g", 62-w*.9, y-1, y+w*.26, 62+w*.9, y-6), k.LL, 2.600).Opacity(.7))
		}
		c.Part("tip", turn(c.Path("M106 196H150L138 252L133 246L128 254L123 246L118 252Z", t.DDD).Move(1, 1), c.Form("M106 196H150L138 252L133 246L128 254L123 246L118 252Z", sheen.Steel(106, 0, 150, 0, t))))
		d := "M82 26Q128 40 174 26Q196 80 178 120Q160 160 152 202H104Q96 160 78 120Q60 80 82 26Z"
		c.Part("bag", turn(c.Path(d, b.DDD).Move(1, 2), sheen.Body(c, d, b, 18, c.Named("bands", c.Path("M60 100Q128 124 196 100V116Q128 140 60 116Z", s.M), c.Path("M60 130Q128 150 196 130V137Q128 158 60 137Z", s.L)), c.Line("M96 36Q84 90 112 190M160 36Q172 90 144 190", b.D, 3).Opacity(.5))))
		c.Part("bag", turn(sheen.Body(c, "M84 30Q68 -14 96 -22Q108 -8 120 -20Q130 -6 142 -20Q152 -8 164 -22Q188 -10 172 30Q128 44 84 30Z", b, 8, c.Line("M102 -10L106 30M128 -8V34M152 -10L148 30", b.D, 3).Opacity(.6)), c.Line("M84 29Q128 42 172 29", k.M, 6), c.Line("M84 28Q128 41 172 28", k.LL, 2)))
		c.AnchorBox("grip", 140, 110, 0, 0, 34)
	},
}

var kitchenScale = kit.Piece{
	Name: "kitchen-scale", Cm: 28, Palette: "body #5fc0b4 mint teal; bowl #d3dae2 metal tray; dial #fdfaf2 white; needle #e5404a red; base #3f8f88 <body",
	Draw: func(c *kit.Canvas) {
		b, w, d, n, e := c.Tones("body"), c.Tones("bowl"), c.Tones("dial"), c.Tones("needle"), c.Tones("base")
		c.Part("bowl", c.Form("M110 66H146L152 92H104Z", sheen.Round(104, 0, 152, 0, w)))
		body := "M70 84H186Q204 84 208 104L230 230Q232 244 218 244H38Q24 244 26 230L48 104Q52 84 70 84Z"
		c.Part("body", c.Path(body, b.DDD).Move(0, 2), sheen.Body(c, body, b, 18))
		c.Part("base", sheen.Body(c, kit.RoundRect(16, 232, 224, 18, 8), e, 6))
		c.Part("dial", c.Circle(128, 166, 64, w.DD), c.Circle(127.500, 165, 62, kit.Lin(80, 110, 180, 220, w.LL, w.M, w.DD)), c.Circle(128, 166, 55, kit.Rad(112, 146, 80, d.LL, d.L, d.D)), sheen.Each(20, func(i int) kit.Node {
			l := 116.0
			if i%5 == 0 {
				l = 122
			}
			return c.Line(sheen.D("M128 %gV%g", 228-l+2, 228-112.0), kit.Hex("#4a5160"), 2.200).Rotate(18*float64(i), 128, 166)
		}))
		c.Part("needle", kit.Of(c.Path("M124 166L128 122L132 166Z", n.M), c.Line("M128 166V176", n.D, 4)).Rotate(58, 128, 166), c.Circle(128, 166, 7, n.DDD), sheen.Ball(c, 128, 165.500, 6, n))
		c.On(kit.Back)
		c.Part("bowl", c.Form(kit.Oval(128, 30, 118, 20), kit.Lin(10, 14, 246, 46, w.DD, w.M, w.LL)))
		c.On(kit.Fore)
		c.Part("bowl", c.Path("M10 30A118 20 0 0 0 246 30Q236 72 160 76H96Q20 72 10 30Z", w.DDD).Move(0, 1.500), c.Form("M10 30A118 20 0 0 0 246 30Q236 72 160 76H96Q20 72 10 30Z", sheen.Steel(10, 0, 246, 0, w)), c.Line("M10 30A118 20 0 0 0 246 30", kit.White, 3))
		c.On(kit.Body)
		c.AnchorBox("inside", 128, 30, 190, 30, 0)
		c.Anchor("ground", 128, 250)
	},
}

var teaInfuser = kit.Piece{
	Name: "tea-infuser", Cm: 6, Palette: "metal #c3ccd6 steel ball; tea #7d9a4a leaves green; chain #aab4bf; charm #e8b84a gold",
	Draw: func(c *kit.Canvas) {
		m, t, k, h := c.Tones("metal"), c.Tones("tea"), c.Tones("chain"), c.Tones("charm")
		c.Part("chain", sheen.Each(9, func(i int) kit.Node {
			x, y := 128+14*float64(i)*.9, 42-[]float64{0, 12, 20, 24, 24, 20, 12, 0, -14}[i]
			return kit.Of(c.Ellipse(x, y, 9, 5, kit.None).Stroke(k.DDD, 4.400), c.Ellipse(x, y, 9, 5, kit.None).Stroke(k.L, 2.600)).Rotate([]float64{-50, -40, -26, -10, 10, 26, 40, 55, 70}[i], x, y)
		}))
		c.Part("charm", c.Path("M246 62C232 80 232 100 248 104C264 100 262 80 246 62Z", h.DDD), sheen.Body(c, "M246 64C234 80 234 98 248 102C262 98 260 80 246 64Z", h, 5))
		d := kit.Oval(118, 150, 104, 104)
		c.Part("metal", c.Path(d, m.DDD).Move(0, 2), sheen.Ball(c, 118, 150, 104, m, c.Named("tea", c.Blur(3, c.Path("M14 168Q60 140 118 166T222 162V260H14Z", t.M)).Opacity(.75)), sheen.Each(7, func(i int) kit.Node {
			return sheen.Each(11, func(j int) kit.Node {
				x, y := 22+19.200*float64(j)+9.600*float64(i%2), 62+29*float64(i)
				return kit.Of(c.Circle(x, y, 4.600, m.DDD).Opacity(.75), c.Circle(x+.8, y+1, 3.600, t.DD))
			})
		})))
		c.Part("metal", sheen.Body(c, "M12 140Q118 172 224 140V156Q118 188 12 156Z", m, 5), sheen.Body(c, kit.RoundRect(206, 134, 20, 30, 5), m, 4), c.Circle(118, 42, 9, kit.None).Stroke(m.DDD, 6), c.Circle(118, 42, 9, kit.None).Stroke(m.L, 3), sheen.Gloss(c, 118, 150, 84, 84, 206, 250, 8))
		c.Anchor("tie", 236, 40)
	},
}

var dishSoap = kit.Piece{
	Name: "dish-soap", Cm: 24, Palette: "liquid #4fc38a green soap; bottle #d9f2e6 clear; cap #f4f6f8 white; label #fdf6e0 yellow; plate #6fb7e8 blue; foam #eef6fc bubbles",
	Draw: func(c *kit.Canvas) {
		l, b, k, a, p, f := c.Tones("liquid"), c.Tones("bottle"), c.Tones("cap"), c.Tones("label"), c.Tones("plate"), c.Tones("foam")
		d := "M104 56H152Q152 74 172 84Q200 98 198 132Q188 164 198 200Q202 238 190 248Q128 256 66 248Q54 238 58 200Q68 164 58 132Q56 98 84 84Q104 74 104 56Z"
		c.Part("bottle", c.Path(d, b.DDD).Stroke(b.DD, 2), c.Form(d, kit.Lin(56, 0, 200, 0, b.M, b.LL, b.M, b.D), c.Named("liquid", c.Path("M40 108Q128 118 216 108V260H40Z", kit.Lin(56, 0, 200, 0, l.D, l.L, l.M, l.DD)), c.Ellipse(128, 109, 74, 6, l.LL).Opacity(.8)), sheen.Edge(c, d, l, 14)), sheen.Glint(c, "M72 112Q78 98 92 94Q82 130 84 160Q82 200 80 232Q70 230 70 200Q80 160 72 112Z", .5))
		lab := "M74 142Q128 150 182 142Q178 166 184 206Q128 216 72 206Q78 166 74 142Z"
		c.Part("label", c.Path(lab, a.DD).Move(0, 1), c.Form(lab, kit.Lin(72, 0, 184, 0, a.M, a.LL, a.M, a.D), c.Named("plate", c.Circle(128, 178, 24, p.DD), c.Circle(128, 177, 23, kit.Lin(108, 158, 148, 198, p.LL, p.L, p.M)), c.Circle(128, 177, 14, p.D), c.Circle(128, 178, 13, p.LL), c.Path("M150 150l3 8 8 3-8 3-3 8-3-8-8-3 8-3Z", p.M))))
		c.Part("cap", sheen.Body(c, kit.RoundRect(100, 40, 56, 20, 6), k, 5, c.Line("M108 40V60M118 40V60M128 40V60M138 40V60M148 40V60", k.D, 1.600)), sheen.Body(c, "M114 40L118 8Q128 0 138 8L142 40Z", k, 5))
		c.Part("foam", sheen.Each(6, func(i int) kit.Node {
			x, y, q := []float64{196, 216, 222, 34, 24, 44}[i], []float64{66, 40, 90, 60, 92, 110}[i], []float64{14, 9, 7, 12, 8, 6}[i]
			return kit.Of(c.Circle(x, y, q, f.M.Alpha(.5)).Stroke(f.DD, 1.800), c.Circle(x-q*.3, y-q*.35, q*.26, kit.White))
		}))
		c.Anchor("ground", 128, 252)
	},
}
