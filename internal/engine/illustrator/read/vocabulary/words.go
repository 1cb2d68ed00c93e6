// Package vocabulary knows what words and phrases of a prompt mean: the lists, by class of word, and how they are looked up.
package vocabulary

import (
	"slices"
	"strings"
	"sync"

	"pellucid/internal/engine/illustrator/lexicon"
	"pellucid/internal/engine/illustrator/read/data"
	"pellucid/internal/engine/illustrator/things"
	"pellucid/internal/engine/illustrator/token"
)

// Words is every phrase that the reader knows, by token.Key.
type Words struct {
	Senses     map[string]Senses
	reach      map[string]int      // by first word, how many words the longest phrase has
	single     map[string]bool     // every word of every phrase
	Parts      map[string][]string // a word for a part to the names that pieces use
	Wears      map[string][]string // a role to the garments that stand for it
	Countries  map[string]string   // names and adjectives to codes
	Businesses map[string][]string // kinds of business to their marks, best first
	Young      map[string]bool     // names of young animals that are drawn as young ones of another name
	Gear       map[string][]Use    // what belongs to an activity
	MoreOf     map[string][]string // the poses that a pose with its gear shows too
	Zones      map[string]string   // places of things to what the composer calls them
	Hues       map[string]string   // nouns to the colors that they give
	Motifs     map[string]string   // themes to the things that show them
	More       map[string]bool     // words that say more than what is drawn for them shows
	MoreActs   map[string]bool     // the same of words for poses: as a relation they may be shown in full
	Unmet      map[string]string   // the poses of verbs whose object the image does not have
	Contexts   []Context           // words that mean another thing beside others
	own        map[string]bool     // compounds that name something of their own
}

// Shared returns the vocabulary, which is read once.
var Shared = sync.OnceValue(load)

// About how many phrases the lists have, and how many words: maps that have their size from the beginning are filled in half the time.
const usualPhrases, usualWords = 28000, 11000

func load() *Words {
	v := &Words{More: map[string]bool{}, MoreActs: map[string]bool{}, Unmet: map[string]string{}, Senses: make(map[string]Senses, usualPhrases), single: make(map[string]bool, usualWords), reach: make(map[string]int, usualWords), Parts: map[string][]string{}, Wears: map[string][]string{}, own: map[string]bool{}, Hues: map[string]string{}, Zones: map[string]string{}, Motifs: map[string]string{}}
	v.readPairs("colors", func(words, value string) { v.add(words, Color, value) })
	v.readClasses("attributes", func(c, value string) Sense { return Sense{Class: Class(c), Value: value} })
	v.readClasses("features", func(c, value string) Sense { return Sense{Class: Class(c), Value: value} })
	v.readClasses("garments", func(where, name string) Sense { return Sense{Class: Garment, Value: where + "/" + name} })
	v.readPairs("poses", func(words, value string) { v.add(words, Pose, value) })
	v.readPairs("poses", func(words, value string) { v.addOwned(words, Pose, value) })
	v.readPairs("poses", v.addBare)
	v.readPairs("verbs", func(words, value string) { v.Unmet[token.Key(words)] = value })
	v.readPairs("relations", func(words, value string) { v.add(words, Relation, value) })
	v.readPairs("relations", func(words, value string) { v.addOwned(words, Relation, value) })
	v.readPairs("people", func(words, value string) { v.add(words, Person, value) })
	v.readPairs("sets", func(words, value string) { v.add(words, Several, value) })
	v.readPairs("mixes", func(words, value string) { v.add(words, Mixed, value) })
	v.readPairs("themes", func(words, value string) { v.add(words, Theme, value) })
	v.Young = map[string]bool{}
	v.readPairs("young", func(words, value string) {
		v.add(words, Thing, value)
		v.Young[token.Key(words)] = true
	})
	v.readPairs("names", func(words, value string) { v.add(words, Thing, value) })
	v.readPairs("costumes", func(role, value string) { v.Wears[things.ID(role)] = lexicon.List(value) })
	v.readPairs("parts", func(words, value string) {
		v.add(words, PartWord, words)
		v.Parts[token.Key(words)] = lexicon.List(value)
	})
	v.readLists("scenes", Scene)
	v.readLists("sayings", Saying)
	v.readLists("trade", Trade)
	for words := range lexicon.Craft() {
		v.add(words, Trade, "")
	}
	for words, value := range lexicon.Styles() {
		v.add(words, Style, value)
	}
	for line := range lexicon.Lines(data.Text("stop")) {
		for _, word := range strings.Fields(line) {
			v.add(word, Stop, "")
		}
	}
	v.addPatterns()
	v.addThings()
	v.readPairs("standins", func(words, value string) {
		v.add(words, StandIn, value)
	})
	v.readPairs("settings", v.addSetting)
	v.readPairs("zones", func(words, value string) { v.Zones[token.Key(words)] = value })
	v.readPairs("hues", func(words, value string) { v.Hues[token.Key(words)] = value })
	v.readPairs("motifs", func(words, value string) { v.Motifs[token.Key(words)] = value })
	v.readCompounds()
	v.readGear()
	v.Countries = readCountries(v)
	v.Businesses = readBusinesses(v)
	v.Contexts = readContexts()
	return v
}

