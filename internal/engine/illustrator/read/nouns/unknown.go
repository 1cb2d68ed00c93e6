package read

import (
	"slices"
	"strings"

	"pellucid/internal/engine/illustrator/read/wordnet"
	"pellucid/internal/engine/illustrator/things"
)

// unknownHead draws the first noun of a compound whose head is unknown, and says that the head is left out: "golf cart".
func (p *parser) unknownHead(s, next span) bool {
	if p.nounAhead(p.at+2) && p.span(p.at+2).is(thing, person, standIn) {
		return false
	}
	if id, _ := s.value(thing); p.ownPart(id, next.key) {
		p.spans[p.at].to = next.to // a dna strand is dna
		p.spans = slices.Delete(p.spans, p.at+1, p.at+2)
		return false
	}
	p.at += 2
	whole := span{from: s.from, to: next.to, key: s.key + " " + next.key, senses: []sense{{Class: unknown, Value: "name"}}}
	if p.unknownSubject(whole) || p.rescue(whole) {
		return true
	}
	p.missing(whole)
	return true
}

// unknownNoun reads a word of no list: an adjective that we cannot honor, or a thing that we cannot draw.
func (p *parser) unknownNoun(s span) bool {
	if s = p.wholePart(s); p.owner >= 0 && (p.scope == "with" || p.scope == "without") && p.partNamed(p.owner, s.key) != "" {
		p.at++
		return p.attribute(s)
	}
	if p.youngOne(s) || p.partless(s) {
		return true
	}
	story := s.isStory()
	if !story && (!wordnet.MayName(s.key) || p.modifiesKnown()) {
		p.at++
		p.leaveOut(s.from, s.to, "We don't know how to show “"+strings.ToLower(p.words(s.from, s.to))+"” yet.")
		return true
	}
	p.at++
	if passive[p.wordAt(s.from-1)] && strings.HasSuffix(s.key, "ed") {
		p.leaveOut(s.from-1, s.to, "We don't know how to show “"+strings.ToLower(p.words(s.from-1, s.to))+"” yet.")
		return true
	}
	for p.span(p.at).isWord() && p.span(p.at).is(unknown) && wordnet.MayName(p.span(p.at).key) {
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

// passive are the words before what is done to somebody: who is "being chased" is beside no chased.
var passive = wordSet("being getting gets get is")

// modifiesKnown reports whether a known noun, or a word such as "illustration", follows the unknown words at p.at.
func (p *parser) modifiesKnown() bool {
	i := p.at + 1
	for p.span(i).isWord() && p.span(i).is(unknown) {
		i++
	}
	next := p.span(i)
	if next.is(trade, style) && !next.is(thing) {
		return p.restNames(i)
	}
	return next.is(thing, person, standIn) && !next.is(relation, stop) || i == p.at+1 && p.nounAhead(i)
}

// unknownSubject draws what is one step away in meaning from what no list names.
func (p *parser) unknownSubject(s span) bool {
	if f, ok := p.r.oneStep(s.key); ok && !p.r.words.IsOwn(s.key) {
		p.subject(s, []found{f})
		return true
	}
	return false
}

// oneStep returns what is one step above a noun in meaning and can be drawn.
func (r *tables) oneStep(key string) (found, bool) {
	forms := things.Singulars(key)
	for _, form := range forms {
		id, same := wordnet.Step(form)
		if kind := r.drawable(id); id != "" && kind != "" {
			if same {
				return found{kind: kind, id: id}, true
			}
			return found{kind: kind, id: id, wanted: forms[len(forms)-1]}, true
		}
	}
	return found{}, false
}
