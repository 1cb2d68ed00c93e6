package read

import (
	"slices"

	"pellucid/internal/engine/illustrator/token"
)

// groundWords are the words for an image that is covered with what it is made of.
var groundWords = wordSet("background backgrounds backdrop backdrops wallpaper wallpapers")

// backgroundOfThings makes a background that is asked for by what is on it a pattern of those things: "background with pink clouds and gold stars".
func (p *parser) backgroundOfThings() {
	for i, s := range p.spans {
		lead := p.span(i - 1).key
		if !groundWords[lastWord(s.key)] || s.kind != token.Word || i > 0 && (lead == "on" || lead == "in" || lead == "over" || lead == "against" || lead == "with") || p.quoted() {
			continue
		}
		next := p.span(i + 1).key
		ends := i+1 >= len(p.spans) || !p.span(i+1).isWord() || !p.span(i+1).is(relation) && !p.namesCopy(p.spans[i+1:])
		if ends && i > 0 && p.span(i-1).plural && p.copyable(p.span(i-1)) && p.onlyCopies() { // "tropical leaves background"
			p.standIn(s.from, s.to, "background", "pattern", "We drew a pattern: every image has a transparent background.")
			p.spans[i].key, p.spans[i].senses = "pattern", []sense{{Class: style, Value: "framing:pattern"}}
			return
		}
		if print, _ := p.span(i - 1).value(fill); ends && i > 1 && clothPrints[print] && p.namesCopy(p.spans[:i-1]) { // "sunflower and cow print background"
			p.standIn(s.from, s.to, "background", "pattern", "We drew a pattern: every image has a transparent background.")
			p.spans[i].key, p.spans[i].senses = "pattern", []sense{{Class: style, Value: "framing:pattern"}}
			return
		}
		if next != "with" && next != "of" && next != "full of" || p.namesCopy(p.spans[:i]) || !p.onlyCopies() {
			continue
		}
		for i > 0 && p.spans[i-1].is(color) && p.spans[i-1].kind == token.Word {
			name, _ := p.spans[i-1].value(color)
			p.out.Backing = name
			p.drop(i-1, "color", name)
			i--
		}
		p.standIn(s.from, s.to, "background", "pattern", "We drew a pattern: every image has a transparent background.")
		p.spans[i].key, p.spans[i].senses = "pattern", []sense{{Class: style, Value: "framing:pattern"}}
		p.spans = slices.Delete(p.spans, i+1, i+2)
		return
	}
}

// namesCopy reports whether some spans name what can be drawn in copies.
func (p *parser) namesCopy(spans []span) bool {
	return slices.ContainsFunc(spans, func(s span) bool {
		return s.is(thing) && !s.is(trade, style, scene, color) && p.copyable(s) || s.is(person)
	})
}

// patternMember takes "flower pattern with mushrooms" apart where the first word names a thing: it is one of the things of the pattern.
func (p *parser) patternMember() {
	for i, s := range p.spans {
		if s.key == "pattern" && i > 0 && p.copyable(p.spans[i-1]) && !p.spans[i-1].is(fill) && p.span(i+1).key == "with" && p.copyable(p.nounFrom(i+2)) { // "bow pattern with pearls and hearts"
			p.spans[i+1] = span{kind: token.Pause, from: p.spans[i+1].from, to: p.spans[i+1].from}
			p.spans[i-1].plural = true
			return
		}
		if lastWord(s.key) != "pattern" || !s.is(fill) || s.to-s.from != 2 || s.kind != token.Word {
			continue
		}
		k := i + 1
		for p.span(k).isWord() && p.span(k).is(trade, style) {
			k++
		}
		what := k + 1
		for p.span(what).is(describing...) && !p.span(what).is(thing) {
			what++
		}
		first := p.recut(s.from, s.from+1)
		if p.span(k).key != "with" && p.span(k).key != "and" || !p.copyable(p.span(what)) || len(first) != 1 || !p.copyable(first[0]) {
			continue
		}
		p.spans[k] = span{kind: token.Pause, from: p.spans[k].from, to: p.spans[k].from}
		first[0].plural = true
		first[0].senses = slices.DeleteFunc(slices.Clone(first[0].senses), func(o sense) bool { return o.Class == fill })
		p.spans = slices.Replace(p.spans, i, i+1, slices.Concat(p.recut(s.to-1, s.to), first)...)
		return
	}
}

