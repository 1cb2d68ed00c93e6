package frames

import (
	"fmt"
	"math"
	"math/rand/v2"

	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/botanic"
	"pellucid/internal/engine/illustrator/kit/shape"
)

// fir is a thick branch of needles along steps, w wide.
func fir(c *kit.Canvas, r *rand.Rand, steps []shape.Step, w float64, t kit.Tones) kit.Node {
	out := []kit.Node{c.Path(shape.Ribbon(steps, shape.Even(w*.07)), kit.Hex("#6b4a30"))}
	for layer := range 2 {
		tones := [][]kit.Color{{t.DD, t.D, t.D}, {t.M, t.L, t.D}}[layer]
		for i := 0; i < len(steps); i++ {
			s := steps[i]
			for _, side := range []float64{-1, 1} {
				l := w * shape.Between(r, .36, .58) * (1 - .18*float64(layer))
				a := s.Angle() + side*shape.Between(r, 24, 62)
				p, m := shape.Polar(s.X, s.Y, l, a), shape.Polar(s.X, s.Y, l*.5, a-side*5)
				out = append(out, c.Line(fmt.Sprintf("M%.1f %.1fQ%.1f %.1f %.1f %.1f", s.X, s.Y, m.X, m.Y, p.X, p.Y), tones[r.IntN(3)], w*.055))
			}
		}
	}
	return kit.Of(out...)
}

// hollyAt is three leaves with berries.
func hollyAt(c *kit.Canvas, x, y, k, turn float64, h, berry kit.Tones) kit.Node {
	const leaf = "M0 0C-4 -6 -6 -12 -12 -12C-12 -18 -9 -20 -12 -26C-7 -28 -5 -34 0 -44C5 -34 7 -28 12 -26C9 -20 12 -18 12 -12C6 -12 4 -6 0 0Z"
	var all []kit.Node
	for _, a := range []float64{-66, 66, 0} {
		all = append(all, kit.Of(c.Path(leaf, h.DDD).Move(1, 1.6).Opacity(.4), c.Form(leaf, kit.Lin(-12, -40, 12, 0, h.L, h.M, h.D), c.Path("M0 0V-44L16 -44V0Z", h.D).Opacity(.6), c.Line("M0 -2V-38M0 -14L-7 -19M0 -14L7 -19M0 -26L-6 -30M0 -26L6 -30", h.LL, .9).Opacity(.8))).Rotate(a, 0, 0))
	}
	all = append(all, botanic.Berry(c, -7, 3, 7, berry), botanic.Berry(c, 7, 3, 7, berry), botanic.Berry(c, 0, -6, 7, berry))
	return kit.Of(all...).Scale(k, k, 0, 0).Rotate(turn, 0, 0).Move(x, y)
}

// smallBow is a bow about 60 k wide.
func smallBow(c *kit.Canvas, x, y, k float64, t kit.Tones) kit.Node {
	lobe := "M0 0C-8 -16 -28 -22 -33 -14C-37 -6 -36 10 -30 14C-22 18 -8 12 0 2Z"
	tail := "M-3 2C-8 14 -14 24 -22 34L-12 33L-8 40C-2 28 1 16 3 4Z"
	knot := kit.RoundRect(-7, -8, 14, 17, 5)
	n := kit.Of(c.Both(0, c.Form(tail, kit.Lin(-20, 4, 0, 34, t.D, t.M, t.D))), c.Both(0, c.Form(lobe, kit.Lin(-34, -18, -4, 16, t.L, t.M, t.D), c.Path("M0 0C-10 -8 -22 -12 -29 -8C-32 -4 -31 4 -28 7C-20 10 -8 6 0 2Z", t.DD), c.Line("M-31 -10C-22 -16 -12 -10 -5 -4", t.LL, 1.4))), c.Form(knot, kit.Lin(-7, -8, 7, 9, t.L, t.M, t.DD)))
	return n.Scale(k, k, 0, 0).Move(x, y)
}

