package produce

import (
	"math"

	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/edible"
	"pellucid/internal/engine/illustrator/kit/sheen"
)

var artichoke = kit.Piece{
	Name: "artichoke", Cm: 14,
	Palette: "leaves #7fae5a green; tips #a86f9a purple; stem #8fb765",
	Draw: func(c *kit.Canvas) {
		l, t, s := c.Tones("leaves"), c.Tones("tips"), c.Tones("stem")
		c.Part("stem", c.Form("M112 208H144L150 252Q128 260 106 252Z", sheen.Round(106, 0, 150, 0, s), c.Line("M120 214L116 252M136 214L140 252", s.DD, 2).Opacity(.6)))
		leaf := func(x, y, w, h, turn float64) kit.Node {
			d := sheen.D("M%g %gC%g %g %g %g %g %gC%g %g %g %g %g %gQ%g %g %g %gZ", x-w*.34, y, x-w*.72, y-h*.42, x-w*.34, y-h*.84, x, y-h, x+w*.34, y-h*.84, x+w*.72, y-h*.42, x+w*.34, y, x, y+h*.1, x-w*.34, y)
			return kit.Of(c.Path(d, l.DDD).Move(1.5, 2.6).Opacity(.6), c.Form(d, kit.Lin(x-w*.4, y-h, x+w*.4, y, kit.At(0, t.M), kit.At(.16, t.L), kit.At(.34, l.L), kit.At(.55, l.M), kit.At(1, l.DD)), c.Line(sheen.D("M%g %gQ%g %g %g %g", x, y-h*.9, x-w*.02, y-h*.5, x, y-h*.1), l.LL, 1.8).Opacity(.6), sheen.Edge(c, d, l, 6))).Rotate(turn, x, y)
		}
		c.Part("leaves", sheen.Each(3, func(i int) kit.Node { return leaf(128+float64(i-1)*22, 82, 50, 70, float64(i-1)*12) }),
			sheen.Each(4, func(i int) kit.Node { return leaf(128+(float64(i)-1.5)*36, 120, 56, 80, (float64(i)-1.5)*15) }),
			sheen.Each(5, func(i int) kit.Node { return leaf(128+float64(i-2)*36, 156, 58, 76, float64(i-2)*14) }),
			sheen.Each(4, func(i int) kit.Node { return leaf(128+(float64(i)-1.5)*40, 190, 60, 74, (float64(i)-1.5)*15) }),
			sheen.Each(5, func(i int) kit.Node { return leaf(128+float64(i-2)*27, 220, 54, 66, float64(i-2)*17) }),
			sheen.Each(2, func(i int) kit.Node { return leaf(128+(float64(i)-.5)*32, 230, 48, 46, (float64(i)-.5)*26) }))
		c.Anchor("ground", 128, 254)
	},
}

var kale = kit.Piece{
	Name: "kale", Cm: 35,
	Palette: "leaves #3f8a48 green; stem #b9d68c stalk",
	Draw: func(c *kit.Canvas) {
		l, s := c.Tones("leaves"), c.Tones("stem")
		frond := func(a, k float64) kit.Node {
			ruffle := func(amp, w float64) string {
				return edible.Wavy(0, -104, 62*w, 102*w, 96, func(u float64) float64 {
					return 1 - amp + amp*math.Sin(u*2*math.Pi*17) + amp*.6*math.Sin(u*2*math.Pi*29+1)
				})
			}
			d := ruffle(.1, 1)
			return kit.Of(c.Form(d, kit.Rad(-20, -150, 170, l.L, l.M, l.D, l.DD), c.Path(ruffle(.12, .84), l.M).Opacity(.8), c.Path(ruffle(.12, .64), l.D).Opacity(.55), sheen.Each(6, func(i int) kit.Node {
				y := -30 - 27*float64(i)
				return kit.Of(c.Line(sheen.D("M0 %gQ-24 %g -50 %g", y, y-22, y-34), s.M, 3.4), c.Line(sheen.D("M0 %gQ24 %g 50 %g", y, y-22, y-34), s.M, 3.4), c.Line(sheen.D("M-24 %gl-8 4M24 %gl8 4", y-20, y-20), s.M, 2))
			}), edible.Scatter(c, -60, -200, 60, -4, 46, 13, edible.Everywhere, func(i int, x, y float64) kit.Node {
				return c.Line(sheen.D("M%g %gq5 -8 10 -1q5 6 9 -2", x, y), []kit.Color{l.LL, l.DDD}[i%2], 2.4).Opacity(.5)
			}), edible.Shade(c, d, l, 14)), sheen.Tube(c, "M0 50Q4 -60 0 -186", 9, s)).Scale(k, k, 0, 0).Rotate(a, 0, 0).Move(128, 196)
		}
		c.Part("leaves", frond(-38, .8), frond(38, .8), frond(-16, .88), frond(18, .86), frond(1, .92))
		c.Part("stem", sheen.Body(c, "M104 198Q128 206 152 198L146 248Q128 254 110 248Z", s, 8, c.Line("M118 204V250M128 206V252M139 204V250", s.DD, 2.4).Opacity(.6)))
		c.Anchor("ground", 128, 250)
	},
}
