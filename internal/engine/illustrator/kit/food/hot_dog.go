package food

import (
	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/edible"
)

var hotDog = kit.Piece{
	Name: "hot-dog", Cm: 18,
	Palette: "sausage #c9452c frankfurter; bun #e5a354; mustard #fcc52d",
	Draw: func(c *kit.Canvas) {
		s, b, m := c.Tones("sausage"), c.Tones("bun"), c.Tones("mustard")
		const back = "M34 118C30 86 60 72 90 70H172C204 72 230 88 224 120L216 150H42Z"
		const sausage = "M8 128C8 108 24 100 44 104C96 112 160 112 212 104C232 100 248 108 248 128C248 148 234 156 214 156H42C22 156 8 148 8 128Z"
		const front = "M24 140C22 128 32 126 44 130C96 142 160 142 212 130C224 126 234 128 232 140C230 174 206 190 172 192H84C50 190 26 174 24 140Z"
		all := func(part string, nodes ...kit.Node) { c.Part(part, kit.Of(nodes...).Rotate(-10, 128, 130)) }
		all("bun", c.Form(back, kit.Lin(0, 66, 0, 150, b.L, b.M, b.DD), c.Path("M44 120C44 96 64 86 92 85H168C194 86 214 98 212 120Z", kit.Lin(0, 84, 0, 130, kit.Hex("#fff1d0"), kit.Hex("#f3cf94"))), edible.Shade(c, back, b, 14)))
		all("sausage", c.Blur(4, c.Path(sausage, b.DDD).Move(0, -5).Scale(.86, 1, 128, 128)).Opacity(.35), c.Form(sausage, kit.Lin(0, 102, 0, 158, s.L, s.M, s.D, s.DD), edible.Shade(c, sausage, s, 16)),
			c.Path("M22 118C30 110 46 112 60 115C66 117 65 122 58 122C46 121 36 120 28 126C20 130 16 124 22 118Z", kit.White).Opacity(.55).Shade(),
			c.Line("M224 116q12 -2 14 8", kit.White, 4).Opacity(.5).Shade(), c.Line("M20 140q6 8 14 8M238 136q-2 10 -10 13", s.DDD, 2.5).Opacity(.5))
		all("bun", c.Blur(4, c.Path(front, s.DDD).Move(0, -6).Scale(.96, 1, 128, 150)).Opacity(.45),
			c.Form(front, kit.Lin(0, 130, 0, 196, kit.At(0, b.LL), kit.At(.3, b.L), kit.At(.6, b.M), kit.At(1, b.DD)), c.Blur(2, c.Line("M26 134C32 128 38 131 44 133C96 146 160 146 212 133C222 130 228 130 231 136", kit.Hex("#fff3d6"), 5)).Opacity(.75), edible.Shade(c, front, b, 24)),
			c.Path("M44 156C60 166 90 168 116 168C126 168 126 176 116 176C90 177 64 176 48 166C40 160 38 154 44 156Z", kit.White).Opacity(.35).Shade())
		const zig = "M34 116C42 108 52 108 56 118C60 130 70 130 76 120C82 108 92 108 98 120C104 132 114 132 119 121C124 110 135 110 140 121C145 132 156 132 161 120C166 108 177 108 182 119C186 129 196 130 201 121C205 113 214 112 221 117"
		all("mustard", c.Blur(2, c.Line(zig, s.DDD, 12).Move(1.5, 4)).Opacity(.55), c.Line(zig, m.DD, 12.5), c.Line(zig, m.M, 10.5).Move(-.4, -.8), c.Line(zig, m.LL, 3).Move(-1, -2.8).Opacity(.9))
		c.AnchorBox("grip", 128, 170, 0, 0, 80)
		c.Anchor("ground", 128, 198)
	},
}
