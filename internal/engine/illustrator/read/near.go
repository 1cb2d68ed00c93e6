package read

import (
	"strings"

	"pellucid/internal/engine/illustrator/things"
)

// Spelled reports whether a word, as token.Key gives it, is English that is spelled right, or known to us in another way.
func (r *Reader) Spelled(key string) bool {
	return r.words.known(key) || r.knownForm(key) || isEnglish(key)
}

// Near returns the names of things that a phrase, as token.Key gives it, may be searched for by: what it is one step below of in
// meaning, what it may be misspelled for, then what is nearest in meaning.
func (r *Reader) Near(phrase string) (names []string) {
	for _, key := range append([]string{phrase}, strings.Fields(phrase)...) {
		if key == "" {
			continue
		}
		if found, ok := r.oneStep(key); ok {
			names = append(names, plainName(found.id))
		}
		if _, known := things.Lookup(key); !known && !isEnglish(key) {
			if word, ok := spelledEnglish(key); ok {
				names = append(names, word)
			}
		}
	}
	for _, thing := range r.nearest(strings.Fields(phrase)) {
		names = append(names, thing.Name)
	}
	return names
}
