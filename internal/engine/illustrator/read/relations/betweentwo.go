package relations

import (
	"slices"

	"pellucid/internal/engine/illustrator/brief"
	"pellucid/internal/engine/illustrator/lexicon"
	"pellucid/internal/engine/illustrator/read/state"
	"pellucid/internal/engine/illustrator/read/subjects"
)

// besideEach are the relations of two who are only beside each other.
var besideEach = lexicon.Phrases("and", "beside", "with", "facing", "fighting")

// BetweenTwo puts what is "between them" between both of two who were named one after the other: "a girl and her grandmother, a watering can between
// them". Two of one word are both there anyway.
func BetweenTwo(p *state.Parser) {
	for n := 0; n < len(p.Out.Relations); n++ {
		r := p.Out.Relations[n]
		if r.Kind != "between" || p.Out.Subjects[r.To].Count > 1 || betweens(p, r.From) > 1 {
			continue
		}
		at := slices.IndexFunc(p.Out.Relations, func(o brief.Relation) bool {
			return besideEach[o.Kind] && (o.From == r.To || o.To == r.To) && o.From != r.From && o.To != r.From && o.From != o.To && p.Alive(o.From) && p.Alive(o.To)
		})
		if at < 0 {
			continue
		}
		pair := p.Out.Relations[at]
		if pair.Kind == "fighting" {
			for _, i := range []int{pair.From, pair.To} {
				if s := &p.Out.Subjects[i]; s.Kind == brief.Person && s.Pose == "" {
					s.Pose = "fighting"
				}
			}
		}
		if seated(p, pair.From) || seated(p, pair.To) {
			p.Out.Relations[n] = brief.Relation{From: max(pair.From, pair.To), Kind: "with", To: r.From} // what two on a sofa share
			continue
		}
		first, second := min(pair.From, pair.To), max(pair.From, pair.To)
		p.Out.Relations[n].To = first
		p.Out.Relations[at] = brief.Relation{From: r.From, Kind: "between", To: second}
	}
}

// betweens is how many a subject is between.
func betweens(p *state.Parser, i int) int {
	n := 0
	for _, r := range p.Out.Relations {
		if r.From == i && r.Kind == "between" {
			n++
		}
	}
	return n
}

// seated reports whether somebody is on a seat for several.
func seated(p *state.Parser, i int) bool {
	return slices.ContainsFunc(p.Out.Relations, func(r brief.Relation) bool { return r.From == i && subjects.Benches[p.Out.Subjects[r.To].ID] })
}
