package yard

import (
	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/sheen"
)

var petBed = kit.Piece{
	Name: "pet-bed", Cm: 70, Palette: "bed #6f9fd0 blue rim; cushion #f6ead2 cream pillow; paw #c98a5a brown print", States: "plain -paw",
	Draw: func(c *kit.Canvas) {
		b, k, p := c.Tones("bed"), c.Tones("cushion"), c.Tones("paw")
		c.On(kit.Back)
		c.Part("bed", sheen.Body(c, "M4 140C0 90 60 62 128 62S256 90 252 140C254 190 200 200 128 200S2 190 4 140Z", b, 14, c.Line("M40 84Q128 60 216 84", b.LL, 3).Opacity(.5)))
		c.On(kit.Body)
		c.Part("cushion", c.Ellipse(128, 150, 104, 48, b.DDD), c.Form(kit.Oval(128, 146, 102, 46), kit.Rad(100, 124, 130, k.LL, k.L, k.M, k.D)))
		c.Part("paw", kit.Of(c.Path("M128 136C146 136 156 156 150 168C144 178 112 178 106 168C100 156 110 136 128 136Z", p.M), c.Ellipse(98, 138, 9, 13, p.M), c.Ellipse(118, 122, 9, 14, p.M), c.Ellipse(138, 122, 9, 14, p.M), c.Ellipse(158, 138, 9, 13, p.M)).Scale(1, .56, 128, 146).Opacity(.8))
		c.On(kit.Fore)
		d := "M4 136C10 182 70 196 128 196S246 182 252 136C262 150 260 200 226 220C180 240 76 240 30 220C-4 200 -6 150 4 136Z"
		c.Part("bed", c.Path(d, b.DDD).Move(0, 3), sheen.Body(c, d, b, 18, c.Line("M10 162C30 206 90 212 128 212S226 206 246 162", b.LL, 2).Dash(6, 5).Opacity(.8)))
		c.On(kit.Body)
		c.AnchorBox("inside", 128, 150, 170, 60, 0)
		c.AnchorBox("surface", 128, 156, 170, 0, 0)
		c.Anchor("ground", 128, 234)
	},
}

var petBowl = kit.Piece{
	Name: "pet-bowl", Cm: 22, Palette: "bowl #e5404a red dish; food #a86a3a kibble brown; bone #fdf6ea white print; rim #c3ccd6 metal", States: "full; empty -food; plain -bone",
	Draw: func(c *kit.Canvas) {
		b, f, o, r := c.Tones("bowl"), c.Tones("food"), c.Tones("bone"), c.Tones("rim")
		c.On(kit.Back)
		c.Part("rim", c.Ellipse(128, 108, 98, 28, r.DD), c.Ellipse(128, 110, 90, 23, kit.Lin(40, 90, 216, 130, r.DDD, r.D, r.L)))
		c.On(kit.Body)
		g := c.Rand()
		c.Part("food", sheen.Each(44, func(i int) kit.Node {
			row := i / 11
			x := 54 + 15*float64(i%11) + 7*float64(row%2) + 4*g.Float64()
			y := 106 - 10*float64(row) + (x-128)*(x-128)/900
			if (x < 84 || x > 172) && row > 2 {
				return kit.Node{}
			}
			return kit.Of(c.Ellipse(x+.6, y+2, 11, 8, f.DDD), c.Ellipse(x, y, 10.500, 7.500, kit.Lin(x-8, y-6, x+8, y+6, f.LL, f.M, f.D)), c.Ellipse(x, y, 4, 2.600, f.DD).Opacity(.6))
		}))
		c.On(kit.Fore)
		d := "M30 108A98 28 0 0 0 226 108L252 220Q254 238 236 240H20Q2 238 4 220Z"
		c.Part("bowl", c.Path(d, b.DDD).Move(0, 3), sheen.Body(c, d, b, 18, sheen.Glint(c, "M44 132Q52 140 62 144L46 220Q30 220 28 210Z", .35)))
		c.Part("rim", c.Path("M30 108A98 28 0 0 0 226 108", kit.None).Stroke(r.DDD, 9), c.Path("M30 107A98 28 0 0 0 226 107", kit.None).Stroke(r.L, 5.500))
		c.Part("bone", c.Path("M88 176C74 162 56 176 66 190C54 202 72 220 88 206H168C184 220 202 202 190 190C200 176 182 162 168 176Z", b.DD).Move(1, 2), sheen.Body(c, "M88 176C74 162 56 176 66 190C54 202 72 220 88 206H168C184 220 202 202 190 190C200 176 182 162 168 176Z", o, 6))
		c.On(kit.Body)
		c.AnchorBox("print", 128, 190, 120, 50, 0)
		c.AnchorBox("inside", 128, 106, 150, 36, 0)
		c.Anchor("ground", 128, 242)
	},
}

