package cleaning

import (
	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/sheen"
)

var ironingBoard = kit.Piece{
	Name: "ironing-board", Cm: 140, Palette: "cover #6fb4ee blue cloth; pattern #ffffff dots; legs #c3ccd4 metal; iron #e5626c",
	Draw: func(c *kit.Canvas) {
		v, p, l, r := c.Tones("cover"), c.Tones("pattern"), c.Tones("legs"), c.Tones("iron")
		c.Part("legs", sheen.Tube(c, "M70 100L190 224", 8, l), sheen.Tube(c, "M186 100L74 224", 8, l), sheen.Tube(c, "M50 228H98", 8, l), sheen.Tube(c, "M166 228H214", 8, l), c.Circle(128, 162, 6, l.DD), c.Circle(127.500, 161, 4, l.LL))
		d := "M6 92Q0 92 0 86Q2 76 34 70Q80 64 230 64Q252 64 252 78Q252 92 230 92Z"
		c.Part("cover", c.Path(d, v.DDD).Move(0, 6), sheen.Body(c, d, v, 10, c.Named("pattern", sheen.Each(22, func(i int) kit.Node {
			return c.Ellipse(22+float64(i*47%224), 70+float64(i*13%20), 4.500, 3, p.M).Opacity(.8)
		}))))
		body := "M128 58L136 40Q142 28 160 28H206Q214 28 216 36L220 58Q220 62 214 62H132Q126 62 128 58Z"
		c.Part("iron", c.Rect(124, 58, 98, 7, 3, l.D), sheen.Body(c, body, r, 9), sheen.Tube(c, "M150 30Q156 10 180 10H204Q214 10 212 30", 8, r), c.Circle(160, 46, 6, kit.White).Opacity(.85), c.Line("M212 18Q236 4 246 26Q252 44 262 40", r.DD, 3))
		c.AnchorBox("surface", 70, 68, 100, 0, 0)
		c.Anchor("ground", 128, 232)
	},
}
