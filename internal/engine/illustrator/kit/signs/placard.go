package signs

import (
	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/sheen"
)

// placard is a sheet of poster board to write on.
var placard = kit.Piece{
	Name: "placard", Cm: 60,
	Palette: "board #fffaf0 paper sign; border #3f7fc4 edge frame",
	Draw: func(c *kit.Canvas) {
		b, k := c.Tones("board"), c.Tones("border")
		const sheet = "M10 44Q10 38 16 38L128 36L240 38Q246 38 246 44L247 128L246 212Q246 218 240 218L128 220L16 218Q10 218 10 212L9 128Z"
		c.Part("board", c.Path(sheet, b.DDD).Move(2, 5).Opacity(.7), c.Form(sheet, kit.Lin(40, 36, 200, 222, b.LL, b.M, b.M, b.D), c.Blur(8, c.Path("M9 196H247V224H9Z", b.DD)).Opacity(.5), sheen.Edge(c, sheet, b, 6)))
		c.Part("border", c.Path(kit.RoundRect(22, 49, 212, 158, 9), kit.None).Stroke(k.M, 5), c.Path(kit.RoundRect(22, 48, 212, 158, 9), kit.None).Stroke(k.L, 1.5).Opacity(.7))
		c.AnchorBox("print", 128, 128, 186, 130, 0)
		c.Anchor("ground", 128, 220)
	},
}
