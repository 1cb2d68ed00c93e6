package procedural

import (
	"math"

	"pellucid/internal/engine/illustrator/color"
	"pellucid/internal/engine/illustrator/scene"
)

// badge is a scalloped seal with a ring, a star or a word, and two ribbon tails.
func badge(s *sheet) {
	cx, cy, r := s.w/2, s.h*0.42, min(s.w, s.h)*0.38
	for _, side := range []float32{-1, 1} {
		s.tail(cx+side*r*0.34, cy+r*0.55, r, side)
	}
	rim := linear(pt(cx-r, cy-r), pt(cx+r, cy+r), stop(0, s.ink.soft), stop(1, s.ink.deep))
	s.add(scallops(cx, cy, r, 20).Fill(rim).Node())
	s.add(scene.NewPath().Ellipse(cx, cy, r*0.80, r*0.80).Fill(s.ink.pale.Paint()).Node())
	face := linear(pt(cx-r, cy-r), pt(cx+r, cy+r), stop(0.1, shaded(s.ink.main, 0.07, 1)), stop(0.9, shaded(s.ink.main, -0.08, 1)))
	s.add(scene.NewPath().Ellipse(cx, cy, r*0.74, r*0.74).Fill(face).Node())
	dots := line(s.ink.pale, 4)
	dots.Dash = []float32{0.1, 16}
	dots.Width = 6
	s.add(scene.NewPath().Ellipse(cx, cy, r*0.66, r*0.66).Stroke(dots).Node())
	if s.Text != "" {
		s.write(s.Text, box{cx - r*0.56, cy - r*0.26, r * 1.12, r * 0.52}, s.ink.pale.Paint())
		return
	}
	s.add(star(pt(cx, cy), r*0.46, r*0.21, 5).Fill(s.ink.pale.Paint()).Stroke(line(s.ink.pale, 10)).Node())
}

// scallops is a disc with a wavy edge.
func scallops(cx, cy, r float32, n int) *scene.Builder {
	pts := make([]scene.Point, 4*n)
	for i := range pts {
		a := 2 * math.Pi * float64(i) / float64(len(pts))
		pts[i] = polar(cx, cy, r*(0.955+0.045*float32(math.Cos(float64(n)*a))), a)
	}
	return closedCurve(scene.NewPath(), pts)
}

// tail is one hanging ribbon end with a swallow cut.
func (s *sheet) tail(x, y, r, side float32) {
	w, h := r*0.46, r*1.02
	paint := linear(pt(x, y), pt(x, y+h), stop(0, s.ink.deep), stop(0.45, s.ink.main))
	b := scene.NewPath().Move(-w/2, 0).Line(w/2, 0).Line(w/2, h).Line(0, h*0.84).Line(-w/2, h).Close()
	lean := scene.Translate(x, y).Mul(scene.Rotate(float64(-side) * 0.34))
	paint.ToUnit = paint.ToUnit.Mul(lean)
	s.addAll([]scene.Node{b.Fill(paint).Node()}, lean)
}

// ribbon is a banner in three folds, arched a little, with a word on its front.
func ribbon(s *sheet) {
	w, h := s.w, min(s.h, s.w*0.34)
	s.h = h
	front := box{w * 0.15, h * 0.14, w * 0.70, h * 0.52}
	dark := shaded(s.ink.main, -0.13, 1)
	fold := shaded(s.ink.main, -0.26, 1)
	for _, k := range []float32{0, 1} {
		m := scene.Matrix{1 - 2*k, 0, 0, 1, k * w, 0}
		s.addAll(s.ribbonEnd(front, dark, fold), m)
	}
	sheen := linear(pt(0, front.y), pt(0, front.y+front.h), stop(0, shaded(s.ink.main, 0.07, 1)), stop(0.5, s.ink.main), stop(1, shaded(s.ink.main, -0.05, 1)))
	s.add(arched(front, h*0.06).Fill(sheen).Node())
	inner := box{front.x + 10, front.y + 12, front.w - 20, front.h - 24}
	s.add(arched(inner, h*0.06).Stroke(line(s.ink.pale, 3)).Node())
	if s.Text != "" {
		s.write(s.Text, box{front.x + front.w*0.1, front.y + front.h*0.20 - h*0.02, front.w * 0.8, front.h * 0.60}, s.ink.pale.Paint())
	}
}

// arched is a band whose long sides bow upwards.
func arched(b box, bow float32) *scene.Builder {
	p := scene.NewPath().Move(b.x, b.y).Quad(b.x+b.w/2, b.y-bow*2, b.x+b.w, b.y)
	return p.Line(b.x+b.w, b.y+b.h).Quad(b.x+b.w/2, b.y+b.h-bow*2, b.x, b.y+b.h).Close()
}

