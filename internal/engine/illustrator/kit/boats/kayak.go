package boats

import (
	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/gloss"
	"pellucid/internal/engine/illustrator/kit/sheen"
)

var kayak = kit.Piece{
	Name: "kayak", Cm: 400, Facing: kit.Right,
	Palette: "hull #f07b2e orange boat; seat #3d4350 cockpit; paddle #f5d04a oar; stripe #ffffff",
	Draw: func(c *kit.Canvas) {
		h, s, p, e := c.Tones("hull"), c.Tones("seat"), c.Tones("paddle"), c.Tones("stripe")
		dark := kit.TonesOf(kit.Hex("#4a4f5d"))
		c.On(kit.Back)
		c.Part("seat", sheen.Body(c, "M96 120Q98 98 112 98Q124 98 124 120Z", s, 6))
		c.Part("hull", sheen.Body(c, "M2 118C50 112 84 116 128 116C172 116 206 112 254 118C240 134 190 146 128 146C66 146 16 134 2 118Z", h, 8), c.Path(kit.Oval(132, 124, 40, 10), dark.DDD))
		c.On(kit.Fore)
		d := "M2 116C40 130 84 134 128 134C172 134 216 130 254 116C246 148 208 172 128 172C48 172 10 148 2 116Z"
		c.Part("hull", sheen.Body(c, d, h, 18, c.Named("stripe", c.Line("M6 136C50 154 206 154 250 136", e.M, 6))), c.Line("M90 130Q132 142 174 130", dark.M, 5), sheen.Streak(c, "M20 130Q60 140 92 142", 4, .6))
		blade := func(x, y, deg float64) kit.Node {
			return sheen.Body(c, "M-8 0C-16 -14 -16 -40 0 -46C16 -40 16 -14 8 0Z", p, 8, c.Line("M0 0V-38", p.DD, 2).Opacity(.6)).Rotate(deg, 0, 0).Move(x, y)
		}
		c.Part("paddle", gloss.Tube(c, "M60 66L206 128", 7, dark), blade(64, 68, -66), blade(202, 126, 114))
		c.AnchorBox("inside", 132, 128, 70, 16, 0)
		c.Anchor("seat", 132, 126)
		c.Anchor("handNear", 152, 104)
		c.Anchor("handFar", 116, 90)
		c.Anchor("ground", 128, 172)
	},
}
