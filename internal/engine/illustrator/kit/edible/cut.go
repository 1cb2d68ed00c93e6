package edible

import (
	"math"

	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/sheen"
)

// Cuts are the states of what is cut up: in dice, in shreds, and in round slices.
const Cuts = "diced; grated; sliced"

// Cut says how a fruit or a vegetable looks inside. Skin is its rim and the one face of some dice; Seeds are drawn in its slices.
type Cut struct {
	Flesh, Skin kit.Tones
	Seeds       kit.Color
	Chambers    int  // of a slice, around its middle
	Rings       bool // a slice has rings, as of an onion
	Hollow      bool // a slice has a hole in the middle
	Leafy       bool // it is chopped into flakes
	Square      bool // slices are square, as of cheese
}

// Draw draws something cut up where a state asks for that, and reports whether it did.
func (k Cut) Draw(c *kit.Canvas) bool {
	switch {
	case k.Leafy && (c.State("diced") || c.State("sliced") || c.State("grated")):
		c.Part("flakes", k.flakes(c))
	case c.State("diced"):
		c.Part("cubes", k.heap(c))
	case c.State("grated"):
		c.Part("shreds", k.shreds(c))
	case c.State("sliced"):
		c.Part("slices", k.slices(c))
	default:
		return false
	}
	c.Anchor("ground", 128, 226)
	return true
}

// heap is a pile of dice: rows of them, each row shorter than the one below.
func (k Cut) heap(c *kit.Canvas) kit.Node {
	rows := []struct {
		n    int
		y, w float64
	}{{5, 176, 78}, {4, 138, 58}, {6, 200, 96}, {3, 104, 34}, {5, 166, 70}, {2, 74, 14}, {4, 196, 60}}
	all := []kit.Node{c.Blur(5, c.Ellipse(128, 222, 104, 9, k.Flesh.DDD)).Opacity(.3)}
	for r, row := range rows {
		for i := range row.n {
			u := 2*float64(i)/float64(max(row.n-1, 1)) - 1
			turn := float64((i*53+r*31)%44) - 22
			all = append(all, k.die(c, 128+u*row.w+float64((i*17+r*7)%9)-4, row.y+float64((i*23+r*11)%13)-6, 22, turn, (i+r)%3 == 0))
		}
	}
	return kit.Of(all...)
}

// die is one cube of flesh, its upper face lit; one with skin has it on its right face.
func (k Cut) die(c *kit.Canvas, x, y, s, turn float64, skin bool) kit.Node {
	f, side := k.Flesh, k.Flesh
	if skin {
		side = k.Skin
	}
	p := func(d string) string { return sheen.D("M%g %g", x, y) + d }
	return kit.Of(
		c.Path(p("l-22 -11v22l22 12l22 -12v-22z"), f.DDD).Opacity(.35).Move(1, 2.500),
		c.Form(p("l-22 -11v22l22 12z"), kit.Lin(x-s, y-s, x, y+s, f.L, f.M)),
		c.Form(p("l22 -11v22l-22 12z"), kit.Lin(x, y, x+s, y+s, side.M, side.D)),
		c.Form(p("l-22 -11l22 -11l22 11z"), kit.Lin(x-s, y-s, x+s, y, f.LL, f.L)),
		c.Line(sheen.D("M%g %gl22 11l22 -11M%g %gv22", x-22, y-11, x, y), f.LL, 1.600).Opacity(.8)).Rotate(turn, x, y)
}

// shreds is a loose pile of grated strips.
func (k Cut) shreds(c *kit.Canvas) kit.Node {
	all := []kit.Node{c.Blur(5, c.Ellipse(128, 222, 106, 9, k.Flesh.DDD)).Opacity(.3)}
	for i := range 96 {
		v := float64(i) / 95
		y := 214 - 134*v*v
		u := math.Mod(float64(i)*.618, 1)*2 - 1
		x := 128 + u*104*math.Sqrt(1-v*v*.94)
		a := float64(i*47%180) * math.Pi / 180
		dx, dy := 26*math.Cos(a), 11*math.Sin(a)
		bend := float64(i%5-2) * 5
		d := sheen.D("M%.1f %.1fQ%.1f %.1f %.1f %.1f", x-dx, y-dy, x+bend, y+bend-7, x+dx, y+dy)
		t := k.Flesh
		if i%9 == 4 {
			t = k.Skin
		}
		all = append(all, c.Line(d, t.DD, 8.500).Move(.6, 1.600).Opacity(.7), c.Line(d, []kit.Color{t.M, t.L, t.D}[i%3], 7), c.Line(d, t.LL, 2).Move(-.4, -1.600).Opacity(.8))
	}
	return kit.Of(all...)
}

