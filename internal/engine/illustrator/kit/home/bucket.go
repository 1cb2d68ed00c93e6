package home

import (
	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/sheen"
)

var bucket = kit.Piece{
	Name: "bucket", Cm: 30,
	Palette: "pail #4f9fd8 bucket; handle #c3ccd6 wire; grip #e8453c",
	Draw: func(c *kit.Canvas) {
		p, h, g := c.Tones("pail"), c.Tones("handle"), c.Tones("grip")
		c.On(kit.Back)
		const arch = "M38 84C34 -6 222 -6 218 84"
		c.Part("handle", c.Line(arch, h.DDD, 7), c.Line(arch, h.M, 5).Move(-.4, -.5), c.Line(arch, h.LL, 2).Move(-.8, -1.200), c.Line("M104 17Q128 15.500 152 17", g.DDD, 17), c.Line("M104 16.500Q128 15 152 16.500", g.M, 14), c.Line("M104 12.500Q128 11 152 12.500", g.LL, 3.500).Opacity(.8), sheen.Each(5, func(i int) kit.Node { return c.Line(sheen.D("M%g 11v10", 108+10*float64(i)), g.DD, 1.600).Opacity(.6) }))
		c.Part("pail", c.Ellipse(128, 84, 100, 24, kit.Lin(28, 60, 228, 108, p.LL, p.L, p.M)), c.Form(kit.Oval(128, 86, 91, 19), kit.Lin(37, 0, 219, 0, p.DDD, p.DD, p.M, p.L), c.Blur(5, c.Ellipse(128, 74, 91, 14, p.DDD)).Opacity(.5)))
		c.On(kit.Fore)
		const d = "M32 86A96 23 0 0 0 224 86L202 226C198 242 170 250 128 250C86 250 58 242 54 226Z"
		c.Part("pail", c.Form(d, kit.Lin(32, 0, 224, 0, kit.At(0, p.M), kit.At(.15, p.L), kit.At(.26, p.LL), kit.At(.38, p.L), kit.At(.58, p.M), kit.At(.8, p.D), kit.At(.93, p.DDD), kit.At(1, p.DD)), c.Line("M42 146A88 21 0 0 0 214 146M51 200A78 18 0 0 0 205 200", p.DDD, 3).Opacity(.5), c.Line("M42 149A88 21 0 0 0 214 149M51 203A78 18 0 0 0 205 203", p.LL, 2).Opacity(.7), c.Blur(6, c.Path("M32 86A96 23 0 0 0 224 86V108A96 23 0 0 1 32 108Z", p.DDD)).Opacity(.5), c.Blur(6, c.Path("M50 220A80 22 0 0 0 206 220V256H50Z", p.DDD)).Opacity(.5), sheen.Edge(c, d, p, 16)),
			c.Path("M31.500 88A96.500 22 0 0 0 224.500 88", kit.None).Stroke(p.DDD, 8).Butt(), c.Path("M31.500 86.500A96.500 22 0 0 0 224.500 86.500", kit.None).Stroke(kit.Lin(28, 0, 228, 0, p.L, p.LL, p.L, p.D), 6.500).Butt(), c.Path("M33 85A95 21.500 0 0 0 200 99", kit.None).Stroke(kit.White, 1.600).Opacity(.6).Butt(),
			sheen.Glint(c, "M66 124Q72 120 76 127L90 216Q88 226 82 219Z", .5))
		for _, x := range []float64{38, 218} {
			c.Part("handle", c.Circle(x+.6, 93, 10, p.DDD).Opacity(.6), c.Circle(x, 91, 9, h.DDD), c.Circle(x-.4, 90.500, 7.800, kit.Lin(x-6, 84, x+6, 98, h.LL, h.M, h.DD)), c.Circle(x, 91, 3, h.DDD))
		}
		c.Anchor("ground", 128, 250)
		c.AnchorBox("inside", 128, 84, 176, 34, 0)
		c.AnchorBox("print", 128, 172, 120, 70, 0)
		c.AnchorBox("grip", 128, 15, 0, 0, 90)
	},
}
