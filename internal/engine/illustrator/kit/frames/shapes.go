package frames

import (
	"fmt"
	"math"

	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/shape"
)

// squareFrame is a wooden frame as wide as high.
var squareFrame = kit.Piece{
	Name: "square-frame", Cm: 30,
	Palette: "outer #a9683a wood edge; inner #7a4526 <outer; mat #fbf7ee",
	Draw: func(c *kit.Canvas) {
		o, i, m := c.Tones("outer"), c.Tones("inner"), c.Tones("mat")
		b := shape.Inset(shape.Sheet(1), 4)
		c.Part("outer", moulding(c, b, 0, 3, []kit.Color{o.LL, o.L}, []kit.Color{o.D, o.DD}), moulding(c, b, 3, 22, []kit.Color{o.L, o.M, o.M, o.D}, []kit.Color{o.DD, o.D, o.D, o.DD}))
		grain(c, b, 3, 22, 1, o)
		c.Part("inner", moulding(c, b, 22, 28, []kit.Color{i.DD, i.D, i.M}, []kit.Color{i.D, i.M, i.L}))
		mat(c, b, 28, 44, 1, m, i)
	},
}

// neonFrame is two glowing tubes with round corners.
var neonFrame = kit.Piece{
	Name: "neon-frame", Cm: 60,
	Palette: "tube #ff3d9a pink neon light; second #2fd6ff blue; glow #ff3d9a <tube",
	Draw: func(c *kit.Canvas) {
		c.Soft()
		t, s, g := c.Tones("tube"), c.Tones("second"), c.Tones("glow")
		b := shape.Inset(shape.Sheet(c.Aspect(1)), 20)
		line := func(part string, d string, t, g kit.Tones, k float64) {
			bar := func(p kit.Color, w float64) kit.Node { return c.Path(d, kit.None).Stroke(p, w*k) }
			c.Part("glow", c.Glow(12*k, bar(g.M, 16)).Opacity(.7), c.Glow(5*k, bar(g.M, 10)).Opacity(.85))
			c.Part(part, bar(t.D, 8), bar(t.L, 6), bar(kit.White, 2.4).Opacity(.95))
		}
		line("tube", shape.Rect(b, 30), t, g, 1)
		line("second", shape.Rect(shape.Inset(b, 17), 18), s, s, .72)
		inside(c, shape.Inset(b, 28))
	},
}

// pageBorder is a thin double line with a flourish in each corner, around a page.
var pageBorder = kit.Piece{
	Name: "page-border", Cm: 28,
	Palette: "line #2f4a6b blue; corners #c99a3a gold",
	Draw: func(c *kit.Canvas) {
		o, i := c.Tones("line"), c.Tones("corners")
		b := shape.Inset(shape.Sheet(c.Aspect(.75)), 4)
		k := max(.55, scaleOf(b)*1.15)
		c.Part("line", c.Path(shape.Rect(shape.Inset(b, 6*k), 2), kit.None).Stroke(o.M, 3.4*k), c.Path(shape.Rect(shape.Inset(b, 14*k), 2), kit.None).Stroke(o.M, 1.3*k))
		corners(shape.Inset(b, 10*k), func(x, y, turn float64) {
			curl := fmt.Sprintf("M%g %gC%g %g %g %g %g %gC%g %g %g %g %g %g", x+4*k, y+46*k, x+6*k, y+26*k, x+26*k, y+24*k, x+24*k, y+36*k, x+22*k, y+44*k, x+12*k, y+38*k, x+17*k, y+33*k)
			mirror := fmt.Sprintf("M%g %gC%g %g %g %g %g %gC%g %g %g %g %g %g", x+46*k, y+4*k, x+26*k, y+6*k, x+24*k, y+26*k, x+36*k, y+24*k, x+44*k, y+22*k, x+38*k, y+12*k, x+33*k, y+17*k)
			c.Part("corners", kit.Of(c.Path(shape.Glint(x+12*k, y+12*k, 17*k, .3), kit.Lin(x, y, x+24*k, y+24*k, i.L, i.M, i.D)), c.Line(curl+mirror, i.D, 3.4*k), c.Line(curl+mirror, i.M, 2.4*k), c.Circle(x+12*k, y+12*k, 4*k, i.LL)).Rotate(turn, x, y))
		})
		inside(c, shape.Inset(b, 34*k))
	},
}

