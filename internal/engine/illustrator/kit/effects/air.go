package effects

import (
	"math"

	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/shape"
)

// steam rises in three thin wisps, as over a hot drink.
var steam = kit.Piece{
	Name: "steam", Cm: 30,
	Palette: "wisps #d5dde8 steam",
	Draw: func(c *kit.Canvas) {
		c.Soft()
		t, r := c.Tones("wisps"), c.Rand()
		for _, x := range []float64{70, 128, 186} {
			phase, long := shape.Between(r, -.5, .5), 236-math.Abs(x-128)*.7
			for sheet := range 3 {
				var a, b []shape.Pt
				for i := range 12 {
					u := float64(i) / 11
					mid := x + (10+18*u)*math.Sin(u*6.4+phase) + float64(sheet-1)*5*u
					wide := 15 * math.Sin(math.Pi*math.Pow(u, .8)) * (1 - .2*float64(sheet))
					y := 250 - long*u
					a, b = append(a, shape.Pt{X: mid - wide, Y: y}), append(b, shape.Pt{X: mid + wide, Y: y - 6})
				}
				fill := kit.Lin(0, 250, 0, 250-long, t.L.Alpha(.02), t.M.Alpha(.42), t.D.Alpha(.36), t.M.Alpha(.02))
				c.Part("wisps", c.Glow(3.4, shape.Silk(c, a, b, 22, 1.6, fill)), c.Glow(.6, shape.Silk(c, a, b, 22, 1.2, fill)).Opacity(.8))
			}
		}
	},
}

// wind blows to the right in lines that curl at their ends, with two leaves.
var wind = kit.Piece{
	Name: "wind", Cm: 120,
	Palette: "swirls #7fc4e8 lines; leaves #6fb544",
	Draw: func(c *kit.Canvas) {
		t, l := c.Tones("swirls"), c.Tones("leaves")
		gust := func(y, x0, x1, curl, side, w float64) kit.Node {
			var pts []shape.Pt
			for i := range 9 {
				u := float64(i) / 8
				pts = append(pts, shape.Pt{X: x0 + (x1-x0)*u, Y: y + 6*math.Sin(u*5)*side})
			}
			for a := 90.0; a > -190; a -= 28 {
				k := curl * (1 - (90-a)/620)
				pts = append(pts, shape.Pt{X: x1 + k*math.Cos(a*math.Pi/180), Y: y - side*(curl-k*math.Sin(a*math.Pi/180))})
			}
			d := shape.Ribbon(shape.Sample(pts, 160), func(u float64) float64 { return w * min(1, 5*u+.12) * min(1, 6*(1-u)+.3) })
			return kit.Of(c.Path(d, t.D).Move(0, 2.4), c.Path(d, kit.Lin(x0, 0, x1+curl, 0, t.LL.Alpha(.5), t.L, t.M)), c.Path(d, kit.White).Scale(1, .34, 0, y-2).Opacity(.14))
		}
		c.Part("swirls", gust(104, 14, 168, 40, 1, 9), gust(132, 36, 214, 27, 1, 8), gust(160, 8, 182, 34, -1, 9), gust(186, 60, 132, 20, -1, 7))
		leaf := func(x, y, deg float64) kit.Node {
			return kit.Of(c.Form("M0 0C10 -16 32 -16 44 0C32 14 10 14 0 0Z", kit.Lin(0, -12, 0, 12, l.L, l.M, l.D)), c.Line("M-8 0H40M14 0L22 -7M24 0L32 -6M14 0L22 6M24 0L32 5", l.DD, 1.6).Opacity(.6)).Rotate(deg, 0, 0).Move(x, y)
		}
		c.Part("leaves", leaf(206, 196, -24), leaf(64, 68, 14))
	},
}

// dust is a loose drift of fine specks.
var dust = kit.Piece{
	Name: "dust", Cm: 100,
	Palette: "particles #b79a72 brown",
	Draw: func(c *kit.Canvas) {
		c.Soft()
		drift(c, c.Tones("particles"), "particles", .5)
	},
}

// goldDust is a drift of gold flakes that glint.
var goldDust = kit.Piece{
	Name: "gold-dust", Cm: 60,
	Palette: "particles #f0b429 gold; glints #fff3c4 <particles",
	Draw: func(c *kit.Canvas) {
		t, g, r := c.Tones("particles"), c.Tones("glints"), c.Rand()
		drift(c, t, "particles", 1)
		for range 90 {
			x, y := driftAt(r.NormFloat64, r.Float64())
			k := shape.Between(r, 1.6, 5.4)
			d := shape.Poly(.4, shape.Polar(x, y, k, shape.Between(r, 0, 60)), shape.Polar(x, y, k*.9, shape.Between(r, 90, 150)), shape.Polar(x, y, k, shape.Between(r, 190, 240)), shape.Polar(x, y, k*.7, shape.Between(r, 280, 330)))
			c.Part("particles", c.Path(d, kit.Lin(x-k, y-k, x+k, y+k, shape.Pick(r, t.LL, t.L, t.D), t.M, t.DD)))
		}
		for range 9 {
			x, y := driftAt(r.NormFloat64, r.Float64())
			c.Part("glints", c.Path(shape.Glint(x, y, shape.Between(r, 6, 15), .12), g.LL))
		}
	},
}

