package effects

import (
	"fmt"
	"math"

	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/botanic"
	"pellucid/internal/engine/illustrator/kit/shape"
)

var spiderWeb = kit.Piece{
	Name: "spider-web", Cm: 60,
	Palette: "threads #9aa3b5 web; spider #4a4456",
	Draw: func(c *kit.Canvas) {
		t, s := c.Tones("threads"), c.Tones("spider")
		r := c.Rand()
		cx, cy, from, to, n, reach := 128.0, 124.0, 0.0, 360.0, 14, 122.0
		if c.Variant(3) == 1 { // in a corner
			cx, cy, from, to, n, reach = 6, 6, -2, 92, 8, 246
		}
		var ang, long []float64
		m := n
		if to-from < 360 {
			m++
		}
		for i := range m {
			ang = append(ang, from+(to-from)*float64(i)/float64(n)+shape.Between(r, -3, 3))
			long = append(long, reach*shape.Between(r, .86, 1))
		}
		thread := func(d string, w float64) kit.Node {
			return kit.Of(c.Line(d, t.DD.Alpha(.5), w+.5).Move(.5, .8), c.Line(d, t.M, w), c.Line(d, t.LL, w*.36).Move(-.2, -.3))
		}
		for i := range ang {
			p := shape.Polar(cx, cy, long[i], ang[i])
			c.Part("threads", thread(fmt.Sprintf("M%.1f %.1fL%.1f %.1f", cx, cy, p.X, p.Y), 1.8))
		}
		for ring := range 9 {
			u := (float64(ring) + 1) / 9.4
			d := ""
			for i := range ang {
				j := (i + 1) % len(ang)
				if to-from < 360 && j == 0 {
					continue
				}
				a, b := shape.Polar(cx, cy, long[i]*u*shape.Between(r, .97, 1.02), ang[i]), shape.Polar(cx, cy, long[j]*u, ang[j])
				mid := shape.Pt{X: (a.X + b.X) / 2, Y: (a.Y + b.Y) / 2}
				k := .13
				d += fmt.Sprintf("M%.1f %.1fQ%.1f %.1f %.1f %.1f", a.X, a.Y, mid.X+(cx-mid.X)*k*1.6, mid.Y+(cy-mid.Y)*k*1.6, b.X, b.Y)
			}
			c.Part("threads", thread(d, 1.2))
		}
		for range 16 { // dew
			i := r.IntN(len(ang))
			p := shape.Polar(cx, cy, long[i]*shape.Between(r, .25, .95), ang[i])
			k := shape.Between(r, 1, 2.2)
			c.Part("threads", c.Circle(p.X, p.Y, k, kit.Rad(p.X-k*.3, p.Y-k*.3, k*1.2, kit.White, t.L, t.D)))
		}
		if c.Variant(3) == 2 {
			x, y := 158.0, 176.0
			c.Part("spider", c.Line(fmt.Sprintf("M%g %gV%g", x, y-14, 128.0), t.M, 1.2))
			for _, side := range []float64{-1, 1} {
				for i := range 4 {
					a := -50 + 34*float64(i)
					k, e := shape.Polar(0, 0, 17, a), shape.Polar(0, 0, 28, a+30)
					c.Part("spider", c.Line(fmt.Sprintf("M%g %gL%.1f %.1fL%.1f %.1f", x, y, x+side*k.X, y+k.Y-4, x+side*e.X, y+e.Y), s.D, 2.6))
				}
			}
			c.Part("spider", shape.Plump(c, kit.Oval(x, y+9, 13, 14), s), shape.Plump(c, kit.Oval(x, y-7, 8, 7.5), s), c.Circle(x-3, y-9, 2.2, kit.White), c.Circle(x+3, y-9, 2.2, kit.White), c.Circle(x-2.6, y-8.6, 1.1, s.DDD), c.Circle(x+2.6, y-8.6, 1.1, s.DDD))
		}
	},
}

