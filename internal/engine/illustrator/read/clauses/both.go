package clauses

import (
	"slices"
	"strings"

	"pellucid/internal/engine/illustrator/brief"
	"pellucid/internal/engine/illustrator/lexicon"
	"pellucid/internal/engine/illustrator/read/looks"
	"pellucid/internal/engine/illustrator/read/state"
	"pellucid/internal/engine/illustrator/read/subjects"
	"pellucid/internal/engine/illustrator/read/vocabulary"
	"pellucid/internal/engine/illustrator/things"
	"pellucid/internal/engine/illustrator/token"
)

// bothWords stand for all who were named before what they have or wear.
var bothWords = lexicon.Set("both all")

// BothTold reads "both" before what two who were named have or wear: "a panda hugging a koala, both wearing party hats".
func BothTold(p *state.Parser, s state.Span) bool {
	next := p.Span(p.At + 1)
	kind, _ := next.Value(vocabulary.Relation)
	if next.Key == "have" || next.Key == "are" {
		kind, _ = p.Span(p.At + 2).Value(vocabulary.Relation)
	}
	look := (s.Key == "both" || p.Span(p.At-1).Kind == token.Pause) && next.Is(vocabulary.Expression) && !next.Is(vocabulary.Thing)
	look = look || kind == "with" && faceAhead(p)
	each := s.Key == "each" && (look || p.Span(p.At-1).Kind == token.Pause && (kind == "holding" || kind == "wearing"))
	if !bothWords[s.Key] && !each || !look && kind != "wearing" && kind != "with" && kind != "in" && kind != "holding" || len(p.Waiting.Noun) > 0 || p.Subj < 0 {
		return false
	}
	who := -1
	n := 0
	for i := range p.Out.Subjects {
		if p.Alive(i) || look && p.Tables.Catalog.Face(p.Out.Subjects[i].ID) {
			who = i
			n += max(1, p.Out.Subjects[i].Count)
		}
	}
	if n < 2 {
		return false
	}
	looks.Flush(p)
	goOnAbout(p, who)
	p.Several.Both = state.Sharing{Subject: who, Garments: clothesOf(p, who), Relations: len(p.Out.Relations), Told: true, Plain: p.Out.Subjects[who].Expression == ""}
	p.Understand(s.From, s.To, "count", s.Key)
	p.At++
	if p.Span(p.At).Key == "are" || p.Span(p.At).Key == "have" {
		p.At++
	}
	return true
}

// faceAhead reports whether the clause names a face: "all with cute faces".
func faceAhead(p *state.Parser) bool {
	for i := p.At + 2; p.Span(i).IsWord() && !p.Span(i).Is(vocabulary.Relation); i++ {
		if word := state.LastWord(p.Span(i).Key); word == "face" || word == "faces" {
			return true
		}
	}
	return false
}

// clothesOf is how many garments are told of a subject.
func clothesOf(p *state.Parser, i int) int {
	if f := p.Out.Subjects[i].Person; f != nil {
		return len(f.Clothes)
	}
	return 0
}

// ShareBoth gives what was told of both to the other ones too: garments, and a thing of their own for each.
func ShareBoth(p *state.Parser) {
	if !p.Several.Both.Told {
		wornByEach(p)
		return
	}
	from := p.Several.Both.Subject
	own := p.Out.Subjects[from]
	mood := own.Expression
	for i := 0; i < from && mood == ""; i++ {
		mood = p.Out.Subjects[i].Expression // what several relations join takes it at its head
	}
	for i := range p.Out.Subjects[:from+1] {
		if sub := &p.Out.Subjects[i]; (p.Alive(i) || p.Tables.Catalog.Face(sub.ID)) && sub.Expression == "" && p.Several.Both.Plain {
			sub.Expression = mood
		}
	}
	for i := range p.Out.Subjects {
		if i == from || !p.Alive(i) || i > from {
			continue
		}
		if own.Person != nil && own.Person.Skin != "" && p.IsPerson(i) {
			if f := subjects.Figure(&p.Out.Subjects[i]); f.Skin == "" {
				f.Skin = own.Person.Skin
			}
		}
		if clothesOf(p, from) > p.Several.Both.Garments {
			f := subjects.Figure(&p.Out.Subjects[i])
			for _, g := range own.Person.Clothes[p.Several.Both.Garments:] {
				f.Clothes = append(f.Clothes, g)
				if own.Person.Headwear == g.Name && f.Headwear == "" {
					f.Headwear = g.Name
				}
			}
		}
	}
	for n := p.Several.Both.Relations; n < len(p.Out.Relations); n++ {
		if r := p.Out.Relations[n]; r.From == from && r.To > from && handsOut[r.Kind] {
			oneFor(p, r, func(i int) bool { return i < from && p.Alive(i) })
		}
	}
}

// handsOut are the relations in which each of several has a thing of their own.
var handsOut = lexicon.Phrases("wearing", "holding", "with")

// wornByEach gives each of two animals that "and" joins one of several things to wear: "a dog and a cat wearing santa hats".
func wornByEach(p *state.Parser) {
	for n := 0; n < len(p.Out.Relations); n++ {
		r := p.Out.Relations[n]
		if r.Kind != "wearing" || !things.IsPlural(strings.ToLower(p.Out.Subjects[r.To].Words)) || p.Out.Subjects[r.From].Count > 1 || !p.Alive(r.From) {
			continue
		}
		oneFor(p, r, func(i int) bool {
			return i != r.From && p.Alive(i) && p.Out.Subjects[i].Count <= 1 && slices.ContainsFunc(p.Out.Relations, func(o brief.Relation) bool { return o.Kind == "and" && o.From == i && o.To == r.From })
		})
	}
}

// oneFor leaves one of the things of a relation to who has it, and gives a further one to each of others.
func oneFor(p *state.Parser, r brief.Relation, others func(int) bool) {
	for i := range p.Out.Subjects[:len(p.Out.Subjects):len(p.Out.Subjects)] {
		if !others(i) || len(p.Out.Subjects) >= state.MaxSubjects {
			continue
		}
		if p.Out.Subjects[r.To].Count == subjects.UnstatedCount || p.Out.Subjects[r.To].Count == 2 {
			p.Out.Subjects[r.To].Count = 1
		}
		own := p.Out.Subjects[r.To]
		own.Count = max(1, p.Out.Subjects[i].Count)
		p.Out.Subjects = append(p.Out.Subjects, own)
		p.Link(i, r.Kind, len(p.Out.Subjects)-1)
	}
}
