package effects

import (
	"math"

	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/shape"
)

// inkSplash is a blot of ink with a spray of drops.
var inkSplash = kit.Piece{
	Name: "ink-splash", Cm: 30,
	Palette: "splash #1d2430 ink black; drops #1d2430 <splash",
	Draw: func(c *kit.Canvas) {
		t, d, r := c.Tones("splash"), c.Tones("drops"), c.Rand()
		splatter(c, t, d, c.Variant(3), false)
		for range 46 {
			p := shape.Polar(128, 126, shape.Between(r, 70, 122), shape.Between(r, 0, 360))
			c.Part("drops", c.Circle(p.X, p.Y, .5+2.2*math.Pow(r.Float64(), 2), d.M))
		}
	},
}

// crack is a split in a surface, with finer ones that leave it.
var crack = kit.Piece{
	Name: "crack", Cm: 60,
	Palette: "lines #2b2a2e black",
	Draw: func(c *kit.Canvas) {
		t, r := c.Tones("lines"), c.Rand()
		var split func(x, y, angle, long, w float64) string
		split = func(x, y, angle, long, w float64) string {
			pts := []shape.Pt{{X: x, Y: y}}
			more := ""
			n := max(2, int(long/17))
			for i := range n {
				p := shape.Polar(x, y, long/float64(n), angle+shape.Between(r, 8, 42)*float64(r.IntN(2)*2-1))
				if x, y = p.X, p.Y; x < 6 || x > 250 || y < 6 || y > 250 {
					break
				}
				pts = append(pts, p)
				if w > 1.6 && r.Float64() < .75 {
					more += split(x, y, angle+shape.Between(r, 30, 64)*float64(i%2*2-1), long*shape.Between(r, .24, .42), w*.48)
				}
			}
			if len(pts) < 2 {
				return more
			}
			return jagged(pts, w) + more
		}
		d := ""
		if c.Variant(2) == 1 { // from one point, as where glass was hit
			for i := range 9 {
				d += split(128, 128, float64(i)*40+shape.Between(r, -9, 9), 116, 5)
			}
		} else {
			d = split(128, 120, -78, 122, 9) + split(128, 120, 96, 132, 10) + split(128, 120, 14, 84, 6) + split(128, 120, 172, 90, 6)
		}
		c.Part("lines", c.Path(d, t.LL).Move(1.6, 1.8).Opacity(.5), c.Path(d, t.D).Stroke(t.D, .8))
	},
}

// floatingHearts rise and get smaller as they do, as over a live video.
var floatingHearts = kit.Piece{
	Name: "floating-hearts", Cm: 60,
	Palette: "hearts #ff4f72 red; second #ff8fb0 <hearts pink",
	Draw: func(c *kit.Canvas) {
		t, s := c.Tones("hearts"), c.Tones("second")
		for i, q := range [][4]float64{{92, 200, 44, -12}, {166, 160, 38, 14}, {88, 116, 30, -8}, {150, 78, 25, 12}, {104, 48, 19, -14}, {160, 26, 14, 10}, {196, 112, 15, 18}, {52, 160, 16, -18}, {66, 74, 11, -10}, {202, 60, 10, 16}} {
			tones := []kit.Tones{t, s}[i%2]
			d := shape.Heart(0, 0, q[2])
			c.Part("hearts", kit.Of(shape.Plump(c, d, tones), c.Path(shape.Heart(-q[2]*.2, -q[2]*.22, q[2]*.26), kit.White).Opacity(.42)).Rotate(q[3], 0, 0).Move(q[0], q[1]))
		}
	},
}

// halftonePattern is dots that get smaller from one corner to the other.
var halftonePattern = kit.Piece{
	Name: "halftone-pattern", Cm: 60,
	Palette: "dots #22252e black",
	Draw: func(c *kit.Canvas) {
		t := c.Tones("dots")
		const step = 12.5
		radial := c.Variant(2) == 1
		d := ""
		for row := range 21 {
			for col := range 21 {
				x, y := float64(col)*step+float64(row%2)*step/2, float64(row)*step
				u := (x + y) / 500
				if radial {
					u = math.Hypot(x-128, y-128) / 140
				}
				if k := step * .64 * (1 - u); k > .5 {
					d += kit.Oval(x, y, k, k)
				}
			}
		}
		c.Part("dots", c.Path(d, t.M))
	},
}

// holiPowder is clouds of colored powder thrown into the air.
var holiPowder = kit.Piece{
	Name: "holi-powder", Cm: 150,
	Palette: "powder #f0348a pink; second #ffb81f yellow <powder; third #21b4e0 blue <powder; fourth #56c23a green <powder",
	Draw: func(c *kit.Canvas) {
		c.Soft()
		r := c.Rand()
		for i, q := range [][3]float64{{78, 92, -132}, {182, 86, -50}, {70, 178, 148}, {188, 176, 36}} {
			t := c.Tones([]string{"powder", "second", "third", "fourth"}[i])
			for n := range 34 {
				p := shape.Polar(q[0]+shape.Between(r, -8, 8), q[1]+shape.Between(r, -8, 8), 46*math.Sqrt(float64(n)/34), float64(n)*137.5)
				k := shape.Between(r, 15, 30)
				c.Part("powder", shape.Puff(c, p.X+4, p.Y+5, k, t.D, .2), shape.Puff(c, p.X, p.Y, k*.9, t.M, .42), shape.Puff(c, p.X-k*.3, p.Y-k*.34, k*.5, t.LL, .34))
			}
			for range 60 {
				p := shape.Polar(q[0], q[1], 72*math.Sqrt(r.Float64()), shape.Between(r, 0, 360))
				c.Part("powder", c.Circle(p.X, p.Y, .5+2*math.Pow(r.Float64(), 2), shape.Pick(r, t.M, t.L, t.D)).Opacity(shape.Between(r, .5, 1)))
			}
		}
	},
}
