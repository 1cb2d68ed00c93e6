package letters

import (
	"strings"

	"pellucid/internal/engine/illustrator/brief"
	"pellucid/internal/engine/illustrator/lexicon"
	"pellucid/internal/engine/illustrator/read/nouns"
	"pellucid/internal/engine/illustrator/read/patterns"
	"pellucid/internal/engine/illustrator/read/state"
	"pellucid/internal/engine/illustrator/read/vocabulary"
	"pellucid/internal/engine/illustrator/token"
)

// themedLook is how letters look that are named after a thing.
type themedLook struct {
	letter brief.Letter
	tints  string // their colors where none are told, a bar between two
}

// themedLooks are the looks of letters by the thing that they are named after: in "candy cane letters" no candy cane is drawn.
var themedLooks = map[string]themedLook{
	"candy cane": {brief.Letter{Fill: "diagonal"}, "red"}, "peppermint": {brief.Letter{Fill: "diagonal"}, "red"}, "rope": {brief.Letter{Material: "wicker"}, ""}, "lasso": {brief.Letter{Material: "wicker"}, ""},
	"flame": {brief.Letter{}, "orange|red"}, "flames": {brief.Letter{}, "orange|red"}, "fire": {brief.Letter{}, "orange|red"}, "flaming": {brief.Letter{}, "orange|red"},
	"wave": {brief.Letter{Fill: "seigaiha"}, "blue"}, "waves": {brief.Letter{Fill: "seigaiha"}, "blue"}, "ocean": {brief.Letter{Fill: "seigaiha"}, "blue"}, "ocean waves": {brief.Letter{Fill: "seigaiha"}, "blue"}, "mermaid": {brief.Letter{Fill: "scales"}, "teal"},
	"american flag": {brief.Letter{Fill: "american-flag"}, ""}, "usa flag": {brief.Letter{Fill: "american-flag"}, ""}, "us flag": {brief.Letter{Fill: "american-flag"}, ""}, "patriotic": {brief.Letter{Fill: "american-flag"}, ""},
	"gingerbread": {brief.Letter{Style: "bubble"}, "brown|white"}, "cookie": {brief.Letter{Style: "bubble"}, "tan|brown"}, "crayon": {brief.Letter{Style: "chalk"}, ""}, "pencil": {brief.Letter{Style: "chalk"}, "yellow"}, "superhero": {brief.Letter{Style: "comic"}, ""},
	"marquee": {brief.Letter{Style: "block", Fill: "dots"}, "red|yellow"}, "marquee light": {brief.Letter{Style: "block", Fill: "dots"}, "red|yellow"}, "baseball": {brief.Letter{Style: "varsity"}, "white|red"}, "football": {brief.Letter{Style: "varsity"}, "brown|white"},
	"christmas": {brief.Letter{Fill: "diagonal"}, "red"}, "disco": {brief.Letter{Fill: "disco"}, ""}, "mermaid scale": {brief.Letter{Fill: "scales"}, "teal"}, "construction": {brief.Letter{Style: "stencil"}, "yellow|black"},
	"military": {brief.Letter{Style: "stencil"}, "olive"}, "military stencil": {brief.Letter{Style: "stencil"}, "olive"}, "army": {brief.Letter{Style: "stencil"}, "olive"},
	"candy corn": {brief.Letter{}, "orange|yellow"}, "candy corn colors": {brief.Letter{}, "orange|yellow"}, "camo": {brief.Letter{Fill: "camouflage"}, ""},
}

// fillLeads stand between a text and what fills its letters.
var fillLeads = lexicon.Set("in with filled the an a of")

// ThemedLetters reads letters that are named after a thing, or filled with it: "in candy cane letters", "the word USA filled with the American flag".
func ThemedLetters(p *state.Parser) {
	if !p.Quoted() && !patterns.Cued(p) && !textCued(p) && !bareAsked(p) || p.Logo || p.Out.Letter.Fill != "" {
		return
	}
	for i := range p.Tokens {
		for n := 3; n > 0; n-- {
			if i+n > len(p.Tokens) || !p.AllWords(i, i+n) {
				continue
			}
			look, ok := themedLooks[strings.ToLower(p.Words(i, i+n))]
			if !ok {
				continue
			}
			from, to := themedRange(p, i, i+n)
			if to == 0 {
				continue
			}
			l := &p.Out.Letter
			l.Fill, l.Material = look.letter.Fill, look.letter.Material
			if l.Style == "" {
				l.Style = look.letter.Style
			}
			for tint := range strings.SplitSeq(look.tints, "|") {
				if tint != "" {
					p.Out.Tints = state.AppendNew(p.Out.Tints, tint)
				}
			}
			p.Understand(from, to, "lettering", strings.ToLower(p.Words(i, i+n)))
			p.WithoutTokens(from, to)
			return
		}
	}
}

// themedRange are the tokens that say that letters are named after the thing of some tokens, or none.
func themedRange(p *state.Parser, from, to int) (start, end int) {
	next := to
	for looksEnd[p.WordAt(next)] || p.WordAt(next) == "style" || p.WordAt(next) == "themed" {
		next++
	}
	if w := p.WordAt(next); nouns.LetterNouns[w] && w != "letter" && !p.ShoutedToken(from) {
		return from, next
	}
	lead := from
	for fillLeads[p.WordAt(lead-1)] {
		lead--
	}
	filled := lead < from && p.WordAt(lead) == "filled" || lead == from-1 && p.WordAt(lead) == "in"
	at := p.SpanAt(lead - 1)
	behindText := at >= 0 && (p.Spans[at].Kind == token.Quote || p.ShoutedToken(lead-1))
	if ends := p.WordAt(next) == "" || p.WordAt(next) == "with" || p.WordAt(next) == "and"; filled && behindText && ends {
		return lead, next
	}
	return 0, 0
}

// bareAsked reports whether a prompt asks for a word or a name.
func bareAsked(p *state.Parser) bool {
	return p.WordAt(0) == "name" || p.WordAt(0) == "word" || p.WordAt(1) == "word" || p.WordAt(1) == "name"
}

// PrintsAsLooks reads a pattern that is a thing by itself as the look of what comes before it, or of the letters: "a pumpkin in leopard print", "“Game
// Day” with a football and leopard print".
func PrintsAsLooks(p *state.Parser) {
	for i := 1; i < len(p.Spans); i++ {
		s := p.Spans[i]
		if w := state.LastWord(s.Key); !s.IsWord() || !s.Is(vocabulary.Fill) || w != "print" && w != "pattern" && s.Key != "stars and stripes" {
			continue
		}
		lead, next := p.Spans[i-1], p.Span(i+1)
		if lead.Key == "in" {
			id, _ := s.Value(vocabulary.Fill)
			p.Spans[i].Senses = []vocabulary.Sense{{Class: vocabulary.Fill, Value: id}}
			continue
		}
		ends := !next.IsWord() || next.Key == "and" || next.Key == "with" || next.Is(vocabulary.Trade)
		listed := lead.Kind == token.Pause || lead.Key == "and" || lead.Key == "with" && next.IsWord()
		if !s.Is(vocabulary.Thing) || !ends || !listed || p.Out.Design != "print" || !p.Quoted() || p.Out.Letter.Fill != "" {
			continue
		}
		p.Out.Letter.Fill, _ = s.Value(vocabulary.Fill)
		p.Drop(i, "lettering", p.Out.Letter.Fill)
		switch {
		case lead.Key == "and":
			p.Drop(i-1, "", "")
		case next.Key == "and":
			p.Drop(i, "", "")
		}
		return
	}
}
