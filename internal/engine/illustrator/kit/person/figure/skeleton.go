package figure

import (
	"math"

	"pellucid/internal/engine/illustrator/kit/limb"
	"pellucid/internal/engine/illustrator/kit/person/pose"
)

// Ground is the y of the floor, in units.
const Ground = 468.0

// Middle is the x about which a figure stands, and about which one that faces left is mirrored; the targets of its Reach are those of the one that faces right.
const Middle = 180.0

// build holds the measures of a body in units: lengths of trunk, upper and lower limbs, half widths of shoulders and hips,
// the scale of the head, and the thickness of limbs where 1 is an adult's.
type build struct {
	Trunk, Thigh, Shin, UpperArm, Forearm float64
	Shoulder, Hip, Waist                  float64
	Head, Thick                           float64
	Foot                                  float64 // height of the ankle over the sole
	Cm                                    float64 // real height when standing
	inward                                float64 // how far the shoulders are moved to the middle of a trunk that is seen from the side
	thing                                 *Thing  // what is the trunk and the head
}

var Ages = map[string]build{
	"baby":    {Trunk: 60, Thigh: 31, Shin: 29, UpperArm: 29, Forearm: 27, Shoulder: 30, Hip: 27, Waist: 31, Head: 1.2, Thick: .8, Cm: 72},
	"toddler": {Trunk: 66, Thigh: 38, Shin: 37, UpperArm: 35, Forearm: 33, Shoulder: 31, Hip: 26, Waist: 29, Head: 1.2, Thick: .79, Cm: 92},
	"child":   {Trunk: 80, Thigh: 57, Shin: 55, UpperArm: 45, Forearm: 42, Shoulder: 34, Hip: 26, Waist: 26, Head: 1.2, Thick: .81, Cm: 125},
	"teen":    {Trunk: 100, Thigh: 84, Shin: 81, UpperArm: 59, Forearm: 54, Shoulder: 41, Hip: 28, Waist: 26, Head: 1.22, Thick: .89, Cm: 160},
	"adult":   {Trunk: 112, Thigh: 94, Shin: 90, UpperArm: 66, Forearm: 60, Shoulder: 45, Hip: 31, Waist: 30, Head: 1.25, Thick: 1, Cm: 172},
	"elder":   {Trunk: 106, Thigh: 87, Shin: 84, UpperArm: 64, Forearm: 59, Shoulder: 43, Hip: 32, Waist: 33, Head: 1.25, Thick: 1, Cm: 166},
}

