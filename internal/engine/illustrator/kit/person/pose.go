package person

import "math"

// armPose gives the angles of an arm in degrees (0 hangs down, 90 points to the right of the picture, −90 to the left), the
// share of the bones' lengths that is seen (0 means all), and the hand. With reach, the hand goes to a place on the body
// instead: to is in half shoulder widths to the right of the spine and trunk lengths above the hips.
type armPose struct {
	upper, fore       float64
	upperLen, foreLen float64
	hand              handShape
	wrist             float64 // turn of the hand against the forearm, in degrees
	reach             bool
	onHead            bool // to is on the head, in its units
	to                [2]float64
	bend              float64 // 1 or −1 chooses the elbow's side; 0: by itself
	front             bool    // drawn over the trunk even though it is the far arm
	beside            bool    // the elbow hangs beside what the hand was asked to hold, the forearm points to the viewer
}

// legPose gives the angles of a leg, as armPose does, and the turn of the foot in degrees (0 is flat, 90 points the toes down).
type legPose struct {
	upper, lower       float64
	upperLen, lowerLen float64
	foot               float64
	flip               bool // the toes point to the left
}

// pose is how a figure holds itself. Turn goes from 0, seen from the front, to 1, seen from the side.
type pose struct {
	turn, lean, head float64 // lean and the tilt of the head in degrees, clockwise
	face             float64 // turn of the face if it differs; −1 for none at all
	near, far        armPose
	legNear, legFar  legPose
	up, shift        float64 // height over the floor and way to the right, in thighs
	neckBend         float64 // how far the neck turns upright against the trunk, in 0–1
	crane            float64 // how much longer the neck is, in head units
	ease             float64 // 1: one stands with ease, the weight on the near leg; −1: on the far one
	expression       string
	prop             string
	hold             int  // hands that hold things
	seated           bool // the seat carries the figure
	legsFront        bool // the legs are drawn over the trunk
	armsDown         bool // the elbows may lie on the floor
	handsDown        bool // the hands are on the floor
	crossed          bool // the near arm is wrapped over the far one
	lying            bool
	across           float64 // how far beyond the far hand the middle is between two who do this face to face, in units; 0: nobody does
}

// faceTurn returns how far the face is turned.
func (p pose) faceTurn() float64 {
	switch {
	case p.face < 0:
		return 0
	case p.face > 0:
		return p.face
	}
	return p.turn
}

// ArmsBusy reports which arms a pose needs: the others hang down, and may do something else.
func ArmsBusy(name string) (near, far bool) {
	p, ok := poses[name]
	if !ok {
		return false, false
	}
	return p.near != hangNear, p.far != hangFar
}

// TakesSkirt reports whether a skirt falls well in a pose: the thighs hang down, or both lie on a seat.
func TakesSkirt(name string) bool {
	p := poses[name]
	near, far := p.legNear.upper, p.legFar.upper
	hang := math.Abs(near) <= 50 && math.Abs(far) <= 50
	return !p.lying && !p.legsFront && p.up < .3 && (hang || p.seated && near > 60 && far > 60)
}
