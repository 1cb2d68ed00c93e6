package relations

import (
	"strings"

	"pellucid/internal/engine/illustrator/brief"
	"pellucid/internal/engine/illustrator/lexicon"
	"pellucid/internal/engine/illustrator/read/looks"
	"pellucid/internal/engine/illustrator/read/state"
	"pellucid/internal/engine/illustrator/read/vocabulary"
)

// OwnerAfter decides whose attributes come next.
func OwnerAfter(p *state.Parser, first int) {
	switch p.Pending.Last {
	case "with", "holding", "carrying", "playing", "eating", "drinking", "reading", "using":
		if p.Owner >= 0 {
			return
		}
	}
	p.Owner, p.Scope = first, ""
}

// marksWords are words for a look that end what came before "and" as nouns do: "with blue stripes and gold handle".
var marksWords = lexicon.Set("stripes dots spots paper wrapping")

// EndsMarks reports whether what stands before "and" is a pattern or the paper of a thing rather than the first of two words for what follows. Paper
// with a color or a pattern becomes a part of its own.
func EndsMarks(p *state.Parser) bool {
	last := p.Waiting.Noun[len(p.Waiting.Noun)-1]
	if p.Scope != "with" || p.Owner < 0 || p.KindOf(p.Owner) != brief.Piece || !marksWords[state.LastWord(last.Key)] {
		return false
	}
	part := p.PartNamed(p.Owner, last.Key)
	if part == "" {
		return last.Is(vocabulary.Fill) && marksOf(p, p.Owner, last)
	}
	pc := brief.PartColor{Part: part}
	for _, d := range p.Waiting.Noun {
		if name, ok := d.Value(vocabulary.Color); ok {
			pc.Color = name
		}
		if name, ok := d.Value(vocabulary.Fill); ok {
			pc.Fill = name
		}
	}
	if pc.Color == "" && pc.Fill == "" {
		return false
	}
	p.Understand(p.Waiting.Noun[0].From, last.To, "part", strings.TrimSpace(part+": "+strings.TrimSpace(pc.Color+" "+pc.Fill)))
	p.Waiting.Noun = nil
	p.Out.Subjects[p.Owner].Parts = append(p.Out.Subjects[p.Owner].Parts, pc)
	return true
}

// marksOf gives a thing the marks that wait, in the one color that was told of them.
func marksOf(p *state.Parser, i int, marks state.Span) bool {
	sub, tone, from := &p.Out.Subjects[i], "", marks.From
	for _, d := range p.Waiting.Noun[:len(p.Waiting.Noun)-1] {
		name, ok := d.Value(vocabulary.Color)
		if !ok || tone != "" {
			return true // the usual way
		}
		tone, from = name, d.From
	}
	name, _ := marks.Value(vocabulary.Fill)
	as, ok := looks.SetFill(p, sub, name)
	if !ok {
		return true
	}
	sub.Second, p.Waiting.Noun = tone, nil
	p.Understand(from, marks.To, "fill", strings.TrimSpace(tone+" "+as))
	return true
}
