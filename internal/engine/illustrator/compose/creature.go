package compose

import (
	"slices"

	"pellucid/internal/engine/illustrator/brief"
	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/finish"
	"pellucid/internal/engine/illustrator/kit/library"
	"pellucid/internal/engine/illustrator/kit/person"
)

// creature says how a piece with a face of its own acts: its head on the person rig, with a body in its colors.
type creature struct {
	head                    []string // the parts of the piece that are its head, in painter's order
	fur, belly, limbs, feet string   // the slots that color the trunk, its front, the limbs, and hands and feet
	girth, cm               float64
}

// creatures are the pieces that act like people where the prompt says that they do something.
var creatures = map[string]creature{
	"frog":     {head: []string{"head", "mouth", "cheeks", "eyes"}, fur: "skin", belly: "belly", limbs: "legs", feet: "legs", girth: .95, cm: 75},
	"dinosaur": {head: []string{"head", "cheeks", "mouth", "eyes"}, fur: "skin", belly: "belly", limbs: "skin", feet: "skin", girth: 1, cm: 150},
	"robot":    {head: []string{"antenna", "ears", "head", "eyes", "mouth"}, fur: "body", belly: "arms", limbs: "arms", feet: "arms", girth: .9, cm: 140},
	"alien":    {head: []string{"antennae", "skin", "eyes", "mouth"}, fur: "suit", belly: "suit", limbs: "suit", feet: "skin", girth: .75, cm: 120},
}

// Acts reports whether a piece can be drawn doing what people do, by the pose's name in a brief.
func Acts(id, pose string) bool {
	_, ok := creatures[id]
	if !ok && actsAs(id, pose) {
		return true
	}
	if id == "frog" && frogsOwn[pose] {
		return false
	}
	return ok && slices.Contains(person.Poses(), personPoseOf(pose))
}

// frogsOwn are the poses that a frog has on its own four legs.
var frogsOwn = words("sitting catching lying swimming sleeping")

// isCreature reports whether an acting subject is a piece.
func isCreature(s brief.Subject) bool {
	_, ok := creatures[s.ID]
	return ok && s.Kind == brief.Animal
}

// animate makes figures of the pieces that act: they have a pose, are dressed, or do what needs hands.
func (c *composer) animate() {
	for i := range c.Brief.Subjects {
		s := &c.Brief.Subjects[i]
		if _, ok := creatures[s.ID]; !ok || s.Kind != brief.Piece {
			continue
		}
		if Acts(s.ID, s.Pose) && s.Pose != "" || dressed(*s) || slices.ContainsFunc(c.Brief.Relations, func(r brief.Relation) bool {
			return r.From == i && c.needsHands(r) || r.Kind == "dressed as" && r.To == i
		}) {
			s.Kind = brief.Animal
		}
	}
}

// needsHands reports whether a relation is drawn with arms and legs.
func (c *composer) needsHands(r brief.Relation) bool {
	to := c.subject(r.To)
	switch r.Kind {
	case "riding":
		return openRides[to.ID] || boards[to.ID] || to.ID == "kick-scooter"
	case "on", "sitting on":
		return to.ID == "swing"
	case "playing":
		return library.GroupOf(to.ID) == "music"
	}
	return handy[r.Kind] && r.Kind != "carrying"
}

// boards are what one stands on sideways.
var boards = words("skateboard surfboard snowboard longboard hoverboard")

// creatureHead draws the head of a piece alone.
func (c *composer) creatureHead(s brief.Subject) kit.Drawing {
	d := c.asPiece(s)
	out := finish.Only(d, creatures[s.ID].head[0], false)
	for _, part := range creatures[s.ID].head[1:] {
		more := finish.Only(d, part, false)
		for l := range out.Layers {
			out.Layers[l] = append(out.Layers[l], more.Layers[l]...)
		}
	}
	out.Box = kit.FromScene(out.Nodes()).Bounds()
	for _, name := range []string{"neck", "headTop", "eyes", "mouth"} {
		if a, ok := d.Anchors[name]; ok {
			out.Anchors[name] = a
		}
	}
	return out
}

// pieceColors says how the piece of an acting subject is colored.
func (c *composer) pieceColors(s brief.Subject, p kit.Piece) ([]kit.Slot, kit.Options) {
	slots, _ := kit.ParsePalette(p.Palette)
	o := kit.Options{Colors: map[string]kit.Color{}, Fills: map[string]kit.Fill{}, Without: s.Without}
	s.Kind = brief.Piece
	c.repaint(s, slots, &o)
	c.paintSlots(s, slots, &o)
	return slots, o
}

// asPiece draws an acting piece as the piece that it is.
func (c *composer) asPiece(s brief.Subject) kit.Drawing {
	p, _ := library.Find(s.ID)
	_, o := c.pieceColors(s, p)
	d, err := p.Render(o)
	if err != nil {
		return kit.Drawing{Anchors: map[string]kit.Anchor{}, Unit: 1}
	}
	return d
}

// creaturePelt is the body of an acting piece.
func (c *composer) creaturePelt(s brief.Subject) *person.Pelt {
	of := creatures[s.ID]
	p, _ := library.Find(s.ID)
	slots, o := c.pieceColors(s, p)
	canvas, err := kit.NewCanvas(p.Name, slots, o)
	if err != nil {
		return &person.Pelt{Girth: of.girth, Cm: of.cm}
	}
	color := func(slot string) kit.Color { return canvas.Tones(slot).M }
	return &person.Pelt{Fur: color(of.fur), Belly: color(of.belly), Limbs: color(of.limbs), Feet: color(of.feet), Foot: "paw", Girth: of.girth, Cm: of.cm}
}

// living reports whether a subject is a person, an animal or a bird.
func living(s brief.Subject) bool {
	return s.Kind == brief.Person || s.Kind == brief.Animal || s.Kind == brief.Bird
}
