package kitchen

import (
	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/shape"
	"pellucid/internal/engine/illustrator/kit/sheen"
)

var cheeseGrater = kit.Piece{
	Name: "cheese-grater", Cm: 24,
	Palette: "grater #b9c4cf metal; handle #e5533d",
	Draw: func(c *kit.Canvas) {
		m, h := c.Tones("grater"), c.Tones("handle")
		c.Part("handle", sheen.Tube(c, "M90 56C88 12 168 12 166 56", 18, h))
		c.Part("grater", c.Form("M164 52H178L220 240L172 250Z", kit.Lin(164, 0, 220, 0, m.D, m.DD), sheen.Each(8, func(i int) kit.Node {
			return c.Line(sheen.D("M%g %gl20 3", 176+float64(i)*2.4, 84+float64(i)*19), m.DDD, 5).Opacity(.7)
		})))
		d := "M80 52H170L186 250H38Z"
		c.Part("grater", c.Form(d, sheen.Steel(40, 60, 186, 240, m), sheen.Each(6, func(r int) kit.Node {
			return sheen.Each(4, func(i int) kit.Node {
				y := 88 + float64(r)*26
				w := 84 + float64(r)*9
				x := 124 - float64(r)*1.8 + (float64(i)-1.5+float64(r%2)*.36-.18)*w/4.2
				return kit.Of(c.Ellipse(x, y+3, 8, 7, m.DDD), c.Path(sheen.D("M%g %gQ%g %g %g %gQ%g %g %g %gZ", x-8, y, x, y-12, x+8, y, x, y-3, x-8, y), m.LL))
			})
		})), c.Path(d, kit.None).Stroke(m.LL, 4).Opacity(.8))
		c.Part("handle", sheen.Body(c, kit.RoundRect(72, 44, 114, 22, 8), h, 8))
		c.Part("grater", sheen.Body(c, "M32 238H190L222 230V244L190 256H32Z", m, 6))
		c.Anchor("ground", 128, 252)
		c.AnchorBox("grip", 128, 22, 0, 0, 90)
	},
}

var colander = kit.Piece{
	Name: "colander", Cm: 28,
	Palette: "bowl #e2574c red; holes #7c2430; rim #f3efe6 metal",
	Draw: func(c *kit.Canvas) {
		b, h, r := c.Tones("bowl"), c.Tones("holes"), c.Tones("rim")
		c.On(kit.Back)
		c.Part("bowl", sheen.Tube(c, "M26 104C-6 100 -2 140 28 136M230 104C262 100 258 140 228 136", 13, b))
		c.Part("rim", sheen.Body(c, kit.Oval(128, 88, 112, 30), r, 6), c.Path(kit.Oval(128, 90, 98, 22), kit.Lin(0, 70, 0, 112, b.DD, b.D)))
		c.On(kit.Fore)
		d := "M18 92C40 128 216 128 238 92C240 158 200 210 164 222H92C56 210 16 158 18 92Z"
		c.Part("bowl", sheen.Body(c, "M84 216H172L182 244Q128 254 74 244Z", b, 10), sheen.Body(c, d, b, 28, c.Named("holes", sheen.Each(4, func(row int) kit.Node {
			n := 9 - row
			return sheen.Each(n, func(i int) kit.Node {
				u := (float64(i) - float64(n-1)/2) / 4.5
				x, y := 128+u*(98-float64(row)*12), 138+float64(row)*20-u*u*16
				return kit.Of(c.Ellipse(x, y, 6.4*(1-.4*u*u), 6.4, h.M), c.Ellipse(x+.8, y+1.2, 4.4*(1-.4*u*u), 4.6, h.DD))
			})
		}))), sheen.Streak(c, "M36 132Q44 168 66 190", 6, .5))
		c.Part("rim", c.Line("M16 90C40 128 216 128 240 90", r.DD, 9).Opacity(.8), c.Line("M16 88C40 126 216 126 240 88", r.L, 7))
		c.AnchorBox("inside", 128, 92, 180, 30, 0)
		c.Anchor("ground", 128, 248)
	},
}

