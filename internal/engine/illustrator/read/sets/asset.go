package read

import (
	"slices"
	"strconv"
	"strings"

	"pellucid/internal/engine/illustrator/brief"
	"pellucid/internal/engine/illustrator/read/vocabulary"
	"pellucid/internal/engine/illustrator/things"
	"pellucid/internal/engine/illustrator/token"
)

// namesList reports whether a prompt for a set names at least two things to draw besides the words of its theme.
func (p *parser) namesList(from, to int) bool {
	n := 0
	for _, s := range p.spans {
		id, ok := s.value(thing)
		if ok && s.kind == token.Word && (s.from >= to || s.to <= from) && p.r.drawable(id) != "" && !s.is(trade, style, several) {
			n++
		}
	}
	return n > 1
}

// setItems are words for the things of a set, after their number.
var setItems = wordSet("stickers sticker pieces pcs pc piece icons designs elements items pack variations versions cliparts images graphics variants styles")

// sizeOfSet takes out the number of things of a set that does not come right before their name: "potions set of 4", "sticker sheet 9 stickers".
func (p *parser) sizeOfSet() {
	for i, s := range p.spans {
		v, counted := s.value(count)
		n, err := strconv.Atoi(v)
		if !counted || err != nil || n < sheetLeast || s.kind != token.Word || p.span(i-1).key == "of" {
			continue
		}
		before := i > 0 && slices.Contains([]string{"set of", "pack of", "bundle of", "sheet of", "collection of"}, p.spans[i-1].key)
		switch {
		case before && (i+1 == len(p.spans) || !p.span(i+1).isWord() || p.span(i+1).is(trade) && !p.span(i+1).is(thing)):
			p.drop(i, "count", v)
			p.drop(i-1, "framing", "set")
		case !before && i+1 < len(p.spans) && setItems[p.span(i+1).key] && i > 0:
			if key := p.span(i + 1).key; strings.HasPrefix(key, "pc") || strings.HasPrefix(key, "piece") {
				p.drop(i+1, "count", v) // "6 pcs" are no computers
			}
			p.drop(i, "count", v)
		default:
			continue
		}
		p.setSize = n
		return
	}
}

// setOfNumber is the number after "set of", "pack of" and the like, or 0.
func (p *parser) setOfNumber() int {
	for i := 2; i < len(p.toks); i++ {
		word := p.wordAt(i)
		if v := vocabulary.Numerals[word]; v != "" {
			word = v
		}
		if n, err := strconv.Atoi(word); err == nil && n >= sheetLeast && p.wordAt(i-1) == "of" && sheetGroups[p.wordAt(i-2)] {
			if slices.ContainsFunc(p.out.Reading.LeftOut, func(it brief.Item) bool { return it.Words == p.toks[i].Text }) {
				p.counts(p.toks[i].Text)
			}
			return n
		}
	}
	return 0
}

// facesOfSet gives the things of a set the faces that it is with: "cute vegetables with faces clipart".
func (p *parser) facesOfSet(ask setAsk) {
	for i, s := range p.spans {
		if ask.kind == "" || s.kind != token.Word || lastWord(s.key) != "faces" && lastWord(s.key) != "face" {
			continue
		}
		from := i
		for from > 0 && p.spans[from-1].isWord() && (p.spans[from-1].is(describing...) || p.spans[from-1].is(trade) || p.spans[from-1].key == "a") && p.spans[from-1].key != "with" {
			from--
		}
		if p.span(from-1).key != "with" {
			continue
		}
		from--
		for from > 0 && (p.spans[from-1].key == "each" || p.spans[from-1].key == "all") {
			from--
		}
		p.understand(p.spans[from].from, s.to, "style", "kawaii")
		p.spans = slices.Delete(p.spans, from, i+1)
		p.kawaii = true
		return
	}
}

