package solids

import (
	"math"

	"pellucid/internal/engine/illustrator/color"
	"pellucid/internal/engine/illustrator/scene"
)

// Isometric projection: x runs to the lower right, y to the lower left and z up, all equally long.
const (
	across = 0.8660254
	down   = 0.5
	round  = 1.2247449 // half the width of a circle that lies, as a share of its radius
	flat   = 0.7071068 // and half its height
)

// project is where a place is seen.
func project(x, y, z float32) (float32, float32) { return across * (x - y), down*(x+y) - z }

// Project is where a place is seen, in scene units.
func Project(x, y, z float32) scene.Point { u, v := project(x, y, z); return scene.Point{X: u, Y: v} }

// The tones of the faces: how much lighter a top is, and what is left of the lightness on the right.
const (
	topLight  = 0.30
	rightTone = 0.74
)

// face is the tone of a face between the right (−1), the left (0) and the top (1).
func face(c color.RGB, k float32) color.RGB {
	l := color.ToLCH(c)
	if k >= 0 {
		return color.FromLCH(color.LCH{L: l.L + k*topLight*(1-l.L), C: l.C * (1 - 0.1*k), H: l.H + 0.04*k})
	}
	return color.FromLCH(color.LCH{L: l.L * (1 + k*(1-rightTone)), C: l.C * (1 + 0.12*k), H: l.H + 0.06*k})
}

// drawing collects the nodes of a solid.
type drawing struct {
	colors map[string]color.RGB
	out    []scene.Node
}

func (d *drawing) draw(it item) {
	c, v := d.colors[it.color], it.v
	switch it.kind {
	case "box":
		d.box(c, v)
	case "frustum":
		d.frustum(c, v)
	case "gable":
		d.gable(c, v, it.flag)
	case "hip":
		d.hip(c, v)
	case "turn":
		d.turn(c, v)
	case "mouth": // in the shade of its rim
		d.lying(face(c, -0.15), v)
	case "dome":
		d.dome(c, v)
	case "slice":
		d.slice(c, v)
	case "ball":
		d.ball(c, v)
	case "left", "right", "top":
		d.panel(c, v, it.kind, it.flag)
	case "tube":
		d.tube(c, v)
	case "ring", "wheel":
		d.wheel(c, v, it.kind == "ring", it.flag == "y")
	}
}

// quad is a face between four places.
func (d *drawing) quad(paint scene.Paint, places ...[3]float32) {
	b := scene.NewPath()
	for i, p := range places {
		if x, y := project(p[0], p[1], p[2]); i == 0 {
			b.Move(x, y)
		} else {
			b.Line(x, y)
		}
	}
	b.Close().Fill(paint).Stroke(scene.Stroke{Paint: paint, Width: 0.012, Join: scene.RoundJoin}) // no seams between faces
	d.out = append(d.out, b.Node())
}

// box is x, y, z and its three lengths.
func (d *drawing) box(c color.RGB, v []float32) {
	x, y, z, X, Y, Z := v[0], v[1], v[2], v[0]+v[3], v[1]+v[4], v[2]+v[5]
	d.quad(face(c, 0).Paint(), [3]float32{x, Y, z}, [3]float32{X, Y, z}, [3]float32{X, Y, Z}, [3]float32{x, Y, Z})
	d.quad(face(c, -1).Paint(), [3]float32{X, Y, z}, [3]float32{X, y, z}, [3]float32{X, y, Z}, [3]float32{X, Y, Z})
	d.quad(face(c, 1).Paint(), [3]float32{x, Y, Z}, [3]float32{X, Y, Z}, [3]float32{X, y, Z}, [3]float32{x, y, Z})
}

// frustum is a box whose top is smaller on all sides.
func (d *drawing) frustum(c color.RGB, v []float32) {
	x, y, z, X, Y, Z, in := v[0], v[1], v[2], v[0]+v[3], v[1]+v[4], v[2]+v[5], v[6]
	d.quad(face(c, 0.1).Paint(), [3]float32{x, Y, z}, [3]float32{X, Y, z}, [3]float32{X - in, Y - in, Z}, [3]float32{x + in, Y - in, Z})
	d.quad(face(c, -0.8).Paint(), [3]float32{X, Y, z}, [3]float32{X, y, z}, [3]float32{X - in, y + in, Z}, [3]float32{X - in, Y - in, Z})
	d.quad(face(c, 1).Paint(), [3]float32{x + in, Y - in, Z}, [3]float32{X - in, Y - in, Z}, [3]float32{X - in, y + in, Z}, [3]float32{x + in, y + in, Z})
}

// gable is a roof whose ridge runs along an axis.
func (d *drawing) gable(c color.RGB, v []float32, along string) {
	x, y, z, X, Y, Z := v[0], v[1], v[2], v[0]+v[3], v[1]+v[4], v[2]+v[5]
	if along == "y" {
		m := (x + X) / 2
		d.quad(face(c, 0).Paint(), [3]float32{x, Y, z}, [3]float32{X, Y, z}, [3]float32{m, Y, Z})
		d.quad(face(c, -0.35).Paint(), [3]float32{X, Y, z}, [3]float32{X, y, z}, [3]float32{m, y, Z}, [3]float32{m, Y, Z})
		return
	}
	m := (y + Y) / 2
	d.quad(face(c, -1).Paint(), [3]float32{X, Y, z}, [3]float32{X, y, z}, [3]float32{X, m, Z})
	d.quad(face(c, 0.55).Paint(), [3]float32{x, Y, z}, [3]float32{X, Y, z}, [3]float32{X, m, Z}, [3]float32{x, m, Z})
}

// hip is a roof that rises to a point.
func (d *drawing) hip(c color.RGB, v []float32) {
	x, y, z, X, Y := v[0], v[1], v[2], v[0]+v[3], v[1]+v[4]
	top := [3]float32{(x + X) / 2, (y + Y) / 2, z + v[5]}
	d.quad(face(c, 0.4).Paint(), [3]float32{x, Y, z}, [3]float32{X, Y, z}, top)
	d.quad(face(c, -0.6).Paint(), [3]float32{X, Y, z}, [3]float32{X, y, z}, top)
}

// panel lies on a face: its lower corner, how far it goes along the face and how high it is, with a round head where the flag says so.
func (d *drawing) panel(c color.RGB, v []float32, side, flag string) {
	at := func(u, w float32) [3]float32 {
		switch side {
		case "left":
			return [3]float32{v[0] + u, v[1], v[2] + w}
		case "right":
			return [3]float32{v[0], v[1] + u, v[2] + w}
		}
		return [3]float32{v[0] + u, v[1] + w, v[2]}
	}
	tone := face(c, map[string]float32{"left": 0, "right": -1, "top": 1}[side])
	w, h := v[3], v[4]
	places := [][3]float32{at(0, 0), at(w, 0)}
	if flag == "arch" {
		for k := 0; k <= 10; k++ {
			sin, cos := math.Sincos(math.Pi * float64(k) / 10)
			places = append(places, at(w/2+w/2*float32(cos), h-w/2+w/2*float32(sin)))
		}
	} else {
		places = append(places, at(w, h), at(0, h))
	}
	d.quad(tone.Paint(), places...)
}
