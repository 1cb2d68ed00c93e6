package clocks

import (
	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/sheen"
)

var clock = kit.Piece{
	Name: "clock", Cm: 32, States: kit.Timed + "; roman",
	Palette: "frame #e2574c rim; face #fffaf0; numbers #3f4350; hands #3f4350 <numbers; second #e2574c <frame",
	Draw: func(c *kit.Canvas) {
		f := c.Tones("frame")
		o := kit.Oval(128, 128, 120, 120)
		c.Part("frame", c.Circle(128, 131, 121, f.DDD), c.Form(o, kit.Lin(40, 30, 216, 226, f.LL, f.L, f.M, f.DD), sheen.Edge(c, o, f, 16)), c.Circle(128, 128, 101, f.DDD), c.Circle(128.400, 128.800, 100, kit.Lin(50, 50, 206, 206, f.DD, f.M, f.LL)), sheen.Gloss(c, 128, 128, 110, 110, 196, 250, 6))
		dial(c, 128, 128, 95, c.Tones("face"), c.Tones("numbers"), c.Tones("hands"), c.Tones("second"))
		c.Anchor("ground", 128, 250)
		c.AnchorBox("face", 128, 122, 104, 0, 0)
		c.AnchorBox("print", 128, 158, 70, 30, 0)
	},
}
