package landmarks

import (
	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/gloss"
	"pellucid/internal/engine/illustrator/kit/shape"
)

var empireStateBuilding = kit.Piece{
	Name: "empire-state-building", Cm: 44300,
	Palette: "walls #d6c4a6 tower; windows #6f86a3 glass; mast #a9b6c4 spire; base #c9b594 <walls",
	Draw: func(c *kit.Canvas) {
		w, g, m, b := c.Tones("walls"), c.Tones("windows"), c.Tones("mast"), c.Tones("base")
		c.Part("spire", c.Line("M128 34V-8", m.DD, 2.6), c.Line("M127.5 34V-8", m.LL, 1.1), c.Form("M122 48L126 26H130L134 48Z", gloss.Column(m, 122, 134)), c.Form("M118 66V52Q118 46 128 46Q138 46 138 52V66Z", gloss.Column(m, 118, 138), c.Line("M118 54H138M118 60H138", g.DDD, 1.6).Opacity(.6)), c.Form("M112 78L116 64H140L144 78Z", gloss.Column(w, 112, 144)))
		block := func(x0, x1, y0, y1 float64, n int) kit.Node {
			all := []kit.Node{c.Form(box(x0, y0, x1, y1), kit.Lin(x0, 0, x1, 0, kit.At(0, w.M), kit.At(.18, w.LL), kit.At(.5, w.L), kit.At(.8, w.M), kit.At(1, w.DD)), gloss.Dim(c, 3, .3, box(x0, y0, x1, y0+5), w))}
			step := (x1 - x0 - 3) / float64(n)
			for i := range n {
				x := x0 + 1.5 + step*(float64(i)+.22)
				all = append(all, c.Rect(x, y0+4, step*.56, y1-y0-6, .5, kit.Lin(x0, 0, x1, 0, g.D, g.L, g.M, g.DD)))
			}
			for y := y0 + 9; y < y1-3; y += 6.5 {
				all = append(all, c.Line(pd("M%g %gH%g", x0+2, y, x1-2), w.D, 1.7).Opacity(.75))
			}
			return kit.Of(append(all, c.Line(pd("M%g %gH%g", x0, y0+.8, x1), w.LL, 2), c.Line(pd("M%g %gV%g", x0+.9, y0, y1), w.LL, 1.4).Opacity(.8))...)
		}
		c.Part("walls", block(106, 150, 76, 92, 7), block(98, 158, 90, 214, 9), block(108, 148, 86, 214, 6), c.Rect(104, 84, 48, 4, 1, gloss.Column(w, 104, 152)))
		c.Part("walls", block(88, 102, 150, 216, 2), block(154, 168, 150, 216, 2), block(78, 96, 184, 220, 3), block(160, 178, 184, 220, 3))
		c.Part("base", block(64, 192, 212, 246, 19), block(92, 164, 206, 246, 10), c.Form(shape.Arched(121, 222, 14, 26), g.DDD), c.Path(shape.Arched(123, 224, 10, 24), kit.Lin(123, 224, 133, 248, kit.Hex("#ffe6a0"), kit.Hex("#d99a3a"))), c.Form("M56 244H200Q204 244 204 250V256H52V250Q52 244 56 244Z", kit.Lin(52, 0, 204, 0, b.M, b.L, b.M, b.DDD)), c.Line("M60 250H116M140 250H196", g.DD, 4).Dash(6, 4).Butt())
		c.Part("walls", c.Clip("M98 90H158V206H164V246H98Z", gloss.Dim(c, 6, .3, "M146 80H170V250H150Z", w)))
		c.Anchor("ground", 128, 256)
	},
}
