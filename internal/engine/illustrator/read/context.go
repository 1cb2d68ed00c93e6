package read

import (
	"slices"
	"strings"

	"pellucid/internal/engine/illustrator/lexicon"
	"pellucid/internal/engine/illustrator/token"
)

// context is a word that means another thing beside some words: the knight of a chess club, the crane of a builder.
type context struct {
	beside   []string // any of these
	word     string
	part, id string // the part is empty for the whole thing
}

func readContexts() []context {
	var out []context
	for line := range lexicon.Lines(data("contexts")) {
		beside, rule, _ := strings.Cut(line, ": ")
		word, value, _ := strings.Cut(rule, " = ")
		part, id, of := strings.Cut(value, " of ")
		if !of {
			part, id = "", value
		}
		out = append(out, context{splitList(beside), word, part, id})
	}
	return out
}

// meant gives words the meaning that the words around them tell.
func (p *parser) meant() {
	all := p.said(0, len(p.toks))
	for _, c := range p.r.words.contexts {
		i := slices.IndexFunc(p.spans, func(s span) bool {
			return s.kind == token.Word && (s.key == c.word || s.key == c.word+"s" || lastWord(s.key) == c.word && s.to-s.from > 1 && slices.Contains(c.beside, strings.TrimSuffix(s.key, " "+c.word)))
		})
		if i < 0 || p.r.drawable(c.id) == "" || !slices.ContainsFunc(c.beside, func(w string) bool { return containsWords(all, w) }) {
			continue
		}
		s := p.spans[i]
		s.plural = s.plural || s.key == c.word+"s"
		s.senses, s.key = []sense{{thing, c.id}}, strings.ReplaceAll(c.id, "-", " ")
		worn := p.r.words.senses[s.key]
		if s.plural && !strings.HasSuffix(s.key, "s") {
			s.key += "s" // the name in the singular would be a piece that shows several
		}
		for _, worn := range worn { // a cap stays something that somebody wears
			if worn.class == garment {
				s.senses = append(s.senses, worn)
			}
		}
		p.spans[i] = s
		if c.part == "" {
			continue
		}
		if name, ok := p.r.catalog.Alone(c.id, c.part); ok {
			lead := span{from: s.from, to: s.to, key: c.part, senses: []sense{{alone, "one " + name}}}
			p.spans = slices.Insert(p.spans, i, lead)
		}
	}
}
