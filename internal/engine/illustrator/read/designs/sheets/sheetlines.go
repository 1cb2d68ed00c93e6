package sheets

import (
	"regexp"
	"slices"
	"strings"
	"unicode"

	"pellucid/internal/engine/illustrator/brief"
	"pellucid/internal/engine/illustrator/lexicon"
	"pellucid/internal/engine/illustrator/read/designs/sayings"
	"pellucid/internal/engine/illustrator/read/letters"
	"pellucid/internal/engine/illustrator/read/patterns"
	"pellucid/internal/engine/illustrator/read/state"
	"pellucid/internal/engine/illustrator/read/vocabulary"
	"pellucid/internal/engine/illustrator/token"
)

// certificate reads what one is for: "certificate of achievement".
func certificate(p *state.Parser, at int) {
	to := at + 1
	text := "Certificate"
	from := at
	if w := p.WordAt(at + 1); w == "of" || w == "for" && !(at+2 < len(p.Tokens) && p.CapitalToken(at+2)) {
		to = at + 2
		for p.WordAt(to) != "" && !slices.Contains([]string{"with", "template", "design", "border", "in", "that", "for", "blank", "frame", "background"}, p.WordAt(to)) {
			to++
		}
		text = "Certificate of " + patterns.Titled(p.Words(at+2, to))
	} else if at > 0 && p.WordAt(at-1) != "" && !letters.FillersOfPaper[p.WordAt(at-1)] {
		from = at - 1
		for from > 0 && at-from < 5 && (p.WordAt(from-1) == "the" || p.WordAt(from-1) == "of" || p.WordAt(from) == "of") {
			from-- // "employee of the month certificate"
		}
		text = patterns.Titled(p.Words(from, at+1))
		if at-from > 1 {
			text = patterns.Titled(p.Words(from, at)) // the sheet itself says so
		}
	}
	p.Understand(from, to, "text", text)
	p.Out.Lettering = append(p.Out.Lettering, text)
	for p.WordAt(to) == "blank" {
		p.Understand(to, to+1, "trade word", "")
		to++
	}
	if p.WordAt(to) == "template" {
		p.Understand(to, to+1, "trade word", "")
		to++
	}
	merit(p)
	if p.WordAt(to) == "for" && !p.Fate[to+1] && !(to+1 < len(p.Tokens) && p.CapitalToken(to+1)) {
		end := sayings.SheetClause(p, to+1)
		p.LeaveOut(to, end, "“"+p.Words(to, end)+"” says what the image is for, so it isn't drawn.")
		to = end
	}
	p.WithoutTokens(from, to)
	dropLead(p)
	p.Design.Sheet, p.Out.Design = "certificate", "certificate"
	paperNames(p)
	paperDates(p)
	paperBorder(p)
}

// dropLead takes out articles and "with" at the beginning, which led to the sheet.
func dropLead(p *state.Parser) {
	for len(p.Spans) > 0 {
		s := p.Spans[0]
		if s.Kind == token.Pause || s.Kind == token.Word && (s.Key == "with" || s.Key == "a" || s.Key == "an" || s.Key == "the" || s.Key == "featuring" || s.Key == "template" || s.Key == "design") {
			p.Mark(s.From, s.To)
			p.Spans = p.Spans[1:]
			continue
		}
		return
	}
}

// dated is a part of a prompt that tells a day or a time.
var dated = regexp.MustCompile(`(?i)^(on )?((jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*\.? \d{1,2}.*|\d{1,2}([:.]\d\d)? ?(am|pm)|(mon|tues|wednes|thurs|fri|satur|sun)day.*|\d{1,2}[./]\d{1,2}.*)$`)

// DatesLast puts days and times below what a sheet says.
func DatesLast(p *state.Parser) {
	if p.Design.Sheet == "" {
		return
	}
	when := func(t string) int {
		if dated.MatchString(t) {
			return 1
		}
		return 0
	}
	slices.SortStableFunc(p.Out.Lettering, func(a, b string) int { return when(a) - when(b) })
}

// LinesOfText puts what commas part in a quoted text of a sheet on lines of their own: "Emma & Noah, May 14 2027, Napa Valley". A time or a year stays with
// its day.
func LinesOfText(p *state.Parser) {
	if p.Design.Sheet == "" || p.Design.Sheet == "flyer" {
		return
	}
	var out []string
	for _, text := range p.Out.Lettering {
		parts := []string{text}
		if len(text) > 22 {
			parts = strings.Split(text, ", ")
		}
		for i, part := range parts {
			if i > 0 && part != "" && unicode.IsDigit([]rune(part)[0]) {
				out[len(out)-1] += ", " + part
				continue
			}
			out = append(out, part)
		}
	}
	p.Out.Lettering = out
}

