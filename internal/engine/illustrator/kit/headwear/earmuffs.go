package headwear

import (
	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/fabric"
)

var earmuffs = kit.Piece{
	Name: "earmuffs", Cm: 20, Palette: "muffs #f28fb1 fluffy pink; band #4a5163 headband",
	Draw: func(c *kit.Canvas) {
		m, b := c.Tones("muffs"), c.Tones("band")
		c.Part("band", c.Line("M40 170C36 40 96 16 128 16C160 16 220 40 216 170", b.DDD, 16), c.Line("M40 170C36 40 96 16 128 16C160 16 220 40 216 170", b.M, 12), c.Line("M42 120C48 54 94 24 126 22", b.LL, 3.500).Opacity(.8))
		for _, x := range []float64{48, 208} {
			c.Part("muffs", c.Path(fabric.Fluff(x, 180, 44, 58, .5, 26), m.DD).Move(1, 3), c.Form(fabric.Fluff(x, 180, 43, 57, .5, 26), kit.Rad(x-14, 156, 76, m.LL, m.L, m.M, m.D)), fabric.Tufts(c, x, 180, 38, 52, .5, 40, m.LL))
		}
		c.AnchorBox("fit", 128, 120, 160, 60, 0)
	},
}
