package read

import (
	"slices"
	"strings"
	"unicode"

	"pellucid/internal/engine/illustrator/brief"
	"pellucid/internal/engine/illustrator/read/vocabulary"
	"pellucid/internal/engine/illustrator/token"
)

// nameAfterPause quotes the name that a logo or a mascot has between pauses, where all its words have capitals and the order itself does not:
// "lawn care logo, mower and grass, Green Edge Lawn Care".
func (p *parser) nameAfterPause() {
	if !p.logo && p.out.Design != "mascot" && p.out.Design != "emblem" && p.out.Design != "crest" || p.quoted() {
		return
	}
	for i := 1; i < len(p.toks); i++ {
		if p.toks[i-1].Kind != token.Pause {
			continue
		}
		to := i
		for to < len(p.toks) && p.toks[to].Kind == token.Word && (p.capitalToken(to) || to > i && smallWords[p.toks[to].Raw]) {
			to++
		}
		for to > i && smallWords[p.toks[to-1].Raw] {
			to-- // "Station 12 on the bottom"
		}
		if place, _ := p.placeAfter(to); to == i || to < len(p.toks) && p.toks[to].Kind == token.Word && place == to || !p.capitalToken(to-1) || p.capitals(0, i) > 1 || p.describesAll(i, to) {
			continue
		}
		p.quoteTokens(i, i, to)
		return
	}
}

// capitals is how many words from one token to another begin with a capital.
func (p *parser) capitals(from, to int) int {
	n := 0
	for i := from; i < to; i++ {
		if p.capitalToken(i) {
			n++
		}
	}
	return n
}

// describesAll reports whether tokens only say how something looks or what file it is: "Vintage", "PNG".
func (p *parser) describesAll(from, to int) bool {
	return !slices.ContainsFunc(p.recut(from, to), func(s span) bool { return !s.is(describing...) && !s.is(trade, style) || s.is(thing) && !s.is(trade) })
}

// quoted reports whether a prompt has a text in quotation marks.
func (p *parser) quoted() bool {
	return slices.ContainsFunc(p.spans, func(s span) bool { return s.kind == token.Quote })
}

// textPlaces are the words after a text for where it stands in a design, by whether that is above the art.
var textPlaces = []struct {
	words string
	above bool
}{
	{"above it", true}, {"on the top", true}, {"at the top", true}, {"on top", true}, {"above", true}, {"below it", false}, {"under it", false}, {"underneath it", false}, {"beneath it", false}, {"at the bottom", false},
	{"on the bottom", false}, {"below", false}, {"underneath", false}, {"beneath", false},
}

// textsAbove reads where texts stand: "“REEL COOL” above and “GRANDPA” below", "WILD above, AND FREE below". The words for the places are no
// relations between things.
func (p *parser) textsAbove() {
	p.shoutedAbove()
	var above, below []string
	for i := 0; i < len(p.spans); i++ {
		s := p.spans[i]
		to, high := p.placeAfter(s.to)
		if s.kind != token.Quote || to == s.to {
			continue
		}
		if high {
			above = append(above, s.text)
		} else {
			below = append(below, s.text)
		}
		p.understand(s.from, s.to, "text", s.text)
		p.understand(s.to, to, "framing", map[bool]string{true: "above", false: "below"}[high])
		if p.wordAt(to) == "and" {
			p.mark(to, to+1)
			to++
		}
		p.withoutTokens(s.from, to)
		i--
	}
	if len(above)+len(below) == 0 {
		return
	}
	p.out.Lettering = append(p.out.Lettering, append(slices.Clone(above), below...)...)
	p.out.Above = strings.Join(above, " ")
	if p.out.Design == "" && !p.logo {
		p.out.Design = "print"
	}
	for i := range p.toks { // "with a horse in the middle"
		if w := p.wordAt(i); w == "in" && p.wordAt(i+1) == "the" && (p.wordAt(i+2) == "middle" || p.wordAt(i+2) == "center" || p.wordAt(i+2) == "centre") {
			p.understand(i, i+3, "framing", "middle")
			p.withoutTokens(i, i+3)
			return
		}
	}
}

