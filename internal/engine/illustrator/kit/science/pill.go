package science

import "pellucid/internal/engine/illustrator/kit"

var pill = kit.Piece{
	Name: "pill", Cm: 2.2,
	Palette: "top #ef4a52 half; bottom #fdf3e4 other",
	Draw: func(c *kit.Canvas) {
		a, b := c.Tones("top"), c.Tones("bottom")
		round := func(t kit.Tones, w float64) kit.Gradient {
			return kit.Lin(0, -w, 0, w, kit.At(0, t.L), kit.At(.2, t.LL), kit.At(.5, t.M), kit.At(.82, t.D), kit.At(1, t.DD))
		}
		c.Part("halves", kit.Of(
			c.Form("M0 -54H76Q134 -54 134 0Q134 54 76 54H0Z", round(b, 54), c.Blur(5, c.Rect(-4, -60, 18, 120, 0, b.DDD).Opacity(.6)), c.Blur(7, c.Path("M0 60H80Q140 50 134 -10L150 20V70H0Z", b.DDD).Opacity(.4)), c.Rect(6, -40, 84, 13, 6.5, kit.White).Opacity(.85), c.Circle(106, -29, 6.5, kit.White).Opacity(.85), c.Line("M20 47H78Q112 46 122 22", kit.White, 2.5).Opacity(.6)),
			c.Form("M4 -58H-76Q-136 -58 -136 0Q-136 58 -76 58H4Z", round(a, 58), c.Blur(8, c.Path("M-140 30Q-110 62 -70 62H10V40H-70Q-120 40 -140 20Z", a.DDD).Opacity(.35)), c.Path("M-112 -18Q-106 -44 -74 -45H-14Q-8 -45 -8 -38Q-8 -31 -14 -31H-72Q-92 -30 -98 -12Q-104 -2 -110 -6Q-114 -10 -112 -18Z", kit.White).Opacity(.5), c.Line("M-100 40Q-88 51 -70 52H0", a.LL, 2.5).Opacity(.6), c.Rect(-2, -60, 6, 120, 0, a.DD).Opacity(.5), c.Rect(-5, -60, 2.5, 120, 0, a.LL).Opacity(.8))).Scale(.98, .98, 0, 0).Rotate(-45, 0, 0).Move(128, 128))
		c.AnchorBox("grip", 128, 128, 0, 0, 45)
	},
}
