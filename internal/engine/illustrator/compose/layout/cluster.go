// Package layout has drawings that have found their places to each other, as clusters that are moved, scaled and painted over each other, and
// the canvas that they are fitted to.
package layout

import (
	"math"

	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/limb"
	"pellucid/internal/engine/illustrator/scene"
)

// Layer is a layer of a drawing in a cluster.
type Layer struct {
	Subject int
	Drawing int // serial number: the layers of one drawing share it
	Layer   kit.Layer
	Nodes   []scene.Node
	M       scene.Matrix // from the drawing's units to the cluster's
	Box     kit.Box      // in the cluster's units
	Prop    string       // what of a place it is, empty for all else
}

// Cluster is drawings that have found their places to each other. Its units are softened centimeters; y grows downward.
type Cluster struct {
	Sprites []Layer
	Root    Instance // the drawing that others are placed by
	Ground  float64  // y of the floor that it stands on
	Members []Member // of a group of several that stand together: each of them, in the order of the prompt
}

// Instance is one drawing within a cluster.
type Instance struct {
	Serial  int
	Subject int
	Drawing kit.Drawing
	M       scene.Matrix
	How     How // how it was drawn, where that is known
}

// Anchor returns an anchor of the drawing in the cluster's units; of those that the drawing lacks, a place on its box.
func (in Instance) Anchor(name string) kit.Anchor {
	a, ok := in.Drawing.Anchors[name]
	if !ok {
		a = Guess(in.Drawing.Box, name)
		if top, has := in.Drawing.Anchors["surface"]; has && name == "headTop" {
			a.Y = top.Y // steam and flames stand higher
		}
	}
	return MapAnchor(in.M, a)
}

// Has reports whether the drawing has an anchor of its own.
func (in Instance) Has(name string) bool {
	_, ok := in.Drawing.Anchors[name]
	return ok
}

// Box is the drawing's box in the cluster's units.
func (in Instance) Box() kit.Box { return MapBox(in.M, in.Drawing.Box) }

// Guess is where an anchor usually is on a drawing's box.
func Guess(b kit.Box, name string) kit.Anchor {
	x, y := (b.X0+b.X1)/2, (b.Y0+b.Y1)/2
	switch name {
	case "ground", "footNear", "footFar":
		return kit.Anchor{X: x, Y: b.Y1}
	case "surface", "seat":
		return kit.Anchor{X: x, Y: b.Y0 + .04*b.H(), W: .8 * b.W()}
	case "headTop":
		return kit.Anchor{X: x, Y: b.Y0 + .03*b.H(), W: .55 * b.W()}
	case "eyes":
		return kit.Anchor{X: x, Y: b.Y0 + .35*b.H(), W: .6 * b.W()}
	case "neck":
		return kit.Anchor{X: x, Y: b.Y0 + .62*b.H(), W: .5 * b.W()}
	case "mouth":
		return kit.Anchor{X: x, Y: b.Y0 + .55*b.H(), W: .2 * b.W()}
	case "handNear", "paw":
		return kit.Anchor{X: b.X1 - .06*b.W(), Y: b.Y0 + .62*b.H()}
	case "handFar":
		return kit.Anchor{X: b.X0 + .06*b.W(), Y: b.Y0 + .62*b.H()}
	case "inside":
		return kit.Anchor{X: x, Y: b.Y0 + .35*b.H(), W: .7 * b.W(), H: .5 * b.H()}
	case "print":
		return kit.Anchor{X: x, Y: y, W: .5 * b.W(), H: .4 * b.H()}
	case "grip":
		return kit.Anchor{X: x, Y: b.Y0 + .7*b.H()}
	case "fit":
		return kit.Anchor{X: x, Y: b.Y0 + .8*b.H(), W: .6 * b.W()}
	}
	return kit.Anchor{X: x, Y: y}
}

// MapAnchor is where a matrix takes an anchor.
func MapAnchor(m scene.Matrix, a kit.Anchor) kit.Anchor {
	p := m.Apply(scene.Point{X: float32(a.X), Y: float32(a.Y)})
	k := float64(m.Scale())
	return kit.Anchor{X: float64(p.X), Y: float64(p.Y), W: a.W * k, H: a.H * k, Angle: a.Angle + Turn(m)}
}

// Turn is the rotation of a matrix in degrees.
func Turn(m scene.Matrix) float64 {
	angle := math.Atan2(float64(m[1]), float64(m[0])) * 180 / math.Pi
	if m[0]*m[3]-m[1]*m[2] < 0 { // mirrored
		angle = 180 - angle
	}
	return math.Remainder(angle, 360)
}

