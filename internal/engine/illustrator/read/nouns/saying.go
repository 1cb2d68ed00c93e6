package nouns

import (
	"strings"

	"pellucid/internal/engine/illustrator/read/state"
	"pellucid/internal/engine/illustrator/read/vocabulary"
)

// Carry puts a text that stood right before a thing onto it: "mr and mrs sign".
func Carry(p *state.Parser, i int, s state.Span, pre []state.Span) {
	h := p.Design.Held
	p.Design.Held = state.Held{}
	if h.To == 0 || h.Lettering != len(p.Out.Lettering) || p.Out.Subjects[i].Text != "" || !vocabulary.Carriers[p.Out.Subjects[i].ID] {
		return
	}
	from := s.From
	for _, d := range pre {
		from = min(from, d.From)
	}
	if from-h.To > 1 {
		return
	}
	n := h.Lettering - 1
	text := p.Out.Lettering[n]
	for n > 0 && strings.Contains(p.Out.Prompt, p.Out.Lettering[n-1]+" "+text) { // "Sale 50% off" came as two
		n--
		text = p.Out.Lettering[n] + " " + text
	}
	p.Out.Subjects[i].Text, p.Out.Lettering = text, p.Out.Lettering[:n]
}
