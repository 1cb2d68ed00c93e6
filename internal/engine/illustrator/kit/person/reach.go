package person

import (
	"math"

	"pellucid/internal/engine/illustrator/kit/limb"
)

// How much longer limbs may get so that they reach a target that was asked for, and how far a rider leans for it, in degrees.
const (
	longerLimb = 1.12
	longerArm  = 1.3 // of an animal that stands upright: its limbs are shorter than a person's, on things made for people
	longerLeg  = 1.5
	mostLean   = 34
	bentLimb   = .95 // the share of a limb's length that it spans, its joint still a little bent
)

// longest returns the factors by which arms and legs may grow.
func (s *Spec) longest() (arm, leg float64) {
	if s.pelt() != nil {
		return longerArm, longerLeg
	}
	if _, rides := s.Reach["seat"]; rides {
		return longerLimb, longerLimb
	}
	return 1, longerLimb
}

// LegReach returns how far from the hips a figure's sole can be in units, its legs as long as they may get.
func LegReach(s Spec) float64 {
	s = complete(s)
	b := buildOf(s)
	_, leg := s.longest()
	return bentLimb*(b.thigh+b.shin)*leg + b.foot
}

// reach pulls limbs to the pose's and the spec's targets.
func (f *figure) reach() {
	b := &f.bones
	if p, ok := f.spec.Reach["seat"]; ok {
		b.trunk.X, b.trunk.Y = p.X, p.Y
		b.place(f.body, f.pose)
		f.leanIn()
	}
	g := palm * f.body.thick
	longer, longerLeg := f.spec.longest()
	for _, arm := range []struct {
		name  string
		chain *chain
		pose  armPose
	}{{"handNear", &b.armNear, f.pose.near}, {"handFar", &b.armFar, f.pose.far}} {
		upper, fore := f.body.upperArm*or1(arm.pose.upperLen), f.body.forearm*or1(arm.pose.foreLen)
		target, asked := f.spec.Reach[arm.name]
		ok := asked
		if asked {
			k := stretch(arm.chain[0].Distance(target), upper+fore+g, longer)
			upper, fore = upper*k, fore*k
		} else if arm.pose.reach && arm.pose.onHead {
			target, ok = b.head.out(arm.pose.to[0], arm.pose.to[1]), true
		} else if arm.pose.reach {
			target, ok = f.offFace(b.trunk.out(arm.pose.to[0]*f.body.shoulder, -arm.pose.to[1]*f.body.trunk)), true
		}
		if asked && arm.pose.beside {
			*arm.chain = f.besideHeld(arm.chain[0], target, upper)
		} else if ok {
			*arm.chain = f.reachArm(arm.chain[0], target, upper, fore, g, arm.pose.bend, asked)
		}
	}
	f.reachFeet(longerLeg)
}

// reachFeet brings the soles to their targets, on legs of one length.
func (f *figure) reachFeet(longest float64) {
	chains := map[string]*chain{"footNear": &f.bones.legNear, "footFar": &f.bones.legFar}
	ankle := func(target limb.Point) limb.Point { return target.Add(-9*f.body.thick, -f.body.foot) }
	k := 1.0
	for name, c := range chains {
		if target, ok := f.spec.Reach[name]; ok {
			k = max(k, stretch(c[0].Distance(ankle(target)), f.body.thigh+f.body.shin, longest))
		}
	}
	for name, c := range chains {
		if target, ok := f.spec.Reach[name]; ok {
			c[1], c[2] = limb.Reach(c[0], ankle(target), f.body.thigh*k, f.body.shin*k, 1)
		}
	}
}

// stretch is the factor by which a limb of a length grows to a distance.
func stretch(distance, length, most float64) float64 {
	return min(max(1, distance/(bentLimb*length)), most)
}

