// Package botanic draws the flowers, leaves and sprigs that frames, wreaths and lettering are decorated with, and lays them along shapes as florists do.
package botanic

import (
	"fmt"
	"math"
	"math/rand/v2"

	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/shape"
)

// Leaf grows from x, y at an angle in degrees (−90 is up), l long and w wide.
func Leaf(c *kit.Canvas, x, y, l, w, angle float64, t kit.Tones) kit.Node {
	h := w / 2
	left := fmt.Sprintf("M%.2f %.2fC%.2f %.2f %.2f %.2f %.2f %.2f", x, y, x+l*.2, y-h*1.3, x+l*.7, y-h*1.2, x+l, y)
	half := fmt.Sprintf("M%.2f %.2fC%.2f %.2f %.2f %.2f %.2f %.2fQ%.2f %.2f %.2f %.2fZ", x, y, x+l*.2, y+h*1.3, x+l*.7, y+h*1.2, x+l, y, x+l*.5, y-h*.12, x, y)
	whole := left + fmt.Sprintf("C%.2f %.2f %.2f %.2f %.2f %.2fZ", x+l*.7, y+h*1.2, x+l*.2, y+h*1.3, x, y)
	n := kit.Of(c.Path(whole, kit.Lin(x, y, x+l, y, t.D, t.M, t.L)), c.Path(half, t.D).Opacity(.75))
	if l > 16 { // smaller ones show no vein
		n = kit.Of(n, c.Line(fmt.Sprintf("M%.2f %.2fQ%.2f %.2f %.2f %.2f", x, y, x+l*.5, y-h*.12, x+l*.9, y), t.LL, max(.5, w*.06)).Opacity(.7))
	}
	return n.Rotate(angle, x, y)
}

// Round is a round leaf as of eucalyptus.
func Round(c *kit.Canvas, x, y, l, angle float64, t kit.Tones) kit.Node {
	h := l * .5
	up := fmt.Sprintf("M%.2f %.2fC%.2f %.2f %.2f %.2f %.2f %.2f", x, y, x+l*.1, y-h*1.25, x+l*.92, y-h*1.15, x+l, y)
	down := fmt.Sprintf("C%.2f %.2f %.2f %.2f %.2f %.2fZ", x+l*.92, y+h*1.15, x+l*.1, y+h*1.25, x, y)
	n := kit.Of(c.Path(up+down, kit.Lin(x, y, x+l, y, t.D, t.M, t.L)),
		c.Path(fmt.Sprintf("M%.2f %.2fH%.2f", x, y, x+l)+down, t.DD).Opacity(.22))
	if l > 8 {
		n = kit.Of(n, c.Line(fmt.Sprintf("M%.2f %.2fH%.2f", x, y, x+l*.86), t.LL, l*.035).Opacity(.75))
	}
	return n.Rotate(angle, x, y)
}

// Berry is a small glossy ball.
func Berry(c *kit.Canvas, x, y, r float64, t kit.Tones) kit.Node {
	return kit.Of(c.Circle(x, y, r, kit.Rad(x-r*.35, y-r*.4, r*1.5, t.LL, t.M, t.DD)), c.Circle(x-r*.34, y-r*.38, r*.24, kit.White).Opacity(.8))
}

// The kinds of sprigs.
const (
	Pointed = iota
	Eucalyptus
	Fern
	Berries
	Willow
	Breath
	Plume
	Sprigs
)

// gaps are how far apart the leaves of each kind are, in shares of their length.
var gaps = [Sprigs]float64{.34, .34, .24, .36, .34, .44, .07}

