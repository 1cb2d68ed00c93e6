package senses

import (
	"slices"
	"strings"
	"sync"

	"pellucid/internal/engine/illustrator/read/data"
	"pellucid/internal/engine/illustrator/read/state"
	"pellucid/internal/engine/illustrator/read/vocabulary"
	"pellucid/internal/engine/illustrator/token"
)

// ReadSheets maps themes, by token.Key, to what a set of that theme shows, best first.
var ReadSheets = sync.OnceValue(func() map[string][]state.SetThing { return ThemedThings("sheets") })

// ThemedThings reads a list of themes and their things.
func ThemedThings(name string) map[string][]state.SetThing {
	sheets, colors := map[string][]state.SetThing{}, vocabulary.Shared()
	data.Pairs(name, func(words, value string, _ bool) {
		key := token.Key(words)
		for item := range strings.SplitSeq(value, "|") {
			f := strings.Fields(item)
			if len(f) == 0 {
				continue
			}
			t := state.SetThing{ID: f[0]}
			if f = f[1:]; len(f) > 0 && colors.Has(f[0], vocabulary.Color) {
				t.Color, f = f[0], f[1:]
			}
			t.Look = strings.Join(f, " ")
			sheets[key] = append(sheets[key], t)
		}
	})
	return sheets
}

// SheetLeast, SheetUsual and SheetMost are how many things a sheet has, SheetSmall how many a small one has; small sheets are those of themes that do not have the usual number.
const (
	SheetLeast, SheetSmall, SheetUsual, SheetMost = 2, 6, 9, 12
)

// Drawn are the things of a list that can be drawn.
func Drawn(p *state.Parser, list []state.SetThing) []state.SetThing {
	var out []state.SetThing
	for _, t := range list {
		if p.Tables.Drawable(t.ID) != "" && !slices.Contains(out, t) {
			out = append(out, t)
		}
	}
	return out
}
