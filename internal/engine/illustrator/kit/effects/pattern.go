package effects

import (
	"fmt"
	"math"

	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/shape"
)

var animalPrint = kit.Piece{
	Name: "animal-print", Cm: 40,
	Palette: "ground #e9b872 fur; spots #3d2a22; second #b8763a <ground",
	Draw: func(c *kit.Canvas) {
		g, s, m := c.Tones("ground"), c.Tones("spots"), c.Tones("second")
		c.Bleed()
		r := c.Rand()
		b := shape.Sheet(c.Aspect(1))
		edge := shape.Rect(b, 0)
		fur := func(t kit.Tones) kit.Node {
			var hairs []kit.Node
			for range 240 {
				x, y := shape.Between(r, b.X0, b.X1), shape.Between(r, b.Y0, b.Y1)
				hairs = append(hairs, c.Line(fmt.Sprintf("M%.1f %.1fl%.1f %.1f", x, y, shape.Between(r, -2, 2), shape.Between(r, 4, 9)), []kit.Color{t.D, t.L}[r.IntN(2)].Alpha(.28), .8))
			}
			return kit.Of(hairs...)
		}
		switch c.Variant(4) {
		case 1: // zebra
			c.Part("ground", c.Form(edge, kit.Hex("#fbf7ef"), fur(kit.TonesOf(kit.Hex("#e6dccb")))))
			var stripes []kit.Node
			for i := range 15 {
				y := b.Y0 - 10 + (b.H()+20)*float64(i)/14
				ph := shape.Between(r, 0, 1.2)
				var pts []shape.Pt
				for k := range 8 {
					u := float64(k) / 7
					pts = append(pts, shape.Pt{X: b.X0 - 8 + (b.W()+16)*u, Y: y + 14*math.Sin(u*5+ph+float64(i)*.16) + shape.Between(r, -2, 2)})
				}
				w := shape.Between(r, 8, 13)
				cut := shape.Between(r, .3, .7)
				stripes = append(stripes, c.Path(shape.Ribbon(shape.Sample(pts, 70), func(u float64) float64 { return max(.6, w*min(1, math.Abs(u-cut)*5)) }), s.M))
			}
			c.Part("spots", c.Clip(edge, stripes...))
		case 2: // cow
			c.Part("ground", c.Form(edge, kit.Hex("#fdfaf4"), fur(kit.TonesOf(kit.Hex("#ece4d8")))))
			var spots []kit.Node
			for _, p := range shape.Scatter(r, 17, shape.Inset(b, -14)) {
				k := shape.Between(r, 15, 34)
				d := shape.Blob(r, p.X, p.Y, k, .3, 14)
				spots = append(spots, c.Path(d, s.M), c.Clip(d, fur(s)))
				if len(spots) > 6 {
					spots[len(spots)-1] = kit.Node{}
				}
			}
			c.Part("spots", c.Clip(edge, spots...))
		case 3: // giraffe
			c.Part("ground", c.Path(edge, g.LL))
			var spots []kit.Node
			const step = 43.0
			for i := range 8 {
				for j := range 8 {
					x, y := b.X0+step*(float64(i)-.3)+step*.5*float64(j%2), b.Y0+step*.86*(float64(j)-.2)
					var pts []shape.Pt
					for k := range 6 {
						pts = append(pts, shape.Polar(x+shape.Between(r, -2, 2), y+shape.Between(r, -2, 2), step*.5*shape.Between(r, .86, 1.06), 60*float64(k)+30))
					}
					d := shape.Poly(6, pts...)
					spots = append(spots, c.Path(d, kit.Rad(x, y, step*.6, m.DD, m.D, m.M)))
				}
			}
			c.Part("spots", c.Clip(edge, append(spots, fur(m))...))
			c.Add(c.Rect(b.X0, b.Y0, 1, 1, 0, s.M.Alpha(.004)))
		default: // leopard
			c.Part("ground", c.Form(edge, kit.Lin(b.X0, b.Y0, b.X1, b.Y1, g.L, g.M, g.M), fur(g)))
			var spots []kit.Node
			var pts []shape.Pt
			for i := range int(b.W()/26) + 3 {
				for j := range int(b.H()/24) + 3 {
					pts = append(pts, shape.Pt{X: b.X0 - 13 + 26*(float64(i)+.5*float64(j%2)) + shape.Between(r, -5, 5), Y: b.Y0 - 12 + 24*float64(j) + shape.Between(r, -5, 5)})
				}
			}
			for i, p := range pts {
				k := shape.Between(r, 8, 11.5)
				turn := shape.Between(r, 0, 360)
				if i%7 == 3 {
					spots = append(spots, c.Path(shape.Rough(r, p.X, p.Y, k*.36, k*.3, .3, 8), s.M))
					continue
				}
				spots = append(spots, c.Path(shape.Rough(r, p.X, p.Y, k*.8, k*.7, .15, 9), m.M))
				n := 3 + r.IntN(2)
				for j := range n {
					from := turn + 360*float64(j)/float64(n)
					st := shape.Sample(shape.Arc(p.X, p.Y, k, k*.86, from, from+360/float64(n)*shape.Between(r, .55, .78), 6), 16)
					w := shape.Between(r, 4.4, 7)
					spots = append(spots, c.Path(shape.Ribbon(st, func(u float64) float64 { return w * (.55 + .45*math.Sin(3.1*u+shape.Between(r, 0, .3))) }), s.M))
				}
			}
			c.Part("spots", c.Clip(edge, spots...))
		}
	},
}