// listedSet takes out the theme of a set whose things are listed, where it stands with the words for the set: "food sticker sheet: sushi, ramen, donut".
func (p *parser) listedSet() {
	ask := p.setAsked()
	if ask.kind == "" {
		return
	}
	drop := func(from, to int, words string) bool {
		if !p.besideAsk(ask, from, to) || !p.namesList(from, to) {
			return false
		}
		p.understand(from, to, "set", words)
		p.spans = slices.DeleteFunc(p.spans, func(s span) bool { return s.from < to && s.to > from })
		for i := len(p.spans) - 1; i >= 0; i-- {
			if s := p.spans[i]; setFillers[s.key] && p.besideAsk(ask, s.from, s.to) {
				p.drop(i, "framing", ask.kind)
			}
		}
		return true
	}
	p.dropAsk(ask)
	found := false
	for _, t := range p.themesNamed(setAsk{kind: ask.kind, at: ask.at}) {
		if at := p.spanAt(t.from); at >= 0 && p.spans[at].to == t.to && p.spans[at].is(style) && !p.spans[at].is(thing) {
			continue // "boho sun and moon clipart": it tells the colors
		}
		if named, ok := things.Lookup(t.key); ok && p.r.drawable(named.ID) != "" && !p.listsApart(t.from, t.to) {
			continue // "sushi characters set" is of sushi
		} else if ok && p.r.drawable(named.ID) != "" && slices.ContainsFunc(p.toks[:t.from], func(t token.Token) bool { return t.Kind == token.Pause }) {
			continue // "dragon, knight, princess clipart set": the last one of the list
		} else if ok && p.r.drawable(named.ID) != "" && (p.wordAt(t.to) == "and" || setNouns[p.wordAt(t.from-1)]) {
			continue // "crystals and moon phases sticker sheet", "clipart set toadstools, fairy": the first one of the list
		}
		found = drop(t.from, t.to, t.key) || found
	}
	if found {
		return
	}
	for _, s := range p.spans {
		if s.is(several) && s.kind == token.Word && drop(s.from, s.to, s.key) {
			return
		}
	}
}

// listsApart reports whether at least two things to draw are named in other clauses than some tokens are in.
func (p *parser) listsApart(from, to int) bool {
	n := 0
	for _, s := range p.spans {
		lo, hi := min(s.from, from), max(s.to, to)
		id, ok := s.value(thing)
		if ok && s.kind == token.Word && p.r.drawable(id) != "" && !s.is(trade, style) && slices.ContainsFunc(p.toks[lo:hi], func(t token.Token) bool { return t.Kind == token.Pause }) {
			n++
		}
	}
	return n > 1
}

// dropAsk takes out words that only ask for a set, and whom it is for, where its things are listed: "game asset sheet", "kids".
func (p *parser) dropAsk(ask setAsk) {
	if !ask.group || !p.namesList(-1, -1) {
		return
	}
	for i := len(p.spans) - 1; i >= 0; i-- {
		s := p.spans[i]
		asks := s.kind == token.Word && (!s.is(trade, style) || s.key == "badge" || s.key == "badges") && slices.Contains(ask.at, s.from) && slices.Contains(ask.at, s.to-1)
		kid := (s.key == "kids" || s.key == "kid" || s.key == "children" || s.key == "game") && p.span(i+1).isWord() && p.span(i-1).key != "and" && p.span(i-1).key != "with"
		lover := s.kind == token.Word && s.is(saying) && lastWord(s.key) == "lover" && p.besideAsk(ask, s.from, s.to)
		if asks || kid || lover {
			p.drop(i, "framing", ask.kind)
		}
	}
}

// besideAsk reports whether no pause is between some tokens and a word that asks for the set.
func (p *parser) besideAsk(ask setAsk, from, to int) bool {
	return slices.ContainsFunc(ask.at, func(at int) bool {
		lo, hi := min(at, from), max(at+1, to)
		return !slices.ContainsFunc(p.toks[lo:hi], func(t token.Token) bool { return t.Kind != token.Word })
	})
}
