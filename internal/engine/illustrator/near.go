package illustrator

import (
	"slices"
	"strings"

	"pellucid/internal/engine/illustrator/things"
	"pellucid/internal/engine/illustrator/token"
)

const (
	nearKinds  = 4  // wider kinds of what is searched for
	nearAlike  = 24 // things of the same kind, of each word
	nearThings = 40 // things of its kind or near in meaning
)

// Spelled reports whether a word is English that is spelled right, or one that the engine draws something for.
func (e *Engine) Spelled(word string) bool { return e.reader.Spelled(token.Key(word)) }

// Near returns words that mean something near to a search, the nearest first: the words of the search one by one, kinds of what
// it names that are things themselves, as a dachshund is a dog, things of the same kind, what is nearest in meaning, then kinds
// that nobody says every day, such as equid.
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
	if len(near) > 0 {
		if _, everyday := things.Lookup(near[0]); everyday {
			add(near[0])
		}
	}
	var wider []string
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
		var alike []string
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
		add(alike[:min(len(alike), nearAlike)]...)
	}
	add(near...)
	wider = wider[:min(len(wider), 2*nearKinds)] // of the first words of a long search
	words = words[:min(len(words), nearThings-len(wider))]
	add(wider...)
	return words
}
