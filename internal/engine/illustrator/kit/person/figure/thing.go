package figure

import (
	"math"

	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/limb"
	"pellucid/internal/engine/illustrator/kit/person/pose"
)

// Thing is what a figure is made of in place of a trunk and a head: a thing with a face that acts as people do, on hoses for arms and legs.
type Thing struct {
	Drawing         kit.Drawing // its face included
	Shoulders, Hips [2]limb.Point
	Face            kit.Anchor // the middle between the eyes, and how wide the face is
	Cm              float64    // real height of the figure
	Shoes           kit.Color
	Dough           kit.Color // of limbs that are of one piece with the thing, without gloves and shoes; zero: hoses
}

// The measures of the limbs of a thing, for the mean of its width and height in units.
const (
	thingSize  = 205.0
	thingArm   = 55.0 // upper arm, and nearly the forearm
	thingLeg   = 47.0
	thingThick = 1.12
)

// Scale takes the drawing's units to the figure's.
func (t *Thing) Scale() float64 {
	return thingSize * 2 / max(t.Drawing.Box.W()+t.Drawing.Box.H(), 1e-6)
}

// Mirrored is the thing for a figure that is mirrored as a whole.
func (t *Thing) Mirrored() *Thing {
	out, axis := *t, (t.Drawing.Box.X0+t.Drawing.Box.X1)/2
	for i, layer := range t.Drawing.Layers {
		out.Drawing.Layers[i] = kit.FromScene(layer).Mirror(axis).Scene()
	}
	flip := func(p limb.Point) limb.Point { return limb.Point{X: 2*axis - p.X, Y: p.Y} }
	out.Shoulders = [2]limb.Point{flip(t.Shoulders[1]), flip(t.Shoulders[0])}
	out.Hips = [2]limb.Point{flip(t.Hips[1]), flip(t.Hips[0])}
	out.Face.X = 2*axis - t.Face.X
	return &out
}

// At returns a place of the drawing as an offset from the middle of its lower edge, in the figure's units.
func (t *Thing) At(x, y float64) limb.Point {
	b, k := t.Drawing.Box, t.Scale()
	return limb.Point{X: (x - (b.X0+b.X1)/2) * k, Y: (y - b.Y1) * k}
}

// thingBuild are the measures of a thing that acts.
func thingBuild(t *Thing) build {
	b, k := t.Drawing.Box, t.Scale()
	left, right := t.At(t.Shoulders[0].X, t.Shoulders[0].Y), t.At(t.Shoulders[1].X, t.Shoulders[1].Y)
	wide := (right.X - left.X) / 2
	out := build{Trunk: -left.Y + 22, Thigh: thingLeg, Shin: thingLeg, UpperArm: max(thingArm, .5*wide), Forearm: max(thingArm*.95, .48*wide), Shoulder: wide + 11*thingThick, Hip: .25 * b.W() * k, Waist: .5 * b.W() * k,
		Head: .0086 * t.Face.W * k, Thick: thingThick, Cm: t.Cm, thing: t}
	return out
}

// placeThing computes the joints of a thing: its limbs begin at its sides and below, and come to its middle as far as it is turned.
func (s *skeleton) placeThing(b build, p pose.Pose) {
	t, th := s.Trunk, b.thing
	pull := 1 - .7*max(0, p.Turn-.3)
	face := th.At(th.Face.X, th.Face.Y)
	under := face.Y + .46*th.Face.W*th.Scale()
	joint := func(q limb.Point, pull float64) limb.Point {
		o := th.At(q.X, q.Y)
		if o.Y < under { // off the face of one that is turned
			o.Y += (under - o.Y) * (1 - pull)
		}
		return t.Out(o.X*pull, o.Y)
	}
	s.ArmNear, s.ArmFar = armOf(b, joint(th.Shoulders[0], pull), p.Near), armOf(b, joint(th.Shoulders[1], pull), p.Far)
	s.LegNear, s.LegFar = legOf(b, joint(th.Hips[0], pull), p.LegNear), legOf(b, joint(th.Hips[1], pull), p.LegFar)
	s.Neck = t.Out(face.X, face.Y+.42*th.Face.W*th.Scale())
	s.Head = Frame{t.Out(face.X, face.Y), t.Angle, b.Head}
}

// offFace keeps the target of a hand below the face, unless it is meant for the head.
func (f *Figure) offFace(p limb.Point) limb.Point {
	t := f.Spec.Thing
	if t == nil {
		return p
	}
	const glove = 17
	face, w := t.At(t.Face.X, t.Face.Y), t.Face.W*t.Scale()
	x, y := f.Bones.Trunk.In(p)
	if low := face.Y + .3*w + glove; math.Abs(x-face.X) < .62*w && y < low {
		y = low
	}
	return f.Bones.Trunk.Out(x, y)
}

// lowest are the places of a thing that may stand on the floor.
func (t *Thing) lowest(f Frame) []float64 {
	b, k := t.Drawing.Box, t.Scale()
	w, h := b.W()*k/2, b.H()*k
	s, c := math.Sincos(f.Angle * math.Pi / 180)
	return []float64{f.Out(0, -h/2).Y + math.Hypot(w*s, h/2*c)} // of an ellipse in its box
}
