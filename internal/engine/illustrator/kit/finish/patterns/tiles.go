package patterns

import (
	"fmt"
	"math"

	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/shape"
)

// scales are rows of overlapping round scales, the upper rows over the lower ones, as on a fish.
func scales(c *kit.Canvas, b kit.Box, t kit.Tones) kit.Node {
	s := step(b, 8)
	all := []kit.Node{c.Rect(b.X0, b.Y0, b.W(), b.H(), 0, t.D)}
	rows := int(math.Ceil(b.H()/(s/2))) + 2
	for r := rows; r >= -1; r-- {
		y := b.Y0 + float64(r)*s/2
		for x := b.X0 - s*.5*float64((r+2)%2); x < b.X1+s; x += s {
			ground := kit.Lin(x, y-s*.1, x, y+s*.5, t.D, t.M, t.L)
			all = append(all, c.Circle(x, y, s*.5, ground).Stroke(t.DD, s*.035), c.Path(fmt.Sprintf("M%.2f %.2fA%.2f %.2f 0 0 0 %.2f %.2f", x-s*.33, y+s*.14, s*.36, s*.36, x+s*.33, y+s*.14), kit.None).Stroke(t.LL, s*.05).Opacity(.75))
		}
	}
	return kit.Of(all...)
}

// quatrefoil are Moroccan tiles: stars of eight points between crosses, with a flower in each star.
func quatrefoil(c *kit.Canvas, b kit.Box, t kit.Tones) kit.Node {
	s := step(b, 4)
	second := contrast(t)
	all := []kit.Node{c.Rect(b.X0, b.Y0, b.W(), b.H(), 0, second)}
	for y := b.Y0 + s/2; y < b.Y1; y += s {
		for x := b.X0 + s/2; x < b.X1; x += s {
			all = append(all, c.Path(shape.Star(x, y, 8, s*.5, s*.385, 0), t.M), c.Path(shape.Star(x, y, 8, s*.43, s*.33, 0), kit.None).Stroke(second, s*.022))
			for k := range 8 {
				p, q := shape.Polar(x, y, s*.2, float64(k)*45), shape.Polar(x, y, s*.3, float64(k)*45+22.5)
				all = append(all, c.Ellipse(p.X, p.Y, s*.095, s*.042, []kit.Color{second, t.LL}[k%2]).Rotate(float64(k)*45, p.X, p.Y), c.Circle(q.X, q.Y, s*.02, second))
			}
			all = append(all, c.Circle(x, y, s*.06, t.DD), c.Circle(x, y, s*.03, second))
			for _, d := range [4][2]float64{{-.5, -.5}, {.5, -.5}, {-.5, .5}, {.5, .5}} {
				all = append(all, c.Path(shape.Star(x+d[0]*s, y+d[1]*s, 4, s*.2, s*.075, .2), t.DD), c.Circle(x+d[0]*s, y+d[1]*s, s*.045, t.LL))
			}
		}
	}
	return kit.Of(all...)
}

// memphisInks are the colors of the design of the eighties.
var memphisInks = []kit.Color{kit.Hex("#ff5c8a"), kit.Hex("#14b8a6"), kit.Hex("#fbbf24"), kit.Hex("#6d5ae6"), kit.Hex("#1f2333")}

// memphis are squiggles, triangles, rings, dots and bars at random angles, each of one color.
func memphis(c *kit.Canvas, b kit.Box, t kit.Tones) kit.Node {
	ground := c.Rect(b.X0, b.Y0, b.W(), b.H(), 0, t.LL)
	marks := lattice(b, 6, func(x, y, s float64, i int) kit.Node {
		col := memphisInks[(i*3+i/5)%len(memphisInks)]
		var n kit.Node
		switch (i*7 + i/6) % 6 {
		case 0:
			d := fmt.Sprintf("M%.2f %.2f", x-s*.3, y)
			for k := range 4 {
				d += fmt.Sprintf("l%.2f %.2f", s*.15, s*.2*[]float64{1, -1}[k%2])
			}
			n = c.Line(d, col, s*.07)
		case 1:
			n = c.Path(fmt.Sprintf("M%.2f %.2fl%.2f %.2fh%.2fZ", x, y-s*.22, s*.24, s*.4, -s*.48), kit.None).Stroke(col, s*.07)
		case 2:
			n = c.Circle(x, y, s*.19, kit.None).Stroke(col, s*.08)
		case 3:
			var dots []kit.Node
			for k := range 9 {
				dots = append(dots, c.Circle(x+s*.14*float64(k%3-1), y+s*.14*float64(k/3-1), s*.036, col))
			}
			n = kit.Of(dots...)
		case 4:
			n = kit.Of(c.Path(kit.RoundRect(x-s*.26, y-s*.06, s*.52, s*.12, s*.06), col), c.Path(kit.RoundRect(x-s*.06, y-s*.26, s*.12, s*.52, s*.06), col))
		default:
			n = c.Path(fmt.Sprintf("M%.2f %.2fA%.2f %.2f 0 0 1 %.2f %.2fZ", x-s*.24, y+s*.1, s*.24, s*.24, x+s*.24, y+s*.1), col)
		}
		return n.Rotate(float64(i*53%360), x, y)
	})
	return kit.Of(ground, marks)
}

// honeycomb are hexagons with a light edge.
func honeycomb(c *kit.Canvas, b kit.Box, t kit.Tones) kit.Node {
	s := step(b, 8)
	all := []kit.Node{c.Rect(b.X0, b.Y0, b.W(), b.H(), 0, t.LL)}
	r, row := s/math.Sqrt(3), 0
	high := b.H() / math.Round(b.H()/(1.5*r)/2) / 2
	for y := b.Y0; y < b.Y1+r; y += high {
		for x := b.X0 + s/2*float64(row%2); x < b.X1+s; x += s {
			d := ""
			for k := range 6 {
				p := shape.Polar(x, y, r*.88, float64(k)*60+30)
				d += fmt.Sprintf("%s%.2f %.2f", map[bool]string{true: "M", false: "L"}[k == 0], p.X, p.Y)
			}
			all = append(all, c.Path(d+"Z", kit.Lin(x-r, y-r, x+r, y+r, t.L, t.M, t.D)).Stroke(t.DD, s*.02))
		}
		row++
	}
	return kit.Of(all...)
}
