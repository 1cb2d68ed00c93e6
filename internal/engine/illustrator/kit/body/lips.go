package body

import (
	"pellucid/internal/engine/illustrator/kit"
	p "pellucid/internal/engine/illustrator/kit/plump"
)

var lips = kit.Piece{
	Name: "lips", Cm: 6,
	Palette: "lips #e0263f upper_lip; lower #e0263f <lips lower_lip; teeth #ffffff",
	Draw: func(c *kit.Canvas) {
		u, l, t := c.Tones("lips"), c.Tones("lower"), c.Tones("teeth")
		if c.Variant(2) == 1 {
			// Closed: the lower lip meets the upper one.
			c.Add(c.Path(lipHole, u.DDD))
			lipstick(c, u, l, true)
			return
		}
		c.Add(c.Path(lipHole, u.DDD), c.Path(lipGap, kit.Hex("#4a0f1e")))
		c.Part("teeth", c.Clip(lipGap, c.Path("M40 96H216V132Q128 152 40 132Z", kit.Lin(128, 104, 128, 144, t.D, t.M, t.M)), p.Each(11, func(i int) kit.Node {
			x := 48 + float64(i)*16
			return c.Line(p.D("M%g 100V142", x), t.DD, 1.6).Opacity(.6)
		}), c.Blur(4, c.Path(upperLip, kit.Hex("#4a0f1e")).Move(0, 6)).Opacity(.55)))
		lipstick(c, u, l, false)
		c.Anchor("mouth", 128, 130)
		c.AnchorBox("fit", 128, 130, 244, 140, 0)
	},
}
