package animal

import (
	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/animal/pen"
	"pellucid/internal/engine/illustrator/kit/limb"
)

// hangBelow draws an animal that hangs by all its feet under a branch: the back sags, the limbs reach up, and the head looks at the viewer. The
// anchor "hang" is the middle of where it grips.
func (r *rig) hangBelow() {
	b := r.b
	R, S := b.Rump, b.Chest
	top := -(R + S) * 1.62
	r.hip = pen.Joint{X: -b.Length * .46, Y: -R * 1.12, R: R}
	r.chest = pen.Joint{X: b.Length * .46, Y: -S * 1.06, R: S}
	r.mid = pen.Joint{X: 0, Y: -b.Belly * .86, R: b.Belly}
	r.head = limb.Point{X: r.chest.X + S*.86, Y: r.chest.Y - S*.2}
	r.headTurn = -9
	h, c := r.hip, r.chest
	r.shades(h.X-R, min(h.Y-R, c.Y-S), c.X+S)
	pt := func(x, y float64) kit.Point { return kit.Point{X: x, Y: y} }
	body := pen.Text(pt(h.X-R*.96, h.Y-R*.2), pt(h.X-R*.5, h.Y-R*.86), pt(h.X+R*.3, h.Y-R*.86), pt(r.mid.X, r.mid.Y-b.Belly*.62),
		pt(c.X-S*.2, c.Y-S*.86), pt(c.X+S*.6, c.Y-S*.72), pt(c.X+S*.96, c.Y), pt(c.X+S*.5, c.Y+S*.86), pt(r.mid.X, -1), pt(h.X-R*.3, h.Y+R*.92), pt(h.X-R*.84, h.Y+R*.5))
	r.anchor("tail", h.X-R*.9, h.Y+R*.2)
	arm := func(x, y, lean, k float64) []pen.Joint {
		w := b.Limb
		return []pen.Joint{{X: x, Y: y, R: w[0] * 1.1 * k}, {X: x + lean*.7, Y: (y + top) / 2, R: w[1] * k}, {X: x + lean, Y: top + w[2]*1.4, R: w[2] * k}}
	}
	farFore, farHind := arm(c.X-S*.1, c.Y-S*.5, S*.5, .94), arm(h.X+R*.5, h.Y-R*.5, -R*.1, .94)
	r.put(kit.Back, "legs", r.segmentFar(farFore...), r.segmentFar(farHind...))
	r.drawBody(body, r.contact(h.X-R, c.X+S, 10))
	fore, hind := arm(c.X-S*.34, c.Y-S*.3, -S*.3, 1), arm(h.X+R*.02, h.Y-R*.2, R*.12, 1.04)
	r.finish(false)
	for _, js := range [][]pen.Joint{fore, hind} {
		r.put(kit.Body, "legs", r.segment(js...), r.crease(3, .3, pt(js[0].X-js[0].R, js[0].Y+js[0].R*.4), pt(js[0].X-js[0].R*.9, js[0].Y-js[0].R*.5)))
	}
	nail := r.footTones()
	for _, js := range [][]pen.Joint{farFore, farHind, fore, hind} {
		e := js[2]
		var claws []kit.Node
		for _, o := range []float64{-.8, 0, .8} {
			x, w := e.X+o*e.R*.8, max(4, e.R*.5)
			line := fmtCurve(x, e.Y-e.R*.3, x-w*.6, top-w*2.6, x+w*1.2, top-w*3.2)
			claws = append(claws, r.Line(line, r.Lin(0, e.Y, 0, top-w*3, nail.D, nail.M, nail.LL), w))
		}
		r.put(kit.Body, "legs", claws...)
	}
	r.anchor("hang", (farFore[2].X+farHind[2].X)/2, top-4)
	r.anchorBox("paw", fore[2].X, fore[2].Y, 0, 0, 0)
}
