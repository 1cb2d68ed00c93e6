package read

import (
	"strings"

	"pellucid/internal/engine/illustrator/brief"
	"pellucid/internal/engine/illustrator/things"
)

// feederOf is the person who feeds birds or other animals, -1 if nobody does.
func (p *parser) feederOf(i int) int {
	if i < 0 || p.isPerson(i) || !p.alive(i) {
		return -1
	}
	for _, r := range p.out.Relations {
		if r.To == i && r.Kind == "looking at" && p.isPerson(r.From) && p.out.Subjects[r.From].Pose == "feeding" {
			return r.From
		}
	}
	return -1
}

// mounting are the relations to what each of several is on by themselves.
var mounting = phraseSet("on", "riding", "sitting on", "hanging from")

// seatsForEach gives each of several their own bicycle, horse or vine where a plural without a number says what they are on: "two kids on bikes", "a
// family on bicycles".
func (p *parser) seatsForEach() {
	for to := range p.out.Subjects[:len(p.out.Subjects):len(p.out.Subjects)] {
		seat := &p.out.Subjects[to]
		if seat.Count != unstatedCount || !things.IsPlural(strings.ToLower(seat.Words)) || !p.forOne(to) {
			continue
		}
		var at []int
		for n, r := range p.out.Relations {
			if r.To == to && r.From != to && mounting[r.Kind] {
				at = append(at, n)
			}
		}
		for k, n := range at {
			who := max(1, p.out.Subjects[p.out.Relations[n].From].Count)
			if k == 0 {
				if len(at) > 1 || who > 1 {
					seat.Count = who
				}
				continue
			}
			if len(p.out.Subjects) >= maxSubjects {
				return
			}
			own := p.out.Subjects[to]
			own.Count = who
			p.out.Subjects = append(p.out.Subjects, own)
			p.out.Relations[n].To = len(p.out.Subjects) - 1
		}
	}
}

// forOne reports whether a subject is something that one at a time is on.
func (p *parser) forOne(i int) bool {
	s := p.out.Subjects[i]
	t, _ := things.ByID(s.ID)
	return seats[s.ID] || s.ID == "vine" || s.ID == "throne" || s.ID == "swing" || s.Kind == brief.Animal || s.Kind == brief.Piece && t.Group == "vehicle" && !benches[s.ID]
}
