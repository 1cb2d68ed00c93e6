package sport

import (
	"pellucid/internal/engine/illustrator/kit"
	solid "pellucid/internal/engine/illustrator/kit/sheen"
)

var goalpost = kit.Piece{
	Name: "goalpost", Cm: 600,
	Palette: "posts #f7c52f yellow uprights; pad #d8434f base; ribbons #f28a2f",
	Draw: func(c *kit.Canvas) {
		p, b, r := c.Tones("posts"), c.Tones("pad"), c.Tones("ribbons")
		c.Part("posts", solid.Tube(c, "M128 250V158", 15, p), solid.Tube(c, "M32 152H224", 13, p), solid.Tube(c, "M36 156V8", 12, p), solid.Tube(c, "M220 156V8", 12, p))
		c.Part("pad", solid.Body(c, kit.RoundRect(112, 182, 32, 70, 10), b, 8, c.Line("M112 204H144M112 228H144", b.DD, 2)))
		c.Part("ribbons", solid.Body(c, "M36 8C48 4 56 14 70 8V20C58 26 48 14 36 20Z", r, 3), solid.Body(c, "M220 8C232 4 240 14 254 8V20C242 26 232 14 220 20Z", r, 3))
		c.AnchorBox("through", 128, 80, 170, 130, 0)
		c.Anchor("ground", 128, 252)
	},
}

var hockeyMask = kit.Piece{
	Name: "hockey-mask", Cm: 28,
	Palette: "mask #efe6d3 face; marks #c9302f red triangles; straps #4a3028; holes #2a2228",
	Draw: func(c *kit.Canvas) {
		m, r, s, h := c.Tones("mask"), c.Tones("marks"), c.Tones("straps"), c.Tones("holes")
		c.Part("straps", solid.Body(c, "M10 84L44 70V98L12 112Z", s, 4), solid.Body(c, "M246 84L212 70V98L244 112Z", s, 4), solid.Body(c, "M116 2H140V36H116Z", s, 4))
		d := "M128 14C190 14 226 50 224 108C222 160 200 206 170 232Q128 254 86 232C56 206 34 160 32 108C30 50 66 14 128 14Z"
		c.Part("mask", solid.Body(c, d, m, 26, c.Blur(8, c.Path("M112 120Q128 100 144 120L152 170Q128 182 104 170Z", m.DD)).Opacity(.35), c.Path("M116 116Q128 106 140 116L146 160Q128 172 110 160Z", m.L).Opacity(.7)))
		c.Part("marks", c.Both(128, c.Form("M128 30L142 56H114Z", kit.Lin(114, 30, 142, 56, r.L, r.M, r.D)), c.Form("M202 150L184 178L178 148Z", kit.Lin(178, 148, 202, 178, r.L, r.M, r.D))))
		eye := "M146 98C152 82 178 78 196 88C202 104 194 122 176 124C158 126 144 116 146 98Z"
		c.Part("holes", c.Both(128, c.Path(eye, m.DDD), c.Form(eye, kit.Lin(146, 82, 196, 124, h.DD, h.M))), solid.Each(24, func(i int) kit.Node {
			q := [][2]float64{{128, 70}, {108, 70}, {148, 70}, {92, 54}, {164, 54}, {118, 88}, {138, 88}, {84, 148}, {172, 148}, {76, 168}, {180, 168}, {92, 166}, {164, 166}, {96, 186}, {160, 186}, {112, 196}, {144, 196}, {128, 186}, {128, 206}, {106, 214}, {150, 214}, {128, 224}, {84, 186}, {172, 186}}[i]
			return kit.Of(c.Circle(q[0]+.7, q[1]+1, 4.6, m.LL), c.Circle(q[0], q[1], 4.4, h.D))
		}))
		c.Part("mask", solid.Glint(c, "M54 76C62 52 82 36 104 30C110 34 102 38 96 41C80 48 68 62 62 82C58 88 52 84 54 76Z", .6))
		c.AnchorBox("fit", 128, 100, 190, 60, 0)
	},
}

