package bird

import (
	"math"
	"strings"

	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/animal/pen"
	"pellucid/internal/engine/illustrator/kit/limb"
)

// rig draws one bird. The ground is at y = 0, y grows downward; the bird looks to the right.
type rig struct {
	*pen.Pen
	s                          *species
	b                          build
	spec                       Spec
	pose                       string
	center                     limb.Point
	tilt                       float64 // degrees that the chest is raised
	head                       limb.Point
	feathers, belly, wing, tal kit.Tones
	fill                       kit.Gradient
	body                       string
	out                        []placed
	anchors                    map[string]kit.Anchor
}

// placed is a node on a layer.
type placed struct {
	layer kit.Layer
	node  kit.Node
}

func newRig(s Spec) *rig {
	sp := find(s.Species)
	slots := sp.slots()
	o := kit.Options{Colors: map[string]kit.Color{}, Fills: map[string]kit.Fill{}, Seed: s.Seed}
	for name, fill := range s.Fills {
		if slot := pen.SlotNamed(slots, name); slot != "" {
			o.Fills[slot] = fill
		}
	}
	for name, color := range s.Colors {
		if slot := pen.SlotNamed(slots, name); slot != "" {
			o.Colors[slot] = pen.Lit(color)
		}
	}
	if !s.Coat.IsNone() {
		o.Colors[slots[0].Name] = pen.Lit(s.Coat)
	}
	for _, part := range s.Without {
		o.Without = append(o.Without, partNamed(part))
	}
	c := pen.Canvas(sp.name, slots, o)
	mood, asleep := pen.Mood(s.Expression)
	r := &rig{Pen: &pen.Pen{Canvas: c, Flip: s.Facing == kit.Left, Mood: mood, Sleep: asleep, Lashes: s.Lashes, Natural: s.Natural && !s.Cute}, s: sp, b: sp.build, spec: s,
		anchors: map[string]kit.Anchor{}}
	r.spec.Young = s.Young || sp.young
	r.pose = "perched"
	switch strings.ToLower(strings.TrimSpace(s.Pose)) {
	case "flying", "fly", "jumping", "soaring", "hovering":
		r.pose = "flying"
	case "swimming", "swim", "floating":
		r.pose = "swimming"
	case "walking", "walk", "running", "marching", "dancing":
		r.pose = "walking"
	case "sliding", "on one leg", "calling", "landing", "diving", "spread", "courting":
		r.pose = s.Pose
	case "sleeping", "asleep", "napping":
		r.Sleep = true
	}
	if (r.b.Front != "" && (r.airborne() || r.pose == "spread")) || r.pose == "spread" && (r.b.NeckY < -60 || r.b.Webbed) { // a long neck is seen from the side
		r.pose = "flying"
	}
	if r.pose == "courting" && !Courts(r.s.name) {
		r.pose = "perched"
	}
	if r.spec.Young = r.spec.Young || s.Cute; r.spec.Young {
		r.b = r.b.chick()
	}
	if s.Cute {
		r.b.Head *= 1.12
	}
	r.feathers, r.belly, r.wing, r.tal = r.Tones(slots[0].Name), r.Tones("belly"), r.Tones("wings"), r.Tones("tail")
	return r
}

// airborne reports whether the bird flies, from the side.
func (r *rig) airborne() bool { return r.pose == "flying" || r.pose == "landing" || r.pose == "diving" }

// chick returns the proportions of a young bird.
func (b build) chick() build {
	b.Body *= .86
	b.Plump = min(1.1, b.Plump*1.15)
	b.Head *= 1.12
	b.NeckX, b.NeckY = b.NeckX*.8, b.NeckY*.72
	b.Leg *= .75
	b.Wing *= .75
	b.Height *= .5
	return b
}

var partWords = map[string]string{"wings": "wing", "beak": "bill", "comb": "crest", "wattle": "crest", "feet": "legs", "leg": "legs", "eye": "eyes", "tail feathers": "tail", "flippers": "wing"}

// PartNamed returns what the rig calls a part: a beak is a bill.
func PartNamed(word string) string { return partNamed(word) }

func partNamed(word string) string {
	word = strings.ToLower(strings.TrimSpace(word))
	if part, ok := partWords[word]; ok {
		return part
	}
	return word
}

// put adds a named part on a layer.
func (r *rig) put(l kit.Layer, part string, nodes ...kit.Node) {
	r.out = append(r.out, placed{l, r.Named(part, nodes...)})
}

func (r *rig) anchor(name string, x, y, w, angle float64) {
	r.anchors[name] = kit.Anchor{X: x, Y: y, W: w, Angle: angle}
}

// drawing puts everything on the canvas, mirrored when the bird looks to the left.
func (r *rig) drawing(height float64) kit.Drawing {
	for _, p := range r.out {
		n := p.node
		if r.pose == "swimming" && p.layer != kit.Fore {
			n = r.Clip("M-600 -900H600V6H-600Z", n) // the water hides what is under it
		}
		if r.Flip {
			n = n.Mirror(0)
		}
		r.On(p.layer)
		r.Add(n)
	}
	for name, a := range r.anchors {
		if r.Flip {
			a.X, a.Angle = -a.X, -a.Angle
		}
		r.AnchorBox(name, a.X, a.Y, a.W, a.H, a.Angle)
	}
	d := r.Canvas.Drawing()
	d.Facing = kit.Right
	if r.Flip {
		d.Facing = kit.Left
	}
	d.Unit = r.b.Height / height
	return d
}

// at returns a point of the body: x in half lengths toward the chest, y in half heights downward.
func (r *rig) at(x, y float64) limb.Point {
	s, c := math.Sincos(-r.tilt * math.Pi / 180)
	x, y = x*r.b.Body, y*r.b.Body*r.b.Plump
	return limb.Point{X: r.center.X + x*c - y*s, Y: r.center.Y + x*s + y*c}
}

// shape is an outline in the body's frame; a third number above 0 makes a corner.
func (r *rig) shape(ps ...[3]float64) string {
	out := make([]kit.Point, len(ps))
	for i, p := range ps {
		q := r.at(p[0], p[1])
		out[i] = kit.Point{X: q.X, Y: q.Y, Corner: p[2] > 0}
	}
	return pen.Text(out...)
}

// outline is an outline around x, y in units of k; a third number above 0 makes a corner.
func outline(x, y, k float64, ps ...[3]float64) string {
	out := make([]kit.Point, len(ps))
	for i, p := range ps {
		out[i] = kit.Point{X: x + p[0]*k, Y: y + p[1]*k, Corner: p[2] > 0}
	}
	return pen.Text(out...)
}

// tall is the height of a perched bird in units, which its real size is measured on.
func (r *rig) tall() float64 {
	b := r.b
	if b.Front != "" {
		return b.Body*b.Plump*2 + b.Head*1.2 + b.Leg
	}
	return b.Leg + b.Body*b.Plump*1.6 - b.NeckY + b.Head
}