// ribbonEnd is the left tail behind the front, and the fold between them.
func (s *sheet) ribbonEnd(front box, dark, fold color.RGB) []scene.Node {
	drop := front.h * 0.34
	x0, x1 := front.x-front.w*0.19, front.x+front.w*0.10
	tail := scene.NewPath().Move(x0, front.y+drop).Quad((x0+x1)/2, front.y+drop*0.8, x1, front.y+drop)
	tail.Line(x1, front.y+drop+front.h).Quad((x0+x1)/2, front.y+drop*0.8+front.h, x0, front.y+drop+front.h)
	tail.Line(x0+front.w*0.06, front.y+drop+front.h*0.5).Close()
	paint := linear(pt(x0, 0), pt(x1, 0), stop(0, shaded(dark, 0.06, 1)), stop(1, dark))
	corner := scene.NewPath().Move(front.x, front.y+front.h).Line(x1, front.y+front.h).Line(x1, front.y+front.h+drop).Close()
	return []scene.Node{tail.Fill(paint).Node(), corner.Fill(fold.Paint()).Node()}
}

// banner is a hanging pennant with a fringe, or a string of flags.
func banner(s *sheet) {
	if s.Text == "" && s.rng.IntN(2) == 0 {
		s.bunting()
		return
	}
	ribbon(s)
}

// bunting hangs flags from a sagging string.
func (s *sheet) bunting() {
	s.h = min(s.h, s.w*0.36)
	c := curve{{X: s.w * 0.02, Y: s.h * 0.06}, {X: s.w * 0.3, Y: s.h * 0.50}, {X: s.w * 0.7, Y: s.h * 0.50}, {X: s.w * 0.98, Y: s.h * 0.06}}
	const n = 9
	flag := s.w * 0.043
	for i := range n {
		p := c.at((float32(i) + 0.5) / n)
		angle := c.heading((float32(i)+0.5)/n) - math.Pi/2
		col := s.ink.cycle(i)
		paint := linear(pt(-flag, 0), pt(flag, 0), stop(0, shaded(col, 0.05, 1)), stop(1, shaded(col, -0.06, 1)))
		b := scene.NewPath().Move(-flag, 0).Line(flag, 0).Line(0, flag*2.3).Close().Fill(paint).Stroke(line(shaded(col, -0.05, 1), 3))
		s.addAll([]scene.Node{b.Node()}, placed(p.X, p.Y, 1, angle))
	}
	s.add(c.path().Stroke(line(s.ink.deep, 6)).Node())
}

// bubble is a speech bubble with a word or three dots.
func bubble(s *sheet) {
	w, h := s.w, min(s.h, s.w*0.80)
	s.h = h
	b := box{w * 0.04, h * 0.05, w * 0.92, h * 0.70}
	body := roundBox(scene.NewPath(), b, b.h*0.42)
	tail := scene.NewPath().Move(w*0.26, b.y+b.h*0.9).Quad(w*0.27, h*0.90, w*0.16, h*0.97).Quad(w*0.40, h*0.95, w*0.46, b.y+b.h*0.9).Close()
	paint := linear(pt(0, b.y), pt(0, h), stop(0, shaded(s.ink.pale, 0.02, 1)), stop(1, shaded(s.ink.pale, -0.04, 1.2)))
	edge := line(s.ink.main, 16)
	s.add(body.Stroke(edge).Node())
	s.add(tail.Stroke(edge).Node())
	s.add(roundBox(scene.NewPath(), b, b.h*0.42).Fill(paint).Node())
	s.add(scene.NewPath().Move(w*0.26, b.y+b.h*0.9).Quad(w*0.27, h*0.90, w*0.16, h*0.97).Quad(w*0.40, h*0.95, w*0.46, b.y+b.h*0.9).Close().Fill(paint).Node())
	if s.Text != "" {
		s.write(s.Text, box{b.x + b.w*0.12, b.y + b.h*0.24, b.w * 0.76, b.h * 0.52}, s.ink.deep.Paint())
		return
	}
	for i := range 3 {
		s.disc(scene.Point{X: w*0.5 + float32(i-1)*w*0.19, Y: b.y + b.h/2}, w*0.055, s.ink.cycle(i))
	}
}

// roundBox adds a rectangle with round corners.
func roundBox(p *scene.Builder, b box, r float32) *scene.Builder {
	const k = 0.4477 // 1 − the control length of a quarter circle
	x1, y1 := b.x+b.w, b.y+b.h
	p.Move(b.x+r, b.y).Line(x1-r, b.y).Cubic(scene.Point{X: x1 - r*k, Y: b.y}, scene.Point{X: x1, Y: b.y + r*k}, scene.Point{X: x1, Y: b.y + r})
	p.Line(x1, y1-r).Cubic(scene.Point{X: x1, Y: y1 - r*k}, scene.Point{X: x1 - r*k, Y: y1}, scene.Point{X: x1 - r, Y: y1})
	p.Line(b.x+r, y1).Cubic(scene.Point{X: b.x + r*k, Y: y1}, scene.Point{X: b.x, Y: y1 - r*k}, scene.Point{X: b.x, Y: y1 - r})
	return p.Line(b.x, b.y+r).Cubic(scene.Point{X: b.x, Y: b.y + r*k}, scene.Point{X: b.x + r*k, Y: b.y}, scene.Point{X: b.x + r, Y: b.y}).Close()
}
