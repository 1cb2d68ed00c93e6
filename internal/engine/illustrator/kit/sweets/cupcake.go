package sweets

import (
	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/edible"
	"pellucid/internal/engine/illustrator/kit/sheen"
)

// wrapper is a pleated paper cup: half widths at the top y0 and the bottom y1.
func wrapper(c *kit.Canvas, x, y0, top, y1, bottom float64, n int, t kit.Tones) kit.Node {
	d := sheen.D("M%g %gL%g %gQ%g %g %g %gL%g %gZ", x-top, y0, x-bottom, y1-6, x, y1+8, x+bottom, y1-6, x+top, y0)
	var pleats []kit.Node
	for i := range n {
		a, b := float64(i)/float64(n)*2-1, float64(i+1)/float64(n)*2-1
		m := (a + b) / 2
		pleats = append(pleats, c.Path(sheen.D("M%.1f %gL%.1f %gL%.1f %gL%.1f %gZ", x+top*m, y0-4, x+bottom*m, y1+8, x+bottom*b, y1+8, x+top*b, y0-4), t.D).Opacity(.75),
			c.Line(sheen.D("M%.1f %gL%.1f %g", x+top*a, y0-4, x+bottom*a, y1+8), t.LL, 1.6).Opacity(.7))
	}
	return c.Form(d, kit.Lin(x-top, 0, x+top, 0, t.L, t.M, t.D), kit.Of(pleats...),
		c.Blur(9, c.Rect(x+top*.45, y0-6, top, y1-y0+20, 0, t.DDD)).Opacity(.45), c.Blur(6, c.Rect(x-top, y0-8, 2*top, 20, 0, t.DDD)).Opacity(.5))
}

var cupcake = kit.Piece{
	Name: "cupcake", Cm: 9,
	Palette: "frosting #f990bd icing cream; wrapper #4cb8c4 case liner; cherry #dd2c3a; sprinkles #ffd94a; sprinkles2 #ffffff <sprinkles; sprinkles3 #6d7ee8 <sprinkles; cake #c98d4e sponge",
	Draw: func(c *kit.Canvas) {
		f, w, h, k := c.Tones("frosting"), c.Tones("wrapper"), c.Tones("cherry"), c.Tones("cake")
		sp := []kit.Tones{c.Tones("sprinkles"), c.Tones("sprinkles2"), c.Tones("sprinkles3")}
		c.Part("cake", c.Form("M48 160C44 140 66 132 128 132C190 132 212 140 208 160Z", kit.Lin(48, 0, 208, 0, k.L, k.M, k.DD)))
		c.Part("wrapper", wrapper(c, 128, 158, 80, 250, 60, 11, w))
		if c.Variant(2) == 1 { // a lower swirl with sugar pearls and a heart
			c.Part("frosting", edible.Swirl(c, 128, 158, 104, 100, 3, f))
			for i, v := range [][2]float64{{48, 146}, {74, 156}, {104, 150}, {134, 158}, {164, 150}, {198, 144}, {66, 118}, {96, 124}, {128, 118}, {160, 124}, {188, 114}, {90, 92}, {120, 96}, {150, 92}, {112, 66}, {140, 66}} {
				c.Part("sprinkles", edible.Ball(c, v[0], v[1], 5.5, sp[i%3]))
			}
			const heart = "M128 62C104 46 94 22 108 14C119 8 126 16 128 24C130 16 137 8 148 14C162 22 152 46 128 62Z"
			c.Part("cherry", c.Blur(3, c.Path(heart, f.DDD).Move(2, 5)).Opacity(.5), c.Form(heart, kit.Rad(114, 22, 46, h.LL, h.M, h.D), edible.Shade(c, heart, h, 8)), c.Ellipse(112, 25, 5, 3.4, kit.White).Rotate(-35, 112, 25).Opacity(.8))
			c.Anchor("ground", 128, 250)
			c.AnchorBox("surface", 128, 50, 60, 0, 0)
			c.AnchorBox("grip", 128, 210, 0, 0, 0)
			return
		}
		c.Part("frosting", edible.Swirl(c, 128, 158, 100, 112, 4, f))
		var all []kit.Node
		for i, v := range [][2]float64{{52, 142}, {78, 154}, {104, 148}, {136, 156}, {164, 148}, {196, 144}, {72, 116}, {98, 122}, {130, 116}, {158, 122}, {184, 112}, {92, 90}, {116, 94}, {146, 88}, {164, 94}, {112, 64}, {142, 66}} {
			all = append(all, edible.Sprinkle(c, v[0], v[1], 13, float64(i*71%180), sp[i%3]))
		}
		c.Part("sprinkles", all...)
		c.Part("cherry", c.Blur(3, c.Ellipse(131, 44, 18, 7, f.DDD)).Opacity(.55), c.Line("M130 16Q130 -2 150 -10", kit.Hex("#5f7f2c"), 4.5), c.Line("M129 15Q129 -2 149 -11", kit.Hex("#a3c552"), 1.8), edible.Ball(c, 128, 28, 21, h))
		c.Anchor("ground", 128, 250)
		c.AnchorBox("surface", 128, 50, 60, 0, 0)
		c.AnchorBox("grip", 128, 210, 0, 0, 0)
	},
}
