package read

import (
	"slices"

	"pellucid/internal/engine/illustrator/brief"
)

// besideEach are the relations of two who are only beside each other.
var besideEach = phraseSet("and", "beside", "with", "facing", "fighting")

// betweenTwo puts what is "between them" between both of two who were named one after the other: "a girl and her grandmother, a watering can between
// them". Two of one word are both there anyway.
func (p *parser) betweenTwo() {
	for n := 0; n < len(p.out.Relations); n++ {
		r := p.out.Relations[n]
		if r.Kind != "between" || p.out.Subjects[r.To].Count > 1 || p.betweens(r.From) > 1 {
			continue
		}
		at := slices.IndexFunc(p.out.Relations, func(o brief.Relation) bool {
			return besideEach[o.Kind] && (o.From == r.To || o.To == r.To) && o.From != r.From && o.To != r.From && o.From != o.To && p.alive(o.From) && p.alive(o.To)
		})
		if at < 0 {
			continue
		}
		pair := p.out.Relations[at]
		if pair.Kind == "fighting" {
			for _, i := range []int{pair.From, pair.To} {
				if s := &p.out.Subjects[i]; s.Kind == brief.Person && s.Pose == "" {
					s.Pose = "fighting"
				}
			}
		}
		if p.seated(pair.From) || p.seated(pair.To) {
			p.out.Relations[n] = brief.Relation{From: max(pair.From, pair.To), Kind: "with", To: r.From} // what two on a sofa share
			continue
		}
		first, second := min(pair.From, pair.To), max(pair.From, pair.To)
		p.out.Relations[n].To = first
		p.out.Relations[at] = brief.Relation{From: r.From, Kind: "between", To: second}
	}
}

// betweens is how many a subject is between.
func (p *parser) betweens(i int) int {
	n := 0
	for _, r := range p.out.Relations {
		if r.From == i && r.Kind == "between" {
			n++
		}
	}
	return n
}

// seated reports whether somebody is on a seat for several.
func (p *parser) seated(i int) bool {
	return slices.ContainsFunc(p.out.Relations, func(r brief.Relation) bool { return r.From == i && benches[p.out.Subjects[r.To].ID] })
}
