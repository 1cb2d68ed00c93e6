package music

import (
	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/sheen"
)

var trumpet = kit.Piece{
	Name: "trumpet", Cm: 48, Facing: kit.Right,
	Palette: "tubing #f2b632 gold brass; bell #f2b632 <tubing; valves #f2b632 <tubing; mouthpiece #ccd4dd silver; buttons #fff8ea pearl",
	Draw: func(c *kit.Canvas) {
		t, b, v, m, p := c.Tones("tubing"), c.Tones("bell"), c.Tones("valves"), c.Tones("mouthpiece"), c.Tones("buttons")
		lean := func(n ...kit.Node) kit.Node { return kit.Of(n...).Rotate(-14, 128, 128) }
		c.Part("tubing", lean(sheen.Tube(c, "M152 158H196A25 25 0 0 0 196 108H60", 11, t), sheen.Tube(c, "M104 158H62A24 24 0 0 1 62 110", 11, t), sheen.Tube(c, "M196 168L214 168A10 10 0 0 0 214 148", 5, t)))
		c.Part("tubing", lean(sheen.Tube(c, "M20 108H150", 10, t), sheen.Tube(c, "M186 102V164", 4, t), sheen.Tube(c, "M78 112V154", 4, t)))
		const bell = "M96 104C150 102 190 96 214 78C230 66 238 52 242 40Q250 36 252 44V172Q250 180 242 176C238 160 228 146 214 136C190 120 150 114 96 113Z"
		c.Part("bell", lean(c.Form(bell, kit.Lin(0, 50, 0, 170, kit.At(0, b.D), kit.At(.12, b.L), kit.At(.3, b.LL), kit.At(.42, b.L), kit.At(.56, b.M), kit.At(.8, b.D), kit.At(1, b.DDD)), c.Blur(4, c.Path("M224 176C220 150 200 136 160 124L200 180Z", b.LL)).Opacity(.5), sheen.Edge(c, bell, b, 12)),
			c.Ellipse(246, 108, 10, 69, b.DDD), c.Ellipse(245.500, 107.500, 9, 67.500, kit.Lin(0, 40, 0, 176, b.LL, b.L, b.M, b.D)), c.Form(kit.Oval(247, 108, 6, 60), kit.Lin(0, 50, 0, 168, b.DDD, b.DD, b.M)), sheen.Glint(c, "M150 103C186 100 212 88 226 68Q232 66 230 73C216 95 188 106 150 109Q144 106 150 103Z", .6)))
		c.Part("mouthpiece", lean(c.Form("M-6 92Q-2 90 0 92L6 102L34 104V112L6 114L0 124Q-2 126 -6 124Q-10 108 -6 92Z", sheen.Steel(0, 90, 0, 126, m), c.Line("M4 104H32", kit.White, 2).Opacity(.7))))
		for i := range 3 {
			x := 106 + 22*float64(i)
			c.Part("valves", lean(c.Line(sheen.D("M%g 66V88", x), m.DDD, 6), c.Line(sheen.D("M%g 66V88", x-.4), m.LL, 3.4), c.Form(kit.RoundRect(x-10, 84, 20, 96, 5), sheen.Steel(x-10, 0, x+10, 0, v)), c.Form(kit.RoundRect(x-11.500, 82, 23, 12, 4), sheen.Steel(x-11, 0, x+11, 0, v), c.Line(sheen.D("M%g 93H%g", x-12, x+12), v.DDD, 1.6)), c.Form(kit.RoundRect(x-11.500, 170, 23, 14, 5), sheen.Steel(x-11, 0, x+11, 0, v), c.Line(sheen.D("M%g 171H%g", x-12, x+12), v.DDD, 1.6)), c.Circle(x, 186, 3.4, v.D)))
			c.Part("buttons", lean(c.Form(kit.RoundRect(x-8.500, 58, 17, 9, 3), sheen.Steel(x-8, 0, x+8, 0, m)), c.Ellipse(x, 58.500, 8, 3.4, kit.Lin(x-8, 55, x+8, 62, p.LL, p.M, p.DD))))
		}
		c.Part("tubing", lean(c.Line("M96 120H162", t.DDD, 4).Opacity(.5), c.Circle(72, 128, 8, kit.None).Stroke(t.DDD, 5), c.Circle(71.700, 127.600, 8, kit.None).Stroke(t.L, 3), sheen.Streak(c, "M206 116A18 18 0 0 1 212 146", 2.4, .6)))
		p2 := turned(128, 140, -14)
		c.AnchorBox("grip", p2.X, p2.Y, 0, 0, -14)
	},
}
