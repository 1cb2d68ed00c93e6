package blossoms

import (
	"math"

	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/foliage"
)

var daisy = kit.Piece{
	Name: "daisy", Cm: 25,
	Palette: "petals #fffefc; center #f9b92b; stem #5a9e40; leaves #5fa948 <stem",
	Draw: func(c *kit.Canvas) {
		p, k, s, l := c.Tones("petals"), c.Tones("center"), c.Tones("stem"), c.Tones("leaves")
		c.Part("stem", foliage.Stalk(c, s, "M126 96C120 150 134 206 128 252", 7.5))
		c.Part("leaves", foliage.With(c, "stem", foliage.Blade(c, l, foliage.Toothed(78, 34, 5), 129, 226, 78, 34, 52), foliage.Blade(c, l, foliage.Toothed(70, 32, 5), 129, 206, 70, 32, -56)))
		c.Part("petals", whorl(c, p.M.Shade(-.7), 128, 90, 84, 27, 15, 12, foliage.Round), c.Blur(3, c.Circle(129, 92, 54, p.DDD).Opacity(.3)), whorl(c, p.M, 128, 90, 79, 27, 15, 0, foliage.Round))
		c.Part("center", dome(c, k, 128, 90, 25, 80))
		c.Anchor("ground", 128, 253)
		c.AnchorBox("grip", 127, 230, 0, 0, 0)
	},
}

// dome is the raised center of a flower.
func dome(c *kit.Canvas, t kit.Tones, x, y, r float64, n int) kit.Node {
	return kit.Of(c.Blur(r*.16, c.Circle(x+r*.08, y+r*.14, r*1.12, t.DDD).Opacity(.5)),
		c.Form(kit.Oval(x, y, r, r), kit.Rad(x-r*.35, y-r*.4, r*1.5, t.LL, t.L, t.M, t.DD),
			foliage.Florets(c, x, y, r*.98, n, r*1.1/math.Sqrt(float64(n)), t.DD, t.L),
			c.Path(kit.Oval(x, y, r, r), kit.Rad(x-r*.3, y-r*.35, r*1.45, kit.At(0, t.LL.Alpha(.5)), kit.At(.45, t.M.Alpha(0)), kit.At(1, t.DDD.Alpha(.75))))))
}
