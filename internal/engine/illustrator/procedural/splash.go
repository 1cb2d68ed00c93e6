package procedural

import (
	"math"

	"pellucid/internal/engine/illustrator/color"
	"pellucid/internal/engine/illustrator/scene"
)

// splash is a burst of paint: a body with long and short arms, and drops thrown beyond them.
func splash(s *sheet) {
	cx, cy, r := s.w/2, s.h/2, min(s.w, s.h)*0.27
	c := s.ink.main
	paint := radial(cx-r*0.5, cy-r*0.6, r*2.4, stop(0, shaded(c, 0.13, 0.9)), stop(0.45, c), stop(1, shaded(c, -0.12, 1.05)))
	s.add(closedCurve(scene.NewPath(), s.burst(cx, cy, r)).Fill(paint).Node())
	n := 16
	if s.Minimal {
		n = 7
	}
	for range n {
		a := float64(s.between(0, 2*math.Pi))
		d := r * s.between(1.35, 1.78)
		p := polar(cx, cy, d, a)
		s.droplet(p, r*s.between(0.025, 0.085), a, shaded(c, s.between(-0.06, 0.06), 1))
	}
	shine := glaze(color.RGB{R: 1, G: 1, B: 1}, 0.55)
	s.add(scene.NewPath().Ellipse(cx-r*0.36, cy-r*0.40, r*0.20, r*0.10).Fill(shine).Node())
	s.add(scene.NewPath().Ellipse(cx-r*0.08, cy-r*0.52, r*0.06, r*0.04).Fill(shine).Node())
}

// burst is an outline whose arms end in round drops.
func (s *sheet) burst(cx, cy, r float32) []scene.Point {
	const arms = 15
	var pts []scene.Point
	for i := range arms {
		a := 2 * math.Pi * (float64(i) + float64(s.between(-0.25, 0.25))) / arms
		reach := r * s.between(1.05, 1.62)
		half := math.Pi / arms
		neck, knob := 0.16*half, 0.24*half
		pts = append(pts,
			polar(cx, cy, r*s.between(0.80, 0.90), a-half*0.75),
			polar(cx, cy, r*0.98, a-neck*1.8), polar(cx, cy, reach*0.86, a-neck),
			polar(cx, cy, reach*0.96, a-knob), polar(cx, cy, reach*1.03, a), polar(cx, cy, reach*0.96, a+knob),
			polar(cx, cy, reach*0.86, a+neck), polar(cx, cy, r*0.98, a+neck*1.8))
	}
	return pts
}

// droplet is a drop that flies along an angle.
func (s *sheet) droplet(p scene.Point, r float32, angle float64, c color.RGB) {
	b := scene.NewPath().Ellipse(0, 0, r*1.25, r).Fill(c.Paint())
	s.addAll([]scene.Node{b.Node()}, placed(p.X, p.Y, 1, angle))
}

// blob is two or three soft organic shapes, one over the other, in gradients.
func blob(s *sheet) {
	n := 3
	if s.Minimal {
		n = 1
	}
	r := min(s.w, s.h) * 0.36
	for i := range n {
		c := s.ink.cycle(n - 1 - i)
		k := 1 - 0.22*float32(i)
		x, y := s.w/2+s.between(-0.16, 0.16)*r*float32(min(i+1, 2)), s.h/2+s.between(-0.16, 0.16)*r*float32(min(i+1, 2))
		from, to := polar(x, y, r*k, 3.9), polar(x, y, r*k, 0.8)
		paint := linear(from, to, stop(0, shaded(c, 0.10, 0.95)), stop(1, shaded(c, -0.06, 1.1)))
		s.add(closedCurve(scene.NewPath(), s.amoeba(x, y, r*k)).Fill(paint).Node())
	}
}

// amoeba is a circle disturbed by three slow waves.
func (s *sheet) amoeba(x, y, r float32) []scene.Point {
	p1, p2, p3 := float64(s.between(0, 6)), float64(s.between(0, 6)), float64(s.between(0, 6))
	pts := make([]scene.Point, 24)
	for i := range pts {
		a := 2 * math.Pi * float64(i) / float64(len(pts))
		k := 1 + 0.13*math.Sin(2*a+p1) + 0.09*math.Sin(3*a+p2) + 0.03*math.Sin(5*a+p3)
		pts[i] = polar(x, y, r*float32(k), a)
	}
	return pts
}
