package symbols

import (
	"fmt"
	"math"

	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/shape"
)

var peaceSign = kit.Piece{
	Name: "peace-sign", Cm: 30,
	Palette: "circle #8a5be0 ring; lines #8a5be0 <circle",
	Draw: func(c *kit.Canvas) {
		t, l := c.Tones("circle"), c.Tones("lines")
		bars := "M115 20H141V236H115Z M128 118L212 196L194 214L128 153L62 214L44 196Z"
		ring := shape.Ring(128, 128, 122, 94)
		if c.Variant(3) == 1 { // rainbow rings behind
			for i, h := range []string{"#f0484e", "#f9923a", "#fdd042", "#55c466", "#3ea3ee"} {
				c.Part("circle", c.Circle(128, 128, 122-6*float64(i), kit.Hex(h)))
			}
			c.Part("circle", c.Circle(128, 128, 93, kit.White))
			c.Part("lines", c.Clip(kit.Oval(128, 128, 95, 95), shape.Solid(c, l, 1, c.Path(bars, l.M))))
			return
		}
		body := kit.Of(c.Clip(kit.Oval(128, 128, 121, 121), c.Path(bars, kit.Lin(40, 20, 210, 230, l.L, l.M, l.D))), c.Path(ring, kit.Lin(40, 20, 210, 230, t.L, t.M, t.D)))
		c.Part("circle", kit.Of(c.Clip(kit.Oval(128, 128, 121, 121), c.Path(bars, t.DD)), c.Path(ring, t.DD)).Move(0, 5))
		c.Part("lines", shape.Solid(c, t, 1.2, body))
		c.Part("circle", c.Path(shape.Ribbon(shape.Sample(shape.Arc(128, 128, 112, 112, 190, 285, 12), 50), shape.Taper(7, .1)), kit.White).Opacity(.55))
	},
}

var cross = kit.Piece{
	Name: "cross", Cm: 30,
	Palette: "bars #d9a441 gold crucifix; second #f6dfa4 <bars",
	Draw: func(c *kit.Canvas) {
		t, s := c.Tones("bars"), c.Tones("second")
		d := func(in float64) string {
			return shape.Poly(3, shape.Pt{X: 106 + in, Y: 6 + in}, shape.Pt{X: 150 - in, Y: 6 + in}, shape.Pt{X: 150 - in, Y: 68 + in}, shape.Pt{X: 212 - in, Y: 68 + in}, shape.Pt{X: 212 - in, Y: 112 - in}, shape.Pt{X: 150 - in, Y: 112 - in}, shape.Pt{X: 150 - in, Y: 250 - in}, shape.Pt{X: 106 + in, Y: 250 - in}, shape.Pt{X: 106 + in, Y: 112 - in}, shape.Pt{X: 44 + in, Y: 112 - in}, shape.Pt{X: 44 + in, Y: 68 + in}, shape.Pt{X: 106 + in, Y: 68 + in})
		}
		switch c.Variant(3) {
		case 1: // wood
			w := kit.TonesOf(kit.Hex("#9a6236"))
			for _, b := range []kit.Box{{X0: 104, Y0: 6, X1: 152, Y1: 250}, {X0: 40, Y0: 64, X1: 216, Y1: 110}} {
				var lines []kit.Node
				for i := range 7 {
					if b.H() > b.W() {
						x := b.X0 + 7*float64(i) + 3
						lines = append(lines, c.Line(fmt.Sprintf("M%g %gq3 60 -1 120t2 130", x, b.Y0), w.DD, 1).Opacity(.4))
					} else {
						y := b.Y0 + 7*float64(i) + 2
						lines = append(lines, c.Line(fmt.Sprintf("M%g %gq50 3 90 -1t90 2", b.X0, y), w.DD, 1).Opacity(.4))
					}
				}
				o := kit.RoundRect(b.X0, b.Y0, b.W(), b.H(), 5)
				c.Part("bars", shape.Cast(c, o, w.DDD, 0, 2, 2, .4), shape.Plump(c, o, w, lines...))
			}
			c.Part("second", c.Line("M104 64L152 110M152 64L104 110", kit.Hex("#d9bd8c"), 5), c.Line("M104 70L148 112M152 70L108 112", kit.Hex("#b08d58"), 3))
		case 2: // budded, with a jewel
			body := d(0) + kit.Oval(128, 16, 26, 16) + kit.Oval(106, 26, 12, 12) + kit.Oval(150, 26, 12, 12) + kit.Oval(50, 90, 16, 26) + kit.Oval(62, 68, 12, 12) + kit.Oval(62, 112, 12, 12) + kit.Oval(206, 90, 16, 26) + kit.Oval(194, 68, 12, 12) + kit.Oval(194, 112, 12, 12) + kit.Oval(128, 242, 26, 14)
			c.Part("bars", shape.Solid(c, t, 1.1, c.Path(body, shape.Metal(40, 10, 216, 250, t))))
			c.Part("second", c.Path(d(11), kit.None).Stroke(s.M, 2), c.Circle(128, 90, 17, t.DD), c.Circle(128, 90, 14, kit.Rad(123, 84, 18, kit.Hex("#ff9aa8"), kit.Hex("#d42546"), kit.Hex("#7a0f2c"))), c.Ellipse(123, 84, 5, 3, kit.White).Opacity(.8))
		default:
			c.Part("bars", shape.Raised(c, d(0), t, 3), c.Form(d(10), kit.Lin(50, 10, 210, 250, t.D, t.M, t.L), c.Path(d(10), kit.None).Stroke(t.DD, 5).Move(2, 3).Opacity(.5)))
			c.Part("second", c.Path(d(10), kit.None).Stroke(s.M, 1.6), c.Line("M112 60V14M52 75H106", kit.White, 3).Opacity(.6))
		}
	},
}

