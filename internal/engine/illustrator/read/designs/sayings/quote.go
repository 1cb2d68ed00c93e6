package sayings

import (
	"slices"
	"strings"

	"pellucid/internal/engine/illustrator/read/state"
	"pellucid/internal/engine/illustrator/read/vocabulary"
	"pellucid/internal/engine/illustrator/token"
)

// QuotedAt reports whether a token is within quotation marks.
func QuotedAt(p *state.Parser, i int) bool {
	at := p.SpanAt(i)
	return at >= 0 && p.Spans[at].Kind == token.Quote
}

// NameQuoted reports whether a prompt has a text in quotation marks besides the year of founding.
func NameQuoted(p *state.Parser) bool {
	return slices.ContainsFunc(p.Spans, func(s state.Span) bool {
		first, _, _ := strings.Cut(strings.ToLower(s.Text), " ")
		return s.Kind == token.Quote && !vocabulary.Foundings[strings.Trim(first, ".")]
	})
}
