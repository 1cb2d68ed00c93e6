// Package pose has the poses that people take, by name: the angles of their limbs, what their hands do, and what they hold.
package pose

import (
	"maps"
	"math"
	"slices"
)

// Arm gives the angles of an arm in degrees (0 hangs down, 90 points to the right of the picture, −90 to the left), the
// share of the bones' lengths that is seen (0 means all), and the hand. With reach, the hand goes to a place on the body
// instead: to is in half shoulder widths to the right of the spine and trunk lengths above the hips.
type Arm struct {
	Upper, Fore       float64
	UpperLen, ForeLen float64
	Hand              Hand
	Wrist             float64 // turn of the hand against the forearm, in degrees
	Reach             bool
	OnHead            bool // to is on the head, in its units
	To                [2]float64
	Bend              float64 // 1 or −1 chooses the elbow's side; 0: by itself
	Front             bool    // drawn over the trunk even though it is the far arm
	Beside            bool    // the elbow hangs beside what the hand was asked to hold, the forearm points to the viewer
}

// Leg gives the angles of a leg, as Arm does, and the turn of the foot in degrees (0 is flat, 90 points the toes down).
type Leg struct {
	Upper, Lower       float64
	UpperLen, LowerLen float64
	Foot               float64
	Flip               bool // the toes point to the left
}

// Pose is how a figure holds itself. Turn goes from 0, seen from the front, to 1, seen from the side.
type Pose struct {
	Turn, Lean, Head float64 // lean and the tilt of the head in degrees, clockwise
	Face             float64 // turn of the face if it differs; −1 for none at all
	Near, Far        Arm
	LegNear, LegFar  Leg
	Up, Shift        float64 // height over the floor and way to the right, in thighs
	NeckBend         float64 // how far the neck turns upright against the trunk, in 0–1
	Crane            float64 // how much longer the neck is, in head units
	Ease             float64 // 1: one stands with ease, the weight on the near leg; −1: on the far one
	Expression       string
	Prop             string
	Hold             int  // hands that hold things
	Seated           bool // the seat carries the figure
	LegsFront        bool // the legs are drawn over the trunk
	ArmsDown         bool // the elbows may lie on the floor
	HandsDown        bool // the hands are on the floor
	Crossed          bool // the near arm is wrapped over the far one
	Lying            bool
	Across           float64 // how far beyond the far hand the middle is between two who do this face to face, in units; 0: nobody does
}

// FaceTurn returns how far the face is turned.
func (p Pose) FaceTurn() float64 {
	switch {
	case p.Face < 0:
		return 0
	case p.Face > 0:
		return p.Face
	}
	return p.Turn
}

// ArmsBusy reports which arms a pose needs: the others hang down, and may do something else.
func ArmsBusy(name string) (near, far bool) {
	p, ok := All()[name]
	if !ok {
		return false, false
	}
	return p.Near != HangNear, p.Far != HangFar
}

// TakesSkirt reports whether a skirt falls well in a pose: the thighs hang down, or both lie on a seat.
func TakesSkirt(name string) bool {
	p := All()[name]
	near, far := p.LegNear.Upper, p.LegFar.Upper
	hang := math.Abs(near) <= 50 && math.Abs(far) <= 50
	return name != "on shoulders" && !p.Lying && !p.LegsFront && p.Up < .3 && (hang || p.Seated && near > 60 && far > 60)
}

// Holding returns the pose whose hands hold a thing: 1 is one hand raised in front, 2 is two hands in front.
func Holding(n int) string {
	if n >= 2 {
		return "holding two"
	}
	return "holding one"
}

// Names lists the names of poses, sorted.
func Names() []string { return slices.Sorted(maps.Keys(All())) }

// ThingActs reports whether a thing can be drawn in a pose.
func ThingActs(pose string) bool {
	_, all := All()[pose]
	_, own := OfThings()[pose]
	return all || own
}
