package tools

import (
	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/gloss"
)

var fireExtinguisher = kit.Piece{
	Name: "fire-extinguisher", Cm: 55,
	Palette: "tank #e2332f body; hose #4a4f5d; label #fdf8ee; handle #4a4f5d <hose; metal #c3ccd4 valve; gauge #63c06a",
	Draw: func(c *kit.Canvas) {
		t, h, l, k, m, g := c.Tones("tank"), c.Tones("hose"), c.Tones("label"), c.Tones("handle"), c.Tones("metal"), c.Tones("gauge")
		c.Part("hose", c.Line("M108 56C60 44 42 76 46 116C48 146 58 160 56 190", h.DDD, 14), c.Line("M108 56C60 44 42 76 46 116C48 146 58 160 56 190", h.M, 11), c.Line("M100 52C62 44 42 74 43 110C44 130 48 144 51 160", h.LL, 2.6).Opacity(.8), c.Form("M46 176H66L74 236Q74 242 66 242H44Q36 242 38 236Z", gloss.Barrel(h, 36, 0, 76, 0), c.Path("M36 226H78V232H36Z", h.LL).Opacity(.4)), c.Rect(44, 172, 24, 8, 3, gloss.Barrel(m, 44, 0, 68, 0)))
		c.Part("tank", c.Form("M86 118C86 92 106 80 136 80C166 80 186 92 186 118V236Q186 252 170 252H102Q86 252 86 236Z", kit.Lin(86, 0, 186, 0, kit.At(0, t.D), kit.At(.12, t.M), kit.At(.28, t.LL), kit.At(.5, t.M), kit.At(.82, t.D), kit.At(1, t.DD)), gloss.Dim(c, 7, .5, "M166 76Q200 140 180 260H200V76Z", t), c.Path("M80 236H192V260H80Z", t.DDD).Opacity(.5), gloss.Dim(c, 5, .4, "M100 76H172V96H100Z", t)), gloss.Glint(c, "M98 116Q100 98 116 90Q108 104 107 120V230Q98 230 98 222Z", .5))
		c.Part("label", c.Form("M86 134H186V208H86Z", kit.Lin(86, 0, 186, 0, kit.At(0, l.D), kit.At(.22, l.LL), kit.At(.55, l.M), kit.At(1, l.DDD)), c.Line("M110 184H162M110 194H150", h.L, 4).Opacity(.75)),
			c.Form("M136 142C150 154 154 164 148 172C146 178 140 180 136 180C130 180 122 176 122 166C122 160 128 158 128 152C132 156 134 158 133 162C138 158 138 150 136 142Z", kit.Lin(122, 142, 150, 180, kit.Hex("#ffb52e"), kit.Hex("#f2602a"), kit.Hex("#d9302a")), c.Path("M137 164C142 170 142 176 136 178C131 178 129 174 131 170C133 170 136 168 137 164Z", kit.Hex("#ffe28a"))))
		c.Part("valve", c.Form("M118 60H154L158 84Q136 90 114 84Z", gloss.Barrel(m, 114, 0, 158, 0)), c.Rect(108, 48, 56, 16, 5, kit.Lin(108, 48, 164, 64, m.LL, m.M, m.DD)))
		c.Part("gauge", c.Circle(166, 70, 15, m.DDD), c.Circle(165.5, 69.5, 13.5, kit.Lin(154, 58, 178, 82, m.LL, m.M, m.DD)), c.Circle(166, 70, 10.5, kit.White), c.Line(gloss.Arc(166, 70, 7.5, 225, 315), g.M, 4).Butt(), c.Line(gloss.Arc(166, 70, 7.5, 160, 222), t.M, 4).Butt(), c.Line(gloss.Arc(166, 70, 7.5, 318, 380), t.M, 4).Butt(), c.Line("M166 71L168 62", h.DD, 2))
		c.Part("handle", c.Form("M118 46L196 54Q206 56 206 62Q205 68 196 67L118 62Z", kit.Lin(0, 46, 0, 68, k.L, k.M, k.DD)), c.Form("M118 46Q114 34 126 30L200 10Q210 8 212 15Q213 21 204 25L140 46Z", kit.Lin(120, 10, 140, 50, k.LL, k.M, k.DD), gloss.Glint(c, "M126 34L202 13Q206 12.5 207 15L130 38Z", .5)))
		c.Part("pin", c.Circle(124, 40, 4, m.LL).Stroke(m.DD, 1.4), c.Circle(108, 30, 8, kit.None).Stroke(m.DD, 3.6), c.Circle(107.5, 29.5, 8, kit.None).Stroke(m.LL, 1.8), c.Line("M115 34L122 38", m.D, 3))
		c.AnchorBox("grip", 166, 44, 0, 0, 90)
		c.AnchorBox("print", 136, 171, 70, 60, 0)
		c.Anchor("ground", 136, 252)
	},
}
