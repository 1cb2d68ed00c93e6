package effects

import (
	"math"
	"math/rand/v2"

	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/shape"
)

var smoke = kit.Piece{
	Name: "smoke", Cm: 150,
	Palette: "puffs #c9ced6 smoke wisps",
	Draw: func(c *kit.Canvas) {
		c.Soft()
		p := c.Tones("puffs")
		r := c.Rand()
		switch c.Variant(3) {
		case 1:
			c.Part("wisps", incense(c, r, p))
		case 2:
			c.Part("puffs", bank(c, r, p))
		default:
			turn := shape.Between(r, 0, 1)
			c.Part("puffs", fading(c, 0, 250, 0, -10, billow(c, r, func(u float64) (x, y, w float64) {
				return 122 + 26*math.Sin(u*4.6+turn) + 20*u, 236 - 186*u, 13 + 58*math.Pow(u, .8)
			}, p)))
		}
	},
}

// stream is a body of smoke: where its middle runs at u in 0–1, and how wide it is there.
type stream func(u float64) (x, y, wide float64)

// billow fills a stream with soft patches and folds, from a color at its start to others at its end.
func billow(c *kit.Canvas, r *rand.Rand, at stream, tones ...kit.Tones) kit.Node {
	tone := func(u float64) kit.Tones {
		return tones[min(len(tones)-1, int(u*float64(len(tones))+shape.Between(r, -.2, .2)+.001))]
	}
	var soft, edge []kit.Node
	for i := range 40 {
		u := float64(i) / 39
		x, y, w := at(u)
		t := tone(max(0, u))
		fade := min(1, 2.4*(1-u)+.12)
		k := w * shape.Between(r, .6, .95)
		x, y = x+shape.Between(r, -.35, .35)*w, y+shape.Between(r, -.3, .3)*w
		soft = append(soft, shape.Puff(c, x+k*.1, y+k*.14, k, t.D, .12*fade), shape.Puff(c, x, y, k*.9, t.M, .26*fade))
		for range 3 {
			a := shape.Between(r, 0, 360)
			q := shape.Polar(x, y, w*shape.Between(r, .35, .7), a)
			k := w * shape.Between(r, .14, .34)
			edge = append(edge, shape.Puff(c, q.X+k*.3, q.Y+k*.4, k*1.1, t.D, .2*fade), shape.Puff(c, q.X, q.Y, k, t.L, .34*fade), shape.Puff(c, q.X-k*.25, q.Y-k*.3, k*.55, t.LL, .3*fade))
		}
	}
	folds := []kit.Node{}
	for i := range 8 {
		var a, b []shape.Pt
		p, q, k := shape.Between(r, 0, 6.3), shape.Between(r, 0, 6.3), shape.Between(r, 5, 10)
		from := shape.Between(r, 0, .35)
		for j := range 15 {
			u := from + (1-from)*float64(j)/14
			x, y, w := at(u)
			x2, y2, _ := at(min(1, u+.02))
			d := math.Hypot(x2-x, y2-y) + 1e-6
			nx, ny := -(y2-y)/d, (x2-x)/d
			if u > .98 {
				nx, ny = 1, 0
			}
			m, n := w*.74*math.Sin(k*u+p), w*.8*math.Sin((k+1.5)*u+q)
			a = append(a, shape.Pt{X: x + nx*m, Y: y + ny*m + w*.2*math.Cos(k*u)})
			b = append(b, shape.Pt{X: x + nx*n, Y: y + ny*n + w*.25*math.Sin(k*u+q)})
		}
		t := tones[i%len(tones)]
		folds = append(folds, shape.Silk(c, a, b, 24, 1.1, []kit.Color{t.LL, t.D, t.L}[i%3].Alpha(.1)))
	}
	return kit.Of(c.Glow(3, soft...), c.Glow(1.4, edge...), c.Glow(4, folds...).Opacity(.8), c.Glow(.6, folds...).Opacity(.9))
}

// fading hides a drawing gently toward one of its ends.
func fading(c *kit.Canvas, x1, y1, x2, y2 float64, nodes ...kit.Node) kit.Node {
	return c.Mask(c.Rect(-100, -100, 460, 460, 0, kit.Lin(x1, y1, x2, y2, kit.At(0, kit.White), kit.At(.55, kit.White), kit.At(1, kit.Black))), nodes...)
}

// incense is a thin rising stream that twists into sheets.
func incense(c *kit.Canvas, r *rand.Rand, p kit.Tones) kit.Node {
	var all []kit.Node
	for strand := range 4 {
		var a, b []shape.Pt
		phase, flip := shape.Between(r, 0, 2), float64(strand%2*2-1)
		for i := range 11 {
			u := float64(i) / 10
			y := 250 - 242*u
			wide := 4 + 66*math.Pow(u, 1.3)
			a = append(a, shape.Pt{X: 128 + wide*math.Sin(u*6.2+phase)*.8, Y: y})
			b = append(b, shape.Pt{X: 128 + wide*math.Sin(u*5.1+phase+.9*flip+u)*.9, Y: y + 8*math.Sin(u*7)})
		}
		tone := []kit.Color{p.DD, p.M, p.L, p.D}[strand]
		all = append(all, shape.Silk(c, a, b, 26, 1.25, kit.Lin(0, 0, 0, 256, tone.Alpha(.03), tone.Alpha(.17), tone.Alpha(.24))))
	}
	return kit.Of(c.Glow(5, all...).Opacity(.75), c.Glow(.5, all...))
}

