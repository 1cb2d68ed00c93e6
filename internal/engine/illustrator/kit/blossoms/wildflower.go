package blossoms

import (
	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/foliage"
)

var wildflower = kit.Piece{
	Name: "wildflower", Cm: 40,
	Palette: "petals #6f7fe8 blossoms; center #f7c235; stem #6a9f45; leaves #6fa84d <stem",
	Draw: func(c *kit.Canvas) {
		p, k, s, l := c.Tones("petals"), c.Tones("center"), c.Tones("stem"), c.Tones("leaves")
		c.Part("stem", foliage.Stalk(c, s, "M124 252C116 200 96 160 74 118", 5), foliage.Stalk(c, s, "M128 252C130 190 136 130 142 72", 5.5), foliage.Stalk(c, s, "M132 252C140 210 164 176 192 148", 5), foliage.Stalk(c, s, "M134 170C146 140 176 110 200 74", 3.6), foliage.Stalk(c, s, "M96 166C82 170 58 176 42 190", 3.4))
		c.Part("leaves", foliage.With(c, "stem", foliage.Leaf(c, l, 126, 250, 110, 18, -34), foliage.Leaf(c, l, 131, 250, 112, 18, 38), foliage.Leaf(c, l, 125, 250, 74, 15, -60), foliage.Leaf(c, l, 132, 250, 76, 15, 62), foliage.Leaf(c, l, 130, 206, 58, 15, 20), foliage.Leaf(c, l, 108, 190, 52, 14, -50), foliage.Leaf(c, l, 134, 140, 40, 12, -34), foliage.Leaf(c, l, 160, 178, 40, 12, 70), foliage.Leaf(c, l, 128, 250, 90, 16, -8)))
		bud := func(x, y, turn float64) kit.Node {
			return kit.Of(foliage.Petal(c, p.M, x, y, 22, 15, turn-14, foliage.Pointed), foliage.Petal(c, p.M, x, y, 22, 15, turn+14, foliage.Pointed), foliage.Petal(c, p.M, x, y, 26, 15, turn, foliage.Pointed), foliage.Leaf(c, l, x, y+2, 14, 11, turn-20), foliage.Leaf(c, l, x, y+2, 14, 11, turn+20))
		}
		head := func(x, y, r, start float64) kit.Node {
			return kit.Of(whorl(c, p.D, x, y, r, r*.62, 7, start+26, foliage.Ruffled), whorl(c, p.M, x, y, r*.94, r*.6, 7, start, foliage.Ruffled), c.Path(kit.Oval(x, y, r*.6, r*.6), kit.Rad(x, y, r*.6, kit.At(0, p.DDD.Alpha(.8)), kit.At(1, p.DD.Alpha(0)))))
		}
		c.Part("petals", bud(200, 76, 28), bud(43, 190, -66), head(70, 112, 46, 10), head(194, 146, 42, 0), head(142, 62, 54, -12))
		c.Part("center", dome(c, k, 70, 112, 12, 22), dome(c, k, 194, 146, 11, 22), dome(c, k, 142, 62, 14, 26))
		c.Anchor("ground", 128, 252)
		c.AnchorBox("grip", 128, 240, 0, 0, 0)
	},
}
