package read

import (
	"bytes"
	"compress/gzip"
	_ "embed"
	"io"
	"strings"
	"sync"

	"pellucid/internal/engine/illustrator/things"
)

// wordnetBytes is made by tables/wordnet.mjs, which describes it.
//
//go:embed tables/wordnet.gz
var wordnetBytes []byte

// english is what WordNet knows of English words.
type english struct {
	words map[string]bool   // every word; true for those that describe or act rather than name
	steps map[string]string // a noun to the thing that is its class
	same  map[string]bool   // of those, the nouns that name the very thing: "knapsack"
	apart map[string]bool   // compounds that are no kind of what their last word names: "trojan horse"
}

var loadEnglish = sync.OnceValue(func() english {
	e := english{words: map[string]bool{}, steps: map[string]string{}, same: map[string]bool{}, apart: map[string]bool{}}
	unzip, err := gzip.NewReader(bytes.NewReader(wordnetBytes))
	if err != nil {
		return e
	}
	text, err := io.ReadAll(unzip)
	if err != nil {
		return e
	}
	words, rest, _ := strings.Cut(string(text), "\n\n")
	steps, compounds, _ := strings.Cut(rest, "\n\n")
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
			e.same[f[0]] = len(f) > 2 && f[2] == "="
		}
	}
	return e
})

// mayName reports whether a word of no list may name a thing, rather than describe one.
func (r *Reader) mayName(key string) bool {
	e := loadEnglish()
	if key[0] >= '0' && key[0] <= '9' {
		return false
	}
	if stem, ok := strings.CutSuffix(key, "ing"); ok && len(stem) > 3 {
		for _, base := range bases(stem) {
			if _, known := e.words[base]; known {
				return false
			}
		}
	}
	if describes, known := e.words[key]; known {
		return !describes
	}
	if isDoing(key) {
		return false // "a woman ziplining": what she does
	}
	if strings.HasSuffix(key, "ly") && len(key) > 4 {
		return false
	}
	for _, ending := range []string{"ing", "ed", "est", "s", "es"} {
		if stem, ok := strings.CutSuffix(key, ending); ok && len(stem) > 2 {
			for _, base := range bases(stem) {
				if describes, known := e.words[base]; known && (describes || ending == "ing" || ending == "ed" || ending == "est") {
					return false
				}
			}
		}
	}
	return true
}

// bases returns what may be left of a word without its ending: "runn" is of "run", "bak" of "bake".
func bases(stem string) []string {
	n := len(stem)
	if stem[n-1] == stem[n-2] {
		return []string{stem, stem[:n-1]}
	}
	return []string{stem, stem + "e"}
}

// isEnglish reports whether a word, or what it is a form of, is in the dictionary.
func isEnglish(key string) bool {
	e := loadEnglish()
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

// oneStep returns what is one step above a noun in meaning and can be drawn.
func (r *Reader) oneStep(key string) (found, bool) {
	forms := things.Singulars(key)
	for _, form := range forms {
		id := loadEnglish().steps[form]
		if kind := r.drawable(id); id != "" && kind != "" {
			if loadEnglish().same[form] {
				return found{kind: kind, id: id}, true
			}
			return found{kind: kind, id: id, wanted: forms[len(forms)-1]}, true
		}
	}
	return found{}, false
}

// listed reports whether a word is in the list of English words as it stands.
func listed(word string) bool {
	_, ok := loadEnglish().words[word]
	return ok
}
