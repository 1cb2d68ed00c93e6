// Package botanic draws the flowers, leaves and sprigs that frames, wreaths and lettering are decorated with.
package botanic

import (
	"fmt"
	"math/rand/v2"

	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/shape"
)

// The kinds of blooms.
const (
	Rose = iota
	Daisy
	Blossom
	Peony
	Kinds
)

// Bloom is a flower seen from above, r in radius; mid are the tones of its center.
func Bloom(c *kit.Canvas, kind int, x, y, r float64, t, mid kit.Tones, turn float64) kit.Node {
	var n kit.Node
	switch kind % Kinds {
	case Rose:
		n = rose(c, x, y, r, t)
	case Daisy:
		n = daisy(c, x, y, r, t, mid)
	case Blossom:
		n = blossom(c, x, y, r, t, mid)
	default:
		n = peony(c, x, y, r, t, mid)
	}
	return n.Rotate(turn, x, y)
}

// petal is one petal that points up from x, y.
func petal(c *kit.Canvas, x, y, l, w float64, a, b, vein kit.Color) kit.Node {
	d := fmt.Sprintf("M%.2f %.2fC%.2f %.2f %.2f %.2f %.2f %.2fC%.2f %.2f %.2f %.2f %.2f %.2fZ", x, y, x-w*.75, y-l*.25, x-w*.8, y-l*.95, x, y-l, x+w*.8, y-l*.95, x+w*.75, y-l*.25, x, y)
	return kit.Of(c.Path(d, kit.Lin(x, y, x, y-l, vein, a, b)), c.Line(fmt.Sprintf("M%.2f %.2fV%.2f", x, y-l*.2, y-l*.62), vein, max(.5, w*.07)).Opacity(.5))
}

func daisy(c *kit.Canvas, x, y, r float64, t, mid kit.Tones) kit.Node {
	return kit.Of(c.Around(8, x, y, petal(c, x, y, r*.92, r*.3, t.D, t.M, t.DD)).Rotate(22, x, y), c.Around(8, x, y, petal(c, x, y, r, r*.32, t.M, t.L, t.DD)),
		c.Circle(x+r*.02, y+r*.04, r*.32, t.DD.Alpha(.5)), c.Circle(x, y, r*.29, kit.Rad(x-r*.1, y-r*.12, r*.42, mid.LL, mid.M, mid.DD)),
		c.Around(7, x, y, c.Circle(x, y-r*.16, r*.035, mid.DD)).Opacity(.6))
}

func blossom(c *kit.Canvas, x, y, r float64, t, mid kit.Tones) kit.Node {
	one := petal(c, x, y, r, r*.66, t.M, t.L, t.D)
	return kit.Of(c.Around(5, x, y, one), c.Circle(x, y, r*.22, t.DD.Alpha(.4)),
		c.Around(10, x, y, kit.Of(c.Line(fmt.Sprintf("M%.2f %.2fV%.2f", x, y, y-r*.34), mid.D, r*.03), c.Circle(x, y-r*.36, r*.05, mid.M))),
		c.Circle(x, y, r*.13, kit.Rad(x-r*.04, y-r*.05, r*.18, mid.LL, mid.M, mid.D)))
}

func rose(c *kit.Canvas, x, y, r float64, t kit.Tones) kit.Node {
	var all []kit.Node
	for ring, spec := range []struct {
		n    int
		d, q float64
	}{{6, .52, .5}, {5, .36, .42}, {4, .2, .32}, {3, .08, .22}} {
		for i := range spec.n {
			p := shape.Polar(x, y, r*spec.d, 360*float64(i)/float64(spec.n)+34*float64(ring))
			q := r * spec.q
			k := float64(ring) * .4
			all = append(all, c.Circle(p.X, p.Y, q, kit.Rad(x, y, r*(spec.d+spec.q), kit.At(0, t.DD), kit.At(max(.1, (spec.d-.1)/(spec.d+spec.q)), t.D.Shade(-k*.4)), kit.At(.82, t.M), kit.At(.95, t.L.Shade(.3)), kit.At(1, t.LL))))
		}
	}
	all = append(all, c.Circle(x, y, r*.13, t.DD), c.Line(fmt.Sprintf("M%.2f %.2fa%.2f %.2f 0 1 1 %.2f %.2f", x-r*.1, y, r*.1, r*.1, r*.12, r*.08), t.L, r*.05))
	return kit.Of(all...)
}