var grungeTexture = kit.Piece{
	Name: "grunge-texture", Cm: 60,
	Palette: "grain #7b736c texture",
	Draw: func(c *kit.Canvas) {
		t := c.Tones("grain")
		c.Bleed()
		r := c.Rand()
		b := shape.Sheet(c.Aspect(1))
		v := c.Variant(3)
		var all []kit.Node
		for i := range 900 {
			x, y := shape.Between(r, b.X0, b.X1), shape.Between(r, b.Y0, b.Y1)
			if v == 1 { // heavy at the edges, empty in the middle
				d := max(math.Abs(x-128)/(b.W()/2), math.Abs(y-128)/(b.H()/2))
				if r.Float64() > math.Pow(d, 3) {
					continue
				}
			}
			k := .25 + 2.2*math.Pow(r.Float64(), 5)
			if i%9 == 0 {
				k *= 1.9
			}
			all = append(all, c.Path(shape.Rough(r, x, y, k*shape.Between(r, .7, 1.5), k, .45, 6), t.M.Alpha(shape.Between(r, .3, 1))))
		}
		for range 90 {
			x, y := shape.Between(r, b.X0, b.X1), shape.Between(r, b.Y0, b.Y1)
			a := shape.Between(r, -25, 25) + float64(v/2)*90
			l := shape.Between(r, 5, 46)
			p, q := shape.Polar(x, y, l, a), shape.Polar(x, y, l*.5, a+shape.Between(r, -6, 6))
			all = append(all, c.Path(shape.Ribbon(shape.Sample([]shape.Pt{{X: x, Y: y}, q, p}, 6), shape.Taper(shape.Between(r, .3, 1.1), .05)), t.M.Alpha(shape.Between(r, .25, .7))))
		}
		for range 16 {
			x, y, k := shape.Between(r, b.X0, b.X1), shape.Between(r, b.Y0, b.Y1), shape.Between(r, 14, 46)
			all = append(all, shape.Puff(c, x, y, k, t.M, shape.Between(r, .05, .16)))
		}
		c.Part("grain", c.Clip(shape.Rect(b, 0), all...))
	},
}

var speedLine = kit.Piece{
	Name: "speed-line", Cm: 100, Facing: kit.Right,
	Palette: "lines #6a7390 speed_lines",
	Draw: func(c *kit.Canvas) {
		t := c.Tones("lines")
		r := c.Rand()
		switch c.Variant(3) {
		case 1: // streaks of a motion to the right
			for i := range 15 {
				y := 30 + 14*float64(i) + shape.Between(r, -3, 3)
				x1 := shape.Between(r, 170, 252)
				x0 := x1 - shape.Between(r, 70, 190)
				w := shape.Between(r, 2, 6)
				c.Part("lines", c.Path(shape.Ribbon(shape.Sample([]shape.Pt{{X: max(2, x0), Y: y}, {X: x1, Y: y}}, 8), func(u float64) float64 { return .2 + w*u }), kit.Lin(x0, 0, x1, 0, t.M.Alpha(.02), t.M, t.D)))
			}
		case 2: // puffs and three bars
			for i := range 4 {
				y := 74 + 38*float64(i)
				l := []float64{150, 214, 180, 110}[i]
				c.Part("lines", c.Path(kit.RoundRect(246-l, y, l, 13, 6.5), kit.Lin(246-l, 0, 246, 0, t.L.Alpha(.12), t.M, t.D)))
			}
		default: // toward the middle
			c.Bleed()
			b := shape.Sheet(c.Aspect(1))
			var all []kit.Node
			for i := range 110 {
				a := 360*float64(i)/110 + shape.Between(r, -1.4, 1.4)
				in := shape.Between(r, 62, 112)
				w := shape.Between(r, .4, 2)
				far := math.Hypot(b.W(), b.H())
				p, q, e := shape.Polar(128, 128, in, a), shape.Polar(128, 128, far, a-w), shape.Polar(128, 128, far, a+w)
				sx, sy := b.W()/256, b.H()/256
				all = append(all, c.Path(fmt.Sprintf("M%.1f %.1fL%.1f %.1fL%.1f %.1fZ", 128+(p.X-128)*sx, 128+(p.Y-128)*sy, q.X, q.Y, e.X, e.Y), t.M))
			}
			c.Part("lines", c.Clip(shape.Rect(b, 0), all...))
			c.AnchorBox("inside", 128, 128, 110, 110, 0)
		}
	},
}

