package produce

import (
	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/edible"
)

var peach = kit.Piece{
	Name: "peach", Cm: 9, States: "single -flesh -pit; " + edible.Cuts,
	Palette: "skin #ff9a5c; flesh #ffcf6e; pit #8f4a2c stone; leaf #5aa83e",
	Draw: func(c *kit.Canvas) {
		if (edible.Cut{Flesh: c.Tones("flesh"), Skin: c.Tones("skin"), Seeds: kit.Hex("#d8703a")}).Draw(c) {
			return
		}
		s, f, p, l := c.Tones("skin"), c.Tones("flesh"), c.Tones("pit"), c.Tones("leaf")
		const d = "M106 48C134 32 176 38 194 74C214 118 196 178 152 204C138 212 124 216 112 222C102 214 86 210 72 202C28 178 6 122 24 80C40 42 80 36 106 48Z"
		c.Part("skin", c.Form(d, kit.Rad(76, 96, 160, kit.At(0, s.LL), kit.At(.3, s.L), kit.At(.65, s.M), kit.At(1, s.DD)),
			c.Blur(20, c.Ellipse(160, 110, 52, 78, kit.Hex("#e8324a"))).Opacity(.6), c.Blur(16, c.Ellipse(60, 170, 40, 30, kit.Hex("#ffd36a"))).Opacity(.5),
			c.Blur(4, c.Line("M110 48C86 82 80 150 112 222", s.DDD, 8)).Opacity(.4), c.Line("M108 46C84 82 78 150 110 222", s.DD, 3).Opacity(.6), c.Blur(3, c.Line("M102 56C78 90 74 150 104 214", s.LL, 6)).Opacity(.6),
			edible.Scatter(c, 20, 40, 204, 214, 120, 8, edible.Everywhere, func(i int, x, y float64) kit.Node { return c.Circle(x, y, .9, kit.White).Opacity(.4) }),
			c.Blur(5, c.Ellipse(106, 48, 24, 8, s.DDD)).Opacity(.55), edible.Shade(c, d, s, 32)),
			c.Blur(1.5, c.Path("M34 116C34 86 52 68 72 64C82 63 82 72 74 75C58 82 50 96 48 116C47 128 34 128 34 116Z", kit.White)).Opacity(.6))
		c.Part("leaf", c.Clip(d, c.Blur(3, edible.Leaf(c, s, 110, 46, 90, -2).Move(2, 9)).Opacity(.5)), edible.Leaf(c, l, 108, 44, 100, -16), edible.Stalk(c, "M106 52Q104 38 112 26", 8, kit.TonesOf(kit.Hex("#7a5230"))))
		const half = "M186 112C222 112 250 142 250 180C250 222 222 250 184 250C146 250 118 222 118 180C118 142 148 112 186 112Z"
		c.Part("flesh", c.Clip(d, c.Blur(6, c.Path(half, s.DDD).Move(-5, -1)).Opacity(.5)), c.Form(half, kit.Lin(120, 120, 250, 250, s.L, s.M, s.DD)),
			c.Form(kit.Oval(183, 179, 58, 61), kit.Rad(170, 160, 84, f.LL, f.L, f.M, f.D), c.Blur(6, c.Ellipse(184, 182, 34, 39, kit.Hex("#e0453a"))).Opacity(.75),
				c.Around(28, 183, 181, c.Line("M183 134v-14", kit.Hex("#f0803e"), 1.8)).Opacity(.5), edible.Shade(c, kit.Oval(183, 179, 58, 61), f, 12)))
		c.Part("pit", c.Blur(3, c.Ellipse(187, 187, 28, 33, p.DDD)).Opacity(.6), c.Form(kit.Oval(183, 181, 26, 32), kit.Rad(174, 168, 44, p.LL, p.L, p.M, p.DDD),
			c.Line("M170 160q6 8 0 18M184 154q-6 12 2 24M198 166q-8 6 -4 18M168 190q8 4 6 14M186 188q-4 10 4 18M200 190q-4 4 -2 10", p.DD, 3).Opacity(.7), c.Line("M171 161q6 8 0 18M185 155q-6 12 2 24M187 189q-4 10 4 18", p.LL, 1.3).Opacity(.6), edible.Shade(c, kit.Oval(183, 181, 26, 32), p, 10)), edible.Glint(c, 183, 181, 18, 23, 200, 250, 4))
		if c.Has("flesh") {
			c.Add(c.Path("M132 176C134 150 150 132 168 127C175 126 175 132 170 135C154 142 144 156 142 178C141 186 132 186 132 176Z", kit.White).Opacity(.55).Shade())
		}
		c.Anchor("ground", 150, 250)
	},
}
