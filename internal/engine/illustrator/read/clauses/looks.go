package clauses

import (
	"slices"
	"strings"

	"pellucid/internal/engine/illustrator/brief"
	"pellucid/internal/engine/illustrator/lexicon"
	"pellucid/internal/engine/illustrator/read/nouns"
	"pellucid/internal/engine/illustrator/read/people"
	"pellucid/internal/engine/illustrator/read/state"
	"pellucid/internal/engine/illustrator/read/subjects"
	"pellucid/internal/engine/illustrator/read/vocabulary"
	"pellucid/internal/engine/illustrator/things"
	"pellucid/internal/engine/illustrator/token"
)

// Looks settles words for looks whose meaning the next words tell, before anything is read.
func Looks(p *state.Parser) {
	for i := 0; i < len(p.Spans); i++ {
		s, next := p.Spans[i], p.Span(i+1)
		switch {
		case s.Kind != token.Word:
		case (s.Key == "empty glass" || s.Key == "shattered glass" || s.Key == "broken glass") && s.To-s.From == 2 && next.Is(vocabulary.Thing): // "empty glass bottle"
			p.Spans = slices.Replace(p.Spans, i, i+1, append(p.Recut(s.From, s.From+1), p.Recut(s.From+1, s.To)...)...)
		case s.Key == "half" && next.Is(vocabulary.Unknown) && strings.HasSuffix(next.Key, "ed") && next.To-next.From == 1: // "half unwrapped" is not half of a thing
			whole := state.Span{From: s.From, To: next.To, Kind: token.Word, Key: s.Key + " " + next.Key, Senses: []vocabulary.Sense{{Class: vocabulary.Unknown, Value: ""}}}
			p.Spans = slices.Replace(p.Spans, i, i+2, whole)
		case s.Is(vocabulary.Fill) && next.Key == "and" && p.Span(i+2).Is(vocabulary.Fill) && (strings.HasPrefix(s.Key, "with ") || i > 0 && p.Spans[i-1].Key == "with") && !p.Span(i+3).IsWord():
			p.LeaveOut(next.To, p.Span(i+2).To, "We can show one pattern on a thing.")
			p.Spans = slices.Delete(p.Spans, i+1, i+3)
		case strings.TrimPrefix(s.Key, "with ") == "rainbow" && s.Is(vocabulary.Fill) && i > 0 && (!next.IsWord() || next.Is(vocabulary.Relation, vocabulary.Stop, vocabulary.Trade) && next.Key != "and") && besideRainbow(p, i):
			p.Spans[i].Senses = []vocabulary.Sense{{Class: vocabulary.Thing, Value: "rainbow"}} // "unicorn with rainbow"
			if s.Key != "rainbow" {
				with := state.Span{From: s.From, To: s.From + 1, Kind: token.Word, Key: "with", Senses: []vocabulary.Sense{{Class: vocabulary.Relation, Value: "with"}}}
				p.Spans[i].From, p.Spans[i].Key = s.From+1, "rainbow"
				p.Spans = slices.Insert(p.Spans, i, with)
			}
		case s.Is(vocabulary.Fill) && s.Is(vocabulary.Thing) && i > 1 && p.Spans[i-1].Key == "a" && p.Spans[i-2].Key == "with" && (!next.IsWord() || next.Is(vocabulary.Relation, vocabulary.Stop)):
			p.Spans[i].Senses = slices.DeleteFunc(slices.Clone(s.Senses), func(one vocabulary.Sense) bool { return one.Class == vocabulary.Fill }) // "a cloud with a rainbow"
		case trailingColors[s.Key] && s.Is(vocabulary.Color) && i > 0 && unfruity(p, p.Spans[i-1]) && !next.Is(vocabulary.Thing, vocabulary.Person) && next.Key != "and" && next.Key != "slice":
			p.Spans[i].Senses = slices.DeleteFunc(slices.Clone(s.Senses), func(one vocabulary.Sense) bool { return one.Class != vocabulary.Color }) // "a lantern orange"
		case trailingColors[s.Key] && s.Is(vocabulary.Color) && i > 1 && p.Spans[i-1].Key == "in" && (p.Spans[i-2].Kind == token.Quote || nouns.LetterNouns[state.LastWord(p.Spans[i-2].Key)]) && (!next.IsWord() || next.Key == "and" && p.Span(i+2).Is(vocabulary.Color)):
			p.Spans[i].Senses = slices.DeleteFunc(slices.Clone(s.Senses), func(one vocabulary.Sense) bool { return one.Class != vocabulary.Color }) // "“hello” in orange and teal"
		case s.Is(vocabulary.Color) && s.Is(vocabulary.Thing, vocabulary.StandIn) && closesColors(p, i):
			p.Spans[i].Senses = slices.DeleteFunc(slices.Clone(s.Senses), func(one vocabulary.Sense) bool { return one.Class != vocabulary.Color }) // "in teal, brown and mustard"
		case state.LastWord(s.Key) == "like" || state.LastWord(s.Key) == "of":
			shapedAsFigure(p, i)
		}
	}
}

