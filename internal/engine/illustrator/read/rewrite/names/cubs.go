package names

import (
	"slices"

	"pellucid/internal/engine/illustrator/lexicon"
	"pellucid/internal/engine/illustrator/token"
)

// bearParents make a saying of "bear" behind them.
var bearParents = lexicon.Set("mama mommy mom mother papa daddy dad nana grandma grandpa auntie")

// CubsOf says whose cubs they are where the bear before them is a saying: "mama bear with cubs".
func CubsOf(toks []token.Token) []token.Token {
	for i := 1; i+1 < len(toks); i++ {
		if toks[i].Text == "bear" && bearParents[toks[i-1].Text] && toks[i+1].Text == "cubs" { // "mama bear cubs"
			with := toks[i+1]
			with.Text, with.Raw = "with", "with"
			toks = slices.Insert(slices.Clone(toks), i+1, with)
		}
		if i+2 == len(toks) {
			break
		}
		if cubs := toks[i+2].Text; toks[i].Text != "bear" || !bearParents[toks[i-1].Text] || toks[i+1].Text != "with" && toks[i+1].Text != "and" || cubs != "cubs" && cubs != "cub" {
			continue
		}
		bear := toks[i+2]
		bear.Text, bear.Raw = "bear", "bear"
		toks = slices.Insert(slices.Clone(toks), i+2, bear)
		toks[i+1].Text = "with"
		return toks
	}
	return toks
}
