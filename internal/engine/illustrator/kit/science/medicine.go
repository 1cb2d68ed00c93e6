package science

import (
	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/sheen"
)

var inhaler = kit.Piece{
	Name: "inhaler", Cm: 9, Palette: "body #3f8fe0 blue; canister #c9d1da metal; cap #2a63b0 <body; label #f7f9fb white; mist #cfe6f7 spray", States: "plain -mist",
	Draw: func(c *kit.Canvas) {
		b, m, k, l, s := c.Tones("body"), c.Tones("canister"), c.Tones("cap"), c.Tones("label"), c.Tones("mist")
		c.Part("canister", c.Form(kit.RoundRect(132, -6, 74, 90, 12), sheen.Steel(132, 0, 206, 0, m)), c.Ellipse(169, 0, 36, 9, m.L), c.Ellipse(169, -1, 30, 6, m.M), c.Rect(132, 30, 74, 5, 0, m.DD).Opacity(.5))
		d := "M118 54Q118 44 128 44H210Q220 44 220 54L224 220Q224 248 196 248H96Q86 248 84 238L76 202Q74 190 86 186L122 176Z"
		c.Part("body", c.Path(d, b.DDD).Move(0, 2.500), sheen.Body(c, d, b, 18, c.Line("M122 178Q150 172 158 190", b.DD, 3).Opacity(.6)), sheen.Streak(c, "M130 62V150", 6, .45))
		c.Part("cap", sheen.Body(c, "M60 192L88 182Q96 180 98 188L108 240Q110 250 100 252L76 258Q64 260 60 248L50 206Q48 196 60 192Z", k, 8))
		c.Part("label", sheen.Body(c, kit.RoundRect(140, 92, 66, 70, 8), l, 4, c.Path("M168 106h10v14h14v10h-14v14h-10v-14h-14v-10h14Z", b.M)))
		c.Part("mist", sheen.Each(14, func(i int) kit.Node {
			x, y := 42-11*float64(i/3)-float64(i%2)*5, 226+float64(i%3-1)*(10+5*float64(i/3))
			return c.Circle(x, y, 3.600+float64(i%3), kit.Rad(x-1, y-1, 6, s.LL, s.D))
		}))
		c.AnchorBox("grip", 170, 150, 0, 0, 0)
	},
}

var hearingAid = kit.Piece{
	Name: "hearing-aid", Cm: 5, Palette: "body #e0b48c beige case; tube #dcebf5 clear; tip #f2ede6 dome white; buttons #8d6a50 brown; wave #3f9fe8 blue", States: "plain -wave",
	Draw: func(c *kit.Canvas) {
		b, t, p, u, w := c.Tones("body"), c.Tones("tube"), c.Tones("tip"), c.Tones("buttons"), c.Tones("wave")
		line := "M132 20C176 14 216 44 214 96C212 138 196 160 176 176"
		c.Part("tube", c.Line(line, t.DDD, 13), c.Line(line, t.M, 9.500), c.Line(line, kit.White, 3).Move(-1.500, -2))
		d := "M140 6C112 -4 82 12 66 46C44 94 44 164 66 214C76 236 108 240 120 220C128 206 120 194 112 178C96 140 98 92 122 60C132 46 154 38 152 22Q150 10 140 6Z"
		c.Part("body", c.Path(d, b.DDD).Move(1, 3), sheen.Body(c, d, b, 18), sheen.Streak(c, "M84 54C64 96 66 150 78 190", 6, .5))
		c.Part("buttons", sheen.Body(c, "M74 96Q84 92 90 98Q86 118 86 138Q76 142 69 136Q68 114 74 96Z", u, 4), c.Line("M70 117H87", u.DDD, 2.600), c.Circle(92, 204, 6, u.DDD), c.Circle(91.500, 203.500, 5, kit.Hex("#58d06a")))
		c.Part("tip", sheen.Body(c, "M168 160Q192 152 202 174Q214 206 186 220Q152 232 142 204Q136 178 168 160Z", p, 10), c.Path("M146 196Q170 190 200 176M144 208Q172 206 206 188", kit.None).Stroke(p.DD, 2.600), c.Ellipse(160, 214, 10, 7, p.DDD).Rotate(20, 160, 214))
		c.Part("wave", sheen.Each(3, func(i int) kit.Node {
			k := float64(i)
			return c.Path(sheen.D("M%g %gQ%g 214 %g %g", 222+14*k, 186-8*k, 236+20*k, 222+14*k, 242+8*k), kit.None).Stroke([]kit.Color{w.D, w.M, w.L}[i], 7)
		}))
	},
}

