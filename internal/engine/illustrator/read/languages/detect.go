package languages

import (
	"unicode"

	"pellucid/internal/engine/illustrator/read/spelling"
	"pellucid/internal/engine/illustrator/token"
)

// ByScript returns the dictionary of a prompt whose letters tell its language, or nil.
func (s *Set) ByScript(toks []token.Token) *Dictionary {
	for _, t := range toks {
		for _, c := range t.Raw {
			switch {
			case unicode.In(c, unicode.Hiragana, unicode.Katakana):
				return s.Of("ja")
			case unicode.Is(unicode.Hangul, c):
				return s.Of("ko")
			case unicode.Is(unicode.Devanagari, c):
				return s.Of("hi")
			}
		}
	}
	for _, t := range toks {
		for _, c := range t.Raw {
			if unicode.Is(unicode.Han, c) {
				return s.han(t.Raw)
			}
		}
	}
	return nil
}

// han tells Chinese from Japanese written without kana by which dictionary has more of the word; Chinese wins unless there it only counts.
func (s *Set) han(word string) *Dictionary {
	zh, ja := s.Of("zh"), s.Of("ja")
	if zh.words[word] == "-" && ja.words[word] != "" {
		return ja
	}
	if ja.cost(word) < zh.cost(word) {
		return ja
	}
	return zh
}

// ByWords tells languages in Latin letters apart by how many words they have. It returns nil unless one has more of the words than
// English, whose score is as covers counts it.
func (s *Set) ByWords(toks []token.Token, english int) *Dictionary {
	var best *Dictionary
	for _, code := range latin {
		d := s.Of(code)
		if score := d.covers(toks); score > english && score >= 100 {
			best, english = d, score
		}
	}
	return best
}

// ByMisspelled returns the language in Latin letters that has a word within one edit of a word, or nil.
func (s *Set) ByMisspelled(word string) *Dictionary {
	for _, code := range latin {
		if _, ok := s.Of(code).nearest(word); ok {
			return s.Of(code)
		}
	}
	return nil
}

// Nearest returns the English word for the only word of the dictionary within one edit of a word of five letters or more.
func (d *Dictionary) Nearest(word string) (english string, ok bool) {
	meant, ok := d.nearest(word)
	return d.words[meant], ok
}

// nearest returns that word of the dictionary.
func (d *Dictionary) nearest(word string) (string, bool) {
	if len(word) < 5 || len(word) > 20 {
		return "", false
	}
	meant, several := "", false
	for other := range d.spelled().Near(word, 1) {
		if meant != "" && d.words[meant] != d.words[other] {
			several = true
		}
		if meant == "" || spelling.Squeeze(other) == spelling.Squeeze(word) {
			meant = other
		}
	}
	return meant, meant != "" && !several
}

// covers weighs how much of a prompt a language has, as for English; words with their accents and phrases weigh a little more.
func (d *Dictionary) covers(toks []token.Token) int {
	score := 0
	for i := 0; i < len(toks); {
		_, _, n, key := d.longestAt(toks, i)
		_, direct := d.words[key]
		switch {
		case n == 1 && !direct && d.english.Known(toks[i].Text):
			score += 20 // "bale" is an English word before it is a form of the Turkish "bal"
			i++
			continue
		case n == 0:
			_, _, derived := d.turkish(toks[i].Text)
			if _, _, split := d.compounded(toks[i].Text); derived || split && !d.english.Known(toks[i].Text) {
				score += 100
			}
			i++
			continue
		case d.grammar[key]:
			score += 10 * n
		case d.words[key] == key:
			score += 100 * n // English has it too
			i += n
			continue
		default:
			score += 100*n + 12*(n-1)
		}
		if exact := d.exact[spelledAs(toks[i:i+n])]; exact.english != "" {
			score += 2
			if exact.ours {
				score++
			}
		}
		i += n
	}
	return score
}
