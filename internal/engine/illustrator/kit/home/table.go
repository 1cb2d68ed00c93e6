package home

import (
	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/sheen"
)

var table = kit.Piece{
	Name: "table", Cm: 150,
	States:  "above; round",
	Palette: "top #c07a3f wood; legs #c07a3f <top",
	Draw: func(c *kit.Canvas) {
		t, l := c.Tones("top"), c.Tones("legs")
		if c.State("above") {
			topAbove(c, "top", t, c.State("round"))
			return
		}
		if c.State("round") {
			roundTable(c, t, l)
			return
		}
		leg := func(x, y0, y1, w float64) kit.Node {
			d := sheen.D("M%g %gH%gL%g %gQ%g %g %g %gZ", x-w, y0, x+w, x+w*.55, y1-3, x, y1+2, x-w*.55, y1-3)
			return kit.Of(c.Form(d, sheen.Round(x-w, 0, x+w, 0, l), sheen.Grain(c, kit.Box{X0: x - w, Y0: y0, X1: x + w, Y1: y1}, 3, l), sheen.Dim(c, 5, .7, sheen.D("M%g %gH%gV%gH%gZ", x-w-4, y0-8, x+w+4, y0+12, x-w-4), l)))
		}
		c.On(kit.Back)
		c.Part("legs", leg(62, 112, 214, 9), leg(194, 112, 214, 9))
		c.On(kit.Body)
		c.Part("legs", c.Form("M30 118H226V146H30Z", kit.Lin(0, 118, 0, 146, l.D, l.M, l.D), sheen.Grain(c, kit.Box{X0: 30, Y0: 122, X1: 226, Y1: 146}, 4, l), c.Blur(4, c.Rect(20, 112, 216, 16, 0, l.DDD)).Opacity(.7)), leg(32, 118, 232, 12), leg(224, 118, 232, 12))
		const edge = "M4 106V114Q4 121 12 121H244Q252 121 252 114V106Z"
		const top = "M48 66H208Q213 66 217 69L249 98Q254 104 252 106Q250 110 244 110H12Q6 110 4 106Q2 104 7 98L39 69Q43 66 48 66Z"
		c.Part("top", c.Form(edge, kit.Lin(0, 106, 0, 121, t.M, t.D, t.DD)), c.Form(top, kit.Lin(60, 66, 180, 112, t.LL, t.L, t.M, t.M), sheen.Grain(c, kit.Box{X0: 4, Y0: 68, X1: 252, Y1: 110}, 13, t), c.Line("M96 66L76 112M160 66L180 112", t.DD, 1.600).Opacity(.55), c.Line("M97 66L77.500 112M161 66L181.500 112", t.LL, 1).Opacity(.6), c.Path("M60 66H120L70 112H10Z", kit.White).Opacity(.14).Shade(), sheen.Edge(c, top, t, 6)), c.Line("M8 108.500H246", t.LL, 1.800).Opacity(.8))
		c.Anchor("ground", 128, 234)
		c.AnchorBox("surface", 128, 90, 200, 0, 0)
	},
}
