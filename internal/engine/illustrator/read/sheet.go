package read

import (
	"slices"
	"strconv"
	"strings"
	"sync"

	"pellucid/internal/engine/illustrator/brief"
	"pellucid/internal/engine/illustrator/things"
	"pellucid/internal/engine/illustrator/token"
)

// readSheets maps themes, by token.Key, to what a set of icons of that theme shows, best first.
var readSheets = sync.OnceValue(func() map[string][]string {
	sheets := map[string][]string{}
	(&vocabulary{}).readPairs("sheets", func(words, value string) {
		for id := range strings.SplitSeq(value, "|") {
			sheets[token.Key(words)] = append(sheets[token.Key(words)], strings.TrimSpace(id))
		}
	})
	return sheets
})

// The words for a set of things of one theme, alone or before a word for several.
var (
	sheetWords  = map[string]string{"icons": "icons", "stickers": "stickers", "pictograms": "icons", "symbols": "icons"}
	sheetPairs  = map[string]string{"icon": "icons", "sticker": "stickers", "clipart": "icons", "emoji": "icons", "badge": "stickers"}
	sheetGroups = wordSet("set sets pack packs collection bundle sheet kit")
)

// The least, usual and most things of a sheet.
const (
	sheetLeast, sheetUsual, sheetMost = 2, 6, 12
)

// sheet reads "weather icons", "a set of 6 kitchen icons" and "travel sticker pack": several things of a theme, all of one size.
func (p *parser) sheet() {
	asked, from, to := p.sheetAsked()
	theme, at, end := p.themeNamed(asked != "")
	if theme == "" {
		return
	}
	if asked == "stickers" && p.trimmed(from) {
		return // "a suitcase with travel stickers" is no sheet
	}
	if asked == "" {
		p.themeIcon(theme, at, end)
		return
	}
	if p.namesList(at, end) || p.tradeTheme(at, end) {
		return // what is listed is the set
	}
	n := sheetUsual
	count := -1
	for i, t := range p.toks {
		if v, err := strconv.Atoi(t.Text); err == nil && v >= sheetLeast {
			n, count = min(v, sheetMost), i
		} else if v := numerals[t.Text]; v != "" {
			if v, _ := strconv.Atoi(v); v >= sheetLeast {
				n, count = v, i
			}
		}
	}
	var ids []string
	for _, id := range readSheets()[theme] {
		if p.r.drawable(id) != "" && len(ids) < n {
			ids = append(ids, id)
		}
	}
	if len(ids) < sheetLeast {
		return
	}
	p.understand(at, end, "set", strings.Join(plainNames(ids), ", "))
	for i := from; i < to; i++ {
		if i < at || i >= end {
			p.understand(i, i+1, "framing", asked)
		}
	}
	if count >= 0 {
		p.understand(count, count+1, "count", strconv.Itoa(len(ids)))
	}
	for i, id := range ids {
		again := slices.Contains(ids[:i], id)
		p.out.Subjects = append(p.out.Subjects, brief.Subject{Words: strings.ReplaceAll(id, "-", " "), Kind: p.r.drawable(id), ID: id, Count: 1, Portrait: p.animalName(id), Mirrored: again})
		if again { // another color shows that it is another one
			p.out.Subjects[len(p.out.Subjects)-1].Color = []string{"orange", "brown", "yellow", "green"}[i%4]
		}
	}
	p.out.Sheet = asked
	p.spans = slices.DeleteFunc(p.spans, func(s span) bool {
		gone := s.from < end && s.to > at || s.from < to && s.to > from || count >= s.from && count < s.to
		if !gone && s.kind == token.Word && (s.is(stop, relation) || sheetGroups[s.key] || s.key == "set") {
			p.mark(s.from, s.to)
			gone = true
		}
		return gone
	})
	if asked == "stickers" {
		p.setStyle("style", "sticker")
	}
}

// tradeTheme reports whether a theme is a part of words of the trade, beside a thing that is named: "set of gems, game icons".
func (p *parser) tradeTheme(from, to int) bool {
	within := slices.ContainsFunc(p.spans, func(s span) bool { return s.is(trade) && s.from <= from && s.to >= to && s.to-s.from > to-from })
	return within && slices.ContainsFunc(p.spans, func(s span) bool {
		id, _ := s.value(thing)
		return s.kind == token.Word && (s.from >= to || s.to <= from) && p.r.drawable(id) != "" && !s.is(trade, style, several)
	})
}

