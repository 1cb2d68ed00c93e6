// Package senses finds out what words mean beside others: things, stand-ins, kinds, times and numbers.
package senses

import (
	"slices"
	"strings"

	"pellucid/internal/engine/illustrator/lexicon"
	"pellucid/internal/engine/illustrator/read/state"
	"pellucid/internal/engine/illustrator/read/vocabulary"
	"pellucid/internal/engine/illustrator/things"
	"pellucid/internal/engine/illustrator/token"
)

// ColorsInRow reads "a mandala in turquoise and coral" as two colors: after "in", a row that begins with a color and ends the clause has no things in it.
func ColorsInRow(p *state.Parser) {
	for i := 0; i+3 < len(p.Spans); i++ {
		if p.Spans[i].Key != "in" || !p.Spans[i+1].Is(vocabulary.Color) {
			continue
		}
		end := i + 2
		for p.Span(end).Key == "and" && p.Span(end+1).Is(vocabulary.Color) {
			end += 2
		}
		if end == i+2 || !EndsClause(p, end) {
			continue
		}
		for k := i + 1; k < end; k += 2 {
			p.Spans[k].Senses = slices.DeleteFunc(slices.Clone(p.Spans[k].Senses), func(one vocabulary.Sense) bool { return one.Class != vocabulary.Color })
		}
	}
}

// BlushOf reads "with blush peonies" as flowers in a color, not as a blushing face.
func BlushOf(p *state.Parser) {
	for i := len(p.Spans) - 2; i >= 0; i-- {
		s, next := p.Spans[i], p.Spans[i+1]
		if s.Key == "with blush" && next.IsWord() && (next.Is(vocabulary.Thing, vocabulary.Color) || next.Key == "and" && p.Span(i+2).Is(vocabulary.Color)) {
			p.Spans = slices.Replace(p.Spans, i, i+1, append(p.Recut(s.From, s.From+1), p.Recut(s.From+1, s.To)...)...)
		}
	}
}

// BuiltHouse reads "old building with ivy" as a house: who builds is named before the word, and what is built behind it.
func BuiltHouse(p *state.Parser) {
	for i, s := range p.Spans {
		if s.Key != "building" && s.Key != "buildings" || s.Is(vocabulary.Thing) || !EndsClause(p, i+1) {
			continue
		}
		if before := p.Span(i - 1); i > 0 && before.IsWord() && (before.Is(vocabulary.Person) || before.Is(vocabulary.Thing, vocabulary.StandIn) && !before.Is(vocabulary.Outline) || before.Key != "shaped" && !before.Is(vocabulary.Describing...) && !before.Is(vocabulary.Stop, vocabulary.Count)) {
			continue
		}
		p.Spans[i].Senses, p.Spans[i].Plural = []vocabulary.Sense{{Class: vocabulary.Thing, Value: "skyscraper"}}, s.Key == "buildings"
	}
}

// FruitOfMaterial reads "a rubber orange" as an orange of rubber: what is a material and a thing too tells of the fruit behind it,
// whose name is a color too.
func FruitOfMaterial(p *state.Parser) {
	for i := 2; i < len(p.Spans); i++ {
		of, s := p.Spans[i-1], p.Spans[i]
		if !s.Is(vocabulary.Color) || !s.Is(vocabulary.Thing) || s.Is(vocabulary.Material) || !of.Is(vocabulary.Material) || !of.Is(vocabulary.Thing) || !p.Spans[i-2].Is(vocabulary.Count) || p.Span(i+1).Is(vocabulary.Naming...) {
			continue
		}
		p.Spans[i-1].Senses = slices.DeleteFunc(slices.Clone(of.Senses), func(one vocabulary.Sense) bool { return one.Class != vocabulary.Material })
	}
}

// EndsClause reports whether nothing but words of the trade, a pause or a relation comes at span i.
func EndsClause(p *state.Parser, i int) bool {
	s := p.Span(i)
	return !s.IsWord() || s.Is(vocabulary.Trade, vocabulary.Relation) || s.Is(vocabulary.Style) && !s.Is(vocabulary.Thing)
}

// hideWords are what an animal gives for clothes and bags.
var hideWords = lexicon.Set("fur leather skin wool suede hide feather faux")

// Hides leaves out the animal whose fur or leather something is made of: a fox fur coat has no fox beside it.
func Hides(p *state.Parser) {
	for i := 0; i+1 < len(p.Spans); i++ {
		s, hide, noun := p.Spans[i], p.Spans[i+1], p.Span(i+2)
		id, _ := s.Value(vocabulary.Thing)
		if first := p.WordAt(hide.From); p.Creature(id) && !s.Is(vocabulary.Describing...) && hide.To-hide.From > 1 && hideWords[first] && hide.Is(vocabulary.Thing, vocabulary.Garment) {
			p.LeaveOut(s.From, s.To, "We can't show from which animal it is.") // "fox fur coat"
			p.Spans = slices.Delete(p.Spans, i, i+1)
			continue
		}
		if !p.Creature(id) || s.Is(vocabulary.Describing...) || !hideWords[hide.Key] || !hide.Is(vocabulary.Material) || !noun.Is(vocabulary.Thing, vocabulary.Garment, vocabulary.StandIn) || noun.Is(vocabulary.Relation) {
			continue
		}
		p.LeaveOut(s.From, s.To, "We can't show from which animal it is.")
		p.Spans = slices.Delete(p.Spans, i, i+1)
	}
}

