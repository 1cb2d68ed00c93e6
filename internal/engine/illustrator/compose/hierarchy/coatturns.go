package hierarchy

import (
	"slices"
	"strings"

	"pellucid/internal/engine/illustrator/brief"
)

// coatColors are the colors in which copies of an animal come by turns where none is told; the first is its own.
var coatColors = map[string][]string{
	"kitten": {"", "gray", "cream", "black"}, "puppy": {"", "brown", "cream", "black"}, "horse": {"", "gray", "black", "chestnut"}, "pony": {"", "brown", "cream"},
	"rabbit": {"", "gray", "white", "brown"}, "bunny": {"", "gray", "white"}, "guinea-pig": {"", "black", "cream"}, "hamster": {"", "gray", "white"},
	"bird": {"", "red", "yellow", "green"}, "parrot": {"", "green", "blue"}, "parakeet": {"", "blue", "yellow"}, "goat": {"", "brown", "black"}, "llama": {"", "brown", "gray"}, "alpaca": {"", "brown", "gray"},
	"chicken": {"", "white", "black"}, "hen": {"", "white", "black"}, "mouse": {"", "white", "brown"},
}

// coatBreeds are the breeds in which copies of an animal come by turns after itself.
var coatBreeds = map[string][]string{
	"cat": {"tabby-cat", "tuxedo-cat", "white-cat"},
	"dog": {"beagle", "dalmatian", "labrador-retriever"},
}

// alikeWords ask for copies that do not differ.
var alikeWords = []string{"identical", "matching", "twin", "same", "alike", "siamese"}

// varyCoats gives several pets of which no color, breed or pattern is told coats of their own: "three cats" are three different cats, as they
// would be in a photo.
func (c *Tree) varyCoats() {
	words := strings.Fields(strings.ToLower(c.Brief.Prompt))
	if slices.ContainsFunc(words, func(w string) bool { return slices.Contains(alikeWords, strings.Trim(w, ",.")) }) {
		return
	}
	for i := range c.Brief.Subjects {
		s := &c.Brief.Subjects[i]
		plain := s.Color == "" && s.Fill == "" && s.Pattern == "" && s.Material == "" && len(s.More) == 0 && len(s.Parts) == 0 && len(s.Mix) == 0 && s.Odd == nil && s.Blend == ""
		if s.Kind != brief.Animal && s.Kind != brief.Bird || s.Count < 2 || !plain || len(c.Brief.Tints) > 0 {
			continue
		}
		if breeds := coatBreeds[s.ID]; breeds != nil && !s.Young && s.Person == nil {
			s.Mix = breeds
		} else if colors := coatColors[s.ID]; colors != nil {
			s.Color = strings.Join(colors, brief.ByTurns)
		}
	}
}
