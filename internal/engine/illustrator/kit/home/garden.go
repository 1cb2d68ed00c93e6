package home

import (
	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/sheen"
)

var fence = kit.Piece{
	Name: "fence", Cm: 180,
	Palette: "pickets #f0ece2 fence; rails #dcd5c6 <pickets; grass #6cae45; flowers #e8517a",
	Draw: func(c *kit.Canvas) {
		p, r, g, f := c.Tones("pickets"), c.Tones("rails"), c.Tones("grass"), c.Tones("flowers")
		for _, y := range []float64{108, 182} {
			c.Part("rails", panel(c, 2, y, 252, 17, 4, r, 6))
		}
		for i := range 6 {
			x := 6 + 42*float64(i)
			d := sheen.D("M%g 232V84Q%g 74 %g 62Q%g 56 %g 62Q%g 74 %g 84V232Q%g 236 %g 236Z", x, x, x+13, x+17, x+21, x+34, x+34, x+17, x)
			c.Part("pickets", sheen.Body(c, d, p, 9, sheen.Grain(c, kit.Box{X0: x, Y0: 80, X1: x + 34, Y1: 232}, 3, p)), c.Circle(x+17, 116, 2.6, p.DDD), c.Circle(x+17, 191, 2.6, p.DDD))
		}
		c.Part("grass", sheen.Each(34, func(i int) kit.Node {
			x, h := 4+7.5*float64(i), 14+float64(i*7%15)
			return c.Form(sheen.D("M%g 240Q%g %g %g %gQ%g %g %g 240Z", x-4, x-1, 240-h*.5, x+float64(i%3-1)*4, 240-h, x+2, 240-h*.5, x+4), kit.Lin(0, 240-h, 0, 240, g.LL, g.M, g.DD))
		}))
		for _, x := range []float64{34, 118, 202} {
			c.Part("flowers", c.Line(sheen.D("M%g 238V212", x), g.D, 3), c.Around(5, x, 206, c.Ellipse(x, 199, 5, 6.5, f.M)), c.Circle(x, 206, 4, kit.Hex("#ffd34d")))
		}
		c.Anchor("ground", 128, 238)
	},
}

var ladder = kit.Piece{
	Name: "ladder", Cm: 200,
	Palette: "rails #d99c4a wood; rungs #d99c4a steps <rails; hinge #8b95a3 metal",
	Draw: func(c *kit.Canvas) {
		r, s, h := c.Tones("rails"), c.Tones("rungs"), c.Tones("hinge")
		dark := kit.TonesOf(r.D)
		c.Part("rails", c.Both(128, sheen.Tube(c, "M108 20L76 232", 9, dark)), sheen.Tube(c, "M86 184H170", 7, dark), sheen.Tube(c, "M98 96H158", 7, dark))
		c.Part("hinge", c.Both(128, sheen.Tube(c, "M76 156L88 146", 4, h)))
		for i := range 5 {
			y, k := 56+38*float64(i), 25+7.4*float64(i)
			c.Part("rungs", c.Rect(128-k-8, y+4, 2*k+16, 10, 2, s.DD), sheen.Body(c, sheen.D("M%g %gH%gL%g %gH%gZ", 128-k, y-6, 128+k, 130+k, y+5, 126-k), kit.TonesOf(s.L), 4), sheen.Body(c, kit.RoundRect(124-k, y+4, 2*k+8, 8, 2), s, 4), c.Line(sheen.D("M%g %gH%g", 128-k, y+5.5, 128+k), s.LL, 1.8))
		}
		rail := sheen.Body(c, "M94 16H109L66 250Q65 254 60 254H44Q38 254 40 248Z", r, 7, c.Line("M97 26L52 246", r.DD, 1.2).Opacity(.4))
		c.Part("rails", rail, sheen.Body(c, "M162 16H147L190 250Q191 254 196 254H212Q218 254 216 248Z", r, 7, c.Line("M156 26L200 246", r.DD, 1.2).Opacity(.4)), sheen.Streak(c, "M99 24L62 226", 2, .45))
		c.Part("rails", sheen.Body(c, "M84 10L94 2H162L172 10V20Q172 26 166 26H90Q84 26 84 20Z", r, 6, c.Path("M84 10L94 2H162L172 10Z", r.LL).Opacity(.7)))
		c.Part("hinge", sheen.Screw(c, 97, 38, 4.5, h), sheen.Screw(c, 159, 38, 4.5, h))
		c.Anchor("ground", 128, 252)
		c.AnchorBox("surface", 128, 4, 76, 0, 0)
	},
}

