package read

import (
	"slices"

	"pellucid/internal/engine/illustrator/brief"
)

// beforeSunset sets what is named beside the disc of a sunset before that disc, as prints do: "bear retro sunset", "retro sunset with palm trees".
func (p *parser) beforeSunset() {
	at := slices.IndexFunc(p.out.Subjects, func(s brief.Subject) bool { return s.ID == "sunset" && s.Count == 1 && s.Text == "" })
	if at < 0 || p.logo || p.out.Motif != "" || p.out.Sheet != "" || len(p.out.Framing) > 0 || p.out.Design != "" && p.out.Design != "print" {
		return
	}
	if p.out.Place == "mountains" && p.r.drawable("mountain") != "" {
		p.out.Place = ""
		p.out.Subjects = append(p.out.Subjects, brief.Subject{Words: "mountains", Kind: p.r.drawable("mountain"), ID: "mountain", Count: 1})
	}
	if len(p.out.Subjects) < 2 {
		return
	}
	if slices.ContainsFunc(p.out.Relations, func(r brief.Relation) bool {
		return (r.From == at || r.To == at) && r.Kind != "and" && r.Kind != "with" && r.Kind != "beside" && r.Kind != "in front of"
	}) {
		return
	}
	p.out.Relations = slices.DeleteFunc(p.out.Relations, func(r brief.Relation) bool { return r.From == at || r.To == at })
	first, before := -1, at
	if peak := slices.IndexFunc(p.out.Subjects, func(s brief.Subject) bool { return s.ID == "mountain" }); peak >= 0 && len(p.out.Subjects) > 2 {
		before = peak // what else is named stands before the mountains
		p.out.Relations = append(p.out.Relations, brief.Relation{From: peak, Kind: "in front of", To: at})
	}
	for i := range p.out.Subjects {
		s := &p.out.Subjects[i]
		if i == at || i == before || slices.ContainsFunc(p.out.Relations, func(r brief.Relation) bool { return r.To == i && r.Kind != "and" }) {
			continue
		}
		if s.Count == unstatedCount && s.Kind == brief.Piece {
			s.Count = 2 // one on each side of its middle
		}
		if first < 0 {
			first = i
			kind := "in front of"
			if s.Count > 1 {
				kind = "with"
			}
			p.out.Relations = append(p.out.Relations, brief.Relation{From: i, Kind: kind, To: before})
		}
	}
}
