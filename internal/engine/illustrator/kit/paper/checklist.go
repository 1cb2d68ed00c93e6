package paper

import (
	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/sheen"
)

var checklist = kit.Piece{
	Name: "checklist", Cm: 28, Palette: "paper #fffaf0 sheet; board #3f8cf0 clipboard blue; clip #c3ccd4 metal; checks #2fa65a ticks green; lines #b9bfcc text",
	Draw: func(c *kit.Canvas) {
		p, b, m, k, l := c.Tones("paper"), c.Tones("board"), c.Tones("clip"), c.Tones("checks"), c.Tones("lines")
		board := kit.RoundRect(30, 20, 196, 232, 18)
		c.Part("board", c.Path(board, b.DDD).Move(0, 4), sheen.Body(c, board, b, 12))
		c.Part("paper", c.Blur(3, c.Rect(46, 42, 166, 198, 4, b.DDD)).Opacity(.5), c.Rect(44, 38, 168, 198, 4, kit.Lin(44, 38, 212, 236, p.LL, p.M, p.D)))
		for i := range 4 {
			y := 66 + 42*float64(i)
			c.Part("lines", c.Rect(58, y, 27, 27, 6, l.D), c.Rect(60.500, y+2.500, 22, 22, 4, p.LL), c.Rect(98, y+4, []float64{96, 78, 90, 62}[i], 7, 3.500, l.M), c.Rect(98, y+16, []float64{66, 88, 54, 80}[i], 6, 3, l.L))
			if i < 3 {
				c.Part("checks", c.Line(sheen.D("M62 %gL71 %gL89 %g", y+14, y+22, y-2), k.DD, 8).Move(.6, 1.2), c.Line(sheen.D("M62 %gL71 %gL89 %g", y+14, y+22, y-2), k.M, 6.500))
			}
		}
		c.Part("clip", c.Form("M84 34Q84 24 94 24H108Q110 6 128 6Q146 6 148 24H162Q172 24 172 34V46H84Z", sheen.Steel(84, 0, 172, 0, m), c.Circle(128, 24, 7, m.DDD)), c.Line("M86 46H170", m.DDD, 2.4))
	},
}
