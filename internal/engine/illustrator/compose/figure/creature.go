package figure

import (
	"pellucid/internal/engine/illustrator/brief"
	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/finish"
	"pellucid/internal/engine/illustrator/kit/library"
	"pellucid/internal/engine/illustrator/kit/person"
)

// Creature says how a piece with a face of its own acts: its head on the person rig, with a body in its colors.
type Creature struct {
	Head                    []string // the parts of the piece that are its head, in painter's order
	fur, belly, limbs, feet string   // the slots that color the trunk, its front, the limbs, and hands and feet
	girth, cm               float64
}

// Creatures are the pieces that act like people where the prompt says that they do something.
var Creatures = map[string]Creature{
	"frog":              {Head: []string{"head", "mouth", "cheeks", "eyes"}, fur: "skin", belly: "belly", limbs: "legs", feet: "legs", girth: .95, cm: 75},
	"dinosaur":          {Head: []string{"head", "cheeks", "mouth", "eyes"}, fur: "skin", belly: "belly", limbs: "skin", feet: "skin", girth: 1, cm: 150},
	"tyrannosaurus-rex": {Head: []string{"head", "mouth", "teeth", "eyes"}, fur: "skin", belly: "belly", limbs: "skin", feet: "skin", girth: 1, cm: 170},
	"robot":             {Head: []string{"antenna", "ears", "head", "eyes", "mouth"}, fur: "body", belly: "arms", limbs: "arms", feet: "arms", girth: .9, cm: 140},
	"alien":             {Head: []string{"antennae", "skin", "eyes", "mouth"}, fur: "suit", belly: "suit", limbs: "suit", feet: "skin", girth: .75, cm: 120},
}

// IsCreature reports whether an acting subject is a piece.
func IsCreature(s brief.Subject) bool {
	_, ok := Creatures[s.ID]
	return ok && s.Kind == brief.Animal
}

// creatureHead draws the head of a piece alone.
func (c *Drawer) creatureHead(s brief.Subject) kit.Drawing {
	d := c.asPiece(s)
	out := finish.Only(d, Creatures[s.ID].Head[0], false)
	for _, part := range Creatures[s.ID].Head[1:] {
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
func (c *Drawer) pieceColors(s brief.Subject, p kit.Piece) ([]kit.Slot, kit.Options) {
	slots, _ := kit.ParsePalette(p.Palette)
	o := kit.Options{Colors: map[string]kit.Color{}, Fills: map[string]kit.Fill{}, Without: s.Without}
	s.Kind = brief.Piece
	c.repaint(s, slots, &o)
	c.PaintSlots(s, slots, &o)
	c.inLife(s, &o)
	return slots, o
}

// asPiece draws an acting piece as the piece that it is.
func (c *Drawer) asPiece(s brief.Subject) kit.Drawing {
	p, _ := library.Find(s.ID)
	_, o := c.pieceColors(s, p)
	d, err := p.Render(o)
	if err != nil {
		return kit.Drawing{Anchors: map[string]kit.Anchor{}, Unit: 1}
	}
	return d
}

// creaturePelt is the body of an acting piece.
func (c *Drawer) creaturePelt(s brief.Subject) *person.Pelt {
	of := Creatures[s.ID]
	p, _ := library.Find(s.ID)
	slots, o := c.pieceColors(s, p)
	canvas, err := kit.NewCanvas(p.Name, slots, o)
	if err != nil {
		return &person.Pelt{Girth: of.girth, Cm: of.cm}
	}
	color := func(slot string) kit.Color { return canvas.Tones(slot).M }
	return &person.Pelt{Fur: color(of.fur), Belly: color(of.belly), Limbs: color(of.limbs), Feet: color(of.feet), Foot: "paw", Girth: of.girth, Cm: of.cm}
}

// Living reports whether a subject is a person, an animal or a bird.
func Living(s brief.Subject) bool {
	return s.Kind == brief.Person || s.Kind == brief.Animal || s.Kind == brief.Bird
}
