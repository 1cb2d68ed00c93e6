package animal

import (
	"cmp"
	"math"
	"slices"
	"strings"

	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/animal/pen"
	"pellucid/internal/engine/illustrator/kit/limb"
)

// rig draws one animal. The ground is at y = 0, y grows downward; the animal looks to the right.
type rig struct {
	*pen.Pen
	spec              Spec
	asked             map[string]bool // slots whose color was asked for
	s                 *species
	b                 build
	pose              string
	st                stance
	hip, chest, mid   pen.Joint // the circles that the body's outline runs around
	head              limb.Point
	headTurn          float64
	fill, far         kit.Gradient
	fur, belly, marks kit.Tones
	solids            []string // outlines of the body, the neck and the near legs: the coat's pattern lies in them
	limbs             []string // of these, the near legs of one that is of one form
	tailLine          []pen.Joint
	spottedTail       string     // its outline, when the coat goes on over it
	below             []kit.Node // markings that the near legs cover
	above             []kit.Node // of these, what lies over the coat's shading
	print             kit.Node   // the coat's pattern, not clipped
	early             bool       // the near legs are not drawn yet
	facesBack         bool       // it is seen from behind and looks back
	inSide            bool       // the head is seen from the side
	viewed            bool       // it is seen from the front or from behind
	out               []placed
	anchors           map[string]kit.Anchor
}

// placed is a node on a layer.
type placed struct {
	layer kit.Layer
	node  kit.Node
}

func newPen(s Spec, sp *species) *pen.Pen {
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
	if plain(s.Pattern) { // the head has none either
		for _, slot := range slots {
			if _, told := o.Colors[slot.Name]; !told && slices.ContainsFunc(slot.Words, patterned) {
				o.Colors[slot.Name] = cmp.Or(o.Colors[slots[0].Name], slots[0].Color)
			}
		}
	}
	for _, part := range s.Without {
		o.Without = append(o.Without, partNamed(part))
	}
	c := pen.Canvas(sp.name, slots, o)
	mood, asleep := pen.Mood(s.Expression)
	return &pen.Pen{Canvas: c, Flip: s.Facing == kit.Left, Mood: mood, Sleep: asleep, Lashes: s.Lashes, Natural: s.Natural && !s.Cute, Unadorned: s.Unadorned && !s.Cute}
}

// plain reports whether a pattern that was asked for is none.
func plain(pattern string) bool { return pattern == "plain" || pattern == "none" }

// patterned reports whether a word is one for the pattern of a coat.
func patterned(word string) bool { return word == "spots" || word == "stripes" || word == "patches" }

func newRig(s Spec) *rig {
	sp := find(s.Species).formed(s.Forms)
	if s.Points {
		sp.look.style, sp.marks = "tan points", nil
	}
	r := &rig{Pen: newPen(s, sp), spec: s, s: sp, b: sp.build, anchors: map[string]kit.Anchor{}, asked: map[string]bool{}}
	for name := range s.Colors {
		r.asked[pen.SlotNamed(sp.slots(), name)] = true
	}
	for name := range s.Fills {
		r.asked[pen.SlotNamed(sp.slots(), name)] = true // a unicorn's rainbow tail
	}
	r.spec.Young = s.Young || sp.look.young || strings.HasPrefix(strings.ToLower(s.Species), "baby")
	if r.spec.Young {
		r.b = r.b.young()
	}
	if s.Cute && !r.spec.Young {
		r.b = r.b.cute()
	}
	if r.Natural {
		r.b = r.b.natural()
	}
	if s.Girth > 0 {
		r.b = r.b.girthed(s.Girth)
	}
	r.pose = strings.ToLower(strings.TrimSpace(s.Pose))
	if p, ok := poseWords[r.pose]; ok {
		r.pose = p
	}
	if r.pose == "hugging" && r.b.Rest != teddy {
		r.pose = "rearing" // breast to breast, with the forelegs on the other one
	}
	if r.pose == "hanging" && (r.b.Biped || r.b.Foot == hoof || r.b.Foot == pad || r.b.Crouch) {
		r.pose = "standing"
	}
	if r.pose == "begging" && (r.b.Biped || r.b.Foot == hoof || r.b.Foot == pad) {
		r.pose = "rearing" // hooves do not fold before the chest
	}
	if _, ok := stances[r.pose]; !ok && !slices.Contains(restful, r.pose) {
		r.pose = "standing"
	}
	if s.Heads > 1 && r.pose != "running" && r.pose != "walking" && r.pose != "roaring" {
		r.pose = "standing"
	}
	if r.pose == "holding" {
		r.pose = "sitting"
		if SitsFacing(sp.name) {
			r.b.Rest = teddy
		}
	}
	if r.pose == "sitting" && s.Girth > 1 && SitsFacing(sp.name) {
		r.b.Rest = teddy // the belly is seen from the front
	}
	if r.pose == "sitting" && r.b.Rest == folded {
		r.pose = "lying"
	}
	if r.pose == "grooming" && r.Mood == "" {
		r.Mood = "tongue out"
	}
	if r.pose == "grooming" && (r.b.Biped || r.b.Foot == hoof || r.b.Foot == pad) {
		r.pose = "lying"
	}
	if r.pose == "roaring" && r.Mood == "" {
		r.Mood = "roaring"
	}
	r.Sleep = r.Sleep || r.pose == "sleeping" || r.pose == "curled up"
	if r.pose == "curled up" && !CurlsUp(sp.name) {
		r.pose = "sleeping"
	}
	r.fur, r.belly, r.marks = r.Tones(sp.slots()[0].Name), r.Tones("belly"), r.Tones("marks")
	return r
}

