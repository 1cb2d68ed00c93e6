package patterns

import (
	"fmt"
	"math"

	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/finish/surface"
)

// GroundOf is the color of what has a pattern whose own color was not told: mirrors are silver, turquoise is turquoise.
func GroundOf(pattern string) string { return grounds[pattern] }

var grounds = map[string]string{"disco": "silver", "turquoise": "turquoise", "tooled": "brown"}

// mirrors are the square mirror tiles of a disco ball, with glints.
func mirrors(c *kit.Canvas, b kit.Box, t kit.Tones) kit.Node {
	rng := c.Rand()
	tones := []kit.Color{t.M, t.L, t.D, t.LL, t.M, t.DD, kit.White, t.L.Toward(kit.Hex("#bfe3ff"), .5), t.D.Toward(kit.Hex("#c9a8ff"), .35)}
	all := []kit.Node{c.Rect(b.X0, b.Y0, b.W(), b.H(), 0, t.DDD)}
	s := step(b, 20)
	for row, y := 0, b.Y0; y < b.Y1; row, y = row+1, y+s {
		for x := b.X0 - s*.5*float64(row%2); x < b.X1; x += s {
			all = append(all, c.Rect(x+s*.06, y+s*.06, s*.88, s*.88, s*.06, tones[rng.IntN(len(tones))]))
		}
	}
	for range 16 {
		all = append(all, surface.Sparkle(c, b.X0+rng.Float64()*b.W(), b.Y0+rng.Float64()*b.H(), s*(.7+.7*rng.Float64())))
	}
	return kit.Of(all...)
}

// sequins are overlapping round spangles that catch the light one by one.
func sequins(c *kit.Canvas, b kit.Box, t kit.Tones) kit.Node {
	rng := c.Rand()
	tones := []kit.Color{t.M, t.L, t.M, t.D, t.LL, t.L}
	all := []kit.Node{c.Rect(b.X0, b.Y0, b.W(), b.H(), 0, t.DD)}
	s := step(b, 22)
	for row, y := 0, b.Y0; y < b.Y1+s; row, y = row+1, y+s*.72 {
		for x := b.X0 + s*.5*float64(row%2); x < b.X1+s; x += s {
			m := tones[rng.IntN(len(tones))]
			all = append(all, c.Circle(x, y+s*.05, s*.52, t.DDD).Opacity(.35), c.Circle(x, y, s*.5, m), c.Ellipse(x-s*.12, y-s*.16, s*.2, s*.1, kit.White).Opacity(.2+.6*rng.Float64()))
		}
	}
	for range 12 {
		all = append(all, surface.Sparkle(c, b.X0+rng.Float64()*b.W(), b.Y0+rng.Float64()*b.H(), s*(.6+.7*rng.Float64())))
	}
	return kit.Of(all...)
}

// rhinestones are rows of round cut stones with facets.
func rhinestones(c *kit.Canvas, b kit.Box, t kit.Tones) kit.Node {
	all := []kit.Node{c.Rect(b.X0, b.Y0, b.W(), b.H(), 0, t.D)}
	s := step(b, 15)
	for row, y := 0, b.Y0+s*.4; y < b.Y1+s; row, y = row+1, y+s*.88 {
		for x := b.X0 + s*.5*float64(row%2); x < b.X1+s; x += s {
			r := s * .44
			all = append(all, c.Circle(x, y, r*1.06, t.DDD).Opacity(.6), c.Circle(x, y, r, t.L))
			for k := range 4 {
				si, co := math.Sincos(float64(k)*math.Pi/2 + .3)
				si2, co2 := math.Sincos(float64(k)*math.Pi/2 + 1.08)
				all = append(all, c.Path(fmt.Sprintf("M%.2f %.2fL%.2f %.2fL%.2f %.2fZ", x, y, x+r*co, y+r*si, x+r*co2, y+r*si2), []kit.Color{t.M, t.D, t.LL, kit.White}[k]).Opacity(.8))
			}
			all = append(all, c.Circle(x, y, r*.42, t.LL), c.Circle(x-r*.2, y-r*.24, r*.16, kit.White))
		}
	}
	return kit.Of(all...)
}

