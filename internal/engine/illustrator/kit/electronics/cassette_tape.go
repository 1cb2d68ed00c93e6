package electronics

import (
	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/sheen"
)

var cassetteTape = kit.Piece{
	Name: "cassette-tape", Cm: 10,
	Palette: "case #4b5061 shell; label #fdf1dc paper; stripe #f0524a; second #f6a53a; third #35b0b8; reels #fdf8f0 spools; tape #5a3a30",
	Draw: func(c *kit.Canvas) {
		k, l, s1, s2, s3, r, t := c.Tones("case"), c.Tones("label"), c.Tones("stripe"), c.Tones("second"), c.Tones("third"), c.Tones("reels"), c.Tones("tape")
		d := kit.RoundRect(4, 46, 248, 160, 13)
		c.Part("case", c.Path(d, k.DDD).Move(0, 4), c.Form(d, kit.Lin(20, 46, 230, 206, k.LL, k.L, k.M, k.D), sheen.Edge(c, d, k, 14)))
		lab := kit.RoundRect(20, 58, 216, 110, 8)
		c.Part("label", c.Path(lab, k.DDD).Move(.6, 1.6), c.Form(lab, kit.Lin(20, 58, 236, 168, l.L, l.M, l.D),
			c.Named("stripe", c.Rect(20, 92, 216, 14, 0, kit.Lin(20, 0, 236, 0, s1.L, s1.M, s1.D)), c.Rect(20, 106, 216, 14, 0, kit.Lin(20, 0, 236, 0, s2.L, s2.M, s2.D)), c.Rect(20, 120, 216, 14, 0, kit.Lin(20, 0, 236, 0, s3.L, s3.M, s3.D))),
			c.Line("M34 74H222M34 84H190", l.DDD, 2).Opacity(.7), sheen.Edge(c, lab, l, 6)))
		c.Part("label", c.Path(kit.LettersPath("A", kit.Box{X0: 26, Y0: 142, X1: 42, Y1: 160}, "display"), s1.M), c.Line("M56 151H120", l.DDD, 2).Opacity(.6))
		win := kit.RoundRect(48, 88, 160, 52, 26)
		c.Part("case", c.Path(win, l.DDD).Stroke(l.DDD, 2), c.Form(win, kit.Lin(48, 88, 208, 140, k.M, k.D, k.DD)))
		glass := kit.RoundRect(100, 96, 56, 36, 5)
		c.Part("tape", c.Form(glass, kit.Lin(100, 96, 156, 132, k.DDD, k.DD), c.Circle(76, 114, 44, t.DDD), c.Circle(76, 114, 42, kit.Lin(90, 96, 118, 132, t.L, t.M)), c.Circle(180, 114, 32, t.DDD), c.Circle(180, 114, 30, t.M), c.Path("M100 90H124L112 140H100Z", kit.White).Opacity(.2).Shade()), c.Path(glass, kit.None).Stroke(k.LL, 1.6))
		for _, x := range []float64{76, 180} {
			c.Part("reels", c.Circle(x, 114, 20, k.DDD), c.Circle(x-.4, 113.500, 18.500, kit.Lin(x-13, 100, x+13, 128, r.L, r.M, r.DD)), c.Circle(x, 114, 12, k.DD), c.Around(6, x, 114, c.Rect(x-1.800, 101, 3.600, 6.500, 1, r.M)), c.Circle(x, 114, 12.500, kit.None).Stroke(r.DDD, 1.2))
		}
		foot := "M58 206L66 176H190L198 206Z"
		c.Part("case", c.Form(foot, kit.Lin(60, 176, 196, 206, k.L, k.M, k.D), c.Line("M66 177H190", k.LL, 2)), c.Line("M58 206L66 176M190 176L198 206", k.DDD, 1.6).Opacity(.7), c.Circle(86, 194, 5, k.DDD), c.Circle(170, 194, 5, k.DDD), c.Circle(112, 190, 3.4, k.DDD), c.Circle(144, 190, 3.4, k.DDD))
		for _, q := range [][2]float64{{13, 55}, {243, 55}, {13, 197}, {243, 197}, {128, 176}} {
			c.Part("case", sheen.Screw(c, q[0], q[1], 4.4, kit.TonesOf(kit.Hex("#c3ccd6"))))
		}
		c.Part("case", sheen.Glint(c, "M24 50H150Q152 53 148 54H30Q20 54 24 50Z", .4))
		c.AnchorBox("print", 128, 75, 200, 30, 0)
		c.Anchor("ground", 128, 210)
		c.AnchorBox("surface", 128, 46, 230, 0, 0)
		c.AnchorBox("grip", 128, 196, 0, 0, 90)
	},
}
