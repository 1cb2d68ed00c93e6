package patterns

import (
	"fmt"

	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/shape"
)

// terrazzo are flat chips of stone of several sizes and colors.
func terrazzo(c *kit.Canvas, b kit.Box, t kit.Tones) kit.Node {
	inks := []kit.Color{kit.Hex("#d98f6b"), kit.Hex("#6f8f8a"), kit.Hex("#2f3e46"), kit.Hex("#e8c07d"), t.D, t.DD}
	ground := c.Rect(b.X0, b.Y0, b.W(), b.H(), 0, t.LL.Toward(kit.White, .7))
	chips := lattice(b, 8, func(x, y, s float64, i int) kit.Node {
		n := 4 + (i*3+i/4)%3
		var pts []shape.Pt
		for k := range n {
			r := s * (.18 + .05*float64((i*7+k*5)%6))
			pts = append(pts, shape.Polar(x, y, r, float64(k)*360/float64(n)+float64(i*37%90)))
		}
		small := c.Circle(x+s*.42, y-s*.3, s*.05, inks[(i*5+2)%len(inks)])
		return kit.Of(c.Path(shape.Poly(s*.04, pts...), inks[(i*5+i/3)%len(inks)]), small)
	})
	return kit.Of(ground, chips)
}

// damask are large ornaments of leaves in staggered rows, of one color on another.
func damask(c *kit.Canvas, b kit.Box, t kit.Tones) kit.Node {
	s := step(b, 3)
	ground, ink := t.LL.Toward(kit.White, .35), t.M
	if !t.Contrast.IsNone() {
		ground, ink = t.M, t.Contrast
	}
	all := []kit.Node{c.Rect(b.X0, b.Y0, b.W(), b.H(), 0, ground)}
	leafAt := func(x, y, l, w, turn float64) kit.Node { return c.Path(shape.Drop(x, y, w, l, turn), ink) }
	for r, y := 0, b.Y0; y < b.Y1+s; r, y = r+1, y+s*.62 {
		for x := b.X0 + s*.5*float64(r%2); x < b.X1+s; x += s {
			all = append(all, leafAt(x, y+s*.06, s*.36, s*.15, -90), leafAt(x, y+s*.04, s*.2, s*.09, 90), c.Circle(x, y-s*.34, s*.03, ink))
			for _, side := range []float64{1, -1} {
				for _, q := range [][4]float64{{.02, .26, .1, -52}, {.06, .3, .09, -18}, {.1, .22, .08, 20}, {.1, .16, .06, 54}} {
					turn := q[3]
					if side < 0 {
						turn = 180 - turn
					}
					all = append(all, leafAt(x+side*s*.02, y+s*q[0], s*q[1], s*q[2], turn))
				}
				d := fmt.Sprintf("M%.2f %.2fC%.2f %.2f %.2f %.2f %.2f %.2f", x, y+s*.24, x+side*s*.2, y+s*.3, x+side*s*.36, y+s*.2, x+side*s*.3, y+s*.1)
				all = append(all, c.Line(d, ink, s*.022), c.Circle(x+side*s*.29, y+s*.09, s*.03, ink))
			}
		}
	}
	return kit.Of(all...)
}

// seigaiha are rows of overlapping fans of arcs, the waves of Japanese cloth.
func seigaiha(c *kit.Canvas, b kit.Box, t kit.Tones) kit.Node {
	s := step(b, 6)
	pale := t.LL.Toward(kit.White, .6)
	all := []kit.Node{c.Rect(b.X0, b.Y0, b.W(), b.H(), 0, t.M)}
	for r, y := 0, b.Y0; y < b.Y1+s; r, y = r+1, y+s*.25 {
		for x := b.X0 - s*.5*float64(r%2); x < b.X1+s; x += s {
			for i, k := range []float64{.5, .41, .32, .23, .14} {
				all = append(all, c.Circle(x, y, s*k, []kit.Color{t.M, pale}[(i+1)%2]))
			}
			all = append(all, c.Circle(x, y, s*.06, t.M))
		}
	}
	return kit.Of(all...)
}
