package symbols

import (
	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/sheen"
)

// notificationBell is the bell of a screen, with a badge that says that something is new.
var notificationBell = kit.Piece{
	Name: "notification-bell", Cm: 10,
	Palette: "bell #f7b733 yellow gold; clapper #d98a24 <bell; badge #ee3344 red dot",
	States:  "ringing; plain -badge",
	Draw: func(c *kit.Canvas) {
		b, k, r := c.Tones("bell"), c.Tones("clapper"), c.Tones("badge")
		lean := func(n ...kit.Node) kit.Node {
			if c.State("ringing") {
				return kit.Of(n...).Rotate(14, 124, 30)
			}
			return kit.Of(n...)
		}
		c.Part("clapper", lean(sheen.Ball(c, 124, 222, 26, k)))
		const d = "M124 30C176 30 202 68 204 118C205 152 214 168 230 182C242 194 236 208 220 208H28C12 208 6 194 18 182C34 168 43 152 44 118C46 68 72 30 124 30Z"
		c.Part("bell", lean(sheen.Body(c, kit.RoundRect(108, 8, 32, 34, 16), b, 8), c.Clip("M80 190H170V256H80Z", c.Blur(4, c.Ellipse(124, 210, 30, 10, k.DDD)).Opacity(.5)),
			c.Form(d, kit.Lin(30, 40, 220, 200, kit.At(0, b.LL), kit.At(.3, b.L), kit.At(.55, b.M), kit.At(.85, b.D), kit.At(1, b.DD)),
				c.Blur(6, c.Path("M0 186Q124 172 256 186V220H0Z", b.DD)).Opacity(.4), c.Line("M34 182Q124 170 214 182", b.LL, 3).Opacity(.7), sheen.Edge(c, d, b, 20)),
			sheen.Glint(c, "M66 116C67 84 82 60 106 52C114 51 115 59 108 62C90 70 80 90 79 116C79 134 76 150 70 162C65 167 60 163 63 156C66 144 66 132 66 116Z", .6)))
		if c.State("ringing") {
			c.Part("bell", c.Line("M22 118C16 92 22 66 38 48M2 122C-6 88 2 52 24 28M230 62C240 78 244 98 242 118M250 44C264 66 268 96 262 122", b.D, 8))
		}
		c.Part("badge", c.Clip(d, lean(c.Blur(5, c.Circle(196, 70, 50, b.DDD)).Opacity(.45))), c.Circle(194, 62, 52, kit.White), c.Circle(194, 62, 45, r.DD), sheen.Ball(c, 194, 61, 44.5, r), sheen.Gloss(c, 194, 61, 33, 33, 196, 246, 6))
		c.AnchorBox("print", 194, 62, 58, 50, 0)
		c.Anchor("ground", 124, 248)
	},
}
