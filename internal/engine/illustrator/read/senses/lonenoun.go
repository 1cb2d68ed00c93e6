package read

import (
	"slices"
	"sync"

	"pellucid/internal/engine/illustrator/read/data"
	"pellucid/internal/engine/illustrator/things"
)

// loneNoun is the thing that a word names where it closes a phrase, or that stands in for the kind of things that it names.
type loneNoun struct {
	id     string
	ofKind bool
}

// loneNouns are words that name a thing where they close a phrase after an article or a number.
var loneNouns = sync.OnceValue(func() map[string]loneNoun {
	all := map[string]loneNoun{}
	data.Pairs("lone", func(word, id string, ofKind bool) { all[word] = loneNoun{id, ofKind} })
	return all
})

// readLoneNouns gives words such as "can" and "brush" the thing that they name by themselves: "a metal can", "two brushes".
func (p *parser) readLoneNouns() {
	for i, s := range p.spans {
		noun, ok := loneNouns()[s.key]
		if !ok || s.is(thing, garment, standIn) || !p.countedAt(i) && !p.onlyNoun(i) && !(noun.ofKind && things.IsPlural(s.key)) || p.r.drawable(noun.id) == "" || !p.closesPhrase(i+1) {
			continue
		}
		as := thing
		if noun.ofKind {
			as = standIn
		}
		p.spans[i].senses, p.spans[i].plural = []sense{{Class: as, Value: noun.id}}, things.IsPlural(s.key) || p.spans[i].plural
	}
}

// onlyNoun reports whether a prompt has nothing but a span, what describes it and words of style and trade: "rusty can, png".
func (p *parser) onlyNoun(i int) bool {
	for k, s := range p.spans {
		if k != i && s.isWord() && (!s.is(describing...) && !s.is(style, trade) || s.is(thing, person)) {
			return false
		}
	}
	return true
}

// loneStatues reads "a statue" as an angel of stone, or of what it is said to be made of: no word tells of whom it is.
func (p *parser) loneStatues() {
	for i := len(p.spans) - 1; i >= 0; i-- {
		s := p.spans[i]
		if s.key != "statue" && s.key != "sculpture" || s.is(thing) || !p.countedAt(i) || p.r.drawable("angel") == "" || !p.closesPhrase(i+1) {
			continue
		}
		p.spans[i].senses = []sense{{Class: standIn, Value: "angel"}}
		if made, ok := p.span(i - 1).value(material); ok {
			p.spans[i-1].senses = []sense{{Class: material, Value: made}} // bronze is no color of its clothes
			continue
		}
		of := s
		of.senses = []sense{{Class: material, Value: statues[s.key]}}
		p.spans = slices.Insert(p.spans, i, of)
	}
}

// countedAt reports whether nothing but describing words is between an article or a number and a span.
func (p *parser) countedAt(i int) bool {
	for i--; i >= 0 && p.spans[i].isWord(); i-- {
		if p.spans[i].is(count) {
			return true
		}
		if p.spans[i].key == "shaped" {
			i-- // "a cylinder shaped can"
			continue
		}
		if !p.spans[i].is(describing...) || p.spans[i].is(person) {
			return false
		}
	}
	return false
}

// closesPhrase reports whether a noun before a span is the last word of its phrase.
func (p *parser) closesPhrase(i int) bool {
	s := p.span(i)
	return s.key != "of" && (p.endsClause(i) || s.key == "and" || s.key == "or")
}
