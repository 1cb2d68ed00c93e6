package drinks

import (
	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/edible"
	"pellucid/internal/engine/illustrator/kit/sheen"
)

// cupFront is the outer wall of a round cup below its rim at x, y; wall names its path.
func cupFront(c *kit.Canvas, x, y, rx, h float64, t kit.Tones, print ...kit.Node) kit.Node {
	d := cupWall(x, y, rx, h)
	return kit.Of(c.Form(d, kit.Lin(x-rx, 0, x+rx, 0, kit.At(0, t.M), kit.At(.18, t.LL), kit.At(.45, t.M), kit.At(.8, t.D), kit.At(1, t.DD)), kit.Of(print...), edible.Shade(c, d, t, rx*.3)),
		c.Path(sheen.D("M%g %gC%g %g %g %g %g %gC%g %g %g %g %g %gC%g %g %g %g %g %gZ", x-rx*.84, y+rx*.34, x-rx*.8, y+h*.5, x-rx*.66, y+h*.75, x-rx*.52, y+h*.86, x-rx*.44, y+h*.92, x-rx*.4, y+h*.84, x-rx*.46, y+h*.78, x-rx*.6, y+h*.6, x-rx*.68, y+h*.4, x-rx*.72, y+rx*.36), kit.White).Opacity(.5).Shade())
}

func cupWall(x, y, rx, h float64) string {
	return sheen.D("M%g %gA%g %g 0 0 0 %g %gC%g %g %g %g %g %gH%gC%g %g %g %g %g %gZ", x-rx, y, rx, rx*.26, x+rx, y, x+rx*.98, y+h*.6, x+rx*.7, y+h, x+rx*.36, y+h, x-rx*.36, x-rx*.7, y+h, x-rx*.98, y+h*.6, x-rx, y)
}

// cupRim is the far inside of a cup.
func cupRim(c *kit.Canvas, x, y, rx float64, t, in kit.Tones) kit.Node {
	ry := rx * .26
	return kit.Of(c.Ellipse(x, y, rx, ry, kit.Lin(x-rx, y-ry, x+rx, y+ry, t.LL, t.L, t.M, t.D)), c.Ellipse(x, y+1, rx*.93, ry*.86, kit.Lin(x-rx, 0, x+rx, 0, in.DDD, in.D, in.M)))
}

var coffee = kit.Piece{
	Name: "coffee", Cm: 14,
	States:  "full; empty -coffee -foam -steam; above; heart-steam",
	Palette: "cup #e4573d mug; coffee #6f3e20 drink; saucer #e4573d <cup; stripe #fff3e0 band; inside #fff3e0",
	Draw: func(c *kit.Canvas) {
		u, f, s, b, n := c.Tones("cup"), c.Tones("coffee"), c.Tones("saucer"), c.Tones("stripe"), c.Tones("inside")
		if c.State("above") {
			sheen.CupAbove(c, "cup", "coffee", u, n, f, &s, true)
			return
		}
		c.On(kit.Back)
		c.Part("saucer", edible.Saucer(c, 124, 208, 120, s), c.Ellipse(124, 208, 108, 20, kit.None).Stroke(b.M, 3).Opacity(.9), c.Blur(6, c.Ellipse(130, 214, 62, 12, s.DDD)).Opacity(.8))
		handle := "M188 122C240 112 240 176 172 182"
		c.Part("handle", c.Line(handle, u.DD, 19), c.Line(handle, u.M, 16).Move(-.6, -1), c.Line(handle, u.LL, 5).Move(-1, -4.5))
		c.Part("cup", cupRim(c, 116, 102, 84, u, n))
		c.On(kit.Body)
		c.Part("coffee", c.Clip(kit.Oval(116, 103, 78, 18.5), c.Form(kit.Oval(116, 109, 75, 17), kit.Lin(40, 92, 190, 126, f.D, f.M, f.DD),
			c.Ellipse(116, 109, 73, 16, kit.None).Stroke(f.LL, 4).Opacity(.85),
			c.Named("foam", c.Blur(.8, c.Path("M116 121C92 114 74 108 82 101C92 95 110 98 116 104C122 98 140 95 150 101C158 108 140 114 116 121Z", kit.Lin(80, 96, 150, 120, kit.Hex("#f6dcb4"), kit.Hex("#e0b27c"))))),
			edible.Scatter(c, 44, 96, 188, 122, 12, 8, func(x, y float64) bool {
				return edible.InOval(x, y, 116, 109, 68, 13) && !edible.InOval(x, y, 116, 108, 42, 14)
			}, func(i int, x, y float64) kit.Node {
				return c.Ellipse(x, y, 2.4+float64(i%3), 1+float64(i%3)*.4, kit.None).Stroke(f.LL, 1).Opacity(.7)
			}), c.Blur(4, c.Ellipse(116, 94, 74, 8, f.DDD)).Opacity(.6))))
		c.On(kit.Fore)
		c.Part("cup", cupFront(c, 116, 102, 84, 104, u, c.Named("stripe", c.Path("M20 134Q116 172 212 134V150Q116 188 20 150Z", kit.Lin(30, 0, 204, 0, b.M, b.L, b.M, b.DD)))),
			c.Path("M34.5 102a81.5 21 0 0 0 163 0", kit.None).Stroke(kit.Lin(32, 0, 200, 0, u.LL, u.L, u.M, u.D), 5).Butt())
		if c.State("heart-steam") {
			c.Part("steam", heartSteam(c, 116, 90))
		} else {
			c.Part("steam", edible.Steam(c, 78, 92, 17, 84), edible.Steam(c, 116, 94, 20, 108), edible.Steam(c, 154, 92, 17, 84))
		}
		c.Anchor("ground", 124, 248)
		c.AnchorBox("print", 116, 160, 80, 50, 0)
		c.AnchorBox("inside", 116, 104, 150, 34, 0)
		c.AnchorBox("grip", 216, 148, 0, 0, 0)
	},
}
