package trucks

import (
	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/chassis"
	"pellucid/internal/engine/illustrator/kit/gloss"
	"pellucid/internal/engine/illustrator/kit/sheen"
)

var iceCreamTruck = kit.Piece{
	Name: "ice-cream-truck", Cm: 600, Facing: kit.Right, Palette: "body #fdf3e3 cream white; stripe #f58fb5 pink; awning #f58fb5 <stripe; windows #a6dcf2 glass; cone #e0a04d waffle; scoop #f9b7cf ice; wheels #d5dce3; tires #4a4f5d; headlights #ffe9a3",
	Draw: func(c *kit.Canvas) {
		b, s, a, w, k, i, r, t, l := c.Tones("body"), c.Tones("stripe"), c.Tones("awning"), c.Tones("windows"), c.Tones("cone"), c.Tones("scoop"), c.Tones("wheels"), c.Tones("tires"), c.Tones("headlights")
		dark := kit.TonesOf(kit.Hex("#454a58"))
		c.Part("cone", sheen.Body(c, "M74 44H118L98 78H94Z", k, 5, c.Line("M80 44L100 78M92 44L104 66M112 44L92 78M100 44L88 66", k.DD, 2).Opacity(.6)))
		c.Part("scoop", sheen.Ball(c, 96, 26, 23, i), c.Form("M72 36Q70 48 78 48Q84 48 86 44Q90 52 96 46Q104 52 108 44Q114 50 119 44Q122 38 120 34Z", kit.Lin(0, 34, 0, 50, i.M, i.D)), sheen.Ball(c, 100, 3, 8, kit.TonesOf(kit.Hex("#e2333f"))))
		const shell = "M6 88Q6 70 24 70H178Q188 70 192 78L208 120L240 132Q250 136 250 148V190Q250 200 240 200H16Q6 200 6 190Z"
		c.Part("body", c.Path(shell, b.DDD).Move(0, 2), c.Form(shell, kit.Lin(100, 70, 112, 204, kit.At(0, b.LL), kit.At(.4, b.L), kit.At(.75, b.M), kit.At(1, b.D)), c.Named("stripe", c.Path("M0 164H256V184H0Z", kit.Lin(0, 164, 0, 184, s.L, s.M, s.D)), c.Path("M0 156q8 -10 16 0t16 0t16 0t16 0t16 0t16 0t16 0t16 0t16 0t16 0t16 0t16 0t16 0t16 0t16 0t16 0V166H0Z", s.M)), gloss.Dim(c, 6, .4, "M0 190H256V210H0Z", dark), chassis.Arch(c, 56, 198, 26, b), chassis.Arch(c, 206, 198, 26, b)))
		c.Part("windows", c.Rect(28, 92, 108, 54, 5, dark.M), c.Form(kit.RoundRect(32, 96, 100, 46, 3), kit.Lin(0, 96, 0, 142, kit.Hex("#5a4350"), kit.Hex("#8a6472"))), c.Rect(22, 142, 120, 9, 3, kit.Lin(0, 142, 0, 151, b.LL, b.DD)))
		c.Part("cone", sheen.Each(3, func(n int) kit.Node {
			x := 48 + 18*float64(n)
			return kit.Of(c.Path(sheen.D("M%g 122h12l-5 20h-2Z", x), k.M), c.Circle(x+6, 118, 8, []kit.Color{kit.Hex("#a9e0c8"), i.M, kit.Hex("#8a5a3a")}[n]))
		}))
		c.Part("awning", sheen.Each(8, func(n int) kit.Node {
			x := 20 + 15.500*float64(n)
			col := a
			if n%2 == 1 {
				col = kit.TonesOf(kit.White)
			}
			return c.Form(sheen.D("M%g 82H%gL%g 104A7.800 7.800 0 0 1 %g 104Z", x+3, x+15.500, x+15.500, x), kit.Lin(0, 82, 0, 112, col.L, col.M, col.D))
		}))
		c.Part("windows", c.Path("M150 86H178Q184 86 186 92L198 124Q199 130 192 130H150Z", dark.D), chassis.Glass(c, "M154 90H176Q181 90 183 95L193 122Q194 126 190 126H154Z", w, c.Line("M166 127L184 108", w.DDD, 3).Opacity(.4)))
		c.Part("body", c.Rect(160, 140, 14, 5, 2.500, dark.L), c.Line("M148 84V196", b.DD, 1.800))
		c.Part("bumper", c.Form("M228 186H252Q258 186 258 191V195Q258 201 251 201H226Z", gloss.Sheen(dark, 226, 184, 258, 202)))
		c.Part("headlights", chassis.Lamp(c, 243, 152, 6, 9, l, r))
		c.Part("wheels", chassis.Disc(c, 56, 198, 26, t, r, 8), chassis.Disc(c, 206, 198, 26, t, r, 8))
		c.Anchor("seat", 170, 138)
		c.Anchor("ground", 128, 224)
		c.AnchorBox("surface", 150, 70, 60, 0, 0)
	},
}
