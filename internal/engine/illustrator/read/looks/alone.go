package looks

import (
	"slices"
	"strings"

	"pellucid/internal/engine/illustrator/brief"
	"pellucid/internal/engine/illustrator/lexicon"
	"pellucid/internal/engine/illustrator/read/senses"
	"pellucid/internal/engine/illustrator/read/state"
	"pellucid/internal/engine/illustrator/read/vocabulary"
	"pellucid/internal/engine/illustrator/things"
	"pellucid/internal/engine/illustrator/token"
)

// wholes are the words for parts that other rules draw, or that are no parts that anybody wants alone.
var wholes = lexicon.Set("face faces head heads body skin fur coat stripes spots pattern hair hide feather feathers eye patch cover top paint strand legs leg belly front back middle side letter letters number text word name sign emblem logo")

// vessels are parts that are asked for with what they hold: a bowl of guacamole is guacamole in its bowl, not the bowl alone.
var vessels = lexicon.Set("bowl dish plate pan pot cup glass mug jar bottle can bucket basket box bag board tray steamer")

// PartsAlone reads "eagle wing", "a fox's tail" and "the wheel of a car" as that part alone, where nothing else is named for it to belong to.
func PartsAlone(p *state.Parser) {
	for i := range p.Spans {
		s := p.Spans[i]
		if id, _ := s.Value(vocabulary.Thing); s.To-s.From == 2 && (s.IsStory() || id != "" && p.Tables.Drawable(id) == "") { // a car wheel is in the dictionary
			one, two := p.Tables.At(p.Tokens, s.From, 1), p.Tables.At(p.Tokens, s.From+1, 1)
			if namesPart(p, one, two, i, i+1) {
				p.Spans = slices.Replace(p.Spans, i, i+1, one, two)
				break
			}
		}
	}
	for i := 0; i+1 < len(p.Spans); i++ {
		s, next := p.Spans[i], p.Spans[i+1]
		if at := i + 2; next.Key == "of" {
			for p.Span(at).Is(vocabulary.Stop) && !p.Span(at).Is(vocabulary.Thing) {
				at++
			}
			if whole := p.Span(at); namesPart(p, whole, s, i, at+1) {
				if vessels[things.Singulars(s.Key)[len(things.Singulars(s.Key))-1]] {
					whole.From, whole.Plural = s.From, s.Plural
					p.Spans = slices.Replace(p.Spans, i, at+1, whole)
					return
				}
				takePart(p, i, at, whole, s)
				return
			}
		}
		if namesPart(p, s, next, i, i+2) {
			if id, _ := s.Value(vocabulary.Thing); shown[next.Key] || isServed(p, id, next.Key) {
				p.Spans = slices.Insert(p.Spans, i+1, With(p, next.From)) // "beer mug foam" is a mug with its foam
				return
			}
			takePart(p, i, i+1, s, next)
			return
		}
	}
}

// shown are parts that nobody wants without the thing after whose name they stand.
var shown = lexicon.Set("sparkles sparkle smoke spark sparks bubbles foam salt flash crystals crystal stick steam glow light lights line rim band lid handle stand shine string flames flame rosary ball flag flags bow stars heart hearts")

// servable are the parts of food that are asked for alone.
var servable = lexicon.Set("slice slices half halves peel rind core pit seed seeds yolk shell petal petals leaf leaves stem stick sticks wrapper clove cloves bone floret kernel segment wedge")

// isServed reports whether a part of food or drink is named only because it is on it: "martini olive", "pretzel salt".
func isServed(p *state.Parser, id, part string) bool {
	t, _ := things.ByID(id)
	return t.Group == "food-drink" && !servable[part]
}

// namesPart reports whether part is a part of whole that is asked for alone: nothing that could have it comes before span i, and no
// noun follows at end.
func namesPart(p *state.Parser, whole, part state.Span, i, end int) bool {
	id, ok := whole.Value(vocabulary.Thing)
	if !ok || !part.IsWord() || wholes[part.Key] || whole.Is(vocabulary.Person) || !hasParts[p.Tables.Drawable(id)] {
		return false
	}
	for k := range i {
		if before := p.Spans[k]; before.Is(vocabulary.Relation) || before.Is(vocabulary.Naming...) && !before.Is(vocabulary.Describing...) && !before.Is(vocabulary.Trade, vocabulary.Style) {
			return false
		}
	}
	if next := p.Span(end); next.IsWord() && !next.Is(vocabulary.Relation, vocabulary.Trade, vocabulary.Style, vocabulary.Stop) {
		return false
	}
	_, ok = p.Tables.Catalog.Alone(id, part.Key)
	return ok
}

