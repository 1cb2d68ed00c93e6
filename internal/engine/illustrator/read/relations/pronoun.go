package relations

import (
	"slices"

	"pellucid/internal/engine/illustrator/brief"
	"pellucid/internal/engine/illustrator/lexicon"
	"pellucid/internal/engine/illustrator/read/looks"
	"pellucid/internal/engine/illustrator/read/people"
	"pellucid/internal/engine/illustrator/read/state"
	"pellucid/internal/engine/illustrator/read/vocabulary"
)

// supported are the relations to what somebody is on, which a pronoun may stand for where they came with it.
var supported = lexicon.Phrases("on", "standing on", "sitting on", "lying on", "emerging from", "leaning on", "stuck in", "hanging from", "tied to", "riding")

// PlacedByPronoun reads "a lily pad with a dragonfly above it": the dragonfly is above what it came with.
func PlacedByPronoun(p *state.Parser, s state.Span, kind string) bool {
	next, to := p.Span(p.At+1), 2
	switch {
	case !people.Pronouns[next.Key] && overhead[state.LastWord(s.Key)] && (!next.IsWord() || next.Key == "and" || next.Key == "with"):
		next, to = s, 1 // "a boat with northern lights overhead"
	case kind == "tied to" && next.Key == "the" && p.Span(p.At+2).Key == "back":
		next, to = p.Span(p.At+2), 3 // "a car with tin cans tied to the back"
	}
	if !people.Places[kind] && !supported[kind] || to == 2 && (!people.Pronouns[next.Key] || p.Span(p.At+2).Is(vocabulary.Naming...)) {
		return false
	}
	looks.Flush(p)
	BackToPlaced(p)
	for i := len(p.Out.Relations) - 1; i >= 0; i-- {
		if r := &p.Out.Relations[i]; r.To == p.Subj && (r.Kind == "with" || r.Kind == "and" || r.Kind == "holding") {
			by := r.From
			if sex := Objects[next.Key]; (sex == "man" || sex == "woman") && !p.Alive(by) {
				by = PronounFor(p, next.Key) // "pushing a cart with a dog behind him"
			}
			r.From, r.Kind, r.To = r.To, kind, by
			p.At += to
			p.Understand(s.From, next.To, "relation", kind)
			PoseOf(p, s, kind)
			return true
		}
		if r := &p.Out.Relations[i]; r.From == p.Subj && r.Kind == "printed on" && p.Pending.Last == "with" && r.To < r.From {
			r.Kind = kind // "a kite with a train in front of it"
			p.At += to
			p.Understand(s.From, next.To, "relation", kind)
			return true
		}
		if r := p.Out.Relations[i]; r.To == p.Subj && r.Kind == "beside" && kind == "beside" {
			p.At += to
			p.Understand(s.From, next.To, "relation", kind) // "a cat bigger than the dog next to it"
			PoseOf(p, s, kind)
			return true
		}
	}
	if p.Subj < 1 || ToldWhere(p, p.Subj) {
		return false
	}
	p.Link(p.Subj, kind, PronounFor(p, next.Key)) // "a cat, a dog behind it"
	p.At += to
	p.Understand(s.From, next.To, "relation", kind)
	PoseOf(p, s, kind)
	return true
}

// ToldWhere reports whether subject i came with another one, or stands to one in more than having it.
func ToldWhere(p *state.Parser, i int) bool {
	return slices.ContainsFunc(p.Out.Relations, func(r brief.Relation) bool {
		return r.To == i || r.From == i && r.Kind != "wearing" && r.Kind != "with" && r.Kind != "holding"
	})
}

// PronounFor is what a pronoun after a place stands for: the last one of its sex, else the first that is named.
func PronounFor(p *state.Parser, word string) int {
	if sex := Objects[word]; sex == "man" || sex == "woman" {
		return max(referent(p, p.Subj, sex), 0)
	}
	if i := slices.IndexFunc(p.Out.Subjects[:p.Subj], func(s brief.Subject) bool { return s.Kind != brief.Person }); word == "it" && i > 0 {
		return i // "a girl with a cup, a plate next to it"
	}
	return 0
}

// CameWith is who or what subject i came with, by a relation of some kinds; -1 if it came with nobody.
func CameWith(p *state.Parser, i int, kinds ...string) int {
	for _, r := range p.Out.Relations {
		if r.To == i && r.From != i && slices.Contains(kinds, r.Kind) {
			return r.From
		}
	}
	return -1
}

// WhoWears is who is alive and wears subject i; -1 if nobody does.
func WhoWears(p *state.Parser, i int) int {
	if by := CameWith(p, i, "with", "wearing"); by >= 0 && looks.Embodied(p, by) && people.IsWorn(p, i) {
		return by
	}
	return -1
}

// BackToPlaced goes on about who came with somebody, or after a pause, where what follows says where they are, rather than about what they wear: "a girl
// with a pig with a bow tie on her lap".
func BackToPlaced(p *state.Parser) {
	if p.Subj < 1 {
		return
	}
	who := p.Subj
	if by := WhoWears(p, who); by > 0 {
		who = by
	}
	if by := CameWith(p, who, "with"); by >= 0 && p.Owner == who {
		p.Owner = by
	}
	p.Subj, p.Target = who, state.Target{Subj: who}
}

// overhead are the places that need no word for what they are by.
var overhead = lexicon.Set("overhead above behind")

// watching is who looks at the subject that was named last; -1 if nobody does.
func watching(p *state.Parser) int {
	for _, r := range p.Out.Relations {
		if r.To == p.Subj && r.Kind == "looking at" && p.Alive(r.From) {
			return r.From
		}
	}
	return -1
}
