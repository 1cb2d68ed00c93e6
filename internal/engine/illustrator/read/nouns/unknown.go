package nouns

import (
	"slices"
	"strings"

	"pellucid/internal/engine/illustrator/lexicon"
	"pellucid/internal/engine/illustrator/read/looks"
	"pellucid/internal/engine/illustrator/read/people"
	"pellucid/internal/engine/illustrator/read/senses"
	"pellucid/internal/engine/illustrator/read/state"
	"pellucid/internal/engine/illustrator/read/vocabulary"
	"pellucid/internal/engine/illustrator/read/wordnet"
	"pellucid/internal/engine/illustrator/things"
)

// unknownHead draws the first noun of a compound whose head is unknown, and says that the head is left out: "golf cart".
func unknownHead(p *state.Parser, s, next state.Span) bool {
	if p.NounAhead(p.At+2) && p.Span(p.At+2).Is(vocabulary.Thing, vocabulary.Person, vocabulary.StandIn) {
		return false
	}
	if id, _ := s.Value(vocabulary.Thing); ownPart(p, id, next.Key) {
		p.Spans[p.At].To = next.To // a dna strand is dna
		p.Spans = slices.Delete(p.Spans, p.At+1, p.At+2)
		return false
	}
	p.At += 2
	whole := state.Span{From: s.From, To: next.To, Key: s.Key + " " + next.Key, Senses: []vocabulary.Sense{{Class: vocabulary.Unknown, Value: "name"}}}
	if unknownSubject(p, whole) || Rescue(p, whole) {
		return true
	}
	Missing(p, whole)
	return true
}

// UnknownNoun reads a word of no list: an adjective that we cannot honor, or a thing that we cannot draw.
func UnknownNoun(p *state.Parser, s state.Span) bool {
	if s = looks.WholePart(p, s); p.Owner >= 0 && (p.Scope == "with" || p.Scope == "without") && p.PartNamed(p.Owner, s.Key) != "" {
		p.At++
		return people.Attribute(p, s)
	}
	if YoungOne(p, s) || looks.Partless(p, s) {
		return true
	}
	story := s.IsStory()
	if !story && (!wordnet.MayName(s.Key) || modifiesKnown(p)) {
		p.At++
		p.LeaveOut(s.From, s.To, "We don't know how to show “"+strings.ToLower(p.Words(s.From, s.To))+"” yet.")
		return true
	}
	p.At++
	if passive[p.WordAt(s.From-1)] && strings.HasSuffix(s.Key, "ed") {
		p.LeaveOut(s.From-1, s.To, "We don't know how to show “"+strings.ToLower(p.Words(s.From-1, s.To))+"” yet.")
		return true
	}
	for p.Span(p.At).IsWord() && p.Span(p.At).Is(vocabulary.Unknown) && wordnet.MayName(p.Span(p.At).Key) {
		s.To = p.Span(p.At).To
		s.Key += " " + p.Span(p.At).Key
		p.At++
	}
	if unknownSubject(p, s) {
		return true
	}
	Missing(p, s)
	return true
}

// passive are the words before what is done to somebody: who is "being chased" is beside no chased.
var passive = lexicon.Set("being getting gets get is")

// modifiesKnown reports whether a known noun, or a word such as "illustration", follows the unknown words at p.At.
func modifiesKnown(p *state.Parser) bool {
	i := p.At + 1
	for p.Span(i).IsWord() && p.Span(i).Is(vocabulary.Unknown) {
		i++
	}
	next := p.Span(i)
	if next.Is(vocabulary.Trade, vocabulary.Style) && !next.Is(vocabulary.Thing) {
		return p.RestNames(i)
	}
	return next.Is(vocabulary.Thing, vocabulary.Person, vocabulary.StandIn) && !next.Is(vocabulary.Relation, vocabulary.Stop) || i == p.At+1 && p.NounAhead(i)
}

// unknownSubject draws what is one step away in meaning from what no list names.
func unknownSubject(p *state.Parser, s state.Span) bool {
	if f, ok := OneStep(p.Tables, s.Key); ok && !p.Tables.Words.IsOwn(s.Key) {
		Subject(p, s, []senses.Found{f})
		return true
	}
	return false
}

// OneStep returns what is one step above a noun in meaning and can be drawn.
func OneStep(r *state.Tables, key string) (senses.Found, bool) {
	forms := things.Singulars(key)
	for _, form := range forms {
		id, same := wordnet.Step(form)
		if kind := r.Drawable(id); id != "" && kind != "" {
			if same {
				return senses.Found{Kind: kind, ID: id}, true
			}
			return senses.Found{Kind: kind, ID: id, Wanted: forms[len(forms)-1]}, true
		}
	}
	return senses.Found{}, false
}
