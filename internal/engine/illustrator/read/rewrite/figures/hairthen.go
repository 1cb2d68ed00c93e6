package figures

import (
	"slices"
	"strings"

	"pellucid/internal/engine/illustrator/lexicon"
	"pellucid/internal/engine/illustrator/token"
)

var (
	// ofLooks are the words that end what is told of somebody's looks.
	ofLooks = lexicon.Set("hair beard mustache moustache ponytail braids pigtails freckles glasses sunglasses curls dreadlocks afro")
	// hairDoes are the verbs that say how hair is, and carries the words behind a verb that is the hair's own: "hair blowing in the wind".
	hairDoes = lexicon.Set("flowing flying standing sticking hanging falling covering missing growing")
	ofWind   = lexicon.Set("in back around over behind")
)

// HairThenDoing parts what somebody does from their hair: in "a girl with red hair blowing bubbles" no hair is blowing.
func HairThenDoing(toks []token.Token) []token.Token {
	for i := 1; i+2 < len(toks); i++ {
		next := toks[i+1].Text
		if !ofLooks[toks[i].Text] || !strings.HasSuffix(next, "ing") || len(next) < 6 || hairDoes[next] || ofWind[toks[i+2].Text] || toks[i+2].Kind != token.Word {
			continue
		}
		if strings.HasSuffix(toks[i-1].Text, "ing") || i > 1 && strings.HasSuffix(toks[i-2].Text, "ing") {
			continue // "brushing hair sitting on a bed"
		}
		return slices.Insert(slices.Clone(toks), i+1, token.Token{Kind: token.Pause, Start: toks[i].End, End: toks[i].End})
	}
	return toks
}
