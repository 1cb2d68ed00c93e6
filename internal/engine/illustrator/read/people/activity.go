package people

import (
	"slices"
	"strings"

	"pellucid/internal/engine/illustrator/brief"
	"pellucid/internal/engine/illustrator/lexicon"
	"pellucid/internal/engine/illustrator/read/looks"
	"pellucid/internal/engine/illustrator/read/state"
	"pellucid/internal/engine/illustrator/read/vocabulary"
	"pellucid/internal/engine/illustrator/things"
	"pellucid/internal/engine/illustrator/token"
)

// idle are poses that name no activity by themselves: nobody who asks for "flying" alone wants a person.
var idle = lexicon.Set("standing sitting lying flying hanging falling waving pointing squatting kneeling leaning playing roaring eating drinking catching throwing holding pushing pulling lifting peeking")

// ActivityAlone reports whether a prompt names an activity and nothing else: "skiing", "doing yoga png".
func ActivityAlone(p *state.Parser) bool {
	if len(p.Out.Subjects) > 0 || len(p.Out.Lettering) > 0 {
		return false
	}
	found := false
	for _, s := range p.Spans {
		doing, ok := s.Value(vocabulary.Pose)
		switch {
		case s.Kind == token.Pause:
		case s.Kind != token.Word:
			return false
		case ok && !found && !idle[doing] && !strings.HasPrefix(s.Key, "with "):
			found = true
		case !s.Is(vocabulary.Trade, vocabulary.Stop, vocabulary.Style) && !s.Is(vocabulary.Describing...), s.Is(vocabulary.Material, vocabulary.Fill, vocabulary.State):
			return false
		}
	}
	return found
}

// OwnSteam gives steam in a list to the food or drink that it rises from, wherever that was named: "a mug of cocoa with marshmallows, steam".
func OwnSteam(p *state.Parser, s state.Span) bool {
	id, _ := s.Value(vocabulary.Thing)
	if id != "steam" || p.Pending.Kind != "" && p.Pending.Kind != "with" && p.Pending.Kind != "and" || len(p.Waiting.Noun) > 0 {
		return false
	}
	for i := range p.Out.Subjects {
		t, _ := things.ByID(p.Out.Subjects[i].ID)
		if t.Group != "food-drink" && t.Group != "kitchen" || p.KindOf(i) != brief.Piece {
			continue
		}
		if part := p.PartNamed(i, "steam"); part != "" {
			p.Out.Subjects[i].Parts = append(p.Out.Subjects[i].Parts, brief.PartColor{Part: part})
			looks.UnderstandRange(p, s.From, s, "part", part)
		} else {
			looks.Apply(p, i, state.Span{From: s.From, To: s.To, Key: s.Key, Senses: []vocabulary.Sense{{Class: vocabulary.State, Value: "smoking"}}}, true)
		}
		p.Pending.Kind = ""
		return true
	}
	return false
}

// kindOfGroup are the words for the kind of thing that a name may have behind it, by groups of the table of things.
var kindOfGroup = map[string]string{
	"animal": "animal bird fish-insect-reptile dinosaur-fantasy", "creature": "dinosaur-fantasy", "bird": "bird", "bug": "fish-insect-reptile",
	"insect": "fish-insect-reptile", "dinosaur": "dinosaur-fantasy", "fruit": "food-drink", "vegetable": "food-drink", "plant": "plant-flower",
}

// KindBehind takes out the word for the kind of thing right behind a name of one: "jaguar animal", "kiwi fruit". It says nothing more.
func KindBehind(p *state.Parser) {
	for i := len(p.Spans) - 1; i > 0; i-- {
		s, before := p.Spans[i], p.Spans[i-1]
		groups := strings.Fields(kindOfGroup[s.Key])
		if len(groups) == 0 || s.Kind != token.Word || !before.IsWord() {
			continue
		}
		named := slices.ContainsFunc(before.Senses, func(one vocabulary.Sense) bool {
			kind := p.Tables.Drawable(one.Value)
			t, known := things.ByID(one.Value)
			return known && slices.Contains(groups, t.Group) || kind == brief.Animal && groups[0] == "animal" || kind == brief.Bird && slices.Contains(groups, "bird")
		})
		if named {
			p.Mark(s.From, s.To)
			p.Out.Reading.Understood = append(p.Out.Reading.Understood, brief.Item{Words: p.Words(s.From, s.To), As: "kind", To: s.Key})
			p.Spans = slices.Delete(p.Spans, i, i+1)
		}
	}
}

// Does reports whether what follows a person is what they do and no thing that is theirs: "a girl waves", "a boy skipping rope",
// "a woman thumbs up".
func Does(p *state.Parser, s, next state.Span) bool {
	if !next.Is(vocabulary.Pose) || !next.Is(vocabulary.Thing, vocabulary.StandIn) || next.Is(vocabulary.Person) || p.Scope != "" || p.Tokens[s.From].Start == p.Tokens[next.From].Start {
		return false
	}
	words := next.To - next.From
	id, _ := s.Value(vocabulary.Thing)
	if s.Is(vocabulary.Person) || p.Tables.Drawable(id) == brief.Person {
		return words > 1 || strings.HasSuffix(next.Key, "s") && !s.Plural && !p.Span(p.At+2).Is(vocabulary.Naming...)
	}
	return words > 1 && looks.AnimalSpan(p, s)
}
