package people

import (
	"cmp"
	"slices"
	"strings"

	"pellucid/internal/engine/illustrator/brief"
	"pellucid/internal/engine/illustrator/lexicon"
	"pellucid/internal/engine/illustrator/read/patterns"
	"pellucid/internal/engine/illustrator/read/senses"
	"pellucid/internal/engine/illustrator/read/state"
	"pellucid/internal/engine/illustrator/read/subjects"
	"pellucid/internal/engine/illustrator/read/vocabulary"
	"pellucid/internal/engine/illustrator/token"
)

// PrintedOn takes out the garment or the cup that a design is for, where it ends the prompt or a pause follows, and something else is
// named to draw: "video game controller birthday boy shirt".
func PrintedOn(p *state.Parser) {
	if p.Out.Design != "print" {
		return
	}
	for i, s := range p.Spans {
		last := i == len(p.Spans)-1 || p.Span(i+1).Kind == token.Pause
		if p.Span(i+1).Kind == token.Quote && vocabulary.PrintGarments[state.LastWord(s.Key)] && i+2 < len(p.Spans) && p.RestNames(i+2) {
			p.Drop(i, "framing", s.Key) // "t-shirt “Creep It Real” skeleton"
			return
		}
		if !last || i == 0 || !vocabulary.PrintGarments[s.Key] || !slices.ContainsFunc(p.Spans[:i], func(o state.Span) bool {
			return o.Is(vocabulary.Saying) || o.Kind == token.Quote && i+2 < len(p.Spans) && p.RestNames(i+2)
		}) {
			continue
		}
		for k := i; k > 0 && (k == i || senses.Occasions[p.Spans[k].Key] || p.Spans[k].Key == "boy" || p.Spans[k].Key == "girl"); k-- {
			p.Drop(k, "framing", p.Spans[k].Key)
		}
		return
	}
}

// ShirtOfDesign takes out the garment that ends a prompt and that nothing leads to, where at least two things or what someone does is named before it: it
// is what the design is for, "vintage truck with pumpkins fall shirt".
func ShirtOfDesign(p *state.Parser) {
	i := len(p.Spans) - 1
	for i > 0 && p.Spans[i].Is(vocabulary.Trade) && !p.Spans[i].Is(vocabulary.Thing) {
		i--
	}
	if p.Out.Design != "print" || i < 2 || !shirtsOfPrints[p.Spans[i].Key] || p.Spans[i-1].Is(vocabulary.Stop, vocabulary.Relation) && !p.Spans[i-1].Is(vocabulary.Thing) || !p.Spans[i-1].IsWord() {
		return
	}
	named := 0
	for k, s := range p.Spans[:i] {
		if s.Is(vocabulary.Relation) && (s.Key == "wearing" || s.Key == "in" || s.Key == "in a") {
			return
		}
		id, _ := s.Value(vocabulary.Thing)
		if p.Tables.Drawable(id) != "" && !s.Is(vocabulary.Style, vocabulary.Trade) || s.Is(vocabulary.Pose) && k > 0 {
			named++
		}
	}
	if named > 1 || named == 1 && p.Quoted() {
		p.Drop(i, "framing", "shirt")
		if k := p.Spans[i-1].Key; senses.Occasions[k] || k == "fall" || k == "christmas" || k == "halloween" {
			p.Drop(i-1, "framing", k)
		}
	}
}

// ShirtWorn reports whether a word for a shirt only names what somebody wears: "a boy in a blue shirt kicking a ball" is no print.
func ShirtWorn(p *state.Parser, word string) bool {
	if !shirtsOfPrints[word] || p.Quoted() || patterns.Cued(p) {
		return false
	}
	for i := range p.Tokens {
		if p.WordAt(i) != state.LastWord(word) || strings.HasPrefix(word, "t ") && p.WordAt(i-1) != "t" {
			continue
		}
		from := i
		for from > 0 && from > i-5 && !dressing[p.WordAt(from)] && p.Tokens[from].Kind == token.Word {
			from--
		}
		if from == 0 || !dressing[p.WordAt(from)] && !wornAfterComma(p, from, i) || p.WordAt(i+1) == "design" {
			return false
		}
	}
	return true
}

// wornAfterComma reports whether only words for the look of a shirt stand between a comma and it, and somebody is named before: "a mom holding a
// coffee, leopard shirt".
func wornAfterComma(p *state.Parser, comma, shirt int) bool {
	if p.Tokens[comma].Kind != token.Pause || shirt == comma+1 {
		return false
	}
	for i := comma + 1; i < shirt; i++ {
		if !p.Tables.Words.Has(p.WordAt(i), vocabulary.Color) && !p.Tables.Words.Has(p.WordAt(i), vocabulary.Fill) && subjects.Coats[p.WordAt(i)] == "" {
			return false
		}
	}
	return slices.ContainsFunc(p.Spans, func(s state.Span) bool { return s.From < comma && s.Is(vocabulary.Person) && !s.Is(vocabulary.Saying) })
}

// dressing are the words before what somebody wears.
var dressing = lexicon.Set("wearing wears in his her their has wore")

// shirtsOfPrints are the garments that prompts for prints end with.
var shirtsOfPrints = map[string]bool{"shirt": true, "t shirt": true, "t-shirt": true, "tshirt": true, "tee": true, "hoodie": true, "sweatshirt": true}

// PrintedShirt makes a shirt that says something one for prints, and a warning sign with words a board.
func PrintedShirt(p *state.Parser) {
	for i := range p.Out.Subjects {
		if s := &p.Out.Subjects[i]; s.ID == "warning-sign" && s.Kind == brief.Piece && s.Text != "" && p.Tables.Drawable("notice-sign") != "" {
			s.ID = "notice-sign" // its words are what it warns of
			s.Color = cmp.Or(s.Color, "yellow")
			s.Parts = append(s.Parts, brief.PartColor{Part: "border", Color: "black"})
		}
		if s := &p.Out.Subjects[i]; s.ID == "shirt" && s.Kind == brief.Piece && s.Text != "" && p.Tables.Drawable("t-shirt") != "" {
			s.ID = "t-shirt"
		}
	}
}
