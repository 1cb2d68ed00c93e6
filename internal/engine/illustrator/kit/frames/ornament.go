package frames

import (
	"fmt"
	"math"

	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/botanic"
	"pellucid/internal/engine/illustrator/kit/shape"
)

// curl is a stem from x, y that leaves at an angle and winds into a spiral; size is its reach, side its sense.
func curl(c *kit.Canvas, x, y, angle, size, side, w float64, fill kit.Paint) kit.Node {
	var pts []shape.Pt
	a, px, py := angle, x, y
	for i := range 26 {
		u := float64(i) / 25
		pts = append(pts, shape.Pt{X: px, Y: py})
		step := size * (.13 - .105*u)
		px, py = px+step*math.Cos(a*math.Pi/180), py+step*math.Sin(a*math.Pi/180)
		a += side * (3 + 34*u)
	}
	end := pts[len(pts)-1]
	return kit.Of(c.Path(shape.Ribbon(shape.Sample(pts, 90), func(u float64) float64 { return w * (.35 + .65*math.Sin(math.Pi*min(1, .12+u*.95))) }), fill), c.Circle(end.X, end.Y, w*.95, fill))
}

// teardrop is a small leaf of one color at x, y toward an angle.
func teardrop(c *kit.Canvas, x, y, l, angle float64, fill kit.Paint) kit.Node {
	return c.Path(fmt.Sprintf("M%.2f %.2fC%.2f %.2f %.2f %.2f %.2f %.2fC%.2f %.2f %.2f %.2f %.2f %.2fZ", x, y, x+l*.3, y-l*.34, x+l*.75, y-l*.2, x+l, y, x+l*.7, y+l*.12, x+l*.3, y+l*.22, x, y), fill).Rotate(angle, x, y)
}

// scrollwork is a branch of curls that grows to the right from x, y.
func scrollwork(c *kit.Canvas, x, y, k float64, fill kit.Paint, idea int) kit.Node {
	n := []kit.Node{
		curl(c, x, y, -24, 92*k, 1, 5*k, fill), curl(c, x+10*k, y, 30, 66*k, -1, 4*k, fill),
		curl(c, x+30*k, y-8*k, -44, 56*k, -1, 3.6*k, fill),
		teardrop(c, x+16*k, y-6*k, 22*k, -62, fill), teardrop(c, x+22*k, y+8*k, 18*k, 66, fill),
	}
	switch idea {
	case 1:
		n = append(n, curl(c, x+54*k, y-8*k, -8, 64*k, -1, 3.6*k, fill), teardrop(c, x+60*k, y-14*k, 20*k, -50, fill), teardrop(c, x+74*k, y-4*k, 16*k, 40, fill))
	case 2:
		for i := range 5 {
			n = append(n, teardrop(c, x+(26+15*float64(i))*k, y+(6-3*float64(i))*k, (17-2*float64(i))*k, 40-130*float64(i%2), fill))
		}
	default:
		n = append(n, curl(c, x+60*k, y-14*k, 12, 52*k, 1, 3.2*k, fill), teardrop(c, x+66*k, y-22*k, 20*k, -28, fill))
	}
	return kit.Of(n...)
}

var flourish = kit.Piece{
	Name: "flourish", Cm: 25,
	Palette: "curls #b98a3a ornament gold; accent #d9574f",
	Draw: func(c *kit.Canvas) {
		t, a := c.Tones("curls"), c.Tones("accent")
		fill := kit.Lin(0, 80, 0, 180, t.L, t.M, t.D)
		v := c.Variant(3)
		half := kit.Of(scrollwork(c, 134, 132, 1.08, fill, v))
		c.Part("curls", c.Both(128, half))
		g := kit.Lin(110, 100, 146, 160, a.LL, a.M, a.D)
		c.Part("accent", c.Both(128, teardrop(c, 132, 130, 30, -56, g), teardrop(c, 132, 138, 22, 52, g)), teardrop(c, 128, 122, 40, -90, g).Move(0, 6), c.Circle(128, 134, 7, g))
	},
}

