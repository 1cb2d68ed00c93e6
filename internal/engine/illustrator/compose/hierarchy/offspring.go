package hierarchy

import (
	"cmp"

	"pellucid/internal/engine/illustrator/brief"
	"pellucid/internal/engine/illustrator/kit/animal"
)

// inheritCoats gives young animals that come with a grown one of their kind its breed and its coat, unless they have their own: the kittens
// of a black cat are black, the cub of a white tiger is white.
func (c *Tree) inheritCoats() {
	n := len(c.Brief.Subjects)
	for _, r := range c.Brief.Relations {
		if r.From == r.To || r.From < 0 || r.To < 0 || r.From >= n || r.To >= n {
			continue
		}
		for _, pair := range [2][2]int{{r.From, r.To}, {r.To, r.From}} {
			grown, young := c.Subject(pair[0]), &c.Brief.Subjects[pair[1]]
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

// LifeStage is what was said of somebody's age, with all who are grown alike.
func LifeStage(s brief.Subject) string {
	if s.Person == nil || s.Person.Age == "elder" || s.Person.Age == "young" {
		return "adult"
	}
	return cmp.Or(s.Person.Age, "adult")
}
