package wording

import (
	"pellucid/internal/engine/illustrator/brief"
	"pellucid/internal/engine/illustrator/read/vocabulary"
	"pellucid/internal/engine/illustrator/token"
)

// ClausesOf cuts tokens after pauses.
func ClausesOf(toks []token.Token) [][]token.Token {
	var out [][]token.Token
	from := 0
	for i, t := range toks {
		if t.Kind == token.Pause {
			out, from = append(out, toks[from:i+1]), i+1
		}
	}
	if from < len(toks) {
		out = append(out, toks[from:])
	}
	return out
}

// Words are the tokens of a clause without the pauses at its end.
func Words(c []token.Token) []token.Token {
	return c[:len(c)-len(PausesOf(c))]
}

// PausesOf are the pauses at the end of a clause.
func PausesOf(c []token.Token) []token.Token {
	if n := len(c); n > 0 && c[n-1].Kind == token.Pause {
		return c[n-1:]
	}
	return nil
}

// IsAnimal reports whether a phrase names an animal or a bird.
func IsAnimal(r vocabulary.Finder, s vocabulary.Phrase) bool {
	id, _ := s.Value(vocabulary.Thing)
	kind := r.Drawable(id)
	return kind == brief.Animal || kind == brief.Bird
}