// scallopedCircle is a round label with a wavy edge and a stitched ring.
var scallopedCircle = kit.Piece{
	Name: "scalloped-circle", Cm: 8,
	Palette: "edge #f08ba8 pink; center #fff6f2 white",
	Draw: func(c *kit.Canvas) {
		e, m := c.Tones("edge"), c.Tones("center")
		d := shape.Scallop(128, 128, 118, 22, .09)
		c.Part("edge", shape.Solid(c, e, .6, c.Path(d, kit.Lin(30, 20, 220, 236, e.L, e.M, e.D))), c.Circle(128, 128, 97, kit.None).Stroke(e.LL, 2.2).Dash(7, 5))
		c.Part("center", c.Circle(128, 129.5, 87, e.DD).Opacity(.35), c.Circle(128, 128, 86, kit.Rad(108, 104, 150, m.LL, m.M, m.D)))
		c.AnchorBox("print", 128, 128, 128, 84, 0)
		c.AnchorBox("inside", 128, 128, 120, 120, 0)
	},
}

// abstractWave is layered waves along the lower edge, as at the foot of a page.
var abstractWave = kit.Piece{
	Name: "abstract-wave", Cm: 100,
	Palette: "waves #2f6fe0 blue; second #4fa3f5 <waves; third #9fd0ff <waves",
	Draw: func(c *kit.Canvas) {
		tones := []kit.Tones{c.Tones("third"), c.Tones("second"), c.Tones("waves")}
		c.Bleed()
		b := shape.Sheet(c.Aspect(2))
		h := b.H()
		for i, t := range tones {
			y := b.Y0 + h*(.16+.2*float64(i))
			s := float64(1 - i%2*2)
			d := fmt.Sprintf("M%g %gC%g %g %g %g %g %gS%g %g %g %gV%gH%gZ", b.X0, y+h*.12*s, b.X0+b.W()*.18, y-h*.3*s, b.X0+b.W()*.34, y-h*.1*s, b.X0+b.W()*.52, y+h*.14*s, b.X0+b.W()*.84, y+h*.3*s, b.X1, y-h*.14*s, b.Y1, b.X0)
			c.Part("waves", c.Path(d, kit.Lin(b.X0, y-h*.2, b.X1, b.Y1, t.L, t.M, t.D)), c.Clip(d, c.Line(d, t.LL, 2.4)).Opacity(.5))
		}
	},
}

// islamicPattern is a sheet of eight-pointed stars joined by straight bands.
var islamicPattern = kit.Piece{
	Name: "islamic-pattern", Cm: 60,
	Palette: "stars #1f8f8a teal; lines #d9a93f gold; ground #f7f1e1 cream",
	Draw: func(c *kit.Canvas) {
		s, l, g := c.Tones("stars"), c.Tones("lines"), c.Tones("ground")
		c.Bleed()
		b := shape.Sheet(c.Aspect(1))
		edge := shape.Rect(b, 0)
		n := math.Max(2, math.Round(b.W()/64))
		step := b.W() / n
		square := func(x, y, r, turn float64) string {
			return shape.Poly(0, shape.Polar(x, y, r, turn), shape.Polar(x, y, r, turn+90), shape.Polar(x, y, r, turn+180), shape.Polar(x, y, r, turn+270))
		}
		var stars, bands []kit.Node
		for row := range int(b.H()/step) + 2 {
			for col := range int(n) + 1 {
				x, y := b.X0+float64(col)*step, b.Y0+float64(row)*step
				r := step * .48
				stars = append(stars, c.Path(square(x, y, r, 0)+square(x, y, r, 45), s.M), c.Path(shape.Star(x, y, 8, r*.66, r*.44, 0), s.L), c.Path(shape.Star(x, y, 8, r*.36, r*.2, 0), l.L))
				bands = append(bands, c.Path(square(x, y, r, 0), kit.None).Stroke(l.M, step*.045), c.Path(square(x, y, r, 45), kit.None).Stroke(l.M, step*.045))
				x, y = x+step/2, y+step/2
				bands = append(bands, c.Path(square(x, y, step*.2, 0), kit.None).Stroke(l.M, step*.04))
				stars = append(stars, c.Path(square(x, y, step*.15, 0), s.D))
			}
		}
		c.Part("ground", c.Path(edge, kit.Lin(b.X0, b.Y0, b.X1, b.Y1, g.LL, g.M)))
		c.Part("stars", c.Clip(edge, stars...))
		c.Part("lines", c.Clip(edge, bands...))
	},
}

