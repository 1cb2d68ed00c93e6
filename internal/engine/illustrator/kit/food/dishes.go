package food

import (
	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/shape"
	"pellucid/internal/engine/illustrator/kit/sheen"
)

var sausage = kit.Piece{
	Name: "sausage", Cm: 18,
	Palette: "sausage #b3532c meat; char #5a2414 grill_marks",
	Draw: func(c *kit.Canvas) {
		s, k := c.Tones("sausage"), c.Tones("char")
		link := func(d, marks, light string) kit.Node {
			return kit.Of(c.Line(d, s.DDD, 62), c.Line(d, s.D, 58).Move(-1, -1), c.Blur(6, c.Line(d, s.M, 40).Move(-4, -6)), c.Blur(4, c.Line(d, s.L, 18).Move(-6, -12)), c.Named("char", c.Line(marks, k.M, 7).Opacity(.7)), sheen.Streak(c, light, 6, .7))
		}
		c.Part("sausage", c.Line("M206 26L222 12M40 116L24 126", s.DD, 8), link("M52 112C90 130 170 96 196 38", "M84 96L104 136M116 88L140 126M148 70L178 106M170 44L206 72", "M66 96C100 104 146 80 168 42"))
		c.Part("sausage", c.Line("M226 132L242 120M44 218L28 232", s.DD, 8), link("M58 210C100 234 186 206 216 146", "M92 196L112 238M126 192L150 232M160 176L190 212M186 152L222 182", "M72 196C110 208 160 190 186 150"))
		c.Anchor("ground", 128, 250)
	},
}

var nachos = kit.Piece{
	Name: "nachos", Cm: 24,
	Palette: "chips #f2b640 tortilla nachos; cheese #ffa62b; jalapeno #5aa63a; tomato #e5402f salsa; bowl #c65d3b plate",
	Draw: func(c *kit.Canvas) {
		n, h, j, t, b := c.Tones("chips"), c.Tones("cheese"), c.Tones("jalapeno"), c.Tones("tomato"), c.Tones("bowl")
		chip := func(x, y, deg, k float64) kit.Node {
			d := "M0 -46Q6 -48 10 -42L46 26Q48 36 38 36Q0 42 -38 36Q-48 36 -46 26L-10 -42Q-6 -48 0 -46Z"
			return sheen.Body(c, d, n, 10, c.Circle(-8, 8, 4, n.DD).Opacity(.4), c.Circle(16, 20, 3, n.DD).Opacity(.4), c.Circle(0, -18, 3, n.DD).Opacity(.4)).Scale(k, k, 0, 0).Rotate(deg, 0, 0).Move(x, y)
		}
		c.On(kit.Back)
		c.Part("bowl", c.Path(kit.Oval(128, 172, 118, 30), b.DD))
		c.On(kit.Body)
		c.Part("chips", chip(54, 130, -40, 1), chip(202, 130, 42, 1), chip(92, 86, -14, 1), chip(164, 84, 18, 1), chip(128, 62, 4, .96), chip(44, 164, -62, .8), chip(212, 164, 60, .8))
		c.Part("chips", chip(80, 138, -24, 1), chip(178, 140, 26, 1), chip(128, 124, 180, 1), chip(128, 152, 4, 1))
		melt := "M64 110C80 84 112 78 128 88C150 74 188 88 194 112C206 130 196 146 188 146C178 146 180 130 170 132C160 134 164 166 152 168C140 168 144 142 132 142C120 142 124 160 112 160C102 158 106 134 94 134C84 134 86 150 76 148C62 144 58 126 64 110Z"
		c.Part("cheese", c.Path(melt, h.DDD).Move(1, 4).Opacity(.3), sheen.Body(c, melt, h, 12), sheen.Streak(c, "M78 110Q92 94 112 94M150 150V158", 5, .7))
		pepper := func(x, y float64) kit.Node {
			return kit.Of(sheen.Ball(c, x, y, 13, j), c.Circle(x, y, 8, j.LL), c.Around(4, x, y, c.Ellipse(x+4.5, y, 2, 1.4, kit.Hex("#fff4c8"))))
		}
		c.Part("jalapeno", pepper(96, 112), pepper(158, 108), pepper(130, 130))
		c.Part("tomato", sheen.Each(7, func(i int) kit.Node {
			x, y := []float64{116, 140, 176, 78, 150, 104, 186}[i], []float64{98, 96, 128, 126, 128, 140, 104}[i]
			return sheen.Body(c, kit.RoundRect(x-7, y-6, 14, 12, 3), t, 5).Rotate(float64(i)*31, x, y)
		}))
		c.On(kit.Fore)
		d := "M10 172C48 198 208 198 246 172C242 216 206 246 168 248H88C50 246 14 216 10 172Z"
		c.Part("bowl", sheen.Body(c, d, b, 22, c.Line("M20 204Q128 240 236 204", b.LL, 6).Opacity(.7).Dash(2, 14), c.Line("M10 174C48 200 208 200 246 174", b.LL, 5).Opacity(.8)))
		c.Anchor("ground", 128, 248)
	},
}

