package blossoms

import (
	"strconv"

	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/foliage"
)

var flower = kit.Piece{
	Name: "flower", Cm: 30,
	States:  "4-petals; 5-petals; 6-petals; 7-petals; 8-petals; 9-petals; 10-petals; 12-petals",
	Palette: "petals #f26aa6 blossom; center #f7b92f; stem #4f9b3d; leaves #56a844 <stem",
	Draw: func(c *kit.Canvas) {
		p, k, s, l := c.Tones("petals"), c.Tones("center"), c.Tones("stem"), c.Tones("leaves")
		c.Part("stem", foliage.Stalk(c, s, "M128 96C132 150 121 204 131 252", 9))
		c.Part("leaves", foliage.With(c, "stem", foliage.Leaf(c, l, 127, 222, 84, 46, -60), foliage.Leaf(c, l, 126, 204, 82, 44, 56)))
		ring := whorl(c, p.M, 128, 91, 87, 68, 8, -157, foliage.Notched)
		switch c.Variant(3) {
		case 1: // five round petals
			ring = whorl(c, p.M, 128, 91, 86, 96, 5, -144, foliage.Round)
		case 2: // two rows of pointed ones
			ring = kit.Of(whorl(c, p.M.Shade(-.4), 128, 91, 90, 44, 12, 15, foliage.Pointed), whorl(c, p.M.Shade(.2), 128, 91, 70, 40, 12, 0, foliage.Pointed))
		}
		for _, n := range []int{4, 5, 6, 7, 8, 9, 10, 12} {
			if c.State(strconv.Itoa(n) + "-petals") {
				ring = whorl(c, p.M, 128, 91, 86, 470/float64(n), n, -90-180/float64(n)*float64(n%2), foliage.Round)
			}
		}
		c.Part("petals", c.Blur(3, c.Circle(130, 98, 50, s.DDD).Opacity(.35)), ring,
			c.Path(kit.Oval(128, 91, 46, 46), kit.Rad(128, 91, 46, kit.At(0, p.DDD.Alpha(.8)), kit.At(.5, p.DD.Alpha(.5)), kit.At(1, p.DD.Alpha(0)))))
		c.Part("center", dome(c, k, 128, 91, 23, 60))
		c.Anchor("ground", 130, 254)
		c.AnchorBox("grip", 126, 226, 0, 0, 0)
	},
}