var eyeChart = kit.Piece{
	Name: "eye-chart", Cm: 60, Palette: "paper #fdfbf5 white board; letters #2f3440 black; frame #4a90d0 blue; bars #e5484f red green",
	Draw: func(c *kit.Canvas) {
		p, l, f, b := c.Tones("paper"), c.Tones("letters"), c.Tones("frame"), c.Tones("bars")
		c.Part("frame", c.Circle(128, -2, 8, kit.None).Stroke(f.DDD, 6), c.Rect(28, 4, 200, 250, 14, f.DDD).Move(0, 2), sheen.Body(c, kit.RoundRect(28, 4, 200, 250, 14), f, 7))
		c.Part("paper", c.Form(kit.RoundRect(40, 16, 176, 226, 6), kit.Lin(40, 16, 216, 242, p.LL, p.L, p.M, p.D)))
		y, h := 26.0, 46.0
		for i, row := range []string{"E", "F P", "T O Z", "L P E D", "P E C F D", "E D F C Z P"} {
			w := []float64{44, 78, 100, 112, 122, 128}[i]
			c.Part("letters", c.Letters(row, kit.Box{X0: 128 - w/2, Y0: y, X1: 128 + w/2, Y1: y + h}, "sans", l.M))
			y += h + []float64{9, 8, 7, 10, 6, 6}[i]
			h = []float64{32, 25, 19, 15, 12, 9}[i]
			if i == 3 {
				c.Part("bars", c.Rect(58, y-6.500, 140, 2.600, 1.300, b.M))
			}
		}
		c.Part("bars", c.Rect(58, 230, 140, 3, 1.500, kit.Hex("#3aa65a")))
	},
}

var xRay = kit.Piece{
	Name: "x-ray", Cm: 35, Palette: "film #1f3350 blue black sheet; bones #cfe9f7 white ribs; frame #b9c4d0 metal clip; glow #4d86b8",
	Draw: func(c *kit.Canvas) {
		f, b, m, g := c.Tones("film"), c.Tones("bones"), c.Tones("frame"), c.Tones("glow")
		d := kit.RoundRect(20, 10, 216, 240, 12)
		c.Part("film", c.Path(d, f.DDD).Stroke(g.M, 2.500), c.Form(d, kit.Lin(20, 10, 236, 250, f.L, f.M, f.D),
			c.Named("glow", c.Blur(12, c.Path("M128 40C70 54 46 120 54 214H202C210 120 186 54 128 40Z", g.M)).Opacity(.6))))
		bone := func(d string, w float64) kit.Node {
			return kit.Of(c.Blur(2, c.Path(d, kit.None).Stroke(g.LL, w+4)).Opacity(.35), c.Path(d, kit.None).Stroke(b.D, w), c.Path(d, kit.None).Stroke(b.LL, w*.4).Move(-.5, -w*.16))
		}
		c.Part("bones", c.Clip(d, sheen.Each(6, func(i int) kit.Node {
			k := float64(i)
			return c.Both(128, bone(sheen.D("M120 %gC%g %g %g %g %g %gC%g %g %g %g 112 %g", 74+22*k, 96-4*k, 58+22*k, 66-5*k, 66+23*k, 58-3*k, 100+23*k, 58-2*k, 124+22*k, 88.0, 128+19*k, 112+17*k), 8))
		}), c.Both(128, kit.Of(bone("M122 60C100 48 66 46 40 62", 10), bone("M44 66C34 100 28 130 22 160", 13)))))
		c.Part("bones", sheen.Each(11, func(i int) kit.Node {
			y := 26 + 19*float64(i)
			return kit.Of(c.Path(sheen.D("M116 %gh24l6 5l-6 9h-24l-6 -9Z", y), b.DD), c.Path(sheen.D("M117 %gh22l5 4l-5 7h-22l-5 -7Z", y), kit.Lin(112, 0, 144, 0, b.L, b.LL, b.M)))
		}))
		c.Part("frame", sheen.Body(c, kit.RoundRect(64, 0, 30, 20, 5), m, 4), sheen.Body(c, kit.RoundRect(162, 0, 30, 20, 5), m, 4))
		c.Part("film", c.Path("M20 22Q20 10 32 10H110L38 250H32Q20 250 20 238Z", kit.White).Opacity(.09))
	},
}

