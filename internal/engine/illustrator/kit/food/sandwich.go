package food

import (
	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/edible"
	"pellucid/internal/engine/illustrator/kit/sheen"
)

// slab is a slice of bread that lies flat: its front face and, above it, its top.
func slab(c *kit.Canvas, y, h float64, top bool, b kit.Tones) kit.Node {
	face := sheen.D("M10 %gQ10 %g 24 %gQ128 %g 232 %gQ246 %g 246 %gV%gQ246 %g 230 %gQ128 %g 26 %gQ10 %g 10 %gZ", y, y+4, y+6, y+18, y+6, y+4, y, y+h-8, y+h+2, y+h+4, y+h+15, y+h+4, y+h+2, y+h-8)
	n := c.Form(face, kit.Lin(0, y, 0, y+h+12, kit.Hex("#fff3d8"), kit.Hex("#f6dcae"), kit.Hex("#e3b878")),
		c.Path(face, kit.None).Stroke(kit.Lin(0, y, 0, y+h, b.M, b.DD), 9),
		edible.Scatter(c, 18, y+8, 238, y+h+4, 44, 7, edible.Everywhere, func(i int, x, y float64) kit.Node {
			return kit.Of(c.Ellipse(x, y, 2.4, 1.5, kit.Hex("#c98f4a")).Opacity(.5), c.Ellipse(x, y+1.2, 2, .8, kit.White).Opacity(.6))
		}), edible.Shade(c, face, b, 10))
	if !top {
		return n
	}
	const crown = "M10 %gC6 %g 40 %g 58 %gQ128 %g 198 %gC216 %g 250 %g 246 %gQ246 %g 232 %gQ128 %g 24 %gQ10 %g 10 %gZ"
	d := sheen.D(crown, y, y-12, y-44, y-46, y-54, y-46, y-44, y-12, y, y+5, y+7, y+19, y+7, y+5, y)
	return kit.Of(n, c.Form(d, kit.Lin(60, y-50, 150, y+20, b.LL, b.L, b.M, b.D),
		c.Blur(4, c.Path(d, kit.None).Stroke(b.DD, 10)).Opacity(.55), c.Blur(7, c.Ellipse(120, y-16, 74, 15, b.D)).Opacity(.5),
		edible.Scatter(c, 30, y-46, 226, y+10, 50, 9, edible.Everywhere, func(i int, x, y float64) kit.Node {
			return kit.Of(c.Ellipse(x, y, 2, 1.1, b.DD).Opacity(.45), c.Ellipse(x, y+1.2, 1.7, .7, b.LL).Opacity(.6))
		}), c.Path(d, kit.None).Stroke(b.LL, 3).Opacity(.5)))
}

var sandwich = kit.Piece{
	Name: "sandwich", Cm: 13,
	Palette: "bread #d99a4c toast; lettuce #7cc242; cheese #fbc233; ham #f39a96 filling meat; tomato #e0402f; olive #8aa83a",
	Draw: func(c *kit.Canvas) {
		b, l, k, h, o, v := c.Tones("bread"), c.Tones("lettuce"), c.Tones("cheese"), c.Tones("ham"), c.Tones("tomato"), c.Tones("olive")
		c.Part("bread", slab(c, 189, 32, false, b))
		frill := func(y float64) kit.Node {
			d := sheen.D("M6 %gC8 %g 40 %g 128 %gC216 %g 248 %g 250 %g", y, y-14, y-18, y-14, y-18, y-14, y)
			for i := range 9 {
				x := 250 - float64(i)*27.1
				d += sheen.D("C%.1f %.1f %.1f %.1f %.1f %.1f", x+2, y+19-float64(i%2)*3, x-24, y+23-float64(i%3)*3, x-27.1, y+6-6*float64(i/8))
			}
			d += "Z"
			veins := ""
			for i := range 9 {
				veins += sheen.D("M%g %gl3 -16", 20+float64(i)*27, y+14)
			}
			return kit.Of(c.Blur(2, c.Path(d, o.DDD).Move(0, 4)).Opacity(.3), c.Form(d, kit.Lin(0, y-12, 0, y+18, l.D, l.M, l.LL), c.Line(veins, l.D, 2.6).Opacity(.6), c.Path(d, kit.None).Stroke(l.LL, 3.5)))
		}
		c.Part("lettuce", frill(190))
		const ham = "M12 164C10 152 40 150 128 154C216 150 246 152 244 164C250 176 240 184 226 180C210 190 196 188 184 182C168 192 150 192 138 184C122 194 104 192 92 184C76 192 58 192 46 183C30 190 8 184 12 164Z"
		c.Part("ham", c.Form(ham, kit.Lin(0, 150, 0, 192, h.L, h.M, h.D), c.Line("M18 172Q32 178 46 171Q70 180 92 172Q116 182 138 172Q162 182 184 171Q206 180 240 170", h.LL, 4).Opacity(.75), c.Line("M18 177Q32 183 46 176Q70 185 92 177Q116 187 138 177Q162 187 184 176Q206 185 240 175", h.DD, 2.4).Opacity(.55), edible.Shade(c, ham, h, 9)))
		for _, x := range []float64{16, 92, 168} {
			d := kit.RoundRect(x, 142, 74, 19, 9)
			c.Part("tomato", c.Form(d, kit.Lin(0, 142, 0, 161, o.LL, o.M, o.D), c.Rect(x+9, 145, 44, 3, 1.5, kit.White).Opacity(.5), edible.Shade(c, d, o, 7)))
		}
		const cheese = "M8 134C40 142 216 142 248 134L238 146L206 150L176 176Q170 182 164 175L134 151L96 150L66 172Q60 177 54 171L26 148Z"
		c.Part("cheese", c.Blur(3, c.Path(cheese, h.DDD).Move(1, 5)).Opacity(.4), c.Form(cheese, kit.Lin(0, 134, 0, 180, k.L, k.M, k.D), edible.Shade(c, cheese, k, 8)))
		c.Part("lettuce", frill(130))
		c.Part("bread", c.Blur(4, c.Path("M16 116Q128 140 240 116V134Q128 152 16 134Z", l.DDD)).Opacity(.45), slab(c, 92, 28, true, b))
		c.Part("pick", c.Blur(2, c.Ellipse(133, 72, 12, 4, b.DDD)).Opacity(.5), c.Line("M128 72V6", kit.Hex("#b9874a"), 4), c.Line("M127 72V6", kit.Hex("#f0cf94"), 1.5))
		c.Part("olive", c.Form(kit.Oval(128, 30, 19, 17), kit.Rad(120, 22, 30, v.LL, v.L, v.M, v.DD), edible.Shade(c, kit.Oval(128, 30, 19, 17), v, 8)), c.Ellipse(121, 23, 5, 3, kit.White).Rotate(-30, 121, 23).Opacity(.7), c.Ellipse(140, 32, 4, 5, kit.Hex("#d9402f")), c.Line("M128 14V2", kit.Hex("#d9a860"), 4))
		c.Anchor("ground", 128, 236)
		c.AnchorBox("grip", 128, 165, 0, 0, 0)
	},
}
