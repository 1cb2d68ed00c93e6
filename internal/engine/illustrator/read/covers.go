package read

import (
	"strings"
	"sync"

	"pellucid/internal/engine/illustrator/lexicon"
	"pellucid/internal/engine/illustrator/read/data"
	"pellucid/internal/engine/illustrator/read/wordnet"
	"pellucid/internal/engine/illustrator/token"
)

// onlyEnglish are short words that no other language of ours has.
var onlyEnglish = wordSet("for with the saying says named called")

// borrowed are English words of the trade that other languages have taken over: they tell no language.
var borrowed = wordSet("logo badge sticker poster kawaii origami")

// covers weighs how much of a prompt is English: 100 for a word that names or describes, 10 for one that joins.
func (r *Reader) covers(toks []token.Token) int {
	score := 0
	for i := 0; i < len(toks); {
		if toks[i].Kind != token.Word {
			i++
			continue
		}
		s := r.longest(toks, i)
		names := s.to-s.from > 1 && s.is(setting) || s.is(thing, person, standIn, garment, glasses, extra, several) || s.isStory()
		n := s.to - s.from
		switch {
		case onlyEnglish[toks[i].Text] && n == 1 && plainASCII(toks[i].Raw):
			score += 80
		case s.is(saying) && n > 1 && (wordnet.Knows(toks[i].Text) || toks[i].Text == "i"):
			score += 100*n + 12*(n-1)
		case s.is(stop):
			score += 10
		case s.is(trade, style) && !s.is(thing):
			if borrowed[toks[i].Text] {
				score += 103
			}
		case names, len(toks) > 1 && (s.is(partWord) || s.is(relation) || s.is(describing...)), s.is(color):
			score += 100*n + 12*(n-1)
			if !plainASCII(toks[i].Raw) {
				score -= 40 // English has no accents
			}
		case homographs()[toks[i].Text] && plainASCII(toks[i].Raw):
			score += 100
		}
		i = s.to
	}
	return score
}

func plainASCII(word string) bool {
	for i := range len(word) {
		if word[i] >= 0x80 && word[i] != 0xE2 { // a curly apostrophe is no accent
			return false
		}
	}
	return true
}

// homographs are English words that another language spells alike and means otherwise. The prompt is taken for English unless more
// of its words are of that language: "kale" is no Turkish castle, "ein Hut" is a German hat.
var homographs = sync.OnceValue(func() map[string]bool {
	var words strings.Builder
	for line := range lexicon.Lines(data.Text("homographs")) {
		words.WriteString(line + " ")
	}
	return wordSet(words.String())
})
