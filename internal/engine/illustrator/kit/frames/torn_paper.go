package frames

import (
	"fmt"
	"math/rand/v2"

	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/shape"
)

var tornPaper = kit.Piece{
	Name: "torn-paper", Cm: 25,
	Palette: "paper #f5ecd9; edge #fffdf7 fibers <paper",
	Draw: func(c *kit.Canvas) {
		p, e := c.Tones("paper"), c.Tones("edge")
		r := c.Rand()
		shadow := kit.Hex("#4a3f36")
		v := c.Variant(4)
		if v == 2 && c.Text() != "" {
			v = 0 // a hole leaves no room for a text
		}
		switch v {
		case 1: // a strip, torn above and below
			sheet(c, r, kit.Box{X0: 4, Y0: 70, X1: 252, Y1: 186}, [4]bool{true, false, true, false}, p, e, shadow)
			printBox(c, kit.Box{X0: 30, Y0: 92, X1: 226, Y1: 164}, "brush", kit.Hex("#4a4038"))
		case 2: // a hole torn through
			hole(c, r, p, e, shadow)
		case 3: // a scrap held by tape
			sheet(c, r, kit.Box{X0: 34, Y0: 44, X1: 222, Y1: 236}, [4]bool{true, true, true, true}, p, e, shadow)
			tape := kit.TonesOf(kit.Hex("#e9c98f"))
			d := shape.Poly(.5, jag(r, 88, 30, 170, 24, 7, 1.5)...)
			c.Part("tape", c.Path(d, kit.Lin(88, 20, 168, 60, tape.L.Alpha(.86), tape.M.Alpha(.75), tape.L.Alpha(.86))).Rotate(-4, 128, 40), c.Line("M100 40L156 37", kit.White, 8).Opacity(.25))
			printBox(c, kit.Box{X0: 56, Y0: 76, X1: 200, Y1: 210}, "brush", kit.Hex("#4a4038"))
		default: // torn along its lower edge and sides
			sheet(c, r, kit.Box{X0: 14, Y0: 24, X1: 242, Y1: 226}, [4]bool{true, true, true, true}, p, e, shadow)
			printBox(c, kit.Box{X0: 44, Y0: 58, X1: 212, Y1: 192}, "brush", kit.Hex("#4a4038"))
		}
	},
}

// jag returns a strip around y whose short ends are cut in teeth.
func jag(_ *rand.Rand, x0, y0, x1, h float64, n int, depth float64) []shape.Pt {
	var pts []shape.Pt
	pts = append(pts, shape.Pt{X: x0, Y: y0}, shape.Pt{X: x1, Y: y0})
	for i := range n {
		pts = append(pts, shape.Pt{X: x1 + depth*float64(1-i%2*2), Y: y0 + h*(float64(i)+.5)/float64(n)})
	}
	pts = append(pts, shape.Pt{X: x1, Y: y0 + h}, shape.Pt{X: x0, Y: y0 + h})
	for i := range n {
		pts = append(pts, shape.Pt{X: x0 - depth*float64(1-i%2*2), Y: y0 + h - h*(float64(i)+.5)/float64(n)})
	}
	return pts
}

// rip adds the points of a torn edge from a to b: rough at two sizes, strayed sideways by wander.
func rip(r *rand.Rand, pts []shape.Pt, a, b shape.Pt, torn bool, inset, wander float64) []shape.Pt {
	if !torn {
		return append(pts, a)
	}
	const n = 64
	dx, dy := b.X-a.X, b.Y-a.Y
	l := max(dx, -dx) + max(dy, -dy)
	nx, ny := -dy/l, dx/l // inward, for a box walked clockwise
	slow := 0.0
	for i := range n {
		u := (float64(i) + shape.Between(r, -.3, .3)) / n
		slow += shape.Between(r, -1, 1) * wander * .36
		slow *= .94
		k := inset + slow + shape.Between(r, -1, 1)*wander*.22
		pts = append(pts, shape.Pt{X: a.X + dx*u + nx*k, Y: a.Y + dy*u + ny*k})
	}
	return pts
}

// sheet is a piece of paper; torn says which sides are ripped: top, right, bottom, left.
func sheet(c *kit.Canvas, r *rand.Rand, b kit.Box, torn [4]bool, p, e kit.Tones, shadow kit.Color) {
	edge := func(inset, wander float64) string {
		q := []shape.Pt{{X: b.X0, Y: b.Y0}, {X: b.X1, Y: b.Y0}, {X: b.X1, Y: b.Y1}, {X: b.X0, Y: b.Y1}}
		var pts []shape.Pt
		for i := range q {
			pts = rip(r, pts, q[i], q[(i+1)%4], torn[i], inset, wander)
		}
		return shape.Poly(.3, pts...)
	}
	under, face := edge(-1, 5), edge(5, 5)
	c.Part("edge", c.Inner(0, 0, 1.6, shadow.Alpha(.35), c.Path(under, e.M)), c.Clip(under, c.Blur(2, c.Path(face, shadow).Move(1, 2)).Opacity(.4)))
	fibers(c, r, b, torn, e)
	c.Part("paper", c.Form(face, kit.Lin(b.X0, b.Y0, b.X1, b.Y1, p.L.Shade(.4), p.M, p.M), texture(c, r, b, p)...), c.Clip(face, c.Path(face, kit.None).Stroke(p.D, 1.6).Move(-.6, -.8).Opacity(.5), c.Path(face, kit.None).Stroke(kit.White, 1.4).Move(.6, .8).Opacity(.7)))
}