var podium = kit.Piece{
	Name: "winners-podium", Cm: 200,
	Palette: "blocks #5b8fe0 blue steps; tops #f4f6fa white; numbers #f7c52f gold",
	Draw: func(c *kit.Canvas) {
		b, t, n := c.Tones("blocks"), c.Tones("tops"), c.Tones("numbers")
		block := func(x, y, w float64, num string) {
			c.Part("blocks", solid.Body(c, kit.RoundRect(x, y, w, 246-y, 4), b, 9, c.Path(solid.D("M%g %gh%gv10h%gZ", x, y, w, -w), b.DDD).Opacity(.3)))
			c.Part("tops", solid.Body(c, kit.RoundRect(x-4, y-9, w+8, 16, 5), t, 4))
			box := kit.Box{X0: x + 12, Y0: y + 26, X1: x + w - 12, Y1: y + 76}
			c.Part("numbers", c.Letters(num, kit.Box{X0: box.X0, Y0: box.Y0 + 3, X1: box.X1, Y1: box.Y1 + 3}, "display", b.DDD), c.Letters(num, box, "display", kit.Lin(0, box.Y0, 0, box.Y1, n.LL, n.M, n.D)))
		}
		block(8, 140, 78, "2")
		block(170, 162, 78, "3")
		block(86, 92, 84, "1")
		c.AnchorBox("surface", 128, 83, 84, 0, 0)
		c.Anchor("ground", 128, 246)
	},
}

var pogoStick = kit.Piece{
	Name: "pogo-stick", Cm: 110,
	Palette: "frame #3f9fe0 blue; grips #33303a black; spring #c9d2dc metal; pedals #f2a52f; tip #33303a <grips",
	Draw: func(c *kit.Canvas) {
		f, g, s, p, t := c.Tones("frame"), c.Tones("grips"), c.Tones("spring"), c.Tones("pedals"), c.Tones("tip")
		c.Part("spring", solid.Tube(c, "M128 160V232", 9, s), solid.Each(8, func(i int) kit.Node {
			y := 176 + 6.500*float64(i)
			return kit.Of(c.Line(solid.D("M114 %gQ128 %g 142 %g", y+4, y+8, y), s.DDD, 5.5), c.Line(solid.D("M114 %gQ128 %g 142 %g", y+3.4, y+7.4, y-.6), s.L, 3.4))
		}))
		c.Part("tip", solid.Body(c, "M116 226H140L144 252H112Z", t, 4))
		c.Part("frame", solid.Tube(c, "M128 20V168", 20, f), solid.Body(c, kit.RoundRect(110, 160, 36, 14, 5), f, 4), solid.Tube(c, "M56 26H200", 13, f), solid.Body(c, kit.RoundRect(114, 14, 28, 26, 6), f, 5))
		c.Part("grips", solid.Body(c, kit.RoundRect(36, 15, 46, 22, 9), g, 6, c.Line("M46 15V37M54 15V37M62 15V37M70 15V37", g.LL, 2).Opacity(.5)), solid.Body(c, kit.RoundRect(174, 15, 46, 22, 9), g, 6, c.Line("M184 15V37M192 15V37M200 15V37M208 15V37", g.LL, 2).Opacity(.5)))
		c.Part("pedals", solid.Body(c, kit.RoundRect(68, 146, 50, 14, 6), p, 5), solid.Body(c, kit.RoundRect(138, 146, 50, 14, 6), p, 5), c.Line("M74 150H112M144 150H182", p.LL, 2.4))
		c.Anchor("handNear", 196, 26)
		c.Anchor("handFar", 60, 26)
		c.AnchorBox("surface", 128, 146, 100, 0, 0)
		c.Anchor("ground", 128, 252)
	},
}

