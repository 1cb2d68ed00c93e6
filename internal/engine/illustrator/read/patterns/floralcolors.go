package patterns

import (
	"slices"

	"pellucid/internal/engine/illustrator/brief"
	"pellucid/internal/engine/illustrator/lexicon"
	"pellucid/internal/engine/illustrator/read/state"
	"pellucid/internal/engine/illustrator/read/subjects"
)

var (
	// leafColors are the colors that leaves have in an arrangement of several colors.
	leafColors = lexicon.Set("green sage olive emerald mint gold silver rose-gold copper bronze forest-green dark-green light-green lime teal eucalyptus moss hunter-green")
	// greenery are the plants of an arrangement that have no flowers.
	greenery = lexicon.Set("eucalyptus-branch leaf fern olive-branch ivy palm-leaf monstera-leaf laurel-branch")
	// floralShapes are the drawings of ready arrangements, and the shape that flowers make of them.
	readyFlorals = map[string]string{"floral-wreath": "wreath", "floral-border": "frame", "bouquet": "bouquet"}
)

// FlowersIn are flowers and leaves in some colors: each color of flowers has a kind of its own, those that leaves have color the leaves beside them.
func FlowersIn(p *state.Parser, colors []string) []brief.Subject {
	var blooms, leaves []string
	for _, c := range colors {
		if leafColors[c] {
			leaves = append(leaves, c)
		} else {
			blooms = append(blooms, c)
		}
	}
	var out []brief.Subject
	add := func(id string, colors ...string) {
		kind := p.Tables.Drawable(id)
		if kind == "" {
			return
		}
		s := brief.Subject{Words: state.PlainName(id), Kind: kind, ID: id, Count: subjects.UnstatedCount}
		if len(colors) > 0 {
			s.Color, s.More = colors[0], colors[1:]
		}
		out = append(out, s)
	}
	switch len(blooms) {
	case 0:
		if len(leaves) > 0 { // "sage green and gold floral wreath" has no other color
			add("peony", "white")
		} else {
			add("peony")
		}
		add("daisy")
	case 1:
		add("daisy") // the second one is the largest of a corner
		add("peony", blooms[0])
	default:
		for n, id := range []string{"rose", "peony", "anemone-flower", "daisy"} {
			if n < len(blooms) {
				add(id, blooms[n])
			}
		}
	}
	add("eucalyptus-branch", leaves...)
	return out
}

// setFlowers makes flowers what is arranged.
func setFlowers(p *state.Parser, list []brief.Subject) {
	n := len(list)
	p.Out.Subjects = append(list, p.Out.Subjects...)
	for i := range p.Out.Relations {
		p.Out.Relations[i].From += n
		p.Out.Relations[i].To += n
	}
	for i := 1; i < n; i++ {
		p.Out.Relations = append(p.Out.Relations, brief.Relation{From: i - 1, Kind: "and", To: i})
	}
}

// FloralColors gives the colors of an arrangement to flowers where no flower is named: "blush and navy floral wreath", "burgundy and blush bouquet with
// eucalyptus". Leaves alone keep the colors that leaves have.
func FloralColors(p *state.Parser) {
	if len(p.Out.Subjects) != 1 || p.Out.Design != "" || p.Out.Sheet != "" {
		return
	}
	s := p.Out.Subjects[0]
	if s.Count > 1 || len(s.Parts) > 0 || s.Fill != "" || s.Material != "" || s.Color == "" {
		return
	}
	colors := append([]string{s.Color}, s.More...)
	switch shape := readyFlorals[s.ID]; {
	case shape != "" && p.Out.Motif == "" && len(colors) > 1:
		p.Out.Motif = shape
	case greenery[s.ID] && p.Out.Motif != "" && slices.ContainsFunc(colors, func(c string) bool { return !leafColors[c] && c != "white" && c != "black" && c != "brown" }):
	default:
		return
	}
	own := greenery[s.ID]
	list := FlowersIn(p, colors)
	if last := &list[len(list)-1]; own && last.ID == "eucalyptus-branch" {
		last.ID, last.Kind, last.Words = s.ID, s.Kind, s.Words
	}
	p.Out.Subjects = nil
	setFlowers(p, list)
}
