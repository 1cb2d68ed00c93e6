package holiday

import (
	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/sheen"
)

// coffinLid draws the closed lid of a coffin with its cross and its handles.
func coffinLid(c *kit.Canvas) {
	w, t, h := c.Tones("wood"), c.Tones("trim"), c.Tones("handles")
	inner := "M99 20H157L195 80L160 236H96L61 80Z"
	c.Part("wood", c.Path(inner, w.DDD).Move(-1, -1.5), c.Form(inner, kit.Lin(60, 20, 200, 236, w.L, w.M, w.D), c.Line("M84 44V182M106 20V240M128 14V240M150 20V240M172 44V182", w.DDD, 2.4).Opacity(.45), sheen.Grain(c, kit.Box{X0: 64, Y0: 20, X1: 192, Y1: 236}, 14, w), sheen.Dim(c, 6, .5, "M99 20H157L160 32H104L74 84L64 80Z", w)))
	cross := "M120 56H136V88H162V104H136V176H120V104H94V88H120Z"
	c.Part("trim", c.Path(cross, w.DDD).Move(2, 3).Opacity(.7), c.Form(cross, kit.Lin(94, 56, 162, 176, t.LL, t.L, t.M, t.DD), sheen.Edge(c, cross, t, 5)), sheen.Each(6, func(i int) kit.Node {
		p := [][2]float64{{96, 12}, {160, 12}, {203, 79}, {164, 244}, {92, 244}, {53, 79}}[i]
		return sheen.Ball(c, p[0], p[1], 5, t)
	}))
	c.Part("handles", c.Both(128, c.Line("M56 128Q40 142 66 162", w.DDD, 8), c.Line("M55 127Q39 141 65 161", h.D, 6), c.Line("M54 128Q42 140 62 158", h.LL, 2), sheen.Ball(c, 57, 126, 6, h), sheen.Ball(c, 67, 164, 6, h)))
}

// openCoffin draws the quilted lining of a coffin, and its lid pushed to the right.
func openCoffin(c *kit.Canvas) {
	w, t, h := c.Tones("wood"), c.Tones("trim"), c.Tones("handles")
	l, p := kit.TonesOf(kit.Hex("#a82f4a")), kit.TonesOf(kit.Hex("#e9d9df"))
	const lid, inner = "M92 4H164L214 78L170 252H86L42 78Z", "M98 18H158L198 80L161 238H95L58 80Z"
	c.On(kit.Back)
	cross := "M121 60H135V88H160V102H135V170H121V102H96V88H121Z"
	c.Part("lid", kit.Of(c.Path(lid, w.DDD).Move(5, 5), c.Form(lid, kit.Lin(50, 10, 210, 250, w.L, w.M, w.DD), sheen.Edge(c, lid, w, 10)), c.Path(inner, kit.None).Stroke(w.DDD, 3).Opacity(.6), c.Form(cross, kit.Lin(96, 60, 160, 170, t.LL, t.M, t.DD))).Rotate(13, 128, 252).Move(46, 2))
	c.On(kit.Body)
	c.Part("wood", c.Path(lid, w.DDD).Move(7, 5), c.Form(lid, kit.Lin(50, 10, 210, 250, w.LL, w.M, w.DD), sheen.Edge(c, lid, w, 10)))
	c.Part("lining", c.Path(inner, w.DDD), c.Form(inner, kit.Lin(60, 20, 200, 238, l.M, l.D, l.DD), sheen.Each(8, func(i int) kit.Node {
		y := 34*float64(i) - 8
		return c.Line(sheen.D("M50 %gL206 %gM206 %gL50 %g", y, y+96, y, y+96), l.DDD, 2).Opacity(.5)
	}), sheen.Each(40, func(i int) kit.Node {
		return c.Circle(50+39*float64(i%5), 14+34*float64(i/5), 3, l.L)
	}), sheen.Dim(c, 8, .8, "M98 18H158L166 30H104L72 84L104 238H95L50 80Z", l)), sheen.Body(c, "M98 44Q128 32 158 44Q164 60 158 74Q128 84 98 74Q92 60 98 44Z", p, 8))
	c.Part("handles", c.Line("M56 128Q40 142 66 162", w.DDD, 8), c.Line("M55 127Q39 141 65 161", h.D, 6), sheen.Ball(c, 57, 126, 6, h), sheen.Ball(c, 67, 164, 6, h))
	c.AnchorBox("inside", 128, 132, 96, 196, 0)
}
