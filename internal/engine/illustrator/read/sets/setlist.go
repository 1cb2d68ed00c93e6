package sets

import (
	"slices"

	"pellucid/internal/engine/illustrator/lexicon"
	"pellucid/internal/engine/illustrator/read/patterns"
	"pellucid/internal/engine/illustrator/read/state"
	"pellucid/internal/engine/illustrator/read/vocabulary"
	"pellucid/internal/engine/illustrator/token"
)

// SplitLists takes apart the nouns that a set lists without commas: "baby set stroller rattle bib". Right behind the words for the set two are a list.
func SplitLists(p *state.Parser) {
	if !slices.ContainsFunc(p.Tokens, func(t token.Token) bool { return t.Kind == token.Word && setNouns[t.Text] }) {
		return
	}
	from, n := 0, 0
	for i := 0; i <= len(p.Spans); i++ {
		s := p.Span(i)
		if i < len(p.Spans) && (s.Kind == token.Word && s.Is(vocabulary.Color, vocabulary.Size) && !s.Is(vocabulary.Thing) || inSetList(p, s, afterSet(p, from))) {
			if inSetList(p, s, afterSet(p, from)) {
				n++
			}
			continue
		}
		if after := afterSet(p, from); n > 2 || n == 2 && after {
			if !inName(p, from, i) {
				pauseBetween(p, from, i, after)
				p.Set.Listed = p.Set.Listed || after
				return
			}
		}
		from, n = i+1, 0
	}
}

// inSetList reports whether a word names one of the things that a set lists; people are such only right behind the words for the set.
func inSetList(p *state.Parser, s state.Span, after bool) bool {
	if after && s.Kind == token.Word && s.Is(vocabulary.Person, vocabulary.Thing, vocabulary.Several) && !s.Is(vocabulary.Relation, vocabulary.Stop, vocabulary.Style, vocabulary.Trade, vocabulary.Color, vocabulary.Material, vocabulary.Count) {
		id, _ := s.Value(vocabulary.Thing)
		return s.Is(vocabulary.Person, vocabulary.Several) || p.Tables.Drawable(id) != ""
	}
	return patterns.Copyable(p, s) && patterns.Arrays()[s.Key] == "" && !s.Is(vocabulary.Person)
}

// afterSet reports whether the span at i is right behind a word for a set.
func afterSet(p *state.Parser, i int) bool {
	if i < 0 || i >= len(p.Spans) {
		return false
	}
	before := p.WordAt(p.Spans[i].From - 1)
	return setNouns[before] && before != "elements"
}

// pauseBetween puts a pause behind each thing of a list but the last.
func pauseBetween(p *state.Parser, from, to int, after bool) {
	for k := to - 1; k > from; k-- {
		if inSetList(p, p.Spans[k-1], after) {
			p.Spans = slices.Insert(p.Spans, k, state.Span{From: p.Spans[k].From, To: p.Spans[k].From, Kind: token.Pause})
		}
	}
}

// inName reports whether some spans are the name of one thing.
func inName(p *state.Parser, from, to int) bool {
	if from >= to {
		return true
	}
	whole := p.Recut(p.Spans[from].From, p.Spans[to-1].To)
	return len(whole) < to-from
}

// setNouns ask for several things that are listed or of one kind.
var setNouns = lexicon.Set("set sets bundle bundles collection pack packs clipart cliparts elements stickers icons")
