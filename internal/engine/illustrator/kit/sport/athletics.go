package sport

import (
	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/sheen"
)

var boxingRing = kit.Piece{
	Name: "boxing-ring", Cm: 600, Palette: "ropes #e5404a red; canvas #e9e2d4 floor mat white; apron #2f62c4 blue skirt; posts #59606e steel; corner #e5404a red pads; corner2 #3f7fe8 blue",
	Draw: func(c *kit.Canvas) {
		r, f, a, p, k, k2 := c.Tones("ropes"), c.Tones("canvas"), c.Tones("apron"), c.Tones("posts"), c.Tones("corner"), c.Tones("corner2")
		post := func(x, y0, y1, w float64, pad kit.Tones, part string) {
			c.Part("posts", c.Form(kit.RoundRect(x-w/2, y0, w, y1-y0, 3), sheen.Round(x-w/2, 0, x+w/2, 0, p)))
			c.Part(part, sheen.Body(c, kit.RoundRect(x-w*.95, y0+5, w*1.9, (y1-y0)*.62, w*.5), pad, w*.4))
		}
		rope := func(d string, w float64) kit.Node {
			return kit.Of(c.Line(d, r.DDD, w), c.Line(d, r.M, w*.72).Move(-.3, -.5), c.Line(d, r.LL, w*.24).Move(-.6, -1.2))
		}
		c.On(kit.Back)
		post(54, 44, 128, 9, k2, "corner2")
		post(202, 44, 128, 9, k, "corner")
		c.Part("ropes", sheen.Each(4, func(i int) kit.Node { return rope(sheen.D("M54 %gH202", 58+17*float64(i)), 4) }))
		c.On(kit.Body)
		c.Part("canvas", c.Path("M46 122H210L250 192H6Z", p.DD).Stroke(p.DD, 3), c.Form("M46 122H210L250 190H6Z", kit.Lin(20, 122, 230, 190, f.LL, f.L, f.M, f.D), c.Ellipse(128, 154, 50, 17, kit.None).Stroke(a.L, 6).Opacity(.8), c.Path("M128 142l5 9 16 1-12 6 5 9-14-5-14 5 5-9-12-6 16-1Z", r.M).Opacity(.85)))
		c.Part("apron", sheen.Body(c, "M4 190H252L248 238H8Z", a, 10, sheen.Each(9, func(i int) kit.Node {
			x := 30 + 24.500*float64(i)
			return kit.Of(c.Line(sheen.D("M%g 192V238", x), a.DD, 2).Opacity(.5), c.Line(sheen.D("M%g 192V238", x+2), a.LL, 1).Opacity(.4))
		}), c.Path("M4 190H252V197H4Z", r.M), c.Path("M4 197H252V200H4Z", kit.White).Opacity(.8)))
		side := func(x0, x1 float64) kit.Node {
			return sheen.Each(4, func(i int) kit.Node {
				return rope(sheen.D("M%g %gL%g %g", x0, 58+17*float64(i), x1, 78+25*float64(i)), 4.600)
			})
		}
		c.Part("ropes", side(54, 15), side(202, 241))
		c.On(kit.Fore)
		c.Part("ropes", sheen.Each(4, func(i int) kit.Node {
			return rope(sheen.D("M15 %gQ128 %g 241 %g", 78+25*float64(i), 82+25*float64(i), 78+25*float64(i)), 5.400)
		}))
		post(15, 58, 194, 12, k, "corner")
		post(241, 58, 194, 12, k2, "corner2")
		c.On(kit.Body)
		c.AnchorBox("surface", 128, 168, 150, 0, 0)
		c.Anchor("ground", 128, 238)
	},
}

var tennisNet = kit.Piece{
	Name: "tennis-net", Cm: 1280, Palette: "net #55796b mesh green; band #fbfbf7 white tape; posts #2f8a5d green poles; strap #fbfbf7 <band",
	Draw: func(c *kit.Canvas) {
		n, b, p, s := c.Tones("net"), c.Tones("band"), c.Tones("posts"), c.Tones("strap")
		body := "M14 74Q128 92 242 74V186Q128 196 14 186Z"
		c.Part("net", c.Clip(body, sheen.Each(21, func(i int) kit.Node { return c.Line(sheen.D("M%g 60V210", 18+11*float64(i)), n.M, 2) }), sheen.Each(12, func(i int) kit.Node {
			y := 82 + 10.500*float64(i)
			return c.Line(sheen.D("M10 %gQ128 %g 246 %g", y, y+16-1.100*float64(i), y), n.L, 2)
		})), c.Line("M14 186Q128 196 242 186", n.DD, 4))
		band := "M12 66Q128 86 244 66V80Q128 100 12 80Z"
		c.Part("band", c.Path(band, b.DDD).Move(0, 2.500).Opacity(.7), c.Form(band, kit.Lin(12, 66, 40, 100, b.LL, b.L, b.M), c.Line("M12 76Q128 96 244 76", b.DD, 1.600).Dash(4, 3)))
		c.Part("strap", c.Form("M122 78H134V196H122Z", sheen.Round(122, 0, 134, 0, s)))
		for _, x := range []float64{10, 246} {
			c.Part("posts", sheen.Body(c, kit.RoundRect(x-8, 52, 16, 150, 5), p, 5), sheen.Ball(c, x, 52, 9, p), sheen.Body(c, kit.RoundRect(x-14, 196, 28, 9, 4), p, 3))
		}
		c.Part("posts", c.Circle(18, 118, 7, p.DDD), c.Circle(17.500, 117.500, 5, p.L), c.Line("M18 118L30 128", p.DDD, 4))
		c.Anchor("ground", 128, 204)
	},
}

