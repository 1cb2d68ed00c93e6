package read

import (
	"slices"
	"strings"
	"sync"

	"pellucid/internal/engine/illustrator/lexicon"
	"pellucid/internal/engine/illustrator/read/data"
	"pellucid/internal/engine/illustrator/things"
	"pellucid/internal/engine/illustrator/token"
)

// class says what words do in a prompt.
type class string

// The classes of the word lists; those of attributes.txt and features.txt are named there.
const (
	thing      class = "thing" // value: id in the table of things
	person     class = "person"
	several    class = "set" // value: ids joined by " + "
	standIn    class = "stand-in"
	garment    class = "garment" // value: "where/name"
	partWord   class = "part"
	scene      class = "scene"
	theme      class = "theme"
	color      class = "color"
	fill       class = "fill"
	material   class = "material"
	state      class = "state"
	expression class = "expression"
	size       class = "size"
	count      class = "count"
	stack      class = "stack"
	inLine     class = "row"
	arranged   class = "arranged" // value: one of brief.Arrangements
	mixed      class = "mixed"    // value: ids joined by " + "; a vessel or a heap of them shows all
	young      class = "young"
	portrait   class = "portrait"
	facing     class = "facing"
	shadow     class = "shadow"
	pose       class = "pose"
	relation   class = "relation"
	skin       class = "skin"
	age        class = "age"
	body       class = "body"
	build      class = "build"
	hairStyle  class = "hairstyle"
	hairColor  class = "haircolor"
	beard      class = "beard"
	glasses    class = "glasses"
	extra      class = "extra"
	style      class = "style" // value: "field:value" of the style list
	trade      class = "trade"
	stop       class = "stop"
	place      class = "place"    // a country or state; value: its code
	featured   class = "featured" // a part of what follows: "eyed"
	saying     class = "saying"   // lettered as it stands
	outline    class = "shape"    // value: the thing, or "crescent", whose outline it has
	look       class = "look"     // how sweet a thing is
	alone      class = "alone"    // value: the one part that is drawn
	setting    class = "setting"  // value: a place of the composer
	blend      class = "blend"    // value: how several colors share a thing, and the colors: "halves:black+white"
	turn       class = "turn"     // how a thing is turned in the image
	unknown    class = "unknown"  // words of no list
)

// sense is one reading of some words.
type sense struct {
	class class
	value string
}

// vocabulary is every phrase that the reader knows, by token.Key.
type vocabulary struct {
	senses     map[string][]sense
	reach      map[string]int      // by first word, how many words the longest phrase has
	single     map[string]bool     // every word of every phrase
	parts      map[string][]string // a word for a part to the names that pieces use
	wears      map[string][]string // a role to the garments that stand for it
	countries  map[string]string   // names and adjectives to codes
	businesses map[string][]string // kinds of business to their marks, best first
	young      map[string]bool     // names of young animals that are drawn as young ones of another name
	gear       map[string][]use    // what belongs to an activity
	zones      map[string]string   // places of things to what the composer calls them
	hues       map[string]string   // nouns to the colors that they give
	motifs     map[string]string   // themes to the things that show them
	more       map[string]bool     // words that say more than what is drawn for them shows
	moreActs   map[string]bool     // the same of words for poses: as a relation they may be shown in full
	unmet      map[string]string   // the poses of verbs whose object the image does not have
	contexts   []context           // words that mean another thing beside others
	own        map[string]bool     // compounds that name something of their own
}

var shared = sync.OnceValue(loadVocabulary)

