package detail

import "pellucid/internal/engine/illustrator/scene"

// knitted are rows of stitches of wool along the body.
func (b *body) knitted(size float32) []scene.Node {
	left, right := newInk(), newInk()
	w := b.px(size)
	h := 0.8 * w
	for y := b.y0; y < b.y1; y += h {
		for x := b.x0; x < b.x1; x += w {
			m := point{X: x + w/2, Y: y + 0.92*h}
			left.line(point{X: x + 0.06*w, Y: y}, m)
			right.line(point{X: x + 0.94*w, Y: y}, m)
		}
	}
	return append(left.drawn(with(b.pale, 0.30), b.px(0.0015)), right.drawn(with(b.dark, 0.32), b.px(0.0015))...)
}

// twill are fine slanting threads, and a few creases across.
func (b *body) twill(every float32) []scene.Node {
	k, light, crease := newInk(), newInk(), newInk()
	e, high := b.px(every), b.y1-b.y0
	for n, x := 0, b.x0-0.6*high; x < b.x1; n, x = n+1, x+e {
		if n&1 == 0 {
			k.line(point{X: x + 0.6*high, Y: b.y0}, point{X: x, Y: b.y1})
		} else {
			light.line(point{X: x + 0.6*high, Y: b.y0}, point{X: x, Y: b.y1})
		}
	}
	for range 5 {
		u, side := b.about(0.85)*b.long, float32(1)
		if b.next() < 0.5 {
			side = -1
		}
		crease.arc(b.place(u, side*1.1*b.wide), b.place(u+0.10*b.wide+b.about(0.1*b.wide), side*0.5*b.wide), b.place(u+0.35*b.wide, -side*0.1*b.wide))
	}
	out := append(k.drawn(with(b.dark, 0.26), b.px(0.0011)), light.drawn(with(b.pale, 0.20), b.px(0.0010))...)
	return append(out, crease.drawn(with(b.dark, 0.5), b.px(0.0018))...)
}

// damask is a lattice of small flowers woven into upholstery.
func (b *body) damask(size float32) []scene.Node {
	lines, leaves, dots := newInk(), newInk(), newInk()
	s := b.px(size)
	for row, y := 0, b.y0; y < b.y1+s; row, y = row+1, y+0.5*s {
		for x := b.x0 + s*float32(row&1)/2; x < b.x1+s; x += s {
			lines.arc(point{X: x - s/2, Y: y}, point{X: x - 0.29*s, Y: y + 0.21*s}, point{X: x, Y: y + s/2})
			lines.arc(point{X: x + s/2, Y: y}, point{X: x + 0.29*s, Y: y + 0.21*s}, point{X: x, Y: y + s/2})
			for k := range 4 {
				dx, dy := [4]float32{0, 1, 0, -1}[k], [4]float32{-1, 0, 1, 0}[k]
				leaves.line(point{X: x + 0.05*s*dx, Y: y + 0.05*s*dy}, point{X: x + 0.15*s*dx, Y: y + 0.17*s*dy})
			}
			dots.dot(point{X: x, Y: y})
		}
	}
	out := append(lines.drawn(with(b.dark, 0.38), b.px(0.0012)), leaves.drawn(with(b.pale, 0.55), b.px(0.0030))...)
	return append(out, dots.drawn(with(b.dark, 0.6), b.px(0.0024))...)
}
