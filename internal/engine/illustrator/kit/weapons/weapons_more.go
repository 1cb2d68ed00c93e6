package weapons

import (
	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/handle"
	"pellucid/internal/engine/illustrator/kit/sheen"
)

var slingshot = kit.Piece{
	Name: "slingshot", Cm: 22,
	Palette: "wood #a5693a fork handle; bands #e0483f rubber; pouch #6b3f26 leather; wrap #e8c98a grip cord",
	Draw: func(c *kit.Canvas) {
		w, b, p, g := c.Tones("wood"), c.Tones("bands"), c.Tones("pouch"), c.Tones("wrap")
		c.Part("bands", sheen.Tube(c, "M58 44C70 92 88 106 112 112", 8, b), sheen.Tube(c, "M198 44C186 92 168 106 144 112", 8, b))
		d := "M104 148C70 130 44 92 42 40C42 20 72 18 74 38C76 78 98 108 128 122C158 108 180 78 182 38C184 18 214 20 214 40C212 92 186 130 152 148L150 234Q150 252 128 252Q106 252 106 234Z"
		c.Part("wood", sheen.Body(c, d, w, 18, handle.Grain(c, 108, 148, 140, 250, 5, w), c.Line("M54 44Q58 88 92 124M202 44Q198 88 164 124", w.DD, 1.4).Opacity(.5), c.Ellipse(128, 142, 7, 5, w.DD).Opacity(.6)))
		c.Part("wrap", c.Clip("M104 176H152V236H104Z", sheen.Body(c, "M102 172H154V240H102Z", g, 10), sheen.Each(8, func(i int) kit.Node {
			y := 178 + float64(i)*8
			return kit.Of(c.Line(sheen.D("M100 %gL156 %g", y, y+4), g.DDD, 2).Opacity(.6), c.Line(sheen.D("M100 %gL156 %g", y+2.4, y+6.4), g.LL, 1.4).Opacity(.7))
		})))
		band := func(x float64) kit.Node {
			return kit.Of(sheen.Body(c, kit.RoundRect(x-19, 36, 38, 18, 5), b, 5), c.Line(sheen.D("M%g 42h34M%g 48h34", x-17, x-17), b.DD, 1.8).Opacity(.6))
		}
		c.Part("bands", band(58), band(198))
		c.Part("pouch", sheen.Body(c, "M100 104Q128 92 156 104Q162 122 150 132Q128 142 106 132Q94 122 100 104Z", p, 8, c.Line("M106 110Q128 100 150 110", p.LL, 1.6).Dash(4, 3)), sheen.Ball(c, 128, 116, 13, kit.TonesOf(kit.Hex("#9aa3ad"))))
		c.AnchorBox("grip", 128, 206, 0, 0, 0)
		c.Anchor("ground", 128, 252)
	},
}

var crossbow = kit.Piece{
	Name: "crossbow", Cm: 80,
	Palette: "stock #8a5230 wood; limbs #5b6470 bow metal; string #f0e6d0; bolt #e0c08a arrow; fletching #d8433a feathers",
	Draw: func(c *kit.Canvas) {
		s, l, t, b, f := c.Tones("stock"), c.Tones("limbs"), c.Tones("string"), c.Tones("bolt"), c.Tones("fletching")
		turn := func(n ...kit.Node) kit.Node { return handle.Lean(38, n...) }
		c.Part("string", turn(c.Line("M8 86L128 150L248 86", t.DDD, 3.6), c.Line("M8 86L128 150L248 86", t.L, 2)))
		c.Part("stock", turn(sheen.Body(c, "M112 16H144L146 150C148 180 158 206 164 250Q166 264 150 262L106 262Q90 264 92 250C98 206 108 180 110 150Z", s, 12, handle.Grain(c, 112, 146, 30, 250, 6, s)), sheen.Body(c, "M104 236H152L156 262H100Z", l, 5)))
		bow := "M2 92C0 82 4 76 12 78C50 84 84 60 104 40H152C172 60 206 84 244 78C252 76 256 82 254 92C206 104 172 84 150 60H106C84 84 50 104 2 92Z"
		c.Part("limbs", turn(c.Path(bow, l.DDD).Move(1, 4).Opacity(.5), sheen.Body(c, bow, l, 8, c.Line("M16 84C54 88 86 66 106 46", l.LL, 2.4).Opacity(.7)), sheen.Body(c, kit.RoundRect(104, 32, 48, 36, 6), l, 6), sheen.Screw(c, 112, 50, 4, l), sheen.Screw(c, 144, 50, 4, l), c.Path(kit.RoundRect(113, -12, 30, 30, 13), kit.None).Stroke(l.DD, 8), c.Path(kit.RoundRect(112.400, -13, 30, 30, 13), kit.None).Stroke(l.L, 4)))
		c.Part("bolt", turn(c.Form("M124 -18H132V152H124Z", kit.Lin(124, 0, 132, 0, b.D, b.LL, b.DD)), c.Form("M128 -50L140 -22L128 -12L116 -22Z", kit.Lin(116, -40, 140, -14, kit.White, l.L, l.D))))
		c.Part("fletching", turn(c.Form("M124 112L108 130V156L124 142Z", kit.Lin(108, 112, 124, 156, f.LL, f.M)), c.Form("M132 112L148 130V156L132 142Z", kit.Lin(132, 112, 148, 156, f.M, f.DD))))
		c.Part("limbs", turn(sheen.Body(c, kit.RoundRect(116, 144, 24, 18, 5), l, 5), sheen.Tube(c, "M150 180C168 186 172 206 160 216", 5, l)))
		handle.GripAt(c, 128, 210, 38)
		c.Anchor("ground", 48, 240)
	},
}

