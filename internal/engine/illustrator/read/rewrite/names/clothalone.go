package names

import (
	"slices"

	"pellucid/internal/engine/illustrator/lexicon"
	"pellucid/internal/engine/illustrator/read/vocabulary"
	"pellucid/internal/engine/illustrator/token"
)

// wovenPrints are the prints that customers name without the word "pattern".
var wovenPrints = lexicon.Set("plaid buffalo gingham camouflage checkered houndstooth argyle damask dots zigzag tie-dye")

// ClothAlone adds the word "pattern" to a print that a prompt names alone with its colors: "buffalo plaid red and black", "gold damask on black".
func ClothAlone(r vocabulary.Finder, toks []token.Token) []token.Token {
	end := 0
	for i := 0; i < len(toks); {
		if toks[i].Kind != token.Word {
			return toks
		}
		s := r.Longest(toks, i)
		fill, printed := s.Value(vocabulary.Fill)
		switch {
		case printed && wovenPrints[fill] && !s.Is(vocabulary.Thing) && end == 0:
			end = s.To
		case toks[i].Text == "and" || toks[i].Text == "on" || s.Is(vocabulary.Color):
		case s.Is(vocabulary.Trade) && !s.Is(vocabulary.Thing):
		default:
			return toks
		}
		i = s.To
	}
	if end == 0 || toks[end-1].Text == "pattern" {
		return toks
	}
	word := toks[end-1]
	word.Text, word.Raw = "pattern", "pattern"
	return slices.Insert(slices.Clone(toks), end, word)
}
