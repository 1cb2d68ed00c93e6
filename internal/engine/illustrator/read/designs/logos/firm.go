package logos

import (
	"slices"

	"pellucid/internal/engine/illustrator/read/state"
	"pellucid/internal/engine/illustrator/read/vocabulary"
	"pellucid/internal/engine/illustrator/token"
)

// NamesDrawnBefore reports whether a thing that is drawn, and nobody, is named before a token.
func NamesDrawnBefore(p *state.Parser, at int) bool {
	return slices.ContainsFunc(p.Spans, func(s state.Span) bool {
		id, _ := s.Value(vocabulary.Thing)
		return s.To <= at && s.Kind == token.Word && p.Tables.Drawable(id) != "" && !s.Is(vocabulary.Person, vocabulary.Trade, vocabulary.Style)
	})
}

// firmBehind takes out who wears a badge where that stands behind what the badge shows: "oars rowing club badge", "golf clubs country club crest".
func firmBehind(p *state.Parser, at int) {
	if at < 3 || !Memberships[p.WordAt(at-1)] || p.WordAt(at-1) == "team" || p.WordAt(at-2) == "" || !NamesDrawnBefore(p, at-2) || p.Tables.Words.Has(p.WordAt(at-2), vocabulary.Color) || p.Fate[at-2] {
		return
	}
	p.Design.Firm = [2]int{at - 2, at}
	p.WithoutTokens(at-2, at)
}
