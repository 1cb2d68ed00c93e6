package detail

import (
	"pellucid/internal/engine/illustrator/color"
	"pellucid/internal/engine/illustrator/scene"
	"pellucid/internal/engine/illustrator/style/plane"
)

// trim is a color that ornament on a body is seen in: gold on dark and strong colors, a deep tone on pale ones.
func (b *body) trim() color.RGB {
	v := color.ToLCH(b.own)
	if yellow := v.H > 0.9 && v.H < 2 && v.C > 0.07; v.L > 0.74 || yellow && v.L > 0.55 {
		return color.FromLCH(color.LCH{L: 0.46, C: max(0.08, v.C), H: v.H})
	}
	return color.Hex(0xf6dfa0).Mix(b.pale, 0.25)
}

// bricks are courses of stones, some of them lighter or darker, with light on their upper edges.
func (b *body) bricks(high float32) []scene.Node {
	joints, lights, darker, paler := newInk(), newInk(), newInk(), newInk()
	h := b.px(high)
	wide := 2.1 * h
	for row, y := 0, b.y0; y < b.y1; row, y = row+1, y+h {
		joints.line(point{X: b.x0, Y: y + b.about(0.06*h)}, point{X: (b.x0 + b.x1) / 2, Y: y + b.about(0.08*h)}, point{X: b.x1, Y: y + b.about(0.06*h)})
		for x := b.x0 - wide*(0.3+0.5*float32(row&1)) + b.about(0.1*wide); x < b.x1; {
			w := wide * (0.75 + 0.5*b.next())
			joints.line(point{X: x, Y: y}, point{X: x + b.about(0.05*h), Y: y + h})
			lights.line(point{X: x + 0.12*h, Y: y + 0.9*h}, point{X: x + 0.12*h, Y: y + 0.14*h}, point{X: x + w - 0.2*h, Y: y + 0.14*h})
			switch v := b.next(); {
			case v < 0.20:
				darker.box(x, y, w, h)
			case v > 0.78:
				paler.box(x, y, w, h)
			}
			x += w
		}
	}
	out := append(darker.filled(with(b.dark, 0.20)), paler.filled(with(b.pale, 0.32))...)
	out = append(out, lights.drawn(with(b.pale, 0.55), b.px(0.0011))...)
	return append(out, joints.drawn(with(b.dark, 0.62), b.px(0.0015))...)
}

// boarded are boards that lie over each other, each with its fibers and nails.
func (b *body) boarded(high float32) []scene.Node {
	seams, lights, fibers, nails := newInk(), newInk(), newInk(), newInk()
	h := b.px(high)
	for y := b.y0; y < b.y1; y += h {
		seams.line(point{X: b.x0, Y: y}, point{X: b.x1, Y: y})
		lights.line(point{X: b.x0, Y: y + 0.16*h}, point{X: b.x1, Y: y + 0.16*h})
		for x := b.x0; x < b.x1; x += h * (1.2 + b.next()) {
			v := y + h*(0.28+0.6*b.next())
			fibers.arc(point{X: x, Y: v}, point{X: x + h, Y: v + b.about(0.12*h)}, point{X: x + h*(1.4+2*b.next()), Y: v})
		}
		for x := b.x0 + 4*h*b.next(); x < b.x1; x += h * (4 + 3*b.next()) {
			seams.line(point{X: x, Y: y}, point{X: x, Y: y + h})
			nails.dot(point{X: x - 0.3*h, Y: y + h/2})
			nails.dot(point{X: x + 0.3*h, Y: y + h/2})
		}
	}
	out := append(fibers.drawn(with(b.dark, 0.42), b.px(0.0010)), lights.drawn(with(b.pale, 0.45), b.px(0.0013))...)
	return append(append(out, seams.drawn(with(b.dark, 0.72), b.px(0.0018))...), nails.drawn(with(b.dark, 0.8), b.px(0.0030))...)
}

// foliage are small leaves all over a crown, lit ones and ones in the shade.
func (b *body) foliage(size float32) []scene.Node {
	dark, light, ribs := newInk(), newInk(), newInk()
	e := b.px(size)
	for y := b.y0; y < b.y1; y += 0.62 * e {
		for x := b.x0; x < b.x1; x += 0.8 * e {
			q := point{X: x + b.about(0.5*e), Y: y + b.about(0.4*e)}
			dx, dy := b.about(0.55*e), e*(0.25+0.35*b.next())
			tip := point{X: q.X + dx, Y: q.Y + dy}
			m := mix(q, tip, 0.5)
			dark.arc(q, point{X: m.X + 0.5*dy, Y: m.Y - 0.35*dx + 0.1*e}, tip)
			light.arc(q, point{X: m.X - 0.5*dy, Y: m.Y + 0.35*dx}, tip)
			ribs.line(q, mix(q, tip, 0.8))
		}
	}
	out := append(light.drawn(with(b.pale, 0.55), b.px(0.0014)), ribs.drawn(with(b.dark, 0.3), b.px(0.0009))...)
	return append(out, dark.drawn(with(b.dark, 0.62), b.px(0.0016))...)
}

// scales are rows of rounded tiles that overlap downward, each with a rib.
func (b *body) scales(wide, high float32) []scene.Node {
	edges, ribs, lights := newInk(), newInk(), newInk()
	w, h := b.px(wide), b.px(high)
	for row, y := 0, b.y0-h; y < b.y1; row, y = row+1, y+h {
		for x := b.x0 - w*float32(row&1)/2; x < b.x1+w; x += w {
			edges.arc(point{X: x + b.about(0.06*w), Y: y + b.about(0.10*h)}, point{X: x + w/2 + b.about(0.08*w), Y: y + (1.15+b.about(0.16))*h}, point{X: x + w + b.about(0.06*w), Y: y + b.about(0.10*h)})
			ribs.line(point{X: x + w/2 + b.about(0.05*w), Y: y + 0.35*h}, point{X: x + w/2, Y: y + 0.95*h})
			lights.arc(point{X: x + 0.12*w, Y: y - 0.1*h}, point{X: x + w/2, Y: y + 0.9*h}, point{X: x + 0.88*w, Y: y - 0.1*h})
		}
	}
	out := append(lights.drawn(with(b.pale, 0.45), b.px(0.0013)), ribs.drawn(with(b.dark, 0.35), b.px(0.0009))...)
	return append(out, edges.drawn(with(b.dark, 0.70), b.px(0.0015))...)
}

// stippled are dots that get denser toward the shade, and light ones where it is lit.
func (b *body) stippled(every, alpha float32) []scene.Node {
	dark, fine, light := newInk(), newInk(), newInk()
	e := b.px(every)
	for y := b.y0; y < b.y1; y += e {
		for x := b.x0; x < b.x1; x += e {
			q := point{X: x + b.next()*e, Y: y + b.next()*e}
			shade := plane.Clamp(0.5*(q.X-b.x0)/(b.x1-b.x0+1) + 0.7*(q.Y-b.y0)/(b.y1-b.y0+1))
			switch v := b.next(); {
			case v < 0.55*shade:
				dark.dot(q)
			case v < 0.9*shade:
				fine.dot(q)
			case v > 0.55+0.5*shade:
				light.dot(q)
			}
		}
	}
	out := append(dark.drawn(with(b.dark, alpha), b.px(0.0026)), fine.drawn(with(b.dark, alpha), b.px(0.0015))...)
	return append(out, light.drawn(with(b.pale, alpha), b.px(0.0018))...)
}
