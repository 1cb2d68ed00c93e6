// Package readtest has what tests of the reader share: a catalog that has everything, and briefs on one line.
package readtest

import (
	"slices"

	"pellucid/internal/engine/illustrator/brief"
	"pellucid/internal/engine/illustrator/things"
)

// Catalog is a catalog in which everything of the table of things can be drawn, or only what only names.
type Catalog struct {
	Only   map[string]bool
	Breeds map[string]bool
}

func (f Catalog) has(id string, kind brief.Kind) (things.Thing, bool) {
	t, ok := things.ByID(id)
	return t, ok && t.Kind == kind && (f.Only == nil || f.Only[id])
}

func (f Catalog) Has(id string) bool {
	_, ok := f.has(id, brief.Piece)
	return ok || f.Only == nil && id == "pirate-hat"
}

func (f Catalog) Piece(id string) ([]string, []string, bool) {
	t, ok := f.has(id, brief.Piece)
	return t.Parts, nil, ok
}

func (f Catalog) States(id string) []string {
	return map[string][]string{"open-book": {"blank"}, "glass-of-water": {"full", "half-full"}, "treasure-chest": {"open", "closed", "empty"}, "mug": {"full", "empty"}, "umbrella": {"open", "closed"}, "ice-cream": {"1-scoops", "2-scoops", "3-scoops"}, "birthday-cake": {"3-candles"}, "wedding-cake": {"2-tiers", "3-tiers"}, "lemon": {"whole", "half"}, "cartoon-eyes": {"looking-left", "looking-up", "angry"}}[id]
}

func (f Catalog) Gripped(id string) bool {
	return slices.Contains([]string{"umbrella", "balloon", "rope", "sword", "magic-wand", "lantern", "flag", "book", "guitar", "sword"}, id)
}

func (f Catalog) Missed(brief.Brief) []brief.Missed { return nil }

func (f Catalog) View(id, from string) bool {
	return map[string]bool{"cat behind": true, "cat front": true, "car side": true, "pizza above": true, "mug above": true, "table above": true, "owl front": true, "dog front": false}[id+" "+from]
}

func (f Catalog) Species(id string) ([]string, bool) {
	t, ok := f.has(id, brief.Animal)
	return t.Parts, ok || f.Breeds[id]
}

func (f Catalog) Bird(id string) ([]string, bool) {
	t, ok := f.has(id, brief.Bird)
	return t.Parts, ok
}

func (f Catalog) Role(id string) ([]string, bool) {
	t, ok := f.has(id, brief.Person)
	return t.Parts, ok || id == ""
}

func (f Catalog) Outline(id string) bool { return id == "heart" || id == "star" || id == "pumpkin" }

func (f Catalog) Reshapes(id string) bool { return id != "cake" && id != "stethoscope" }

func (f Catalog) Makes(id string) bool { return id == "candle" || id == "mug" || id == "cookie" }

func (f Catalog) Alone(id, word string) (string, bool) {
	if (word == "slice" || word == "slices") && (id == "orange" || id == "lemon" || id == "lime") {
		return "slice", true
	}
	part := map[string]string{"wing": "wings", "wings": "wings", "tail": "tail", "wheel": "wheels", "trunk": "trunk"}[word]
	t, ok := things.ByID(id)
	return part, ok && part != "" && (slices.Contains(t.Parts, part) || slices.Contains(t.Parts, word))
}

func (f Catalog) Family(id string) bool {
	switch id {
	case "frame", "corner", "border", "divider", "pattern", "badge", "ribbon", "banner", "bubble", "lettering", "splash", "sparkles", "confetti", "bokeh", "blob", "waves", "sunburst", "cloudscape", "foliage":
		return f.Only == nil
	}
	_, ok := f.has(id, brief.Family)
	return ok
}

func (f Catalog) Flag(code string) bool     { return f.Only == nil && len(code) == 2 }
func (f Catalog) Map(code string) bool      { return f.Only == nil }
func (f Catalog) Garment(name string) bool  { return f.Only == nil }
func (f Catalog) Acts(id, pose string) bool { return id == "frog" }
func (f Catalog) Face(id string) bool {
	t, ok := f.has(id, brief.Piece)
	return ok && t.Group == "food-drink"
}
func (f Catalog) PartGrows(id, part string) bool {
	return part == "eyes" || part == "ears" || part == "tail"
}
func (f Catalog) PartForm(id, part, form string) bool {
	t, ok := f.has(id, brief.Animal)
	return ok && t.Group == "animal" && part != "" && form != ""
}
func (f Catalog) Place(string) bool { return f.Only == nil }
