package read

import (
	"slices"

	"pellucid/internal/engine/illustrator/brief"
)

// places are the relations that say where something is by another thing, which a pronoun may stand for.
var places = phraseSet("over", "under", "behind", "in front of", "left of", "right of", "beside", "between", "around")

// pronouns stand for what was named before.
var pronouns = wordSet("it them him her")

// supported are the relations to what somebody is on, which a pronoun may stand for where they came with it.
var supported = phraseSet("on", "standing on", "sitting on", "lying on", "emerging from", "leaning on", "stuck in", "hanging from", "riding")

// placedByPronoun reads "a lily pad with a dragonfly above it": the dragonfly is above what it came with.
func (p *parser) placedByPronoun(s span, kind string) bool {
	next, to := p.span(p.at+1), 2
	if !pronouns[next.key] && overhead[lastWord(s.key)] && (!next.isWord() || next.key == "and" || next.key == "with" && lastWord(s.key) == "behind") {
		next, to = s, 1 // "a boat with northern lights overhead"
	}
	if !places[kind] && !supported[kind] || to == 2 && (!pronouns[next.key] || p.span(p.at+2).is(naming...)) {
		return false
	}
	p.flush()
	p.backToPlaced()
	for i := len(p.out.Relations) - 1; i >= 0; i-- {
		if r := &p.out.Relations[i]; r.To == p.subj && (r.Kind == "with" || r.Kind == "and" || r.Kind == "holding") {
			by := r.From
			if sex := objects[next.key]; (sex == "man" || sex == "woman") && !p.alive(by) {
				by = p.pronounFor(next.key) // "pushing a cart with a dog behind him"
			}
			r.From, r.Kind, r.To = r.To, kind, by
			p.at += to
			p.understand(s.from, next.to, "relation", kind)
			p.poseOf(s, kind)
			return true
		}
		if r := &p.out.Relations[i]; r.From == p.subj && r.Kind == "printed on" && p.lastRel == "with" && r.To < r.From {
			r.Kind = kind // "a kite with a train in front of it"
			p.at += to
			p.understand(s.from, next.to, "relation", kind)
			return true
		}
		if r := p.out.Relations[i]; r.To == p.subj && r.Kind == "beside" && kind == "beside" {
			p.at += to
			p.understand(s.from, next.to, "relation", kind) // "a cat bigger than the dog next to it"
			p.poseOf(s, kind)
			return true
		}
	}
	if p.subj < 1 || p.toldWhere(p.subj) {
		return false
	}
	p.link(p.subj, kind, p.pronounFor(next.key)) // "a cat, a dog behind it"
	p.at += to
	p.understand(s.from, next.to, "relation", kind)
	p.poseOf(s, kind)
	return true
}

// toldWhere reports whether subject i came with another one, or stands to one in more than having it.
func (p *parser) toldWhere(i int) bool {
	return slices.ContainsFunc(p.out.Relations, func(r brief.Relation) bool {
		return r.To == i || r.From == i && r.Kind != "wearing" && r.Kind != "with" && r.Kind != "holding"
	})
}

// pronounFor is what a pronoun after a place stands for: the last one of its sex, else the first that is named.
func (p *parser) pronounFor(word string) int {
	if sex := objects[word]; sex == "man" || sex == "woman" {
		return max(p.referent(p.subj, sex), 0)
	}
	if i := slices.IndexFunc(p.out.Subjects[:p.subj], func(s brief.Subject) bool { return s.Kind != brief.Person }); word == "it" && i > 0 {
		return i // "a girl with a cup, a plate next to it"
	}
	return 0
}

// cameWith is who or what subject i came with, by a relation of some kinds; -1 if it came with nobody.
func (p *parser) cameWith(i int, kinds ...string) int {
	for _, r := range p.out.Relations {
		if r.To == i && r.From != i && slices.Contains(kinds, r.Kind) {
			return r.From
		}
	}
	return -1
}

// whoWears is who is alive and wears subject i; -1 if nobody does.
func (p *parser) whoWears(i int) int {
	if by := p.cameWith(i, "with", "wearing"); by >= 0 && p.embodied(by) && p.isWorn(i) {
		return by
	}
	return -1
}

// backToPlaced goes on about who came with somebody, or after a pause, where what follows says where they are, rather than about what they wear: "a girl
// with a pig with a bow tie on her lap".
func (p *parser) backToPlaced() {
	if p.subj < 1 {
		return
	}
	who := p.subj
	if by := p.whoWears(who); by > 0 {
		who = by
	}
	if by := p.cameWith(who, "with"); by >= 0 && p.owner == who {
		p.owner = by
	}
	p.subj, p.target = who, target{subj: who}
}

// overhead are the places that need no word for what they are by.
var overhead = wordSet("overhead above behind")

// watching is who looks at the subject that was named last; -1 if nobody does.
func (p *parser) watching() int {
	for _, r := range p.out.Relations {
		if r.To == p.subj && r.Kind == "looking at" && p.alive(r.From) {
			return r.From
		}
	}
	return -1
}
