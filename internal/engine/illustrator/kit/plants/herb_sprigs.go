package plants

import (
	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/foliage"
)

// herbSprig is the tip of a herb: pairs of leaves on a stem, larger below, and a tuft on top.
func herbSprig(name, palette string, outline func(long, wide float64) string, share float64) kit.Piece {
	return kit.Piece{
		Name: name, Cm: 12, Palette: palette,
		Draw: func(c *kit.Canvas) {
			l, s := c.Tones("leaves"), c.Tones("stem")
			pair := func(x, y, long, turn float64) {
				wide := long * share
				for _, side := range []float64{1, -1} {
					a := side*turn + 4
					t := kit.TonesOf(l.M.Shade(.4 * foliage.Lit(a)))
					c.Part("leaves", foliage.Blade(c, t, outline(long, wide), x, y, long, wide, a))
				}
			}
			c.Part("stem", foliage.Stalk(c, s, "M112 254C118 210 126 160 128 84", 6.500))
			pair(121, 196, 98, 74)
			pair(125, 146, 92, 60)
			pair(128, 106, 74, 46)
			pair(129, 82, 50, 26)
			c.Part("leaves", foliage.Blade(c, kit.TonesOf(l.M.Shade(.5)), outline(46, 46*share), 129, 76, 46, 46*share, 2))
			c.AnchorBox("grip", 114, 240, 0, 0, 6)
		},
	}
}

var mintSprig = herbSprig("mint-sprig", "leaves #3fae62 mint; stem #7d9a58", func(long, wide float64) string { return foliage.Toothed(long, wide, 8) }, .62)

var basilSprig = herbSprig("basil-sprig", "leaves #57a838 basil; stem #93b75a", foliage.LeafOutline, .84)
