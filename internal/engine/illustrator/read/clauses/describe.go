package clauses

import (
	"slices"
	"strings"

	"pellucid/internal/engine/illustrator/brief"
	"pellucid/internal/engine/illustrator/read/looks"
	"pellucid/internal/engine/illustrator/read/nouns"
	"pellucid/internal/engine/illustrator/read/patterns"
	"pellucid/internal/engine/illustrator/read/people"
	"pellucid/internal/engine/illustrator/read/relations"
	"pellucid/internal/engine/illustrator/read/senses"
	"pellucid/internal/engine/illustrator/read/state"
	"pellucid/internal/engine/illustrator/read/subjects"
	"pellucid/internal/engine/illustrator/read/vocabulary"
	"pellucid/internal/engine/illustrator/things"
)

// Describe takes a describing word for the noun ahead, or for what was named before.
func Describe(p *state.Parser, s state.Span) bool {
	if name := vocabulary.AnimalPrints[s.Key]; name != "" && p.Span(p.At+1).Is(vocabulary.Garment) {
		p.At++
		p.Waiting.Noun = append(p.Waiting.Noun, state.Span{From: s.From, To: s.To, Key: s.Key, Senses: []vocabulary.Sense{{Class: vocabulary.Fill, Value: name}}}) // "a leopard coat"
		return true
	}
	if aboveHead(p, s) {
		return true
	}
	if !s.Is(vocabulary.Describing...) {
		return false
	}
	if p.Scope == "with" && p.WordAt(s.From) == "and" && strings.HasPrefix(s.Key, "with ") && s.Is(vocabulary.State) && p.KindOf(p.Owner) == brief.Piece {
		looks.Flush(p)
		p.At++
		looks.Apply(p, p.Owner, s, true) // of the whole: "a cake with strawberries and chocolate drip"
		return true
	}
	if s.Is(vocabulary.Person) && people.Does(p, s, p.Span(p.At+1)) {
		return false
	}
	if next := p.Span(p.At + 1); s.Is(vocabulary.State, vocabulary.Expression) && strings.HasPrefix(s.Key, "with ") && next.Key == "and" && p.IsPiece(p.Subj) && relations.JustNamed(p, s) {
		looks.Flush(p)
		p.At++
		looks.After(p, s) // "with a crack down the middle and three peonies in it"
		p.Owner, p.Scope, p.Pending.Span = p.Subj, "with", state.Span{From: s.From, To: s.From}
		return true
	}
	if people.UsesNext(p, s) {
		return true
	}
	ahead := p.NounAhead(p.At + 1)
	if ahead && s.Is(vocabulary.Portrait) && (s.Is(vocabulary.Thing) || s.Key == "head") && p.Pending.Kind == "" && p.Scope == "" && p.Alive(p.Subj) && relations.JustNamed(p, s) && p.Span(p.At+1).Is(vocabulary.Describing...) {
		p.At++
		looks.After(p, s) // "tiger face green eyes" is a tiger's face, not a face beside it
		return true
	}
	if name, ok := s.Value(vocabulary.State); ok && strings.HasPrefix(s.Key, "with ") && p.KindOf(p.Subj) == brief.Piece && relations.JustNamed(p, s) && slices.Contains(p.Tables.Catalog.States(p.Out.Subjects[p.Subj].ID), name) {
		p.At++
		looks.After(p, s)
		p.Owner, p.Scope, p.Pending.Span = p.Subj, "with", state.Span{From: s.From, To: s.From}
		return true // "with two scoops chocolate and strawberry": what follows is of the thing too
	}
	if looks.Lacks(p, s) {
		return true
	}
	if p.Scope == "without" && !ahead {
		return withoutWord(p, s)
	}
	if next := p.Span(p.At + 1); p.Scope == "with" && s.Is(vocabulary.HairStyle) && p.Owner >= 0 && p.IsPerson(p.Owner) && (next.Key == "and" || !next.IsWord() || next.Is(vocabulary.Pose) || next.Is(vocabulary.Relation) && !next.Is(vocabulary.Naming...)) && s.Key != "long" && s.Key != "short" {
		p.At++
		return people.Feature(p, p.Owner, s) // "with an afro and earrings"
	}
	if name, ok := s.Value(vocabulary.Color); ok && p.Scope == "" && p.Pending.Kind == "" && p.IsPerson(p.Subj) && p.Span(p.At+1).Is(vocabulary.HairStyle, vocabulary.Beard) && !p.NounAhead(p.At+2) {
		p.At++
		subjects.Figure(&p.Out.Subjects[p.Subj]).HairColor = name // "old lady, gray bun"
		p.Understand(s.From, s.To, "hair color", name)
		return true
	}
	if before := p.Span(p.At - 1); s.Is(vocabulary.Pose) && s.Is(vocabulary.Thing) && strings.HasSuffix(s.Key, "ing") && p.Scope == "with" && p.IsPerson(p.Owner) && len(p.Waiting.Noun) == 0 && !before.Is(vocabulary.Relation, vocabulary.Count, vocabulary.Stop) && before.Key != "and" {
		p.At++
		p.Scope = ""
		looks.Apply(p, p.Owner, s, false) // "grandma with a gray bun knitting"
		return true
	}
	if s.Is(vocabulary.Color) && patterns.PatternAhead(p, p.At+1) {
		p.At++
		p.Waiting.Noun = append(p.Waiting.Noun, s)
		return true
	}
	if p.Scope == "with" && !ahead && p.Owner >= 0 && !p.IsPerson(p.Owner) && (p.PartNamed(p.Owner, s.Key) != "" && !(s.Is(vocabulary.Color) && !s.Is(vocabulary.Thing, vocabulary.PartWord, vocabulary.Material)) || looks.CountedSo(p, s)) {
		p.At++
		return people.Attribute(p, s) // "a chest with gold"
	}
	if s.Is(vocabulary.Naming...) && !s.Is(vocabulary.Unknown) && !qualifies(p, s, ahead) {
		return false
	}
	if p.Pending.Kind != "" && p.Pending.Kind != "and" && p.Pending.Kind != "with" && !ahead && s.Is(vocabulary.Material) && !s.Is(vocabulary.Thing, vocabulary.Color) {
		p.At++
		nouns.Missing(p, s) // "standing on ice"
		return true
	}
	p.At++
	if p.Language.Postnominal && relations.JustNamed(p, s) && !s.Is(vocabulary.Count) {
		looks.After(p, s)
		return true
	}
	if ahead || p.Subj < 0 || s.Is(vocabulary.Count) {
		p.Waiting.Noun = append(p.Waiting.Noun, s)
		return true
	}
	looks.Flush(p)
	looks.After(p, s)
	return true
}