var christmasGarland = kit.Piece{
	Name: "christmas-garland", Cm: 200,
	Palette: "greenery #3b8a52 pine; bows #d92b3f ribbons; lights #ffd35a; ornaments #e9b23c balls",
	Draw: func(c *kit.Canvas) {
		g, b, l, o := c.Tones("greenery"), c.Tones("bows"), c.Tones("lights"), c.Tones("ornaments")
		r := c.Rand()
		spans := [][4]float64{{8, 84, 128, 84}, {128, 84, 248, 84}}
		if c.Variant(2) == 1 {
			spans = [][4]float64{{8, 84, 248, 84}}
		}
		for i, s := range spans {
			depth := 46.0
			if len(spans) == 1 {
				depth = 74
			}
			line := sag(s[0], s[1], s[2], s[3], depth)
			c.Part("greenery", fir(c, r, line, 44, g))
			n := 7
			for j := range n {
				p := line[int((float64(j)+.5)/float64(n)*120)]
				q := p.Off(shape.Between(r, -7, 7))
				if j%2 == 0 {
					tone := []kit.Tones{o, b}[(i+j/2)%2]
					c.Part("ornaments", c.Circle(q.X+.6, q.Y+9, 8.4, g.DDD).Opacity(.4), c.Rect(q.X-2, q.Y-3, 4, 4, 1, o.D), c.Circle(q.X, q.Y+7, 8, kit.Rad(q.X-3, q.Y+4, 12, tone.LL, tone.M, tone.DD)), c.Ellipse(q.X-2.6, q.Y+4, 2, 1.4, kit.White).Opacity(.85))
				}
			}
			for j := range 10 {
				p := line[int((float64(j)+.3)/10*120)]
				q := p.Off(shape.Between(r, -12, 12))
				c.Part("lights", shape.Puff(c, q.X, q.Y, 11, l.M, .85), c.Circle(q.X, q.Y, 2.6, kit.Rad(q.X-.6, q.Y-.8, 3, kit.White, l.L, l.M)))
			}
		}
		ends := []float64{10, 128, 246}
		if len(spans) == 1 {
			ends = []float64{10, 246}
		}
		for _, x := range ends {
			c.Part("greenery", hollyAt(c, x, 78, .62, 180, g, b))
			c.Part("bows", smallBow(c, x, 82, .86, b))
		}
	},
}

