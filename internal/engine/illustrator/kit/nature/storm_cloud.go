package nature

import "pellucid/internal/engine/illustrator/kit"

var stormCloud = kit.Piece{
	Name: "storm-cloud", Cm: 200,
	Palette: "cloud #7d8aa3 puffs; bolt #ffcf33 lightning; rain #5fb0ee drops; shade #454c66 <cloud",
	Draw: func(c *kit.Canvas) {
		p, b, d, s := c.Tones("cloud"), c.Tones("bolt"), c.Tones("rain"), c.Tones("shade")
		c.Part("rain", rain(c, d, 58, 180, 9, 16), rain(c, d, 44, 216, 9, 16), rain(c, d, 90, 200, 9, 16), rain(c, d, 182, 182, 9, 16), rain(c, d, 214, 178, 9, 16), rain(c, d, 198, 214, 9, 16), rain(c, d, 168, 226, 8, 16), rain(c, d, 76, 236, 8, 16))
		bolt := func(dx, dy, k float64) kit.Node {
			const o = "M26 0L-20 62H6L-14 122L44 46H14L42 0Z"
			return kit.Of(c.Glow(9, c.Path(o, b.L).Opacity(.6)), c.Path(o, b.DD).Stroke(b.DD, 5), c.Form(o, kit.Lin(-10, 0, 30, 120, b.LL, b.M, b.D), c.Path("M26 0L-20 62H-6L36 0Z", kit.White).Opacity(.45), c.Path("M44 46L-14 122L6 62L22 46Z", b.D).Opacity(.4))).Scale(k, k, 0, 0).Move(dx, dy)
		}
		c.Part("bolt", bolt(122, 132, 1))
		c.Part("cloud", puffs(c, p, s.M, 160, puff{204, 86, 38}, puff{146, 62, 58}, puff{82, 80, 44}, puff{220, 124, 36}, puff{40, 120, 40}, puff{178, 112, 45}, puff{110, 120, 46}),
			c.Blur(3, c.Path("M106 40C114 24 132 14 150 16C134 22 122 34 116 50Z", kit.White)).Opacity(.55))
	},
}
