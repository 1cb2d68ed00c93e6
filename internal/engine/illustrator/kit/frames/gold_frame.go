package frames

import (
	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/shape"
)

var goldFrame = kit.Piece{
	Name: "gold-frame", Cm: 60,
	Palette: "molding #e2a52b gold frame; mat #fbf6ea",
	Draw: func(c *kit.Canvas) {
		g, m := c.Tones("molding"), c.Tones("mat")
		b := shape.Inset(shape.Sheet(c.Aspect(1)), 8)
		k := max(.55, scaleOf(b)*1.06)
		v := c.Variant(3)
		switch v {
		case 1: // plain, with a bead line
			c.Part("molding", moulding(c, b, 0, 9*k, []kit.Color{g.LL, g.L, g.M}, []kit.Color{g.DD, g.D, g.M}), moulding(c, b, 9*k, 25*k, []kit.Color{g.D, g.M, g.LL, g.L, g.M}, []kit.Color{g.DD, g.D, g.L, g.M, g.D}),
				moulding(c, b, 25*k, 33*k, []kit.Color{g.DD, g.D, g.L}, []kit.Color{g.DDD, g.M, g.LL}))
			beads(c, shape.Inset(b, 5*k), 8*k, 2.6*k, g)
			mat(c, b, 33*k, 47*k, k, m, g)
			return
		case 2: // laurel band
			c.Part("molding", moulding(c, b, 0, 5*k, []kit.Color{g.LL, g.L}, []kit.Color{g.D, g.DD}), moulding(c, b, 5*k, 27*k, []kit.Color{g.DD, g.D, g.M, g.D}, []kit.Color{g.DDD, g.DD, g.D, g.DD}),
				moulding(c, b, 27*k, 34*k, []kit.Color{g.M, g.LL, g.D}, []kit.Color{g.D, g.L, g.M}))
			pts, ang := evenly(shape.Inset(b, 16*k), 12*k)
			for i, p := range pts {
				n := kit.Of(acanthus(c, p.X, p.Y+5*k, .3*k, -38, g), acanthus(c, p.X, p.Y+5*k, .3*k, 38, g))
				c.Part("ornaments", n.Rotate(ang[i]+90, p.X, p.Y))
			}
			corners(shape.Inset(b, 15*k), func(x, y, _ float64) { c.Part("ornaments", boss(c, x, y, 11*k, g)) })
			mat(c, b, 34*k, 34*k, k, m, g)
			return
		}
		c.Part("molding", moulding(c, b, 10*k, 16*k, []kit.Color{g.LL, g.L}, []kit.Color{g.D, g.DD}),
			moulding(c, b, 16*k, 36*k, []kit.Color{g.D, g.L, g.LL, g.M}, []kit.Color{g.DD, g.L, g.D, g.DD}),
			moulding(c, b, 36*k, 41*k, []kit.Color{g.DD, g.DD}, []kit.Color{g.L, g.LL}),
			moulding(c, b, 41*k, 50*k, []kit.Color{g.M, g.LL, g.D}, []kit.Color{g.M, g.L, g.D}),
			moulding(c, b, 50*k, 54*k, []kit.Color{g.DDD, g.DD}, []kit.Color{g.L, g.M}))
		beads(c, shape.Inset(b, 45.5*k), 8.4*k, 3*k, g)
		pts, ang := evenly(shape.Inset(b, 26*k), 74*k)
		for i, p := range pts {
			c.Part("ornaments", scroll(c, p.X, p.Y, k, ang[i], g))
		}
		corners(shape.Inset(b, 22*k), func(x, y, turn float64) {
			var leaves []kit.Node
			for _, l := range [][2]float64{{90, 1}, {180, 1}, {112, .82}, {158, .82}, {135, .9}, {-45, .7}, {-10, .56}, {-80, .56}} {
				leaves = append(leaves, acanthus(c, x, y, l[1]*k, l[0], g))
			}
			c.Part("ornaments", kit.Of(leaves...).Rotate(turn, x, y), boss(c, x, y, 9.5*k, g))
		})
		mx, my := (b.X0+b.X1)/2, (b.Y0+b.Y1)/2
		for _, p := range [][4]float64{{mx, b.Y0 + 26*k, 0, .92}, {mx, b.Y1 - 26*k, 180, .74}, {b.X0 + 26*k, my, -90, .74}, {b.X1 - 26*k, my, 90, .74}} {
			var leaves []kit.Node
			for _, a := range []float64{-64, 64, -34, 34, 0} {
				q := .8
				if a == 0 {
					q = .62
				}
				leaves = append(leaves, acanthus(c, p[0], p[1], q*p[3]*k, a, g))
			}
			c.Part("ornaments", kit.Of(leaves...).Rotate(p[2], p[0], p[1]), boss(c, p[0], p[1], 6.5*k*p[3], g))
		}
		mat(c, b, 54*k, 54*k, k, m, g)
	},
}