// MapBox is the box around a box that a matrix moves and turns.
func MapBox(m scene.Matrix, b kit.Box) kit.Box {
	out := kit.Box{X0: math.Inf(1), Y0: math.Inf(1), X1: math.Inf(-1), Y1: math.Inf(-1)}
	for _, p := range [4]scene.Point{{X: float32(b.X0), Y: float32(b.Y0)}, {X: float32(b.X1), Y: float32(b.Y0)}, {X: float32(b.X0), Y: float32(b.Y1)}, {X: float32(b.X1), Y: float32(b.Y1)}} {
		q := m.Apply(p)
		out = out.Union(kit.Box{X0: float64(q.X), Y0: float64(q.Y), X1: float64(q.X), Y1: float64(q.Y)})
	}
	return out
}

// BoundsOf is the box of what is painted.
func BoundsOf(nodes []scene.Node) kit.Box { return kit.FromScene(nodes).Bounds() }

// Bounds is the box of everything in the cluster.
func (k Cluster) Bounds() kit.Box {
	out := kit.Box{X0: math.Inf(1), Y0: math.Inf(1), X1: math.Inf(-1), Y1: math.Inf(-1)}
	for _, s := range k.Sprites {
		out = out.Union(s.Box)
	}
	return out
}

// Transformed moves the whole cluster by a matrix.
func (k Cluster) Transformed(m scene.Matrix) Cluster {
	out := k
	out.Sprites = make([]Layer, len(k.Sprites))
	for i, s := range k.Sprites {
		s.M = m.Mul(s.M)
		s.Box = MapBox(m, s.Box)
		out.Sprites[i] = s
	}
	out.Root.M = m.Mul(k.Root.M)
	out.Members = nil
	for _, one := range k.Members {
		one.Root.M = m.Mul(one.Root.M)
		one.Ground = float64(m.Apply(scene.Point{Y: float32(one.Ground)}).Y)
		out.Members = append(out.Members, one)
	}
	out.Ground = float64(m.Apply(scene.Point{Y: float32(k.Ground)}).Y)
	return out
}

// Moved shifts the whole cluster.
func (k Cluster) Moved(dx, dy float64) Cluster { return k.Transformed(Translate(dx, dy)) }

// Scaled grows the cluster around the origin.
func (k Cluster) Scaled(f float64) Cluster {
	return k.Transformed(scene.ScaleBy(float32(f), float32(f)))
}

// Mirrored flips the cluster left to right.
func (k Cluster) Mirrored() Cluster { return k.Transformed(scene.ScaleBy(-1, 1)) }

// Translate is the matrix of a shift.
func Translate(dx, dy float64) scene.Matrix { return scene.Translate(float32(dx), float32(dy)) }

// Over returns k with another cluster painted over it; k stays the root.
func (k Cluster) Over(top Cluster) Cluster {
	k.Sprites = append(append([]Layer{}, k.Sprites...), top.Sprites...)
	return k
}

// Before returns k with another cluster painted behind it; k stays the root.
func (k Cluster) Before(back Cluster) Cluster {
	k.Sprites = append(append([]Layer{}, back.Sprites...), k.Sprites...)
	return k
}

// Split returns two clusters without a root: a layer of k's root drawing, and all else that k paints, each in k's order.
func (k Cluster) Split(layer kit.Layer) (those, rest Cluster) {
	for _, s := range k.Sprites {
		if s.Drawing == k.Root.Serial && s.Layer == layer {
			those.Sprites = append(those.Sprites, s)
		} else {
			rest.Sprites = append(rest.Sprites, s)
		}
	}
	return those, rest
}

// Within returns k with another cluster painted below a layer of one of its drawings and above the layers before it.
func (k Cluster) Within(serial int, layer kit.Layer, inner Cluster) Cluster {
	at := len(k.Sprites)
	last := -1
	for i, s := range k.Sprites {
		if s.Drawing != serial {
			continue
		}
		last = i
		if s.Layer >= layer && at == len(k.Sprites) {
			at = i
		}
	}
	if at == len(k.Sprites) && last >= 0 {
		at = last + 1
	}
	out := append([]Layer{}, k.Sprites[:at]...)
	out = append(out, inner.Sprites...)
	k.Sprites = append(out, k.Sprites[at:]...)
	return k
}

// How says how a subject is drawn at its place.
type How struct {
	Copy       int // number of the copy: copies differ where they may
	Pose       string
	Facing     kit.Facing
	Reach      map[string]limb.Point
	Grips      bool
	Bare       bool    // without the props that its role brings
	Stool      bool    // a seated person sits on a stool
	Seated     bool    // a person sits on a chair, whatever their pose
	Shared     bool    // what the pose shares with someone opposite is drawn with that one
	ArmsBehind bool    // what a person holds lies over the arms, under the hands
	Upright    bool    // an animal drawn as a person with an animal's head
	Aspect     float64 // families: width over height of the box to fill
}
