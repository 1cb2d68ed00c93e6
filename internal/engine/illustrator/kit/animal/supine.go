package animal

import (
	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/animal/pen"
	"pellucid/internal/engine/illustrator/kit/limb"
)

// lieSupine draws an animal on its back: the belly up, the legs in the air with loose feet, and the head laid back.
func (r *rig) lieSupine() {
	b := r.b
	r.hip = pen.Joint{X: -b.Length * .46, Y: -b.Rump * .94, R: b.Rump}
	r.chest = pen.Joint{X: b.Length * .44, Y: -b.Chest * .92, R: b.Chest}
	r.mid = pen.Joint{X: (r.hip.X + r.chest.X) / 2, Y: (r.hip.Y+r.chest.Y)/2 + 4, R: b.Belly}
	long := max(-b.HeadY*.8, b.Chest*.6)
	r.head = limb.Point{X: r.chest.X + b.Chest*.35 + long, Y: -38 * b.Head}
	r.headTurn = supineHead
	if r.pose == "floating" {
		r.head.Y, r.headTurn = -r.mid.R*.6-34*b.Head, floatingHead
	}
	h, c, R, S := r.hip, r.chest, b.Rump, b.Chest
	r.shades(h.X-R, min(h.Y-R, c.Y-S), c.X+S)
	pt := func(x, y float64) kit.Point { return kit.Point{X: x, Y: y} }
	body := pen.Text(pt(h.X-R*.98, h.Y+R*.1), pt(h.X-R*.7, h.Y-R*.7), pt(h.X+R*.1, h.Y-R*.96), pt(r.mid.X, r.mid.Y-b.Belly*(.94+b.Sag/max(b.Belly, 1))),
		pt(c.X-S*.1, c.Y-S*.95), pt(c.X+S*.7, c.Y-S*.62), pt(c.X+S*.98, c.Y+S*.1), pt(c.X+S*.6, -4), pt(r.mid.X, -1), pt(h.X-R*.6, -3))
	r.drawTail()
	r.put(kit.Back, "legs", r.raisedLeg(r.foreInAir(.2, -.06), 62, true), r.raisedLeg(r.hindInAir(.34, .06), -28, true))
	r.drawBody(body, r.upperBelly(), r.contact(h.X-R, c.X+S, 12))
	fore, hind := r.foreInAir(-.14, 0), r.hindInAir(0, 0)
	r.put(kit.Body, "legs", r.raisedLeg(hind, -34, false), r.raisedLeg(fore, 70, false))
	r.solids = append(r.solids, pen.Tube(hind...), pen.Tube(fore...))
	end := fore[2]
	r.anchorBox("paw", end.X, end.Y-end.R, 0, 0, 0)
	r.anchorBox("handNear", end.X+end.R, end.Y, 0, 0, 0)
	r.anchorBox("handFar", end.X+end.R*2, end.Y, 0, 0, 0)
	r.anchorBox("footNear", hind[2].X, hind[2].Y, 0, 0, 0)
	r.anchorBox("footFar", hind[2].X+8, hind[2].Y, 0, 0, 0)
	r.anchorBox("belly", r.mid.X+b.Length*.08, r.mid.Y-b.Belly*.95, b.Length*.7, 0, 0)
	r.finish(false)
}

// supineHead is by how many degrees the head of one that lies on its back is turned: its crown points away from the body.
// One that floats looks along its body.
const (
	supineHead   = 74
	floatingHead = 26
)

// supine reports whether the animal lies on its back.
func (r *rig) supine() bool { return r.pose == "on its back" || r.pose == "floating" }

// upended turns what is drawn for a body on its feet over.
func (r *rig) upended(n kit.Node) kit.Node { return n.Scale(1, -1, 0, r.mid.Y-4) }

// upperBelly is the lighter belly where it points up.
func (r *rig) upperBelly() kit.Node {
	if r.s.look.style == "plain belly" {
		return kit.Node{}
	}
	t, b := r.belly, r.b
	x, y := (r.hip.X+r.chest.X)/2, r.mid.Y-b.Belly*1.02
	return r.Named("belly", r.Blur(3, r.Ellipse(x, y, b.Length*.5+b.Rump*.5, b.Belly*.62, r.Lin(x, y-20, x, y+b.Belly*.6, t.L, t.M))))
}

// foreInAir are the joints of a foreleg that is drawn up over the chest; x moves the shoulder, up the foot, in radii of the chest.
func (r *rig) foreInAir(x, up float64) []pen.Joint {
	b, c := r.b, r.chest
	l := min(b.Leg, b.Chest*1.5) * .62
	top := limb.Point{X: c.X + c.R*x, Y: c.Y - c.R*.4}
	elbow := top.Add(-l*.3, -l*.9)
	end := elbow.Add(l*.62, -l*(.3+up))
	return []pen.Joint{{X: top.X, Y: top.Y, R: b.Limb[0] * 1.08}, {X: elbow.X, Y: elbow.Y, R: b.Limb[1]}, {X: end.X, Y: end.Y, R: b.Limb[2]}}
}

// hindInAir are the joints of a hind leg that sticks up.
func (r *rig) hindInAir(x, up float64) []pen.Joint {
	b, h := r.b, r.hip
	l := min(b.Leg, b.Rump*1.4) * .6
	top := limb.Point{X: h.X + h.R*(x+.06), Y: h.Y - h.R*.1}
	knee := top.Add(h.R*.5, -h.R*.74-l*.3)
	end := knee.Add(-l*.7, -l*(.62+up))
	return []pen.Joint{{X: top.X, Y: top.Y, R: b.Rump * .66}, {X: knee.X, Y: knee.Y, R: b.Limb[0] * 1.05}, {X: end.X, Y: end.Y, R: b.Limb[2]}}
}

// raisedLeg draws a leg whose foot points up, its sole turned by some degrees from there.
func (r *rig) raisedLeg(j []pen.Joint, turn float64, far bool) kit.Node {
	return r.leg(j, 180+turn, far)
}
