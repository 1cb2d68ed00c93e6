// Package sets reads sheets of several pictures: sets of a theme, lists of things, and one thing in several ways.
package sets

import (
	"slices"
	"strconv"

	"pellucid/internal/engine/illustrator/read/senses"
	"pellucid/internal/engine/illustrator/read/state"
	"pellucid/internal/engine/illustrator/read/vocabulary"
)

// Sheet reads "weather icons", "a set of 6 kitchen icons" and "camping clipart bundle": several things of a theme, all of one size.
func Sheet(p *state.Parser) {
	if p.Set.OfTheme > 0 {
		return
	}
	ask := setAsked(p)
	facesOfSet(p, ask)
	all := ThemesNamed(p, ask)
	if len(all) == 0 {
		return
	}
	if ask.Kind == "" {
		themeIcon(p, all[0].Key, all[0].From, all[0].To)
		return
	}
	if ask.Kind == "stickers" && trimmed(p, ask.at[0]) {
		return // "a suitcase with travel stickers" is no sheet
	}
	if thingOfSet(p, ask, all) {
		for _, t := range all {
			p.Understand(t.From, t.To, "set", t.Key)
			p.Spans = slices.DeleteFunc(p.Spans, func(s state.Span) bool { return s.From < t.To && s.To > t.From })
		}
		return
	}
	main := mainThemes(p, all)
	from, to := main[0].From, main[len(main)-1].To
	if NamesList(p, from, to) || tradeTheme(p, from, to) || ask.weak && namesOther(p, all) || oneColored(p, ask, main) {
		return // what is listed is the set
	}
	n, told := sizeNamed(p)
	chosen := chooseThings(p, main, n, told >= 0)
	if named := senses.MoodsOfSet(p, chosen); len(named) >= senses.SheetLeast {
		chosen = named
	}
	if len(chosen) < senses.SheetLeast {
		return
	}
	takeSet(p, ask, all, from, to, chosen, told)
}

// sizeNamed is how many things a set is to have, and the token that says so, or -1.
func sizeNamed(p *state.Parser) (n, at int) {
	n, at = senses.SheetUsual, -1
	if p.Set.Size > 0 {
		return min(p.Set.Size, senses.SheetMost), len(p.Tokens)
	}
	for i, t := range p.Tokens {
		word := t.Text
		if v := vocabulary.Numerals[word]; v != "" {
			word = v
		}
		if v, err := strconv.Atoi(word); err == nil && v >= senses.SheetLeast && v < 100 {
			n, at = min(v, senses.SheetMost), i
		}
	}
	return n, at
}

// chooseThings takes things of some themes in turn: the first ones of each that can be drawn. A number that was told is kept if it can be; a theme that
// does not have the usual number gives a small sheet rather than one with a gap.
func chooseThings(p *state.Parser, themes []themeAt, n int, told bool) []state.SetThing {
	var out []state.SetThing
	for at := 0; at < senses.SheetMost; at++ {
		for _, th := range themes {
			list := senses.Drawn(p, senses.ReadSheets()[th.Key])
			if at < len(list) && !slices.Contains(out, list[at]) {
				out = append(out, list[at])
			}
		}
	}
	if len(out) >= n {
		return out[:n]
	}
	if !told && len(out) > senses.SheetSmall {
		return out[:senses.SheetSmall]
	}
	return out
}
