package procedural

import (
	"math"

	"pellucid/internal/engine/illustrator/color"
	"pellucid/internal/engine/illustrator/scene"
)

// sparkles are four-pointed stars of many sizes, the largest with a soft glow.
func sparkles(s *sheet) {
	base := s.ink.main
	n := 18
	if s.Minimal {
		n = 6
	}
	spots := s.scattered(n, 0.13)
	for i, p := range spots {
		r := min(s.w, s.h) * []float32{0.17, 0.115, 0.085, 0.06, 0.045, 0.035}[min(i, 5)] * s.between(0.85, 1.1)
		s.glint(p, r, shaded(base, s.between(-0.02, 0.08), 1))
	}
}

// glint is one concave star with a bright heart.
func (s *sheet) glint(p scene.Point, r float32, c color.RGB) {
	s.add(scene.NewPath().Ellipse(p.X, p.Y, r*0.8, r*0.8).Fill(radial(p.X, p.Y, r*0.8, veil(0, shaded(c, 0.1, 0.8), 0.42), veil(1, c, 0))).Node())
	paint := radial(p.X, p.Y, r, stop(0, shaded(c, 0.06, 0.9)), stop(0.5, shaded(c, 0.02, 1)), stop(1, c))
	s.add(concave(p, r).Fill(paint).Node())
}

// concave is a star of four arms whose sides bend inwards.
func concave(p scene.Point, r float32) *scene.Builder {
	b := scene.NewPath().Move(p.X, p.Y-r)
	k := r * 0.10
	w := r * 0.78
	b.Quad(p.X+k, p.Y-k, p.X+w, p.Y).Quad(p.X+k, p.Y+k, p.X, p.Y+r)
	return b.Quad(p.X-k, p.Y+k, p.X-w, p.Y).Quad(p.X-k, p.Y-k, p.X, p.Y-r).Close()
}

// scattered returns points that keep away from each other (best of ten candidates) and from the edges.
func (s *sheet) scattered(n int, margin float32) []scene.Point {
	var pts []scene.Point
	for range n {
		best, most := scene.Point{}, float32(-1)
		for range 10 {
			p := scene.Point{X: s.w * s.between(margin, 1-margin), Y: s.h * s.between(margin, 1-margin)}
			least := float32(1e9)
			for _, q := range pts {
				least = min(least, float32(math.Hypot(float64(p.X-q.X), float64(p.Y-q.Y))))
			}
			if least > most {
				best, most = p, least
			}
		}
		pts = append(pts, best)
	}
	return pts
}

// confetti is paper of many cuts in mid-air: strips, discs, squares, curls.
func confetti(s *sheet) {
	n := 90
	if s.Minimal {
		n = 36
	}
	for i, p := range s.scattered(n, 0.04) {
		c := s.paper(i)
		unit := min(s.w, s.h) * s.between(0.014, 0.024)
		s.addAll([]scene.Node{s.scrap(i, c)}, placed(p.X, p.Y, unit, float64(s.between(0, 6))))
	}
}

// paper is the colour of a scrap: a party's mix, unless a colour was asked for.
func (s *sheet) paper(i int) color.RGB {
	if s.Color != "" {
		return s.ink.cycle(i)
	}
	return color.Hex([...]uint32{0xf4516c, 0xffb52e, 0x35c6b4, 0x4b7bec, 0xa55eea, 0xff7f50, 0x7bd650}[i*3%7])
}

func (s *sheet) scrap(i int, c color.RGB) scene.Node {
	switch i % 5 {
	case 0:
		return scene.NewPath().Ellipse(0, 0, 0.75, s.between(0.4, 0.75)).Fill(c.Paint()).Node()
	case 1:
		return scene.NewPath().Move(-1, -0.9).Cubic(scene.Point{X: 0, Y: -1.4}, scene.Point{X: -0.4, Y: 0.4}, scene.Point{X: 0.3, Y: 0.1}).
			Quad(1, -0.1, 1.1, 1).Stroke(line(c, 0.42)).Node()
	case 2:
		return scene.NewPath().Move(0, -0.9).Line(0.85, 0.6).Line(-0.85, 0.6).Close().Fill(c.Paint()).Node()
	}
	half := linear(pt(-1, 0), pt(1, 0), stop(0.5, c), stop(0.501, shaded(c, -0.08, 1)))
	return scene.NewPath().Rect(-1.1, -0.42, 2.2, s.between(0.6, 0.84)).Fill(half).Node()
}

// bokeh is out-of-focus light: translucent discs with brighter rims.
func bokeh(s *sheet) {
	s.bleeds = true
	for i, p := range s.scattered(26, 0.13) {
		r := min(s.w, s.h) * s.between(0.035, 0.105)
		c := shaded(s.ink.cycle(i), 0.12, 1.05)
		a := s.between(0.26, 0.58)
		paint := radial(p.X, p.Y, r, veil(0, c, a*0.62), veil(0.84, c, a*0.8), veil(0.93, shaded(c, 0.08, 0.8), a*1.25), veil(1, c, 0))
		s.add(scene.NewPath().Ellipse(p.X, p.Y, r, r).Fill(paint).Node())
	}
}
