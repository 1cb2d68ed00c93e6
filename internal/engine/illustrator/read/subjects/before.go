package subjects

import (
	"slices"
	"strings"

	"pellucid/internal/engine/illustrator/brief"
	"pellucid/internal/engine/illustrator/lexicon"
	"pellucid/internal/engine/illustrator/read/state"
	"pellucid/internal/engine/illustrator/read/vocabulary"
	"pellucid/internal/engine/illustrator/things"
	"pellucid/internal/engine/illustrator/token"
)

// StemBefore reads "a single long stem white rose" as a long rose: the stem before a flower is its own.
func StemBefore(p *state.Parser) {
	for i := 1; i+1 < len(p.Spans); i++ {
		s := p.Spans[i]
		if s.Key != "stem" && s.Key != "stems" && s.Key != "stemmed" || !p.Spans[i-1].Is(vocabulary.Size, vocabulary.Count, vocabulary.Build, vocabulary.Trade) && p.Spans[i-1].Key != "single" {
			continue
		}
		k := i + 1
		for p.Span(k).IsWord() && p.Span(k).Is(vocabulary.Describing...) && !p.Span(k).Is(vocabulary.Thing) {
			k++
		}
		id, _ := p.Span(k).Value(vocabulary.Thing)
		if t, _ := things.ByID(id); t.Group == "plant-flower" {
			p.Drop(i, "part", "stem")
			return
		}
	}
}

// InkOf reads "in black ink" at the end of a clause as a color: of what another style draws, else of an ink drawing.
func InkOf(p *state.Parser) {
	at := slices.IndexFunc(p.Spans, func(s state.Span) bool { return s.Key == "ink" && s.Kind == token.Word })
	if at < 1 || !p.Spans[at-1].Is(vocabulary.Color) || p.Span(at+1).IsWord() && !p.Span(at+1).Is(vocabulary.Style) {
		return
	}
	styled := slices.ContainsFunc(p.Spans, func(s state.Span) bool { return s.Is(vocabulary.Style) && !s.Is(vocabulary.Thing) })
	if before := p.Span(at - 2); at > 1 && (before.Key == "in" || before.Key == "with") {
		p.Drop(at-2, "", "")
		at--
	}
	if styled {
		p.Drop(at, "style", "ink")
		return
	}
	p.Spans[at].Key, p.Spans[at].Senses = "ink drawing", p.Tables.Words.Senses["ink drawing"]
}

// timbers are trees whose wood things are made of.
var timbers = lexicon.Set("oak birch cedar pine walnut maple mahogany teak ash elm beech redwood hickory spruce")

// TimberOf reads "birch log" and "cedar chest" as a thing of that wood, which no drawing tells from another: no tree stands beside it.
func TimberOf(p *state.Parser) {
	for i := 0; i+1 < len(p.Spans); i++ {
		s, next := p.Spans[i], p.Spans[i+1]
		id, ok := next.Value(vocabulary.Thing)
		t, _ := things.ByID(id)
		if !timbers[s.Key] || !ok || p.Tables.Drawable(id) != brief.Piece || t.Group == "plant-flower" && !strings.HasSuffix(id, "log") && id != "wood-slice" && id != "branch" && id != "tree-stump" || t.Group == "food-drink" || s.Is(vocabulary.Color) && !s.Is(vocabulary.Thing) {
			continue
		}
		p.LeaveOut(s.From, s.To, "We draw wood of one kind, so “"+s.Key+"” is not shown.")
		p.Spans = slices.Delete(p.Spans, i, i+1)
		return
	}
}
