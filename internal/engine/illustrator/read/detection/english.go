package detection

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
var classesOf = map[languages.Kind][]vocabulary.Class{
	languages.Noun: {vocabulary.Thing, vocabulary.Person}, languages.Part: {vocabulary.PartWord}, languages.Color: {vocabulary.Color}, languages.Count: {vocabulary.Count}, languages.Pose: {vocabulary.Pose},
	languages.Relation: {vocabulary.Relation}, languages.Place: {vocabulary.Setting}, languages.Trade: {vocabulary.Trade}, languages.Stop: {vocabulary.Stop},
}

func (e englishWords) is(key string, kind languages.Kind) bool {
	s := vocabulary.Phrase{Senses: e.words.Senses[key]}
	switch kind {
	case languages.Listed:
		return len(s.Senses) > 0
	case languages.Content:
		return hasContent(key, s.Senses)
	case languages.Describing:
		return slices.ContainsFunc(s.Senses, func(one vocabulary.Sense) bool {
			return !slices.Contains([]vocabulary.Class{vocabulary.Thing, vocabulary.Person, vocabulary.StandIn, vocabulary.Garment, vocabulary.PartWord, vocabulary.Relation, vocabulary.Stop}, one.Class)
		})
	case languages.Named:
		return e.anyForm(key, func(s vocabulary.Phrase) bool {
			return s.Is(vocabulary.Thing, vocabulary.Person, vocabulary.Garment, vocabulary.PartWord, vocabulary.StandIn)
		})
	case languages.Worn:
		return e.anyForm(key, func(s vocabulary.Phrase) bool {
			return s.Is(vocabulary.Garment, vocabulary.Glasses, vocabulary.Extra) || accessory(s.Key)
		})
	case languages.Work:
		return vocabulary.Onto[key]
	}
	return s.Is(classesOf[kind]...)
}

// anyForm reports whether a condition holds for words or for what they are the plural of.
func (e englishWords) anyForm(key string, holds func(vocabulary.Phrase) bool) bool {
	return slices.ContainsFunc(things.Singulars(key), func(form string) bool { return holds(vocabulary.Phrase{Key: form, Senses: e.words.Senses[form]}) })
}

// accessory reports whether the table of things has words among what is worn.
func accessory(key string) bool {
	t, ok := things.Lookup(key)
	return ok && t.Group == "clothing-accessory"
}

// hasContent reports whether words describe or name something: a color does, "with" and "a" do not.
func hasContent(key string, senses vocabulary.Senses) bool {
	for _, one := range senses {
		switch one.Class {
		case vocabulary.Relation, vocabulary.Stop, vocabulary.Trade:
		case vocabulary.Count:
			return key != "a"
		default:
			return true
		}
	}
	return false
}

// Nearest returns the English of the word of a language that a misspelled one was meant for.
func Nearest(lang languages.Language, word string) (string, bool) {
	return foreign().Of(lang.Code).Nearest(word)
}
