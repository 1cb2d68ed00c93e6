package home

import (
	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/lighting"
	"pellucid/internal/engine/illustrator/kit/sheen"
)

var fireplace = kit.Piece{
	Name: "fireplace", Cm: 150,
	Palette: "bricks #b5553f; mantel #7d4a2b wood shelf; fire #ff7a1f flames; stockings #d9303e; second #3f9a5a; logs #6d4028",
	Draw: func(c *kit.Canvas) {
		b, m, f, s, q, l := c.Tones("bricks"), c.Tones("mantel"), c.Tones("fire"), c.Tones("stockings"), c.Tones("second"), c.Tones("logs")
		wall := kit.RoundRect(24, 56, 208, 184, 3)
		c.Part("bricks", c.Form(wall, kit.Lin(24, 56, 232, 240, b.DD, b.DDD), sheen.Each(11, func(row int) kit.Node {
			return sheen.Each(9, func(i int) kit.Node {
				x, y := 24+26.500*float64(i)-13*float64(row%2), 58+16.800*float64(row)
				t := []kit.Color{b.M, b.L, b.D, b.M.Shade(.4), b.M.Shade(-.5)}[c.Rand().IntN(5)]
				o := kit.RoundRect(x, y, 24, 14.300, 3)
				return kit.Of(c.Path(o, t), c.Path(sheen.D("M%g %gh20", x+2, y+1.500), kit.None).Stroke(b.LL, 1.600).Opacity(.5), c.Path(sheen.D("M%g %gh20", x+2, y+13), kit.None).Stroke(b.DDD, 1.400).Opacity(.4))
			})
		}), c.Blur(7, c.Path("M20 50H236V80H20Z", b.DDD)).Opacity(.7), sheen.Edge(c, wall, b, 16)))
		const arch = "M68 240V160C68 124 96 110 128 110C160 110 188 124 188 160V240Z"
		c.Part("bricks", c.Path("M56 240V160C56 116 90 98 128 98C166 98 200 116 200 160V240Z", b.DDD), sheen.Each(13, func(i int) kit.Node {
			return c.Form("M119 99H137L135 112H121Z", kit.Lin(119, 99, 137, 112, b.L, b.M, b.D), c.Line("M120 100.500H136", b.LL, 1.500)).Rotate(-96+16*float64(i), 128, 164)
		}), sheen.Each(5, func(i int) kit.Node {
			y := 172 + 14.500*float64(i)
			return c.Both(128, c.Form(kit.RoundRect(57.500, y, 11, 13, 2), kit.Lin(57, y, 70, y+13, b.L, b.M, b.D)))
		}), c.Form(arch, kit.Rad(128, 224, 110, kit.Hex("#7a3020"), kit.Hex("#4a2426"), kit.Hex("#2d1c24"))))
		log := func(x0, y0, x1, y1 float64) kit.Node {
			d := sheen.D("M%g %gL%g %g", x0, y0, x1, y1)
			return kit.Of(sheen.Tube(c, d, 15, l), c.Circle(x0, y0, 7.500, l.DDD), c.Circle(x0-.3, y0-.3, 6.500, kit.Hex("#d9a468")), c.Circle(x0, y0, 3.600, kit.None).Stroke(l.M, 1.200))
		}
		c.Part("fire", c.Clip(arch, lighting.Halo(c, 128, 200, 84, f.L)))
		c.Part("logs", log(92, 232, 160, 222), log(166, 233, 98, 220))
		c.Part("fire", c.Clip(arch, lighting.Flame(c, 100, 228, 34, 56, f), lighting.Flame(c, 158, 228, 34, 52, f), lighting.Flame(c, 128, 232, 52, 96, f), lighting.Flame(c, 114, 232, 24, 36, f), lighting.Flame(c, 144, 232, 24, 38, f)))
		c.Part("logs", log(104, 238, 154, 238))
		c.Part("bricks", c.Form("M8 236H248V248Q248 252 244 252H12Q8 252 8 248Z", kit.Lin(0, 236, 0, 252, kit.Hex("#b9aca4"), kit.Hex("#94867f"), kit.Hex("#6b5e60")), c.Line("M10 238.500H246", kit.White, 1.600).Opacity(.5), c.Line("M72 236V252M128 236V252M184 236V252", kit.Hex("#5a4c50"), 1.500).Opacity(.6)))
		c.Part("mantel", c.Form("M20 44H236L228 64H28Z", kit.Lin(0, 44, 0, 64, m.D, m.DD), sheen.Grain(c, kit.Box{X0: 24, Y0: 46, X1: 232, Y1: 64}, 3, m)), sheen.Board(c, "M6 26Q6 22 10 22H246Q250 22 250 26V42Q250 46 246 46H10Q6 46 6 42Z", m, 5), c.Line("M10 25H246", m.LL, 2).Opacity(.7))
		for i, x := range []float64{50, 108, 166} {
			t := []kit.Tones{s, q, s}[i]
			d := sheen.D("M%g 58H%gV90C%g 100 %g 100 %g 104C%g 112 %g 118 %g 118C%g 120 %g 112 %g 100Z", x, x+22, x+22, x+34, x+38, x+42, x+36, x+28, x+10, x, x)
			c.Part("stockings", c.Clip(wall, c.Blur(3, c.Path(d, b.DDD).Move(3, 4)).Opacity(.6)), c.Path(d, t.DDD).Move(.5, 1), sheen.Body(c, d, t, 8, c.Path(sheen.D("M%g 90Q%g 104 %g 120H%gZ", x-2, x+12, x+4, x-6), kit.White).Opacity(.85), c.Path(sheen.D("M%g 96Q%g 108 %g 124H%gV96Z", x+32, x+26, x+30, x+50), kit.White).Opacity(.85)), c.Form(kit.RoundRect(x-3, 52, 28, 13, 6), kit.Lin(x, 52, x+25, 65, kit.White, kit.Hex("#fdf6ee"), kit.Hex("#dccfc8"))), c.Line(sheen.D("M%g 52v-6", x+3), t.D, 2.600))
		}
		c.Anchor("ground", 128, 252)
		c.AnchorBox("surface", 128, 22, 220, 0, 0)
		c.AnchorBox("inside", 128, 180, 110, 110, 0)
	},
}
