package office

import (
	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/sheen"
)

var binderClip = kit.Piece{
	Name: "binder-clip", Cm: 4, Palette: "body #2f3442 black; arms #c3ccd4 metal",
	Draw: func(c *kit.Canvas) {
		b, a := c.Tones("body"), c.Tones("arms")
		arm := "M104 112L92 60C80 20 110 4 128 4C146 4 176 20 164 60L152 112"
		c.Part("arms", c.Line(arm, a.DDD, 14), c.Line(arm, kit.Lin(84, 0, 172, 0, a.L, a.LL, a.M, a.D), 10), c.Line("M96 58C88 28 108 12 126 10", kit.White, 3).Opacity(.8))
		d := "M72 104Q74 94 84 94H172Q182 94 184 104L226 236Q228 246 218 246H38Q28 246 30 236Z"
		c.Part("body", sheen.Body(c, d, b, 14, c.Path("M72 104Q128 96 184 104L188 116Q128 108 68 116Z", b.LL).Opacity(.5)), sheen.Glint(c, "M84 112H110L70 222H48Z", .22), c.Form(kit.RoundRect(24, 234, 208, 16, 8), sheen.Round(0, 234, 0, 250, b)))
		c.Part("arms", c.Circle(104, 108, 8, a.DD), c.Circle(152, 108, 8, a.DD), c.Circle(103, 107, 5, a.LL), c.Circle(151, 107, 5, a.LL))
		c.Anchor("ground", 128, 250)
	},
}
