package kitchen

import (
	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/sheen"
)

var coffeeGrinder = kit.Piece{
	Name: "coffee-grinder", Cm: 22, Palette: "box #a8632f wood; bowl #d8a64a brass; crank #3f4552 iron handle; knob #7a4022 <box; beans #5f3420 coffee; drawer #8f5228 <box",
	Draw: func(c *kit.Canvas) {
		w, b, k, n, e, d := c.Tones("box"), c.Tones("bowl"), c.Tones("crank"), c.Tones("knob"), c.Tones("beans"), c.Tones("drawer")
		c.Part("beans", sheen.Each(9, func(i int) kit.Node {
			x, y := []float64{78, 96, 114, 132, 150, 168, 88, 124, 158}[i], []float64{88, 82, 78, 76, 78, 84, 94, 90, 92}[i]
			return kit.Of(c.Ellipse(x, y, 11, 8, e.DDD), c.Ellipse(x-.4, y-.6, 10, 7, kit.Lin(x-8, y-6, x+8, y+6, e.LL, e.M, e.DD)), c.Line(sheen.D("M%g %gq8 -3 16 0", x-8, y), e.DDD, 1.800)).Rotate(float64(i*47%90-40), x, y)
		}))
		c.Part("crank", sheen.Tube(c, "M128 92V34", 9, k), sheen.Ball(c, 128, 30, 9, k), sheen.Tube(c, "M128 32L214 24", 9, k), c.Line("M214 24V8", k.DDD, 6))
		c.Part("knob", sheen.Body(c, "M202 6Q202 -10 214 -12Q226 -10 226 6Q224 16 214 18Q204 16 202 6Z", n, 6))
		bowl := "M52 88Q128 112 204 88Q206 126 168 144H88Q50 126 52 88Z"
		c.Part("bowl", c.Path(bowl, b.DDD).Move(0, 2), sheen.Body(c, bowl, b, 15), c.Line("M52 88Q128 112 204 88", b.DDD, 8), c.Line("M52 87Q128 111 204 87", b.L, 5.500), sheen.Glint(c, "M68 100Q78 104 92 106L104 138H96Q70 126 68 100Z", .5), sheen.Body(c, kit.RoundRect(84, 140, 88, 12, 4), b, 4))
		c.Part("box", sheen.Body(c, kit.RoundRect(36, 148, 184, 14, 4), w, 5), sheen.Body(c, kit.RoundRect(48, 160, 160, 78, 3), w, 9, sheen.Grain(c, kit.Box{X0: 50, Y0: 162, X1: 206, Y1: 236}, 5, w)), sheen.Body(c, kit.RoundRect(34, 234, 188, 18, 5), w, 5))
		c.Part("drawer", c.Rect(74, 176, 108, 46, 4, w.DDD), sheen.Body(c, kit.RoundRect(77, 178, 102, 41, 3), d, 5, c.Path(kit.RoundRect(84, 185, 88, 27, 3), kit.None).Stroke(d.DD, 2)), sheen.Ball(c, 128, 199, 8, b))
		c.Anchor("ground", 128, 252)
	},
}

