package read

import (
	"slices"
	"strings"

	"pellucid/internal/engine/illustrator/brief"
)

// peers are the words for somebody who is as old as who they belong to.
var peers = wordSet("friend friends bestie buddy pal classmate teammate playmate neighbor partner")

// agePeers gives somebody's friend the age of who is told of first: the friend of a boy is a child too.
func (p *parser) agePeers() {
	first := -1
	for i := range p.out.Subjects {
		s := &p.out.Subjects[i]
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
		if age := p.out.Subjects[first].Person.Age; age == "child" || age == "teen" || age == "toddler" || age == "elder" {
			s.Person.Age = age
		}
	}
}

// eachInTurn reads what one of two does to the other though "each other" follows: of two kittens "chasing each other" one chases, of two girls
// "braiding each other's hair" one braids. It reports whether the words were read.
func (p *parser) eachInTurn(s span) bool {
	if p.subj < 0 || p.rel != "" || !p.eachOtherAt(p.at+1) {
		return false
	}
	kind, related := s.value(relation)
	doing, _ := s.value(pose)
	if !related && !oneSided[doing] || related && !inTurn[kind] && !oneSided[doing] {
		return false
	}
	from, to := p.pairBefore()
	if to < 0 {
		return false
	}
	if oneSided[doing] {
		p.out.Subjects[from].Pose, kind = doing, "looking at"
	}
	p.flush()
	p.understand(s.from, p.spans[p.at+2].to, "relation", kind)
	p.link(from, strings.TrimPrefix(kind, "<"), to)
	p.at += 3
	return true
}

// inTurn are the relations of which one of two is drawn at one end.
var inTurn = phraseSet("chasing", "carrying", "pushing", "pulling", "sniffing", "looking at")

// oneSided are the poses of who does something to somebody else.
var oneSided = phraseSet("feeding", "braiding hair", "brushing", "washing", "massaging", "applying makeup", "cutting hair", "whispering", "giving", "examining", "bandaging")

// eachOtherAt reports whether "each other" or "one another" stands at a span.
func (p *parser) eachOtherAt(i int) bool {
	a, b := p.span(i).key, p.span(i+1).key
	return a == "each" && strings.HasPrefix(b, "other") || a == "one" && strings.HasPrefix(b, "another")
}

// pairBefore returns the two who were named last: two subjects that "and" joins, else two copies of one, which become two subjects. The second
// is -1 where there are no two.
func (p *parser) pairBefore() (from, to int) {
	for n := range p.out.Relations {
		if r := p.out.Relations[n]; r.To == p.subj && (r.Kind == "and" || r.Kind == "beside") && p.alive(r.From) && p.alive(r.To) {
			p.out.Relations = append(p.out.Relations[:n:n], p.out.Relations[n+1:]...)
			return r.From, r.To
		}
	}
	i := p.subj
	if !p.alive(i) || p.out.Subjects[i].Count != 2 || len(p.out.Subjects) >= maxSubjects || i != len(p.out.Subjects)-1 {
		return i, -1
	}
	p.out.Subjects[i].Count = 1
	other := p.out.Subjects[i]
	if other.Person != nil {
		other.Person = clonedFigure(other.Person)
	}
	p.out.Subjects = append(p.out.Subjects, other)
	return i, i + 1
}
