package detail

import (
	"pellucid/internal/engine/illustrator/color"
	"pellucid/internal/engine/illustrator/scene"
)

// body is a form that is drawn in detail. Lengths of marks are shares of the picture's side.
type body struct {
	outline
	tones
	chance

	unit float32 // the side in pixels
}

func (b *body) px(share float32) float32 { return share * b.unit }

// slim is half of how wide a body is, as a share of the side.
func (b *body) slim() float32 { return b.wide / b.unit }

// hatched draws short strokes from the outline inward on the side that is in the shade, as engravers round a form.
func (b *body) hatched(long, alpha float32) []scene.Node {
	k, fine := newInk(), newInk()
	long = min(b.px(long), 0.62*b.wide)
	every := max(1, int(b.px(0.0040)/b.step+0.5))
	for _, l := range b.loops {
		for i := 0; i < len(l.at); i += every {
			in := l.in[i]
			shade := -(0.52*in.X + 0.85*in.Y) // the outline faces the lower right
			if shade < 0.05 {
				continue
			}
			n := long * (0.35 + 0.75*shade) * (0.65 + 0.5*b.next())
			dx, dy := in.X-0.45*in.Y, in.Y+0.45*in.X
			from := point{X: l.at[i].X - 2*in.X, Y: l.at[i].Y - 2*in.Y}
			to := point{X: l.at[i].X + n*dx, Y: l.at[i].Y + n*dy}
			k.line(from, mix(from, to, 0.6))
			fine.line(mix(from, to, 0.55), to)
		}
	}
	c := with(b.dark, alpha)
	return append(k.drawn(c, b.px(0.0015)), fine.drawn(c, b.px(0.0009))...)
}

// stitched is a seam along the outline: a crease and the thread.
func (b *body) stitched(depth float32) []scene.Node {
	k, groove := newInk(), newInk()
	for _, line := range b.inset(b.px(depth)) {
		k.line(line...)
		groove.line(line...)
	}
	out := groove.drawn(with(b.dark, 0.40), b.px(0.0026))
	return append(out, k.drawn(with(b.pale, 0.95), b.px(0.0015), b.px(0.0052), b.px(0.0042))...)
}

// seamed is the seam along the outer side of a trouser leg, sewn twice.
func (b *body) seamed() []scene.Node {
	k, groove := newInk(), newInk()
	side := 0.60 * b.wide
	if b.sin < 0 {
		side = -side
	}
	for _, v := range [2]float32{side, side + b.px(0.0036)} {
		k.line(b.place(-0.97*b.long, v), b.place(0.97*b.long, v))
	}
	groove.line(b.place(-b.long, side+b.px(0.0018)), b.place(b.long, side+b.px(0.0018)))
	out := groove.drawn(with(b.dark, 0.35), b.px(0.0050))
	return append(out, k.drawn(with(b.pale, 0.85), b.px(0.0013), b.px(0.0052), b.px(0.0042))...)
}

// lined is a double line along the outline, as of engraved metal and of painted trim.
func (b *body) lined(depth float32) []scene.Node {
	k, light := newInk(), newInk()
	for _, line := range b.inset(b.px(depth)) {
		k.line(line...)
	}
	for _, line := range b.inset(b.px(depth + 0.0026)) {
		light.line(line...)
	}
	return append(k.drawn(with(b.dark, 0.75), b.px(0.0013)), light.drawn(with(b.pale, 0.65), b.px(0.0011))...)
}

// riveted is a row of rivets along the outline, each with its shade and its light.
func (b *body) riveted(depth, every, wide float32) []scene.Node {
	shade, head, light := newInk(), newInk(), newInk()
	steps := max(2, int(b.px(every)/b.step+0.5))
	for _, line := range b.inset(b.px(depth)) {
		for i := steps / 2; i < len(line); i += steps {
			q, r := line[i], b.px(wide)
			shade.dot(point{X: q.X + 0.22*r, Y: q.Y + 0.30*r})
			head.dot(q)
			light.dot(point{X: q.X - 0.18*r, Y: q.Y - 0.22*r})
		}
	}
	out := append(shade.drawn(with(b.dark, 0.85), b.px(1.35*wide)), head.drawn(with(b.own.Mix(b.pale, 0.35), 1), b.px(wide))...)
	return append(out, light.drawn(with(b.pale, 0.95), b.px(0.42*wide))...)
}

