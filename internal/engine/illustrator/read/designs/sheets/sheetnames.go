package sheets

import (
	"regexp"
	"slices"
	"strings"

	"pellucid/internal/engine/illustrator/lexicon"
	"pellucid/internal/engine/illustrator/read/designs/sayings"
	"pellucid/internal/engine/illustrator/read/letters"
	"pellucid/internal/engine/illustrator/read/patterns"
	"pellucid/internal/engine/illustrator/read/state"
	"pellucid/internal/engine/illustrator/read/vocabulary"
	"pellucid/internal/engine/illustrator/token"
)

// SheetFor letters for whom a card or a certificate is: "certificate of achievement for Maria Lopez", "invitation for Lucas 4th birthday".
func SheetFor(p *state.Parser) {
	if p.Design.Sheet != "card" && p.Design.Sheet != "certificate" {
		return
	}
	for i := range p.Tokens {
		if p.WordAt(i) != "for" || p.Fate[i] || i+1 >= len(p.Tokens) || !p.CapitalToken(i+1) || p.Tokens[i+1].Kind != token.Word {
			continue
		}
		to := i + 1
		for p.WordAt(to) != "" && !p.Fate[to] && (p.CapitalToken(to) || patterns.SmallWords[p.Tokens[to].Raw] && p.WordAt(to) != "with" || p.WordAt(to) == "birthday" || p.WordAt(to) == "turning") {
			to++
		}
		line := patterns.Titled(p.Words(i+1, to))
		p.Understand(i, to, "text", line)
		p.WithoutTokens(i, to)
		if strings.Contains(line, "Birthday") {
			p.Out.Lettering = slices.DeleteFunc(p.Out.Lettering, func(t string) bool { return strings.Contains(t, "Birthday") })
		}
		p.Out.Lettering = append(p.Out.Lettering, line)
		return
	}
}

// numericDate is a day in numbers.
var numericDate = regexp.MustCompile(`\b\d{1,2}[./-]\d{1,2}[./-]\d{2,4}\b`)

