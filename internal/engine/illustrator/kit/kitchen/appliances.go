package kitchen

import (
	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/sheen"
)

// panel is a box with round corners, lit from the top left.
func panel(c *kit.Canvas, x, y, w, h, r float64, t kit.Tones, s float64, inside ...kit.Node) kit.Node {
	return sheen.Body(c, kit.RoundRect(x, y, w, h, r), t, s, inside...)
}

// slab is a slice of toast that stands in a toaster or lies flat.
func slab(c *kit.Canvas, x, y, w, h float64, crust, crumb kit.Tones, inside ...kit.Node) kit.Node {
	o := func(k float64) string {
		a, b := w/2-k, h/2-k
		return pf("M%g %gC%g %g %g %g %g %gC%g %g %g %g %g %gV%gQ%g %g %g %gH%gQ%g %g %g %gZ", x-a, y-b*.35, x-a*1.3, y-b*.9, x-a*.7, y-b, x, y-b, x+a*.7, y-b, x+a*1.3, y-b*.9, x+a, y-b*.35, y+b*.85, x+a, y+b, x+a*.85, y+b, x-a*.85, x-a, y+b, x-a, y+b*.85)
	}
	return kit.Of(c.Form(o(0), kit.Lin(x-w/2, y-h/2, x+w/2, y+h/2, crust.L, crust.M, crust.DD)), c.Form(o(w*.07), kit.Lin(x-w/2, y-h/2, x+w/2, y+h/2, crumb.LL, crumb.M, crumb.D), append([]kit.Node{c.Blur(w*.05, c.Path(o(w*.05), kit.None).Stroke(crust.M, w*.09)).Opacity(.6)}, inside...)...))
}

var toaster = kit.Piece{
	Name: "toaster", Cm: 32,
	States:  "full; empty -toast",
	Palette: "body #35b0a6 toaster; chrome #c3ccd4 metal; toast #d9953f bread; knob #3b3f48 lever",
	Draw: func(c *kit.Canvas) {
		b, m, t, k := c.Tones("body"), c.Tones("chrome"), c.Tones("toast"), c.Tones("knob")
		crumb := kit.TonesOf(kit.Hex("#f3cf8e"))
		c.On(kit.Back)
		c.Part("chrome", c.Form("M40 96Q44 76 66 76H190Q212 76 216 96Z", kit.Lin(40, 0, 216, 0, m.LL, m.M, m.DD)))
		c.Part("toast", slab(c, 96, 70, 88, 108, t, crumb), slab(c, 166, 62, 88, 108, t, crumb, c.Line("M140 40Q150 36 158 40M172 56Q182 52 190 58M148 66Q156 62 164 66", t.M, 2.4).Opacity(.5)))
		c.On(kit.Fore)
		c.Part("chrome", c.Form("M40 96Q128 84 216 96L222 116H34Z", kit.Lin(34, 0, 222, 0, m.D, m.LL, m.M, m.DD), c.Path("M52 100Q128 90 204 100L206 108Q128 98 50 108Z", m.DDD)))
		const d = "M26 132Q26 104 54 104H202Q230 104 230 132L236 214Q236 228 222 228H34Q20 228 20 214Z"
		c.Part("body", sheen.Body(c, d, b, 24, c.Path("M10 198H246V232H10Z", m.D), c.Path("M10 198H246V203H10Z", m.LL), c.Path("M10 203H246V232H10Z", kit.Lin(20, 0, 236, 0, m.M, m.LL, m.D, m.DD, m.L))), sheen.Glint(c, "M40 132Q42 116 60 116H112Q70 122 58 140L54 184Q42 190 40 176Z", .45))
		c.Part("body", c.Rect(44, 226, 30, 10, 4, k.DD), c.Rect(182, 226, 30, 10, 4, k.DD))
		c.Part("knob", c.Rect(196, 128, 8, 56, 4, b.DDD), sheen.Body(c, kit.RoundRect(184, 134, 34, 18, 8), k, 6), c.Line("M190 140H212", k.LL, 2), sheen.Ball(c, 150, 166, 19, m), c.Line("M150 166L160 154", k.M, 4.5), c.Circle(118, 156, 5, kit.Hex("#ffd34d")), c.Circle(118, 174, 5, b.DDD))
		c.Anchor("ground", 128, 236)
		c.AnchorBox("inside", 128, 96, 150, 24, 0)
		c.AnchorBox("print", 84, 160, 70, 50, 0)
	},
}

