package clauses

import (
	"strings"

	"pellucid/internal/engine/illustrator/read/looks"
	"pellucid/internal/engine/illustrator/read/people"
	"pellucid/internal/engine/illustrator/read/places"
	"pellucid/internal/engine/illustrator/read/relations"
	"pellucid/internal/engine/illustrator/read/state"
	"pellucid/internal/engine/illustrator/read/vocabulary"
)

// and joins subjects, attributes or colors.
func and(p *state.Parser, s state.Span) bool {
	next := p.Span(p.At + 1)
	if len(p.Waiting.Noun) > 0 && next.Is(vocabulary.Describing...) && !relations.EndsMarks(p) {
		p.At++
		return true // "black and white cat"
	}
	between := p.Pending.Last == "between" && p.Subj >= 0
	looks.Flush(p)
	relations.BackToDoer(p, next)
	if had := p.Span(p.At - 1); p.Scope == "" && p.Subj >= 0 && had.Is(vocabulary.State) && strings.HasPrefix(had.Key, "with ") {
		p.Owner, p.Scope, p.Pending.Last = p.Subj, "with", "" // "an apple with a bite taken out and a green leaf"
	}
	p.At++
	if p.Scope == "" && p.IsPerson(p.Subj) {
		if _, head := p.Phrase(p.At); head.Is(vocabulary.Glasses, vocabulary.Beard, vocabulary.Extra) || p.Target.Hair && people.Clothing(p, head) {
			p.Owner, p.Scope, p.Pending.Last = p.Subj, "with", "" // "gray hair in a bun and glasses"
		}
	}
	if has := bearerOfContents(p); p.Scope == "" && has >= 0 {
		if _, head := p.Phrase(p.At); head.Is(vocabulary.Garment, vocabulary.Glasses) && !people.Pouches[head.Key] {
			p.Owner, p.Scope, p.Pending.Last = has, "with", "" // "a girl with a basket of apples and a straw hat"
		}
	}
	if p.Scope == "" {
		from := p.Pending.From
		p.Pending.Kind, p.Pending.From, p.Pending.Span = "and", p.Subj, s
		if vessel, kind := places.ContentsGoOn(p, p.At); vessel >= 0 {
			p.Pending.Kind, p.Pending.From = kind, vessel
		}
		if between {
			p.Pending.Kind, p.Pending.From = "between", from
		}
		if p.Subj < 0 {
			p.Pending.Kind = ""
		}
		return true
	}
	// Within "with …, … and …" the next noun may be an attribute as well; a subject repeats the relation or is joined.
	p.Pending.Span = s
	p.Pending.Kind, p.Pending.From = "and", p.Owner
	switch {
	case p.Pending.Last == "with" || p.Pending.Last == "holding" || p.Pending.Last == "carrying":
		p.Pending.Kind = p.Pending.Last
	case p.Scope == "with":
		p.Pending.Kind = "with"
	}
	return true
}

// bearerOfContents is the person who has the last subject, or what that is in; -1 if nobody has.
func bearerOfContents(p *state.Parser) int {
	if !p.IsPiece(p.Subj) {
		return -1
	}
	what := p.Subj
	for n := len(p.Out.Relations) - 1; n >= 0; n-- {
		switch r := p.Out.Relations[n]; {
		case r.To != what:
		case r.Kind == "full of":
			what = r.From
		case p.IsPerson(r.From) && (r.Kind == "with" || r.Kind == "holding" || r.Kind == "carrying"):
			return r.From
		}
	}
	return -1
}
