package signs

import (
	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/sheen"
)

var locationPin = kit.Piece{
	Name: "location-pin", Cm: 30,
	Palette: "pin #ee3f3f marker red; dot #fffaf2 circle",
	Draw: func(c *kit.Canvas) {
		p, d := c.Tones("pin"), c.Tones("dot")
		const o = "M128 250C122 250 118 244 114 236C96 200 38 158 38 92C38 40 80 4 128 4C176 4 218 40 218 92C218 158 160 200 142 236C138 244 134 250 128 250Z"
		c.Part("pin", c.Form(o, kit.Rad(98, 56, 200, kit.At(0, p.LL), kit.At(.2, p.L), kit.At(.45, p.M), kit.At(.78, p.D), kit.At(1, p.DD)), sheen.Edge(c, o, p, 28)), c.Circle(128.500, 95, 43, p.DDD).Opacity(.55), c.Circle(129, 96, 42, p.LL).Opacity(.8))
		dot := kit.Oval(128, 94, 41, 41)
		c.Part("dot", c.Form(dot, kit.Lin(98, 62, 158, 128, d.DD, d.M, d.L), c.Blur(5, c.Path(dot, kit.None).Stroke(p.DDD, 12).Move(4, 5)).Opacity(.32)))
		c.Part("pin", sheen.Glint(c, "M54 86C56 56 76 32 104 24C112 22 114 30 107 33C84 42 68 62 65 88C65 98 54 96 54 86Z", .6), c.Ellipse(62, 112, 5, 7, kit.White).Opacity(.45).Shade())
		c.Anchor("ground", 128, 250)
		c.AnchorBox("print", 128, 94, 62, 62, 0)
	},
}
