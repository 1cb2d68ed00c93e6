package read

import (
	"slices"
	"strings"

	"pellucid/internal/engine/illustrator/token"
)

// tiedRibbon reads a pink ribbon that something is named with as a ribbon in a color, not as the sign of a cause.
func (p *parser) tiedRibbon() {
	for i := len(p.spans) - 1; i > 1; i-- {
		s, before := p.spans[i], p.spans[i-1]
		if before.key == "a" {
			before = p.spans[i-2]
		}
		if s.kind != token.Word || s.to-s.from < 2 || lastWord(s.key) != "ribbon" || !slices.Contains([]string{"with", "and"}, before.key) {
			continue
		}
		if look := p.recut(s.from, s.to-1); len(look) == 1 && look[0].is(color) {
			p.spans = slices.Replace(p.spans, i, i+1, append(look, p.recut(s.to-1, s.to)...)...)
		}
	}
}

// meant gives words the meaning that the words around them tell.
func (p *parser) meant() {
	all := p.said(0, len(p.toks))
	for _, c := range p.r.words.Contexts {
		i := slices.IndexFunc(p.spans, func(s span) bool {
			return s.kind == token.Word && (s.key == c.Word || s.key == c.Word+"s" || lastWord(s.key) == c.Word && s.to-s.from > 1 && slices.Contains(c.Beside, strings.TrimSuffix(s.key, " "+c.Word)))
		})
		if i < 0 || p.r.drawable(c.ID) == "" || !slices.ContainsFunc(c.Beside, func(w string) bool { return containsWords(all, w) }) {
			continue
		}
		s := p.spans[i]
		s.plural = s.plural || s.key == c.Word+"s"
		s.senses, s.key = []sense{{Class: thing, Value: c.ID}}, strings.ReplaceAll(c.ID, "-", " ")
		worn := p.r.words.Senses[s.key]
		if s.plural && !strings.HasSuffix(s.key, "s") {
			s.key += "s" // the name in the singular would be a piece that shows several
		}
		for _, worn := range worn { // a cap stays something that somebody wears
			if worn.Class == garment {
				s.senses = append(s.senses, worn)
			}
		}
		p.spans[i] = s
		if c.Part == "" {
			continue
		}
		if name, ok := p.r.catalog.Alone(c.ID, c.Part); ok {
			lead := span{from: s.from, to: s.to, key: c.Part, senses: []sense{{Class: alone, Value: "one " + name}}}
			p.spans = slices.Insert(p.spans, i, lead)
		}
	}
}
