package languages

import "pellucid/internal/engine/illustrator/token"

// Vocabulary is what has to be known of the English words that a dictionary leads to. Words are given by their token.Key.
type Vocabulary interface {
	// Is reports whether words can be of one of some kinds.
	Is(key string, kinds ...Kind) bool
	// Known reports whether a word is in an English dictionary, as it is or with an ending.
	Known(word string) bool
}

// Kind is what English words do in a prompt, as far as another language has to know it.
type Kind int

// The kinds of words.
const (
	Listed     Kind = iota // in any list of ours
	Content                // names, describes or counts; "a" does not
	Noun                   // a thing or a person
	Named                  // whatever has a color: nouns, garments, parts
	Worn                   // a garment, glasses, an accessory
	Describing             // tells what something is like and names nothing
	Part
	Color
	Count
	Pose
	Work // done to something: "watering"
	Relation
	Place
	Trade
	Stop
)

// names reports whether English words name something that has a color.
func (d *Dictionary) names(english string) bool { return d.english.Is(token.Key(english), Named) }

// worn reports whether English words name something that one wears.
func (d *Dictionary) worn(english string) bool { return d.english.Is(token.Key(english), Worn) }

// describes reports whether English words tell what something is like and name nothing.
func (d *Dictionary) describes(english string) bool {
	return d.english.Is(token.Key(english), Describing)
}