var birdhouse = kit.Piece{
	Name: "birdhouse", Cm: 25,
	Palette: "house #58b0c8 walls; roof #d8574a; pole #a8703c post perch; trim #fbf3e2 heart",
	Draw: func(c *kit.Canvas) {
		h, r, p, t := c.Tones("house"), c.Tones("roof"), c.Tones("pole"), c.Tones("trim")
		c.Part("pole", board(c, "M116 196H140V254H116Z", p, 4))
		const d = "M58 92L128 34L198 92V192Q198 202 188 202H68Q58 202 58 192Z"
		c.Part("house", sheen.Body(c, d, h, 15, c.Line("M82 60V204M106 40V204M150 40V204M174 60V204", h.DD, 2).Opacity(.6), c.Line("M84 60V204M108 40V204M152 40V204M176 60V204", h.LL, 1.4).Opacity(.6), sheen.Dim(c, 6, .5, "M40 100L128 30L216 100L206 112L128 50L50 112Z", h)))
		c.Part("trim", c.Circle(128, 124, 32, t.D), c.Circle(127.4, 123.2, 30, t.M))
		c.Part("house", c.Form(kit.Oval(128, 124, 24, 24), kit.Rad(134, 132, 30, kit.Hex("#6a4630"), kit.Hex("#2c1c16"))))
		c.Part("pole", c.Blur(2, c.Line("M128 172L140 178", h.DDD, 10)).Opacity(.5), sheen.Ball(c, 128, 170, 9, p))
		c.Part("roof", board(c, "M128 8L24 94Q18 100 24 108L34 116Q38 118 44 114L128 46Z", r, 4), board(c, "M128 8L232 94Q238 100 232 108L222 116Q218 118 212 114L128 46Z", r, 4), c.Line("M128 10L26 96", r.LL, 3).Opacity(.7))
		c.Part("house", panel(c, 46, 194, 164, 14, 5, p, 5))
		c.Part("trim", c.Path("M128 84C120 78 117 73 121 70C124 68 127 71 128 73C129 71 132 68 135 70C139 73 136 78 128 84Z", t.M), c.Path("M74 170q8 -10 16 0M166 170q8 -10 16 0", kit.None).Stroke(t.M, 3))
		c.Anchor("ground", 128, 254)
		c.Anchor("tie", 128, 8)
		c.AnchorBox("surface", 128, 168, 30, 0, 0)
	},
}

var swing = kit.Piece{
	Name: "swing", Cm: 220,
	Palette: "frame #d8574a poles; seat #4f9fd8 swing; ropes #e3c48c chains",
	Draw: func(c *kit.Canvas) {
		f, s, r := c.Tones("frame"), c.Tones("seat"), c.Tones("ropes")
		dark := kit.TonesOf(f.M.Shade(-.7))
		c.On(kit.Back)
		c.Part("frame", sheen.Tube(c, "M44 24L70 244", 9, dark), sheen.Tube(c, "M212 24L186 244", 9, dark))
		rope := func(x0, x1 float64) kit.Node {
			d := sheen.D("M%g 26L%g 186", x0, x1)
			return kit.Of(c.Line(d, r.DDD, 5.5), c.Line(d, r.M, 3.8), c.Line(d, r.LL, 3).Dash(2, 4).Butt())
		}
		c.On(kit.Body)
		c.Part("ropes", rope(96, 90), rope(160, 166))
		c.Part("seat", sheen.Body(c, "M76 186Q128 198 180 186Q186 186 186 192V198Q186 204 180 204Q128 214 76 204Q70 204 70 198V192Q70 186 76 186Z", s, 7), c.Line("M78 190Q128 201 178 190", s.LL, 2.4), sheen.Screw(c, 90, 194, 4, s), sheen.Screw(c, 166, 194, 4, s))
		c.Part("frame", sheen.Tube(c, "M44 22L8 248", 11, f), sheen.Tube(c, "M212 22L248 248", 11, f), sheen.Tube(c, "M20 168L60 168", 6, f), sheen.Tube(c, "M236 168L196 168", 6, f), sheen.Tube(c, "M34 20H222", 13, f), sheen.Ball(c, 34, 20, 9, f), sheen.Ball(c, 222, 20, 9, f), c.Circle(96, 27, 5, r.DD), c.Circle(160, 27, 5, r.DD))
		c.Anchor("ground", 128, 250)
		c.Anchor("seat", 128, 188)
		c.Anchor("handNear", 91, 140)
		c.Anchor("handFar", 165, 140)
	},
}

