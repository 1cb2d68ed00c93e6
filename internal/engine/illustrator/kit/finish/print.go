package finish

import (
	"fmt"
	"math"

	"pellucid/internal/engine/illustrator/kit"
)

// blob is an uneven round outline around x, y with the mean radius r.
func blob(c *kit.Canvas, x, y, r float64) string {
	rng := c.Rand()
	d := ""
	for k := range 8 {
		s, co := math.Sincos(float64(k) * math.Pi / 4)
		q := r * (.72 + .5*rng.Float64())
		d += fmt.Sprintf("%.1f,%.1f ", x+co*q, y+s*q)
	}
	return d
}

func leopard(c *kit.Canvas, b kit.Box, _ kit.Tones) kit.Node {
	base := c.Rect(b.X0, b.Y0, b.W(), b.H(), 0, kit.Hex("#e3b065")).Opacity(.9)
	spots := lattice(b, 8, func(x, y, s float64, _ int) kit.Node {
		return kit.Of(c.Path(blob(c, x, y, s*.3), kit.Hex("#3f2a1e")), c.Path(blob(c, x+s*.04, y+s*.03, s*.15), kit.Hex("#b9793a")))
	})
	return kit.Of(base, spots)
}

func cow(c *kit.Canvas, b kit.Box, _ kit.Tones) kit.Node {
	base := c.Rect(b.X0, b.Y0, b.W(), b.H(), 0, kit.Hex("#f7f2ec")).Opacity(.95)
	return kit.Of(base, lattice(b, 4, func(x, y, s float64, _ int) kit.Node { return c.Path(blob(c, x, y, s*.32), kit.Hex("#3a3438")) }))
}

// wavyStripes are tapering stripes across a box.
func wavyStripes(c *kit.Canvas, b kit.Box, n float64, thick float64, fill kit.Paint) kit.Node {
	rng := c.Rand()
	var all []kit.Node
	s := step(b, n)
	for y := b.Y0 - s; y < b.Y1+s; y += s {
		for _, side := range []float64{1, -1} {
			x0, x1 := b.X0-s, (b.X0+b.X1)/2+s*rng.Float64()
			if side < 0 {
				x0, x1 = b.X1+s, (b.X0+b.X1)/2-s*rng.Float64()
			}
			w, dy := s*thick, s*(.5+rng.Float64()*.5)
			m := (x0 + x1) / 2
			all = append(all, c.Path(fmt.Sprintf("M%g %gQ%g %g %g %gQ%g %g %g %gZ", x0, y-w, m, y+dy-w*.8, x1, y+dy*.7, m, y+dy+w*.8, x0, y+w), fill))
		}
	}
	return kit.Of(all...)
}

func zebra(c *kit.Canvas, b kit.Box, _ kit.Tones) kit.Node {
	return kit.Of(c.Rect(b.X0, b.Y0, b.W(), b.H(), 0, kit.Hex("#faf7f2")).Opacity(.95), wavyStripes(c, b, 8, .26, kit.Hex("#2f2b30")))
}

func tiger(c *kit.Canvas, b kit.Box, _ kit.Tones) kit.Node {
	return kit.Of(c.Rect(b.X0, b.Y0, b.W(), b.H(), 0, kit.Hex("#f0922f")).Opacity(.9), wavyStripes(c, b, 7, .17, kit.Hex("#35262a")))
}

func snakeskin(c *kit.Canvas, b kit.Box, t kit.Tones) kit.Node {
	return lattice(b, 11, func(x, y, s float64, i int) kit.Node {
		fill := t.D
		if i%3 == 0 {
			fill = t.DDD
		}
		return c.Path(fmt.Sprintf("M%g %gL%g %gL%g %gL%g %gZ", x, y-s*.44, x+s*.44, y, x, y+s*.44, x-s*.44, y), fill).Stroke(t.LL, s*.04)
	}).Opacity(.85)
}

func camouflage(c *kit.Canvas, b kit.Box, _ kit.Tones) kit.Node {
	base := c.Rect(b.X0, b.Y0, b.W(), b.H(), 0, kit.Hex("#7d8456")).Opacity(.95)
	layer := func(n float64, hex string) kit.Node {
		return lattice(b, n, func(x, y, s float64, _ int) kit.Node {
			return c.Path(blob(c, x+s*.2*(c.Rand().Float64()-.5), y, s*.42), kit.Hex(hex)).Scale(1.3, .8, x, y)
		})
	}
	return kit.Of(base, layer(3.6, "#4f5a38"), layer(4.6, "#a89a6c"), layer(5.6, "#363a2c"))
}

// glitter is hundreds of specks in tones of the base, some of them flashing white.
func glitter(c *kit.Canvas, b kit.Box, t kit.Tones) kit.Node {
	rng := c.Rand()
	if !t.Contrast.IsNone() {
		t = kit.TonesOf(t.Contrast)
	}
	tones := []kit.Color{t.LL, t.L, t.D, t.DD, kit.White, t.LL}
	var all []kit.Node
	r := step(b, 90)
	for i := range 760 {
		x, y := b.X0+rng.Float64()*b.W(), b.Y0+rng.Float64()*b.H()
		all = append(all, c.Circle(x, y, r*(.5+rng.Float64()), tones[i%len(tones)]).Opacity(.55+.45*rng.Float64()))
	}
	for range 26 {
		x, y := b.X0+rng.Float64()*b.W(), b.Y0+rng.Float64()*b.H()
		all = append(all, sparkle(c, x, y, r*(3+4*rng.Float64())))
	}
	return kit.Of(all...)
}

// sparkle is a four-pointed glint.
func sparkle(c *kit.Canvas, x, y, r float64) kit.Node {
	q := r * .16
	return c.Path(fmt.Sprintf("M%g %gL%g %gL%g %gL%g %gL%g %gL%g %gL%g %gL%g %gZ", x, y-r, x+q, y-q, x+r, y, x+q, y+q, x, y+r, x-q, y+q, x-r, y, x-q, y-q), kit.White)
}

// veins are the lines of marble.
func veins(c *kit.Canvas, b kit.Box, t kit.Tones) kit.Node { return veinsOf(c, b, t, 1) }

func veinsOf(c *kit.Canvas, b kit.Box, t kit.Tones, width float64) kit.Node {
	rng := c.Rand()
	var all []kit.Node
	ink := kit.Hex("#7f7f8a")
	if t.M.Lch().L < .72 {
		ink = kit.White
	}
	for range 11 {
		x, y := b.X0+rng.Float64()*b.W(), b.Y0
		d := fmt.Sprintf("%g,%g ", x, y)
		for k := range 6 {
			x += (rng.Float64() - .4) * b.W() * .26
			y = b.Y0 + b.H()*float64(k+1)/6
			d += fmt.Sprintf("%g,%g ", x, y)
		}
		all = append(all, c.Line(d, ink, width*step(b, 160)*(.8+3.4*rng.Float64())).Opacity(.35+.45*rng.Float64()))
	}
	return kit.Of(all...)
}
