package subjects

import (
	"slices"

	"pellucid/internal/engine/illustrator/brief"
	"pellucid/internal/engine/illustrator/lexicon"
	"pellucid/internal/engine/illustrator/read/state"
)

// Womens and Mens are garments that tell which of a couple wears them.
var (
	Womens = lexicon.Set("dress skirt gown tutu bikini veil heels blouse")
	Mens   = lexicon.Set("suit tuxedo tie beard mustache")
)

// pieceSkins are the colors of the skin of hands and faces that are drawn alone.
var pieceSkins = map[string]string{
	"black": "#744830", "brown": "#96603d", "white": "#fbdcc4", "asian": "#f5c9a6", "indian": "#b97a4f", "latino": "#d79a6c", "middle eastern": "#d79a6c", "indigenous": "#b97a4f",
}

// skinOfPiece gives a thing that has skin the tone that people have.
func skinOfPiece(p *state.Parser, s *brief.Subject, tone string) bool {
	hex, ok := pieceSkins[tone]
	parts, _, _ := p.Tables.Catalog.Piece(s.ID)
	if !ok || !slices.Contains(parts, "skin") {
		return false
	}
	s.Parts = append(s.Parts, brief.PartColor{Part: "skin", Color: hex})
	return true
}
