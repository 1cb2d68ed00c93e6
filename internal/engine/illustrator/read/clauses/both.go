package read

import (
	"slices"
	"strings"

	"pellucid/internal/engine/illustrator/brief"
	"pellucid/internal/engine/illustrator/things"
)

// bothWords stand for all who were named before what they have or wear.
var bothWords = wordSet("both all")

// sharing is what was told of a subject before "both": what comes after it is of all.
type sharing struct {
	subject, garments, relations int
	told                         bool
	plain                        bool // it had no expression
}

// bothTold reads "both" before what two who were named have or wear: "a panda hugging a koala, both wearing party hats".
func (p *parser) bothTold(s span) bool {
	next := p.span(p.at + 1)
	kind, _ := next.value(relation)
	if next.key == "have" || next.key == "are" {
		kind, _ = p.span(p.at + 2).value(relation)
	}
	look := s.key == "both" && next.is(expression) && !next.is(thing)
	if !bothWords[s.key] || !look && kind != "wearing" && kind != "with" && kind != "in" && kind != "holding" || len(p.pre) > 0 || p.subj < 0 {
		return false
	}
	who := -1
	n := 0
	for i := range p.out.Subjects {
		if p.alive(i) {
			who = i
			n += max(1, p.out.Subjects[i].Count)
		}
	}
	if n < 2 {
		return false
	}
	p.flush()
	p.goOnAbout(who)
	p.both = sharing{subject: who, garments: p.clothesOf(who), relations: len(p.out.Relations), told: true, plain: p.out.Subjects[who].Expression == ""}
	p.understand(s.from, s.to, "count", s.key)
	p.at++
	if p.span(p.at).key == "are" || p.span(p.at).key == "have" {
		p.at++
	}
	return true
}

// clothesOf is how many garments are told of a subject.
func (p *parser) clothesOf(i int) int {
	if f := p.out.Subjects[i].Person; f != nil {
		return len(f.Clothes)
	}
	return 0
}

// shareBoth gives what was told of both to the other ones too: garments, and a thing of their own for each.
func (p *parser) shareBoth() {
	if !p.both.told {
		p.wornByEach()
		return
	}
	from := p.both.subject
	own := p.out.Subjects[from]
	for i := range p.out.Subjects[:from] {
		if sub := &p.out.Subjects[i]; p.alive(i) && sub.Expression == "" && p.both.plain {
			sub.Expression = own.Expression
		}
	}
	for i := range p.out.Subjects {
		if i == from || !p.alive(i) || i > from {
			continue
		}
		if p.clothesOf(from) > p.both.garments {
			f := figure(&p.out.Subjects[i])
			for _, g := range own.Person.Clothes[p.both.garments:] {
				f.Clothes = append(f.Clothes, g)
				if own.Person.Headwear == g.Name && f.Headwear == "" {
					f.Headwear = g.Name
				}
			}
		}
	}
	for n := p.both.relations; n < len(p.out.Relations); n++ {
		if r := p.out.Relations[n]; r.From == from && r.To > from && handsOut[r.Kind] {
			p.oneFor(r, func(i int) bool { return i < from && p.alive(i) })
		}
	}
}

// handsOut are the relations in which each of several has a thing of their own.
var handsOut = phraseSet("wearing", "holding", "with")

// wornByEach gives each of two animals that "and" joins one of several things to wear: "a dog and a cat wearing santa hats".
func (p *parser) wornByEach() {
	for n := 0; n < len(p.out.Relations); n++ {
		r := p.out.Relations[n]
		if r.Kind != "wearing" || !things.IsPlural(strings.ToLower(p.out.Subjects[r.To].Words)) || p.out.Subjects[r.From].Count > 1 || !p.alive(r.From) {
			continue
		}
		p.oneFor(r, func(i int) bool {
			return i != r.From && p.alive(i) && p.out.Subjects[i].Count <= 1 && slices.ContainsFunc(p.out.Relations, func(o brief.Relation) bool { return o.Kind == "and" && o.From == i && o.To == r.From })
		})
	}
}

// oneFor leaves one of the things of a relation to who has it, and gives a further one to each of others.
func (p *parser) oneFor(r brief.Relation, others func(int) bool) {
	for i := range p.out.Subjects[:len(p.out.Subjects):len(p.out.Subjects)] {
		if !others(i) || len(p.out.Subjects) >= maxSubjects {
			continue
		}
		if p.out.Subjects[r.To].Count == unstatedCount || p.out.Subjects[r.To].Count == 2 {
			p.out.Subjects[r.To].Count = 1
		}
		own := p.out.Subjects[r.To]
		own.Count = max(1, p.out.Subjects[i].Count)
		p.out.Subjects = append(p.out.Subjects, own)
		p.link(i, r.Kind, len(p.out.Subjects)-1)
	}
}