var microwave = kit.Piece{
	Name: "microwave", Cm: 48, States: "open; closed; empty",
	Palette: "body #d9dfe5 microwave; door #39414d window; panel #2c323c; light #ffd98a glow; handle #aeb8c2 metal",
	Draw: func(c *kit.Canvas) {
		b, d, p, l, h := c.Tones("body"), c.Tones("door"), c.Tones("panel"), c.Tones("light"), c.Tones("handle")
		c.Part("body", c.Rect(26, 200, 26, 12, 4, p.DD), c.Rect(204, 200, 26, 12, 4, p.DD), panel(c, 4, 50, 248, 154, 16, b, 20))
		if c.State("open") {
			openMicrowave(c)
			c.On(kit.Body)
		} else {
			c.Part("door", panel(c, 16, 62, 164, 130, 10, d, 14))
			glass := kit.RoundRect(28, 74, 128, 106, 7)
			food := kit.Of(c.Ellipse(92, 158, 46, 10, kit.Hex("#e8f2f7").Alpha(.9)), c.Ellipse(92, 156, 40, 7, kit.Hex("#a9c4d2")), c.Form("M62 150C58 128 126 128 122 150Q92 162 62 150Z", kit.Lin(62, 134, 122, 156, kit.Hex("#ffd27a"), kit.Hex("#d98a35"), kit.Hex("#8f4a1c"))))
			c.Part("light", c.Form(glass, kit.Rad(92, 108, 110, l.LL, l.M, l.DD, d.DD), food))
			c.Part("door", c.Clip(glass, sheen.Each(16, func(i int) kit.Node {
				return c.Line(pf("M28 %gH160", 77+6.7*float64(i)), d.DDD, 1).Opacity(.28)
			}), c.Path("M28 74H90L50 180H28Z", kit.White).Opacity(.2).Shade(), c.Path("M112 74H130L90 180H72Z", kit.White).Opacity(.16).Shade()))
			c.Part("handle", c.Blur(2, c.Rect(163, 82, 10, 92, 5, d.DDD)).Opacity(.6), c.Form(kit.RoundRect(161, 80, 10, 92, 5), steel(161, 171, h)))
		}
		c.Part("panel", sheen.Body(c, kit.RoundRect(188, 62, 54, 130, 8), p, 8), c.Form(kit.RoundRect(194, 70, 42, 22, 4), kit.Lin(0, 70, 0, 92, kit.Hex("#0d2a2a"), kit.Hex("#134342"))), c.Path(kit.LettersPath("2:30", kit.Box{X0: 199, Y0: 75, X1: 231, Y1: 87}, "display"), kit.Hex("#6ef2d0")))
		for i := range 9 {
			c.Part("panel", panel(c, 195+14.5*float64(i%3), 100+15*float64(i/3), 11, 10, 3, b, 3))
		}
		c.Part("panel", c.Form(kit.RoundRect(195, 148, 40, 14, 4), kit.Lin(0, 148, 0, 162, kit.Hex("#58cf8b"), kit.Hex("#2a9a5c"))), c.Form(kit.RoundRect(195, 168, 40, 14, 4), kit.Lin(0, 168, 0, 182, kit.Hex("#ff7d6a"), kit.Hex("#c93a30"))))
		c.Anchor("ground", 128, 212)
		c.AnchorBox("surface", 128, 50, 220, 0, 0)
		c.AnchorBox("inside", 92, 130, 110, 80, 0)
	},
}