// mat is a thin paper border within a frame from a to z, with the shadow of the frame on it.
func mat(c *kit.Canvas, b kit.Box, a, z, k float64, m, g kit.Tones) {
	if z > a {
		c.Part("mat", moulding(c, b, a, z, []kit.Color{m.DD, m.M, m.M, m.M}, []kit.Color{m.D, m.M, m.M, m.M}), c.Path(shape.Rect(shape.Inset(b, z), 0), kit.None).Stroke(m.DD, 1.2*k).Miter())
	} else {
		c.Part("mat", c.Path(shape.Rect(shape.Inset(b, a), 0), kit.None).Stroke(m.D, 1.4*k).Miter().Opacity(.7))
	}
	_ = g
	inside(c, shape.Inset(b, z+1.5*k))
}

func beads(c *kit.Canvas, b kit.Box, gap, r float64, g kit.Tones) {
	pts, _ := evenly(b, gap)
	corners(b, func(x, y, _ float64) { pts = append(pts, shape.Pt{X: x, Y: y}) })
	var all []kit.Node
	for _, p := range pts {
		all = append(all, c.Circle(p.X+r*.18, p.Y+r*.24, r*1.14, g.DDD).Opacity(.7), c.Circle(p.X, p.Y, r, kit.Rad(p.X-r*.35, p.Y-r*.35, r*1.35, g.LL.Shade(1), g.L, g.D)))
	}
	c.Part("molding", all...)
}

// acanthus is a lobed leaf that points up when a is 0.
func acanthus(c *kit.Canvas, x, y, k, a float64, g kit.Tones) kit.Node {
	const d = "M0 4C-10 -4 -12 -18 -7 -26C-5 -31 -2 -34 0 -38C2 -34 5 -31 7 -26C12 -18 10 -4 0 4Z"
	n := kit.Of(c.Path(d, g.DDD).Move(1, 1.5).Opacity(.65), c.Path(d, g.L), c.Path("M0 4C-10 -4 -12 -18 -7 -26C-5 -31 -2 -34 0 -38Z", g.LL).Opacity(.8),
		c.Line("M0 2V-32M0 -6Q-5 -10 -7 -17M0 -6Q5 -10 7 -17M0 -14Q-4 -18 -5 -24M0 -14Q4 -18 5 -24", g.DD, 1.5))
	return n.Scale(k, k, 0, 0).Rotate(a, 0, 0).Move(x, y)
}

func boss(c *kit.Canvas, x, y, r float64, g kit.Tones) kit.Node {
	hot := g.LL.Shade(1)
	return kit.Of(c.Circle(x+r*.09, y+r*.14, r*1.1, g.DDD).Opacity(.75), c.Circle(x, y, r, kit.Rad(x-r*.3, y-r*.4, r*1.3, hot, g.L, g.M, g.DD)), c.Circle(x, y, r*.5, kit.Rad(x-r*.2, y-r*.2, r*.7, hot, g.M, g.DD)))
}