var tinCan = kit.Piece{
	Name: "tin-can", Cm: 11,
	Palette: "label #e23c34 red; band #fff4de; can #c3ccd5 metal; print #d8342e tomato lettering",
	Draw: func(c *kit.Canvas) {
		l, b, m, p := c.Tones("label"), c.Tones("band"), c.Tones("can"), c.Tones("print")
		d := "M44 40V220C44 240 82 250 128 250C174 250 212 240 212 220V40Z"
		c.Part("can", c.Form(d, sheen.Steel(44, 0, 212, 0, m), c.Line("M44 222C60 244 196 244 212 222", m.DD, 3)))
		lab := "M44 58C60 78 196 78 212 58V208C196 230 60 230 44 208Z"
		c.Part("label", c.Form(lab, sheen.Round(44, 0, 212, 0, l)))
		c.Part("band", c.Clip(lab, c.Path("M40 100C60 122 196 122 216 100V180C196 202 60 202 40 180Z", kit.Lin(44, 0, 212, 0, b.L, b.LL, b.M, b.DD))))
		if text := c.Text(); text != "" {
			c.Part("print", c.Letters(text, kit.Box{X0: 66, Y0: 128, X1: 190, Y1: 182}, "display", p.M))
		} else {
			c.Part("print", sheen.Ball(c, 128, 158, 30, p), c.Around(6, 128, 134, c.Form("M128 136Q119 122 128 110Q137 122 128 136Z", kit.Hex("#4c9a3a"))), c.Ellipse(116, 150, 6, 4, kit.White).Opacity(.8).Shade())
		}
		c.Part("can", sheen.Body(c, kit.Oval(128, 40, 84, 22), m, 5), c.Path(kit.Oval(128, 40, 72, 16), kit.Lin(60, 26, 190, 54, m.D, m.LL, m.M)), c.Path(kit.Oval(128, 40, 58, 12), kit.None).Stroke(m.DD, 2), c.Path(kit.Oval(128, 37, 20, 6), kit.None).Stroke(m.DDD, 5), c.Path(kit.Oval(128, 36, 20, 6), kit.None).Stroke(m.LL, 3))
		c.Part("label", c.Rect(60, 78, 10, 138, 5, kit.White).Opacity(.4).Shade())
		c.AnchorBox("print", 128, 152, 120, 64, 0)
		c.Anchor("ground", 128, 250)
	},
}

var milkCarton = kit.Piece{
	Name: "milk-carton", Cm: 22, States: "strawberry; banana; chocolate",
	Palette: "carton #f7f5ef white; band #3f97e0 blue; lettering #2f7fcf text; cap #e5483d",
	Draw: func(c *kit.Canvas) {
		k, b, l, p := c.Tones("carton"), c.Tones("band"), c.Tones("lettering"), c.Tones("cap")
		flavor := ""
		for name, tone := range map[string]string{"strawberry": "#f06a92", "banana": "#f6c23a", "chocolate": "#7a4a30"} {
			if c.State(name) {
				flavor, b = name, kit.TonesOf(kit.Hex(tone))
				l = kit.TonesOf(b.M.Shade(-1.2))
			}
		}
		c.Part("carton", c.Form("M166 92L214 80V230L166 250Z", kit.Lin(166, 0, 214, 0, k.D, k.DD), c.Named("band", c.Path("M166 190Q190 170 214 186V230L166 250Z", b.D))))
		c.Part("carton", c.Form("M40 92H166V250H46Q40 250 40 244Z", kit.Lin(40, 90, 166, 250, k.LL, k.L, k.M), c.Named("band", c.Path("M40 196C70 170 110 214 166 188V252H40Z", b.M), c.Path("M40 196C70 170 110 214 166 188V194C110 220 70 176 40 202Z", b.LL))))
		c.Part("carton", c.Form("M40 92L66 44H178L166 92Z", kit.Lin(50, 44, 160, 92, k.LL, k.L, k.M), c.Named("band", c.Path("M40 92L44 84H168L166 92Z", b.M))), c.Form("M166 92L178 44L214 80Z", kit.Lin(170, 44, 214, 90, k.M, k.DD)))
		c.Part("carton", c.Form(kit.RoundRect(64, 10, 116, 38, 4), kit.Lin(64, 10, 180, 48, k.LL, k.L, k.M), c.Named("band", c.Rect(64, 10, 116, 10, 0, b.M)), c.Line("M64 42H180", k.DD, 2)))
		c.Part("cap", c.Ellipse(104, 74, 22, 14, p.DD), c.Form(kit.Oval(104, 68, 22, 14), kit.Lin(82, 60, 126, 80, p.L, p.M, p.D)), c.Ellipse(100, 65, 12, 6, p.LL).Opacity(.6))
		text := c.Text()
		if text == "" {
			text = "MILK"
		}
		box := kit.Box{X0: 54, Y0: 108, X1: 152, Y1: 166}
		if flavor != "" || c.State("faced") {
			box = kit.Box{X0: 62, Y0: 98, X1: 144, Y1: 132}
		}
		c.Part("lettering", c.Letters(text, box, "display", l.M))
		if flavor != "" {
			x, y, k := 103.0, 166.0, 1.0
			if c.State("faced") {
				x, y, k = 190, 150, .62
			}
			c.Part("print", flavorPrint(c, flavor).Scale(k, k, 0, 0).Move(x, y))
		}
		c.AnchorBox("face", 103, 158, 88, 0, 0)
		c.AnchorBox("print", 103, 138, 104, 64, 0)
		c.Anchor("ground", 124, 250)
		c.AnchorBox("grip", 124, 170, 0, 0, 0)
	},
}

