package compose

import (
	"slices"
	"strings"

	"pellucid/internal/engine/illustrator/brief"
	"pellucid/internal/engine/illustrator/kit/animal"
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

// inheritCoats gives young animals that come with a grown one of their kind its breed and its coat, unless they have their own: the kittens
// of a black cat are black, the cub of a white tiger is white.
func (c *composer) inheritCoats() {
	n := len(c.Brief.Subjects)
	for _, r := range c.Brief.Relations {
		if r.From == r.To || r.From < 0 || r.To < 0 || r.From >= n || r.To >= n {
			continue
		}
		for _, pair := range [2][2]int{{r.From, r.To}, {r.To, r.From}} {
			grown, young := c.subject(pair[0]), &c.Brief.Subjects[pair[1]]
			if grown.Kind == brief.Animal && young.Kind == brief.Animal && !isYoung(grown) && isYoung(*young) && plainCoat(*young) &&
				(grown.ID == young.ID || animal.IsYoung(young.ID) && animal.Kin(grown.ID, young.ID)) {
				young.ID, young.Young = grown.ID, true
				young.Color, young.More, young.Pattern, young.Fill, young.Parts = grown.Color, grown.More, grown.Pattern, grown.Fill, grown.Parts
			}
		}
	}
}

// isYoung reports whether an animal is a young one, by what was said or by its name.
func isYoung(s brief.Subject) bool { return s.Young || animal.IsYoung(s.ID) }

// plainCoat reports whether nothing was said of how an animal looks.
func plainCoat(s brief.Subject) bool {
	return s.Color == "" && len(s.More) == 0 && s.Pattern == "" && s.Fill == "" && len(s.Parts) == 0
}