// trailingColors are the colors that are fruit too.
var trailingColors = lexicon.Set("orange peach plum olive lime")

// closesColors reports whether a word is the last of a list of colors: the word before "and" is a color and nothing else.
func closesColors(p *state.Parser, i int) bool {
	if i < 2 || p.Spans[i-1].Key != "and" {
		return false
	}
	before := p.Spans[i-2]
	return before.Is(vocabulary.Color) && !before.Is(vocabulary.Thing, vocabulary.StandIn, vocabulary.Person)
}

// unfruity reports whether a word names a thing that is drawn, and no food or plant, with which fruit would come.
func unfruity(p *state.Parser, s state.Span) bool {
	id, ok := s.Value(vocabulary.Thing)
	t, _ := things.ByID(id)
	return ok && s.Kind == token.Word && p.Tables.Drawable(id) == brief.Piece && t.Group != "food-drink" && t.Group != "plant-flower" && t.Group != "kitchen" && !s.Is(vocabulary.Color, vocabulary.Relation)
}

// shapedAsFigure puts the figure that a balloon is shaped like before it: "balloon shaped like the number 5" is a number 5 balloon.
func shapedAsFigure(p *state.Parser, i int) {
	if i == 0 || !strings.Contains(p.Spans[i].Key, "shape") || !strings.HasPrefix(p.Spans[i-1].Key, "balloon") {
		return
	}
	at := i + 1
	for p.Span(at).Is(vocabulary.Stop) && p.Span(at).Key != "number" && p.Span(at).Key != "letter" {
		at++
	}
	if kind := p.Span(at).Key; kind != "number" && kind != "letter" || p.Span(at+1).Kind != token.Word {
		return
	}
	p.Understand(p.Spans[i-1].From, p.Span(at+1).To, "subject", p.Span(at).Key+" balloon")
	moved := []state.Span{p.Span(at), p.Span(at + 1), p.Spans[i-1]}
	p.Spans = slices.Replace(p.Spans, i-1, at+2, moved...)
}

// OfVessel puts what a vessel full of things comes with on the vessel, not on the things: "a basket of eggs with a blue bow". Food and plants are
// more of what is in it.
func OfVessel(p *state.Parser) {
	for n, r := range p.Out.Relations {
		if r.Kind != "with" {
			continue
		}
		t, _ := things.ByID(p.Out.Subjects[r.To].ID)
		if t.Group == "food-drink" || t.Group == "plant-flower" {
			continue
		}
		full := slices.IndexFunc(p.Out.Relations, func(o brief.Relation) bool {
			return o.Kind == "full of" && o.To == r.From && p.Out.Subjects[o.From].Kind == brief.Piece
		})
		if full >= 0 && p.Out.Subjects[r.From].Kind == brief.Piece {
			p.Out.Relations[n].From = p.Out.Relations[full].From
		}
	}
}

// potWords are the vessels in which plants stand.
var potWords = lexicon.Set("pot planter vase flowerpot")

