package animal

import (
	"math"

	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/animal/pen"
)

// outline builds an outline from offsets to x, y in units of k; a third number above 0 makes a corner.
func offsets(x, y, k float64, ps ...[3]float64) string {
	out := make([]kit.Point, len(ps))
	for i, p := range ps {
		out[i] = kit.Point{X: x + p[0]*k, Y: min(y+p[1]*k, -.5), Corner: p[2] > 0}
	}
	return pen.Text(out...)
}

// bushy is a fox's or wolf's tail with a tip.
func (r *rig) bushy(x, y, k float64) kit.Node {
	tip := r.belly
	if r.s.look.style == "dark tip" {
		tip = r.marks
	}
	d := offsets(x, y, k, [3]float64{16, 8}, [3]float64{-16, 34}, [3]float64{-60, 62}, [3]float64{-102, 72}, [3]float64{-136, 58, 1},
		[3]float64{-110, 32}, [3]float64{-82, 4}, [3]float64{-50, -14}, [3]float64{-4, -10})
	t := offsets(x, y, k, [3]float64{-94, 92}, [3]float64{-86, 66, 1}, [3]float64{-94, 54, 1}, [3]float64{-82, 44, 1}, [3]float64{-92, 32, 1},
		[3]float64{-84, 10, 1}, [3]float64{-150, 18}, [3]float64{-160, 90})
	if r.down() {
		d = offsets(x, y, k, [3]float64{16, 18}, [3]float64{-20, 24}, [3]float64{-62, 14}, [3]float64{-86, -26}, [3]float64{-80, -68, 1},
			[3]float64{-56, -46}, [3]float64{-32, -24}, [3]float64{-4, -6})
		t = offsets(x, y, k, [3]float64{-112, -22}, [3]float64{-92, -30, 1}, [3]float64{-80, -20, 1}, [3]float64{-70, -36, 1},
			[3]float64{-60, -26, 1}, [3]float64{-48, -44, 1}, [3]float64{-60, -92}, [3]float64{-112, -92})
	}
	b := r.Path(d, r.fur.M).Bounds()
	f := r.tailTones(r.fur)
	return r.Form(d, r.Lin(b.X0, b.Y0, b.X1, b.Y1, f.L, f.M, f.D), r.Shadow(d, f.DD, 16*k, .5), r.Light(d, f.LL, 10*k, .35),
		r.Path(t, r.Lin(b.X0, b.Y0, b.X0+50*k, b.Y1, tip.LL, tip.M, tip.D)),
		r.Hairs(r.fur.DD, 2, .4, [4]float64{b.X0 + b.W()*.62, b.Y0 + b.H()*.4, -8, 8}, [4]float64{b.X0 + b.W()*.5, b.Y0 + b.H()*.55, -8, 8}))
}

// squirrel is a tail that stands up behind the back and curls over at its end.
func (r *rig) squirrel(x, y, k float64) kit.Node {
	t := r.Tones("tail")
	d := offsets(x, y, k*1.12, [3]float64{26, 20}, [3]float64{-8, 30}, [3]float64{-46, 20}, [3]float64{-72, -14}, [3]float64{-74, -60},
		[3]float64{-58, -98}, [3]float64{-24, -114}, [3]float64{6, -102},
		[3]float64{14, -80}, [3]float64{0, -72}, [3]float64{-14, -66}, [3]float64{-12, -44}, [3]float64{-10, -20}, [3]float64{12, -2})
	b := r.Path(d, t.M).Bounds()
	light := t.LL
	if r.s.look.style == "skunk" {
		light = r.belly.M
	}
	inner := offsets(x, y, k*1.12, [3]float64{4, 12}, [3]float64{-26, 8}, [3]float64{-46, -20}, [3]float64{-48, -58}, [3]float64{-26, -90},
		[3]float64{-30, -58}, [3]float64{-30, -24}, [3]float64{-12, 2})
	soft, clear := 5*k, .6
	if r.s.look.style == "skunk" {
		inner = offsets(x, y, k*1.12, [3]float64{12, 14}, [3]float64{-36, 14}, [3]float64{-62, -14}, [3]float64{-64, -60}, [3]float64{-50, -92}, [3]float64{-22, -108}, [3]float64{2, -98},
			[3]float64{-18, -92}, [3]float64{-38, -80}, [3]float64{-44, -56}, [3]float64{-42, -24}, [3]float64{-26, -2}, [3]float64{12, 2})
		soft, clear = 2*k, 1
	}
	return r.Form(d, r.Lin(b.X0, b.Y0, b.X1, b.Y1, t.L, t.M, t.D), r.Blur(soft, r.Path(inner, light)).Opacity(clear), r.Shadow(d, t.DD, 14*k, .5),
		r.Light(d, t.LL, 8*k, .45),
		r.Hairs(t.DD, 2, .35, [4]float64{x - 66*k, y - 30*k, 1, -16}, [4]float64{x - 58*k, y - 72*k, 6, -14}, [4]float64{x - 40*k, y - 2*k, -12,
			-8}, [4]float64{x - 30*k, y - 100*k, 12, -5}))
}

