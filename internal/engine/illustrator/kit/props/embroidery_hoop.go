package props

import (
	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/sheen"
)

// embroideryHoop is a wooden ring with a screw that holds cloth taut; what is embroidered is printed on the cloth.
var embroideryHoop = kit.Piece{
	Name: "embroidery-hoop", Cm: 20,
	Palette: "hoop #d9a562 wood ring; cloth #fbf3e4 fabric linen; screw #d6ad4e brass",
	Draw: func(c *kit.Canvas) {
		h, f, s := c.Tones("hoop"), c.Tones("cloth"), c.Tones("screw")
		c.Part("cloth", c.Form(kit.Oval(128, 142, 102, 102), kit.Rad(96, 104, 150, f.LL, f.L, f.M, f.D), c.Blur(7, c.Circle(132, 148, 104, kit.None).Stroke(f.DDD, 16)).Opacity(.4)))
		var weave []kit.Node
		for i := range 25 {
			at := 30 + 8.2*float64(i)
			weave = append(weave, c.Line(sheen.D("M%g 36V248M26 %gH230", at, at+14), f.DD, .8))
		}
		c.Part("cloth", c.Clip(kit.Oval(128, 142, 98, 98), kit.Of(weave...).Opacity(.28)))
		ring := func(r, w float64, t kit.Tones) kit.Node {
			return kit.Of(c.Circle(128, 142, r, kit.None).Stroke(t.DD, w+2), c.Circle(128, 142, r, kit.None).Stroke(kit.Lin(40, 50, 214, 236, t.LL, t.L, t.M, t.DD), w), c.Circle(127, 141, r+w*.22, kit.None).Stroke(t.LL, w*.16).Opacity(.7))
		}
		c.Part("hoop", ring(100, 8, h), ring(108, 9, h), c.Line("M120 34V26M136 34V26", h.DD, 11), c.Line("M120 34V26M136 34V26", kit.Lin(114, 0, 142, 0, h.L, h.D), 8))
		c.Part("screw", sheen.Tube(c, "M104 22H152", 6, s), sheen.Body(c, "M148 12H166V32H148Z", s, 4, c.Line("M152 13V31M157 13V31M162 13V31", s.DD, 1.4)))
		c.AnchorBox("print", 128, 142, 150, 150, 0)
		c.AnchorBox("grip", 128, 244, 0, 0, 0)
	},
}
