package animal

import (
	"math"
	"slices"

	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/animal/pen"
	"pellucid/internal/engine/illustrator/kit/limb"
)

// markings draws a pattern by name in the color of the marks.
func (r *rig) markings(kind string) kit.Node {
	switch kind {
	case "spots", "dots":
		return r.dots("marks", 30, 5.5)
	case "stripes":
		return r.stripes("marks", 8, 1, .85)
	case "patches":
		return r.patches("marks")
	case "merle":
		return r.merle()
	}
	return kit.Node{}
}

// merle is a coat of large blotches and small flecks, with a pale underside.
func (r *rig) merle() kit.Node {
	return kit.Of(r.patches("marks"), r.dots("marks", 34, 4.5), r.underside("belly", .4))
}

// on returns a point of the body: along from the hips (0) to the shoulders (1), down from the spine (0) in radii.
func (r *rig) on(along, down float64) limb.Point { return between(r.hip, r.chest, along, down) }

// tint is a gradient of a slot over the body.
func (r *rig) tint(slot string) kit.Gradient {
	t := r.Tones(slot)
	b := r.box()
	if r.rainbowed(slot) {
		return r.Lin(b.X0, 0, b.X1, 0, rainbow...)
	}
	return r.Lin(b.X0, b.Y0, b.X0+b.W()*.6, b.Y1, t.L, t.M, t.D)
}

// rainbowed reports whether a slot goes through all colors.
func (r *rig) rainbowed(slot string) bool {
	return slices.ContainsFunc(r.spec.Rainbow, func(word string) bool { return pen.SlotNamed(r.s.slots(), word) == slot })
}

// rainbow are the colors of markings that go through all of them.
var rainbow = []any{kit.Hex("#e8453c"), kit.Hex("#f58a2e"), kit.Hex("#f6c62f"), kit.Hex("#49b457"), kit.Hex("#3f86e0"), kit.Hex("#8a55d0"), kit.Hex("#e0559f")}

// facing reports whether the animal sits with its belly to the viewer, or is seen from the front or from behind.
func (r *rig) facing() bool { return r.viewed || r.pose == "sitting" && r.b.Rest == teddy }

// stripes run down from the back: n of them, of a length and width in shares of the body.
func (r *rig) stripes(slot string, n int, length, width float64) kit.Node {
	fill := r.tint(slot)
	var nodes []kit.Node
	for i := range n {
		at := -.62 + 1.9*(float64(i)+.5)/float64(n)
		l := length * (.8 + .3*math.Sin(float64(i)*2.4))
		for _, side := range []float64{1, -1} {
			if side < 0 && !r.facing() {
				continue
			}
			nodes = append(nodes, r.stripe(at, side, -1.12+l*1.25, .055*width, fill))
		}
	}
	return kit.Of(nodes...)
}

// stripe tapers from the back at along to down.
func (r *rig) stripe(along, side, down, half float64, fill kit.Paint) kit.Node {
	p := func(a, d float64, corner bool) kit.Point {
		q := r.on(a, d*side)
		return kit.Point{X: q.X, Y: q.Y, Corner: corner}
	}
	mid := (-1.12 + down) / 2
	return r.Curve([]kit.Point{p(along-half*1.2, -1.15, true), p(along+half*1.6, -1.15, true), p(along+half*1.5+.04, mid, false),
		p(along+.02, down, true), p(along-half*.7+.03, mid, false)}, fill)
}

// dots are scattered over the coat, about n of them.
func (r *rig) dots(slot string, n int, size float64) kit.Node {
	fill := r.tint(slot)
	var nodes []kit.Node
	for i, p := range r.scatter(n) {
		k := size * (.7 + .5*math.Abs(math.Sin(float64(i)*1.7)))
		nodes = append(nodes, r.Path(pen.Blob(p.X, p.Y, k*1.1, k*.95, float64(i), i), fill))
	}
	return kit.Of(nodes...)
}

// scatter spreads about n points over the coat's box, evenly but not in rows.
func (r *rig) scatter(n int) []limb.Point {
	b := r.box()
	step := math.Sqrt(b.W() * b.H() / float64(n) * .5)
	rng := r.Rand()
	var out []limb.Point
	row := 0
	for y := b.Y0 + step*.3; y < b.Y1; y += step {
		for x := b.X0 + step*(.2+.5*float64(row%2)); x < b.X1; x += step {
			out = append(out, limb.Point{X: x + (rng.Float64()-.5)*step*.6, Y: y + (rng.Float64()-.5)*step*.6})
		}
		row++
	}
	return out
}

