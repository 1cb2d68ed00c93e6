package sweets

import (
	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/edible"
	"pellucid/internal/engine/illustrator/kit/sheen"
)

// sourdough is a round loaf with a floured crust and an ear along its cut; halved, its open crumb is seen.
var sourdough = kit.Piece{
	Name: "sourdough", Cm: 26, States: "whole; halved",
	Palette: "crust #b86f32; crumb #f6e3bb; flour #fff6e6",
	Draw: func(c *kit.Canvas) {
		k, m, f := c.Tones("crust"), c.Tones("crumb"), c.Tones("flour")
		if c.State("halved") {
			halfLoaf(c, k, m, f)
			return
		}
		const loaf = "M6 166C4 108 58 62 128 62C198 62 252 108 250 166C248 204 206 222 128 222C50 222 8 204 6 166Z"
		c.Part("crust", c.Form(loaf, kit.Lin(40, 62, 210, 222, k.L, k.M, k.M, k.DDD), freckles(c, k, 90), edible.Shade(c, loaf, k, 26)))
		c.Part("crumb", c.Form("M26 142C70 100 160 92 226 132C176 122 100 126 52 160C38 162 26 154 26 142Z", kit.Lin(40, 100, 200, 160, m.M, m.D, k.L), c.Line("M44 148C90 118 150 112 204 124M52 154C96 126 146 120 190 124", k.L, 2).Opacity(.7)))
		c.Part("crust", c.Form("M24 142C70 92 164 84 230 132C176 106 92 110 40 148C34 150 26 148 24 142Z", kit.Lin(30, 90, 220, 140, k.LL, k.L, k.D), c.Line("M34 140C84 100 164 94 220 126", k.LL, 2.4)))
		c.Part("flour", c.Clip(loaf, dusted(c, f, 40, 74, 216, 110, 150), dusted(c, f, 30, 164, 226, 206, 220)))
		c.Anchor("ground", 128, 222)
	},
}

// halfLoaf is one half of the loaf that shows its crumb, before the other half.
func halfLoaf(c *kit.Canvas, k, m, f kit.Tones) {
	const back = "M92 118C100 70 150 46 198 60C240 72 256 118 248 164C244 186 214 196 176 196Z"
	c.Part("crust", c.Form(back, kit.Lin(120, 50, 250, 200, k.L, k.M, k.DD), freckles(c, k, 60), edible.Shade(c, back, k, 20)))
	c.Part("flour", c.Clip(back, dusted(c, f, 140, 56, 240, 130, 130)))
	const cut = "M4 176C4 120 46 84 100 84C156 84 198 122 198 176C198 212 160 224 100 224C42 224 4 212 4 176Z"
	c.Part("crust", c.Clip(back, c.Blur(6, c.Path(cut, k.DDD).Move(6, 2)).Opacity(.6)), c.Form(cut, kit.Lin(10, 90, 190, 224, k.LL, k.M, k.DD)))
	const in = "M14 176C14 128 52 95 100 95C150 95 188 130 188 176C188 204 154 214 100 214C48 214 14 204 14 176Z"
	c.Part("crumb", c.Form(in, kit.Rad(86, 140, 120, m.LL, m.L, m.M, m.D), edible.Scatter(c, 20, 100, 182, 212, 64, 11, edible.Everywhere, func(i int, x, y float64) kit.Node {
		r := []float64{2.2, 5.4, 3, 8, 2.6, 4}[i%6]
		hole := kit.Oval(x, y, r*1.3, r)
		return kit.Of(c.Form(hole, kit.Lin(x, y-r, x, y+r, m.DDD, m.DD, m.D)).Opacity(.75), c.Line(sheen.D("M%g %gQ%g %g %g %g", x-r, y+r*.7, x, y+r*1.3, x+r, y+r*.7), kit.White, 1.2).Opacity(.8))
	}), c.Blur(4, c.Path(in, kit.None).Stroke(k.L, 8)).Opacity(.55)))
	c.Anchor("ground", 120, 224)
}

// dusted is flour that lies thick in the middle of a band and thin at its edges.
func dusted(c *kit.Canvas, f kit.Tones, x0, y0, x1, y1 float64, n int) kit.Node {
	all := []kit.Node{c.Blur(9, c.Ellipse((x0+x1)/2, (y0+y1)/2, (x1-x0)*.4, (y1-y0)*.34, f.M)).Opacity(.5)}
	r := c.Rand()
	for i := range n {
		x, y := (x0+x1)/2+(x1-x0)*.5*(r.Float64()+r.Float64()-1)*1.1, (y0+y1)/2+(y1-y0)*.5*(r.Float64()+r.Float64()-1)*1.3
		all = append(all, c.Circle(x, y, .7+1.1*float64(i%4)/3, f.M).Opacity(.75))
	}
	return kit.Of(all...)
}

// freckles are the blisters of a crust.
func freckles(c *kit.Canvas, k kit.Tones, n int) kit.Node {
	return edible.Scatter(c, 4, 50, 252, 222, n, 8, edible.Everywhere, func(i int, x, y float64) kit.Node {
		return c.Circle(x, y, 1+float64(i%3)*.7, []kit.Color{k.DD, k.LL, k.D}[i%3]).Opacity(.5)
	})
}
