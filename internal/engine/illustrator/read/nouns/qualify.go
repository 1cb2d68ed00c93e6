package nouns

import (
	"slices"
	"strings"

	"pellucid/internal/engine/illustrator/brief"
	"pellucid/internal/engine/illustrator/lexicon"
	"pellucid/internal/engine/illustrator/read/patterns"
	"pellucid/internal/engine/illustrator/read/senses"
	"pellucid/internal/engine/illustrator/read/state"
	"pellucid/internal/engine/illustrator/read/subjects"
	"pellucid/internal/engine/illustrator/read/vocabulary"
	"pellucid/internal/engine/illustrator/things"
)

// The words that make a noun before them describe the noun after them: it gives its color, or a picture that is on it.
var (
	tinting = lexicon.Set("flavored flavoured flavor flavour scented colored coloured color colour tinted hued")
	theming = lexicon.Set("themed theme inspired")
)

// Qualified reads "strawberry flavored cupcake", "coffee colored puppy" and "dinosaur themed backpack": what is named first is no thing
// of its own beside the second.
func Qualified(p *state.Parser, s state.Span) bool {
	how := p.Span(p.At + 1)
	if !s.IsWord() || s.Is(vocabulary.Stop) || !how.IsWord() || p.Pending.Kind == "and" || !tinting[how.Key] && !theming[how.Key] || !p.NounAhead(p.At+2) || !p.Language.HeadLast() {
		return false
	}
	if theming[how.Key] {
		return themed(p, s, how)
	}
	hue := hueOf(p, s)
	if hue == "" && !s.Is(vocabulary.Thing, vocabulary.Scene, vocabulary.Unknown) || s.Is(vocabulary.Color) && hue == "" {
		return false
	}
	p.At += 2
	if hue == "" {
		p.LeaveOut(s.From, how.To, "We don't know what color “"+strings.ToLower(p.Words(s.From, s.To))+"” is.")
		return true
	}
	p.Waiting.Noun = append(p.Waiting.Noun, state.Span{From: s.From, To: how.To, Key: s.Key + " " + how.Key, Senses: []vocabulary.Sense{{Class: vocabulary.Color, Value: hue}}})
	return true
}

// hueOf is the color that a noun gives to what it describes; empty where no list says it.
func hueOf(p *state.Parser, s state.Span) string {
	if name, ok := s.Value(vocabulary.Color); ok {
		return name
	}
	for _, form := range things.Singulars(s.Key) {
		if name := p.Tables.Words.Hues[form]; name != "" {
			return name
		}
	}
	return ""
}

// themed reads a theme before a thing that a picture can be on: what stands for the theme is on it.
func themed(p *state.Parser, s, how state.Span) bool {
	at := p.At + 2
	for p.Span(at).IsWord() && p.Span(at).Is(vocabulary.Describing...) && !subjects.HeadHere(p, at) {
		at++
	}
	head := p.Span(at)
	id, ok := head.Value(vocabulary.Thing)
	if !ok || p.Tables.Drawable(id) == "" {
		return false
	}
	if next := p.Span(at + 1); next.Is(vocabulary.Thing) && !next.Is(vocabulary.Relation, vocabulary.Stop, vocabulary.Trade, vocabulary.Color) {
		return false // "space themed party cake": the head is farther on
	}
	motif, drawn := motifOf(p, s)
	if !patterns.CarriesPicture(p, id) || !drawn {
		if s.Is(vocabulary.Theme) && p.Tables.Drawable(id) != brief.Piece {
			return false // a Christmas themed cat wears a hat
		}
		p.At += 2
		p.LeaveOut(s.From, how.To, "We can't show this theme on "+subjects.ANoun(p, head)+" yet.")
		return true
	}
	p.Waiting.Noun = append(p.Waiting.Noun, p.Spans[p.At+2:at]...)
	p.At = at + 1
	Subject(p, head, senses.Resolve(p, head))
	owner := p.Subj
	p.Pending.Kind, p.Pending.From, p.Pending.Span = "<printed on", owner, state.Span{From: how.From, To: how.To, Key: how.Key}
	Subject(p, state.Span{From: s.From, To: s.To, Key: s.Key, Senses: []vocabulary.Sense{{Class: vocabulary.Thing, Value: motif}}}, []senses.Found{{Kind: p.Tables.Drawable(motif), ID: motif}})
	p.Subj, p.Owner, p.Target, p.Several.Group, p.Pending.Last, p.Scope = owner, owner, state.Target{Subj: owner}, []int{owner}, "", ""
	return true
}

