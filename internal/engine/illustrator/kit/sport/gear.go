package sport

import (
	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/sheen"
)

var golfFlag = kit.Piece{
	Name: "golf-flag", Cm: 210, Palette: "flag #e5404a red; pole #f4f1ea white stick; green #5fb84a grass; hole #2a4a22 cup; ball #fbfbf8 white", States: "plain -ball",
	Draw: func(c *kit.Canvas) {
		f, p, g, h, b := c.Tones("flag"), c.Tones("pole"), c.Tones("green"), c.Tones("hole"), c.Tones("ball")
		c.Part("green", c.Ellipse(128, 222, 126, 34, g.DDD).Move(0, 5), c.Form(kit.Oval(128, 220, 126, 34), kit.Lin(10, 190, 246, 250, g.LL, g.L, g.M, g.D), sheen.Each(5, func(i int) kit.Node {
			return c.Path(sheen.D("M%g 180h26l-30 80h-26Z", 12+52*float64(i)), g.LL).Opacity(.35)
		})))
		c.Part("hole", c.Ellipse(112, 216, 26, 9, h.DDD), c.Ellipse(112, 218, 25, 7.500, h.M))
		c.Part("pole", c.Form("M107 2H117V218H107Z", sheen.Round(107, 0, 117, 0, p)), c.Rect(107, 150, 10, 16, 0, f.M), c.Rect(107, 182, 10, 16, 0, f.M), sheen.Ball(c, 112, 0, 8, p))
		d := "M117 10C150 -4 176 26 222 12Q228 12 224 20L206 52L226 84Q228 92 220 92C176 104 150 74 117 88Z"
		c.Part("flag", c.Path(d, f.DDD).Move(0, 3), sheen.Body(c, d, f, 10, c.Blur(5, c.Line("M166 8Q160 50 168 94", f.DDD, 14)).Opacity(.45), c.Blur(4, c.Line("M140 6Q136 46 142 86", f.LL, 10)).Opacity(.7)))
		c.Part("ball", c.Ellipse(176, 234, 17, 6, h.DDD).Opacity(.5), sheen.Ball(c, 174, 218, 17, b, sheen.Each(14, func(i int) kit.Node {
			return c.Circle(162+float64(i%4)*8+float64(i/4%2)*4, 208+float64(i/4)*7, 1.800, b.D)
		})))
		c.Anchor("ground", 128, 252)
	},
}

var swimFins = kit.Piece{
	Name: "swim-fins", Cm: 60, Palette: "fins #1fa6c9 blue teal flippers; foot #2f4258 black rubber; ribs #7fe0ee <fins; buckle #f7c23a yellow",
	Draw: func(c *kit.Canvas) {
		f, k, r, b := c.Tones("fins"), c.Tones("foot"), c.Tones("ribs"), c.Tones("buckle")
		one := func(deg, x, y float64) {
			t := func(n ...kit.Node) kit.Node { return kit.Of(n...).Move(x, y).Rotate(deg, 128, 220) }
			d := "M100 150C92 100 70 50 62 10Q60 -4 74 -2L104 8L128 2L152 8L182 -2Q196 -4 194 10C186 50 164 100 156 150Z"
			c.Part("fins", t(c.Path(d, f.DDD).Move(1, 3), sheen.Body(c, d, f, 14)))
			c.Part("ribs", t(c.Path("M106 146C102 96 92 50 84 12M150 146C154 96 164 50 172 12M128 146V14", kit.None).Stroke(f.DD, 8), c.Path("M105 146C101 96 91 50 83 12M149 146C153 96 163 50 171 12M127 146V14", kit.None).Stroke(r.M, 4)))
			s := "M94 150Q92 134 108 130Q128 124 148 130Q164 134 162 150L158 220Q156 250 128 252Q100 250 98 220Z"
			c.Part("foot", t(c.Path(s, k.DDD).Move(1, 2), sheen.Body(c, s, k, 12, c.Path("M108 176Q128 164 148 176L146 226Q128 242 110 226Z", k.DDD), c.Line("M108 176Q128 164 148 176", k.LL, 2))))
			c.Part("buckle", t(sheen.Body(c, kit.RoundRect(90, 206, 16, 20, 4), b, 4), sheen.Body(c, kit.RoundRect(150, 206, 16, 20, 4), b, 4)))
		}
		one(20, 44, -2)
		one(-14, -34, 4)
	},
}

