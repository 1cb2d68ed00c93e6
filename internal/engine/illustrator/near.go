package illustrator

import (
	"slices"
	"strings"

	"pellucid/internal/engine/illustrator/things"
	"pellucid/internal/engine/illustrator/token"
)

const (
	nearKinds  = 4  // wider kinds of what is searched for
	nearFirst  = 8  // things of its kind that come before kinds that nobody says every day
	nearThings = 40 // things of its kind or near in meaning
)

// Near returns words that mean something near to a search, the nearest first: the words of the search one by one, kinds of what
// it names that are things themselves, as a dachshund is a dog, things of the same kind, its other kinds, then what is nearest in
// meaning.
func (e *Engine) Near(search string) (words []string) {
	add := func(more ...string) {
		for _, word := range more {
			if word != "" && !slices.Contains(words, word) && !strings.EqualFold(word, search) {
				words = append(words, word)
			}
		}
	}
	asked := strings.Fields(token.Key(search))
	if len(asked) > 1 {
		add(asked...)
	}
	near := e.reader.Near(strings.Join(asked, " "))
	add(near[:min(len(near), 1)]...)
	for _, word := range append([]string{strings.Join(asked, " ")}, asked...) {
		thing, known := things.Lookup(word)
		if !known {
			for _, form := range things.Singulars(word) {
				add(things.OfKind(form)...)
			}
			continue
		}
		kinds := things.Kinds(thing.ID)
		add(thing.Name)
		var alike, wider []string
		for i, kind := range kinds {
			alike = append(alike, things.OfKind(kind)...)
			switch _, everyday := things.Lookup(kind); {
			case i >= nearKinds:
			case everyday:
				add(kind)
			default:
				wider = append(wider, kind)
			}
		}
		first := min(len(alike), nearFirst)
		add(alike[:first]...)
		add(wider...)
		add(alike[first:]...)
	}
	add(near...)
	return words[:min(len(words), nearThings)]
}
