package person

import (
	"math"

	"pellucid/internal/engine/illustrator/kit/limb"
)

// ground is the y of the floor, middle the x about which a figure stands and is mirrored, in units.
const (
	ground = 468.0
	middle = 180.0
)

// Middle is the x about which a figure that faces left is mirrored; the targets of its Reach are those of the one that faces right.
const Middle = middle

// build holds the measures of a body in units: lengths of trunk, upper and lower limbs, half widths of shoulders and hips,
// the scale of the head, and the thickness of limbs where 1 is an adult's.
type build struct {
	trunk, thigh, shin, upperArm, forearm float64
	shoulder, hip, waist                  float64
	head, thick                           float64
	foot                                  float64 // height of the ankle over the sole
	cm                                    float64 // real height when standing
	inward                                float64 // how far the shoulders are moved to the middle of a trunk that is seen from the side
	thing                                 *Thing  // what is the trunk and the head
}

var ages = map[string]build{
	"baby":    {trunk: 60, thigh: 31, shin: 29, upperArm: 29, forearm: 27, shoulder: 30, hip: 27, waist: 31, head: 1.2, thick: .8, cm: 72},
	"toddler": {trunk: 66, thigh: 38, shin: 37, upperArm: 35, forearm: 33, shoulder: 31, hip: 26, waist: 29, head: 1.2, thick: .79, cm: 92},
	"child":   {trunk: 80, thigh: 57, shin: 55, upperArm: 45, forearm: 42, shoulder: 34, hip: 26, waist: 26, head: 1.2, thick: .81, cm: 125},
	"teen":    {trunk: 100, thigh: 84, shin: 81, upperArm: 59, forearm: 54, shoulder: 41, hip: 28, waist: 26, head: 1.22, thick: .89, cm: 160},
	"adult":   {trunk: 112, thigh: 94, shin: 90, upperArm: 66, forearm: 60, shoulder: 45, hip: 31, waist: 30, head: 1.25, thick: 1, cm: 172},
	"elder":   {trunk: 106, thigh: 87, shin: 84, upperArm: 64, forearm: 59, shoulder: 43, hip: 32, waist: 33, head: 1.25, thick: 1, cm: 166},
}

// buildOf returns the measures for an age, a build and a body.
func buildOf(s Spec) build {
	b, ok := ages[s.Age]
	if !ok {
		b = ages["adult"]
	}
	switch s.Build {
	case "slim":
		b.thick, b.waist, b.shoulder, b.hip = b.thick*.88, b.waist*.84, b.shoulder*.93, b.hip*.9
	case "broad":
		b.thick, b.waist, b.shoulder, b.hip = b.thick*1.13, b.waist*1.3, b.shoulder*1.1, b.hip*1.18
	case "heavy":
		b.thick, b.waist, b.shoulder, b.hip = b.thick*1.26, b.waist*2.3, b.shoulder*1.2, b.hip*1.78
	case "muscular":
		b.thick, b.waist, b.shoulder = b.thick*1.2, b.waist*1.06, b.shoulder*1.26
	case "tall":
		b.thigh, b.shin, b.trunk, b.thick, b.cm = b.thigh*1.2, b.shin*1.2, b.trunk*1.06, b.thick*.94, b.cm*1.13
	case "short":
		b.thigh, b.shin, b.trunk, b.cm = b.thigh*.78, b.shin*.78, b.trunk*.9, b.cm*.84
	case "chibi":
		b = build{trunk: 62, thigh: 33, shin: 31, upperArm: 33, forearm: 31, shoulder: 31, hip: 25, waist: 26, head: 1.62, thick: .86, cm: b.cm}
	case "toy": // a head a little larger than usual on sturdy limbs, which show the pose
		b = build{trunk: 86, thigh: 62, shin: 60, upperArm: 64, forearm: 60, shoulder: 38, hip: 28, waist: 28, head: 1.36, thick: 1, cm: b.cm}
	}
	if s.Anime && s.Build != "chibi" && s.Mask == nil {
		b = animeBuild(b)
	}
	grown := s.Age != "baby" && s.Age != "toddler" && s.Age != "child"
	switch {
	case s.Body == "woman" && grown:
		b.shoulder, b.hip, b.waist, b.thick = b.shoulder*.9, b.hip*1.04, b.waist*.86, b.thick*.94
	case s.Body == "man" && grown:
		b.shoulder, b.thick = b.shoulder*1.06, b.thick*1.02
	}
	if s.Thing != nil {
		b = thingBuild(s.Thing)
	} else if p := s.pelt(); p != nil && s.Top.Name == "fur" {
		b = peltBuild(b, p)
	} else if p != nil {
		b = dressedBuild(b, p)
	}
	b.foot = 15 * b.thick
	return b
}

// standing returns the height of the figure from the floor to the crown when it stands, in units.
func (b build) standing() float64 {
	if b.thing != nil {
		return b.foot + b.thigh + b.shin + b.thing.Drawing.Box.H()*b.thing.scale()
	}
	return b.foot + b.thigh + b.shin + b.trunk + 108*b.head
}