var catapult = kit.Piece{
	Name: "catapult", Cm: 350, Facing: kit.Right,
	Palette: "wood #a5693a frame; wheels #7d4a28; rope #e8d0a0; stone #9aa0a8 rock boulder; metal #6b7380",
	States:  "loaded; empty -stone",
	Draw: func(c *kit.Canvas) {
		w, h, r, s, m := c.Tones("wood"), c.Tones("wheels"), c.Tones("rope"), c.Tones("stone"), c.Tones("metal")
		beam := func(d string, t kit.Tones) kit.Node {
			b := c.Path(d, kit.Black).Bounds()
			return sheen.Body(c, d, t, 7, sheen.Grain(c, b, 4, t))
		}
		far := kit.TonesOf(w.D)
		c.Part("wood", beam("M128 196L158 76L172 80L146 200Z", far), beam("M200 200L160 78L174 74L216 196Z", far))
		arm := "M166 176L38 58L50 46L180 162Z"
		c.Part("wood", beam(arm, w))
		c.Part("rope", sheen.Each(4, func(i int) kit.Node {
			return c.Line(sheen.D("M%g %gl14 -13", 92+float64(i)*6, 116+float64(i)*5.6), r.M, 4)
		}))
		c.Part("stone", c.Form("M8 26C6 8 24 -6 44 -2C62 2 72 18 66 36C60 52 40 58 24 50C14 46 8 38 8 26Z", kit.Rad(28, 10, 66, s.LL, s.L, s.M, s.DD), c.Path("M52 40Q60 30 58 16Q66 28 60 44ZM16 30Q22 44 34 50Q20 46 16 30Z", s.DD).Opacity(.5), c.Circle(44, 36, 3, s.DD).Opacity(.5), c.Circle(30, 14, 5, s.LL).Opacity(.6), sheen.Edge(c, kit.Oval(37, 26, 30, 29), s, 9)))
		c.Part("wood", sheen.Body(c, "M14 36C18 62 40 76 64 66C68 56 66 50 60 44C50 54 34 54 24 36Q18 32 14 36Z", w, 6))
		c.Part("wood", beam("M108 206L160 66L178 70L130 210Z", w), beam("M226 206L164 72L180 62L246 204Z", w), beam(kit.RoundRect(14, 188, 234, 24, 6), w))
		c.Part("rope", sheen.Ball(c, 172, 172, 19, r, sheen.Each(6, func(i int) kit.Node {
			return c.Line(sheen.D("M150 %gL194 %g", 152+float64(i)*8, 160+float64(i)*8), r.DD, 2).Opacity(.6)
		})), c.Line("M172 172L238 196", r.M, 4))
		c.Part("metal", sheen.Ball(c, 170, 70, 11, m), sheen.Screw(c, 24, 200, 5, m), sheen.Screw(c, 238, 200, 5, m), sheen.Screw(c, 120, 202, 5, m))
		wheel := func(x float64) kit.Node {
			o := kit.Oval(x, 222, 30, 30)
			return kit.Of(c.Circle(x+1, 224, 30, h.DDD), c.Form(o, kit.Lin(x-24, 198, x+24, 248, h.LL, h.M, h.DD), sheen.Edge(c, o, h, 7), c.Line(sheen.D("M%g 192V252M%g 222H%g", x, x-30, x+30), h.DD, 2).Opacity(.6)), c.Circle(x, 222, 22, kit.None).Stroke(h.DD, 2).Opacity(.7), sheen.Ball(c, x, 222, 8, m))
		}
		c.Part("wheels", wheel(58), wheel(204))
		c.Anchor("ground", 128, 252)
	},
}

