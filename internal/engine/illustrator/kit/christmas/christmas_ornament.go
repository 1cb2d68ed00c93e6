package christmas

import (
	"fmt"

	"pellucid/internal/engine/illustrator/kit"
)

var christmasOrnament = kit.Piece{
	Name: "christmas-ornament", Cm: 9,
	Palette: "ball #d6283a bauble; cap #f0c04a metal; hook #f0c04a <cap; pattern #ffe6a8",
	Draw: func(c *kit.Canvas) {
		b, k, h, p := c.Tones("ball"), c.Tones("cap"), c.Tones("hook"), c.Tones("pattern")
		c.Part("hook", c.Path(kit.Oval(128, 28, 13, 16), kit.None).Stroke(h.DD, 6.5), c.Path(kit.Oval(127.6, 27.4, 13, 16), kit.None).Stroke(kit.Lin(112, 10, 144, 44, h.LL, h.M, h.D), 4.4))
		zig := func(y, bow, amp float64, n int) string {
			d := ""
			for i := range 2*n + 1 {
				x := 24 + 208*float64(i)/float64(2*n)
				u := (x - 128) / 104
				yy := y + bow*(1-u*u)
				if i%2 == 1 {
					yy += amp
				}
				d += fmt.Sprintf("%s%g %g", map[bool]string{true: "M", false: "L"}[i == 0], x, yy)
			}
			return d
		}
		flake := func(x, y, r, kx float64) kit.Node {
			return c.Around(6, x, y, c.Line(fmt.Sprintf("M%g %gV%gM%g %gl%g %gM%g %gl%g %gM%g %gl%g %gM%g %gl%g %g", x, y, y-r, x, y-r*.62, -r*.26, -r*.24, x, y-r*.62, r*.26, -r*.24, x, y-r*.34, -r*.18, -r*.16, x, y-r*.34, r*.18, -r*.16), p.M, r*.12)).Scale(kx, 1, x, y)
		}
		var dots []kit.Node
		for _, y := range []float64{108, 196} {
			for i := range 13 {
				u := float64(i)/6 - 1
				dots = append(dots, c.Ellipse(128+u*97, y+18*(1-u*u), 3.4*(1-.5*u*u), 3.4, p.L))
			}
		}
		pattern := kit.Of(c.Path("M20 116Q128 152 236 116V122Q128 158 20 122Z", p.D), c.Path("M20 190Q128 226 236 190V196Q128 232 20 196Z", p.D), flake(128, 172, 30, 1), flake(66, 164, 25, .74), flake(192, 164, 25, .74),
			c.Line(zig(82, 18, 12, 11), p.M, 4), c.Line(zig(208, 16, 12, 10), p.M, 4), kit.Of(dots...), c.Circle(97, 170, 3, p.M), c.Circle(160, 170, 3, p.M), c.Circle(97, 190, 2, p.M), c.Circle(160, 190, 2, p.M), c.Circle(97, 150, 2, p.M), c.Circle(160, 150, 2, p.M))
		switch c.Variant(3) {
		case 1: // slanting stripes
			pattern = kit.Node{}
			for i := range 6 {
				x := 26 + 44*float64(i)
				pattern = kit.Of(pattern, c.Path(fmt.Sprintf("M%g 40C%g 110 %g 190 %g 264H%gC%g 190 %g 110 %g 40Z", x+30, x-8, x-30, x-58, x-36, x-10, x+14, x+48), p.M), c.Path(fmt.Sprintf("M%g 40C%g 110 %g 190 %g 264H%gC%g 190 %g 110 %g 40Z", x+54, x+20, x-4, x-28, x-22, x+2, x+26, x+60), p.D))
			}
		case 2: // stars of two sizes
			pattern = kit.Node{}
			for i, v := range [][3]float64{{128, 150, 1.5}, {62, 132, 1}, {194, 132, 1}, {88, 204, 1.1}, {170, 206, 1.1}, {128, 88, .9}, {40, 178, .7}, {216, 178, .7}, {94, 100, .6}, {162, 100, .6}, {128, 236, .8}} {
				pattern = kit.Of(pattern, c.Path("M0 -20L5 -6L19 -6L8 3L12 17L0 9L-12 17L-8 3L-19 -6L-5 -6Z", []kit.Color{p.M, p.L}[i%2]).Scale(v[2], v[2], 0, 0).Move(v[0], v[1]))
			}
		}
		c.Part("ball", c.Form(kit.Oval(128, 154, 100, 100), kit.Rad(92, 112, 168, kit.At(0, b.LL), kit.At(.2, b.L), kit.At(.45, b.M), kit.At(.8, b.DD), kit.At(1, b.DDD)),
			c.Named("pattern", pattern),
			c.Path(kit.Oval(128, 154, 100, 100), kit.Rad(94, 112, 160, kit.At(0, kit.White.Alpha(.3)), kit.At(.3, kit.White.Alpha(0)), kit.At(.6, b.DDD.Alpha(.05)), kit.At(1, b.DDD.Alpha(.85)))),
			c.Blur(3, c.Path("M120 246A94 94 0 0 0 220 152A110 110 0 0 1 120 246Z", b.LL).Opacity(.7)), c.Blur(5, c.Ellipse(128, 58, 36, 10, b.DDD).Opacity(.6)),
			c.Path("M44 146C44 108 64 84 94 72C76 92 66 114 64 146C62 160 46 162 44 146Z", kit.White).Opacity(.5), c.Ellipse(54, 178, 6, 10, kit.White).Opacity(.45).Rotate(-18, 54, 178)))
		var pleats []kit.Node
		for i := range 9 {
			pleats = append(pleats, c.Line(fmt.Sprintf("M%g 44V66", 104+float64(i)*6), k.DD, 1.6).Opacity(.5))
		}
		c.Part("cap", c.Form("M102 46Q128 38 154 46V64Q150 60 146 64Q141 70 137 65Q132 61 128 66Q124 71 119 65Q115 61 110 65Q106 69 102 64Z", kit.Lin(102, 0, 154, 0, k.M, k.LL, k.M, k.D, k.DD), pleats...), c.Ellipse(128, 45, 26, 6, kit.Lin(102, 40, 154, 50, k.LL, k.L, k.D)), c.Ellipse(128, 44.5, 9, 2.6, k.DD))
		c.Anchor("tie", 128, 14)
		c.AnchorBox("print", 128, 160, 120, 60, 0)
	},
}
