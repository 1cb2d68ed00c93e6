package read

import (
	"slices"
	"strings"

	"pellucid/internal/engine/illustrator/brief"
	"pellucid/internal/engine/illustrator/things"
	"pellucid/internal/engine/illustrator/token"
)

var (
	// repeated are the words for designs that are a pattern all over.
	repeated = wordSet("pattern patterns seamless wrap wraps tumbler fabric")
	// grounds of patterns are the prints that others lie on.
	clothPrints = wordSet("leopard cow zebra plaid buffalo gingham camouflage stripes checkered glitter tie-dye dots snakeskin tiger")
)

// patternOfThings takes "hearts pattern" apart behind "and" or a comma, where a pattern is of two things: "cats and hearts pattern" has no cats with hearts on them.
func (p *parser) patternOfThings() {
	for i := 2; i < len(p.spans); i++ {
		s, k := p.spans[i], i-1
		for k > 1 && p.spans[k].is(color, size) && !p.spans[k].is(thing) && p.spans[k].kind == token.Word {
			k-- // "lemons and blue flowers pattern"
		}
		join := p.spans[k]
		if !repeated[lastWord(s.key)] || !s.is(fill) || s.to-s.from < 2 || s.kind != token.Word || join.key != "and" && join.kind != token.Pause || k < 1 || !p.copyable(p.spans[k-1]) || p.spans[k-1].is(fill) {
			continue
		}
		if first := p.recut(s.from, s.to-1); len(first) == 1 && p.copyable(first[0]) {
			first[0].senses = slices.DeleteFunc(slices.Clone(first[0].senses), func(o sense) bool { return o.Class == fill })
			p.spans = slices.Replace(p.spans, i, i+1, append(first, p.recut(s.to-1, s.to)...)...)
			return
		}
	}
}

// patternCloth takes a print that a pattern has besides other things for the ground of it: "sunflowers and leopard print tumbler wrap".
func (p *parser) patternCloth() {
	if p.out.Backing != "" || !slices.ContainsFunc(p.toks, func(t token.Token) bool { return t.Kind == token.Word && repeated[t.Text] }) {
		return
	}
	for i, s := range p.spans {
		print, ok := s.value(fill)
		if !ok || s.kind != token.Word || !clothPrints[print] || repeated[s.key] {
			continue
		}
		next, before := p.span(i+1), p.span(i-1)
		joined := before.key == "and" || before.key == "with" || before.key == "on" || before.key == "over"
		leads := next.key == "and" || next.key == "with"
		ends := i+1 >= len(p.spans) || !next.isWord() || next.is(trade, style) || next.key == "background" || repeated[lastWord(next.key)]
		if !(joined && ends || leads) || !slices.ContainsFunc(p.spans, func(o span) bool { return o.from != s.from && p.copyable(o) && !o.is(fill) }) {
			continue
		}
		if next.key == "background" {
			p.drop(i+1, "framing", "background")
		}
		if leads {
			p.drop(i+1, "", "")
		}
		p.drop(i, "fill", print)
		if repeated[lastWord(s.key)] {
			p.out.Framing = appendNew(p.out.Framing, "pattern")
		}
		i--
		for ; i >= 0 && p.spans[i].is(color) && p.spans[i].kind == token.Word; i-- { // "pink polka dot pattern with bees"
			name, _ := p.spans[i].value(color)
			p.out.Tints = appendNew(p.out.Tints, name)
			p.drop(i, "color", name)
		}
		if joined && i >= 0 && p.spans[i].to == before.to {
			p.drop(i, "", "")
		}
		p.out.Backing = print
		return
	}
}

// flagCloth reads the flag that is the pattern of what is named after it: "american flag sneakers", "with american flag print".
func (p *parser) flagCloth(from, to int, code string) bool {
	if code != "us" {
		return false
	}
	if own := p.span(p.at); own.is(fill) && own.to > to {
		return true // the pattern has a name of its own
	}
	at := p.spanAt(to)
	if at < 0 {
		return false
	}
	next := p.span(at)
	id, named := next.value(thing)
	kind := p.r.drawable(id)
	if !named && !next.is(garment) || next.is(relation, color, stop) || strings.Contains(id, "flag") || named && kind != brief.Piece && kind != brief.Animal || effect(id) {
		return false
	}
	p.pre = append(p.pre, span{from: from, to: to, key: "american flag", kind: token.Word, senses: []sense{{Class: fill, Value: "american-flag"}}})
	p.at = at
	return true
}

// effect reports whether a thing is nothing that a pattern is printed on: fireworks, a frame.
func effect(id string) bool {
	t, _ := things.ByID(id)
	return t.Group == "weather-nature-effect" || t.Group == "frame-border-shape"
}
