package frames

import (
	"fmt"

	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/shape"
)

// Ground is what lies on a sheet behind its art and its words.
type Ground struct {
	Field, Hill, Marks kit.Color
	Hilly, Rays, Ruled bool
	Scatter            string // "", "confetti", "hearts", "snow", "stars", "petals" or "dots"
}

// Sheet is a card or a flyer of some width and height in units: an even ground with scattered marks, rays behind the art, a hill at the
// foot on which art stands, and a rule along the edge.
func Sheet(w, h float64, g Ground) kit.Piece {
	return plate("sheet", func(c *kit.Canvas) {
		f, hill := kit.TonesOf(g.Field), kit.TonesOf(g.Hill)
		x0, y0, x1, y1 := 128-w/2, 128-h/2, 128+w/2, 128+h/2
		sheet := func(in, r float64) string { return kit.RoundRect(x0+in, y0+in, w-2*in, h-2*in, r) }
		inside := []kit.Node{}
		if g.Rays {
			cy := y0 + .64*h
			for i := range 18 {
				a := float64(i) * 20
				p, q := shape.Polar(128, cy, 300, a), shape.Polar(128, cy, 300, a+10)
				inside = append(inside, c.Path(shape.Poly(0, shape.Pt{X: 128, Y: cy}, p, q), kit.Rad(128, cy, .8*h, kit.At(0, g.Marks.Alpha(.42)), kit.At(1, g.Marks.Alpha(.08)))))
			}
		}
		inside = append(inside, scattered(c, g, kit.Box{X0: x0 + 12, Y0: y0 + 12, X1: x1 - 12, Y1: y1 - 12})...)
		if g.Hilly {
			top := y0 + .74*h
			back := fmt.Sprintf("M%g %gC%g %g %g %g %g %gV%gH%gZ", x0, top-6, x0+.3*w, top-24, x0+.6*w, top+14, x1, top-14, y1, x0)
			front := fmt.Sprintf("M%g %gC%g %g %g %g %g %gV%gH%gZ", x0, top+16, x0+.35*w, top-6, x0+.65*w, top+22, x1, top+6, y1, x0)
			inside = append(inside, c.Path(back, hill.L), c.Path(front, kit.Lin(0, top, 0, y1, hill.M, hill.D)))
		}
		edge := f.DD // the sheet is seen on white and on black
		if g.Field.Lch().L < .5 {
			edge = g.Marks
		}
		c.Part("field", c.Path(sheet(0, 9), edge), c.Clip(sheet(.8, 8.4), append([]kit.Node{c.Path(sheet(.8, 8.4), kit.Lin(0, y0, 0, y1, g.Field.Shade(.25), f.M))}, inside...)...))
		if g.Ruled {
			c.Part("accent", c.Path(sheet(7.5, 5), kit.None).Stroke(g.Marks, 1.5), c.Path(sheet(10.5, 3.4), kit.None).Stroke(g.Marks, .6))
		}
	})
}

// scattered are small marks spread over a box.
func scattered(c *kit.Canvas, g Ground, b kit.Box) []kit.Node {
	if g.Scatter == "" {
		return nil
	}
	r := c.Rand()
	q := g.Marks.Lch()
	var all []kit.Node
	for i, p := range shape.Scatter(r, 46, b) {
		col, turn := g.Marks, shape.Between(r, 0, 360)
		if g.Scatter == "confetti" {
			col = kit.Lch{L: .76, C: .13, H: q.H + []float64{0, 75, 150, 230, 300}[i%5]}.Color()
		}
		s := shape.Between(r, 1.6, 3.2)
		var n kit.Node
		switch g.Scatter {
		case "confetti":
			n = []kit.Node{c.Rect(p.X-3, p.Y-1.5, 6, 3, .6, col), c.Circle(p.X, p.Y, 2, col), c.Line(fmt.Sprintf("M%.1f %.1fq2 -4 4 0t4 0", p.X-4, p.Y), col, 1.4)}[i%3]
		case "hearts":
			n, turn = c.Path(shape.Heart(p.X, p.Y, 2.4*s), col.Alpha(.75)), turn/9-20
		case "stars":
			n = c.Path(shape.Star(p.X, p.Y, 5, 1.5*s, .7*s, .3), col.Alpha(.8))
		case "petals":
			n = c.Path(shape.Drop(p.X, p.Y, 1.6*s, 3.4*s, 0), col.Alpha(.7))
		case "snow":
			n = c.Circle(p.X, p.Y, .8*s, kit.White)
		default:
			n = c.Circle(p.X, p.Y, .7*s, col.Alpha(.7))
		}
		all = append(all, n.Rotate(turn, p.X, p.Y))
	}
	return all
}