// rosettes are a leopard's broken rings, each around a darker center.
func (r *rig) rosettes(slot string, n int, size float64) kit.Node {
	fill, t := r.tint(slot), r.fur
	var nodes []kit.Node
	for i, p := range r.scatter(n) {
		a := float64(i * 67 % 360)
		nodes = append(nodes, r.Circle(p.X, p.Y, size, t.D.Alpha(.75)))
		for k := range 3 {
			nodes = append(nodes, r.Ellipse(p.X+size, p.Y, size*.42, size*.62, fill).Rotate(a+float64(k)*120, p.X, p.Y))
		}
	}
	return kit.Of(nodes...)
}

// patches are large uneven areas: cows, dogs, ponies.
func (r *rig) patches(slot string) kit.Node {
	fill := r.tint(slot)
	k := (r.hip.R + r.chest.R) / 2
	var nodes []kit.Node
	if r.facing() {
		w, y := r.mid.R, r.chest.Y
		if r.viewed && r.pose == "standing" {
			return kit.Of(r.Path(pen.Blob(-w*.6, y-w*.3, w*.5, w*.46, .4, 1), fill), r.Path(pen.Blob(w*.66, y+w*.3, w*.4, w*.46, 1, 2), fill))
		}
		return kit.Of(r.Path(pen.Blob(-w*.7, y*.8, w*.42, w*.36, .4, 1), fill), r.Path(pen.Blob(w*.62, y*.42, w*.4, w*.4, 1, 2), fill),
			r.Path(pen.Blob(-w*.8, y*.28, w*.3, w*.28, 1, 3), fill))
	}
	for i, p := range [][4]float64{{-.12, -.55, .98, .72}, {.62, -.68, .82, .56}, {1.16, .45, .6, .56}, {.28, .75, .56, .42}} {
		q := r.on(p[0], p[1])
		nodes = append(nodes, r.Path(pen.Blob(q.X, q.Y, k*p[2], k*p[3], .4, i), fill))
	}
	return kit.Of(nodes...)
}

// underside is a lighter belly and chest. The near legs cover it.
func (r *rig) underside(slot string, from float64) kit.Node {
	if r.facing() || !r.early {
		return kit.Node{}
	}
	m := r.on(.5, from)
	t := r.Tones(slot)
	r.below = append(r.below, r.Clip(pen.Join(r.solids[0]), r.Blur(2.4, r.Path(r.lowHalf(from), r.Lin(0, m.Y, 0, m.Y+r.mid.R*1.2, t.M, t.D)))))
	return kit.Node{}
}

// saddle is a dark back.
func (r *rig) saddle(slot string, down float64) kit.Node {
	if r.facing() {
		return kit.Node{}
	}
	var top, low []kit.Point
	const n = 16
	for i := range n + 1 {
		f := float64(i) / n
		at := -.8 + 2.1*f
		d := -1 + (down+1)*math.Pow(math.Sin(math.Pi*(.06+.88*f)), .7)
		p, q := r.on(at, -1.7), r.on(at, d+.11*float64(i%2))
		top = append(top, kit.Point{X: p.X, Y: p.Y})
		low = append([]kit.Point{{X: q.X, Y: q.Y, Corner: true}}, low...)
	}
	return r.Clip(pen.Join(r.solids[0]), r.Curve(append(top, low...), r.tint(slot)))
}

// backSpots are rows of light spots along the back: deer.
func (r *rig) backSpots(slot string) kit.Node {
	t := r.Tones(slot)
	var nodes []kit.Node
	for row := range 3 {
		for i := range 8 {
			p := r.on(-.35+1.25*(float64(i)+.3+float64(row%2)*.5)/8, -.72+float64(row)*.36+.06*math.Sin(float64(i)*2.3))
			nodes = append(nodes, r.Ellipse(p.X, p.Y, 4.4-float64(row)*.5, 3.8-float64(row)*.4, t.M.Alpha(.92)))
		}
	}
	return kit.Of(nodes...)
}