var leash = kit.Piece{
	Name: "leash", Cm: 40, Palette: "strap #e5404a red lead; collar #3f7fd8 blue; metal #d9b04a gold clasp; tag #d9b04a gold bone_tag",
	Draw: func(c *kit.Canvas) {
		s, k, m, t := c.Tones("strap"), c.Tones("collar"), c.Tones("metal"), c.Tones("tag")
		strap := "M196 128C240 120 250 70 206 56C150 40 96 64 84 30C76 6 26 4 22 34C20 62 66 70 86 40"
		c.Part("strap", c.Path(strap, kit.None).Stroke(s.DDD, 17), c.Path(strap, kit.None).Stroke(s.M, 13), c.Path(strap, kit.None).Stroke(s.LL, 1.600).Dash(5, 4))
		c.Part("collar", c.Path("M30 176A98 40 0 0 1 226 176", kit.None).Stroke(k.DDD, 28), c.Path("M30 176A98 40 0 0 1 226 176", kit.None).Stroke(k.D, 24))
		c.Part("metal", c.Path("M196 128V142", kit.None).Stroke(m.DD, 8), sheen.Body(c, "M186 136Q184 164 196 172Q208 164 206 136Q196 128 186 136Z", m, 5), c.Circle(198, 178, 11, kit.None).Stroke(m.DDD, 6), c.Circle(198, 178, 11, kit.None).Stroke(m.L, 3.600))
		c.Part("collar", c.Path("M30 176A98 40 0 0 0 226 176", kit.None).Stroke(k.DDD, 32), c.Path("M30 175A98 40 0 0 0 226 175", kit.None).Stroke(kit.Lin(30, 0, 226, 0, k.D, k.LL, k.M, k.L, k.DD), 28), c.Path("M31 166A98 40 0 0 0 225 166M31 186A98 40 0 0 0 225 186", kit.None).Stroke(k.LL, 1.600).Dash(5, 4).Opacity(.8))
		c.Part("metal", sheen.Body(c, kit.RoundRect(62, 188, 38, 34, 6), m, 5, c.Rect(70, 196, 22, 18, 3, k.D)), c.Line("M82 204H104", m.LL, 5), c.Circle(138, 234, 8, kit.None).Stroke(m.DDD, 5), c.Circle(138, 234, 8, kit.None).Stroke(m.L, 3))
		c.Part("tag", sheen.Body(c, "M120 252C110 242 98 252 106 260C98 270 110 280 120 270H156C166 280 178 270 170 260C178 252 166 242 156 252Z", t, 5))
		c.Anchor("tie", 22, 34)
	},
}

