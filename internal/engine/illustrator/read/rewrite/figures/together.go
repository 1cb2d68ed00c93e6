package figures

import (
	"slices"
	"strings"

	"pellucid/internal/engine/illustrator/token"
)

// TogetherFirst puts "together" before what several do, so that a verb and the word after it are read as one: "sleeping together on a rug".
func TogetherFirst(toks []token.Token) []token.Token {
	for i := 1; i+1 < len(toks); i++ {
		if toks[i].Text == "together" && strings.HasSuffix(toks[i-1].Text, "ing") && toks[i+1].Kind == token.Word {
			toks = slices.Clone(toks)
			toks[i-1], toks[i] = toks[i], toks[i-1]
		}
	}
	return toks
}
