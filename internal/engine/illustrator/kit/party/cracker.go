package party

import (
	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/sheen"
)

var christmasCracker = kit.Piece{
	Name: "christmas-cracker", Cm: 30,
	Palette: "cracker #2f9a4f green; ends #d9343f red; ribbon #f2c14a gold; star #f2c14a <ribbon",
	Draw: func(c *kit.Canvas) {
		k, e, r, s := c.Tones("cracker"), c.Tones("ends"), c.Tones("ribbon"), c.Tones("star")
		end := kit.Of(
			c.Named("ends", sheen.Body(c, "M70 112C56 104 40 88 14 80L22 92L6 96L18 106L2 114L16 122L0 130L16 138L2 146L18 154L6 164L24 166L16 178C42 170 56 154 70 146Z", e, 14, c.Line("M66 122L24 106M66 128L22 130M66 136L26 152", e.DD, 3).Opacity(.6), c.Line("M66 118L30 98M66 140L32 160", e.LL, 3).Opacity(.6))),
			c.Named("ribbon", sheen.Body(c, kit.RoundRect(64, 106, 14, 48, 6), r, 5)))
		body := kit.RoundRect(72, 88, 112, 82, 14)
		all := kit.Of(end, end.Mirror(128),
			c.Named("cracker", c.Form(body, kit.Lin(0, 88, 0, 170, k.M, k.LL, k.L, k.M, k.D, k.DD), c.Named("ends", c.Rect(72, 88, 14, 84, 0, e.M), c.Rect(170, 88, 14, 84, 0, e.M)), c.Named("ribbon", c.Rect(86, 88, 5, 84, 0, r.L), c.Rect(165, 88, 5, 84, 0, r.L)), sheen.Edge(c, body, k, 10))),
			c.Named("star", sheen.Body(c, "M128 100L136 119L157 121L141 134L146 154L128 143L110 154L115 134L99 121L120 119Z", s, 6)))
		c.Add(all.Rotate(-24, 128, 128))
		c.Anchor("ground", 128, 226)
	},
}
