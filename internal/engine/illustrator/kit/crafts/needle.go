package crafts

import "pellucid/internal/engine/illustrator/kit"

// sewingNeedle has a length of thread through its eye.
var sewingNeedle = kit.Piece{
	Name: "sewing-needle", Cm: 6, States: "empty -thread",
	Palette: "needle #cdd6de metal silver; thread #d8434f",
	Draw: func(c *kit.Canvas) {
		n, t := c.Tones("needle"), c.Tones("thread")
		const over = "M206 46C232 66 250 110 214 132C176 154 132 110 96 132C62 152 92 196 60 214C42 224 22 212 12 196"
		c.Part("thread", c.Line(over, t.DD, 9), c.Line(over, t.M, 6.4), c.Line(over, t.LL, 1.8).Opacity(.6))
		const body = "M20 244L178 54C190 38 206 20 220 16C234 12 244 22 240 36C236 50 218 66 202 78L20 244ZM226 30C220 30 204 46 200 54C206 52 224 38 228 32Q229 29 226 30Z"
		c.Part("needle", c.Path(body, kit.Lin(110, 110, 146, 146, kit.At(0, n.LL), kit.At(.3, n.L), kit.At(.5, n.D), kit.At(.7, n.L), kit.At(1, n.DDD))).EvenOdd(), c.Line("M40 222L196 60", kit.White, 2.4).Opacity(.8))
		c.Part("thread", c.Line("M206 46C210 44 216 38 222 30", t.DD, 8), c.Line("M206 46C210 44 216 38 222 30", t.M, 5.6))
		c.AnchorBox("grip", 150, 100, 0, 0, 45)
	},
}
