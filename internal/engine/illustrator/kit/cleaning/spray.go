package cleaning

import (
	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/sheen"
)

var sprayBottle = kit.Piece{
	Name: "spray-bottle", Cm: 27, Facing: kit.Right,
	Palette: "bottle #3fb6c9 teal; trigger #f3f5f7 head nozzle; label #ffffff; print #3fb36a leaf; water #7cc8f2 mist",
	Draw: func(c *kit.Canvas) {
		b, t, l, p, w := c.Tones("bottle"), c.Tones("trigger"), c.Tones("label"), c.Tones("print"), c.Tones("water")
		c.Part("trigger", sheen.Body(c, "M146 50C158 60 166 74 164 94C160 98 154 94 152 88C148 76 140 68 130 62Z", t, 6))
		d := "M96 92H132C138 118 178 136 178 172V230Q178 252 156 252H72Q50 252 50 230V172C50 136 90 118 96 92Z"
		c.Part("bottle", sheen.Body(c, d, b, 26, c.Blur(8, c.Rect(62, 160, 22, 80, 10, b.LL)).Opacity(.5)))
		c.Part("label", c.Clip(d, c.Path("M44 172Q114 180 184 172V228Q114 236 44 228Z", kit.Lin(50, 0, 178, 0, l.LL, l.M, l.DD))))
		c.Part("print", c.Form("M114 222C86 214 88 188 118 180C142 190 142 216 114 222Z", kit.Lin(94, 182, 138, 222, p.L, p.M, p.D), c.Line("M114 220Q112 200 118 184", p.LL, 3)))
		c.Part("trigger", sheen.Body(c, "M92 70H136V98H92Z", t, 8, c.Line("M102 72V96M112 72V96M122 72V96", t.DD, 2.4).Opacity(.6)), sheen.Body(c, "M60 44Q58 22 80 20H150Q166 20 174 28L186 32V50L166 52Q146 54 138 72H90Q88 56 74 54Q60 54 60 44Z", t, 12), sheen.Body(c, kit.RoundRect(180, 28, 16, 24, 4), b, 5))
		c.Part("bottle", sheen.Glint(c, "M60 184Q60 158 78 146Q84 148 78 156Q68 168 70 190Q64 198 60 184Z", .75))
		c.Part("water", sheen.Each(9, func(i int) kit.Node {
			x, y := []float64{208, 224, 242, 214, 232, 248, 212, 230, 246}[i], []float64{40, 40, 40, 28, 22, 14, 52, 58, 66}[i]
			return c.Circle(x, y, 3+float64(i%3)*1.2, kit.Lin(x-4, y-4, x+4, y+4, w.LL, w.M, w.D))
		}))
		c.AnchorBox("print", 114, 200, 110, 46, 0)
		c.Anchor("ground", 114, 252)
		c.AnchorBox("grip", 114, 86, 0, 0, 0)
	},
}