var cornhole = kit.Piece{
	Name: "cornhole-board", Cm: 120,
	Palette: "board #d9a866 wood; frame #8a5430; stripes #d8434f red paint; bags #3f7fd0 blue beanbag; hole #2a2026",
	Draw: func(c *kit.Canvas) {
		b, f, s, g, h := c.Tones("board"), c.Tones("frame"), c.Tones("stripes"), c.Tones("bags"), c.Tones("hole")
		c.Part("frame", solid.Body(c, "M188 60L232 228H214L172 80Z", kit.TonesOf(f.D), 5), solid.Body(c, "M70 60L50 150H64L84 70Z", kit.TonesOf(f.DD), 5))
		d := "M84 16H196L226 216H10Z"
		c.Part("frame", solid.Body(c, "M10 214H226L224 240H14Z", f, 6))
		c.Part("board", solid.Body(c, d, b, 10, solid.Grain(c, kit.Box{X0: 10, Y0: 16, X1: 226, Y1: 216}, 9, b)))
		c.Part("stripes", c.Clip(d, c.Form("M140 70L76 230H20L128 70ZM140 70L168 230H224L150 70Z", kit.Lin(20, 70, 220, 220, s.L, s.M, s.D)).Opacity(.9)))
		c.Part("frame", c.Path(d, kit.None).Stroke(f.M, 6).Miter())
		c.Part("hole", c.Ellipse(140, 62, 25, 16, f.DDD), c.Ellipse(140, 63, 22.5, 13.5, kit.Lin(0, 50, 0, 76, h.DDD, h.M)), c.Line("M118 68A23 14 0 0 0 162 68", b.LL, 2.4))
		bag := func(x, y, turn float64, t kit.Tones) kit.Node {
			return kit.Of(c.Blur(4, c.Ellipse(x+3, y+17, 28, 10, b.DDD)).Opacity(.5), solid.Body(c, solid.D("M%g %gq26 6 52 0q-6 18 0 36q-26 -6 -52 0q6 -18 0 -36Z", x-26, y-18), t, 9, c.Path(solid.D("M%g %gq22 5 44 0q-5 14 0 28q-22 -5 -44 0q5 -14 0 -28Z", x-22, y-14), kit.None).Stroke(t.LL, 1.8).Dash(4, 3))).Rotate(turn, x, y)
		}
		c.Part("bags", bag(96, 128, -16, g), bag(164, 168, 20, kit.TonesOf(kit.Hex("#f2b62f"))))
		c.Anchor("ground", 124, 240)
	},
}

var carabiner = kit.Piece{
	Name: "carabiner", Cm: 10,
	Palette: "body #3f8fe0 blue metal; gate #c9d2dc steel; screw #f2a52f",
	Draw: func(c *kit.Canvas) {
		b, g, s := c.Tones("body"), c.Tones("gate"), c.Tones("screw")
		loop := "M170 62C166 28 130 16 98 24C60 34 52 68 60 104L74 196C80 232 120 246 152 232C176 222 184 204 182 180"
		c.Part("gate", solid.Tube(c, "M170 60L182 184", 17, g))
		c.Part("body", c.Line(loop, b.DDD, 31), c.Line(loop, b.D, 28), c.Line(loop, b.M, 22).Move(-1.5, -1.5), c.Line(loop, b.LL, 6).Move(-5, -5).Opacity(.9))
		c.Part("screw", solid.Body(c, "M160 96L190 93L196 146L166 149Z", s, 7, c.Line("M168 95L174 148M176 94L182 147M184 93L190 146", s.DD, 2).Opacity(.7)))
	},
}