// hennaPattern is a paisley of fine lines with a flower, as on a hand.
var hennaPattern = kit.Piece{
	Name: "henna-pattern", Cm: 18,
	Palette: "lines #8a4a22 brown henna; flowers #8a4a22 <lines",
	Draw: func(c *kit.Canvas) {
		l, f := c.Tones("lines"), c.Tones("flowers")
		paisley := func(k float64) string {
			return fmt.Sprintf("M%g %gC%g %g %g %g %g %gC%g %g %g %g %g %gC%g %g %g %g %g %gC%g %g %g %g %g %gZ", 0.0, -96*k, 40*k, -84*k, 78*k, -36*k, 74*k, 22*k, 70*k, 70*k, 34*k, 96*k, -4*k, 94*k, -44*k, 92*k, -72*k, 60*k, -66*k, 22*k, -60*k, -16*k, -6*k, -20*k, 6*k, -50*k)
		}
		at := func(n kit.Node) kit.Node { return n.Rotate(14, 0, 0).Move(124, 138) }
		var rows []kit.Node
		for _, q := range [][2]float64{{1, 4.4}, {.86, 1.8}, {.7, 3}, {.56, 1.6}} {
			rows = append(rows, c.Path(paisley(q[0]), kit.None).Stroke(l.M, q[1]).Move(0, 14*(1-q[0])))
		}
		petal := func(r, w float64) string {
			return fmt.Sprintf("M0 0C%g %g %g %g 0 %gC%g %g %g %g 0 0Z", -w, -r*.4, -w, -r*.86, -r, w, -r*.86, w, -r*.4)
		}
		flower := func(x, y, r float64) kit.Node {
			return kit.Of(c.Around(8, 0, 0, kit.Of(c.Path(petal(r, r*.3), f.M), c.Path(petal(r*.72, r*.14), f.LL).Opacity(.5))), c.Circle(0, 0, r*.22, f.DD), c.Circle(0, 0, r*.1, f.LL)).Move(x, y)
		}
		var beads []kit.Node
		for i := range 26 {
			u := float64(i) / 26 * 2 * math.Pi
			x, y := 4+80*math.Cos(u), 26+82*math.Sin(u)
			if y > -44 {
				beads = append(beads, c.Circle(x, y, 3, l.M))
			}
		}
		var leaves []kit.Node
		for i := range 7 {
			u := float64(i) / 6
			x, y := 96+22*math.Sin(u*3), 96-150*u
			leaves = append(leaves, c.Path(petal(24-8*u, 7), l.M).Rotate(58-20*u, 0, 0).Move(x, y), c.Path(petal(22-8*u, 6), l.M).Rotate(-40, 0, 0).Move(x, y))
		}
		c.Part("lines", at(kit.Of(rows...)), at(kit.Of(beads...)), at(kit.Of(append(leaves, c.Line("M92 104C112 60 116 10 98 -58", l.M, 3))...)), at(c.Line("M6 -96C14 -112 -2 -122 -10 -112C-14 -104 -4 -100 -2 -108", l.M, 3.4)))
		c.Part("flowers", at(flower(2, 32, 36)), at(flower(-44, -58, 22)), at(kit.Of(c.Circle(-44, -22, 4, f.M), c.Circle(-56, -26, 3, f.M), c.Circle(-66, -34, 2.4, f.M))))
	},
}
