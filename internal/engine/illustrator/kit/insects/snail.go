package insects

import (
	"math"

	"pellucid/internal/engine/illustrator/kit"
	p "pellucid/internal/engine/illustrator/kit/plump"
)

var snail = kit.Piece{
	Name: "snail", Cm: 6, Facing: kit.Right,
	Palette: "shell #d9823f; body #f0cf8f skin; swirl #8f4f2a <shell; eyes #4a6a3a; cheeks #f58f86",
	Draw: func(c *kit.Canvas) {
		s, b, k, e, q := c.Tones("shell"), c.Tones("body"), c.Tones("swirl"), c.Tones("eyes"), c.Tones("cheeks")
		j := func(x, y, r float64) p.J { return p.J{X: x, Y: y, R: r} }
		stalk := func(x, tx, ty, r float64) kit.Node {
			return kit.Of(p.Limb(c, p.NewTube(j(x, 118, 8), j((x+tx)/2+2, (118+ty)/2, 6.5), j(tx, ty, 6)), b, 5), p.Eyeball(c, tx, ty-8, r, .74, 1.5, 1.5, e))
		}
		c.Part("eyes", stalk(222, 242, 56, 15))
		const d = "M4 244C-2 236 22 222 54 212C96 198 140 200 160 176C172 160 168 128 180 110C192 92 226 90 242 108C256 126 252 158 244 184C236 212 214 236 186 246Q170 252 130 252H30Q10 252 4 244Z"
		c.Part("body", p.Body(c, d, b, 22, c.Blur(4, c.Line("M10 246Q120 236 190 236Q232 220 244 180", b.DD, 10)).Opacity(.35), p.Each(8, func(i int) kit.Node {
			x := 26 + float64(i)*22
			return c.Line(p.D("M%g 240q6 6 4 14", x), b.DD, 2.4).Opacity(.5)
		})))
		c.Part("shell", c.Clip(d, c.Blur(6, c.Circle(104, 150, 86, b.DDD)).Opacity(.5)))
		shell := kit.Oval(100, 138, 86, 84)
		var spiral []p.J
		for i := range 30 {
			a := float64(i)*.52 + 1.1
			r := 84 * math.Pow(.925, float64(i))
			spiral = append(spiral, j(100+r*math.Cos(a)*.98+(1-r/84)*10, 138-r*math.Sin(-a)*.96+(1-r/84)*4, max(1.2, 5*r/84)))
		}
		line := p.NewTube(spiral...)
		bands := p.Each(11, func(i int) kit.Node {
			x, y := math.Sincos(float64(i)*.55 + .2)
			return c.Path(p.D("M%.1f %.1fQ%.1f %.1f %.1f %.1f", 100+84*x, 138+84*y, 100+74*x+8*y, 138+74*y-8*x, 100+62*x, 138+62*y), kit.None).Stroke(k.D, 7)
		})
		c.Part("shell", p.Body(c, shell, s, 28, bands.Opacity(.3), c.Named("swirl", c.Blur(3.4, c.Path(line.Outline(), s.DDD).Move(3, 5)).Opacity(.5), c.Path(line.Outline(), kit.Lin(20, 60, 180, 220, k.M, k.D)), c.Path(line.Side(-.5, .28).Outline(), k.LL).Opacity(.5)),
			c.Blur(8, c.Circle(92, 124, 22, s.LL)).Opacity(.5)), p.Glint(c, "M26 128C30 96 52 72 82 64C92 62 94 69 85 73C62 82 46 102 39 130C36 140 25 138 26 128Z", .5), c.Ellipse(30, 150, 4, 7, kit.White).Opacity(.4).Shade())
		c.Part("cheeks", c.Clip(d, c.Blur(4, c.Ellipse(206, 150, 12, 9, q.M)).Opacity(.65)))
		c.Part("mouth", p.Smile(c, 230, 146, 28, 8, 4, b.DDD))
		c.Part("eyes", stalk(196, 190, 62, 17))
		c.AnchorBox("headTop", 212, 96, 60, 14, 0)
		c.AnchorBox("eyes", 214, 52, 84, 30, 0)
		c.Anchor("mouth", 230, 152)
		c.AnchorBox("neck", 206, 184, 64, 16, 10)
		if c.Has("shell") {
			c.Anchor("seat", 100, 56)
		} else {
			c.Anchor("seat", 96, 214) // what it carries instead is on its back
		}
		c.Anchor("ground", 120, 252)
	},
}