var fishingLure = kit.Piece{
	Name: "fishing-lure", Cm: 12, Facing: kit.Right,
	Palette: "body #e2483f red; belly #fbf3e0 white; stripes #f7c52f; hooks #9aa5b3 metal; eyes #f7c52f",
	Draw: func(c *kit.Canvas) {
		b, w, s, h, e := c.Tones("body"), c.Tones("belly"), c.Tones("stripes"), c.Tones("hooks"), c.Tones("eyes")
		treble := func(x, y float64) kit.Node {
			d := solid.D("M%g %gv34q0 26 -20 26q-16 0 -16 -16M%g %gv34q0 26 20 26q16 0 16 -16M%g %gv58", x, y, x, y, x, y)
			barb := solid.D("M%g %gl-6 10l12 -2ZM%g %gl6 10l-12 -2Z", x-36, y+36, x+36, y+36)
			return kit.Of(c.Circle(x, y-5, 6, kit.None).Stroke(h.DD, 4), c.Line(d, h.DDD, 7), c.Line(d, h.L, 4), c.Path(barb, h.D))
		}
		c.Part("hooks", treble(92, 166), treble(176, 160), c.Circle(248, 122, 8, kit.None).Stroke(h.D, 5), c.Circle(10, 118, 7, kit.None).Stroke(h.D, 5))
		d := "M16 118C40 84 92 70 140 74C190 78 226 98 242 122C224 148 188 166 140 168C92 170 44 152 16 118Z"
		c.Part("body", solid.Body(c, d, b, 16, c.Named("belly", c.Form("M10 126C60 140 180 150 246 124L240 180H20Z", kit.Lin(0, 126, 0, 170, w.LL, w.M, w.D))), c.Named("stripes", solid.Each(5, func(i int) kit.Node {
			return c.Path(solid.D("M%g 66q14 24 4 58l-12 -3q8 -28 -4 -54Z", 66+24*float64(i)), s.M)
		})), c.Line("M190 86Q176 122 192 158", b.DDD, 3).Opacity(.5)))
		c.Part("eyes", solid.Ball(c, 208, 110, 13, e), c.Circle(209, 110, 7, kit.Hex("#1f1a20")), c.Circle(206, 107, 2.4, kit.White))
		c.Part("body", solid.Glint(c, "M60 98C88 84 118 80 148 81C152 86 142 88 130 88C106 89 84 94 68 102C60 104 56 102 60 98Z", .6))
	},
}

var paddleBoard = kit.Piece{
	Name: "paddleboard", Cm: 320,
	Palette: "board #2fb4c0 teal; deck #f7f1e2 pad; stripe #f28a4a orange; paddle #f2c14a blade; shaft #33303a",
	Draw: func(c *kit.Canvas) {
		b, d, s, p, h := c.Tones("board"), c.Tones("deck"), c.Tones("stripe"), c.Tones("paddle"), c.Tones("shaft")
		turn := func(n ...kit.Node) kit.Node { return kit.Of(n...).Rotate(14, 100, 128) }
		o := "M100 -8C132 14 150 72 150 134C150 196 132 244 100 262C68 244 50 196 50 134C50 72 68 14 100 -8Z"
		c.Part("board", turn(solid.Body(c, o, b, 12, c.Named("stripe", c.Path("M92 -10H108V270H92Z", s.M)), c.Line("M60 110C64 60 80 20 98 2", kit.White, 5).Opacity(.6))))
		c.Part("deck", turn(solid.Body(c, "M100 96C122 96 132 104 132 122V188C132 206 122 214 100 214C78 214 68 206 68 188V122C68 104 78 96 100 96Z", d, 6, c.Line("M68 116H132M68 136H132M68 156H132M68 176H132M68 196H132", d.DD, 1.8).Opacity(.7)), c.Circle(100, 155, 6, d.DDD)))
		pad := func(n ...kit.Node) kit.Node { return kit.Of(n...).Rotate(-10, 196, 128) }
		c.Part("shaft", pad(solid.Tube(c, "M196 2V190", 8, h), solid.Tube(c, "M182 2H210", 9, h)))
		c.Part("paddle", pad(solid.Body(c, "M190 176H202C214 186 222 206 220 228Q216 256 196 258Q176 256 172 228C170 206 178 186 190 176Z", p, 8, c.Line("M196 182V250", p.DD, 3).Opacity(.6))))
	},
}

