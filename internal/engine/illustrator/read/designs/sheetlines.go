package read

import (
	"regexp"
	"slices"
	"strings"
	"unicode"

	"pellucid/internal/engine/illustrator/brief"
	"pellucid/internal/engine/illustrator/token"
)

// certificate reads what one is for: "certificate of achievement".
func (p *parser) certificate(at int) {
	to := at + 1
	text := "Certificate"
	from := at
	if w := p.wordAt(at + 1); w == "of" || w == "for" && !(at+2 < len(p.toks) && p.capitalToken(at+2)) {
		to = at + 2
		for p.wordAt(to) != "" && !slices.Contains([]string{"with", "template", "design", "border", "in", "that", "for", "blank", "frame", "background"}, p.wordAt(to)) {
			to++
		}
		text = "Certificate of " + titled(p.words(at+2, to))
	} else if at > 0 && p.wordAt(at-1) != "" && !fillersOfPaper[p.wordAt(at-1)] {
		from = at - 1
		for from > 0 && at-from < 5 && (p.wordAt(from-1) == "the" || p.wordAt(from-1) == "of" || p.wordAt(from) == "of") {
			from-- // "employee of the month certificate"
		}
		text = titled(p.words(from, at+1))
		if at-from > 1 {
			text = titled(p.words(from, at)) // the sheet itself says so
		}
	}
	p.understand(from, to, "text", text)
	p.out.Lettering = append(p.out.Lettering, text)
	for p.wordAt(to) == "blank" {
		p.understand(to, to+1, "trade word", "")
		to++
	}
	if p.wordAt(to) == "template" {
		p.understand(to, to+1, "trade word", "")
		to++
	}
	if p.wordAt(to) == "for" && !(to+1 < len(p.toks) && p.capitalToken(to+1)) {
		end := p.sheetClause(to + 1)
		p.leaveOut(to, end, "“"+p.words(to, end)+"” says what the image is for, so it isn't drawn.")
		to = end
	}
	p.withoutTokens(from, to)
	p.dropLead()
	p.sheetOf, p.out.Design = "certificate", "certificate"
	p.paperNames()
	p.paperDates()
	p.paperBorder()
}

// dropLead takes out articles and "with" at the beginning, which led to the sheet.
func (p *parser) dropLead() {
	for len(p.spans) > 0 {
		s := p.spans[0]
		if s.kind == token.Pause || s.kind == token.Word && (s.key == "with" || s.key == "a" || s.key == "an" || s.key == "the" || s.key == "featuring" || s.key == "template" || s.key == "design") {
			p.mark(s.from, s.to)
			p.spans = p.spans[1:]
			continue
		}
		return
	}
}

// dated is a part of a prompt that tells a day or a time.
var dated = regexp.MustCompile(`(?i)^(on )?((jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*\.? \d{1,2}.*|\d{1,2}([:.]\d\d)? ?(am|pm)|(mon|tues|wednes|thurs|fri|satur|sun)day.*|\d{1,2}[./]\d{1,2}.*)$`)

// datesLast puts days and times below what a sheet says.
func (p *parser) datesLast() {
	if p.sheetOf == "" {
		return
	}
	when := func(t string) int {
		if dated.MatchString(t) {
			return 1
		}
		return 0
	}
	slices.SortStableFunc(p.out.Lettering, func(a, b string) int { return when(a) - when(b) })
}

// paperNames letters names, days and places between pauses: "…, Anna & James, June 14".
func (p *parser) paperNames() {
	for i := 0; i < len(p.toks); {
		if p.toks[i].Kind != token.Word || i > 0 && p.toks[i-1].Kind == token.Word {
			i++
			continue
		}
		to, capital := i, true
		for to < len(p.toks) && p.toks[to].Kind == token.Word {
			capital = capital && (p.capitalToken(to) || to > i && smallWords[p.toks[to].Text])
			to++
		}
		line := p.words(i, to)
		if at := p.spanAt(i); at >= 0 && !capital && i > 0 && to-i > 1 && to-i < 7 && p.capitalToken(i) && p.spans[at].is(unknown) && !strings.Contains(line, " with ") {
			capital = true // "Leo is turning 5"
		}
		if at := p.spanAt(i); at >= 0 && (capital && i > 0 && to > i || dated.MatchString(line)) && unicode.IsUpper([]rune(titled(line))[0]) || dated.MatchString(line) && p.spanAt(i) >= 0 {
			p.understand(i, to, "text", line)
			p.out.Lettering = append(p.out.Lettering, line)
			p.withoutTokens(i, to)
		}
		i = to
	}
}

