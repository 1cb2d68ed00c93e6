package animal

import (
	"math"

	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/animal/pen"
)

// locks are a mane that falls from the crest of the neck over its near side and ends in points.
func (r *rig) locks(t kit.Tones, nx, ny float64) kit.Node {
	const n = 6
	c, S, k := r.chest, r.chest.R, r.b.Head
	from, to := kit.Point{X: nx + 16*k, Y: ny - 6}, kit.Point{X: c.X - S*.7, Y: c.Y - S*.84}
	crest := func(u float64) kit.Point {
		return kit.Point{X: from.X + (to.X-from.X)*u - 24*k*math.Sin(math.Pi*u), Y: from.Y + (to.Y-from.Y)*u - 3*k*math.Sin(math.Pi*u)}
	}
	low := func(u, long float64, corner bool) kit.Point {
		q := crest(u)
		return kit.Point{X: q.X + (30-16*u)*k + long*.1, Y: q.Y + long, Corner: corner}
	}
	ps := []kit.Point{from, crest(.25), crest(.5), crest(.75), to}
	strands, shine := "", ""
	for i := range n - 1 { // the foremost would hang over the throat
		u := 1 - (float64(i)+.5)/n
		long := (54 + 20*math.Sin(math.Pi*u) + 9*math.Cos(float64(i)*2.4)) * k
		tip, valley := low(u+.06, long, true), low(u-.06, long*.66, true)
		ps = append(ps, tip, valley)
		top := crest(max(0, u-.12))
		strands += fmtCurve(top.X+5*k, top.Y+5*k, valley.X-12*k, (top.Y+valley.Y)/2-4*k, valley.X, valley.Y)
		top = crest(u)
		shine += fmtCurve(top.X+6*k, top.Y+8*k, tip.X-16*k, (top.Y+tip.Y)/2-4*k, tip.X-3*k, tip.Y-14*k)
	}
	d := pen.Text(append(ps, kit.Point{X: nx + 24*k, Y: ny + 16*k})...)
	return r.Form(d, r.Lin(nx-34, ny, nx+20, ny+90, t.L, t.M, t.D), r.Shadow(d, t.DD, 9, .4), r.Line(strands, t.DD.Alpha(.7), 1.8*k), r.Line(shine, t.LL.Alpha(.5), 2.2*k))
}

// lockTail is a horse's tail that ends in a point, as hair does.
func (r *rig) lockTail(x, y, k float64, t kit.Tones) kit.Node {
	lock := func(d string) kit.Node {
		b := r.Path(d, t.M).Bounds()
		return r.Form(d, r.Lin(b.X0, b.Y0, b.X1, b.Y1, t.L, t.M, t.D), r.Shadow(d, t.DD, 8*k, .4))
	}
	back := offsets(x, y, k, [3]float64{10, -12}, [3]float64{-20, -16}, [3]float64{-44, 14}, [3]float64{-50, 56}, [3]float64{-46, 92}, [3]float64{-56, 122, 1},
		[3]float64{-34, 106}, [3]float64{-26, 70}, [3]float64{-22, 30}, [3]float64{10, 8})
	front := offsets(x, y, k, [3]float64{14, -12}, [3]float64{-10, -14}, [3]float64{-30, 12}, [3]float64{-34, 56}, [3]float64{-30, 96}, [3]float64{-36, 134, 1},
		[3]float64{-16, 104}, [3]float64{-10, 64}, [3]float64{-4, 24}, [3]float64{14, 12})
	return kit.Of(lock(back), lock(front), r.Hairs(t.LL, 2, .45, [4]float64{x - 8*k, y, -20 * k, 70 * k}, [4]float64{x - 20*k, y + 2, -18 * k, 80 * k}))
}
