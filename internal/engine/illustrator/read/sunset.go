package read

import (
	"slices"

	"pellucid/internal/engine/illustrator/brief"
	"pellucid/internal/engine/illustrator/read/vocabulary"
	"pellucid/internal/engine/illustrator/token"
)

// agesOfSunsets stand before the disc of a sunset.
var agesOfSunsets = wordSet("retro vintage groovy distressed 80s 70s striped")

// sunsetWith reads a sunset right after the name of a thing as what comes with it: "motorcycle retro sunset".
func (r *Reader) sunsetWith(toks []token.Token) []token.Token {
	for i := 1; i < len(toks); i++ {
		if toks[i].Text != "sunset" || toks[i].Kind != token.Word {
			continue
		}
		from := i
		for from > 0 && agesOfSunsets[toks[from-1].Text] {
			from--
		}
		if from == i || from == 0 || toks[from-1].Kind != token.Word {
			return toks
		}
		s := r.at(toks, from-1, 1)
		id, ok := s.value(thing)
		if !ok {
			id, ok = s.value(standIn)
		}
		if !ok || r.drawable(id) == "" || s.is(scene, relation, color, material, style, trade) {
			return toks
		}
		if next := i + 1; next < len(toks) && toks[next].Kind == token.Word {
			for n := min(2, len(toks)-next); n > 0; n-- {
				if after := r.at(toks, next, n); after.is(thing) && !after.is(style, trade, relation, garment) && !vocabulary.PrintGarments[after.key] {
					toks = slices.Insert(slices.Clone(toks), next, token.Token{Text: "and", Raw: "and", Start: toks[next].Start, End: toks[next].Start})
					break
				}
			}
		}
		return slices.Insert(slices.Clone(toks), from, token.Token{Text: "with", Raw: "with", Start: toks[from].Start, End: toks[from].Start})
	}
	return toks
}

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
