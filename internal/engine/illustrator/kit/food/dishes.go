package food

import (
	"pellucid/internal/engine/illustrator/kit"
	p "pellucid/internal/engine/illustrator/kit/plump"
	"pellucid/internal/engine/illustrator/kit/shape"
	"pellucid/internal/engine/illustrator/kit/sheen"
)

var sausage = kit.Piece{
	Name: "sausage", Cm: 18, States: "single",
	Palette: "sausage #b3532c meat; char #5a2414 grill_marks",
	Draw: func(c *kit.Canvas) {
		s, k := c.Tones("sausage"), c.Tones("char")
		link := func(d, marks, light string) kit.Node {
			return kit.Of(c.Line(d, s.DDD, 62), c.Line(d, s.D, 58).Move(-1, -1), c.Blur(6, c.Line(d, s.M, 40).Move(-4, -6)), c.Blur(4, c.Line(d, s.L, 18).Move(-6, -12)), c.Named("char", c.Line(marks, k.M, 7).Opacity(.7)), sheen.Streak(c, light, 6, .7))
		}
		c.Part("sausage", c.Line("M206 26L222 12M40 116L24 126", s.DD, 8), link("M52 112C90 130 170 96 196 38", "M84 96L104 136M116 88L140 126M148 70L178 106M170 44L206 72", "M66 96C100 104 146 80 168 42"))
		if c.State("single") {
			return
		}
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
		c.Part("chicken", sheen.Body(c, "M196 92C192 66 206 42 230 22C244 14 256 22 250 40C244 60 238 82 226 100Z", m, 12),
			sheen.Body(c, "M112 214C100 190 124 168 146 144C168 118 170 88 188 72C206 58 230 70 232 94C236 124 214 154 196 178C174 208 136 250 112 214Z", m, 22, c.Blur(8, c.Ellipse(178, 126, 18, 44, s.L).Rotate(38, 178, 126)).Opacity(.8), c.Line("M140 206Q170 190 192 160M206 140Q216 122 216 104", m.DD, 4).Opacity(.4)))
		const d = "M14 80C16 36 68 14 100 42C126 66 130 108 150 148C168 186 166 228 134 236C100 244 82 210 66 180C46 150 12 122 14 80Z"
		c.Part("chicken", sheen.Body(c, d, m, 30, c.Blur(10, c.Ellipse(64, 82, 34, 40, s.L)).Opacity(.8), c.Blur(8, c.Ellipse(118, 178, 22, 40, s.L).Rotate(-24, 118, 178)).Opacity(.7), c.Line("M36 120Q60 126 84 112M96 186Q112 182 128 168M110 214Q126 212 140 198", m.DD, 4.500).Opacity(.4)))
		c.Part("sauce", sheen.Glint(c, "M32 76C34 54 54 42 74 46C82 52 76 58 66 60C52 62 46 72 46 88C42 98 32 92 32 76Z", .75), sheen.Streak(c, "M194 88Q204 76 214 84", 6, .7), sheen.Streak(c, "M108 128Q114 150 124 168", 6, .5))
		c.Part("sesame", sheen.Each(13, func(i int) kit.Node {
			x, y := []float64{70, 92, 54, 80, 38, 104, 128, 138, 176, 196, 170, 206, 116}[i], []float64{98, 80, 120, 134, 100, 152, 190, 214, 150, 128, 178, 104, 216}[i]
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

var takeoutBox = kit.Piece{
	Name: "takeout-box", Cm: 13,
	Palette: "box #fbf7f0 white; print #d8343c; noodles #f2c25f food; chopsticks #b5713f; handle #9aa3ad",
	States:  "full; empty -noodles -chopsticks",
	Draw: func(c *kit.Canvas) {
		b, r, n, k, h := c.Tones("box"), c.Tones("print"), c.Tones("noodles"), c.Tones("chopsticks"), c.Tones("handle")
		c.On(kit.Back)
		c.Part("handle", c.Line("M52 96C60 20 196 20 204 96", h.DD, 5), c.Line("M52 96C60 20 196 20 204 96", h.LL, 2.4))
		c.Part("box", c.Form("M44 92L78 78H178L212 92L200 116H56Z", kit.Lin(44, 78, 212, 116, b.DD, b.D, b.DDD)))
		c.On(kit.Body)
		stick := func(d string) kit.Node { return kit.Of(c.Line(d, k.DD, 8), c.Line(d, k.L, 4.5).Move(-1, -.5)) }
		c.Part("chopsticks", stick("M120 110L196 8"), stick("M138 112L222 20"))
		c.Part("noodles", c.Form("M58 104C62 78 92 66 128 68C166 66 194 80 200 104Q128 130 58 104Z", kit.Rad(112, 80, 100, n.LL, n.M, n.DD), p.Each(11, func(i int) kit.Node {
			x := 66 + float64(i)*12
			d := p.D("M%g 112C%g 76 %g 74 %g 112", x, x+4, x+22, x+26-float64(i%3)*4)
			return kit.Of(c.Line(d, n.DDD, 6).Opacity(.6), c.Line(d, n.L, 4), c.Line(d, n.LL, 1.4).Move(-1, -1))
		}), c.Circle(92, 90, 8, kit.Rad(89, 87, 11, kit.Hex("#8fd06a"), kit.Hex("#3f8a3f"))), c.Circle(160, 86, 7, kit.Rad(157, 83, 10, kit.Hex("#ff9a6a"), kit.Hex("#d9532f"))), c.Rect(120, 74, 16, 9, 3, kit.Hex("#e8823f")).Rotate(-16, 128, 78)))
		c.On(kit.Fore)
		const front = "M44 92L212 92L190 244Q188 250 180 250H76Q68 250 66 244Z"
		c.Part("box", c.Form("M44 92L56 110L128 116L200 110L212 92L190 244Q188 250 180 250H76Q68 250 66 244Z", kit.Lin(44, 92, 212, 250, kit.White, b.M, b.D), c.Path("M44 92L74 120L86 250H60Z", b.D).Opacity(.7), c.Path("M212 92L182 120L170 250H196Z", b.DD).Opacity(.8), c.Line("M74 114L86 250M182 114L170 250", b.DDD, 1.6).Opacity(.5)))
		c.Part("print", c.Clip(front, c.Form("M128 136C146 136 158 146 166 158H90C98 146 110 136 128 136ZM94 164H162V168H94ZM100 172H156V198H100ZM96 202H160V208H96Z", kit.Lin(90, 136, 166, 208, r.L, r.M, r.D)), c.Path("M84 160Q88 152 96 150H160Q168 152 172 160Q164 158 158 160H98Q92 158 84 160Z", r.D), c.Rect(122, 180, 12, 18, 2, b.L), c.Rect(106, 178, 10, 10, 1, b.L), c.Rect(140, 178, 10, 10, 1, b.L)))
		c.Part("handle", c.Circle(52, 98, 4, kit.Rad(51, 97, 6, h.LL, h.DD)), c.Circle(204, 98, 4, kit.Rad(203, 97, 6, h.LL, h.DD)))
		c.AnchorBox("inside", 128, 100, 130, 24, 0)
		c.Anchor("grip", 128, 40)
		c.Anchor("ground", 128, 250)
	},
}

var ham = kit.Piece{
	Name: "ham", Cm: 30, Facing: kit.Right,
	Palette: "glaze #c8643a skin; meat #f28f8f; fat #fbe3d3; bone #f6eede; plate #f3f6f9",
	Draw: func(c *kit.Canvas) {
		g, m, f, b, l := c.Tones("glaze"), c.Tones("meat"), c.Tones("fat"), c.Tones("bone"), c.Tones("plate")
		c.Part("plate", c.Form(kit.Oval(128, 214, 124, 30), kit.Lin(10, 190, 240, 244, l.LL, l.M, l.DD)), c.Form(kit.Oval(128, 209, 98, 20), kit.Lin(40, 190, 220, 230, l.D, l.L, l.LL)), c.Blur(5, c.Ellipse(126, 212, 88, 14, g.DDD)).Opacity(.4))
		c.Part("bone", p.Body(c, "M196 92L226 60C218 46 232 34 242 44C254 42 256 58 244 62L214 108Z", b, 7))
		const d = "M30 150C26 100 66 56 120 54C166 52 210 76 220 104C226 130 206 180 160 208C120 226 60 222 40 194Q32 176 30 150Z"
		c.Part("glaze", p.Body(c, d, g, 26, p.Each(9, func(i int) kit.Node {
			x := 60 + float64(i)*20
			return kit.Of(c.Line(p.D("M%g 40Q%g 120 %g 220", x-40, x+20, x+10), g.DDD, 3).Opacity(.4), c.Line(p.D("M%g 40Q%g 120 %g 220", x+70, x+10, x-60), g.DDD, 3).Opacity(.4))
		}), p.Each(10, func(i int) kit.Node {
			x, y := 112+float64(i%4)*26+float64(i/4%2)*12, 74+float64(i/4)*30
			return kit.Of(c.Circle(x+.8, y+1.2, 4, g.DDD).Opacity(.6), c.Circle(x, y, 3.6, kit.Rad(x-1, y-1, 5, kit.Hex("#8a5a34"), kit.Hex("#4a2c1a"))))
		})), p.Glint(c, "M104 74C126 62 154 62 178 76C184 82 178 86 170 82C148 74 128 76 110 84C100 88 96 80 104 74Z", .5))
		face := kit.Oval(74, 150, 52, 66)
		c.Part("meat", c.Form(face, kit.Lin(30, 90, 110, 210, f.LL, f.M, f.D)), c.Form(kit.Oval(75, 151, 43, 56), kit.Rad(62, 126, 84, m.LL, m.L, m.M, m.D), c.Line("M50 110Q80 120 104 112M40 140Q60 132 74 140T112 146M44 172Q70 184 108 172M60 196Q76 190 92 196", f.M, 3).Opacity(.7), c.Line("M90 100Q80 130 96 180", f.L, 2.4).Opacity(.6)),
			c.Circle(76, 148, 14, kit.Rad(72, 143, 20, b.LL, b.M, b.DD)), c.Circle(77, 149, 7, m.DD).Opacity(.6))
		leaf := func(x, y, a float64) kit.Node {
			return c.Form("M0 0Q10 -14 26 -12Q36 -4 28 6Q14 12 0 0Z", kit.Lin(0, -12, 26, 8, kit.Hex("#9bd46a"), kit.Hex("#3f8a3f"))).Rotate(a, 0, 0).Move(x, y)
		}
		c.Part("garnish", leaf(176, 214, -20), leaf(200, 212, 10), leaf(150, 220, 12), c.Circle(190, 218, 8, kit.Rad(187, 215, 11, kit.Hex("#ff7a6a"), kit.Hex("#b5202f"))), c.Circle(174, 224, 7, kit.Rad(171, 221, 10, kit.Hex("#ff7a6a"), kit.Hex("#b5202f"))))
		c.Anchor("ground", 128, 244)
	},
}
