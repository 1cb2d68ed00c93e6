// Package detection finds out which language a prompt is in, and puts it into English words.
package detection

import (
	"slices"
	"strings"

	"pellucid/internal/engine/illustrator/read/correction"
	"pellucid/internal/engine/illustrator/read/languages"
	"pellucid/internal/engine/illustrator/read/vocabulary"
	"pellucid/internal/engine/illustrator/read/wordnet"
	"pellucid/internal/engine/illustrator/token"
)

// Detector finds out which language a prompt is in.
type Detector struct{ vocabulary.Finder }

// Translate puts a prompt of another language into English words that keep their places in the prompt.
func (r Detector) Translate(toks []token.Token) ([]token.Token, languages.Language) {
	d := r.detect(toks)
	if d == nil {
		return toks, languages.English
	}
	return d.Translate(toks), d.Language
}

// detect returns the dictionary of the prompt's language, or nil for English.
func (r Detector) detect(toks []token.Token) *languages.Dictionary {
	if d := foreign().ByScript(toks); d != nil {
		return d
	}
	if r.namesState(toks) || englishPictures(toks) {
		return nil
	}
	toks = withoutFounding(r.withoutCraft(toks[:min(len(toks), languageSample)]))
	score := r.covers(toks) + 9 // English wins unless a language has more of the words
	d := foreign().ByWords(toks, score)
	if d == nil && score < 100 {
		return misspelled(toks)
	}
	return d
}

// languageSample is how many tokens tell a prompt's language.
const languageSample = 40

// namesState reports whether a prompt names a state of the USA as English does: "florida state", whose first word is Spanish too.
func (r Detector) namesState(toks []token.Token) bool {
	for i := 0; i+1 < len(toks); i++ {
		if toks[i+1].Text == "state" && strings.HasPrefix(r.Words.Countries[toks[i].Text], "us-") {
			return true
		}
	}
	return false
}

// englishPictures reports whether a prompt is English words before an English plural for pictures: "fruit icons", whose first word is Dutch too.
func englishPictures(toks []token.Token) bool {
	last := len(toks) - 1
	return last > 0 && vocabulary.PicturesWords[toks[last].Text] != "" && !slices.ContainsFunc(toks, func(t token.Token) bool {
		return t.Kind != token.Word || !vocabulary.IsNumber(t.Text) && !wordnet.Knows(t.Text)
	})
}

// withoutFounding leaves out "est 1962", which is no French verb.
func withoutFounding(toks []token.Token) []token.Token {
	for i := 0; i+1 < len(toks); i++ {
		if vocabulary.Foundings[toks[i].Text] && vocabulary.IsYear(toks[i+1].Text) {
			return slices.Delete(slices.Clone(toks), i, i+2)
		}
	}
	return toks
}

// withoutCraft leaves out English phrases about style and quality: they follow prompts in all languages, and some of their words
// ("camera angle") are in other dictionaries too.
func (r Detector) withoutCraft(toks []token.Token) []token.Token {
	var kept []token.Token
	for i := 0; i < len(toks); {
		s := vocabulary.Phrase{From: i, To: i + 1}
		if toks[i].Kind == token.Word {
			s = r.Longest(toks, i)
		}
		if s.To-s.From < 2 || !s.Is(vocabulary.Trade, vocabulary.Style) || s.Is(vocabulary.Thing) {
			kept = append(kept, toks[s.From:s.To]...)
		}
		i = s.To
	}
	return kept
}

// misspelled returns the language that has a word within one edit of a word of the prompt.
func misspelled(toks []token.Token) *languages.Dictionary {
	for _, t := range toks[:min(len(toks), 3)] {
		if t.Kind != token.Word || len(t.Text) < 6 || wordnet.Knows(t.Text) {
			continue
		}
		if _, ok := correction.English(t.Text); ok {
			return nil
		}
		if d := foreign().ByMisspelled(t.Text); d != nil {
			return d
		}
	}
	return nil
}
