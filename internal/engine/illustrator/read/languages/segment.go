package languages

import (
	"unicode"

	"pellucid/internal/engine/illustrator/token"
)

// segment cuts text without spaces into words of the dictionary, so that as few characters as can be are in no word.
func (d *Dictionary) segment(toks []token.Token) []token.Token {
	var out []token.Token
	for _, t := range toks {
		if t.Kind != token.Word || !hasAsian(t.Raw) {
			out = append(out, t)
			continue
		}
		out = append(out, d.segmentWord(t)...)
	}
	return out
}

// What a character that is in no word costs, and what every word costs: two words that leave no character over win over one that does.
const (
	strayCost = 10
	wordCost  = 3
)

func (d *Dictionary) segmentWord(t token.Token) []token.Token {
	runes := []rune(t.Text)
	if len(runes) != t.End-t.Start {
		return []token.Token{t}
	}
	lengths := d.cheapest(runes)
	var out []token.Token
	piece := func(from, to int) {
		if from < to {
			out = append(out, token.Token{Text: string(runes[from:to]), Raw: string(runes[from:to]), Start: t.Start + from, End: t.Start + to})
		}
	}
	rest := 0
	for i := 0; i < len(runes); {
		n := lengths[i]
		if n == 0 {
			i++
			continue
		}
		piece(rest, i)
		piece(i, i+n)
		i += n
		rest = i
	}
	piece(rest, len(runes))
	return out
}

// cheapest returns how many characters the word at each place has, and 0 where a character is in no word.
func (d *Dictionary) cheapest(runes []rune) []int {
	cost := make([]int, len(runes)+1)
	lengths := make([]int, len(runes))
	for i := len(runes) - 1; i >= 0; i-- {
		cost[i] = cost[i+1] + strayCost
		for n := min(d.longest, len(runes)-i); n > 0; n-- {
			if c := cost[i+n] + wordCost; c < cost[i] && d.hasWord(runes, i, i+n) {
				cost[i], lengths[i] = c, n
			}
		}
	}
	return lengths
}

// shortKana is below how many letters a word in katakana is not taken out of a longer word in katakana: there is no rhino ("サイ") in "サイン".
const shortKana = 4

// hasWord reports whether the dictionary has some characters as a word that may stand there.
func (d *Dictionary) hasWord(runes []rune, from, to int) bool {
	if _, ok := d.words[string(runes[from:to])]; !ok {
		return false
	}
	for _, c := range runes[from:to] {
		if !isKatakana(c) {
			return true
		}
	}
	left, right := from, to
	for left > 0 && isKatakana(runes[left-1]) {
		left--
	}
	for right < len(runes) && isKatakana(runes[right]) {
		right++
	}
	return to-from >= shortKana || d.covered(string(runes[left:from])) && d.covered(string(runes[to:right]))
}

// covered reports whether text is nothing or one or two words of the dictionary.
func (d *Dictionary) covered(text string) bool {
	if _, ok := d.words[text]; ok || text == "" {
		return true
	}
	for i := range text {
		if _, ok := d.words[text[:i]]; ok {
			if _, ok := d.words[text[i:]]; ok {
				return true
			}
		}
	}
	return false
}

func isKatakana(c rune) bool { return unicode.Is(unicode.Katakana, c) || c == 'ー' }

func hasAsian(word string) bool {
	for _, c := range word {
		if unicode.In(c, unicode.Han, unicode.Hiragana, unicode.Katakana) {
			return true
		}
	}
	return false
}

// cost tells how well a dictionary has the words of some text: the less, the better.
func (d *Dictionary) cost(text string) int {
	sum := 0
	lengths := d.cheapest([]rune(token.Fold(text)))
	for i := 0; i < len(lengths); i += max(1, lengths[i]) {
		if lengths[i] == 0 {
			sum += strayCost
			continue
		}
		sum += wordCost
	}
	return sum
}
