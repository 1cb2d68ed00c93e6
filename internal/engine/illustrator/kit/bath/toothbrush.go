package bath

import (
	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/sheen"
)

var toothbrush = kit.Piece{
	Name: "toothbrush", Cm: 19,
	Palette: "handle #35b0d8 brush; second #ffffff stripe; bristles #f7fbff; third #7fd0f0 tips; paste #f0505e toothpaste",
	Draw: func(c *kit.Canvas) {
		h, s, b, t, p := c.Tones("handle"), c.Tones("second"), c.Tones("bristles"), c.Tones("third"), c.Tones("paste")
		lean := func(n ...kit.Node) kit.Node { return kit.Of(n...).Rotate(-32, 128, 128).Move(0, 18) }
		c.Part("bristles", lean(c.Form("M164 66Q164 62 168 62H240Q244 62 244 66L246 118H162Z", kit.Lin(162, 62, 246, 118, b.LL, b.M, b.D), sheen.Each(17, func(i int) kit.Node {
			x := 166 + 4.800*float64(i)
			return kit.Of(c.Line(sheen.D("M%g 60V120", x), b.DDD, 1).Opacity(.5), c.Line(sheen.D("M%g 60V120", x+1.400), kit.White, 1).Opacity(.8))
		}), c.Path("M160 58H248V78Q204 84 160 78Z", kit.Lin(0, 60, 0, 82, t.M, t.M, t.M.Alpha(0))), sheen.Dim(c, 3, .35, "M160 108H250V120H160Z", b))))
		wave := "M164 62C160 46 174 38 186 44C192 32 208 32 214 42C224 34 238 38 240 46C252 44 254 60 244 64C236 70 228 66 224 64C216 70 206 68 202 64C194 70 184 68 180 64C174 68 166 68 164 62Z"
		c.Part("paste", lean(sheen.Body(c, wave, p, 9, c.Path("M166 56C178 50 184 60 194 54C204 48 210 58 220 52C230 48 236 56 246 52", kit.None).Stroke(kit.White, 6).Opacity(.9)), sheen.Glint(c, "M176 50Q180 45 187 48Q182 49 178 54Z", .7)))
		const d = "M150 114Q150 106 160 106H246Q258 106 258 118Q258 132 246 132H176C150 132 142 128 124 126C90 122 40 122 4 132C-12 136 -22 132 -22 120C-22 106 -10 102 6 102C40 104 92 112 124 112C138 112 144 116 150 114Z"
		c.Part("handle", lean(c.Path(d, h.DDD).Move(0, 2), c.Form(d, kit.Lin(0, 102, 0, 134, kit.At(0, h.L), kit.At(.2, h.LL), kit.At(.45, h.M), kit.At(.8, h.D), kit.At(1, h.DD)),
			c.Named("second", c.Path("M-10 112C30 106 70 112 100 116C110 120 106 124 96 122C64 118 24 118 -8 124Q-16 118 -10 112Z", kit.Lin(0, 108, 0, 124, s.L, s.M, s.DD)), sheen.Each(5, func(i int) kit.Node { return c.Line(sheen.D("M%g 110v12", 14+12*float64(i)), h.M, 3).Opacity(.6) })),
			c.Line("M166 111H244", kit.White, 2.400).Opacity(.6), sheen.Edge(c, d, h, 9)), sheen.Glint(c, "M-10 108Q40 104 96 113Q60 111 -6 112Z", .5)))
		c.AnchorBox("grip", 56, 178, 0, 0, 58)
	},
}
