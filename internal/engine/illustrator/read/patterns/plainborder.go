package patterns

import (
	"cmp"
	"slices"
	"strings"

	"pellucid/internal/engine/illustrator/brief"
	"pellucid/internal/engine/illustrator/lexicon"
	"pellucid/internal/engine/illustrator/read/state"
	"pellucid/internal/engine/illustrator/read/subjects"
)

// BorderOfMany makes an ornamental border around many things a border of those things: nobody who names several things for a border wants them in its
// middle. Somebody alone stays there.
func BorderOfMany(p *state.Parser) {
	b := &p.Out
	if len(b.Framing) != 1 || b.Framing[0] != "border" || b.Motif != "" || b.Sheet != "" || len(b.Lettering) > 0 || len(b.Subjects) == 0 {
		return
	}
	if slices.ContainsFunc(b.Subjects, func(s brief.Subject) bool { return strings.HasSuffix(s.ID, "frame") }) {
		b.Framing = nil // the frame that is told of is the border
		return
	}
	many := slices.ContainsFunc(b.Subjects, func(s brief.Subject) bool { return s.Count >= subjects.UnstatedCount && s.Kind != brief.Person })
	if !many && (p.Border.Edge == "" || len(b.Subjects) < 2) || slices.ContainsFunc(b.Subjects, func(s brief.Subject) bool {
		return s.Kind != brief.Piece && s.Kind != brief.Animal && s.Kind != brief.Bird && s.Kind != brief.Person || s.Text != ""
	}) {
		return
	}
	b.Framing, b.Motif = nil, cmp.Or(p.Border.Edge, "frame")
	b.Relations, b.Design = nil, ""
	first := slices.IndexFunc(b.Subjects, func(s brief.Subject) bool { return s.Kind != brief.Person })
	if first > 0 {
		b.Subjects[0], b.Subjects[first] = b.Subjects[first], b.Subjects[0]
	}
	last := 0
	for i := 1; i < len(b.Subjects); i++ {
		if b.Subjects[i].Kind == brief.Person {
			continue
		}
		b.Relations = append(b.Relations, brief.Relation{From: last, Kind: "and", To: i})
		last = i
	}
}

// noMiddle are the shapes that have no room for what is no copy of theirs.
var noMiddle = lexicon.Set("garland line foot head left right")

// OutsideBorder takes back what a border along one edge, a row or a garland is with and does not show.
func OutsideBorder(p *state.Parser) {
	if !noMiddle[p.Out.Motif] {
		return
	}
	in := map[int]bool{0: true}
	for range p.Out.Subjects {
		for _, r := range p.Out.Relations {
			if (r.Kind == "and" || r.Kind == "beside") && in[r.From] != in[r.To] {
				in[r.From], in[r.To] = true, true
			}
		}
	}
	for i := len(p.Out.Subjects) - 1; i > 0; i-- {
		s := p.Out.Subjects[i]
		if in[i] {
			continue
		}
		r := &p.Out.Reading
		r.Understood = slices.DeleteFunc(r.Understood, func(it brief.Item) bool { return it.Words == s.Words })
		if !slices.ContainsFunc(r.LeftOut, func(it brief.Item) bool { return it.Words == s.Words }) {
			r.LeftOut = append(r.LeftOut, brief.Item{Words: s.Words, Why: "A border along one edge has no room for it."})
		}
		p.DropSubject(i)
	}
}