var fishBowl = kit.Piece{
	Name: "fish-bowl", Cm: 28,
	Palette: "glass #c4e4f2 bowl; water #7cc9ee; fish #ff8a2b goldfish; gravel #e0b87a stones; plant #4fae52 weed",
	Draw: func(c *kit.Canvas) {
		g, w, f, r, p := c.Tones("glass"), c.Tones("water"), c.Tones("fish"), c.Tones("gravel"), c.Tones("plant")
		const d = "M80 34C30 56 6 100 6 144C6 204 56 248 128 248C200 248 250 204 250 144C250 100 226 56 176 34Z"
		c.On(kit.Back)
		c.Part("glass", c.Path(d, g.M.Alpha(.2)), c.Form(kit.Oval(128, 34, 50, 11), kit.Lin(78, 0, 178, 0, g.D.Alpha(.5), kit.White.Alpha(.4), g.D.Alpha(.5))))
		c.Part("water", c.Clip("M80 40C34 60 13 102 13 144C13 200 60 241 128 241C196 241 243 200 243 144C243 102 222 60 176 40Z", c.Rect(0, 92, 256, 160, 0, kit.Lin(0, 92, 0, 244, w.L.Alpha(.85), w.M.Alpha(.9), w.D.Alpha(.95))), c.Blur(10, c.Ellipse(90, 140, 40, 60, w.LL)).Opacity(.6), c.Ellipse(128, 92, 108, 11, kit.Lin(20, 0, 236, 0, w.LL, kit.White, w.L))))
		blade := func(x, h, k float64) kit.Node {
			return c.Form(sheen.D("M%g 226C%g %g %g %g %g %gC%g %g %g %g %g 226Z", x-5, x-14*k, 226-h*.4, x+14*k, 226-h*.6, x, 226-h, x+16*k, 226-h*.6, x-6*k, 226-h*.4, x+6), kit.Lin(x-6, 0, x+6, 0, p.LL, p.M, p.DD))
		}
		c.On(kit.Body)
		c.Part("plant", blade(66, 98, 1), blade(84, 72, -1), blade(50, 62, -1), blade(200, 76, 1), blade(186, 50, -1))
		c.Part("gravel", c.Clip("M13 144C13 200 60 241 128 241C196 241 243 200 243 144Z", c.Path("M0 218Q60 204 128 214T256 212V256H0Z", r.D), sheen.Each(44, func(i int) kit.Node {
			x, y := 26+204*c.Rand().Float64(), 214+26*c.Rand().Float64()
			t := []kit.Color{r.L, r.M, r.LL, kit.Hex("#d98a7a"), kit.Hex("#8fb3c9")}[i%5]
			return kit.Of(c.Ellipse(x+.8, y+1.4, 6, 4.4, r.DDD).Opacity(.5), c.Ellipse(x, y, 6, 4.4, t))
		})))
		c.Part("fish", sheen.Body(c, "M96 150C76 126 62 124 54 130C64 142 66 150 62 160C58 172 56 182 62 186C76 184 90 172 98 160Z", f, 8, c.Line("M92 152L64 138M92 156L66 156M92 160L68 176", f.DD, 2).Opacity(.5)), sheen.Body(c, "M116 132Q132 106 158 116Q150 124 158 134Z", f, 6), sheen.Body(c, "M90 154C104 128 140 122 168 136C184 144 190 154 188 160C184 176 156 190 128 184C110 180 98 168 90 154Z", f, 13, c.Blur(5, c.Path("M100 172Q140 190 186 166V196H100Z", kit.Hex("#ffe9b8"))).Opacity(.9), sheen.Each(3, func(i int) kit.Node {
			return c.Path(sheen.D("M%g 144q10 12 0 26", 118+13*float64(i)), kit.None).Stroke(f.DD, 2).Opacity(.5)
		})), sheen.Body(c, "M138 162C126 172 124 182 128 188C140 186 150 178 154 168Z", f, 5), c.Circle(168, 150, 9, kit.White), c.Circle(170, 151, 6, kit.Hex("#2c2433")), c.Circle(168, 148.5, 2.4, kit.White), c.Line("M188 162Q180 168 174 165", f.DDD, 2.4))
		c.Part("water", suds(c, 204, 130, 6), suds(c, 212, 112, 4.5), suds(c, 202, 104, 3))
		c.On(kit.Fore)
		c.Part("glass", c.Form(d, kit.Lin(6, 0, 250, 0, kit.At(0, g.D.Alpha(.5)), kit.At(.12, kit.White.Alpha(.12)), kit.At(.8, kit.White.Alpha(.04)), kit.At(1, g.DD.Alpha(.45))), c.Path(d, kit.None).Stroke(g.DD.Alpha(.7), 5), c.Blur(2, c.Path(d, kit.None).Stroke(kit.White.Alpha(.8), 4).Move(4, 3))), c.Ellipse(128, 34, 52, 12, kit.None).Stroke(g.DD, 5), c.Ellipse(128, 33.4, 52, 12, kit.None).Stroke(kit.White, 2.8), c.Path("M34 112C42 86 60 68 78 58C86 56 86 64 80 68C64 80 54 96 48 118C44 128 30 124 34 112Z", kit.White).Opacity(.8).Shade(), c.Path("M212 196Q200 216 182 226", kit.None).Stroke(kit.White, 6).Opacity(.5).Shade())
		c.Anchor("ground", 128, 248)
		c.AnchorBox("inside", 128, 146, 168, 132, 0)
	},
}

