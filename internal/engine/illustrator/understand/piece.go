// Package understand finds the piece of art that stands for the words of a phrase. Its tables are computed at build time
// from WordNet, emojibase, emojilib and the names of the art; curated lists come before all of them.
package understand

// Piece is one thing that the color sets can draw, under whatever names they give it.
type Piece struct {
	ID    int
	Name  string
	Label string
	Group Group
	Emoji string // code points in lower-case hex joined by "-", empty for pieces that are no emoji
	Looks []Look
}

// Look is a piece as one set draws it.
type Look struct {
	Set    string
	Name   string
	Aspect float64 // width / height of the visible art
	Color  string  // the plain color word that covers most of it
}

// Group is the Unicode group of an emoji.
type Group int

// The groups that matter to composition.
const (
	Smileys Group = 0
	People  Group = 1
	Animals Group = 3
	Food    Group = 4
	Travel  Group = 5
	Events  Group = 6
	Objects Group = 7
	Symbols Group = 8
	Flags   Group = 9
)

// In returns the piece's look in a set.
func (p Piece) In(set string) (Look, bool) {
	for _, look := range p.Looks {
		if look.Set == set {
			return look, true
		}
	}
	return Look{}, false
}
