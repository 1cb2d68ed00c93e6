package clauses

import (
	"pellucid/internal/engine/illustrator/read/looks"
	"pellucid/internal/engine/illustrator/read/nouns"
	"pellucid/internal/engine/illustrator/read/people"
	"pellucid/internal/engine/illustrator/read/places"
	"pellucid/internal/engine/illustrator/read/state"
	"pellucid/internal/engine/illustrator/read/vocabulary"
)

// Pause ends a noun phrase; what was said of an owner may go on after a comma, not after a full stop.
func Pause(p *state.Parser) {
	if next := p.Span(p.At + 1); len(p.Waiting.Noun) > 0 && p.Comma() && next.Is(vocabulary.Describing...) && p.NounAhead(p.At+1) {
		return // "big, red car"
	}
	goesOn := nouns.ListGoesOn(p)
	looks.Flush(p)
	if p.Scope == "without" && people.DeniesMore(p, p.At) {
		return
	}
	if told := toldAfterComma(p); told >= 0 && p.Out.Subjects[told].Count >= 1 {
		p.Pending.Kind, p.Design.Purpose = "", false
		p.Owner, p.Subj, p.Scope, p.Target = told, told, "with", state.Target{Subj: told}
		mark := p.Spans[p.At].From
		p.Pending.Kind, p.Pending.From, p.Pending.Span = "with", told, state.Span{From: mark, To: mark}
		p.Pending.Last, p.Pending.LastTo = "", -1
		return
	}
	if p.Comma() && p.Target.Subj == state.Nowhere && p.Subj >= 0 {
		p.Target = state.Target{Subj: p.Subj} // "a tram in Lisbon, yellow"
	}
	people.ToWhoIsAlive(p)
	toMain(p)
	p.Pending.Kind, p.Design.Purpose = "", false
	if goesOn {
		mark := p.Spans[p.At].From
		p.Pending.Kind, p.Pending.From, p.Pending.Span = "with", p.Owner, state.Span{From: mark, To: mark}
	} else if in, kind := places.ContentsGoOn(p, p.At+1); in >= 0 && p.Comma() {
		mark := p.Spans[p.At].From
		p.Pending.Kind, p.Pending.From, p.Pending.Span = kind, in, state.Span{From: mark, To: mark}
	}
	if !p.Comma() {
		p.Scope = ""
	}
}
