package effects

import (
	"math/rand/v2"

	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/shape"
)

var lightningBolt = kit.Piece{
	Name: "lightning-bolt", Cm: 60,
	Palette: "bolt #ffc928 lightning; glow #ffe27a <bolt",
	Draw: func(c *kit.Canvas) {
		c.Soft()
		t, g := c.Tones("bolt"), c.Tones("glow")
		r := c.Rand()
		if c.State("arcs") { // a discharge whatever the seed
			electric(c, r, t, g)
			return
		}
		switch c.Variant(2) {
		case 1:
			d := "M150 14L52 142L112 148L84 242L206 106L140 98L182 20Z"
			c.Part("bolt", c.Path(d, t.DDD).Stroke(t.DDD, 18), c.Form(d, t.M, c.Path("M182 20L140 98L206 106L84 242L150 116L112 112Z", t.D)), c.Line("M146 36L78 128", kit.White, 7).Opacity(.85))
		default:
			d := shape.Poly(8, shape.Pt{X: 118, Y: 6}, shape.Pt{X: 200, Y: 6}, shape.Pt{X: 158, Y: 90}, shape.Pt{X: 218, Y: 90}, shape.Pt{X: 84, Y: 252}, shape.Pt{X: 118, Y: 144}, shape.Pt{X: 48, Y: 144})
			c.Part("glow", c.Glow(13, c.Path(d, g.M)).Opacity(.55))
			c.Part("bolt", c.Path(d, t.DD).Move(3, 4), shape.Plump(c, d, t, c.Path("M190 0L146 98L206 98L84 252L134 132L66 134L60 160L250 260V0Z", t.D).Opacity(.55)),
				c.Path("M124 18L182 18L176 30H130L72 130L62 134Z", kit.White).Opacity(.6))
		}
	},
}

// electric is a forked discharge.
func electric(c *kit.Canvas, r *rand.Rand, t, g kit.Tones) {
	var main string
	var branch func(x, y, angle, w float64, n int)
	branch = func(x, y, angle, w float64, n int) {
		pts := []shape.Pt{{X: x, Y: y}}
		for i := range n {
			a := angle + shape.Between(r, 10, 40)*float64(i%2*2-1)
			p := shape.Polar(x, y, shape.Between(r, 12, 24), a)
			x, y = p.X, p.Y
			if y > 248 || x < 14 || x > 242 {
				break
			}
			pts = append(pts, shape.Pt{X: x, Y: y})
			if w > 1.6 && i%3 == 1 && y < 200 {
				branch(x, y, angle+shape.Between(r, 30, 60)*float64(i%2*2-1), w*.5, max(3, (n-i)/2))
			}
		}
		for i := 0; i+1 < len(pts); i++ {
			k := w * (1 - .75*float64(i)/float64(len(pts)))
			main += shape.Ribbon(shape.Sample(pts[i:i+2], 2), shape.Even(k))
		}
	}
	branch(124, 8, 90, 6.5, 15)
	c.Part("glow", c.Glow(14, c.Path(main, g.D).Stroke(g.D, 12)).Opacity(.6), c.Glow(5, c.Path(main, g.M).Stroke(g.M, 6)).Opacity(.9))
	c.Part("bolt", c.Path(main, t.M).Stroke(t.M, 2), c.Path(main, kit.White).Opacity(.92))
}
