package clocks

import (
	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/sheen"
)

var alarmClock = kit.Piece{
	Name: "alarm-clock", Cm: 16, States: kit.Timed + "; roman",
	Palette: "body #3fa9d8 frame; face #fffaf0; numbers #3f4350; hands #3f4350 <numbers; bells #f2b632 gold; feet #f2b632 <bells hammer; second #e8453c",
	Draw: func(c *kit.Canvas) {
		b, g, f := c.Tones("body"), c.Tones("bells"), c.Tones("feet")
		c.Part("feet", c.Both(128, sheen.Tube(c, "M70 214L48 244", 13, f), sheen.Ball(c, 46, 246, 9, f)))
		c.Part("bells", sheen.Tube(c, "M104 46V28Q104 12 128 12Q152 12 152 28V46", 6.500, f))
		one := func(x, y, deg float64) kit.Node {
			return kit.Of(c.Line("M22 -2V18", f.DD, 8), c.Form("M-28 -4C-28 -38 -4 -54 22 -54C48 -54 72 -38 72 -4Q72 2 66 2H-22Q-28 2 -28 -4Z", kit.Lin(-20, -50, 60, 6, g.LL, g.L, g.M, g.DD), sheen.Edge(c, "M-28 -4C-28 -38 -4 -54 22 -54C48 -54 72 -38 72 -4Q72 2 66 2H-22Q-28 2 -28 -4Z", g, 13), c.Path("M-30 -6H74V4H-30Z", g.DD).Opacity(.4)), sheen.Glint(c, "M-16 -16C-14 -32 -2 -42 10 -45C15 -45 15 -40 11 -38C0 -34 -6 -26 -8 -14C-9 -8 -17 -9 -16 -16Z", .7), c.Circle(22, -55, 6.500, f.DD), c.Circle(21.600, -55.600, 5.200, f.LL)).Scale(.86, .86, 22, 0).Move(x-22, y).Rotate(deg, x, y)
		}
		c.Part("bells", one(66, 62, -36), one(190, 62, 36), sheen.Tube(c, "M128 52V34", 7, f), c.Form(kit.RoundRect(115, 22, 26, 16, 7), sheen.Steel(115, 0, 141, 0, f)))
		o := kit.Oval(128, 146, 100, 100)
		c.Part("body", c.Circle(128, 149, 101, b.DDD), c.Form(o, kit.Lin(50, 60, 206, 236, b.LL, b.L, b.M, b.DD), sheen.Edge(c, o, b, 16)), c.Circle(128, 146, 83, b.DDD), c.Circle(128.400, 146.800, 82, kit.Lin(60, 80, 196, 210, b.DD, b.M, b.LL)), sheen.Gloss(c, 128, 146, 92, 92, 196, 246, 6))
		dial(c, 128, 146, 77, c.Tones("face"), c.Tones("numbers"), c.Tones("hands"), c.Tones("second"))
		c.Anchor("ground", 128, 255)
		c.AnchorBox("face", 128, 142, 84, 0, 0)
		c.AnchorBox("grip", 128, 16, 0, 0, 90)
	},
}
