package detail

import (
	"pellucid/internal/engine/illustrator/scene"
	"pellucid/internal/engine/illustrator/style/plane"
)

// cracked are the layers of rock, with cracks across them.
func (b *body) cracked() []scene.Node {
	layer, crack, light := newInk(), newInk(), newInk()
	e := b.px(0.013)
	for y := b.y0; y < b.y1; y += e * (0.6 + 0.8*b.next()) {
		for x := b.x0 + b.next()*3*e; x < b.x1; x += e * (4 + 4*b.next()) {
			line := []point{{X: x, Y: y}}
			for range 3 + int(4*b.next()) {
				q := line[len(line)-1]
				line = append(line, point{X: q.X + e*(0.5+0.5*b.next()), Y: q.Y + e*(0.14+b.about(0.32))})
			}
			layer.line(line...)
			for i := range line {
				line[i].Y += b.px(0.0020)
			}
			light.line(line...)
			if b.next() < 0.30 {
				q := line[len(line)/2]
				for range 4 {
					to := point{X: q.X + b.about(0.55*e), Y: q.Y + e*(0.35+0.6*b.next())}
					crack.line(q, to)
					q = to
				}
			}
		}
	}
	out := append(light.drawn(with(b.pale, 0.5), b.px(0.0013)), layer.drawn(with(b.dark, 0.55), b.px(0.0013))...)
	return append(out, crack.drawn(with(b.dark, 0.75), b.px(0.0016))...)
}

// crackled are the fine cracks of an old glaze.
func (b *body) crackled(every float32) []scene.Node {
	k := newInk()
	e := b.px(every)
	at := func(i, j int) point {
		x, y := plane.Hash(i, j, b.seed+5), plane.Hash(i, j, b.seed+6)
		return point{X: b.x0 + (float32(i)+0.8*x)*e, Y: b.y0 + (float32(j)+0.8*y)*e}
	}
	for j := range int((b.y1-b.y0)/e) + 1 {
		for i := range int((b.x1-b.x0)/e) + 1 {
			q := at(i, j)
			for _, to := range [3]point{at(i+1, j), at(i, j+1), at(i+1, j+1)} {
				if b.next() < 0.52 {
					m := mix(q, to, 0.5)
					k.line(q, point{X: m.X + b.about(0.10*e), Y: m.Y + b.about(0.10*e)}, to)
				}
			}
		}
	}
	return k.drawn(with(b.dark, 0.24), b.px(0.0010))
}

// engraved fills letters with lines that are dense below and open above.
func (b *body) engraved(every float32) []scene.Node {
	k := newInk()
	e, high := b.px(every), b.y1-b.y0
	for y := b.y0 + 0.30*high; y < b.y1; {
		t := plane.Clamp((y - b.y0) / high)
		k.line(point{X: b.x0, Y: y}, point{X: b.x1, Y: y})
		y += e * (1.9 - 1.25*t)
	}
	return k.drawn(with(b.dark, 0.55), b.px(0.0014))
}
