package logos

import (
	"slices"
	"strings"

	"pellucid/internal/engine/illustrator/brief"
	"pellucid/internal/engine/illustrator/lexicon"
	"pellucid/internal/engine/illustrator/read/letters"
	"pellucid/internal/engine/illustrator/read/patterns"
	"pellucid/internal/engine/illustrator/read/state"
	"pellucid/internal/engine/illustrator/read/vocabulary"
	"pellucid/internal/engine/illustrator/things"
	"pellucid/internal/engine/illustrator/token"
)

// teamsOfPeople are names of teams that are no animals.
var teamsOfPeople = lexicon.Set("knights warriors spartans trojans pirates raiders vikings cowboys rebels titans patriots saints rockets chargers indians chiefs braves royals devils wizards giants")

// sportOf is the name of the sport that a word stands for, or empty.
func sportOf(p *state.Parser, i int) string {
	switch w := p.WordAt(i); {
	case w == "soccer" && p.WordAt(i+1) == "ball", w == "cheerleading", w == "cheerleader":
		return strings.TrimSuffix(w, "leader")
	case SportThings[w] != "" || w == "hockey" || w == "wrestling" || w == "lacrosse" || w == "gymnastics" || w == "track":
		return w
	}
	return ""
}

// TeamNamed letters the name of a team that is typed in small letters beside its sport, and shows its animal where a mascot was asked for or nothing
// else is named: "hawks basketball mascot logo", "soccer ball with flames tigers", "wildcats cheer with megaphone".
func TeamNamed(p *state.Parser) bool {
	mascotOfSport(p)
	sport := -1
	for i := range p.Tokens {
		if sportOf(p, i) != "" {
			sport = i
			break
		}
	}
	if sport < 0 || p.Design.Sheet != "" || letters.Capitals(p, 0, len(p.Tokens)) > 0 {
		return false
	}
	at := slices.IndexFunc(p.Spans, func(s state.Span) bool { return namesTeam(p, s, sport) })
	if at < 0 {
		return false
	}
	s := p.Spans[at]
	from, to := s.From, s.To
	if p.WordAt(to) == "pack" {
		to++
		s.To++
	}
	if to == sport && sportOf(p, sport+1) == "" && p.WordAt(sport+1) != "ball" {
		to++ // "hawks basketball"
	}
	if w := p.WordAt(to); to > s.To && (w == "mom" || w == "dad" || w == "mama") {
		to++
	}
	if p.Logo && to == s.To && slices.ContainsFunc(p.Tokens, func(t token.Token) bool { return t.Text == "team" }) {
		return false // "basketball team logo hawks"
	}
	mascot := p.Logo || slices.ContainsFunc(p.Tokens, func(t token.Token) bool { return t.Text == "mascot" || t.Text == "head" })
	animal := oneOfTeam(p, s)
	text := patterns.Titled(p.Text(from, to))
	p.Understand(from, to, "text", text)
	p.Out.Lettering = append(p.Out.Lettering, text)
	p.WithoutTokens(from, to)
	if t := p.SpanAt(to); p.WordAt(to) == "team" && t >= 0 && p.Spans[t].To == to+1 {
		p.Drop(t, "framing", "team")
	}
	if mascot && animal.Key != "" && !slices.ContainsFunc(p.Spans, func(o state.Span) bool {
		id, _ := o.Value(vocabulary.Thing)
		return o.Kind == token.Word && p.AnimalName(id)
	}) {
		p.Spans = slices.Insert(p.Spans, 0, animal)
		return true
	}
	if g := p.SpanAt(len(p.Tokens) - 1); g >= 0 && vocabulary.PrintGarments[p.Spans[g].Key] {
		p.Drop(g, "framing", p.Spans[g].Key)
	}
	if id := SportThings[sportOf(p, sport)]; to > s.To && id != "" && p.Tables.Drawable(id) != "" && !slices.ContainsFunc(p.Spans, showsOfTeam) {
		p.Spans = slices.Insert(p.Spans, 0, state.Span{From: sport, To: sport + 1, Kind: token.Word, Key: p.WordAt(sport), Senses: []vocabulary.Sense{{Class: vocabulary.Thing, Value: id}}})
	}
	return true
}

// mascotOfSport takes out the sport between an animal and the word for a mascot: "eagle football mascot logo" shows the eagle.
func mascotOfSport(p *state.Parser) {
	for i := 0; i+2 < len(p.Spans); i++ {
		s, sport := p.Spans[i], p.Spans[i+1]
		id, _ := s.Value(vocabulary.Thing)
		if s.Kind != token.Word || s.Plural || !p.AnimalName(id) || sport.Kind != token.Word || sport.To-sport.From > 1 || sportOf(p, sport.From) == "" {
			continue
		}
		if next := p.WordAt(sport.To); next == "mascot" || next == "team" {
			p.Drop(i+1, "framing", sport.Key)
			return
		}
	}
}

// namesTeam reports whether a span is the name of a team: several of an animal or of fighters, of whom nothing is told, at the beginning or the end of a
// prompt or right before the sport.
func namesTeam(p *state.Parser, s state.Span, sport int) bool {
	w := p.WordAt(s.To - 1)
	id, _ := s.Value(vocabulary.Thing)
	if id == "" {
		id, _ = s.Value(vocabulary.StandIn)
	}
	if s.Kind == token.Word && s.To-s.From == 1 && p.WordAt(s.To) == "pack" && s.To+1 == sport && p.AnimalName(id) {
		return true // "wolf pack lacrosse"
	}
	if s.Kind != token.Word || s.To-s.From > 1 || w != strings.TrimSuffix(w, "ed") || !(things.IsPlural(w) && p.AnimalName(id)) && !teamsOfPeople[w] {
		return false
	}
	first := s.From == 0 || s.From == 1 && letters.Openers[p.WordAt(0)]
	last := s.To == len(p.Tokens) && p.WordAt(s.From-1) != "and" && p.WordAt(s.From-1) != "with" && p.WordAt(s.From-1) != "of"
	after := p.WordAt(s.To)
	return s.To == sport || (first || last) && (after == "" || after == "mascot" || after == "logo" || after == "team" || after == "cheer")
}

// showsOfTeam reports whether a span names something beside which no ball is drawn for the sport: flames and stars are around a ball.
func showsOfTeam(s state.Span) bool {
	id, _ := s.Value(vocabulary.Thing)
	return s.Is(vocabulary.Thing, vocabulary.Person, vocabulary.StandIn) && !s.Is(vocabulary.Trade) && !decorations[id] && id != "lightning-bolt"
}

// oneOfTeam is the span of one of the animals after which a team is named.
func oneOfTeam(p *state.Parser, s state.Span) state.Span {
	id, ok := s.Value(vocabulary.Thing)
	if !ok {
		id, ok = s.Value(vocabulary.StandIn)
	}
	if k := p.Tables.Drawable(id); !ok || k != brief.Animal && k != brief.Bird {
		return state.Span{}
	}
	return state.Span{From: s.From, To: s.To, Kind: token.Word, Key: strings.ReplaceAll(id, "-", " "), Senses: []vocabulary.Sense{{Class: vocabulary.Thing, Value: id}}}
}
