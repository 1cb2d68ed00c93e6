package sets

import (
	"slices"

	"pellucid/internal/engine/illustrator/brief"
	"pellucid/internal/engine/illustrator/read/patterns"
	"pellucid/internal/engine/illustrator/read/senses"
	"pellucid/internal/engine/illustrator/read/state"
	"pellucid/internal/engine/illustrator/read/vocabulary"
	"pellucid/internal/engine/illustrator/things"
	"pellucid/internal/engine/illustrator/token"
)

// ThemePattern fills a pattern of which only a theme is told with things of that theme: "christmas seamless pattern".
func ThemePattern(p *state.Parser) {
	at := slices.IndexFunc(p.Spans, func(s state.Span) bool { v, _ := s.Value(vocabulary.Style); return v == "framing:pattern" })
	if at < 0 || len(p.Out.Subjects) > 0 {
		return
	}
	named := ThemesNamed(p, SetAsk{Kind: "icons"})
	if len(named) == 0 {
		return
	}
	theme, from, to := named[0].Key, named[0].From, named[0].To
	if slices.ContainsFunc(p.Spans, func(s state.Span) bool {
		whom := s.Is(vocabulary.Person) && s.From > 0 && p.Tokens[s.From-1].Text == "for"
		return (s.Is(vocabulary.Thing, vocabulary.Person, vocabulary.Fill) || s.Kind == token.Quote) && !whom && !s.Is(vocabulary.Style) && (s.From >= to || s.To <= from)
	}) {
		return
	}
	if t, ok := things.Lookup(theme); ok && p.Tables.Drawable(t.ID) != "" && (!patterns.Collective[p.Words(from, to)] || p.SpanAt(from) > 0 && p.Span(p.SpanAt(from)-1).Is(vocabulary.Color, vocabulary.Fill, vocabulary.Size)) {
		return // it is what is repeated
	}
	var ids []string
	for _, t := range senses.Drawn(p, senses.ReadSheets()[theme]) {
		if len(ids) < patterns.PatternThings && !slices.Contains(ids, t.ID) {
			ids = append(ids, t.ID)
		}
	}
	if len(ids) < senses.SheetLeast {
		return
	}
	for _, id := range ids {
		p.Out.Subjects = append(p.Out.Subjects, brief.Subject{Words: state.PlainName(id), Kind: p.Tables.Drawable(id), ID: id, Count: 1})
	}
	p.Subj, p.Target = len(ids)-1, state.Target{Subj: len(ids) - 1}
	p.Understand(from, to, "set", theme)
	p.Spans = slices.DeleteFunc(p.Spans, func(s state.Span) bool { return s.From >= from && s.To <= to })
}