var catTree = kit.Piece{
	Name: "cat-tree", Cm: 150, Palette: "plush #e3cda6 beige carpet; posts #c99a5c rope sisal; hole #6b5038 inside; toy #e5566a red ball; base #d2b98e <plush", States: "plain -toy",
	Draw: func(c *kit.Canvas) {
		p, r, h, t, b := c.Tones("plush"), c.Tones("posts"), c.Tones("hole"), c.Tones("toy"), c.Tones("base")
		post := func(x, y0, y1 float64) kit.Node {
			return c.Form(kit.RoundRect(x-11, y0, 22, y1-y0, 4), sheen.Round(x-11, 0, x+11, 0, r), sheen.Each(int((y1-y0)/6), func(i int) kit.Node {
				return c.Line(sheen.D("M%g %gL%g %g", x-12, y0+6*float64(i)+4, x+12, y0+6*float64(i)), r.DD, 1.800).Opacity(.6)
			}))
		}
		c.Part("posts", post(70, 60, 240), post(190, 118, 240), post(128, 150, 240))
		c.Part("base", sheen.Body(c, kit.RoundRect(6, 232, 244, 22, 9), b, 7))
		c.Part("plush", sheen.Body(c, kit.RoundRect(92, 150, 144, 84, 14), p, 14))
		c.Part("hole", c.Ellipse(164, 196, 32, 29, h.DDD), c.Ellipse(165, 198, 30, 26, kit.Lin(140, 172, 192, 226, h.DD, h.M)))
		c.Part("plush", sheen.Body(c, kit.RoundRect(112, 104, 138, 22, 11), p, 7), sheen.Body(c, "M18 50Q16 34 30 34Q70 52 112 34Q126 34 124 50Q122 74 96 78H46Q20 74 18 50Z", p, 10), sheen.Body(c, kit.RoundRect(20, 158, 66, 18, 9), p, 6))
		c.Part("toy", c.Line("M222 126V154", r.DD, 2.600), sheen.Ball(c, 222, 164, 12, t), c.Line("M34 176V200", r.DD, 2.600), sheen.Ball(c, 34, 208, 10, t))
		c.AnchorBox("surface", 180, 106, 120, 0, 0)
		c.Anchor("ground", 128, 254)
	},
}

var litterBox = kit.Piece{
	Name: "litter-box", Cm: 50, Palette: "box #7fb4d8 blue tray; litter #d9d2c4 sand gray; scoop #f28a3a orange shovel", States: "plain -scoop",
	Draw: func(c *kit.Canvas) {
		b, l, s := c.Tones("box"), c.Tones("litter"), c.Tones("scoop")
		c.On(kit.Back)
		c.Part("box", c.Form("M40 92H216L232 140H24Z", kit.Lin(0, 92, 0, 140, b.DD, b.D)))
		c.On(kit.Body)
		g := c.Rand()
		c.Part("litter", c.Form("M28 130Q70 104 128 112T228 126L240 164H16Z", kit.Lin(0, 106, 0, 164, l.LL, l.M, l.D), sheen.Each(90, func(int) kit.Node {
			return c.Circle(20+216*g.Float64(), 110+46*g.Float64(), 1.400+1.400*g.Float64(), []kit.Color{l.DD, l.LL, l.D}[g.IntN(3)])
		})))
		c.Part("scoop", kit.Of(sheen.Tube(c, "M0 -10L46 -92", 13, s), sheen.Body(c, "M-26 -6L16 -22L26 14Q26 36 0 40Q-28 38 -28 14Z", s, 6, c.Line("M-16 4L-12 30M-4 0L0 32M8 -4L12 28", s.DDD, 4))).Move(160, 116))
		c.On(kit.Fore)
		d := "M2 140H254L238 232Q236 244 222 244H34Q20 244 18 232Z"
		c.Part("box", c.Path(d, b.DDD).Move(0, 3), sheen.Body(c, d, b, 16), sheen.Body(c, kit.RoundRect(-4, 132, 264, 20, 9), b, 6))
		c.On(kit.Body)
		c.AnchorBox("inside", 128, 130, 190, 40, 0)
		c.Anchor("ground", 128, 246)
	},
}