var rollerblade = kit.Piece{
	Name: "rollerblade", Cm: 32, Facing: kit.Right,
	Palette: "boot #7a5ad8 purple; cuff #33303f black; wheels #f7f1e4 white; frame #c9d2dc metal; straps #f2b62f buckles",
	Draw: func(c *kit.Canvas) {
		b, u, w, f, s := c.Tones("boot"), c.Tones("cuff"), c.Tones("wheels"), c.Tones("frame"), c.Tones("straps")
		c.Part("cuff", solid.Body(c, "M52 16Q96 2 128 16L134 92H48Z", u, 9))
		c.Part("boot", solid.Body(c, "M42 62Q38 52 54 50L126 48Q138 48 140 62L146 110C170 126 214 130 234 152Q244 168 240 186H40Q30 186 30 172C32 140 44 120 42 62Z", b, 16, c.Path("M28 166H250V190H28Z", u.M), c.Line("M150 112L136 132M168 120L152 142M186 126L170 150", kit.White, 5)), c.Line("M56 66C58 104 48 130 44 156", kit.White, 5).Opacity(.4))
		c.Part("straps", solid.Body(c, "M44 84L142 70L144 88L44 104Z", s, 5), solid.Body(c, kit.RoundRect(118, 66, 22, 26, 4), f, 4), solid.Body(c, "M74 150L160 118L170 132L84 166Z", s, 5))
		c.Part("frame", solid.Body(c, "M44 186H236L226 214H56Z", f, 6, c.Line("M70 194H214", f.LL, 3)))
		c.Part("wheels", solid.Each(4, func(i int) kit.Node {
			x := 58 + 54*float64(i)
			return kit.Of(solid.Ball(c, x, 222, 25, w), c.Circle(x, 222, 12, b.D), c.Circle(x, 222, 9, b.L), c.Circle(x, 222, 4, f.DD))
		}))
		c.Anchor("ground", 138, 247)
		c.AnchorBox("fit", 92, 40, 80, 30, 0)
	},
}

var slinky = kit.Piece{
	Name: "slinky", Cm: 20,
	Palette: "coil #c97ae8 purple spring; second #4fb4f2 blue; third #f7c52f yellow",
	Draw: func(c *kit.Canvas) {
		a, b, d := c.Tones("coil"), c.Tones("second"), c.Tones("third")
		const n = 34
		for i := range n {
			f := float64(i) / (n - 1)
			t := []kit.Tones{a, b, d}[int(f*2.999)]
			x := 52 + 152*f
			y := 196 - 172*4*f*(1-f)*.86
			turn := -80 + 160*f
			ring := kit.Oval(x, y, 47, 17)
			name := []string{"coil", "second", "third"}[int(f*2.999)]
			c.Part(name, kit.Of(c.Path(ring, kit.None).Stroke(t.DDD, 6.5), c.Path(ring, kit.None).Stroke(kit.Lin(x-46, y-10, x+46, y+16, t.LL, t.M, t.D), 4.2)).Rotate(turn+80-(160*f)*.0-80, x, y))
		}
		c.Anchor("ground", 128, 214)
	},
}

var waterGun = kit.Piece{
	Name: "water-gun", Cm: 35, Facing: kit.Right,
	Palette: "body #3fc46a green; tank #ffb02f orange; trigger #e2483f; water #5fc4f2; grip #2f9a54 <body",
	States:  "shooting",
	Draw: func(c *kit.Canvas) {
		b, k, t, w, g := c.Tones("body"), c.Tones("tank"), c.Tones("trigger"), c.Tones("water"), c.Tones("grip")
		c.Part("grip", solid.Body(c, "M44 126H100L92 222Q90 232 78 232H48Q34 232 36 218Z", g, 10, c.Line("M46 160H90M44 178H88M42 196H87", g.DDD, 4).Opacity(.5)))
		c.Part("trigger", c.Path("M98 140q36 2 34 26q-2 18 -38 16", kit.None).Stroke(b.DD, 9), c.Path("M98 139q35 2 33 25q-2 17 -37 15", kit.None).Stroke(b.L, 4), solid.Body(c, "M102 138h14q-2 18 -10 28l-10 -6q6 -10 6 -22Z", t, 4))
		c.Part("tank", solid.Body(c, "M66 28Q66 18 78 18H146Q158 18 158 28L164 76H60Z", k, 12, c.Path("M56 46H168V80H56Z", w.M).Opacity(.55), c.Line("M60 46H164", w.LL, 3)), solid.Body(c, kit.RoundRect(98, 6, 30, 16, 6), t, 4))
		c.Part("body", solid.Body(c, "M18 92Q18 74 38 72H186Q204 72 208 82H222Q232 82 232 92V112Q232 122 222 122H206Q202 140 184 140H38Q18 140 18 122Z", b, 13), solid.Body(c, kit.RoundRect(222, 84, 28, 30, 6), t, 5), c.Line("M34 90H186", kit.White, 6).Opacity(.5), c.Circle(50, 116, 10, b.DD), c.Circle(49, 115, 7, k.M))
		if c.State("shooting") {
			c.Part("water", c.Line("M252 98q14 -5 26 3t22 4", w.M, 9), c.Circle(310, 108, 6, w.M))
		}
		c.AnchorBox("grip", 68, 180, 0, 0, 0)
	},
}

