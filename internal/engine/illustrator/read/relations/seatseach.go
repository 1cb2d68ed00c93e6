package relations

import (
	"strings"

	"pellucid/internal/engine/illustrator/brief"
	"pellucid/internal/engine/illustrator/lexicon"
	"pellucid/internal/engine/illustrator/read/state"
	"pellucid/internal/engine/illustrator/read/subjects"
	"pellucid/internal/engine/illustrator/things"
)

// FeederOf is the person who feeds birds or other animals, -1 if nobody does.
func FeederOf(p *state.Parser, i int) int {
	if i < 0 || p.IsPerson(i) || !p.Alive(i) {
		return -1
	}
	for _, r := range p.Out.Relations {
		if r.To == i && r.Kind == "looking at" && p.IsPerson(r.From) && p.Out.Subjects[r.From].Pose == "feeding" {
			return r.From
		}
	}
	return -1
}

// mounting are the relations to what each of several is on by themselves.
var mounting = lexicon.Phrases("on", "riding", "sitting on", "hanging from")

// SeatsForEach gives each of several their own bicycle, horse or vine where a plural without a number says what they are on: "two kids on bikes", "a
// family on bicycles".
func SeatsForEach(p *state.Parser) {
	for to := range p.Out.Subjects[:len(p.Out.Subjects):len(p.Out.Subjects)] {
		seat := &p.Out.Subjects[to]
		if seat.Count != subjects.UnstatedCount || !things.IsPlural(strings.ToLower(seat.Words)) || !forOne(p, to) {
			continue
		}
		var at []int
		for n, r := range p.Out.Relations {
			if r.To == to && r.From != to && mounting[r.Kind] {
				at = append(at, n)
			}
		}
		for k, n := range at {
			who := max(1, p.Out.Subjects[p.Out.Relations[n].From].Count)
			if k == 0 {
				if len(at) > 1 || who > 1 {
					seat.Count = who
				}
				continue
			}
			if len(p.Out.Subjects) >= state.MaxSubjects {
				return
			}
			own := p.Out.Subjects[to]
			own.Count = who
			p.Out.Subjects = append(p.Out.Subjects, own)
			p.Out.Relations[n].To = len(p.Out.Subjects) - 1
		}
	}
}

// forOne reports whether a subject is something that one at a time is on.
func forOne(p *state.Parser, i int) bool {
	s := p.Out.Subjects[i]
	t, _ := things.ByID(s.ID)
	return Seats[s.ID] || s.ID == "vine" || s.ID == "throne" || s.ID == "swing" || s.Kind == brief.Animal || s.Kind == brief.Piece && t.Group == "vehicle" && !subjects.Benches[s.ID]
}