// OfPot puts a pattern that is told after the pot of a plant on the pot: "a cactus in a white pot with gold stripes".
func OfPot(p *state.Parser) {
	for i := range p.Out.Subjects {
		s := &p.Out.Subjects[i]
		if t, _ := things.ByID(s.ID); t.Group != "plant-flower" || s.Fill == "" || !potBefore(p, s.Fill) {
			continue
		}
		if part := slices.IndexFunc(s.Parts, func(c brief.PartColor) bool { return potWords[c.Part] }); part >= 0 {
			if s.Second != "" { // a part has one color, and a pattern is light between what it paints
				s.Parts[part].Color = s.Second
			}
			s.Parts[part].Fill, s.Fill, s.Second = s.Fill, "", ""
			continue
		}
		if at := slices.IndexFunc(p.Out.Relations, func(r brief.Relation) bool { return r.From == i && r.Kind == "inside" }); at >= 0 {
			pot := &p.Out.Subjects[p.Out.Relations[at].To]
			pot.Fill, pot.Second, s.Fill, s.Second = s.Fill, s.Second, "", ""
		}
	}
}

// RainbowPanels gives what is sewn of panels one color of the rainbow each instead of a pattern over them: a hot air balloon.
func RainbowPanels(p *state.Parser) {
	for i := range p.Out.Subjects {
		if s := &p.Out.Subjects[i]; s.Fill == "rainbow" && s.Kind == brief.Piece && slices.Contains(p.Tables.Catalog.States(s.ID), "rainbow") {
			s.Fill, s.States = "", state.AppendNew(s.States, "rainbow")
		}
	}
}

// potBefore reports whether the words for a pattern follow those for a pot.
func potBefore(p *state.Parser, fill string) bool {
	at := slices.IndexFunc(p.Out.Reading.Understood, func(it brief.Item) bool { return it.To == fill })
	if at < 0 {
		return false
	}
	said := strings.ToLower(string(p.Runes))
	pattern := strings.Index(said, strings.ToLower(p.Out.Reading.Understood[at].Words))
	pot := slices.IndexFunc(p.Tokens, func(t token.Token) bool { return potWords[t.Text] })
	return pot >= 0 && pattern >= 0 && len(string(p.Runes[:p.Tokens[pot].Start])) < pattern
}

// printsOn are the marks that are printed on a thing that they are named with.
var printsOn = lexicon.Set("paw-print handprint footprint kiss-mark lips lock padlock")

// headed are the things that wear what is for a head.
var headed = lexicon.Set("skull sugar-skull pumpkin jack-o-lantern ghost snowman smiley-face alien robot")

// Marked prints such marks on the front of vessels, furniture and cushions: "a dog bowl with a paw print".
func Marked(p *state.Parser) {
	for n, r := range p.Out.Relations {
		to, on := p.Out.Subjects[r.To], p.Out.Subjects[r.From]
		t, _ := things.ByID(on.ID)
		if on.Kind == brief.Map && !p.IsPerson(r.To) && (r.Kind == "with" || r.Kind == "full of" || r.Kind == "and" && to.ID == "heart") {
			if r.Kind == "full of" && to.Count == subjects.UnstatedCount {
				p.Out.Subjects[r.To].Count = 2 * subjects.UnstatedCount
			}
			p.Out.Relations[n] = brief.Relation{From: r.To, Kind: "printed on", To: r.From} // "Ohio with a heart"
			continue
		}
		if r.Kind == "with" && headed[on.ID] && people.Wearables[to.ID] && on.Count <= 1 {
			p.Out.Relations[n].Kind = "wearing" // "skull mascot with headphones"
			continue
		}
		if r.Kind == "with" && (on.ID == "speech-bubble" || on.ID == "thought-bubble") && on.Text == "" && to.Kind == brief.Piece {
			p.Out.Relations[n] = brief.Relation{From: r.To, Kind: "printed on", To: r.From}
			continue
		}
		if r.Kind == "with" && printsOn[to.ID] && on.Kind == brief.Piece && on.Count <= 1 && slices.Contains([]string{"kitchen", "furniture-home", "symbol-sign", "office-school", "clothing-accessory", "holiday-party"}, t.Group) {
			p.Out.Relations[n] = brief.Relation{From: r.To, Kind: "printed on", To: r.From}
		}
	}
}

// besideRainbow reports whether what comes with a rainbow is an animal, which is no cloth of these colors.
func besideRainbow(p *state.Parser, i int) bool {
	if p.Spans[i].Key == "rainbow" {
		if p.Span(i-1).Key != "with" {
			return false
		}
		i--
	}
	id, named := p.Span(i - 1).Value(vocabulary.Thing)
	t, _ := things.ByID(id)
	return named && (p.Creature(id) || t.Group == "weather-nature-effect") // no cloud is painted so
}
