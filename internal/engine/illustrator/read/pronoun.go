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
	for i := len(p.out.Relations) - 1; i >= 0; i-- {
		if r := &p.out.Relations[i]; r.To == p.subj && (r.Kind == "with" || r.Kind == "and" || r.Kind == "holding") {
			r.From, r.Kind, r.To = r.To, kind, r.From
			p.at += to
			p.understand(s.from, next.to, "relation", kind)
			p.poseOf(s, kind)
			return true
		}
		if r := p.out.Relations[i]; r.To == p.subj && r.Kind == "beside" && kind == "beside" {
			p.at += to
			p.understand(s.from, next.to, "relation", kind) // "a cat bigger than the dog next to it"
			p.poseOf(s, kind)
			return true
		}
	}
	if p.subj < 1 || slices.ContainsFunc(p.out.Relations, func(r brief.Relation) bool { return r.From == p.subj || r.To == p.subj }) {
		return false
	}
	p.link(p.subj, kind, 0) // "a cat, a dog behind it"
	p.at += to
	p.understand(s.from, next.to, "relation", kind)
	p.poseOf(s, kind)
	return true
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
