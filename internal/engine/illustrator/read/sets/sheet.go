package read

import (
	"slices"
	"strconv"
	"strings"
	"sync"

	"pellucid/internal/engine/illustrator/read/data"
	"pellucid/internal/engine/illustrator/read/vocabulary"
	"pellucid/internal/engine/illustrator/token"
)

// setThing is one thing of a set: its name in the table of things, and the color, the pose or the state in which the set shows it.
type setThing struct{ id, color, look string }

// readSheets maps themes, by token.Key, to what a set of that theme shows, best first.
var readSheets = sync.OnceValue(func() map[string][]setThing { return themedThings("sheets") })

// themedThings reads a list of themes and their things.
func themedThings(name string) map[string][]setThing {
	sheets, colors := map[string][]setThing{}, vocabulary.Shared()
	data.Pairs(name, func(words, value string, _ bool) {
		key := token.Key(words)
		for item := range strings.SplitSeq(value, "|") {
			f := strings.Fields(item)
			if len(f) == 0 {
				continue
			}
			t := setThing{id: f[0]}
			if f = f[1:]; len(f) > 0 && colors.Has(f[0], color) {
				t.color, f = f[0], f[1:]
			}
			t.look = strings.Join(f, " ")
			sheets[key] = append(sheets[key], t)
		}
	})
	return sheets
}

// sheetLeast, sheetUsual and sheetMost are how many things a sheet has, sheetSmall how many a small one has; small sheets are those of themes that do not have the usual number.
const (
	sheetLeast, sheetSmall, sheetUsual, sheetMost = 2, 6, 9, 12
)

// sheet reads "weather icons", "a set of 6 kitchen icons" and "camping clipart bundle": several things of a theme, all of one size.
func (p *parser) sheet() {
	if p.ofTheme > 0 {
		return
	}
	ask := p.setAsked()
	p.facesOfSet(ask)
	all := p.themesNamed(ask)
	if len(all) == 0 {
		return
	}
	if ask.kind == "" {
		p.themeIcon(all[0].key, all[0].from, all[0].to)
		return
	}
	if ask.kind == "stickers" && p.trimmed(ask.at[0]) {
		return // "a suitcase with travel stickers" is no sheet
	}
	if p.thingOfSet(ask, all) {
		for _, t := range all {
			p.understand(t.from, t.to, "set", t.key)
			p.spans = slices.DeleteFunc(p.spans, func(s span) bool { return s.from < t.to && s.to > t.from })
		}
		return
	}
	main := p.mainThemes(all)
	from, to := main[0].from, main[len(main)-1].to
	if p.namesList(from, to) || p.tradeTheme(from, to) || ask.weak && p.namesOther(all) || p.oneColored(ask, main) {
		return // what is listed is the set
	}
	n, told := p.sizeNamed()
	chosen := p.chooseThings(main, n, told >= 0)
	if named := p.moodsOfSet(chosen); len(named) >= sheetLeast {
		chosen = named
	}
	if len(chosen) < sheetLeast {
		return
	}
	p.takeSet(ask, all, from, to, chosen, told)
}

// sizeNamed is how many things a set is to have, and the token that says so, or -1.
func (p *parser) sizeNamed() (n, at int) {
	n, at = sheetUsual, -1
	if p.setSize > 0 {
		return min(p.setSize, sheetMost), len(p.toks)
	}
	for i, t := range p.toks {
		word := t.Text
		if v := vocabulary.Numerals[word]; v != "" {
			word = v
		}
		if v, err := strconv.Atoi(word); err == nil && v >= sheetLeast && v < 100 {
			n, at = min(v, sheetMost), i
		}
	}
	return n, at
}

// chooseThings takes things of some themes in turn: the first ones of each that can be drawn. A number that was told is kept if it can be; a theme that
// does not have the usual number gives a small sheet rather than one with a gap.
func (p *parser) chooseThings(themes []themeAt, n int, told bool) []setThing {
	var out []setThing
	for at := 0; at < sheetMost; at++ {
		for _, th := range themes {
			list := p.drawn(readSheets()[th.key])
			if at < len(list) && !slices.Contains(out, list[at]) {
				out = append(out, list[at])
			}
		}
	}
	if len(out) >= n {
		return out[:n]
	}
	if !told && len(out) > sheetSmall {
		return out[:sheetSmall]
	}
	return out
}

// drawn are the things of a list that can be drawn.
func (p *parser) drawn(list []setThing) []setThing {
	var out []setThing
	for _, t := range list {
		if p.r.drawable(t.id) != "" && !slices.Contains(out, t) {
			out = append(out, t)
		}
	}
	return out
}
