package read

import (
	"slices"
	"strings"

	"pellucid/internal/engine/illustrator/brief"
	"pellucid/internal/engine/illustrator/things"
)

// ofPlenty reports whether a word for clothes is one for those of several people: "red hats", "jeans", "pajamas".
func ofPlenty(s span) bool {
	return s.plural || things.IsPlural(s.key) || strings.HasSuffix(s.key, "s") && !strings.HasSuffix(s.key, "ss")
}

// matchingClothes takes "matching" before clothes for what it says: that all wear the same.
func (p *parser) matchingClothes() {
	for i := 0; i+1 < len(p.spans); i++ {
		s := p.spans[i]
		end := i + 1
		for p.span(end).is(describing...) && !p.span(end).is(garment) || p.span(end).key == "and" {
			end++
		}
		if noun := p.span(end); s.key == "matching" && (noun.is(garment) || outfits[noun.key]) && p.personBefore(i) {
			p.matching = true
			p.understand(s.from, s.to, "clothes", s.key)
			p.spans = slices.Delete(p.spans, i, i+1)
			return
		}
	}
}

// personBefore reports whether somebody is named before span i.
func (p *parser) personBefore(i int) bool {
	return slices.ContainsFunc(p.spans[:i], func(s span) bool { return s.is(person) || p.isRole(s) })
}

// isRole reports whether a word names a person of a trade.
func (p *parser) isRole(s span) bool {
	id, ok := s.value(thing)
	return ok && p.r.drawable(id) == brief.Person
}

// wearers are all to whom a garment of subject i belongs: where several are named by one word, or joined by "and", a plural is of all of them.
func (p *parser) wearers(i int, all bool) []int {
	who := []int{i}
	if !all && !p.matching {
		return who
	}
	for j, sub := range p.out.Subjects {
		if j != i && sub.Kind == brief.Person && !p.retold[j] && !p.retold[i] && (sub.Words == p.out.Subjects[i].Words || p.joinedBefore(j, i)) {
			who = append(who, j)
		}
	}
	slices.Sort(who)
	return who
}

// joinedBefore reports whether the prompt names person j and person i in one phrase with nothing between them but "and": "mom and daughter".
func (p *parser) joinedBefore(j, i int) bool {
	text := " " + strings.ToLower(p.out.Prompt) + " "
	a, b := strings.ToLower(p.out.Subjects[j].Words), strings.ToLower(p.out.Subjects[i].Words)
	for _, own := range []string{"", "her ", "his ", "a ", "the ", "their "} {
		if strings.Contains(text, a+" and "+own+b+" ") || strings.Contains(text, a+" and "+own+b+",") {
			return true
		}
	}
	return false
}

// alikeColor is the color of what several are told to wear alike, where none was told.
const alikeColor = "red"

// shareClothes gives what several wear to all of them: "a family in matching pajamas", "a couple in jeans". What only women or only men wear is of
// those, and nobody gets a garment in place of one that was told of them.
func (p *parser) shareClothes() {
	for i := range p.out.Subjects {
		if sub := &p.out.Subjects[i]; p.matching && sub.Kind == brief.Person && sub.Person != nil {
			for k := range sub.Person.Clothes {
				if g := &sub.Person.Clothes[k]; g.Color == "" && g.Fill == "" {
					g.Color = alikeColor // each would have a color of its own
				}
			}
		}
	}
	for _, one := range p.worn {
		own := p.out.Subjects[one.subject]
		if one.garment > len(own.Person.Clothes) {
			continue
		}
		g := own.Person.Clothes[one.garment-1]
		for _, w := range one.who {
			sub := &p.out.Subjects[w]
			if w == one.subject || p.retold[w] || !fitsBody(g.Name, *sub, own) {
				continue
			}
			f := figure(sub)
			if slices.ContainsFunc(f.Clothes, func(o brief.Garment) bool { return o.Name == g.Name }) {
				continue
			}
			f.Clothes = append(f.Clothes, g)
			if one.where == "head" && f.Headwear == "" {
				f.Headwear = g.Name
			}
		}
	}
}

// fitsBody reports whether somebody wears a garment that was told of another one of a group.
func fitsBody(name string, sub, own brief.Subject) bool {
	words := strings.Fields(name)
	last := words[len(words)-1]
	body := func(s brief.Subject) string {
		if s.Person == nil {
			return ""
		}
		return s.Person.Body
	}
	return body(sub) == body(own) || body(sub) == "" || !womens[last] && !mens[last]
}

// wornByAll is a garment that several people wear, by its number among the clothes of one of them, from 1.
type wornByAll struct {
	subject, garment int
	where            string
	who              []int
}
