package figure

import (
	"slices"

	"pellucid/internal/engine/illustrator/brief"
	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/library"
)

// engraved are the things into which a text is cut, whose own lines are no ground that needs a plate below it.
var engraved = map[string]bool{"gravestone": true, "clapperboard": true, "cell-phone": true, "open-book": true, "tote-bag": true, "baby-onesie": true, "newspaper": true}

// Potted are the plants that stand by themselves.
var Potted = map[string]bool{"cactus": true, "potted-plant": true, "bonsai": true, "mushroom": true, "tree": true, "grass": true, "christmas-tree": true}

// MustDraw draws a piece of the kit as it is.
func MustDraw(id string) kit.Drawing {
	p, ok := library.Find(id)
	if !ok {
		return kit.Drawing{}
	}
	d, err := p.Render(kit.Options{})
	if err != nil {
		return kit.Drawing{}
	}
	return d
}

// Unstated is the count that a reader gives to a plural without a number.
const Unstated = 3

// Signboards are the things on which a symbol that they are "with" is painted.
var Signboards = map[string]bool{"wood-plank": true, "chalkboard": true, "sandwich-board": true, "whiteboard": true, "road-sign": true, "shield": true, "sign": true, "price-tag": true, "tag": true, "clipboard": true}

// HeadAlone cuts the stem of a flower whose head can stand alone.
func HeadAlone(s *brief.Subject) {
	if s.Kind != brief.Piece || library.GroupOf(s.ID) != "plants" {
		return
	}
	for _, state := range library.States(s.ID) {
		if state == "above" {
			s.States = append(append([]string{}, s.States...), "above")
			return
		}
	}
	if !slices.ContainsFunc(library.Parts(s.ID), func(part string) bool { return part != "stem" && part != "stems" && part != "leaves" && part != "pot" }) {
		return // it is leaves
	}
	for _, part := range library.Parts(s.ID) {
		if part == "stem" || part == "stems" || part == "leaves" {
			s.Without = append(append([]string{}, s.Without...), part)
		}
	}
}

// FindPiece is a piece of the kit.
func FindPiece(name string) (kit.Piece, bool) { return library.Find(name) }