// scroll is a pair of volutes along a side.
func scroll(c *kit.Canvas, x, y, k, a float64, g kit.Tones) kit.Node {
	one := func(dark, light kit.Color) kit.Node {
		return kit.Of(c.Line("M-20 3C-20 -5 -10 -6 -8 0C-7 4 -12 5 -12.5 1.5M20 3C20 -5 10 -6 8 0C7 4 12 5 12.5 1.5", dark, 2.6), c.Path("M0 -7C4 -3 4 2 0 6C-4 2 -4 -3 0 -7Z", dark), c.Path("M-4 3Q-9 1 -9 7Q-5 8 -4 3ZM4 3Q9 1 9 7Q5 8 4 3Z", light))
	}
	return kit.Of(one(g.DDD, g.DDD).Move(.8, 1.3).Opacity(.65), one(g.LL, g.L)).Scale(k, k, 0, 0).Rotate(a, 0, 0).Move(x, y)
}

var vintageFrame = kit.Piece{
	Name: "vintage-frame", Cm: 50,
	Palette: "molding #8a5a34 wood frame; corners #d6a44a <molding gilding; mat #f7efdd",
	Draw: func(c *kit.Canvas) {
		w, g, m := c.Tones("molding"), c.Tones("corners"), c.Tones("mat")
		b := shape.Inset(shape.Sheet(c.Aspect(.8)), 6)
		k := max(.55, scaleOf(b)*1.2)
		switch c.Variant(3) {
		case 1:
			ovalFrame(c, b, k, w, g, m)
			return
		case 2:
			filigree(c, b, k, g)
			return
		}
		c.Part("molding", moulding(c, b, 0, 6*k, []kit.Color{w.L, w.LL, w.M}, []kit.Color{w.D, w.DD, w.D}), moulding(c, b, 6*k, 24*k, []kit.Color{w.DD, w.M, w.L, w.M, w.D}, []kit.Color{w.DDD, w.D, w.M, w.D, w.DD}),
			moulding(c, b, 24*k, 29*k, []kit.Color{g.D, g.LL, g.M}, []kit.Color{g.DD, g.L, g.M}), moulding(c, b, 29*k, 34*k, []kit.Color{w.DDD, w.DD, w.D}, []kit.Color{w.D, w.M, w.L}))
		grain(c, b, 6*k, 24*k, k, w)
		corners(shape.Inset(b, 15*k), func(x, y, turn float64) {
			var n []kit.Node
			for _, l := range [][2]float64{{90, .8}, {180, .8}, {114, .64}, {156, .64}, {135, .72}} {
				n = append(n, acanthus(c, x, y, l[1]*k, l[0], g))
			}
			c.Part("corners", kit.Of(n...).Rotate(turn, x, y), boss(c, x, y, 7*k, g))
		})
		mx := (b.X0 + b.X1) / 2
		for _, y := range []float64{b.Y0 + 15*k, b.Y1 - 15*k} {
			var n []kit.Node
			for _, a := range []float64{-90, 90, -58, 58, -28, 28} {
				n = append(n, acanthus(c, mx, y+4*k, .56*k, a, g))
			}
			q := kit.Of(n...)
			if y > 128 {
				q = q.Scale(1, -1, mx, y)
			}
			c.Part("corners", q, boss(c, mx, y, 5.5*k, g))
		}
		mat(c, b, 34*k, 48*k, k, m, g)
	},
}

// grain draws wood fibers along the four sides of a molding.
func grain(c *kit.Canvas, b kit.Box, a, z, k float64, t kit.Tones) {
	r := c.Rand()
	var all []kit.Node
	for range 46 {
		d := shape.Between(r, a+1, z-1)
		i := shape.Inset(b, d)
		u := r.Float64() * .8
		l := shape.Between(r, .06, .22)
		tone := []kit.Color{t.DD, t.LL}[r.IntN(2)].Alpha(.3)
		hx, hy := i.X0+i.W()*u, i.Y0+i.H()*u
		switch r.IntN(4) {
		case 0:
			all = append(all, c.Line(line(hx, i.Y0, hx+i.W()*l, i.Y0), tone, .8*k))
		case 1:
			all = append(all, c.Line(line(hx, i.Y1, hx+i.W()*l, i.Y1), tone, .8*k))
		case 2:
			all = append(all, c.Line(line(i.X0, hy, i.X0, hy+i.H()*l), tone, .8*k))
		default:
			all = append(all, c.Line(line(i.X1, hy, i.X1, hy+i.H()*l), tone, .8*k))
		}
	}
	c.Part("molding", all...)
}