var chickenWing = kit.Piece{
	Name: "chicken-wing", Cm: 11,
	Palette: "chicken #c8651f meat wing; sauce #e8862c glaze; sesame #fff0c9",
	Draw: func(c *kit.Canvas) {
		m, s, e := c.Tones("chicken"), c.Tones("sauce"), c.Tones("sesame")
		tip := "M136 100C156 34 196 10 216 12C236 16 236 40 218 58C206 72 200 100 196 130Z"
		c.Part("chicken", sheen.Body(c, tip, m, 16))
		d := "M196 92C214 104 216 132 200 150C186 168 160 172 146 184C136 194 140 216 122 232C100 250 58 250 36 228C12 204 16 160 40 144C60 132 74 146 92 136C110 124 104 100 122 86C142 70 178 76 196 92Z"
		c.Part("chicken", sheen.Body(c, d, m, 32, c.Blur(10, c.Ellipse(84, 184, 44, 34, s.L)).Opacity(.8), c.Blur(8, c.Ellipse(160, 112, 34, 24, s.L)).Opacity(.8), c.Line("M62 212Q96 216 116 196M130 160Q160 156 180 138M150 96Q170 92 186 104", m.DD, 5).Opacity(.4)))
		c.Part("sauce", sheen.Glint(c, "M40 180Q46 160 66 156Q74 160 64 168Q54 174 52 188Q44 196 40 180ZM128 108Q138 94 156 94Q162 98 152 104Q140 108 138 118Q130 122 128 108Z", .75), sheen.Streak(c, "M184 44Q194 30 206 26", 6, .6))
		c.Part("sesame", sheen.Each(13, func(i int) kit.Node {
			x, y := []float64{70, 92, 110, 80, 58, 104, 128, 148, 166, 184, 170, 148, 190}[i], []float64{178, 170, 190, 206, 196, 216, 150, 138, 128, 116, 148, 118, 84}[i]
			return c.Ellipse(x, y, 5, 3, e.M).Rotate(float64(i)*47, x, y)
		}))
		c.Anchor("ground", 100, 246)
	},
}

var cornDog = kit.Piece{
	Name: "corn-dog", Cm: 22,
	Palette: "batter #d78a32 corn_dog; mustard #ffd02e; stick #e3bf88",
	Draw: func(c *kit.Canvas) {
		b, m, s := c.Tones("batter"), c.Tones("mustard"), c.Tones("stick")
		d := "M128 4C158 4 172 26 172 56V148C172 168 154 178 128 178C102 178 84 168 84 148V56C84 26 98 4 128 4Z"
		all := kit.Of(
			c.Named("stick", c.Form(kit.RoundRect(119, 160, 18, 92, 8), sheen.Round(119, 0, 137, 0, s))),
			c.Named("batter", sheen.Body(c, d, b, 26, sheen.Each(26, func(i int) kit.Node {
				return c.Circle(90+float64(i*29%78), 20+float64(i*47%150), 2.4, b.DD).Opacity(.4)
			}))),
			c.Named("mustard", c.Clip(d, c.Line("M98 40C120 22 150 22 156 38S100 56 98 74S156 84 156 102S100 116 98 134S150 142 152 154", m.DD, 13).Move(1, 3).Opacity(.45)), c.Line("M98 40C120 22 150 22 156 38S100 56 98 74S156 84 156 102S100 116 98 134S150 142 152 154", m.M, 12), c.Line("M98 40C120 22 150 22 156 38S100 56 98 74S156 84 156 102S100 116 98 134S150 142 152 154", m.LL, 3.5).Move(-1, -2).Opacity(.8)),
			c.Named("batter", sheen.Streak(c, "M94 52Q94 30 106 20", 6, .6)))
		c.Add(all.Rotate(18, 128, 128))
		c.Anchor("ground", 90, 246)
		c.AnchorBox("grip", 94, 232, 0, 0, 18)
	},
}

