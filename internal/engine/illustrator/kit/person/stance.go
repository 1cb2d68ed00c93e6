package person

import "pellucid/internal/engine/illustrator/kit/limb"

// How one stands whose legs a pose says nothing of: the weight is on one leg, the other one is bent a little and a step aside, the hips
// are higher over the leg that carries, and the trunk leans over it. Hips and lean are in degrees, the step is in half widths of the hips.
const (
	hipTilt   = 4.5
	easeLean  = 2.2
	easeIn    = 1.5 // of the leg that carries, toward the middle
	easeStep  = .6
	easeKnee  = 1.008 // the share of its length that the free leg spans, over 1
	easeElbow = 10    // degrees by which an arm that hangs is bent more
)

// gesture is what the arms of one do of whom nothing is asked; a nil arm hangs.
type gesture struct {
	near, far  *armPose
	expression string
}

var (
	akimboFar  = &armPose{reach: true, to: [2]float64{1.02, .06}, bend: 1, hand: restHand, wrist: 30, front: true}
	akimboNear = &armPose{reach: true, to: [2]float64{-1.02, .06}, bend: -1, hand: restHand, wrist: -30}
	behindBack = &armPose{upper: 24, fore: -40}
	greeting   = gesture{far: &armPose{upper: 40, fore: 158, foreLen: .9, hand: openHand, front: true}, expression: "grin"}
	clasped    = gesture{near: &armPose{reach: true, to: [2]float64{-.04, .2}, bend: -1, upperLen: .94, foreLen: .8, hand: restHand}, far: &armPose{reach: true, to: [2]float64{.12, .19}, bend: 1, upperLen: .94, foreLen: .8, hand: restHand, front: true}}
)

// gestures are those of grown people, and of children and animals, by seed. Who does not smile does not greet.
var gestures = map[bool][]gesture{
	false: {{far: akimboFar}, {far: behindBack}, {near: akimboNear}, clasped},
	true:  {greeting, {}, {far: akimboFar}, greeting},
}

// uneasy is the slant of the brows of those who are sad, scared, shy or tired: none of them has an arm on a hip or greets.
const uneasy = -8

// gestureOf chooses what the arms of one who stands do.
func gestureOf(s Spec) gesture {
	all := gestures[s.Age == "child" || s.Age == "toddler" || s.Mask != nil]
	g := all[(s.Seed>>11)%uint64(len(all))]
	if expressions[s.Expression].brows <= uneasy {
		return clasped
	}
	if s.Age == "elder" && g.near == nil || g.expression != "" && s.Expression != "" && s.Expression != "smile" && s.Expression != g.expression {
		return clasped
	}
	return g
}

// shortNeck is by how much the necks of the very young and the old are shorter, in head units.
var shortNeck = map[string]float64{"baby": -7, "toddler": -4, "child": -2, "elder": -5}

// eased is a pose as it is held with ease: that of one who stands has its weight on one leg, and arms that hang are bent.
func eased(s Spec, p pose) pose {
	if s.Thing == nil && s.Mask == nil {
		p.crane += shortNeck[s.Age]
	}
	if s.Thing != nil || p.seated || p.lying || s.Age == "baby" || s.Role == "stick figure" {
		return p
	}
	if p.legNear == standNear && p.legFar == standFar {
		p.ease = 1
		if s.Seed>>9&1 == 1 {
			p.ease = -1
		}
		if p.turn > .4 {
			p.legNear.flip, p.ease = false, 1
		}
		if p.turn < .4 {
			p.lean -= p.ease * easeLean
			p.head += p.ease * easeLean * 2
		}
	}
	if s.Idle && p.ease != 0 {
		p.take(gestureOf(s))
	}
	if p.near == hangNear {
		p.near.upper, p.near.fore = p.near.upper-3, p.near.fore+easeElbow-4
	}
	if p.far == hangFar {
		p.far.upper, p.far.fore = p.far.upper+4, p.far.fore-easeElbow+4
	}
	return p
}

// take does a gesture with the arms that hang, as far as both do or one is enough.
func (p *pose) take(g gesture) {
	near, far := p.near == hangNear, p.far == hangFar
	if g.near != nil && !near || g.far != nil && !far {
		return
	}
	if g.near != nil {
		p.near = *g.near
	}
	if g.far != nil {
		p.far = *g.far
	}
	first(&p.expression, g.expression)
}

// easeLegs puts the weight on the near leg, or the far one where ease is below 0, both soles on the floor.
func (s *skeleton) easeLegs(b build, p pose) {
	if p.ease == 0 {
		return
	}
	weight, free, side := &s.legNear, &s.legFar, 1.0
	if p.ease < 0 {
		weight, free, side = free, weight, -1
	}
	dy := s.hip * hipTilt / 57
	carrying := legPose{upper: side * easeIn, lower: side * easeIn}
	*weight = legOf(b, weight[0].Add(0, -dy), carrying)
	free[0].Y += dy
	ankle := limb.Point{X: free[0].X + side*s.hip*easeStep, Y: weight[2].Y}
	d := free[0].Distance(ankle)
	k := easeKnee * d / (b.thigh + b.shin)
	free[1], free[2] = limb.Reach(free[0], ankle, b.thigh*k, b.shin*k, -side)
}
