package animal

import (
	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/animal/pen"
	"pellucid/internal/engine/illustrator/kit/limb"
)

// curling are the tails of those that sleep curled up, and the half widths of what lies around them: at its root, middle and end.
var curling = map[tail][3]float64{
	"bushy": {12, 21, 12}, "long": {9, 10, 8}, "ringed": {12, 18, 10}, "plume": {11, 19, 9}, "squirrel": {13, 22, 14}, "up": {10, 10, 7},
	"curled": {11, 14, 9}, "whip": {9, 8, 5}, "short": {11, 10, 8}, "mouse": {6, 5, 3}, "monkey": {8, 7, 6},
}

// CurlsUp reports whether a species sleeps as a ball, its tail around it.
func CurlsUp(name string) bool {
	s := find(name)
	_, tail := curling[s.build.Tail]
	return tail && s.build.Foot == paw && !s.build.Crouch && !s.build.Biped && s.build.Rest != folded && !InProfile(name)
}

// curlUp draws a sleeping animal as a ball: the back is a dome, the head lies before it on the end of the tail, which goes around the front.
func (r *rig) curlUp() {
	b := r.b
	R := max(b.Rump, b.Chest, b.Belly)
	w, high := R*1.46+b.Length*.14, R*2.06
	r.hip = pen.Joint{X: -w * .34, Y: -high * .46, R: R * .92}
	r.chest = pen.Joint{X: w * .3, Y: -high * .46, R: R * .9}
	r.mid = pen.Joint{X: 0, Y: -high * .5, R: R}
	tailR := curling[b.Tail]
	k := R / 42
	r.head = limb.Point{X: w*.4 + 6*b.Head, Y: -35*b.Head - tailR[1]*k*.85}
	r.headTurn = 8
	r.shades(-w, -high, w*.9)
	pt := func(x, y float64) kit.Point { return kit.Point{X: x * w, Y: y * high} }
	body := pen.Text(pt(-1, -.34), pt(-.9, -.66), pt(-.56, -.93), pt(-.08, -1), pt(.42, -.9), pt(.8, -.62), pt(.97, -.28), pt(.86, -.02), pt(0, -.005), pt(-.86, -.02))
	r.drawBody(body, r.contact(-w, w, 14))
	haunch := limb.Hull(limb.Circle{Point: limb.Point{X: -w * .42, Y: -high * .4}, R: R * .62}, limb.Circle{Point: limb.Point{X: -w * .02, Y: -R * .34}, R: R * .3})
	sole := b.Limb[2] * r.ankle()
	r.put(kit.Body, "legs", r.foot(pen.Joint{X: w * .06, Y: -sole - tailR[1]*k*.5, R: b.Limb[2] * 1.05}, 0, false),
		r.Path(haunch, r.fill), r.crease(3.2, .42, pt(-.5, -.76), pt(-.12, -.62), pt(.13, -.36), pt(.1, -.14)))
	r.solids = append(r.solids, haunch)
	r.tailAround(w, k, tailR)
	r.anchorBox("paw", w*.5, -4, 0, 0, 0)
	r.finish(false)
}

// tailAround lays the tail from the rump along the ground to below the chin.
func (r *rig) tailAround(w, k float64, wide [3]float64) {
	a, m, e := wide[0]*k, wide[1]*k, wide[2]*k
	tip := r.head.X + 34*r.b.Head
	js := []pen.Joint{{X: -w * .96, Y: -a * 2.6, R: a * .8}, {X: -w * .98, Y: -a * 1.3, R: a}, {X: -w * .72, Y: -m, R: (a + m) / 2}, {X: -w * .2, Y: -m, R: m},
		{X: w * .3, Y: -m * .96, R: m * .96}, {X: tip - e, Y: -e, R: e}}
	if r.b.Tail == "short" {
		js = []pen.Joint{js[0], js[1], {X: -w * .74, Y: -a * .9, R: a * .9}}
	}
	d := pen.Tube(js...)
	t := r.fur
	switch {
	case r.asked["tail"] || r.b.Tail == "squirrel":
		t = r.Tones("tail")
	case r.b.Tail == "mouse":
		t = r.Tones("inner")
	}
	end := kit.Of(r.tailMarks("", d, js[2:])...)
	switch {
	case r.b.Tail == "bushy" || r.b.Tail == "plume" && !r.belly.M.Same(t.M):
		c, x := r.belly, tip-e-w*.3
		end = r.Path(offsets(x, 0, k, [3]float64{0, -60}, [3]float64{-8, -36, 1}, [3]float64{4, -28, 1}, [3]float64{-10, -18, 1},
			[3]float64{2, -10, 1}, [3]float64{-8, 0, 1}, [3]float64{120, 0}, [3]float64{120, -60}), r.Lin(x, -30, x+50, 0, c.LL, c.M, c.D))
	case r.b.Tail == "ringed":
		end = r.rings(js[2:])
	}
	r.anchor("tail", js[0].X, js[0].Y)
	r.put(kit.Body, "tail", r.Clip(pen.Join(r.solids...), r.Blur(4, r.Path(d, r.fur.DDD).Move(2, -5)).Opacity(.5)), r.Path(d, r.Lin(0, -2.2*m, 0, 0, t.L, t.M, t.D)), r.Clip(d, r.contact(-2*w, tip+w, 9), end))
}