func plainNames(ids []string) []string {
	var out []string
	for _, id := range ids {
		out = append(out, plainName(id))
	}
	return out
}

// trimmed reports whether the token at i is what a thing of the prompt is with: a noun and "with" come before it.
func (p *parser) trimmed(i int) bool {
	with := slices.IndexFunc(p.toks[:i], func(t token.Token) bool { return t.Text == "with" })
	return with > 0 && slices.ContainsFunc(p.r.cut(p.toks[:with]), func(s span) bool { return s.is(thing) && !s.is(trade) && sheetWords[s.key] == "" })
}

// sheetAsked finds the words that ask for several icons or stickers.
func (p *parser) sheetAsked() (kind string, from, to int) {
	for i, t := range p.toks {
		if t.Kind != token.Word {
			continue
		}
		if k := sheetWords[t.Text]; k != "" {
			return k, i, i + 1
		}
		if k := sheetPairs[t.Text]; k != "" && i+1 < len(p.toks) && sheetGroups[p.toks[i+1].Text] {
			return k, i, i + 2
		}
	}
	return p.setOfKind()
}

// setOfKind finds a set that names the kind of its things: "set of 6 autumn leaves", "flowers set".
func (p *parser) setOfKind() (kind string, from, to int) {
	for i, t := range p.toks {
		if t.Kind != token.Word || !sheetGroups[t.Text] || p.withinName(i, i+1) {
			continue
		}
		for n := 3; n > 0; n-- {
			for _, at := range []int{i - n, i + 2, i + 3, i + 4, i + 5, i + 6} {
				if at < 0 || at+n > len(p.toks) || at > i && p.toks[i+1].Text != "of" {
					continue
				}
				words := ""
				for _, w := range p.toks[at : at+n] {
					words += " " + w.Text
				}
				if readSheets()[words[1:]] != nil && strings.HasSuffix(words, "s") && !p.withinName(at, at+n) {
					return "icons", i, i + 1
				}
			}
		}
	}
	return "", 0, 0
}

// themeNamed finds the longest words of a prompt that name a theme. A theme that also names a thing is one only beside a word for several.
func (p *parser) themeNamed(several bool) (theme string, from, to int) {
	for n := 3; n > 0; n-- {
		for i := 0; i+n <= len(p.toks); i++ {
			words := make([]string, n)
			for k := range n {
				words[k] = p.toks[i+k].Text
			}
			key := strings.Join(words, " ")
			if readSheets()[key] == nil {
				key = strings.TrimSuffix(key, "s")
			}
			if readSheets()[key] == nil || p.withinName(i, i+n) {
				continue
			}
			if named, ok := things.Lookup(key); !several && ok && p.r.drawable(named.ID) != "" {
				continue
			}
			return key, i, i + n
		}
	}
	return "", 0, 0
}

// withinName reports whether tokens are a part of a longer name of a thing: a shopping cart is no shopping.
func (p *parser) withinName(from, to int) bool {
	return slices.ContainsFunc(p.spans, func(s span) bool {
		return s.is(thing, several) && s.from < to && s.to > from && (s.from < from || s.to > to) && !sheetGroups[lastWord(s.key)]
	})
}

// themeIcon reads "music app icon": the first thing of a theme, where the prompt names no thing to draw.
func (p *parser) themeIcon(theme string, from, to int) {
	icon := slices.ContainsFunc(p.toks, func(t token.Token) bool { return t.Text == "icon" })
	if !icon || slices.ContainsFunc(p.spans, func(s span) bool {
		id, _ := s.value(thing)
		return (p.r.drawable(id) != "" || s.is(person)) && (s.from >= to || s.to <= from)
	}) {
		return
	}
	i := slices.IndexFunc(readSheets()[theme], func(id string) bool { return p.r.drawable(id) != "" })
	at := slices.IndexFunc(p.spans, func(s span) bool { return s.from >= from && s.from < to })
	if i < 0 || at < 0 {
		return
	}
	id := readSheets()[theme][i]
	p.spans[at] = span{kind: token.Word, from: from, to: to, key: strings.ReplaceAll(id, "-", " "), senses: []sense{{thing, id}}}
	for k := len(p.spans) - 1; k > at; k-- {
		if p.spans[k].from < to {
			p.spans = slices.Delete(p.spans, k, k+1)
		}
	}
}
