package sweets

import (
	"math"

	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/edible"
	"pellucid/internal/engine/illustrator/kit/sheen"
)

// chip is a lump of chocolate.
func chip(c *kit.Canvas, x, y, r, angle float64, t kit.Tones) kit.Node {
	d := edible.Wavy(x, y, r, r*.86, 7, func(u float64) float64 { return .93 + .12*math.Sin(u*2*math.Pi*2+angle) })
	return kit.Of(c.Blur(r*.15, c.Path(d, kit.Hex("#5a2a10")).Move(r*.12, r*.24)).Opacity(.6), c.Path(d, t.DD),
		c.Form(d, kit.Lin(x-r, y-r, x+r, y+r, t.LL, t.M, t.D), c.Blur(r*.14, c.Path(d, kit.None).Stroke(t.DDD, r*.4).Move(-r*.1, -r*.14)).Opacity(.6)),
		c.Path(sheen.D("M%.1f %.1fQ%.1f %.1f %.1f %.1fQ%.1f %.1f %.1f %.1fZ", x-r*.6, y-r*.05, x-r*.5, y-r*.62, x+r*.15, y-r*.55, x-r*.32, y-r*.42, x-r*.6, y-r*.05), kit.White).Opacity(.55).Shade())
}

var cookie = kit.Piece{
	Name: "cookie", Cm: 8,
	Palette: "dough #dfa25a; chips #5b3422 chocolate chocolate_chips; icing #f7a8c4 frosting glaze; sprinkles #ffd34d",
	Draw: func(c *kit.Canvas) {
		g, k := c.Tones("dough"), c.Tones("chips")
		edge := func(u float64) float64 {
			return .97 + .014*math.Sin(u*2*math.Pi*6+.6) + .012*math.Sin(u*2*math.Pi*11+2) + .006*math.Sin(u*2*math.Pi*23)
		}
		d := edible.Wavy(128, 128, 124, 122, 70, edge)
		top := edible.Wavy(126, 122, 118, 114, 70, edge)
		c.Part("dough", c.Form(d, kit.Lin(60, 60, 200, 250, g.M, g.D, g.DDD)),
			c.Form(top, kit.Rad(92, 84, 170, kit.At(0, g.LL), kit.At(.4, g.L), kit.At(.75, g.M), kit.At(1, g.DD)),
				edible.Scatter(c, 10, 10, 246, 240, 26, 30, func(x, y float64) bool { return edible.InOval(x, y, 126, 122, 108, 104) }, func(i int, x, y float64) kit.Node {
					return kit.Of(c.Blur(2, c.Ellipse(x, y, 9+float64(i%3)*3, 6, g.D)).Opacity(.55), c.Blur(1.5, c.Ellipse(x+3, y+6, 9, 3, g.LL)).Opacity(.6))
				}),
				edible.Scatter(c, 10, 10, 246, 240, 120, 8, func(x, y float64) bool { return edible.InOval(x, y, 126, 122, 112, 108) }, func(i int, x, y float64) kit.Node {
					return kit.Of(c.Circle(x, y, 1.1+float64(i%3)*.5, g.DD).Opacity(.5), c.Circle(x-.7, y+1, .9, g.LL).Opacity(.6))
				}),
				c.Line("M70 150l14 8l10 -4l12 10M168 84l8 12l-4 10M150 186l12 -6l8 4M96 60l10 6", g.DD, 2).Opacity(.55), c.Line("M70 152l14 8l10 -4l12 10M169 86l8 12l-4 10M150 188l12 -6l8 4", g.LL, 1.4).Opacity(.5),
				edible.Shade(c, top, g, 20)))
		var chips []kit.Node
		for i, v := range [][3]float64{{128, 118, 19}, {84, 86, 18}, {150, 62, 16}, {190, 108, 18}, {68, 142, 16}, {106, 176, 19}, {164, 158, 17}, {206, 160, 12}, {112, 38, 13}, {44, 106, 12}, {148, 206, 15}, {66, 190, 12}, {192, 66, 12}} {
			chips = append(chips, chip(c, v[0], v[1], v[2], float64(i)*1.7, k))
		}
		i, sugar := c.Tones("icing"), c.Tones("sprinkles")
		iced, sprinkled := c.State("with icing") || c.State("with frosting") || c.State("with glaze"), c.State("with sprinkles")
		if !iced && !sprinkled {
			c.Part("chips", c.Clip(d, chips...))
		}
		if iced || sprinkled {
			glaze := edible.Wavy(127, 122, 106, 103, 60, func(u float64) float64 { return .97 + .03*math.Sin(u*2*math.Pi*7) })
			c.Part("icing", c.Path(glaze, g.DDD).Move(2, 4).Opacity(.4), c.Form(glaze, kit.Rad(94, 84, 160, i.LL, i.L, i.M, i.D), edible.Shade(c, glaze, i, 14)), c.Path("M46 104Q56 58 104 40Q82 66 70 112Q48 122 46 104Z", kit.White).Opacity(.4).Shade())
		}
		if sprinkled {
			all := []kit.Tones{sugar, kit.TonesOf(kit.Hex("#5fc3f0")), kit.TonesOf(kit.Hex("#7fd27a")), kit.TonesOf(kit.Hex("#ef5f7a")), kit.TonesOf(kit.Hex("#ffffff"))}
			c.Part("sprinkles", edible.Scatter(c, 30, 26, 226, 220, 44, 17, func(x, y float64) bool { return edible.InOval(x, y, 127, 122, 92, 88) }, func(n int, x, y float64) kit.Node {
				return edible.Sprinkle(c, x, y, 15, float64(n*67%180), all[n%len(all)])
			}))
		}
		c.Anchor("ground", 128, 248)
		c.AnchorBox("grip", 128, 200, 0, 0, 0)
	},
}