// hasParts are the kinds of subjects whose parts can be drawn alone.
var hasParts = map[brief.Kind]bool{brief.Piece: true, brief.Animal: true, brief.Bird: true}

// takePart replaces the spans from i to end by the whole, with a word before it that asks for the part alone.
func takePart(p *state.Parser, i, end int, whole, part state.Span) {
	id, _ := whole.Value(vocabulary.Thing)
	name, _ := p.Tables.Catalog.Alone(id, part.Key)
	many := part.Plural || things.IsPlural(part.Key) || strings.HasSuffix(part.Key, "s")
	several := many && servable[part.Key] && !strings.HasSuffix(name, "s") // the drawing has one slice, and "lemon slices" are copies of it
	if !many || several {
		name = "one " + name
	}
	lead := state.Span{From: part.From, To: part.To, Key: part.Key, Senses: []vocabulary.Sense{{Class: vocabulary.Alone, Value: name}}}
	body := whole
	if body.Plural = several; several && !things.IsPlural(body.Key) {
		body.Key += "s" // the name in the singular would be a drawing that shows several
	}
	for k := i; k <= end; k++ {
		if one := p.Spans[k]; one.From != part.From && one.From != whole.From {
			p.Mark(one.From, one.To)
		}
	}
	p.Spans = slices.Replace(p.Spans, i, end+1, lead, body)
}

// solid are materials after "of" without an article, which are no things there: "a heart of stone".
var solid = lexicon.Set("stone glass wood ice gold silver bronze metal steel iron marble crystal fire water paper")

// PartOf reads "the tail of a mermaid" by its name the other way round, "mermaid tail", where something of that name can be drawn, and "heart of
// stone" as what it is made of.
func PartOf(p *state.Parser) {
	for i := 0; i+2 < len(p.Spans); i++ {
		part, of := p.Spans[i], p.Spans[i+1]
		if of.Key != "of" || part.Kind != token.Word || part.To-part.From != 1 || !part.Is(vocabulary.Thing, vocabulary.PartWord, vocabulary.Unknown) || part.Key == "map" || part.Key == "flag" {
			continue
		}
		k := i + 2
		for k < len(p.Spans) && (p.Spans[k].Key == "a" || p.Spans[k].Key == "an" || p.Spans[k].Key == "the") {
			k++
		}
		whole := p.Span(k)
		if whole.Kind != token.Word {
			continue
		}
		if k == i+2 && solid[whole.Key] && whole.Is(vocabulary.Material) && whole.Is(vocabulary.Thing) && senses.EndsClause(p, k+1) {
			p.Spans[k].Senses = slices.DeleteFunc(slices.Clone(whole.Senses), func(one vocabulary.Sense) bool { return one.Class != vocabulary.Material })
			p.Spans[i+1].Key, p.Spans[i+1].Senses = "made of", p.Tables.Words.Senses["made of"]
			continue
		}
		if k == i+2 || !whole.Is(vocabulary.Thing, vocabulary.Person) || !senses.EndsClause(p, k+1) {
			continue
		}
		if BodyPart(part) && p.Creature(senses.FirstThing(whole)) && p.Tables.Words.Senses[whole.Key+" "+part.Key] == nil {
			p.Spans = slices.Replace(p.Spans, i, k+1, whole, part) // "the eye of a tiger"
			continue
		}
		for _, name := range append(things.Singulars(part.Key), part.Key+"s") {
			senses := p.Tables.Words.Senses[whole.Key+" "+name]
			if id, ok := (state.Span{Senses: senses}).Value(vocabulary.Thing); ok && p.Tables.Drawable(id) != "" {
				p.Spans = slices.Replace(p.Spans, i, k+1, state.Span{From: part.From, To: whole.To, Kind: token.Word, Key: whole.Key + " " + name, Senses: senses})
				break
			}
		}
	}
}

// BodyPart reports whether a thing is a part of a body: tiger eyes are no tiger.
func BodyPart(s state.Span) bool {
	id, _ := s.Value(vocabulary.Thing)
	t, _ := things.ByID(id)
	return t.Group == "body-face" && s.Key != "face"
}

// With is a relation that no word stands for.
func With(p *state.Parser, at int) state.Span {
	return state.Span{From: at, To: at, Kind: token.Word, Key: "with", Senses: []vocabulary.Sense{{Class: vocabulary.Relation, Value: "with"}}}
}
