package compose

import (
	"slices"
	"strings"

	"pellucid/internal/engine/illustrator/brief"
)

// relatives are the words for people who are of one family.
var relatives = words("mother mom mum mommy mama father dad daddy papa son daughter grandma grandmother granny grandpa grandfather grandson granddaughter baby newborn family parents brother sister siblings twins")

// skinSeed chooses the skin tone of a person of whom nothing was said: those of one family have the same.
func (c *composer) skinSeed(i, copy int) uint64 {
	people := 0
	for _, s := range c.Brief.Subjects {
		if s.Kind == brief.Person {
			people++
		}
	}
	related := people > 1 && slices.ContainsFunc(c.Brief.Subjects, func(s brief.Subject) bool {
		return s.Kind == brief.Person && slices.ContainsFunc(strings.Fields(strings.ToLower(s.Words)), func(word string) bool { return relatives[word] })
	})
	if !related || c.subject(i).Kind != brief.Person {
		return c.seed(i, copy)
	}
	return c.seed(slices.IndexFunc(c.Brief.Subjects, func(s brief.Subject) bool { return s.Kind == brief.Person }), 0)
}
