package illustrator

import (
	"slices"
	"strings"
	"sync"

	"pellucid/internal/engine/illustrator/art"
	"pellucid/internal/engine/illustrator/brief"
	"pellucid/internal/engine/illustrator/compose"
	"pellucid/internal/engine/illustrator/compose/alter"
	"pellucid/internal/engine/illustrator/compose/figure"
	"pellucid/internal/engine/illustrator/compose/hierarchy"
	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/animal"
	"pellucid/internal/engine/illustrator/kit/bird"
	"pellucid/internal/engine/illustrator/kit/library"
	"pellucid/internal/engine/illustrator/kit/maps"
	"pellucid/internal/engine/illustrator/kit/person"
)

// catalog tells the reader what can be drawn.
type catalog struct{}

// Has reports whether the kit has a piece.
func (catalog) Has(id string) bool {
	_, ok := library.Find(id)
	return ok || figure.HasHat(id)
}

// Piece returns the slots, with all words for them, and the parts of a piece of the kit.
func (catalog) Piece(id string) (slots, parts []string, ok bool) {
	if _, ok := library.Find(id); !ok {
		return nil, nil, figure.HasHat(id)
	}
	for _, s := range library.Slots(id) {
		slots = append(append(slots, s.Name), s.Words...)
	}
	return slots, library.Parts(id), true
}

// States returns the states that a piece has designs of its own for.
func (catalog) States(id string) []string { return library.States(id) }

// Gripped reports whether a piece has a place where a hand or a string holds it.
func (catalog) Gripped(id string) bool { return library.Anchored(id, "grip", "tie") }

// View reports whether a piece, an animal or a bird can be drawn as it is seen from a side.
func (catalog) View(id, from string) bool {
	switch {
	case species()[id]:
		return from == "side" || (from == "front" || from == "behind") && animal.HasView(id)
	case birds()[id]:
		return bird.FacesFront(id) == (from == "front") && (from == "front" || from == "side")
	}
	if slices.Contains(library.States(id), from) {
		return true
	}
	p, ok := library.Find(id)
	return ok && (from == "front" && p.Facing == kit.Front || from == "side" && p.Facing != kit.Front)
}

// sets of names that the rigs know, read once.
var (
	species = sync.OnceValue(func() map[string]bool { return setOf(animal.Species()) })
	birds   = sync.OnceValue(func() map[string]bool { return setOf(bird.Species()) })
	roles   = sync.OnceValue(func() map[string]bool { return setOf(person.Roles()) })
)

func setOf(names []string) map[string]bool {
	out := make(map[string]bool, len(names))
	for _, name := range names {
		out[strings.ReplaceAll(name, " ", "-")] = true
	}
	return out
}

// Species returns the slots and parts of an animal.
func (catalog) Species(id string) ([]string, bool) {
	if !species()[id] {
		return nil, false
	}
	return append(animal.Slots(id), animal.Parts(id)...), true
}

// Bird returns the slots and parts of a bird.
func (catalog) Bird(id string) ([]string, bool) {
	if !birds()[id] {
		return nil, false
	}
	parts := append(bird.Slots(id), bird.Parts(id)...)
	return slices.DeleteFunc(parts, func(part string) bool { return part == "crown" }), true // people mean one of gold
}

// Role reports whether the person rig knows a role; people as such have none.
func (catalog) Role(id string) ([]string, bool) {
	parts := []string{"hair", "skin", "top", "shoes"}
	if id == "mermaid" {
		parts = append(parts, "tail", "fin")
	}
	return parts, id == "" || roles()[id]
}

// PartGrows reports whether a part can be drawn larger or smaller.
func (catalog) PartGrows(id, part string) bool { return alter.PartGrows(id, part) }

// PartForm reports whether a part of an animal can be drawn in a form.
func (catalog) PartForm(id, part, form string) bool { return animal.Formed(id, part, form) }

// Place reports whether a place is drawn around what is in it.
func (catalog) Place(name string) bool { return compose.PlaceDrawn(name) }

// Missed returns what a brief asks for and its image does not show.
func (catalog) Missed(b brief.Brief) []brief.Missed { return compose.Missed(b) }

// Acts reports whether a piece can be drawn doing what people do.
func (catalog) Acts(id, pose string) bool { return hierarchy.Acts(id, pose) }

// Face reports whether a piece can be given a face, or has one of eyes and a mouth that can be drawn with another expression.
func (catalog) Face(id string) bool {
	parts := library.Parts(id)
	return library.TakesFace(id) || slices.Contains(parts, "eyes") && slices.Contains(parts, "mouth")
}

// Outline reports whether things can be given the shape of a thing.
func (catalog) Outline(id string) bool { return alter.HasOutline(id) }

// Reshapes reports whether a piece can be given another outline.
func (catalog) Reshapes(id string) bool { return alter.Reshapes(id) }

// Makes reports whether a piece can be made in the shape of any other thing.
func (catalog) Makes(id string) bool { return alter.Makes(id) }

// Alone returns the part that a word names, if it can be drawn by itself.
func (catalog) Alone(id, word string) (string, bool) { return alter.PartAlone(id, word) }

// Garment reports whether the person rig has a garment.
func (catalog) Garment(name string) bool {
	_, ok := figure.WornName(name)
	return ok
}

// Family reports whether there is a family of frames, effects, symbols or lettering of this name.
func (catalog) Family(id string) bool {
	_, ok := library.Find(id)
	return ok || id == "pattern" // the composer repeats the subjects
}

// Flag reports whether there is a flag of a country.
func (catalog) Flag(code string) bool {
	_, ok := art.Find("flag", code+"-4x3")
	return ok
}

// Map reports whether there is a map.
func (catalog) Map(code string) bool { return maps.Has(code) }
