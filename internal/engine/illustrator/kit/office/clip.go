package office

import (
	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/sheen"
)

var paperClip = kit.Piece{
	Name: "paper-clip", Cm: 3,
	Palette: "wire #9fb0c2 metal silver",
	Draw: func(c *kit.Canvas) {
		w := c.Tones("wire")
		d := "M150 76V186C150 216 106 216 106 186V52C106 6 176 6 176 52V204C176 264 80 264 80 204V84"
		c.Part("wire", kit.Of(c.Line(d, w.DDD, 17), c.Line(d, w.D, 14.5), c.Line(d, w.M, 11).Move(-1, -.6), c.Line(d, w.L, 6.5).Move(-1.8, -1.2), c.Line(d, kit.White, 2.4).Opacity(.9).Move(-2.6, -1.8)).Rotate(32, 128, 132))
	},
}

var sheriffBadge = kit.Piece{
	Name: "sheriff-badge", Cm: 7,
	Palette: "badge #f2bd3f gold star; center #d89a2a; gem #3f7fd0 enamel blue",
	Draw: func(c *kit.Canvas) {
		b, k, g := c.Tones("badge"), c.Tones("center"), c.Tones("gem")
		pt := "M128 8L152 62Q156 70 164 69L224 66Q234 66 228 74L192 124Q188 132 192 140L228 190Q234 198 224 198L164 195Q156 194 152 202L128 256L104 202Q100 194 92 195L32 198Q22 198 28 190L64 140Q68 132 64 124L28 74Q22 66 32 66L92 69Q100 70 104 62Z"
		c.Part("badge", c.Path(pt, b.DDD).Move(2, 4), c.Form(pt, kit.Lin(50, 20, 210, 240, b.LL, b.L, b.M, b.D, b.DD), c.Path("M128 8V132L104 62ZM224 66L128 132L152 62ZM228 198L128 132L192 140ZM128 256V132L152 202ZM32 198L128 132L104 202ZM28 66L128 132L64 140Z", kit.White).Opacity(.22), sheen.Edge(c, pt, b, 9)), sheen.Each(6, func(i int) kit.Node {
			p := [][2]float64{{128, 12}, {229, 70}, {229, 194}, {128, 252}, {27, 194}, {27, 70}}[i]
			return sheen.Ball(c, p[0], p[1], 13, b)
		}))
		c.Part("center", c.Circle(128, 132, 53, b.DDD).Opacity(.6), c.Circle(128, 132, 50, kit.Lin(90, 90, 170, 180, b.LL, b.M, b.DD)), c.Circle(128, 132, 42, kit.Lin(90, 96, 166, 170, k.DD, k.M, k.L)), c.Around(20, 128, 132, c.Circle(128, 86, 2, b.DD)))
		c.Part("gem", c.Form("M128 102L136 121L157 123L141 136L146 157L128 146L110 157L115 136L99 123L120 121Z", kit.Lin(100, 102, 156, 158, g.LL, g.M, g.DD), c.Path("M128 102V146L110 157L115 136L99 123L120 121Z", kit.White).Opacity(.25)))
		c.AnchorBox("print", 128, 132, 70, 30, 0)
	},
}
