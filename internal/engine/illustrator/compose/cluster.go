package compose

import (
	"math"

	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/scene"
)

// sprite is a layer of a drawing in a cluster.
type sprite struct {
	subject int
	drawing int // serial number: the layers of one drawing share it
	layer   kit.Layer
	nodes   []scene.Node
	m       scene.Matrix // from the drawing's units to the cluster's
	box     kit.Box      // in the cluster's units
}

// cluster is drawings that have found their places to each other. Its units are softened centimeters; y grows downward.
type cluster struct {
	sprites []sprite
	root    instance // the drawing that others are placed by
	ground  float64  // y of the floor that it stands on
}

// instance is one drawing within a cluster.
type instance struct {
	serial  int
	subject int
	drawing kit.Drawing
	m       scene.Matrix
	how     how // how it was drawn, where that is known
}

// place puts a drawing into a cluster of its own, by a matrix from its units to the cluster's.
func (c *composer) place(subject int, d kit.Drawing, m scene.Matrix) cluster {
	c.serial++
	out := cluster{root: instance{serial: c.serial, subject: subject, drawing: d, m: m}}
	for layer, nodes := range d.Layers {
		if len(nodes) == 0 {
			continue
		}
		out.sprites = append(out.sprites, sprite{subject, c.serial, kit.Layer(layer), nodes, m, mapBox(m, boundsOf(nodes))})
	}
	out.ground = out.root.anchor("ground").Y
	return out
}

// anchor returns an anchor of the drawing in the cluster's units; of those that the drawing lacks, a place on its box.
func (in instance) anchor(name string) kit.Anchor {
	a, ok := in.drawing.Anchors[name]
	if !ok {
		a = guess(in.drawing.Box, name)
		if top, has := in.drawing.Anchors["surface"]; has && name == "headTop" {
			a.Y = top.Y // steam and flames stand higher
		}
	}
	return mapAnchor(in.m, a)
}

func (in instance) has(name string) bool {
	_, ok := in.drawing.Anchors[name]
	return ok
}

func (in instance) box() kit.Box { return mapBox(in.m, in.drawing.Box) }

// guess is where an anchor usually is on a drawing's box.
func guess(b kit.Box, name string) kit.Anchor {
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

func mapAnchor(m scene.Matrix, a kit.Anchor) kit.Anchor {
	p := m.Apply(scene.Point{X: float32(a.X), Y: float32(a.Y)})
	k := float64(m.Scale())
	return kit.Anchor{X: float64(p.X), Y: float64(p.Y), W: a.W * k, H: a.H * k, Angle: a.Angle + turn(m)}
}

// turn is the rotation of a matrix in degrees.
func turn(m scene.Matrix) float64 {
	angle := math.Atan2(float64(m[1]), float64(m[0])) * 180 / math.Pi
	if m[0]*m[3]-m[1]*m[2] < 0 { // mirrored
		angle = 180 - angle
	}
	return math.Remainder(angle, 360)
}

func mapBox(m scene.Matrix, b kit.Box) kit.Box {
	out := kit.Box{X0: math.Inf(1), Y0: math.Inf(1), X1: math.Inf(-1), Y1: math.Inf(-1)}
	for _, p := range [4]scene.Point{{X: float32(b.X0), Y: float32(b.Y0)}, {X: float32(b.X1), Y: float32(b.Y0)}, {X: float32(b.X0), Y: float32(b.Y1)}, {X: float32(b.X1), Y: float32(b.Y1)}} {
		q := m.Apply(p)
		out = out.Union(kit.Box{X0: float64(q.X), Y0: float64(q.Y), X1: float64(q.X), Y1: float64(q.Y)})
	}
	return out
}

func boundsOf(nodes []scene.Node) kit.Box { return kit.FromScene(nodes).Bounds() }

// bounds is the box of everything in the cluster.
func (k cluster) bounds() kit.Box {
	out := kit.Box{X0: math.Inf(1), Y0: math.Inf(1), X1: math.Inf(-1), Y1: math.Inf(-1)}
	for _, s := range k.sprites {
		out = out.Union(s.box)
	}
	return out
}

// transformed moves the whole cluster by a matrix.
func (k cluster) transformed(m scene.Matrix) cluster {
	out := k
	out.sprites = make([]sprite, len(k.sprites))
	for i, s := range k.sprites {
		s.m = m.Mul(s.m)
		s.box = mapBox(m, s.box)
		out.sprites[i] = s
	}
	out.root.m = m.Mul(k.root.m)
	out.ground = float64(m.Apply(scene.Point{Y: float32(k.ground)}).Y)
	return out
}

func (k cluster) moved(dx, dy float64) cluster { return k.transformed(translate(dx, dy)) }

// scaled grows the cluster around the origin.
func (k cluster) scaled(f float64) cluster {
	return k.transformed(scene.ScaleBy(float32(f), float32(f)))
}

// mirrored flips the cluster left to right.
func (k cluster) mirrored() cluster { return k.transformed(scene.ScaleBy(-1, 1)) }

func translate(dx, dy float64) scene.Matrix { return scene.Translate(float32(dx), float32(dy)) }

// over returns k with another cluster painted over it; k stays the root.
func (k cluster) over(top cluster) cluster {
	k.sprites = append(append([]sprite{}, k.sprites...), top.sprites...)
	return k
}

// before returns k with another cluster painted behind it; k stays the root.
func (k cluster) before(back cluster) cluster {
	k.sprites = append(append([]sprite{}, back.sprites...), k.sprites...)
	return k
}

// within returns k with another cluster painted below a layer of one of its drawings and above the layers before it.
func (k cluster) within(serial int, layer kit.Layer, inner cluster) cluster {
	at := len(k.sprites)
	last := -1
	for i, s := range k.sprites {
		if s.drawing != serial {
			continue
		}
		last = i
		if s.layer >= layer && at == len(k.sprites) {
			at = i
		}
	}
	if at == len(k.sprites) && last >= 0 {
		at = last + 1
	}
	out := append([]sprite{}, k.sprites[:at]...)
	out = append(out, inner.sprites...)
	k.sprites = append(out, k.sprites[at:]...)
	return k
}