var skiGoggles = kit.Piece{
	Name: "ski-goggles", Cm: 18, Palette: "frame #f2f4f7 white; lens #f2892e orange mirror; second #8a4fd8 purple; strap #2f3646 black band; stripe #e5404a red",
	Draw: func(c *kit.Canvas) {
		f, l, s, k, t := c.Tones("frame"), c.Tones("lens"), c.Tones("second"), c.Tones("strap"), c.Tones("stripe")
		band := "M4 92Q-12 96 -10 128Q-8 158 8 164L44 150V100Z"
		c.Part("strap", c.Both(128, kit.Of(c.Path(band, k.DDD).Move(0, 2), sheen.Body(c, band, k, 8, c.Named("stripe", c.Path("M-12 118L46 114V134L-12 142Z", t.M))))))
		d := "M128 66C180 62 226 66 236 92C244 120 236 168 216 184C194 198 166 188 150 174Q128 156 106 174C90 188 62 198 40 184C20 168 12 120 20 92C30 66 76 62 128 66Z"
		c.Part("frame", c.Path(d, f.DDD).Stroke(f.DDD, 4).Move(0, 2), sheen.Body(c, d, f, 12))
		in := "M128 80C176 76 214 80 222 100C228 122 222 158 206 170C190 180 168 172 156 162Q128 140 100 162C88 172 66 180 50 170C34 158 28 122 34 100C42 80 80 76 128 80Z"
		c.Part("lens", c.Path(in, k.DDD).Stroke(k.DDD, 4), c.Form(in, kit.Lin(30, 76, 226, 180, l.LL, l.M, l.D), c.Named("second", c.Path("M20 190V130Q70 160 128 128T236 110V190Z", kit.Lin(30, 120, 226, 180, s.M, s.D, s.DD)).Opacity(.9)), c.Path("M60 70H96L66 190H30Z", kit.White).Opacity(.45), c.Path("M108 70H120L94 190H82Z", kit.White).Opacity(.35)), c.Path(in, kit.None).Stroke(kit.White, 1.600).Opacity(.5))
		c.AnchorBox("fit", 128, 124, 150, 0, 0)
	},
}

var balanceBeam = kit.Piece{
	Name: "balance-beam", Cm: 500, Palette: "beam #d9a873 tan leather; legs #4f86d8 blue steel; mat #e5505a red floor", States: "plain -mat",
	Draw: func(c *kit.Canvas) {
		b, l, m := c.Tones("beam"), c.Tones("legs"), c.Tones("mat")
		c.Part("mat", c.Path("M26 190H230L252 226H4Z", m.DDD).Move(0, 10), c.Path("M4 226H252V236H4Z", m.DD), c.Form("M26 190H230L252 226H4Z", kit.Lin(20, 190, 230, 226, m.LL, m.M, m.D), c.Line("M128 190V226M76 190L64 226M180 190L192 226", m.DD, 2).Opacity(.6)))
		c.Part("legs", c.Both(128, kit.Of(sheen.Tube(c, "M56 112L34 216", 9, l), sheen.Tube(c, "M60 112L78 200", 9, l), sheen.Tube(c, "M46 164L70 164", 7, l), sheen.Body(c, kit.RoundRect(20, 210, 32, 12, 5), l, 4), sheen.Body(c, kit.RoundRect(66, 196, 26, 10, 5), l, 4))))
		top := "M10 84H246L254 100H2Z"
		c.Part("beam", c.Path("M2 100H254V122Q254 126 250 126H6Q2 126 2 122Z", b.DDD).Move(0, 2), c.Form("M2 100H254V122Q254 126 250 126H6Q2 126 2 122Z", kit.Lin(0, 100, 0, 126, b.M, b.D, b.DD)), c.Form(top, kit.Lin(10, 84, 246, 100, b.LL, b.L, b.M)), c.Line("M2 100H254", b.LL, 2))
		c.AnchorBox("surface", 128, 92, 210, 0, 0)
		c.Anchor("ground", 128, 236)
	},
}

var pommelHorse = kit.Piece{
	Name: "pommel-horse", Cm: 160, Palette: "body #a5602f leather brown; handles #dfe5ec metal rings pommels; legs #4a5262 steel; mat #3f7fd8 blue", States: "plain -mat",
	Draw: func(c *kit.Canvas) {
		b, h, l, m := c.Tones("body"), c.Tones("handles"), c.Tones("legs"), c.Tones("mat")
		c.Part("mat", c.Path("M18 218H238L252 240H4Z", m.DDD).Move(0, 10), c.Path("M4 240H252V248H4Z", m.DD), c.Form("M18 218H238L252 240H4Z", kit.Lin(20, 218, 230, 240, m.LL, m.M, m.D)))
		c.Part("legs", c.Both(128, kit.Of(sheen.Tube(c, "M86 128L62 230", 12, l), sheen.Body(c, kit.RoundRect(46, 224, 32, 14, 6), l, 5))), sheen.Tube(c, "M128 130V212", 10, l))
		d := "M22 94Q22 70 50 70H206Q234 70 234 94V122Q234 146 206 146H50Q22 146 22 122Z"
		c.Part("body", c.Path(d, b.DDD).Move(0, 3), sheen.Body(c, d, b, 20, c.Line("M58 70V146M198 70V146", b.DD, 3), c.Line("M62 70V146M194 70V146", b.LL, 1.600).Dash(4, 3).Opacity(.8)), sheen.Streak(c, "M40 82Q44 78 56 78H196", 5, .4))
		for _, x := range []float64{92, 164} {
			d := sheen.D("M%g 76V44Q%g 28 %g 26H%gQ%g 28 %g 44V76", x-22, x-20, x-6, x+6, x+20, x+22)
			c.Part("handles", sheen.Body(c, kit.RoundRect(x-30, 68, 16, 12, 4), h, 4), sheen.Body(c, kit.RoundRect(x+14, 68, 16, 12, 4), h, 4), sheen.Tube(c, d, 11, h))
		}
		c.Anchor("ground", 128, 248)
	},
}

