package procedural

import (
	"math"

	"pellucid/internal/engine/illustrator/color"
	"pellucid/internal/engine/illustrator/scene"
)

// ornateBand is a gilded moulding: bevelled bands with beads, and shells at the corners.
func (s *sheet) ornateBand() {
	unit := min(s.w, s.h)
	base := s.ink.main
	if s.Color == "" {
		base = color.Hex(0xd9a441)
	}
	s.moulding(unit*0.035, unit*0.060, shaded(base, -0.10, 1), shaded(base, 0.10, 0.9))
	s.moulding(unit*0.055, unit*0.022, shaded(base, 0.14, 0.8), base)
	s.moulding(unit*0.086, unit*0.012, shaded(base, -0.22, 1), shaded(base, -0.14, 1))
	s.beads(unit*0.066, unit*0.0085, shaded(base, 0.16, 0.75))
	for _, p := range []scene.Point{{X: 0, Y: 0}, {X: 1, Y: 0}, {X: 1, Y: 1}, {X: 0, Y: 1}} {
		inset := unit * 0.066
		s.shell(inset+p.X*(s.w-2*inset), inset+p.Y*(s.h-2*inset), unit*0.060, base)
	}
}

// moulding is a rectangular band between inset and inset + width, lit from above.
func (s *sheet) moulding(inset, width float32, dark, light color.RGB) {
	b := scene.NewPath().EvenOdd()
	b.Rect(inset, inset, s.w-2*inset, s.h-2*inset)
	in := inset + width
	b.Rect(in, in, s.w-2*in, s.h-2*in)
	s.add(b.Fill(linear(pt(0, 0), pt(s.w, s.h), stop(0, light), stop(0.5, dark), stop(1, light))).Node())
}

func (s *sheet) beads(inset, r float32, c color.RGB) {
	w, h := s.w-2*inset, s.h-2*inset
	gap := r * 3.4
	for _, side := range []struct{ x, y, dx, dy, length float32 }{
		{inset, inset, 1, 0, w}, {inset, s.h - inset, 1, 0, w}, {inset, inset, 0, 1, h}, {s.w - inset, inset, 0, 1, h},
	} {
		n := int(side.length / gap)
		for i := 1; i < n; i++ {
			d := side.length * float32(i) / float32(n)
			s.disc(scene.Point{X: side.x + side.dx*d, Y: side.y + side.dy*d}, r, c)
		}
	}
}

// shell is a rosette of petals with a bright knob.
func (s *sheet) shell(x, y, r float32, c color.RGB) {
	f := flower{petals: 8, broad: 0.34, rings: 2, petal: shaded(c, 0.04, 1), heart: shaded(c, 0.2, 0.6)}
	s.addAll(f.nodes(), placed(x, y, r, math.Pi/8))
}

// divider is a line that tapers to both sides of an ornament, with curls or sprigs beside it.
func divider(s *sheet) {
	s.h = min(s.h, s.w*0.30)
	cy, cx := s.h/2, s.w/2
	unit := s.w * 0.20
	from := len(s.nodes)
	s.taper(cx+unit*0.55, cy, s.w*0.97-cx-unit*0.55, s.ink.deep)
	if s.rng.IntN(2) == 0 {
		s.curls(cx, cy, unit)
	} else {
		s.sideSprigs(cx, cy, unit)
	}
	half := append([]scene.Node(nil), s.nodes[from:]...)
	s.addAll(half, scene.Matrix{-1, 0, 0, 1, 2 * cx, 0})
	s.plant(cx, cy, unit*0.34, s.ink.main)
}

// taper is a sliver that ends in a dot.
func (s *sheet) taper(x, y, length float32, c color.RGB) {
	b := scene.NewPath().Move(x, y-4.5)
	b.Quad(x+length*0.5, y-2.5, x+length*0.94, y).Quad(x+length*0.5, y+2.5, x, y+4.5).Close()
	s.add(b.Fill(c.Paint()).Node())
	s.disc(scene.Point{X: x + length*0.97, Y: y}, 5, s.ink.accent)
}

// curls are two scrolls that roll away from the line.
func (s *sheet) curls(cx, cy, unit float32) {
	for _, up := range []float32{-1, 1} {
		x := cx + unit*0.40
		b := scene.NewPath().Move(x, cy)
		b.Cubic(scene.Point{X: x + unit*0.30, Y: cy + up*unit*0.34}, scene.Point{X: x + unit*0.85, Y: cy + up*unit*0.36}, scene.Point{X: x + unit*0.85, Y: cy + up*unit*0.14})
		b.Cubic(scene.Point{X: x + unit*0.85, Y: cy + up*unit*0.02}, scene.Point{X: x + unit*0.66, Y: cy + up*unit*0.03}, scene.Point{X: x + unit*0.68, Y: cy + up*unit*0.15})
		s.add(b.Stroke(line(s.ink.deep, 6.5)).Node())
		s.disc(scene.Point{X: x + unit*0.68, Y: cy + up*unit*0.16}, 8, s.ink.accent)
	}
}

func (s *sheet) sideSprigs(cx, cy, unit float32) {
	for i, up := range []float32{-1, 1} {
		c := curve{{X: cx + unit*0.2, Y: cy}, {X: cx + unit*0.6, Y: cy + up*unit*0.30}, {X: cx + unit*1.0, Y: cy + up*unit*0.30}, {X: cx + unit*1.5, Y: cy + up*unit*0.12}}
		s.grow(sprig{curve: c, leaf: unit * 0.27, width: 0.28, green: s.ink.greens[i], berry: s.ink.accent, gaps: 0.14, fruit: true})
	}
}
