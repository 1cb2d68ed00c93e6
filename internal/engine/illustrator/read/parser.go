package read

import (
	"pellucid/internal/engine/illustrator/read/clauses"
	"pellucid/internal/engine/illustrator/read/designs/logos"
	"pellucid/internal/engine/illustrator/read/letters"
	"pellucid/internal/engine/illustrator/read/looks"
	"pellucid/internal/engine/illustrator/read/nouns"
	"pellucid/internal/engine/illustrator/read/patterns"
	"pellucid/internal/engine/illustrator/read/people"
	"pellucid/internal/engine/illustrator/read/places"
	"pellucid/internal/engine/illustrator/read/senses"
	"pellucid/internal/engine/illustrator/read/state"
	"pellucid/internal/engine/illustrator/read/subjects"
	"pellucid/internal/engine/illustrator/read/vocabulary"
	"pellucid/internal/engine/illustrator/token"
)

// run reads one span after the other.
func run(p *state.Parser) {
	looks.Blends(p)
	for p.At < len(p.Spans) {
		before := p.At
		step(p, p.Spans[p.At])
		if p.At == before {
			p.At++
		}
	}
	looks.Flush(p)
}

// step reads the span at p.At and moves on.
func step(p *state.Parser, s state.Span) {
	switch s.Kind {
	case token.Pause:
		clauses.Pause(p)
	case token.Quote:
		letters.Quote(p, s)
	case token.Emoji:
		if !places.Emoji(p, s) {
			word(p, p.Spans[p.At])
			return
		}
	default:
		word(p, s)
		return
	}
	p.At++
}

// readings are the steps that may take a word, from the most to the least particular.
var readings = []func(*state.Parser, state.Span) bool{
	clauses.PersonAgain, clauses.BothTold, clauses.BackToTopic, looks.Halved, subjects.BothTogether, looks.ZoneWord, people.Gear,
	people.FaceMark, people.ThingHat, looks.PartFormWord, looks.PartFormAfter,
	letters.Arched, letters.Letter, letters.OnSign, letters.ShoutBefore, letters.Saying, clauses.ClockTime, senses.Measure,
	places.FlagOrMap, logos.MarkOf, places.Storefront, letters.Lettering, clauses.Relate, nouns.Qualified, places.Backdrop,
	patterns.Engraved, patterns.ExtraOf, patterns.PrintWord, places.SceneWord, looks.ShadowWord, people.TrimWord, looks.StyleWord,
	looks.TradeWord, patterns.FillNoun, clauses.Describe, looks.Shaped, clauses.Noun,
}

// word tries the readings of a word.
func word(p *state.Parser, s state.Span) {
	clauses.BackToThing(p, s)
	at := p.At
	for _, read := range readings {
		if read(p, s) {
			return
		}
		p.At = at         // a reading that declines has taken nothing
		s = p.Spans[p.At] // but it may have joined words
	}
	if s.Is(vocabulary.Scene) {
		p.At++
		nouns.Missing(p, s)
		return
	}
	if !s.Is(vocabulary.Stop, vocabulary.Count) {
		p.LeaveOut(s.From, s.To, "We don't know the word “"+p.Words(s.From, s.To)+"” yet.")
	}
	p.At++
}