var harpoon = kit.Piece{
	Name: "harpoon", Cm: 200,
	Palette: "shaft #b07a45 wood; head #b9c2cc metal point; rope #e8d0a0",
	Draw: func(c *kit.Canvas) {
		s, h, r := c.Tones("shaft"), c.Tones("head"), c.Tones("rope")
		turn := func(n ...kit.Node) kit.Node { return handle.Lean(45, n...) }
		c.Part("shaft", turn(c.Form(kit.RoundRect(121, 60, 14, 226, 6), kit.Lin(121, 0, 135, 0, s.D, s.LL, s.M, s.DD), handle.Grain(c, 122, 134, 70, 280, 3, s))))
		c.Part("head", turn(sheen.Tube(c, "M128 -10V84", 9, h), sheen.Body(c, "M128 -46C136 -26 150 -6 154 22C148 16 142 12 136 12V2H120V12C114 12 108 16 102 22C106 -6 120 -26 128 -46Z", h, 5, c.Path("M128 -46V6H136V12C142 12 148 16 154 22C150 -6 136 -26 128 -46Z", h.DD).Opacity(.45)), c.Form(kit.RoundRect(118, 56, 20, 26, 4), sheen.Steel(118, 0, 138, 0, h))))
		loops := "M128 92C160 96 186 110 184 134C182 158 138 158 138 136C138 112 196 114 206 146C216 180 168 192 166 166C164 142 214 150 222 186C228 214 214 236 198 246"
		c.Part("rope", c.Line(loops, r.DDD, 9), c.Line(loops, r.M, 6.6), c.Line(loops, r.LL, 5).Dash(2, 5).Butt().Opacity(.7))
		c.Part("rope", turn(sheen.Each(5, func(i int) kit.Node {
			y := 88 + float64(i)*6
			return kit.Of(c.Line(sheen.D("M119 %gL137 %g", y, y+3), r.DD, 6), c.Line(sheen.D("M119 %gL137 %g", y-.6, y+2.4), r.L, 3.4))
		})))
		handle.GripAt(c, 128, 180, 45)
		c.Anchor("ground", 40, 246)
	},
}

var oar = kit.Piece{
	Name: "oar", Cm: 180,
	Palette: "wood #c98a4e shaft; blade #d8473f paint; stripe #fbf3e0; grip #6b4a34",
	Draw: func(c *kit.Canvas) {
		w, b, s, g := c.Tones("wood"), c.Tones("blade"), c.Tones("stripe"), c.Tones("grip")
		turn := func(n ...kit.Node) kit.Node { return handle.Lean(40, n...) }
		c.Part("wood", turn(c.Form(kit.RoundRect(121, -42, 14, 230, 6), kit.Lin(121, 0, 135, 0, w.D, w.LL, w.M, w.DD), handle.Grain(c, 122, 134, -30, 170, 3, w))))
		c.Part("grip", turn(sheen.Body(c, kit.RoundRect(118, -50, 20, 58, 9), g, 6, sheen.Each(6, func(i int) kit.Node {
			return c.Line(sheen.D("M116 %gH140", -38+float64(i)*8), g.DD, 2).Opacity(.6)
		})), sheen.Body(c, kit.RoundRect(116, 84, 24, 22, 5), g, 5)))
		d := "M120 158C118 170 100 180 96 206V280Q96 296 112 298H144Q160 296 160 280V206C156 180 138 170 136 158Z"
		c.Part("blade", turn(sheen.Body(c, d, b, 12, c.Named("stripe", c.Path("M90 214H166V228H90ZM90 236H166V244H90Z", s.M)), c.Line("M128 160V290", b.DD, 3).Opacity(.5), c.Line("M125 164V288", b.LL, 2).Opacity(.6)), c.Line("M106 214V276", kit.White, 4).Opacity(.5).Shade()))
		handle.GripAt(c, 128, -20, 40)
		c.Anchor("ground", 26, 246)
	},
}
