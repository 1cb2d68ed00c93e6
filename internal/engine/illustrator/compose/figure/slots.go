package figure

import (
	"slices"
	"strings"

	"pellucid/internal/engine/illustrator/brief"
	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/finish/patterns"
	"pellucid/internal/engine/illustrator/kit/library"
)

// skinWords are the words for the color of a hand that are tones of skin.
var skinWords = map[string]string{"black": "#6b4430", "brown": "#96603d", "white": "#fbdcc4"}

// PaintSlots sets the colors and patterns of a subject's slots.
func (c *Drawer) PaintSlots(s brief.Subject, slots []kit.Slot, o *kit.Options) {
	if len(slots) == 0 {
		return
	}
	words := append([]string{s.Color}, s.More...)
	pattern, ok := patternOf(s)
	if len(s.More) > 0 && patterns.TakesColor(s.Fill) && !partsOfTwo(s) && !(len(s.More) > 1 && panels(s)) {
		words = append([]string{s.Color}, s.More[1:]...)
		if len(s.More) > 1 && ok {
			words = words[:1] // the pattern has them all
		}
	}
	if s.Color == "" && s.Kind == brief.Family && len(c.Brief.Tints) > 0 {
		words = c.Brief.Tints
	}
	if len(s.More) > 1 && panels(s) {
		slots = stripesFirst(slots)
	}
	if len(words) > len(slots) && !ok && len(s.More) > 0 { // more colors than it has slots for: bands of all of them
		pattern, ok = patterns.Bands(colorsOf(words)), true
	}
	for word, slot := range slotsOf(words, slots) {
		if col, ok := ColorOf(word); ok {
			o.Colors[slot] = col
		}
		if tone, ok := skinWords[word]; ok && slot == "skin" && library.GroupOf(s.ID) == "body" && strings.Contains(s.ID, "hand") {
			o.Colors[slot] = kit.Hex(tone) // people's, not paint
		}
	}
	if ok {
		for _, name := range printedSlots(slots) {
			o.Fills[name] = pattern
		}
	}
	for _, part := range s.Parts {
		slot, ok := slotOf(slots, part.Part)
		if !ok {
			continue
		}
		if col, ok := lookOf(part.Color); ok {
			o.Colors[slot] = col
		}
		if f, ok := FillOf(part.Fill); ok {
			o.Fills[slot] = f
		}
	}
}

// stripesFirst puts the stripes right behind the main slot, and what other panels a thing has before the rest.
func stripesFirst(slots []kit.Slot) []kit.Slot {
	rank := func(s kit.Slot) int {
		switch {
		case s.Name == slots[0].Name:
			return 0
		case s.Name == "stripes" || slices.Contains(s.Words, "stripes") || slices.Contains(s.Words, "gores"):
			return 1
		case s.Name == "second" || s.Name == "third" || s.Name == "band":
			return 2
		}
		return 3
	}
	out := slices.Clone(slots)
	slices.SortStableFunc(out, func(a, b kit.Slot) int { return rank(a) - rank(b) })
	return out
}

// unprinted are slots that follow the main one and bear no pattern; upholstery are those that bear it instead of a frame.
var (
	unprinted  = map[string]bool{"legs": true, "handle": true, "handles": true, "strap": true, "straps": true, "collar": true, "rim": true, "stem": true, "cuffs": true, "frame": true, "base": true, "spout": true}
	upholstery = map[string]bool{"cushion": true, "cushions": true, "fabric": true, "seat": true, "shade": true, "blanket": true}
	framework  = map[string]bool{"wood": true, "frame": true, "metal": true}
)

// printedSlots are the slots that a pattern of the whole covers: the main one and those that follow it, such as sleeves and
// pockets.
func printedSlots(slots []kit.Slot) []string {
	var cloth []string
	for _, s := range slots {
		if upholstery[s.Name] {
			cloth = append(cloth, s.Name)
		}
	}
	if framework[slots[0].Name] && len(cloth) > 0 && !slices.ContainsFunc(slots, func(s kit.Slot) bool { return s.Name == "wheels" }) {
		return cloth
	}
	out := []string{slots[0].Name}
	for _, s := range slots[1:] {
		if s.From == slots[0].Name && !unprinted[s.Name] {
			out = append(out, s.Name)
		}
	}
	return out
}

// slotsOf gives each of several colors its slot: gold goes to what is of metal or gold anyway, the others in turn.
func slotsOf(words []string, slots []kit.Slot) map[string]string {
	out, used := map[string]string{}, map[string]bool{}
	for _, word := range words {
		if len(words) < 2 || word != "gold" && word != "silver" && word != "bronze" && word != "copper" {
			continue
		}
		for _, s := range slots {
			if !used[s.Name] && (s.Name == word || s.Name == "metal" || slices.Contains(s.Words, word) || slices.Contains(s.Words, "metal")) {
				out[word], used[s.Name] = s.Name, true
				break
			}
		}
	}
	for _, word := range words {
		if out[word] != "" {
			continue
		}
		for _, s := range slots {
			if !used[s.Name] {
				out[word], used[s.Name] = s.Name, true
				break
			}
		}
	}
	return out
}

// colorsOf returns the colors of color words; unknown words are skipped.
func colorsOf(words []string) []kit.Color {
	var all []kit.Color
	for _, word := range words {
		if col, ok := ColorOf(word); ok {
			all = append(all, col)
		}
	}
	return all
}

// partMaterials are the colors of parts of a material: "leather straps".
var partMaterials = map[string]string{
	"leather": "#8a5630", "wood": "#a8703c", "metal": "#b4bbc6", "chrome": "#c9d0da", "glass": "#bfe0ee", "ice": "#c9ecfa", "stone": "#9b9790", "marble": "#ece9e6",
	"denim": "#3f5f94", "brass": "#c9a24a", "wicker": "#c79a5c", "paper": "#efe3cc", "plastic": "#e0523f", "ceramic": "#f2ece4", "velvet": "#7a2450",
}

// lookOf returns the color of a part of which a color or a material was told.
func lookOf(word string) (kit.Color, bool) {
	if hex, ok := partMaterials[word]; ok {
		return kit.Hex(hex), true
	}
	return ColorOf(word)
}

// slotOf finds the slot that a word names, in the singular or plural.
func slotOf(slots []kit.Slot, word string) (string, bool) {
	same := func(a string) bool { return a == word || strings.TrimSuffix(a, "s") == strings.TrimSuffix(word, "s") }
	for _, s := range slots {
		if same(s.Name) || slices.ContainsFunc(s.Words, same) {
			return s.Name, true
		}
	}
	return "", false
}
