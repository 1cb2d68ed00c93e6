package crafts

import (
	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/gloss"
	"pellucid/internal/engine/illustrator/kit/handle"
)

var paintbrush = kit.Piece{
	Name: "paintbrush", Cm: 25,
	Palette: "handle #e8a33c wood; bristles #7a4f38 hair; ferrule #c3ccd4 metal; paint #3f8fe8 tip",
	Draw: func(c *kit.Canvas) {
		h, b, f, p := c.Tones("handle"), c.Tones("bristles"), c.Tones("ferrule"), c.Tones("paint")
		const deg = 42
		c.Part("handle", handle.Lean(deg, c.Form("M112 104H144C152 130 150 156 144 190C140 222 136 256 133 290Q132 300 128 300Q124 300 123 290C120 256 116 222 112 190C106 156 104 130 112 104Z", kit.Lin(106, 0, 150, 0, kit.At(0, h.D), kit.At(.15, h.M), kit.At(.32, h.LL), kit.At(.55, h.M), kit.At(1, h.DD)), gloss.Dim(c, 5, .6, "M100 98H156V118H100Z", h), c.Path("M100 264H156V304H100Z", h.DD).Opacity(.8), gloss.Glint(c, "M114 124C110 146 114 176 119 206C121 224 122 240 124 256C121 230 120 200 119 176Q116 150 118 124Z", .6)), c.Circle(128, 286, 3, h.DDD)))
		c.Part("ferrule", handle.Lean(deg, c.Form("M100 44H156L148 108Q128 114 108 108Z", kit.Lin(100, 0, 156, 0, kit.At(0, f.DD), kit.At(.12, f.M), kit.At(.28, f.LL), kit.At(.45, f.M), kit.At(.8, f.DD), kit.At(1, f.M)), c.Path("M98 54Q128 60 158 54V59Q128 65 98 59ZM98 84Q128 90 158 84V89Q128 95 98 89Z", f.DDD).Opacity(.4), c.Path("M98 59.500Q128 65.5 158 59.5V61Q128 67 98 61ZM98 89.5Q128 95.5 158 89.5V91Q128 97 98 91Z", kit.White).Opacity(.6))))
		c.Part("bristles", handle.Lean(deg, c.Form("M100 48C90 20 98 -4 116 -20C122 -26 126 -34 130 -46C136 -34 144 -22 150 -10C160 8 164 28 156 48Q128 54 100 48Z", kit.Lin(94, 0, 162, 0, kit.At(0, b.D), kit.At(.25, b.L), kit.At(.55, b.M), kit.At(1, b.DDD)), c.Line("M108 46C104 20 112 0 122 -14M118 48C116 24 122 4 130 -20M130 48C132 26 134 4 134 -16M142 47C146 28 146 10 142 -8M150 46C154 30 154 20 150 6", b.DDD, 1.5).Opacity(.5))))
		c.Part("paint", handle.Lean(deg, c.Form("M95 22C92 4 102 -8 116 -20C122 -26 126 -34 130 -46C136 -34 144 -22 150 -10C156 0 161 10 161 24Q154 32 148 22Q142 14 136 26Q130 38 123 26Q118 16 111 28Q102 36 95 22Z", kit.Lin(96, -30, 160, 30, p.LL, p.L, p.M, p.DD), gloss.Glint(c, "M102 14C102 2 112 -8 120 -16Q124 -20 127 -27C126 -12 112 0 108 14Q104 20 102 14Z", .6))))
		handle.GripAt(c, 128, 150, deg)
	},
}