var crutches = kit.Piece{
	Name: "crutches", Cm: 130, Palette: "frame #c98f52 wood; pads #4a5262 black rubber cushions; grips #4a5262 <pads; bolts #dfe5ec metal",
	Draw: func(c *kit.Canvas) {
		f, p, g, b := c.Tones("frame"), c.Tones("pads"), c.Tones("grips"), c.Tones("bolts")
		one := func(deg, x float64) {
			t := func(n ...kit.Node) kit.Node { return kit.Of(n...).Rotate(deg, x, 128) }
			c.Part("frame", t(sheen.Tube(c, sheen.D("M%g 8C%g 80 %g 130 %g 168", x-22, x-22, x-8, x-5), 10, f), sheen.Tube(c, sheen.D("M%g 8C%g 80 %g 130 %g 168", x+22, x+22, x+8, x+5), 10, f), sheen.Tube(c, sheen.D("M%g 140V252", x), 11, f)))
			c.Part("grips", t(sheen.Body(c, kit.RoundRect(x-24, 84, 48, 16, 8), g, 5)))
			c.Part("pads", t(sheen.Body(c, sheen.D("M%g 10Q%g -16 %g -12Q%g -4 %g -12Q%g -16 %g 10Q%g 18 %g 10Z", x-34, x-40, x-26, x, x+26, x+40, x+34, x, x-34), p, 7), sheen.Body(c, kit.RoundRect(x-10, 246, 20, 20, 6), p, 5)))
			c.Part("bolts", t(c.Circle(x, 150, 3.600, b.DDD), c.Circle(x-.4, 149.600, 2.800, b.LL), c.Circle(x, 166, 3.600, b.DDD), c.Circle(x-.4, 165.600, 2.800, b.LL)))
		}
		one(12, 156)
		one(-12, 100)
		c.Anchor("ground", 128, 262)
	},
}

var ivDrip = kit.Piece{
	Name: "iv-drip", Cm: 190, Palette: "bag #d7ecf8 clear; fluid #7cc4ee blue liquid; stand #b4bdc8 metal pole; tube #bcdcf0; clip #3f8fe0 blue; wheels #3a4150 black",
	Draw: func(c *kit.Canvas) {
		b, f, s, t, k, w := c.Tones("bag"), c.Tones("fluid"), c.Tones("stand"), c.Tones("tube"), c.Tones("clip"), c.Tones("wheels")
		c.Part("stand", sheen.Tube(c, "M172 10V222", 8, s), sheen.Tube(c, "M96 24Q98 6 120 6H220Q240 6 244 26", 7, s), sheen.Tube(c, "M172 216L122 238M172 216L222 238M172 216V244", 8, s), sheen.Body(c, kit.RoundRect(164, 122, 16, 22, 4), s, 4))
		c.Part("wheels", sheen.Ball(c, 120, 244, 8, w), sheen.Ball(c, 224, 244, 8, w), sheen.Ball(c, 172, 250, 8, w))
		d := "M62 40Q62 28 74 28H118Q130 28 130 40V114Q130 130 112 136L106 142H86L80 136Q62 130 62 114Z"
		c.Part("bag", c.Path(d, b.M.Alpha(.85)).Stroke(b.DDD, 2.400), c.Clip(d, c.Named("fluid", c.Path("M50 62Q96 68 142 62V150H50Z", kit.Lin(62, 0, 130, 0, f.M, f.L, f.M, f.D)), c.Ellipse(96, 63, 34, 4, f.LL)), c.Path("M70 34H82V120Q74 120 70 112Z", kit.White).Opacity(.6)), c.Rect(88, 22, 16, 7, 3, b.DD))
		c.Part("clip", c.Path("M91 78h10v9h9v10h-9v9h-10v-9h-9v-10h9Z", k.M))
		c.Part("tube", c.Line("M96 142V162", t.DD, 5), c.Path("M96 182V196C96 232 58 246 40 222C26 200 50 182 30 166Q18 158 8 170", kit.None).Stroke(t.DDD, 5), c.Path("M96 182V196C96 232 58 246 40 222C26 200 50 182 30 166Q18 158 8 170", kit.None).Stroke(t.LL, 2.600), sheen.Body(c, kit.RoundRect(87, 156, 18, 30, 6), b, 4, c.Rect(84, 172, 24, 20, 0, f.L)))
		c.Part("clip", sheen.Body(c, kit.RoundRect(88, 196, 16, 14, 4), k, 4), c.Line("M8 170L-4 182", k.M, 6))
		c.Anchor("ground", 172, 256)
	},
}

