package home

import (
	"math"

	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/sheen"
)

var mirror = kit.Piece{
	Name: "mirror", Cm: 80,
	States:  "round",
	Palette: "frame #e3b03a gold; glass #bfe0f2 surface",
	Draw: func(c *kit.Canvas) {
		f, g := c.Tones("frame"), c.Tones("glass")
		wide := 1.0
		if c.State("round") {
			wide = 1.17
		}
		part := func(name string, nodes ...kit.Node) { c.Part(name, kit.Of(nodes...).Scale(wide, 1, 128, 130)) }
		leaf := func(x, y, l, deg float64) kit.Node {
			d := sheen.D("M%g %gC%g %g %g %g %g %gC%g %g %g %g %g %gZ", x, y, x-l*.42, y-l*.2, x-l*.36, y-l*.72, x, y-l, x+l*.36, y-l*.72, x+l*.42, y-l*.2, x, y)
			return kit.Of(c.Path(d, f.DDD).Stroke(f.DDD, 1.600), c.Form(d, kit.Lin(x-l*.3, y-l, x+l*.3, y, f.LL, f.M, f.DD), c.Line(sheen.D("M%g %gV%g", x, y, y-l*.8), f.DDD, 1.200).Opacity(.6))).Rotate(deg, x, y)
		}
		curl := "M128 34C112 34 104 16 90 18C78 20 78 34 88 36C94 36 95 29 90 28"
		foot := "M128 226C112 226 106 240 92 240C80 238 80 226 88 224C94 224 96 230 91 232"
		for _, d := range []string{curl, foot} {
			part("frame", c.Both(128, c.Line(d, f.DDD, 11), c.Line(d, f.M, 8).Move(-.4, -.6), c.Line(d, f.LL, 2.600).Move(-1, -1.800)))
		}
		part("frame", c.Both(128, leaf(110, 26, 24, -42)), leaf(128, 24, 30, 0), c.Both(128, leaf(116, 236, 22, -150)), leaf(128, 230, 26, 180))
		ring := func(rx, ry, w float64, p kit.Paint) kit.Node {
			return c.Path(kit.Oval(128, 130, rx, ry), kit.None).Stroke(p, w)
		}
		part("frame", ring(84, 100, 27, f.DDD), ring(84, 100, 24, kit.Lin(40, 30, 216, 230, f.LL, f.L, f.M, f.DD)), ring(91, 107, 3, f.LL), ring(87, 103, 2.200, f.DD), ring(76, 92, 6, kit.Lin(40, 30, 216, 230, f.DD, f.M, f.LL)))
		part("frame", sheen.Each(48, func(i int) kit.Node {
			s, k := math.Sincos(float64(i) / 48 * 2 * math.Pi)
			x, y := 128+81.500*k, 130+97.500*s
			return kit.Of(c.Circle(x+.4, y+.6, 3.600, f.DDD), c.Circle(x, y, 3, kit.Rad(x-1, y-1.200, 4, kit.White, f.L, f.D)))
		}), ring(97, 113, 2, f.LL))
		o := kit.Oval(128, 130, 73, 89)
		part("glass", c.Path(o, f.DDD), c.Form(kit.Oval(128, 130, 71.500, 87.500), kit.Lin(76, 50, 180, 214, kit.At(0, kit.White), kit.At(.25, g.L), kit.At(.55, g.M), kit.At(.8, g.L), kit.At(1, g.D)), c.Path("M84 20H126L60 240H30Z", kit.White).Opacity(.5).Shade(), c.Path("M140 20H152L86 240H74Z", kit.White).Opacity(.4).Shade(), c.Path("M196 60H216L150 250H130Z", kit.White).Opacity(.3).Shade(), c.Blur(4, c.Path(o, kit.None).Stroke(g.DDD, 10).Move(2, 4)).Opacity(.55), c.Path(kit.Oval(128, 130, 66, 82), kit.None).Stroke(kit.White, 1.400).Opacity(.6)))
		part("frame", leaf(128, 30, 20, 180), sheen.Ball(c, 128, 28, 8, f), c.Circle(125.500, 25.500, 2, kit.White).Opacity(.8), sheen.Ball(c, 128, 232, 6.500, f))
		c.Anchor("ground", 128, 254)
		c.AnchorBox("print", 128, 130, 110, 140, 0)
	},
}