// turquoiseStone is a stone with a web of dark veins.
func turquoiseStone(c *kit.Canvas, b kit.Box, t kit.Tones) kit.Node {
	rng := c.Rand()
	all := []kit.Node{c.Rect(b.X0, b.Y0, b.W(), b.H(), 0, t.M)}
	s := step(b, 5)
	for range 26 {
		all = append(all, c.Ellipse(b.X0+rng.Float64()*b.W(), b.Y0+rng.Float64()*b.H(), s*(.2+.3*rng.Float64()), s*(.14+.2*rng.Float64()), []kit.Color{t.L, t.D, t.LL}[rng.IntN(3)]).Opacity(.4))
	}
	ink := kit.Hex("#4a3526")
	for k := range 13 {
		x, y := b.X0+rng.Float64()*b.W(), b.Y0+b.H()*float64(k)/13
		d, turn := fmt.Sprintf("M%.2f %.2f", x, y), rng.Float64()*2*math.Pi
		for range 5 {
			turn += (rng.Float64() - .5) * 1.7
			si, co := math.Sincos(turn)
			x, y = x+co*s*.42, y+si*s*.42
			d += fmt.Sprintf("L%.2f %.2f", x, y)
		}
		all = append(all, c.Line(d, ink, s*(.03+.05*rng.Float64())).Opacity(.85))
	}
	return kit.Of(all...)
}

// serapeColors are the bands of a serape from top to bottom, with how wide each is.
var serapeColors = []struct {
	hex  string
	wide float64
}{
	{"#d3304a", 3}, {"#f08a24", 1}, {"#f9d23c", .8}, {"#ffffff", .4}, {"#2fa79b", 2}, {"#1c4f8f", 1}, {"#7a3fa0", .8}, {"#17171c", .5}, {"#f0569a", 2}, {"#f7a8c4", .6}, {"#7ac143", 1.4}, {"#17171c", .3}, {"#f9d23c", .8}, {"#f08a24", 1},
}

// serape are the woven bands of a Mexican blanket, each shaded into the next by thin stripes.
func serape(c *kit.Canvas, b kit.Box, _ kit.Tones) kit.Node {
	var all []kit.Node
	unit := max(b.W(), b.H()) / 34
	for y, k := b.Y0, 0; y < b.Y1; k++ {
		one := serapeColors[k%len(serapeColors)]
		t, h := kit.TonesOf(kit.Hex(one.hex)), unit*one.wide
		all = append(all, c.Rect(b.X0, y, b.W(), h+.4, 0, t.M))
		if one.wide >= 1 {
			all = append(all, c.Rect(b.X0, y, b.W(), h*.18, 0, t.D), c.Rect(b.X0, y+h*.82, b.W(), h*.18, 0, t.L), c.Rect(b.X0, y+h*.42, b.W(), h*.1, 0, t.LL).Opacity(.7))
		}
		y += h
	}
	return kit.Of(all...)
}