// paperNames letters names, days and places between pauses: "…, Anna & James, June 14".
func paperNames(p *state.Parser) {
	for i := 0; i < len(p.Tokens); {
		if p.Tokens[i].Kind != token.Word || i > 0 && p.Tokens[i-1].Kind == token.Word || sayings.QuotedAt(p, i) {
			i++
			continue
		}
		to, capital := i, true
		for to < len(p.Tokens) && p.Tokens[to].Kind == token.Word {
			capital = capital && (p.CapitalToken(to) || to > i && patterns.SmallWords[p.Tokens[to].Text])
			to++
		}
		line := p.Words(i, to)
		if at := p.SpanAt(i); at >= 0 && !capital && i > 0 && to-i > 1 && to-i < 7 && p.CapitalToken(i) && p.Spans[at].Is(vocabulary.Unknown) && !strings.Contains(line, " with ") {
			capital = true // "Leo is turning 5"
		}
		if at := p.SpanAt(i); at >= 0 && (capital && i > 0 && to > i || dated.MatchString(line)) && unicode.IsUpper([]rune(patterns.Titled(line))[0]) || dated.MatchString(line) && p.SpanAt(i) >= 0 {
			p.Understand(i, to, "text", line)
			p.Out.Lettering = append(p.Out.Lettering, line)
			p.WithoutTokens(i, to)
		}
		i = to
	}
}

// DateWords are the words of days and times.
var DateWords = lexicon.Set("january february march april may june july august september october november december jan feb mar apr jun jul aug sep sept oct nov dec monday tuesday wednesday thursday friday saturday sunday at am pm noon")

// paperDates letters a day or a time that stands without a pause: "yard sale poster saturday 9am".
func paperDates(p *state.Parser) {
	for i := 0; i < len(p.Tokens); i++ {
		if p.Fate[i] || p.Tokens[i].Kind != token.Word {
			continue
		}
		to, strong := i, false
		for p.WordAt(to) != "" && !p.Fate[to] && !sayings.QuotedAt(p, to) && (DateWords[p.WordAt(to)] || to > i && unicode.IsDigit([]rune(p.WordAt(to))[0]) || clock.MatchString(p.WordAt(to))) {
			strong = strong || strings.HasSuffix(p.WordAt(to), "day") || clock.MatchString(p.WordAt(to)) || to > i && unicode.IsDigit([]rune(p.WordAt(to))[0])
			to++
		}
		if to == i || !strong || p.WordAt(i) == "at" && to == i+1 {
			continue
		}
		line := patterns.Titled(p.Words(i, to))
		p.Understand(i, to, "text", line)
		p.Out.Lettering = append(p.Out.Lettering, line)
		p.WithoutTokens(i, to)
		i = to
	}
}

var clock = regexp.MustCompile(`^\d{1,2}([:.]\d\d)?(am|pm)$`)

// paperBorder takes out the border or the frame of a sheet, which what stands before it makes: "a holly border".
func paperBorder(p *state.Parser) {
	for i := 1; i < len(p.Spans); i++ {
		if s := p.Spans[i]; (s.Key == "border" || s.Key == "frame" || s.Key == "borders") && p.Spans[i-1].Is(vocabulary.Thing) {
			p.Drop(i, "framing", "border")
			return
		}
		if s := p.Spans[i]; p.Design.Sheet == "certificate" && (s.Key == "border" || s.Key == "frame") && p.Spans[i-1].Is(vocabulary.Color) { // "with a blue border"
			col, _ := p.Spans[i-1].Value(vocabulary.Color)
			p.Out.Tints = state.AppendNew(p.Out.Tints, col)
			p.Drop(i, "framing", "border")
			p.Drop(i-1, "color", col)
			for i -= 2; i >= 0 && (p.Spans[i].Is(vocabulary.Stop) || p.Spans[i].Key == "with"); i-- {
				p.Drop(i, "", "")
			}
			return
		}
	}
}

// TextRing sets what stands around a text as a wreath: a quote "with flowers around it".
func TextRing(p *state.Parser) {
	if len(p.Out.Lettering) == 0 || len(p.Out.Subjects) == 0 || p.Out.Motif != "" || len(p.Out.Framing) > 0 || p.Logo {
		return
	}
	for i, t := range p.Tokens {
		next := p.WordAt(i + 1)
		if t.Text != "around" && !(t.Text == "surrounded" && next == "by") || t.Text == "around" && next != "it" && next != "the" && next != "text" {
			continue
		}
		for _, s := range p.Out.Subjects {
			if s.Kind != brief.Piece || s.Text != "" {
				return
			}
		}
		p.Out.Motif, p.Out.Relations = "wreath", nil
		for k := 1; k < len(p.Out.Subjects); k++ {
			p.Out.Relations = append(p.Out.Relations, brief.Relation{From: 0, Kind: "and", To: k})
		}
		end := i + 1
		if next == "by" {
			end++
		}
		if !p.Fate[end-1] {
			p.Understand(i, end, "relation", "around")
		}
		return
	}
}