var canOpener = kit.Piece{
	Name: "can-opener", Cm: 19, Palette: "handles #e0433f red grips; metal #c3ccd6 steel; wheel #aab4bf gear; knob #3a3f4c turn_key",
	Draw: func(c *kit.Canvas) {
		h, m, w, k := c.Tones("handles"), c.Tones("metal"), c.Tones("wheel"), c.Tones("knob")
		turn := func(n ...kit.Node) kit.Node { return kit.Of(n...).Rotate(24, 128, 128) }
		arm := func(side float64) kit.Node {
			x := func(v float64) float64 { return 128 + side*v }
			d := sheen.D("M%g 88Q%g 130 %g 168L%g 168Q%g 130 %g 88Z", x(2), x(8), x(22), x(48), x(34), x(26))
			g := sheen.D("M%g 150Q%g 158 %g 166Q%g 210 %g 252Q%g 266 %g 264Q%g 262 %g 250Q%g 206 %g 166Q%g 152 %g 148Z", x(18), x(16), x(18), x(34), x(44), x(50), x(60), x(72), x(70), x(64), x(48), x(42), x(32))
			return kit.Of(c.Named("metal", sheen.Body(c, d, m, 6)), c.Named("handles", c.Path(g, h.DDD).Move(1, 2), sheen.Body(c, g, h, 8, c.Line(sheen.D("M%g 176Q%g 214 %g 248", x(34), x(48), x(56)), h.DD, 4).Opacity(.7), c.Line(sheen.D("M%g 172Q%g 212 %g 246", x(28), x(42), x(51)), h.LL, 2.400).Opacity(.8))))
		}
		c.Add(turn(arm(-1)), turn(arm(1)))
		c.Part("metal", turn(sheen.Body(c, "M92 40Q92 12 126 10Q162 12 164 44L158 104Q150 122 128 122Q106 122 100 104Z", m, 9, c.Line("M104 96Q128 108 152 96", m.DD, 2).Opacity(.6))))
		c.Part("wheel", turn(c.Around(18, 122, 54, c.Rect(119.500, 24, 5, 9, 1.500, w.DDD)), c.Circle(122, 54, 25, w.DDD), c.Circle(121.500, 53.500, 23.500, kit.Lin(102, 34, 142, 74, w.LL, w.M, w.DD)), c.Circle(122, 54, 15, kit.None).Stroke(w.DD, 2)))
		c.Part("metal", turn(c.Form("M92 30L72 24Q62 24 64 34L74 52L94 56Z", kit.Lin(64, 24, 94, 56, m.LL, m.M, m.DD)), c.Circle(128, 98, 7, m.DDD), c.Circle(127.500, 97.500, 5.500, m.LL)))
		key := "M112 48Q100 44 86 34Q70 26 64 40Q60 56 76 60Q92 62 110 60Q118 64 128 62Q146 70 162 76Q178 80 182 66Q184 52 168 50Q150 50 134 48Q124 44 112 48Z"
		c.Part("knob", turn(c.Path(key, k.DDD).Move(1, 3), sheen.Body(c, key, k, 8), c.Circle(122, 54, 6, k.DDD), c.Circle(121.500, 53.500, 4.500, m.LL)))
		c.AnchorBox("grip", 96, 210, 0, 0, 24)
	},
}

var cookieJar = kit.Piece{
	Name: "cookie-jar", Cm: 28, Palette: "jar #5fb0d8 blue ceramic; lid #e8604f red; cookies #d9944a; chips #5a3320 chocolate; label #fff6e2 sign; print #8a4f2c lettering", States: "open -lid; closed -cookies -chips",
	Draw: func(c *kit.Canvas) {
		j, l, k, h, a, p := c.Tones("jar"), c.Tones("lid"), c.Tones("cookies"), c.Tones("chips"), c.Tones("label"), c.Tones("print")
		cookie := func(x, y, r, turn float64) kit.Node {
			return kit.Of(c.Named("cookies", c.Circle(x+1, y+2.500, r, k.DDD), sheen.Ball(c, x, y, r, k)), c.Named("chips", sheen.Each(6, func(i int) kit.Node {
				px, py := x+r*[]float64{-.5, .1, .55, -.2, .4, -.6}[i], y+r*[]float64{-.3, -.6, -.15, .2, .5, .35}[i]
				return kit.Of(c.Ellipse(px, py, r*.14, r*.12, h.DDD), c.Ellipse(px-.4, py-.5, r*.1, r*.08, h.L))
			}))).Rotate(turn, x, y)
		}
		c.On(kit.Back)
		c.Part("jar", c.Form(kit.Oval(128, 86, 70, 16), kit.Lin(60, 70, 196, 100, j.DDD, j.DD)))
		c.On(kit.Body)
		c.Add(cookie(92, 64, 30, 10), cookie(164, 66, 29, 80), cookie(128, 52, 32, -30), cookie(104, 84, 24, 140), cookie(152, 86, 24, 200))
		c.On(kit.Fore)
		d := "M58 86A70 16 0 0 0 198 86C236 106 240 150 232 190C226 230 196 252 128 252C60 252 30 230 24 190C16 150 20 106 58 86Z"
		c.Part("jar", sheen.Body(c, d, j, 28, c.Line("M30 128Q128 156 226 128", j.LL, 4).Opacity(.8), c.Line("M30 214Q128 240 226 214", j.LL, 4).Opacity(.8)), c.Line("M58 86A70 16 0 0 0 198 86", j.DDD, 10), c.Line("M58 85A70 16 0 0 0 198 85", j.L, 7), sheen.Glint(c, "M46 122Q54 108 64 106Q58 130 56 168Q46 170 44 160Q42 140 46 122Z", .5))
		c.Part("label", sheen.Body(c, kit.RoundRect(70, 150, 116, 56, 14), a, 5, c.Path(kit.RoundRect(76, 156, 104, 44, 10), kit.None).Stroke(p.L, 2).Dash(4, 3)))
		text := c.Text()
		if text == "" {
			text = "COOKIES"
		}
		c.Part("print", c.Letters(text, kit.Box{X0: 82, Y0: 160, X1: 174, Y1: 196}, "display", p.M))
		c.On(kit.Body)
		if !c.State("open") {
			c.Part("lid", kit.Of(sheen.Body(c, "M150 18Q152 4 200 -2Q248 -4 252 10L250 18Q200 24 152 26Z", l, 6), sheen.Body(c, "M166 2Q176 -18 202 -20Q228 -20 238 -4Q204 -6 166 2Z", l, 6), sheen.Ball(c, 202, -26, 10, k)).Rotate(24, 200, 10).Move(-2, 34))
		}
		c.AnchorBox("print", 128, 178, 100, 40, 0)
		c.AnchorBox("inside", 128, 90, 110, 30, 0)
		c.Anchor("ground", 128, 252)
	},
}

