// Package wordnet says what WordNet knows of English words.
package wordnet

import (
	_ "embed"
	"strings"
	"sync"

	"pellucid/internal/engine/illustrator/things"
	"pellucid/internal/texts"
)

// table is made by tables/wordnet.mjs, which describes it.
//
//go:embed tables/wordnet.br
var table []byte

// dictionary is the content of the table.
type dictionary struct {
	words map[string]bool   // every word; true for those that describe or act rather than name
	steps map[string]string // a noun to the thing that is its class
	same  map[string]bool   // of those, the nouns that name the very thing: "knapsack"
	apart map[string]bool   // compounds that are no kind of what their last word names: "trojan horse"
}

var load = sync.OnceValue(func() dictionary {
	e := dictionary{same: map[string]bool{}, apart: map[string]bool{}}
	words, rest, _ := strings.Cut(string(texts.Unpack(table)), "\n\n")
	steps, compounds, _ := strings.Cut(rest, "\n\n")
	// Maps that have their size from the beginning are filled in half the time.
	e.words, e.steps = make(map[string]bool, strings.Count(words, "\n")+1), make(map[string]string, strings.Count(steps, "\n")+1)
	for compound := range strings.FieldsFuncSeq(compounds, func(c rune) bool { return c == '\n' }) {
		e.apart[compound] = true
	}
	for word := range strings.SplitSeq(words, "\n") {
		name, describes := strings.CutSuffix(word, "~")
		e.words[name] = describes
	}
	for line := range strings.Lines(steps) {
		if f := strings.Split(strings.TrimSpace(line), "\t"); len(f) > 1 {
			e.steps[f[0]] = f[1]
			if len(f) > 2 && f[2] == "=" {
				e.same[f[0]] = true
			}
		}
	}
	return e
})

// bases returns what may be left of a word without its ending: "runn" is of "run", "bak" of "bake".
func bases(stem string) []string {
	n := len(stem)
	if stem[n-1] == stem[n-2] {
		if n > 2 && strings.IndexByte("aeiouy", stem[n-3]) < 0 {
			return []string{stem} // a letter is doubled after a vowel: a "burgger" is nobody of a burg
		}
		return []string{stem, stem[:n-1]}
	}
	return []string{stem, stem + "e"}
}

// Apart reports whether a compound is no kind of what its last word names: a trojan horse is no horse.
func Apart(compound string) bool { return load().apart[compound] }

// Step returns the thing that is one step above a noun in meaning, and whether the noun names that very thing.
func Step(noun string) (id string, same bool) { return load().steps[noun], load().same[noun] }

// MayName reports whether a word of no list may name a thing, rather than describe one or tell what somebody does.
func MayName(word string) bool {
	e := load()
	if word[0] >= '0' && word[0] <= '9' {
		return false
	}
	if stem, ok := strings.CutSuffix(word, "ing"); ok && len(stem) > 3 {
		for _, base := range bases(stem) {
			if _, known := e.words[base]; known {
				return false
			}
		}
	}
	if describes, known := e.words[word]; known {
		return !describes
	}
	if IsDoing(word) {
		return false // "a woman ziplining": what she does
	}
	if strings.HasSuffix(word, "ly") && len(word) > 4 {
		return false
	}
	for _, ending := range []string{"ing", "ed", "est", "s", "es"} {
		if stem, ok := strings.CutSuffix(word, ending); ok && len(stem) > 2 {
			for _, base := range bases(stem) {
				if describes, known := e.words[base]; known && (describes || ending == "ing" || ending == "ed" || ending == "est") {
					return false
				}
			}
		}
	}
	return true
}

// IsDoing reports whether a word of no list looks like what somebody is doing.
func IsDoing(word string) bool { return strings.HasSuffix(word, "ing") && len(word) > 6 }

// Knows reports whether a word, or what it is a form of, is in the dictionary.
func Knows(key string) bool {
	e := load()
	for _, form := range things.Singulars(key) {
		if _, ok := e.words[form]; ok {
			return true
		}
	}
	for _, ending := range []string{"ing", "ed", "er", "est", "ly", "y"} {
		if stem, ok := strings.CutSuffix(key, ending); ok && len(stem) > 2 {
			for _, base := range bases(stem) {
				if _, ok := e.words[base]; ok {
					return true
				}
			}
		}
	}
	return false
}

// Lists reports whether a word is in the list of English words as it stands.
func Lists(word string) bool {
	_, ok := load().words[word]
	return ok
}