var shadow = kit.Piece{
	Name: "shadow", Cm: 60,
	Palette: "shadow #1e2230",
	Draw: func(c *kit.Canvas) {
		c.Soft()
		t := c.Tones("shadow")
		switch c.Variant(3) {
		case 1: // palm leaves on a wall
			var d string
			for i := range 2 {
				x, y, a := []float64{-6, 262}[i], []float64{60, 4}[i], []float64{8, 128}[i]
				spine := shape.Sample([]shape.Pt{{X: x, Y: y}, shape.Polar(x, y, 110, a), shape.Polar(x, y, 200, a+10)}, 40)
				d += shape.Ribbon(spine, shape.Even(3))
				for k := 5; k < 40; k += 3 {
					s := spine[k]
					l := 84 * math.Sin(math.Pi*(float64(k)+3)/44)
					for _, side := range []float64{-1, 1} {
						e, m := shape.Polar(s.X, s.Y, l, s.Angle()+side*42), shape.Polar(s.X, s.Y, l*.5, s.Angle()+side*50)
						d += shape.Ribbon(shape.Sample([]shape.Pt{{X: s.X, Y: s.Y}, m, e}, 6), shape.Taper(6.4, .08))
					}
				}
			}
			c.Bleed()
			c.Part("shadow", c.Clip("M0 0H256V256H0Z", c.Glow(1.7, c.Path(d, t.M)).Opacity(.34)))
		case 2: // light through a window
			c.Bleed()
			var panes string
			for i := range 2 {
				for j := range 3 {
					x, y := 66+66*float64(i), 26+70*float64(j)
					panes += fmt.Sprintf("M%.1f %.1fl54 -18v58l-54 18z", x, y+20)
				}
			}
			mask := kit.Of(c.Rect(-20, -20, 300, 300, 0, kit.White), c.Glow(2.4, c.Path(panes, kit.Black)))
			c.Part("shadow", c.Mask(mask, c.Rect(0, 0, 256, 256, 0, kit.Lin(0, 0, 256, 256, t.M.Alpha(.24), t.M.Alpha(.34)))))
		default: // under an object
			c.Part("shadow", shape.Puff(c, 0, 0, 126, t.M, .5).Scale(1, .24, 0, 0).Move(128, 128), c.Glow(5, c.Ellipse(128, 128, 68, 10, t.M)).Opacity(.55))
		}
	},
}

var petal = kit.Piece{
	Name: "petal", Cm: 40,
	Palette: "petals #f27a9c; second #fbb8c8 <petals",
	Draw: func(c *kit.Canvas) {
		a, b := c.Tones("petals"), c.Tones("second")
		r := c.Rand()
		one := func(x, y, k float64, t kit.Tones, kind int) kit.Node {
			p := func(px, py float64) string { return fmt.Sprintf("%.2f %.2f", x+px*k, y+py*k) }
			d := "M" + p(0, 14) + "C" + p(-13, 9) + " " + p(-14, -9) + " " + p(-4, -13) + "C" + p(-1, -14.5) + " " + p(0, -11) + " " + p(1, -11) + "C" + p(3, -14) + " " + p(14, -10) + " " + p(12, 2) + "C" + p(11, 9) + " " + p(5, 13) + " " + p(0, 14) + "Z"
			curl := "M" + p(-9, -9) + "C" + p(-13, 0) + " " + p(-8, 10) + " " + p(0, 14) + "C" + p(-3, 6) + " " + p(-4, -2) + " " + p(-9, -9) + "Z"
			n := kit.Of(c.Form(d, kit.Lin(x-8*k, y-13*k, x+8*k, y+13*k, t.LL, t.M, t.D), c.Line("M"+p(0, 12)+"Q"+p(-2, 0)+" "+p(-3, -9)+"M"+p(1, 11)+"Q"+p(3, 0)+" "+p(5, -8), t.D, .7*k).Opacity(.4), c.Blur(1.6*k, c.Path(d, kit.None).Stroke(t.DD, 3*k).Move(-1.2*k, -1.2*k)).Opacity(.4)))
			if kind%2 == 0 {
				n = kit.Of(n, c.Path(curl, kit.Lin(x-12*k, y, x, y, t.L, t.DD)).Opacity(.85))
			}
			return n.Rotate(shape.Between(r, 0, 360), x, y).Scale(1, shape.Between(r, .55, 1), x, y)
		}
		pts := shape.Scatter(r, 30, kit.Box{X0: 16, Y0: 16, X1: 240, Y1: 240})
		if c.Variant(3) == 1 { // carried by the wind
			st := shape.Sample([]shape.Pt{{X: 8, Y: 210}, {X: 90, Y: 190}, {X: 140, Y: 110}, {X: 248, Y: 60}}, 60)
			for i := range pts {
				p := st[r.IntN(61)].Off(r.NormFloat64() * 22)
				pts[i] = p
			}
		}
		for i, p := range pts {
			k := shape.Between(r, .55, 1.15)
			t := []kit.Tones{a, b, a}[i%3]
			n := one(p.X, p.Y, k, t, i)
			if i%11 == 10 {
				n = c.Glow(1.6, n.Scale(1.9, 1.9, p.X, p.Y)).Opacity(.8)
			}
			c.Part("petals", n)
		}
	},
}
