package toys

import (
	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/sheen"
)

// sandBucket is a toy pail full of sand with a shovel in it.
var sandBucket = kit.Piece{
	Name: "sand-bucket", Cm: 26,
	Palette: "pail #ef4f5a red bucket; handle #ffd24a yellow; shovel #3f9be0 blue spade; sand #ecc982; star #ffd24a starfish <handle",
	States:  "full; empty -sand -shovel",
	Draw: func(c *kit.Canvas) {
		p, h, v, s, t := c.Tones("pail"), c.Tones("handle"), c.Tones("shovel"), c.Tones("sand"), c.Tones("star")
		c.On(kit.Back)
		const arch = "M22 124C30 34 196 34 204 124"
		c.Part("handle", c.Line(arch, h.DDD, 13), c.Line(arch, h.M, 10.6).Move(-.4, -.6), c.Line(arch, h.LL, 3).Move(-1, -3))
		c.Part("pail", c.Ellipse(113, 122, 96, 22, kit.Lin(17, 100, 209, 144, p.LL, p.L, p.M)), c.Form(kit.Oval(113, 124, 88, 18), kit.Lin(25, 0, 201, 0, p.DDD, p.DD, p.M, p.L)))
		c.On(kit.Body)
		turn := func(n ...kit.Node) kit.Node { return kit.Of(n...).Rotate(24, 150, 130) }
		c.Part("shovel", turn(c.Path("M128 -6H172Q184 -6 184 6V22Q184 34 172 34H128Q116 34 116 22V6Q116 -6 128 -6ZM132 6Q128 6 128 10V18Q128 22 132 22H168Q172 22 172 18V10Q172 6 168 6Z", v.DDD).EvenOdd().Move(1, 2), c.Path("M128 -6H172Q184 -6 184 6V22Q184 34 172 34H128Q116 34 116 22V6Q116 -6 128 -6ZM132 6Q128 6 128 10V18Q128 22 132 22H168Q172 22 172 18V10Q172 6 168 6Z", kit.Lin(116, -6, 184, 34, v.LL, v.M, v.D)).EvenOdd(), c.Form("M141 32H159L161 128H139Z", sheen.Round(139, 0, 161, 0, v)), c.Line("M122 2Q124 -1 130 -1H166", kit.White, 3).Opacity(.6)))
		const heap = "M25 124C40 104 58 102 74 92C92 80 118 78 138 90C160 98 184 104 201 124A88 18 0 0 1 25 124Z"
		c.Part("sand", c.Form(heap, kit.Rad(86, 92, 120, s.LL, s.L, s.M, s.D), sheen.Each(90, func(int) kit.Node {
			x, y := 25+176*c.Rand().Float64(), 80+62*c.Rand().Float64()
			return kit.Of(c.Circle(x, y, 1.5, s.DD).Opacity(.7), c.Circle(x+3, y-2, 1.1, s.LL).Opacity(.9))
		}), c.Blur(5, c.Path("M136 84Q170 104 204 120L170 146Q150 110 136 84Z", s.DDD)).Opacity(.35), c.Blur(4, c.Path("M20 126A92 20 0 0 0 206 126V150H20Z", s.DDD)).Opacity(.4)))
		c.On(kit.Fore)
		const d = "M17 122A96 22 0 0 0 209 122L184 236C180 246 150 251 113 251C76 251 46 246 42 236Z"
		star := "M113 166L121 184Q123 187 127 187L146 189L132 203Q129 206 130 210L134 229L117 219Q113 217 109 219L92 229L96 210Q97 206 94 203L80 189L99 187Q103 187 105 184Z"
		c.Part("pail", c.Form(d, kit.Lin(17, 0, 209, 0, kit.At(0, p.M), kit.At(.15, p.L), kit.At(.26, p.LL), kit.At(.4, p.L), kit.At(.6, p.M), kit.At(.85, p.D), kit.At(1, p.DDD)),
			c.Blur(5, c.Path("M17 122A96 22 0 0 0 209 122V140A96 22 0 0 1 17 140Z", p.DDD)).Opacity(.5), sheen.Edge(c, d, p, 16)))
		c.Part("star", c.Clip(d, c.Blur(3, c.Path(star, p.DDD).Move(2, 4)).Opacity(.5)), sheen.Body(c, star, t, 8, c.Circle(113, 186, 2.2, t.DD), c.Circle(113, 196, 2.2, t.DD), c.Circle(104, 200, 2.2, t.DD), c.Circle(122, 200, 2.2, t.DD), c.Circle(98, 194, 1.8, t.DD), c.Circle(128, 194, 1.8, t.DD)))
		c.Part("pail", c.Path("M16.500 124A96.500 21 0 0 0 209.500 124", kit.None).Stroke(p.DDD, 15).Butt(), c.Path("M16.500 122A96.500 21 0 0 0 209.500 122", kit.None).Stroke(kit.Lin(16, 0, 210, 0, p.L, p.LL, p.M, p.D), 13).Butt(), c.Path("M20 121A95 20.500 0 0 0 176 137", kit.None).Stroke(kit.White, 2).Opacity(.6).Butt(), sheen.Glint(c, "M50 160Q56 156 60 162L70 222Q68 230 62 224Z", .5))
		for _, x := range []float64{20, 206} {
			c.Part("handle", sheen.Ball(c, x, 126, 11, h))
		}
		c.Anchor("ground", 113, 250)
		c.AnchorBox("inside", 113, 118, 170, 32, 0)
		c.AnchorBox("print", 113, 196, 100, 60, 0)
		c.AnchorBox("grip", 113, 57, 0, 0, 90)
	},
}
