package blossoms

import (
	"fmt"
	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/foliage"
)

var lavender = kit.Piece{
	Name: "lavender", Cm: 40,
	Palette: "flowers #8f66dc blossoms; stem #7aa35c; leaves #86ab68 <stem",
	Draw: func(c *kit.Canvas) {
		f, s, l := c.Tones("flowers"), c.Tones("stem"), c.Tones("leaves")
		floret := func(x, y, r, turn, tone float64) kit.Node {
			m := f.M.Shade(tone)
			return kit.Of(c.Path(fmt.Sprintf("M0 0C%g %g %g %g 0 %gC%g %g %g %g 0 0Z", -r*.85, -r*.2, -r*.7, -r*1.3, -r*1.5, r*.7, -r*1.3, r*.85, -r*.2), kit.Lin(-r*.5, -r*1.4, r*.5, 0, m.Shade(1.3), m, m.Shade(-1.6))),
				c.Line(fmt.Sprintf("M%g %gQ%g %g 0 %g", -r*.28, -r*.5, -r*.3, -r, -r*1.25), m.Shade(2), .9).Opacity(.7)).Rotate(turn, 0, 0).Move(x, y)
		}
		spike := func(x, y, turn, k float64) (stem, head kit.Node) {
			stem = foliage.Stalk(c, s, fmt.Sprintf("M0 0V%g", -170*k), 4.2).Rotate(turn, 0, 0).Move(x, y)
			var all []kit.Node
			for i := range 10 {
				y0 := -(92 + float64(i)*13.8) * k
				r := (17 - float64(i)*.95) * k
				if i == 0 {
					y0 = -72 * k
					r *= .62
				}
				all = append(all, c.Path(fmt.Sprintf("M%g %gq%g %g %g 0q%g %g %g 0z", -r*.5, y0, r*.5, -r*.5, r, -r*.5, r*.6, -r), l.D).Opacity(.7))
				for _, a := range []float64{-78, 78, -46, 46, -15, 15} {
					all = append(all, floret(a*.05*k, y0+r*.1, r, a, -.6*a/78-.15+float64(i%2)*.4))
				}
			}
			return stem, kit.Of(all...).Rotate(turn, 0, 0).Move(x, y)
		}
		s1, h1 := spike(124, 250, -19, .98)
		s2, h2 := spike(132, 250, 19, .98)
		s3, h3 := spike(128, 252, 0, 1.14)
		c.Part("stem", s1, s2, s3)
		c.Part("leaves", foliage.With(c, "stem", foliage.Leaf(c, l, 124, 236, 84, 15, -38), foliage.Leaf(c, l, 133, 236, 84, 15, 40), foliage.Leaf(c, l, 127, 214, 62, 12, -10), foliage.Leaf(c, l, 129, 222, 60, 12, 14), foliage.Leaf(c, l, 127, 246, 56, 12, -64), foliage.Leaf(c, l, 130, 246, 56, 12, 66)))
		c.Part("flowers", h1, h2, h3)
		c.Anchor("ground", 128, 253)
		c.AnchorBox("grip", 128, 236, 0, 0, 0)
	},
}
