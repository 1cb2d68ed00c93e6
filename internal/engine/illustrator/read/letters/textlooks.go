package letters

import (
	"cmp"
	"slices"
	"strings"

	"pellucid/internal/engine/illustrator/lexicon"
	"pellucid/internal/engine/illustrator/read/people"
	"pellucid/internal/engine/illustrator/read/state"
	"pellucid/internal/engine/illustrator/read/vocabulary"
	"pellucid/internal/engine/illustrator/token"
)

var (
	// looksLead stand between a text and what its letters are made of or filled with.
	looksLead = lexicon.Set("in with a an the of filled printed covered painted")
	// looksEnd go on about a material or a pattern after its name.
	looksEnd = lexicon.Set("pattern patterns print texture effect look paint fabric foil style")
	// metalsOfText are metals with a color of their own.
	metalsOfText = map[string]string{"gold foil": "gold", "silver foil": "silver", "rose gold foil": "rose gold"}
)

// LooksOfText reads what the letters of a text are made of or filled with, which stands right behind the text where the prompt is about it and names art
// later: "the word “Max” in leopard print with a fox", "LOVE made of wood with a heart".
func LooksOfText(p *state.Parser) {
	q := slices.IndexFunc(p.Spans, func(s state.Span) bool { return s.Kind == token.Quote })
	if q < 0 || p.Logo || p.Out.Letter.Fill != "" || p.Out.Letter.Material != "" || slices.ContainsFunc(p.Spans[:q], func(s state.Span) bool { return namesArt(p, s) || people.Carrier(p, s) }) {
		return
	}
	i := q + 1
	if p.Span(i).Kind == token.Pause {
		i++
	}
	for kind := ""; p.Span(i).Kind == token.Word; i++ {
		s := p.Span(i)
		if kind, _ = s.Value(vocabulary.Relation); !looksLead[s.Key] && kind != "made of" && !people.IsTextCue(s) && LetterStyles[s.Key] == "" {
			break
		}
	}
	s := p.Span(i)
	key, made := strings.TrimPrefix(strings.TrimPrefix(s.Key, "made of "), "made out of "), brokenLook(p, i)
	if s.Kind != token.Word || !made && LetterMaterials[key] == "" && !glitters[key] && metalsOfText[s.Key] == "" {
		return
	}
	end := i + 1
	for looksEnd[p.Span(end).Key] && p.Span(end).Kind == token.Word {
		end++
	}
	if next := p.Span(end); next.Kind == token.Word && namesArt(p, next) {
		return // "with leopard print hearts"
	}
	takeLook(p, s, key)
	p.Mark(p.Spans[q+1].From, s.From)
	p.Understand(s.From, p.Spans[end-1].To, "lettering", cmp.Or(p.Out.Letter.Fill, p.Out.Letter.Material, "metal"))
	from := i
	for from > q+1 && LetterStyles[p.Spans[from-1].Key] == "" && p.Spans[from-1].Kind == token.Word {
		from--
	}
	p.Spans = slices.Delete(p.Spans, from, end)
}

// glitters are the words for glitter on letters.
var glitters = lexicon.Set("glitter glittery sparkly")

// brokenLook reports whether a span is a pattern, as a thing of that name in one piece is not: "leopard print", "rainbow", "polka dots"; not "a rainbow".
func brokenLook(p *state.Parser, i int) bool {
	s := p.Span(i)
	return s.Is(vocabulary.Fill) && !(s.Is(vocabulary.Thing) && (p.Span(i-1).Key == "with" || p.Span(i-1).Key == "a" || p.Span(i-1).Key == "the") && !looksEnd[p.Span(i+1).Key] && !looksEnd[state.LastWord(s.Key)])
}

// takeLook notes a look of letters.
func takeLook(p *state.Parser, s state.Span, key string) {
	l := &p.Out.Letter
	fill, patterned := s.Value(vocabulary.Fill)
	switch {
	case metalsOfText[s.Key] != "":
		l.Metal, l.Style = true, cmp.Or(l.Style, "elegant")
		p.Out.Tints = state.AppendNew(p.Out.Tints, metalsOfText[s.Key])
	case glitters[key]:
		l.Fill = "glitter"
	case LetterMaterials[key] != "":
		l.Material = LetterMaterials[key]
	case patterned:
		l.Fill = fill
	}
}

// namesArt reports whether a span names something to draw.
func namesArt(p *state.Parser, s state.Span) bool {
	id, ok := s.Value(vocabulary.Thing)
	return s.Kind == token.Word && (ok && p.Tables.Drawable(id) != "" || s.Is(vocabulary.Person)) && !s.Is(vocabulary.Trade, vocabulary.Style, vocabulary.Stop, vocabulary.Relation) && !people.IsTextCue(s) && s.Key != "word" && s.Key != "name"
}
