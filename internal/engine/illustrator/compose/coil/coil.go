package coil

import (
	"math"
	"strings"

	"pellucid/internal/engine/illustrator/brief"
	"pellucid/internal/engine/illustrator/compose/layout"
	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/library"
	"pellucid/internal/engine/illustrator/kit/plump"
	"pellucid/internal/engine/illustrator/scene"
)

// The shares of a coil: its turns per height, how thick it is and how far it stands off, as shares of what it goes around.
const (
	coilPitch  = 1.5  // the height of a turn, in widths of the support
	coilTilt   = .2   // how much lower the front of a turn is than its back, in widths
	coilThick  = .34  // in widths
	coilMost   = 5    // turns
	coilSlim   = .62  // the widest support that is coiled around all along it, in heights
	coilWide   = 1.5  // the widest that is coiled around at all: a skull, an apple; wider ones lie, and are coiled around along their width
	coilBulges = 1.35 // a guard or a capital is passed over as if it were so much wider than the rest, at most
	wideTurns  = 2.12 // around what is wide: it ends in front, on one side
)

// Support is what a coil goes around: its edges in rows, or in columns where it lies.
type Support struct {
	low, high   []float64 // the edges across its axis
	start, step float64   // where the first row or column is, and how far they are apart
	lies        bool
	width, long float64 // the width in the middle, and the length
}

// coiling is one thing that goes around another in turns.
type coiling struct {
	canvas *kit.Canvas
	tones  []kit.Tones // of the palette's slots, in their order
	path   []plump.J   // from the lower end to the upper one
	front  []bool      // whether a joint is before the support
}

// Coiled winds a subject around k's root: a snake around a sword, ivy around a column. It reports false where the support is too wide
// for it.
func (c *Winder) Coiled(k layout.Cluster, i int) (layout.Cluster, bool) {
	s := c.Subject(i)
	on, ok := c.CoilEdges(k.Root, s)
	if !ok {
		return k, false
	}
	slots, err := kit.ParsePalette(coilPalette(s.ID))
	o := kit.Options{Colors: map[string]kit.Color{}, Fills: map[string]kit.Fill{}}
	c.PaintSlots(s, slots, &o)
	canvas, broken := kit.NewCanvas("coil", slots, o)
	if err != nil || broken != nil {
		return k, false
	}
	w := coiling{canvas: canvas}
	for _, slot := range slots {
		w.tones = append(w.tones, canvas.Tones(slot.Name))
	}
	w.wind(on)
	w.draw(s.ID)
	d := canvas.Drawing()
	one := c.Place(i, d, scene.Identity)
	root, ground := k.Root, k.Ground
	var behind, before layout.Cluster
	for _, sp := range one.Sprites {
		if sp.Layer == kit.Back {
			behind.Sprites = append(behind.Sprites, sp)
		} else {
			before.Sprites = append(before.Sprites, sp)
		}
	}
	k = k.Before(behind).Over(before)
	if s.ID == "dragon" {
		k = k.Over(c.coilHead(i, w))
	}
	k.Root, k.Ground = root, ground
	return k, true
}

// dragonSlots is how many colors a dragon that coils has.
const dragonSlots = 4

// coilPalette is the palette of what coils.
func coilPalette(id string) string {
	if id == "dragon" {
		return "fur #3fae7a scales body; belly #f4e3a0; wings #f08a4a; spikes #f2b23f"
	}
	if look, ok := bandLooks[id]; ok {
		return look.palette
	}
	p, _ := library.Find(id)
	return p.Palette
}

// wind lays the path around a support.
func (w *coiling) wind(on Support) {
	turns := max(1.5, min(coilMost, math.Round(2*.8*on.long/max(coilPitch*on.width, .16*on.long))/2))
	thick, tilt := max(.045*on.long, min(coilThick*on.width, .09*on.long)), coilTilt*on.width
	from, to, off := .9, .1, .3
	if on.width > coilSlim*on.long {
		turns, thick, tilt, from, to, off = wideTurns, .15*on.long, .1*on.width, .84, .36, .16
	}
	if len(w.tones) == dragonSlots {
		thick *= 1.2
	}
	const steps = 24 // joints of a turn
	n := int(turns * steps)
	for j := range n + 1 {
		share := float64(j) / float64(n)
		angle := 2*math.Pi*turns*share - math.Pi/2
		at := from - (from-to)*share
		row := min(len(on.low)-1, max(0, int(at*float64(len(on.low)))))
		half := min(.5*(on.high[row]-on.low[row]), .5*coilBulges*on.width) + off*thick
		sin, cos := math.Sincos(angle)
		q := plump.J{X: .5*(on.low[row]+on.high[row]) + half*cos, Y: on.start + at*on.long - tilt*sin, R: .5 * thick}
		if on.lies { // from the left end to the right one
			q.X, q.Y = on.start+on.long*(1-at)+tilt*sin, .5*(on.low[row]+on.high[row])-half*cos
		}
		w.path = append(w.path, q)
		w.front = append(w.front, sin < 0)
	}
}

// CoilEdges returns what a subject winds around, and reports whether it does: the support must not be too wide.
func (c *Winder) CoilEdges(in layout.Instance, s brief.Subject) (Support, bool) {
	lights := strings.Contains(s.ID, "light")
	if !brief.Coils(s.ID) && s.Pose != "coiled" || s.Count > 1 && !lights && !strung[s.ID] {
		return Support{}, false
	}
	left, right, top, step := edgesOf(in)
	if len(left) == 0 {
		return Support{}, false
	}
	if library.GroupOf(c.Subject(in.Subject).ID) == "plants" && !lights {
		left, right, top = trunkOf(left, right, top, step)
	}
	if s.ID == "snake" && in.Has("neck") && in.Has("shoulderNear") { // not over somebody's face
		for chin := in.Anchor("neck").Y; len(left) > 1 && top < chin; top += step {
			left, right = left[1:], right[1:]
		}
	}
	on := Support{left, right, top, step, false, medianWidth(left, right), step * float64(len(left))}
	if b := in.Box(); b.W() > coilWide*b.H() {
		low, high, start, step := edgesAlong(in)
		if len(low) == 0 {
			return Support{}, false
		}
		on = Support{low, high, start, step, true, medianWidth(low, high), step * float64(len(low))}
	}
	return on, on.width <= coilWide*on.long
}
