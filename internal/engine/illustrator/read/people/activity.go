package read

import (
	"slices"
	"strings"

	"pellucid/internal/engine/illustrator/brief"
	"pellucid/internal/engine/illustrator/things"
	"pellucid/internal/engine/illustrator/token"
)

// idle are poses that name no activity by themselves: nobody who asks for "flying" alone wants a person.
var idle = wordSet("standing sitting lying flying hanging falling waving pointing squatting kneeling leaning playing roaring eating drinking catching throwing holding pushing pulling lifting peeking")

// activityAlone reports whether a prompt names an activity and nothing else: "skiing", "doing yoga png".
func (p *parser) activityAlone() bool {
	if len(p.out.Subjects) > 0 || len(p.out.Lettering) > 0 {
		return false
	}
	found := false
	for _, s := range p.spans {
		doing, ok := s.value(pose)
		switch {
		case s.kind == token.Pause:
		case s.kind != token.Word:
			return false
		case ok && !found && !idle[doing] && !strings.HasPrefix(s.key, "with "):
			found = true
		case !s.is(trade, stop, style) && !s.is(describing...), s.is(material, fill, state):
			return false
		}
	}
	return found
}

// ownSteam gives steam in a list to the food or drink that it rises from, wherever that was named: "a mug of cocoa with marshmallows, steam".
func (p *parser) ownSteam(s span) bool {
	id, _ := s.value(thing)
	if id != "steam" || p.rel != "" && p.rel != "with" && p.rel != "and" || len(p.pre) > 0 {
		return false
	}
	for i := range p.out.Subjects {
		t, _ := things.ByID(p.out.Subjects[i].ID)
		if t.Group != "food-drink" && t.Group != "kitchen" || p.kindOf(i) != brief.Piece {
			continue
		}
		if part := p.partNamed(i, "steam"); part != "" {
			p.out.Subjects[i].Parts = append(p.out.Subjects[i].Parts, brief.PartColor{Part: part})
			p.understandRange(s.from, s, "part", part)
		} else {
			p.apply(i, span{from: s.from, to: s.to, key: s.key, senses: []sense{{Class: state, Value: "smoking"}}}, true)
		}
		p.rel = ""
		return true
	}
	return false
}

// kindOfGroup are the words for the kind of thing that a name may have behind it, by groups of the table of things.
var kindOfGroup = map[string]string{
	"animal": "animal bird fish-insect-reptile dinosaur-fantasy", "creature": "dinosaur-fantasy", "bird": "bird", "bug": "fish-insect-reptile",
	"insect": "fish-insect-reptile", "dinosaur": "dinosaur-fantasy", "fruit": "food-drink", "vegetable": "food-drink", "plant": "plant-flower",
}

// kindBehind takes out the word for the kind of thing right behind a name of one: "jaguar animal", "kiwi fruit". It says nothing more.
func (p *parser) kindBehind() {
	for i := len(p.spans) - 1; i > 0; i-- {
		s, before := p.spans[i], p.spans[i-1]
		groups := strings.Fields(kindOfGroup[s.key])
		if len(groups) == 0 || s.kind != token.Word || !before.isWord() {
			continue
		}
		named := slices.ContainsFunc(before.senses, func(one sense) bool {
			kind := p.r.drawable(one.Value)
			t, known := things.ByID(one.Value)
			return known && slices.Contains(groups, t.Group) || kind == brief.Animal && groups[0] == "animal" || kind == brief.Bird && slices.Contains(groups, "bird")
		})
		if named {
			p.mark(s.from, s.to)
			p.out.Reading.Understood = append(p.out.Reading.Understood, brief.Item{Words: p.words(s.from, s.to), As: "kind", To: s.key})
			p.spans = slices.Delete(p.spans, i, i+1)
		}
	}
}

// does reports whether what follows a person is what they do and no thing that is theirs: "a girl waves", "a boy skipping rope",
// "a woman thumbs up".
func (p *parser) does(s, next span) bool {
	if !next.is(pose) || !next.is(thing, standIn) || next.is(person) || p.scope != "" || p.toks[s.from].Start == p.toks[next.from].Start {
		return false
	}
	words := next.to - next.from
	id, _ := s.value(thing)
	if s.is(person) || p.r.drawable(id) == brief.Person {
		return words > 1 || strings.HasSuffix(next.key, "s") && !s.plural && !p.span(p.at+2).is(naming...)
	}
	return words > 1 && p.animalSpan(s)
}