func peony(c *kit.Canvas, x, y, r float64, t, mid kit.Tones) kit.Node {
	return kit.Of(c.Around(8, x, y, petal(c, x, y, r, r*.52, t.D, t.L, t.DD)), c.Around(7, x, y, petal(c, x, y, r*.78, r*.46, t.D, t.L, t.DD)).Rotate(20, x, y),
		c.Around(6, x, y, petal(c, x, y, r*.56, r*.38, t.DD, t.LL, t.DD)).Rotate(9, x, y), c.Around(5, x, y, petal(c, x, y, r*.34, r*.26, t.DD, t.L, t.DD)).Rotate(30, x, y),
		c.Circle(x, y, r*.1, kit.Rad(x, y, r*.12, mid.L, mid.D)))
}

// Leaf grows from x, y at an angle in degrees (−90 is up), l long and w wide.
func Leaf(c *kit.Canvas, x, y, l, w, angle float64, t kit.Tones) kit.Node {
	h := w / 2
	left := fmt.Sprintf("M%.2f %.2fC%.2f %.2f %.2f %.2f %.2f %.2f", x, y, x+l*.2, y-h*1.3, x+l*.7, y-h*1.2, x+l, y)
	half := fmt.Sprintf("M%.2f %.2fC%.2f %.2f %.2f %.2f %.2f %.2fQ%.2f %.2f %.2f %.2fZ", x, y, x+l*.2, y+h*1.3, x+l*.7, y+h*1.2, x+l, y, x+l*.5, y-h*.12, x, y)
	whole := left + fmt.Sprintf("C%.2f %.2f %.2f %.2f %.2f %.2fZ", x+l*.7, y+h*1.2, x+l*.2, y+h*1.3, x, y)
	n := kit.Of(c.Path(whole, kit.Lin(x, y, x+l, y, t.D, t.M, t.L)), c.Path(half, t.D).Opacity(.75))
	if l > 13 { // smaller ones show no vein
		n = kit.Of(n, c.Line(fmt.Sprintf("M%.2f %.2fQ%.2f %.2f %.2f %.2f", x, y, x+l*.5, y-h*.12, x+l*.9, y), t.LL, max(.5, w*.06)).Opacity(.7))
	}
	return n.Rotate(angle, x, y)
}

// Round is a round leaf as of eucalyptus.
func Round(c *kit.Canvas, x, y, l, angle float64, t kit.Tones) kit.Node {
	return kit.Of(c.Ellipse(x+l*.55, y, l*.5, l*.42, kit.Lin(x, y-l*.4, x+l, y+l*.4, t.L, t.M, t.D)), c.Line(fmt.Sprintf("M%.2f %.2fH%.2f", x, y, x+l*.8), t.LL, l*.05).Opacity(.6)).Rotate(angle, x, y)
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
	Sprigs
)

// Sprig is a stem along points with leaves of about length l, of one kind.
func Sprig(c *kit.Canvas, rng *rand.Rand, pts []shape.Pt, kind int, l float64, t, fruit kit.Tones) kit.Node {
	steps := shape.Sample(pts, 60)
	out := []kit.Node{c.Path(shape.Ribbon(steps, func(u float64) float64 { return l * (.1 - .06*u) }), t.D)}
	length := 0.0
	for i := 1; i < len(steps); i++ {
		length += dist(steps[i], steps[i-1])
	}
	gap := l * []float64{.52, .5, .26, .5}[kind]
	n := max(2, int(length/gap))
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
			out = append(out, Round(c, s.X, s.Y, k*.8, a, tone))
		case kind == Fern:
			out = append(out, Leaf(c, s.X, s.Y, k*.8, k*.2, a, tone), Leaf(c, s.X, s.Y, k*.8, k*.2, 2*s.Angle()-a, tone))
		case kind == Berries && i%2 == 0:
			p := shape.Polar(s.X, s.Y, k*.62, a)
			out = append(out, c.Line(fmt.Sprintf("M%.2f %.2fL%.2f %.2f", s.X, s.Y, p.X, p.Y), t.D, l*.045), Berry(c, p.X, p.Y, l*.16, fruit))
		default:
			out = append(out, Leaf(c, s.X, s.Y, k, k*.42, a, tone))
		}
	}
	end := steps[len(steps)-1]
	switch kind {
	case Eucalyptus:
		out = append(out, Round(c, end.X, end.Y, l*.5, end.Angle(), t))
	case Berries:
		out = append(out, Berry(c, end.X, end.Y, l*.16, fruit))
	default:
		out = append(out, Leaf(c, end.X, end.Y, l*.6, l*.24, end.Angle(), t))
	}
	return kit.Of(out...)
}

func dist(a, b shape.Step) float64 {
	dx, dy := a.X-b.X, a.Y-b.Y
	return max(dx, -dx)*.7 + max(dy, -dy)*.7
}
