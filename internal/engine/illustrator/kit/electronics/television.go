package electronics

import (
	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/sheen"
)

var television = kit.Piece{
	Name: "television", Cm: 110, States: "blank",
	Palette: "frame #474c5a body tv; screen #3f8fe8 display; second #f2a23c picture; stand #474c5a <frame legs",
	Draw: func(c *kit.Canvas) {
		f, s, q, t := c.Tones("frame"), c.Tones("screen"), c.Tones("second"), c.Tones("stand")
		c.Part("stand", c.Form("M114 186H142L146 218H110Z", kit.Lin(110, 0, 146, 0, t.L, t.LL, t.M, t.DDD), sheen.Dim(c, 4, .8, "M100 180H156V196H100Z", t)), c.Form("M72 224Q72 214 128 213Q184 214 184 224V227Q184 231 178 231H78Q72 231 72 227Z", kit.Lin(72, 213, 184, 231, t.LL, t.L, t.M, t.DD), c.Line("M78 220Q128 211 178 220", kit.White, 1.6).Opacity(.5)))
		d := kit.RoundRect(4, 26, 248, 164, 10)
		c.Part("frame", c.Form(d, kit.Lin(4, 26, 252, 190, f.LL, f.L, f.M, f.DD), c.Path(d, kit.None).Stroke(f.LL, 2.4).Move(.8, 1).Opacity(.8)))
		glass := kit.RoundRect(12, 34, 232, 142, 4)
		c.Part("screen", c.Path(kit.RoundRect(10, 32, 236, 146, 5), f.DDD), c.Form(glass, kit.Lin(0, 34, 0, 176, kit.At(0, s.M), kit.At(.5, s.L), kit.At(.8, s.LL), kit.At(1, kit.Hex("#fff2d0"))),
			c.Circle(176, 92, 24, kit.Rad(168, 84, 34, kit.Hex("#fff8dc"), kit.Hex("#ffdf8e"), q.L)), c.Glow(8, c.Circle(176, 92, 32, kit.Hex("#ffe9a8"))).Opacity(.45),
			c.Path("M0 146L50 92L84 128L112 100L160 152L200 120L260 166V190H0Z", kit.Lin(0, 92, 0, 176, s.D, s.DD, s.DDD)), c.Path("M50 92L64 106L56 110L50 104L42 110L36 107ZM112 100L122 110L114 116L108 108L101 111Z", kit.White).Opacity(.9), c.Path("M0 160Q60 138 120 158T260 152V190H0Z", kit.Lin(0, 140, 0, 180, q.L, q.M, q.D)), c.Path("M0 172Q70 152 130 170T260 166V190H0Z", kit.Lin(0, 150, 0, 180, q.D, q.DD)),
			blankScreen(c, glass, s, "#3f8fe8"), c.Path("M0 20H120L40 190H0Z", kit.White).Opacity(.13).Shade(), c.Path("M136 20H158L78 190H56Z", kit.White).Opacity(.09).Shade()))
		c.Part("frame", c.Circle(128, 183.500, 2, kit.Hex("#7fe08a")), c.Line("M16 29.500H150", kit.White, 1.6).Opacity(.4))
		c.Anchor("ground", 128, 231)
		c.AnchorBox("print", 128, 105, 232, 142, 0)
		c.AnchorBox("surface", 128, 26, 230, 0, 0)
	},
}
