package food

import (
	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/edible"
)

var avocadoToast = kit.Piece{
	Name: "avocado-toast", Cm: 13,
	Palette: "bread #f2cf8f crumb; crust #a9652a toast; avocado #b9d45f spread slices; tomatoes #e8453c; egg #ffffff; yolk #ffb61f; seeds #3a2f2a sesame",
	Draw: func(c *kit.Canvas) {
		b, k, a, t, y, w := c.Tones("bread"), c.Tones("crust"), c.Tones("avocado"), c.Tones("tomatoes"), c.Tones("yolk"), c.Tones("egg")
		seed := c.Tones("seeds")
		d, in := edible.BreadSlice(128, 126, 200, 236, 0), edible.BreadSlice(126, 124, 200, 236, 13)
		c.Part("crust", c.Form(edible.BreadSlice(133, 133, 200, 236, 0), kit.Lin(30, 20, 230, 250, k.D, k.DD, k.DDD)), c.Form(d, kit.Lin(40, 10, 210, 240, k.L, k.M, k.D)))
		c.Part("bread", c.Form(in, kit.Rad(100, 96, 150, b.LL, b.L, b.M, b.D), c.Blur(8, c.Path(in, kit.None).Stroke(k.L, 22)).Opacity(.7)))
		const spread = "54,70 92,40 130,46 170,38 204,68 198,106 206,146 198,196 168,222 126,214 88,224 54,200 58,150 48,110"
		c.Part("avocado", c.Blur(5, c.Path(spread, k.DDD).Move(2, 7)).Opacity(.45), c.Form(spread, kit.Rad(96, 90, 170, a.LL, a.L, a.M, a.D),
			edible.Scatter(c, 50, 40, 206, 222, 70, 5, edible.Everywhere, func(i int, x, y float64) kit.Node {
				r := 3 + float64(i%4)*1.6
				return kit.Of(c.Ellipse(x+.8, y+1.4, r*1.3, r*.8, a.DD).Opacity(.4), c.Ellipse(x, y, r*1.2, r*.7, a.LL).Opacity(.65))
			}), c.Blur(7, c.Path(spread, kit.None).Stroke(a.DD, 12).Move(-4, -5)).Opacity(.5)))
		for i, x := range []float64{70, 92, 114} { // fanned slices
			turn := -24 + 11*float64(i)
			const leaf = "M0 -52C22 -42 30 -6 22 24C16 46 -6 52 -16 40C-4 20 0 -20 0 -52Z"
			rim := kit.TonesOf(kit.Hex("#5f8f35"))
			c.Part("avocado", kit.Of(c.Blur(3, c.Path(leaf, a.DDD).Move(3, 5)).Opacity(.5), c.Form(leaf, kit.Lin(-16, -30, 24, 30, kit.Hex("#fbf7c4"), a.L, a.M)), c.Line("M1 -50C22 -40 29 -6 21 24C16 44 -4 50 -14 41", rim.M, 4.5)).Scale(1.1, 1.1, 0, 0).Rotate(turn, 0, 0).Move(x, 96+7*float64(i)))
		}
		const white = "146,134 182,128 208,150 202,186 180,206 148,208 122,190 112,162 126,144"
		c.Part("egg", c.Blur(4, c.Path(white, a.DDD).Move(2, 6)).Opacity(.5), c.Form(white, kit.Rad(146, 150, 80, kit.White, w.M, kit.Hex("#e9e3dc")), c.Blur(5, c.Path(white, kit.None).Stroke(kit.Hex("#cfc4bb"), 8).Move(-3, -4)).Opacity(.6)))
		c.Part("yolk", c.Blur(3, c.Ellipse(162, 172, 27, 25, y.DD)).Opacity(.5), c.Form(kit.Oval(160, 168, 26, 24), kit.Rad(150, 156, 42, y.LL, y.M, y.D)), c.Ellipse(150, 158, 8, 5, kit.White).Opacity(.85))
		for _, v := range [][3]float64{{166, 74, 19}, {190, 104, 16}, {84, 190, 18}} {
			c.Part("tomatoes", c.Blur(3, c.Circle(v[0]+2, v[1]+5, v[2], a.DDD)).Opacity(.5), edible.Ball(c, v[0], v[1], v[2], t), c.Circle(v[0], v[1], v[2]*.74, kit.Rad(v[0]-4, v[1]-4, v[2], t.LL, t.L)), c.Around(5, v[0], v[1], c.Ellipse(v[0], v[1]-v[2]*.42, v[2]*.13, v[2]*.22, kit.Hex("#ffe9a8"))))
		}
		c.Part("seeds", edible.Scatter(c, 56, 44, 200, 216, 46, 4, edible.Everywhere, func(i int, x, y float64) kit.Node {
			col := seed.M
			if i%2 == 0 {
				col = kit.Hex("#fff6dc")
			}
			return c.Ellipse(x, y, 2.6, 1.5, col).Rotate(float64(i*47%180), x, y)
		}))
		c.Anchor("ground", 128, 246)
		c.AnchorBox("surface", 128, 60, 120, 0, 0)
	},
}
