package read

import (
	"cmp"
	"strings"
	"unicode"

	"pellucid/internal/engine/illustrator/brief"
	"pellucid/internal/engine/illustrator/things"
	"pellucid/internal/engine/illustrator/token"
)

// numerals are the number words that may name a digit to draw.
var numerals = map[string]string{
	"zero": "0", "one": "1", "two": "2", "three": "3", "four": "4", "five": "5", "six": "6", "seven": "7", "eight": "8", "nine": "9", "ten": "10",
}

// letter reads "letter M", "number 5", "monogram AB" and a prompt that is a single letter or number.
func (p *parser) letter(s span) bool {
	family := map[string]string{
		"letter": "alphabet-letter", "letters": "alphabet-letter", "alphabet letter": "alphabet-letter", "initial": "alphabet-letter", "initials": "alphabet-letter",
		"number": "number", "numbers": "number", "digit": "number", "numeral": "number", "monogram": "monogram", "number balloon": "number-balloon", "balloon number": "number-balloon",
		"capital letter": "alphabet-letter", "birthday number": "number",
	}[s.key]
	next := p.span(p.at + 1)
	if digit, ok := strings.CutPrefix(s.key, "number "); ok && (isNumber(digit) || numerals[digit] != "") {
		p.at++
		p.letterSubject("number", cmp.Or(numerals[digit], digit), s.from, s.to)
		return true
	}
	switch and, third := p.span(p.at+2), p.span(p.at+3); {
	case family != "" && next.to-next.from == 1 && single(p.toks[next.from].Raw) && (and.key == "and" || and.key == "&") && third.to-third.from == 1 && third.kind == token.Word && single(p.toks[third.from].Raw):
		p.at += 4
		p.letterSubject("monogram", strings.ToUpper(p.toks[next.from].Raw+"&"+p.toks[third.from].Raw), s.from, third.to)
	case family != "" && next.to-next.from == 1 && p.glyphs(next, family) != "":
		p.at += 2
		p.letterSubject(family, p.glyphs(next, family), s.from, next.to)
	case (s.key == "initials" || s.key == "monogram") && next.is(unknown) && next.to-next.from == 1 && len(next.key) <= 3 && ascii(next.key):
		p.at += 2
		p.letterSubject("monogram", strings.ToUpper(p.toks[next.from].Raw), s.from, next.to)
	case family != "" && next.kind == token.Quote && len([]rune(next.text)) < 8:
		p.at += 2
		p.letterSubject(family, next.text, s.from, next.to)
	case s.to-s.from == 1 && next.is(thing) && (next.key == "letter" || next.key == "monogram" || next.key == "initial") && single(p.toks[s.from].Raw) && p.toks[s.from].Raw != "a":
		p.at += 2
		p.letterSubject("alphabet-letter", p.toks[s.from].Raw, s.from, next.to)
	case s.to-s.from == 1 && (single(p.toks[s.from].Raw) || isNumber(s.key)) && p.subj < 0 && p.aloneBut(p.at):
		family = "alphabet-letter"
		if isNumber(s.key) {
			family = "number"
		}
		p.at++
		p.letterSubject(family, p.toks[s.from].Raw, s.from, s.to)
	case isNumber(s.key) && (next.key == "off" || next.key == "percent"):
		p.flush()
		p.at += 2
		p.letterOn(s.from, next.to, p.words(s.from, next.to), true)
	default:
		return false
	}
	return true
}

// aloneBut reports whether all other words only describe: colors, styles, words of the trade.
func (p *parser) aloneBut(at int) bool {
	for i, s := range p.spans {
		if i != at && s.kind == token.Word && !s.is(color, material, fill, style, trade, stop) || s.kind == token.Quote || s.kind == token.Emoji {
			return false
		}
		if i != at && s.is(thing) && s.key != "gold" && s.key != "silver" {
			return false
		}
	}
	return true
}

// glyphs returns the characters that follow "letter" or "number".
func (p *parser) glyphs(s span, family string) string {
	if s.kind != token.Word || s.from >= len(p.toks) {
		return ""
	}
	raw := p.toks[s.from].Raw
	if strings.HasPrefix(family, "number") {
		if isNumber(raw) {
			return raw
		}
		return numerals[s.key]
	}
	if single(raw) || len([]rune(raw)) <= 4 && raw == strings.ToUpper(raw) && raw != strings.ToLower(raw) {
		return strings.ToUpper(raw)
	}
	return ""
}

func single(raw string) bool {
	runes := []rune(raw)
	return len(runes) == 1 && unicode.IsLetter(runes[0]) && runes[0] < 0x250
}

func isNumber(raw string) bool {
	if raw == "" || len(raw) > 4 {
		return false
	}
	for _, r := range raw {
		if r < '0' || r > '9' {
			return false
		}
	}
	return true
}

// takesNumber reports whether a number or a letter that comes "with" the last subject is printed on it: a jersey, a cake, a player.
func (p *parser) takesNumber() bool {
	if p.scope != "with" || p.subj < 0 || p.subj != p.owner || p.out.Subjects[p.subj].Text != "" {
		return false
	}
	sub := p.out.Subjects[p.subj]
	group, _ := things.ByID(sub.ID)
	return sub.Kind == brief.Person || sub.Kind == brief.Piece && (carriers[sub.ID] || printed[sub.ID] || group.Group == "clothing-accessory" && !jewels[sub.ID] || group.Group == "vehicle")
}

