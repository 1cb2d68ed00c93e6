package read

import (
	"slices"

	"pellucid/internal/engine/illustrator/brief"
)

// startList notes a subject that nothing joins with another: a list may begin or go on with it.
func (p *parser) startList(first int) {
	bound := slices.ContainsFunc(p.out.Relations, func(r brief.Relation) bool { return r.From == first-1 || r.To == first-1 })
	if !slices.Contains(p.loneList, first-1) || bound {
		p.loneList = nil
	}
	p.loneList = append(p.loneList, first)
}

// ofList returns what a subject stands in one group with: what "and" joined, and what came before in a list, so that "a cat, a dog and a bird on
// a wall" are all on it.
func (p *parser) ofList(from int) []int {
	if len(p.group) == 1 && p.group[0] == from && slices.Contains(p.loneList, from) {
		return slices.Clone(p.loneList)
	}
	return p.group
}

// backToBuilt goes back to what is built of the things that were named last: what follows is told of that.
func (p *parser) backToBuilt(first int) {
	n := len(p.out.Relations) - 1
	if n < 0 || p.out.Relations[n].Kind != "built of" || p.out.Relations[n].To != first || p.span(p.at).key == "and" {
		return
	}
	from := p.out.Relations[n].From
	p.subj, p.owner, p.group, p.target = from, from, []int{from}, target{subj: from}
}

// throughMany lets who goes through many small things have them all around: "riding through autumn leaves".
func (p *parser) throughMany() {
	for n, r := range p.out.Relations {
		if to := p.out.Subjects[r.To]; r.Kind == "through" && to.Count > 1 && to.Kind == brief.Piece && driftingThings[to.ID] {
			p.out.Relations[n] = brief.Relation{From: r.To, Kind: "around", To: r.From}
		}
	}
}

// driftingThings are small things that fall or float in the air.
var driftingThings = wordSet("leaf fall-leaf maple-leaf snowflake petal bubble balloon feather star butterfly water-drop confetti")