var bloodBag = kit.Piece{
	Name: "blood-bag", Cm: 22, Palette: "blood #d2222f red; bag #f3dfe0 clear plastic; label #fdfbf7 white; tube #d2222f <blood; clip #f2f5f8 white",
	Draw: func(c *kit.Canvas) {
		b, g, l, t, k := c.Tones("blood"), c.Tones("bag"), c.Tones("label"), c.Tones("tube"), c.Tones("clip")
		c.Part("tube", c.Line("M96 200V226C96 256 40 258 30 230", t.DDD, 9), c.Line("M96 200V226C96 256 40 258 30 230", t.M, 6), c.Line("M160 200V222", t.DDD, 12), c.Line("M160 200V222", t.M, 9))
		c.Part("clip", sheen.Body(c, kit.RoundRect(148, 218, 24, 22, 5), k, 5), sheen.Body(c, kit.RoundRect(20, 212, 20, 22, 5), k, 5))
		d := "M58 18Q58 4 72 4H184Q198 4 198 18V162Q198 206 154 208H102Q58 206 58 162Z"
		c.Part("bag", c.Path(d, g.DDD).Move(0, 2), c.Form(d, kit.Lin(58, 4, 198, 208, g.LL, g.L, g.D)), c.Circle(128, 18, 6, g.DDD))
		in := "M70 46Q128 54 186 46V160Q186 194 152 196H104Q70 194 70 160Z"
		c.Part("blood", sheen.Body(c, in, b, 16, c.Ellipse(128, 48, 58, 6, b.L)))
		c.Part("label", sheen.Body(c, kit.RoundRect(88, 78, 80, 82, 8), l, 4, c.Line("M98 142H158M98 150H140", l.DD, 3)), c.Path("M128 84C140 102 150 110 150 122A22 16 0 0 1 106 122C106 110 116 102 128 84Z", kit.Lin(106, 84, 150, 138, b.L, b.M, b.D)), c.Path("M124 112h8v7h7v7h-7v7h-8v-7h-7v-7h7Z", kit.White))
		c.Part("bag", sheen.Glint(c, "M66 26Q72 12 84 12H92V186Q76 182 70 160Q62 90 66 26Z", .28))
	},
}

var walkerFrame = kit.Piece{
	Name: "walker", Cm: 90, Palette: "frame #b8c2cd metal; grips #3a4150 black rubber; wheels #3a4150 <grips; seat #3f7fd0 blue bar; balls #b8dc3c tennis green",
	Draw: func(c *kit.Canvas) {
		f, g, w, s, b := c.Tones("frame"), c.Tones("grips"), c.Tones("wheels"), c.Tones("seat"), c.Tones("balls")
		c.On(kit.Back)
		c.Part("frame", sheen.Tube(c, "M86 20V194M170 20V194", 8, f), sheen.Tube(c, "M86 76H170M86 124H170", 8, f))
		c.Part("seat", sheen.Body(c, kit.RoundRect(90, 62, 76, 28, 8), s, 6))
		c.On(kit.Body)
		c.Part("wheels", sheen.Ball(c, 84, 204, 17, w), c.Circle(84, 204, 7, f.L), sheen.Ball(c, 172, 204, 17, w), c.Circle(172, 204, 7, f.L))
		c.Part("frame", c.Both(128, kit.Of(sheen.Tube(c, "M88 24Q88 8 72 10L42 18Q28 22 26 40L16 226", 10, f), sheen.Tube(c, "M86 120L22 138", 8, f))))
		c.Part("grips", c.Both(128, kit.Of(c.Line("M84 10L40 20", g.DDD, 17), c.Line("M84 9L40 19", g.M, 13), c.Line("M80 7L44 15", g.LL, 3.500))))
		c.Part("balls", c.Both(128, kit.Of(sheen.Ball(c, 16, 234, 18, b), c.Line("M2 226Q14 236 8 250", kit.White, 2.600))))
		c.Anchor("handNear", 62, 14)
		c.Anchor("handFar", 194, 14)
		c.Anchor("ground", 128, 252)
	},
}

