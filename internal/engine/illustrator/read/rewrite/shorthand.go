package rewrite

import (
	"slices"

	"pellucid/internal/engine/illustrator/lexicon"
	"pellucid/internal/engine/illustrator/token"
)

// beforeLetters are the words after which "w" is a letter.
var beforeLetters = lexicon.Set("letter letters monogram initial initials alphabet capital the a and")

// shorthand reads "toaster w two slices" as "toaster with two slices".
func shorthand(toks []token.Token) []token.Token {
	for i := 1; i+1 < len(toks); i++ {
		if toks[i].Text != "w" || toks[i].Raw == "W" || toks[i-1].Kind != token.Word || toks[i+1].Kind != token.Word || beforeLetters[toks[i-1].Text] || len(toks[i+1].Text) == 1 && toks[i+1].Text != "a" {
			continue
		}
		toks = slices.Clone(toks)
		toks[i].Text = "with"
	}
	return toks
}