var scoreboard = kit.Piece{
	Name: "scoreboard", Cm: 300, Palette: "board #2f4a3c green case; digits #ffc13a orange lights; frame #c3ccd6 metal; legs #8f99a6 steel; lettering #ffffff white",
	Draw: func(c *kit.Canvas) {
		b, d, f, l, t := c.Tones("board"), c.Tones("digits"), c.Tones("frame"), c.Tones("legs"), c.Tones("lettering")
		c.Part("legs", sheen.Tube(c, "M56 180V252", 12, l), sheen.Tube(c, "M200 180V252", 12, l), sheen.Body(c, kit.RoundRect(38, 246, 36, 10, 4), l, 4), sheen.Body(c, kit.RoundRect(182, 246, 36, 10, 4), l, 4))
		c.Part("frame", c.Rect(-4, 20, 264, 170, 12, f.DDD).Move(0, 3), sheen.Body(c, kit.RoundRect(-4, 20, 264, 170, 12), f, 6))
		c.Part("board", c.Form(kit.RoundRect(6, 30, 244, 150, 6), kit.Lin(6, 30, 250, 180, b.L, b.M, b.DD)))
		c.Part("lettering", c.Letters("HOME", kit.Box{X0: 18, Y0: 38, X1: 92, Y1: 58}, "sans", t.M), c.Letters("GUEST", kit.Box{X0: 164, Y0: 38, X1: 238, Y1: 58}, "sans", t.M), c.Letters("TIME", kit.Box{X0: 104, Y0: 40, X1: 152, Y1: 55}, "sans", t.M))
		seg := func(x, y, w, h float64, n int) kit.Node {
			on := []string{"abcdef", "bc", "abged", "abgcd", "fgbc", "afgcd", "afgedc", "abc", "abcdefg", "abcdfg"}[n]
			k := w * .2
			lines := map[rune]string{'a': sheen.D("M%g %gH%g", x+k, y, x+w-k), 'g': sheen.D("M%g %gH%g", x+k, y+h/2, x+w-k), 'd': sheen.D("M%g %gH%g", x+k, y+h, x+w-k), 'f': sheen.D("M%g %gV%g", x, y+k, y+h/2-k), 'b': sheen.D("M%g %gV%g", x+w, y+k, y+h/2-k), 'e': sheen.D("M%g %gV%g", x, y+h/2+k, y+h-k), 'c': sheen.D("M%g %gV%g", x+w, y+h/2+k, y+h-k)}
			var all []kit.Node
			for _, s := range on {
				all = append(all, c.Line(lines[s], d.M, w*.24), c.Line(lines[s], d.LL, w*.08))
			}
			return kit.Of(all...)
		}
		c.Part("board", c.Rect(18, 64, 74, 60, 6, b.DDD), c.Rect(164, 64, 74, 60, 6, b.DDD), c.Rect(100, 62, 56, 34, 5, b.DDD), c.Rect(100, 108, 56, 62, 5, b.DDD), c.Rect(18, 134, 74, 34, 5, b.DDD), c.Rect(164, 134, 74, 34, 5, b.DDD))
		c.Part("digits", seg(31, 74, 18, 40, 2), seg(62, 74, 18, 40, 4), seg(177, 74, 18, 40, 1), seg(208, 74, 18, 40, 7), seg(106, 69, 8, 20, 1), seg(119, 69, 8, 20, 2), seg(133, 69, 6, 20, 0), seg(144, 69, 6, 20, 5), seg(121, 120, 14, 38, 3), sheen.Each(6, func(i int) kit.Node {
			x := 36 + 19*float64(i%3)
			if i > 2 {
				x += 146
			}
			lit := d.DD
			if i%3 < 2-i/3 {
				lit = d.M
			}
			return c.Circle(x, 151, 7, lit)
		}))
		c.AnchorBox("print", 128, 105, 236, 140, 0)
		c.Anchor("ground", 128, 256)
	},
}
