package toys

import (
	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/sheen"
)

var pogoStick = kit.Piece{
	Name: "pogo-stick", Cm: 110,
	Palette: "frame #3f9fe0 blue; grips #33303a black; spring #c9d2dc metal; pedals #f2a52f; tip #33303a <grips",
	Draw: func(c *kit.Canvas) {
		f, g, s, p, t := c.Tones("frame"), c.Tones("grips"), c.Tones("spring"), c.Tones("pedals"), c.Tones("tip")
		c.Part("spring", sheen.Tube(c, "M128 160V232", 9, s), sheen.Each(8, func(i int) kit.Node {
			y := 176 + 6.500*float64(i)
			return kit.Of(c.Line(sheen.D("M114 %gQ128 %g 142 %g", y+4, y+8, y), s.DDD, 5.5), c.Line(sheen.D("M114 %gQ128 %g 142 %g", y+3.4, y+7.4, y-.6), s.L, 3.4))
		}))
		c.Part("tip", sheen.Body(c, "M116 226H140L144 252H112Z", t, 4))
		c.Part("frame", sheen.Tube(c, "M128 20V168", 20, f), sheen.Body(c, kit.RoundRect(110, 160, 36, 14, 5), f, 4), sheen.Tube(c, "M56 26H200", 13, f), sheen.Body(c, kit.RoundRect(114, 14, 28, 26, 6), f, 5))
		c.Part("grips", sheen.Body(c, kit.RoundRect(36, 15, 46, 22, 9), g, 6, c.Line("M46 15V37M54 15V37M62 15V37M70 15V37", g.LL, 2).Opacity(.5)), sheen.Body(c, kit.RoundRect(174, 15, 46, 22, 9), g, 6, c.Line("M184 15V37M192 15V37M200 15V37M208 15V37", g.LL, 2).Opacity(.5)))
		c.Part("pedals", sheen.Body(c, kit.RoundRect(68, 146, 50, 14, 6), p, 5), sheen.Body(c, kit.RoundRect(138, 146, 50, 14, 6), p, 5), c.Line("M74 150H112M144 150H182", p.LL, 2.4))
		c.Anchor("handNear", 196, 26)
		c.Anchor("handFar", 60, 26)
		c.AnchorBox("surface", 128, 146, 100, 0, 0)
		c.Anchor("ground", 128, 252)
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
		c.Part("grip", sheen.Body(c, "M44 126H100L92 222Q90 232 78 232H48Q34 232 36 218Z", g, 10, c.Line("M46 160H90M44 178H88M42 196H87", g.DDD, 4).Opacity(.5)))
		c.Part("trigger", c.Path("M98 140q36 2 34 26q-2 18 -38 16", kit.None).Stroke(b.DD, 9), c.Path("M98 139q35 2 33 25q-2 17 -37 15", kit.None).Stroke(b.L, 4), sheen.Body(c, "M102 138h14q-2 18 -10 28l-10 -6q6 -10 6 -22Z", t, 4))
		c.Part("tank", sheen.Body(c, "M66 28Q66 18 78 18H146Q158 18 158 28L164 76H60Z", k, 12, c.Path("M56 46H168V80H56Z", w.M).Opacity(.55), c.Line("M60 46H164", w.LL, 3)), sheen.Body(c, kit.RoundRect(98, 6, 30, 16, 6), t, 4))
		c.Part("body", sheen.Body(c, "M18 92Q18 74 38 72H186Q204 72 208 82H222Q232 82 232 92V112Q232 122 222 122H206Q202 140 184 140H38Q18 140 18 122Z", b, 13), sheen.Body(c, kit.RoundRect(222, 84, 28, 30, 6), t, 5), c.Line("M34 90H186", kit.White, 6).Opacity(.5), c.Circle(50, 116, 10, b.DD), c.Circle(49, 115, 7, k.M))
		if c.State("shooting") {
			c.Part("water", c.Line("M252 98q14 -5 26 3t22 4", w.M, 9), c.Circle(310, 108, 6, w.M))
		}
		c.AnchorBox("grip", 68, 180, 0, 0, 0)
	},
}

var handheldConsole = kit.Piece{
	Name: "handheld-console", Cm: 18,
	Palette: "body #c9ccd8 gray shell; screen #9bc42f lcd; frame #4a4e60; buttons #b02f6a; pad #2f323c",
	Draw: func(c *kit.Canvas) {
		b, s, f, u, p := c.Tones("body"), c.Tones("screen"), c.Tones("frame"), c.Tones("buttons"), c.Tones("pad")
		c.Part("body", sheen.Body(c, "M66 4H190Q206 4 206 20V200Q206 252 154 252H66Q50 252 50 236V20Q50 4 66 4Z", b, 12))
		c.Part("frame", sheen.Body(c, "M70 20H186Q192 20 192 26V112Q192 130 174 130H70Q64 130 64 124V26Q64 20 70 20Z", f, 6), c.Circle(74, 68, 3, kit.Hex("#ff4a4a")))
		c.Part("screen", c.Form(kit.RoundRect(84, 32, 92, 84, 3), kit.Lin(84, 32, 176, 116, s.LL, s.M, s.D), c.Path("M84 100h14v-8h18v8h20v-16h16v16h26v20H84Z", s.DDD).Opacity(.65), c.Path("M104 76h8v-6h10v6h6v16h-24Z", s.DDD), c.Path("M84 32h36l-36 56Z", kit.White).Opacity(.3)))
		c.Part("pad", sheen.Body(c, "M86 156H102V172H118V188H102V204H86V188H70V172H86Z", p, 5))
		c.Part("buttons", sheen.Ball(c, 148, 192, 14, u), sheen.Ball(c, 184, 172, 14, u))
		c.Part("pad", sheen.Each(2, func(i int) kit.Node {
			return kit.Of(sheen.Body(c, kit.RoundRect(96+34*float64(i), 222, 28, 9, 4.5), p, 3)).Rotate(-24, 110+34*float64(i), 226)
		}), sheen.Each(4, func(i int) kit.Node {
			return c.Line(sheen.D("M%g 240l14 -24", 158+10*float64(i)), b.DDD, 4).Opacity(.6)
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
		c.Part("tube", turn(sheen.Body(c, kit.RoundRect(4, 82, 216, 92, 10), t, 20, c.Named("pattern", sheen.Each(6, func(i int) kit.Node {
			x := 50 + 28*float64(i)
			return kit.Of(c.Path(sheen.D("M%g 128l14 -34l14 34l-14 34Z", x-14), []kit.Color{p.M, b.M, kit.Hex("#6fd07a")}[i%3]), c.Circle(x, 128, 6, kit.White))
		})))))
		c.Part("bands", turn(sheen.Body(c, kit.RoundRect(0, 78, 22, 100, 6), b, 5), sheen.Body(c, kit.RoundRect(196, 74, 32, 108, 8), b, 7)))
		c.Part("lens", turn(c.Form(kit.Oval(228, 128, 20, 54), kit.Lin(210, 80, 246, 176, b.L, b.D)), c.Form(kit.Oval(229, 128, 15, 46), kit.Lin(214, 82, 244, 174, l.LL, l.M, l.D), sheen.Each(6, func(i int) kit.Node {
			return c.Path("M229 128L222 92L236 92Z", []kit.Color{kit.Hex("#f0698a"), kit.Hex("#f7c52f"), kit.Hex("#7a5ad8")}[i%3]).Scale(.5, 1, 229, 128).Rotate(float64(i)*60, 229, 128)
		}))))
	},
}
