package furniture

import (
	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/sheen"
)

var lifeguardChair = kit.Piece{
	Name: "lifeguard-chair", Cm: 260, Palette: "wood #f4efe4 frame white; sign #d8363c red",
	Draw: func(c *kit.Canvas) {
		w, s := c.Tones("wood"), c.Tones("sign")
		plank := func(x, y, wide, high float64) kit.Node {
			return c.Form(kit.RoundRect(x, y, wide, high, 3), kit.Lin(x, y, x+wide, y+high, w.LL, w.M, w.D))
		}
		rungs := kit.Of()
		for i := range 4 {
			y := 142 + 27*float64(i)
			out := (y - 104) * .27
			rungs = kit.Of(rungs, plank(90-out, y, 76+2*out, 9))
		}
		c.On(kit.Back)
		c.Part("wood", plank(84, 26, 10, 84), plank(162, 26, 10, 84), plank(84, 30, 88, 14), plank(84, 50, 88, 14), plank(84, 70, 88, 14))
		c.On(kit.Body)
		c.Part("wood", sheen.Tube(c, "M88 112L50 250", 12, w), sheen.Tube(c, "M168 112L206 250", 12, w), rungs, plank(70, 104, 116, 14), plank(66, 76, 10, 32), plank(180, 76, 10, 32), plank(60, 72, 36, 8), plank(160, 72, 36, 8))
		c.Part("sign", c.Form(kit.RoundRect(106, 160, 44, 44, 5), kit.Lin(106, 160, 150, 204, s.L, s.M, s.DD)), c.Rect(123, 167, 10, 30, 1, kit.White), c.Rect(113, 177, 30, 10, 1, kit.White))
		c.AnchorBox("surface", 128, 104, 90, 0, 0)
		c.Anchor("seat", 128, 102)
		c.Anchor("footNear", 140, 146)
		c.Anchor("footFar", 116, 146)
		c.Anchor("ground", 128, 254)
	},
}