// Diploma is the sheet of a certificate, broader than high, with a band of rosettes along its edge and lines to write on.
func Diploma(w, h float64, q Colors) kit.Piece {
	return plate("diploma-sheet", func(c *kit.Canvas) {
		g, a, f := kit.TonesOf(q.Ground), kit.TonesOf(q.Accent), kit.TonesOf(q.Field)
		b := kit.Box{X0: 128 - w/2, Y0: 128 - h/2, X1: 128 + w/2, Y1: 128 + h/2}
		in := func(d float64) string { return shape.Rect(shape.Inset(b, d), 1) }
		c.Part("field", c.Path(in(0), f.D), c.Path(in(.7), kit.Rad(128, 128, w*.6, kit.At(.2, f.LL), kit.At(1, f.M))))
		c.Part("ground", c.Path(in(5), kit.None).Stroke(g.M, 2.2).Miter(), c.Path(in(19), kit.None).Stroke(g.M, 1.4).Miter(), c.Path(in(22), kit.None).Stroke(a.M, .8).Miter())
		pts, ang := evenly(shape.Inset(b, 12), 8)
		for i, p := range pts {
			c.Part("accent", kit.Of(c.Circle(p.X, p.Y, 5.6, kit.None).Stroke(a.D, .8), c.Circle(p.X, p.Y, 3, kit.None).Stroke(g.M, .7), c.Circle(p.X, p.Y, .9, a.M)).Rotate(ang[i], p.X, p.Y))
		}
		corners(shape.Inset(b, 12), func(x, y, turn float64) {
			c.Part("ground", c.Rect(x-9, y-9, 18, 18, 2, g.M), c.Path(shape.Star(x, y, 8, 8, 3.6, .4), a.M), c.Circle(x, y, 2, g.D))
			n := kit.Of(curl(c, x+14, y+26, -60, 26, -1, 1.8, a.M), curl(c, x+26, y+14, 150, 26, 1, 1.8, a.M))
			c.Part("accent", n.Rotate(turn, x, y))
		})
	})
}

// Rule is a thin line with a diamond in its middle.
func Rule(col kit.Color, plain bool) kit.Piece {
	return plate("rule", func(c *kit.Canvas) {
		if plain {
			c.Part("accent", c.Rect(8, 127, 240, 2, 1, col))
			return
		}
		for _, s := range []float64{-1, 1} {
			c.Part("accent", c.Path(shape.Poly(.4, shape.Pt{X: 128 + s*14, Y: 126.2}, shape.Pt{X: 128 + s*118, Y: 128}, shape.Pt{X: 128 + s*14, Y: 129.8}), col))
		}
		c.Part("accent", c.Path(shape.Poly(.5, shape.Pt{X: 121, Y: 128}, shape.Pt{X: 128, Y: 121}, shape.Pt{X: 135, Y: 128}, shape.Pt{X: 128, Y: 135}), col))
	})
}

// Bar is a stout line that begins with a dot at its left end and tapers to the right.
func Bar(col kit.Color) kit.Piece {
	return plate("bar", func(c *kit.Canvas) {
		c.Part("accent", c.Circle(18, 128, 10, col), c.Path("M42 121Q180 122 248 128Q180 134 42 135Z", col))
	})
}

// EdgedGround is a ground in one color with a thin edge.
func EdgedGround(shaped string, col, line kit.Color) kit.Piece {
	return plate("ground", func(c *kit.Canvas) {
		c.Part("accent", c.Path(groundOutline(shaped, 1), line))
		c.Part("ground", c.Path(groundOutline(shaped, .976), col))
	})
}