func loadVocabulary() *vocabulary {
	v := &vocabulary{more: map[string]bool{}, moreActs: map[string]bool{}, unmet: map[string]string{}, senses: map[string][]sense{}, single: map[string]bool{}, reach: map[string]int{}, parts: map[string][]string{}, wears: map[string][]string{}, own: map[string]bool{}, hues: map[string]string{}, zones: map[string]string{}, motifs: map[string]string{}}
	v.readPairs("colors", func(words, value string) { v.add(words, color, value) })
	v.readClasses("attributes", func(c, value string) sense { return sense{class(c), value} })
	v.readClasses("features", func(c, value string) sense { return sense{class(c), value} })
	v.readClasses("garments", func(where, name string) sense { return sense{garment, where + "/" + name} })
	v.readPairs("poses", func(words, value string) { v.add(words, pose, value) })
	v.readPairs("poses", func(words, value string) { v.addOwned(words, pose, value) })
	v.readPairs("verbs", func(words, value string) { v.unmet[token.Key(words)] = value })
	v.readPairs("relations", func(words, value string) { v.add(words, relation, value) })
	v.readPairs("relations", func(words, value string) { v.addOwned(words, relation, value) })
	v.readPairs("people", func(words, value string) { v.add(words, person, value) })
	v.readPairs("sets", func(words, value string) { v.add(words, several, value) })
	v.readPairs("mixes", func(words, value string) { v.add(words, mixed, value) })
	v.readPairs("themes", func(words, value string) { v.add(words, theme, value) })
	v.young = map[string]bool{}
	v.readPairs("young", func(words, value string) {
		v.add(words, thing, value)
		v.young[token.Key(words)] = true
	})
	v.readPairs("names", func(words, value string) { v.add(words, thing, value) })
	v.readPairs("costumes", func(role, value string) { v.wears[things.ID(role)] = lexicon.List(value) })
	v.readPairs("parts", func(words, value string) {
		v.add(words, partWord, words)
		v.parts[token.Key(words)] = lexicon.List(value)
	})
	v.readLists("scenes", scene)
	v.readLists("sayings", saying)
	v.readLists("trade", trade)
	for words := range lexicon.Craft() {
		v.add(words, trade, "")
	}
	for words, value := range lexicon.Styles() {
		v.add(words, style, value)
	}
	for line := range lexicon.Lines(data.Text("stop")) {
		for _, word := range strings.Fields(line) {
			v.add(word, stop, "")
		}
	}
	v.addPatterns()
	v.addThings()
	v.readPairs("standins", func(words, value string) {
		v.add(words, standIn, value)
	})
	v.readPairs("settings", v.addSetting)
	v.readPairs("zones", func(words, value string) { v.zones[token.Key(words)] = value })
	v.readPairs("hues", func(words, value string) { v.hues[token.Key(words)] = value })
	v.readPairs("motifs", func(words, value string) { v.motifs[token.Key(words)] = value })
	v.readCompounds()
	v.readGear()
	v.countries = readCountries(v)
	v.businesses = readBusinesses(v)
	v.contexts = readContexts()
	return v
}

// readPairs reads lines "words, words = value".
func (v *vocabulary) readPairs(name string, add func(words, value string)) {
	data.Pairs(name, func(words, value string, more bool) {
		if more && name == "poses" {
			v.moreActs[token.Key(words)] = true
		} else if more {
			v.more[token.Key(words)] = true
		}
		add(words, value)
	})
}

// readClasses reads lines "class: words, words = value".
func (v *vocabulary) readClasses(name string, make func(class, value string) sense) {
	for line := range lexicon.Lines(data.Text(name)) {
		head, rest, _ := strings.Cut(line, ": ")
		words, value, _ := strings.Cut(rest, " = ")
		for _, item := range lexicon.List(words) {
			item, more := strings.CutPrefix(item, "~")
			if more {
				v.more[token.Key(item)] = true
			}
			s := make(head, value)
			v.add(item, s.class, s.value)
		}
	}
}

// readLists reads lines of words that all are of one class.
func (v *vocabulary) readLists(name string, c class) {
	for line := range lexicon.Lines(data.Text(name)) {
		for _, item := range lexicon.List(line) {
			v.add(item, c, item)
		}
	}
}

// readCompounds adds the compounds that name something of their own; those that no list knows are names that nothing draws yet.
func (v *vocabulary) readCompounds() {
	for line := range lexicon.Lines(data.Text("compounds")) {
		for _, item := range lexicon.List(line) {
			key := token.Key(item)
			v.own[key] = true
			if len(v.senses[key]) == 0 {
				v.add(key, unknown, "name")
			}
		}
	}
}