// Sprig is a stem along points with leaves of about length l, of one kind.
func Sprig(c *kit.Canvas, rng *rand.Rand, pts []shape.Pt, kind int, l float64, t, fruit kit.Tones) kit.Node {
	steps := shape.Sample(pts, 60)
	thick := l * .1
	if kind == Breath || kind == Plume {
		thick = l * .045
	}
	out := []kit.Node{c.Path(shape.Ribbon(steps, func(u float64) float64 { return thick * (1 - .6*u) }), t.D)}
	length := 0.0
	for i := 1; i < len(steps); i++ {
		length += dist(steps[i], steps[i-1])
	}
	n := max(2, int(length/(l*gaps[kind])))
	side := 1.0
	for i := range n {
		u := (float64(i) + .6) / float64(n)
		s := steps[min(len(steps)-1, int(u*float64(len(steps)-1)))]
		side = -side
		k := l * (1.08 - .5*u) * shape.Between(rng, .86, 1.1)
		a := s.Angle() + side*shape.Between(rng, 38, 56)
		tone := kit.TonesOf(t.M.Shade(shape.Between(rng, -.5, .5)))
		switch {
		case kind == Eucalyptus:
			out = append(out, Round(c, s.X, s.Y, k*.72, a+side*shape.Between(rng, -8, 16), tone))
		case kind == Willow:
			out = append(out, Leaf(c, s.X, s.Y, k*1.2, k*.26, s.Angle()+side*shape.Between(rng, 20, 42), tone))
		case kind == Fern:
			out = append(out, Leaf(c, s.X, s.Y, k*.8, k*.2, a, tone), Leaf(c, s.X, s.Y, k*.8, k*.2, 2*s.Angle()-a, tone))
		case kind == Breath:
			out = append(out, twig(c, rng, s, k*.7, a-side*12, t, fruit))
		case kind == Plume:
			out = append(out, strand(c, rng, s, l, u, side, t))
		case kind == Berries && i%2 == 0:
			p := shape.Polar(s.X, s.Y, k*.62, a)
			out = append(out, c.Line(fmt.Sprintf("M%.2f %.2fL%.2f %.2f", s.X, s.Y, p.X, p.Y), t.D, l*.045), Berry(c, p.X, p.Y, l*.16, fruit))
		default:
			out = append(out, Leaf(c, s.X, s.Y, k, k*.44, a, tone))
		}
	}
	return kit.Of(append(out, tip(c, rng, steps[len(steps)-1], kind, l, t, fruit))...)
}

// tip ends a sprig.
func tip(c *kit.Canvas, rng *rand.Rand, end shape.Step, kind int, l float64, t, fruit kit.Tones) kit.Node {
	switch kind {
	case Eucalyptus:
		return Round(c, end.X, end.Y, l*.4, end.Angle(), t)
	case Berries:
		return Berry(c, end.X, end.Y, l*.16, fruit)
	case Breath:
		return twig(c, rng, end, l*.4, end.Angle(), t, fruit)
	case Plume:
		return strand(c, rng, end, l, 1, 0, t)
	case Willow:
		return Leaf(c, end.X, end.Y, l*.7, l*.16, end.Angle(), t)
	}
	return Leaf(c, end.X, end.Y, l*.6, l*.24, end.Angle(), t)
}

// twig is a thin stalk with a few tiny flowers at its end.
func twig(c *kit.Canvas, rng *rand.Rand, s shape.Step, l, angle float64, t, petals kit.Tones) kit.Node {
	var out []kit.Node
	for i := range 3 {
		p := shape.Polar(s.X, s.Y, l*shape.Between(rng, .75, 1.1), angle+28*float64(i-1)+shape.Between(rng, -8, 8))
		r := l * shape.Between(rng, .12, .2)
		out = append(out, c.Line(fmt.Sprintf("M%.2f %.2fL%.2f %.2f", s.X, s.Y, p.X, p.Y), t.M, max(.5, l*.04)),
			c.Around(5, p.X, p.Y, c.Circle(p.X, p.Y-r*.6, r*.56, kit.Rad(p.X, p.Y, r*1.2, petals.D, petals.L, petals.LL))), c.Circle(p.X, p.Y, r*.3, petals.DD))
	}
	return kit.Of(out...)
}

// strand is one soft hair of a plume of grass, longest in its middle.
func strand(c *kit.Canvas, rng *rand.Rand, s shape.Step, l, u, side float64, t kit.Tones) kit.Node {
	if u < .24 {
		return kit.Of()
	}
	var out []kit.Node
	k := l * (.25 + .5*math.Sin(math.Pi*min(1, (u-.15)*1.05)))
	for range 6 {
		a := s.Angle() + side*shape.Between(rng, 4, 30)
		m, e := shape.Polar(s.X, s.Y, k*.55, a), shape.Polar(s.X, s.Y, k*shape.Between(rng, .75, 1.15), a+side*shape.Between(rng, 4, 22))
		out = append(out, c.Line(fmt.Sprintf("M%.2f %.2fQ%.2f %.2f %.2f %.2f", s.X, s.Y, m.X, m.Y, e.X, e.Y), []kit.Color{t.L, t.M, t.LL, t.D}[rng.IntN(4)], l*.045))
	}
	return kit.Of(out...)
}

func dist(a, b shape.Step) float64 {
	dx, dy := a.X-b.X, a.Y-b.Y
	return max(dx, -dx)*.7 + max(dy, -dy)*.7
}
