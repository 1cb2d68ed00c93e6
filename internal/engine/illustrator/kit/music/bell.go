package music

import (
	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/sheen"
)

var bell = kit.Piece{
	Name: "bell", Cm: 18,
	Palette: "body #f4b52e gold brass; clapper #b9782a; handle #8a4f2c wood; band #f4b52e <body",
	Draw: func(c *kit.Canvas) {
		b, k, h, r := c.Tones("body"), c.Tones("clapper"), c.Tones("handle"), c.Tones("band")
		lean := func(n ...kit.Node) kit.Node { return kit.Of(n...).Rotate(14, 128, 128) }
		c.On(kit.Back)
		c.Part("body", lean(c.Ellipse(128, 218, 92, 23, kit.Lin(40, 200, 216, 238, b.DDD, b.DD, b.M))))
		c.On(kit.Body)
		c.Part("clapper", lean(c.Line("M128 200V226", k.DDD, 8), sheen.Ball(c, 132, 234, 17, k), c.Ellipse(126, 228, 4, 3, kit.White).Opacity(.6)))
		c.On(kit.Fore)
		c.Part("handle", lean(c.Form("M116 88C120 66 108 56 110 38C112 16 120 4 128 4C136 4 144 16 146 38C148 56 136 66 140 88Z", sheen.Round(108, 0, 148, 0, h), sheen.Grain(c, kit.Box{X0: 110, Y0: 6, X1: 146, Y1: 84}, 4, h)), sheen.Glint(c, "M116 38C117 26 122 18 126 18C126 30 122 44 122 54C118 50 116 46 116 38Z", .45), c.Form(kit.RoundRect(110, 74, 36, 11, 5), sheen.Steel(110, 0, 146, 0, r))))
		const d = "M128 84C164 84 178 106 182 138C186 172 196 192 220 206C226 212 224 220 216 224A92 22 0 0 1 40 224C32 220 30 212 36 206C60 192 70 172 74 138C78 106 92 84 128 84Z"
		c.Part("body", lean(c.Form(d, kit.Lin(40, 0, 218, 0, kit.At(0, b.M), kit.At(.2, b.L), kit.At(.3, b.LL), kit.At(.42, b.L), kit.At(.58, b.M), kit.At(.78, b.D), kit.At(.92, b.DD), kit.At(1, b.D)),
			c.Blur(5, c.Path("M30 214Q128 250 226 214V200Q128 232 30 200Z", b.DDD)).Opacity(.3), c.Line("M70 150Q128 168 186 150", b.DDD, 4).Opacity(.55), c.Line("M70 152Q128 170 186 152", b.LL, 2).Opacity(.9), c.Line("M66 162Q128 182 190 162", b.DDD, 3).Opacity(.5), c.Line("M66 164Q128 184 190 164", b.LL, 1.6).Opacity(.8), c.Line("M82 112Q128 126 174 112", b.DDD, 2.4).Opacity(.4), sheen.Edge(c, d, b, 18)),
			c.Path("M38 207Q62 226 128 229Q194 226 218 207Q227 214 218 222A92 22 0 0 1 38 222Q29 214 38 207Z", kit.Lin(34, 0, 222, 0, b.L, b.LL, b.M, b.DD)), c.Line("M40 209Q64 226 128 229Q192 226 216 209", kit.White, 1.8).Opacity(.7),
			sheen.Glint(c, "M92 124C94 112 102 102 112 98C118 98 118 104 113 107C104 112 102 122 101 134C99 156 94 174 84 190C79 196 74 192 78 185C87 166 90 146 92 124Z", .6)))
		p := turned(128, 40, 14)
		c.AnchorBox("grip", p.X, p.Y, 0, 0, 14)
		c.Anchor("ground", 118, 250)
		c.AnchorBox("print", 124, 140, 80, 50, 14)
	},
}
