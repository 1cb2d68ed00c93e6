package cars

import (
	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/chassis"
	"pellucid/internal/engine/illustrator/kit/gloss"
)

var raceCar = kit.Piece{
	Name: "race-car", Cm: 480, Facing: kit.Right,
	Palette: "body #e2332f; number #fdf8ee; spoiler #2f6fd0 wing; stripe #2f6fd0 <spoiler; wheels #f4c542 rims; tires #4a4f5d; helmet #f4c542; windows #8fd0ea visor",
	Draw: func(c *kit.Canvas) {
		b, n, s, q, r, t, h, w := c.Tones("body"), c.Tones("number"), c.Tones("spoiler"), c.Tones("stripe"), c.Tones("wheels"), c.Tones("tires"), c.Tones("helmet"), c.Tones("windows")
		dark := kit.TonesOf(kit.Hex("#4a4f5d"))
		c.Part("spoiler", kit.Of(c.Path("M26 96H42L56 140H34Z", gloss.Sheen(dark, 26, 96, 56, 140)), c.Path("M50 96H60L66 136H52Z", gloss.Sheen(dark, 50, 96, 66, 136)),
			c.Form("M14 62H70Q78 62 77 70L75 76Q74 80 68 80H12Z", gloss.Sheen(dark, 14, 60, 76, 82)),
			c.Form("M2 68Q2 58 12 58H58Q66 58 68 66L74 108Q75 116 67 116H40Q8 108 2 78Z", kit.Lin(8, 56, 60, 120, s.LL, s.L, s.M, s.DD), c.Path("M0 84H80V96H0Z", n.M), gloss.Dim(c, 5, .5, "M30 122Q70 120 66 56H84V124H20Z", s), gloss.Glint(c, "M7 70Q7 63 14 63H54Q44 66 20 67Q12 68 10 78H8Z", .6)), c.Circle(58, 70, 2.6, dark.LL), c.Circle(62, 104, 2.6, dark.LL)).Scale(.8, .7, 50, 120))
		c.Part("wheels", chassis.Wheel(c, 66, 168, 24, dark, r, 5).Move(12, -8), chassis.Wheel(c, 200, 168, 24, dark, r, 5).Move(10, -8))
		c.Part("helmet", c.Path("M118 118V104Q118 82 142 82Q160 82 164 100L162 118Z", dark.DD).Move(-8, 2), c.Form("M120 116V102Q120 82 142 82Q162 83 164 102L162 116Z", kit.Lin(124, 82, 160, 118, h.LL, h.L, h.M, h.DD), c.Path("M118 96H150V90H116Z", b.M), gloss.Glint(c, "M126 92Q130 86 140 85.500Q132 89 130 97Z", .7)),
			c.Form("M144 94Q156 92 163 98L164 110H146Q142 108 142 102Z", kit.Lin(142, 92, 164, 112, w.L, w.D, w.DDD), gloss.Glint(c, "M147 96.500Q154 95 159 98L150 100Z", .7)))
		const shell = "M20 134Q20 124 32 124H62C76 122 86 104 100 96Q108 92 112 98L118 116H166C200 118 232 136 250 154Q254 160 250 166Q248 170 242 170H36Q20 168 20 152Z"
		c.Part("body", c.Form(shell, kit.Lin(110, 96, 126, 178, kit.At(0, b.LL), kit.At(.25, b.L), kit.At(.5, b.M), kit.At(.85, b.D), kit.At(1, b.DD)),
			c.Named("stripe", c.Path("M0 148H150Q210 148 256 162V168Q210 156 150 156H0Z", kit.Lin(0, 148, 0, 168, q.L, q.M, q.D)), c.Path("M176 116L196 122L186 150H160Z", n.M).Opacity(.95)), gloss.Dim(c, 7, .5, "M0 158H256V180H0Z", b), gloss.Dim(c, 5, .5, "M40 120Q66 116 90 136V176H30Z", b)),
			gloss.Glint(c, "M68 125C80 120 90 106 101 100Q106 98 108 102C96 106 88 122 76 128H34Q36 127.5 68 125Z", .55), gloss.Glint(c, "M170 119.500C200 122 224 134 240 146C218 134 196 127 168 124Z", .55),
			c.Form("M92 104L104 99L108 116H86Z", kit.Lin(86, 100, 108, 118, dark.L, dark.DD)))
		c.Part("cockpit", c.Form("M116 118Q118 110 126 111L168 116Q176 118 174 124H120Q115 124 116 118Z", gloss.Sheen(dark, 116, 110, 174, 126)), c.Line("M164 118L172 108", dark.M, 4))
		c.Part("number", c.Circle(124, 147, 18.5, b.DDD).Opacity(.4), c.Circle(123, 145.5, 18, kit.Lin(106, 128, 140, 164, n.LL, n.M, n.D)), c.Line("M119 138.500L125.5 134V157", kit.Hex("#3a3f4c"), 5))
		c.Part("front wing", c.Form("M210 170Q226 162 250 166Q256 168 256 175Q256 182 250 182H214Q206 182 206 176Z", kit.Lin(206, 164, 250, 184, s.L, s.M, s.DD), gloss.Glint(c, "M216 171Q230 166.5 248 170H218Z", .5)))
		c.Part("skirt", c.Rect(74, 168, 110, 9, 4, kit.Lin(0, 168, 0, 177, dark.L, dark.DD)))
		c.Part("exhaust", gloss.Tube(c, "M34 160H12", 7, kit.TonesOf(kit.Hex("#b9c2cb"))), c.Ellipse(10, 160, 2.2, 3.6, dark.DDD))
		c.Part("wheels", chassis.Wheel(c, 60, 166, 33, t, r, 5), chassis.Wheel(c, 200, 168, 31, t, r, 5))
		c.AnchorBox("inside", 142, 96, 50, 40, 0)
		chassis.Driver(c, 134, 132, 170, 110, 196, 148)
		c.AnchorBox("print", 123, 146, 26, 26, 0)
		c.Anchor("ground", 128, 199)
	},
}