// flavorPrint is what a carton of milk tastes of, around 0, 0.
func flavorPrint(c *kit.Canvas, flavor string) kit.Node {
	switch flavor {
	case "banana":
		t := kit.TonesOf(kit.Hex("#f9cf3f"))
		return kit.Of(c.Form("M-30 -14C-24 14 4 28 32 14C34 10 30 6 26 6C6 8 -10 -2 -18 -22C-22 -28 -32 -22 -30 -14Z", kit.Lin(-20, -20, 10, 24, t.L, t.M, t.D)), c.Line("M-20 -22L-24 -32M29 11L35 12", kit.Hex("#6b4a2a"), 6))
	case "chocolate":
		t := kit.TonesOf(kit.Hex("#6b3f28"))
		var all []kit.Node
		for i := range 6 {
			x, y := float64(i%3)*22-33, float64(i/3)*22-22
			all = append(all, c.Form(kit.RoundRect(x, y, 21, 21, 4), kit.Lin(x, y, x+21, y+21, t.L, t.M, t.D)), c.Form(kit.RoundRect(x+5, y+5, 11, 11, 2), kit.Lin(x, y, x+21, y+21, t.M, t.DD)))
		}
		return kit.Of(all...).Rotate(-12, 0, 0)
	}
	t, g := kit.TonesOf(kit.Hex("#e8323f")), kit.TonesOf(kit.Hex("#4ea545"))
	return kit.Of(c.Form("M0 36C-20 26 -32 4 -26 -12C-20 -24 -6 -22 0 -16C6 -22 20 -24 26 -12C32 4 20 26 0 36Z", kit.Rad(-8, -6, 46, t.LL, t.M, t.D)),
		c.Line("M-14 -4v3M0 2v3M14 -4v3M-8 12v3M8 12v3M0 22v2", kit.Hex("#ffe08a"), 3.4), c.Form("M0 -30C4 -24 14 -28 22 -22C14 -20 12 -12 4 -13C2 -10 -2 -10 -4 -13C-12 -12 -14 -20 -22 -22C-14 -28 -4 -24 0 -30Z", kit.Lin(0, -30, 0, -10, g.L, g.M, g.D)))
}

var mortar = kit.Piece{
	Name: "mortar-and-pestle", Cm: 16,
	Palette: "mortar #b9bfc9 stone bowl; pestle #d9dde4; herbs #6db04a",
	Draw: func(c *kit.Canvas) {
		m, p, h := c.Tones("mortar"), c.Tones("pestle"), c.Tones("herbs")
		c.On(kit.Back)
		c.Part("mortar", sheen.Body(c, kit.Oval(122, 112, 108, 32), m, 6), c.Path(kit.Oval(122, 114, 92, 23), kit.Lin(0, 92, 0, 138, m.DDD, m.DD)))
		c.On(kit.Body)
		c.Part("herbs", sheen.Each(5, func(i int) kit.Node {
			return c.Form("M0 0C-20 -10 -24 -30 -10 -42C8 -34 14 -14 0 0Z", kit.Lin(-20, -40, 10, 0, h.L, h.M, h.D), c.Line("M0 0Q-6 -20 -10 -38", h.LL, 2)).Rotate(float64(i)*32-70, 0, 0).Move(62+float64(i)*22, 124)
		}))
		c.Part("pestle", sheen.Body(c, "M150 128C134 122 126 106 134 94L206 14C216 0 238 6 242 22C246 32 240 38 236 42L170 120Q162 130 150 128Z", p, 14), sheen.Streak(c, "M150 96L212 26", 6, .7))
		c.On(kit.Fore)
		d := "M14 116C40 150 204 150 230 116C232 170 200 200 168 210V222H186C194 222 198 250 186 250H58C46 250 50 222 58 222H76V210C44 200 12 170 14 116Z"
		c.Part("mortar", sheen.Body(c, d, m, 28, c.Line("M70 214Q122 228 174 214", m.DDD, 4).Opacity(.5), sheen.Each(18, func(i int) kit.Node {
			return c.Circle(30+float64(i*47%184), 150+float64(i*31%50), 2, m.DD).Opacity(.5)
		})), sheen.Streak(c, "M30 146Q36 178 64 194", 6, .6), c.Line("M14 114C40 150 204 150 230 114", m.LL, 5).Opacity(.8))
		c.AnchorBox("inside", 122, 116, 170, 30, 0)
		c.Anchor("ground", 122, 250)
	},
}