var candyApple = kit.Piece{
	Name: "candy-apple", Cm: 16,
	Palette: "candy #d8161f apple red coating; stick #e3c08c; nuts #f3dfb4 sprinkles",
	Draw: func(c *kit.Canvas) {
		k, s, n := c.Tones("candy"), c.Tones("stick"), c.Tones("nuts")
		c.Part("stick", c.Form(kit.RoundRect(120, 2, 16, 110, 6), sheen.Round(120, 0, 136, 0, s)))
		d := "M128 84C158 62 226 68 234 136C240 198 190 246 160 246C146 246 140 240 128 240C116 240 110 246 96 246C66 246 16 198 22 136C30 68 98 62 128 84Z"
		c.Part("candy", sheen.Body(c, d, k, 34, c.Blur(10, c.Ellipse(128, 84, 44, 12, k.DDD)).Opacity(.6), c.Blur(14, c.Ellipse(84, 130, 34, 42, k.LL)).Opacity(.55)))
		c.Part("nuts", c.Clip(d, sheen.Each(64, func(i int) kit.Node {
			r := c.Rand()
			x, y := 24+208*r.Float64(), 196+52*r.Float64()
			return c.Rect(x, y, 9, 6, 2.4, kit.Lin(x, y, x+8, y+6, n.L, n.M, n.D)).Rotate(float64(i)*41, x, y)
		})))
		c.Part("candy", sheen.Glint(c, "M48 146Q48 98 86 88Q102 88 92 100Q70 110 68 148Q58 166 48 146Z", .85), c.Ellipse(58, 178, 7, 10, kit.White).Opacity(.7).Shade(), sheen.Streak(c, "M178 92Q206 104 212 134", 5, .45))
		c.Anchor("ground", 128, 246)
		c.AnchorBox("grip", 128, 24, 0, 0, 0)
	},
}

var smore = kit.Piece{
	Name: "smore", Cm: 7,
	Palette: "cracker #d9994a graham; marshmallow #fffaf0; chocolate #5a2f1b",
	Draw: func(c *kit.Canvas) {
		k, m, h := c.Tones("cracker"), c.Tones("marshmallow"), c.Tones("chocolate")
		slab := func(y float64) kit.Node {
			d := kit.RoundRect(16, y, 224, 44, 12)
			return sheen.Body(c, d, k, 12, c.Line(sheen.D("M128 %gv44", y), k.DD, 3).Opacity(.5), sheen.Each(8, func(i int) kit.Node { return c.Circle(36+float64(i)*26, y+24, 3.4, k.DD).Opacity(.6) }))
		}
		c.Part("cracker", slab(198))
		d := "M26 176H230V200C230 222 214 226 212 206C210 200 200 202 200 212C198 232 180 230 180 210C170 202 150 204 148 208C146 216 136 214 134 206H92C90 226 72 230 70 208C60 204 56 204 54 210C50 220 28 214 26 198Z"
		c.Part("chocolate", sheen.Body(c, d, h, 10), sheen.Streak(c, "M36 186H120", 4, .5))
		w := "M18 146C10 110 40 96 70 100H186C222 96 246 112 238 150C236 166 228 178 218 178C208 180 206 200 194 198C182 196 186 178 172 180C158 182 160 192 148 190C136 188 138 180 122 180C108 180 110 206 94 206C80 206 84 180 70 180C52 182 24 176 18 146Z"
		c.Part("marshmallow", sheen.Body(c, w, m, 24, c.Blur(10, c.Ellipse(160, 120, 40, 12, kit.Hex("#e2b06a"))).Opacity(.7)), sheen.Streak(c, "M34 138Q38 120 56 116", 6, .9))
		c.Part("cracker", slab(66))
		c.Anchor("ground", 128, 242)
	},
}

