package rewrite

import (
	"slices"

	"pellucid/internal/engine/illustrator/lexicon"
	"pellucid/internal/engine/illustrator/read/vocabulary"
	"pellucid/internal/engine/illustrator/token"
)

// repeated are the words for what is all over a cloth, and owned those before whose garment it is.
var (
	repeated = lexicon.Set("stripes dots spots stars hearts flowers daisies roses snowflakes checks sequins polkadots")
	owned    = lexicon.Set("his her its their")
)

// garmentPattern reads "with yellow stripes on his jacket" as a jacket with yellow stripes that is worn.
func (r Rewriter) garmentPattern(toks []token.Token) []token.Token {
	for i := 2; i+3 < len(toks); i++ {
		if toks[i].Kind != token.Word || !repeated[toks[i].Text] || toks[i+1].Text != "on" && toks[i+1].Text != "over" || !owned[toks[i+2].Text] || toks[i+3].Kind != token.Word {
			continue
		}
		garment := r.Longest(toks, i+3)
		if !garment.Is(vocabulary.Garment) {
			continue
		}
		lead := i - 1
		for lead > 0 && toks[lead].Kind == token.Word && (r.At(toks, lead, 1).Is(vocabulary.Color, vocabulary.Size) || toks[lead].Text == "polka" || toks[lead].Text == "little") {
			lead--
		}
		if w := toks[lead].Text; lead == 0 || w != "with" && w != "and" && w != "has" && w != "have" {
			continue
		}
		worn, with := toks[lead], toks[i+1]
		worn.Text, worn.Raw, with.Text, with.Raw = "wearing", "wearing", "with", "with"
		return slices.Concat(toks[:lead], []token.Token{worn}, toks[i+3:garment.To], []token.Token{with}, toks[lead+1:i+1], toks[garment.To:])
	}
	return toks
}