// inlaid is a thin line of metal along the outline, and beads inside it.
func (b *body) inlaid(depth float32) []scene.Node {
	rail, beads, shade := newInk(), newInk(), newInk()
	for _, line := range b.inset(b.px(depth)) {
		rail.line(line...)
	}
	steps := max(2, int(b.px(0.0105)/b.step+0.5))
	for _, line := range b.inset(b.px(depth + 0.0062)) {
		for i := steps / 2; i < len(line); i += steps {
			beads.dot(line[i])
			shade.dot(point{X: line[i].X + b.px(0.0006), Y: line[i].Y + b.px(0.0010)})
		}
	}
	c := with(b.trim(), 0.95)
	out := append(shade.drawn(with(b.dark, 0.6), b.px(0.0040)), beads.drawn(c, b.px(0.0034))...)
	return append(out, rail.drawn(c, b.px(0.0017))...)
}

// laced is a border of small arches with a dot in each, as on porcelain.
func (b *body) laced(depth, every float32) []scene.Node {
	arch, dots, rail := newInk(), newInk(), newInk()
	steps := max(3, int(b.px(every)/b.step+0.5))
	deep := b.px(every) * 0.62
	for _, line := range b.inset(b.px(depth)) {
		rail.line(line...)
		for i := 0; i+steps < len(line); i += steps {
			a, c := line[i], line[i+steps]
			mid := line[i+steps/2]
			d := gap(a, c)
			if d < 0.5*b.px(every) {
				continue
			}
			in := point{X: -(c.Y - a.Y) / d, Y: (c.X - a.X) / d}
			if !b.holds(point{X: mid.X + deep*in.X, Y: mid.Y + deep*in.Y}) {
				in = point{X: -in.X, Y: -in.Y}
			}
			arch.arc(a, point{X: mid.X + deep*in.X, Y: mid.Y + deep*in.Y}, c)
			dots.dot(point{X: mid.X + 0.42*deep*in.X, Y: mid.Y + 0.42*deep*in.Y})
			dots.dot(point{X: mid.X + 1.45*deep*in.X, Y: mid.Y + 1.45*deep*in.Y})
		}
	}
	c := with(b.trim(), 0.9)
	out := append(rail.drawn(c, b.px(0.0014)), arch.drawn(c, b.px(0.0014))...)
	return append(out, dots.drawn(c, b.px(0.0030))...)
}

// panels are the plates of a machine: seams across and along it, rivets, and slits that air goes through.
func (b *body) panels() []scene.Node {
	if b.slim() < 0.016 || color.ToLab(b.own).L < 0.36 { // screens and soles are of one piece
		return b.lined(0.0045)
	}
	out := append(b.lined(0.0060), b.riveted(0.0140, 0.042, 0.0046)...)
	if b.slim() < 0.05 {
		return out
	}
	seam, light, slit := newInk(), newInk(), newInk()
	l, w, low := b.long, b.wide, b.px(0.0020)
	for _, s := range [][4]float32{{-0.40, -1, -0.40, 1}, {0.34, -1, 0.34, 1}, {-0.40, 0.46, 0.34, 0.46}, {0.34, -0.30, 1, -0.30}} {
		from, to := b.place(s[0]*l, s[1]*w), b.place(s[2]*l, s[3]*w)
		seam.line(from, to)
		light.line(point{X: from.X + low, Y: from.Y + low}, point{X: to.X + low, Y: to.Y + low})
	}
	for k := range 4 {
		u := l * (0.48 + 0.085*float32(k))
		slit.line(b.place(u, 0.10*w), b.place(u, 0.52*w))
	}
	out = append(out, light.drawn(with(b.pale, 0.75), b.px(0.0014))...)
	out = append(out, seam.drawn(with(b.dark, 0.85), b.px(0.0017))...)
	return append(out, slit.drawn(with(b.dark, 0.80), b.px(0.0040))...)
}
