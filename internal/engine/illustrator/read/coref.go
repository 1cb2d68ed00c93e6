package read

import (
	"slices"
	"strings"

	"pellucid/internal/engine/illustrator/brief"
)

// refersBack reads "the book", where one book was named before, as that book: "a book on a suitcase with a hat on the book" has one.
func (p *parser) refersBack(s span) bool {
	id, _ := s.value(thing)
	before := p.span(p.at - 1).key
	if id == "" || p.rel == "" || p.relFrom < 0 || s.plural || len(p.pre) > 0 || before[strings.LastIndexByte(before, ' ')+1:] != "the" {
		return false
	}
	found := -1
	for j, sub := range p.out.Subjects {
		if sub.ID != id {
			continue
		}
		if found >= 0 || sub.Count > 1 {
			return false
		}
		found = j
	}
	from := p.relFrom
	if found >= 0 && slices.ContainsFunc(p.out.Relations, func(r brief.Relation) bool { return r.From == found && r.To == from || r.From == from && r.To == found }) {
		from = len(p.out.Subjects) - 1 // not what is by it already, but what was named last
	}
	if found < 0 || from == found || from < 0 {
		return false
	}
	kind, turned := strings.CutPrefix(p.rel, "<")
	p.understand(p.relSpan.from, p.relSpan.to, "relation", kind)
	p.understand(s.from, s.to, "subject", strings.ReplaceAll(id, "-", " "))
	if placing[kind] {
		p.out.Relations = slices.DeleteFunc(p.out.Relations, func(r brief.Relation) bool {
			return r.To == from && (r.Kind == "with" || r.Kind == "wearing" || r.Kind == "and")
		})
	}
	if turned {
		p.link(found, kind, from)
	} else {
		p.link(from, kind, found)
	}
	p.rel, p.lastRel = "", kind
	p.subj, p.owner, p.target = found, found, target{subj: found}
	p.scope = ""
	p.at++
	return true
}
