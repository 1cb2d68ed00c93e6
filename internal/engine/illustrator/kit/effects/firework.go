package effects

import (
	"fmt"
	"math"
	"math/rand/v2"

	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/shape"
)

var firework = kit.Piece{
	Name: "firework", Cm: 3000,
	Palette: "burst #f5475c; trails #ffb62e <burst; sparks #3fa8f5 <burst",
	Draw: func(c *kit.Canvas) {
		c.Soft()
		b, t, s := c.Tones("burst"), c.Tones("trails"), c.Tones("sparks")
		r := c.Rand()
		gold := kit.Hex("#fff0b8")
		switch c.Variant(4) {
		case 1: // one great willow
			willow(c, r, b, t, s)
		case 2: // three
			ball(c, r, 96, 84, 78, 20, b, gold)
			ball(c, r, 184, 138, 66, 18, t, kit.White)
			ball(c, r, 84, 190, 56, 16, s, kit.White)
		case 3: // rings
			for i, k := range []kit.Tones{b, t, s} {
				ball(c, r, 128, 128, 122-38*float64(i), 26-6*i, k, gold)
			}
		default:
			ball(c, r, 112, 146, 108, 26, b, gold)
			ball(c, r, 194, 66, 58, 18, t, kit.White)
			ball(c, r, 54, 50, 42, 16, s, kit.White)
		}
	},
}

// ball is a burst whose streaks grow wider and brighter outward and end in sparks.
func ball(c *kit.Canvas, r *rand.Rand, x, y, radius float64, n int, t kit.Tones, hot kit.Color) {
	c.Part("burst", shape.Puff(c, x, y, radius*.95, t.L, .3))
	turn := shape.Between(r, 0, 30)
	for ring, k := range []float64{1, .68, .38} {
		for i := range n {
			a := turn + 360*(float64(i)+.5*float64(ring%2))/float64(n) + shape.Between(r, -2, 2)
			far := radius * k * shape.Between(r, .9, 1)
			from, to := shape.Polar(x, y, far*.34, a), shape.Polar(x, y, far*.94, a)
			mid := shape.Polar(x, y, far*.65, a+1.5)
			d := shape.Ribbon(shape.Sample([]shape.Pt{from, mid, to}, 12), func(u float64) float64 { return (.4 + 3.2*u) * radius / 90 })
			tone := []kit.Color{t.M, t.L, t.LL}[ring]
			c.Part("trails", c.Path(d, kit.Rad(x, y, far, kit.At(.3, tone.Alpha(.15)), kit.At(.7, tone), kit.At(1, t.D))))
			end := shape.Polar(x, y, far, a)
			q := (2.6 - .5*float64(ring)) * radius / 90
			c.Part("sparks", c.Circle(end.X, end.Y, q, kit.Rad(end.X-q*.3, end.Y-q*.3, q*1.3, hot, t.M)))
		}
	}
	for range 14 {
		p := shape.Polar(x, y, radius*shape.Between(r, .5, 1.08), shape.Between(r, 0, 360))
		c.Part("sparks", c.Path(shape.Glint(p.X, p.Y, radius*shape.Between(r, .025, .06), .16), kit.Rad(p.X, p.Y, radius*.06, hot, t.M)))
	}
	c.Part("burst", shape.Puff(c, x, y, radius*.22, kit.White, .95))
}

func willow(c *kit.Canvas, r *rand.Rand, b, t, s kit.Tones) {
	c.Part("burst", shape.Puff(c, 128, 96, 96, t.L, .2))
	for i := range 54 {
		a := 360*float64(i)/54 + shape.Between(r, -3, 3)
		far := shape.Between(r, 70, 122)
		tone := []kit.Tones{b, t, t, s}[i%4]
		sin, cos := math.Sincos(a * math.Pi / 180)
		p := func(u float64) shape.Pt { return shape.Pt{X: 128 + far*cos*u, Y: 92 + far*sin*u*.8 + 62*u*u*u} }
		pts := []shape.Pt{p(.12), p(.4), p(.7), p(.88), p(1)}
		d := shape.Ribbon(shape.Sample(pts, 24), func(u float64) float64 { return .6 + 2.8*u })
		c.Part("trails", c.Path(d, kit.Rad(128, 96, far, kit.At(.1, kit.White.Alpha(.7)), kit.At(.45, tone.L), kit.At(1, tone.M))))
		e := p(1.02)
		c.Part("sparks", c.Circle(e.X, e.Y, 2.6, tone.LL), c.Line(fmt.Sprintf("M%.1f %.1fv%.1f", e.X, e.Y+5, shape.Between(r, 3, 9)), tone.L, 1.6).Opacity(.7))
	}
	c.Part("burst", shape.Puff(c, 128, 94, 26, kit.White, .95))
}
