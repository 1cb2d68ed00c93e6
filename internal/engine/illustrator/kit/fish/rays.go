package fish

import (
	"pellucid/internal/engine/illustrator/kit"
	p "pellucid/internal/engine/illustrator/kit/plump"
)

var stingray = kit.Piece{
	Name: "stingray", Cm: 150, Facing: kit.Right,
	Palette: "body #5f8fc9 blue; spots #a9d2f0; belly #eef6fb; tail #4c78b0 <body; eyes #22304a",
	Draw: func(c *kit.Canvas) {
		b, s, t, e := c.Tones("body"), c.Tones("spots"), c.Tones("tail"), c.Tones("eyes")
		y := c.Tones("belly")
		c.Part("tail", p.Limb(c, p.NewTube(p.Joint(96, 160, 13), p.Joint(52, 190, 8), p.Joint(22, 220, 5), p.Joint(4, 252, 2)), t, 7), c.Form("M52 190L34 178L44 198Z", t.DD))
		d := "M222 66C238 78 240 96 230 112C238 140 236 176 206 206C184 190 166 186 142 186C116 186 96 176 84 162C72 148 66 128 66 108C66 84 60 66 42 46C72 14 112 10 142 20C164 10 202 34 222 66Z"
		c.Part("belly", c.Path(d, y.D).Move(-3, 8))
		c.Part("body", p.Body(c, d, b, 28, c.Blur(10, c.Path("M96 150Q150 130 210 84L190 70Q120 100 96 150Z", b.LL)).Opacity(.35)))
		c.Part("spots", c.Clip(d, p.Each(13, func(i int) kit.Node {
			x := []float64{82, 110, 96, 132, 120, 152, 90, 204, 190, 208, 170, 150, 112}[i]
			yy := []float64{48, 36, 72, 52, 92, 36, 112, 156, 178, 132, 164, 110, 140}[i]
			return c.Ellipse(x, yy, 8-float64(i%3), 6.4-float64(i%3), s.M)
		})))
		c.Part("eyes", p.Eyeball(c, 184, 74, 14, .72, 3, 0, e), p.Eyeball(c, 208, 100, 13, .72, 3, 0, e))
		c.Part("mouth", c.Line("M208 78Q220 80 222 92", b.DDD, 4))
		c.Part("body", p.Glint(c, "M70 44Q100 24 136 32Q142 36 132 38Q102 34 80 52Q68 54 70 44Z", .45))
		c.Anchor("seat", 132, 96)
		c.Anchor("ground", 140, 206)
	},
}

var pufferfish = kit.Piece{
	Name: "pufferfish", Cm: 25, Facing: kit.Right,
	Palette: "body #f2b632 yellow; belly #fff6dd; spikes #c98a1f spines; fins #ef8f2e; spots #b5741c; eyes #2b2320",
	Draw: func(c *kit.Canvas) {
		b, y, s, f, o, e := c.Tones("body"), c.Tones("belly"), c.Tones("spikes"), c.Tones("fins"), c.Tones("spots"), c.Tones("eyes")
		c.Part("fins", p.Body(c, "M40 128C16 104 4 96 2 84C22 80 44 96 54 112ZM40 134C16 152 6 164 4 176C24 178 46 162 54 146Z", f, 8), p.Body(c, "M118 34C110 18 118 6 130 4C146 8 154 22 150 36Z", f, 8, c.Line("M126 32V10M138 32V12", f.DD, 2.4).Opacity(.6)))
		c.Part("spikes", c.Around(22, 134, 134, c.Form("M128 34L134 8L140 34Z", kit.Lin(128, 8, 140, 34, s.L, s.M, s.D))).Rotate(5, 134, 134))
		d := kit.Oval(134, 134, 104, 102)
		c.Part("body", p.Body(c, d, b, 36, c.Blur(5, c.Path("M20 150C70 176 190 180 250 150V250H20Z", y.M))))
		c.Part("spots", c.Clip(d, c.Ellipse(84, 76, 13, 9, o.M), c.Ellipse(116, 54, 12, 8, o.M), c.Ellipse(154, 52, 10, 7, o.M), c.Ellipse(68, 108, 10, 8, o.M), c.Ellipse(112, 86, 8, 6, o.M), c.Ellipse(142, 76, 7, 5, o.M)))
		c.Part("spikes", p.Each(12, func(i int) kit.Node {
			x := []float64{64, 92, 124, 158, 190, 78, 110, 146, 182, 96, 134, 170}[i]
			yy := []float64{150, 164, 170, 170, 164, 186, 196, 198, 190, 218, 224, 216}[i]
			return c.Form(p.D("M%g %gL%g %gL%g %gZ", x-6, yy, x, yy+14, x+6, yy), kit.Lin(x-6, yy, x+6, yy+14, s.LL, s.L, s.D))
		}))
		c.Part("fins", p.Body(c, "M88 128C62 116 48 128 46 142C56 158 80 158 92 144Z", f, 8, c.Line("M84 134L58 132M84 140L60 148", f.DD, 2.4).Opacity(.6)))
		c.Part("eyes", p.Eyeball(c, 166, 104, 26, .68, 4, 2, e), p.Eyeball(c, 218, 108, 19, .68, 3, 2, e))
		c.Part("mouth", p.Body(c, kit.Oval(204, 146, 20, 13), f, 8), c.Ellipse(207, 146, 9, 6, o.DDD))
		c.Part("body", p.Glint(c, "M66 98Q76 62 108 50Q116 50 108 58Q86 70 78 102Q68 110 66 98Z", .5))
		c.Anchor("ground", 134, 240)
	},
}