// letterSubject adds characters to draw; "balloon" after them makes them of foil.
func (p *parser) letterSubject(family, text string, from, to int) {
	if next := p.span(p.at).key; p.takesNumber() && !strings.HasSuffix(family, "balloon") && next != "balloon" && next != "balloons" {
		p.pre = nil
		p.letterOn(from, to, text, true)
		return
	}
	balloon := family == "number-balloon"
	if balloon {
		family = "number"
	}
	if !p.r.catalog.Family(family) {
		if !p.r.catalog.Family("lettering") {
			p.missing(span{from: from, to: to, key: family})
			return
		}
		p.out.Lettering = append(p.out.Lettering, text)
		p.understand(from, to, "text", text)
		return
	}
	foil := balloon
	var colors []span
	for n := p.at; p.span(n).is(color, material); n++ {
		if key := p.span(n + 1).key; key == "balloon" || key == "balloons" || key == "foil balloon" { // "number 21 gold balloon"
			colors, p.at = p.spans[p.at:n+1], n+1
			break
		}
	}
	if next := p.span(p.at); next.key == "balloon" || next.key == "balloons" || next.key == "foil balloon" {
		foil, to = true, next.to
		p.at++
	}
	s := span{from: from, to: to, key: family}
	p.subject(s, []found{{kind: brief.Family, id: family}})
	sub := &p.out.Subjects[p.subj]
	sub.Text = text
	if foil && family == "number" && p.r.drawable("number-balloon") != "" {
		sub.Kind, sub.ID = p.r.drawable("number-balloon"), "number-balloon"
	} else if foil {
		sub.Material = "foil"
	}
	for _, d := range colors {
		p.apply(p.subj, d, true)
	}
}

// quote letters a quoted text: on the thing before it, or by itself.
func (p *parser) quote(s span) {
	p.flush()
	p.letterOn(s.from, s.to, s.text, true)
}

// letterOn puts a text on the last subject if it belongs there, else lets it stand by itself.
func (p *parser) letterOn(from, to int, text string, belongs bool) {
	if text == "" {
		return
	}
	p.rel, p.scope = "", ""
	if belongs && !p.lastFraming && p.subj >= 0 && p.subj < len(p.out.Subjects) && p.out.Subjects[p.subj].Text == "" {
		p.out.Subjects[p.subj].Text = text
		p.inscribed = to
	} else {
		p.out.Lettering = append(p.out.Lettering, text)
	}
	p.understand(from, to, "text", text)
}

// lettering reads texts without quotation marks: "a sign saying hello", "happy birthday text", "the word love".
func (p *parser) lettering(s span) bool {
	kind, ok := s.value(relation)
	framing, _ := s.value(style)
	cue := ok && kind == "text"
	if id, _ := p.span(p.at + 1).value(thing); s.key == "name" && carriers[id] {
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
	to := p.spans[end-1].to
	text := p.words(from, to)
	pre := p.pre
	p.pre = nil
	p.at = end + 1
	p.out.Lettering = append(p.out.Lettering, text)
	p.understand(from, p.spans[end].to, "text", text)
	for _, d := range pre {
		p.loose(d)
	}
	return true
}

// measures say how much of a thing there is; it is drawn as the thing is.
var measures = wordSet("wedge scoop scoops slice slices piece pieces chunk bit block stick sprig bundle dollop pat portion serving glob strip strips")

// measure reads "a wedge of cheese".
func (p *parser) measure(s span) bool {
	if !measures[s.key] || p.span(p.at+1).key != "of" || !p.nounAhead(p.at+2) {
		return false
	}
	p.at += 2
	p.leaveOut(s.from, s.to, "We drew it whole.")
	return true
}

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
		return next.is(unknown) && !isEnglish(next.key) || next.to-next.from > 1 && !next.is(thing) || p.capitalAt(p.at+2)
	case "name":
		return p.at == 0 && next.is(unknown)
	case "reading":
		return p.subj < 0 && len(p.out.Framing) > 0 || p.subj >= 0 && !p.isPerson(p.subj) && p.kindOf(p.subj) != brief.Animal && p.kindOf(p.subj) != brief.Bird
	}
	return false
}

// textAhead reports whether what comes next is a text.
func (p *parser) textAhead() bool {
	s := p.span(p.at)
	kind, ok := s.value(relation)
	return ok && kind == "text" || s.kind == token.Quote || p.nameCue(s)
}

// carry puts a text that stood right before a thing onto it: "mr and mrs sign".
func (p *parser) carry(i int, s span, pre []span) {
	h := p.held
	p.held = held{}
	if h.to == 0 || h.lettering != len(p.out.Lettering) || p.out.Subjects[i].Text != "" || !carriers[p.out.Subjects[i].ID] {
		return
	}
	from := s.from
	for _, d := range pre {
		from = min(from, d.from)
	}
	if from-h.to > 1 {
		return
	}
	p.out.Subjects[i].Text = p.out.Lettering[h.lettering-1]
	p.out.Lettering = p.out.Lettering[:h.lettering-1]
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
