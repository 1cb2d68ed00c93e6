package patterns

import (
	"slices"
	"strings"
	"sync"

	"pellucid/internal/engine/illustrator/lexicon"
	"pellucid/internal/engine/illustrator/read/data"
	"pellucid/internal/engine/illustrator/read/state"
	"pellucid/internal/engine/illustrator/read/vocabulary"
)

// ComesWith says where one of some things is that another comes "with".
type ComesWith struct {
	Owner, Owned map[string]bool
	Relation     string
}

// ComingWith reads the table of what things come with.
var ComingWith = sync.OnceValue(func() []ComesWith {
	var rows []ComesWith
	for line := range lexicon.Lines(data.Text("comeswith")) {
		owner, rest, _ := strings.Cut(line, " | ")
		relation, owned, _ := strings.Cut(rest, " | ")
		rows = append(rows, ComesWith{Owner: lexicon.Set(owner), Owned: lexicon.Set(owned), Relation: relation})
	}
	return rows
})

// hungWreath reports whether a wreath hangs on a thing of the table, and is no arrangement of copies: "door with a wreath", "wreath on a lamp post".
func hungWreath(p *state.Parser) bool {
	return slices.ContainsFunc(ComingWith(), func(row ComesWith) bool {
		if !row.Owned["floral-wreath"] {
			return false
		}
		place := slices.IndexFunc(p.Spans, func(s state.Span) bool { id, ok := s.Value(vocabulary.Thing); return ok && row.Owner[id] })
		wreath := slices.IndexFunc(p.Spans, func(s state.Span) bool { return state.LastWord(s.Key) == "wreath" && s.Is(vocabulary.Thing) })
		if place < 0 || wreath < 0 {
			return false
		}
		between := p.Spans[min(place, wreath)+1 : max(place, wreath)]
		join := "with"
		if wreath < place {
			join = "on"
		}
		return slices.ContainsFunc(between, func(s state.Span) bool { return s.Key == join || s.Key == "hanging on" || s.Key == "on the front" }) &&
			!slices.ContainsFunc(between, func(s state.Span) bool {
				return s.Is(vocabulary.Thing) && !s.Is(vocabulary.Describing...) && s.Key != join
			})
	})
}
