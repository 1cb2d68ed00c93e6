package hardware

import (
	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/gloss"
)

var trafficCone = kit.Piece{
	Name: "traffic-cone", Cm: 70,
	Palette: "cone #f9701f; stripes #fdfaf4 bands; base #e85f14 <cone",
	Draw: func(c *kit.Canvas) {
		o, s, b := c.Tones("cone"), c.Tones("stripes"), c.Tones("base")
		across := func(t kit.Tones) kit.Gradient {
			return kit.Lin(66, 0, 194, 0, kit.At(0, t.M), kit.At(.22, t.LL), kit.At(.48, t.M), kit.At(.8, t.D), kit.At(1, t.DD))
		}
		c.Part("base", c.Form("M44 208H212L246 232Q252 238 246 242V246Q246 252 240 252H16Q10 252 10 246V242Q4 238 10 232Z", kit.Lin(0, 208, 0, 252, kit.At(0, b.L), kit.At(.5, b.M), kit.At(.55, b.D), kit.At(1, b.DDD)), c.Path("M10 240H246V244H10Z", b.LL).Opacity(.6), c.Blur(6, c.Ellipse(138, 222, 82, 15, b.DDD).Opacity(.6))))
		c.Part("cone", c.Form("M112 18Q112 8 128 8Q144 8 144 18L198 214Q200 230 128 230Q56 230 58 214Z", across(o),
			c.Named("stripes", c.Path("M70 70Q128 88 186 70V112Q128 130 70 112ZM50 140Q128 164 206 140V182Q128 208 50 182Z", across(s)), c.Path("M70 70Q128 88 186 70V74Q128 92 70 74ZM50 140Q128 164 206 140V144Q128 168 50 144Z", s.DDD).Opacity(.3)),
			gloss.Dim(c, 7, .45, "M150 10L200 230H172L140 10Z", o), c.Path("M184 150L200 214Q201 226 180 228Q192 200 178 130Z", o.LL).Opacity(.3), gloss.Glint(c, "M117 26L78 206Q84 214 92 214L122 26Z", .42), gloss.Dim(c, 5, .4, "M54 222Q128 244 202 222V240H54Z", o)),
			c.Ellipse(128, 16, 16, 7, o.LL), c.Ellipse(128, 17, 10, 4, o.DDD))
		c.Anchor("ground", 128, 252)
		c.AnchorBox("grip", 128, 20, 0, 0, 0)
	},
}
