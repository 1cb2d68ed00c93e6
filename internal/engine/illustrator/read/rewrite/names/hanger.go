package names

import (
	"slices"

	"pellucid/internal/engine/illustrator/read/vocabulary"
	"pellucid/internal/engine/illustrator/token"
)

// HangerSays puts what a door hanger says before it: "door hanger do not disturb sleeping cat".
func HangerSays(r vocabulary.Finder, toks []token.Token) []token.Token {
	if len(toks) < 3 || toks[0].Text != "door" || toks[1].Text != "hanger" {
		return toks
	}
	for n := min(4, len(toks)-2); n > 0; n-- {
		if r.At(toks, 2, n).Is(vocabulary.Saying) {
			return slices.Concat(toks[2:2+n], toks[:2], toks[2+n:])
		}
	}
	return toks
}
