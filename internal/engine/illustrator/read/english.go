package read

import (
	"slices"
	"sync"

	"pellucid/internal/engine/illustrator/read/languages"
	"pellucid/internal/engine/illustrator/read/vocabulary"
	"pellucid/internal/engine/illustrator/read/wordnet"
	"pellucid/internal/engine/illustrator/things"
)

// foreign are the dictionaries of the other languages.
var foreign = sync.OnceValue(func() *languages.Set { return languages.New(englishWords{vocabulary.Shared()}) })

// englishWords answers what a dictionary asks of the English words that it leads to.
type englishWords struct{ words *vocabulary.Words }

// Known reports whether a word is in the dictionary of English.
func (englishWords) Known(word string) bool { return wordnet.Knows(word) }

// Is reports whether words can be of one of some kinds.
func (e englishWords) Is(key string, kinds ...languages.Kind) bool {
	return slices.ContainsFunc(kinds, func(k languages.Kind) bool { return e.is(key, k) })
}

// classesOf are the classes of the kinds that a single list of them makes.
var classesOf = map[languages.Kind][]class{
	languages.Noun: {thing, person}, languages.Part: {partWord}, languages.Color: {color}, languages.Count: {count}, languages.Pose: {pose},
	languages.Relation: {relation}, languages.Place: {setting}, languages.Trade: {trade}, languages.Stop: {stop},
}

func (e englishWords) is(key string, kind languages.Kind) bool {
	s := span{senses: e.words.Senses[key]}
	switch kind {
	case languages.Listed:
		return len(s.senses) > 0
	case languages.Content:
		return s.hasContent(key)
	case languages.Describing:
		return slices.ContainsFunc(s.senses, func(one sense) bool {
			return !slices.Contains([]class{thing, person, standIn, garment, partWord, relation, stop}, one.Class)
		})
	case languages.Named:
		return e.anyForm(key, func(s span) bool { return s.is(thing, person, garment, partWord, standIn) })
	case languages.Worn:
		return e.anyForm(key, func(s span) bool { return s.is(garment, glasses, extra) || accessory(s.key) })
	case languages.Work:
		return vocabulary.Onto[key]
	}
	return s.is(classesOf[kind]...)
}

// anyForm reports whether a condition holds for words or for what they are the plural of.
func (e englishWords) anyForm(key string, holds func(span) bool) bool {
	return slices.ContainsFunc(things.Singulars(key), func(form string) bool { return holds(span{key: form, senses: e.words.Senses[form]}) })
}

// accessory reports whether the table of things has words among what is worn.
func accessory(key string) bool {
	t, ok := things.Lookup(key)
	return ok && t.Group == "clothing-accessory"
}

// hasContent reports whether words describe or name something: a color does, "with" and "a" do not.
func (s span) hasContent(key string) bool {
	for _, one := range s.senses {
		switch one.Class {
		case relation, stop, trade:
		case count:
			return key != "a"
		default:
			return true
		}
	}
	return false
}