var petCarrier = kit.Piece{
	Name: "pet-carrier", Cm: 55, Palette: "body #4f9fd0 blue box; top #7fc0e8 <body; door #8f99a6 metal grate gate; latch #f2b83a yellow; inside #3a4454", States: "closed; open -door",
	Draw: func(c *kit.Canvas) {
		b, t, d, l, n := c.Tones("body"), c.Tones("top"), c.Tones("door"), c.Tones("latch"), c.Tones("inside")
		c.Part("top", c.Path("M92 50V36Q92 24 106 24H150Q164 24 164 36V50", kit.None).Stroke(t.DDD, 15), c.Path("M92 50V36Q92 24 106 24H150Q164 24 164 36V50", kit.None).Stroke(t.M, 11))
		up := "M20 146V92Q22 46 70 46H186Q234 46 236 92V146Z"
		c.Part("top", c.Path(up, t.DDD).Move(0, 2), sheen.Body(c, up, t, 16))
		low := "M14 144H242L232 232Q230 244 216 244H40Q26 244 24 232Z"
		c.Part("body", c.Path(low, b.DDD).Move(0, 3), sheen.Body(c, low, b, 16), sheen.Body(c, kit.RoundRect(8, 136, 240, 18, 8), b, 5))
		hole := "M66 214V110Q66 78 98 78H158Q190 78 190 110V214Q190 222 182 222H74Q66 222 66 214Z"
		c.Part("inside", c.Path(hole, b.DDD).Stroke(b.DDD, 5), c.Form(hole, kit.Lin(66, 78, 190, 222, n.DDD, n.DD, n.M)))
		c.On(kit.Fore)
		c.Part("door", c.Clip(hole, sheen.Each(7, func(i int) kit.Node { return c.Line(sheen.D("M%g 70V230", 78+17*float64(i)), d.DDD, 6) }), sheen.Each(7, func(i int) kit.Node { return c.Line(sheen.D("M%g 70V230", 77.500+17*float64(i)), d.LL, 3.400) }), c.Line("M60 116H196M60 150H196M60 186H196", d.DDD, 6), c.Line("M60 115.500H196M60 149.500H196M60 185.500H196", d.L, 3.400)), c.Path(hole, kit.None).Stroke(d.DDD, 8), c.Path(hole, kit.None).Stroke(d.L, 5))
		c.On(kit.Body)
		c.Part("latch", sheen.Body(c, kit.RoundRect(178, 140, 22, 26, 6), l, 5), sheen.Body(c, kit.RoundRect(26, 130, 22, 26, 6), l, 4), sheen.Body(c, kit.RoundRect(208, 130, 22, 26, 6), l, 4))
		c.Part("top", sheen.Each(3, func(i int) kit.Node {
			return kit.Of(c.Rect(34, 92+13*float64(i), 22, 6, 3, t.DDD), c.Rect(200, 92+13*float64(i), 22, 6, 3, t.DDD))
		}))
		c.AnchorBox("inside", 128, 152, 110, 130, 0)
		c.AnchorBox("grip", 128, 30, 0, 0, 90)
		c.Anchor("ground", 128, 246)
	},
}

var scratchingPost = kit.Piece{
	Name: "scratching-post", Cm: 70, Palette: "post #cf9d5f rope sisal; base #8f6f52 brown carpet; top #8f6f52 <base; toy #f2698a pink mouse", States: "plain -toy",
	Draw: func(c *kit.Canvas) {
		p, b, t, y := c.Tones("post"), c.Tones("base"), c.Tones("top"), c.Tones("toy")
		c.Part("base", c.Ellipse(128, 232, 104, 22, b.DDD).Move(0, 6), c.Form(kit.Oval(128, 230, 104, 22), kit.Lin(30, 210, 226, 250, b.LL, b.L, b.M, b.D)))
		d := kit.RoundRect(90, 30, 76, 202, 8)
		c.Part("post", c.Form(d, sheen.Round(90, 0, 166, 0, p), sheen.Each(21, func(i int) kit.Node {
			y := 40 + 9.600*float64(i)
			return kit.Of(c.Line(sheen.D("M88 %gQ128 %g 168 %g", y, y+9, y), p.DDD, 2.400).Opacity(.7), c.Line(sheen.D("M88 %gQ128 %g 168 %g", y+3, y+12, y+3), p.LL, 1.800).Opacity(.5))
		}), c.Line("M112 120L120 156M124 116L130 160M138 122L140 152", p.LL, 2.600)))
		c.Part("top", sheen.Body(c, "M80 30Q80 12 128 10Q176 12 176 30Q176 46 128 48Q80 46 80 30Z", t, 8))
		c.Part("toy", c.Line("M176 30C206 34 206 60 204 86", y.DD, 2.600), c.Path("M204 116C210 132 226 134 232 126", kit.None).Stroke(y.DD, 3), sheen.Body(c, "M204 84C216 84 224 98 222 110C220 120 188 120 186 110C184 98 192 84 204 84Z", y, 6), c.Circle(194, 92, 6, y.DD), c.Circle(214, 92, 6, y.DD), c.Circle(199, 102, 2, kit.Hex("#2a2630")), c.Circle(209, 102, 2, kit.Hex("#2a2630")))
		c.Anchor("ground", 128, 246)
	},
}
