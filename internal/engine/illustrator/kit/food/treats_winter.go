package food

import (
	"math"

	"pellucid/internal/engine/illustrator/kit"
	p "pellucid/internal/engine/illustrator/kit/plump"
)

var peppermintCandy = kit.Piece{
	Name: "peppermint-candy", Cm: 3,
	Palette: "candy #ffffff white; stripes #e0313f; wrapper #dff1fb clear",
	Draw: func(c *kit.Canvas) {
		w, s, r := c.Tones("candy"), c.Tones("stripes"), c.Tones("wrapper")
		fan := "M64 128C44 110 26 88 4 84L14 100L2 108L14 120L2 130L14 140L2 150L14 160L4 174C26 168 46 148 64 132Z"
		c.Part("wrapper", c.Both(128, c.Form(fan, kit.Lin(0, 84, 64, 174, kit.White.Alpha(.95), r.M.Alpha(.85), r.D.Alpha(.9)), c.Line("M62 128L8 92M62 129L6 110M62 130L6 130M62 131L6 150M62 132L8 168", r.DDD, 1.6).Opacity(.5), c.Line("M62 126L14 96M62 128L12 118M62 131L12 142", kit.White, 2).Opacity(.9))))
		disc := kit.Oval(128, 128, 74, 74)
		var blades []kit.Node
		for i := range 8 {
			a := float64(i) * math.Pi / 4
			at := func(r, turn float64) (float64, float64) { return 128 + r*math.Cos(a+turn), 128 + r*math.Sin(a+turn) }
			x1, y1 := at(42, .5)
			x2, y2 := at(82, .62)
			x3, y3 := at(82, 1.02)
			x4, y4 := at(42, .9)
			blades = append(blades, c.Path(p.D("M128 128Q%.1f %.1f %.1f %.1fL%.1f %.1fQ%.1f %.1f 128 128Z", x1, y1, x2, y2, x3, y3, x4, y4), kit.Rad(128, 128, 80, s.L, s.M, s.D)))
		}
		c.Part("candy", c.Form(disc, kit.Rad(104, 100, 120, w.LL, w.M, w.D), c.Named("stripes", kit.Of(blades...)), c.Blur(9, c.Path("M206 100C210 170 170 212 90 196L120 214L214 214V100Z", s.DDD)).Opacity(.35), c.Blur(4, c.Path(disc, kit.None).Stroke(s.DDD, 5)).Opacity(.35)))
		c.Part("wrapper", c.Path(disc, kit.None).Stroke(kit.White, 3).Opacity(.7), p.Glint(c, "M74 116C80 92 98 74 122 69C132 68 132 77 123 79C104 84 92 98 87 119C83 129 71 126 74 116Z", .8))
		c.Anchor("grip", 128, 128)
		c.Anchor("ground", 128, 202)
	},
}