var jamJar = kit.Piece{
	Name: "jam-jar", Cm: 13,
	Palette: "jam #d6243f preserves; lid #e9564d; label #fff6e3; print #7a3b2a lettering; glass #cfe6ee",
	Draw: func(c *kit.Canvas) {
		j, l, b, p, g := c.Tones("jam"), c.Tones("lid"), c.Tones("label"), c.Tones("print"), c.Tones("glass")
		d := "M58 62H198C226 78 232 100 232 124V214C232 238 220 250 196 250H60C36 250 24 238 24 214V124C24 100 30 78 58 62Z"
		c.Part("glass", c.Form(d, kit.Lin(24, 60, 232, 250, g.LL.Alpha(.75), g.L.Alpha(.6), g.D.Alpha(.7))))
		in := "M34 116H222V212C222 232 212 240 194 240H62C44 240 34 232 34 212Z"
		c.Part("jam", sheen.Body(c, in, j, 26, sheen.Each(24, func(i int) kit.Node {
			return c.Circle(46+float64(i*53%166), 130+float64(i*37%100), 4, j.LL).Opacity(.35)
		})), c.Path(kit.Oval(128, 116, 94, 9), j.L))
		c.Part("label", sheen.Body(c, kit.RoundRect(58, 136, 140, 84, 14), b, 6, c.Path(kit.RoundRect(66, 144, 124, 68, 10), kit.None).Stroke(j.L, 3)))
		if text := c.Text(); text != "" {
			c.Part("print", c.Letters(text, kit.Box{X0: 72, Y0: 152, X1: 184, Y1: 204}, "display", p.M))
		} else {
			c.Part("print", sheen.Body(c, "M128 206C104 196 98 168 106 160C118 154 138 154 150 160C158 168 152 196 128 206Z", j, 10, sheen.Each(6, func(i int) kit.Node { return c.Ellipse(112+float64(i%3)*16, 172+float64(i/3)*14, 2, 3, b.LL) })), c.Form("M104 160Q112 148 128 154Q144 148 152 160Q140 164 128 160Q116 166 104 160Z", kit.Hex("#5fa63c")))
		}
		c.Part("lid", sheen.Body(c, kit.RoundRect(46, 12, 164, 52, 12), l, 16, c.Line("M46 50H210", l.DD, 3).Opacity(.5), sheen.Each(12, func(i int) kit.Node { return c.Line(sheen.D("M%g 22v24", 58+float64(i)*13), l.DD, 3).Opacity(.3) })), sheen.Streak(c, "M62 24H130", 5, .6))
		c.Part("glass", sheen.Glint(c, "M38 120Q40 96 56 86Q62 92 52 104Q46 120 46 210Q42 222 38 210Z", .8))
		c.AnchorBox("print", 128, 178, 116, 56, 0)
		c.Anchor("ground", 128, 250)
	},
}

var squeezeBottle = kit.Piece{
	Name: "ketchup-bottle", Cm: 20,
	Palette: "bottle #d8231f ketchup; cap #f7f3ea nozzle; label #fff7e8; print #3d7a35",
	Draw: func(c *kit.Canvas) {
		b, k, l, p := c.Tones("bottle"), c.Tones("cap"), c.Tones("label"), c.Tones("print")
		c.Part("cap", c.Form("M120 8Q128 0 136 8L146 52H110Z", sheen.Round(110, 0, 146, 0, k)), sheen.Body(c, "M96 48H160L168 78H88Z", k, 8, c.Line("M106 52V76M118 52V76M130 52V76M142 52V76M154 52V76", k.DD, 2).Opacity(.5)))
		d := "M90 74H166C184 92 192 108 192 130V232Q192 252 172 252H84Q64 252 64 232V130C64 108 72 92 90 74Z"
		c.Part("bottle", sheen.Body(c, d, b, 28, c.Blur(10, c.Rect(76, 100, 28, 140, 14, b.LL)).Opacity(.5)))
		c.Part("label", c.Clip(d, c.Path("M60 142Q128 154 196 142V214Q128 226 60 214Z", kit.Lin(64, 0, 192, 0, l.LL, l.M, l.D))))
		if text := c.Text(); text != "" {
			c.Part("print", c.Letters(text, kit.Box{X0: 76, Y0: 160, X1: 180, Y1: 206}, "display", p.M))
		} else {
			c.Part("print", sheen.Ball(c, 128, 188, 25, b), c.Around(5, 128, 170, c.Form("M128 172Q122 160 128 150Q134 160 128 172Z", p.M)), c.Ellipse(119, 182, 5, 4, kit.White).Opacity(.7).Shade())
		}
		c.Part("bottle", sheen.Glint(c, "M74 134Q76 106 92 94Q100 94 94 104Q84 116 82 138Q78 148 74 134Z", .8))
		c.AnchorBox("print", 128, 182, 110, 60, 0)
		c.Anchor("ground", 128, 252)
		c.AnchorBox("grip", 128, 160, 0, 0, 0)
	},
}

