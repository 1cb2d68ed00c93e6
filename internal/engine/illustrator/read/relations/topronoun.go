package read

import (
	"slices"
	"strings"

	"pellucid/internal/engine/illustrator/brief"
	"pellucid/internal/engine/illustrator/read/vocabulary"
)

// objects are the pronouns for those to whom something is done, with the body of the people for whom they stand.
var objects = map[string]string{"him": "man", "her": "woman", "it": "", "them": "any"}

// ownReading are the relations that are no verb and no place, or have readings of their own.
var ownReading = phraseSet("of", "text", "and", "with", "without", "wearing", "dressed as", "bigger", "smaller", "in", "made of", "shaped", "style of", "for", "as", "at", "against", "from", "off", "between", "over")

// toPronoun reads what somebody does to one who was named before: "a boy crying and his mom hugging him", "a cat on a fence, a dog looking at it".
func (p *parser) toPronoun(s span, kind string) bool {
	next := p.span(p.at + 1)
	sex, ok := objects[next.key]
	plain := strings.TrimPrefix(kind, "<")
	if !ok || ownReading[plain] || places[plain] || supported[plain] || plain == "inside" || plain == "using" || strings.HasPrefix(plain, "at ") || strings.HasPrefix(plain, "each ") || strings.HasPrefix(plain, "side ") || p.subj < 1 {
		return false
	}
	after := p.span(p.at + 2)
	article := after.key == "a" || after.key == "an"
	if after.isWord() && !article && !after.is(relation) && (next.key == "her" || after.is(naming...)) {
		return false // "watching her cat"
	}
	from := p.starts(kind)
	if from < 1 || !p.alive(from) {
		return false
	}
	to := p.referent(from, sex)
	if to < 0 {
		return false
	}
	p.flush()
	doing, works := s.value(pose)
	if works && (vocabulary.Onto[doing] || plain == "looking at") {
		p.setPose(&p.out.Subjects[from], doing)
	}
	if article {
		kind, plain = "looking at", "looking at" // "giving her a bottle"
	}
	p.out.Relations = slices.DeleteFunc(p.out.Relations, func(r brief.Relation) bool {
		return (r.Kind == "and" || r.Kind == "beside" || r.Kind == "with") && (r.From == from && r.To == to || r.From == to && r.To == from)
	})
	p.relSpan, p.relFrom = s, from
	if kind = p.bodily(kind, to); !strings.HasPrefix(kind, "<") {
		plain = kind
	}
	p.related(s, plain)
	if kind == plain {
		p.link(from, kind, to)
	} else {
		p.link(to, plain, from)
	}
	p.at += 2
	p.rel, p.lastRel = "", ""
	p.subj, p.owner, p.target = from, from, target{subj: from}
	if article {
		p.rel, p.relFrom, p.relSpan = "holding", from, span{from: s.to, to: s.to}
	}
	return true
}

// referent is who or what was named before subject i that a pronoun stands for: the last one of the sex, or the last that is no person; -1 if there is
// none.
func (p *parser) referent(i int, sex string) int {
	untold := -1 // the last one of whom no sex is known
	for j := i - 1; j >= 0; j-- {
		sub := p.out.Subjects[j]
		own := p.sexOf(sub)
		switch {
		case !p.alive(j):
		case sex == "any" && (sub.Count > 1 || j > 0), sex == "" && sub.Kind != brief.Person, sex != "" && own == sex:
			return j
		case sex != "" && sex != "any" && own == "" && untold < 0:
			untold = j
		}
	}
	return untold
}

// toNearest gives what is worn to who was named right before it, though somebody else has them: "with his friend in a red jersey".
func (p *parser) toNearest(s span) {
	if p.subj < 1 || p.subj == p.owner || !p.justNamed(s) || !p.alive(p.subj) {
		return
	}
	p.owner, p.scope, p.lastRel, p.target = p.subj, "", "", target{subj: p.subj}
}

// placedHere reports whether what was named right before is told to be by what a pronoun stands for: "with a backpack behind it".
func (p *parser) placedHere() bool {
	where, _ := p.span(p.at).value(relation)
	return where == "at inside" && !p.embodied(max(p.owner, 0)) || places[where] && pronouns[p.span(p.at+1).key] && !p.span(p.at+2).is(naming...)
}

// neckbands are worn by the animal right before them rather than by whose it is.
var neckbands = phraseSet("collar", "bow tie", "bowtie", "bandana", "leash", "harness", "saddle", "bell")

// ofCompanion reports whether what follows is worn by the animal that somebody came with: it is for animals, it is told before where the animal is ("with a
// pig in a sweater on her lap"), or who has the animal is dressed already.
func (p *parser) ofCompanion() bool {
	if p.subj < 1 || p.owner < 0 || p.subj == p.owner || !p.beastlike(p.subj) || !p.isPerson(p.owner) {
		return false
	}
	end, noun := p.phrase(p.at + 1)
	if neckbands[noun.key] {
		return true
	}
	where, _ := p.span(end).value(relation)
	placed := companionPlaces[strings.TrimPrefix(where, "at ")] || places[where] && pronouns[p.span(end+1).key]
	f := p.out.Subjects[p.owner].Person
	return noun.is(garment) && (placed || f != nil && len(f.Clothes) > 0)
}
