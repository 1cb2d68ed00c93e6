package tools

import (
	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/gloss"
)

var flashlight = kit.Piece{
	Name: "flashlight", Cm: 25, Facing: kit.Right,
	Palette: "body #e2433b; head #4f5565 rubber; beam #ffe27a light; metal #c3ccd4 ring; button #f5b82e switch",
	Draw: func(c *kit.Canvas) {
		b, h, l, m, k := c.Tones("body"), c.Tones("head"), c.Tones("beam"), c.Tones("metal"), c.Tones("button")
		turn := func(n ...kit.Node) kit.Node { return kit.Of(n...).Rotate(-24, 128, 128).Move(-4, 14) }
		c.Part("beam", turn(c.Path("M170 96L272 52Q284 128 272 204L170 160Z", kit.Lin(170, 0, 280, 0, l.LL.Alpha(.95), l.L.Alpha(.6), l.M.Alpha(0))), c.Path("M170 110L276 92Q280 128 276 164L170 146Z", kit.Lin(170, 0, 276, 0, kit.White.Alpha(.8), kit.White.Alpha(0)))))
		c.Part("body", turn(c.Form("M-24 112Q-24 104 -14 104H96V152H-14Q-24 152 -24 144Z", kit.Lin(0, 104, 0, 152, kit.At(0, b.D), kit.At(.12, b.M), kit.At(.3, b.LL), kit.At(.55, b.M), kit.At(.85, b.D), kit.At(1, b.DD)), c.Line("M-4 100V156M6 100V156M16 100V156M26 100V156", b.DDD, 3).Opacity(.5), c.Line("M-2 100V156M8 100V156M18 100V156M28 100V156", b.LL, 1.2).Opacity(.5), gloss.Dim(c, 5, .5, "M80 98H100V158H86Z", b)), c.Rect(-32, 108, 12, 40, 5, kit.Lin(0, 108, 0, 148, h.M, h.LL, h.M, h.DD)), c.Line("M-32 128Q-44 128 -44 140Q-42 150 -34 148", h.D, 3.4), gloss.Glint(c, "M36 111H84V115H36Z", .6)))
		c.Part("button", turn(c.Rect(48, 97, 34, 12, 5, h.DD), c.Rect(52, 93, 22, 11, 5, kit.Lin(0, 93, 0, 104, k.LL, k.M, k.D))))
		c.Part("head", turn(c.Form("M92 102L108 98L136 82H166V174H136L108 158L92 154Z", kit.Lin(0, 82, 0, 174, kit.At(0, h.D), kit.At(.12, h.M), kit.At(.28, h.LL), kit.At(.52, h.M), kit.At(.85, h.D), kit.At(1, h.DD)), c.Line("M112 94V162M118 92V166M124 88V170", h.DDD, 2.4).Opacity(.6), gloss.Glint(c, "M138 92H162V97H138Z", .5)), c.Rect(88, 100, 9, 56, 3, kit.Lin(0, 100, 0, 156, kit.At(0, m.D), kit.At(.28, m.LL), kit.At(.55, m.M), kit.At(1, m.DD))), c.Rect(160, 76, 15, 104, 6, kit.Lin(0, 76, 0, 180, kit.At(0, m.D), kit.At(.25, m.LL), kit.At(.5, m.M), kit.At(1, m.DDD))),
			c.Ellipse(175, 128, 11, 47, h.DDD), c.Ellipse(176, 128, 9, 43, kit.Rad(176, 120, 44, kit.White, l.LL, l.L, l.M)), c.Glow(5, c.Ellipse(178, 128, 9, 26, kit.White).Opacity(.8))))
		c.AnchorBox("grip", 66, 169, 0, 0, 66)
	},
}
