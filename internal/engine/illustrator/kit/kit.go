// Package kit is the illustrator's own art: the canvas that pieces and rigs draw on, the schema they share, and how a
// drawing is colored, taken apart and put together with others. Light comes from the top left. Pieces are drawn in a box
// of 256 × 256 units; x grows to the right, y downward.
package kit

import (
	"fmt"

	"pellucid/internal/engine/illustrator/raster"
	"pellucid/internal/engine/illustrator/scene"
)

// Side is the side of the box that a piece is drawn in, in units.
const Side = 256

// Facing says which way a piece looks in its own drawing.
type Facing int8

// The ways a piece can look. Side views face right.
const (
	Front Facing = iota
	Right
	Left
)

// Piece is one thing that the kit can draw.
type Piece struct {
	Name    string        // the thing's id: its name in lower case, words joined by hyphens
	Palette string        // "frame #e23b3b; wheels #c9d1d8 rims; fenders #e23b3b <frame": see ParsePalette
	Cm      float64       // real size of the longer side of the tight box, in centimeters
	Facing  Facing        // which way it looks
	States  string        // "open; closed; empty -coffee -steam": see ParseStates
	Draw    func(*Canvas) // draws it; calls with the same canvas options draw the same
}

// Options change how a piece is drawn. The zero value draws it as designed.
type Options struct {
	Colors  map[string]Color // replaces the base color of slots
	Without []string         // parts to leave out
	States  []string         // how it is to be; those that the piece does not know change nothing
	Fills   map[string]Fill  // patterns over the forms of slots
	Seed    uint64           // for scattered details, and for which of its ideas a piece of several draws
	Text    string           // what is lettered on it, in its own case; empty for none
	Natural bool             // animals have the eyes of life, and none of the smiles and cheeks of cartoons
	Aspect  float64          // width over height to fill, for frames and patterns; 0 is the piece's own
}

// Fill draws a pattern over a box; the canvas clips it to the form. tones are those of the slot it covers.
type Fill func(c *Canvas, box Box, tones Tones) Node

// Layer is a depth within a drawing: what it holds or carries is drawn between two layers.
type Layer int

// The layers, back to front. A figure's far limbs are Back, its near arm is Front: what it rides goes behind Body, what it
// holds goes behind Front. A container's inside is Back, the wall that hides its content is Front.
const (
	Back Layer = iota
	Body
	Fore
	layers
)

// Anchor is a place where drawings meet. W and H are zero for points. Angle is in degrees, clockwise.
type Anchor struct{ X, Y, W, H, Angle float64 }

// Box is an upright rectangle in units.
type Box struct{ X0, Y0, X1, Y1 float64 }

// W returns the width.
func (b Box) W() float64 { return b.X1 - b.X0 }

// H returns the height.
func (b Box) H() float64 { return b.Y1 - b.Y0 }

// Union returns the smallest box that holds both.
func (b Box) Union(o Box) Box {
	return Box{min(b.X0, o.X0), min(b.Y0, o.Y0), max(b.X1, o.X1), max(b.Y1, o.Y1)}
}

// Drawing is a piece or a figure drawn once, in its own units.
type Drawing struct {
	Layers   [layers][]scene.Node
	Anchors  map[string]Anchor
	Box      Box     // tight: what is painted
	Unit     float64 // centimeters per unit
	Facing   Facing
	Parts    []string // names of the parts that were drawn
	Lettered bool     // it letters the text that was asked for
	Bleeds   bool     // it runs off the edges: it is to fill a picture, not to float in it
}

// Nodes returns all layers, back to front.
func (d Drawing) Nodes() []scene.Node {
	var all []scene.Node
	for _, l := range d.Layers {
		all = append(all, l...)
	}
	return all
}

// Named returns the piece that is one of the ideas of this one, under a name of its own.
func (p Piece) Named(name string, idea int) Piece {
	return Piece{Name: name, Cm: p.Cm, Facing: p.Facing, Palette: p.Palette, Draw: func(c *Canvas) {
		c.Idea(idea)
		p.Draw(c)
	}}
}

// Render draws the piece. It fails when the palette cannot be read or an option names a slot that the piece lacks.
func (p Piece) Render(o Options) (Drawing, error) {
	palette, err := ParsePalette(p.Palette)
	if err != nil {
		return Drawing{}, fmt.Errorf("kit: %s: %w", p.Name, err)
	}
	o.Without = grouped(palette, append(p.without(o.States), o.Without...))
	c, err := NewCanvas(p.Name, palette, o)
	if err != nil {
		return Drawing{}, fmt.Errorf("kit: %s: %w", p.Name, err)
	}
	p.Draw(c)
	d := c.Drawing()
	if blank := ungrouped(palette, d.Parts, o.Without); len(blank) > 0 {
		if c, err = NewCanvas(p.Name, palette, o); err != nil {
			return Drawing{}, fmt.Errorf("kit: %s: %w", p.Name, err)
		}
		c.blank = blank
		p.Draw(c)
		d = c.Drawing()
	}
	if long := max(d.Box.W(), d.Box.H()); long > 0 {
		d.Unit = p.Cm / long
	}
	d.Facing = p.Facing
	if ground, ok := d.Anchors["ground"]; ok { // what is left of it stands, when parts are left out
		ground.X, ground.Y = max(d.Box.X0, min(d.Box.X1, ground.X)), min(d.Box.Y1, ground.Y)
		d.Anchors["ground"] = ground
	}
	return d, nil
}

// bounds measures what nodes paint.
func bounds(nodes []scene.Node) Box {
	x0, y0, x1, y1 := raster.Bounds(nodes, scene.Identity)
	return Box{float64(x0), float64(y0), float64(x1), float64(y1)}
}
