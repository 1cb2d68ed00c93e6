package detection

import (
	"strings"
	"sync"

	"pellucid/internal/engine/illustrator/lexicon"
	"pellucid/internal/engine/illustrator/read/data"
	"pellucid/internal/engine/illustrator/read/vocabulary"
	"pellucid/internal/engine/illustrator/read/wordnet"
	"pellucid/internal/engine/illustrator/token"
)

// onlyEnglish are short words that no other language of ours has.
var onlyEnglish = lexicon.Set("for with the saying says named called")

// borrowed are English words of the trade that other languages have taken over: they tell no language.
var borrowed = lexicon.Set("logo badge sticker stickers poster kawaii origami minimalist png svg clipart vector sublimation simple silhouette label modern cursive")

// covers weighs how much of a prompt is English: 100 for a word that names or describes, 10 for one that joins.
func (r Detector) covers(toks []token.Token) int {
	score := 0
	for i := 0; i < len(toks); {
		if toks[i].Kind != token.Word {
			i++
			continue
		}
		if n := r.business(toks[i:]); n > 0 {
			score += 112 * n
			i += n
			continue
		}
		s := r.Longest(toks, i)
		names := s.To-s.From > 1 && s.Is(vocabulary.Setting) || s.Is(vocabulary.Thing, vocabulary.Person, vocabulary.StandIn, vocabulary.Garment, vocabulary.Glasses, vocabulary.Extra, vocabulary.Several) || s.IsStory()
		n := s.To - s.From
		switch {
		case onlyEnglish[toks[i].Text] && n == 1 && plainASCII(toks[i].Raw):
			score += 80
		case s.Is(vocabulary.Saying) && n > 1 && (wordnet.Knows(toks[i].Text) || toks[i].Text == "i"):
			score += 100*n + 12*(n-1)
		case s.Is(vocabulary.Stop):
			score += 10
		case s.Is(vocabulary.Trade, vocabulary.Style) && !s.Is(vocabulary.Thing):
			if borrowed[toks[i].Text] {
				score += 103
			}
		case names, len(toks) > 1 && (s.Is(vocabulary.PartWord) || s.Is(vocabulary.Relation) || s.Is(vocabulary.Describing...)), s.Is(vocabulary.Color):
			score += 100*n + 12*(n-1)
			if !plainASCII(toks[i].Raw) {
				score -= 40 // English has no accents
			}
		case homographs()[toks[i].Text] && plainASCII(toks[i].Raw):
			score += 100
		}
		i = s.To
	}
	return score
}

// longestBusiness is the number of words of the longest kind of business that is looked for.
const longestBusiness = 4

// business is the number of words of a kind of business that opens some tokens, or 0: in "real estate" both words are of other languages too.
func (r Detector) business(toks []token.Token) int {
	key := ""
	for n := 1; n <= min(longestBusiness, len(toks)) && toks[n-1].Kind == token.Word && plainASCII(toks[n-1].Raw); n++ {
		key = strings.TrimPrefix(key+" "+toks[n-1].Text, " ")
		if n > 1 && r.Words.Businesses[key] != nil {
			return n
		}
	}
	return 0
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
	return lexicon.Set(words.String())
})
