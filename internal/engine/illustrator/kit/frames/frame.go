package frames

import (
	"math"

	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/shape"
)

var frame = kit.Piece{
	Name: "frame", Cm: 40,
	Palette: "outer #a9683a wood outer_edge; inner #7a4526 <outer inner_edge; mat #fbf7ee",
	Draw: func(c *kit.Canvas) {
		o, i, m := c.Tones("outer"), c.Tones("inner"), c.Tones("mat")
		b := shape.Inset(shape.Sheet(c.Aspect(.8)), 4)
		k := max(.55, scaleOf(b)*1.15)
		switch c.Variant(7) {
		case 1:
			lineFrame(c, b, k, o, i)
		case 2:
			filmFrame(c, b, k, i)
		case 3:
			ropeFrame(c, b, k, o)
		case 4:
			brushFrame(c, b, k, o, i)
		case 5:
			starFrame(c, b, k, o, i)
		case 6:
			washFrame(c, b, k, o, i)
		default:
			c.Part("outer", moulding(c, b, 0, 3*k, []kit.Color{o.LL, o.L}, []kit.Color{o.D, o.DD}), moulding(c, b, 3*k, 20*k, []kit.Color{o.L, o.M, o.M, o.D}, []kit.Color{o.DD, o.D, o.D, o.DD}))
			grain(c, b, 3*k, 20*k, k, o)
			c.Part("inner", moulding(c, b, 20*k, 26*k, []kit.Color{i.DD, i.D, i.M}, []kit.Color{i.D, i.M, i.L}))
			mat(c, b, 26*k, 46*k, k, m, i)
		}
	},
}

// lineFrame is two thin lines with stepped corners.
func lineFrame(c *kit.Canvas, b kit.Box, k float64, o, i kit.Tones) {
	notched := func(d, s float64) string {
		n := shape.Inset(b, d)
		return shape.Poly(.5, shape.Pt{X: n.X0 + s, Y: n.Y0}, shape.Pt{X: n.X1 - s, Y: n.Y0}, shape.Pt{X: n.X1 - s, Y: n.Y0 + s}, shape.Pt{X: n.X1, Y: n.Y0 + s}, shape.Pt{X: n.X1, Y: n.Y1 - s}, shape.Pt{X: n.X1 - s, Y: n.Y1 - s},
			shape.Pt{X: n.X1 - s, Y: n.Y1}, shape.Pt{X: n.X0 + s, Y: n.Y1}, shape.Pt{X: n.X0 + s, Y: n.Y1 - s}, shape.Pt{X: n.X0, Y: n.Y1 - s}, shape.Pt{X: n.X0, Y: n.Y0 + s}, shape.Pt{X: n.X0 + s, Y: n.Y0 + s})
	}
	c.Part("outer", c.Path(notched(3*k, 22*k), kit.None).Stroke(kit.Lin(b.X0, b.Y0, b.X1, b.Y1, o.L, o.M, o.D), 4.5*k))
	c.Part("inner", c.Path(notched(12*k, 22*k), kit.None).Stroke(i.M, 1.8*k))
	corners(shape.Inset(b, 12*k), func(x, y, turn float64) {
		c.Part("inner", kit.Of(c.Path(shape.Glint(x, y, 9*k, .2), o.M), c.Circle(x+15*k, y, 2*k, i.M), c.Circle(x, y+15*k, 2*k, i.M)).Rotate(turn, x, y))
	})
	inside(c, shape.Inset(b, 22*k))
}