var christmasBorder = kit.Piece{
	Name: "christmas-border", Cm: 30,
	Palette: "holly #2f8a4c greenery; bows #d6283e ribbons; lights #ffd35a; candy #ffffff",
	Draw: func(c *kit.Canvas) {
		g, b, l, w := c.Tones("holly"), c.Tones("bows"), c.Tones("lights"), c.Tones("candy")
		r := c.Rand()
		c.Bleed()
		box := shape.Inset(shape.Sheet(c.Aspect(1)), 4)
		k := scaleOf(box)
		in := shape.Inset(box, 18*k)
		side := func(x0, y0, x1, y1 float64) []shape.Step {
			return shape.Sample([]shape.Pt{{X: x0, Y: y0}, {X: (x0 + x1) / 2, Y: (y0 + y1) / 2}, {X: x1, Y: y1}}, max(12, int(math.Hypot(x1-x0, y1-y0)/max(4.2*k, (in.W()+in.H())/92))))
		}
		if c.Variant(2) == 1 { // a candy cane frame
			out := shape.Rect(shape.Inset(box, 10*k), 22*k)
			c.Part("candy", c.Path(out, kit.None).Stroke(b.DD, 16*k).Move(0, 1.4*k), c.Path(out, kit.None).Stroke(w.M, 15*k), c.Path(out, kit.None).Stroke(b.M, 15*k).Dash(9*k, 10*k).Butt(), c.Path(shape.Rect(shape.Inset(box, 6.4*k), 25*k), kit.None).Stroke(kit.White, 2.4*k).Opacity(.55), c.Path(shape.Rect(shape.Inset(box, 16*k), 17*k), kit.None).Stroke(b.DDD, 2.4*k).Opacity(.2))
			c.Part("holly", hollyAt(c, (box.X0+box.X1)/2, box.Y0+14*k, .9*k, 180, g, b))
			c.Part("bows", smallBow(c, (box.X0+box.X1)/2, box.Y0+14*k, k, b))
			corners(shape.Inset(box, 14*k), func(x, y, turn float64) {
				c.Part("holly", hollyAt(c, x, y, .6*k, turn-45, g, b))
			})
			c.Part("lights", c.Circle((box.X0+box.X1)/2, box.Y0+14*k, 3*k, l.L))
			inside(c, shape.Inset(box, 26*k))
			return
		}
		c.Part("holly", fir(c, r, side(in.X0, in.Y0, in.X1, in.Y0), 34*k, g), fir(c, r, side(in.X1, in.Y0, in.X1, in.Y1), 34*k, g), fir(c, r, side(in.X1, in.Y1, in.X0, in.Y1), 34*k, g), fir(c, r, side(in.X0, in.Y1, in.X0, in.Y0), 34*k, g))
		pts, _ := evenly(in, 26*k)
		for i, p := range pts {
			x, y := p.X+shape.Between(r, -7, 7)*k, p.Y+shape.Between(r, -7, 7)*k
			switch i % 3 {
			case 0:
				c.Part("lights", shape.Puff(c, x, y, 12*k, l.M, .85), c.Circle(x, y, 3*k, kit.Rad(x-k, y-k, 4*k, kit.White, l.L, l.M)))
			case 1:
				c.Part("holly", botanic.Berry(c, x, y, 4.6*k, b), botanic.Berry(c, x+7*k, y+3*k, 4*k, b))
			default:
				c.Part("candy", c.Path(shape.Star(x, y, 5, 8*k, 3.6*k, 1*k), kit.Lin(x-6, y-6, x+6, y+6, w.M, l.L, l.M)))
			}
		}
		corners(in, func(x, y, turn float64) { c.Part("holly", hollyAt(c, x, y, .86*k, turn+135, g, b)) })
		c.Part("bows", smallBow(c, (in.X0+in.X1)/2, in.Y0-2*k, 1.15*k, b))
		inside(c, shape.Inset(box, 38*k))
	},
}

