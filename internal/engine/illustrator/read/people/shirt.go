package read

import (
	"cmp"
	"slices"
	"strings"

	"pellucid/internal/engine/illustrator/brief"
	"pellucid/internal/engine/illustrator/read/vocabulary"
	"pellucid/internal/engine/illustrator/token"
)

// printedOn takes out the garment or the cup that a design is for, where it ends the prompt or a pause follows, and something else is
// named to draw: "video game controller birthday boy shirt".
func (p *parser) printedOn() {
	if p.out.Design != "print" {
		return
	}
	for i, s := range p.spans {
		last := i == len(p.spans)-1 || p.span(i+1).kind == token.Pause
		if p.span(i+1).kind == token.Quote && vocabulary.PrintGarments[lastWord(s.key)] && i+2 < len(p.spans) && p.restNames(i+2) {
			p.drop(i, "framing", s.key) // "t-shirt “Creep It Real” skeleton"
			return
		}
		if !last || i == 0 || !vocabulary.PrintGarments[s.key] || !slices.ContainsFunc(p.spans[:i], func(o span) bool {
			return o.is(saying) || o.kind == token.Quote && i+2 < len(p.spans) && p.restNames(i+2)
		}) {
			continue
		}
		for k := i; k > 0 && (k == i || occasions[p.spans[k].key] || p.spans[k].key == "boy" || p.spans[k].key == "girl"); k-- {
			p.drop(k, "framing", p.spans[k].key)
		}
		return
	}
}

// shirtOfDesign takes out the garment that ends a prompt and that nothing leads to, where at least two things or what someone does is named before it: it
// is what the design is for, "vintage truck with pumpkins fall shirt".
func (p *parser) shirtOfDesign() {
	i := len(p.spans) - 1
	for i > 0 && p.spans[i].is(trade) && !p.spans[i].is(thing) {
		i--
	}
	if p.out.Design != "print" || i < 2 || !shirtsOfPrints[p.spans[i].key] || p.spans[i-1].is(stop, relation) && !p.spans[i-1].is(thing) || !p.spans[i-1].isWord() {
		return
	}
	named := 0
	for k, s := range p.spans[:i] {
		if s.is(relation) && (s.key == "wearing" || s.key == "in" || s.key == "in a") {
			return
		}
		id, _ := s.value(thing)
		if p.r.drawable(id) != "" && !s.is(style, trade) || s.is(pose) && k > 0 {
			named++
		}
	}
	if named > 1 || named == 1 && p.quoted() {
		p.drop(i, "framing", "shirt")
		if k := p.spans[i-1].key; occasions[k] || k == "fall" || k == "christmas" || k == "halloween" {
			p.drop(i-1, "framing", k)
		}
	}
}

// shirtWorn reports whether a word for a shirt only names what somebody wears: "a boy in a blue shirt kicking a ball" is no print.
func (p *parser) shirtWorn(word string) bool {
	if !shirtsOfPrints[word] || p.quoted() || p.cued() {
		return false
	}
	for i := range p.toks {
		if p.wordAt(i) != lastWord(word) || strings.HasPrefix(word, "t ") && p.wordAt(i-1) != "t" {
			continue
		}
		from := i
		for from > 0 && from > i-5 && !dressing[p.wordAt(from)] && p.toks[from].Kind == token.Word {
			from--
		}
		if from == 0 || !dressing[p.wordAt(from)] && !p.wornAfterComma(from, i) || p.wordAt(i+1) == "design" {
			return false
		}
	}
	return true
}

// wornAfterComma reports whether only words for the look of a shirt stand between a comma and it, and somebody is named before: "a mom holding a
// coffee, leopard shirt".
func (p *parser) wornAfterComma(comma, shirt int) bool {
	if p.toks[comma].Kind != token.Pause || shirt == comma+1 {
		return false
	}
	for i := comma + 1; i < shirt; i++ {
		if !p.r.words.Has(p.wordAt(i), color) && !p.r.words.Has(p.wordAt(i), fill) && coats[p.wordAt(i)] == "" {
			return false
		}
	}
	return slices.ContainsFunc(p.spans, func(s span) bool { return s.from < comma && s.is(person) && !s.is(saying) })
}

// dressing are the words before what somebody wears.
var dressing = wordSet("wearing wears in his her their has wore")

// shirtsOfPrints are the garments that prompts for prints end with.
var shirtsOfPrints = map[string]bool{"shirt": true, "t shirt": true, "t-shirt": true, "tshirt": true, "tee": true, "hoodie": true, "sweatshirt": true}

// printedShirt makes a shirt that says something one for prints, and a warning sign with words a board.
func (p *parser) printedShirt() {
	for i := range p.out.Subjects {
		if s := &p.out.Subjects[i]; s.ID == "warning-sign" && s.Kind == brief.Piece && s.Text != "" && p.r.drawable("notice-sign") != "" {
			s.ID = "notice-sign" // its words are what it warns of
			s.Color = cmp.Or(s.Color, "yellow")
			s.Parts = append(s.Parts, brief.PartColor{Part: "border", Color: "black"})
		}
		if s := &p.out.Subjects[i]; s.ID == "shirt" && s.Kind == brief.Piece && s.Text != "" && p.r.drawable("t-shirt") != "" {
			s.ID = "t-shirt"
		}
	}
}
