package relations

import (
	"slices"

	"pellucid/internal/engine/illustrator/brief"
	"pellucid/internal/engine/illustrator/read/state"
	"pellucid/internal/engine/illustrator/read/subjects"
	"pellucid/internal/engine/illustrator/things"
)

// RideAlong lets who "and" joins to a vehicle ride with who drives it: "a farmer driving a tractor and his boy sitting next to him".
func RideAlong(p *state.Parser) {
	for n := range p.Out.Relations {
		r := &p.Out.Relations[n]
		if r.Kind != "and" || p.Alive(r.From) || !p.IsPerson(r.To) || isPlaced(p, r.To) {
			continue
		}
		if ridden := slices.ContainsFunc(p.Out.Relations, func(o brief.Relation) bool {
			return o.Kind == "riding" && o.To == r.From && p.IsPerson(o.From)
		}); ridden {
			if mount := &p.Out.Subjects[r.From]; mount.Pose == p.Out.Subjects[r.To].Pose {
				mount.Pose = "" // what the other one does
			}
			r.From, r.Kind, r.To = r.To, "riding", r.From
		}
	}
}

// OneEach gives each of several people one of as many instruments that they are told to play: "two men playing saxophone and trumpet".
func OneEach(p *state.Parser) {
	for n := 0; n < len(p.Out.Relations); n++ {
		r := p.Out.Relations[n]
		list := []int{r.To}
		for _, o := range p.Out.Relations[n+1:] {
			if last := list[len(list)-1]; o.Kind == "and" && o.From == last && instrument(p, o.To) {
				list = append(list, o.To)
			}
		}
		who := p.Out.Subjects[r.From]
		if r.Kind != "playing" || who.Kind != brief.Person || who.Count < 2 || who.Count != len(list) || !instrument(p, r.To) || len(p.Out.Subjects)+len(list) > state.MaxSubjects {
			continue
		}
		p.Out.Relations = slices.DeleteFunc(p.Out.Relations, func(o brief.Relation) bool {
			return o.Kind == "and" && slices.Contains(list, o.From) && slices.Contains(list, o.To)
		})
		p.Out.Subjects[r.From].Count = 1
		last := r.From
		for _, to := range list[1:] {
			one := p.Out.Subjects[r.From]
			if one.Person != nil {
				one.Person = subjects.ClonedFigure(one.Person)
			}
			p.Out.Subjects = append(p.Out.Subjects, one)
			j := len(p.Out.Subjects) - 1
			p.Link(j, "playing", to)
			p.Link(last, "beside", j)
			last = j
		}
		return
	}
}

// instrument reports whether a subject is one instrument.
func instrument(p *state.Parser, i int) bool {
	t, _ := things.ByID(p.Out.Subjects[i].ID)
	return p.Out.Subjects[i].Count == 1 && t.Group == "music-art"
}

// FedFromSeat takes birds and other animals off the seat of those who feed them from it: "a couple on a bench feeding pigeons".
func FedFromSeat(p *state.Parser) {
	p.Out.Relations = slices.DeleteFunc(p.Out.Relations, func(r brief.Relation) bool {
		return onSeat[r.Kind] && !p.IsPerson(r.From) && p.Out.Subjects[r.From].Count != 1 && p.Alive(r.From) && !p.IsPerson(r.From) && slices.ContainsFunc(p.Out.Relations, func(o brief.Relation) bool {
			return o.To == r.From && p.IsPerson(o.From) && (o.Kind == "beside" || o.Kind == "feeding") && slices.ContainsFunc(p.Out.Relations, func(s brief.Relation) bool {
				return s.From == o.From && s.To == r.To && onSeat[s.Kind]
			})
		})
	})
	for n := range p.Out.Relations {
		r := &p.Out.Relations[n]
		if r.Kind != "beside" || !p.IsPerson(r.From) || p.Out.Subjects[r.To].Kind != brief.Bird {
			continue
		}
		for _, s := range p.Out.Relations {
			if s.From == r.From && onSeat[s.Kind] && p.KindOf(s.To) == brief.Piece {
				r.From, r.Kind, r.To = r.To, "in front of", s.To // on the ground before it
				break
			}
		}
	}
}

// oneDoes are acts that one of several people does while the others look on.
var oneDoes = map[string]bool{"lighting candles": true}

// OneActs leaves such an act to the first of those whom one word named: a family lighting candles.
func OneActs(p *state.Parser) {
	first := map[string]int{}
	for i := range p.Out.Subjects {
		s := &p.Out.Subjects[i]
		if s.Kind != brief.Person || !oneDoes[s.Pose] {
			continue
		}
		if _, told := first[s.Pose]; told {
			s.Pose = ""
		} else {
			first[s.Pose] = i
		}
	}
}

// DoTogether lets the first of two who were told of one by one do with the second what both of them do: "two moms pushing a stroller, one in red, one in
// blue".
func DoTogether(p *state.Parser) {
	for i := 0; i+1 < len(p.Out.Subjects); i++ {
		if !p.IsPerson(i) || !p.IsPerson(i+1) || !OneWord(p.Out.Subjects[i].Words) || !OneWord(p.Out.Subjects[i+1].Words) || p.Linked(i) || p.Out.Subjects[i].Pose != "" {
			continue
		}
		for _, r := range p.Out.Relations {
			if r.From == i+1 && r.To > i+1 && (r.Kind == "pushing" || r.Kind == "carrying" || r.Kind == "holding" || r.Kind == "pulling") {
				p.Link(i, r.Kind, r.To)
				break
			}
		}
	}
}
