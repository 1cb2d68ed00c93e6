package emblems

import (
	"cmp"
	"fmt"
	"math"
	"slices"

	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/shape"
)

// celticKnot is a knot of one endless band in a ring, or a round plait around a knot.
var celticKnot = kit.Piece{
	Name: "celtic-knot", Cm: 20,
	Palette: "band #2f9a5f green knot; ring #d9a53a gold",
	Draw: func(c *kit.Canvas) {
		b, g := c.Tones("band"), c.Tones("ring")
		switch c.Variant(3) {
		case 1: // a plait of two bands around a smaller knot
			weave(c, band{plaitAt(0), g, 11, "ring"}, band{plaitAt(.5), b, 11, "band"})
			weave(c, band{trefoil(.62), b, 13, "band"})
		case 2: // four loops
			weave(c, band{torusKnot(3, 4, 80, .5), b, 15, "band"})
			weave(c, band{circleAt(20), g, 9, "ring"})
		default:
			weave(c, band{ringWithin, g, 12, "ring"}, band{trefoil(1), b, 17, "band"})
		}
	},
}

// bandPoint is a place of a band at share t of its way, and how high it lies there.
type bandPoint func(t float64) (x, y, z float64)

// trefoil is a band with three pointed loops, scaled by k.
func trefoil(k float64) bandPoint {
	return func(t float64) (x, y, z float64) {
		a := t * 2 * math.Pi
		return 128 + k*37*(math.Sin(a)+2*math.Sin(2*a)), 128 - k*37*(math.Cos(a)-2*math.Cos(2*a)), -math.Sin(3 * a)
	}
}

// torusKnot winds p times around the middle and q times around its own ring.
func torusKnot(p, q int, r, depth float64) bandPoint {
	return func(t float64) (x, y, z float64) {
		a := t * 2 * math.Pi * float64(p)
		b := a * float64(q) / float64(p)
		k := r * (1 + depth*math.Cos(b))
		return 128 + k*math.Cos(a-math.Pi/4), 128 + k*math.Sin(a-math.Pi/4), math.Sin(b)
	}
}

// plaitAt is one of two bands that wind around each other along a ring.
func plaitAt(phase float64) bandPoint {
	return func(t float64) (x, y, z float64) {
		a, u := t*2*math.Pi, (t*9+phase)*2*math.Pi
		r := 106 + 9*math.Sin(u)
		return 128 + r*math.Cos(a), 128 + r*math.Sin(a), math.Cos(u)
	}
}

func circleAt(r float64) bandPoint {
	return func(t float64) (x, y, z float64) {
		a := t * 2 * math.Pi
		return 128 + r*math.Cos(a), 128 + r*math.Sin(a), 0
	}
}

// ringWithin passes over and under the three loops of the large knot in turn.
func ringWithin(t float64) (x, y, z float64) {
	a := t*2*math.Pi - math.Pi/2
	return 128 + 74*math.Cos(a), 128 + 74*math.Sin(a), 1.2 * math.Cos(6*(a+math.Pi/2)+math.Pi/2)
}

// band is a way that a band takes, its tones and its width.
type band struct {
	at    bandPoint
	t     kit.Tones
	width float64
	part  string
}

// weave draws bands in short pieces from the lowest to the highest, so that they pass over and under each other.
func weave(c *kit.Canvas, bands ...band) {
	type piece struct {
		z float64
		d string
		b band
	}
	const n = 96
	var all []piece
	for _, b := range bands {
		for i := range n {
			d, high := "", 0.
			for k := -1; k <= 2; k++ {
				x, y, z := b.at((float64(i) + float64(k)) / n)
				d += fmt.Sprintf("%s%.2f %.2f", map[bool]string{true: "M", false: "L"}[k == -1], x, y)
				high += z / 4
			}
			all = append(all, piece{high, d, b})
		}
	}
	slices.SortStableFunc(all, func(a, b piece) int { return cmp.Compare(a.z, b.z) })
	for _, p := range all {
		t, w := p.b.t, p.b.width
		c.Part(p.b.part, c.Line(p.d, t.DDD, w+3).Butt(), c.Line(p.d, t.D, w).Butt(), c.Line(p.d, t.M, w*.72).Butt(), c.Line(p.d, t.L, w*.26).Butt())
	}
}

// paisley is a drop with a curled tip, filled with leaves, dots and a flower.
var paisley = kit.Piece{
	Name: "paisley", Cm: 20,
	Palette: "ground #b8336a; second #f2a541; third #1f9e94; lines #fff4df",
	Draw: func(c *kit.Canvas) {
		g, s, t, l := c.Tones("ground"), c.Tones("second"), c.Tones("third"), c.Tones("lines")
		const outer = "M186 26C210 34 222 62 204 82C196 92 182 92 176 84C220 118 236 168 196 212C158 250 84 242 56 196C28 148 56 92 108 68C148 50 176 52 186 26Z"
		inner := func(k float64, node kit.Node) kit.Node { return node.Scale(k, k, 130, 158) }
		c.Part("ground", c.Form(outer, kit.Lin(60, 40, 200, 240, g.L, g.M, g.D)))
		c.Part("lines", c.Path(outer, kit.None).Stroke(l.M, 3).Scale(.95, .95, 132, 150))
		c.Part("third", inner(.76, c.Path(outer, kit.Lin(60, 60, 200, 230, t.L, t.M, t.D))))
		c.Part("lines", inner(.76, c.Path(outer, kit.None).Stroke(l.M, 3)))
		c.Part("second", inner(.54, c.Path(outer, kit.Lin(60, 60, 200, 230, s.LL, s.M, s.D))))
		c.Part("ground", inner(.34, c.Path(outer, kit.Lin(60, 60, 200, 230, g.L, g.M, g.D))))
		for i := range 22 {
			a := float64(i) * 360 / 22
			p := shape.Polar(128, 156, 95, a)
			if p.Y < 84 && p.X > 96 {
				continue
			}
			q := shape.Polar(128, 156, 91, a)
			c.Part("second", c.Circle(q.X, q.Y, 3.4, s.L))
		}
		c.Part("lines", c.Around(8, 126, 166, c.Path(shape.Drop(126, 163, 9, 20, -90), l.M)), c.Circle(126, 166, 5, s.M))
	},
}