var d20 = kit.Piece{
	Name: "d20", Cm: 3,
	Palette: "die #7a3fd0 purple dice; numbers #fbe7a0 gold; edges #b98af2 <die",
	Draw: func(c *kit.Canvas) {
		d, n, e := c.Tones("die"), c.Tones("numbers"), c.Tones("edges")
		hex := "M128 6L236 68V188L128 250L20 188V68Z"
		c.Part("die", c.Path(hex, d.M).Stroke(d.DD, 6), c.Path("M128 6L128 62L36 78L20 68Z", kit.Lin(20, 6, 128, 78, d.LL, d.L)), c.Path("M128 6L128 62L220 78L236 68Z", kit.Lin(128, 6, 236, 78, d.L, d.M)), c.Path("M20 68L66 170L20 188Z", kit.Lin(20, 68, 66, 188, d.L, d.D)), c.Path("M20 68L128 62L66 170Z", kit.Lin(20, 62, 128, 170, d.LL, d.M)), c.Path("M236 68L128 62L190 170Z", kit.Lin(128, 62, 236, 170, d.M, d.D)), c.Path("M236 68L190 170L236 188Z", kit.Lin(190, 68, 236, 188, d.D, d.DD)),
			c.Path("M128 62L190 170H66Z", kit.Lin(80, 62, 170, 170, d.L, d.M, d.D)), c.Path("M66 170L128 250L20 188Z", kit.Lin(20, 170, 128, 250, d.D, d.DD)), c.Path("M66 170H190L128 250Z", kit.Lin(66, 170, 190, 250, d.D, d.DD)), c.Path("M190 170L236 188L128 250Z", kit.Lin(128, 170, 236, 250, d.DD, d.DDD)))
		c.Part("edges", c.Line("M128 62L190 170H66ZM128 6V62M20 68L128 62L236 68M20 68L66 170L20 188M236 68L190 170L236 188M66 170L128 250L190 170", e.L, 2.6).Opacity(.8), c.Line("M128 62L66 170", kit.White, 2.6).Opacity(.7))
		text := c.Text()
		if text == "" {
			text = "20"
		}
		c.Part("numbers", c.Letters(text, kit.Box{X0: 100, Y0: 108, X1: 156, Y1: 150}, "display", kit.Lin(0, 108, 0, 150, n.LL, n.M, n.D)), c.Letters("8", kit.Box{X0: 66, Y0: 84, X1: 84, Y1: 104}, "display", n.D).Rotate(-58, 75, 94), c.Letters("14", kit.Box{X0: 170, Y0: 84, X1: 194, Y1: 104}, "display", n.D).Rotate(58, 182, 94), c.Letters("2", kit.Box{X0: 118, Y0: 184, X1: 138, Y1: 206}, "display", n.D).Rotate(180, 128, 195))
	},
}