var eggCarton = kit.Piece{
	Name: "egg-carton", Cm: 30,
	Palette: "carton #a9b4a0 box; eggs #f0cfa6",
	States:  "empty -eggs",
	Draw: func(c *kit.Canvas) {
		k, e := c.Tones("carton"), c.Tones("eggs")
		c.Part("carton", sheen.Body(c, "M20 40Q24 28 36 28H220Q232 28 236 40L248 146H8Z", k, 10, c.Path("M34 44H222L232 140H24Z", k.DD).Opacity(.5), c.Line("M96 44L90 140M160 44L166 140", k.DDD, 3).Opacity(.4)))
		row := func(y, w, r float64) kit.Node {
			return sheen.Each(6, func(i int) kit.Node { // a dozen in two rows
				x := 128 + (float64(i)-2.5)*w
				d := sheen.D("M%g %gC%g %g %g %g %g %gC%g %g %g %g %g %gC%g %g %g %g %g %gC%g %g %g %g %g %gZ", x, y-r*1.35, x+r*.7, y-r*1.35, x+r, y-r*.4, x+r, y, x+r, y+r*.7, x+r*.6, y+r, x, y+r, x-r*.6, y+r, x-r, y+r*.7, x-r, y, x-r, y-r*.4, x-r*.7, y-r*1.35, x, y-r*1.35)
				return kit.Of(sheen.Body(c, d, e, r*.4), c.Ellipse(x-r*.35, y-r*.6, r*.2, r*.3, kit.White).Rotate(20, x-r*.35, y-r*.6).Opacity(.8).Shade())
			})
		}
		c.Part("carton", c.Form("M8 138H248L244 160H12Z", kit.Lin(0, 138, 0, 160, k.DDD, k.DD)))
		c.Part("eggs", row(132, 35, 17.5))
		c.Part("carton", c.Path("M10 152Q34 132 54 150Q76 132 96 150Q118 132 138 150Q160 132 180 150Q202 132 222 150Q240 140 246 152V180H10Z", k.D))
		c.Part("eggs", row(164, 38.5, 19))
		c.Part("carton", sheen.Body(c, "M4 176Q8 168 16 172Q34 190 54 178Q60 174 66 178Q80 190 100 178Q106 174 112 178Q128 190 144 178Q150 174 156 178Q176 190 190 178Q196 174 202 178Q222 190 240 172Q248 168 252 176L238 232Q236 240 226 240H30Q20 240 18 232Z", k, 14, c.Line("M60 184L66 238M106 184L108 238M150 184L148 238M196 184L190 238", k.DDD, 4).Opacity(.35)))
		c.Anchor("ground", 128, 240)
	},
}

var lunchBox = kit.Piece{
	Name: "lunch-box", Cm: 26, States: "open; closed; empty",
	Palette: "box #3f9fd8 blue; handle #f2b233; clasp #f7d774; print #ffd94d star",
	Draw: func(c *kit.Canvas) {
		if c.State("open") {
			openLunchBox(c)
			return
		}
		b, h, k, p := c.Tones("box"), c.Tones("handle"), c.Tones("clasp"), c.Tones("print")
		c.Part("handle", sheen.Tube(c, "M84 70V48C84 30 96 24 110 24H146C160 24 172 30 172 48V70", 16, h))
		d := "M30 68H226Q246 68 246 92V222Q246 242 226 242H30Q10 242 10 222V92Q10 68 30 68Z"
		c.Part("box", sheen.Body(c, d, b, 22, c.Line("M10 124H246", b.DDD, 5).Opacity(.6), c.Line("M10 128H246", b.LL, 3).Opacity(.5)))
		c.Part("clasp", sheen.Body(c, kit.RoundRect(56, 108, 30, 38, 7), k, 7), sheen.Body(c, kit.RoundRect(170, 108, 30, 38, 7), k, 7))
		if text := c.Text(); text != "" {
			c.Part("print", c.Letters(text, kit.Box{X0: 50, Y0: 160, X1: 206, Y1: 222}, "display", p.M))
		} else {
			c.Part("print", sheen.Body(c, shape.Star(128, 190, 5, 42, 19, 5), p, 8))
		}
		c.Part("box", sheen.Streak(c, "M24 100Q24 82 40 80H90", 6, .55))
		c.AnchorBox("print", 128, 190, 150, 70, 0)
		c.Anchor("ground", 128, 242)
		c.AnchorBox("grip", 128, 26, 0, 0, 90)
	},
}

