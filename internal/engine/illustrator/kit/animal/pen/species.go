package pen

import (
	"slices"
	"strings"

	"pellucid/internal/engine/illustrator/kit"
)

// Find returns the species of a rig's table that a name or another word for it means, else the usual one.
func Find[S any](all map[string]S, synonyms map[string]string, name, usual string) S {
	name = strings.ReplaceAll(strings.ToLower(strings.TrimSpace(name)), " ", "-")
	if s, ok := all[name]; ok {
		return s
	}
	if s, ok := all[synonyms[name]]; ok {
		return s
	}
	return all[usual]
}

// Slots returns the palette of a species: its own slots, then the common ones that it lacks, in the color that suits its body. The words name the
// body, which has the first slot.
func Slots(species, palette, common string, suiting func(slot kit.Slot, body kit.Color) kit.Color, words ...string) []kit.Slot {
	own, err := kit.ParsePalette(palette)
	if err != nil {
		panic(species + ": " + err.Error())
	}
	rest, err := kit.ParsePalette(common)
	if err != nil {
		panic(err)
	}
	for _, slot := range rest {
		if !slices.ContainsFunc(own, func(o kit.Slot) bool { return o.Name == slot.Name }) {
			slot.Color = suiting(slot, own[0].Color)
			own = append(own, slot)
		}
	}
	own[0].Words = append(own[0].Words, words...)
	return own
}