var javelin = kit.Piece{
	Name: "javelin", Cm: 260, Facing: kit.Right, Palette: "shaft #f2b62e yellow; tip #aeb9c6 metal steel head; grip #d2383f red cord; stripes #2f62c4 blue bands",
	Draw: func(c *kit.Canvas) {
		s, t, g, b := c.Tones("shaft"), c.Tones("tip"), c.Tones("grip"), c.Tones("stripes")
		turn := func(n ...kit.Node) kit.Node { return kit.Of(n...).Rotate(-34, 128, 128) }
		shaft := "M-22 128L70 118H196V138H70Z"
		c.Part("shaft", turn(c.Path(shaft, s.DDD).Move(0, 1.500), c.Form(shaft, kit.Lin(0, 118, 0, 138, s.L, s.LL, s.M, s.DD))))
		c.Part("stripes", turn(c.Clip(shaft, sheen.Each(3, func(i int) kit.Node {
			return c.Rect(14+20*float64(i), 110, 9, 36, 0, kit.Lin(0, 118, 0, 138, b.L, b.M, b.DD))
		}), c.Rect(176, 110, 8, 36, 0, b.M))))
		c.Part("grip", turn(sheen.Body(c, kit.RoundRect(92, 114, 58, 28, 8), g, 6, sheen.Each(11, func(i int) kit.Node {
			return c.Line(sheen.D("M%g 143l4 -30", 94+5.200*float64(i)), g.DDD, 1.800).Opacity(.6)
		}))))
		tip := "M190 115H212L280 128L212 141H190Q186 128 190 115Z"
		c.Part("tip", turn(c.Path(tip, t.DDD).Move(0, 1.500), c.Form(tip, kit.Lin(0, 115, 0, 141, t.L, kit.White, t.M, t.DDD), c.Line("M212 116V140", t.DD, 1.600))))
		c.AnchorBox("grip", 128, 128, 0, 0, 56)
	},
}

var hurdle = kit.Piece{
	Name: "hurdle", Cm: 120, Palette: "bar #fbfaf6 white board; stripes #e0383f red; frame #c3ccd6 metal legs; feet #3a414f black base",
	Draw: func(c *kit.Canvas) {
		b, s, f, k := c.Tones("bar"), c.Tones("stripes"), c.Tones("frame"), c.Tones("feet")
		for _, x := range []float64{36, 220} {
			d := sheen.D("M%g 206L%g 236", x-8, x-26)
			c.Part("feet", sheen.Tube(c, d, 13, k), c.Circle(x-26, 236, 9, k.DDD), c.Circle(x-27, 235, 7, k.M))
			c.Part("frame", c.Form(kit.RoundRect(x-7, 36, 14, 176, 4), sheen.Round(x-7, 0, x+7, 0, f)), c.Rect(x-9, 112, 18, 12, 3, f.DD), c.Rect(x-8.500, 111, 17, 10, 3, f.L), c.Circle(x, 116, 2.600, f.DDD))
			c.Part("feet", sheen.Body(c, kit.RoundRect(x-13, 198, 26, 16, 6), k, 5))
		}
		c.Part("frame", sheen.Tube(c, "M36 150H220", 9, f))
		bar := kit.RoundRect(6, 30, 244, 46, 7)
		c.Part("bar", c.Path(bar, b.DDD).Move(0, 2.500), sheen.Body(c, bar, b, 10, c.Named("stripes", sheen.Each(4, func(i int) kit.Node {
			x := 6 + 68*float64(i)
			return c.Path(sheen.D("M%g 28h34v50h-34Z", x), kit.Lin(0, 30, 0, 76, s.L, s.M, s.D))
		}))), c.Line("M12 33H244", kit.White, 2.400).Opacity(.6))
		c.Anchor("ground", 120, 244)
	},
}

var curlingStone = kit.Piece{
	Name: "curling-stone", Cm: 29, Palette: "handle #e5404a red; stone #8b919c granite gray; band #5c6270 <stone; bolt #d2d8df metal",
	Draw: func(c *kit.Canvas) {
		h, s, b, m := c.Tones("handle"), c.Tones("stone"), c.Tones("band"), c.Tones("bolt")
		d := "M128 92C190 92 252 112 252 164C252 218 198 236 128 236C58 236 4 218 4 164C4 112 66 92 128 92Z"
		r := c.Rand()
		c.Part("stone", c.Path(d, s.DDD).Move(0, 2), sheen.Body(c, d, s, 34, sheen.Each(90, func(int) kit.Node {
			return c.Circle(6+244*r.Float64(), 94+140*r.Float64(), .8+1.600*r.Float64(), []kit.Color{s.LL, s.DD, s.DDD}[r.IntN(3)]).Opacity(.6)
		}), c.Named("band", c.Path("M0 148Q128 186 256 148V176Q128 214 0 176Z", kit.Lin(0, 0, 256, 0, b.L, b.M, b.DDD)))), sheen.Gloss(c, 128, 160, 106, 56, 196, 250, 8))
		c.Part("bolt", c.Ellipse(128, 102, 44, 13, m.DDD), c.Ellipse(127.500, 100.500, 43, 12, sheen.Steel(84, 0, 172, 0, m)))
		grip := "M96 100V72Q96 50 120 48H210Q232 48 232 62Q232 76 212 76H134Q128 77 128 84V100Z"
		c.Part("handle", c.Path(grip, h.DDD).Move(0, 2), sheen.Body(c, grip, h, 12), sheen.Streak(c, "M106 66Q112 56 124 55H204", 4, .6))
		c.Anchor("ground", 128, 236)
	},
}
