package weapons

import (
	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/gloss"
)

var bowAndArrow = kit.Piece{
	Name: "bow-and-arrow", Cm: 120, Facing: kit.Right,
	Palette: "bow #a8662f wood; string #e9dfcd; arrow #d9a765 shaft; feathers #e23b3b fletching; tip #aab4c0 arrowhead; grip #5b3a2e",
	Draw: func(c *kit.Canvas) {
		b, s, a, f, t, g := c.Tones("bow"), c.Tones("string"), c.Tones("arrow"), c.Tones("feathers"), c.Tones("tip"), c.Tones("grip")
		c.Part("string", c.Line("M84 10L46 128L84 246", s.DDD, 4.2), c.Line("M83.5 10L45.5 128L83.5 246", s.L, 2.6))
		const limb = "M78 4Q86 0 90 8Q94 16 88 20C108 30 138 52 150 84C156 100 158 114 158 128C158 142 156 156 150 172C138 204 108 226 88 236Q94 240 90 248Q86 256 78 252Q74 246 76 236C96 224 124 200 134 170C138 156 140 142 140 128C140 114 138 100 134 86C124 56 96 32 76 20Q74 10 78 4Z"
		c.Part("bow", c.Path(limb, kit.None).Stroke(kit.Lin(90, 60, 160, 190, b.M, b.D, b.DD), 6), c.Form(limb, kit.Lin(90, 60, 160, 190, kit.At(0, b.LL), kit.At(.3, b.L), kit.At(.55, b.M), kit.At(1, b.DD)), c.Path("M150 84C156 100 158 114 158 128C158 142 156 156 150 172C138 204 108 226 88 236L84 238C112 220 136 194 146 168C150 156 152 142 152 128C152 114 150 100 146 88C136 62 112 36 84 18L88 20C108 30 138 52 150 84Z", b.DD).Opacity(.6), c.Line("M92 30C112 44 132 66 138 92M138 166C130 192 110 214 90 228", b.LL, 2.4).Opacity(.7), c.Line("M104 44C120 60 134 80 142 108M142 150C134 180 118 200 102 214", b.DD, 1.2).Opacity(.5)))
		c.Part("grip", c.Form("M137 92Q150 86 158 94Q163 110 163 128Q163 146 158 162Q150 170 137 164Q141 146 141 128Q141 110 137 92Z", kit.Lin(138, 0, 164, 0, g.L, g.LL, g.M, g.DD), c.Line("M134 102L166 96M134 112L166 106M134 122L168 116M134 132L168 126M134 142L168 136M134 152L166 146M134 162L166 156", g.DDD, 3).Opacity(.6), c.Line("M134 104L166 98M134 114L166 108M134 124L168 118M134 134L168 128M134 144L168 138M134 154L166 148", g.LL, 1.2).Opacity(.5)))
		c.Part("arrow", c.Line("M30 128H222", a.DDD, 10), c.Line("M30 127.500H222", a.M, 7.500), c.Line("M34 126H220", a.LL, 2).Opacity(.9),
			c.Named("tip", c.Form("M214 110L254 126Q257 128 254 130L214 146Q210 147 212 143L219 128L212 113Q210 109 214 110Z", kit.Lin(214, 110, 226, 146, t.LL, t.M, t.DD), c.Path("M218 128H256L212 148Z", t.DD).Opacity(.6), gloss.Glint(c, "M217 114L244 125H222Z", .5)), c.Rect(204, 122.5, 14, 11, 2, gloss.Barrel(g, 0, 122, 0, 134))),
			c.Named("feathers", c.Form("M38 124H86L74 104Q72 101 68 101H24Q20 101 22 105Z", kit.Lin(30, 100, 70, 126, f.LL, f.M, f.D), c.Line("M34 102L46 124M44 102L57 124M54 102L68 124M64 102L79 124", f.DDD, 1.2).Opacity(.5)), c.Form("M38 132H86L74 152Q72 155 68 155H24Q20 155 22 151Z", kit.Lin(30, 132, 70, 158, f.L, f.M, f.DD), c.Line("M34 154L46 132M44 154L57 132M54 154L68 132M64 154L79 132", f.DDD, 1.2).Opacity(.5)), c.Rect(20, 124, 12, 8, 2, g.D), c.Rect(86, 123, 6, 10, 1.5, gloss.Barrel(g, 0, 123, 0, 133)), c.Line("M36 128H86", f.DD, 2).Opacity(.5)))
		c.AnchorBox("grip", 150, 128, 0, 0, 0)
		c.Anchor("handNear", 46, 128)
	},
}
