package kitchen

import (
	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/edible"
	"pellucid/internal/engine/illustrator/kit/sheen"
)

var coffeeCup = kit.Piece{
	Name: "coffee-cup", Cm: 16, States: "full; empty -steam",
	Palette: "cup #fffaf1 paper; sleeve #b9804a; lid #5a4038",
	Draw: func(c *kit.Canvas) {
		u, s, l := c.Tones("cup"), c.Tones("sleeve"), c.Tones("lid")
		const d = "M54 60H202L182 240Q180 252 168 252H88Q76 252 74 240Z"
		c.Part("cup", c.Form(d, kit.Lin(54, 0, 202, 0, kit.At(0, u.D), kit.At(.16, u.LL), kit.At(.45, u.M), kit.At(.8, u.D), kit.At(1, u.DDD)), c.Blur(5, c.Rect(50, 56, 160, 22, 0, u.DDD)).Opacity(.6), c.Line("M74 242Q128 252 182 242", u.DDD, 2).Opacity(.5), c.Blur(7, c.Rect(60, 238, 140, 20, 0, u.DDD)).Opacity(.5), sheen.Edge(c, d, u, 12)))
		const band = "M59 106Q128 122 197 106L187 196Q128 212 69 196Z"
		ridges := ""
		for i := range 16 {
			x := 62 + float64(i)*8.8
			ridges += pf("M%g 100L%.1f 214", x, 128+(x-128)*.86)
		}
		const bean = "M-20 0C-20 -16 -8 -26 4 -26C16 -24 22 -10 20 4C18 18 6 28 -6 26C-16 24 -20 12 -20 0Z"
		c.Part("sleeve", c.Clip(d, c.Blur(3, c.Path(band, u.DDD).Move(0, 4)).Opacity(.5)), c.Form(band, kit.Lin(59, 0, 197, 0, kit.At(0, s.D), kit.At(.18, s.LL), kit.At(.45, s.M), kit.At(.8, s.D), kit.At(1, s.DDD)), c.Line(ridges, s.DD, 1.6).Opacity(.4), c.Line(ridges, s.LL, 1.2).Move(1.8, 0).Opacity(.4)), c.Line("M60 107Q128 123 196 107", s.LL, 2.2).Opacity(.8), c.Line("M69 195.5Q128 211 187 195.5", s.DDD, 2).Opacity(.5),
			c.Named("bean", kit.Of(c.Form(bean, kit.Rad(-8, -10, 36, l.LL, l.L, l.M, l.DD), c.Line("M6 -28C-6 -14 8 -2 -2 10C-8 18 -6 24 -4 30", l.DDD, 4), c.Line("M3 -28C-9 -14 5 -2 -5 10", l.LL, 1.4).Opacity(.6)), c.Path("M-12 -4C-12 -12 -6 -18 0 -20", kit.None).Stroke(kit.White, 3).Opacity(.45)).Rotate(20, 0, 0).Move(128, 158)))
		c.Part("cup", c.Path("M66 84H76L90 236H84Q80 236 79 232Z", kit.White).Opacity(.4).Shade())
		if c.State("empty") { // without its lid, so that one sees into it
			c.Part("cup", c.Form(kit.Oval(128, 60, 76, 17), kit.Lin(52, 44, 204, 76, u.DDD, u.DD, u.M), c.Blur(4, c.Ellipse(128, 70, 60, 12, u.LL)).Opacity(.5)), c.Path(kit.Oval(128, 60, 76, 17), kit.None).Stroke(u.DD, 7), c.Path(kit.Oval(128, 59.5, 76, 17), kit.None).Stroke(u.LL, 4.6))
		} else {
			cupLid(c, u, l)
		}
		c.Part("steam", edible.Steam(c, 150, 12, 15, 52))
		c.Anchor("ground", 128, 252)
		c.AnchorBox("face", 128, 146, 96, 0, 0)
		c.AnchorBox("print", 128, 158, 96, 66, 0)
		c.AnchorBox("grip", 128, 158, 0, 0, 0)
	},
}

// cupLid closes the cup: its rim, its raised top and the hole to drink from.
func cupLid(c *kit.Canvas, u, l kit.Tones) {
	c.Part("lid", c.Form("M50 52H206Q212 52 212 58V64Q212 70 206 70H50Q44 70 44 64V58Q44 52 50 52Z", kit.Lin(44, 0, 212, 0, kit.At(0, l.M), kit.At(.16, l.LL), kit.At(.45, l.M), kit.At(1, l.DDD)), c.Rect(44, 63, 168, 8, 0, l.DDD).Opacity(.4), c.Rect(50, 54, 156, 3, 1.5, kit.White).Opacity(.4)),
		c.Form("M58 54L66 26Q68 18 78 18H178Q188 18 190 26L198 54Z", kit.Lin(58, 0, 198, 0, kit.At(0, l.M), kit.At(.18, l.LL), kit.At(.45, l.M), kit.At(.8, l.D), kit.At(1, l.DDD)), c.Blur(3, c.Rect(50, 46, 160, 10, 0, l.DDD)).Opacity(.55)), c.Ellipse(128, 20, 57, 9, kit.Lin(71, 11, 185, 29, l.LL, l.L, l.M)), c.Ellipse(128, 21, 49, 6.5, kit.Lin(79, 14, 177, 28, l.DDD, l.D, l.M)), c.Ellipse(156, 21.5, 9, 2.4, l.DDD), c.Path("M70 46L75 30Q77 26 82 26Q86 27 84 32L80 46Q78 50 74 50Q70 50 70 46Z", kit.White).Opacity(.45).Shade())
}
