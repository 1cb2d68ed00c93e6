package detail

import (
	"math"

	"pellucid/internal/engine/illustrator/scene"
)

// grained are the fibers of wood along a body, which part around knots.
func (b *body) grained(every float32, knotted bool) []scene.Node {
	dark, light, knots := newInk(), newInk(), newInk()
	e := b.px(every)
	type knot struct{ u, v, r float32 }
	var ks []knot
	if knotted && b.wide > 3*e {
		for range 1 + int(b.long/(9*b.wide)) {
			ks = append(ks, knot{b.about(0.75) * b.long, b.about(0.5) * b.wide, (1.1 + b.next()) * e})
		}
	}
	wave := 6.3 * b.next()
	for n, v := 0, -b.wide-2*e; v < b.wide+2*e; n, v = n+1, v+e*(0.7+0.6*b.next()) {
		var line []point
		gone := b.next()
		for u := -b.long; u <= b.long+1; u += max(2, b.long/22) {
			w := v + 0.5*e*float32(math.Sin(float64(wave+u/(9*e)+0.15*v/e)))
			for _, k := range ks {
				du, dv := (u-k.u)/(4.5*k.r), (w-k.v)/(2.2*k.r)
				push := k.r * 1.3 * float32(math.Exp(float64(-du*du-dv*dv)))
				if w < k.v {
					push = -push
				}
				w += push
			}
			line = append(line, b.place(u, w))
		}
		switch {
		case n%3 == 2:
			light.line(line...)
		case gone < 0.6:
			dark.line(line...)
		default:
			dark.line(line[int(float32(len(line))*b.next()*0.6):]...)
		}
	}
	for _, k := range ks {
		for r := float32(0.3); r < 1.05; r += 0.33 {
			var ring []point
			for a := 0.0; a < 6.5; a += 0.45 {
				sin, cos := math.Sincos(a)
				ring = append(ring, b.place(k.u+1.7*r*k.r*float32(cos), k.v+r*k.r*float32(sin)))
			}
			knots.line(ring...)
		}
	}
	out := append(dark.drawn(with(b.dark, 0.55), b.px(0.0012)), light.drawn(with(b.pale, 0.42), b.px(0.0012))...)
	return append(out, knots.drawn(with(b.dark, 0.7), b.px(0.0014))...)
}

// veined are the veins of a leaf: a rib, and pairs that leave it toward the tip.
func (b *body) veined() []scene.Node {
	rib, side, light := newInk(), newInk(), newInk()
	rib.line(b.place(-b.long, 0), b.place(b.long, 0))
	e := max(b.px(0.008), b.long/11)
	for u := -b.long; u < b.long; u += e {
		for _, s := range [2]float32{-1, 1} {
			a, c := b.place(u, 0), b.place(u+0.75*b.wide, s*1.05*b.wide)
			side.arc(a, b.place(u+0.24*b.wide, s*0.58*b.wide), c)
			light.arc(b.place(u+0.16*e, 0), b.place(u+0.16*e+0.24*b.wide, s*0.58*b.wide), b.place(u+0.16*e+0.75*b.wide, s*1.05*b.wide))
			for t := float32(0.3); t < 0.9; t += 0.2 {
				q := mix(a, c, t)
				side.line(q, b.shifted(q, 0.45*e, s*0.12*e))
			}
		}
	}
	out := append(light.drawn(with(b.pale, 0.42), b.px(0.0012)), side.drawn(with(b.dark, 0.55), b.px(0.0011))...)
	return append(out, rib.drawn(with(b.pale, 0.7), b.px(0.0022))...)
}

// shifted is a place moved along and across the body.
func (b *body) shifted(q point, du, dv float32) point {
	return point{X: q.X + du*b.cos - dv*b.sin, Y: q.Y + du*b.sin + dv*b.cos}
}

// streaked are fine lines that fan out along a petal or hang along a form.
func (b *body) streaked(every float32) []scene.Node {
	dark, light := newInk(), newInk()
	e := b.px(every)
	for n, v := 0, -b.wide; v < b.wide; n, v = n+1, v+e*(0.7+0.6*b.next()) {
		from, to := -b.long*(0.3+0.7*b.next()), b.long*(0.2+0.8*b.next())
		bend := 1.12 * v
		k := dark
		if n%3 == 2 {
			k = light
		}
		k.arc(b.place(from, 0.72*v), b.place((from+to)/2, bend), b.place(to, 0.85*v))
	}
	return append(dark.drawn(with(b.dark, 0.42), b.px(0.0011)), light.drawn(with(b.pale, 0.45), b.px(0.0011))...)
}
