package accessories

import (
	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/fabric"
)

var handbag = kit.Piece{
	Name: "handbag", Cm: 32, States: "open; closed; empty",
	Palette: "bag #cf3f6e body; handle #8a3b2c strap leather; clasp #f3c253 metal gold",
	Draw: func(c *kit.Canvas) {
		b, h, g := c.Tones("bag"), c.Tones("handle"), c.Tones("clasp")
		const arc = "M84 118C78 6 178 6 172 118"
		c.On(kit.Back)
		c.Part("handle", c.Line("M96 112C92 26 164 26 160 112", h.DDD, 9))
		c.On(kit.Body)
		c.Part("body", c.Form("M56 100Q58 92 68 92H188Q198 92 200 100L232 222Q236 244 214 244H42Q20 244 24 222Z", kit.Lin(50, 90, 214, 250, kit.At(0, b.LL), kit.At(.25, b.L), kit.At(.55, b.M), kit.At(1, b.DD)),
			c.Blur(9, c.Path("M190 90Q206 170 196 250H250V100Z", b.DDD).Opacity(.45)), c.Blur(6, c.Path("M10 232Q128 246 246 228V260H10Z", b.DDD).Opacity(.55)),
			fabric.Stitches(c, b.LL, "M32 218Q28 237 44 237H212Q228 237 224 218"),
			c.Path("M58 112L36 210Q34 222 42 228L70 120Z", kit.White).Opacity(.28), c.Blur(4, c.Path("M50 160Q128 206 206 160V176Q128 222 50 176Z", b.DDD).Opacity(.55))))
		if c.State("open") {
			openHandbag(c)
		} else {
			c.Part("body", c.Form("M54 98Q56 88 68 88H188Q200 88 202 98L212 138Q214 148 206 154Q172 184 128 186Q84 184 50 154Q42 148 44 138Z", kit.Lin(54, 88, 200, 190, kit.At(0, b.LL), kit.At(.35, b.M), kit.At(1, b.D)),
				c.Blur(6, c.Path("M150 190Q200 170 216 130V190Z", b.DDD).Opacity(.4)), c.Path("M60 100Q62 94 70 94H110Q74 98 60 142Q54 140 54 134Z", kit.White).Opacity(.38)),
				c.Line("M54 98Q56 88.5 68 88.5H188Q199 88.5 201 97", b.LL, 1.6).Opacity(.8), fabric.Stitches(c, b.LL, "M51 140Q50 146 55 150Q88 177 128 179Q168 177 201 150Q206 146 205 140"))
		}
		ring := kit.Of(c.Rect(73, 100, 22, 28, 8, b.DDD).Opacity(.4).Move(.6, 2), c.Rect(73, 100, 22, 28, 8, kit.Lin(73, 100, 95, 128, g.LL, g.M, g.DD)), c.Rect(78, 105, 12, 18, 4, h.DD), c.Line("M76 106Q77 103 82 103", kit.White, 1.8).Opacity(.8))
		c.Part("handle", c.Line(arc, h.DDD, 13), c.Line(arc, kit.Lin(84, 20, 172, 110, h.L, h.M, h.DD), 10.5), c.Line("M81 110C76 10 166 8 169 96", h.LL, 2).Opacity(.8), fabric.Stitches(c, h.LL, "M87 112C82 14 174 14 169 112"), ring, ring.Mirror(128))
		c.AnchorBox("grip", 128, 34, 0, 0, 90)
		c.AnchorBox("print", 128, 216, 140, 34, 0)
		c.Anchor("ground", 128, 244)
		if c.State("open") {
			return
		}
		c.Part("clasp", c.Blur(3, c.Circle(129, 178, 20, b.DDD).Opacity(.6)), c.Circle(128, 174, 19, kit.Lin(112, 158, 144, 192, g.LL, g.M, g.DD)), c.Circle(128, 174, 14.5, kit.Lin(116, 162, 140, 186, g.D, g.L)), c.Circle(128, 174, 12.5, kit.Rad(123, 168, 18, g.LL, g.M, g.D)), c.Line("M117 165Q121 160 127 159.5", kit.White, 2.2).Opacity(.8), c.Rect(124.5, 168, 7, 12, 3.5, g.DDD).Opacity(.7))
	},
}
