package home

import (
	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/sheen"
)

var vase = kit.Piece{
	Name: "vase", Cm: 32,
	Palette: "body #2f6fc9 blue; neck #2f6fc9 <body; pattern #fdfaf2 white; rim #e9b93f gold",
	Draw: func(c *kit.Canvas) {
		b, n, p, r := c.Tones("body"), c.Tones("neck"), c.Tones("pattern"), c.Tones("rim")
		c.On(kit.Back)
		c.Part("rim", c.Ellipse(128, 26, 50, 14, kit.Lin(78, 14, 178, 38, r.LL, r.L, r.M)))
		c.Part("neck", c.Ellipse(128, 27.500, 44, 10.500, kit.Lin(84, 0, 172, 0, n.DDD, n.DD, n.D)))
		c.On(kit.Fore)
		const d = "M78 26C80 44 100 54 102 72C102 92 46 104 42 158C40 196 66 222 84 238Q86 250 100 252Q128 256 156 252Q170 250 172 238C190 222 216 196 214 158C210 104 154 92 154 72C156 54 176 44 178 26A50 14 0 0 1 78 26Z"
		across := func(x0, x1 float64, t kit.Tones) kit.Gradient {
			return kit.Lin(x0, 0, x1, 0, kit.At(0, t.M), kit.At(.2, t.LL), kit.At(.36, t.L), kit.At(.56, t.M), kit.At(.84, t.D), kit.At(1, t.DDD))
		}
		petal := func(x, y, k, deg float64) kit.Node {
			return c.Path(sheen.D("M%g %gC%g %g %g %g %g %gC%g %g %g %g %g %gZ", x, y, x-10*k, y-8*k, x-10*k, y-24*k, x, y-30*k, x+10*k, y-24*k, x+10*k, y-8*k, x, y), p.M).Rotate(deg, x, y)
		}
		bloom := func(x, y, k float64) kit.Node {
			return kit.Of(sheen.Each(8, func(i int) kit.Node { return petal(x, y, k, 45*float64(i)) }), c.Circle(x, y, 7*k, r.M), c.Circle(x, y, 10*k, kit.None).Stroke(b.M, 2*k))
		}
		leaf := func(x, y, k, deg float64) kit.Node {
			return kit.Of(c.Path(sheen.D("M%g %gQ%g %g %g %gQ%g %g %g %gZ", x, y, x-9*k, y-14*k, x, y-32*k, x+9*k, y-14*k, x, y), p.M), c.Line(sheen.D("M%g %gV%g", x, y-3*k, y-26*k), b.M, 1.500)).Rotate(deg, x, y)
		}
		c.Part("body", c.Form(d, across(42, 214, b),
			c.Named("pattern", bloom(128, 160, 1.050), bloom(56, 168, .7), bloom(202, 168, .7), c.Line("M84 130Q128 100 172 130M84 196Q128 222 172 196", p.M, 3), leaf(100, 124, .7, -50), leaf(156, 124, .7, 50), leaf(108, 206, .7, -120), leaf(148, 206, .7, 120), leaf(128, 118, .6, 0),
				c.Line("M96 84Q128 94 160 84M94 90Q128 100 162 90M76 228Q128 248 180 228", p.M, 2.600), sheen.Each(9, func(i int) kit.Node { return c.Circle(98+7.500*float64(i), 66+3*float64(4-abs(i-4))/2, 2.200, p.M) })),
			c.Path(d, across(42, 214, kit.Tones{Ramp: &kit.Ramp{M: kit.Black.Alpha(.06), LL: kit.White.Alpha(.3), L: kit.White.Alpha(.12), D: kit.Hex("#1c1440").Alpha(.28), DDD: kit.Hex("#1c1440").Alpha(.6)}})).Shade(), sheen.Dim(c, 7, .4, "M70 222Q128 256 186 222V260H70Z", b), sheen.Edge(c, d, b, 18)),
			c.Form("M84 238Q128 252 172 238Q170 250 156 252Q128 256 100 252Q86 250 84 238Z", across(84, 172, r), c.Line("M86 241Q128 254 170 241", kit.White, 1.400).Opacity(.6)))
		c.Part("rim", c.Path("M80.500 28A48 12.500 0 0 0 175.500 28", kit.None).Stroke(r.DDD, 6).Butt(), c.Path("M80.500 27A48 12.500 0 0 0 175.500 27", kit.None).Stroke(kit.Lin(78, 0, 178, 0, r.LL, r.L, r.M, r.D), 4.500).Butt())
		c.Part("body", sheen.Glint(c, "M58 146C60 124 74 110 92 102C98 101 99 107 94 110C80 118 70 130 68 148C68 160 57 158 58 146Z", .6), c.Ellipse(63, 172, 4.500, 8, kit.White).Opacity(.5).Shade())
		c.Anchor("ground", 128, 253)
		c.AnchorBox("inside", 128, 27, 84, 20, 0)
		c.AnchorBox("print", 128, 164, 110, 80, 0)
	},
}

func abs(i int) int { return max(i, -i) }
