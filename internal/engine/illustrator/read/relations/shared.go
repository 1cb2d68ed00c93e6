package relations

import (
	"slices"

	"pellucid/internal/engine/illustrator/brief"
	"pellucid/internal/engine/illustrator/lexicon"
	"pellucid/internal/engine/illustrator/read/state"
	"pellucid/internal/engine/illustrator/read/subjects"
	"pellucid/internal/engine/illustrator/things"
)

// sharedSeats are seats with room for two.
var sharedSeats = lexicon.Set("bench sofa bed swing hammock blanket picnic-blanket bean-bag log dock rug fence")

// onSeat are the relations of who is on a seat.
var onSeat = lexicon.Phrases("on", "sitting on", "lying on", "inside")

// SharesSeats puts everybody of a couple on the seat that one of them was told to be on, and who shares something, where only that is said to be on it:
// "two girls sharing an ice cream on a bench", "a couple drinking coffee on a sofa".
func SharesSeats(p *state.Parser) {
	for n := range p.Out.Relations {
		r := &p.Out.Relations[n]
		if !onSeat[r.Kind] || !sharedSeats[p.Out.Subjects[r.To].ID] {
			continue
		}
		for _, q := range p.Out.Relations {
			if t, _ := things.ByID(p.Out.Subjects[r.From].ID); q.Kind == "between" && q.From == r.From && p.Alive(q.To) && t.Group == "food-drink" {
				eatenOnSeat(p, q.From, *r)
				return // the relations have changed
			}
		}
		if other := partnerOf(p, r.From); other >= 0 && other < r.To && !isPlaced(p, other) {
			p.Out.Relations = append(p.Out.Relations, brief.Relation{From: other, Kind: r.Kind, To: r.To})
			return // the slice has moved
		}
	}
}

// eatenOnSeat lets all who share food that a relation puts on a seat be on that and eat it: there is no room between who sits.
func eatenOnSeat(p *state.Parser, food int, on brief.Relation) {
	var out []brief.Relation
	for _, q := range p.Out.Relations {
		switch {
		case q == on:
		case q.Kind == "between" && q.From == food && p.Alive(q.To):
			out = append(out, brief.Relation{From: q.To, Kind: "eating", To: food}, brief.Relation{From: q.To, Kind: on.Kind, To: on.To})
		default:
			out = append(out, q)
		}
	}
	p.Out.Relations = out
}

// lapSeats are the seats for one; laps have those on them who are with who sits there.
var (
	lapSeats = lexicon.Set("rocking-chair armchair chair wheelchair throne stool beach-chair")
	lapPets  = lexicon.Set("cat kitten puppy bunny chihuahua pug hamster")
	cuddles  = lexicon.Phrases("hugging", "kissing", "with", "carrying", "holding", "arms around")
)

// SitsWith puts those who cuddle on the seat that only one of them was told to be on: a child or a pet is on the lap of who sits on a chair, all others are on
// the same sofa or bed: "a grandmother hugging her granddaughter in a rocking chair", "a girl in bed with her cat".
func SitsWith(p *state.Parser) {
	for n := 0; n < len(p.Out.Relations); n++ {
		r := p.Out.Relations[n]
		seat := p.Out.Subjects[r.To]
		if !onSeat[r.Kind] || !p.Alive(r.From) || seat.Count > 1 || !lapSeats[seat.ID] && !subjects.Benches[seat.ID] {
			continue
		}
		for k, q := range p.Out.Relations {
			switch {
			case q.To == r.From && q.From < q.To && p.IsPerson(q.From) && cuddles[q.Kind] && !isPlaced(p, q.From):
				seatWith(p, k, n, q.From, r.From)
			case q.From == r.To && q.Kind == "with" && q.To > r.To && p.IsPerson(r.From) && !isPlaced(p, q.To):
				seatWith(p, k, n, r.From, q.To)
			}
		}
	}
}

