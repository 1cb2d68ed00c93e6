package electronics

import (
	"math"

	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/shape"
	"pellucid/internal/engine/illustrator/kit/sheen"
)

var telephone = kit.Piece{
	Name: "telephone", Cm: 25,
	Palette: "body #e0404a phone; receiver #e0404a <body handset; dial #fdf3e2 numbers; cord #4b4f5c; metal #e8b84a gold",
	Draw: func(c *kit.Canvas) {
		b, r, d, w, m := c.Tones("body"), c.Tones("receiver"), c.Tones("dial"), c.Tones("cord"), c.Tones("metal")
		var coil []shape.Pt
		for i := range 61 {
			t := float64(i) / 60
			s, k := math.Sincos(t * 26 * math.Pi / 2)
			coil = append(coil, shape.Pt{X: 30 - 18*math.Sin(t*math.Pi) + 7*k, Y: 104 + 104*t + 7*s})
		}
		line := shape.Line(shape.Sample(coil, 240))
		c.Part("cord", c.Line(line, w.DDD, 5), c.Line(line, w.L, 2.4).Move(-.4, -.6))
		const d0 = "M92 96H164C176 96 184 102 190 114L228 202C234 218 230 238 212 238H44C26 238 22 218 28 202L66 114C72 102 80 96 92 96Z"
		c.Part("body", c.Rect(46, 232, 30, 13, 5, w.DD), c.Rect(180, 232, 30, 13, 5, w.DD), c.Form(d0, kit.Lin(60, 96, 190, 240, kit.At(0, b.LL), kit.At(.22, b.L), kit.At(.5, b.M), kit.At(.8, b.D), kit.At(1, b.DD)), sheen.Dim(c, 7, .5, "M60 86H196V112Q128 124 60 112Z", b), sheen.Edge(c, d0, b, 24)),
			c.Form("M30 222H226Q228 238 212 238H44Q28 238 30 222Z", kit.Lin(26, 0, 230, 0, m.M, m.LL, m.M, m.DD), c.Line("M30 224H226", kit.White, 1.6).Opacity(.6)), sheen.Glint(c, "M80 118Q84 110 90 110Q92 114 88 120L52 200Q46 208 44 200Z", .45))
		c.Part("body", sheen.Body(c, "M86 98V76Q86 70 92 70H98Q104 70 104 76V86H152V76Q152 70 158 70H164Q170 70 170 76V98Z", b, 9))
		const hand = "M16 70C12 36 56 16 128 16C200 16 244 36 240 70L238 80Q236 88 228 88H188Q180 88 180 80C180 66 164 62 128 62C92 62 76 66 76 80Q76 88 68 88H28Q20 88 18 80Z"
		c.Part("receiver", c.Path(hand, r.DDD).Move(0, 3), c.Form(hand, kit.Lin(90, 16, 120, 90, kit.At(0, r.LL), kit.At(.25, r.L), kit.At(.55, r.M), kit.At(1, r.DD)), sheen.Edge(c, hand, r, 18)),
			c.Form("M20 80H76V92Q76 97 70 97H26Q20 97 20 92Z", kit.Lin(20, 0, 76, 0, m.M, m.LL, m.M, m.DD)), c.Form("M180 80H236V92Q236 97 230 97H186Q180 97 180 92Z", kit.Lin(180, 0, 236, 0, m.M, m.LL, m.M, m.DD)),
			sheen.Glint(c, "M34 54C42 34 84 26 128 26C136 26 136 33 128 33C88 33 56 40 44 58C38 66 30 62 34 54Z", .55))
		c.Part("dial", c.Clip(d0, sheen.Dim(c, 5, .5, kit.Oval(132, 176, 54, 54), b)), c.Circle(128, 168, 52, m.DD), c.Circle(127.600, 167.500, 50.500, kit.Lin(90, 130, 166, 206, m.LL, m.M, m.D)), c.Circle(128, 168, 46, d.DDD), c.Circle(127.500, 167.500, 45, kit.Lin(96, 134, 160, 204, d.L, d.M, d.DD)))
		for i := range 10 {
			q := shape.Polar(128, 168, 33, 60-30*float64(i)-10)
			text := sheen.D("%d", (i+1)%10)
			c.Part("dial", c.Circle(q.X, q.Y, 8, d.DDD), c.Circle(q.X+.4, q.Y+.6, 7, kit.Lin(q.X-5, q.Y-5, q.X+5, q.Y+5, w.D, w.M)), c.Path(kit.LettersPath(text, kit.Box{X0: q.X - 3.5, Y0: q.Y - 4.5, X1: q.X + 3.5, Y1: q.Y + 4.5}, "display"), d.L))
		}
		c.Part("dial", c.Circle(128, 168, 17, d.DDD), c.Circle(127.600, 167.500, 15.500, kit.Lin(116, 156, 140, 180, b.L, b.M, b.DD)), c.Ellipse(123, 162, 5, 3, kit.White).Rotate(-35, 123, 162).Opacity(.6), c.Path("M160 190L176 196L170 186Z", m.LL).Stroke(m.DD, 1.4))
		c.Anchor("ground", 128, 245)
		c.AnchorBox("surface", 128, 18, 150, 0, 0)
		c.AnchorBox("grip", 128, 36, 0, 0, 90)
	},
}