var hourglass = kit.Piece{
	Name: "hourglass", Cm: 20,
	Palette: "frame #b5732f wood; sand #f2c25a; glass #cfe6f2",
	Draw: func(c *kit.Canvas) {
		w, s, g := c.Tones("frame"), c.Tones("sand"), c.Tones("glass")
		c.On(kit.Back)
		c.Part("frame", bar(c, 62, 26, 230, 11, w), bar(c, 194, 26, 230, 11, w))
		const d = "M74 32H182C184 78 166 102 142 122Q138 128 142 134C166 154 184 178 182 224H74C72 178 90 154 114 134Q118 128 114 122C90 102 72 78 74 32Z"
		c.On(kit.Body)
		c.Part("glass", c.Path(d, g.M.Alpha(.35)))
		c.Part("sand", c.Clip(d, c.Form("M70 74Q128 84 186 74C178 96 160 108 144 120Q134 126 131 138H125Q122 126 112 120C96 108 78 96 70 74Z", kit.Lin(80, 74, 170, 130, s.L, s.M, s.D)), c.Ellipse(128, 75, 50, 6, s.LL), c.Line("M128 130V214", s.M, 3.4), c.Form("M76 226C84 214 112 184 128 176C144 184 172 214 180 226Z", kit.Lin(90, 180, 166, 226, s.LL, s.M, s.DD)), sheen.Each(24, func(int) kit.Node {
			return c.Circle(92+72*c.Rand().Float64(), 204+20*c.Rand().Float64(), 1.3, s.DD).Opacity(.6)
		})))
		c.Part("glass", c.Form(d, kit.Lin(74, 0, 182, 0, kit.At(0, g.D.Alpha(.4)), kit.At(.3, kit.White.Alpha(.15)), kit.At(1, g.DD.Alpha(.4))), c.Path(d, kit.None).Stroke(g.DD.Alpha(.7), 4), c.Blur(1.5, c.Path(d, kit.None).Stroke(kit.White, 3).Move(3, 2)).Opacity(.8)), c.Path("M88 44Q92 38 96 44C96 68 102 84 112 98Q112 106 105 100C92 84 86 66 88 44Z", kit.White).Opacity(.8).Shade(), c.Path("M90 206Q90 186 102 170Q108 166 107 174C100 186 98 196 98 210Q92 216 90 206Z", kit.White).Opacity(.7).Shade())
		c.On(kit.Fore)
		c.Part("frame", board(c, kit.RoundRect(40, 8, 176, 26, 9), w, 3), board(c, kit.RoundRect(40, 222, 176, 26, 9), w, 3), bar(c, 128, 4, 10, 30, w), sheen.Each(2, func(i int) kit.Node {
			x := 56 + 144*float64(i)
			return kit.Of(sheen.Ball(c, x, 80, 9, w), sheen.Ball(c, x, 176, 9, w), bar(c, x, 34, 222, 9, w), sheen.Ball(c, x, 128, 10, w))
		}))
		c.Anchor("ground", 128, 248)
		c.AnchorBox("inside", 128, 184, 92, 66, 0)
	},
}