func drawDivider(c *kit.Canvas) {
	t, a := c.Tones("line"), c.Tones("ornament")
	r := c.Rand()
	fill := kit.Lin(0, 110, 0, 150, t.L, t.M, t.D)
	rule := func(x0, x1, w float64) kit.Node {
		return c.Path(fmt.Sprintf("M%g 128L%g %gL%g %gZ", x0, x1, 128-w/2, x1, 128+w/2), fill)
	}
	switch c.Variant(5) {
	case 1: // leaves
		c.Part("line", c.Both(128, rule(8, 92, 2.2)))
		for _, s := range []float64{-1, 1} {
			c.Part("ornament", botanic.Sprig(c, r, []shape.Pt{{X: 128 + s*6, Y: 128}, {X: 128 + s*34, Y: 124}, {X: 128 + s*70, Y: 128}}, botanic.Pointed, 22, a, a))
		}
		c.Part("ornament", botanic.Berry(c, 128, 128, 6, t))
	case 2: // heart
		c.Part("line", c.Both(128, rule(8, 104, 2.4), c.Circle(110, 128, 2.6, fill)))
		c.Part("ornament", shape.Plump(c, shape.Heart(128, 129, 24), a))
	case 3: // diamonds
		c.Part("line", c.Both(128, rule(8, 96, 1.8), c.Path(fmt.Sprintf("M24 134L%g %gL%g %gZ", 100.0, 133.4, 100.0, 134.6), fill)))
		for i := range 5 {
			k := []float64{5, 8, 12, 8, 5}[i]
			x := 128 + []float64{-34, -20, 0, 20, 34}[i]
			c.Part("ornament", c.Path(shape.Poly(.6, shape.Pt{X: x, Y: 128 - k}, shape.Pt{X: x + k*.8, Y: 128}, shape.Pt{X: x, Y: 128 + k}, shape.Pt{X: x - k*.8, Y: 128}), kit.Lin(x-k, 128-k, x+k, 128+k, a.LL, a.M, a.D)))
		}
	case 4: // stars and dots
		c.Part("line", c.Both(128, c.Line("M10 128H92", t.M, 3.4).Dash(.1, 8)))
		for i := range 3 {
			k := []float64{9, 15, 9}[i]
			c.Part("ornament", shape.Plump(c, shape.Star(128+26*float64(i-1), 129, 5, k, k*.5, k*.14), a))
		}
	default: // scrolls
		c.Part("line", c.Both(128, rule(6, 74, 2.4), curl(c, 72, 128, 180+24, 40, -1, 2.6, fill).Mirror(72).Move(8, 0), scrollwork(c, 136, 128, .52, fill, 1)))
		c.Part("ornament", c.Path(shape.Glint(128, 128, 17, .3), kit.Lin(115, 112, 140, 144, a.LL, a.M, a.D)), c.Circle(128, 128, 3.4, a.LL))
	}
}

var lineDivider = kit.Piece{Name: "line-divider", Cm: 25, Palette: "line #b98a3a gold; ornament #d9574f", Draw: drawDivider}

var divider = kit.Piece{Name: "divider", Cm: 25, Palette: lineDivider.Palette, Draw: drawDivider}