var blender = kit.Piece{
	Name: "blender", Cm: 40,
	States:  "full; empty -smoothie",
	Palette: "base #e2463c body; jar #bfe3f2 glass; smoothie #f59bb8 drink; lid #3b3f48; knob #c3ccd4 chrome",
	Draw: func(c *kit.Canvas) {
		b, j, s, l, k := c.Tones("base"), c.Tones("jar"), c.Tones("smoothie"), c.Tones("lid"), c.Tones("knob")
		const jar = "M76 40H180L168 158Q168 166 160 166H96Q88 166 88 158Z"
		c.On(kit.Back)
		c.Part("jar", c.Line("M174 62C222 56 222 132 168 138", j.DD, 13).Opacity(.9), c.Line("M174 62C222 56 222 132 168 138", j.L, 8).Move(-.6, -.8), c.Line("M176 61C216 58 216 120 172 132", kit.White, 2.4).Opacity(.8))
		c.Part("smoothie", c.Clip(jar, c.Form("M70 82Q100 70 128 82T190 80V170H70Z", kit.Lin(76, 80, 180, 166, s.LL, s.M, s.D), c.Line("M84 102Q100 92 112 104T146 102M92 126Q110 116 128 128T164 124M98 148Q112 140 124 148", s.LL, 4).Opacity(.7), c.Circle(100, 112, 4, kit.Hex("#b8314f")), c.Circle(148, 116, 5, kit.Hex("#b8314f")), c.Circle(128, 140, 4, kit.Hex("#b8314f"))), c.Ellipse(128, 82, 50, 6, s.LL).Opacity(.8)))
		c.On(kit.Fore)
		c.Part("jar", pane(c, jar, 76, 180, j), c.Line("M150 60h14M148 76h8M147 92h14M146 108h8M145 124h14", kit.White, 2.4).Opacity(.9), c.Path("M88 52Q90 46 96 52L104 146Q100 152 96 146Z", kit.White).Opacity(.75).Shade())
		c.Part("lid", sheen.Body(c, "M70 30Q70 22 80 22H176Q186 22 186 30V40Q186 46 178 46H78Q70 46 70 40Z", l, 9), sheen.Body(c, "M102 6H154L158 24H98Z", l, 7), c.Line("M106 10H146", l.LL, 2.4))
		const d = "M88 164H168L196 236Q200 250 186 250H70Q56 250 60 236Z"
		c.Part("base", sheen.Body(c, d, b, 20), c.Form(kit.RoundRect(82, 158, 92, 16, 6), steel(82, 174, k)), sheen.Glint(c, "M96 182H116L88 234Q78 238 80 226Z", .4))
		c.Part("knob", c.Circle(129, 212, 22, b.DDD), sheen.Ball(c, 128, 210, 20, k), c.Line("M128 210V196", l.M, 4.5), c.Circle(94, 228, 4.5, kit.White), c.Circle(162, 228, 4.5, kit.White))
		c.Anchor("ground", 128, 250)
		c.AnchorBox("inside", 128, 60, 96, 30, 0)
		c.AnchorBox("grip", 210, 98, 0, 0, 0)
	},
}

var oven = kit.Piece{
	Name: "oven", Cm: 85, States: "open; closed; empty",
	Palette: "body #e2463c stove oven; metal #c9d1d9 chrome; glass #ffb35c window; burners #3a404c top; knobs #f4f1ea",
	Draw: func(c *kit.Canvas) {
		b, m, g, k, n := c.Tones("body"), c.Tones("metal"), c.Tones("glass"), c.Tones("burners"), c.Tones("knobs")
		c.Part("body", c.Rect(32, 242, 26, 12, 3, k.DD), c.Rect(198, 242, 26, 12, 3, k.DD), panel(c, 18, 40, 220, 206, 12, b, 20))
		c.Part("burners", sheen.Body(c, "M30 22H226L244 42H12Z", k, 7), sheen.Each(2, func(i int) kit.Node {
			x := 76 + 104*float64(i)
			return kit.Of(c.Ellipse(x, 31, 32, 6, kit.None).Stroke(m.D, 3.4), c.Ellipse(x, 31, 17, 3, kit.None).Stroke(kit.Hex("#ff7a3d"), 3))
		}), c.Form(kit.RoundRect(8, 40, 240, 11, 4), steel(8, 248, m)))
		c.Part("knobs", sheen.Each(5, func(i int) kit.Node {
			x := 52 + 38*float64(i)
			return kit.Of(c.Circle(x+1, 74, 12.5, b.DDD).Opacity(.6), sheen.Ball(c, x, 72, 11.5, n), c.Line(pf("M%g 72V63", x), k.M, 3).Rotate(-40+30*float64(i%4), x, 72))
		}))
		c.AnchorBox("surface", 128, 28, 190, 0, 0)
		if c.State("open") {
			openOven(c)
			return
		}
		c.Part("metal", c.Line("M42 104H214", b.DDD, 10).Move(1, 3).Opacity(.5), c.Line("M42 102H214", m.DDD, 10), c.Line("M42 101H214", m.M, 7.5), c.Line("M44 98.5H212", m.LL, 2.6))
		c.Part("body", panel(c, 32, 112, 192, 112, 8, b, 8))
		door := kit.RoundRect(46, 126, 164, 84, 8)
		c.Part("glass", c.Form(door, kit.Rad(128, 160, 110, g.LL, g.M, g.DD, kit.Hex("#3a1c10")), c.Line("M40 194H216", k.DD, 4), sheen.Each(14, func(i int) kit.Node {
			return c.Line(pf("M%g 194v5", 50+12*float64(i)), k.DD, 2)
		}), c.Form("M84 190C76 150 180 150 172 190Z", kit.Lin(84, 156, 172, 194, kit.Hex("#ffdc8f"), kit.Hex("#e09a3e"), kit.Hex("#9a5518")), c.Line("M104 172L114 162M124 170L134 160M144 172L154 162", kit.Hex("#8a4612"), 4).Opacity(.8)), c.Ellipse(128, 192, 56, 5, m.D), c.Path("M46 126H104L66 210H46Z", kit.White).Opacity(.22).Shade(), c.Path("M120 126H134L96 210H82Z", kit.White).Opacity(.16).Shade()), c.Path(door, kit.None).Stroke(k.M, 5))
		c.Anchor("ground", 128, 252)
	},
}

