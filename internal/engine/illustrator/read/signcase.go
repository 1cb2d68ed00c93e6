package read

import (
	"slices"
	"strings"

	"pellucid/internal/engine/illustrator/token"
)

// titleSigns begins the words on signs with capitals where they were typed in small letters and without quotation marks: "live laugh love sign".
func (p *parser) titleSigns() {
	if p.lang.code != "en" && p.lang.code != "" {
		return
	}
	small := func(text string) bool {
		return text == strings.ToLower(text) && !slices.ContainsFunc(p.toks, func(t token.Token) bool {
			return t.Kind == token.Quote && strings.EqualFold(strings.TrimSpace(t.Text), text)
		})
	}
	for i := range p.out.Subjects {
		if s := &p.out.Subjects[i]; signs[s.ID] && s.Text != "" && small(s.Text) {
			s.Text = titled(s.Text)
		}
	}
	for i, text := range p.out.Lettering {
		if len(p.out.Framing) > 0 && small(text) {
			p.out.Lettering[i] = titled(text)
		}
	}
}
