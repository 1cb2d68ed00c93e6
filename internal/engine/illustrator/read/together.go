package read

import (
	"slices"
	"strings"

	"pellucid/internal/engine/illustrator/brief"
	"pellucid/internal/engine/illustrator/token"
)

// togetherFirst puts "together" before what several do, so that a verb and the word after it are read as one: "sleeping together on a rug".
func togetherFirst(toks []token.Token) []token.Token {
	for i := 1; i+1 < len(toks); i++ {
		if toks[i].Text == "together" && strings.HasSuffix(toks[i-1].Text, "ing") && toks[i+1].Kind == token.Word {
			toks = slices.Clone(toks)
			toks[i-1], toks[i] = toks[i], toks[i-1]
		}
	}
	return toks
}

// bothTogether understands "together" where several are drawn, who are beside each other anyway.
func (p *parser) bothTogether(s span) bool {
	n := len(p.out.Subjects)
	if s.key != "together" || n == 0 || n < 2 && p.out.Subjects[n-1].Count < 2 {
		return false
	}
	p.at++
	p.understand(s.from, s.to, "arrangement", "together")
	return true
}

// seatAll lets all of a couple or a family sit where the last of them was put: "a family watching tv on the couch".
func (p *parser) seatAll() {
	for _, r := range p.out.Relations {
		if r.Kind != "on" && r.Kind != "sitting on" || !benches[p.out.Subjects[r.To].ID] || !p.isPerson(r.From) {
			continue
		}
		for _, j := range p.crew(r.From) {
			if !slices.ContainsFunc(p.out.Relations, func(o brief.Relation) bool {
				return o.From == j && (placing[o.Kind] || o.To == r.To) && o.Kind != "beside"
			}) {
				p.link(j, r.Kind, r.To)
			}
		}
	}
}

// benches are the seats for several.
var benches = wordSet("sofa bench park-bench swing bed hay-bale log boat")