// hairTail is a horse's tail.
func (r *rig) hairTail(x, y, k float64) kit.Node {
	t := r.tailTones(r.Tones("mane"))
	d := offsets(x, y, k, [3]float64{14, -12}, [3]float64{-18, -16}, [3]float64{-40, 14}, [3]float64{-40, 62}, [3]float64{-50, 98, 1},
		[3]float64{-30, 92}, [3]float64{-24, 108, 1}, [3]float64{-12, 80}, [3]float64{-12, 44}, [3]float64{-4, 20}, [3]float64{14, 12})
	if r.pose == "running" || r.pose == "jumping" {
		d = offsets(x, y, k, [3]float64{14, -12}, [3]float64{-20, -22}, [3]float64{-52, -20}, [3]float64{-86, -2}, [3]float64{-114, 6, 1},
			[3]float64{-92, 16}, [3]float64{-98, 30, 1}, [3]float64{-66, 24}, [3]float64{-34, 14}, [3]float64{-8, 14}, [3]float64{14, 12})
	}
	if r.down() {
		d = offsets(x, y, k, [3]float64{10, -20}, [3]float64{-26, -14}, [3]float64{-48, 14}, [3]float64{-66, 40, 1}, [3]float64{-44, 40},
			[3]float64{-34, 50, 1}, [3]float64{-18, 24}, [3]float64{12, 10})
	}
	if r.Natural && !r.down() && r.pose != "running" && r.pose != "jumping" {
		return r.lockTail(x, y, k, t)
	}
	b := r.Path(d, t.M).Bounds()
	return r.Form(d, r.Lin(b.X0, b.Y0, b.X1, b.Y1, t.L, t.M, t.D), r.Shadow(d, t.DD, 9*k, .45),
		r.Hairs(t.LL, 2.2, .45, [4]float64{x - 4, y - 4, -.28 * b.W(), b.H() * .5}, [4]float64{x - 8*k, y + 4, -.12 * b.W(), b.H() * .5}))
}

// tailEnd is what some have at the end of a thick tail: an arrow, a club or spikes. It points along the tail.
func (r *rig) tailEnd(before, end pen.Joint) kit.Node {
	x, y := end.X, end.Y
	turn := math.Atan2(end.Y-before.Y, end.X-before.X)*180/math.Pi + 90
	var n kit.Node
	switch r.s.look.end {
	case "arrow":
		t := r.Tones("wings")
		n = r.Flat(offsets2(x, y, 1, [3]float64{-4, 8}, [3]float64{-20, 8, 1}, [3]float64{-14, -8}, [3]float64{0, -28, 1}, [3]float64{14, -8},
			[3]float64{20, 8, 1}, [3]float64{4, 8}), t)
	case "club":
		t := r.Tones("shell")
		n = r.Solid(offsets2(x, y, 1, [3]float64{-6, 10}, [3]float64{-22, 4}, [3]float64{-22, -14}, [3]float64{0, -24}, [3]float64{22, -14},
			[3]float64{22, 4}, [3]float64{6, 10}), t)
	case "spikes":
		t := r.Tones("horns")
		one := func(dx, dy, a float64) kit.Node {
			return r.Flat(offsets2(x+dx, y+dy, 1, [3]float64{-5, 4}, [3]float64{-2, -26, 1}, [3]float64{5, 4}), t).Rotate(a, x+dx, y+dy)
		}
		n = kit.Of(one(-2, 16, -62), one(2, 16, 62), one(-1, 6, -48), one(1, 6, 48))
	}
	return n.Rotate(turn, x, y)
}