func drawCorner(c *kit.Canvas) {
	t, a := c.Tones("lines"), c.Tones("leaves")
	r := c.Rand()
	fill := kit.Lin(0, 0, 256, 256, t.LL, t.M, t.D, t.L, t.M)
	diag := func(n kit.Node) kit.Node { return kit.Of(n, n.Scale(-1, 1, 0, 0).Rotate(-90, 0, 0)) }
	switch c.Variant(4) {
	case 1: // sprigs with flowers
		for i := range 2 {
			s := []shape.Pt{{X: 40, Y: 36}, {X: 120, Y: 26}, {X: 236, Y: 34}}
			n := botanic.Sprig(c, r, s, []int{botanic.Pointed, botanic.Eucalyptus}[i], 34-6*float64(i), []kit.Tones{a, kit.TonesOf(a.L)}[i], t)
			if i == 1 {
				n = botanic.Sprig(c, r, []shape.Pt{{X: 36, Y: 40}, {X: 100, Y: 56}, {X: 168, Y: 76}}, botanic.Eucalyptus, 26, kit.TonesOf(a.L), t)
			}
			c.Part("leaves", diag(n))
		}
		for i, p := range [][3]float64{{86, 40, 19}, {40, 86, 19}, {66, 68, 16}, {44, 44, 34}} {
			c.Part("lines", botanic.Bloom(c, []int{botanic.Blossom, botanic.Daisy, botanic.Blossom, botanic.Rose}[i], p[0], p[1], p[2], t, a, shape.Between(r, 0, 90)))
		}
	case 2: // stepped lines
		c.Part("lines", decoLines(c, 1, fill))
		c.Part("leaves", c.Path(shape.Glint(230, 24, 8, .4), a.M), c.Path(shape.Glint(24, 230, 8, .4), a.M))
	case 3: // lace fan
		for i := range 7 {
			q := 40 + 30*float64(i)
			c.Part("lines", c.Line(fmt.Sprintf("M%g 8A%g %g 0 0 1 8 %g", 8+q, q, q, 8+q), fill, 1.6))
			n := 4 + 2*i
			for k := range n {
				p := shape.Polar(8, 8, q+6, 90*(float64(k)+.5)/float64(n))
				c.Part("lines", c.Circle(p.X, p.Y, 5.6, kit.None).Stroke(fill, 1.3), c.Circle(p.X, p.Y, 1.6, a.M))
			}
		}
		c.Part("lines", c.Line("M8 8H240M8 8V240", fill, 2.4))
	default:
		stem := shape.Sample([]shape.Pt{{X: 14, Y: 14}, {X: 70, Y: 20}, {X: 134, Y: 24}}, 40)
		n := kit.Of(c.Path(shape.Ribbon(stem, func(u float64) float64 { return 7 - 2*u }), fill), curl(c, 128, 24, 2, 150, 1, 6, fill), curl(c, 84, 20, 16, 84, 1, 4.4, fill), curl(c, 150, 26, -16, 46, -1, 3.4, fill),
			teardrop(c, 52, 22, 30, 38, fill), teardrop(c, 100, 20, 26, -34, fill), teardrop(c, 124, 28, 28, 44, fill), teardrop(c, 176, 34, 26, -30, fill))
		c.Part("lines", diag(n), c.Line("M24 24Q56 52 84 84", fill, 4.4), teardrop(c, 82, 82, 46, 45, fill), teardrop(c, 84, 80, 30, 14, fill), teardrop(c, 80, 84, 30, 76, fill))
		for i := range 5 {
			q := 26 - 3*float64(i)
			p := 36 + 13*float64(i)
			c.Part("leaves", teardrop(c, p, p, q, 8, a.M), teardrop(c, p, p, q, 82, a.D))
		}
		c.Part("leaves", c.Circle(24, 24, 12, kit.Rad(20, 20, 15, a.LL, a.M, a.D)))
	}
	c.Anchor("corner", 8, 8)
}

