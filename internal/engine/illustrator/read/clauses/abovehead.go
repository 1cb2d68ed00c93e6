package clauses

import (
	"slices"
	"strings"

	"pellucid/internal/engine/illustrator/brief"
	"pellucid/internal/engine/illustrator/read/looks"
	"pellucid/internal/engine/illustrator/read/state"
	"pellucid/internal/engine/illustrator/read/vocabulary"
)

// aboveHead reads "a bear with hearts above its head": what only came with somebody floats above them, and nobody lifts it.
func aboveHead(p *state.Parser, s state.Span) bool {
	pose, _ := s.Value(vocabulary.Pose)
	if pose != "lifting" || !strings.HasPrefix(s.Key, "over") && !strings.HasPrefix(s.Key, "above") {
		return false
	}
	if p.Span(p.At - 1).Is(vocabulary.Extra) {
		p.Understand(s.From, s.To, "relation", "over") // "a girl with a halo above her head"
		p.At++
		return true
	}
	if before := p.Span(p.At - 1); before.Is(vocabulary.Unknown) && p.Alive(p.Subj) {
		p.LeaveOut(s.From, s.To, "What would be there isn't drawn.") // "a cat, zzz above its head" lifts nothing
		p.At++
		return true
	}
	if p.Subj < 1 || p.Alive(p.Subj) {
		return false
	}
	looks.Flush(p)
	at := slices.IndexFunc(p.Out.Relations, func(r brief.Relation) bool {
		return r.To == p.Subj && (r.Kind == "with" || r.Kind == "beside")
	})
	if at < 0 && p.Alive(0) && !slices.ContainsFunc(p.Out.Relations, func(r brief.Relation) bool { return (r.To == p.Subj || r.From == p.Subj) && r.Kind != "and" }) {
		at = slices.IndexFunc(p.Out.Relations, func(r brief.Relation) bool { return r.To == p.Subj || r.From == p.Subj })
		if at < 0 { // "a frog waiting, red hearts over its head"
			p.Out.Relations, at = append(p.Out.Relations, brief.Relation{}), len(p.Out.Relations)
		}
		p.Out.Relations[at].From = 0
	}
	if at < 0 {
		return false
	}
	who := p.Out.Relations[at].From
	if !p.Alive(who) {
		if who = p.Owner; who < 0 || !p.Alive(who) {
			who = 0 // "a monkey on a bicycle with hearts above its head"
		}
	}
	if !p.Alive(who) {
		return false
	}
	p.Out.Relations[at] = brief.Relation{From: p.Subj, Kind: "over", To: who}
	p.Understand(s.From, s.To, "relation", "over")
	p.At++
	return true
}