var dollarSign = kit.Piece{
	Name: "dollar-sign", Cm: 20,
	Palette: "letter #2fa65a green; bar #2fa65a <letter",
	Draw: func(c *kit.Canvas) {
		t, b := c.Tones("letter"), c.Tones("bar")
		d := kit.LettersPath("S", kit.Box{X0: 48, Y0: 34, X1: 208, Y1: 222}, "display")
		bar := kit.RoundRect(112, 6, 32, 244, 14)
		if c.Variant(2) == 1 {
			g := kit.TonesOf(kit.Hex("#f3bb36"))
			c.Part("coin", shape.Disc(c, 128, 128, 122, g), c.Circle(128, 128, 100, kit.None).Stroke(g.D, 6), c.Circle(127, 127, 100, kit.None).Stroke(g.LL, 2))
			s := kit.LettersPath("$", kit.Box{X0: 70, Y0: 56, X1: 186, Y1: 200}, "display")
			c.Part("letter", c.Path(s, g.LL).Move(1, 2), c.Path(s, g.DD), c.Path(s, kit.Lin(0, 60, 0, 200, g.D, g.M)).Move(1, 2).Opacity(.5))
			return
		}
		c.Part("bar", shape.Raised(c, bar, b, 5))
		c.Part("letter", c.Path(d, t.DD).Stroke(t.DD, 4).Move(0, 5), shape.Plump(c, d, t), c.Clip(d, c.Path(d, kit.None).Stroke(kit.White, 3).Move(5, 7).Opacity(.5)))
		c.Part("bar", c.Line("M119 18V34", kit.White, 5).Opacity(.5))
	},
}

var warningSign = kit.Piece{
	Name: "warning-sign", Cm: 60,
	Palette: "triangle #ffca28 yellow; mark #3c3f4a",
	Draw: func(c *kit.Canvas) {
		t, m := c.Tones("triangle"), c.Tones("mark")
		switch c.Variant(3) {
		case 1: // a diamond on its corner
			d := func(r float64) string {
				return shape.Poly(20, shape.Pt{X: 128, Y: 128 - r}, shape.Pt{X: 128 + r, Y: 128}, shape.Pt{X: 128, Y: 128 + r}, shape.Pt{X: 128 - r, Y: 128})
			}
			c.Part("triangle", c.Path(d(132), t.DDD).Move(0, 4), shape.Plump(c, d(132), t), c.Path(d(114), kit.None).Stroke(m.M, 7))
			alarm(c, m, 128, 128, .92)
			return
		case 2: // a round one
			c.Part("triangle", c.Circle(128, 132, 121, m.DDD), c.Circle(128, 128, 121, m.M), shape.Plump(c, kit.Oval(128, 128, 104, 104), t), c.Path(shape.Ribbon(shape.Sample(shape.Arc(128, 128, 88, 88, 200, 280, 10), 40), shape.Taper(8, .1)), kit.White).Opacity(.55))
			alarm(c, m, 128, 128, 1.1)
			return
		}
		tri := func(k float64) string {
			return shape.Poly(22*k, shape.Pt{X: 128, Y: 136 - 128*k}, shape.Pt{X: 128 + 130*k, Y: 136 + 98*k}, shape.Pt{X: 128 - 130*k, Y: 136 + 98*k})
		}
		c.Part("triangle", c.Path(tri(1), m.DD).Move(0, 4), c.Path(tri(1), kit.Lin(30, 20, 220, 230, m.L, m.M, m.D)), shape.Plump(c, tri(.84), t), c.Line("M118 52L52 164", kit.White, 6).Opacity(.55))
		alarm(c, m, 128, 144, 1)
	},
}

