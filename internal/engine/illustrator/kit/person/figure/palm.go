package figure

import (
	"math"

	"pellucid/internal/engine/illustrator/kit/limb"
	"pellucid/internal/engine/illustrator/kit/person/pose"
)

// palm is how far the middle of the palm, where things are held, lies from the wrist, in units of an adult.
const palm = 12.0

// HandFrame returns the frame of a hand: origin at the wrist, x along the fingers, y away from the thumb; thumb is −1 when
// the drawing must be flipped for that.
func (f *Figure) HandFrame(c Chain, a pose.Arm) (fr Frame, thumb float64) {
	d := c[2].Add(-c[1].X, -c[1].Y)
	angle := math.Atan2(d.Y, d.X)*180/math.Pi + a.Wrist
	if a.Hand == pose.PushHand {
		angle -= 70
	}
	fr = Frame{c[2], angle, f.Body.Thick * 1.22}
	s, k := math.Sincos(angle * math.Pi / 180)
	ux, uy := s, -k // the thumb's direction
	inward := 1.0
	if f.Pose.Turn < .4 && c[2].X > f.Bones.Trunk.X {
		inward = -1
	}
	thumb = 1
	if uy*-1.2+ux*inward < 0 {
		thumb = -1
	}
	return fr, thumb
}

// PalmAt returns where a hand holds things.
func (f *Figure) PalmAt(c Chain) limb.Point {
	d := c[1].Distance(c[2])
	return c[1].Mix(c[2], 1+palm*f.Body.Thick/max(d, 1))
}

// Direction returns the angle from a to b in degrees, clockwise from the right.
func Direction(a, b limb.Point) float64 { return math.Atan2(b.Y-a.Y, b.X-a.X) * 180 / math.Pi }
