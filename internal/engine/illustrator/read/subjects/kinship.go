package subjects

import (
	"slices"
	"strings"

	"pellucid/internal/engine/illustrator/brief"
	"pellucid/internal/engine/illustrator/read/state"
)

// How many a family of animals has where no number is told, and how many of it are grown.
const (
	familySize = 4
	parents    = 2
)

// ownYoung are the young animals that look unlike their parents and have a drawing of their own.
var ownYoung = map[string]string{"duck": "duckling", "mallard": "duckling", "chicken": "chick", "hen": "chick", "rooster": "chick", "sheep": "lamb", "deer": "fawn", "dog": "puppy", "cat": "kitten", "goose": "gosling", "swan": "cygnet"}

// FamilyOfAnimals makes those of a family of animals that are not its parents young: "a family of bears", "family of five foxes".
func FamilyOfAnimals(p *state.Parser) {
	words := strings.Fields(strings.ToLower(p.Out.Prompt))
	if !slices.Contains(words, "family") || len(p.Out.Subjects) == 0 {
		return
	}
	s := &p.Out.Subjects[0]
	animal := s.Kind == brief.Animal || s.Kind == brief.Bird
	kin := slices.ContainsFunc(p.Out.Subjects[1:], func(o brief.Subject) bool { return o.ID == s.ID || o.Kind == brief.Person })
	if !animal || s.Count <= parents || s.Young || s.Odd != nil || kin {
		return
	}
	if slices.ContainsFunc(p.Out.Reading.Understood, func(one brief.Item) bool {
		return one.As == "count" && strings.Contains(strings.ToLower(one.Words), "family")
	}) {
		s.Count = familySize
	}
	young := *s
	if own := ownYoung[s.ID]; own != "" {
		young.ID = own
	}
	young.Count, young.Young, young.Size = 1, true, ""
	s.Odd = &brief.Odd{At: parents, Few: s.Count - parents, Subject: young}
}
