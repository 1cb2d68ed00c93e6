package bird

import "pellucid/internal/engine/illustrator/kit"

// boot is a rubber boot on the foot of a leg whose ankle is at x, y with the ground w below it; it points to the right, or to the viewer from the front.
func (r *rig) boot(x, ground float64, far bool) kit.Node {
	t := kit.TonesOf(r.spec.Boots)
	if far {
		t = kit.TonesOf(t.M.Shade(-.5))
	}
	k := max(r.b.Body*.0125, .5)
	at := func(d ...[3]float64) string {
		return outline(x, ground, k, d...)
	}
	shaft := at([3]float64{-14, -44, 1}, [3]float64{14, -44, 1}, [3]float64{14, -22}, [3]float64{26, -17}, [3]float64{38, -10}, [3]float64{39, -1, 1}, [3]float64{-16, -1, 1}, [3]float64{-17, -16}, [3]float64{-15, -30})
	sole := at([3]float64{-17, -4, 1}, [3]float64{39.500, -4, 1}, [3]float64{40, 2}, [3]float64{34, 3}, [3]float64{-13, 3}, [3]float64{-18, 2})
	if r.b.Front != "" {
		shaft = at([3]float64{-15, -34, 1}, [3]float64{15, -34, 1}, [3]float64{16, -18}, [3]float64{22, -8}, [3]float64{22, 0, 1}, [3]float64{-22, 0, 1}, [3]float64{-22, -8}, [3]float64{-16, -18})
		sole = at([3]float64{-23, -4, 1}, [3]float64{23, -4, 1}, [3]float64{23, 2}, [3]float64{16, 4}, [3]float64{-16, 4}, [3]float64{-23, 2})
	}
	b := r.Path(shaft, t.M).Bounds()
	cuff := at([3]float64{-16, -47, 1}, [3]float64{16, -47, 1}, [3]float64{16, -39, 1}, [3]float64{-16, -39, 1})
	if r.b.Front != "" {
		cuff = at([3]float64{-17, -37, 1}, [3]float64{17, -37, 1}, [3]float64{17, -30, 1}, [3]float64{-17, -30, 1})
	}
	return r.Named("boots", r.Form(shaft, r.Lin(b.X0, b.Y0, b.X1, b.Y1, t.L, t.M, t.D), r.Shadow(shaft, t.DD, 8*k, .4), r.Light(shaft, t.LL, 6*k, .6)), r.Path(sole, t.DDD), r.Path(cuff, r.Lin(b.X0, 0, b.X1, 0, t.LL, t.L, t.D)))
}
