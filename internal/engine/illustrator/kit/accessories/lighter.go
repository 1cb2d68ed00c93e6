package accessories

import (
	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/sheen"
)

var lighter = kit.Piece{
	Name: "lighter", Cm: 8,
	States:  "lit; closed -flame",
	Palette: "body #e5432f lighter; metal #c6ced6 steel; flame #ff9d2a fire",
	Draw: func(c *kit.Canvas) {
		b, m, f := c.Tones("body"), c.Tones("metal"), c.Tones("flame")
		c.Part("flame", c.Glow(10, c.Path("M116 78C88 50 122 34 120 2C146 24 150 56 136 78Z", f.L)).Opacity(.5), c.Form("M118 80C90 52 122 36 121 4C146 26 148 56 136 80Z", kit.Lin(0, 4, 0, 80, kit.Hex("#ffd24a"), f.L, f.M, f.D)), c.Path("M121 80C108 62 124 52 125 32C136 48 138 64 132 80Z", kit.Hex("#fff3b8")), c.Path("M122 80C116 72 122 68 126 62C130 70 132 74 130 80Z", kit.Hex("#5aa8ff")).Opacity(.8))
		c.Part("metal", sheen.Body(c, "M100 84H152V110H100Z", m, 4), c.Form("M88 92Q90 80 100 82L112 88V112H88Z", sheen.Steel(88, 0, 112, 0, m)), c.Form("M82 106H174V124H82Z", sheen.Steel(82, 0, 174, 0, m), c.Line("M90 114H124", m.DDD, 3).Opacity(.5)), c.Circle(156, 96, 15, m.DDD), c.Circle(155, 95, 13, m.D), c.Circle(155, 95, 9, kit.None).Stroke(m.DDD, 7).Dash(2, 2.4), c.Circle(155, 95, 4, m.LL))
		c.Part("body", sheen.Body(c, "M82 124H174V238Q174 252 160 252H96Q82 252 82 238Z", b, 12, c.Blur(3, c.Path("M92 170H164V240Q160 246 150 246H104Q92 246 92 236Z", b.L)).Opacity(.7)), sheen.Body(c, kit.RoundRect(160, 108, 26, 16, 5), kit.TonesOf(kit.Hex("#3a3f4b")), 4), sheen.Streak(c, "M94 136V234", 6, .55))
		c.Anchor("ground", 128, 252)
		c.AnchorBox("grip", 128, 190, 0, 0, 0)
	},
}
