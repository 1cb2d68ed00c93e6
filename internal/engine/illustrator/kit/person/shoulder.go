package person

import (
	"math"

	"pellucid/internal/engine/illustrator/kit"
)

// Of sleeves that run into the shirt: the least angle from the trunk of an arm that is raised to the side, in degrees, and how far around
// the joint the trunk, and a beard, cover the sleeve, in radii of the sleeve.
const (
	raisedAside = 55
	seamReach   = 1.3
	beardReach  = 2.2
)

// shoulderSeam draws the trunk once more around the shoulder of an arm that is raised to the side, or above the shoulder of one that
// hangs. The round end of a sleeve would lie on the chest as a disc, with an outline around it in many styles.
func (f *figure) shoulderSeam(c chain) kit.Node {
	s, over := f.look.sleeve, f.look.over
	r := seamReach * (f.sleeveWidths()[0] + s.loose) * f.body.thick
	same := s.reach > 0 && (over == nil || s.over || over.kind == "apron") // the sleeve is of the trunk's own cloth
	around, beard, on := kit.Oval(c[0].X, c[0].Y, r, r), f.beardOver(), f.onTrunk()
	switch {
	case f.raisedAside(c, r):
		beard = f.Clip(around, beard)
	case f.hangsAside(c, r): // its inner edge stays, from the joint down
		on, around = kit.Node{}, text("M%.1f %.1fa%.1f %.1f 0 0 1 %.1f 0Z", c[0].X-r, c[0].Y, r, r, 2*r)
		beard = f.Clip(kit.Oval(c[0].X, c[0].Y, r/seamReach*beardReach, r/seamReach*beardReach), beard)
		if !same {
			return beard
		}
	default:
		return kit.Node{}
	}
	shadow, fr := f.armShadow(), f.bones.trunk
	n := kit.Of(f.trunkPart(shadow), f.collarPart(), f.overPart(shadow), on)
	if same || f.look.top.bare { // no edge between cloth and cloth, or skin and skin
		wide := f.look.top.wide - 2
		if s.over {
			wide = 3.5*f.body.thick - 2
		}
		n = place(f.Clip(f.trunkOutline(wide, f.look.top.hem*f.body.thick), n.Move(-fr.X, -fr.Y).Rotate(-fr.angle, 0, 0)), fr)
	}
	return kit.Of(f.Clip(around, n), beard)
}

// beardOver is the beard that lies on the chest and the shoulders.
func (f *figure) beardOver() kit.Node {
	if f.spec.Behind || f.spec.Mask != nil || f.spec.headless() {
		return kit.Node{}
	}
	return place(f.beardPart(), f.bones.head)
}

// raisedAside reports whether an arm leaves the trunk to the side or upward, seen from the front, and does not come back to the shoulder.
func (f *figure) raisedAside(c chain, r float64) bool {
	if f.pose.turn > .45 || f.pose.lying {
		return false
	}
	x0, y0 := f.bones.trunk.in(c[0])
	x1, y1 := f.bones.trunk.in(c[1])
	out := (x1 - x0) * math.Copysign(1, x0)
	return math.Atan2(out, y1-y0) > raisedAside*math.Pi/180 && f.clear(c, r)
}

// hangsAside reports whether an arm hangs beside the trunk, seen from the front.
func (f *figure) hangsAside(c chain, r float64) bool {
	upright := math.Abs(f.bones.trunk.angle) < 20 && f.pose.turn <= .45 && !f.pose.lying
	return upright && c[1].Y > c[0].Y+.4*f.body.upperArm && f.clear(c, r)
}

// clear reports whether the forearm and the hand are off what is drawn around the shoulder.
func (f *figure) clear(c chain, r float64) bool {
	a, b := c[1], f.palmAt(c)
	dx, dy := b.X-a.X, b.Y-a.Y
	u := ((c[0].X-a.X)*dx + (c[0].Y-a.Y)*dy) / max(dx*dx+dy*dy, .01)
	return c[0].Distance(a.Mix(b, min(max(u, 0), 1))) > r+10*f.body.thick
}