// driftAt is where a speck lies in a drift that rises to the right, dense in its middle.
func driftAt(normal func() float64, u float64) (x, y float64) {
	u = .5 + (u-.5)*math.Abs(u-.5)*2.2 + (u-.5)*.35
	spread := 12 + 34*math.Sin(math.Pi*max(0, min(1, u)))
	y = 196 - 130*u + 22*math.Sin(u*6.2) + normal()*spread*.62
	return 18 + 220*u + normal()*6, max(10, min(246, y))
}

// drift strews specks; shine in 0–1 says how far they glow.
func drift(c *kit.Canvas, t kit.Tones, part string, shine float64) {
	r := c.Rand()
	for range 26 {
		x, y := driftAt(r.NormFloat64, r.Float64())
		c.Part(part, shape.Puff(c, x, y, shape.Between(r, 14, 30), t.M, .07+.05*shine))
	}
	for range 620 {
		x, y := driftAt(r.NormFloat64, r.Float64())
		k := .5 + 2.2*math.Pow(r.Float64(), 3)
		c.Part(part, c.Circle(x, y, k, shape.Pick(r, t.M, t.L, t.D, t.LL)).Opacity(shape.Between(r, .5, 1)))
	}
}

// lightTrail is three streaks of light that sweep by on a curve.
var lightTrail = kit.Piece{
	Name: "light-trail", Cm: 200,
	Palette: "trail #ff3d6a red light; second #ffb02e <trail; third #4aa8ff",
	Draw: func(c *kit.Canvas) {
		c.Soft()
		r := c.Rand()
		tones := []kit.Tones{c.Tones("trail"), c.Tones("second"), c.Tones("third")}
		for i := range 9 {
			t := tones[[]int{0, 0, 1, 0, 1, 2, 1, 2, 2}[i]]
			off := float64(i)*13 - 52 + shape.Between(r, -4, 4)
			way := []shape.Pt{{X: 2, Y: 236 + off*.12}, {X: 66, Y: 214 + off*.4}, {X: 124, Y: 164 + off*.8}, {X: 168, Y: 104 + off*.95}, {X: 212, Y: 62 + off*.6}, {X: 254, Y: 34 + off*.2}}
			steps := shape.Sample(way, 90)
			w := shape.Between(r, 1.6, 4.4)
			from := shape.Between(r, 0, 70)
			glow := kit.Lin(from, 0, 256, 0, t.M.Alpha(.01), t.M.Alpha(.75), t.M, t.M.Alpha(.04))
			c.Part("trail", c.Glow(7, c.Path(shape.Ribbon(steps, shape.Taper(w*3, .5)), glow)).Opacity(.55), c.Path(shape.Ribbon(steps, shape.Taper(w, .5)), kit.Lin(from, 0, 256, 0, t.D.Alpha(.02), t.M, t.L, t.M.Alpha(.05))),
				c.Path(shape.Ribbon(steps, shape.Taper(w*.42, .5)), kit.Lin(from+20, 0, 256, 0, t.LL.Alpha(.02), t.LL, kit.White, t.LL.Alpha(.05))))
		}
	},
}

// electricity is arcs that leap around a bright middle.
var electricity = kit.Piece{
	Name: "electricity", Cm: 80,
	Palette: "arcs #39b6ff blue electric; glow #8fdcff <arcs",
	Draw: func(c *kit.Canvas) {
		c.Soft()
		t, g, r := c.Tones("arcs"), c.Tones("glow"), c.Rand()
		c.Part("glow", shape.Puff(c, 128, 128, 92, g.M, .34), shape.Puff(c, 128, 128, 46, g.L, .6))
		var bolt func(x, y, angle, long, w float64) string
		bolt = func(x, y, angle, long, w float64) string {
			pts := []shape.Pt{{X: x, Y: y}}
			branches := ""
			n := max(3, int(long/15))
			for i := range n {
				p := shape.Polar(x, y, long/float64(n)*1.16, angle+shape.Between(r, 14, 38)*float64(i%2*2-1))
				x, y = p.X, p.Y
				pts = append(pts, p)
				if w > 2 && i > 0 && i < n-1 && i%2 == 1 {
					branches += bolt(x, y, angle+shape.Between(r, 26, 56)*float64(r.IntN(2)*2-1), long*.42, w*.5)
				}
			}
			return jagged(pts, w) + branches
		}
		d := ""
		for i := range 7 {
			d += bolt(128, 128, float64(i)*51.4+shape.Between(r, -12, 12), shape.Between(r, 96, 122), 5)
		}
		c.Part("arcs", c.Glow(8, c.Path(d, g.M)).Opacity(.75), c.Path(d, t.M).Stroke(t.M, 2.4), c.Path(d, kit.White).Opacity(.92))
		c.Part("glow", shape.Puff(c, 128, 128, 22, kit.White, 1))
	},
}

// jagged is a line with corners that gets thinner toward its end.
func jagged(pts []shape.Pt, w float64) string {
	n := len(pts)
	left, right := make([]shape.Pt, 0, n), make([]shape.Pt, 0, n)
	for i, p := range pts {
		q := pts[min(i+1, n-1)]
		o := pts[max(i-1, 0)]
		d := math.Hypot(q.X-o.X, q.Y-o.Y) + 1e-6
		k := w * .5 * (1 - float64(i)/float64(n-1)*.92)
		dx, dy := -(q.Y-o.Y)/d*k, (q.X-o.X)/d*k
		left = append(left, shape.Pt{X: p.X + dx, Y: p.Y + dy})
		right = append([]shape.Pt{{X: p.X - dx, Y: p.Y - dy}}, right...)
	}
	return shape.Poly(0, append(left, right...)...)
}