// decoLines are the stepped lines of art deco along two sides from the corner at 10, with a fan in it, at a scale.
func decoLines(c *kit.Canvas, k float64, fill kit.Paint) kit.Node {
	q := func(v float64) float64 { return 10 + (v-10)*k }
	out := []kit.Node{
		c.Line(fmt.Sprintf("M10 %gV10H%g", q(250), q(250)), fill, 5.4*k),
		c.Line(fmt.Sprintf("M%[1]g %[2]gV%[3]gH%[3]gV%[1]gH%[2]g", q(24), q(230), q(112)), fill, 3*k),
		c.Line(fmt.Sprintf("M%[1]g %[2]gV%[3]gH%[3]gV%[1]gH%[2]g", q(36), q(196), q(126)), fill, 1.8*k),
	}
	for i := range 6 {
		turn, in, far := 7.5+15*float64(i), 20*k, 74*k
		l, m, r := shape.Polar(q(26), q(26), far-5*k, turn-5.4), shape.Polar(q(26), q(26), far+3*k, turn), shape.Polar(q(26), q(26), far-5*k, turn+5.4)
		f := shape.Polar(q(26), q(26), in, turn)
		out = append(out, c.Path(fmt.Sprintf("M%.2f %.2fL%.2f %.2fL%.2f %.2fL%.2f %.2fZ", f.X, f.Y, l.X, l.Y, m.X, m.Y, r.X, r.Y), fill))
	}
	return kit.Of(append(out, c.Path(fmt.Sprintf("M%[1]g %[1]gH%[2]gA%[3]g %[3]g 0 0 1 %[1]g %[2]gZ", q(24), q(40), 16*k), fill))...)
}

var cornerOrnament = kit.Piece{Name: "corner-ornament", Cm: 20, Palette: "lines #b98a3a gold curls; leaves #5f8f68", Draw: drawCorner}

var corner = kit.Piece{Name: "corner", Cm: 20, Palette: cornerOrnament.Palette, Draw: drawCorner}

var geometricFrame = kit.Piece{
	Name: "geometric-frame", Cm: 40,
	Palette: "lines #d4a443 gold; accent #f3dda0 <lines",
	Draw: func(c *kit.Canvas) {
		t, a := c.Tones("lines"), c.Tones("accent")
		gold := kit.Lin(20, 10, 236, 246, t.LL, t.M, t.D, t.L, t.M, t.DD)
		poly := func(n int, r, turn float64) string {
			pts := make([]shape.Pt, n)
			for i := range pts {
				pts[i] = shape.Polar(128, 128, r, turn+360*float64(i)/float64(n))
			}
			return shape.Poly(.5, pts...)
		}
		line := func(d string, w float64) {
			c.Part("lines", c.Path(d, kit.None).Stroke(t.DD, w+.8).Move(.5, .9).Opacity(.5), c.Path(d, kit.None).Stroke(gold, w))
		}
		dots := func(n int, r, turn float64) {
			for i := range n {
				p := shape.Polar(128, 128, r, turn+360*float64(i)/float64(n))
				c.Part("accent", c.Circle(p.X, p.Y, 4, kit.Rad(p.X-1, p.Y-1, 5, a.LL, t.M, t.D)))
			}
		}
		c.AnchorBox("inside", 128, 128, 130, 130, 0)
		switch c.Variant(4) {
		case 1: // a faceted gem of wires
			n := 8
			line(poly(n, 120, 22.5), 3.4)
			line(poly(n, 92, 0), 2)
			d := ""
			for i := range n {
				p, q := shape.Polar(128, 128, 120, 22.5+45*float64(i)), shape.Polar(128, 128, 92, 45*float64(i))
				u := shape.Polar(128, 128, 92, 45*float64(i+1))
				d += fmt.Sprintf("M%.1f %.1fL%.1f %.1fM%.1f %.1fL%.1f %.1f", p.X, p.Y, q.X, q.Y, p.X, p.Y, u.X, u.Y)
			}
			line(d, 1.4)
			dots(n, 120, 22.5)
		case 2: // two squares, turned
			line(poly(4, 122, 0), 3)
			line(poly(4, 122, 45), 3)
			dots(4, 122, 0)
			dots(4, 122, 45)
		case 3: // a diamond over a circle
			line(kit.Oval(128, 128, 98, 98), 3)
			line(poly(4, 124, 0), 3.4)
			line(poly(4, 110, 0), 1.2)
			dots(4, 124, 0)
		default: // hexagons
			line(poly(6, 122, 30), 4)
			line(poly(6, 106, 30), 1.6)
			line(poly(6, 118, 24), 1.6)
			dots(6, 122, 30)
		}
	},
}