// readPairs reads lines "words, words = value".
func (v *Words) readPairs(name string, add func(words, value string)) {
	data.Pairs(name, func(words, value string, more bool) {
		if more && name == "poses" {
			v.MoreActs[token.Key(words)] = true
		} else if more {
			v.More[token.Key(words)] = true
		}
		add(words, value)
	})
}

// readClasses reads lines "class: words, words = value".
func (v *Words) readClasses(name string, make func(class, value string) Sense) {
	for line := range lexicon.Lines(data.Text(name)) {
		head, rest, _ := strings.Cut(line, ": ")
		words, value, _ := strings.Cut(rest, " = ")
		for _, item := range lexicon.List(words) {
			item, more := strings.CutPrefix(item, "~")
			if more {
				v.More[token.Key(item)] = true
			}
			s := make(head, value)
			v.add(item, s.Class, s.Value)
		}
	}
}

// readLists reads lines of words that all are of one class.
func (v *Words) readLists(name string, c Class) {
	for line := range lexicon.Lines(data.Text(name)) {
		for _, item := range lexicon.List(line) {
			v.add(item, c, item)
		}
	}
}

// readCompounds adds the compounds that name something of their own; those that no list knows are names that nothing draws yet.
func (v *Words) readCompounds() {
	for line := range lexicon.Lines(data.Text("compounds")) {
		for _, item := range lexicon.List(line) {
			key := token.Key(item)
			v.own[key] = true
			if len(v.Senses[key]) == 0 {
				v.add(key, Unknown, "name")
			}
		}
	}
}

// IsOwn reports whether words, singular or plural, name something of their own.
func (v *Words) IsOwn(key string) bool {
	return slices.ContainsFunc(things.Singulars(key), func(form string) bool { return v.own[form] })
}

func (v *Words) add(words string, c Class, value string) {
	key := token.Key(words)
	if key == "" {
		return
	}
	for _, have := range v.Senses[key] {
		if have.Class == c && (c != HairStyle || have.Value == value) {
			return // the first list that says so decides
		}
	}
	v.Senses[key] = append(v.Senses[key], Sense{Class: c, Value: value})
	for word := range strings.SplitSeq(key, " ") {
		v.single[word] = true
	}
	first, _, _ := strings.Cut(key, " ")
	v.reach[first] = max(v.reach[first], strings.Count(key, " ")+1)
}

// ownParts are the parts of a body that are named with or without the word for whose they are.
var ownParts = lexicon.Set("back belly tummy legs leg paws paw mouth beak talons claws claw feet head nose snout teeth tongue chest shoulder shoulders neck hind stomach trunk tail hands")

// addOwned adds the other ways to say whose a part is: who stands "on its hind legs" also stands "on his hind legs" and "on hind legs".
func (v *Words) addOwned(words string, c Class, value string) {
	before, after, ok := strings.Cut(" "+token.Key(words)+" ", " its ")
	last := after[strings.LastIndexByte(strings.TrimSpace(after), ' ')+1:]
	if first, _, _ := strings.Cut(after, " "); !ok || !ownParts[first] && !ownParts[strings.TrimSpace(last)] {
		return
	}
	more, acts := v.More[token.Key(words)], v.MoreActs[token.Key(words)]
	for _, whose := range []string{" his ", " her ", " their ", " the ", " "} {
		key := token.Key(before + whose + after)
		if _, known := v.Senses[key]; known || !strings.Contains(key, " ") {
			continue
		}
		v.add(key, c, value)
		v.More[key], v.MoreActs[key] = more, acts
	}
}

// bareArticles are the small words that people leave out of what somebody does, or put others in the place of.
var bareArticles = []string{" a ", " an ", " the ", " his ", " her ", " some "}

// addBare adds the ways to say what somebody does with another article or without one: who is "rolling out the dough" also is "rolling out dough".
func (v *Words) addBare(words, value string) {
	key := token.Key(words)
	add := func(said string) {
		if len(v.Senses[said]) == 0 {
			v.add(said, Pose, value)
			v.MoreActs[said] = v.MoreActs[key]
		}
	}
	doing, _, _ := strings.Cut(key, " ")
	bare := key
	for _, article := range bareArticles {
		bare = strings.ReplaceAll(bare, article, " ")
	}
	if bare == key {
		return
	}
	if strings.HasSuffix(doing, "ing") {
		add(bare)
	}
	for _, article := range bareArticles {
		if before, after, ok := strings.Cut(key, article); ok {
			for _, other := range []string{" a ", " the ", " his ", " her ", " their "} {
				add(before + other + after)
			}
			return
		}
	}
}

// Has reports whether words are of a class.
func (v *Words) Has(key string, c Class) bool {
	for _, s := range v.Senses[key] {
		if s.Class == c {
			return true
		}
	}
	return false
}

// Known reports whether a word is part of any phrase of the vocabulary.
func (v *Words) Known(word string) bool { return v.single[word] }
