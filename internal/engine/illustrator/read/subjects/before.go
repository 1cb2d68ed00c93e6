package read

import (
	"slices"
	"strings"

	"pellucid/internal/engine/illustrator/brief"
	"pellucid/internal/engine/illustrator/things"
	"pellucid/internal/engine/illustrator/token"
)

// stemBefore reads "a single long stem white rose" as a long rose: the stem before a flower is its own.
func (p *parser) stemBefore() {
	for i := 1; i+1 < len(p.spans); i++ {
		s := p.spans[i]
		if s.key != "stem" && s.key != "stems" && s.key != "stemmed" || !p.spans[i-1].is(size, count, build, trade) && p.spans[i-1].key != "single" {
			continue
		}
		k := i + 1
		for p.span(k).isWord() && p.span(k).is(describing...) && !p.span(k).is(thing) {
			k++
		}
		id, _ := p.span(k).value(thing)
		if t, _ := things.ByID(id); t.Group == "plant-flower" {
			p.drop(i, "part", "stem")
			return
		}
	}
}

// inkOf reads "in black ink" at the end of a clause as a color: of what another style draws, else of an ink drawing.
func (p *parser) inkOf() {
	at := slices.IndexFunc(p.spans, func(s span) bool { return s.key == "ink" && s.kind == token.Word })
	if at < 1 || !p.spans[at-1].is(color) || p.span(at+1).isWord() && !p.span(at+1).is(style) {
		return
	}
	styled := slices.ContainsFunc(p.spans, func(s span) bool { return s.is(style) && !s.is(thing) })
	if before := p.span(at - 2); at > 1 && (before.key == "in" || before.key == "with") {
		p.drop(at-2, "", "")
		at--
	}
	if styled {
		p.drop(at, "style", "ink")
		return
	}
	p.spans[at].key, p.spans[at].senses = "ink drawing", p.r.words.Senses["ink drawing"]
}

// timbers are trees whose wood things are made of.
var timbers = wordSet("oak birch cedar pine walnut maple mahogany teak ash elm beech redwood hickory spruce")

// timberOf reads "birch log" and "cedar chest" as a thing of that wood, which no drawing tells from another: no tree stands beside it.
func (p *parser) timberOf() {
	for i := 0; i+1 < len(p.spans); i++ {
		s, next := p.spans[i], p.spans[i+1]
		id, ok := next.value(thing)
		t, _ := things.ByID(id)
		if !timbers[s.key] || !ok || p.r.drawable(id) != brief.Piece || t.Group == "plant-flower" && !strings.HasSuffix(id, "log") && id != "branch" && id != "tree-stump" || t.Group == "food-drink" || s.is(color) && !s.is(thing) {
			continue
		}
		p.leaveOut(s.from, s.to, "We draw wood of one kind, so “"+s.key+"” is not shown.")
		p.spans = slices.Delete(p.spans, i, i+1)
		return
	}
}