// Degrees reads "semi" before a style as a word for how much of it: "semi realistic" is no truck.
func Degrees(p *state.Parser) {
	for i := range p.Spans {
		if p.Spans[i].Key == "semi" && p.Span(i+1).Is(vocabulary.Style) {
			p.Spans[i].Senses = []vocabulary.Sense{{Class: vocabulary.Trade}}
		}
	}
}

// EmojiOf reads an emoji of what is named before it as that thing, also where its name is a color: "peach emoji".
func EmojiOf(p *state.Parser) {
	for i := 1; i < len(p.Spans); i++ {
		s, before := p.Spans[i], p.Spans[i-1]
		if s.Key != "emoji" && s.Key != "emojis" || !before.Is(vocabulary.Thing) || !before.Is(vocabulary.Color) || i > 1 && p.Spans[i-2].Is(vocabulary.Count) {
			continue
		}
		p.Spans[i-1].Senses = slices.DeleteFunc(slices.Clone(before.Senses), func(one vocabulary.Sense) bool { return one.Class == vocabulary.Color })
		p.Drop(i, "trade word", "")
	}
}

// audiences are those for whom a picture is, as crafters add at its end: "apple on a stack of books teacher".
var audiences = lexicon.Set("teacher nurse mom mama mother dad father grandma grandmother grandpa grandfather student graduate doctor farmer firefighter chef baker")

// Audience leaves out a role at the end of a clause whose things have been named with a relation.
func Audience(p *state.Parser) {
	related := false
	for i := 0; i < len(p.Spans); i++ {
		s := p.Spans[i]
		if !s.IsWord() {
			related = false
			continue
		}
		if s.Is(vocabulary.Relation) {
			related = true
		}
		before := p.Span(i - 1)
		if !related || !audiences[s.Key] || s.Plural || !before.Is(vocabulary.Thing) || before.Is(vocabulary.Describing...) || p.Creature(FirstThing(before)) || isWord(p, i+1) {
			continue
		}
		if p.Span(i-2).Is(vocabulary.Stop) && p.Span(i-3).Key == "and" {
			continue // "a cat and a pizza chef"
		}
		p.LeaveOut(s.From, s.To, "We read “"+s.Key+"” as for whom it is.")
		p.Spans = slices.Delete(p.Spans, i, i+1)
	}
}

// FirstThing is the thing that a span names first.
func FirstThing(s state.Span) string {
	id, _ := s.Value(vocabulary.Thing)
	return id
}

func isWord(p *state.Parser, i int) bool {
	return p.Span(i).IsWord() && !p.Span(i).Is(vocabulary.Trade)
}

// TiedRibbon reads a pink ribbon that something is named with as a ribbon in a color, not as the sign of a cause.
func TiedRibbon(p *state.Parser) {
	for i := len(p.Spans) - 1; i > 1; i-- {
		s, before := p.Spans[i], p.Spans[i-1]
		if before.Key == "a" {
			before = p.Spans[i-2]
		}
		if s.Kind != token.Word || s.To-s.From < 2 || state.LastWord(s.Key) != "ribbon" || !slices.Contains([]string{"with", "and"}, before.Key) {
			continue
		}
		if look := p.Recut(s.From, s.To-1); len(look) == 1 && look[0].Is(vocabulary.Color) {
			p.Spans = slices.Replace(p.Spans, i, i+1, append(look, p.Recut(s.To-1, s.To)...)...)
		}
	}
}

// Meant gives words the meaning that the words around them tell.
func Meant(p *state.Parser) {
	all := p.Said(0, len(p.Tokens))
	for _, s := range p.Spans { // what is lettered tells the context too
		if s.Kind == token.Quote {
			all += " " + strings.ToLower(s.Text) + " "
		}
	}
	for _, c := range p.Tables.Words.Contexts {
		i := slices.IndexFunc(p.Spans, func(s state.Span) bool {
			return s.Kind == token.Word && (s.Key == c.Word || s.Key == c.Word+"s" || state.LastWord(s.Key) == c.Word && s.To-s.From > 1 && slices.Contains(c.Beside, strings.TrimSuffix(s.Key, " "+c.Word)))
		})
		if i < 0 || p.Tables.Drawable(c.ID) == "" || !slices.ContainsFunc(c.Beside, func(w string) bool { return containsWords(all, w) }) {
			continue
		}
		s := p.Spans[i]
		if c.Word == "letter" && s.To < len(p.Tokens) && vocabulary.Single(p.Tokens[s.To].Raw) {
			continue // "wax seal with letter R"
		}
		s.Plural = (s.Plural || s.Key == c.Word+"s") && things.IsPlural(p.Tokens[s.To-1].Text)
		s.Senses, s.Key = []vocabulary.Sense{{Class: vocabulary.Thing, Value: c.ID}}, strings.ReplaceAll(c.ID, "-", " ")
		worn := p.Tables.Words.Senses[s.Key]
		if s.Plural && !strings.HasSuffix(s.Key, "s") {
			s.Key += "s" // the name in the singular would be a piece that shows several
		}
		for _, worn := range worn { // a cap stays something that somebody wears
			if worn.Class == vocabulary.Garment {
				s.Senses = append(s.Senses, worn)
			}
		}
		p.Spans[i] = s
		if c.Part == "" {
			continue
		}
		if name, ok := p.Tables.Catalog.Alone(c.ID, c.Part); ok {
			lead := state.Span{From: s.From, To: s.To, Key: c.Part, Senses: []vocabulary.Sense{{Class: vocabulary.Alone, Value: "one " + name}}}
			p.Spans = slices.Insert(p.Spans, i, lead)
		}
	}
}

// containsWords reports whether words stand in a text with blanks around each.
func containsWords(all, words string) bool { return strings.Contains(all, " "+words+" ") }
