package food

import (
	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/edible"
	"pellucid/internal/engine/illustrator/kit/sheen"
)

var cheese = kit.Piece{
	Name: "cheese", Cm: 16, States: edible.Cuts,
	Palette: "wedge #fcc62f cheese; rind #e08a2a",
	Draw: func(c *kit.Canvas) {
		if (edible.Cut{Flesh: c.Tones("wedge"), Skin: c.Tones("rind"), Square: true}).Draw(c) {
			return
		}
		w, r := c.Tones("wedge"), c.Tones("rind")
		const top = "M10 122L176 46C184 42 192 44 198 48L246 96C250 102 248 108 240 110L18 134Z"
		const front = "M10 126L248 104V196C248 204 244 208 236 209L20 224Q10 224 10 214Z"
		hole := func(x, y, rx, ry float64) kit.Node {
			return kit.Of(c.Form(kit.Oval(x, y, rx, ry), kit.Lin(x-rx, y-ry, x+rx, y+ry, w.DDD, w.DD, w.D, w.M), c.Blur(3, c.Ellipse(x+rx*.2, y+ry*.25, rx*.8, ry*.75, w.M)).Opacity(.6)), c.Path(sheen.D("M%g %ga%g %g 0 0 0 %g %g", x-rx*.6, y+ry*.8, rx, ry, rx*1.58, -ry*.6), kit.None).Stroke(w.LL, 2.6).Opacity(.9))
		}
		c.Part("wedge", c.Form(top, kit.Lin(40, 130, 200, 50, w.L, w.LL, w.LL, w.L), c.Blur(3, c.Line("M10 130L248 108", kit.White, 5)).Opacity(.6)))
		c.Part("holes", c.Clip(top, hole(150, 84, 22, 9), hole(206, 80, 13, 6), hole(88, 108, 14, 5.5)))
		c.Part("rind", c.Form("M190 45C196 43 200 48 204 52L246 94C250 98 250 104 248 108L238 110C242 106 241 102 238 98L190 50Z", kit.Lin(190, 44, 250, 110, r.L, r.M, r.D)))
		c.Part("wedge", c.Form(front, kit.Lin(20, 120, 220, 220, kit.At(0, w.L), kit.At(.45, w.M), kit.At(1, w.D)),
			c.Named("holes", hole(56, 172, 22, 21), hole(122, 152, 16, 15), hole(170, 184, 24, 22), hole(208, 132, 13, 12), hole(104, 206, 12, 11), hole(86, 138, 7, 7), hole(228, 178, 8, 8), hole(26, 212, 9, 9)),
			c.Blur(7, c.Path("M230 96H256V220H230Z", w.DDD)).Opacity(.35), edible.Shade(c, front, w, 14), c.Line("M12 127L247 105.5", w.LL, 3.5)))
		c.Part("rind", c.Form("M238 105L248 104V196C248 204 244 208 236 209Q238 206 238 198Z", kit.Lin(236, 0, 250, 0, r.L, r.M, r.D)))
		c.Part("wedge", c.Line("M22 142V160", kit.White, 5).Opacity(.6).Shade())
		c.Anchor("ground", 128, 218)
		c.AnchorBox("surface", 140, 92, 120, 0, 0)
	},
}

var cheeseWheel = kit.Piece{
	Name: "cheese-wheel", Cm: 30,
	Palette: "cheese #ffd35a inside yellow; rind #e2902f wax orange; board #b97a43 wood",
	Draw: func(c *kit.Canvas) {
		k, r, w := c.Tones("cheese"), c.Tones("rind"), c.Tones("board")
		c.Part("board", c.Form("M4 196Q4 184 16 182L240 182Q252 184 252 196V204Q252 216 238 218H18Q4 216 4 204Z", kit.Lin(0, 182, 0, 218, w.LL, w.M, w.DD), sheen.Grain(c, kit.Box{X0: 8, Y0: 184, X1: 248, Y1: 216}, 5, w)))
		c.Part("rind", c.Blur(6, c.Ellipse(132, 190, 112, 16, w.DDD)).Opacity(.5), c.Form("M22 110V160Q40 200 128 202Q216 200 234 160V110Z", kit.Lin(22, 0, 234, 0, r.L, r.LL, r.M, r.DD), c.Line("M24 132Q50 166 128 168Q206 166 232 132", r.DD, 2).Opacity(.4)))
		c.Part("cheese", c.Form(kit.Oval(128, 108, 106, 50), kit.Lin(40, 60, 210, 150, k.LL, k.L, k.M, k.D), c.Ellipse(128, 108, 106, 50, kit.None).Stroke(r.M, 7), c.Ellipse(127, 107, 103, 47, kit.None).Stroke(r.LL, 2).Opacity(.6)))
		c.Part("cheese", c.Form("M128 104L62 148V196Q94 202 128 202Z", kit.Lin(62, 0, 128, 0, k.L, k.M, k.D), c.Circle(84, 166, 8, k.DD), c.Circle(85, 168, 7, k.L), c.Circle(112, 146, 6, k.DD), c.Circle(113, 147.5, 5, k.L), c.Circle(108, 184, 9, k.DD), c.Circle(109, 186, 7.5, k.L)), c.Form("M128 104L196 147V196Q164 202 128 202Z", kit.Lin(128, 0, 196, 0, k.DD, k.D, k.M), c.Circle(146, 164, 7, k.DDD), c.Circle(147, 166, 6, k.M), c.Circle(176, 176, 9, k.DDD), c.Circle(177, 178, 7.5, k.M), c.Circle(166, 144, 4.5, k.DDD)))
		c.Part("slice", c.Form("M150 176L236 148L250 166L168 214Z", kit.Lin(150, 150, 250, 214, k.LL, k.M, k.D), c.Ellipse(196, 176, 8, 4, k.DD), c.Ellipse(222, 162, 5, 3, k.DD)), c.Form("M168 214L250 166V190L170 238Z", kit.Lin(168, 0, 250, 0, k.D, k.M, k.DD), c.Circle(204, 206, 6, k.DDD), c.Circle(230, 188, 4, k.DDD)), c.Form("M150 176L168 214L170 238L150 200Z", kit.Lin(150, 0, 170, 0, r.M, r.DD)))
		c.AnchorBox("surface", 128, 80, 120, 20, 0)
		c.Anchor("ground", 128, 218)
	},
}