// filmFrame is a strip of film with one picture's opening.
func filmFrame(c *kit.Canvas, b kit.Box, k float64, i kit.Tones) {
	dark := kit.TonesOf(kit.Hex("#474b59"))
	strip := shape.Rect(b, 4*k)
	hole := shape.Inset(b, 30*k)
	hole.X0, hole.X1 = b.X0+10*k, b.X1-10*k
	mask := []kit.Node{c.Rect(b.X0-20, b.Y0-20, b.W()+40, b.H()+40, 0, kit.White), c.Path(shape.Rect(hole, 5*k), kit.Black)}
	n := max(5, int(b.W()/(24*k)))
	for j := range n {
		x := b.X0 + (float64(j)+.5)*b.W()/float64(n)
		for _, y := range []float64{b.Y0 + 14*k, b.Y1 - 14*k} {
			mask = append(mask, c.Rect(x-6*k, y-7*k, 12*k, 14*k, 3*k, kit.Black))
		}
	}
	c.Part("outer", c.Mask(kit.Of(mask...), c.Path(strip, kit.Lin(b.X0, b.Y0, b.X1, b.Y1, dark.LL, dark.M, dark.D)), c.Path(strip, kit.None).Stroke(kit.Hex("#8f95a8"), 2.4)))
	c.Part("inner", c.Path(shape.Rect(hole, 5*k), kit.None).Stroke(i.L.Alpha(.7), 1.4*k))
	inside(c, hole)
}

// ropeFrame is a twisted rope around the opening.
func ropeFrame(c *kit.Canvas, b kit.Box, k float64, o kit.Tones) {
	in := shape.Inset(b, 12*k)
	r := 26 * k
	rope := kit.TonesOf(o.M.Shade(.9))
	n := 0
	var all []kit.Node
	each(in, r, 5.2*k, func(x, y, a float64) {
		n++
		q := kit.Of(c.Ellipse(x, y, 5.4*k, 10.5*k, rope.DD), c.Ellipse(x-.5*k, y-.6*k, 4.3*k, 9.4*k, kit.Lin(x-4*k, y-9*k, x+4*k, y+9*k, rope.LL, rope.M, rope.D)), c.Line(line(x-1.5*k, y-6*k, x-1.5*k, y+5*k), rope.LL, 1*k).Opacity(.6))
		all = append(all, q.Rotate(32, x, y).Rotate(a, x, y))
	})
	c.Part("outer", all...)
	inside(c, shape.Inset(b, 32*k))
}

// each walks around a box with round corners and calls f every gap, with the direction in degrees.
func each(b kit.Box, r, gap float64, f func(x, y, angle float64)) {
	sides := []struct{ x, y, a, l float64 }{{b.X0 + r, b.Y0, 0, b.W() - 2*r}, {b.X1, b.Y0 + r, 90, b.H() - 2*r}, {b.X1 - r, b.Y1, 180, b.W() - 2*r}, {b.X0, b.Y1 - r, 270, b.H() - 2*r}}
	for _, s := range sides {
		m := max(1, int(math.Round(s.l/gap)))
		for i := range m {
			p := shape.Polar(s.x, s.y, s.l*float64(i)/float64(m), s.a)
			f(p.X, p.Y, s.a)
		}
		end := shape.Polar(s.x, s.y, s.l, s.a)
		mid := shape.Polar(end.X, end.Y, r, s.a+90)
		if r <= 0 {
			continue
		}
		m = max(1, int(math.Round(r*math.Pi/2/gap)))
		for i := range m {
			t := 90 * float64(i) / float64(m)
			p := shape.Polar(mid.X, mid.Y, r, s.a-90+t)
			f(p.X, p.Y, s.a+t)
		}
	}
}

// brushFrame is painted by hand: several dry strokes along each side.
func brushFrame(c *kit.Canvas, b kit.Box, k float64, o, i kit.Tones) {
	r := c.Rand()
	for n := range 90 {
		d := shape.Between(r, 3, 20) * k
		in := shape.Inset(b, d)
		p := [][4]float64{{in.X0, in.Y0, in.X1, in.Y0}, {in.X1, in.Y0, in.X1, in.Y1}, {in.X1, in.Y1, in.X0, in.Y1}, {in.X0, in.Y1, in.X0, in.Y0}}[n%4]
		f, g := shape.Between(r, -.03, .1), shape.Between(r, .88, 1.03)
		at := func(u float64) shape.Pt {
			return shape.Pt{X: p[0] + (p[2]-p[0])*u + shape.Between(r, -1.2, 1.2)*k, Y: p[1] + (p[3]-p[1])*u + shape.Between(r, -1.2, 1.2)*k}
		}
		c.Part([]string{"outer", "inner"}[n%7/6], c.Path(shape.Ribbon(shape.Sample([]shape.Pt{at(f), at(.35), at(.7), at(g)}, 30), shape.Taper(shape.Between(r, .8, 3.6)*k, .15)), []kit.Color{o.M, o.D, o.L, i.M, o.M}[r.IntN(5)]))
	}
	inside(c, shape.Inset(b, 26*k))
}