// bank is a low cloud that drifts along the ground.
func bank(c *kit.Canvas, r *rand.Rand, p kit.Tones) kit.Node {
	return billow(c, r, func(u float64) (x, y, w float64) {
		return 44 + 168*u, 150 + 16*math.Sin(u*7), 34 + 26*math.Sin(math.Pi*u)
	}, p)
}

var coloredSmoke = kit.Piece{
	Name: "colored-smoke", Cm: 150,
	Palette: "wisps #e6408f smoke; second #7a4fe0 <wisps; third #2fb4e8 <wisps",
	Draw: func(c *kit.Canvas) {
		c.Soft()
		a, b, d := c.Tones("wisps"), c.Tones("second"), c.Tones("third")
		r := c.Rand()
		tones := []kit.Tones{a, b, d}
		switch c.Variant(3) {
		case 1:
			c.Part("wisps", fading(c, 0, 250, 0, -10, billow(c, r, func(u float64) (x, y, w float64) {
				return 128 + 34*math.Sin(u*4.2), 232 - 180*u, 14 + 52*u
			}, a)))
		case 2:
			c.Part("wisps", billow(c, r, func(u float64) (x, y, w float64) {
				a := u*5.2 - .6
				return 128 + 74*math.Cos(a), 128 + 70*math.Sin(a), 24 + 26*math.Sin(math.Pi*u)
			}, tones...))
		default:
			c.Part("wisps", billow(c, r, func(u float64) (x, y, w float64) {
				return 44 + 168*u, 176 - 92*math.Sin(u*2.3) + 26*math.Sin(u*6), 26 + 30*math.Sin(math.Pi*u)
			}, tones...))
		}
	},
}

var fog = kit.Piece{
	Name: "fog", Cm: 400,
	Palette: "mist #dfe6ee fog; shade #a7b4c4 <mist",
	Draw: func(c *kit.Canvas) {
		c.Soft()
		m, s := c.Tones("mist"), c.Tones("shade")
		c.Bleed()
		r := c.Rand()
		w, h := frameSize(c.Aspect(1.8))
		for i := range 70 {
			x, u := 128+w*shape.Between(r, -.42, .42), r.Float64()
			y := 128 + h*(u-.5)*.6
			k := min(h, w*.55) * shape.Between(r, .12, .26)
			tone, a := m.M, .2
			if i%3 == 0 {
				tone, a = s.M, .13
			}
			c.Part("mist", shape.Puff(c, 0, 0, k, tone, a).Scale(2.4, .62, 0, 0).Move(max(128-w/2+k*2, min(128+w/2-k*2, x)), y))
		}
		for i := range 4 {
			y := 128 + h*(float64(i)/3-.5)*.5
			var p, q []shape.Pt
			ph := shape.Between(r, 0, 6)
			for j := range 8 {
				u := float64(j) / 7
				p = append(p, shape.Pt{X: 128 + w*(u-.5)*.92, Y: y + h*.06*math.Sin(u*5+ph)})
				q = append(q, shape.Pt{X: 128 + w*(u-.5)*.92, Y: y + h*.12*math.Sin(u*4+ph+1)})
			}
			c.Part("mist", c.Glow(2, shape.Silk(c, p, q, 14, 2.4, kit.Lin(128-w/2, 0, 128+w/2, 0, m.LL.Alpha(.001), m.LL.Alpha(.16), m.LL.Alpha(.001)))))
		}
	},
}

var dustCloud = kit.Piece{
	Name: "dust-cloud", Cm: 150,
	Palette: "dust #d9bd94 cloud puffs",
	Draw: func(c *kit.Canvas) {
		c.Soft()
		t := c.Tones("dust")
		r := c.Rand()
		stream := func(u float64) (x, y, w float64) { // a heap
			return 36 + 184*u, 160 - 34*math.Sin(u*math.Pi) + 8*math.Sin(u*9), 26 + 34*math.Sin(math.Pi*u)
		}
		if c.Variant(2) == 1 { // a trail behind something fast
			stream = func(u float64) (x, y, w float64) { return 232 - 190*u, 168 - 46*u*u + 8*math.Sin(u*8), 10 + 46*u }
		}
		c.Part("dust", billow(c, r, stream, t))
		for range 40 {
			x, y, w := stream(r.Float64())
			c.Part("dust", c.Circle(x+w*shape.Between(r, -1.2, 1.2), y+w*shape.Between(r, -1.2, .7), shape.Between(r, .5, 2), t.D.Alpha(shape.Between(r, .3, .8))))
		}
	},
}
