package senses

import (
	"slices"
	"sync"

	"pellucid/internal/engine/illustrator/read/data"
	"pellucid/internal/engine/illustrator/read/state"
	"pellucid/internal/engine/illustrator/read/vocabulary"
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

// ReadLoneNouns gives words such as "can" and "brush" the thing that they name by themselves: "a metal can", "two brushes".
func ReadLoneNouns(p *state.Parser) {
	for i, s := range p.Spans {
		noun, ok := loneNouns()[s.Key]
		if !ok || s.Is(vocabulary.Thing, vocabulary.Garment, vocabulary.StandIn) || !countedAt(p, i) && !onlyNoun(p, i) && !(noun.ofKind && things.IsPlural(s.Key)) || p.Tables.Drawable(noun.id) == "" || !closesPhrase(p, i+1) {
			continue
		}
		as := vocabulary.Thing
		if noun.ofKind {
			as = vocabulary.StandIn
		}
		p.Spans[i].Senses, p.Spans[i].Plural = []vocabulary.Sense{{Class: as, Value: noun.id}}, things.IsPlural(s.Key) || p.Spans[i].Plural
	}
}

// onlyNoun reports whether a prompt has nothing but a span, what describes it and words of style and trade: "rusty can, png".
func onlyNoun(p *state.Parser, i int) bool {
	for k, s := range p.Spans {
		if k != i && s.IsWord() && (!s.Is(vocabulary.Describing...) && !s.Is(vocabulary.Style, vocabulary.Trade) || s.Is(vocabulary.Thing, vocabulary.Person)) {
			return false
		}
	}
	return true
}

// LoneStatues reads "a statue" as an angel of stone, or of what it is said to be made of: no word tells of whom it is.
func LoneStatues(p *state.Parser) {
	for i := len(p.Spans) - 1; i >= 0; i-- {
		s := p.Spans[i]
		if s.Key != "statue" && s.Key != "sculpture" || s.Is(vocabulary.Thing) || !countedAt(p, i) || p.Tables.Drawable("angel") == "" || !closesPhrase(p, i+1) {
			continue
		}
		p.Spans[i].Senses = []vocabulary.Sense{{Class: vocabulary.StandIn, Value: "angel"}}
		if made, ok := p.Span(i - 1).Value(vocabulary.Material); ok {
			p.Spans[i-1].Senses = []vocabulary.Sense{{Class: vocabulary.Material, Value: made}} // bronze is no color of its clothes
			continue
		}
		of := s
		of.Senses = []vocabulary.Sense{{Class: vocabulary.Material, Value: Statues[s.Key]}}
		p.Spans = slices.Insert(p.Spans, i, of)
	}
}

// countedAt reports whether nothing but describing words is between an article or a number and a span.
func countedAt(p *state.Parser, i int) bool {
	for i--; i >= 0 && p.Spans[i].IsWord(); i-- {
		if p.Spans[i].Is(vocabulary.Count) {
			return true
		}
		if p.Spans[i].Key == "shaped" {
			i-- // "a cylinder shaped can"
			continue
		}
		if !p.Spans[i].Is(vocabulary.Describing...) || p.Spans[i].Is(vocabulary.Person) {
			return false
		}
	}
	return false
}

// closesPhrase reports whether a noun before a span is the last word of its phrase.
func closesPhrase(p *state.Parser, i int) bool {
	s := p.Span(i)
	return s.Key != "of" && (EndsClause(p, i) || s.Key == "and" || s.Key == "or")
}

// Statues are the words for figures of what is named before them, with what they are usually made of.
var Statues = map[string]string{"statue": "stone", "sculpture": "stone", "statuette": "bronze", "figurine": "ceramic", "ornament": ""}
