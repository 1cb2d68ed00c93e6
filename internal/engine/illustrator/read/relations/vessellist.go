package relations

import (
	"slices"

	"pellucid/internal/engine/illustrator/brief"
	"pellucid/internal/engine/illustrator/lexicon"
	"pellucid/internal/engine/illustrator/read/state"
	"pellucid/internal/engine/illustrator/things"
)

// vesselsOfLists are what a list of things is in, or on: "basket with apples pears and grapes".
var vesselsOfLists = lexicon.Set("bowl basket picnic-basket easter-basket gift-basket bread-basket plate platter tray serving-tray crate bucket shopping-bag shopping-cart wheelbarrow pan frying-pan cooking-pot cutting-board cardboard-box toy-box jar")

// ListInVessel puts all of a list that is typed without commas into the bowl or onto the plate that has the first of it: the others were beside it.
func ListInVessel(p *state.Parser) {
	for n := 0; n < len(p.Out.Relations); n++ {
		r := p.Out.Relations[n]
		if r.Kind != "with" && r.Kind != "full of" || !vesselsOfLists[p.Out.Subjects[r.From].ID] || r.To != r.From+1 {
			continue
		}
		first, _ := things.ByID(p.Out.Subjects[r.To].ID)
		for j := r.To + 1; j < len(p.Out.Subjects); j++ {
			t, _ := things.ByID(p.Out.Subjects[j].ID)
			if p.Out.Subjects[j].Kind != brief.Piece || hasArticle(p, j) || t.Group != first.Group || t.Group == "" || !onlyListed(p, r.From, j) {
				break
			}
			p.Out.Relations = slices.DeleteFunc(p.Out.Relations, func(q brief.Relation) bool { return q.From == j || q.To == j })
			p.Link(r.From, r.Kind, j)
		}
	}
}

// hasArticle reports whether a subject is told of by itself: "a basket full of apples and a bottle of wine" has the bottle beside it.
func hasArticle(p *state.Parser, j int) bool {
	at := p.SpanOf(p.Out.Subjects[j].Words)
	if at < 0 {
		return false
	}
	switch p.WordAt(p.Spans[at].From - 1) {
	case "a", "an", "the", "one":
		return true
	}
	return false
}

// onlyListed reports whether nothing is told of where subject j is: it is one of a list after what a vessel has, and not in it yet.
func onlyListed(p *state.Parser, vessel, j int) bool {
	for _, q := range p.Out.Relations {
		if q.From != j && q.To != j {
			continue
		}
		if q.From == vessel || q.Kind != "and" && q.Kind != "with" {
			return false
		}
	}
	return true
}
