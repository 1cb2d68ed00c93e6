package plan

import "pellucid/internal/engine/illustrator/understand"

// sources credits the art sets.
var sources = map[string]Credit{
	noto:       {"Noto Emoji by Google", "Apache-2.0"},
	fluent:     {"Fluent Emoji by Microsoft", "MIT"},
	fluentFlat: {"Fluent Emoji by Microsoft", "MIT"},
	fluentMono: {"Fluent Emoji by Microsoft", "MIT"},
	"ph":       {"Phosphor Icons", "MIT"},
	"mdi":      {"Material Design Icons by Pictogrammers", "Apache-2.0"},
	"pinhead":  {"Pinhead by Quincy Morgan", "CC0-1.0"},
	"temaki":   {"Temaki by Bryan Housel and contributors", "CC0-1.0"},
	procedural: {"Drawn by Pellucid", "CC0-1.0"},
}

func newArt(set, name string) Art {
	credit := sources[set]
	return Art{Set: set, Name: name, License: credit.License, Source: credit.Source}
}

// choose picks the look of a match that suits the style; a further variation may take another piece of equal fit.
func (d *draft) choose(match understand.Match) thing {
	if match.Procedural != "" {
		aspect := 1.0
		if match.Procedural == "lettering" {
			aspect = 2.4
		}
		return thing{art: newArt(procedural, match.Procedural), aspect: aspect, traits: traits{size: 1, fixed: true}}
	}
	if match.Glyph.Set != "" {
		return thing{art: newArt(match.Glyph.Set, match.Glyph.Name), aspect: match.Glyph.Aspect, traits: traits{size: 1}}
	}
	piece := match.Piece
	if at := []int{0, 0, 1, 2}[d.variation%4]; at > 0 && at <= len(match.Others) {
		piece = match.Others[at-1]
	}
	return d.look(piece)
}

// look takes the first of the style's sets that has the piece.
func (d *draft) look(piece understand.Piece) thing {
	for _, set := range d.sets {
		if look, ok := piece.In(set); ok {
			return thing{
				piece: piece, art: newArt(set, look.Name), aspect: look.Aspect, natural: look.Color, traits: traitsOf(piece),
			}
		}
	}
	return thing{}
}
