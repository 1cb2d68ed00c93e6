package person

import (
	"math"

	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/limb"
	"pellucid/internal/engine/illustrator/kit/person/body"
	"pellucid/internal/engine/illustrator/kit/person/extra"
	"pellucid/internal/engine/illustrator/kit/person/figure"
	"pellucid/internal/engine/illustrator/kit/person/head"
	"pellucid/internal/engine/illustrator/kit/person/wear"
)

// Of sleeves that run into the shirt: the least angle from the trunk of an arm that is raised to the side, in degrees, and how far around
// the joint the trunk, and a beard, cover the sleeve, in radii of the sleeve.
const (
	leastAside = 55
	seamReach  = 1.3
	beardReach = 2.2
)

// shoulderSeam draws the trunk once more around the shoulder of an arm that is raised to the side, or above the shoulder of one that
// hangs. The round end of a sleeve would lie on the chest as a disc, with an outline around it in many styles.
func shoulderSeam(f *figure.Figure, c figure.Chain) kit.Node {
	s, over := f.Look.Sleeve, f.Look.Over
	r := seamReach * (body.SleeveWidths(f)[0] + s.Loose) * f.Body.Thick
	same := s.Reach > 0 && (over == nil || s.Over || over.Kind == "apron") // the sleeve is of the trunk's own cloth
	around, beard, on := kit.Oval(c[0].X, c[0].Y, r, r), beardOver(f), extra.OnTrunk(f)
	switch {
	case raisedAside(f, c, r):
		beard = f.Clip(around, beard)
	case hangsAside(f, c, r): // its inner edge stays, from the joint down
		on, around = kit.Node{}, figure.Text("M%.1f %.1fa%.1f %.1f 0 0 1 %.1f 0Z", c[0].X-r, c[0].Y, r, r, 2*r)
		if f.Spec.Lifelike() {
			around = armhole(f, c[0], r)
		}
		beard = f.Clip(kit.Oval(c[0].X, c[0].Y, r/seamReach*beardReach, r/seamReach*beardReach), beard)
		if !same {
			return beard
		}
	default:
		return kit.Node{}
	}
	fr := f.Bones.Trunk
	n := kit.Of(body.TrunkPart(f, armShadow(f, f.Top)), wear.CollarPart(f), wear.OverPart(f, armShadow(f, f.Over)), on)
	if same || f.Look.Top.Bare { // no edge between cloth and cloth, or skin and skin
		wide := f.Look.Top.Wide - 2
		if s.Over {
			wide = 3.5*f.Body.Thick - 2
		}
		n = figure.Place(f.Clip(body.TrunkOutline(f, wide, f.Look.Top.Hem*f.Body.Thick), n.Move(-fr.X, -fr.Y).Rotate(-fr.Angle, 0, 0)), fr)
	}
	return kit.Of(f.Clip(around, n), beard)
}

// armhole is what lies on the trunk's side of the seam of a sleeve, which runs from the top of the shoulder at a joint down to the armpit: in
// light and shade a level edge would be seen.
func armhole(f *figure.Figure, at limb.Point, r float64) string {
	in := math.Copysign(r, f.Bones.Trunk.X-at.X)
	x, y := func(u float64) float64 { return at.X + in*u }, func(v float64) float64 { return at.Y + r*v }
	return figure.Text("M%.1f %.1fC%.1f %.1f %.1f %.1f %.1f %.1fL%.1f %.1fL%.1f %.1fZ", x(-.15), y(-1.2), x(.1), y(-.4), x(.55), y(.1), x(.74), y(.9), x(.8), y(.9), x(.8), y(-1.2))
}

// beardOver is the beard that lies on the chest and the shoulders.
func beardOver(f *figure.Figure) kit.Node {
	if f.Spec.Behind || f.Spec.Mask != nil || f.Spec.Headless() {
		return kit.Node{}
	}
	return figure.Place(head.BeardPart(f), f.Bones.Head)
}

// raisedAside reports whether an arm leaves the trunk to the side or upward, seen from the front, and does not come back to the shoulder.
func raisedAside(f *figure.Figure, c figure.Chain, r float64) bool {
	if f.Pose.Turn > .45 || f.Pose.Lying {
		return false
	}
	x0, y0 := f.Bones.Trunk.In(c[0])
	x1, y1 := f.Bones.Trunk.In(c[1])
	out := (x1 - x0) * math.Copysign(1, x0)
	return math.Atan2(out, y1-y0) > leastAside*math.Pi/180 && clear(f, c, r)
}

// hangsAside reports whether an arm hangs beside the trunk, seen from the front.
func hangsAside(f *figure.Figure, c figure.Chain, r float64) bool {
	upright := math.Abs(f.Bones.Trunk.Angle) < 20 && f.Pose.Turn <= .45 && !f.Pose.Lying
	return upright && c[1].Y > c[0].Y+.4*f.Body.UpperArm && clear(f, c, r)
}

// clear reports whether the forearm and the hand are off what is drawn around the shoulder.
func clear(f *figure.Figure, c figure.Chain, r float64) bool {
	a, b := c[1], f.PalmAt(c)
	dx, dy := b.X-a.X, b.Y-a.Y
	u := ((c[0].X-a.X)*dx + (c[0].Y-a.Y)*dy) / max(dx*dx+dy*dy, .01)
	return c[0].Distance(a.Mix(b, min(max(u, 0), 1))) > r+10*f.Body.Thick
}