var handheldConsole = kit.Piece{
	Name: "handheld-console", Cm: 18,
	Palette: "body #c9ccd8 gray shell; screen #9bc42f lcd; frame #4a4e60; buttons #b02f6a; pad #2f323c",
	Draw: func(c *kit.Canvas) {
		b, s, f, u, p := c.Tones("body"), c.Tones("screen"), c.Tones("frame"), c.Tones("buttons"), c.Tones("pad")
		c.Part("body", solid.Body(c, "M66 4H190Q206 4 206 20V200Q206 252 154 252H66Q50 252 50 236V20Q50 4 66 4Z", b, 12))
		c.Part("frame", solid.Body(c, "M70 20H186Q192 20 192 26V112Q192 130 174 130H70Q64 130 64 124V26Q64 20 70 20Z", f, 6), c.Circle(74, 68, 3, kit.Hex("#ff4a4a")))
		c.Part("screen", c.Form(kit.RoundRect(84, 32, 92, 84, 3), kit.Lin(84, 32, 176, 116, s.LL, s.M, s.D), c.Path("M84 100h14v-8h18v8h20v-16h16v16h26v20H84Z", s.DDD).Opacity(.65), c.Path("M104 76h8v-6h10v6h6v16h-24Z", s.DDD), c.Path("M84 32h36l-36 56Z", kit.White).Opacity(.3)))
		c.Part("pad", solid.Body(c, "M86 156H102V172H118V188H102V204H86V188H70V172H86Z", p, 5))
		c.Part("buttons", solid.Ball(c, 148, 192, 14, u), solid.Ball(c, 184, 172, 14, u))
		c.Part("pad", solid.Each(2, func(i int) kit.Node {
			return kit.Of(solid.Body(c, kit.RoundRect(96+34*float64(i), 222, 28, 9, 4.5), p, 3)).Rotate(-24, 110+34*float64(i), 226)
		}), solid.Each(4, func(i int) kit.Node {
			return c.Line(solid.D("M%g 240l14 -24", 158+10*float64(i)), b.DDD, 4).Opacity(.6)
		}))
		c.AnchorBox("print", 130, 74, 88, 80, 0)
		c.Anchor("ground", 128, 252)
	},
}

var kaleidoscope = kit.Piece{
	Name: "kaleidoscope", Cm: 25,
	Palette: "tube #d94f9a pink; bands #f7c52f gold; pattern #4fb4f2 blue; lens #9be0f7",
	Draw: func(c *kit.Canvas) {
		t, b, p, l := c.Tones("tube"), c.Tones("bands"), c.Tones("pattern"), c.Tones("lens")
		turn := func(n ...kit.Node) kit.Node { return kit.Of(n...).Rotate(-35, 128, 128) }
		c.Part("tube", turn(solid.Body(c, kit.RoundRect(4, 82, 216, 92, 10), t, 20, c.Named("pattern", solid.Each(6, func(i int) kit.Node {
			x := 50 + 28*float64(i)
			return kit.Of(c.Path(solid.D("M%g 128l14 -34l14 34l-14 34Z", x-14), []kit.Color{p.M, b.M, kit.Hex("#6fd07a")}[i%3]), c.Circle(x, 128, 6, kit.White))
		})))))
		c.Part("bands", turn(solid.Body(c, kit.RoundRect(0, 78, 22, 100, 6), b, 5), solid.Body(c, kit.RoundRect(196, 74, 32, 108, 8), b, 7)))
		c.Part("lens", turn(c.Form(kit.Oval(228, 128, 20, 54), kit.Lin(210, 80, 246, 176, b.L, b.D)), c.Form(kit.Oval(229, 128, 15, 46), kit.Lin(214, 82, 244, 174, l.LL, l.M, l.D), solid.Each(6, func(i int) kit.Node {
			return c.Path("M229 128L222 92L236 92Z", []kit.Color{kit.Hex("#f0698a"), kit.Hex("#f7c52f"), kit.Hex("#7a5ad8")}[i%3]).Scale(.5, 1, 229, 128).Rotate(float64(i)*60, 229, 128)
		}))))
	},
}
