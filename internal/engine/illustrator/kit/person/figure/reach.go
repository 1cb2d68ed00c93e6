package figure

import (
	"math"

	"pellucid/internal/engine/illustrator/kit/limb"
	"pellucid/internal/engine/illustrator/kit/person/pose"
)

// How much longer limbs may get so that they reach a target that was asked for, and how far a rider leans for it, in degrees.
const (
	longerLimb = 1.12
	longerArm  = 1.3 // of an animal that stands upright: its limbs are shorter than a person's, on things made for people
	longerLeg  = 1.5
	mostLean   = 34
	BentLimb   = .95 // the share of a limb's length that it spans, its joint still a little bent
)

// Longest returns the factors by which arms and legs may grow.
func (s *Spec) Longest() (arm, leg float64) {
	if s.Pelt() != nil {
		return longerArm, longerLeg
	}
	if _, rides := s.Reach["seat"]; rides {
		return longerLimb, longerLimb
	}
	return 1, longerLimb
}

// Reach pulls limbs to the pose's and the spec's targets.
func (f *Figure) Reach() {
	b := &f.Bones
	if p, ok := f.Spec.Reach["seat"]; ok {
		b.Trunk.X, b.Trunk.Y = p.X, p.Y
		b.place(f.Body, f.Pose)
		f.leanIn()
	}
	g := palm * f.Body.Thick
	longer, longerLeg := f.Spec.Longest()
	for _, arm := range []struct {
		name  string
		chain *Chain
		pose  pose.Arm
	}{{"handNear", &b.ArmNear, f.Pose.Near}, {"handFar", &b.ArmFar, f.Pose.Far}} {
		upper, fore := f.Body.UpperArm*or1(arm.pose.UpperLen), f.Body.Forearm*or1(arm.pose.ForeLen)
		target, asked := f.Spec.Reach[arm.name]
		ok := asked
		if asked {
			k := stretch(arm.chain[0].Distance(target), upper+fore+g, longer)
			upper, fore = upper*k, fore*k
		} else if arm.pose.Reach && arm.pose.OnHead {
			target, ok = b.Head.Out(arm.pose.To[0], arm.pose.To[1]), true
		} else if arm.pose.Reach {
			target, ok = f.offFace(b.Trunk.Out(arm.pose.To[0]*f.Body.Shoulder, -arm.pose.To[1]*f.Body.Trunk)), true
		}
		if asked && arm.pose.Beside {
			*arm.chain = f.besideHeld(arm.chain[0], target, upper)
		} else if ok {
			*arm.chain = f.reachArm(arm.chain[0], target, upper, fore, g, arm.pose.Bend, asked)
		}
	}
	f.reachFeet(longerLeg)
}

// reachFeet brings the soles to their targets, on legs of one length.
func (f *Figure) reachFeet(longest float64) {
	chains := map[string]*Chain{"footNear": &f.Bones.LegNear, "footFar": &f.Bones.LegFar}
	ankle := func(target limb.Point) limb.Point { return target.Add(-9*f.Body.Thick, -f.Body.Foot) }
	k := 1.0
	for name, c := range chains {
		if target, ok := f.Spec.Reach[name]; ok {
			k = max(k, stretch(c[0].Distance(ankle(target)), f.Body.Thigh+f.Body.Shin, longest))
		}
	}
	for name, c := range chains {
		if target, ok := f.Spec.Reach[name]; ok {
			c[1], c[2] = limb.Reach(c[0], ankle(target), f.Body.Thigh*k, f.Body.Shin*k, 1)
		}
	}
}

// stretch is the factor by which a limb of a length grows to a distance.
func stretch(distance, length, most float64) float64 {
	return min(max(1, distance/(BentLimb*length)), most)
}

// leanIn bends a rider forward until the hands reach, as far as one leans.
func (f *Figure) leanIn() {
	b := &f.Bones
	target, ok := f.Spec.Reach["handFar"]
	if !ok {
		return
	}
	length := f.Body.UpperArm + f.Body.Forearm + palm*f.Body.Thick
	lean := b.Trunk.Angle
	for b.ArmFar[0].Distance(target) > .96*length && b.Trunk.Angle < math.Max(lean, mostLean) {
		b.Trunk.Angle += 2
		b.place(f.Body, f.Pose)
	}
}

// reachArm brings the palm to a target that was asked for, or is the pose's own. The elbow hangs down, or goes to the side of bend, or
// else down, or outward.
func (f *Figure) reachArm(shoulder, target limb.Point, upper, fore, g, bend float64, asked bool) Chain {
	solve := func(bend float64) Chain {
		elbow, end := limb.Reach(shoulder, target, upper, fore+g, bend)
		return Chain{shoulder, elbow, elbow.Mix(end, fore/(fore+g))}
	}
	if c, ok := f.folded(shoulder, target, g); ok && (asked || bend == 0) {
		return c
	}
	if bend != 0 {
		return solve(bend)
	}
	a, b := solve(1), solve(-1)
	if target.Y < shoulder.Y && math.Abs(a[1].Y-b[1].Y) < .7*upper { // at the mouth: no elbow crosses the chest
		if out := shoulder.X - f.Bones.Trunk.X; (a[1].X-b[1].X)*out > 0 {
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
func (f *Figure) besideHeld(shoulder, target limb.Point, upper float64) Chain {
	out := math.Copysign(1, shoulder.X-f.Bones.Trunk.X)
	elbow, k := shoulder, f.Body.Thick
	for spread := float64(besideLeast); spread <= besideMost; spread += 4 {
		if elbow = shoulder.At(out*spread, upper); out*(elbow.X-target.X) > besideOut*k {
			break
		}
	}
	d := max(elbow.Distance(target), .01)
	return Chain{shoulder, elbow, elbow.Mix(target, max(d-palm*k, .3*d)/d)}
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
func (f *Figure) folded(shoulder, target limb.Point, g float64) (Chain, bool) {
	b := &f.Bones
	wide := 1.15
	if target.Y < shoulder.Y {
		wide = 1.4
	}
	if b.Trunk.Angle > 30 || b.Trunk.Angle < -30 || math.Abs(target.X-b.Trunk.X) > wide*f.Body.Shoulder || target.Y < b.Head.Out(0, -10).Y || target.Y > shoulder.Y+.95*f.Body.UpperArm {
		return Chain{}, false
	}
	out := 1.0
	if shoulder.X < b.Trunk.X {
		out = -1
	}
	upper, fore := f.Body.UpperArm, f.Body.Forearm
	for _, least := range leastFore {
		for _, spread := range elbowSpread {
			for seen := .95; seen > leastUpper; seen -= .05 {
				elbow := shoulder.At(out*spread, seen*upper)
				if d := elbow.Distance(target); d > least*(fore+g) && d < mostFore*(fore+g) && elbow.Y > target.Y {
					return Chain{shoulder, elbow, elbow.Mix(target, fore/(fore+g))}, true
				}
			}
		}
	}
	return Chain{}, false
}
