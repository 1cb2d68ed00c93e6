package figure

import (
	"slices"

	"pellucid/internal/engine/illustrator/brief"
	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/library"
)

// PatternSeen reports whether a pattern is drawn on a part of a piece: forms take one, lines and glows do not.
func PatternSeen(id, part string) bool {
	piece, ok := library.Find(id)
	if !ok {
		return true
	}
	slot, ok := slotOf(library.Slots(id), part)
	if !ok {
		return true
	}
	seen := false
	mark := func(*kit.Canvas, kit.Box, kit.Tones) kit.Node {
		seen = true
		return kit.Node{}
	}
	_, err := piece.Render(kit.Options{Fills: map[string]kit.Fill{slot: mark}})
	return seen || err != nil
}

// RainbowInLines reports whether a part of a piece that is told to be rainbow is drawn in lines that have one color each.
func RainbowInLines(id string, p brief.PartColor) bool {
	return p.Fill == "rainbow" && p.Color == "" && slices.Contains(library.Parts(id), p.Part) && (inLines[p.Part] || !PatternSeen(id, p.Part))
}

// inLines are the parts whose single lines are too slim for all the colors.
var inLines = Words("laces strings fringe tassels trail tail streamers ribbons keys candles feathers threads petals balloons bristles")
