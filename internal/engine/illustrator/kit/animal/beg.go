package animal

import (
	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/animal/pen"
	"pellucid/internal/engine/illustrator/kit/limb"
)

// sitUp draws an animal that sits on its haunches with the back upright and both forepaws before its chest, as dogs beg.
func (r *rig) sitUp() {
	b := r.b
	r.hip = pen.Joint{X: -b.Length * .16, Y: -b.Rump * 1.02, R: b.Rump}
	r.chest = pen.Joint{X: r.hip.X + b.Length*.2, Y: r.hip.Y - b.Length*.92, R: b.Chest}
	r.mid = pen.Joint{X: (r.hip.X+r.chest.X)/2 + 3, Y: (r.hip.Y + r.chest.Y) / 2, R: b.Belly}
	r.placeHead(b.HeadX*.42, b.HeadY*.98)
	h, c, R, S := r.hip, r.chest, b.Rump, b.Chest
	r.shades(h.X-R, c.Y-S, c.X+S)
	pt := func(x, y float64) kit.Point { return kit.Point{X: x, Y: y} }
	body := pen.Text(pt(h.X-R*.98, h.Y+R*.3), pt(h.X-R*.86, h.Y-R*.5), pt(r.mid.X-b.Belly*.94, r.mid.Y), pt(c.X-S*.86, c.Y-S*.2), pt(c.X-S*.1, c.Y-S*.85),
		pt(c.X+S*.72, c.Y-S*.4), pt(c.X+S*.98, c.Y+S*.3), pt(r.mid.X+b.Belly*.96, r.mid.Y), pt(h.X+R*1.02, h.Y+R*.2), pt(h.X+R*.7, -3), pt(h.X-R*.7, -2))
	r.drawTail()
	w := b.Limb
	foot := w[2] * r.ankle()
	r.put(kit.Back, "legs", r.foot(pen.Joint{X: h.X + R*1.22, Y: -foot - 2, R: w[2] * 1.15}, 0, true), r.leg(r.foreRaised(.5, .1), 58, true))
	r.drawBody(body, r.frontOfBelly(), r.contact(h.X-R, h.X+R, 12))
	haunch := limb.Hull(limb.Circle{Point: limb.Point{X: h.X - R*.02, Y: h.Y + R*.1}, R: R * .86}, limb.Circle{Point: limb.Point{X: h.X + R*.56, Y: -R * .42}, R: R * .4})
	near := r.foreRaised(.1, 0)
	r.put(kit.Body, "legs", r.Path(haunch, r.fill), r.Clip(haunch, r.contact(h.X-R, h.X+R*1.2, 14)),
		r.crease(3.4, .42, pt(h.X-R*.1, h.Y-R*.78), pt(h.X+R*.6, h.Y-R*.46), pt(h.X+R*.95, h.Y+R*.1), pt(h.X+R*.95, -R*.36)),
		r.foot(pen.Joint{X: h.X + R*1.02, Y: -foot, R: w[2] * 1.2}, 0, false), r.leg(near, 64, false))
	r.solids = append(r.solids, pen.Tube(near...), haunch)
	r.anchorBox("paw", near[2].X+w[2], near[2].Y+w[2], 0, 0, 0)
	r.anchorBox("handNear", near[2].X+w[2], near[2].Y, 0, 0, 0)
	r.anchorBox("handFar", near[2].X+w[2]*2, near[2].Y, 0, 0, 0)
	r.anchorBox("footNear", h.X+R, -w[2], 0, 0, 0)
	r.anchorBox("footFar", h.X+R*1.2, -w[2], 0, 0, 0)
	r.finish(true)
}

// frontOfBelly is the lighter belly of one that sits up.
func (r *rig) frontOfBelly() kit.Node {
	if r.s.look.style == "plain belly" {
		return kit.Node{}
	}
	t, b := r.belly, r.b
	x, y := r.mid.X+b.Belly*.9, r.mid.Y+b.Belly*.1
	return r.Named("belly", r.Blur(3, r.Ellipse(x, y, b.Belly*.56, b.Length*.5, r.Lin(x-b.Belly*.5, y, x+b.Belly*.3, y, t.L, t.M))))
}

// foreRaised are the joints of a foreleg with the forearm before the chest and the paw hanging from the wrist; x moves the shoulder, up
// the paw, in radii of the chest.
func (r *rig) foreRaised(x, up float64) []pen.Joint {
	b, c := r.b, r.chest
	l := min(b.Leg, b.Chest*1.6) * .62
	top := limb.Point{X: c.X + c.R*x, Y: c.Y + c.R*.3}
	elbow := top.Add(l*.3, l*.8)
	end := elbow.Add(l*.86, -l*(.5+up))
	return []pen.Joint{{X: top.X, Y: top.Y, R: b.Limb[0]}, {X: elbow.X, Y: elbow.Y, R: b.Limb[1]}, {X: end.X, Y: end.Y, R: b.Limb[2]}}
}
