package read

import (
	"slices"

	"pellucid/internal/engine/illustrator/brief"
	"pellucid/internal/engine/illustrator/token"
)

// ownArt draws what a saying itself names, "taco" in "taco tuesday", as the first thing of a design; what the saying is about is drawn
// only where nothing else is.
func (p *parser) ownArt() {
	for _, s := range p.ownWords {
		id, ok := s.value(thing)
		kind := p.r.drawable(id)
		if !ok || s.is(person, trade, stop, style) || kind != brief.Piece && kind != brief.Animal && kind != brief.Bird {
			continue
		}
		if slices.ContainsFunc(p.out.Subjects, func(o brief.Subject) bool { return o.ID == id }) || len(p.out.Subjects) > 0 && (len(p.ownWords) > 2 || parentsOf[p.ownWords[0].key]) {
			return
		}
		own := brief.Subject{Words: p.words(s.from, s.to), Kind: kind, ID: id, Count: 1}
		p.out.Subjects = slices.Insert(p.out.Subjects, 0, own)
		for i := range p.out.Relations {
			p.out.Relations[i].From++
			p.out.Relations[i].To++
		}
		return
	}
}

// brandColors gives the colors that were named of a whole person or a whole logo to the lettering: nobody has a green skin.
func (p *parser) brandColors() {
	for i := range p.out.Subjects {
		s := &p.out.Subjects[i]
		if s.Kind != brief.Person || s.Color == "" || p.out.Design == "" && !p.logo {
			continue
		}
		p.out.Tints = appendNew(p.out.Tints, s.Color)
		for _, m := range s.More {
			p.out.Tints = appendNew(p.out.Tints, m)
		}
		s.Color, s.More = "", nil
	}
}

// headAsked shows the head alone of an animal that an emblem names so: "wolf head emblem".
func (p *parser) headAsked() {
	if p.out.Design == "" && !p.logo || len(p.out.Subjects) == 0 {
		return
	}
	s := &p.out.Subjects[0]
	if s.Kind != brief.Animal && s.Kind != brief.Bird || s.Count != 1 {
		return
	}
	for i, t := range p.toks {
		if i > 0 && t.Kind == token.Word && t.Text == "head" && p.spanOf(s.Words) >= 0 && p.toks[i-1].Kind == token.Word && !s.Portrait {
			s.Portrait = true
			p.out.Reading.LeftOut = slices.DeleteFunc(p.out.Reading.LeftOut, func(it brief.Item) bool { return it.Words == t.Raw })
			p.fate[i] = false
			p.understand(i, i+1, "portrait", "head")
			return
		}
	}
}

// monogrammed makes one of a letter and the word for a monogram: "letter K monogram".
func (p *parser) monogrammed() {
	letter := slices.IndexFunc(p.out.Subjects, func(s brief.Subject) bool { return s.ID == "alphabet-letter" && s.Text != "" })
	at := slices.IndexFunc(p.out.Subjects, func(s brief.Subject) bool { return s.ID == "monogram" && s.Text == "" })
	if letter < 0 || at < 0 || slices.ContainsFunc(p.out.Relations, func(r brief.Relation) bool { return r.From == at || r.To == at }) {
		return
	}
	p.out.Subjects = slices.Delete(p.out.Subjects, at, at+1)
	for i := range p.out.Relations {
		if r := &p.out.Relations[i]; r.From > at {
			r.From--
		}
		if r := &p.out.Relations[i]; r.To > at {
			r.To--
		}
	}
	if p.out.Design == "" {
		p.out.Design = "print"
	}
}

// batOfGame makes a bat that comes with a ball game the one that the ball is hit with.
func (p *parser) batOfGame() {
	all := p.said(0, len(p.toks))
	if !containsWords(all, "softball") && !containsWords(all, "baseball") || p.r.drawable("baseball-bat") == "" {
		return
	}
	for i := range p.out.Subjects {
		if s := &p.out.Subjects[i]; s.ID == "bat" {
			s.Kind, s.ID = p.r.drawable("baseball-bat"), "baseball-bat"
		}
	}
}
