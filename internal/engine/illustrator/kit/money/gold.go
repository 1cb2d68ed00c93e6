package money

import (
	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/sheen"
)

var goldBar = kit.Piece{
	Name: "gold-bar", Cm: 25,
	Palette: "gold #f2bb35 bar; lettering #b87514 text",
	Draw: func(c *kit.Canvas) {
		g, l := c.Tones("gold"), c.Tones("lettering")
		bar := func(x, y float64) kit.Node {
			return kit.Of(
				c.Form("M14 52L34 8L150 0L130 44Z", kit.Lin(14, 0, 150, 52, g.LL, g.L, g.M)),
				c.Form("M130 44L150 0L172 44L164 92Z", kit.Lin(130, 10, 172, 92, g.M, g.DD)),
				c.Form("M14 52L130 44L164 92L0 104Z", kit.Lin(10, 50, 150, 104, g.L, g.M, g.D), c.Line("M2 102L162 90", g.LL, 4).Opacity(.5)),
				c.Letters("GOLD", kit.Box{X0: 34, Y0: 60, X1: 126, Y1: 86}, "display", l.M).Rotate(-4, 80, 72), c.Line("M14 52L130 44L150 0M130 44L164 92", g.LL, 2.4), sheen.Streak(c, "M46 16L128 10", 4, .8)).Move(x, y)
		}
		c.Part("gold", bar(-4, 146), bar(86, 138), bar(40, 58))
		c.Anchor("ground", 128, 246)
	},
}