// qualifies decides for words that describe and name: "orange" before a noun is a color, by itself a fruit.
func qualifies(p *state.Parser, s state.Span, ahead bool) bool {
	if ahead {
		if next := p.Span(p.At + 1).Key; s.Is(vocabulary.Person) && (next == "face" || next == "head") {
			return false // "girl's face"
		}
		if next := p.Span(p.At + 1); p.Scope == "" && s.Is(vocabulary.Thing) && s.Is(vocabulary.Color) && next.Is(vocabulary.PartWord) && !next.Is(vocabulary.Thing, vocabulary.Person, vocabulary.StandIn, vocabulary.Garment) {
			return false // "rose stem"
		}
		if s.Is(vocabulary.Thing) && s.Is(vocabulary.Color) && listsPlants(p, s) {
			return false
		}
		if s.Is(vocabulary.Thing) && !s.Is(vocabulary.Color, vocabulary.Material, vocabulary.Fill, vocabulary.Young, vocabulary.Count, vocabulary.Outline) {
			next := p.Span(p.At + 1)
			return s.Is(vocabulary.Body, vocabulary.Theme, vocabulary.Expression, vocabulary.Pose, vocabulary.State) && next.Is(vocabulary.Naming...) && next.Key != "sign" && next.Key != "signs"
		}
		return true
	}
	if s.Is(vocabulary.Person, vocabulary.Garment) || s.Is(vocabulary.Young) {
		return false
	}
	if s.Is(vocabulary.Fill) && s.Is(vocabulary.Thing) && p.Subj >= 0 {
		return relations.JustNamed(p, s)
	}
	if s.Is(vocabulary.Expression, vocabulary.Pose) && looks.BodyPart(s) && p.Pending.Kind == "" {
		return looks.Embodied(p, p.Subj) || looks.Embodied(p, p.Owner) // "a dog, tongue out"
	}
	if s.Is(vocabulary.HairStyle, vocabulary.Beard, vocabulary.Extra, vocabulary.Glasses) && p.Subj >= 0 {
		return p.IsPerson(p.Owner) && s.Is(vocabulary.HairStyle) && p.Scope == ""
	}
	if before := p.Span(p.At - 1); p.Subj >= 0 && s.Is(vocabulary.Color) && before.Is(vocabulary.Style) && !p.Span(p.At+1).IsWord() {
		return true // "phoenix logo gradient orange"
	}
	// "letter M gold", "a car, gold": no article and something to describe.
	return p.Subj >= 0 && s.Is(vocabulary.Color, vocabulary.Material) && relations.JustNamed(p, s)
}

// listsPlants reports whether a plant whose name is a color too is the first of a list of plants: "lavender and white roses" in a wreath.
func listsPlants(p *state.Parser, s state.Span) bool {
	id, _ := s.Value(vocabulary.Thing)
	t, _ := things.ByID(id)
	if p.Span(p.At+1).Key != "and" || t.Group != "plant-flower" || p.Tables.Drawable(id) == "" || p.Out.Motif == "" && !senses.Containers[nearSubject(p)] {
		return false
	}
	for i := p.At + 2; p.Span(i).IsWord(); i++ {
		next, ok := p.Span(i).Value(vocabulary.Thing)
		if other, _ := things.ByID(next); ok && !p.Span(i).Is(vocabulary.Color) {
			return other.Group == "plant-flower"
		}
	}
	return false
}

// nearSubject is the id of the last subject.
func nearSubject(p *state.Parser) string {
	if p.Subj < 0 || p.Subj >= len(p.Out.Subjects) {
		return ""
	}
	return p.Out.Subjects[p.Subj].ID
}
