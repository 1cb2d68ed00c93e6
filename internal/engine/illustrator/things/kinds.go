package things

import (
	"slices"
	"strings"
	"sync"

	"pellucid/internal/engine/illustrator/lexicon"
)

// loadKinds reads what kinds.mjs made, which describes it.
var loadKinds = sync.OnceValue(func() map[string][]string {
	kinds := map[string][]string{}
	for line := range lexicon.Lines(lists.Text("kinds.tsv")) {
		id, words, _ := strings.Cut(line, "\t")
		kinds[id] = strings.Fields(words)
	}
	return kinds
})

// Kinds returns the words under which people search for a thing: those of its name, its synonyms and its wider kinds, the
// nearest first. A corgi is a dog and an animal. One that is not in the table has the words of its id.
func Kinds(id string) []string {
	return append(strings.Split(id, "-"), loadKinds()[id]...)
}

// OfKind returns the names of things that a word is a kind or a synonym of, the most wanted first.
func OfKind(word string) (names []string) {
	for _, thing := range load().all {
		if slices.Contains(loadKinds()[thing.ID], word) {
			names = append(names, thing.Name)
		}
	}
	return names
}
