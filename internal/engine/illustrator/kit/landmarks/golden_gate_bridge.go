package landmarks

import "pellucid/internal/engine/illustrator/kit"

var goldenGateBridge = kit.Piece{
	Name: "golden-gate-bridge", Cm: 130000,
	Palette: "towers #d9482f bridge; cables #c23a28 <towers; deck #d9482f road <towers; piers #c9b8a4 stone; water #4fa8d8 bay; fog #f1f5f9 mist",
	Draw: func(c *kit.Canvas) {
		t, k, d, p, w, f := c.Tones("towers"), c.Tones("cables"), c.Tones("deck"), c.Tones("piers"), c.Tones("water"), c.Tones("fog")
		cable := func(x float64) float64 {
			switch {
			case x < 70:
				u := (70 - x) / 74
				return 52 + 108*u
			case x > 186:
				u := (x - 186) / 74
				return 52 + 108*u
			}
			u := (x - 128) / 58
			return 146 - 94*u*u
		}
		for i := range 34 {
			x := -2 + 7.9*float64(i)
			c.Part("cables", c.Line(pd("M%g %gV162", x, cable(x)), k.D, 1.3))
		}
		const main = "M-4 160L70 52Q128 240 186 52L260 160"
		c.Part("cables", c.Line(main, k.DD, 4.5), c.Line(main, k.L, 2).Move(-.4, -.8))
		tower := func(x float64) kit.Node {
			leg := func(x float64) kit.Node {
				return kit.Of(c.Form(pd("M%g 44H%gV86H%gV126H%gV200H%gV126H%gV86H%gZ", x-4, x+4, x+5, x+6, x-6, x-5, x-4), kit.Lin(x-6, 0, x+6, 0, t.LL, t.L, t.M, t.DD)))
			}
			bar := func(y, h float64) kit.Node {
				return kit.Of(c.Rect(x-13, y, 26, h, 1.5, kit.Lin(0, y, 0, y+h, t.L, t.M, t.DD)), c.Rect(x-6, y+h*.3, 12, h*.42, 1, t.DD))
			}
			return kit.Of(leg(x-12), leg(x+12), bar(46, 10), bar(78, 10), bar(110, 11), bar(142, 11), c.Rect(x-18, 40, 12, 6, 1.5, kit.Lin(x-18, 0, x-6, 0, t.LL, t.D)), c.Rect(x+6, 40, 12, 6, 1.5, kit.Lin(x+6, 0, x+18, 0, t.L, t.DD)), c.Line(pd("M%g 176L%g 196M%g 176L%g 196", x-11, x+11, x+11, x-11), t.DD, 3), c.Rect(x-13, 172, 26, 5, 1, t.D))
		}
		c.Part("piers", c.Form("M44 196H96L102 216H38Z", kit.Lin(40, 0, 100, 0, p.L, p.LL, p.M, p.DD)), c.Form("M160 196H212L218 216H154Z", kit.Lin(156, 0, 216, 0, p.L, p.LL, p.M, p.DD)), c.Form("M-8 150H16V214H-8Z", kit.Lin(-8, 0, 16, 0, p.LL, p.M, p.DD)), c.Form("M240 150H264V214H240Z", kit.Lin(240, 0, 264, 0, p.L, p.M, p.DDD)))
		c.Part("towers", tower(70), tower(186))
		var truss []kit.Node
		for i := range 26 {
			x := -6 + 10.4*float64(i)
			truss = append(truss, c.Line(pd("M%g 176L%g 166L%g 176", x, x+5.2, x+10.4), d.D, 1.8))
		}
		c.Part("deck", c.Clip("M-8 150H264V190H-8Z", kit.Of(truss...)), c.Rect(-8, 174, 272, 4.5, 1, kit.Lin(0, 174, 0, 179, d.M, d.DD)), c.Rect(-8, 159, 272, 8, 1.5, kit.Lin(0, 159, 0, 167, d.LL, d.M, d.DD)), c.Rect(-8, 156.5, 272, 2, 1, d.DD))
		c.Part("water", c.Form("M-8 208C8 200 22 200 38 206C54 212 66 212 82 206C98 200 112 200 128 206C144 212 158 212 174 206C190 200 206 200 220 206C234 212 250 212 264 206V222Q264 232 252 232H4Q-8 232 -8 222Z", kit.Lin(0, 202, 0, 232, w.LL, w.M, w.D), c.Line("M14 218h22M56 222h18M102 217h26M150 222h18M196 217h24M234 223h14", kit.White, 2.4).Opacity(.7)))
		puff := func(x, y, n float64) kit.Node {
			return c.Form(pd("M%g %gC%g %g %g %g %g %gC%g %g %g %g %g %gC%g %g %g %g %g %gQ%g %g %g %gZ", x-26*n, y, x-32*n, y-12*n, x-16*n, y-16*n, x-12*n, y-12*n, x-6*n, y-24*n, x+10*n, y-22*n, x+12*n, y-12*n, x+22*n, y-16*n, x+34*n, y-8*n, x+28*n, y, x, y+4*n, x-26*n, y), kit.Lin(x, y-20*n, x+6*n, y+4*n, f.LL, f.M, f.DD))
		}
		c.Part("fog", puff(34, 206, .9), puff(228, 208, 1), puff(130, 208, .6))
		c.AnchorBox("surface", 128, 157, 240, 4, 0)
		c.Anchor("ground", 128, 232)
	},
}
