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
	if p.out.Backing != "" || !slices.ContainsFunc(p.spans, func(s span) bool {
		asked, _ := s.value(style)
		return s.kind == token.Word && (asked == "framing:pattern" || repeated[lastWord(s.key)])
	}) && !slices.ContainsFunc(p.toks, func(t token.Token) bool { return t.Kind == token.Word && repeated[t.Text] }) {
		return
	}
	for i, s := range p.spans {
		print, ok := s.value(fill)
		if !ok || s.kind != token.Word || !clothPrints[print] || repeated[s.key] {
			continue
		}
		if tint, ok := p.span(i + 1).value(color); ok && (p.span(i+2).key == "with" || p.span(i+2).key == "and") { // "gingham pink with strawberries"
			p.out.Tints = appendNew(p.out.Tints, tint)
			p.drop(i+1, "color", tint)
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

// striped are the pieces whose stripes go over the whole of them: the second color is that of the stripes. On those of stripesFirst the
// stripes have the piece's own color, and what is between them is white.
var (
	striped      = wordSet("beach-umbrella scarf sock hot-air-balloon candy beach-chair hammock swim-ring lighthouse parachute")
	stripesFirst = wordSet("circus-tent candy-cane birthday-candle popcorn")
)

// ownStripes colors the stripes that a piece has instead of putting others over them: "blue and white striped beach umbrella".
func (p *parser) ownStripes() {
	for _, s := range p.everyLook() {
		if s.Fill != "stripes" || len(s.More) > 1 || !striped[s.ID] && !stripesFirst[s.ID] || stripesFirst[s.ID] && len(s.More) == 1 && s.More[0] != "white" {
			continue
		}
		if slices.ContainsFunc(s.Parts, func(c brief.PartColor) bool { return c.Part == "stripes" }) {
			continue
		}
		second := s.Second
		if len(s.More) == 1 {
			second = s.More[0]
		}
		if second != "" && striped[s.ID] {
			s.Parts = append(s.Parts, brief.PartColor{Part: "stripes", Color: second})
		}
		if stripesFirst[s.ID] && s.Color == "" {
			s.Color = second
		}
		s.Fill, s.Second, s.More, s.Blend = "", "", nil, ""
	}
}

// patternOn reads a color and the word for a pattern beside something that carries one as that it has a pattern: "vase blue pattern".
func (p *parser) patternOn() {
	for i := 0; i < len(p.spans); i++ {
		s := p.spans[i]
		if asked, _ := s.value(style); asked != "framing:pattern" || s.to-s.from != 1 || s.kind != token.Word {
			continue
		}
		first := i
		for first > 0 && p.spans[first-1].kind == token.Word && (p.spans[first-1].is(describing...) && !p.spans[first-1].is(count) || p.spans[first-1].key == "cute") && !p.spans[first-1].is(thing) {
			first--
		}
		if noun := p.span(i + 1); first == 0 && first < i && p.carriesPattern(noun) { // "blue pattern vase"
			p.spans = slices.Concat([]span{noun, p.with(s.from)}, p.spans[:i+1], p.spans[i+2:])
			return
		}
		if before := p.span(first - 1); first > 0 && first < i && p.endsClause(i+1) && p.carriesPattern(before) {
			p.spans = slices.Insert(p.spans, first, p.with(p.spans[first].from))
			return
		} else if lead := p.span(first - 1).key; (lead == "with" || lead == "in") && first > 1 && p.carriesPattern(p.span(first-2)) && p.spans[first-2].kind == token.Word && p.endsClause(i+1) && !slices.ContainsFunc(p.spans[first:i], func(d span) bool { return d.is(color) }) {
			p.leaveOut(s.from, s.to, "We don't know which pattern.")
			p.spans = slices.Delete(p.spans, first-1, i+1)
			return
		}
	}
}

// badgeOnIt leaves out a badge or a patch that somebody or something is named with: a jacket with a patch is not in a badge.
func (p *parser) badgeOnIt() {
	named := false
	for i := 0; i < len(p.spans); i++ {
		s := p.spans[i]
		if asked, _ := s.value(style); asked != "framing:badge" || !named || s.kind != token.Word {
			named = named || s.kind == token.Word && s.is(thing, person) && !s.is(trade)
			continue
		}
		first := i
		for first > 0 && (p.spans[first-1].is(count, color, stop, thing, size, state) && !p.spans[first-1].is(relation)) && p.spans[first-1].kind == token.Word {
			first--
		}
		if lead := p.span(first - 1).key; lead != "with" && lead != "wearing" && lead != "and" {
			continue
		}
		p.leaveOut(p.spans[first].from, s.to, "We can't show it there yet.")
		p.spans = slices.Delete(p.spans, first-1, i+1)
		return
	}
}

// floralAtEnd reads "floral" behind something that carries a pattern as its pattern.
func (p *parser) floralAtEnd() {
	for i := 1; i < len(p.spans); i++ {
		if p.spans[i].key == "floral" && p.endsClause(i+1) && p.carriesPattern(p.spans[i-1]) {
			p.spans[i].senses = []sense{{Class: fill, Value: "floral"}}
		}
	}
}

// with is a relation that no word stands for.
func (p *parser) with(at int) span {
	return span{from: at, to: at, kind: token.Word, key: "with", senses: []sense{{Class: relation, Value: "with"}}}
}

// carriesPattern reports whether a span names one thing that may have a pattern on it.
func (p *parser) carriesPattern(s span) bool {
	id, ok := s.value(thing)
	return ok && s.kind == token.Word && !s.plural && p.r.drawable(id) == brief.Piece && (canvases[id] || cups[id] || containers[id] || patterned[id])
}

// patterned are further things of which people tell the pattern.
var patterned = wordSet("vase plate bowl teapot tea-cup dress scarf skirt umbrella rug quilt bow bow-tie tie bandana sock mitten bikini easter-egg pitcher kettle shirt")
