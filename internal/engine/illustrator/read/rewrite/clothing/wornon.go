package clothing

import (
	"slices"

	"pellucid/internal/engine/illustrator/lexicon"
	"pellucid/internal/engine/illustrator/read/vocabulary"
	"pellucid/internal/engine/illustrator/token"
)

// carriedOn are the things that are worn and are no clothes.
var carriedOn = lexicon.Set("backpacks backpack helmets helmet masks mask goggles")

// WornOn reads what is worn before "on" at the end of a clause: "kids in a row, backpacks on" are wearing them.
func WornOn(r vocabulary.Finder, toks []token.Token) []token.Token {
	for i := 2; i < len(toks); i++ {
		if toks[i].Text != "on" || toks[i].Kind != token.Word || i+1 < len(toks) && toks[i+1].Kind == token.Word || toks[i-1].Kind != token.Word {
			continue
		}
		if !carriedOn[toks[i-1].Text] && !r.At(toks, i-1, 1).Is(vocabulary.Garment, vocabulary.Glasses) {
			continue
		}
		from := i - 1
		for from > 0 && toks[from-1].Kind == token.Word && from > i-4 {
			from--
		}
		if from == 0 || toks[from-1].Kind == token.Word {
			continue
		}
		wearing := toks[i]
		wearing.Text, wearing.Raw, wearing.Start, wearing.End = "wearing", "wearing", toks[from].Start, toks[from].Start
		toks = slices.Concat(toks[:from], []token.Token{wearing}, toks[from:i], toks[i+1:])
	}
	return toks
}