// texture is faint specks and creases of paper.
func texture(c *kit.Canvas, r *rand.Rand, b kit.Box, p kit.Tones) []kit.Node {
	var out []kit.Node
	for range 90 {
		x, y := shape.Between(r, b.X0, b.X1), shape.Between(r, b.Y0, b.Y1)
		out = append(out, c.Line(fmt.Sprintf("M%.1f %.1fl%.1f %.1f", x, y, shape.Between(r, -4, 4), shape.Between(r, -2, 2)), []kit.Color{p.DD, kit.White}[r.IntN(2)].Alpha(.16), shape.Between(r, .3, .8)))
	}
	for range 4 {
		x, y := shape.Between(r, b.X0, b.X1), shape.Between(r, b.Y0, b.Y1)
		out = append(out, c.Blur(7, c.Ellipse(x, y, b.W()*.16, b.H()*.12, []kit.Color{p.D, kit.White}[r.IntN(2)])).Opacity(.22))
	}
	return out
}

// fibers are thin hairs that stick out of torn sides.
func fibers(c *kit.Canvas, r *rand.Rand, b kit.Box, torn [4]bool, e kit.Tones) {
	var out []kit.Node
	for range 130 {
		side := r.IntN(4)
		if !torn[side] {
			continue
		}
		u := r.Float64()
		p := []shape.Pt{{X: b.X0 + u*b.W(), Y: b.Y0}, {X: b.X1, Y: b.Y0 + u*b.H()}, {X: b.X0 + u*b.W(), Y: b.Y1}, {X: b.X0, Y: b.Y0 + u*b.H()}}[side]
		a := []float64{-90, 0, 90, 180}[side] + shape.Between(r, -55, 55)
		q := shape.Polar(p.X, p.Y, shape.Between(r, 1.5, 5), a)
		m := shape.Polar(p.X, p.Y, 2, a+shape.Between(r, -50, 50))
		out = append(out, c.Line(fmt.Sprintf("M%.1f %.1fQ%.1f %.1f %.1f %.1f", p.X, p.Y, m.X, m.Y, q.X, q.Y), e.D, .8), c.Line(fmt.Sprintf("M%.1f %.1fQ%.1f %.1f %.1f %.1f", p.X, p.Y, m.X, m.Y, q.X, q.Y), e.M, .5))
	}
	c.Part("edge", out...)
}

// hole is a sheet with a jagged opening, its flaps curled outward.
func hole(c *kit.Canvas, r *rand.Rand, p, e kit.Tones, shadow kit.Color) {
	n := 11
	rim, tip := make([]shape.Pt, 0, n*2), make([]shape.Pt, 0, n)
	for i := range n {
		a := 360*float64(i)/float64(n) + shape.Between(r, -7, 7)
		rim = append(rim, shape.Polar(128, 128, shape.Between(r, 64, 76), a), shape.Polar(128, 128, shape.Between(r, 78, 88), a+18))
		tip = append(tip, shape.Polar(128, 128, shape.Between(r, 96, 112), a+16))
	}
	d := shape.Poly(1, rim...)
	c.Bleed()
	page := kit.Box{X0: 2, Y0: 2, X1: 254, Y1: 254}
	c.Part("paper", c.Mask(kit.Of(c.Rect(0, 0, 256, 256, 0, kit.White), c.Path(d, kit.Black)), c.Form(shape.Rect(page, 2), kit.Lin(0, 0, 256, 256, p.L.Shade(.4), p.M, p.M), texture(c, r, page, p)...), c.Blur(7, c.Path(d, kit.None).Stroke(shadow, 12)).Opacity(.4)))
	for i := range n {
		a, b, t := rim[(2*i)%len(rim)], rim[(2*i+2)%len(rim)], tip[i]
		f := shape.Poly(1.5, a, shape.Pt{X: t.X + shape.Between(r, -5, 5), Y: t.Y + shape.Between(r, -5, 5)}, b, rim[2*i+1])
		c.Part("edge", shape.Cast(c, f, shadow, 1, 3, 2.5, .4), c.Path(f, kit.Lin(128+(t.X-128)*.7, 128+(t.Y-128)*.7, t.X, t.Y, e.DD, e.M, kit.White)))
	}
	inside(c, kit.Box{X0: 76, Y0: 80, X1: 180, Y1: 176})
}
