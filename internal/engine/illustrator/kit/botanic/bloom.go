package botanic

import (
	"fmt"
	"math"
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
	Ranunculus
	Anemone
	Kinds
)

// whorl is one circle of petals: how many, from which to which share of the radius, how wide each is in degrees, how deep its notch is and how
// much its edge waves, and how much lighter than the base color it is.
type whorl struct {
	n                  int
	from, to           float64
	wide, notch, waves float64
	tone               float64
}

// whorls are the petals of the kinds, the outer ones first.
var whorls = [Kinds][]whorl{
	Rose:       {{5, .3, 1, 88, .07, .03, .35}, {5, .28, .82, 92, .08, .03, .2}, {5, .2, .65, 96, .06, .02, 0}, {4, .14, .49, 112, .04, .02, -.2}, {3, .08, .35, 140, 0, 0, -.4}, {3, .04, .22, 150, 0, 0, -.7}},
	Daisy:      {{13, .15, .96, 25, .02, .02, -.4}, {12, .15, 1, 27, .03, .02, .2}},
	Blossom:    {{5, .1, 1, 70, .13, .03, .1}},
	Peony:      {{8, .4, 1, 62, .1, .07, .45}, {8, .35, .87, 64, .1, .08, .25}, {7, .3, .73, 68, .1, .08, .05}, {7, .2, .59, 70, .1, .08, -.15}, {6, .15, .45, 76, .1, .08, -.35}, {5, .06, .31, 86, .1, .06, -.6}, {3, .02, .18, 110, .06, .04, -.8}},
	Ranunculus: {{6, .5, 1, 76, .02, .02, .4}, {6, .45, .88, 76, .01, .01, .25}, {6, .4, .76, 78, 0, .01, .1}, {6, .34, .65, 80, 0, .01, -.05}, {5, .28, .54, 92, 0, 0, -.2}, {5, .2, .43, 92, 0, 0, -.4}, {4, .12, .33, 110, 0, 0, -.6}, {3, .06, .22, 140, 0, 0, -.9}},
	Anemone:    {{6, .2, 1, 74, .05, .03, .1}, {5, .16, .84, 70, .05, .03, .35}},
}

// Bloom is a flower seen from above, r in radius; mid are the tones of its center. Its petals are not alike: the turn decides how they stray.
func Bloom(c *kit.Canvas, kind int, x, y, r float64, t, mid kit.Tones, turn float64) kit.Node {
	return bloom(c, kind, x, y, r, t, mid, turn, false)
}

// bloom draws one that is drawn in lines with fewer petals, and without their shadows.
func bloom(c *kit.Canvas, kind int, x, y, r float64, t, mid kit.Tones, turn float64, lines bool) kit.Node {
	kind %= Kinds
	rng := rand.New(rand.NewPCG(uint64(kind+1), math.Float64bits(math.Round(turn))))
	var all []kit.Node
	if kind == Daisy || kind == Blossom { // no gaps between the feet of its petals
		all = append(all, c.Circle(x, y, r*.5, t.D))
	}
	for i, w := range whorls[kind] {
		if i%2 == 1 && (lines && len(whorls[kind]) > 6 || r < 22 && len(whorls[kind]) > 4) {
			continue
		}
		deep := .05 * r * float64(i) / float64(len(whorls[kind]))
		all = append(all, petals(c, rng, w, x-deep*.4, y-deep, r, turn+27*float64(i), t, lines))
	}
	if lines && (kind == Rose || kind == Peony || kind == Ranunculus) {
		return kit.Of(all...)
	}
	return kit.Of(append(all, heart(c, kind, x-.02*r, y-.04*r, r, t, mid))...)
}