// isOwn reports whether words, singular or plural, name something of their own.
func (v *vocabulary) isOwn(key string) bool {
	return slices.ContainsFunc(things.Singulars(key), func(form string) bool { return v.own[form] })
}

func (v *vocabulary) add(words string, c class, value string) {
	key := token.Key(words)
	if key == "" {
		return
	}
	for _, have := range v.senses[key] {
		if have.class == c && (c != hairStyle || have.value == value) {
			return // the first list that says so decides
		}
	}
	v.senses[key] = append(v.senses[key], sense{c, value})
	for word := range strings.SplitSeq(key, " ") {
		v.single[word] = true
	}
	first, _, _ := strings.Cut(key, " ")
	v.reach[first] = max(v.reach[first], strings.Count(key, " ")+1)
}

// ownParts are the parts of a body that are named with or without the word for whose they are.
var ownParts = wordSet("back belly tummy legs leg paws paw mouth beak talons claws claw feet head nose snout teeth tongue chest shoulder shoulders neck hind stomach trunk tail hands")

// addOwned adds the other ways to say whose a part is: who stands "on its hind legs" also stands "on his hind legs" and "on hind legs".
func (v *vocabulary) addOwned(words string, c class, value string) {
	before, after, ok := strings.Cut(" "+token.Key(words)+" ", " its ")
	last := after[strings.LastIndexByte(strings.TrimSpace(after), ' ')+1:]
	if first, _, _ := strings.Cut(after, " "); !ok || !ownParts[first] && !ownParts[strings.TrimSpace(last)] {
		return
	}
	more, acts := v.more[token.Key(words)], v.moreActs[token.Key(words)]
	for _, whose := range []string{" his ", " her ", " their ", " the ", " "} {
		key := token.Key(before + whose + after)
		if _, known := v.senses[key]; known || !strings.Contains(key, " ") {
			continue
		}
		v.add(key, c, value)
		v.more[key], v.moreActs[key] = more, acts
	}
}

func (v *vocabulary) has(key string, c class) bool {
	for _, s := range v.senses[key] {
		if s.class == c {
			return true
		}
	}
	return false
}

// natural names begin with a color that is the animal's own, so that it is not painted.
var natural = map[string]bool{
	"red fox": true, "red squirrel": true, "gray squirrel": true, "grey squirrel": true, "gray wolf": true, "grey wolf": true, "red cardinal": true,
	"red robin": true, "blue whale": true, "green tree": true, "gold coin": true, "red heart": true, "bald eagle": true, "open hand": true, "open mouth": true, "straight arrow": true,
	"empty frame": true, "falling snow": true, "falling petals": true, "ginger cat": true, "orange juice": true, "orange juice glass": true, "locked padlock": true, "hot glue gun": true,
}

// plainer synonyms say a color and a name that is better read as the two.
var plainer = map[string]bool{"orange cat": true, "red bus": true, "red lantern": true, "red bird": true, "red circle": true, "golden frame": true}

// addThings adds every name of the table of things, but for those that only put a quality before another name of the same thing:
// "red apple" is a color and an apple.
func (v *vocabulary) addThings() {
	things.Keys(func(key string, t things.Thing, name bool) {
		first, rest, several := strings.Cut(key, " ")
		if key == "cake with candles" || key == "fleur" {
			return // a cake and a part of it; any flower in French
		}
		if several && !name && !natural[key] {
			if same, ok := things.Lookup(rest); plainer[key] || ok && same.ID == t.ID && v.alters(first) {
				return
			}
		}
		v.addThing(key, t.ID, name)
	})
}

// addThing adds a name; a name of the table outranks what another list says of the same words.
func (v *vocabulary) addThing(key, id string, name bool) {
	for i, have := range v.senses[key] {
		if have.class == thing {
			if name {
				v.senses[key][i].value = id
			}
			return
		}
	}
	v.add(key, thing, id)
}

// alters reports whether a word changes how a thing is drawn: "little" and "baby" before the name of a thing do not.
func (v *vocabulary) alters(word string) bool {
	return slices.ContainsFunc(v.senses[word], func(s sense) bool {
		return slices.Contains([]class{color, material, fill, state, expression, hairStyle}, s.class)
	})
}