// frame is a place with a turn (degrees, clockwise) and a scale, in which a part is drawn around 0, 0.
type frame struct {
	limb.Point
	angle, scale float64
}

// out returns a point of the frame in figure units.
func (f frame) out(x, y float64) limb.Point {
	s, c := math.Sincos(f.angle * math.Pi / 180)
	return limb.Point{X: f.X + (x*c-y*s)*f.scale, Y: f.Y + (x*s+y*c)*f.scale}
}

// in returns a point of the figure in the frame.
func (f frame) in(p limb.Point) (x, y float64) {
	s, c := math.Sincos(-f.angle * math.Pi / 180)
	dx, dy := (p.X-f.X)/f.scale, (p.Y-f.Y)/f.scale
	return dx*c - dy*s, dx*s + dy*c
}

// chain is a limb's three joints: shoulder, elbow and wrist, or hip, knee and ankle.
type chain [3]limb.Point

func (c chain) points() []limb.Point { return c[:] }

// skeleton is where the joints of a figure are. Near is the side toward the viewer: left in front views.
type skeleton struct {
	trunk           frame // origin between the hips, y axis down along the spine
	head            frame // origin at the middle of the head
	neck            limb.Point
	armNear, armFar chain
	legNear, legFar chain
	shoulder, hip   float64 // half widths after turning
}

// bones places the joints for a pose, without targets.
func bones(b build, p pose) skeleton {
	var s skeleton
	s.shoulder, s.hip = b.shoulder*(1-.36*p.turn), b.hip*(1-.22*p.turn)
	s.trunk = frame{limb.Point{X: middle}, p.lean, 1}
	s.place(b, p)
	low := 0.0
	for _, y := range s.contacts(b, p) {
		low = max(low, y)
	}
	s.trunk.Y = ground - low - p.up*b.thigh
	s.trunk.X += p.shift * b.thigh
	s.place(b, p)
	return s
}

// place computes all joints from the trunk.
func (s *skeleton) place(b build, p pose) {
	if b.thing != nil {
		s.placeThing(b, p)
		return
	}
	t := s.trunk
	sh := (s.shoulder - 11*b.thick) * (1 - b.inward*p.turn)
	rise := b.trunk - (20+12*b.inward)*b.thick
	s.neck = t.out(2*p.turn, -b.trunk)
	s.armNear = armOf(b, t.out(-sh, -rise), p.near)
	s.armFar = armOf(b, t.out(sh, -rise), p.far)
	s.legNear = legOf(b, t.out(-s.hip*.5+p.turn*3, 0), p.legNear)
	s.legFar = legOf(b, t.out(s.hip*.5, 0), p.legFar)
	s.easeLegs(b, p)
	reach := (42 + p.crane) * b.head
	up := t.out(0, -1)
	ux, uy := up.X-t.X, up.Y-t.Y
	k := p.neckBend
	s.head = frame{limb.Point{X: s.neck.X + ux*reach*(1-k) + p.faceTurn()*8, Y: s.neck.Y + uy*reach*(1-k) - k*reach}, p.head, b.head}
}

func armOf(b build, shoulder limb.Point, a armPose) chain {
	elbow := shoulder.At(a.upper, b.upperArm*or1(a.upperLen))
	return chain{shoulder, elbow, elbow.At(a.fore, b.forearm*or1(a.foreLen))}
}

func legOf(b build, hip limb.Point, l legPose) chain {
	knee := hip.At(l.upper, b.thigh*or1(l.upperLen))
	return chain{hip, knee, knee.At(l.lower, b.shin*or1(l.lowerLen))}
}

// contacts returns the y of what may stand on the floor.
func (s *skeleton) contacts(b build, p pose) []float64 {
	at := []float64{s.trunk.Y + 22*b.thick}
	if b.thing != nil {
		at = b.thing.lowest(s.trunk)
	}
	for i, leg := range []chain{s.legNear, s.legFar} {
		l := []legPose{p.legNear, p.legFar}[i]
		sole := b.foot
		if l.foot != 0 {
			toe := frame{leg[2], l.foot, b.thick}
			sole = max(toe.out(0, 15).Y, toe.out(30, 15).Y, toe.out(-12, 15).Y) - leg[2].Y
		}
		at = append(at, leg[2].Y+sole, leg[1].Y+17*b.thick)
	}
	if p.lean > 120 || p.handsDown { // upside down or bent over, on the hands
		at = append(at, s.armNear[2].Y+13*b.thick, s.armFar[2].Y+13*b.thick, s.head.out(0, -52).Y)
	}
	if p.armsDown {
		at = append(at, s.armNear[1].Y+14*b.thick, s.armFar[1].Y+14*b.thick)
	}
	return at
}

func or1(v float64) float64 {
	if v == 0 {
		return 1
	}
	return v
}
