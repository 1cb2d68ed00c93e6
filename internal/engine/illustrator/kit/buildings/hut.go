package buildings

import (
	"fmt"

	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/gloss"
	"pellucid/internal/engine/illustrator/kit/sheen"
)

// hut is a round house of clay under a thatched roof.
var hut = kit.Piece{
	Name: "hut", Cm: 500, States: "thatched",
	Palette: "roof #d8a548 thatch straw; walls #e2bd8c clay mud; door #7a4a2a wood; posts #8f5f36 beams; windows #4a3a34; grass #5fae4f lawn",
	Draw: func(c *kit.Canvas) {
		r, w, d, p, v, g := c.Tones("roof"), c.Tones("walls"), c.Tones("door"), c.Tones("posts"), c.Tones("windows"), c.Tones("grass")
		const wall = "M50 132H206V236Q128 250 50 236Z"
		c.Part("walls", c.Form(wall, gloss.Column(w, 50, 206), gloss.Dim(c, 7, .55, "M40 126H216V158Q128 172 40 158Z", w), c.Line("M66 190q10 -3 18 1M164 224q12 -4 22 0M70 222q8 -3 14 0M176 184q8 -2 14 1", w.DD, 2.4).Opacity(.5)))
		c.Part("posts", sheen.Tube(c, "M56 136V240", 9, p), sheen.Tube(c, "M200 136V240", 9, p), sheen.Tube(c, "M98 142V246", 7, p), sheen.Tube(c, "M158 142V246", 7, p))
		c.Part("door", c.Form("M102 246V186Q102 162 128 162Q154 162 154 186V246Z", kit.Lin(102, 162, 154, 246, d.L, d.M, d.DD), c.Line("M115 164V248M128 162V248M141 164V248", d.DDD, 2).Opacity(.6), c.Line("M102 192H154M102 226H154", d.DDD, 5).Opacity(.55)), c.Circle(146, 210, 3.4, kit.Hex("#f0c96a")))
		for _, x := range []float64{66, 168} {
			c.Part("windows", c.Rect(x-2, 178, 26, 26, 4, p.D), c.Form(kit.RoundRect(x+1, 181, 20, 20, 2), kit.Lin(x, 181, x+20, 201, v.DD, v.M)), c.Line(fmt.Sprintf("M%g 181v20M%g 191h20", x+11, x+1), p.L, 2.4))
		}
		const roof = "M128 8C136 8 142 14 148 24C176 66 214 110 246 140C236 152 226 146 218 156C206 148 196 162 184 156C172 166 160 156 148 166C138 158 122 170 110 160C98 168 86 156 74 160C62 164 54 150 42 156C32 148 20 152 10 140C42 110 80 66 108 24C114 14 120 8 128 8Z"
		c.Part("roof", c.Path(roof, r.DDD).Move(0, 3).Opacity(.6), c.Form(roof, kit.Lin(40, 60, 216, 150, r.LL, r.M, r.M, r.DD), thatch(c, r), gloss.Dim(c, 10, .5, "M150 20L256 150H196Z", r)),
			c.Form("M128 4C138 4 144 12 150 24L156 36Q142 46 128 46Q114 46 100 36L106 24C112 12 118 4 128 4Z", kit.Lin(100, 4, 156, 46, r.L, r.M, r.DD), c.Line("M112 20L106 38M120 14L117 42M128 10V44M136 14L139 42M144 20L150 38", r.DDD, 1.8).Opacity(.6)), c.Line("M101 36Q128 52 155 36", p.D, 4), c.Line("M101 35Q128 51 155 35", p.LL, 1.6).Opacity(.7))
		c.Part("grass", lawn(c, 24, 232, 240, 14, g), bush(c, 46, 248, 12, g), bush(c, 212, 248, 11, g))
		c.Anchor("ground", 128, 252)
	},
}

// thatch is three rows of straw that fan out from the top of a round roof, each in the shadow of the one above.
func thatch(c *kit.Canvas, t kit.Tones) kit.Node {
	rng := c.Rand()
	var all []kit.Node
	for i := range 150 {
		u, from := float64(i)/149, []float64{.12, .38, .64}[i%3]+.06*rng.Float64()
		to := from + .34
		x := func(v float64) float64 { return 128 + (u-.5)*2*(10+118*v) }
		y := func(v float64) float64 { return 14 + 146*v - 14*v*(2*u-1)*(2*u-1) }
		tone := []kit.Color{t.LL, t.D, t.L, t.DD, t.DDD}[i*7%5]
		all = append(all, c.Line(fmt.Sprintf("M%.1f %.1fL%.1f %.1f", x(from), y(from), x(to), y(to)), tone, 1.4+1.4*rng.Float64()).Opacity(.65))
	}
	for _, v := range []float64{.42, .7} {
		y := 14 + 146*v
		all = append(all, c.Blur(2.5, c.Line(fmt.Sprintf("M%.1f %.1fQ128 %.1f %.1f %.1f", 128-10-118*v, y-8, y+16, 128+10+118*v, y-8), t.DDD, 6)).Opacity(.4))
	}
	return kit.Of(all...)
}
