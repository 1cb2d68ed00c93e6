package effects

import (
	"math"

	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/shape"
)

var explosion = kit.Piece{
	Name: "explosion", Cm: 500,
	Palette: "fireball #f8801f blast; smoke #5b5560; core #ffd84a <fireball; debris #6a4a3c",
	Draw: func(c *kit.Canvas) {
		f, s, k, d := c.Tones("fireball"), c.Tones("smoke"), c.Tones("core"), c.Tones("debris")
		r := c.Rand()
		if c.Variant(3) == 1 {
			comicBlast(c, f, k, s)
			return
		}
		ring := func(n int, radius, size, squash float64, t kit.Tones) kit.Node {
			var all []kit.Node
			for i := range n {
				a := 360*float64(i)/float64(n) + shape.Between(r, -9, 9)
				p := shape.Polar(128, 128, radius*shape.Between(r, .86, 1.12), a)
				p.Y = 128 + (p.Y-128)*squash
				q := size * shape.Between(r, .8, 1.25)
				all = append(all, c.Circle(p.X, p.Y, q, kit.Rad(p.X-q*.4, p.Y-q*.45, q*1.5, t.LL, t.M, t.DD)))
			}
			return kit.Of(all...)
		}
		for i := range 16 {
			a := 360*float64(i)/16 + shape.Between(r, -8, 8)
			p, q := shape.Polar(128, 128, 40, a), shape.Polar(128, 128, shape.Between(r, 104, 124), a)
			c.Part("debris", c.Path(shape.Ribbon(shape.Sample([]shape.Pt{p, q}, 6), func(t float64) float64 { return 9 * (1 - t) * t * 4 }), kit.Rad(128, 128, 122, k.LL, f.L, f.M.Alpha(.2))))
		}
		c.Part("smoke", shape.Solid(c, s, .8, ring(14, 76, 25, .94, s)))
		c.Part("fireball", c.Glow(8, c.Circle(128, 128, 92, f.M)).Opacity(.5), c.Inner(-4, -5, 5, f.DD.Alpha(.6), ring(12, 56, 26, .95, f)),
			c.Inner(-3, -4, 4, f.D.Alpha(.6), c.Circle(128, 128, 46, k.D), ring(9, 34, 22, 1, k)))
		c.Part("core", c.Glow(5, c.Circle(126, 126, 32, k.LL)), shape.Puff(c, 125, 124, 34, kit.White, 1))
		for range 18 {
			a := shape.Between(r, 0, 360)
			p := shape.Polar(128, 128, shape.Between(r, 96, 122), a)
			q := shape.Between(r, 2, 6)
			rock := shape.Poly(q*.2, shape.Polar(p.X, p.Y, q, a), shape.Polar(p.X, p.Y, q*.8, a+100), shape.Polar(p.X, p.Y, q*1.1, a+190), shape.Polar(p.X, p.Y, q*.7, a+280))
			c.Part("debris", c.Path(rock, kit.Lin(p.X-q, p.Y-q, p.X+q, p.Y+q, d.L, d.M, d.DD)))
		}
	},
}

// comicBlast is flat: jagged stars one within the other, with small clouds.
func comicBlast(c *kit.Canvas, f, k, s kit.Tones) {
	r := c.Rand()
	jag := func(n int, out, in float64) string {
		pts := make([]shape.Pt, 2*n)
		for i := range pts {
			q := out * shape.Between(r, .84, 1.04)
			if i%2 == 1 {
				q = in * shape.Between(r, .92, 1.06)
			}
			pts[i] = shape.Polar(128, 128, q, -90+180*float64(i)/float64(n)+shape.Between(r, -3, 3))
		}
		return shape.Poly(1.5, pts...)
	}
	red := jag(13, 120, 82)
	c.Part("fireball", c.Path(red, f.DDD).Stroke(f.DDD, 8), c.Path(red, kit.Rad(128, 128, 120, f.M, f.D)))
	c.Part("fireball", c.Path(jag(13, 98, 66), f.L), c.Path(jag(13, 78, 50), k.M))
	c.Part("core", c.Path(jag(12, 52, 32), k.LL))
	for i := range 5 {
		p := shape.Polar(128, 128, 100, 20+72*float64(i))
		d := kit.Oval(p.X, p.Y, 15, 13) + kit.Oval(p.X+13, p.Y+5, 11, 10) + kit.Oval(p.X-12, p.Y+5, 10, 9)
		c.Part("smoke", c.Path(d, s.DD).Stroke(s.DD, 6), c.Inner(-3, -4, 2, s.M.Alpha(.9), c.Path(d, s.LL)))
	}
	for i := range 10 {
		p := shape.Polar(128, 128, 118+4*math.Sin(float64(i)*3), 9+36*float64(i))
		c.Part("debris", c.Circle(p.X, p.Y, 3, f.DDD))
	}
}
