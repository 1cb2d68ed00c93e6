package hardware

import (
	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/sheen"
)

var woodScrew = kit.Piece{
	Name: "screw", Cm: 5,
	Palette: "screw #a9b4c0 metal",
	Draw: func(c *kit.Canvas) {
		m := c.Tones("screw")
		shaft := "M108 70H148V190L128 252L108 190Z"
		all := kit.Of(c.Form(shaft, sheen.Steel(108, 0, 148, 0, m)), sheen.Each(8, func(i int) kit.Node {
			y := 92 + float64(i)*16
			w := 30 - max(0, float64(i)-5)*5
			return sheen.Body(c, sheen.D("M%g %gQ%g %g %g %gQ%g %g %g %gQ%g %g %g %gZ", 128-w, y+8, 128., y+12, 128+w, y-4, 128+w+4, y+2, 128+w-2, y+6, 128., y+20, 128-w, y+16), m, 5)
		}),
			sheen.Body(c, "M68 40H188Q184 62 152 80H104Q72 62 68 40Z", m, 10), sheen.Body(c, "M60 40C60 16 96 6 128 6C160 6 196 16 196 40C196 54 160 58 128 58C96 58 60 54 60 40Z", m, 10), c.Form("M92 24L100 18L128 26L156 16L166 22L140 32L166 44L156 50L128 38L98 50L90 44L116 32Z", m.DDD), sheen.Streak(c, "M72 34Q80 18 104 12", 5, .8))
		c.Part("screw", all.Rotate(28, 128, 128))
		c.Anchor("ground", 72, 236)
	},
}

var nutAndBolt = kit.Piece{
	Name: "nut-and-bolt", Cm: 8,
	Palette: "bolt #9fabb8 metal; nut #c9a04a brass",
	Draw: func(c *kit.Canvas) {
		m, n := c.Tones("bolt"), c.Tones("nut")
		shaft := kit.RoundRect(98, 70, 60, 180, 8)
		all := kit.Of(c.Named("bolt", c.Form(shaft, sheen.Steel(98, 0, 158, 0, m), sheen.Each(11, func(i int) kit.Node {
			y := 112 + float64(i)*13
			return kit.Of(c.Line(sheen.D("M96 %gL160 %g", y+6, y-3), m.DDD, 4).Opacity(.7), c.Line(sheen.D("M96 %gL160 %g", y+10, y+1), m.LL, 3).Opacity(.7))
		})),
			sheen.Body(c, "M50 24Q52 14 62 12H194Q204 14 206 24V72Q204 82 194 84H62Q52 82 50 72Z", m, 12, c.Line("M96 12V84M160 12V84", m.DDD, 3).Opacity(.5), c.Rect(98, 12, 62, 72, 0, m.LL).Opacity(.35)), sheen.Streak(c, "M62 22H190", 5, .6)),
			c.Named("nut", sheen.Body(c, "M58 172Q60 162 70 160H186Q196 162 198 172V208Q196 218 186 220H70Q60 218 58 208Z", n, 12, c.Line("M98 160V220M158 160V220", n.DDD, 3).Opacity(.55), c.Rect(100, 160, 58, 60, 0, n.LL).Opacity(.35)), sheen.Streak(c, "M70 170H180", 4, .6)))
		c.Add(all.Rotate(30, 128, 128))
		c.Anchor("ground", 80, 238)
	},
}
