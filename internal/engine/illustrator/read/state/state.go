// Package state holds what is known while a prompt is read, its tokens and spans, what it asks for so far and what became of each
// word, with the small steps that ask and change it.
package state

import (
	"pellucid/internal/engine/illustrator/brief"
	"pellucid/internal/engine/illustrator/read/vocabulary"
	"pellucid/internal/engine/illustrator/things"
)

// Tables is what a prompt is read with: what can be drawn and what words mean.
type Tables struct {
	Catalog Catalog
	Words   *vocabulary.Words
	Finder  vocabulary.Finder
	Again   func(prompt string) brief.Brief // reads a part of a prompt as a prompt of its own
}

// Drawable returns what draws a thing: its kind, or empty when nothing does.
func (r *Tables) Drawable(id string) brief.Kind {
	t, known := things.ByID(id)
	if r.Catalog.Has(id) {
		return brief.Piece
	}
	if _, ok := r.Catalog.Species(id); ok {
		return brief.Animal
	}
	if _, ok := r.Catalog.Bird(id); ok {
		return brief.Bird
	}
	if _, ok := r.Catalog.Role(id); id != "" && ok {
		return brief.Person
	}
	if r.Catalog.Family(id) && (!known || t.Kind == brief.Family) {
		return brief.Family
	}
	return ""
}

// Catalog says what can truly be drawn. Ids are those of the table of things unless it says otherwise.
type Catalog interface {
	// Has reports whether there is a single piece of this name; unlike Piece it must not draw anything.
	Has(id string) bool
	// Piece returns the slots and parts of a single piece of the kit, and whether there is one.
	Piece(id string) (slots, parts []string, ok bool)
	// Gripped reports whether a piece has a place where a hand or a string holds it.
	Gripped(id string) bool
	// States returns the states that a piece has designs of its own for: "open", "closed", "empty".
	States(id string) []string
	// View reports whether a piece, an animal or a bird can be drawn from "front", "behind", "side", "above" or "below".
	View(id, from string) bool
	// Species returns the slots and parts of an animal of the rig, breeds and variants included: "husky", "arctic-fox".
	Species(id string) (parts []string, ok bool)
	// Bird returns the same for a bird of the rig.
	Bird(id string) (parts []string, ok bool)
	// Role returns the parts of a role of the person rig that have a color ("tail" of a mermaid), and whether the rig has its
	// clothes and tools; the empty role is a person as such.
	Role(id string) (parts []string, ok bool)
	// Family reports whether there is a procedural family of this name.
	Family(id string) bool
	// Flag reports whether there is a flag of a country, by its two-letter code.
	Flag(code string) bool
	// Map reports whether there is a map of a country ("fr"), a state ("us-tx") or the world ("world").
	Map(code string) bool
	// Garment reports whether the person rig has a garment, by its name in garments.txt.
	Garment(name string) bool
	// Outline reports whether things can be given the shape of a thing: "a star-shaped cookie".
	Outline(id string) bool
	// Reshapes reports whether a piece can be given another outline; what has its form from the side cannot.
	Reshapes(id string) bool
	// Makes reports whether a piece can be made in the shape of any other thing: a teapot in the shape of an elephant.
	Makes(id string) bool
	// Alone returns the part of a piece, an animal or a bird that a word in singular or plural names, if that part can be drawn by itself.
	Alone(id, word string) (part string, ok bool)
	// Acts reports whether a piece can be drawn doing what people do: a frog that dances.
	Acts(id, pose string) bool
	// Face reports whether a face with an expression can be put on a piece: "a happy pumpkin".
	Face(id string) bool
	// PartGrows reports whether a part of a piece, an animal or a bird, by the name in its parts, can be drawn larger or smaller.
	PartGrows(id, part string) bool
	// PartForm reports whether a part of an animal can be drawn in a form: the ears of a bunny floppy.
	PartForm(id, part, form string) bool
	// Place reports whether a place is drawn around what is in it, by its name in settings.txt.
	Place(name string) bool
	// Missed returns what a brief asks for and its image does not show.
	Missed(b brief.Brief) []brief.Missed
}