var padlock = kit.Piece{
	Name: "padlock", Cm: 7, States: "open; closed",
	Palette: "body #f0b53a lock brass; shackle #b4bfcb metal; keyhole #4a3520",
	Draw: func(c *kit.Canvas) {
		b, s, k := c.Tones("body"), c.Tones("shackle"), c.Tones("keyhole")
		arch := "M78 124V78C78 20 178 20 178 78V124"
		if c.State("open") {
			arch = "M78 124V58C78 0 178 0 178 58V80"
		}
		c.Part("shackle", c.Line(arch, s.DDD, 30).Butt(), c.Line(arch, s.M, 25).Butt().Move(-.6, -.6), c.Line(arch, s.LL, 7).Butt().Move(-5, -4), c.Line(arch, s.DD, 5).Butt().Move(8, 4).Opacity(.6))
		c.Part("body", panel(c, 36, 110, 184, 136, 22, b, 24, c.Line("M36 136H220M36 222H220", b.DD, 3).Opacity(.6), c.Line("M36 139H220M36 225H220", b.LL, 2).Opacity(.7)), sheen.Glint(c, "M54 126Q54 120 62 120H120Q90 126 70 140Q66 170 66 206Q56 212 54 200Z", .5))
		c.Part("keyhole", c.Circle(128, 168, 24, b.DD), c.Circle(127.4, 167, 22, b.L), c.Path("M128 152A14 14 0 0 1 136 177L141 200Q141 205 136 205H120Q115 205 115 200L120 177A14 14 0 0 1 128 152Z", k.DD), c.Path("M136 177L141 200Q141 205 136 205H126Z", k.DDD))
		c.Anchor("ground", 128, 246)
		c.AnchorBox("print", 128, 200, 120, 50, 0)
	},
}

var chandelier = kit.Piece{
	Name: "chandelier", Cm: 80,
	Palette: "gold #e0ac3c metal arms; crystals #cfe6f5 glass; candles #fbf4e4; flames #ff9d2e",
	Draw: func(c *kit.Canvas) {
		g, k, n, f := c.Tones("gold"), c.Tones("crystals"), c.Tones("candles"), c.Tones("flames")
		drop := func(x, y, r float64) kit.Node {
			return kit.Of(c.Line(sheen.D("M%g %gV%g", x, y-r*1.6, y-r), g.D, 1.6), c.Form(sheen.D("M%g %gC%g %g %g %g %g %gA%g %g 0 0 1 %g %gC%g %g %g %g %g %gZ", x, y-r, x+r*.2, y-r*.4, x+r*.7, y-r*.1, x+r*.7, y+r*.4, r*.7, r*.7, x-r*.7, y+r*.4, x-r*.7, y-r*.1, x-r*.2, y-r*.4, x, y-r), kit.Lin(x-r*.6, y-r, x+r*.6, y+r, kit.White, k.M, k.DD)), c.Ellipse(x-r*.25, y+r*.2, r*.16, r*.3, kit.White))
		}
		c.Part("gold", c.Line("M128 -4V40", g.DDD, 6), c.Line("M128 -4V40", g.L, 6).Dash(5, 4).Butt(), sheen.Ball(c, 128, 2, 9, g))
		bead := func(d string) kit.Node {
			return kit.Of(c.Line(d, k.DD, 5.5).Dash(.1, 7), c.Line(d, k.LL, 4).Dash(.1, 7).Move(-.5, -.6))
		}
		strand := kit.Of(bead("M128 44Q76 60 34 138"), bead("M128 60Q100 90 82 148"))
		c.Part("crystals", strand, strand.Mirror(128))
		arm := kit.Of(sheen.Tube(c, "M122 196C84 214 40 206 34 160", 7, g), sheen.Tube(c, "M122 186C108 196 84 190 82 168", 6, g), sheen.Tube(c, "M60 200C74 204 76 188 66 188", 4, g))
		c.Part("gold", arm, arm.Mirror(128), c.Form("M120 60C116 90 108 110 114 140C120 160 116 180 110 196H146C140 180 136 160 142 140C148 110 140 90 136 60Z", sheen.Round(108, 0, 148, 0, g)), sheen.Ball(c, 128, 56, 12, g), sheen.Ball(c, 128, 206, 16, g))
		holder := func(x, y float64) {
			c.Part("candles", bar(c, x, y-42, y-4, 12, n))
			c.Part("flames", halo(c, x, y-58, 26, kit.Hex("#ffd76a")), flame(c, x, y-43, 13, 26, f))
			c.Part("gold", c.Form(sheen.D("M%g %gH%gQ%g %g %g %gH%gQ%g %g %g %gZ", x-17, y-6, x+17, x+15, y+6, x+6, y+8, x-6, x-15, y+6, x-17, y-6), sheen.Round(x-17, 0, x+17, 0, g)))
			c.Part("crystals", drop(x-11, y+20, 8), drop(x+11, y+20, 8), drop(x, y+26, 9))
		}
		holder(34, 154)
		holder(222, 154)
		holder(82, 162)
		holder(174, 162)
		c.Part("crystals", drop(128, 238, 13), drop(104, 226, 9), drop(152, 226, 9))
		c.Anchor("tie", 128, -4)
	},
}

