package read

import (
	"slices"
	"strings"
	"sync"
	"unicode"

	"pellucid/internal/engine/illustrator/read/languages"
	"pellucid/internal/engine/illustrator/read/spelling"
	"pellucid/internal/engine/illustrator/things"
	"pellucid/internal/engine/illustrator/token"
)

// maxCorrections bounds the work on a prompt of many unknown words.
const maxCorrections = 6

// ownWords are the words that a misspelling may be meant for: those of names, colors, styles, poses and what else is drawn.
var ownWords = sync.OnceValue(func() *spelling.Index {
	seen := map[string]bool{}
	var words spelling.Index
	for key, senses := range shared().senses {
		if !(span{senses: senses}).is(thing, person, standIn, garment, color, fill, material, style, pose, relation, expression, size, partWord, glasses, beard, hairStyle) {
			continue
		}
		for _, t := range token.Split(key) {
			if len(t.Text) > 3 && !seen[t.Text] {
				seen[t.Text] = true
				words.Add(t.Text)
			}
		}
	}
	return &words
})

// known reports whether a word is part of any phrase of the vocabulary.
func (v *vocabulary) known(word string) bool { return v.single[word] }

// knownForm reports whether a word or what it is the plural of is known or has art: "macarons" are no misspelled macaroni.
func (r *Reader) knownForm(word string) bool {
	return slices.ContainsFunc(things.Singulars(word), func(form string) bool { return r.words.known(form) || r.drawable(form) != "" })
}

// correct replaces misspelled words by the words that were meant, and returns what was typed by token.
func (r *Reader) correct(toks []token.Token, lang languages.Language) map[int]string {
	var typed map[int]string
	tries := 0
	named := slices.ContainsFunc(toks, func(t token.Token) bool {
		return t.Kind == token.Word && t.Raw != "" && unicode.IsLower([]rune(t.Raw)[0])
	})
	for i, t := range toks {
		if base, ok := possessive(t.Raw); ok && !r.inPhrase(toks, i) {
			toks[i].Text = token.Fold(base)
			continue
		}
		if t.Kind != token.Word || len(t.Text) < 4 || len(t.Text) > 20 || tries >= maxCorrections || r.knownForm(t.Text) || isEnglish(t.Text) {
			continue
		}
		if _, licensed := r.licensed(t.Text); licensed || r.variant(t.Text) != "" || len(r.respaced(span{key: t.Text}).senses) > 0 {
			continue
		}
		if i > 0 && named && unicode.IsUpper([]rune(t.Raw)[0]) {
			continue // a name among words in lower case
		}
		tries++
		fixed, ok := r.spelledIn(t.Text, lang)
		if ok {
			if typed == nil {
				typed = map[int]string{}
			}
			typed[i] = t.Raw
			toks[i].Text = fixed
		}
	}
	return typed
}

// spelledIn returns the English for the word that was meant by a misspelled one of a language.
func (r *Reader) spelledIn(word string, lang languages.Language) (string, bool) {
	if lang.Code == "en" {
		return spelledEnglish(word)
	}
	if meant, ok := foreign().Of(lang.Code).Nearest(word); ok && !strings.Contains(meant, " ") {
		return meant, true
	}
	return "", false
}

// possessive returns the owner in "santa's".
func possessive(raw string) (string, bool) {
	for _, ending := range []string{"'s", "’s", "'S", "’S"} {
		if base, ok := strings.CutSuffix(raw, ending); ok && base != "" {
			return base, true
		}
	}
	return "", false
}

// inPhrase reports whether a known phrase has the possessive as it is: "teacher's apple".
func (r *Reader) inPhrase(toks []token.Token, i int) bool {
	for n := 1; n < 4 && i+n < len(toks); n++ {
		if s := r.at(toks, i, n+1); len(s.senses) > 0 {
			return true
		}
	}
	return len(r.words.senses[toks[i].Text]) > 0
}

// spelledEnglish returns the English word of ours that was meant by a misspelled one: the only nearest within one edit, or two in a longer word.
func spelledEnglish(key string) (string, bool) {
	limit := 1 + min(1, len(key)/6) // two edits from six letters on
	if len(key) < 4 || len(key) > 20 {
		return "", false
	}
	best, second, meant := 100, 100, ""
	for word, edits := range ownWords().Near(key, limit) {
		if edits == 1 && !spelling.LikelySlip(key, word) {
			continue
		}
		cost := 10 * edits
		if edits == 1 && len(word) == len(key) && spelling.SameLetters(word, key) {
			cost = 7 // two letters changed places
		}
		if spelling.Squeeze(word) == spelling.Squeeze(key) {
			cost = 4 // a doubled letter is the likeliest slip
		}
		if word[0] != key[0] {
			cost += 5
		}
		if word[len(word)-1] != key[len(key)-1] {
			cost++
		}
		if len(word) < len(key) {
			cost++
		}
		if cost < best || cost == best && word < meant && word+"s" == meant {
			best, second, meant = cost, best, word
		} else if cost < second && word != meant+"s" {
			second = cost
		}
	}
	return meant, meant != "" && best < second && best < 10*limit+5
}