// placeAfter is the token after the words for the place of a text that begin at a token, and whether that is above the art; nothing else follows
// such words that they could lead to.
func (p *parser) placeAfter(at int) (to int, above bool) {
	for _, place := range textPlaces {
		words := strings.Fields(place.words)
		same := true
		for k, w := range words {
			same = same && p.wordAt(at+k) == w
		}
		to = at + len(words)
		ends := to >= len(p.toks) || p.toks[to].Kind != token.Word || p.wordAt(to) == "and" || p.wordAt(to) == "with" || p.wordAt(to) == "in"
		if same && ends {
			return to, place.above
		}
	}
	return at, false
}

// shoutedAbove quotes words in capitals right before the words for their place.
func (p *parser) shoutedAbove() {
	for at := 1; at < len(p.toks); at++ {
		to, _ := p.placeAfter(at)
		from := at
		for from > 0 && p.shoutedToken(from-1) {
			from--
		}
		if to > at && from < at && p.capitals(0, len(p.toks)) < len(p.toks)-2 {
			p.quoteTokens(from, from, at)
		}
	}
}

// shoutedToken reports whether a token is a word in capitals.
func (p *parser) shoutedToken(i int) bool {
	t := p.toks[i]
	return t.Kind == token.Word && len([]rune(t.Raw)) > 1 && t.Raw == strings.ToUpper(t.Raw) && strings.ContainsFunc(t.Raw, unicode.IsLetter)
}

// ringPlaces are the words for the ring of a badge or a seal.
var ringPlaces = wordSet("ring rim edge border outside circle")

// textOnRing takes out where a text stands on an emblem: on "“ORGANIC” on the ring" no ring is drawn.
func (p *parser) textOnRing() {
	if p.out.Design != "emblem" && p.out.Design != "crest" && !p.logo {
		return
	}
	for _, s := range p.spans {
		on := p.wordAt(s.to)
		if s.kind != token.Quote || on != "on" && on != "around" && on != "along" && on != "in" || p.wordAt(s.to+1) != "the" {
			continue
		}
		at := s.to + 2
		if p.wordAt(at) == "outer" || p.wordAt(at) == "outside" && ringPlaces[p.wordAt(at+1)] {
			at++
		}
		if ringPlaces[p.wordAt(at)] {
			p.understand(s.to, at+1, "framing", "ring")
			p.withoutTokens(s.to, at+1)
			return
		}
	}
}

// fillAlone makes a cloth of a pattern that nothing has: "polka dot pattern", "blue and white gingham pattern".
func (p *parser) fillAlone() {
	p.patternOfFill()
	at := -1
	for i, s := range p.spans {
		last := lastWord(s.key)
		switch {
		case s.is(fill) && s.to-s.from > 1 && (last == "pattern" || last == "patterns") && s.kind == token.Word:
			at = i
		case s.kind == token.Quote, s.kind == token.Word && s.is(naming...) && !s.is(color, material, fill, trade, style, stop, relation):
			return
		}
	}
	if at < 0 || !p.r.catalog.Family("pattern") {
		return
	}
	s := p.spans[at]
	mark, _ := s.value(fill)
	parts := []span{{from: s.from, to: s.to - 1, kind: token.Word, key: token.Key(p.words(s.from, s.to-1)), senses: []sense{{Class: fill, Value: mark}}}}
	parts = append(parts, span{from: s.to - 1, to: s.to, kind: token.Word, key: "pattern", senses: []sense{{Class: style, Value: "framing:pattern"}}})
	p.spans = slices.Replace(p.spans, at, at+1, parts...)
}

