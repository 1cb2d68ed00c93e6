package names

import (
	"slices"

	"pellucid/internal/engine/illustrator/lexicon"
	"pellucid/internal/engine/illustrator/read/vocabulary"
	"pellucid/internal/engine/illustrator/token"
)

// agesOfSunsets stand before the disc of a sunset.
var agesOfSunsets = lexicon.Set("retro vintage groovy distressed 80s 70s striped")

// SunsetWith reads a sunset right after the name of a thing as what comes with it: "motorcycle retro sunset".
func SunsetWith(r vocabulary.Finder, toks []token.Token) []token.Token {
	for i := 1; i < len(toks); i++ {
		if toks[i].Text != "sunset" || toks[i].Kind != token.Word {
			continue
		}
		from := i
		for from > 0 && agesOfSunsets[toks[from-1].Text] {
			from--
		}
		if from == i || from == 0 || toks[from-1].Kind != token.Word {
			return toks
		}
		s := r.At(toks, from-1, 1)
		id, ok := s.Value(vocabulary.Thing)
		if !ok {
			id, ok = s.Value(vocabulary.StandIn)
		}
		if !ok || r.Drawable(id) == "" || s.Is(vocabulary.Scene, vocabulary.Relation, vocabulary.Color, vocabulary.Material, vocabulary.Style, vocabulary.Trade) {
			return toks
		}
		if next := i + 1; next < len(toks) && toks[next].Kind == token.Word {
			for n := min(2, len(toks)-next); n > 0; n-- {
				if after := r.At(toks, next, n); after.Is(vocabulary.Thing) && !after.Is(vocabulary.Style, vocabulary.Trade, vocabulary.Relation, vocabulary.Garment) && !vocabulary.PrintGarments[after.Key] {
					toks = slices.Insert(slices.Clone(toks), next, token.Token{Text: "and", Raw: "and", Start: toks[next].Start, End: toks[next].Start})
					break
				}
			}
		}
		return slices.Insert(slices.Clone(toks), from, token.Token{Text: "with", Raw: "with", Start: toks[from].Start, End: toks[from].Start})
	}
	return toks
}
