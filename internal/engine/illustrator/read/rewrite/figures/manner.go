package figures

import (
	"slices"
	"strings"

	"pellucid/internal/engine/illustrator/lexicon"
	"pellucid/internal/engine/illustrator/read/rewrite/wording"
	"pellucid/internal/engine/illustrator/read/vocabulary"
	"pellucid/internal/engine/illustrator/token"
)

// limbWords are what somebody does something with, and whichOne the words before them.
var (
	limbWords = lexicon.Set("hand hands paw paws arm arms wing wings trunk fin flipper tentacle hoof")
	whichOne  = lexicon.Set("one the his her its their other free left right both front hind another first second a")
)

// WithWhichHand takes out which hand does what: in "holding a balloon with one hand and waving with the other" both are done, and no hand is a thing of
// its own. "Waving one paw" is waving.
func WithWhichHand(toks []token.Token) []token.Token {
	for i := 1; i+1 < len(toks); i++ {
		if toks[i].Kind != token.Word {
			continue
		}
		end, limb := i+1, false
		for end < len(toks) && end < i+5 && toks[end].Kind == token.Word && (whichOne[toks[end].Text] || limbWords[toks[end].Text]) {
			limb = limb || limbWords[toks[end].Text]
			end++
			if limb {
				break
			}
		}
		switch {
		case toks[i].Text == "waving" && limb && !joinsNoun(toks, end):
			toks = slices.Delete(slices.Clone(toks), i+1, end)
		case toks[i].Text == "in" && toks[i+1].Text == "one" && limb && doesBefore(toks, i) && !joinsNoun(toks, end):
			toks = slices.Delete(slices.Clone(toks), i, end)
		case toks[i].Text == "with" && doesBefore(toks, i) && !joinsNoun(toks, end) && (limb && end > i+2 || end == i+3 && toks[i+1].Text == "the" && toks[i+2].Text == "other"):
			toks = slices.Delete(slices.Clone(toks), i, end)
		}
	}
	return toks
}

// joinsNoun reports whether the words that end before a token go on: "with one paw raised", "with the other dog".
func joinsNoun(toks []token.Token, end int) bool {
	return end < len(toks) && toks[end].Kind == token.Word && toks[end].Text != "and" && toks[end].Text != "while" && toks[end].Text != "as" && !strings.HasSuffix(toks[end].Text, "ing")
}

// doesBefore reports whether a verb comes before token i in the same segment.
func doesBefore(toks []token.Token, i int) bool {
	for i--; i > 0 && toks[i].Kind == token.Word; i-- {
		if strings.HasSuffix(toks[i].Text, "ing") && len(toks[i].Text) > 4 {
			return true
		}
	}
	return false
}

// hangs are the verbs between "tongue" and "out" that say no more than "out" does.
var hangs = lexicon.Set("hanging lolling sticking poking flopping dangling lolled hung")

// TongueOut reads "tongue hanging out" and "tongue lolling" as tongue out.
func TongueOut(toks []token.Token) []token.Token {
	for i := 0; i+1 < len(toks); i++ {
		if toks[i].Text != "tongue" || !hangs[toks[i+1].Text] {
			continue
		}
		toks = slices.Clone(toks)
		if i+2 < len(toks) && toks[i+2].Text == "out" {
			toks[i].End = toks[i+1].End
			toks = slices.Delete(toks, i+1, i+2)
		} else {
			toks[i+1].Text, toks[i+1].Raw = "out", "out"
		}
	}
	return toks
}

// afterwards are words for how somebody is dressed that people type behind where or what they do.
var afterwards = lexicon.Set("barefoot barefooted shirtless")

// DressedLast puts such a word behind the rest: "sitting on a rock barefoot" names no bare foot of a rock.
func DressedLast(toks []token.Token) []token.Token {
	for i := 1; i < len(toks); i++ {
		if !afterwards[toks[i].Text] || toks[i-1].Kind != token.Word || wording.Introducing[toks[i-1].Text] || i > 1 && toks[i-1].Text == "and" {
			continue
		}
		if before := toks[i-1].Text; before == "the" || before == "is" || before == "with" || i < 3 && i+1 < len(toks) && haired[toks[i+1].Text] {
			continue
		}
		word, pause := toks[i], toks[i]
		pause.Kind = token.Pause
		out := slices.Delete(slices.Clone(toks), i, i+1)
		if n := len(out); out[n-1].Kind == token.Word || out[n-1].Kind == token.Quote {
			out = append(out, pause)
		}
		return append(out, word)
	}
	return toks
}

// carriedSo are the places in which clothes are carried rather than worn, by the word before the arm or the hand.
var carriedSo = lexicon.Set("under over in")

// ClothesCarried reads "with a helmet under his arm" and "with his hat in his hand" as holding them: nobody wears those.
func ClothesCarried(r vocabulary.Finder, toks []token.Token) []token.Token {
	for i := 2; i+2 < len(toks); i++ {
		limb := toks[i+2].Text
		if !carriedSo[toks[i].Text] || !whichOne[toks[i+1].Text] || limb != "arm" && limb != "hand" && limb != "hands" || toks[i].Text == "in" && limb == "arm" || toks[i-1].Kind != token.Word {
			continue
		}
		with := i - 2
		for with > max(0, i-5) && toks[with].Text != "with" && toks[with].Text != "carrying" {
			with--
		}
		if toks[with].Text != "with" && toks[with].Text != "carrying" || !garmentEnds(r, toks, with+1, i) {
			continue
		}
		toks = slices.Clone(toks)
		toks[with].Text, toks[with].Raw = "holding", "holding"
		toks[i-1].End = toks[i+2].End
		return slices.Delete(toks, i, i+3)
	}
	return toks
}

// garmentEnds reports whether the phrase that ends before a token is a garment.
func garmentEnds(r vocabulary.Finder, toks []token.Token, from, end int) bool {
	for at := from; at < end; at++ {
		if s := r.Longest(toks, at); s.To == end && s.Is(vocabulary.Garment) {
			return true
		}
	}
	return false
}

// OwnersOff takes out whose clothes somebody wears where that was typed without an apostrophe: "in her dads suit".
func OwnersOff(r vocabulary.Finder, toks []token.Token) []token.Token {
	for i := 1; i+1 < len(toks); i++ {
		if !unmarked[toks[i].Text] || toks[i-1].Kind != token.Word || toks[i+1].Kind != token.Word {
			continue
		}
		if s := r.Longest(toks, i+1); s.Is(vocabulary.Garment) && !s.Is(vocabulary.Relation) {
			toks = slices.Delete(slices.Clone(toks), i, i+1)
		}
	}
	return toks
}

// spreading are the words behind "wings" for how they are held.
var spreading = lexicon.Set("spread outstretched outspread")

// WingsSpread reads "a raven wings spread" as "a raven with wings spread": the wings are those of the bird, and not a pair beside it.
func WingsSpread(toks []token.Token) []token.Token {
	for i := 1; i+1 < len(toks); i++ {
		before := toks[i-1].Text
		if toks[i].Text != "wings" || !spreading[toks[i+1].Text] || toks[i-1].Kind != token.Word || wording.Introducing[before] || before == "with" || before == "and" || before == "its" || before == "her" || before == "his" || before == "their" {
			continue
		}
		return slices.Insert(slices.Clone(toks), i, token.Token{Text: "with", Raw: "with", Start: toks[i].Start, End: toks[i].Start})
	}
	return toks
}
