package procedural

import (
	"math"

	"pellucid/internal/engine/illustrator/color"
	"pellucid/internal/engine/illustrator/scene"
)

// waves are layers of swell across the lower part, each nearer one darker.
func waves(s *sheet) {
	s.bleeds = true
	const layers = 5
	for i := range layers {
		k := float32(i) / (layers - 1)
		c := s.ink.soft.Mix(s.ink.deep, k)
		top := s.h * (0.40 + 0.12*float32(i))
		paint := linear(pt(0, top-s.h*0.06), pt(0, top+s.h*0.30), stop(0, shaded(c, 0.06, 1)), stop(1, shaded(c, -0.05, 1)))
		s.add(s.swell(top, s.h*(0.050-0.006*float32(i)), s.between(0, 6), 1.6+0.5*k).Fill(paint).Node())
	}
}

// swell is a band from a wavy top down to the lower edge.
func (s *sheet) swell(top, height, phase, cycles float32) *scene.Builder {
	const steps = 64
	b := scene.NewPath().Move(0, s.h)
	for i := range steps + 1 {
		t := float64(i) / steps
		y := top + height*float32(math.Sin(2*math.Pi*t*float64(cycles)+float64(phase))+0.35*math.Sin(2*math.Pi*t*float64(cycles)*2.1+float64(phase)*1.7))
		b.Line(float32(t)*s.w, y)
	}
	return b.Line(s.w, s.h).Close()
}

// sunburst is a fan of rays that fade outwards around a bright disc.
func sunburst(s *sheet) {
	cx, cy, r := s.w/2, s.h/2, min(s.w, s.h)*0.48
	c := s.ink.main
	rays := pick(s, 16, 20, 24)
	for i := range rays {
		a, half := 2*math.Pi*float64(i)/float64(rays), math.Pi/float64(rays)*0.52
		reach := r
		if i%2 == 1 {
			reach = r * 0.80
		}
		p, q := polar(cx, cy, reach, a-half), polar(cx, cy, reach, a+half)
		m := polar(cx, cy, reach*1.015, a)
		b := scene.NewPath().Move(cx, cy).Line(p.X, p.Y).Quad(m.X, m.Y, q.X, q.Y).Close()
		tint := shaded(c, 0.05*float32(i%2), 1)
		s.add(b.Fill(radial(cx, cy, reach, veil(0.25, tint, 1), veil(0.70, tint, 0.85), veil(1, tint, 0.05))).Node())
	}
	s.add(scene.NewPath().Ellipse(cx, cy, r*0.36, r*0.36).Fill(s.ink.pale.Paint()).Node())
	disc := radial(cx-r*0.1, cy-r*0.1, r*0.42, stop(0, shaded(c, 0.10, 0.9)), stop(1, shaded(c, -0.02, 1.05)))
	s.add(scene.NewPath().Ellipse(cx, cy, r*0.31, r*0.31).Fill(disc).Node())
}

// cloudscape piles clouds in three depths, the farthest palest.
func cloudscape(s *sheet) {
	tint := color.Hex(0xa8c4ea)
	if s.Color != "" {
		tint = s.ink.soft
	}
	rows := []struct{ y, size, depth float32 }{{0.30, 0.20, 0.5}, {0.50, 0.26, 0.25}, {0.70, 0.32, 0}}
	for i, row := range rows {
		for k := range 2 {
			x := s.w * (0.30 + 0.40*float32((k+i)%2) + s.between(-0.06, 0.06))
			s.cloud(pt(x, s.h*row.y+s.between(-20, 20)), min(s.w, s.h)*row.size*s.between(0.9, 1.1), row.depth, tint)
		}
	}
}

// cloud is a heap of puffs on a flat base, white above and tinted below.
func (s *sheet) cloud(at scene.Point, r, depth float32, tint color.RGB) {
	x, y := at.X, at.Y
	white := color.RGB{R: 1, G: 1, B: 1}
	top, low := white.Mix(tint, depth*0.7), white.Mix(tint, 0.55+depth*0.45)
	paint := linear(pt(x, y-r*0.55), pt(x, y+r*0.34), stop(0, top), stop(0.55, white.Mix(tint, 0.15+depth*0.7)), stop(1, low))
	puffs := []struct{ dx, dy, r float32 }{
		{-0.62, 0.10, 0.24}, {0.62, 0.08, 0.26}, {-0.30, -0.10, 0.34}, {0.30, -0.12, 0.36}, {0, -0.26, 0.36}, {0, 0.06, 0.30},
	}
	b := roundBox(scene.NewPath().Fill(paint), box{x - r*0.84, y, r * 1.68, r * 0.34}, r*0.17)
	for _, p := range puffs {
		b.Ellipse(x+p.dx*r, y+p.dy*r, p.r*r*s.between(0.92, 1.08), p.r*r)
	}
	s.add(b.Node())
}
