// Package languages translates prompts of thirteen languages into English words in English order, which keep their places in the prompt.
package languages

import (
	"cmp"
	"maps"
	"slices"
	"strings"
	"sync"

	"pellucid/internal/engine/illustrator/lexicon"
	"pellucid/internal/engine/illustrator/read/spelling"
	"pellucid/internal/engine/illustrator/token"
)

// Set is the dictionaries of all languages. It is safe for concurrent use.
type Set struct {
	english      Vocabulary
	dictionaries map[string]*Dictionary // by code
}

// Dictionary is what the words of a language mean in English.
type Dictionary struct {
	Language
	english Vocabulary
	words   map[string]string      // by token.Key; "-" says nothing
	exact   map[string]meaning     // by the words with their accents
	grammar map[string]bool        // the keys that only join or count
	stems   map[string]string      // keys by stem, for languages that inflect
	spelled func() *spelling.Index // single words that name or describe
	longest int                    // words of the longest key, or characters where words are not spaced
}

// meaning is what exact words are in English, and whether a table of our own says so.
type meaning struct {
	english string
	ours    bool
}

// usualWords is about how many words a dictionary has: a map that has its size from the beginning is filled in half the time.
const usualWords = 6000

// New reads the dictionaries of all languages but English.
func New(english Vocabulary) *Set {
	all := map[string]*Dictionary{}
	for code, l := range known {
		all[code] = &Dictionary{Language: l, english: english, words: make(map[string]string, usualWords), exact: make(map[string]meaning, usualWords), grammar: map[string]bool{}, stems: map[string]string{}}
	}
	readTable(all, "words.tsv", false)
	readTable(all, "grammar.tsv", true)
	for _, code := range emojiLanguages {
		into := all[code]
		if other, ok := kin[code]; ok {
			into = all[other]
		}
		for from, to := range loadTables().words[code] {
			into.add(from, to, false)
		}
	}
	for _, d := range all {
		d.index()
	}
	return &Set{english, all}
}

// Of returns the dictionary of a language by its code, or nil.
func (s *Set) Of(code string) *Dictionary { return s.dictionaries[code] }

// index prepares what finds inflected and misspelled words.
func (d *Dictionary) index() {
	for from := range d.words {
		if d.grammar[from] {
			continue
		}
		if stem := d.phraseStem(from); stem != "" {
			if first, taken := d.stems[stem]; !taken || shortFirst(from, first) < 0 {
				d.stems[stem] = from
			}
		}
	}
	d.spelled = sync.OnceValue(func() *spelling.Index { // few prompts have a word that no language knows
		var index spelling.Index
		for _, from := range slices.SortedFunc(maps.Keys(d.words), shortFirst) {
			if !d.grammar[from] {
				index.Add(from)
			}
		}
		return &index
	})
}

// shortFirst orders words by their length, then by their letters.
func shortFirst(a, b string) int {
	return cmp.Or(cmp.Compare(len(a), len(b)), cmp.Compare(a, b))
}

// emojiLanguages are the languages of tables/languages.br; where two share a dictionary, the first decides.
var emojiLanguages = []string{"es", "pt", "fr", "de", "it", "nl", "pl", "ja", "zh", "ko", "hi", "ms", "es-mx", "zh-hant"}

// kin are languages that share the dictionary of another: Malay names the same things as Indonesian in nearly the same words.
var kin = map[string]string{"ms": "id", "es-mx": "es", "zh-hant": "zh"}

// readTable reads a table of English phrases and what they are in other languages.
func readTable(all map[string]*Dictionary, name string, grammar bool) {
	var codes []string
	for line := range lexicon.Lines(lists.Text(name)) {
		cells := strings.Split(line, "\t")
		if codes == nil {
			codes = cells
			continue
		}
		for i, cell := range cells[1:] {
			all[codes[i+1]].addCell(strings.Split(cell, "/"), cells[0], grammar)
		}
	}
}

// addCell puts the words of a cell into a dictionary; a word that is the plural of one before it stands for several.
func (d *Dictionary) addCell(words []string, english string, grammar bool) {
	for i, word := range words {
		if word == "~" {
			continue
		}
		english := english
		if !grammar && d.pluralAmong(word, words[:i]) {
			english = d.pluralOf(english)
		}
		exact := d.add(word, english, grammar)
		d.exact[exact] = meaning{d.exact[exact].english, true}
	}
}

// pluralAmong reports whether a word is the plural of one of the words before it.
func (d *Dictionary) pluralAmong(word string, before []string) bool {
	key := token.Key(word)
	if len(before) == 0 || d.small(key) || d.unspaced {
		return false
	}
	if d.several(key) {
		return true
	}
	forms := slices.Concat(d.singulars(key), d.phraseSingulars(key))
	return slices.ContainsFunc(before, func(one string) bool { return slices.Contains(forms, token.Key(one)) })
}

// spelledAs is the words of some tokens with their accents, in lower case.
func spelledAs(toks []token.Token) string {
	words := make([]string, 0, len(toks))
	for _, t := range toks {
		words = append(words, strings.ToLower(t.Raw))
	}
	return strings.Join(words, " ")
}

// add puts a word into a dictionary, and returns how it is spelled; the first table that has it decides.
func (d *Dictionary) add(word, english string, grammar bool) (exact string) {
	toks := token.Split(word)
	exact = spelledAs(toks)
	key := token.KeyOf(toks)
	if d.unspaced {
		key = strings.ReplaceAll(key, " ", "")
	}
	if _, taken := d.exact[exact]; !taken && key != "" {
		d.exact[exact] = meaning{english: english}
	}
	if _, taken := d.words[key]; taken || key == "" {
		return exact
	}
	d.words[key] = english
	if grammar && !d.content(english) && !d.ofTrade(english, key) {
		d.grammar[key] = true
	}
	size := strings.Count(key, " ") + 1
	if d.unspaced {
		size = len([]rune(key))
	}
	d.longest = max(d.longest, size)
	return exact
}

// joining are English words of grammar.tsv that are in no list of ours and describe nothing.
var joining = map[string]bool{"-": true, "while": true, "from": true, "around": true, "named": true, "saying": true, "between": true, "inside": true, "in the style of": true, "together": true}

// content reports whether the English side of a grammar word describes something: a color does, "with" does not.
func (d *Dictionary) content(english string) bool {
	key := token.Key(english)
	if !d.english.Is(key, Listed) {
		return !joining[english]
	}
	return d.english.Is(key, Content)
}

// ofTrade reports whether a phrase is a word of the trade that is no English ("sin fondo"): it tells the language of a prompt as names do.
func (d *Dictionary) ofTrade(english, key string) bool {
	if !d.english.Is(token.Key(english), Trade) {
		return false
	}
	for word := range strings.FieldsSeq(key) {
		if !d.english.Known(word) {
			return true
		}
	}
	return false
}
