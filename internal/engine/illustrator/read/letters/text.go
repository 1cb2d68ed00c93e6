package read

import (
	"slices"
	"strings"

	"pellucid/internal/engine/illustrator/brief"
	"pellucid/internal/engine/illustrator/read/vocabulary"
	"pellucid/internal/engine/illustrator/read/wordnet"
	"pellucid/internal/engine/illustrator/token"
)

// quote letters a quoted text: on the thing before it, or by itself.
func (p *parser) quote(s span) {
	p.flush()
	apart := p.out.Design == "print" && p.span(p.at-1).kind == token.Pause && p.subj > 0 // the design says it, not the book that a cat reads
	p.letterOn(s.from, s.to, s.text, !apart)
}

// letterOn puts a text on the last subject if it belongs there, else lets it stand by itself.
func (p *parser) letterOn(from, to int, text string, belongs bool) {
	if text == "" {
		return
	}
	p.rel, p.scope = "", ""
	belongs = belongs && p.sheetOf == "" && !p.logo
	if slices.ContainsFunc(p.out.Subjects, func(s brief.Subject) bool { return s.ID == "number" || s.ID == "monogram" }) {
		belongs = false // the name of the team, or of the family
	}
	if p.subj >= 0 && slices.Contains(p.out.Framing, "banner") && !boards[p.out.Subjects[p.subj].ID] && p.span(p.at-1).kind == token.Pause {
		belongs = false // it is the banner that says so, not the truck above it
	}
	if p.out.Design == "emblem" && p.subj >= 0 && !vocabulary.Carriers[p.out.Subjects[p.subj].ID] {
		belongs = false // it is the badge that says so
	}
	if belongs && p.subj >= 0 && p.out.Design == "print" && (p.isPerson(p.subj) || p.alive(p.subj)) && !p.garmentSaid(from) {
		belongs = false // it is the design that says so, not what somebody wears
	}
	if belongs && p.subj >= 0 && (p.out.Design == "print" || p.out.Design == "mascot" || p.signSays()) && !p.carriesText(p.subj) {
		belongs = false
	}
	if belongs && !p.lastFraming && p.subj >= 0 && p.subj < len(p.out.Subjects) && p.out.Subjects[p.subj].Text == "" {
		p.out.Subjects[p.subj].Text = text
		p.inscribed = to
	} else {
		p.out.Lettering = append(p.out.Lettering, text)
	}
	p.understand(from, to, "text", text)
}

// signSays reports whether a sign was named that has its words.
func (p *parser) signSays() bool {
	return slices.ContainsFunc(p.out.Subjects, func(s brief.Subject) bool { return boards[s.ID] && s.Text != "" })
}

// carriesText reports whether a subject of a print can have the text on it: a sign, or a garment or a cup that was asked for.
func (p *parser) carriesText(i int) bool {
	s := p.out.Subjects[i]
	return vocabulary.Carriers[s.ID] || signs[s.ID] || s.Kind == brief.Family || vocabulary.PrintGarments[lastWord(strings.ToLower(s.Words))] || s.Kind == brief.Person
}

// lettering reads texts without quotation marks: "a sign saying hello", "happy birthday text", "the word love".
func (p *parser) lettering(s span) bool {
	kind, ok := s.value(relation)
	framing, _ := s.value(style)
	cue := ok && kind == "text" && !namesThing(s, p.span(p.at+1))
	if id, _ := p.span(p.at + 1).value(thing); s.key == "name" && vocabulary.Carriers[id] {
		p.at++
		p.understand(s.from, s.to, "text", "")
		return true // "name sign"
	}
	cue = cue || p.nameCue(s)
	if !cue && framing != "framing:lettering" && !p.cueBehind(s) {
		return false
	}
	if p.cueBehind(s) {
		return p.textBefore()
	}
	for p.span(p.at+1).is(trade) && p.span(p.at+2).kind == token.Quote {
		p.at++
	}
	end := p.textEnd(p.at + 1)
	if next := p.span(p.at + 1); lastWord(s.key) == "number" && next.isWord() && next.to == next.from+1 && strings.Trim(p.toks[next.from].Text, "0123456789") == "" {
		end = min(end, p.at+2) // "with the number 40 and fireworks"
	}
	if lettersAlone[s.key] && p.span(p.at+1).kind != token.Quote && (p.quoted() || p.onlyColors(p.at+1, end)) {
		p.at++
		p.understand(s.from, s.to, "text", "")
		return true // "lettering blue": its color follows
	}
	if p.span(p.at+1).kind == token.Quote {
		p.at++
		p.mark(s.from, s.to)
		q := p.spans[p.at]
		p.flush()
		p.letterOn(s.from, q.to, q.text, true)
		p.understand(q.from, q.to, "text", q.text)
		p.at++
		return true
	}
	if end == p.at+1 {
		p.at++
		p.understand(s.from, s.to, "text", "")
		return true
	}
	p.flush()
	if s.key == "logo" {
		p.out.Style.Asked = append(p.out.Style.Asked, p.words(s.from, s.to))
		p.setStyle("style", "logo")
	}
	from, to := p.spans[p.at+1].from, p.spans[end-1].to
	text := p.text(from, to)
	p.at = end
	p.letterOn(s.from, to, text, p.subj >= 0)
	return true
}