var blob = kit.Piece{
	Name: "blob", Cm: 30,
	Palette: "shape #8a5cf0; second #f06fb8 <shape",
	Draw: func(c *kit.Canvas) {
		t, s := c.Tones("shape"), c.Tones("second")
		r := c.Rand()
		d := shape.Blob(r, 128, 128, 104, .22, 26)
		switch c.Variant(4) {
		case 1: // flat, two colors
			c.Part("second", c.Path(shape.Blob(r, 136, 134, 104, .24, 26), s.M).Opacity(.85))
			c.Part("shape", c.Path(d, t.M))
		case 2: // layers of one gradient
			for i := range 3 {
				k := 112 - 26*float64(i)
				c.Part([]string{"shape", "second", "shape"}[i], c.Path(shape.Blob(r, 128, 128, k, .22, 26), kit.Lin(40, 30, 216, 226, t.M.Shade(.7*float64(i)), s.M.Shade(.7*float64(i)))).Opacity(.9))
			}
		case 3: // contour lines
			for i := range 9 {
				c.Part("shape", c.Path(d, kit.None).Stroke(kit.Lin(40, 30, 216, 226, t.M, s.M), 2.4*8/(8.1-float64(i)*.8)).Scale(1-.1*float64(i), 1-.1*float64(i), 128, 128))
			}
		default: // glossy, like a drop of thick liquid
			c.Part("shape", c.Form(d, kit.Lin(40, 30, 216, 226, t.L, t.M, s.M, s.D), c.Blur(11, c.Path(d, kit.None).Stroke(t.DD, 26).Move(-8, -9)).Opacity(.55), c.Blur(5, c.Path(d, kit.None).Stroke(t.LL, 12).Move(6, 7)).Opacity(.85), c.Blur(10, c.Path(d, kit.None).Stroke(s.L, 14).Move(-16, -18)).Opacity(.35)),
				c.Clip(d, c.Blur(1, c.Path(d, kit.None).Stroke(kit.White, 6).Move(14, 17).Dash(52, 600)).Opacity(.75)))
		}
	},
}

var foliage = kit.Piece{
	Name: "foliage", Cm: 150,
	Palette: "leaves #3f8f58 greenery; pale #8cc07a <leaves; dark #2c6a52 <leaves",
	Draw: func(c *kit.Canvas) {
		l, p, d := c.Tones("leaves"), c.Tones("pale"), c.Tones("dark")
		r := c.Rand()
		c.Bleed()
		var all []kit.Node
		corner := c.Variant(2) == 1
		spots := 17
		for row := range 4 {
			for i := range spots {
				x, y, a := 256*(float64(i)+.5)/float64(spots), 262.0, -90+shape.Between(r, -34, 34)
				if corner {
					q := shape.Polar(-6, -6, 14, 90*float64(i)/float64(spots-1))
					x, y, a = q.X, q.Y, 92*float64(i)/float64(spots-1)-1+shape.Between(r, -6, 6)
				}
				size := []float64{168, 128, 96, 62}[row] * shape.Between(r, .7, 1.05)
				if corner {
					size *= 1.5
				}
				if i%3 != row%3 && (row < 3 || i%2 == 1) {
					continue
				}
				t := []kit.Tones{d, l, kit.TonesOf(l.M.Shade(.5)), p}[row]
				e, m := shape.Polar(x, y, size, a+shape.Between(r, -14, 14)), shape.Polar(x, y, size*.5, a)
				switch (i + row + i/4) % 4 {
				case 0: // palm
					st := shape.Sample([]shape.Pt{{X: x, Y: y}, m, e}, 26)
					for k := 3; k < 26; k++ {
						s := st[k]
						q := size * .36 * math.Sin(math.Pi*(float64(k)+2)/30)
						for _, side := range []float64{-1, 1} {
							all = append(all, botanic.Leaf(c, s.X, s.Y, q, q*.16, s.Angle()+side*44, t))
						}
					}
					all = append(all, c.Path(shape.Ribbon(st, shape.Even(1.6)), t.L))
				case 1:
					all = append(all, botanic.Sprig(c, r, []shape.Pt{{X: x, Y: y}, m, e}, botanic.Eucalyptus, size*.22, t, t))
				case 2:
					all = append(all, botanic.Leaf(c, x, y, size, size*.4, a, t))
				default:
					all = append(all, botanic.Sprig(c, r, []shape.Pt{{X: x, Y: y}, m, e}, botanic.Pointed, size*.3, t, t))
				}
			}
		}
		c.Part("leaves", c.Clip("M0 0H256V256H0Z", all...))
	},
}
