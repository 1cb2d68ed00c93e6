package food

import (
	"math"

	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/edible"
	"pellucid/internal/engine/illustrator/kit/sheen"
)

var taco = kit.Piece{
	Name: "taco", Cm: 16,
	Palette: "shell #f2b84a tortilla; meat #7a4228 beef; lettuce #74bd3e; cheese #ffd34d; tomato #e0402f",
	Draw: func(c *kit.Canvas) {
		s, m, l, k, o := c.Tones("shell"), c.Tones("meat"), c.Tones("lettuce"), c.Tones("cheese"), c.Tones("tomato")
		const back = "M10 188C6 110 56 44 134 40C206 38 252 96 248 180C246 192 232 192 220 190H30C18 194 12 196 10 188Z"
		c.Part("shell", c.Form(back, kit.Lin(30, 50, 220, 190, s.M, s.D, s.DD)))
		arc := func(u, r float64) (float64, float64) {
			a := math.Pi * (1 - u)
			return 125 + r*.86*math.Cos(a), 190 - r*1.1*math.Sin(a)
		}
		var leaves, meat, bits, shreds []kit.Node
		for i := range 13 {
			x, y := arc((float64(i)+.5)/13, 128)
			d := edible.Wavy(x, y, 25, 21, 20, func(u float64) float64 { return .86 + .16*math.Sin(u*2*math.Pi*5+float64(i)) })
			leaves = append(leaves, c.Form(d, kit.Rad(x-6, y-9, 36, l.LL, l.M, l.D), c.Line(sheen.D("M%g %gQ%g %g %g %g", x-12, y+14, x, y, x+10, y-14), l.LL, 2).Opacity(.7), edible.Shade(c, d, l, 8)))
		}
		for i := range 12 {
			x, y := arc((float64(i)+.6)/12.4, 112)
			d := edible.Wavy(x, y, 20, 16, 12, func(u float64) float64 { return .9 + .12*math.Sin(u*2*math.Pi*4+float64(i)*2) })
			meat = append(meat, c.Form(d, kit.Rad(x-6, y-8, 28, m.LL, m.M, m.DD), c.Circle(x+4, y+2, 2.4, m.DDD).Opacity(.5), c.Circle(x-7, y+3, 2, m.DDD).Opacity(.5), c.Ellipse(x-5, y-6, 5, 2, m.LL).Opacity(.7)))
		}
		for i := range 8 {
			x, y := arc((float64(i)+.45)/8, 124)
			d := kit.RoundRect(x-9, y-9, 18, 18, 4)
			bits = append(bits, kit.Of(c.Path(d, l.DDD).Move(1.5, 3).Opacity(.35), c.Form(d, kit.Lin(x-9, y-9, x+9, y+9, o.LL, o.M, o.D), c.Rect(x-6, y-6, 9, 3, 1.5, kit.White).Opacity(.5))).Rotate(float64(i*41), x, y))
		}
		for i := range 22 {
			x, y := arc((float64(i)+.5)/22, 116+float64(i*7%20))
			shreds = append(shreds, kit.Of(c.Rect(x-12, y-2.6, 25, 5.8, 2.5, k.DD), c.Rect(x-12, y-3, 24, 4.6, 2.2, k.M), c.Rect(x-10, y-2.8, 18, 1.5, .7, k.LL)).Rotate(float64(i*67%150), x, y))
		}
		c.Part("lettuce", leaves...)
		c.Part("meat", meat...)
		c.Part("tomato", bits...)
		c.Part("cheese", shreds...)
		const front = "M6 204C2 132 50 78 122 76C196 74 246 128 242 204C241 216 230 218 220 214C190 208 60 208 28 214C16 218 7 216 6 204Z"
		c.Part("shell", c.Clip(back, c.Blur(5, c.Path(front, m.DDD).Move(0, -7))).Opacity(.55), c.Form(front, kit.Rad(86, 120, 170, kit.At(0, s.LL), kit.At(.35, s.L), kit.At(.7, s.M), kit.At(1, s.DD)),
			edible.Scatter(c, 10, 84, 240, 210, 70, 11, edible.Everywhere, func(i int, x, y float64) kit.Node {
				if i%5 == 0 {
					return c.Blur(1.5, c.Ellipse(x, y, 6, 4, s.DD)).Opacity(.4)
				}
				return kit.Of(c.Circle(x, y, 1.2, s.DD).Opacity(.5), c.Circle(x-1, y+1, .9, s.LL).Opacity(.7))
			}), edible.Shade(c, front, s, 20)),
			c.Path("M26 180C28 140 52 108 92 98C102 97 102 106 94 109C60 120 44 146 41 180C40 190 26 190 26 180Z", kit.White).Opacity(.35).Shade())
		c.Anchor("ground", 124, 216)
		c.AnchorBox("grip", 124, 180, 0, 0, 0)
	},
}
