package nouns

import (
	"unicode"

	"pellucid/internal/engine/illustrator/lexicon"
	"pellucid/internal/engine/illustrator/read/people"
	"pellucid/internal/engine/illustrator/read/state"
	"pellucid/internal/engine/illustrator/read/vocabulary"
	"pellucid/internal/engine/illustrator/read/wordnet"
	"pellucid/internal/engine/illustrator/token"
)

// NameCue reports whether a name follows: "a dog named Max", "name Emma", "a sign reading open".
func NameCue(p *state.Parser, s state.Span) bool {
	next := p.Span(p.At + 1)
	if next.Kind != token.Word && next.Kind != token.Quote || next.Key == "tag" || next.Key == "tags" || next.Key == "plate" {
		return false
	}
	switch s.Key {
	case "named", "called", "say", "spells", "titled", "entitled", "labeled", "labelled":
		return true
	case "logo", "badge", "label", "emblem":
		if next.Kind != token.Word || !CapitalAt(p, p.At+1) || CapitalAt(p, p.At) {
			return false
		}
		return next.Is(vocabulary.Unknown) && !wordnet.Knows(next.Key) || next.To-next.From > 1 && !next.Is(vocabulary.Thing) || CapitalAt(p, p.At+2)
	case "name":
		return p.At == 0 && next.Is(vocabulary.Unknown)
	case "reading":
		if before := p.WordAt(s.From - 1); before == "while" || before == "and" {
			return false // "drinking coffee while reading a newspaper"
		}
		if readableAhead(p, p.At+1) {
			return false // "a ghost reading a spooky book"
		}
		if p.Agent() >= 0 && people.ObjectAhead(p, p.At+1) && !vocabulary.Carriers[p.Out.Subjects[p.Subj].ID] {
			return false
		}
		return p.Subj < 0 && len(p.Out.Framing) > 0 || p.Subj >= 0 && !p.Alive(p.Subj) && !(p.Creature(p.Out.Subjects[p.Subj].ID) && people.ObjectAhead(p, p.At+1))
	}
	return false
}

// readable are the things that somebody reads.
var readable = lexicon.Set("book books storybook cookbook newspaper magazine map letter scroll menu comic diary novel bible recipe manual kindle tablet")

// readableAhead reports whether the noun phrase at span i ends with something that is read.
func readableAhead(p *state.Parser, i int) bool {
	for ; p.Span(i).IsWord() && !p.Span(i).Is(vocabulary.Relation); i++ {
		if readable[state.LastWord(p.Span(i).Key)] {
			return true
		}
	}
	return false
}

// textAhead reports whether what comes next is a text.
func textAhead(p *state.Parser) bool {
	s := p.Span(p.At)
	kind, ok := s.Value(vocabulary.Relation)
	return ok && kind == "text" || s.Kind == token.Quote || NameCue(p, s)
}

// CapitalAt reports whether span i begins with a capital.
func CapitalAt(p *state.Parser, i int) bool {
	s := p.Span(i)
	return s.Kind == token.Word && s.From < len(p.Tokens) && unicode.IsUpper([]rune(p.Tokens[s.From].Raw)[0])
}