// lettersAlone are the words for letters after which a color is theirs and no text.
var lettersAlone = wordSet("lettering letters typography calligraphy text writing font")

// namesThing reports whether a cue is the first word of a compound: "name tag", "word search".
func namesThing(s, next span) bool {
	switch next.key {
	case "tag", "tags", "plate", "plates", "bubble", "bubbles", "search", "puzzle", "cloud", "box", "necklace":
		return s.key == "name" || s.key == "word" || s.key == "text"
	}
	return false
}

// textEnd returns where the text that begins at span i ends: at a pause, or where colors, styles and trade words begin.
func (p *parser) textEnd(i int) int {
	start := i
	for i < len(p.spans) && i-start < 8 && p.spans[i].kind == token.Word {
		s := p.spans[i]
		ends := s.is(relation) && !s.is(pose) && s.key != "and" && s.key != "of" && s.key != "to" && s.key != "n" || s.is(trade) && !s.is(describing...)
		if ends && i > start || s.key == "in" || s.key == "with" && i == start || s.key == "and" && i > start && p.span(i+1).is(color, count, material, size) {
			break
		}
		i++
	}
	return i
}

// cueBehind reports whether the words from here on are a text because "text" or "lettering" follows them.
func (p *parser) cueBehind(s span) bool {
	if s.is(garment, standIn) && p.span(p.at+1).key == "text" && p.span(p.at+2).kind == token.Word {
		return false // "tshirt text best dad"
	}
	if slices.ContainsFunc(p.spans[:p.at], func(q span) bool { return q.kind == token.Quote }) {
		return false // "“good vibes only” groovy 70s lettering"
	}
	if isCue(p.span(p.at+1)) && s.kind == token.Word && !s.is(describing...) && !s.is(relation, trade, style) && !isCue(s) {
		after := p.span(p.at + 2)
		return after.kind != token.Quote && p.subj < 0 && s.key != "a" && s.key != "the" && s.key != "with"
	}
	if s.is(relation) || s.is(describing...) && !s.is(thing, person, expression) || s.is(style) || s.is(stop) && s.key != "i" {
		return false
	}
	for i := p.at + 1; i < len(p.spans) && i < p.at+6; i++ {
		next := p.spans[i]
		if next.kind != token.Word {
			return false
		}
		if isCue(next) {
			after := p.span(i + 1)
			return after.kind != token.Quote && (p.subj < 0 || p.rel == "" && p.scope == "")
		}
		if next.is(relation) && next.key != "and" && next.key != "of" {
			return false
		}
	}
	return false
}

func isCue(s span) bool {
	switch s.key {
	case "text", "lettering", "typography", "wording", "calligraphy", "word art", "text effect", "quote", "phrase":
		return true
	}
	return false
}

