package read

import (
	"slices"
	"unicode"

	"pellucid/internal/engine/illustrator/token"
)

// detect returns the dictionary of the prompt's language, or nil for English.
func (r *Reader) detect(toks []token.Token) *dictionary {
	for _, t := range toks {
		for _, c := range t.Raw {
			switch {
			case unicode.In(c, unicode.Hiragana, unicode.Katakana):
				return dictionaries()["ja"]
			case unicode.Is(unicode.Hangul, c):
				return dictionaries()["ko"]
			case unicode.Is(unicode.Devanagari, c):
				return dictionaries()["hi"]
			}
		}
	}
	for _, t := range toks {
		for _, c := range t.Raw {
			if unicode.Is(unicode.Han, c) {
				return han(t.Raw)
			}
		}
	}
	return r.latin(toks)
}

// han tells Chinese from Japanese written without kana by which dictionary has more of the word; Chinese wins unless there it only counts.
func han(word string) *dictionary {
	zh, ja := dictionaries()["zh"], dictionaries()["ja"]
	if zh.words[word] == "-" && ja.words[word] != "" {
		return ja
	}
	if ja.cost(word) < zh.cost(word) {
		return ja
	}
	return zh
}

// languageSample is how many tokens tell a prompt's language.
const languageSample = 40

// latin tells languages in Latin letters apart by how many words they have; English wins a tie.
func (r *Reader) latin(toks []token.Token) *dictionary {
	toks = withoutFounding(r.withoutCraft(toks[:min(len(toks), languageSample)]))
	score := r.covers(toks) + 9 // English wins unless a language has more of the words
	var best *dictionary
	for _, code := range latin {
		d := dictionaries()[code]
		if s := d.covers(toks); s > score && s >= 100 {
			best, score = d, s
		}
	}
	if best == nil && score < 100 {
		return misspelled(toks)
	}
	return best
}

// withoutFounding leaves out "est 1962", which is no French verb.
func withoutFounding(toks []token.Token) []token.Token {
	for i := 0; i+1 < len(toks); i++ {
		if foundings[toks[i].Text] && isYear(toks[i+1].Text) {
			return slices.Delete(slices.Clone(toks), i, i+2)
		}
	}
	return toks
}

// withoutCraft leaves out English phrases about style and quality: they follow prompts in all languages, and some of their words
// ("camera angle") are in other dictionaries too.
func (r *Reader) withoutCraft(toks []token.Token) []token.Token {
	var kept []token.Token
	for i := 0; i < len(toks); {
		s := span{from: i, to: i + 1}
		if toks[i].Kind == token.Word {
			s = r.longest(toks, i)
		}
		if s.to-s.from < 2 || !s.is(trade, style) || s.is(thing) {
			kept = append(kept, toks[s.from:s.to]...)
		}
		i = s.to
	}
	return kept
}

// misspelled returns the language that has a word within one edit of a word of the prompt.
func misspelled(toks []token.Token) *dictionary {
	for _, t := range toks[:min(len(toks), 3)] {
		if t.Kind != token.Word || len(t.Text) < 6 || isEnglish(t.Text) {
			continue
		}
		if _, ok := spelledEnglish(t.Text); ok {
			return nil
		}
		for _, code := range latin {
			if _, ok := dictionaries()[code].nearest(t.Text); ok {
				return dictionaries()[code]
			}
		}
	}
	return nil
}
