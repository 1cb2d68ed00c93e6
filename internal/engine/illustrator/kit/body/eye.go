package body

import (
	"pellucid/internal/engine/illustrator/kit"
	p "pellucid/internal/engine/illustrator/kit/plump"
)

var eye = kit.Piece{
	Name: "eye", Cm: 4,
	Palette: "iris #3c9bd6; pupil #2a2430; lashes #5c424c; white #ffffff; skin #e9b08c lids; brow #7c5545",
	Draw: func(c *kit.Canvas) {
		i, u, l, w, s, b := c.Tones("iris"), c.Tones("pupil"), c.Tones("lashes"), c.Tones("white"), c.Tones("skin"), c.Tones("brow")
		const lids = "M2 152C30 96 78 70 130 70C184 70 228 102 254 146C232 190 186 214 132 214C76 214 28 192 2 152Z"
		const ball = "M14 152C44 108 86 92 130 92C176 92 216 114 244 148C216 184 176 200 132 200C84 200 44 184 14 152Z"
		arch := p.NewTube(p.J{X: 20, Y: 72, R: 4}, p.J{X: 70, Y: 42, R: 10}, p.J{X: 140, Y: 26, R: 9}, p.J{X: 200, Y: 32, R: 6}, p.J{X: 250, Y: 58, R: 1.4})
		c.Part("brow", c.Form(arch.Outline(), kit.Lin(20, 20, 240, 70, b.M, b.M, b.D)), p.Each(64, func(k int) kit.Node {
			f := float64(k) / 63
			q, deg := arch.Side(.75-.5*float64(k%3), 1).At(.01 + .9*f)
			n := q.R*1.7 + 4
			return c.Path(p.D("M-2 0Q%g %g %g %gQ%g %g 2 1.4Z", n*.5, -n*.5, n*1.3, -n*.72+f*n*.5, n*.5, -n*.2), []kit.Color{b.M, b.D, b.L}[k%3]).Rotate(deg-22*(1-f), 0, 0).Move(q.X, q.Y)
		}))
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
		lid := p.NewTube(p.J{X: 12, Y: 153, R: 1}, p.J{X: 66, Y: 106, R: 4.4}, p.J{X: 130, Y: 91, R: 5.6}, p.J{X: 196, Y: 107, R: 6}, p.J{X: 252, Y: 148, R: 2.4})
		lower := p.NewTube(p.J{X: 60, Y: 187, R: 1}, p.J{X: 128, Y: 201, R: 1}, p.J{X: 196, Y: 187, R: 1}, p.J{X: 240, Y: 155, R: 1})
		hair := func(j p.J, turn, n, w float64) kit.Node {
			return c.Path(p.D("M%g 3C%g %g %g %g %g %gC%g %g %g %g %g 3Z", -w, -w*1.1, -n*.4, -w*.6, -n*.75, n*.18, -n, w*.9, -n*.7, w*1.2, -n*.35, w), l.M).Rotate(turn, 0, 0).Move(j.X, j.Y)
		}
		hairs := p.Each(19, func(k int) kit.Node {
			f := float64(k) / 18
			q, _ := lid.Side(-.3, 1).At(.08 + .9*f)
			return hair(q, -42+112*f, 16+20*f+5*float64(k%2), 3.4)
		})
		under := p.Each(15, func(k int) kit.Node {
			f := float64(k) / 14
			q, _ := lower.At(.02 + .94*f)
			return hair(q, 196-52*f, 8+6*f+2*float64(k%2), 1.8)
		})
		c.Part("lashes", hairs, under, c.Path(lid.Outline(), l.M), c.Path(lid.Side(-.4, .25).Outline(), l.LL).Opacity(.5))
		c.AnchorBox("eyes", 128, 142, 250, 110, 0)
		c.Anchor("ground", 128, 214)
	},
}