// NumericDates letters days in numbers where a prompt has words to letter: "save the date “Anna & Tom” 12.08.2026".
func NumericDates(p *state.Parser) {
	at := numericDate.FindStringIndex(string(p.Runes))
	if at == nil || p.Out.Design == "" && !p.Quoted() && p.Design.Sheet == "" && len(p.Out.Lettering) == 0 {
		return
	}
	text := string(p.Runes)
	from, to := len([]rune(text[:at[0]])), len([]rune(text[:at[1]]))
	first, last := -1, -1
	for i, t := range p.Tokens {
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
	p.Understand(first, last+1, "text", text[at[0]:at[1]])
	p.WithoutTokens(first, last+1)
	p.Out.Lettering = append(p.Out.Lettering, text[at[0]:at[1]])
}

// SaveTheDate makes a card of "save the date Anna & Tom June 5 2027": the names and the day are lines of their own.
func SaveTheDate(p *state.Parser) {
	at := slices.IndexFunc(p.Tokens, func(t token.Token) bool { return t.Text == "save" })
	if at < 0 || at > 4 || p.WordAt(at+1) != "the" || p.WordAt(at+2) != "date" || sayings.QuotedAt(p, at) || p.Logo {
		return
	}
	to := at + 3
	for w := p.WordAt(to); w == "card" || w == "cards" || w == "invitation" || w == "template" || w == "for"; w = p.WordAt(to) {
		to++
	}
	p.Understand(at, to, "text", "Save the Date")
	p.WithoutTokens(at, to)
	p.Design.Sheet, p.Out.Design = "card", "card"
	p.Out.Lettering = append(p.Out.Lettering, "Save the Date")
	end := to
	for end < len(p.Tokens) && p.Tokens[end].Kind == token.Word && p.Tokens[end].Raw != "with" && !DateWords[p.WordAt(end)] && (p.CapitalToken(end) && !vocabulary.IsNumber(p.WordAt(end)) || p.WordAt(end) == "and") {
		end++
	}
	if end > to {
		p.Understand(to, end, "text", p.Text(to, end))
		p.Out.Lettering = append(p.Out.Lettering, p.Text(to, end))
		p.WithoutTokens(to, end)
	}
	paperNames(p)
	paperDates(p)
	paperBorder(p)
	dropLead(p)
}

// vintageWords are what a birthday print with a year says besides.
var vintageWords = lexicon.Set("vintage limited edition original parts all aged perfectly premium quality classic one of a kind legend legends were born made in since est established the to perfection fine wine years")

// VintageYear quotes the saying of a birthday print that opens with its year: "vintage 1975 limited edition birthday".
func VintageYear(p *state.Parser) {
	if p.Quoted() || p.Logo || patterns.Cued(p) || p.Out.Design != "" && p.Out.Design != "print" || !slices.Contains([]string{"vintage", "limited", "made", "born", "legends", "classic", "original"}, p.WordAt(0)) {
		return
	}
	to, year := 0, false
	for p.WordAt(to) != "" && (vintageWords[p.WordAt(to)] || vocabulary.IsYear(p.WordAt(to))) {
		year = year || vocabulary.IsYear(p.WordAt(to))
		to++
	}
	if next := p.WordAt(to); !year || to < 3 && next != "birthday" || to < 2 || next != "" && next != "birthday" && next != "with" && !letters.TradeToken(p, to) && !sayings.Closers[next] {
		return
	}
	p.QuoteTokens(0, 0, to)
	if i := p.SpanAt(0); i >= 0 && p.Spans[i].Kind == token.Quote {
		p.Spans[i].Text = patterns.Titled(p.Spans[i].Text)
	}
	p.Out.Design = "print"
	if p.Out.Letter.Style == "" {
		p.Out.Letter.Style = "retro"
	}
	for w := p.WordAt(to); w == "birthday" || vocabulary.PrintGarments[w]; w = p.WordAt(to) {
		p.Understand(to, to+1, "framing", w)
		p.WithoutTokens(to, to+1)
		to++
	}
}

// ShapeByFrame puts the shape of a frame right before the word for it: "hexagon gold frame with leaves", "floral frame with peonies, square".
func ShapeByFrame(p *state.Parser) {
	at := slices.IndexFunc(p.Spans, func(s state.Span) bool { return s.Kind == token.Word && state.LastWord(s.Key) == "frame" })
	if at < 0 {
		return
	}
	if s, before := p.Spans[at], p.Span(at-1); at > 0 && s.To-s.From > 1 && patterns.ShapeWords[before.Key] != "" && p.Tables.Words.Has(p.WordAt(s.From), vocabulary.Color) {
		if senses := p.Tables.Words.Senses[before.Key+" frame"]; len(senses) > 0 {
			joined := state.Span{From: s.To - 1, To: s.To, Kind: token.Word, Key: before.Key + " frame", Senses: senses}
			p.Understand(before.From, before.To, "framing", patterns.ShapeWords[before.Key])
			p.Spans = slices.Replace(p.Spans, at-1, at+1, append(p.Recut(s.From, s.To-1), joined)...)
		}
		return
	}
	last := len(p.Spans) - 1
	for last > at && p.Spans[last].Is(vocabulary.Trade) {
		last--
	}
	s := p.Spans[last]
	if last <= at+1 || s.Kind != token.Word || patterns.ShapeWords[s.Key] == "" || patterns.ShapeWords[s.Key] == "line" || patterns.ShapeWords[s.Key] == "corner" || p.Span(last-1).Is(vocabulary.Relation, vocabulary.Stop) {
		return
	}
	p.Spans = slices.Delete(p.Spans, last, last+1)
	if patterns.Arrays()[p.Spans[at].Key] == "" {
		p.LeaveOut(s.From, s.To, "We can't draw this frame in another shape yet.")
		return
	}
	s.Senses = []vocabulary.Sense{{Class: vocabulary.Outline, Value: patterns.ShapeWords[s.Key]}}
	p.Spans = slices.Insert(p.Spans, at, s)
}