var standMixer = kit.Piece{
	Name: "stand-mixer", Cm: 38, Facing: kit.Left,
	Palette: "body #f08aa8 mixer; bowl #c9d1d9 metal; whisk #aab4be beater; knob #f6f2ea",
	Draw: func(c *kit.Canvas) {
		b, m, w, k := c.Tones("body"), c.Tones("bowl"), c.Tones("whisk"), c.Tones("knob")
		c.Part("body", sheen.Body(c, "M24 238Q24 222 44 222H150L160 96H226Q236 96 236 108L240 232Q240 248 224 248H36Q24 248 24 238Z", b, 18))
		c.On(kit.Back)
		c.Part("bowl", c.Form(kit.Oval(86, 146, 62, 11), kit.Lin(24, 0, 148, 0, m.DDD, m.DD, m.L)))
		c.On(kit.Body)
		c.Part("whisk", c.Form(kit.RoundRect(80, 92, 14, 34, 4), steel(80, 94, w)), c.Line("M87 120C60 134 62 176 84 184M87 120C116 134 114 176 90 184M87 120C76 140 76 170 87 184M87 120C98 140 98 170 87 184", w.DD, 3.4), c.Line("M87 120C60 134 62 176 84 184M87 120C98 140 98 170 87 184", w.LL, 1.4).Move(-.6, -.6))
		c.On(kit.Fore)
		const bowl = "M24 146A62 11 0 0 0 148 146C148 190 126 214 108 218H64C46 214 24 190 24 146Z"
		c.Part("bowl", c.Form(bowl, steel(24, 148, m), c.Blur(4, c.Path("M20 200H150V222H20Z", m.DDD)).Opacity(.5), sheen.Edge(c, bowl, m, 14)), c.Path("M24 146A62 11 0 0 0 148 146", kit.None).Stroke(m.LL, 4), c.Form("M60 216H112L118 226H54Z", kit.Lin(54, 0, 118, 0, m.LL, m.D)), c.Line("M150 160C172 160 172 192 138 194", m.DD, 7), c.Line("M150 160C172 160 172 192 138 194", m.LL, 3))
		const head = "M16 66C16 36 44 28 84 28H196C232 28 246 52 240 82Q236 108 204 108H62C34 108 16 92 16 66Z"
		c.Part("body", sheen.Body(c, head, b, 22), c.Form("M60 104H114V98H60Z", steel(60, 114, m)), c.Form("M14 66Q12 48 28 40V94Q14 88 14 66Z", kit.Lin(12, 40, 28, 94, m.LL, m.M, m.DD)), c.Line("M36 84H236", m.D, 5), c.Line("M36 83H236", m.LL, 2), sheen.Glint(c, "M48 50Q60 38 96 38H150Q90 46 64 60Q46 66 48 50Z", .55))
		c.Part("knob", c.Circle(200, 63, 14, b.DDD).Opacity(.6), sheen.Ball(c, 199, 61, 13, k), c.Line("M199 61L207 54", b.DD, 3.4))
		c.Anchor("ground", 132, 248)
		c.AnchorBox("inside", 86, 146, 110, 20, 0)
	},
}