// aztec are bands of stepped diamonds and triangles in the colors of the Southwest.
func aztec(c *kit.Canvas, b kit.Box, _ kit.Tones) kit.Node {
	ground, rust, teal, gold, ink := kit.Hex("#f4e6cf"), kit.Hex("#c4532e"), kit.Hex("#2f9c95"), kit.Hex("#e9a83a"), kit.Hex("#3a2a2c")
	all := []kit.Node{c.Rect(b.X0, b.Y0, b.W(), b.H(), 0, ground)}
	s := step(b, 5)
	diamond := func(x, y, rx, ry float64, fill kit.Color) kit.Node {
		return c.Path(fmt.Sprintf("M%.2f %.2fL%.2f %.2fL%.2f %.2fL%.2f %.2fZ", x, y-ry, x+rx, y, x, y+ry, x-rx, y), fill)
	}
	for row, y := 0, b.Y0; y < b.Y1+s; row, y = row+1, y+s*1.1 {
		outer, inner := rust, gold
		if row%2 == 1 {
			outer, inner = teal, rust
		}
		all = append(all, c.Rect(b.X0, y, b.W(), s*.1, 0, ink), c.Rect(b.X0, y+s*.13, b.W(), s*.05, 0, inner))
		for x := b.X0; x < b.X1+s; x += s * .8 {
			m := y + s*.64
			all = append(all, diamond(x, m, s*.38, s*.4, outer), diamond(x, m, s*.25, s*.27, ground), diamond(x, m, s*.15, s*.17, inner), diamond(x+s*.4, m, s*.08, s*.09, ink))
			all = append(all, c.Path(fmt.Sprintf("M%.2f %.2fh%.2fl%.2f %.2fZ", x+s*.24, y+s*.2, s*.32, -s*.16, s*.18), outer), c.Path(fmt.Sprintf("M%.2f %.2fh%.2fl%.2f %.2fZ", x+s*.24, y+s*1.08, s*.32, -s*.16, -s*.18), outer))
		}
	}
	return kit.Of(all...)
}

// tooled is leather with flowers and leaves that are pressed into it.
func tooled(c *kit.Canvas, b kit.Box, t kit.Tones) kit.Node {
	all := []kit.Node{c.Rect(b.X0, b.Y0, b.W(), b.H(), 0, t.D)}
	line := func(d string, w float64) []kit.Node {
		return []kit.Node{c.Line(d, t.DDD, w), c.Line(d, t.L, w*.4).Move(-w*.5, -w*.5).Opacity(.6)}
	}
	all = append(all, lattice(b, 4, func(x, y, s float64, i int) kit.Node {
		var one []kit.Node
		for _, side := range []float64{1, -1} {
			d := fmt.Sprintf("M%.2f %.2fC%.2f %.2f %.2f %.2f %.2f %.2fC%.2f %.2f %.2f %.2f %.2f %.2f", x+side*s*.2, y+s*.08, x+side*s*.34, y+s*.3, x+side*s*.56, y+s*.2, x+side*s*.5, y+s*.02,
				x+side*s*.46, y-s*.1, x+side*s*.36, y-s*.04, x+side*s*.4, y+s*.06)
			one = append(one, line(d, s*.045)...)
		}
		petals := c.Around(5, x, y, c.Ellipse(x, y-s*.17, s*.12, s*.15, t.M).Stroke(t.DDD, s*.03))
		one = append(one, petals, c.Around(5, x, y, c.Ellipse(x-s*.02, y-s*.2, s*.05, s*.07, t.L).Opacity(.7)), c.Circle(x, y, s*.08, t.L).Stroke(t.DDD, s*.03))
		return kit.Of(one...).Rotate(float64(i%2*36), x, y)
	}))
	return kit.Of(all...)
}

// chenille are rows of soft yarn loops, as on the letters of college jackets.
func chenille(c *kit.Canvas, b kit.Box, t kit.Tones) kit.Node {
	rng := c.Rand()
	all := []kit.Node{c.Rect(b.X0, b.Y0, b.W(), b.H(), 0, t.D)}
	s := step(b, 34)
	for row, y := 0, b.Y0; y < b.Y1+s; row, y = row+1, y+s*.8 {
		for x := b.X0 + s*.5*float64(row%2); x < b.X1+s; x += s {
			q := s * (.46 + .12*rng.Float64())
			all = append(all, c.Circle(x, y, q, []kit.Color{t.M, t.M, t.D, t.L}[rng.IntN(4)]), c.Circle(x-q*.2, y-q*.25, q*.45, t.L).Opacity(.55))
		}
	}
	return kit.Of(all...)
}
