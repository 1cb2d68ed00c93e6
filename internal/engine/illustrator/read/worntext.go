package read

import (
	"slices"

	"pellucid/internal/engine/illustrator/brief"
	"pellucid/internal/engine/illustrator/token"
)

// garmentReach is how many tokens may be between a garment and what is written on it: "a shirt in pink that has the words".
const garmentReach = 7

// garmentSaid reports whether a text that begins at a token is what a garment right before it says: "in a hoodie that says".
func (p *parser) garmentSaid(from int) bool {
	at := p.spanAt(from)
	if at < 0 {
		at = slices.IndexFunc(p.spans, func(s span) bool { return s.to > from })
	}
	for i := at; i >= 0 && p.spans[i].kind != token.Pause && p.spans[i].to >= from-garmentReach; i-- {
		switch s := p.spans[i]; {
		case s.from >= from:
		case s.is(garment) || garmentsOfPrints[lastWord(s.key)]:
			return true
		case s.is(person):
			return false
		}
	}
	return false
}

// wornText settles a text on somebody's clothes: it is printed on a T-shirt rather than across the buttons of a dress shirt, and where
// nothing else is lettered the prompt asks for somebody who wears it, not for the print.
func (p *parser) wornText() {
	for i := range p.out.Subjects {
		s := &p.out.Subjects[i]
		if s.Text == "" || s.Person == nil || len(s.Person.Clothes) == 0 || !p.alive(i) {
			continue
		}
		for k := range s.Person.Clothes {
			if s.Person.Clothes[k].Name == "shirt" {
				s.Person.Clothes[k].Name = "t-shirt"
			}
		}
		if p.out.Design == "print" && len(p.out.Lettering) == 0 && !slices.ContainsFunc(p.out.Subjects, func(o brief.Subject) bool { return o.Text != "" && !(o.Person != nil) }) {
			p.out.Design = ""
		}
	}
}
