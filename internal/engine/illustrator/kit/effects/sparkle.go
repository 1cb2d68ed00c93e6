package effects

import (
	"math/rand/v2"

	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/shape"
)

var sparkle = kit.Piece{
	Name: "sparkle", Cm: 15,
	Palette: "rays #ffc83d gold twinkle; center #fff3c4 <rays",
	Draw: func(c *kit.Canvas) {
		c.Soft()
		t, m := c.Tones("rays"), c.Tones("center")
		switch c.Variant(3) {
		case 1:
			flare(c, 128, 128, 122, t, m)
		case 2:
			glint(c, 128, 128, 122, t, m)
		default:
			glint(c, 112, 148, 104, t, m)
			glint(c, 204, 60, 50, t, m)
			glint(c, 44, 44, 34, t, m)
		}
	},
}

// glint is a plump star of four arms.
func glint(c *kit.Canvas, x, y, r float64, t, m kit.Tones) {
	d := shape.Glint(x, y, r, .16)
	k := r / 120
	c.Part("glow", shape.Puff(c, x, y, r*.9, t.L, .38))
	c.Part("rays", c.Form(d, kit.Lin(x-r*.4, y-r*.6, x+r*.5, y+r*.7, t.L, t.M, t.D),
		c.Path("M0 0", kit.None), c.Blur(3*k, c.Path(d, kit.None).Stroke(t.DD, 9*k).Move(-2*k, -2.5*k)).Opacity(.6), c.Blur(2*k, c.Path(d, kit.None).Stroke(t.LL, 5*k).Move(2*k, 2*k)).Opacity(.9)))
	c.Part("center", c.Glow(5*k, c.Path(shape.Glint(x, y, r*.55, .2), m.M)), c.Path(shape.Glint(x-1.5*k, y-2*k, r*.34, .2), kit.White).Opacity(.92))
}

// flare is a point of light with long thin rays.
func flare(c *kit.Canvas, x, y, r float64, t, m kit.Tones) {
	c.Part("glow", shape.Puff(c, x, y, r*.8, t.M, .55))
	c.Part("rays", c.Path(shape.Glint(x, y, r*.5, .05), kit.Rad(x, y, r*.5, m.M, t.M, t.M.Alpha(.2))).Rotate(45, x, y),
		c.Path(shape.Glint(x, y, r, .04), kit.Rad(x, y, r, kit.At(0, kit.White), kit.At(.3, m.M), kit.At(.7, t.M), kit.At(1, t.M.Alpha(.1)))))
	c.Part("center", shape.Puff(c, x, y, r*.3, kit.White, 1))
}

var sparkles = kit.Piece{
	Name: "sparkles", Cm: 60,
	Palette: "rays #ffc83d gold; center #fff3c4 <rays",
	Draw: func(c *kit.Canvas) {
		t, m := c.Tones("rays"), c.Tones("center")
		r := c.Rand()
		w, h := frameSize(c.Aspect(1))
		v := c.Variant(3)
		for i, p := range shape.Scatter(r, 22, kit.Box{X0: 128 - w*.44, Y0: 128 - h*.44, X1: 128 + w*.44, Y1: 128 + h*.44}) {
			k := min(w, h) / 256 * []float64{38, 28, 22, 17, 13, 10, 8, 6}[min(i/2, 7)] * shape.Between(r, .85, 1.1)
			x, y := max(128-w/2+k*.8, min(128+w/2-k*.8, p.X)), max(128-h/2+k, min(128+h/2-k, p.Y))
			switch {
			case i > 13:
				c.Part("rays", c.Circle(x, y, k*.36, kit.Rad(x-1, y-1, k*.4, m.M, t.M)))
			case v == 1 || v == 2 && i%3 == 0:
				flare(c, x, y, k, t, m)
			default:
				glint(c, x, y, k, t, m)
			}
		}
	},
}

var spark = kit.Piece{
	Name: "spark", Cm: 40,
	Palette: "sparks #ffa62b embers; glow #ff6a1a <sparks",
	Draw: func(c *kit.Canvas) {
		c.Soft()
		t, g := c.Tones("sparks"), c.Tones("glow")
		r := c.Rand()
		if c.Variant(2) == 1 {
			floating(c, r, t, g)
			return
		}
		c.Part("glow", shape.Puff(c, 128, 150, 110, g.M, .4))
		for i := range 120 {
			a := -90 + shape.Between(r, -100, 100)*shape.Between(r, .3, 1)
			from, l := shape.Between(r, 6, 60), shape.Between(r, 14, 70)
			drop := shape.Between(r, 0, 26)
			p, q := shape.Polar(128, 170, from, a), shape.Polar(128, 170, min(150, from+l), a)
			m := shape.Pt{X: (p.X + q.X) / 2, Y: (p.Y+q.Y)/2 - drop*.2}
			q.Y += drop
			w := shape.Between(r, 1.2, 3.2)
			c.Part("sparks", c.Path(shape.Ribbon(shape.Sample([]shape.Pt{p, m, q}, 10), func(u float64) float64 { return .2 + w*u }), kit.Rad(128, 170, from+l, kit.At(0, kit.Hex("#fff7d6")), kit.At(.6, t.M), kit.At(1, g.M))))
			if i%3 == 0 {
				c.Part("sparks", c.Circle(q.X, q.Y, w*.8, t.LL))
			}
		}
		c.Part("glow", shape.Puff(c, 128, 168, 40, kit.Hex("#fff4cc"), 1))
	},
}

// floating are embers that rise, small and glowing.
func floating(c *kit.Canvas, r *rand.Rand, t, g kit.Tones) {
	for range 70 {
		u := r.Float64()
		x, y := 128+shape.Between(r, -1, 1)*(60+60*u), 246-238*u*u
		k := shape.Between(r, .7, 3.6) * shape.Between(r, .5, 1) * (1.2 - .5*u)
		c.Part("glow", shape.Puff(c, x, y, k*3.4, g.M, .5))
		c.Part("sparks", c.Ellipse(x, y, k*.7, k*1.3, kit.Rad(x, y, k*1.3, kit.Hex("#fff2c0"), t.M, g.M)).Rotate(shape.Between(r, -50, 50), x, y))
	}
}
