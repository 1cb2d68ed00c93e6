package read

import (
	"slices"

	"pellucid/internal/engine/illustrator/brief"
	"pellucid/internal/engine/illustrator/things"
)

// sharedSeats are seats with room for two.
var sharedSeats = wordSet("bench sofa bed swing hammock blanket picnic-blanket bean-bag log dock rug fence")

// onSeat are the relations of who is on a seat.
var onSeat = phraseSet("on", "sitting on", "lying on", "inside")

// sharesSeats puts everybody of a couple on the seat that one of them was told to be on, and who shares something, where only that is said to be on it:
// "two girls sharing an ice cream on a bench", "a couple drinking coffee on a sofa".
func (p *parser) sharesSeats() {
	for n := range p.out.Relations {
		r := &p.out.Relations[n]
		if !onSeat[r.Kind] || !sharedSeats[p.out.Subjects[r.To].ID] {
			continue
		}
		for k := range p.out.Relations {
			q := &p.out.Relations[k]
			if t, _ := things.ByID(p.out.Subjects[r.From].ID); q.Kind == "between" && q.From == r.From && p.alive(q.To) && t.Group == "food-drink" {
				r.From = q.To
				q.From, q.Kind, q.To = q.To, "eating", q.From // there is no room between who sits
			}
		}
		if other := p.partnerOf(r.From); other >= 0 && other < r.To && !p.isPlaced(other) {
			p.out.Relations = append(p.out.Relations, brief.Relation{From: other, Kind: r.Kind, To: r.To})
			return // the slice has moved
		}
	}
}

// readsTo puts a toy that somebody reads to beside them: their hands hold the book.
func (p *parser) readsTo() {
	for n := range p.out.Relations {
		if r := &p.out.Relations[n]; r.Kind == "looking at" && p.out.Subjects[r.From].Pose == "reading aloud" && p.out.Subjects[r.To].Kind == brief.Piece {
			r.Kind = "beside"
		}
	}
}

// eachHasOne gives both of a couple what one of them eats or drinks.
func (p *parser) eachHasOne() {
	for _, r := range p.out.Relations {
		if r.Kind != "eating" && r.Kind != "drinking" || !p.isPerson(r.From) || p.out.Subjects[r.To].Count > 1 || len(p.out.Subjects) >= maxSubjects {
			continue
		}
		other := p.partnerOf(r.From)
		if other < 0 || other > r.To || p.doesSomething(other) {
			continue
		}
		p.out.Subjects = append(p.out.Subjects, p.out.Subjects[r.To])
		p.out.Relations = append(p.out.Relations, brief.Relation{From: other, Kind: r.Kind, To: len(p.out.Subjects) - 1})
		return
	}
}

// partnerOf returns who is told of together with one person, -1 if nobody is, or more than one.
func (p *parser) partnerOf(i int) int {
	other := -1
	for _, r := range p.out.Relations {
		reads := r.Kind == "looking at" && p.out.Subjects[r.From].Pose == "reading aloud"
		if r.Kind != "beside" && r.Kind != "and" && !reads || r.From != i && r.To != i {
			continue
		}
		j := r.From + r.To - i
		if !p.isPerson(i) || !p.isPerson(j) || other >= 0 && other != j {
			return -1
		}
		other = j
	}
	return other
}

// isPlaced reports whether a relation says where a subject is.
func (p *parser) isPlaced(i int) bool {
	return slices.ContainsFunc(p.out.Relations, func(r brief.Relation) bool {
		return r.From == i && (onSeat[r.Kind] || r.Kind == "behind" || r.Kind == "under" || r.Kind == "in front of" || r.Kind == "riding" || r.Kind == "on the shoulders of")
	})
}

// doesSomething reports whether a subject has a pose or something to do with a thing.
func (p *parser) doesSomething(i int) bool {
	return p.out.Subjects[i].Pose != "" || slices.ContainsFunc(p.out.Relations, func(r brief.Relation) bool {
		return r.From == i && r.Kind != "beside" && r.Kind != "and" && !onSeat[r.Kind]
	})
}