var welcomeSign = kit.Piece{
	Name: "welcome-sign", Cm: 60,
	Palette: "board #c58a52 wood; text #fff7e8; flowers #f28aa4; leaves #5f9a6b; rope #d9bd8c",
	Draw: func(c *kit.Canvas) {
		w, x, f, l, s := c.Tones("board"), c.Tones("text"), c.Tones("flowers"), c.Tones("leaves"), c.Tones("rope")
		r := c.Rand()
		v := c.Variant(2)
		top := 92.0
		c.Part("rope", c.Line(fmt.Sprintf("M48 %gL128 22L208 %g", top+6, top+6), s.DD, 5), c.Line(fmt.Sprintf("M48 %gL128 22L208 %g", top+6, top+6), s.M, 3.4), c.Line(fmt.Sprintf("M48 %gL128 22L208 %g", top+6, top+6), s.LL, 1.4).Dash(2.4, 3.4), c.Circle(128, 22, 7, kit.Hex("#6b7280")), c.Circle(126, 20, 3, kit.Hex("#d5dae2")))
		shades := []float64{.15, -.1, .05, -.2}
		n := 3
		h := 114.0 / float64(n)
		if v == 1 {
			d := kit.Oval(128, top+56, 116, 62)
			c.Part("board", c.Path(d, w.DDD).Move(0, 4), shape.Plump(c, d, w, woodLines(c, r, kit.Box{X0: 12, Y0: top - 8, X1: 244, Y1: top + 120}, w)...), c.Path(kit.Oval(128, top+56, 106, 52), kit.None).Stroke(w.DD, 2), c.Path(kit.Oval(128, top+56.8, 106, 52), kit.None).Stroke(w.LL, 1).Opacity(.7))
		} else {
			for i := range n {
				y := top + h*float64(i)
				t := kit.TonesOf(w.M.Shade(shades[i]))
				in := []float64{0, 5, 2}[i]
				b := kit.Box{X0: 10 + in, Y0: y + 1, X1: 246 - in, Y1: y + h - 1}
				d := shape.Rect(b, 5)
				c.Part("board", c.Path(d, t.DDD).Move(0, 3), c.Form(d, kit.Lin(0, y, 0, y+h, t.L, t.M, t.D), append(woodLines(c, r, b, t), c.Line(fmt.Sprintf("M%g %gH%g", b.X0, y+2.4, b.X1), t.LL, 2).Opacity(.7))...))
				for _, px := range []float64{22, 234} {
					c.Part("board", c.Circle(px, y+h/2, 3, t.DDD), c.Circle(px-.6, y+h/2-.8, 2.2, kit.Hex("#b8bec8")))
				}
			}
		}
		text := c.Text()
		if text == "" {
			text = "Welcome"
		}
		b := kit.Box{X0: 42, Y0: top + 22, X1: 214, Y1: top + 92}
		c.AnchorBox("print", 128, top+57, b.W(), b.H(), 0)
		d := kit.LettersPath(text, b, "script")
		c.Part("text", c.Path(d, w.DDD).Move(1.2, 2.4).Opacity(.8), c.Path(d, x.M))
		for _, p := range [][4]float64{{38, top + 2, 1, -30}, {216, top + 112, .9, 150}} {
			for i, a := range []float64{-70, -20, 30, 80, 140, 200} {
				e, m := shape.Polar(p[0], p[1], 42*p[2], p[3]+a+10), shape.Polar(p[0], p[1], 22*p[2], p[3]+a)
				c.Part("flowers", botanic.Sprig(c, r, []shape.Pt{{X: p[0], Y: p[1]}, m, e}, []int{botanic.Pointed, botanic.Eucalyptus}[i%2], 19*p[2], l, f))
			}
			for i, q := range [][3]float64{{22, 20, 11}, {20, 160, 12}, {20, 270, 10}, {0, 0, 18}} {
				e := shape.Polar(p[0], p[1], q[0]*p[2], q[1])
				c.Part("flowers", botanic.Bloom(c, []int{botanic.Blossom, botanic.Daisy, botanic.Blossom, botanic.Peony}[i], e.X, e.Y, q[2]*p[2], []kit.Tones{f, x, f, f}[i], kit.TonesOf(kit.Hex("#f6b93b")), shape.Between(r, 0, 90)))
			}
		}
	},
}

// woodLines is the grain of a board.
func woodLines(c *kit.Canvas, r *rand.Rand, b kit.Box, t kit.Tones) []kit.Node {
	var out []kit.Node
	for range 16 {
		y := shape.Between(r, b.Y0, b.Y1)
		x := shape.Between(r, b.X0-40, b.X1-60)
		l := shape.Between(r, 40, 130)
		out = append(out, c.Line(fmt.Sprintf("M%.1f %.1fq%.1f %.1f %.1f %.1ft%.1f %.1f", x, y, l*.25, shape.Between(r, -2, 2), l*.5, 0.0, l*.5, shape.Between(r, -1, 1)), []kit.Color{t.DD, t.LL}[r.IntN(2)].Alpha(.4), shape.Between(r, .6, 1.4)))
	}
	x, y := shape.Between(r, b.X0+40, b.X1-40), (b.Y0+b.Y1)/2
	for i := range 3 {
		out = append(out, c.Ellipse(x, y, 10-3*float64(i), 5-1.5*float64(i), kit.None).Stroke(t.DD.Alpha(.45), 1))
	}
	return out
}
