package linen

import (
	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/sheen"
)

var towel = kit.Piece{
	Name: "towel", Cm: 60,
	Palette: "towel #4fb3d9 blue; stripe #ffffff; bar #c3ccd5 metal",
	Draw: func(c *kit.Canvas) {
		t, s, b := c.Tones("towel"), c.Tones("stripe"), c.Tones("bar")
		c.Part("bar", sheen.Tube(c, "M8 30H248", 13, b), sheen.Ball(c, 10, 30, 13, b), sheen.Ball(c, 246, 30, 13, b))
		c.Part("towel", c.Form("M60 24H208V206Q134 200 60 206Z", kit.Lin(60, 0, 208, 0, t.D, t.DD)))
		d := "M44 30Q46 14 60 14H190Q204 14 206 30L212 234Q200 242 186 236Q172 230 158 238Q142 244 126 236Q110 230 96 238Q80 244 66 236Q54 232 42 238Z"
		c.Part("towel", sheen.Body(c, d, t, 20, c.Named("stripe", c.Line("M36 182Q80 174 126 182T220 180M36 198Q80 190 126 198T220 196", s.M, 8)), c.Blur(4, c.Line("M92 40Q86 140 92 236M160 40Q166 140 158 236", t.DD, 8)).Opacity(.5), c.Blur(3, c.Line("M72 40Q66 140 70 230M140 40Q144 140 138 230", t.LL, 6)).Opacity(.6)), sheen.Streak(c, "M58 34Q60 24 70 24H150", 5, .55))
		c.Part("towel", sheen.Each(13, func(i int) kit.Node {
			x := 50 + float64(i)*13
			return c.Line(sheen.D("M%g 232v16", x), t.D, 4)
		}))
		c.Anchor("ground", 128, 248)
	},
}
