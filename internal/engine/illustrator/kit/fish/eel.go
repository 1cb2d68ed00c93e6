package fish

import (
	"math"

	"pellucid/internal/engine/illustrator/kit"
	p "pellucid/internal/engine/illustrator/kit/plump"
)

var eel = kit.Piece{
	Name: "eel", Cm: 80, Facing: kit.Right,
	Palette: "body #6f8f3a skin; fins #8db04a fin <body; belly #f3e6b4; spots #4a6a2c <body; eyes #e0a22f",
	Draw: func(c *kit.Canvas) {
		b, f, y, s, e := c.Tones("body"), c.Tones("fins"), c.Tones("belly"), c.Tones("spots"), c.Tones("eyes")
		t := p.NewTube(p.Joint(-8, 138, 2), p.Joint(14, 118, 8), p.Joint(44, 112, 14), p.Joint(72, 130, 19), p.Joint(94, 162, 22), p.Joint(124, 184, 24), p.Joint(156, 172, 25), p.Joint(178, 138, 26), p.Joint(204, 106, 26))
		fin := t.Part(0, .9).Side(-.72, .78)
		c.Part("fins", p.Flat(c, fin.Outline(), f, 5))
		c.Part("body", p.Body(c, t.Outline(), b, 17, c.Named("belly", c.Path(t.Side(.72, .5).Outline(), y.M).Opacity(.85)), c.Named("spots", p.Each(24, func(i int) kit.Node {
			j, _ := t.At(.08 + .86*float64(i)/24)
			return c.Ellipse(j.X-j.R*.2+j.R*.3*math.Sin(float64(i)*2.4), j.Y-j.R*.3+j.R*.3*math.Cos(float64(i)*1.7), 4.6, 3.8, s.D).Opacity(.5)
		})), c.Blur(3, c.Path(t.Side(-.42, .2).Outline(), b.LL)).Opacity(.7)))
		const head = "M172 116C170 84 196 66 224 76C246 84 262 100 258 114C254 128 236 134 222 142C200 152 174 142 172 116Z"
		c.Part("head", p.Cast(c, t.Outline(), head, b, -4, 4, 5, .35), p.Body(c, head, b, 14, c.Named("belly", c.Blur(3, c.Path("M180 150Q220 132 262 116V160H180Z", y.M)))), p.Glint(c, "M192 94Q202 80 220 84Q224 87 218 88Q206 88 198 98Q190 101 192 94Z", .5))
		c.Part("fins", p.Flat(c, "M182 128C166 138 158 158 166 174C184 170 198 152 198 138Z", f, 6, c.Line("M184 138L170 170M190 142L180 164", f.DD, 2).Opacity(.6)))
		c.Part("eyes", p.Eyeball(c, 218, 98, 12, .66, 3, 1, e))
		c.Part("mouth", c.Line("M258 112Q238 126 214 124", b.DDD, 3.600), c.Circle(246, 101, 2.2, b.DDD))
		c.Anchor("ground", 120, 208)
	},
}
