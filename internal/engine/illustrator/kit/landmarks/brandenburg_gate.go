package landmarks

import (
	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/gloss"
)

var brandenburgGate = kit.Piece{
	Name: "brandenburg-gate", Cm: 6550,
	Palette: "stone #e2c99a columns gate; quadriga #5fae94 statue copper horses; shade #8f7350 inside <stone; base #cbb386 <stone",
	Draw: func(c *kit.Canvas) {
		s, q, v, b := c.Tones("stone"), c.Tones("quadriga"), c.Tones("shade"), c.Tones("base")
		c.On(kit.Back)
		c.Part("inside", c.Form(box(44, 128, 212, 232), kit.Lin(0, 128, 0, 232, v.DDD, v.DD, v.D)))
		for _, x := range []float64{63, 95.5, 129, 161, 193} {
			c.Part("inside", c.Path(box(x-8, 134, x+8, 232), kit.Lin(0, 134, 0, 232, v.M, v.L, v.LL)))
		}
		c.On(kit.Body)
		horse := kit.Of(c.Form("M0 0L2 -12C0 -18 2 -24 6 -26L4 -34C6 -37 10 -37 12 -33L17 -28Q17 -25 13 -26C13 -20 15 -14 13 -9L13 0H9.500L8 -9H6L4 0Z", kit.Lin(0, -36, 16, 0, q.LL, q.L, q.M, q.DD)), c.Line("M9 -10L16 -15L17 -8", q.D, 2.6))
		c.Part("quadriga", c.Form("M108 42L112 22Q118 14 126 14Q132 16 133 24L136 42Z", kit.Lin(108, 16, 136, 42, q.L, q.M, q.DD)), c.Circle(124, 8, 5, kit.Rad(122, 6, 7, q.LL, q.D)), c.Line("M130 20L138 6", q.M, 3), c.Line("M138 24V-12", q.DD, 2.2), c.Circle(138, -12, 4, kit.None).Stroke(q.D, 2), c.Form("M116 16C104 10 98 0 96 -6C106 -2 116 2 122 14Z", kit.Lin(96, -6, 122, 16, q.LL, q.D)), c.Form("M130 15C140 10 148 4 150 -4C140 -2 132 4 127 13Z", kit.Lin(127, -4, 150, 14, q.L, q.DD)),
			horse.Mirror(6).Move(78, 48), horse.Mirror(6).Move(96, 48), horse.Move(138, 48), horse.Move(156, 48))
		c.Part("stone", c.Form("M84 48H172V62H84Z", kit.Lin(84, 48, 172, 62, s.LL, s.M, s.D)), c.Rect(80, 46, 96, 5, 1.5, kit.Lin(0, 46, 0, 51, s.LL, s.D)), c.Form("M70 62H186L190 74H66Z", kit.Lin(0, 62, 0, 74, s.L, s.M, s.DD)), c.Form(box(44, 74, 212, 98), kit.Lin(44, 74, 212, 98, s.LL, s.L, s.M, s.D), gloss.Dim(c, 3, .3, box(40, 72, 216, 79), s), c.Rect(72, 80, 112, 13, 1, s.DD).Opacity(.7)), c.Rect(38, 70, 180, 7, 1.5, kit.Lin(0, 70, 0, 77, s.LL, s.M, s.DD)))
		for i := range 11 {
			c.Part("stone", c.Circle(80+9.6*float64(i), 84, 2.1, s.LL), c.Rect(77.6+9.6*float64(i), 86, 4.8, 7, 1.5, kit.Lin(77+9.6*float64(i), 0, 83+9.6*float64(i), 0, s.LL, s.D)))
		}
		c.Part("stone", c.Rect(34, 97, 188, 8, 1.5, kit.Lin(0, 97, 0, 105, s.LL, s.M, s.DD)), c.Form(box(40, 105, 216, 128), kit.Lin(40, 104, 216, 128, s.LL, s.L, s.M, s.D), gloss.Dim(c, 3, .4, box(36, 103, 220, 110), s)))
		for i := range 15 {
			x := 46 + 11.4*float64(i)
			c.Part("stone", c.Rect(x, 108, 4, 9, .5, s.DD), c.Line(pd("M%g 108v9", x+2), s.LL, .8))
		}
		c.Part("stone", c.Rect(38, 118, 180, 4, 1, kit.Lin(0, 118, 0, 122, s.LL, s.D)))
		for _, x := range []float64{50, 79, 112, 145, 178, 206} {
			c.Part("columns", c.Rect(x-10, 126, 20, 5, 1, kit.Lin(x-10, 0, x+10, 0, s.L, s.LL, s.M, s.DD)), c.Form(pd("M%g 131H%gL%g 226H%gZ", x-6.5, x+6.5, x+7.5, x-7.5), kit.Lin(x-8, 0, x+8, 0, kit.At(0, s.M), kit.At(.25, s.LL), kit.At(.55, s.M), kit.At(1, s.DDD)), c.Line(pd("M%g 131V228M%g 131V228M%g 131V228M%g 131V228", x-4.5, x-1.5, x+1.5, x+4.5), s.DD, 1).Opacity(.6), gloss.Dim(c, 3, .5, box(x-10, 128, x+10, 138), s)), c.Rect(x-9, 225, 18, 7, 1.5, kit.Lin(x-9, 0, x+9, 0, s.L, s.LL, s.M, s.DDD)))
		}
		wing := kit.Of(c.Form(box(4, 168, 38, 232), kit.Lin(4, 168, 38, 232, v.D, v.DD)), c.Form("M0 158L21 144L42 158Z", kit.Lin(0, 144, 0, 158, s.LL, s.M)), c.Path("M8 157L21 148.500L34 157Z", s.D).Opacity(.6), c.Rect(-2, 157, 46, 11, 1.5, kit.Lin(0, 157, 0, 168, s.LL, s.M, s.DD)))
		for _, x := range []float64{7, 21, 35} {
			wing = kit.Of(wing, c.Form(box(x-3.6, 168, x+3.6, 232), kit.Lin(x-4, 0, x+4, 0, s.M, s.LL, s.M, s.DD)), c.Rect(x-4.6, 227, 9.2, 5, 1, kit.Lin(x-5, 0, x+5, 0, s.LL, s.DD)))
		}
		c.Part("wings", wing, wing.Move(214, 0))
		c.Part("base", c.Rect(-4, 231, 264, 7, 1.5, kit.Lin(0, 231, 0, 238, b.LL, b.M, b.DD)), c.Rect(-8, 237, 272, 8, 2, kit.Lin(0, 237, 0, 245, b.L, b.M, b.DDD)))
		c.Anchor("ground", 128, 245)
	},
}