// lettersOf reads letters that are built of many things: "LOVE made of flowers", "letter D made of leaves".
func (p *parser) lettersOf() {
	p.ofBalloons()
	at := slices.IndexFunc(p.spans, func(s span) bool { return strings.HasPrefix(s.key, "made ") || s.key == "built of" })
	if at < 0 {
		at = p.filledLetter()
	}
	if at < 1 {
		return
	}
	what := at + 1
	for p.span(what).is(describing...) && !p.span(what).is(thing) {
		what++
	}
	if s := p.span(what); !p.copyable(s) || !s.plural {
		if s.is(fill) && p.filledLetter() == at {
			lead := at - 1 // "letter A filled with leopard print": its pattern is read before it
			for lead > 0 && letterLeads[p.spans[lead-1].key] {
				lead--
			}
			p.understand(p.spans[at].from, p.spans[at].to, "relation", "filled with")
			p.spans = slices.Delete(p.spans, at, at+1)
			pattern := p.spans[at]
			p.spans = slices.Insert(slices.Delete(p.spans, at, at+1), lead, pattern)
		}
		return
	}
	end := p.spans[at].from
	from, lead := end, end
	switch before := p.spans[at-1]; {
	case before.kind == token.Quote:
		from, lead = before.from, before.from
	case p.wordAt(end-1) == "word" || p.wordAt(end-1) == "text" || p.wordAt(end-1) == "letters" || p.wordAt(end-1) == "lettering":
		end--
		for from = end; from > 0 && from > end-3 && p.wordAt(from-1) != "" && !leadFillers[p.wordAt(from-1)]; {
			from--
		}
		lead = from
	default:
		for from > 0 && (p.shoutedToken(from-1) || vocabulary.IsNumber(p.toks[from-1].Raw) || vocabulary.Single(p.toks[from-1].Raw) && p.toks[from-1].Raw != "a") {
			from--
		}
		lead = from
	}
	for lead > 0 && letterLeads[p.wordAt(lead-1)] {
		lead--
	}
	text := p.text(from, end)
	if before := p.spans[at-1]; before.kind == token.Quote {
		text = before.text
	}
	if from >= end || text == "" || len([]rune(text)) > mostBuilt {
		return
	}
	if !p.shoutedToken(from) || end-from > 1 {
		text = titled(text)
	}
	p.understand(lead, p.spans[at].from, "text", text)
	p.understand(p.spans[at].from, p.spans[at].to, "relation", "made of")
	p.withoutTokens(lead, p.spans[at].to)
	p.out.Lettering = append(p.out.Lettering, text)
	p.out.Motif = brief.Letters
}

// ofBalloons parts "made of balloons", which is the material of a letter of foil, where many balloons are meant.
func (p *parser) ofBalloons() {
	for i, s := range p.spans {
		if s.kind == token.Word && strings.HasSuffix(s.key, " of balloons") && i > 0 && s.to-s.from > 2 && (p.spans[i-1].kind == token.Quote || p.shoutedToken(s.from-1) || vocabulary.IsNumber(p.wordAt(s.from-1)) || vocabulary.Single(p.toks[s.from-1].Raw) || letterNouns[p.wordAt(s.from-1)]) {
			lead := s
			lead.to, lead.key, lead.senses = s.to-1, strings.TrimSuffix(s.key, " balloons"), []sense{{Class: relation, Value: "of"}}
			p.spans = slices.Replace(p.spans, i, i+1, append([]span{lead}, p.recut(s.to-1, s.to)...)...)
			return
		}
	}
}

// letterLeads stand before letters that are built of things.
var letterLeads = wordSet("letter letters the word a number alphabet capital initial monogram birthday")

// fillsLetters are the words between a letter and what it is built of, besides those that say so of anything.
var fillsLetters = wordSet("filled full")

// filledLetter is the span of "filled with" right after a letter, a number or a word that is lettered, or -1.
func (p *parser) filledLetter() int {
	return slices.IndexFunc(p.spans, func(s span) bool {
		first, _, _ := strings.Cut(s.key, " ")
		return fillsLetters[first] && s.from > 1 && s.kind == token.Word && (letterLeads[p.wordAt(s.from-2)] || p.wordAt(s.from-1) == "letters")
	})
}

// mostBuilt is how many letters can be built of things: more would be too small to show them.
const mostBuilt = 9

// handLettered reads "hand lettering": how letters are drawn, and no hand.
func (p *parser) handLettered() {
	for i := range p.toks {
		if next := p.wordAt(i + 1); p.wordAt(i) == "hand" && (next == "lettering" || next == "lettered" || next == "letters" || next == "drawn" && p.wordAt(i+2) == "lettering") {
			to := i + 1
			if next == "lettered" {
				to++
			}
			p.withoutTokens(i, to)
			p.out.Letter.Style = "script"
			p.understand(i, to, "lettering", "script")
			return
		}
	}
}

// sparklesOfLogo makes sparkles around a logo's mark one of the things that it shows.
func (p *parser) sparklesOfLogo() {
	at := slices.Index(p.out.Framing, "sparkles")
	if !p.logo || at < 0 || len(p.out.Subjects) == 0 || p.r.drawable("sparkle") == "" {
		return
	}
	p.out.Framing = slices.Delete(p.out.Framing, at, at+1)
	p.out.Subjects = append(p.out.Subjects, brief.Subject{Words: "sparkle", Kind: p.r.drawable("sparkle"), ID: "sparkle", Count: 1})
}
