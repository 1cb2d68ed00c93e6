package read

import (
	"slices"
	"strings"

	"pellucid/internal/engine/illustrator/brief"
	"pellucid/internal/engine/illustrator/things"
	"pellucid/internal/engine/illustrator/token"
)

// neonSign settles what a neon sign shows or says: "neon pizza sign" is a pizza in tubes, "open neon sign" and "barber shop neon sign" are
// words.
func (p *parser) neonSign() {
	if p.cued() || p.quoted() {
		return
	}
	p.neonApart()
	from, to, sign := p.neonWords()
	for from < to && p.spans[from].is(stop, count, color, size) {
		from++
	}
	if from >= to || slices.ContainsFunc(p.spans[from:to], func(s span) bool { return s.is(relation) && s.key != "and" }) {
		return
	}
	words := p.spans[from:to]
	last := words[len(words)-1]
	id, _ := last.value(thing)
	shown := p.r.drawable(id) != "" && !last.is(person) && p.r.words.Businesses[last.key] == nil && p.r.drawable(id) != brief.Person
	if shown && p.spans[sign].key == "sign" {
		p.drop(sign, "style", "neon")
	}
	if shown {
		return
	}
	if p.spans[sign].key == "sign" {
		p.spans[sign].key, p.spans[sign].senses = "neon sign", p.r.words.Senses["neon sign"]
	}
	for i := len(p.spans) - 1; i >= 0; i-- {
		if p.spans[i].key == "neon" {
			p.drop(i, "style", "neon")
			if i < from {
				from, to = from-1, to-1
			}
		}
	}
	first, end := p.spans[from].from, p.spans[to-1].to
	p.quoteTokens(first, first, end)
	for i := range p.spans {
		if s := &p.spans[i]; s.kind == token.Quote && s.from == first {
			s.text = titled(s.text)
		}
	}
}

// neonApart takes the color of "neon pink cactus sign" apart from the word for the sign.
func (p *parser) neonApart() {
	i := slices.IndexFunc(p.spans, func(s span) bool {
		return s.kind == token.Word && s.to-s.from > 1 && strings.HasPrefix(s.key, "neon ") && s.is(color)
	})
	if i < 0 || !slices.ContainsFunc(p.spans[i:], func(s span) bool { return s.key == "sign" }) {
		return
	}
	s := p.spans[i]
	p.spans = slices.Replace(p.spans, i, i+1, append(p.recut(s.from, s.from+1), p.recut(s.from+1, s.to)...)...)
}

// neonWords finds the words that a neon sign has before it, or between "neon" and "sign", and the span of the sign.
func (p *parser) neonWords() (from, to, sign int) {
	at := func(keys ...string) int {
		return slices.IndexFunc(p.spans, func(s span) bool { return s.kind == token.Word && slices.Contains(keys, s.key) })
	}
	neon := at("neon")
	sign = at("neon sign", "neon signs", "neon light sign", "sign")
	switch {
	case sign < 1, p.spans[sign].key == "sign" && neon < 0:
		return 0, 0, 0
	case p.spans[sign].key == "sign" && neon < sign:
		return neon + 1, sign, sign
	}
	from = sign
	for from > 0 && p.spans[from-1].kind == token.Word {
		from--
	}
	return from, sign, sign
}

// themePattern fills a pattern of which only a theme is told with things of that theme: "christmas seamless pattern".
func (p *parser) themePattern() {
	at := slices.IndexFunc(p.spans, func(s span) bool { v, _ := s.value(style); return v == "framing:pattern" })
	if at < 0 || len(p.out.Subjects) > 0 {
		return
	}
	named := p.themesNamed(setAsk{kind: "icons"})
	if len(named) == 0 {
		return
	}
	theme, from, to := named[0].key, named[0].from, named[0].to
	if slices.ContainsFunc(p.spans, func(s span) bool {
		whom := s.is(person) && s.from > 0 && p.toks[s.from-1].Text == "for"
		return (s.is(thing, person, fill) || s.kind == token.Quote) && !whom && !s.is(style) && (s.from >= to || s.to <= from)
	}) {
		return
	}
	if t, ok := things.Lookup(theme); ok && p.r.drawable(t.ID) != "" && (!collective[p.words(from, to)] || p.spanAt(from) > 0 && p.span(p.spanAt(from)-1).is(color, fill, size)) {
		return // it is what is repeated
	}
	var ids []string
	for _, t := range p.drawn(readSheets()[theme]) {
		if len(ids) < patternThings && !slices.Contains(ids, t.id) {
			ids = append(ids, t.id)
		}
	}
	if len(ids) < sheetLeast {
		return
	}
	for _, id := range ids {
		p.out.Subjects = append(p.out.Subjects, brief.Subject{Words: plainName(id), Kind: p.r.drawable(id), ID: id, Count: 1})
	}
	p.subj, p.target = len(ids)-1, target{subj: len(ids) - 1}
	p.understand(from, to, "set", theme)
	p.spans = slices.DeleteFunc(p.spans, func(s span) bool { return s.from >= from && s.to <= to })
}

// collective are the words for things of many kinds, of which a pattern shows several.
var collective = wordSet("dinosaur dinosaurs dino dogs cats birds fruits vegetables insects bugs leaves flowers plants trees fruit wildflowers mushrooms")

// patternThings is how many things of a theme a pattern repeats.
const patternThings = 5

// drawnAsWords say how something is drawn.
var drawnAsWords = wordSet("icon symbol shape")

// namedAs takes names apart whose last word only says how something is drawn, where no art has that name: "crown icon" is a crown as an icon.
func (p *parser) namedAs() {
	for i := 0; i < len(p.spans); i++ {
		s := p.spans[i]
		id, ok := s.value(thing)
		if !ok || s.kind != token.Word || s.to-s.from < 2 || p.r.drawable(id) != "" || s.is(standIn) || !drawnAsWords[p.toks[s.to-1].Text] {
			continue
		}
		parts := p.recut(s.from, s.to-1)
		if len(parts) != 1 || !parts[0].is(thing) {
			continue
		}
		p.spans = slices.Replace(p.spans, i, i+1, append(parts, p.recut(s.to-1, s.to)...)...)
	}
}
