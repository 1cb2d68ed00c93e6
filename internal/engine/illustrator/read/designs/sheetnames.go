package read

import (
	"regexp"
	"slices"
	"strings"

	"pellucid/internal/engine/illustrator/read/vocabulary"
	"pellucid/internal/engine/illustrator/token"
)

// sheetFor letters for whom a card or a certificate is: "certificate of achievement for Maria Lopez", "invitation for Lucas 4th birthday".
func (p *parser) sheetFor() {
	if p.sheetOf != "card" && p.sheetOf != "certificate" {
		return
	}
	for i := range p.toks {
		if p.wordAt(i) != "for" || p.fate[i] || i+1 >= len(p.toks) || !p.capitalToken(i+1) || p.toks[i+1].Kind != token.Word {
			continue
		}
		to := i + 1
		for p.wordAt(to) != "" && !p.fate[to] && (p.capitalToken(to) || smallWords[p.toks[to].Raw] && p.wordAt(to) != "with" || p.wordAt(to) == "birthday" || p.wordAt(to) == "turning") {
			to++
		}
		line := titled(p.words(i+1, to))
		p.understand(i, to, "text", line)
		p.withoutTokens(i, to)
		if strings.Contains(line, "Birthday") {
			p.out.Lettering = slices.DeleteFunc(p.out.Lettering, func(t string) bool { return strings.Contains(t, "Birthday") })
		}
		p.out.Lettering = append(p.out.Lettering, line)
		return
	}
}

// numericDate is a day in numbers.
var numericDate = regexp.MustCompile(`\b\d{1,2}[./-]\d{1,2}[./-]\d{2,4}\b`)

// numericDates letters days in numbers where a prompt has words to letter: "save the date “Anna & Tom” 12.08.2026".
func (p *parser) numericDates() {
	at := numericDate.FindStringIndex(string(p.runes))
	if at == nil || p.out.Design == "" && !p.quoted() && p.sheetOf == "" && len(p.out.Lettering) == 0 {
		return
	}
	text := string(p.runes)
	from, to := len([]rune(text[:at[0]])), len([]rune(text[:at[1]]))
	first, last := -1, -1
	for i, t := range p.toks {
		if t.Kind != token.Quote && t.Start >= from && t.End <= to {
			if first < 0 {
				first = i
			}
			last = i
		}
	}
	if first < 0 {
		return
	}
	p.understand(first, last+1, "text", text[at[0]:at[1]])
	p.withoutTokens(first, last+1)
	p.out.Lettering = append(p.out.Lettering, text[at[0]:at[1]])
}

// saveTheDate makes a card of "save the date Anna & Tom June 5 2027": the names and the day are lines of their own.
func (p *parser) saveTheDate() {
	at := slices.IndexFunc(p.toks, func(t token.Token) bool { return t.Text == "save" })
	if at < 0 || at > 4 || p.wordAt(at+1) != "the" || p.wordAt(at+2) != "date" || p.quotedAt(at) || p.logo {
		return
	}
	to := at + 3
	for w := p.wordAt(to); w == "card" || w == "cards" || w == "invitation" || w == "template" || w == "for"; w = p.wordAt(to) {
		to++
	}
	p.understand(at, to, "text", "Save the Date")
	p.withoutTokens(at, to)
	p.sheetOf, p.out.Design = "card", "card"
	p.out.Lettering = append(p.out.Lettering, "Save the Date")
	end := to
	for end < len(p.toks) && p.toks[end].Kind == token.Word && p.toks[end].Raw != "with" && !dateWords[p.wordAt(end)] && (p.capitalToken(end) && !vocabulary.IsNumber(p.wordAt(end)) || p.wordAt(end) == "and") {
		end++
	}
	if end > to {
		p.understand(to, end, "text", p.text(to, end))
		p.out.Lettering = append(p.out.Lettering, p.text(to, end))
		p.withoutTokens(to, end)
	}
	p.paperNames()
	p.paperDates()
	p.paperBorder()
	p.dropLead()
}

// vintageWords are what a birthday print with a year says besides.
var vintageWords = wordSet("vintage limited edition original parts all aged perfectly premium quality classic one of a kind legend legends were born made in since est established the to perfection fine wine years")

// vintageYear quotes the saying of a birthday print that opens with its year: "vintage 1975 limited edition birthday".
func (p *parser) vintageYear() {
	if p.quoted() || p.logo || p.cued() || p.out.Design != "" && p.out.Design != "print" || !slices.Contains([]string{"vintage", "limited", "made", "born", "legends", "classic", "original"}, p.wordAt(0)) {
		return
	}
	to, year := 0, false
	for p.wordAt(to) != "" && (vintageWords[p.wordAt(to)] || vocabulary.IsYear(p.wordAt(to))) {
		year = year || vocabulary.IsYear(p.wordAt(to))
		to++
	}
	if next := p.wordAt(to); !year || to < 3 && next != "birthday" || to < 2 || next != "" && next != "birthday" && next != "with" && !p.tradeToken(to) && !closers[next] {
		return
	}
	p.quoteTokens(0, 0, to)
	if i := p.spanAt(0); i >= 0 && p.spans[i].kind == token.Quote {
		p.spans[i].text = titled(p.spans[i].text)
	}
	p.out.Design = "print"
	if p.out.Letter.Style == "" {
		p.out.Letter.Style = "retro"
	}
	for w := p.wordAt(to); w == "birthday" || vocabulary.PrintGarments[w]; w = p.wordAt(to) {
		p.understand(to, to+1, "framing", w)
		p.withoutTokens(to, to+1)
		to++
	}
}

// shapeByFrame puts the shape of a frame right before the word for it: "hexagon gold frame with leaves", "floral frame with peonies, square".
func (p *parser) shapeByFrame() {
	at := slices.IndexFunc(p.spans, func(s span) bool { return s.kind == token.Word && lastWord(s.key) == "frame" })
	if at < 0 {
		return
	}
	if s, before := p.spans[at], p.span(at-1); at > 0 && s.to-s.from > 1 && shapeWords[before.key] != "" && p.r.words.Has(p.wordAt(s.from), color) {
		if senses := p.r.words.Senses[before.key+" frame"]; len(senses) > 0 {
			joined := span{from: s.to - 1, to: s.to, kind: token.Word, key: before.key + " frame", senses: senses}
			p.understand(before.from, before.to, "framing", shapeWords[before.key])
			p.spans = slices.Replace(p.spans, at-1, at+1, append(p.recut(s.from, s.to-1), joined)...)
		}
		return
	}
	last := len(p.spans) - 1
	for last > at && p.spans[last].is(trade) {
		last--
	}
	s := p.spans[last]
	if last <= at+1 || s.kind != token.Word || shapeWords[s.key] == "" || shapeWords[s.key] == "line" || shapeWords[s.key] == "corner" || p.span(last-1).is(relation, stop) {
		return
	}
	p.spans = slices.Delete(p.spans, last, last+1)
	if arrays()[p.spans[at].key] == "" {
		p.leaveOut(s.from, s.to, "We can't draw this frame in another shape yet.")
		return
	}
	s.senses = []sense{{Class: outline, Value: shapeWords[s.key]}}
	p.spans = slices.Insert(p.spans, at, s)
}