var stroller = kit.Piece{
	Name: "baby-stroller", Cm: 100, Facing: kit.Right,
	Palette: "fabric #5fb3c9 seat hood; frame #59626f metal; wheels #3f4652 tires; lining #fbf3e4",
	Draw: func(c *kit.Canvas) {
		f, m, w, l := c.Tones("fabric"), c.Tones("frame"), c.Tones("wheels"), c.Tones("lining")
		wheel := func(x, y, r float64) kit.Node {
			return kit.Of(c.Circle(x, y, r, w.DD), c.Circle(x, y, r-3, kit.None).Stroke(w.M, 6), c.Circle(x, y, r*.66, kit.Lin(x-r, y-r, x+r, y+r, kit.White, m.L, m.D)), c.Around(6, x, y, c.Line(sheen.D("M%g %gV%g", x, y-3, y-r*.6), m.D, 3)), sheen.Ball(c, x, y, r*.22, f))
		}
		c.On(kit.Back)
		c.Part("frame", sheen.Tube(c, "M92 150L188 226", 8, kit.TonesOf(m.M.Shade(-.6))))
		c.Part("fabric", c.Form("M70 120C70 60 112 24 160 26L128 128Z", kit.Lin(70, 30, 150, 120, f.DD, f.DDD)))
		c.Part("lining", sheen.Body(c, "M74 120Q80 92 104 92Q116 92 120 110V150H80Z", l, 8))
		c.On(kit.Fore)
		c.Part("frame", sheen.Tube(c, "M28 66C14 60 10 76 22 84L66 110", 8, m), sheen.Tube(c, "M60 106L190 228", 9, m), sheen.Tube(c, "M176 150L74 226", 9, m), sheen.Tube(c, "M34 62L20 80", 12, kit.TonesOf(w.M)))
		const seat = "M60 116Q62 108 72 110L120 136L196 130Q208 130 206 142C202 170 180 186 150 186H120C88 184 62 150 60 116Z"
		c.Part("fabric", sheen.Body(c, seat, f, 17, c.Line("M74 130Q120 160 200 148", f.LL, 2.4).Dash(5, 4).Opacity(.8)), sheen.Body(c, "M176 142L222 160Q232 166 226 176L206 190L190 182Z", f, 7))
		hood := "M66 112C60 56 96 14 156 12Q168 14 164 26L132 132Q100 128 66 112Z"
		c.Part("fabric", sheen.Body(c, hood, f, 16, c.Line("M132 132Q104 70 106 24M132 132Q90 90 82 46", f.DDD, 3).Opacity(.5), c.Line("M132 132Q107 70 109 24M132 132Q93 90 85 46", f.LL, 2).Opacity(.6)), c.Line("M161 16L132 130", l.M, 7), c.Line("M159 16L130 128", l.LL, 2))
		c.Part("wheels", wheel(70, 226, 27), wheel(196, 230, 23))
		c.Anchor("ground", 130, 253)
		c.Anchor("seat", 156, 158)
		c.AnchorBox("grip", 26, 70, 0, 0, 30)
	},
}
