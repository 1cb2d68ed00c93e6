package tools

import (
	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/sheen"
)

// spoked draws a wooden wheel with an iron tire around x, y; r is its outer radius.
func spoked(c *kit.Canvas, x, y, r float64, n int, wood, tire, hub kit.Tones) {
	k, spokes := r/122, c.Tones("spokes")
	c.Part("spokes", c.Around(n, x, y, sheen.Body(c, kit.RoundRect(x-6*k, y-r+18*k, 12*k, r-20*k, 5*k), spokes, 4*k)))
	ring := func(r float64) string { return kit.Oval(x, y, r, r) }
	c.Part("tire", c.Path(ring(r)+ring(r-11*k), kit.Lin(x-r, y-r, x+r, y+r, tire.LL, tire.M, tire.D, tire.DDD)).EvenOdd())
	c.Part("wheel", c.Path(ring(r-10*k)+ring(r-32*k), kit.Lin(x-r, y-r, x+r, y+r, wood.LL, wood.M, wood.D, wood.DD)).EvenOdd(), c.Circle(x, y, r-11*k, kit.None).Stroke(wood.DDD, 2*k).Opacity(.6), c.Circle(x, y, r-32*k, kit.None).Stroke(wood.DDD, 2.4*k).Opacity(.6), c.Circle(x, y, r-21*k, kit.None).Stroke(wood.D, 1.6*k).Opacity(.6))
	c.Part("wheel", c.Around(n/2, x, y, kit.Of(c.Line(sheen.D("M%g %gV%g", x+14*k, y-r+11*k, y-r+32*k), wood.DDD, 1.8*k).Opacity(.7), c.Circle(x, y-r+21*k, 2.6*k, tire.DD))))
	c.Part("hub", sheen.Ball(c, x, y, 27*k, wood, c.Circle(x, y, 20*k, kit.None).Stroke(wood.DD, 2.2*k)), sheen.Ball(c, x, y, 12*k, hub), c.Circle(x, y, 4*k, hub.DDD))
}

var cartWheel = kit.Piece{
	Name: "cart-wheel", Cm: 80,
	Palette: "wheel #a8703c wood rim; spokes #a8703c <wheel; hub #e0b34a axle; tire #4a4d55 iron band",
	Draw: func(c *kit.Canvas) {
		spoked(c, 128, 128, 122, 12, c.Tones("wheel"), c.Tones("tire"), c.Tones("hub"))
		c.Anchor("ground", 128, 250)
		c.AnchorBox("grip", 128, 20, 0, 0, 90)
	},
}

// spinningWheel spins wool into yarn: a wheel on a slanted bench, the spindle with its yarn, a treadle.
var spinningWheel = kit.Piece{
	Name: "spinning-wheel", Cm: 110,
	Palette: "wheel #a8703c wood bench; spokes #a8703c <wheel; hub #e0b34a; tire #7a4a26 groove; yarn #e9dfd0 wool thread",
	Draw: func(c *kit.Canvas) {
		w, t, h, y := c.Tones("wheel"), c.Tones("tire"), c.Tones("hub"), c.Tones("yarn")
		c.Part("legs", sheen.Tube(c, "M60 196L38 252", 11, w), sheen.Tube(c, "M196 170L222 252", 11, w), sheen.Tube(c, "M176 178L150 252", 11, w))
		c.Part("treadle", sheen.Body(c, "M92 240H170L176 250H88Z", w, 4), c.Line("M156 242L158 118", t.DD, 3))
		c.Part("bench", sheen.Body(c, "M24 190L232 150L236 164L28 206Z", w, 6, sheen.Grain(c, kit.Box{X0: 24, Y0: 150, X1: 236, Y1: 206}, 3, w)))
		c.Part("posts", sheen.Tube(c, "M120 178L158 104", 10, w), sheen.Tube(c, "M196 164L158 104", 10, w), sheen.Tube(c, "M58 192L50 112", 10, w))
		c.Part("yarn", c.Line("M50 112L150 26M54 118L150 184", y.D, 2), c.Line("M50 108C30 96 22 80 30 64", y.D, 2.4))
		spoked(c, 158, 104, 82, 10, w, t, h)
		c.Part("spindle", sheen.Tube(c, "M28 114L84 106", 6, h))
		c.Part("yarn", sheen.Body(c, "M38 100Q54 88 70 98V120Q54 132 38 122Z", y, 6, c.Line("M40 102L68 118M38 110L64 124M46 96L70 110M54 92L70 102", y.DD, 1.8).Opacity(.7)), sheen.Body(c, "M30 66C14 60 12 30 26 18C40 6 58 16 56 36C54 54 44 68 30 66Z", y, 8, c.Line("M24 30Q36 24 46 32M22 44Q36 38 48 46", y.DD, 2).Opacity(.5)))
		c.Anchor("ground", 128, 252)
	},
}

// oilDrum is a steel drum with two ribs.
var oilDrum = kit.Piece{
	Name: "oil-drum", Cm: 88,
	Palette: "drum #3f78b8 barrel; stripe #f2c14a label band; cap #c3ccd4 metal",
	Draw: func(c *kit.Canvas) {
		d, s, k := c.Tones("drum"), c.Tones("stripe"), c.Tones("cap")
		const body = "M38 28V226C38 240 78 252 128 252C178 252 218 240 218 226V28Z"
		c.Part("drum", c.Form(body, kit.Lin(38, 0, 218, 0, kit.At(0, d.M), kit.At(.2, d.LL), kit.At(.5, d.M), kit.At(1, d.DDD)), sheen.Edge(c, body, d, 14)))
		c.Part("stripe", c.Form("M38 116Q128 148 218 116V150Q128 182 38 150Z", kit.Lin(38, 0, 218, 0, s.M, s.LL, s.M, s.DDD)))
		for _, y := range []float64{88, 176} {
			c.Part("drum", c.Form(sheen.D("M36 %gQ128 %g 220 %gV%gQ128 %g 36 %gZ", y, y+32, y, y+10, y+42, y+10), kit.Lin(34, 0, 222, 0, kit.At(0, d.L), kit.At(.2, d.LL), kit.At(.55, d.D), kit.At(1, d.DDD))))
		}
		c.Part("drum", c.Form(kit.Oval(128, 30, 92, 26), kit.Lin(40, 4, 216, 56, d.L, d.M, d.D)), c.Ellipse(128, 30, 92, 26, kit.None).Stroke(d.LL, 4), c.Form(kit.Oval(128, 33, 80, 20), kit.Lin(40, 14, 216, 56, d.DD, d.D, d.M)))
		c.Part("cap", sheen.Body(c, kit.Oval(166, 36, 17, 7), k, 3), sheen.Body(c, kit.Oval(92, 26, 9, 4), k, 2))
		c.Part("drum", sheen.Glint(c, "M58 70q6 -4 8 2v28q-5 3 -8 -2Z", .6), sheen.Glint(c, "M58 190q6 -4 8 2v28q-5 3 -8 -2Z", .5))
		c.Anchor("ground", 128, 252)
		c.AnchorBox("surface", 128, 30, 150, 0, 0)
		c.AnchorBox("print", 128, 148, 130, 32, 0)
	},
}