var heartFrame = kit.Piece{
	Name: "heart-frame", Cm: 30,
	Palette: "hearts #ee4a6d; outline #ee4a6d <hearts",
	Draw: func(c *kit.Canvas) {
		t, o := c.Tones("hearts"), c.Tones("outline")
		r := c.Rand()
		c.AnchorBox("inside", 128, 116, 130, 110, 0)
		outer := shape.Heart(128, 130, 238)
		switch c.Variant(3) {
		case 1: // made of hearts
			n := 29
			pts := heartPoints(n)
			for i, p := range pts {
				k := []float64{24, 15, 19}[i%3]
				tone := kit.TonesOf(t.M.Shade(shape.Between(r, -.8, 1.2)))
				h := shape.Heart(p.X, p.Y, k)
				c.Part("hearts", shape.Plump(c, h, tone).Rotate(shape.Between(r, -25, 25), p.X, p.Y))
			}
		case 2: // a line that crosses itself
			c.Part("outline", c.Path(shape.Heart(124, 128, 216), kit.None).Stroke(kit.Lin(20, 20, 236, 236, o.L, o.M, o.D), 5), c.Path(shape.Heart(133, 133, 218), kit.None).Stroke(kit.Lin(20, 20, 236, 236, o.LL, o.L, o.M), 2.4).Rotate(4, 128, 128))
			c.Part("hearts", shape.Plump(c, shape.Heart(214, 204, 42), t).Rotate(14, 214, 204), shape.Plump(c, shape.Heart(182, 232, 24), t).Rotate(-16, 182, 232))
		default: // a thick glossy frame
			inner := shape.Heart(128, 122, 172)
			ring := c.Mask(kit.Of(c.Rect(-10, -10, 280, 280, 0, kit.White), c.Path(inner, kit.Black)), shape.Plump(c, outer, t), c.Blur(4, c.Path(inner, kit.None).Stroke(t.DD, 10).Move(2, 3)).Opacity(.5))
			c.Part("outline", ring, c.Path(inner, kit.None).Stroke(o.LL, 2.4).Opacity(.8), c.Path("M22 98C18 64 42 40 72 36C80 36 82 43 74 46C52 52 36 70 35 98C35 108 23 108 22 98Z", kit.White).Opacity(.65))
			for i := range 18 {
				p := heartPoints(18)[i]
				q := shape.Pt{X: 128 + (p.X-128)*1.02, Y: 126 + (p.Y-126)*1.01}
				c.Part("hearts", c.Path(shape.Heart(q.X, q.Y, 8), kit.White).Opacity(.75))
			}
		}
	},
}

// heartPoints are n points along a heart about 200 units wide, the same way apart.
func heartPoints(n int) []shape.Pt {
	const fine = 720
	at := func(i int) shape.Pt {
		s, k := math.Sincos(2 * math.Pi * float64(i) / fine)
		a := 2 * math.Pi * float64(i) / fine
		return shape.Pt{X: 128 + 100*s*s*s, Y: 124 - 6.25*(13*k-5*math.Cos(2*a)-2*math.Cos(3*a)-math.Cos(4*a))}
	}
	length := make([]float64, fine+1)
	for i := 1; i <= fine; i++ {
		p, q := at(i-1), at(i)
		length[i] = length[i-1] + math.Hypot(p.X-q.X, p.Y-q.Y)
	}
	out := make([]shape.Pt, 0, n)
	for i := range fine {
		if length[i] >= length[fine]*float64(len(out))/float64(n) && len(out) < n {
			out = append(out, at(i))
		}
	}
	return out
}
