package body

import (
	"math"

	"pellucid/internal/engine/illustrator/kit"
	p "pellucid/internal/engine/illustrator/kit/plump"
)

var eye = kit.Piece{
	Name: "eye", Cm: 4,
	Palette: "iris #3c9bd6; pupil #2a2430; lashes #3b2c33; white #ffffff; skin #e9b08c lids; brow #5a3d33",
	Draw: func(c *kit.Canvas) {
		i, u, l, w, s, b := c.Tones("iris"), c.Tones("pupil"), c.Tones("lashes"), c.Tones("white"), c.Tones("skin"), c.Tones("brow")
		const lids = "M2 152C30 96 78 70 130 70C184 70 228 102 254 146C232 190 186 214 132 214C76 214 28 192 2 152Z"
		const ball = "M14 152C44 108 86 92 130 92C176 92 216 114 244 148C216 184 176 200 132 200C84 200 44 184 14 152Z"
		c.Part("brow", c.Form("M16 72C52 26 128 8 192 26C220 34 242 50 252 68C220 48 184 42 142 44C94 46 50 56 16 72Z", kit.Lin(20, 20, 240, 70, b.L, b.M, b.DD),
			p.Each(40, func(k int) kit.Node {
				x := 22 + float64(k)*5.8
				return c.Line(p.D("M%g %gq10 -20 24 -28", x-8, 74-30*math.Sin(float64(k)/40*3.1)), b.DD, 1.6).Opacity(.55)
			})))
		c.Part("skin", p.Body(c, lids, s, 16, c.Blur(5, c.Line("M16 138Q66 80 130 80Q196 82 244 136", s.DD, 9)).Opacity(.7)),
			c.Line("M20 128C52 88 92 77 132 78C178 78 214 98 238 124", s.DDD, 2.6).Opacity(.6))
		var rays []kit.Node
		for k := range 44 {
			a := float64(k) * 360 / 44
			n := c.Line("M128 112V94", i.LL, 1.8).Opacity(.6)
			if k%2 == 1 {
				n = c.Line("M128 122V100", i.DDD, 1.4).Opacity(.55)
			}
			rays = append(rays, n.Rotate(a, 128, 142))
		}
		c.Part("white", c.Form(ball, kit.Rad(112, 132, 130, w.M, w.M, kit.Hex("#eef0f6"), kit.Hex("#c3c6d8")), c.Ellipse(18, 154, 13, 9, kit.Hex("#f2a6a0")), c.Blur(3, c.Ellipse(22, 152, 12, 9, kit.Hex("#f2a6a0"))).Opacity(.7)))
		c.Part("iris", c.Clip(ball, c.Circle(128, 142, 53, i.DDD), c.Circle(128, 142, 50, kit.Lin(100, 92, 140, 194, i.DD, i.M, i.LL)), kit.Of(rays...), c.Blur(5, c.Circle(128, 142, 47, kit.None).Stroke(i.DDD, 9)).Opacity(.6), c.Blur(5, c.Path("M96 164Q128 204 164 162Q146 192 128 192Q108 190 96 164Z", i.LL)).Opacity(.9)))
		c.Part("pupil", c.Clip(ball, c.Circle(128, 142, 24, u.M), c.Circle(128, 144, 20, u.DD)))
		c.Add(c.Clip(ball, c.Blur(5, c.Path("M0 156C44 96 86 84 130 84C176 84 220 106 256 152L256 60H0Z", kit.Hex("#3a2f4a")).Move(0, 10)).Opacity(.42)), c.Circle(110, 122, 13, kit.White), c.Circle(148, 164, 6, kit.White).Opacity(.8), c.Clip(ball, c.Line("M56 184Q132 208 214 176", kit.White, 2.4).Opacity(.8)))
		var hairs []kit.Node
		for k := range 11 {
			f := float64(k) / 10
			x := 34 + 208*f
			y := 131 - 39*math.Sin(math.Pi*(.16+.76*f)) + 6
			turn := (f - .36) * 92
			n := 22 + 16*f
			hairs = append(hairs, c.Path(p.D("M%g %gC%g %g %g %g %g %gC%g %g %g %g %g %gZ", x-4.4, y+3, x-3, y-n*.5, x-1, y-n*.8, x+5, y-n, x+2, y-n*.7, x+3, y-n*.4, x+4.4, y+3), l.M).Rotate(turn, x, y))
		}
		lower := p.Each(9, func(k int) kit.Node {
			f := float64(k) / 8
			x, y := 84+136*f, 197-26*f*f+1
			return c.Line(p.D("M%g %gl%g %g", x, y, -3+12*f, 11+3*f), l.M, 2.2)
		})
		lid := p.NewTube(p.J{X: 12, Y: 153, R: 1}, p.J{X: 66, Y: 106, R: 4}, p.J{X: 130, Y: 91, R: 5}, p.J{X: 196, Y: 107, R: 5.4}, p.J{X: 250, Y: 148, R: 2.4})
		c.Part("lashes", kit.Of(hairs...), lower, c.Path(lid.Outline(), l.M), c.Path(lid.Side(-.4, .25).Outline(), l.LL).Opacity(.5))
		c.AnchorBox("eyes", 128, 142, 250, 110, 0)
		c.Anchor("ground", 128, 214)
	},
}
