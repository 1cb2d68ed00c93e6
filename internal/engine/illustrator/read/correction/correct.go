// Package correction replaces misspelled words by those that were meant.
package correction

import (
	"iter"
	"slices"
	"strings"
	"sync"
	"unicode"

	"pellucid/internal/engine/illustrator/read/languages"
	"pellucid/internal/engine/illustrator/read/spelling"
	"pellucid/internal/engine/illustrator/read/vocabulary"
	"pellucid/internal/engine/illustrator/read/wordnet"
	"pellucid/internal/engine/illustrator/things"
	"pellucid/internal/engine/illustrator/token"
)

// maxCorrections bounds the work on a prompt of many unknown words.
const maxCorrections = 6

// ownWords are the words that a misspelling may be meant for: those of names, colors, styles, poses and what else is drawn.
var ownWords = sync.OnceValue(func() *spelling.Index {
	seen := map[string]bool{}
	var words spelling.Index
	for key, senses := range vocabulary.Shared().Senses {
		if !(vocabulary.Phrase{Senses: senses}).Is(vocabulary.Thing, vocabulary.Person, vocabulary.StandIn, vocabulary.Garment, vocabulary.Color, vocabulary.Fill, vocabulary.Material, vocabulary.Style, vocabulary.Pose, vocabulary.Relation, vocabulary.Expression, vocabulary.Size, vocabulary.PartWord, vocabulary.Glasses, vocabulary.Beard, vocabulary.HairStyle) {
			continue
		}
		for _, t := range token.Split(key) {
			if len(t.Text) > 3 && !seen[t.Text] && !(vocabulary.Phrase{Senses: senses}).Is(vocabulary.Stop) {
				seen[t.Text] = true
				words.Add(t.Text)
			}
		}
	}
	return &words
})

// Corrector corrects the words of a prompt.
type Corrector struct {
	vocabulary.Finder
	HasArt  func(word string) bool                                    // whether a word of no list has art
	Nearest func(lang languages.Language, word string) (string, bool) // the English of the word of a language that was meant
}

// Correct replaces misspelled words by the words that were meant, and returns what was typed by token.
func (r Corrector) Correct(toks []token.Token, lang languages.Language) map[int]string {
	var typed map[int]string
	tries := 0
	named := slices.ContainsFunc(toks, func(t token.Token) bool {
		return t.Kind == token.Word && t.Raw != "" && unicode.IsLower([]rune(t.Raw)[0])
	})
	for i, t := range toks {
		if base, ok := vocabulary.Possessive(t.Raw); ok && !r.inPhrase(toks, i) {
			toks[i].Text = token.Fold(base)
			continue
		}
		if meant := misspellings()[token.Fold(t.Raw)]; meant != "" && meant == t.Text {
			typed = noted(typed, i, t.Raw)
			continue
		}
		if t.Kind != token.Word || len(t.Text) < 3 || len(t.Text) > 20 || tries >= maxCorrections || r.KnownForm(t.Text) || vocabulary.TextLeads[t.Text] {
			continue
		}
		if meant := r.inContext(toks, i); meant != "" && lang.Code == "en" {
			typed = noted(typed, i, t.Raw)
			toks[i].Text = meant
			continue
		}
		if len(t.Text) < 4 || wordnet.Knows(t.Text) && !undoubled(t.Text) {
			continue
		}
		if r.HasArt(t.Text) || len(r.Respaced(vocabulary.Phrase{Key: t.Text}).Senses) > 0 {
			continue
		}
		if i > 0 && named && unicode.IsUpper([]rune(t.Raw)[0]) {
			continue // a name among words in lower case
		}
		tries++
		fixed, ok := r.spelledIn(t.Text, lang)
		if ok {
			typed = noted(typed, i, t.Raw)
			toks[i].Text = fixed
		}
	}
	return typed
}

func noted(typed map[int]string, i int, raw string) map[int]string {
	if typed == nil {
		typed = map[int]string{}
	}
	typed[i] = raw
	return typed
}

// undoubled reports whether a word looks like an adjective in y but lacks the letter that it would double: "pupy" and "buny" are no words.
func undoubled(word string) bool {
	n := len(word)
	return n > 3 && word[n-1] == 'y' && !strings.ContainsRune("aeiouwxy", rune(word[n-2])) && word[n-3] != word[n-2] && strings.ContainsRune("aiou", rune(word[n-3])) && !wordnet.Lists(word)
}

// spelledIn returns the English for the word that was meant by a misspelled one of a language.
func (r Corrector) spelledIn(word string, lang languages.Language) (string, bool) {
	if lang.Code == "en" {
		return English(word)
	}
	if meant, ok := r.Nearest(lang, word); ok && !strings.Contains(meant, " ") {
		return meant, true
	}
	return "", false
}

// inPhrase reports whether a known phrase has the possessive as it is: "teacher's apple".
func (r Corrector) inPhrase(toks []token.Token, i int) bool {
	for n := 1; n < 4 && i+n < len(toks); n++ {
		if s := r.At(toks, i, n+1); len(s.Senses) > 0 {
			return true
		}
	}
	return len(r.Words.Senses[toks[i].Text]) > 0
}

// English returns the English word of ours that was meant by a misspelled one: the likeliest within one edit, or two in a longer
// word. Of words that are as likely the one that customers ask for more is meant.
func English(key string) (string, bool) {
	best, second, meant := 100, 100, ""
	for word, cost := range likely(key) {
		if cost < best || cost == best && word < meant && word+"s" == meant {
			best, second, meant = cost, best, word
		} else if cost < second && word != meant+"s" {
			second = cost
		}
	}
	return meant, meant != "" && best < second && best < 10*maxEdits(key)+5
}

// maxEdits is how many edits a misspelled word may be away from the word that was meant: two from six letters on.
func maxEdits(key string) int { return 1 + min(1, len(key)/6) }

// askedOften is the rank in the table of things up to which a thing is what an unclear misspelling means.
const askedOften = 900

// likely returns the words of ours that a misspelled word may be meant for, and what each costs.
func likely(key string) iter.Seq2[string, int] {
	return func(yield func(string, int) bool) {
		if len(key) < 3 || len(key) > 20 {
			return
		}
		for word, edits := range ownWords().Near(key, maxEdits(key)) {
			if edits == 1 && !spelling.LikelySlip(key, word) || edits == 2 && spelling.OtherLetters(key, word) {
				continue
			}
			cost := spelling.Cost(key, word, edits)
			if t, ok := things.ByID(word); ok && t.Rank <= askedOften && cost <= 10*maxEdits(key)+2 {
				cost -= 2
			}
			if !yield(word, cost) {
				return
			}
		}
	}
}

// inContext returns the word that a misspelled word was meant for by the word beside it, with which it makes a name: "easter buny".
func (r Corrector) inContext(toks []token.Token, i int) string {
	best, meant := 100, ""
	for word, cost := range likely(toks[i].Text) {
		if cost >= best || cost > 12 {
			continue
		}
		typed := toks[i].Text
		toks[i].Text = word
		named := i > 0 && r.At(toks, i-1, 2).Is(vocabulary.Thing, vocabulary.Person) || i+1 < len(toks) && r.At(toks, i, 2).Is(vocabulary.Thing, vocabulary.Person)
		toks[i].Text = typed
		if named {
			best, meant = cost, word
		}
	}
	return meant
}
