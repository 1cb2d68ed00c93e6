package read

import (
	"slices"

	"pellucid/internal/engine/illustrator/token"
)

// splitLists takes apart the nouns that a set lists without commas: "baby set stroller rattle bib". Right behind the words for the set two are a list.
func (p *parser) splitLists() {
	if !slices.ContainsFunc(p.toks, func(t token.Token) bool { return t.Kind == token.Word && setNouns[t.Text] }) {
		return
	}
	from, n := 0, 0
	for i := 0; i <= len(p.spans); i++ {
		s := p.span(i)
		if i < len(p.spans) && (s.kind == token.Word && s.is(color, size) && !s.is(thing) || p.inSetList(s, p.afterSet(from))) {
			if p.inSetList(s, p.afterSet(from)) {
				n++
			}
			continue
		}
		if after := p.afterSet(from); n > 2 || n == 2 && after {
			if !p.inName(from, i) {
				p.pauseBetween(from, i, after)
				p.setListed = p.setListed || after
				return
			}
		}
		from, n = i+1, 0
	}
}

// inSetList reports whether a word names one of the things that a set lists; people are such only right behind the words for the set.
func (p *parser) inSetList(s span, after bool) bool {
	if after && s.kind == token.Word && s.is(person, thing, several) && !s.is(relation, stop, style, trade, color, material, count) {
		id, _ := s.value(thing)
		return s.is(person, several) || p.r.drawable(id) != ""
	}
	return p.copyable(s) && arrays()[s.key] == "" && !s.is(person)
}

// afterSet reports whether the span at i is right behind a word for a set.
func (p *parser) afterSet(i int) bool {
	if i < 0 || i >= len(p.spans) {
		return false
	}
	before := p.wordAt(p.spans[i].from - 1)
	return setNouns[before] && before != "elements"
}

// pauseBetween puts a pause behind each thing of a list but the last.
func (p *parser) pauseBetween(from, to int, after bool) {
	for k := to - 1; k > from; k-- {
		if p.inSetList(p.spans[k-1], after) {
			p.spans = slices.Insert(p.spans, k, span{from: p.spans[k].from, to: p.spans[k].from, kind: token.Pause})
		}
	}
}

// inName reports whether some spans are the name of one thing.
func (p *parser) inName(from, to int) bool {
	if from >= to {
		return true
	}
	whole := p.recut(p.spans[from].from, p.spans[to-1].to)
	return len(whole) < to-from
}

// setNouns ask for several things that are listed or of one kind.
var setNouns = wordSet("set sets bundle bundles collection pack packs clipart cliparts elements stickers icons")

// listedWith makes what a border is "with" a part of it where there are many of it: "bat border with pumpkins and candy corn".
func (p *parser) listedWith() {
	for i := len(p.spans) - 1; i > 0; i-- {
		if p.spans[i].key == "with" && p.copyable(p.spans[i-1]) && p.manyAfter(i) {
			p.spans[i] = span{from: p.spans[i].from, to: p.spans[i].from, kind: token.Pause}
			p.listedMany = true
		}
		if p.copyable(p.spans[i]) && p.copyable(p.spans[i-1]) && p.spans[i].plural {
			p.spans = slices.Insert(p.spans, i, span{from: p.spans[i].from, to: p.spans[i].from, kind: token.Pause})
			p.listedMany = true
		}
	}
}