// seatWith sets somebody on the seat of relation n, and who relation k joins to them on their lap or beside them.
func seatWith(p *state.Parser, k, n, sitter, other int) {
	r, q := &p.Out.Relations[n], &p.Out.Relations[k]
	seat, kind := r.To, r.Kind
	bench := subjects.Benches[p.Out.Subjects[seat].ID]
	pet := p.KindOf(other) == brief.Animal
	toy := p.Out.Subjects[other].ID == "teddy-bear" || p.Out.Subjects[other].ID == "doll"
	switch {
	case bench && (pet || toy):
		if kind == "on" {
			kind = "sitting on"
		}
		*q, *r = brief.Relation{From: other, Kind: "sitting on", To: seat}, brief.Relation{From: sitter, Kind: kind, To: seat}
	case bench && p.IsPerson(other):
		if q.From == seat {
			*q = brief.Relation{From: sitter, Kind: "beside", To: other}
		}
		r.From = sitter
		p.Link(other, kind, seat)
	case lapPets[p.Out.Subjects[other].ID] || toy || p.IsPerson(other) && youngOnLap[p.Out.Subjects[other].Person.Age]:
		*q, *r = brief.Relation{From: other, Kind: "on lap", To: sitter}, brief.Relation{From: sitter, Kind: "sitting on", To: seat}
	}
}

// youngOnLap are the ages of those who sit on laps.
var youngOnLap = lexicon.Set("baby toddler child")

// ReadsTo puts a toy that somebody reads to beside them: their hands hold the book.
func ReadsTo(p *state.Parser) {
	for n := range p.Out.Relations {
		if r := &p.Out.Relations[n]; r.Kind == "looking at" && p.Out.Subjects[r.From].Pose == "reading aloud" && p.Out.Subjects[r.To].Kind == brief.Piece {
			r.Kind = "beside"
		}
	}
}

// EachHasOne gives both of a couple what one of them eats or drinks.
func EachHasOne(p *state.Parser) {
	for _, r := range p.Out.Relations {
		if r.Kind != "eating" && r.Kind != "drinking" || !p.IsPerson(r.From) || p.Out.Subjects[r.To].Count > 1 || len(p.Out.Subjects) >= state.MaxSubjects {
			continue
		}
		other := partnerOf(p, r.From)
		if other < 0 || other > r.To || doesSomething(p, other) {
			continue
		}
		p.Out.Subjects = append(p.Out.Subjects, p.Out.Subjects[r.To])
		p.Out.Relations = append(p.Out.Relations, brief.Relation{From: other, Kind: r.Kind, To: len(p.Out.Subjects) - 1})
		return
	}
}

// partnerOf returns who is told of together with one person, -1 if nobody is, or more than one.
func partnerOf(p *state.Parser, i int) int {
	other := -1
	for _, r := range p.Out.Relations {
		reads := r.Kind == "looking at" && p.Out.Subjects[r.From].Pose == "reading aloud"
		if r.Kind != "beside" && r.Kind != "and" && !reads || r.From != i && r.To != i {
			continue
		}
		j := r.From + r.To - i
		if !p.IsPerson(i) || !p.IsPerson(j) || other >= 0 && other != j {
			return -1
		}
		other = j
	}
	return other
}

// isPlaced reports whether a relation says where a subject is.
func isPlaced(p *state.Parser, i int) bool {
	return slices.ContainsFunc(p.Out.Relations, func(r brief.Relation) bool {
		return r.From == i && (onSeat[r.Kind] || r.Kind == "behind" || r.Kind == "under" || r.Kind == "in front of" || r.Kind == "riding" || r.Kind == "on the shoulders of")
	})
}

// doesSomething reports whether a subject has a pose or something to do with a thing.
func doesSomething(p *state.Parser, i int) bool {
	return p.Out.Subjects[i].Pose != "" || slices.ContainsFunc(p.Out.Relations, func(r brief.Relation) bool {
		return r.From == i && r.Kind != "beside" && r.Kind != "and" && !onSeat[r.Kind]
	})
}
