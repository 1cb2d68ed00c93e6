package bird

import (
	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/animal/pen"
	"pellucid/internal/engine/illustrator/kit/limb"
)

// drawSpread draws a bird from the front with both wings spread, as on coats of arms: its head is turned to the side, its tail is a fan, its
// talons are open.
func (r *rig) drawSpread() {
	b := r.b
	w, h := b.Body*.68, b.Body*1.02
	r.tilt = 90
	r.center = limb.Point{Y: -h - max(b.Leg, 26) - 18}
	y, f := r.center.Y, r.feathers
	r.fill = r.Lin(-w, y-h, w*.8, y+h, kit.At(0, f.L), kit.At(.45, f.M), kit.At(1, f.D))
	r.body = outline(0, y, 1, [3]float64{0, -h}, [3]float64{w * .72, -h * .78}, [3]float64{w, -h * .2}, [3]float64{w * .8, h * .5}, [3]float64{0, h}, [3]float64{-w * .8, h * .5}, [3]float64{-w, -h * .2}, [3]float64{-w * .72, -h * .78})
	r.head = limb.Point{X: 6, Y: y - h*.74 + max(b.NeckY, -70)*.62}
	left := r.spread(b.Body/62*b.Wing*1.12, -44, -168, r.wing)
	r.put(kit.Back, "wing", left.Move(-w*.5, y-h*.5), left.Mirror(0).Move(w*.5, y-h*.5))
	t := r.tal
	if t.M.Slot() == "" {
		t = r.wing
	}
	r.put(kit.Back, "tail", r.TailFan(9, b.Body*1.15, 62, t).Move(0, y+h*.4))
	feet := r.Tones("feet")
	leg := func(s float64) kit.Node {
		x, low := s*w*.5, y+h*1.12
		return kit.Of(r.talons(x, low, feet).Rotate(36, x, low), r.Path(outline(x, y+h*.62, 1, [3]float64{-w * .34, -h * .3}, [3]float64{w * .34, -h * .3}, [3]float64{w * .2, h * .34}, [3]float64{0, h * .46}, [3]float64{-w * .2, h * .34}),
			r.Lin(x-w*.3, y, x+w*.3, low, f.M, f.D)))
	}
	r.put(kit.Body, "legs", leg(-1), leg(1))
	n := pen.Tube(pen.Joint{X: 0, Y: y - h*.56, R: w * .8}, pen.Joint{X: r.head.X * .3, Y: (y - h*.8 + r.head.Y) / 2, R: b.Neck[0] * .86}, pen.Joint{X: r.head.X - b.Head*.1, Y: r.head.Y + b.Head*.2, R: b.Neck[1]})
	r.put(kit.Body, "body", r.Path(n, r.fill), r.Form(r.body, r.fill, r.frontBelly(w, h)), r.Clip(r.body, r.volume()))
	if r.spec.Fill != nil {
		r.put(kit.Body, "pattern", r.Clip(r.body, r.spec.Fill(r.Canvas, r.Path(r.body, kit.Black).Bounds(), f)))
	}
	r.drawHead()
	r.bodyAnchors()
}