// PlainGround is an even ground in the shape of a circle, a hexagon, a shield, a square, a rhombus, a star, a heart or an arch, within a broad line and a thin one. Its middle
// is that of the canvas, and a circle of radius 124 holds it.
func PlainGround(shaped string, col, line kit.Color) kit.Piece {
	return plate("ground", func(c *kit.Canvas) {
		c.Part("accent", c.Path(groundOutline(shaped, 1), line))
		c.Part("ground", c.Path(groundOutline(shaped, .925), col))
		c.Part("accent", c.Path(groundOutline(shaped, .875), kit.None).Stroke(line, 1.6))
	})
}

// Shaped is a badge in one of the shapes of grounds but the circle: a pale field within a broad edge with a line in it.
func Shaped(shaped string, q Colors) kit.Piece {
	return plate("badge", func(c *kit.Canvas) {
		g, f := kit.TonesOf(q.Ground), kit.TonesOf(q.Field)
		c.Part("ground", c.Path(groundOutline(shaped, 1), g.DD), c.Path(groundOutline(shaped, .965), q.Accent), c.Path(groundOutline(shaped, .93), kit.Lin(0, 10, 0, 246, g.M, g.D)))
		c.Part("accent", c.Path(groundOutline(shaped, .885), kit.None).Stroke(q.Accent, 1.6))
		light := f.LL
		if f.M.Lch().L < .5 {
			light = f.M // a deep field stays deep
		}
		c.Part("field", c.Path(groundOutline(shaped, .8), kit.Rad(128, 118, 110, light, f.M)), c.Path(groundOutline(shaped, .8), kit.None).Stroke(q.Accent, 2.4))
	})
}

// groundOutline is the outline of a ground at a scale.
func groundOutline(shaped string, k float64) string {
	r := 124 * k
	polygon := func(n int, turn float64) string {
		pts := make([]shape.Pt, n)
		for i := range pts {
			pts[i] = shape.Polar(128, 128, r, turn+360*float64(i)/float64(n))
		}
		return shape.Poly(.09*r, pts...)
	}
	switch shaped {
	case "hexagon":
		return polygon(6, -90)
	case "rhombus":
		return polygon(4, -90)
	case "star":
		return shape.Star(128, 128, 5, r, .58*r, .07*r)
	case "arch":
		return kit.WarpPath("M-.8 1V-.2A.8 .8 0 0 1 .8 -.2V1Z", func(x, y float64) (float64, float64) { return 128 + r*x, 128 + r*y })
	case "heart":
		return kit.WarpPath("M0 .95C-.5 .55 -1 .2 -1 -.32C-1 -.75 -.68 -.95 -.42 -.95C-.2 -.95 -.06 -.82 0 -.65C.06 -.82 .2 -.95 .42 -.95C.68 -.95 1 -.75 1 -.32C1 .2 .5 .55 0 .95Z", func(x, y float64) (float64, float64) { return 128 + r*x, 128 + r*y })
	case "square":
		return kit.RoundRect(128-.88*r, 128-.88*r, 1.76*r, 1.76*r, .26*r)
	case "shield":
		return kit.WarpPath("M0 -1C.3 -.86 .58 -.8 .88 -.78C.91 -.05 .78 .6 0 1C-.78 .6 -.91 -.05 -.88 -.78C-.58 -.8 -.3 -.86 0 -1Z", func(x, y float64) (float64, float64) { return 128 + r*x, 128 + r*y })
	}
	return kit.Oval(128, 128, r, r)
}

// Disc is a plain round ground of one color, a little lighter above.
func Disc() kit.Piece {
	return kit.Piece{Name: "disc", Cm: 20, Palette: "disc #f9d5dc", Draw: func(c *kit.Canvas) {
		t := c.Tones("disc")
		c.Part("disc", c.Circle(128, 128, 124, kit.Lin(128, 4, 128, 252, t.L, t.M)))
	}}
}