// petals draws one whorl: each petal with a shadow beneath, dark at its foot and light at its lip.
func petals(c *kit.Canvas, rng *rand.Rand, w whorl, x, y, r, turn float64, t kit.Tones, lines bool) kit.Node {
	var all []kit.Node
	pale := max(0, min(1, (t.M.Lch().L-.84)/.14)) // white petals would run into one another
	for i := range w.n {
		a := turn + 360*float64(i)/float64(w.n) + shape.Between(rng, -5, 5)
		long := r * w.to * shape.Between(rng, .94, 1.03)
		lit := .3 * math.Cos((a+130)*math.Pi/180) // light from the upper left
		k := kit.TonesOf(t.M.Shade(w.tone + lit*(1+pale) - .5*pale + shape.Between(rng, -.12, .12)))
		foot, mid := t.M.Shade(w.tone-2.2-1.3*pale), t.M.Shade(w.tone+lit-1-.9*pale)
		d := petal(rng, w, x, y, r*w.from, long, a)
		fill := kit.Rad(x, y, long*1.02, kit.At(0, foot), kit.At(w.from/w.to, foot), kit.At(w.from/w.to*.5+.36, mid), kit.At(.76, k.M), kit.At(1, k.L))
		if lines {
			all = append(all, c.Path(d, t.L))
			continue
		}
		if r < 22 { // small ones show no shadows
			all = append(all, c.Path(d, fill))
			continue
		}
		all = append(all, c.Path(d, t.DDD.Alpha(.2)).Move(r*.02, r*.035), c.Path(d, fill))
		if r > 40 {
			all = append(all, c.Path(d, kit.None).Stroke(k.DD, r*.012).Opacity(.3+.3*pale))
		}
	}
	return kit.Of(all...)
}

// petal is the outline of one petal around a center, toward an angle in degrees.
func petal(rng *rand.Rand, w whorl, x, y, from, to, a float64) string {
	stray := func() float64 { return 1 + w.waves*(2*rng.Float64()-1) }
	var pts []kit.Point
	add := func(r, deg float64) {
		p := shape.Polar(x, y, r, a+deg)
		pts = append(pts, kit.Point{X: p.X, Y: p.Y})
	}
	h := w.wide / 2
	add(from*.6, 0)
	add(from+.3*(to-from), -h*.86)
	add(from+.68*(to-from), -h*1.02)
	add(to*.95*stray(), -h*.72)
	add(to*1.005*stray(), -h*.34)
	add(to*(1-w.notch)*stray(), shape.Between(rng, -.06, .06)*h)
	add(to*1.005*stray(), h*.34)
	add(to*.95*stray(), h*.72)
	add(from+.68*(to-from), h*1.02)
	add(from+.3*(to-from), h*.86)
	return shape.Curve(pts)
}

// heart is what is in the middle of a bloom: a rolled bud, a disk of florets, or stamens.
func heart(c *kit.Canvas, kind int, x, y, r float64, t, mid kit.Tones) kit.Node {
	switch kind {
	case Daisy:
		return disk(c, x, y, r*.29, t, mid)
	case Blossom:
		return kit.Of(c.Circle(x, y, r*.3, kit.Rad(x, y, r*.3, kit.At(0, t.DD.Alpha(.75)), kit.At(1, t.DD.Alpha(.001)))), stamens(c, 9, x, y, r*.12, r*.38, mid), c.Circle(x, y, r*.1, mid.M))
	case Anemone:
		return kit.Of(c.Circle(x, y, r*.36, kit.Rad(x, y, r*.36, kit.At(.4, kit.White.Alpha(.8)), kit.At(1, kit.White.Alpha(.001)))), stamens(c, 17, x, y, r*.16, r*.33, kit.TonesOf(kit.Hex("#3a3350"))),
			disk(c, x, y, r*.17, t, kit.TonesOf(kit.Hex("#4a4260"))))
	case Ranunculus:
		return c.Circle(x, y, r*.09, kit.Rad(x-r*.03, y-r*.03, r*.12, kit.Hex("#d9e08a"), kit.Hex("#8aa04f")))
	case Peony:
		return kit.Of(c.Circle(x, y, r*.12, kit.Rad(x, y, r*.12, kit.At(0, t.DDD.Alpha(.8)), kit.At(1, t.DDD.Alpha(.001)))), stamens(c, 8, x, y, r*.02, r*.1, mid))
	}
	return kit.Of(c.Circle(x, y, r*.13, kit.Rad(x-r*.02, y-r*.02, r*.15, t.DD, t.D, t.M)),
		c.Line(fmt.Sprintf("M%.2f %.2fa%.2f %.2f 0 1 1 %.2f %.2f", x-r*.1, y+r*.02, r*.1, r*.1, r*.13, r*.08), t.DDD, r*.03).Opacity(.6))
}

