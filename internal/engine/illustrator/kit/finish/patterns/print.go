package patterns

import (
	"fmt"
	"math"

	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/finish/surface"
)

// Blob is an uneven round outline around x, y with the mean radius r.
func Blob(c *kit.Canvas, x, y, r float64) string {
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
	return leopardOn(c, b, kit.Hex("#e3b065"), kit.Hex("#bb7a3a"))
}

// OnColor returns the print of an animal on a ground of another color than its own: pink leopard, purple zebra.
func OnColor(name string, ground kit.Color) (kit.Fill, bool) {
	t := kit.TonesOf(ground)
	plain := func(c *kit.Canvas, b kit.Box) kit.Node { return c.Rect(b.X0, b.Y0, b.W(), b.H(), 0, t.M) }
	f, ok := map[string]kit.Fill{
		"leopard": func(c *kit.Canvas, b kit.Box, _ kit.Tones) kit.Node { return leopardOn(c, b, t.M, t.DD) },
		"zebra": func(c *kit.Canvas, b kit.Box, _ kit.Tones) kit.Node {
			return kit.Of(plain(c, b), wavyStripes(c, b, 8, .26, kit.Hex("#2f2b30")))
		},
		"tiger": func(c *kit.Canvas, b kit.Box, _ kit.Tones) kit.Node {
			return kit.Of(plain(c, b), wavyStripes(c, b, 7, .17, kit.Hex("#35262a")))
		},
		"cow": func(c *kit.Canvas, b kit.Box, _ kit.Tones) kit.Node { return kit.Of(plain(c, b), cowSpots(c, b)) },
	}[name]
	return f, ok
}

func leopardOn(c *kit.Canvas, b kit.Box, ground, middle kit.Color) kit.Node {
	base := c.Rect(b.X0, b.Y0, b.W(), b.H(), 0, ground).Opacity(.9)
	rng := c.Rand()
	spots := lattice(b, 7, func(x, y, s float64, i int) kit.Node {
		x, y = x+s*.22*(rng.Float64()-.5), y+s*.16*(rng.Float64()-.5)
		speck := c.Path(Blob(c, x+s*.5, y+s*.06*(rng.Float64()-.5), s*.055), leopardDark)
		if i%5 == 3 {
			return kit.Of(speck, c.Path(Blob(c, x, y, s*.13), leopardDark))
		}
		return kit.Of(speck, rosette(c, x, y, s*(.25+.07*rng.Float64()), middle))
	})
	return kit.Of(base, spots)
}

var leopardDark = kit.Hex("#2e1e17")

// rosette is a spot of a leopard: a middle within a dark ring that is open in two or three places.
func rosette(c *kit.Canvas, x, y, r float64, middle kit.Color) kit.Node {
	rng := c.Rand()
	n := 2 + int(rng.Float64()*2)
	turn := rng.Float64() * 360
	all := []kit.Node{c.Path(Blob(c, x, y, r*.74), middle)}
	for k := range n {
		from := turn + 360*float64(k)/float64(n)
		span := 360/float64(n) - 34 - 22*rng.Float64()
		outer, inner := "", ""
		for j := range 6 {
			s, co := math.Sincos((from + span*float64(j)/5) * math.Pi / 180)
			thick := .1 + .22*math.Sin(math.Pi*(.12+.76*float64(j)/5))*(.8+.4*rng.Float64())
			outer += fmt.Sprintf("%.2f,%.2f ", x+co*r*(.76+thick), y+s*r*(.76+thick))
			inner = fmt.Sprintf("%.2f,%.2f ", x+co*r*(.76-thick), y+s*r*(.76-thick)) + inner
		}
		all = append(all, c.Path(outer+inner, leopardDark))
	}
	return kit.Of(all...)
}

func cow(c *kit.Canvas, b kit.Box, _ kit.Tones) kit.Node {
	base := c.Rect(b.X0, b.Y0, b.W(), b.H(), 0, kit.Hex("#f7f2ec")).Opacity(.95)
	return kit.Of(base, cowSpots(c, b))
}

func cowSpots(c *kit.Canvas, b kit.Box) kit.Node {
	return lattice(b, 4, func(x, y, s float64, _ int) kit.Node { return c.Path(Blob(c, x, y, s*.32), kit.Hex("#3a3438")) })
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
	rng := c.Rand()
	layer := func(n, share float64, hex string) kit.Node {
		return lattice(b, n, func(x, y, s float64, _ int) kit.Node {
			x, y = x+s*.5*(rng.Float64()-.5), y+s*.5*(rng.Float64()-.5)
			if rng.Float64() > .86 {
				return kit.Of()
			}
			var all []kit.Node // a patch runs together of three or four of different sizes
			lean := (rng.Float64() - .5) * math.Pi
			for k := range 3 + int(rng.Float64()*2) {
				at := s * share * (float64(k) - 1.2) * .95
				bend := s * share * .7 * (rng.Float64() - .5)
				px, py := x+math.Cos(lean)*at-math.Sin(lean)*bend, y+(math.Sin(lean)*at+math.Cos(lean)*bend)*.7
				all = append(all, c.Path(Blob(c, px, py, s*share*(.55+.4*rng.Float64())), kit.Hex(hex)))
			}
			return kit.Of(all...)
		})
	}
	return kit.Of(base, layer(3.2, .3, "#545f3b"), layer(3.7, .23, "#ab9d70"), layer(4.1, .19, "#33382b"))
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
		all = append(all, surface.Sparkle(c, x, y, r*(3+4*rng.Float64())))
	}
	return kit.Of(all...)
}

// veins are the lines of marble.
func veins(c *kit.Canvas, b kit.Box, t kit.Tones) kit.Node { return VeinsOf(c, b, t, 1) }

func VeinsOf(c *kit.Canvas, b kit.Box, t kit.Tones, width float64) kit.Node {
	rng := c.Rand()
	var all []kit.Node
	ink := kit.Hex("#7f7f8a")
	if t.M.Lch().L < .72 {
		ink = kit.White
	}
	long := max(b.W(), b.H())
	var vein func(x, y, turn, length, wide float64)
	vein = func(x, y, turn, length, wide float64) {
		d := fmt.Sprintf("%g,%g ", x, y)
		for gone, k := 0.0, 0; gone < length; k++ {
			pace := long * (.03 + .07*rng.Float64())
			at := turn + 1.3*(rng.Float64()-.5)
			x, y, gone = x+pace*math.Cos(at), y+pace*math.Sin(at), gone+pace
			d += fmt.Sprintf("%g,%g ", x, y)
			if wide > .9 && k%4 == 2 { // branches are thin
				vein(x, y, turn+.9*(rng.Float64()-.5)+.5, length*.3, wide*.4)
			}
		}
		all = append(all, c.Line(d, ink, width*step(b, 160)*wide).Opacity(.3+.4*rng.Float64()))
	}
	for k := range 9 {
		vein(b.X0+b.W()*(1.5*(float64(k)+rng.Float64())/9-.6), b.Y0, .75+.5*rng.Float64(), 1.1*long, .8+2.6*rng.Float64()*rng.Float64())
	}
	return kit.Of(all...)
}
