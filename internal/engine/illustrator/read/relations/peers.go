package relations

import (
	"slices"
	"strings"

	"pellucid/internal/engine/illustrator/brief"
	"pellucid/internal/engine/illustrator/lexicon"
	"pellucid/internal/engine/illustrator/read/looks"
	"pellucid/internal/engine/illustrator/read/state"
	"pellucid/internal/engine/illustrator/read/subjects"
	"pellucid/internal/engine/illustrator/read/vocabulary"
)

// peers are the words for somebody who is as old as who they belong to.
var peers = lexicon.Set("friend friends bestie buddy pal classmate teammate playmate neighbor partner")

// AgePeers gives somebody's friend the age of who is told of first: the friend of a boy is a child too.
func AgePeers(p *state.Parser) {
	first := -1
	for i := range p.Out.Subjects {
		s := &p.Out.Subjects[i]
		if s.Kind != brief.Person || s.Person == nil {
			continue
		}
		if first < 0 {
			first = i
			continue
		}
		words := strings.Fields(strings.ToLower(s.Words))
		if !slices.ContainsFunc(words, func(word string) bool { return peers[strings.TrimSuffix(word, "'s")] }) || s.Person.Age != "adult" || s.ID != "" {
			continue
		}
		if age := p.Out.Subjects[first].Person.Age; age == "child" || age == "teen" || age == "toddler" || age == "elder" {
			s.Person.Age = age
		}
	}
}

// EachInTurn reads what one of two does to the other though "each other" follows: of two kittens "chasing each other" one chases, of two girls
// "braiding each other's hair" one braids. It reports whether the words were read.
func EachInTurn(p *state.Parser, s state.Span) bool {
	if p.Subj < 0 || p.Pending.Kind != "" || !eachOtherAt(p, p.At+1) {
		return false
	}
	kind, related := s.Value(vocabulary.Relation)
	doing, _ := s.Value(vocabulary.Pose)
	if !related && !oneSided[doing] || related && !inTurn[kind] && !oneSided[doing] {
		return false
	}
	from, to := PairBefore(p)
	if to < 0 {
		return false
	}
	if oneSided[doing] {
		p.Out.Subjects[from].Pose, kind = doing, "looking at"
	}
	looks.Flush(p)
	p.Understand(s.From, p.Spans[p.At+2].To, "relation", kind)
	p.Link(from, strings.TrimPrefix(kind, "<"), to)
	p.At += 3
	return true
}

// inTurn are the relations of which one of two is drawn at one end.
var inTurn = lexicon.Phrases("chasing", "carrying", "pushing", "pulling", "sniffing", "looking at")

// oneSided are the poses of who does something to somebody else.
var oneSided = lexicon.Phrases("feeding", "braiding hair", "brushing", "washing", "massaging", "applying makeup", "cutting hair", "whispering", "giving", "examining", "bandaging")

// eachOtherAt reports whether "each other" or "one another" stands at a span.
func eachOtherAt(p *state.Parser, i int) bool {
	a, b := p.Span(i).Key, p.Span(i+1).Key
	return a == "each" && strings.HasPrefix(b, "other") || a == "one" && strings.HasPrefix(b, "another")
}

// PairBefore returns the two who were named last: two subjects that "and" joins, else two copies of one, which become two subjects. The second
// is -1 where there are no two.
func PairBefore(p *state.Parser) (from, to int) {
	for n := range p.Out.Relations {
		if r := p.Out.Relations[n]; r.To == p.Subj && (r.Kind == "and" || r.Kind == "beside") && p.Alive(r.From) && p.Alive(r.To) {
			p.Out.Relations = append(p.Out.Relations[:n:n], p.Out.Relations[n+1:]...)
			return r.From, r.To
		}
	}
	i := p.Subj
	if !p.Alive(i) || p.Out.Subjects[i].Count != 2 || len(p.Out.Subjects) >= state.MaxSubjects || i != len(p.Out.Subjects)-1 {
		return i, -1
	}
	p.Out.Subjects[i].Count = 1
	other := p.Out.Subjects[i]
	if other.Person != nil {
		other.Person = subjects.ClonedFigure(other.Person)
	}
	p.Out.Subjects = append(p.Out.Subjects, other)
	return i, i + 1
}
