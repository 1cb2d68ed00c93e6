package figures

import (
	"slices"

	"pellucid/internal/engine/illustrator/lexicon"
	"pellucid/internal/engine/illustrator/read/vocabulary"
	"pellucid/internal/engine/illustrator/token"
)

// windy are the verbs that hair does too, and ofWind the words behind them where it does.
var (
	windy  = lexicon.Set("blowing flying")
	ofWind = lexicon.Set("in back around over behind with")
)

// HairThenDoing parts what somebody does from their hair: in "a girl with red hair blowing bubbles" no hair is blowing.
func HairThenDoing(toks []token.Token) []token.Token {
	for i := 1; i+2 < len(toks); i++ {
		if toks[i].Text != "hair" || !windy[toks[i+1].Text] || ofWind[toks[i+2].Text] || toks[i+2].Kind != token.Word {
			continue
		}
		return slices.Insert(slices.Clone(toks), i+1, token.Token{Kind: token.Pause, Start: toks[i].End, End: toks[i].End})
	}
	return toks
}

// hairWorks are the verbs of who works on somebody's hair.
var hairWorks = lexicon.Set("cutting trimming")

// HairCut joins the work on hair with the word for it, past what is told of that: whose hair it is has it ("cutting long blonde hair").
func HairCut(r vocabulary.Finder, toks []token.Token) []token.Token {
	for i := 0; i+2 < len(toks); i++ {
		if !hairWorks[toks[i].Text] {
			continue
		}
		to := i + 1
		for to < len(toks) && toks[to].Kind == token.Word && r.At(toks, to, 1).Is(vocabulary.HairStyle, vocabulary.HairColor, vocabulary.Color) {
			to++
		}
		if to > i+1 && to < len(toks) && toks[to].Text == "hair" {
			return slices.Delete(slices.Clone(toks), i+1, to)
		}
	}
	return toks
}
