package holding

import (
	"slices"
	"strings"

	"pellucid/internal/engine/illustrator/compose/relation/placing"
	"pellucid/internal/engine/illustrator/lexicon"
)

// hugeHeld is how long a thing is that is told to be giant, as a share of who holds it.
const hugeHeld = .8

// hugeWords are the words for things that are far larger than they are in life.
var hugeWords = lexicon.Set("giant huge enormous gigantic oversized massive colossal humongous")

// saidHuge reports whether the prompt calls subject i giant, rather than only big.
func saidHuge(c *placing.Placer, i int) bool {
	words := strings.Fields(strings.ToLower(c.Brief.Prompt))
	named := strings.Fields(strings.ToLower(c.Subject(i).Words))
	if len(named) == 0 {
		return false
	}
	at := slices.Index(words, named[0])
	for back := at - 1; back >= max(0, at-3); back-- {
		if hugeWords[words[back]] {
			return true
		}
	}
	return false
}
