package weapons

import (
	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/sheen"
)

var battleAxe = kit.Piece{
	Name: "battle-axe", Cm: 100, Palette: "blade #b9c4cf steel metal; handle #7a4a2a wood haft; wrap #4a2f22 leather; gold #d9a93f trim; gem #c2384a",
	Draw: func(c *kit.Canvas) {
		b, h, w, g, e := c.Tones("blade"), c.Tones("handle"), c.Tones("wrap"), c.Tones("gold"), c.Tones("gem")
		turn := func(n ...kit.Node) kit.Node { return kit.Of(n...).Rotate(32, 128, 128) }
		c.Part("handle", turn(c.Form(kit.RoundRect(120, 6, 16, 246, 6), kit.Lin(120, 0, 136, 0, h.LL, h.M, h.DDD), c.Line("M125 100V240M131 90V230", h.DD, 1.6).Opacity(.6))))
		c.Part("wrap", turn(sheen.Body(c, kit.RoundRect(117, 174, 22, 62, 6), w, 5, sheen.Each(6, func(i int) kit.Node {
			y := 176 + float64(i)*10
			return c.Line(sheen.D("M114 %gL142 %g", y+10, y), w.LL, 2.4).Opacity(.6)
		}))))
		side := func() kit.Node {
			d := "M136 40C150 40 168 30 184 8C216 40 222 92 190 134C170 112 152 100 136 98Z"
			return kit.Of(c.Path(d, b.DDD).Move(1, 2), c.Form(d, kit.Lin(136, 20, 214, 110, b.L, b.M, b.D), c.Path("M136 52C156 50 172 42 182 30C196 56 198 88 184 112C170 98 154 90 136 88Z", b.DD).Opacity(.45), c.Path("M136 55C156 53 170 46 180 36C192 58 193 86 182 107C169 95 154 87 136 85Z", kit.Lin(136, 30, 190, 110, b.LL, b.M))), c.Line("M184 10C214 42 220 92 190 132", b.LL, 3), c.Line("M150 70Q164 60 176 66Q168 76 158 78", g.M, 3.4))
		}
		c.Part("blade", turn(side(), side().Mirror(128)))
		c.Part("gold", turn(sheen.Body(c, kit.RoundRect(112, 34, 32, 70, 7), g, 6, c.Line("M114 46H142M114 92H142", g.DD, 2.4)), sheen.Body(c, "M118 16H138L128 -12Z", b, 3), sheen.Ball(c, 128, 244, 12, g)))
		c.Part("gem", turn(sheen.Ball(c, 128, 69, 10, e), c.Ellipse(124, 65, 3.4, 2.2, kit.White).Opacity(.9)))
		c.AnchorBox("grip", 84, 202, 0, 0, 32)
	},
}

var quiver = kit.Piece{
	Name: "quiver", Cm: 70, Palette: "leather #8a5230 case; trim #d9a93f gold; arrows #d9b483 wood; feathers #d8433f red; strap #5e3a22",
	Draw: func(c *kit.Canvas) {
		l, t, a, f, s := c.Tones("leather"), c.Tones("trim"), c.Tones("arrows"), c.Tones("feathers"), c.Tones("strap")
		turn := func(n ...kit.Node) kit.Node { return kit.Of(n...).Rotate(18, 128, 128) }
		c.Part("strap", turn(c.Line("M96 96C20 120 40 220 108 230", s.DDD, 13), c.Line("M96 96C20 120 40 220 108 230", s.M, 9), c.Line("M94 98C24 124 42 214 106 226", s.LL, 1.6).Dash(5, 4)))
		for i, x := range []float64{104, 128, 152, 116, 142} {
			y := []float64{12, -2, 10, 26, 24}[i]
			c.Part("arrows", turn(c.Form(kit.RoundRect(x-3, y, 6, 110, 2), kit.Lin(x-3, 0, x+3, 0, a.LL, a.M, a.DD))))
			c.Part("feathers", turn(c.Both(x, c.Form(sheen.D("M%g %gL%g %gV%gL%g %gZ", x+1, y+2, x+13, y+12, y+48, x+1, y+58), kit.Lin(x, y, x+13, y+50, f.LL, f.M, f.D), c.Line(sheen.D("M%g %gl12 -8M%g %gl12 -8M%g %gl12 -8", x, y+26, x, y+40, x, y+54), f.DD, 1.6)))))
		}
		d := "M86 88H170L158 226Q156 248 128 248Q100 248 98 226Z"
		c.Part("leather", turn(c.Path(d, l.DDD).Move(0, 2), sheen.Body(c, d, l, 16, c.Line("M102 110L112 236M154 110L144 236", l.LL, 1.800).Dash(5, 4).Opacity(.8), c.Line("M128 122Q108 150 128 178Q148 150 128 122M128 178Q112 198 128 218Q144 198 128 178", l.DD, 4))))
		c.Part("trim", turn(sheen.Body(c, kit.RoundRect(80, 80, 96, 20, 7), t, 6), sheen.Body(c, "M97 214Q128 226 159 214L158 228Q128 240 98 228Z", t, 4)))
		c.Anchor("ground", 100, 250)
	},
}
