package sport

import (
	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/sheen"
)

var boomerang = kit.Piece{
	Name: "boomerang", Cm: 40,
	Palette: "boomerang #c9803a wood; bands #7a2f24 stripes; dots #f7ecd6 pattern",
	Draw: func(c *kit.Canvas) {
		w, b, p := c.Tones("boomerang"), c.Tones("bands"), c.Tones("dots")
		const d = "M16 226C6 210 14 192 26 178C56 140 74 96 84 50C90 24 112 14 132 20C150 26 160 40 182 52C206 66 232 72 244 92C254 110 240 126 222 120C190 110 160 104 138 94C128 90 122 96 118 108C104 156 80 198 48 228C36 238 22 236 16 226Z"
		c.Part("boomerang", c.Path(d, w.DDD).Opacity(.3).Move(2, 4), c.Form(d, kit.Lin(60, 20, 150, 220, w.LL, w.L, w.M, w.DD), c.Line("M24 214C60 170 86 120 96 56C102 34 120 26 136 34C156 46 186 72 234 96", w.LL, 3).Opacity(.6), c.Line("M34 222C70 180 96 130 106 72C112 50 122 50 136 58C160 74 190 92 228 108", w.DD, 1.8).Opacity(.6), sheen.Edge(c, d, w, 14)))
		c.Part("bands", c.Clip(d, c.Line("M22 176L70 208M34 158L84 188M206 48L188 126M226 60L210 132", b.M, 8), c.Line("M76 70L128 88M150 20L122 92", b.M, 8)))
		c.Part("dots", sheen.Each(8, func(i int) kit.Node {
			return c.Circle([]float64{60, 76, 88, 98, 116, 146, 168, 128}[i], []float64{164, 140, 116, 100, 56, 66, 80, 40}[i], 4.6, kit.Lin(0, 40, 0, 170, p.LL, p.M))
		}))
		c.AnchorBox("grip", 40, 206, 0, 0, 30)
	},
}

var lacrosseStick = kit.Piece{
	Name: "lacrosse-stick", Cm: 105,
	Palette: "frame #f4f4f0 head; net #e2483f mesh pocket; shaft #3f5fae handle; ball #f4f1ea; grip #2f323a tape",
	Draw: func(c *kit.Canvas) {
		f, n, s, b, g := c.Tones("frame"), c.Tones("net"), c.Tones("shaft"), c.Tones("ball"), c.Tones("grip")
		c.Part("shaft", sheen.Tube(c, "M22 234L152 104", 14, s))
		c.Part("grip", sheen.Tube(c, "M22 234L70 186", 16, g), c.Line("M30 218L40 226M40 208L50 216M50 198L60 206", g.LL, 2).Opacity(.5))
		const inner = "M146 112C132 96 140 64 166 40C190 18 222 12 236 22C246 34 240 66 218 90C194 116 162 126 146 112Z"
		c.Part("net", c.Clip(inner, c.Path(inner, n.DDD.Alpha(.18)), sheen.Each(11, func(i int) kit.Node {
			k := 20*float64(i) - 60
			return kit.Of(c.Line(sheen.D("M%g 0l130 130M%g 130l130 -130", 80+k, 80+k), n.M, 3))
		})))
		c.Part("ball", sheen.Ball(c, 182, 80, 21, b))
		c.Part("frame", c.Path(inner, kit.None).Stroke(f.DDD, 12), c.Path(inner, kit.None).Stroke(f.M, 9), c.Line("M142 104C134 88 144 64 168 42C186 26 210 18 224 20", f.LL, 3), sheen.Body(c, "M136 104L152 120L142 130Q126 128 126 114Z", f, 4))
		c.AnchorBox("grip", 60, 196, 0, 0, 45)
	},
}