// dateWords are the words of days and times.
var dateWords = wordSet("january february march april may june july august september october november december jan feb mar apr jun jul aug sep sept oct nov dec monday tuesday wednesday thursday friday saturday sunday at am pm noon")

// paperDates letters a day or a time that stands without a pause: "yard sale poster saturday 9am".
func (p *parser) paperDates() {
	for i := 0; i < len(p.toks); i++ {
		if p.fate[i] || p.toks[i].Kind != token.Word {
			continue
		}
		to, strong := i, false
		for p.wordAt(to) != "" && !p.fate[to] && (dateWords[p.wordAt(to)] || to > i && unicode.IsDigit([]rune(p.wordAt(to))[0]) || clock.MatchString(p.wordAt(to))) {
			strong = strong || strings.HasSuffix(p.wordAt(to), "day") || clock.MatchString(p.wordAt(to)) || to > i && unicode.IsDigit([]rune(p.wordAt(to))[0])
			to++
		}
		if to == i || !strong || p.wordAt(i) == "at" && to == i+1 {
			continue
		}
		line := titled(p.words(i, to))
		p.understand(i, to, "text", line)
		p.out.Lettering = append(p.out.Lettering, line)
		p.withoutTokens(i, to)
		i = to
	}
}

var clock = regexp.MustCompile(`^\d{1,2}([:.]\d\d)?(am|pm)$`)

// paperBorder takes out the border or the frame of a sheet, which what stands before it makes: "a holly border".
func (p *parser) paperBorder() {
	for i := 1; i < len(p.spans); i++ {
		if s := p.spans[i]; (s.key == "border" || s.key == "frame" || s.key == "borders") && p.spans[i-1].is(thing) {
			p.drop(i, "framing", "border")
			return
		}
		if s := p.spans[i]; p.sheetOf == "certificate" && (s.key == "border" || s.key == "frame") && p.spans[i-1].is(color) { // "with a blue border"
			col, _ := p.spans[i-1].value(color)
			p.out.Tints = appendNew(p.out.Tints, col)
			p.drop(i, "framing", "border")
			p.drop(i-1, "color", col)
			for i -= 2; i >= 0 && (p.spans[i].is(stop) || p.spans[i].key == "with"); i-- {
				p.drop(i, "", "")
			}
			return
		}
	}
}

// titled writes the longer words of a text with a capital.
func titled(text string) string {
	words := strings.Fields(text)
	for i, w := range words {
		if i > 0 && smallWords[strings.ToLower(w)] {
			continue
		}
		if abbreviations[w] {
			words[i] = strings.ToUpper(w)
			continue
		}
		r := []rune(w)
		r[0] = unicode.ToUpper(r[0])
		words[i] = string(r)
	}
	return strings.Join(words, " ")
}

// abbreviations are written in capitals.
var abbreviations = wordSet("ok bbq usa uk nyc diy dj vip faq rv atv tv hvac rip rsvp bff gg lol omg wtf xoxo asap")

// textRing sets what stands around a text as a wreath: a quote "with flowers around it".
func (p *parser) textRing() {
	if len(p.out.Lettering) == 0 || len(p.out.Subjects) == 0 || p.out.Motif != "" || len(p.out.Framing) > 0 || p.logo {
		return
	}
	for i, t := range p.toks {
		next := p.wordAt(i + 1)
		if t.Text != "around" && !(t.Text == "surrounded" && next == "by") || t.Text == "around" && next != "it" && next != "the" && next != "text" {
			continue
		}
		for _, s := range p.out.Subjects {
			if s.Kind != brief.Piece || s.Text != "" {
				return
			}
		}
		p.out.Motif, p.out.Relations = "wreath", nil
		for k := 1; k < len(p.out.Subjects); k++ {
			p.out.Relations = append(p.out.Relations, brief.Relation{From: 0, Kind: "and", To: k})
		}
		end := i + 1
		if next == "by" {
			end++
		}
		if !p.fate[end-1] {
			p.understand(i, end, "relation", "around")
		}
		return
	}
}
