package hierarchy

import (
	"slices"
	"strings"

	"pellucid/internal/engine/illustrator/brief"
	"pellucid/internal/engine/illustrator/kit/library"
)

// settle makes of each relation what is drawn, with the things that it is drawn with: an open book for who reads, a stack for several books that
// somebody sits on. It goes through all rows of settleRows in their order; a row that knows all that there is to a relation ends it.
func (c *Tree) settle() {
	for n, l := range c.Links {
		s := &settling{c: c, n: n, Relation: l}
		for i := range settleRows {
			if r := &settleRows[i]; r.fits(s) && r.apply(s) {
				break
			}
		}
	}
}

// settling is a relation that is being settled: as the prompt tells it, or as a row reads it. What is drawn is in Links[n].
type settling struct {
	c *Tree
	n int
	brief.Relation
}

func (s *settling) from() *brief.Subject { return &s.c.Brief.Subjects[s.From] }
func (s *settling) to() *brief.Subject   { return &s.c.Brief.Subjects[s.To] }

// settleRow is what is drawn of some relations. The words of a column have bars between them; a column that is empty fits all.
type settleRow struct {
	told     string     // what the prompt says
	of       brief.Kind // the kind of From
	from, to string     // their drawings
	group    string     // the group of From in the library
	when     func(*settling) bool
	drawn    string          // the relation that is drawn
	known    bool            // later rows take it for what the prompt says
	turned   bool            // To is drawn in that relation to From
	fromAs   string          // the drawing that From gets
	toAs     string          // the drawing that To gets
	without  string          // the part that To is drawn without
	do       func(*settling) // whatever else is drawn for it
	last     bool            // nothing is left to settle
}

func (r *settleRow) fits(s *settling) bool {
	return oneOf(r.told, s.Kind) && (r.of == "" || r.of == s.from().Kind) && oneOf(r.from, s.from().ID) && oneOf(r.to, s.to().ID) &&
		(r.group == "" || r.group == library.GroupOf(s.from().ID)) && (r.when == nil || r.when(s))
}

// apply draws what the row says, and reports whether nothing is left to settle.
func (r *settleRow) apply(s *settling) bool {
	if r.fromAs != "" {
		s.from().ID = r.fromAs
	}
	if r.toAs != "" {
		s.to().ID = r.toAs
	}
	if r.without != "" {
		s.to().Without = append(slices.Clone(s.to().Without), r.without)
	}
	if r.drawn != "" {
		s.c.Links[s.n].Kind = r.drawn
	}
	if r.turned {
		s.c.Links[s.n] = brief.Relation{From: s.To, Kind: r.drawn, To: s.From}
	}
	if r.known {
		s.Kind = r.drawn
	}
	if r.do != nil {
		r.do(s)
	}
	return r.last
}

func oneOf(words, word string) bool {
	return words == "" || slices.Contains(strings.Split(words, "|"), word)
}
