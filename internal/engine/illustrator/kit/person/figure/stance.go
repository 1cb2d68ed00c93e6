package figure

import (
	"pellucid/internal/engine/illustrator/kit/limb"
	"pellucid/internal/engine/illustrator/kit/person/pose"
)

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
	Near, Far  *pose.Arm
	expression string
}

var (
	akimboFar  = &pose.Arm{Reach: true, To: [2]float64{1.02, .06}, Bend: 1, Hand: pose.RestHand, Wrist: 30, Front: true}
	akimboNear = &pose.Arm{Reach: true, To: [2]float64{-1.02, .06}, Bend: -1, Hand: pose.RestHand, Wrist: -30}
	behindBack = &pose.Arm{Upper: 24, Fore: -40}
	greeting   = gesture{Far: &pose.Arm{Upper: 40, Fore: 158, ForeLen: .9, Hand: pose.OpenHand, Front: true}, expression: "grin"}
	clasped    = gesture{Near: &pose.Arm{Reach: true, To: [2]float64{-.04, .2}, Bend: -1, UpperLen: .94, ForeLen: .8, Hand: pose.RestHand}, Far: &pose.Arm{Reach: true, To: [2]float64{.12, .19}, Bend: 1, UpperLen: .94, ForeLen: .8, Hand: pose.RestHand, Front: true}}
)

// gestures are those of grown people, and of children and animals, by seed. Who does not smile does not greet.
var gestures = map[bool][]gesture{
	false: {{Far: akimboFar}, {Far: behindBack}, {Near: akimboNear}, clasped},
	true:  {greeting, {}, {Far: akimboFar}, greeting},
}

// uneasy is the slant of the brows of those who are sad, scared, shy or tired: none of them has an arm on a hip or greets.
const uneasy = -8

// GestureOf chooses what the arms of one who stands do.
func GestureOf(s Spec) gesture {
	all := gestures[s.Age == "child" || s.Age == "toddler" || s.Mask != nil]
	g := all[(s.Seed>>11)%uint64(len(all))]
	if Expressions[s.Expression].Brows <= uneasy {
		return clasped
	}
	if s.Age == "elder" && g.Near == nil || g.expression != "" && s.Expression != "" && s.Expression != "smile" && s.Expression != g.expression {
		return clasped
	}
	return g
}

// shortNeck is by how much the necks of the very young and the old are shorter, in head units.
var shortNeck = map[string]float64{"baby": -7, "toddler": -4, "child": -2, "elder": -5}

// Eased is a pose as it is held with ease: that of one who stands has its weight on one leg, and arms that hang are bent.
func Eased(s Spec, p pose.Pose) pose.Pose {
	if s.Thing == nil && s.Mask == nil {
		p.Crane += shortNeck[s.Age]
	}
	if s.Thing != nil || p.Seated || p.Lying || s.Age == "baby" || s.Role == "stick figure" {
		return p
	}
	if p.LegNear == pose.StandNear && p.LegFar == pose.StandFar {
		p.Ease = 1
		if s.Seed>>9&1 == 1 {
			p.Ease = -1
		}
		if p.Turn > .4 {
			p.LegNear.Flip, p.Ease = false, 1
		}
		if p.Turn < .4 {
			p.Lean -= p.Ease * easeLean
			p.Head += p.Ease * easeLean * 2
		}
	}
	if s.Idle && p.Ease != 0 {
		take(&p, GestureOf(s))
	}
	if p.Near == pose.HangNear {
		p.Near.Upper, p.Near.Fore = p.Near.Upper-3, p.Near.Fore+easeElbow-4
	}
	if p.Far == pose.HangFar {
		p.Far.Upper, p.Far.Fore = p.Far.Upper+4, p.Far.Fore-easeElbow+4
	}
	return p
}

// take does a gesture with the arms that hang, as far as both do or one is enough.
func take(p *pose.Pose, g gesture) {
	near, far := p.Near == pose.HangNear, p.Far == pose.HangFar
	if g.Near != nil && !near || g.Far != nil && !far {
		return
	}
	if g.Near != nil {
		p.Near = *g.Near
	}
	if g.Far != nil {
		p.Far = *g.Far
	}
	First(&p.Expression, g.expression)
}

// easeLegs puts the weight on the near leg, or the far one where ease is below 0, both soles on the floor.
func (s *skeleton) easeLegs(b build, p pose.Pose) {
	if p.Ease == 0 {
		return
	}
	weight, free, side := &s.LegNear, &s.LegFar, 1.0
	if p.Ease < 0 {
		weight, free, side = free, weight, -1
	}
	dy := s.Hip * hipTilt / 57
	carrying := pose.Leg{Upper: side * easeIn, Lower: side * easeIn}
	*weight = legOf(b, weight[0].Add(0, -dy), carrying)
	free[0].Y += dy
	ankle := limb.Point{X: free[0].X + side*s.Hip*easeStep, Y: weight[2].Y}
	d := free[0].Distance(ankle)
	k := easeKnee * d / (b.Thigh + b.Shin)
	free[1], free[2] = limb.Reach(free[0], ankle, b.Thigh*k, b.Shin*k, -side)
}
