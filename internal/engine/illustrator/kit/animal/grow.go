package animal

import (
	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/animal/pen"
)

// udder hangs under the belly of a standing cow.
func (r *rig) udder() {
	if r.down() || r.spec.Young {
		return
	}
	p := r.on(.22, .95)
	k := r.mid.R / 60
	d := offsets(p.X, p.Y, k, [3]float64{-26, -14}, [3]float64{-24, 12}, [3]float64{-12, 20}, [3]float64{8, 20}, [3]float64{20, 8},
		[3]float64{24, -12})
	t := r.belly
	r.out = append([]placed{}, r.insertBehindLegs(r.Named("udder", r.Flat(d, t), r.Path(offsets(p.X-10, p.Y+16, k, [3]float64{-4, -2},
		[3]float64{-3, 12}, [3]float64{3, 12}, [3]float64{4, -2}), t.D), r.Path(offsets(p.X+8, p.Y+15, k, [3]float64{-4, -2}, [3]float64{-3, 12},
		[3]float64{3, 12}, [3]float64{4, -2}), t.D)))...)
}

// insertBehindLegs puts a node before the body is drawn.
func (r *rig) insertBehindLegs(n kit.Node) []placed {
	at := len(r.out)
	for i, p := range r.out {
		if p.layer == kit.Body {
			at = i + 1
			break
		}
	}
	out := append([]placed{}, r.out[:at]...)
	out = append(out, placed{kit.Body, n})
	return append(out, r.out[at:]...)
}

// horseMane hangs from the crest of the neck.
func (r *rig) horseMane() {
	t := r.Tones("mane")
	k := r.b.Head
	nx, ny := r.head.X-25*k, r.head.Y-32*k
	c, S := r.chest, r.chest.R
	p := func(x, y float64, corner bool) kit.Point { return kit.Point{X: x, Y: y, Corner: corner} }
	if r.Sleep || c.Y-r.head.Y < S*.9 {
		d := pen.Text(p(nx+10, ny-6, false), p(nx-16, ny+12, false), p(nx-30, ny+44, false), p(nx-20, ny+66, true), p(nx-6, ny+50, false),
			p(nx+4, ny+70, true), p(nx+16, ny+40, false), p(nx+20, ny+10, false))
		r.put(kit.Body, "mane", r.Flat(d, t))
		return
	}
	if r.Natural {
		r.put(kit.Body, "mane", r.locks(t, nx, ny))
		return
	}
	d := pen.Text(p(nx+12, ny-8, false), p(nx-13, ny+10, false), p((nx*2+c.X-S*.5)/3-18, (ny*2+c.Y-S*.8)/3, false), p(c.X-S*.62, c.Y-S*.82,
		false), p(c.X-S*.8, c.Y-S*.34, true), p(c.X-S*.3, c.Y-S*.42, false), p(c.X-S*.1, c.Y-S*.06, true),
		p(nx+2, ny+86*k, false), p(nx+16, ny+70*k, true), p(nx+14, ny+40*k, false), p(nx+20, ny+14, false))
	r.put(kit.Body, "mane", r.Form(d, r.Lin(nx-34, ny, nx+20, ny+90, t.L, t.M, t.D), r.Shadow(d, t.DD, 9, .4),
		r.Line(fmtCurve(nx-2, ny+10, nx-22, ny+44, c.X-S*.5, c.Y-S*.55), t.LL.Alpha(.45), 2.6), r.Line(fmtCurve(nx+8, ny+18, nx-2, ny+52, nx-16,
			ny+84), t.LL.Alpha(.35), 2.4)))
}

// folds are the creases in a rhino's thick skin.
func (r *rig) folds() {
	line := func(a, top, bend, low float64) kit.Node {
		p, m, q := r.on(a, top), r.on(a+bend, (top+low)/2), r.on(a-.02, low)
		return r.crease(3.4, .34, kit.Point{X: p.X, Y: p.Y}, kit.Point{X: m.X, Y: m.Y}, kit.Point{X: q.X, Y: q.Y})
	}
	r.put(kit.Body, "skin", r.within(kit.Of(line(.16, -.95, -.05, .2), line(.78, -.98, .06, .1), line(1.2, -.9, .08, .5))))
}
