package person

import (
	"math"

	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/limb"
)

// Of arms that are raised to the side, whose sleeves run into the shirt: the least angle away from the trunk in degrees, and how far
// around the joint the trunk covers the sleeve, in radii of the sleeve.
const (
	raisedAside = 55
	seamReach   = 1.3
)

// shoulderSeam draws the trunk once more around the shoulder of an arm that is raised to the side. The round end of a sleeve would lie
// on the chest as a disc, with an outline around it in many styles.
func (f *figure) shoulderSeam(c chain) kit.Node {
	s := f.look.sleeve
	r := seamReach * (f.sleeveWidths()[0] + s.loose) * f.body.thick
	if !f.raisedAside(c, r) {
		return kit.Node{}
	}
	shadow, fr := f.armShadow(), f.bones.trunk
	n := kit.Of(f.trunkPart(shadow), f.collarPart(), f.overPart(shadow), f.onTrunk())
	if over := f.look.over; f.look.top.bare || s.reach > 0 && (over == nil || s.over || over.kind == "apron") { // of the trunk's own cloth or skin: no seam
		wide := f.look.top.wide - 2
		if s.over {
			wide = 3.5*f.body.thick - 2
		}
		n = place(f.Clip(f.trunkOutline(wide, f.look.top.hem*f.body.thick), n.Move(-fr.X, -fr.Y).Rotate(-fr.angle, 0, 0)), fr)
	}
	return f.Clip(kit.Oval(c[0].X, c[0].Y, r, r), n)
}

// raisedAside reports whether an arm leaves the trunk to the side or upward, seen from the front, and does not come back to the shoulder.
func (f *figure) raisedAside(c chain, r float64) bool {
	if f.pose.turn > .45 || f.pose.lying {
		return false
	}
	x0, y0 := f.bones.trunk.in(c[0])
	x1, y1 := f.bones.trunk.in(c[1])
	out := (x1 - x0) * math.Copysign(1, x0)
	return math.Atan2(out, y1-y0) > raisedAside*math.Pi/180 && fromBone(c[0], c[1], f.palmAt(c)) > r+10*f.body.thick
}

// fromBone is how far a point is from the bone between two joints.
func fromBone(p, a, b limb.Point) float64 {
	dx, dy := b.X-a.X, b.Y-a.Y
	u := ((p.X-a.X)*dx + (p.Y-a.Y)*dy) / max(dx*dx+dy*dy, .01)
	return p.Distance(a.Mix(b, min(max(u, 0), 1)))
}