// starFrame is a line of stars of several sizes.
func starFrame(c *kit.Canvas, b kit.Box, k float64, o, i kit.Tones) {
	gold := kit.TonesOf(kit.Hex("#f8c23a"))
	if o.M.String() != "#a9683a" { // another color was asked for
		gold = o
	}
	r := c.Rand()
	in := shape.Inset(b, 13*k)
	c.Part("inner", c.Path(shape.Rect(in, 26*k), kit.None).Stroke(i.L, 1.6*k).Dash(1*k, 5*k))
	n := 0
	each(in, 26*k, 17*k, func(x, y, a float64) {
		n++
		q := []float64{12, 6, 9, 5}[n%4] * k
		d := shape.Star(x, y, 5, q, q*.5, q*.14)
		c.Part("outer", kit.Of(c.Path(d, gold.DD).Move(.5, 1.2*k), c.Form(d, kit.Lin(x-q, y-q, x+q, y+q, gold.LL, gold.M, gold.D), c.Path(d, kit.None).Stroke(gold.LL, 1.4*k).Move(.8*k, 1*k).Opacity(.8))).Rotate(shape.Between(r, -20, 20), x, y))
	})
	inside(c, shape.Inset(b, 28*k))
}

// washFrame is a band of watercolor, rough at its edges.
func washFrame(c *kit.Canvas, b kit.Box, k float64, o, i kit.Tones) {
	c.Soft()
	tones := []kit.Tones{kit.TonesOf(kit.Hex("#6fa8dc")), kit.TonesOf(kit.Hex("#b58ad6")), kit.TonesOf(kit.Hex("#f19bb0"))}
	if o.M.String() != "#a9683a" {
		tones = []kit.Tones{o, i, o}
	}
	r := c.Rand()
	var all []kit.Node
	for layer := range 26 {
		in := shape.Inset(b, shape.Between(r, 9, 19)*k)
		var pts []shape.Pt
		each(in, 16*k, 5*k, func(x, y, a float64) {
			p := shape.Polar(x, y, shape.Between(r, -3.4, 3.4)*k, a+90)
			pts = append(pts, p)
		})
		t := tones[layer%3]
		x, y := shape.Between(r, b.X0, b.X1), shape.Between(r, b.Y0, b.Y1)
		w := shape.Between(r, 8, 20) * k
		all = append(all, c.Path(shape.Poly(2*k, pts...), kit.None).Stroke(kit.Rad(x, y, max(b.W(), b.H())*.8, t.M.Alpha(.3), t.L.Alpha(.16), t.M.Alpha(.03)), w))
	}
	c.Part("outer", all...)
	for range 40 {
		in := shape.Inset(b, shape.Between(r, -2, 30)*k)
		u := r.Float64()
		p := []shape.Pt{{X: in.X0 + u*in.W(), Y: in.Y0}, {X: in.X1, Y: in.Y0 + u*in.H()}, {X: in.X0 + u*in.W(), Y: in.Y1}, {X: in.X0, Y: in.Y0 + u*in.H()}}[r.IntN(4)]
		q := shape.Between(r, .6, 3) * k
		c.Part("inner", c.Circle(p.X, p.Y, q, tones[r.IntN(3)].M.Alpha(shape.Between(r, .2, .6))))
	}
	inside(c, shape.Inset(b, 34*k))
}