// flakes is a heap of chopped leaves.
func (k Cut) flakes(c *kit.Canvas) kit.Node {
	all := []kit.Node{c.Blur(5, c.Ellipse(128, 222, 106, 9, k.Flesh.DDD)).Opacity(.3)}
	for i := range 120 {
		v := float64(i) / 119
		u := math.Mod(float64(i)*.618, 1)*2 - 1
		x, y := 128+u*106*math.Sqrt(1-v*v*.96), 214-104*v*v
		s := 9 + float64(i%4)*2
		d := sheen.D("M%.1f %.1fl%.1f %.1fl%.1f %.1fl%.1f %.1fz", x-s, y, s*.9, -s*.8, s, s*.6, -s*.7, s*.9)
		all = append(all, c.Path(d, k.Flesh.DDD).Move(.8, 2).Opacity(.5), c.Path(d, []kit.Color{k.Flesh.M, k.Flesh.L, k.Flesh.D, k.Skin.M, k.Flesh.DD}[i%5]).Rotate(float64(i*67%360), x, y))
	}
	return kit.Of(all...)
}

// slices is a row of round slices, each leaning on the one before it.
func (k Cut) slices(c *kit.Canvas) kit.Node {
	all := []kit.Node{c.Blur(5, c.Ellipse(128, 212, 116, 10, k.Flesh.DDD)).Opacity(.3)}
	for i := range 5 {
		all = append(all, k.slice(c, 204-38*float64(i), 148+2*float64(i), 62).Scale(.62+.09*float64(i), 1, 204-38*float64(i), 148))
	}
	return kit.Of(all...)
}

// slice is one round slice around x, y, seen a little from the left, so that its rind shows at the right.
func (k Cut) slice(c *kit.Canvas, x, y, r float64) kit.Node {
	f, s := k.Flesh, k.Skin
	if k.Square {
		o := func(d, in float64) string { return kit.RoundRect(x-r*in+d, y-r*in+d*.3, 2*r*in, 2*r*in, 7) }
		return kit.Of(c.Path(o(9, 1), s.DDD), c.Path(o(7, 1), s.D), c.Form(o(0, 1), kit.Lin(x-r, y-r, x+r, y+r, f.LL, f.L, f.M, f.D), c.Circle(x-r*.4, y-r*.3, r*.16, f.DD), c.Circle(x+r*.35, y+r*.1, r*.22, f.DD), c.Circle(x-r*.2, y+r*.5, r*.12, f.DD), c.Circle(x+r*.4, y-r*.55, r*.1, f.DD)), c.Path(o(0, .97), kit.None).Stroke(f.LL, 2.400).Opacity(.8))
	}
	all := []kit.Node{c.Circle(x+9, y+2, r, s.DDD), c.Circle(x+7, y+1, r, kit.Lin(x-r, y-r, x+r, y+r, s.M, s.D, s.DD)), c.Circle(x, y, r, s.M), c.Form(kit.Oval(x, y, r*.92, r*.92), kit.Rad(x-r*.2, y-r*.25, r*1.5, f.LL, f.L, f.M, f.D))}
	switch {
	case k.Rings:
		for _, q := range []float64{.76, .58, .4, .2} {
			all = append(all, c.Circle(x, y, r*q, kit.None).Stroke(f.DD, 2.400).Opacity(.6), c.Circle(x-.800, y-1, r*q, kit.None).Stroke(kit.White, 1.200).Opacity(.7))
		}
	case k.Hollow:
		all = append(all, c.Circle(x, y, r*.3, f.DDD), c.Circle(x+2, y+2, r*.27, f.DD))
	case k.Chambers > 0:
		n := k.Chambers
		all = append(all, c.Around(n, x, y, kit.Of(c.Form(sheen.D("M%g %gQ%g %g %g %gQ%g %g %g %gZ", x, y-r*.18, x-r*.42, y-r*.5, x, y-r*.8, x+r*.42, y-r*.5, x, y-r*.18), kit.Lin(x, y-r*.8, x, y-r*.2, f.D, f.DD)), c.Ellipse(x-r*.09, y-r*.58, r*.05, r*.09, k.Seeds), c.Ellipse(x+r*.1, y-r*.48, r*.05, r*.09, k.Seeds))))
	default:
		all = append(all, c.Circle(x, y, r*.5, kit.None).Stroke(f.D, 2).Opacity(.5), c.Circle(x, y, r*.2, f.L), c.Around(10, x, y, c.Line(sheen.D("M%g %gV%g", x, y-r*.28, y-r*.46), k.Seeds, 2.600)).Opacity(.8))
	}
	return kit.Of(append(all, c.Path(sheen.D("M%g %gA%g %g 0 0 1 %g %g", x-r*.74, y-r*.2, r*.76, r*.76, x-r*.1, y-r*.75), kit.None).Stroke(kit.White, 3).Opacity(.55))...)
}
