package kitchen

import (
	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/edible"
	"pellucid/internal/engine/illustrator/kit/sheen"
)

var mug = kit.Piece{
	Name: "mug", Cm: 13,
	States:  "full; empty -coffee -steam; above",
	Palette: "body #2fa39a mug cup; handle #2fa39a <body; rim #2fa39a lip <body; inside #fff6ea; coffee #6f3e20 drink",
	Draw: func(c *kit.Canvas) {
		b, h, r, n, f := c.Tones("body"), c.Tones("handle"), c.Tones("rim"), c.Tones("inside"), c.Tones("coffee")
		if c.State("above") {
			sheen.CupAbove(c, "body", "coffee", b, n, f, nil, false)
			return
		}
		c.On(kit.Back)
		const handle = "M186 112C258 98 260 214 182 206"
		c.Part("handle", c.Line(handle, h.DDD, 26), c.Line(handle, h.M, 22).Move(-.8, -1.2), c.Blur(2, c.Line(handle, h.LL, 6).Move(-2, -7)).Opacity(.85))
		c.Part("rim", c.Ellipse(108, 72, 92, 25, kit.Lin(16, 48, 200, 96, r.LL, r.L, r.M)))
		c.Part("body", c.Ellipse(108, 73, 84, 20.5, kit.Lin(24, 0, 192, 0, n.DDD, n.DD, n.M, n.L)))
		c.On(kit.Body)
		c.Part("coffee", c.Clip(kit.Oval(108, 73, 84, 20.5), c.Form(kit.Oval(108, 82, 82, 19), kit.Lin(30, 66, 190, 100, f.D, f.M, f.DD), c.Ellipse(108, 82, 80, 18, kit.None).Stroke(f.LL, 4).Opacity(.8), c.Blur(3, c.Path("M50 84Q100 66 150 76Q110 76 60 90Z", f.LL)).Opacity(.7), c.Blur(4, c.Ellipse(108, 64, 80, 8, f.DDD)).Opacity(.6))))
		c.On(kit.Fore)
		const d = "M16 72A92 25 0 0 0 200 72V208C200 238 180 250 150 250H66C36 250 16 238 16 208Z"
		c.Part("body", c.Form(d, across(16, 200, b), c.Blur(7, c.Rect(10, 234, 196, 24, 0, b.DDD)).Opacity(.6), c.Blur(6, c.Path("M16 78A92 25 0 0 0 200 78V92A92 25 0 0 1 16 92Z", b.LL)).Opacity(.35), sheen.Edge(c, d, b, 28)),
			c.Path("M32 114C32 105 46 109 46 118V202C46 212 50 220 57 226C62 233 55 239 48 234C36 226 32 216 32 204Z", kit.White).Opacity(.45).Shade(), c.Ellipse(65, 236, 6, 3.5, kit.White).Rotate(24, 65, 236).Opacity(.4).Shade())
		c.Part("rim", c.Path("M19.5 72a88.5 23.5 0 0 0 177 0", kit.None).Stroke(kit.Lin(16, 0, 200, 0, r.LL, r.L, r.M, r.D), 7).Butt())
		c.Part("steam", edible.Steam(c, 70, 66, 18, 84), edible.Steam(c, 108, 66, 21, 108), edible.Steam(c, 146, 66, 18, 84))
		c.Anchor("ground", 108, 250)
		c.AnchorBox("inside", 108, 72, 160, 38, 0)
		c.AnchorBox("print", 108, 168, 120, 100, 0)
		c.AnchorBox("grip", 232, 158, 0, 0, 0)
	},
}