// alarm is an exclamation mark around x, y.
func alarm(c *kit.Canvas, m kit.Tones, x, y, k float64) {
	place := func(n kit.Node) kit.Node { return n.Move(x-128, y-144).Scale(k, k, x, y) }
	c.Part("mark", place(kit.Of(c.Form("M114 94C114 84 120 80 128 80C136 80 142 84 142 94C142 114 139 142 136 162C135 169 132 171 128 171C124 171 121 169 120 162C117 142 114 114 114 94Z", kit.Lin(112, 80, 144, 170, m.L, m.M, m.D)),
		c.Circle(128, 194, 14, kit.Rad(124, 190, 18, m.L, m.M, m.D)), c.Line("M120 94C120 110 122 130 124 148", m.LL, 3).Opacity(.6))))
}

var playButton = kit.Piece{
	Name: "play-button", Cm: 15,
	Palette: "circle #f0413e button red; triangle #ffffff",
	Draw: func(c *kit.Canvas) {
		t, m := c.Tones("circle"), c.Tones("triangle")
		tri := shape.Poly(14, shape.Pt{X: 98, Y: 68}, shape.Pt{X: 198, Y: 128}, shape.Pt{X: 98, Y: 188})
		if c.Variant(2) == 1 {
			body := kit.RoundRect(12, 12, 232, 232, 62)
			c.Part("circle", shape.Raised(c, body, t, 5), c.Path("M74 24H182Q222 26 232 66Q212 40 180 40H76Q44 40 24 66Q32 26 74 24Z", kit.White).Opacity(.4))
		} else {
			c.Part("circle", c.Circle(128, 131, 122, t.DDD), shape.Disc(c, 128, 127, 121, t), c.Circle(128, 127, 108, kit.None).Stroke(t.LL, 2).Opacity(.5))
		}
		c.Part("triangle", shape.Cast(c, tri, t.DDD, 2, 5, 4, .55), c.Form(tri, kit.Lin(98, 68, 180, 188, m.M, m.M, m.D), c.Blur(4, c.Path(tri, kit.None).Stroke(m.DD, 8).Move(-3, -3)).Opacity(.5)))
	},
}

var gear = kit.Piece{
	Name: "gear", Cm: 15,
	Palette: "teeth #7d93ad steel; hub #f2a33c",
	Draw: func(c *kit.Canvas) {
		t, h := c.Tones("teeth"), c.Tones("hub")
		v := c.Variant(3)
		cog := func(x, y, r float64, n int, q, m kit.Tones, turn float64) kit.Node {
			var pts []shape.Pt
			step := 360 / float64(n)
			for i := range n {
				a := turn + step*float64(i)
				pts = append(pts, shape.Polar(x, y, r*.8, a-step*.34), shape.Polar(x, y, r, a-step*.2), shape.Polar(x, y, r, a+step*.2), shape.Polar(x, y, r*.8, a+step*.34))
			}
			d := shape.Poly(r*.045, pts...)
			k := r / 120
			hole := fmt.Sprintf("M%g %ga%g %g 0 1 0 %g 0a%g %g 0 1 0 %g 0z", x-r*.3, y, r*.3, r*.3, r*.6, r*.3, r*.3, -r*.6)
			return kit.Of(c.Path(d+hole, q.DD).Move(0, 6*k), shape.Solid(c, q, 1.2*k, c.Path(d+hole, kit.Lin(x-r, y-r, x+r, y+r, q.LL, q.M, q.D))),
				c.Circle(x, y, r*.62, kit.None).Stroke(q.D, 4*k), c.Circle(x-.6*k, y-.8*k, r*.6, kit.None).Stroke(q.LL, 2*k).Opacity(.8),
				c.Path(shape.Ring(x, y, r*.46, r*.3), kit.Lin(x-r*.4, y-r*.4, x+r*.4, y+r*.4, m.L, m.M, m.DD)), c.Circle(x, y, r*.31, kit.None).Stroke(m.DD, 2.4*k), c.Circle(x, y, r*.455, kit.None).Stroke(m.LL, 1.6*k).Opacity(.7))
		}
		switch v {
		case 1:
			c.Part("teeth", cog(100, 150, 98, 10, t, h, 0), cog(200, 66, 56, 8, h, t, 10))
		case 2:
			c.Part("teeth", cog(128, 128, 120, 8, t, h, 22.5))
		default:
			c.Part("teeth", cog(128, 126, 120, 12, t, h, 15))
		}
	},
}

