package read

import (
	"cmp"
	"maps"
	"slices"
	"strings"
	"sync"

	"pellucid/internal/engine/illustrator/lexicon"
	"pellucid/internal/engine/illustrator/token"
)

// language is how a language orders and writes its words.
type language struct {
	code        string
	postnominal bool // adjectives follow their noun
	postposed   bool // a relation follows what the thing stands to: "table on cat"
	unspaced    bool // no spaces between words
}

// headLast reports whether the last noun of several is what they name, as in English.
func (l language) headLast() bool { return !l.postnominal && l.code != "pl" }

var languages = map[string]language{
	"en": {code: "en"}, "es": {code: "es", postnominal: true}, "pt": {code: "pt", postnominal: true}, "fr": {code: "fr", postnominal: true},
	"de": {code: "de"}, "it": {code: "it", postnominal: true}, "nl": {code: "nl"}, "pl": {code: "pl"}, "id": {code: "id", postnominal: true},
	"tr": {code: "tr", postposed: true}, "ja": {code: "ja", postposed: true, unspaced: true}, "zh": {code: "zh", unspaced: true},
	"ko": {code: "ko", postposed: true}, "hi": {code: "hi", postposed: true},
}

// latin are the languages that are told apart by their words, in the order in which they are tried.
var latin = []string{"es", "fr", "de", "pt", "it", "nl", "pl", "id", "tr"}

// dictionary is what the words of a language mean in English.
type dictionary struct {
	language
	words    map[string]string  // by token.Key; "-" says nothing
	exact    map[string]string  // by the words with their accents
	ours     map[string]bool    // the exact words of our own tables
	grammar  map[string]bool    // the keys that only join or count
	stems    map[string]string  // by stem, for languages that inflect
	byLength map[int][]lettered // single words that name or describe
	longest  int                // words of the longest key, or characters where words are not spaced
}

var dictionaries = sync.OnceValue(func() map[string]*dictionary {
	all := map[string]*dictionary{}
	for code, l := range languages {
		all[code] = &dictionary{language: l, words: map[string]string{}, exact: map[string]string{}, ours: map[string]bool{}, byLength: map[int][]lettered{}, grammar: map[string]bool{}, stems: map[string]string{}}
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
		for _, from := range slices.SortedFunc(maps.Keys(d.words), shortFirst) {
			to := d.words[from]
			if !d.grammar[from] && ascii(from) {
				d.byLength[len(from)] = append(d.byLength[len(from)], withLetters(from))
			}
			if stem := d.phraseStem(from); !d.grammar[from] && stem != "" && d.stems[stem] == "" {
				d.stems[stem] = to
			}
		}
	}
	return all
})

// shortFirst orders words by their length, then by their letters.
func shortFirst(a, b string) int {
	return cmp.Or(cmp.Compare(len(a), len(b)), cmp.Compare(a, b))
}

// emojiLanguages are the languages of tables/languages.gz; where two share a dictionary, the first decides.
var emojiLanguages = []string{"es", "pt", "fr", "de", "it", "nl", "pl", "ja", "zh", "ko", "hi", "ms", "es-mx", "zh-hant"}

// kin are languages that share the dictionary of another: Malay names the same things as Indonesian in nearly the same words.
var kin = map[string]string{"ms": "id", "es-mx": "es", "zh-hant": "zh"}

// readTable reads a table of English phrases and what they are in other languages.
func readTable(all map[string]*dictionary, name string, grammar bool) {
	text, err := dataFiles.ReadFile("data/" + name)
	if err != nil {
		panic(err) // the files are part of the program
	}
	var codes []string
	for line := range lexicon.Lines(string(text)) {
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
func (d *dictionary) addCell(words []string, english string, grammar bool) {
	for i, word := range words {
		if word == "~" {
			continue
		}
		meaning := english
		if !grammar && d.pluralAmong(word, words[:i]) {
			meaning = pluralOf(english)
		}
		d.add(word, meaning, grammar)
		d.ours[spelling(token.Split(word))] = true
	}
}

// pluralAmong reports whether a word is the plural of one of the words before it.
func (d *dictionary) pluralAmong(word string, before []string) bool {
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

// spelling is the words of some tokens with their accents, in lower case.
func spelling(toks []token.Token) string {
	words := make([]string, 0, len(toks))
	for _, t := range toks {
		words = append(words, strings.ToLower(t.Raw))
	}
	return strings.Join(words, " ")
}

// add puts a word into a dictionary; the first table that has it decides.
func (d *dictionary) add(word, english string, grammar bool) {
	key := token.Key(word)
	if d.unspaced {
		key = strings.ReplaceAll(key, " ", "")
	}
	if _, taken := d.exact[spelling(token.Split(word))]; !taken && key != "" {
		d.exact[spelling(token.Split(word))] = english
	}
	if _, taken := d.words[key]; taken || key == "" {
		return
	}
	d.words[key] = english
	if grammar && !content(english) && !ofTrade(english, key) {
		d.grammar[key] = true
	}
	size := strings.Count(key, " ") + 1
	if d.unspaced {
		size = len([]rune(key))
	}
	d.longest = max(d.longest, size)
}

// joining are English words of grammar.tsv that are in no list of ours and describe nothing.
var joining = map[string]bool{"-": true, "while": true, "from": true, "around": true, "named": true, "saying": true, "between": true, "inside": true, "in the style of": true, "together": true}

// content reports whether the English side of a grammar word describes something: a color does, "with" does not.
func content(english string) bool {
	senses := shared().senses[token.Key(english)]
	if len(senses) == 0 {
		return !joining[english]
	}
	for _, s := range senses {
		switch s.class {
		case relation, stop, trade:
		case count:
			return english != "a"
		default:
			return true
		}
	}
	return false
}

// ofTrade reports whether a phrase is a word of the trade that is no English ("sin fondo"): it tells the language of a prompt as names do.
func ofTrade(english, key string) bool {
	if !(span{senses: shared().senses[token.Key(english)]}).is(trade) {
		return false
	}
	for word := range strings.FieldsSeq(key) {
		if !isEnglish(word) {
			return true
		}
	}
	return false
}