// disk is a raised center of many small florets.
func disk(c *kit.Canvas, x, y, r float64, t, mid kit.Tones) kit.Node {
	all := []kit.Node{c.Circle(x+r*.1, y+r*.18, r*1.1, t.DDD.Alpha(.35)), c.Circle(x, y, r, kit.Rad(x-r*.35, y-r*.4, r*1.5, mid.LL, mid.M, mid.DD))}
	if r > 4 {
		for i := range 16 {
			p := shape.Polar(x, y, r*.86*math.Sqrt((float64(i)+.5)/16), 137.5*float64(i))
			all = append(all, c.Circle(p.X, p.Y, r*.085, []kit.Color{mid.DD, mid.LL}[i%2]).Opacity(.6))
		}
	}
	return kit.Of(all...)
}

// stamens stand around a center, from one distance to another.
func stamens(c *kit.Canvas, n int, x, y, from, to float64, t kit.Tones) kit.Node {
	var all []kit.Node
	for i := range n {
		a, l := 360*float64(i)/float64(n), to*[]float64{1, .82}[i%2]
		p, q := shape.Polar(x, y, from, a), shape.Polar(x, y, l, a)
		all = append(all, c.Line(fmt.Sprintf("M%.2f %.2fL%.2f %.2f", p.X, p.Y, q.X, q.Y), t.D, to*.06), c.Circle(q.X, q.Y, to*.11, t.M))
	}
	return kit.Of(all...)
}

// Bud is a flower that is about to open, from its stem's foot at x, y toward an angle, l long.
func Bud(c *kit.Canvas, x, y, l, angle float64, t, green kit.Tones) kit.Node {
	w := l * .2
	at := func(f float64) float64 { return x + l*f }
	outer := fmt.Sprintf("M%.2f %.2fC%.2f %.2f %.2f %.2f %.2f %.2fC%.2f %.2f %.2f %.2f %.2f %.2fZ", at(.48), y, at(.52), y-w*1.5, at(.84), y-w*1.25, at(1), y, at(.84), y+w*1.25, at(.52), y+w*1.5, at(.48), y)
	fold := fmt.Sprintf("M%.2f %.2fC%.2f %.2f %.2f %.2f %.2f %.2fC%.2f %.2f %.2f %.2f %.2f %.2fZ", at(.5), y+w*.5, at(.6), y-w*.7, at(.85), y-w*.5, at(.97), y-w*.3, at(.9), y+w*.9, at(.6), y+w*1.4, at(.5), y+w*.5)
	n := kit.Of(c.Line(fmt.Sprintf("M%.2f %.2fH%.2f", x, y, at(.52)), green.D, max(.8, l*.05)),
		c.Path(outer, kit.Lin(x, y-w, x, y+w, t.L, t.M, t.D)), c.Path(fold, kit.Lin(x, y-w, x, y+w, t.LL, t.M, t.DD)),
		Leaf(c, at(.44), y, l*.3, l*.14, -28, green), Leaf(c, at(.44), y, l*.3, l*.14, 28, green), Leaf(c, at(.42), y, l*.26, l*.12, 2, green))
	return n.Rotate(angle, x, y)
}

// LineBloom is a flower that is to be drawn in lines: even petals without shadows.
func LineBloom(c *kit.Canvas, kind int, x, y, r float64, t kit.Tones) kit.Node {
	return bloom(c, kind, x, y, r, t, t, 30*float64(kind), true)
}