// nounFrom is the first span from one on that is more than a word for the look of a thing.
func (p *parser) nounFrom(i int) span {
	for p.span(i).is(describing...) && !p.span(i).is(thing) {
		i++
	}
	return p.span(i)
}

// colorAtEnd reads the name of a fruit that is a color too as the color, where it ends a pattern of things in the plural by itself: "camo pattern with deer and trees, orange".
func (p *parser) colorAtEnd() {
	last := len(p.spans) - 1
	if last < 2 || p.spans[last-1].kind != token.Pause || p.spans[last].plural || !p.spans[last].is(color) || !p.spans[last].is(thing) || !slices.ContainsFunc(p.spans[:last], func(s span) bool {
		asked, _ := s.value(style)
		return s.kind == token.Word && (asked == "framing:pattern" || repeated[lastWord(s.key)])
	}) || !slices.ContainsFunc(p.spans[:last], func(s span) bool { return s.plural && p.copyable(s) }) {
		return
	}
	name, _ := p.spans[last].value(color)
	if p.out.Backing == "" && !slices.ContainsFunc(p.spans[:last], func(s span) bool { return s.is(fill) && s.kind == token.Word }) {
		p.out.Backing = name
		p.drop(last, "color", name)
		return
	}
	p.leaveOut(p.spans[last].from, p.spans[last].to, "The ground of this pattern has its own colors.")
	p.spans = p.spans[:last-1]
}

// printMarks are the marks of prints, whose color may be told apart from the print: "leopard print with pink spots".
var printMarks = wordSet("spots spot stripes stripe dots dot rosettes squares checks lines marks markings")

// marksOfPrint takes out the color of the marks of a print.
func (p *parser) marksOfPrint() {
	print := slices.IndexFunc(p.spans, func(s span) bool { v, ok := s.value(fill); return ok && clothPrints[v] })
	for i := print + 1; print >= 0 && i < len(p.spans); i++ {
		name, ok := p.spans[i].value(color)
		if p.span(i-1).key != "with" || !ok || !printMarks[p.span(i+1).key] {
			continue
		}
		p.markColor = name
		p.understand(p.spans[i-1].from, p.spans[i+1].to, "color", name)
		p.spans = slices.Delete(p.spans, i-1, i+2)
		return
	}
}

// colorMarks gives the marks of a print the color that was told of them.
func (p *parser) colorMarks() {
	for i := range p.out.Subjects {
		if s := &p.out.Subjects[i]; p.markColor != "" && s.Fill != "" && s.Second == "" {
			s.Second = p.markColor
		}
	}
}

// purposeOfPattern leaves out what a pattern is for, to the end of its clause: "seamless pattern for baby blanket, elephants and moons".
func (p *parser) purposeOfPattern() {
	if !slices.ContainsFunc(p.spans, func(s span) bool {
		asked, _ := s.value(style)
		return s.kind == token.Word && (asked == "framing:pattern" || repeated[lastWord(s.key)])
	}) {
		return
	}
	for i, s := range p.spans {
		end := p.clauseEnd(i)
		if s.key != "for" || end == i+1 || !p.namesCopy(append(slices.Clone(p.spans[:i]), p.spans[end:]...)) && !slices.ContainsFunc(p.spans[:i], func(o span) bool { return o.is(fill) && o.kind == token.Word }) || slices.ContainsFunc(p.spans[i:end], func(o span) bool {
			return o.key == "with" || o.is(relation) && o.key != "and" && o.key != "for" && o.key != "of"
		}) {
			continue
		}
		from, to := s.from, p.spans[end-1].to
		p.leaveOut(from, to, "“"+p.words(from, to)+"” says what the image is for, so it isn't drawn.")
		p.withoutTokens(from, to)
		return
	}
}