var icedTea = kit.Piece{
	Name: "iced-tea", Cm: 18,
	Palette: "tea #c4661f drink; lemon #ffd838; straw #e8504a; mint #5fb04a leaf; glass #cfe6ee",
	Draw: func(c *kit.Canvas) {
		t, l, s, m, g := c.Tones("tea"), c.Tones("lemon"), c.Tones("straw"), c.Tones("mint"), c.Tones("glass")
		glass := "M54 48H202L186 240Q184 252 172 252H84Q72 252 70 240Z"
		c.On(kit.Back)
		c.Part("straw", c.Form("M150 4L166 8L140 220H126Z", sheen.Round(140, 0, 160, 4, s), c.Line("M146 30L168 40M142 60L164 70M138 90L160 100", kit.White, 7).Opacity(.85)))
		c.Part("glass", c.Path(glass, g.L.Alpha(.35)))
		c.On(kit.Body)
		in := "M62 76H194L180 234Q178 244 170 244H86Q78 244 76 234Z"
		c.Part("tea", c.Form(in, kit.Lin(70, 70, 180, 240, t.LL.Alpha(.92), t.M.Alpha(.92), t.DD.Alpha(.96)), sheen.Each(5, func(i int) kit.Node {
			x, y := []float64{78, 122, 150, 84, 128}[i], []float64{84, 80, 108, 128, 146}[i]
			return c.Form(kit.RoundRect(x, y, 38, 36, 8), kit.Lin(x, y, x+38, y+36, kit.White.Alpha(.65), t.LL.Alpha(.3), kit.White.Alpha(.3)), c.Path(kit.RoundRect(x+1, y+1, 36, 34, 8), kit.None).Stroke(kit.White.Alpha(.6), 2.4)).Rotate(float64(i)*23-30, x+19, y+18)
		})), c.Path(kit.Oval(128, 76, 66, 8), t.L))
		c.Part("mint", sheen.Each(3, func(i int) kit.Node {
			return c.Form("M0 0C-26 -14 -30 -38 -14 -52C10 -48 18 -22 0 0Z", kit.Lin(-20, -50, 10, 0, m.L, m.M, m.D), c.Line("M0 0Q-6 -26 -13 -46", m.LL, 2.4)).Rotate([]float64{-46, -4, 40}[i], 0, 0).Move(96, 76)
		}))
		c.Part("lemon", sheen.Ball(c, 204, 62, 42, l), c.Circle(204, 62, 35, kit.Hex("#fffbe0")), c.Around(8, 204, 62, c.Form("M208 62L234 52Q238 62 234 72Z", kit.Lin(208, 52, 238, 72, l.L, l.M))))
		c.On(kit.Fore)
		c.Part("glass", c.Path(glass, kit.Lin(54, 0, 202, 0, kit.White.Alpha(.4), kit.White.Alpha(.05), g.DD.Alpha(.2))), c.Path(glass, kit.None).Stroke(g.D.Alpha(.6), 2.4), c.Path(kit.Oval(128, 48, 74, 8), kit.None).Stroke(g.LL, 3), sheen.Glint(c, "M68 92L78 92L86 218Q80 224 76 214Z", .6))
		c.Anchor("ground", 128, 252)
		c.AnchorBox("grip", 128, 160, 0, 0, 0)
	},
}