// restful are the poses of bodies that do not stand on four legs.
var restful = []string{"hugging", "sitting", "holding", "lying", "sleeping", "curled up", "on its back", "floating", "begging", "grooming", "hanging"}

// poseWords are other words for poses.
var poseWords = map[string]string{
	"stand": "standing", "walk": "walking", "strolling": "walking", "run": "running", "galloping": "running", "chasing": "running",
	"racing": "running", "sit": "sitting", "seated": "sitting",
	"lie": "lying", "lying down": "lying", "laying": "lying", "laying down": "lying", "resting": "lying", "sleep": "sleeping",
	"asleep": "sleeping", "napping": "sleeping",
	"jump": "jumping", "leaping": "jumping", "flying": "jumping", "hopping": "jumping", "dancing": "jumping",
}

// patternAsked returns the pattern that was asked for, by its name or by a color for its spots or stripes.
func (r *rig) patternAsked() string {
	word := strings.ToLower(r.spec.Pattern)
	if word == "none" {
		word = "plain"
	}
	for _, name := range []string{"spots", "stripes", "patches"} {
		stem := name[:4]
		if strings.HasPrefix(word, stem) {
			return name
		}
		for part := range r.spec.Colors {
			if word == "" && strings.HasPrefix(strings.ToLower(part), stem) {
				return "own or " + name
			}
		}
	}
	return word
}

// put adds a named part on a layer.
func (r *rig) put(l kit.Layer, part string, nodes ...kit.Node) {
	r.out = append(r.out, placed{l, r.Named(part, nodes...)})
}

func (r *rig) anchor(name string, x, y float64) { r.anchors[name] = kit.Anchor{X: x, Y: y} }

func (r *rig) anchorBox(name string, x, y, w, h, angle float64) {
	r.anchors[name] = kit.Anchor{X: x, Y: y, W: w, H: h, Angle: angle}
}

// drawing puts everything on the canvas, mirrored when the animal looks to the left.
func (r *rig) drawing() kit.Drawing {
	for _, p := range r.out {
		n := p.node
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
	d.Unit = r.b.Height / (r.b.Leg + 1.62*r.b.Chest + r.b.Rise)
	return d
}

// shades sets the gradients that the body and the limbs share, so that no seam shows where they meet.
func (r *rig) shades(x0, y0, x1 float64) {
	t := r.fur
	mid, low := -1.0, -1.5
	switch l := t.M.Lch().L; {
	case l > .9:
		mid, low = -.55, -.95
	case l < .42:
		mid, low = -.35, -.5
	}
	r.fill = r.Lin(x0, y0, x0+(x1-x0)*.62, 0, kit.At(0, t.L), kit.At(.34, t.M), kit.At(.74, t.M.Shade(mid)), kit.At(1, t.M.Shade(low)))
	k := -1.9
	if t.M.Lch().L > .9 {
		k = -1.5
	}
	if t.M.Lch().L < .42 {
		k = -.75
	}
	r.far = r.Lin(0, y0*.75, 0, 0, t.M.Shade(k-.3), t.M.Shade(k+.35))
}

// between returns a point in the frame of two circles: along from the hip (0) to the chest (1), down in radii.
func between(a, b pen.Joint, along, down float64) limb.Point {
	dx, dy := b.X-a.X, b.Y-a.Y
	l := max(math.Hypot(dx, dy), 1)
	k := a.R + (b.R-a.R)*along
	return limb.Point{X: a.X + dx*along - dy/l*down*k, Y: a.Y + dy*along + dx/l*down*k}
}
