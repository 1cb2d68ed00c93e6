package sayings

import (
	"slices"

	"pellucid/internal/engine/illustrator/read/state"
	"pellucid/internal/engine/illustrator/token"
)

// SheetClause is the token after a clause that begins at a token.
func SheetClause(p *state.Parser, to int) int {
	for p.WordAt(to) != "" && p.SpanAt(to) >= 0 && p.Spans[p.SpanAt(to)].Kind == token.Word && !slices.Contains([]string{"with", "that", "featuring", "in", "at", "on", "for", "called", "named"}, p.WordAt(to)) {
		to++
	}
	return to
}