// motifOf is what stands for a theme, if it can be drawn.
func motifOf(p *state.Parser, s state.Span) (string, bool) {
	for _, form := range things.Singulars(s.Key) {
		if id := p.Tables.Words.Motifs[form]; id != "" {
			return id, p.Tables.Drawable(id) != ""
		}
	}
	id, ok := s.Value(vocabulary.Thing)
	return id, ok && p.Tables.Drawable(id) != "" && p.Tables.Drawable(id) != brief.Person
}

// Frosted are the sweets that take the color of what they taste of.
var Frosted = lexicon.Set("cake birthday-cake cupcake ice-cream ice-pop macaron donut milkshake candy lollipop gummy-bear jello smoothie bubble-tea yogurt muffin pudding")

// steeped are drinks and spreads that take the color of what they taste of where nothing draws that beside them.
var steeped = lexicon.Set("latte coffee iced-coffee lemonade juice soda margarita cocktail jam cotton-candy marshmallow macaron soup curry cake-slice cake-pop ice-cream-sundae iced-tea glass-of-milk milk-carton")

// flavor is the color of a sweet that is named with a fruit: a lemon cupcake is yellow.
func flavor(p *state.Parser, main, other state.Span) {
	id, _ := main.Value(vocabulary.Thing)
	if hue := hueOf(p, other); hue != "" && Frosted[id] && p.Out.Subjects[p.Subj].Color == "" {
		p.Out.Subjects[p.Subj].Color = hue
	}
}

// flavored returns the color that a flavor right before a dish gives it; empty for what keeps its own.
func flavored(p *state.Parser, s, next state.Span) string {
	if id, ok := next.Value(vocabulary.Thing); ok && (Frosted[id] || steeped[id]) {
		return hueOf(p, s)
	}
	return ""
}

// tastes reports whether a thing has a design of the flavor that is named before it.
func tastes(p *state.Parser, next state.Span, flavor string) bool {
	id, ok := next.Value(vocabulary.Thing)
	return ok && flavor != "" && slices.Contains(p.Tables.Catalog.States(id), flavor)
}

// ListGoesOn reports whether the comma at p.At stands within a list of what a subject is with: "a burger with cheese, bacon and
// lettuce". Without "and" or a comma after it, what follows may be a thing of its own.
func ListGoesOn(p *state.Parser) bool {
	return p.Scope == "with" && p.Owner >= 0 && p.Owner < len(p.Out.Subjects) && p.Comma() && ListAhead(p)
}

// ListAhead reports whether nouns with "and" before the last of them follow the comma at p.At.
func ListAhead(p *state.Parser) bool {
	nouns := 0
	for i := p.At + 1; i < len(p.Spans); i++ {
		s := p.Spans[i]
		switch {
		case !s.IsWord():
			if nouns == 0 || p.Tokens[s.From].Start >= len(p.Runes) || !slices.Contains([]rune{',', '、', '，'}, p.Runes[p.Tokens[s.From].Start]) {
				return false
			}
			nouns = 0
		case s.Key == "and":
			return nouns > 0 && p.Span(i+1).IsWord()
		case s.Is(vocabulary.Person), s.Is(vocabulary.Relation) && !s.Is(vocabulary.Naming...):
			return false
		case s.Is(vocabulary.Naming...) && (!s.Is(vocabulary.Describing...) || s.Is(vocabulary.Thing) && !p.NounAhead(i+1)):
			nouns++ // coral is a color too
		case !s.Is(vocabulary.Describing...) && !s.Is(vocabulary.Stop, vocabulary.PartWord):
			return false
		}
	}
	return false
}

// Cloth reports whether a subject is a garment or another thing that pictures are printed on.
func Cloth(p *state.Parser, i int) bool {
	t, _ := things.ByID(p.Out.Subjects[i].ID)
	return patterns.Printable[t.ID] || vocabulary.PrintedThings[t.ID] || t.Group == "clothing-accessory" && !vocabulary.Jewels[t.ID]
}
