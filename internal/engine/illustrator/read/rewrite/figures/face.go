package figures

import (
	"slices"

	"pellucid/internal/engine/illustrator/read/vocabulary"
	"pellucid/internal/engine/illustrator/token"
)

// FaceOfBoth reads "a mug with the text Monday and a sleepy face" as "… with a sleepy face": nobody asks for a face beside a thing.
func FaceOfBoth(r vocabulary.Finder, toks []token.Token) []token.Token {
	for i := 3; i < len(toks); i++ {
		if toks[i].Text != "face" || toks[i-3].Text != "and" || toks[i-2].Text != "a" && toks[i-2].Text != "an" || !r.At(toks, i-1, 1).Is(vocabulary.Expression) {
			continue
		}
		toks = slices.Clone(toks)
		toks[i-3].Text = "with"
	}
	return toks
}
