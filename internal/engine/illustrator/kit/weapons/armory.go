package weapons

import (
	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/gloss"
	"pellucid/internal/engine/illustrator/kit/sheen"
)

var crossedSwords = kit.Piece{
	Name: "crossed-swords", Cm: 110,
	Palette: "blade #c6d2de steel blades; guard #f0b83f gold; hilt #8a4a30 handle grip; gem #e23b4f jewel",
	Draw: func(c *kit.Canvas) {
		b, g, h, j := c.Tones("blade"), c.Tones("guard"), c.Tones("hilt"), c.Tones("gem")
		one := func(deg float64) {
			t := func(n ...kit.Node) kit.Node { return kit.Of(n...).Rotate(deg, 128, 128) }
			c.Part("blade", t(c.Form("M128 -36L144 -10L141 184H115L112 -10Z", kit.Lin(112, 0, 144, 0, kit.At(0, b.M), kit.At(.12, b.LL), kit.At(.49, b.L), kit.At(.5, b.D), kit.At(.9, b.DD), kit.At(1, b.M)), c.Form("M125 12Q128 2 131 12L130 184H126Z", kit.Lin(124, 0, 132, 0, b.DD, b.D, b.LL)), gloss.Dim(c, 5, .5, "M108 164H148V190H108Z", b)), c.Line("M116 -4L118 170", kit.White, 2).Opacity(.7)))
			c.Part("hilt", t(c.Form("M120 196H136L137 252H119Z", gloss.Barrel(h, 118, 0, 138, 0), c.Line("M116 206L140 213M116 218L140 225M116 230L140 237M116 242L140 249", h.DDD, 3).Opacity(.6)), sheen.Ball(c, 128, 260, 11, g)))
			c.Part("guard", t(sheen.Body(c, "M128 178Q152 178 170 172Q182 168 181 182Q180 196 168 193Q152 198 140 200H116Q104 198 88 193Q76 196 75 182Q74 168 86 172Q104 178 128 178Z", g, 7), sheen.Ball(c, 128, 189, 8, j)))
		}
		one(45)
		one(-45)
	},
}