// textBefore letters the words before a cue.
func (p *parser) textBefore() bool {
	from := p.spans[p.at].from
	end := p.at
	for !isCue(p.spans[end]) {
		end++
	}
	last := end - 1
	if s := p.spans[last]; last == p.at && flowered[s.key] && len(p.out.Lettering) > 0 {
		p.flowers = true // the text stands before
		p.understand(s.from, s.to, "subject", "flower")
		p.understand(p.spans[end].from, p.spans[end].to, "text", "")
		p.at = end + 1
		return true
	} else if s := p.spans[last]; last > p.at && s.key == "letters" && p.shoutedToken(s.from-1) {
		last-- // "LOVE letters with wood texture"
		p.understand(s.from, s.to, "text", "")
	} else if last > p.at && flowered[s.key] {
		last-- // "happy mothers day floral text"
		p.flowers = true
		p.understand(s.from, s.to, "subject", "flower")
	} else if last > p.at && (s.is(garment) || sheetsOfText[s.key]) {
		last-- // "bride to be sash text"
		p.leaveOut(s.from, s.to, "“"+p.words(s.from, s.to)+"” says what the text is for, so it isn't drawn.")
	}
	to := p.spans[last].to
	text := p.words(from, to)
	pre := p.pre
	p.pre = nil
	p.at = end + 1
	p.out.Lettering = append(p.out.Lettering, text)
	p.understand(from, to, "text", text)
	p.understand(p.spans[end].from, p.spans[end].to, "text", "")
	for _, d := range pre {
		p.loose(d)
	}
	return true
}

// flowered are the words that set flowers to a text.
var flowered = wordSet("floral flower flowery flowers")

// sheetsOfText are what a text may be for.
var sheetsOfText = wordSet("card cards sash banner sticker poster invitation tag flag badge pin")

// nameCue reports whether a name follows: "a dog named Max", "name Emma", "a sign reading open".
func (p *parser) nameCue(s span) bool {
	next := p.span(p.at + 1)
	if next.kind != token.Word && next.kind != token.Quote || next.key == "tag" || next.key == "tags" || next.key == "plate" {
		return false
	}
	switch s.key {
	case "named", "called", "say", "spells", "titled", "entitled", "labeled", "labelled":
		return true
	case "logo", "badge", "label", "emblem":
		if next.kind != token.Word || !p.capitalAt(p.at+1) || p.capitalAt(p.at) {
			return false
		}
		return next.is(unknown) && !wordnet.Knows(next.key) || next.to-next.from > 1 && !next.is(thing) || p.capitalAt(p.at+2)
	case "name":
		return p.at == 0 && next.is(unknown)
	case "reading":
		if before := p.wordAt(s.from - 1); before == "while" || before == "and" {
			return false // "drinking coffee while reading a newspaper"
		}
		if p.readableAhead(p.at + 1) {
			return false // "a ghost reading a spooky book"
		}
		if p.agent() >= 0 && p.objectAhead(p.at+1) && !vocabulary.Carriers[p.out.Subjects[p.subj].ID] {
			return false
		}
		return p.subj < 0 && len(p.out.Framing) > 0 || p.subj >= 0 && !p.alive(p.subj) && !(p.creature(p.out.Subjects[p.subj].ID) && p.objectAhead(p.at+1))
	}
	return false
}

// readable are the things that somebody reads.
var readable = wordSet("book books storybook cookbook newspaper magazine map letter scroll menu comic diary novel bible recipe manual kindle tablet")

// readableAhead reports whether the noun phrase at span i ends with something that is read.
func (p *parser) readableAhead(i int) bool {
	for ; p.span(i).isWord() && !p.span(i).is(relation); i++ {
		if readable[lastWord(p.span(i).key)] {
			return true
		}
	}
	return false
}

// textAhead reports whether what comes next is a text.
func (p *parser) textAhead() bool {
	s := p.span(p.at)
	kind, ok := s.value(relation)
	return ok && kind == "text" || s.kind == token.Quote || p.nameCue(s)
}

// lettersOfText reads "in bubble letters" after a text: how it is written, not letters to draw.
func (p *parser) lettersOfText(s span) bool {
	switch s.key {
	case "letters", "letter", "font", "fonts", "script", "cursive", "bubble letters", "block letters", "letterings":
	default:
		return false
	}
	if len(p.out.Lettering) == 0 && (p.subj < 0 || p.out.Subjects[p.subj].Text == "") {
		return false
	}
	pre := p.pre
	p.pre, p.rel = nil, ""
	for _, d := range pre {
		p.loose(d)
	}
	p.understand(s.from, s.to, "text", "")
	return true
}
