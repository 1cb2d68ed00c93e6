package procedural

import (
	"math"
	"pellucid/internal/engine/illustrator/color"

	"pellucid/internal/engine/illustrator/scene"
)

// corner fills the upper left with blooms; sprigs run along both edges.
func corner(s *sheet) {
	s.cornerGroup(min(s.w, s.h), 1)
}

// cornerGroup draws a corner ornament whose arms have the given length; lush scales the blooms.
func (s *sheet) cornerGroup(arm, lush float32) {
	root := scene.Point{X: arm * 0.16, Y: arm * 0.16}
	for i := range 6 {
		along := i%2 == 0
		s.armSprig(root, arm, along, i)
	}
	blooms := []struct{ along, aside, r float32 }{
		{0.66, 0.115, 0.055}, {0.50, 0.10, 0.080}, {0.345, 0.125, 0.100},
	}
	for i, b := range blooms {
		r := b.r * arm * lush
		s.plant(b.along*arm, b.aside*arm+s.between(-6, 6), r, s.ink.cycle(i+1))
		s.plant(b.aside*arm+s.between(-6, 6), b.along*arm, r, s.ink.cycle(i+2))
	}
	s.plant(root.X+arm*0.015, root.Y+arm*0.015, arm*0.150*lush, s.ink.main)
}

func (s *sheet) armSprig(root scene.Point, arm float32, along bool, i int) {
	reach := arm * s.between(0.70, 0.95)
	end := arm * s.between(0.05, 0.22)
	c := curve{root, {X: reach * 0.4, Y: arm * s.between(0.04, 0.12)}, {X: reach * 0.7, Y: end * 0.6}, {X: reach, Y: end}}
	if !along {
		for k := range c {
			c[k].X, c[k].Y = c[k].Y, c[k].X
		}
	}
	s.grow(sprig{
		curve: c, leaf: arm * s.between(0.075, 0.105), width: pick(s, float32(0.24), 0.30, 0.38),
		green: s.ink.greens[i%3], berry: s.ink.accent, gaps: 0.075, fruit: i > 3,
	})
}

// border runs a garland along all four edges, with corner groups where they meet.
func border(s *sheet) {
	s.bleeds = true
	margin := min(s.w, s.h) * 0.055
	s.rule(margin, 6, s.ink.deep)
	s.rule(margin*1.35, 5, s.ink.soft)
	s.fourCorners(min(s.w, s.h)*0.46, 0.92)
}

// rule is a rectangle of thin line at a distance from the edge.
func (s *sheet) rule(inset, width float32, c color.RGB) {
	s.add(scene.NewPath().Rect(inset, inset, s.w-2*inset, s.h-2*inset).Stroke(line(c, width)).Node())
}

// fourCorners draws one corner group and mirrors it.
func (s *sheet) fourCorners(arm, lush float32) {
	from := len(s.nodes)
	s.cornerGroup(arm, lush)
	group := s.nodes[from:]
	s.nodes = append([]scene.Node(nil), s.nodes[:from]...)
	inset := min(s.w, s.h) * 0.006
	for _, m := range []scene.Matrix{
		{1, 0, 0, 1, inset, inset}, {-1, 0, 0, 1, s.w - inset, inset},
		{1, 0, 0, -1, inset, s.h - inset}, {-1, 0, 0, -1, s.w - inset, s.h - inset},
	} {
		s.addAll(group, m)
	}
}

// frame is a wreath, a set of fine rules with floral corners, or an ornate band.
func frame(s *sheet) {
	switch s.rng.IntN(3) {
	case 0:
		s.wreath()
	case 1:
		s.floralRules()
	default:
		s.ornateBand()
	}
}

// wreath closes sprigs to a ring and gathers blooms at its lower left and upper right.
func (s *sheet) wreath() {
	cx, cy, r := s.w/2, s.h/2, min(s.w, s.h)*0.40
	s.add(scene.NewPath().Ellipse(cx, cy, r, r).Stroke(line(s.ink.greens[2], 4)).Node())
	const n = 10
	for i := range n {
		a := 2 * math.Pi * float64(i) / n
		s.arcSprig(pt(cx, cy), r*s.between(0.96, 1.04), a, i)
	}
	for k, base := range []float64{2.35, -0.79} {
		for i, off := range []float64{-0.52, -0.34, 0.50, 0.30, -0.16, 0.14, 0} {
			size := []float32{0.045, 0.065, 0.05, 0.075, 0.09, 0.095, 0.13}[i] * (1 - 0.18*float32(k))
			p := polar(cx, cy, r*s.between(0.97, 1.03), base+off)
			s.plant(p.X, p.Y, size*min(s.w, s.h), s.ink.cycle(i+k))
		}
	}
}

func (s *sheet) arcSprig(mid scene.Point, r float32, from float64, i int) {
	const span = 0.78
	c := curve{
		polar(mid.X, mid.Y, r, from), polar(mid.X, mid.Y, r*1.03, from+span/3),
		polar(mid.X, mid.Y, r*1.03, from+2*span/3), polar(mid.X, mid.Y, r*s.between(0.95, 1.08), from+span),
	}
	unit := min(s.w, s.h)
	s.grow(sprig{
		curve: c, leaf: unit * s.between(0.062, 0.085), width: pick(s, float32(0.26), 0.34),
		green: s.ink.greens[i%3], berry: s.ink.accent, gaps: 0.11, fruit: i%2 == 0,
	})
}

// floralRules are two thin rectangles whose opposite corners carry blooms.
func (s *sheet) floralRules() {
	unit := min(s.w, s.h)
	s.rule(unit*0.085, 7, s.ink.deep)
	s.rule(unit*0.107, 5, s.ink.accent)
	s.fourCorners(unit*0.42, 0.9)
}
