package holding

import (
	"slices"

	"pellucid/internal/engine/illustrator/brief"
	"pellucid/internal/engine/illustrator/compose/relation/placing"
)

// Towards are the relations in which two are turned to each other, though only one of them does something.
var Towards = map[string]bool{"looking at": true, "facing": true}

// givenLeast is the least that measures what somebody holds out, in their lengths.
const givenLeast = .17

// gives reports whether subject i holds something out to somebody who lives.
func gives(c *placing.Placer, i int) bool {
	return slices.ContainsFunc(c.Links, func(l brief.Relation) bool { return Towards[l.Kind] && l.From == i && c.Stands(l.To) })
}

// HasTwoThings reports whether somebody has two things in the hands.
func HasTwoThings(c *placing.Placer, i int) bool {
	n := 0
	for _, l := range c.Links {
		if l.From == i && l.Kind == "holding" {
			n++
		}
	}
	return n > 1
}
