package landmarks

import (
	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/gloss"
)

var petra = kit.Piece{
	Name: "petra", Cm: 4000,
	Palette: "rock #c9734a cliff; facade #e39a6a temple; doors #6b3226 openings <rock; sand #edc48e",
	Draw: func(c *kit.Canvas) {
		r, f, d, s := c.Tones("rock"), c.Tones("facade"), c.Tones("doors"), c.Tones("sand")
		const cliff = "M14 244C8 200 18 160 12 118C16 80 30 52 44 34C60 16 84 10 104 6C130 0 156 4 176 12C204 20 222 40 232 66C244 92 240 120 246 150C242 184 250 216 244 244Z"
		c.Part("rock", c.Form(cliff, kit.Lin(30, 20, 230, 230, kit.At(0, r.LL), kit.At(.3, r.L), kit.At(.55, r.M), kit.At(1, r.DD)), c.Line("M44 34C40 70 34 110 40 150C44 186 36 214 38 246M22 96C30 120 24 160 28 200M70 18C58 50 52 90 56 120", r.DDD, 2.4).Opacity(.35), c.Line("M214 36C220 70 214 110 222 150C220 186 228 214 224 246M236 90C230 130 238 170 234 210M190 18C200 40 206 70 202 104", r.DDD, 2.6).Opacity(.45), c.Line("M47 36C43 70 37 110 43 150C47 186 39 214 41 246M216 38C222 70 217 110 225 150", r.LL, 1.6).Opacity(.5), c.Path("M10 130Q60 120 60 140Q30 150 10 146ZM246 170Q210 160 204 180Q226 190 246 186Z", r.LL).Opacity(.3), gloss.Dim(c, 8, .45, "M222 30Q256 120 246 250H214Q236 140 222 30Z", r)))
		c.Part("rock", c.Form("M52 244V52Q52 44 60 44H196Q204 44 204 52V244Z", kit.Lin(52, 44, 204, 244, r.DDD, r.DD, r.D)))
		col := func(x, y0, y1, w float64) kit.Node {
			return kit.Of(c.Rect(x-w*.75, y1-4, w*1.5, 5, 1, kit.Lin(x-w, 0, x+w, 0, f.LL, f.M, f.DD)), c.Form(box(x-w/2, y0+6, x+w/2, y1-3), kit.Lin(x-w/2, 0, x+w/2, 0, kit.At(0, f.M), kit.At(.28, f.LL), kit.At(.55, f.M), kit.At(1, f.DDD))), c.Form(pd("M%g %gH%gL%g %gH%gZ", x-w*.85, y0, x+w*.85, x+w*.5, y0+8, x-w*.5), kit.Lin(x-w, 0, x+w, 0, f.LL, f.M, f.DD)))
		}
		c.Part("facade", c.Form(box(60, 60, 196, 128), kit.Lin(60, 60, 196, 128, f.D, f.DD, f.DDD)))
		c.Part("facade", c.Form("M60 76L84 56L104 66V78H60Z", kit.Lin(60, 56, 104, 78, f.LL, f.L, f.D)), c.Form("M196 76L172 56L152 66V78H196Z", kit.Lin(152, 56, 196, 78, f.L, f.M, f.DD)), c.Rect(58, 75, 48, 6, 1, kit.Lin(58, 0, 106, 0, f.LL, f.M, f.D)), c.Rect(150, 75, 48, 6, 1, kit.Lin(150, 0, 198, 0, f.L, f.M, f.DD)), col(68, 82, 124, 9), col(96, 82, 124, 9), col(160, 82, 124, 9), col(188, 82, 124, 9), c.Rect(76, 92, 12, 28, 1, f.DDD), c.Path("M79 118V104Q79 98 82 98Q85 98 85 104V118Z", f.D), c.Rect(168, 92, 12, 28, 1, f.DDD), c.Path("M171 118V104Q171 98 174 98Q177 98 177 104V118Z", f.D))
		c.Part("facade", c.Form("M104 128V76H152V128Z", kit.Lin(104, 0, 152, 0, f.L, f.LL, f.M, f.DD)), c.Rect(118, 86, 20, 36, 1, d.DDD), c.Path("M123 122V100Q123 92 128 92Q133 92 133 100V122Z", f.D), c.Circle(128, 93, 3.2, f.L), col(110, 82, 126, 8), col(146, 82, 126, 8), c.Rect(100, 74, 56, 7, 1, kit.Lin(100, 0, 156, 0, f.L, f.LL, f.M, f.DD)), c.Form("M100 75L122 46Q128 40 134 46L156 75Z", kit.Lin(100, 0, 156, 0, f.M, f.LL, f.M, f.DDD), c.Line("M128 42L112 76M128 42L120 76M128 42V76M128 42L136 76M128 42L144 76", f.DDD, 1.3).Opacity(.45)), c.Form("M122 44V40H134V44Q134 48 128 48Q122 48 122 44Z", gloss.Column(f, 122, 134)), c.Form("M121 38Q119 26 128 24Q137 26 135 38Q132 41 128 41Q124 41 121 38Z", kit.Rad(125, 29, 14, f.LL, f.M, f.DD)))
		c.Part("facade", c.Form(box(56, 128, 200, 142), kit.Lin(56, 128, 200, 142, f.LL, f.L, f.M, f.D)), c.Rect(52, 124, 152, 6, 1, kit.Lin(52, 0, 204, 0, f.LL, f.M, f.DD)), c.Line("M62 136H194", f.DDD, 4).Dash(3, 4).Butt().Opacity(.5), c.Form("M78 150L128 126L178 150Z", kit.Lin(78, 126, 178, 150, f.LL, f.M, f.D)), c.Path("M92 147.500L128 130.5L164 147.5Z", f.DD).Opacity(.7), c.Circle(128, 142, 4, f.L), c.Rect(52, 148, 152, 6, 1, kit.Lin(52, 0, 204, 0, f.LL, f.M, f.DD)), c.Form(box(60, 154, 196, 236), kit.Lin(60, 154, 196, 236, f.DD, f.DDD)))
		c.Part("doors", c.Form(box(110, 168, 146, 236), kit.Lin(110, 168, 146, 236, d.DDD, d.DD)), c.Path("M106 236V164H150V236", kit.None).Stroke(f.M, 3.5), c.Path("M104 164L128 154L152 164Z", f.M), c.Rect(76, 180, 14, 40, 1, d.DDD), c.Path("M80 218V198Q80 188 83 188Q86 188 86 198V218Z", f.D), c.Rect(166, 180, 14, 40, 1, d.DDD), c.Path("M170 218V198Q170 188 173 188Q176 188 176 198V218Z", f.D))
		c.Part("columns", col(66, 154, 236, 11), col(96, 154, 236, 11), col(160, 154, 236, 11), col(190, 154, 236, 11), col(106, 154, 236, 9).Move(-1, 0), col(150, 154, 236, 9).Move(1, 0))
		c.Part("facade", c.Rect(50, 234, 156, 8, 1, kit.Lin(0, 234, 0, 242, f.LL, f.M, f.DD)))
		c.Part("sand", c.Form("M2 240C30 232 70 240 104 240C140 240 190 232 254 240Q260 250 248 256H10Q-2 252 2 240Z", kit.Lin(0, 236, 0, 256, s.LL, s.M, s.D)))
		c.Anchor("ground", 128, 256)
		c.AnchorBox("inside", 128, 204, 30, 62, 0)
	},
}