// BuildOf returns the measures for an age, a build and a body.
func BuildOf(s Spec) build {
	b, ok := Ages[s.Age]
	if !ok {
		b = Ages["adult"]
	}
	switch s.Build {
	case "slim":
		b.Thick, b.Waist, b.Shoulder, b.Hip = b.Thick*.88, b.Waist*.84, b.Shoulder*.93, b.Hip*.9
	case "broad":
		b.Thick, b.Waist, b.Shoulder, b.Hip = b.Thick*1.13, b.Waist*1.3, b.Shoulder*1.1, b.Hip*1.18
	case "heavy":
		b.Thick, b.Waist, b.Shoulder, b.Hip = b.Thick*1.26, b.Waist*2.3, b.Shoulder*1.2, b.Hip*1.78
	case "muscular":
		b.Thick, b.Waist, b.Shoulder = b.Thick*1.2, b.Waist*1.06, b.Shoulder*1.26
	case "tall":
		b.Thigh, b.Shin, b.Trunk, b.Thick, b.Cm = b.Thigh*1.2, b.Shin*1.2, b.Trunk*1.06, b.Thick*.94, b.Cm*1.13
	case "short":
		b.Thigh, b.Shin, b.Trunk, b.Cm = b.Thigh*.78, b.Shin*.78, b.Trunk*.9, b.Cm*.84
	case "chibi":
		b = build{Trunk: 62, Thigh: 33, Shin: 31, UpperArm: 33, Forearm: 31, Shoulder: 31, Hip: 25, Waist: 26, Head: 1.62, Thick: .86, Cm: b.Cm}
	case "gnome": // a plump body on short legs, below a large beard and hat
		b.Trunk, b.Thigh, b.Shin, b.UpperArm, b.Forearm = b.Trunk*.92, b.Thigh*.5, b.Shin*.52, b.UpperArm*.86, b.Forearm*.84
		b.Shoulder, b.Hip, b.Waist, b.Thick, b.Head = b.Shoulder*1.16, b.Hip*1.3, b.Waist*2.1, b.Thick*1.3, b.Head*1.16
		b.inward = .45
	case "toy": // a head a little larger than usual on sturdy limbs, which show the pose
		b = build{Trunk: 86, Thigh: 62, Shin: 60, UpperArm: 64, Forearm: 60, Shoulder: 38, Hip: 28, Waist: 28, Head: 1.36, Thick: 1, Cm: b.Cm}
	}
	if s.Anime && s.Build != "chibi" && s.Mask == nil {
		b = animeBuild(b)
	}
	grown := s.Age != "baby" && s.Age != "toddler" && s.Age != "child"
	switch {
	case s.Body == "woman" && grown:
		b.Shoulder, b.Hip, b.Waist, b.Thick = b.Shoulder*.9, b.Hip*1.04, b.Waist*.86, b.Thick*.94
	case s.Body == "man" && grown:
		b.Shoulder, b.Thick = b.Shoulder*1.06, b.Thick*1.02
	}
	if s.Thing != nil {
		b = thingBuild(s.Thing)
	} else if p := s.Pelt(); p != nil && s.Top.Name == "fur" {
		b = peltBuild(b, p)
	} else if p != nil {
		b = dressedBuild(b, p)
	}
	b.Foot = 15 * b.Thick
	return b
}

// Standing returns the height of the figure from the floor to the crown when it stands, in units.
func (b build) Standing() float64 {
	if b.thing != nil {
		return b.Foot + b.Thigh + b.Shin + b.thing.Drawing.Box.H()*b.thing.Scale()
	}
	return b.Foot + b.Thigh + b.Shin + b.Trunk + 108*b.Head
}

// Frame is a place with a turn (degrees, clockwise) and a scale, in which a part is drawn around 0, 0.
type Frame struct {
	limb.Point
	Angle, Scale float64
}

// Out returns a point of the frame in figure units.
func (f Frame) Out(x, y float64) limb.Point {
	s, c := math.Sincos(f.Angle * math.Pi / 180)
	return limb.Point{X: f.X + (x*c-y*s)*f.Scale, Y: f.Y + (x*s+y*c)*f.Scale}
}

// In returns a point of the figure in the frame.
func (f Frame) In(p limb.Point) (x, y float64) {
	s, c := math.Sincos(-f.Angle * math.Pi / 180)
	dx, dy := (p.X-f.X)/f.Scale, (p.Y-f.Y)/f.Scale
	return dx*c - dy*s, dx*s + dy*c
}

// Chain is a limb's three joints: shoulder, elbow and wrist, or hip, knee and ankle.
type Chain [3]limb.Point

func (c Chain) points() []limb.Point { return c[:] }

// skeleton is where the joints of a figure are. Near is the side toward the viewer: left in front views.
type skeleton struct {
	Trunk           Frame // origin between the hips, y axis down along the spine
	Head            Frame // origin at the middle of the head
	Neck            limb.Point
	ArmNear, ArmFar Chain
	LegNear, LegFar Chain
	Shoulder, Hip   float64 // half widths after turning
}