var gumballMachine = kit.Piece{
	Name: "gumball-machine", Cm: 40,
	Palette: "base #e2342f red machine; gumballs #ffd23d; glass #d7ecf3; metal #c8d0d8",
	Draw: func(c *kit.Canvas) {
		b, q, g, m := c.Tones("base"), c.Tones("gumballs"), c.Tones("glass"), c.Tones("metal")
		globe := kit.Oval(128, 92, 78, 76)
		c.Part("glass", c.Path(globe, g.L.Alpha(.55)))
		colors := []kit.Tones{q, kit.TonesOf(kit.Hex("#ef4b5a")), kit.TonesOf(kit.Hex("#46b4e8")), kit.TonesOf(kit.Hex("#6cc04a")), kit.TonesOf(kit.Hex("#f48ac0")), kit.TonesOf(kit.Hex("#9a6be0"))}
		c.Part("gumballs", c.Clip(globe, sheen.Each(46, func(i int) kit.Node {
			row, col := i/8, i%8
			x, y := 56+float64(col)*21+float64(row%2)*10, 66+float64(row)*18
			t := colors[(i*5+row*2)%6]
			return kit.Of(c.Circle(x, y, 12, kit.Rad(x-4, y-5, 17, t.LL, t.M, t.DD)), c.Circle(x-4, y-5, 2.6, kit.White).Opacity(.85))
		})))
		c.Part("glass", c.Path(globe, kit.Rad(104, 66, 100, kit.White.Alpha(.1), g.M.Alpha(.05), g.DDD.Alpha(.3))), c.Path(globe, kit.None).Stroke(g.D, 3).Opacity(.7), sheen.Glint(c, "M66 86Q68 48 104 32Q114 32 106 42Q82 58 80 88Q72 100 66 86Z", .85))
		c.Part("base", sheen.Body(c, "M98 20Q128 4 158 20L152 32H104Z", b, 8), sheen.Ball(c, 128, 8, 8, m), sheen.Body(c, "M66 150H190L198 170H58Z", b, 8), sheen.Body(c, "M70 170H186L206 226H50Z", b, 20))
		c.Part("base", sheen.Body(c, kit.RoundRect(36, 224, 184, 28, 12), b, 12))
		c.Part("metal", sheen.Body(c, kit.RoundRect(98, 178, 60, 44, 8), m, 8), sheen.Ball(c, 128, 192, 12, m), c.Line("M116 192H140", m.DDD, 4), c.Form("M108 208H148V222H108Z", kit.Hex("#2d2f38")))
		c.Part("base", sheen.Streak(c, "M80 178L66 216", 6, .55), sheen.Streak(c, "M50 234H100", 5, .5))
		c.Anchor("ground", 128, 252)
	},
}

var quesadilla = kit.Piece{
	Name: "quesadilla", Cm: 20,
	Palette: "tortilla #edc079; cheese #ffb52e; salsa #d9382c; pepper #5aa63a",
	Draw: func(c *kit.Canvas) {
		t, h, s, p := c.Tones("tortilla"), c.Tones("cheese"), c.Tones("salsa"), c.Tones("pepper")
		wedge := func(dx, dy float64) kit.Node {
			low, top := "M14 178C70 216 168 220 238 186L128 76Z", "M14 160C70 198 168 202 240 168L128 54Z"
			filling := "M14 164C70 200 168 204 240 172C240 190 232 196 226 190C220 196 222 212 212 212C204 210 206 200 196 202C186 204 182 220 172 218C164 214 160 206 148 208C138 210 136 226 126 222C116 216 112 208 100 208C92 208 86 218 78 212C70 204 62 200 52 198C40 198 34 206 28 196C20 188 12 178 14 164Z"
			return kit.Of(c.Named("tortilla", sheen.Body(c, low, t, 8).Move(0, 22)), c.Named("cheese", sheen.Body(c, filling, h, 10)), c.Named("pepper", c.Circle(64, 196, 7, p.M), c.Circle(170, 204, 7, p.M)), c.Named("salsa", c.Circle(112, 204, 8, s.M), c.Circle(206, 194, 6, s.M)),
				c.Named("tortilla", sheen.Body(c, top, t, 14, sheen.Each(15, func(i int) kit.Node {
					r := shape.Polar(128, 140, 16+60*float64(i%5)/5, float64(i)*137)
					return c.Blur(2, c.Ellipse(r.X, r.Y, 10, 7, t.DDD)).Opacity(.5)
				})), sheen.Streak(c, "M52 150L112 88", 5, .5))).Move(dx, dy)
		}
		c.Add(wedge(0, -26))
		c.Add(wedge(0, 26))
		c.Anchor("ground", 128, 250)
	},
}
