package landmarks

import (
	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/gloss"
)

var sphinx = kit.Piece{
	Name: "sphinx", Cm: 7300,
	Palette: "stone #dfae62 body; headdress #d09a4c <stone; face #e6b970 <stone; sand #f2cf86 desert; base #c9924a <stone",
	Draw: func(c *kit.Canvas) {
		s, h, f, d, b := c.Tones("stone"), c.Tones("headdress"), c.Tones("face"), c.Tones("sand"), c.Tones("base")
		// Three-quarter view: the body runs back to the right, the paws reach forward to the left.
		c.Part("body", c.Form("M116 132C150 112 190 116 214 132C238 146 248 172 246 208H110Z", kit.Lin(150, 114, 190, 214, kit.At(0, s.LL), kit.At(.3, s.L), kit.At(.6, s.M), kit.At(1, s.DD)), c.Line("M110 150Q180 136 240 162M110 168Q180 156 246 182M110 186Q180 178 248 198", s.DDD, 1.6).Opacity(.35), c.Line("M110 152Q180 138 240 164M110 170Q180 158 246 184M110 188Q180 180 248 200", s.LL, 1.2).Opacity(.5), gloss.Dim(c, 8, .5, "M110 120C130 130 140 170 140 214H100V120Z", s)),
			c.Form("M190 208C186 176 200 156 222 158C242 162 252 182 250 208Z", kit.Lin(194, 158, 244, 208, s.LL, s.M, s.D, s.DD), c.Line("M198 180Q220 170 246 184", s.DDD, 1.4).Opacity(.35)), c.Form("M176 210Q172 196 186 194H232Q250 194 250 204V212H180Z", kit.Lin(0, 194, 0, 212, s.LL, s.M, s.DD), c.Line("M186 200V210M194 198V210", s.DDD, 1.8).Opacity(.5)), c.Line("M244 196C256 190 258 170 246 160", s.DD, 7), c.Line("M243 195C254 189 256 171 245.5 161", s.L, 3.6))
		c.Part("body", c.Form("M60 128H140C150 154 150 184 146 212H56C52 184 52 154 60 128Z", kit.Lin(54, 128, 150, 180, s.LL, s.L, s.M, s.DD), gloss.Dim(c, 6, .6, "M50 124H156V146Q100 164 50 146Z", s), c.Line("M54 172Q100 182 150 172M54 190Q100 198 150 190", s.DDD, 1.4).Opacity(.35)))
		paw := kit.Of(c.Form("M24 190C24 180 34 176 44 178L92 182V218H30C20 218 18 204 24 190Z", kit.Lin(30, 176, 40, 220, kit.At(0, s.LL), kit.At(.35, s.L), kit.At(.6, s.M), kit.At(1, s.DD)), c.Line("M34 192Q30 202 32 216M44 190Q40 202 42 216", s.DDD, 2).Opacity(.5), c.Line("M40 192H90", s.LL, 2).Opacity(.6)))
		c.Part("paws", paw.Move(66, -6).Scale(.96, .94, 120, 210), paw)
		c.Part("headdress", c.Form("M100 18C136 16 152 40 156 74C160 102 170 128 176 146C160 156 146 156 136 150V104H66V150C56 156 40 156 26 146C32 128 42 102 46 74C50 40 66 18 100 18Z", kit.Lin(40, 20, 160, 150, kit.At(0, h.LL), kit.At(.3, h.L), kit.At(.6, h.M), kit.At(1, h.DD)), c.Line("M48 66C46 96 40 124 32 148M56 84C54 108 50 130 44 152M63 100C62 120 60 136 56 152M154 66C156 96 162 124 170 148M146 84C148 108 152 130 158 152M139 100C140 120 142 136 146 152", h.DDD, 2.6).Opacity(.45), c.Line("M50 66C48 96 42 124 34 148M58 84C56 108 52 130 46 152M156 66C158 96 164 124 172 148M148 84C150 108 154 130 160 152", h.LL, 1.4).Opacity(.6), c.Line("M62 44Q100 22 140 44M56 56Q100 32 146 56", h.DDD, 2.4).Opacity(.4), gloss.Dim(c, 6, .45, "M140 40Q170 90 180 150L150 160Q150 90 140 40Z", h)), gloss.Glint(c, "M56 60C62 36 76 26 96 23C78 32 66 46 62 68Z", .4))
		c.Part("face", c.Form("M66 62C78 50 124 50 136 62C140 86 138 110 126 126C116 138 86 138 76 126C64 110 62 86 66 62Z", kit.Lin(66, 56, 134, 134, kit.At(0, f.LL), kit.At(.3, f.L), kit.At(.6, f.M), kit.At(1, f.D)), gloss.Dim(c, 6, .4, "M122 50Q136 90 112 138L150 130V50Z", f), gloss.Dim(c, 4, .45, "M60 48H142V64Q100 54 60 64Z", f)),
			c.Path("M74 80Q82 74 92 79Q84 86 76 84ZM110 79Q120 74 128 80L126 84Q118 86 110 79Z", f.DDD), c.Path("M77 80Q83 77 88 80Q83 83 78 82ZM114 80Q119 77 125 80L124 82Q119 83 114 80Z", f.LL), c.Circle(83, 80, 2.2, f.DDD), c.Circle(119, 80, 2.2, f.DDD), c.Line("M72 73Q82 66 94 71.500M108 71.500Q120 66 130 73", f.DDD, 2.4).Opacity(.7), c.Path("M98.500 80L95.500 99Q101 104 107 99L103.500 80Q101 78 98.500 80Z", f.L), c.Path("M95 99Q101 105 107.500 99L105 102.500Q101 105 97 102.500Z", f.DDD).Opacity(.5), c.Blur(3, c.Circle(78, 100, 6, f.LL), c.Path("M84 106Q101 102 118 106L112 110H90Z", f.D)).Opacity(.5), c.Path("M104 82L108 100Q105 103 102 103V82Z", f.D).Opacity(.6), c.Path("M88 114Q95 109.500 101 112Q107 109.500 114 114Q101 123 88 114Z", kit.Lin(0, 110, 0, 120, f.D, f.DD)), c.Line("M86.500 113Q101 118.500 115.500 113", f.DDD, 1.5), c.Form("M94 132H108L106 150Q101 153 96 150Z", kit.Lin(94, 0, 108, 0, h.LL, h.M, h.DD), c.Line("M92 138H110M92 144H110", h.DDD, 1.4).Opacity(.5)))
		c.Part("headdress", c.Form("M66 64Q101 44 136 64L138 56Q101 34 64 56Z", kit.Lin(64, 40, 138, 64, h.LL, h.L, h.D)), c.Form("M96 50Q96 36 101 34Q106 36 106 50Z", kit.Lin(96, 34, 106, 50, f.LL, f.D)))
		c.Part("base", c.Form("M10 214H246Q252 214 252 220V232H4V220Q4 214 10 214Z", kit.Lin(0, 214, 0, 232, b.LL, b.M, b.DD), stones(c, 4, 214, 252, 232, 18, 9, .25, b)))
		c.Part("sand", c.Form("M0 232C30 222 70 230 100 230C140 230 180 222 214 228C236 228 254 230 256 236Q256 246 244 246H12Q0 246 0 236Z", kit.Lin(0, 224, 0, 246, d.LL, d.M, d.D)))
		c.Anchor("ground", 128, 246)
	},
}
