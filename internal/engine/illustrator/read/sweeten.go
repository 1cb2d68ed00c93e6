package read

import (
	"slices"

	"pellucid/internal/engine/illustrator/brief"
	"pellucid/internal/engine/illustrator/things"
)

// moods are words that say nothing of things, and of who lives that they look so.
var moods = map[string]string{"funny": "silly", "spooky": "fierce"}

// sweetened are the groups of things that are drawn with a face where they are to be cute.
var sweetened = wordSet("food-drink plant-flower weather-nature-effect vehicle symbol-sign")

// sweeten draws something cute: animals and people with larger heads and eyes, food, plants and the weather with a smiling face. Of others the word says
// only that they please.
func (p *parser) sweeten(i int) bool {
	s := &p.out.Subjects[i]
	switch s.Kind {
	case brief.Animal, brief.Bird:
		s.Cute = true
		return true
	case brief.Person:
		if f := figure(s); f.Build == "" && f.Age != "baby" && f.Age != "toddler" {
			f.Build = "chibi"
		}
		return figure(s).Build == "chibi"
	case brief.Piece:
		t, _ := things.ByID(s.ID)
		if !sweetened[t.Group] || !p.hasFace(i) || len(p.out.Subjects) > 1 || p.out.Design != "" || p.out.Sheet != "" {
			return false
		}
		if s.Expression == "" {
			s.Expression = "happy"
		}
		return true
	}
	return false
}

// plainTogether draws people as they are where they meet others or ride: large heads would cover what they do. "Cute" is praise there.
func (p *parser) plainTogether() {
	living, cute := 0, 0
	for i := range p.out.Subjects {
		s := &p.out.Subjects[i]
		if p.alive(i) {
			living += max(1, s.Count)
		}
		if s.Cute || s.Kind == brief.Piece && s.Expression != "" {
			cute++
		}
	}
	rides := slices.ContainsFunc(p.out.Relations, func(r brief.Relation) bool { return r.Kind == "riding" || r.Kind == "sitting on" || r.Kind == "inside" })
	if living < 2 && !rides {
		return
	}
	for i := range p.out.Subjects {
		if f := p.out.Subjects[i].Person; f != nil && f.Build == "chibi" {
			f.Build = ""
			for n := range p.out.Reading.Understood {
				if item := &p.out.Reading.Understood[n]; item.As == string(look) && cute == 0 {
					item.As, item.To = "trade word", ""
				}
			}
		}
	}
}
