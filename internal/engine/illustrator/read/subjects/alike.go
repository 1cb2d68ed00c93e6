package subjects

import (
	"slices"
	"strings"

	"pellucid/internal/engine/illustrator/brief"
	"pellucid/internal/engine/illustrator/lexicon"
	"pellucid/internal/engine/illustrator/read/state"
	"pellucid/internal/engine/illustrator/read/vocabulary"
	"pellucid/internal/engine/illustrator/things"
)

// OfPlenty reports whether a word for clothes is one for those of several people: "red hats", "jeans", "pajamas".
func OfPlenty(s state.Span) bool {
	return s.Plural || things.IsPlural(s.Key) || strings.HasSuffix(s.Key, "s") && !strings.HasSuffix(s.Key, "ss")
}

// MatchingClothes takes "matching" before clothes for what it says: that all wear the same.
func MatchingClothes(p *state.Parser) {
	for i := 0; i+1 < len(p.Spans); i++ {
		s := p.Spans[i]
		end := i + 1
		for p.Span(end).Is(vocabulary.Describing...) && !p.Span(end).Is(vocabulary.Garment) || p.Span(end).Key == "and" {
			end++
		}
		if noun := p.Span(end); s.Key == "matching" && (noun.Is(vocabulary.Garment) || Outfits[noun.Key]) && personBefore(p, i) {
			p.Several.Matching = true
			p.Understand(s.From, s.To, "clothes", s.Key)
			p.Spans = slices.Delete(p.Spans, i, i+1)
			return
		}
	}
}

// personBefore reports whether somebody is named before span i.
func personBefore(p *state.Parser, i int) bool {
	return slices.ContainsFunc(p.Spans[:i], func(s state.Span) bool { return s.Is(vocabulary.Person) || isRole(p, s) })
}

// isRole reports whether a word names a person of a trade.
func isRole(p *state.Parser, s state.Span) bool {
	id, ok := s.Value(vocabulary.Thing)
	return ok && p.Tables.Drawable(id) == brief.Person
}

// Wearers are all to whom a garment of subject i belongs: where several are named by one word, or joined by "and", a plural is of all of them.
func Wearers(p *state.Parser, i int, all bool) []int {
	who := []int{i}
	if !all && !p.Several.Matching {
		return who
	}
	for j, sub := range p.Out.Subjects {
		if j != i && sub.Kind == brief.Person && !p.Several.Retold[j] && !p.Several.Retold[i] && (sub.Words == p.Out.Subjects[i].Words || joinedBefore(p, j, i)) {
			who = append(who, j)
		}
	}
	slices.Sort(who)
	return who
}

// joinedBefore reports whether the prompt names person j and person i in one phrase with nothing between them but "and": "mom and daughter".
func joinedBefore(p *state.Parser, j, i int) bool {
	text := " " + strings.ToLower(p.Out.Prompt) + " "
	a, b := strings.ToLower(p.Out.Subjects[j].Words), strings.ToLower(p.Out.Subjects[i].Words)
	for _, own := range []string{"", "her ", "his ", "a ", "the ", "their "} {
		if strings.Contains(text, a+" and "+own+b+" ") || strings.Contains(text, a+" and "+own+b+",") {
			return true
		}
	}
	return false
}

// AlikeColor is the color of what several are told to wear alike, where none was told.
const AlikeColor = "red"

// ShareClothes gives what several wear to all of them: "a family in matching pajamas", "a couple in jeans". What only women or only men wear is of
// those, and nobody gets a garment in place of one that was told of them.
func ShareClothes(p *state.Parser) {
	for i := range p.Out.Subjects {
		if sub := &p.Out.Subjects[i]; p.Several.Matching && sub.Kind == brief.Person && sub.Person != nil {
			for k := range sub.Person.Clothes {
				if g := &sub.Person.Clothes[k]; g.Color == "" && g.Fill == "" {
					g.Color = AlikeColor // each would have a color of its own
				}
			}
		}
	}
	for _, one := range p.Several.Worn {
		own := p.Out.Subjects[one.Subject]
		if one.Garment > len(own.Person.Clothes) {
			continue
		}
		g := own.Person.Clothes[one.Garment-1]
		for _, w := range one.Who {
			sub := &p.Out.Subjects[w]
			if w == one.Subject || p.Several.Retold[w] || !fitsBody(g.Name, *sub, own) {
				continue
			}
			f := Figure(sub)
			if slices.ContainsFunc(f.Clothes, func(o brief.Garment) bool { return o.Name == g.Name }) {
				continue
			}
			f.Clothes = append(f.Clothes, g)
			if one.Where == "head" && f.Headwear == "" {
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
	return body(sub) == body(own) || body(sub) == "" || !Womens[last] && !Mens[last]
}

// Outfits are the words for all that somebody wears.
var Outfits = lexicon.Set("outfit outfits clothes clothing attire")
