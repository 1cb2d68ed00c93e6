package holiday

import (
	"fmt"

	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/festoon"
)

// pumpkinBody is a ribbed pumpkin around 128, 156.
func pumpkinBody(c *kit.Canvas, t kit.Tones) kit.Node {
	rib := func(x, y, rx, ry, tone float64) kit.Node {
		m := t.M.Shade(tone)
		o := fmt.Sprintf("M%g %gC%g %g %g %g %g %gC%g %g %g %g %g %gC%g %g %g %g %g %gC%g %g %g %g %g %gZ", x, y-ry, x+rx*.8, y-ry*1.06, x+rx, y-ry*.5, x+rx, y, x+rx, y+ry*.6, x+rx*.7, y+ry, x, y+ry, x-rx*.7, y+ry, x-rx, y+ry*.6, x-rx, y, x-rx, y-ry*.5, x-rx*.8, y-ry*1.06, x, y-ry)
		return c.Form(o, kit.Rad(x-rx*.3, y-ry*.5, ry*1.7, m.Shade(1.3), m.Shade(.6), m, m.Shade(-1), m.Shade(-2)), c.Blur(5, c.Path(fmt.Sprintf("M%g %gQ%g %g %g %gH%gV%gZ", x+rx*.4, y-ry*1.1, x+rx*1.1, y, x+rx*.3, y+ry*1.1, x+rx*2, y-ry*1.1), m.Shade(-3)).Opacity(.4)),
			c.Line(fmt.Sprintf("M%g %gQ%g %g %g %g", x-rx*.5, y-ry*.78, x-rx*.95, y, x-rx*.5, y+ry*.76), m.Shade(2), 2).Opacity(.35))
	}
	return kit.Of(rib(104, 142, 30, 74, -1.2), rib(152, 142, 30, 74, -1.4), rib(54, 160, 48, 74, -.5), rib(202, 160, 48, 74, -1.1), rib(82, 162, 44, 82, -.1), rib(174, 162, 44, 82, -.7), rib(128, 164, 42, 86, .1),
		c.Blur(5, c.Ellipse(128, 88, 42, 12, t.DDD).Opacity(.5)), c.Blur(4, c.Ellipse(50, 128, 9, 26, kit.White).Opacity(.45).Rotate(14, 50, 128)), c.Blur(3.5, c.Ellipse(84, 120, 7, 24, kit.White).Opacity(.35).Rotate(8, 84, 120)))
}

// hollowPumpkin draws a pumpkin without its top: what is in it is before its back wall and behind its front.
func hollowPumpkin(c *kit.Canvas, t kit.Tones, body kit.Node, part string) {
	c.On(kit.Back)
	flesh := kit.TonesOf(kit.Hex("#f7b05a"))
	c.Part(part, body, c.Ellipse(128, 104, 70, 24, flesh.M), c.Ellipse(128, 105, 63, 20, kit.Lin(0, 84, 0, 126, flesh.DDD, t.DDD)))
	c.On(kit.Fore)
	c.Part(part, c.Clip("M-20 104H58A70 24 0 0 0 198 104H276V270H-20Z", body), c.Line("M58 104A70 24 0 0 0 198 104", flesh.L, 5))
	c.AnchorBox("inside", 128, 104, 126, 40, 0)
}

// pumpkinStem is the twisted stalk on it.
func pumpkinStem(c *kit.Canvas, t kit.Tones) kit.Node {
	return c.Form("M102 96C114 88 116 64 112 44C110 34 120 26 136 28C146 30 146 38 140 44C136 60 142 84 156 94Q150 102 140 96Q134 104 126 98Q116 104 102 96Z", kit.Lin(104, 40, 152, 90, t.LL, t.M, t.D, t.DD),
		c.Line("M120 42C124 64 122 84 114 98M130 40C130 62 130 82 128 100M137 44C134 62 136 82 144 98", t.DDD, 2.2).Opacity(.5), c.Line("M116 44C120 64 118 82 110 95", t.LL, 1.8).Opacity(.6), c.Ellipse(128, 35, 13, 6, t.L).Rotate(4, 128, 35), c.Ellipse(128, 35, 8, 3.4, t.D).Opacity(.5))
}

var pumpkin = kit.Piece{
	Name: "pumpkin", Cm: 35,
	Palette: "skin #f28a22; stem #6f8a3a; leaf #5aa040 <stem", States: "empty",
	Draw: func(c *kit.Canvas) {
		s, m, l := c.Tones("skin"), c.Tones("stem"), c.Tones("leaf")
		if c.State("empty") {
			hollowPumpkin(c, s, pumpkinBody(c, s), "skin")
			c.Anchor("ground", 128, 250)
			return
		}
		body, vine := pumpkinBody(c, s), kit.Node{}
		switch c.Variant(3) {
		case 1: // tall
			body = body.Scale(.84, 1.04, 128, 250)
		case 2: // flat, with a curling vine
			body = body.Scale(1.02, .86, 128, 92)
			d := "M112 88C84 66 58 70 50 88C46 104 64 108 68 96C72 82 52 78 38 92C28 104 30 118 20 124"
			vine = kit.Of(c.Line(d, l.DD, 4), c.Line(d, l.LL, 1.6).Move(-.4, -.5))
		}
		c.Part("skin", body)
		c.Part("leaf", vine, c.Line("M140 92C168 70 190 84 186 98C182 108 172 102 176 94C184 80 208 78 222 92", l.DD, 3.4), c.Line("M140 91.5C168 69.5 190 83.5 186 97.5", l.LL, 1.2),
			c.Clip("M6 80H128V200H6Z", c.Blur(4, c.Ellipse(82, 108, 36, 16, s.DDD).Opacity(.4))), festoon.LeafBlade(c, l, "M0 0C-10 4 -24 2 -30 -6C-44 -8 -46 -24 -38 -32C-44 -42 -34 -54 -24 -54C-20 -64 -8 -66 0 -78C8 -66 20 -64 24 -54C34 -54 44 -42 38 -32C46 -24 44 -8 30 -6C24 2 10 4 0 0Z", 120, 94, 76, 68, -78))
		c.Part("stem", pumpkinStem(c, m))
		c.Anchor("ground", 128, 250)
		c.AnchorBox("print", 128, 170, 120, 90, 0)
	},
}
