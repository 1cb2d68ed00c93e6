package nouns

import (
	"slices"

	"pellucid/internal/engine/illustrator/brief"
	"pellucid/internal/engine/illustrator/read/state"
)

// startList notes a subject that nothing joins with another: a list may begin or go on with it.
func startList(p *state.Parser, first int) {
	bound := slices.ContainsFunc(p.Out.Relations, func(r brief.Relation) bool { return r.From == first-1 || r.To == first-1 })
	if !slices.Contains(p.Several.Lone, first-1) || bound {
		p.Several.Lone = nil
	}
	p.Several.Lone = append(p.Several.Lone, first)
}

// ofList returns what a subject stands in one group with: what "and" joined, and what came before in a list, so that "a cat, a dog and a bird on
// a wall" are all on it.
func ofList(p *state.Parser, from int) []int {
	if len(p.Several.Group) == 1 && p.Several.Group[0] == from && slices.Contains(p.Several.Lone, from) {
		return slices.Clone(p.Several.Lone)
	}
	return p.Several.Group
}

// backToBuilt goes back to what is built of the things that were named last: what follows is told of that.
func backToBuilt(p *state.Parser, first int) {
	n := len(p.Out.Relations) - 1
	if n < 0 || p.Out.Relations[n].Kind != "built of" || p.Out.Relations[n].To != first || p.Span(p.At).Key == "and" {
		return
	}
	from := p.Out.Relations[n].From
	p.Subj, p.Owner, p.Several.Group, p.Target = from, from, []int{from}, state.Target{Subj: from}
}