// Bones places the joints for a pose, without targets.
func Bones(b build, p pose.Pose) skeleton {
	var s skeleton
	s.Shoulder, s.Hip = b.Shoulder*(1-.36*p.Turn), b.Hip*(1-.22*p.Turn)
	s.Trunk = Frame{limb.Point{X: Middle}, p.Lean, 1}
	s.place(b, p)
	low := 0.0
	for _, y := range s.contacts(b, p) {
		low = max(low, y)
	}
	s.Trunk.Y = Ground - low - p.Up*b.Thigh
	s.Trunk.X += p.Shift * b.Thigh
	s.place(b, p)
	return s
}

// place computes all joints from the trunk.
func (s *skeleton) place(b build, p pose.Pose) {
	if b.thing != nil {
		s.placeThing(b, p)
		return
	}
	t := s.Trunk
	sh := (s.Shoulder - 11*b.Thick) * (1 - b.inward*p.Turn)
	rise := b.Trunk - (20+12*b.inward)*b.Thick
	s.Neck = t.Out(2*p.Turn, -b.Trunk)
	s.ArmNear = armOf(b, t.Out(-sh, -rise), p.Near)
	s.ArmFar = armOf(b, t.Out(sh, -rise), p.Far)
	s.LegNear = legOf(b, t.Out(-s.Hip*.5+p.Turn*3, 0), p.LegNear)
	s.LegFar = legOf(b, t.Out(s.Hip*.5, 0), p.LegFar)
	s.easeLegs(b, p)
	reach := (42 + p.Crane) * b.Head
	up := t.Out(0, -1)
	ux, uy := up.X-t.X, up.Y-t.Y
	k := p.NeckBend
	s.Head = Frame{limb.Point{X: s.Neck.X + ux*reach*(1-k) + p.FaceTurn()*8, Y: s.Neck.Y + uy*reach*(1-k) - k*reach}, p.Head, b.Head}
}

func armOf(b build, shoulder limb.Point, a pose.Arm) Chain {
	elbow := shoulder.At(a.Upper, b.UpperArm*or1(a.UpperLen))
	return Chain{shoulder, elbow, elbow.At(a.Fore, b.Forearm*or1(a.ForeLen))}
}

func legOf(b build, hip limb.Point, l pose.Leg) Chain {
	knee := hip.At(l.Upper, b.Thigh*or1(l.UpperLen))
	return Chain{hip, knee, knee.At(l.Lower, b.Shin*or1(l.LowerLen))}
}

// contacts returns the y of what may stand on the floor.
func (s *skeleton) contacts(b build, p pose.Pose) []float64 {
	at := []float64{s.Trunk.Y + 22*b.Thick}
	if b.thing != nil {
		at = b.thing.lowest(s.Trunk)
	}
	for i, leg := range []Chain{s.LegNear, s.LegFar} {
		l := []pose.Leg{p.LegNear, p.LegFar}[i]
		sole := b.Foot
		if l.Foot != 0 {
			toe := Frame{leg[2], l.Foot, b.Thick}
			sole = max(toe.Out(0, 15).Y, toe.Out(30, 15).Y, toe.Out(-12, 15).Y) - leg[2].Y
		}
		at = append(at, leg[2].Y+sole, leg[1].Y+17*b.Thick)
	}
	if p.Lean > 120 || p.HandsDown { // upside down or bent over, on the hands
		at = append(at, s.ArmNear[2].Y+13*b.Thick, s.ArmFar[2].Y+13*b.Thick, s.Head.Out(0, -52).Y)
	}
	if p.ArmsDown {
		at = append(at, s.ArmNear[1].Y+14*b.Thick, s.ArmFar[1].Y+14*b.Thick)
	}
	return at
}

func or1(v float64) float64 {
	if v == 0 {
		return 1
	}
	return v
}

// animeBuild makes a body slimmer and its legs longer.
func animeBuild(b build) build {
	b.Thick, b.Waist, b.Shoulder, b.Hip = b.Thick*.87, b.Waist*.82, b.Shoulder*.9, b.Hip*.92
	b.Thigh, b.Shin = b.Thigh*1.07, b.Shin*1.1
	return b
}