var atom = kit.Piece{
	Name: "atom", Cm: 30,
	Palette: "orbits #3b82e0; nucleus #f0564a; electrons #ffc23a",
	Draw: func(c *kit.Canvas) {
		o, n, e := c.Tones("orbits"), c.Tones("nucleus"), c.Tones("electrons")
		count := 3 + c.Variant(2)
		var fronts []kit.Node
		for i := range count {
			a := 180*float64(i)/float64(count) - 30
			ring := func(from, to, w float64, p kit.Paint) kit.Node {
				return c.Path(shape.Ribbon(shape.Sample(shape.Arc(128, 128, 118, 42, from, to, 24), 80), shape.Even(w)), p).Rotate(a, 128, 128)
			}
			c.Part("orbits", ring(180, 360, 7, o.D), ring(181, 359, 2, o.L).Opacity(.6))
			fronts = append(fronts, ring(0, 180, 8, o.DD), ring(0, 180, 6, kit.Lin(10, 128, 246, 128, o.L, o.M, o.D)), ring(20, 160, 1.6, o.LL).Opacity(.8))
		}
		for i, p := range [][2]float64{{-12, -8}, {13, -7}, {-11, 12}, {12, 12}, {0, -20}, {0, 2}} {
			k := []kit.Tones{n, o}[i%2]
			c.Part("nucleus", c.Circle(128+p[0]+.6, 128+p[1]+1, 16, k.DDD), c.Circle(128+p[0], 128+p[1], 15.4, kit.Rad(123+p[0], 122+p[1], 21, k.LL, k.M, k.DD)), c.Ellipse(123+p[0], 122+p[1], 4, 2.6, kit.White).Opacity(.7))
		}
		c.Part("orbits", fronts...)
		for i := range count {
			a := (180*float64(i)/float64(count) - 30) * math.Pi / 180
			th := []float64{35, 160, 275, 210}[i] * math.Pi / 180
			px, py := 118*math.Cos(th), 42*math.Sin(th)
			x, y := 128+px*math.Cos(a)-py*math.Sin(a), 128+px*math.Sin(a)+py*math.Cos(a)
			c.Part("electrons", shape.Puff(c, x, y, 26, e.L, .5), c.Circle(x+.5, y+1, 13, e.DD), c.Circle(x, y, 12.4, kit.Rad(x-4, y-5, 17, e.LL, e.M, e.D)), c.Ellipse(x-4, y-4.5, 3.4, 2.2, kit.White).Opacity(.85))
		}
	},
}

var yinYang = kit.Piece{
	Name: "yin-yang", Cm: 20,
	Palette: "halves #454b5c dark; light #fbf8f1 second; dots #454b5c <halves",
	Draw: func(c *kit.Canvas) {
		t, l, d := c.Tones("halves"), c.Tones("light"), c.Tones("dots")
		if c.Variant(2) == 1 { // painted with a brush
			r := c.Rand()
			for range 40 {
				q, from := 112+r.NormFloat64()*4, shape.Between(r, 0, 360)
				c.Part("halves", c.Path(shape.Ribbon(shape.Sample(shape.Arc(128, 128, q, q, from, from+shape.Between(r, 90, 330), 20), 60), shape.Taper(shape.Between(r, 1, 4), .1)), []kit.Color{t.M, t.D, t.L}[r.IntN(3)]))
			}
			c.Part("halves", c.Circle(128, 128, 104, l.M), c.Path("M128 24A104 104 0 0 1 128 232A52 52 0 0 1 128 128A52 52 0 0 0 128 24Z", kit.Lin(100, 20, 230, 230, t.L, t.M, t.D)), c.Circle(128, 128, 104, kit.None).Stroke(t.M, 3))
			c.Part("dots", c.Circle(128, 76, 17, d.M), c.Circle(128, 180, 17, l.M))
			return
		}
		disk := kit.Oval(128, 128, 120, 120)
		yang := "M128 8A120 120 0 0 1 128 248A60 60 0 0 1 128 128A60 60 0 0 0 128 8Z"
		c.Part("halves", c.Circle(128, 131, 121, t.DDD), c.Form(disk, kit.Lin(40, 20, 220, 230, l.M, l.M, l.D), c.Path(yang, kit.Lin(100, 20, 230, 230, t.L, t.M, t.D))))
		c.Part("dots", c.Circle(128, 68, 20, kit.Rad(122, 62, 26, d.L, d.M, d.DD)), c.Circle(128, 188, 20, kit.Rad(122, 182, 26, kit.White, l.M, l.D)))
		c.Part("halves", c.Clip(disk, c.Blur(9, c.Circle(128, 128, 120, kit.None).Stroke(t.DDD, 20).Move(-7, -8)).Opacity(.5), c.Blur(3, c.Circle(128, 128, 120, kit.None).Stroke(kit.White, 6).Move(4, 5)).Opacity(.7)),
			c.Circle(128, 128, 119, kit.None).Stroke(t.M, 4), c.Path("M30 106C38 64 70 34 108 28C92 40 52 64 40 112C38 120 29 116 30 106Z", kit.White).Opacity(.6))
	},
}
