package read

import (
	"strings"

	"pellucid/internal/engine/illustrator/brief"
	"pellucid/internal/engine/illustrator/things"
)

// modifies reads a noun that stands before another: the last noun of a compound is what is drawn.
func (p *parser) modifies(s span) bool {
	next := p.span(p.at + 1)
	if p.lang.postnominal || !next.is(thing, person, standIn) && !(next.is(unknown) && p.r.mayName(next.key)) || next.is(relation, stop) {
		return false
	}
	if next.is(describing...) && !p.headHere(p.at+1) {
		return false
	}
	if next.is(unknown) {
		return p.unknownHead(s, next)
	}
	id, _ := s.value(thing)
	switch {
	case p.scope == "without":
		return false
	case s.is(body):
		p.pre = append(p.pre, s)
	case s.is(person) && next.is(thing) && p.roleOf(next) != "":
		p.pre = append(p.pre, s)
	case len(p.r.words.wears[id]) > 0 && !next.is(person):
		p.costumeAhead(s, id)
	case s.is(theme):
		p.pre = append(p.pre, s)
	case p.sameGroup(s, next):
		return false // a list without commas
	default:
		p.leaveOut(s.from, s.to, "We drew "+p.aNoun(next)+"; “"+strings.ToLower(p.words(s.from, s.to))+"” before it is left out.")
	}
	p.at++
	return true
}

// headHere reports whether a word that also describes is a noun at span i.
func (p *parser) headHere(i int) bool { return !p.nounAhead(i + 1) }

// roleOf returns the role that a span names.
func (p *parser) roleOf(s span) string {
	id, ok := s.value(thing)
	if !ok || p.r.drawable(id) != brief.Person {
		return ""
	}
	return id
}

// costumeAhead keeps a role until the thing comes that is dressed as it: "pirate cat".
func (p *parser) costumeAhead(s span, id string) {
	garments := strings.Join(p.r.words.wears[id], ",")
	p.pre = append(p.pre, span{from: s.from, to: s.to, key: s.key, senses: []sense{{theme, strings.Split(garments, ",")[0]}}})
}

// sameGroup reports whether two nouns are of one group of the table, such as two animals.
func (p *parser) sameGroup(a, b span) bool {
	idA, okA := a.value(thing)
	idB, okB := b.value(thing)
	if !okA || !okB {
		return a.is(person) && b.is(person)
	}
	thingA, _ := things.ByID(idA)
	thingB, _ := things.ByID(idB)
	return thingA.Group != "" && living(thingA) && living(thingB) && idA != idB
}

func living(t things.Thing) bool {
	return t.Kind == brief.Animal || t.Kind == brief.Bird || t.Kind == brief.Person || t.Group == "weather-nature-effect"
}

// unknownHead leaves out a compound whose head is unknown: a dog leash is no dog.
func (p *parser) unknownHead(s, next span) bool {
	if _, ok := p.r.spelled(next.key); ok || p.nounAhead(p.at+2) && p.span(p.at+2).is(thing, person) {
		return false
	}
	p.at += 2
	whole := span{from: s.from, to: next.to, key: s.key + " " + next.key}
	if p.unknownSubject(whole) {
		return true
	}
	p.missing(whole)
	return true
}

// unknownNoun reads a word of no list: a misspelling, an adjective that we cannot honor, or a thing that we cannot draw.
func (p *parser) unknownNoun(s span) bool {
	if fixed, ok := p.r.spelled(s.key); ok {
		return p.corrected(s, fixed)
	}
	if _, licensed := p.r.catalog.Licensed(s.key); !licensed && (!p.r.mayName(s.key) || p.nounAhead(p.at+1) && !p.span(p.at+1).is(unknown)) {
		p.at++
		p.leaveOut(s.from, s.to, "We don't know how to show “"+strings.ToLower(p.words(s.from, s.to))+"” yet.")
		return true
	}
	p.at++
	for p.span(p.at).isWord() && p.span(p.at).is(unknown) && p.r.mayName(p.span(p.at).key) {
		if _, ok := p.r.spelled(p.span(p.at).key); ok {
			break
		}
		s.to = p.span(p.at).to
		s.key += " " + p.span(p.at).key
		p.at++
	}
	if p.unknownSubject(s) {
		return true
	}
	p.missing(s)
	return true
}

// unknownSubject draws what no list names from a licensed set, or what is one step away in meaning.
func (p *parser) unknownSubject(s span) bool {
	if id, ok := p.r.catalog.Licensed(s.key); ok {
		p.subject(s, []found{{kind: brief.Licensed, id: id}})
		return true
	}
	if f, ok := p.r.oneStep(s.key); ok {
		p.subject(s, []found{f})
		return true
	}
	return false
}

// corrected reads a misspelled word as what was meant.
func (p *parser) corrected(s span, fixed string) bool {
	meant := span{from: s.from, to: s.to, key: fixed, senses: p.r.words.senses[fixed], plural: things.IsPlural(s.key)}
	for _, form := range things.Singulars(fixed)[1:] {
		if len(meant.senses) == 0 {
			meant.senses = p.r.words.senses[form]
		}
	}
	if len(meant.senses) == 0 {
		return false
	}
	p.spans[p.at] = meant
	p.understand(s.from, s.to, "spelling", fixed)
	return true
}
