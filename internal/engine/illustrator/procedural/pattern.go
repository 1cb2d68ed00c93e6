package procedural

import (
	"math"
	"pellucid/internal/engine/illustrator/color"

	"pellucid/internal/engine/illustrator/scene"
)

// pattern scatters motifs on a tile that repeats without a seam: what leaves it on one side comes back on the other.
func pattern(s *sheet) {
	s.bleeds = true
	const cells = 4
	step := min(s.w, s.h) / cells
	columns, rows := int(s.w/step+0.5), int(s.h/step+0.5)
	kind := s.rng.IntN(3)
	motifs := [4][]scene.Node{}
	for i := range motifs {
		motifs[i] = s.motif(kind, i)
	}
	for y := range rows {
		for x := range columns {
			cx := (float32(x) + 0.5*float32(y%2) + 0.25) * step
			s.tiled(motifs[(x+2*y)%4], pt(cx, (float32(y)+0.5)*step), step*s.between(0.33, 0.40), float64(s.between(-0.5, 0.5)))
			fill := motifs[(x+2*y+1)%4]
			s.tiled(fill, pt(cx+step*0.5, (float32(y)+s.between(0.02, 0.1))*step), step*0.13, float64(s.between(0, 6)))
		}
	}
}

// tiled adds the motif, and again beyond each edge that it crosses.
func (s *sheet) tiled(nodes []scene.Node, at scene.Point, r float32, angle float64) {
	for _, dx := range []float32{-s.w, 0, s.w} {
		for _, dy := range []float32{-s.h, 0, s.h} {
			x, y := at.X+dx, at.Y+dy
			if x > -r*1.2 && x < s.w+r*1.2 && y > -r*1.2 && y < s.h+r*1.2 {
				s.addAll(nodes, placed(x, y, r, angle))
			}
		}
	}
}

// motif draws one ornament of radius 1 in the i-th colour.
func (s *sheet) motif(kind, i int) []scene.Node {
	c := s.ink.cycle(i)
	t := newSheet(Spec{Seed: s.rng.Uint64(), Color: s.Color})
	t.ink = s.ink
	switch {
	case kind == 0 && i != 2: // a meadow
		t.addAll(t.bloom(c, t.heartFor(c)).nodes(), scene.Identity)
	case kind == 0:
		t.grow(sprig{curve: curve{{X: 0, Y: 1}, {X: 0.2, Y: 0.4}, {X: -0.2, Y: -0.3}, {X: 0, Y: -0.7}}, leaf: 0.62, width: 0.3, green: s.ink.greens[0], berry: s.ink.accent, gaps: 0.2})
	case kind == 1: // leaves and dots
		if i%2 == 0 {
			t.addAll(leaf(c, 0.36), scene.Matrix{1.8, 0, 0, 1.8, 0, 0.9})
		} else {
			t.disc(scene.Point{}, 0.42, c)
		}
	default: // shapes
		t.shape(i, c)
	}
	return t.nodes
}

// shape is a ring, a star, a soft triangle or a quarter moon.
func (s *sheet) shape(i int, c color.RGB) {
	switch i % 4 {
	case 0:
		s.add(scene.NewPath().Ellipse(0, 0, 0.7, 0.7).Stroke(line(c, 0.26)).Node())
	case 1:
		s.add(star(scene.Point{}, 1, 0.46, 5).Fill(c.Paint()).Stroke(line(c, 0.12)).Node())
	case 2:
		s.add(scene.NewPath().Move(0, -0.7).Line(0.72, 0.55).Line(-0.72, 0.55).Close().Fill(c.Paint()).Stroke(line(c, 0.22)).Node())
	default:
		b := scene.NewPath().Move(-0.75, 0.1)
		b.Cubic(scene.Point{X: -0.75, Y: -0.9}, scene.Point{X: 0.75, Y: -0.9}, scene.Point{X: 0.75, Y: 0.1})
		s.add(b.Stroke(line(c, 0.24)).Node())
	}
}

// star is a polygon with so many tips between two radii, the first tip upwards.
func star(mid scene.Point, outer, inner float32, tips int) *scene.Builder {
	b := scene.NewPath()
	for i := range 2 * tips {
		r := outer
		if i%2 == 1 {
			r = inner
		}
		p := polar(mid.X, mid.Y, r, math.Pi*float64(i)/float64(tips)-math.Pi/2)
		if i == 0 {
			b.Move(p.X, p.Y)
		} else {
			b.Line(p.X, p.Y)
		}
	}
	return b.Close()
}
