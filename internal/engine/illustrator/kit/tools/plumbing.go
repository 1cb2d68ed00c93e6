package tools

import (
	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/gloss"
	"pellucid/internal/engine/illustrator/kit/shape"
	"pellucid/internal/engine/illustrator/kit/sheen"
)

var pipe = kit.Piece{
	Name: "pipe", Cm: 60,
	Palette: "pipe #9aa8b6 steel gray; fittings #7b8998 flanges collars; valve #e0413c wheel red; bolts #d9dfe6",
	Draw: func(c *kit.Canvas) {
		p, f, v, b := c.Tones("pipe"), c.Tones("fittings"), c.Tones("valve"), c.Tones("bolts")
		const bend = "M10 106H146Q204 106 204 164V246"
		c.Part("pipe", c.Line(bend, p.DDD, 60).Butt(), c.Line(bend, p.D, 56).Butt(), c.Line("M10 103H146Q201 103 201 164V246", p.M, 46).Butt(), c.Line("M10 98H146Q196 98 196 164V246", p.L, 27).Butt(), c.Line("M10 92H146Q190 92 190 164V246", p.LL, 10).Butt(), c.Line("M10 128H144Q180 128 180 164V246", p.LL, 3).Butt().Opacity(.0), c.Line("M10 131H146Q178 131 178 164", p.DD, 4).Butt().Opacity(.5))
		c.Part("valve", sheen.Tube(c, "M88 72V28", 14, f), sheen.Body(c, "M66 82L72 54H104L110 82Z", f, 7), c.Ellipse(88, 27, 52, 17, v.DDD), c.Ellipse(88, 24, 46, 13, kit.None).Stroke(kit.Lin(40, 10, 136, 38, v.LL, v.M, v.DD), 11), c.Ellipse(88, 22, 46, 13, kit.None).Stroke(v.LL, 2.400).Opacity(.8))
		c.Part("valve", c.Line("M52 16L124 32M124 16L52 32", v.DD, 8), c.Line("M52 15L124 31M124 15L52 31", v.L, 5), sheen.Ball(c, 88, 23, 9, b))
		collar := func(x, w float64) kit.Node {
			return c.Form(kit.RoundRect(x, 66, w, 80, 6), kit.Lin(0, 66, 0, 146, kit.At(0, f.M), kit.At(.2, f.LL), kit.At(.45, f.M), kit.At(.85, f.DD), kit.At(1, f.DDD)), c.Line(sheen.D("M%g 68V144", x+2), f.LL, 2).Opacity(.7), c.Line(sheen.D("M%g 68V144", x+w-1), f.DDD, 2).Opacity(.8))
		}
		c.Part("fittings", gloss.Dim(c, 3, .5, "M22 76H38V138H22ZM138 76H146V138H138Z", p), collar(4, 18), collar(122, 18), collar(42, 14))
		c.Part("fittings", sheen.Body(c, kit.RoundRect(162, 170, 84, 16, 6), f, 5), sheen.Body(c, kit.RoundRect(158, 226, 92, 20, 6), f, 6))
		for _, q := range [][2]float64{{13, 80}, {13, 106}, {13, 132}, {174, 236}, {204, 236}, {234, 236}} {
			c.Part("bolts", c.Circle(q[0], q[1], 6.500, f.DDD), c.Circle(q[0]-.6, q[1]-.8, 5.200, kit.Lin(q[0]-5, q[1]-5, q[0]+5, q[1]+5, b.LL, b.M, b.DD)))
		}
		c.Anchor("ground", 204, 246)
	},
}

var whip = kit.Piece{
	Name: "whip", Cm: 90, Facing: kit.Right,
	Palette: "lash #8a5230 leather brown; handle #5a3220 grip; rings #d9a93f brass bands; tip #d8473f cracker",
	Draw: func(c *kit.Canvas) {
		l, h, r, t := c.Tones("lash"), c.Tones("handle"), c.Tones("rings"), c.Tones("tip")
		steps := shape.Sample([]shape.Pt{{X: 92, Y: 163}, {X: 104, Y: 138}, {X: 142, Y: 84}, {X: 196, Y: 72}, {X: 232, Y: 110}, {X: 214, Y: 160}, {X: 160, Y: 170}, {X: 116, Y: 132}, {X: 110, Y: 80}, {X: 140, Y: 42}, {X: 186, Y: 46}, {X: 222, Y: 22}}, 90)
		strap := shape.Ribbon(steps, func(t float64) float64 { return 15 - 11*t })
		plait := shape.Line(steps)
		c.Part("tip", c.Line("M220 24C236 12 238 26 252 10", t.DD, 6), c.Line("M220 24C236 12 238 26 252 10", t.L, 3.400), c.Line("M250 12l10 0M251 11l4 -9", t.M, 3))
		c.Part("lash", c.Path(strap, kit.None).Stroke(l.DDD, 3), c.Form(strap, kit.Lin(100, 40, 220, 180, l.L, l.M, l.D), c.Line(plait, l.DDD, 16).Dash(1.800, 5).Butt().Opacity(.6), c.Line(plait, l.LL, 16).Dash(1.600, 5.200).Butt().Move(-1, -1).Opacity(.55), c.Line(plait, l.LL, 2.400).Move(-1.500, -2).Opacity(.5)))
		n := func(nodes ...kit.Node) kit.Node { return kit.Of(nodes...).Rotate(44, 66, 190) }
		d := "M56 148H76L80 236Q80 246 66 246Q52 246 52 236Z"
		c.Part("handle", n(c.Form(d, gloss.Barrel(h, 52, 0, 80, 0), sheen.Each(9, func(i int) kit.Node {
			y := 156 + 10*float64(i)
			return kit.Of(c.Line(sheen.D("M48 %gL84 %g", y, y+10), h.DDD, 2), c.Line(sheen.D("M84 %gL48 %g", y, y+10), h.DDD, 2), c.Line(sheen.D("M48 %gL84 %g", y+2, y+12), h.LL, 1.200).Opacity(.7))
		}), c.Path("M58 150H62L60 240H56Z", kit.White).Opacity(.35)), c.Form(kit.RoundRect(52, 140, 28, 13, 5), gloss.Barrel(r, 52, 0, 80, 0)), c.Form(kit.RoundRect(49, 226, 34, 12, 5), gloss.Barrel(r, 49, 0, 83, 0)), sheen.Ball(c, 66, 247, 15, h)))
		c.AnchorBox("grip", 64, 192, 0, 0, 44)
	},
}