var pillOrganizer = kit.Piece{
	Name: "pill-organizer", Cm: 22, Palette: "case #6fb7e8 blue; lids #d7ecf9 clear; pills #f0564f red; second #f7c23c yellow; third #ffffff white; letters #2c4a66 dark",
	Draw: func(c *kit.Canvas) {
		k, l, p, q, r, t := c.Tones("case"), c.Tones("lids"), c.Tones("pills"), c.Tones("second"), c.Tones("third"), c.Tones("letters")
		c.Part("case", c.Rect(-6, 84, 268, 98, 14, k.DDD).Move(0, 4), sheen.Body(c, kit.RoundRect(-6, 84, 268, 98, 14), k, 12))
		for i := range 7 {
			x := 2 + 36.600*float64(i)
			c.Part("case", c.Rect(x, 96, 32, 76, 7, k.DDD), c.Rect(x+1, 98, 30, 73, 6, kit.Lin(x, 98, x+30, 170, k.DD, k.D)))
			for j := range 3 {
				tone, part := []kit.Tones{p, q, r}[(i+j)%3], []string{"pills", "second", "third"}[(i+j)%3]
				c.Part(part, kit.Of(c.Path(kit.RoundRect(-11, -5.500, 22, 11, 5.500), tone.DDD).Move(0, 1), c.Form(kit.RoundRect(-11, -5.500, 22, 11, 5.500), kit.Lin(0, -5, 0, 5, tone.LL, tone.M, tone.D)), c.Path("M0 -5.500H5.500A5.500 5.500 0 0 1 5.500 5.500H0Z", kit.White).Opacity(.7)).Rotate(float64((i*50+j*70)%180), 0, 0).Move(x+16, 124+18*float64(j)))
			}
			if i == 2 {
				c.Part("lids", c.Path(sheen.D("M%g 98L%g 62H%gL%g 98Z", x, x-3, x+35, x+32), l.M.Alpha(.9)).Stroke(l.DDD, 2))
				c.Part("letters", c.Letters("W", kit.Box{X0: x + 7, Y0: 70, X1: x + 25, Y1: 90}, "display", t.M))
				continue
			}
			c.Part("lids", c.Rect(x, 96, 32, 76, 7, l.M.Alpha(.42)).Stroke(l.DD, 1.800), c.Path(sheen.D("M%g 100H%gL%g 150H%gZ", x+4, x+14, x+10, x+4), kit.White).Opacity(.6))
			c.Part("letters", c.Letters(string("SMTWTFS"[i]), kit.Box{X0: x + 7, Y0: 98, X1: x + 25, Y1: 114}, "display", t.M))
		}
	},
}

var defibrillator = kit.Piece{
	Name: "defibrillator", Cm: 34, Palette: "body #e5403f red case; screen #23384a display; line #6ff08a green pulse; paddles #f2c43a yellow pads; cable #3a4150 black; button #f7c43a",
	Draw: func(c *kit.Canvas) {
		b, s, l, p, k, u := c.Tones("body"), c.Tones("screen"), c.Tones("line"), c.Tones("paddles"), c.Tones("cable"), c.Tones("button")
		c.Part("cable", c.Path("M40 176C-6 186 -6 240 36 236M216 176C262 186 262 240 220 236", kit.None).Stroke(k.DDD, 9), c.Path("M40 176C-6 186 -6 240 36 236M216 176C262 186 262 240 220 236", kit.None).Stroke(k.L, 4).Dash(3, 4))
		c.Part("body", c.Path("M84 34Q84 6 112 6H144Q172 6 172 34", kit.None).Stroke(b.DDD, 17), c.Path("M84 34Q84 6 112 6H144Q172 6 172 34", kit.None).Stroke(b.M, 13), sheen.Body(c, kit.RoundRect(22, 30, 212, 172, 26), b, 18))
		c.Part("screen", c.Rect(42, 50, 126, 84, 10, b.DDD), c.Form(kit.RoundRect(46, 54, 118, 76, 7), kit.Lin(46, 54, 164, 130, s.L, s.M, s.DD), c.Line("M46 78H164M46 104H164M76 54V130M106 54V130M136 54V130", s.LL, 1).Opacity(.4), c.Named("line", c.Line("M48 96H76L84 82L92 112L102 62L112 118L120 96H162", l.M, 4)), c.Path("M46 54H100L66 130H46Z", kit.White).Opacity(.12)))
		c.Part("button", c.Circle(202, 74, 19, b.DDD), sheen.Ball(c, 201.500, 73, 17, u), c.Path("M204 60L194 76H201L198 88L210 70H203Z", b.DD), sheen.Body(c, kit.Oval(202, 114, 12, 10), kit.TonesOf(kit.Hex("#57c06a")), 4))
		c.Part("body", c.Path("M128 194C104 176 84 160 92 150C100 142 116 146 128 160C140 146 156 142 164 150C172 160 152 176 128 194Z", kit.White).Opacity(.95), c.Path("M132 150L120 168H128L124 182L138 164H130Z", b.M))
		for _, x := range []float64{62, 194} {
			c.Part("paddles", c.Path(kit.RoundRect(x-44, 208, 88, 44, 14), p.DDD).Move(0, 3), sheen.Body(c, kit.RoundRect(x-44, 208, 88, 44, 14), p, 8), c.Path(kit.RoundRect(x-26, 218, 52, 22, 10), kit.None).Stroke(k.M, 6))
		}
		c.Anchor("ground", 128, 254)
	},
}