var thermos = kit.Piece{
	Name: "thermos", Cm: 28,
	Palette: "body #2f8f6b green; cup #d9dee4 metal lid; band #f0c24a",
	Draw: func(c *kit.Canvas) {
		b, m, a := c.Tones("body"), c.Tones("cup"), c.Tones("band")
		c.Part("body", sheen.Tube(c, "M170 118C226 112 226 206 170 204", 15, b))
		c.Part("cup", c.Form("M92 16Q92 6 104 6H152Q164 6 164 16L168 74H88Z", sheen.Steel(88, 0, 168, 0, m), c.Line("M88 64H168", m.DD, 3)), sheen.Streak(c, "M102 16L100 58", 4, .7))
		d := "M80 74H176Q184 76 184 90V230Q184 252 162 252H94Q72 252 72 230V90Q72 76 80 74Z"
		c.Part("body", c.Form(d, sheen.Round(72, 0, 184, 0, b), sheen.Edge(c, d, b, 14)))
		c.Part("band", c.Clip(d, c.Rect(70, 96, 116, 12, 0, sheen.Round(72, 0, 184, 0, a)), c.Rect(70, 222, 116, 12, 0, sheen.Round(72, 0, 184, 0, a))))
		c.Part("body", c.Rect(86, 114, 9, 100, 4.5, kit.White).Opacity(.5).Shade())
		c.AnchorBox("print", 130, 164, 84, 90, 0)
		c.Anchor("ground", 128, 252)
		c.AnchorBox("grip", 128, 160, 0, 0, 0)
	},
}

var shotGlass = kit.Piece{
	Name: "shot-glass", Cm: 7,
	Palette: "drink #e0a02c tequila; glass #cfe4ec; lime #8cc63f; salt #ffffff",
	Draw: func(c *kit.Canvas) {
		d, g, l, s := c.Tones("drink"), c.Tones("glass"), c.Tones("lime"), c.Tones("salt")
		glass := "M58 48H198L176 238Q174 250 162 250H94Q82 250 80 238Z"
		c.Part("glass", c.Path(glass, g.L.Alpha(.4)))
		c.Part("drink", c.Form("M68 84H188L174 204Q172 212 162 212H94Q84 212 82 204Z", kit.Lin(70, 84, 180, 212, d.LL.Alpha(.92), d.M.Alpha(.95), d.DD)), c.Path(kit.Oval(128, 84, 60, 9), d.L))
		c.Part("glass", c.Path(glass, kit.Lin(58, 0, 198, 0, g.DD.Alpha(.35), kit.White.Alpha(.35), kit.White.Alpha(.02), kit.White.Alpha(.1), g.DD.Alpha(.35))), c.Path(glass, kit.None).Stroke(g.D, 3), c.Form("M84 214H172L170 238Q168 248 160 248H96Q88 248 86 238Z", kit.Lin(84, 214, 172, 248, kit.White.Alpha(.9), g.L, g.D)), sheen.Glint(c, "M74 66L84 66L96 200Q90 206 86 198Z", .7))
		c.Part("salt", c.Path(kit.Oval(128, 48, 70, 11), kit.None).Stroke(s.D, 9), c.Path(kit.Oval(128, 47, 70, 11), kit.None).Stroke(s.LL, 7).Dash(3, 4))
		c.Part("lime", c.Form(kit.Oval(196, 50, 44, 44), kit.Rad(184, 36, 60, l.L, l.M, l.DD)), c.Circle(196, 50, 36, kit.Hex("#f4ffd8")), c.Around(8, 196, 50, c.Form("M201 50L228 40Q232 50 228 60Z", kit.Lin(200, 40, 232, 60, l.L, l.M))))
		c.Anchor("ground", 128, 250)
		c.AnchorBox("grip", 128, 160, 0, 0, 0)
	},
}