var butter = kit.Piece{
	Name: "butter", Cm: 18, Palette: "butter #ffdf6e yellow; dish #8fc3e0 blue plate; knife #c3ccd6 metal; handle #a8632f wood",
	Draw: func(c *kit.Canvas) {
		b, d, k, h := c.Tones("butter"), c.Tones("dish"), c.Tones("knife"), c.Tones("handle")
		c.Part("dish", c.Ellipse(128, 190, 126, 44, d.DDD).Move(0, 6), c.Form(kit.Oval(128, 188, 126, 44), kit.Lin(20, 146, 230, 230, d.LL, d.L, d.M, d.D)), c.Ellipse(128, 184, 104, 33, kit.Lin(30, 154, 220, 216, d.D, d.M, d.LL)), c.Line("M14 176A118 38 0 0 1 110 148", kit.White, 3.500).Opacity(.7))
		c.Part("butter", c.Blur(5, c.Path("M48 184L200 206L226 178L80 162Z", d.DDD)).Opacity(.5), c.Form("M44 118L80 96L214 112L186 138Z", kit.Lin(44, 96, 214, 138, b.LL, b.L, b.M)), c.Form("M44 118L186 138V196L44 172Z", kit.Lin(44, 118, 186, 196, b.L, b.M, b.D), c.Line("M72 122V178M100 126V182M128 130V187M156 134V191", b.D, 1.600).Opacity(.7)), c.Form("M186 138L214 112V166L186 196Z", kit.Lin(186, 112, 214, 196, b.D, b.DD)), c.Line("M44 118L186 138L214 112", b.LL, 2.400).Opacity(.9))
		c.Part("butter", c.Form("M196 150L222 124L240 126L234 182L206 198Q194 176 196 150Z", kit.Lin(196, 124, 240, 198, b.LL, b.M, b.D)), c.Form("M222 124L240 126L214 152L196 150Z", kit.Lin(196, 124, 240, 152, b.LL, b.L)), c.Form("M214 152L240 126L234 182L208 202Q212 176 214 152Z", kit.Lin(210, 126, 240, 200, b.M, b.DD)), c.Form("M150 118C130 104 136 82 158 78C176 76 186 90 176 100C166 106 156 98 162 90C148 92 150 108 168 114Q160 124 150 118Z", kit.Lin(136, 78, 182, 122, b.LL, b.L, b.D)))
		c.Part("handle", sheen.Tube(c, "M66 54L14 20", 17, h), c.Circle(34, 33, 2.600, k.L), c.Circle(50, 43, 2.600, k.L))
		c.Part("knife", c.Path("M60 46C92 66 128 84 168 96C182 102 180 112 166 110C126 104 84 84 56 62Z", k.DDD).Move(0, 2), c.Form("M60 46C92 66 128 84 168 96C182 102 180 112 166 110C126 104 84 84 56 62Z", kit.Lin(60, 46, 90, 90, k.LL, kit.White, k.M, k.D)), c.Line("M64 56C96 76 130 94 168 104", k.DD, 1.600).Opacity(.7))
		c.Anchor("ground", 128, 236)
	},
}
