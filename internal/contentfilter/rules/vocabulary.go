package rules

import (
	"sort"
	"strings"
	"sync"
)

// vocabulary is the English words that are spelled right: they are never taken for a misspelled word of the lexicon. The
// words are WordNet's, see data/words.LICENSE.
type vocabulary struct {
	text    string
	offsets []uint32 // of the beginning of every word, in alphabetical order
}

var english = sync.OnceValue(func() vocabulary {
	v := vocabulary{text: unpacked("words.br")}
	at := 0
	for line := range strings.Lines(v.text) {
		v.offsets = append(v.offsets, uint32(at))
		at += len(line)
	}
	return v
})

func (v vocabulary) exact(word string) bool {
	at := func(i int) string {
		end := len(v.text)
		if i+1 < len(v.offsets) {
			end = int(v.offsets[i+1]) - 1
		}
		return v.text[v.offsets[i]:end]
	}
	i := sort.Search(len(v.offsets), func(i int) bool { return at(i) >= word })
	return i < len(v.offsets) && at(i) == word
}

// has reports whether a word, or the word that it is an inflected form of, is in the vocabulary.
func (v vocabulary) has(word string) bool {
	if v.exact(word) {
		return true
	}
	for _, form := range [][2]string{{"s", ""}, {"es", ""}, {"ies", "y"}, {"ed", ""}, {"d", ""}, {"ied", "y"}, {"ing", ""}, {"ing", "e"}, {"er", ""}, {"ers", ""}, {"est", ""}, {"er", "e"}, {"est", "e"}, {"ier", "y"}, {"iest", "y"}, {"ly", ""}, {"ves", "f"}, {"men", "man"}} {
		if stem, ok := strings.CutSuffix(word, form[0]); ok && len(stem) > 2 && !(form[0] == "es" && strings.HasSuffix(stem, "e")) {
			if v.exact(stem + form[1]) {
				return true
			}
			if n := len(stem); form[0] != "s" && form[0] != "es" && form[0] != "d" && form[1] == "" && n > 3 && stem[n-1] == stem[n-2] && v.exact(stem[:n-1]) { // "running"
				return true
			}
		}
	}
	return false
}