// leanIn bends a rider forward until the hands reach, as far as one leans.
func (f *figure) leanIn() {
	b := &f.bones
	target, ok := f.spec.Reach["handFar"]
	if !ok {
		return
	}
	length := f.body.upperArm + f.body.forearm + palm*f.body.thick
	lean := b.trunk.angle
	for b.armFar[0].Distance(target) > .96*length && b.trunk.angle < math.Max(lean, mostLean) {
		b.trunk.angle += 2
		b.place(f.body, f.pose)
	}
}

// reachArm brings the palm to a target that was asked for, or is the pose's own. The elbow hangs down, or goes to the side of bend, or
// else down, or outward.
func (f *figure) reachArm(shoulder, target limb.Point, upper, fore, g, bend float64, asked bool) chain {
	solve := func(bend float64) chain {
		elbow, end := limb.Reach(shoulder, target, upper, fore+g, bend)
		return chain{shoulder, elbow, elbow.Mix(end, fore/(fore+g))}
	}
	if c, ok := f.folded(shoulder, target, g); ok && (asked || bend == 0) {
		return c
	}
	if bend != 0 {
		return solve(bend)
	}
	a, b := solve(1), solve(-1)
	if target.Y < shoulder.Y && math.Abs(a[1].Y-b[1].Y) < .7*upper { // at the mouth: no elbow crosses the chest
		if out := shoulder.X - f.bones.trunk.X; (a[1].X-b[1].X)*out > 0 {
			return a
		}
		return b
	}
	if a[1].Y > b[1].Y {
		return a
	}
	return b
}

// Of an arm whose elbow hangs beside what the hand holds: the angles away from the trunk in degrees, and how far out of the hand the elbow
// is at least, in units.
const (
	besideLeast, besideMost = 30, 58
	besideOut               = 16
)

// besideHeld is an arm whose hand is at the side of what it holds: its forearm points to the viewer, so that little of it is seen.
func (f *figure) besideHeld(shoulder, target limb.Point, upper float64) chain {
	out := math.Copysign(1, shoulder.X-f.bones.trunk.X)
	elbow, k := shoulder, f.body.thick
	for spread := float64(besideLeast); spread <= besideMost; spread += 4 {
		if elbow = shoulder.At(out*spread, upper); out*(elbow.X-target.X) > besideOut*k {
			break
		}
	}
	d := max(elbow.Distance(target), .01)
	return chain{shoulder, elbow, elbow.Mix(target, max(d-palm*k, .3*d)/d)}
}

// Shares of its length that a folded limb may span, seen shorter because its joint points to the viewer.
const (
	leastUpper = .5
	mostFore   = 1.08
)

// The forearm's least share and the upper arm's angle away from the trunk in degrees; the first ones with which the hand is where it should be count.
var leastFore, elbowSpread = []float64{.5, .34}, []float64{22, 6}

// folded is an arm whose hand is before the trunk or at the mouth: its elbow hangs beside the trunk, seen shorter because it points to
// the viewer. With both bones at full length the elbow would stick out like a wing.
func (f *figure) folded(shoulder, target limb.Point, g float64) (chain, bool) {
	b := &f.bones
	wide := 1.15
	if target.Y < shoulder.Y {
		wide = 1.4
	}
	if b.trunk.angle > 30 || b.trunk.angle < -30 || math.Abs(target.X-b.trunk.X) > wide*f.body.shoulder || target.Y < b.head.out(0, -10).Y || target.Y > shoulder.Y+.95*f.body.upperArm {
		return chain{}, false
	}
	out := 1.0
	if shoulder.X < b.trunk.X {
		out = -1
	}
	upper, fore := f.body.upperArm, f.body.forearm
	for _, least := range leastFore {
		for _, spread := range elbowSpread {
			for seen := .95; seen > leastUpper; seen -= .05 {
				elbow := shoulder.At(out*spread, seen*upper)
				if d := elbow.Distance(target); d > least*(fore+g) && d < mostFore*(fore+g) && elbow.Y > target.Y {
					return chain{shoulder, elbow, elbow.Mix(target, fore/(fore+g))}, true
				}
			}
		}
	}
	return chain{}, false
}
