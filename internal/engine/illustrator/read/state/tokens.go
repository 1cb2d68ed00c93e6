package state

import (
	"slices"
	"strings"
	"unicode"

	"pellucid/internal/engine/illustrator/token"
)

// EndToken is the token at which the spans before a span end.
func (p *Parser) EndToken(end int) int {
	if end == 0 {
		return 0
	}
	return p.Spans[min(end, len(p.Spans))-1].To
}

// ClauseEnd returns the span of the next pause.
func (p *Parser) ClauseEnd(i int) int {
	for i < len(p.Spans) && p.Spans[i].Kind == token.Word {
		i++
	}
	return i
}

// Said are the words from one token to another with a blank around each; pauses are bars.
func (p *Parser) Said(from, to int) string {
	var b strings.Builder
	b.WriteByte(' ')
	for _, t := range p.Tokens[from:to] {
		switch t.Kind {
		case token.Word:
			b.WriteString(t.Text)
		case token.Pause:
			b.WriteByte('|')
		}
		b.WriteByte(' ')
	}
	return b.String()
}

// SpanAt is the span that a token belongs to, or -1.
func (p *Parser) SpanAt(tok int) int {
	return slices.IndexFunc(p.Spans, func(s Span) bool { return s.From <= tok && tok < s.To })
}

// SpanOf is the span of a subject's words, or -1.
func (p *Parser) SpanOf(words string) int {
	return slices.IndexFunc(p.Spans, func(s Span) bool { return s.Kind == token.Word && p.Words(s.From, s.To) == words })
}

// Quoted reports whether a prompt has a text in quotation marks.
func (p *Parser) Quoted() bool {
	return slices.ContainsFunc(p.Spans, func(s Span) bool { return s.Kind == token.Quote })
}

// ShoutedToken reports whether a token is a word in capitals.
func (p *Parser) ShoutedToken(i int) bool {
	t := p.Tokens[i]
	return t.Kind == token.Word && len([]rune(t.Raw)) > 1 && t.Raw == strings.ToUpper(t.Raw) && strings.ContainsFunc(t.Raw, unicode.IsLetter)
}

// LastWord is the last word of a phrase.
func LastWord(key string) string { return key[strings.LastIndex(key, " ")+1:] }

// CapitalToken reports whether a word begins with a capital or a digit, or joins two names.
func (p *Parser) CapitalToken(i int) bool {
	t := p.Tokens[i]
	if t.Kind != token.Word || t.Raw == "" {
		return false
	}
	r := []rune(t.Raw)[0]
	return unicode.IsUpper(r) || unicode.IsDigit(r) || t.Raw == "&"
}

// QuoteTokens makes a quoted text of tokens from–to; those from lead on belong to it.
func (p *Parser) QuoteTokens(lead, from, to int) {
	text := p.Text(from, to)
	at := len(p.WithoutTokens(lead, to))
	q := Span{From: lead, To: to, Kind: token.Quote, Text: text}
	for k, s := range p.Spans {
		if s.From >= to {
			at = k
			break
		}
	}
	p.Spans = slices.Insert(p.Spans, min(at, len(p.Spans)), q)
}

// WithoutTokens takes some tokens out of the spans, reads what is left of spans that they cut, and returns the spans.
func (p *Parser) WithoutTokens(from, to int) []Span {
	var out []Span
	for _, s := range p.Spans {
		if s.To <= from || s.From >= to {
			out = append(out, s)
			continue
		}
		out = append(out, p.Recut(s.From, from)...)
		out = append(out, p.Recut(to, s.To)...)
	}
	p.Spans = out
	return out
}

// Recut reads tokens anew as spans.
func (p *Parser) Recut(from, to int) []Span {
	if from >= to {
		return nil
	}
	out := p.Tables.Cut(p.Tokens[from:to])
	for i := range out {
		out[i].From += from
		out[i].To += from
	}
	return out
}

// AllWords reports whether tokens are words without pauses.
func (p *Parser) AllWords(from, to int) bool {
	return !slices.ContainsFunc(p.Tokens[from:to], func(t token.Token) bool { return t.Kind != token.Word })
}

// WordAt is the word of a token, or empty.
func (p *Parser) WordAt(i int) string {
	if i < 0 || i >= len(p.Tokens) || p.Tokens[i].Kind != token.Word {
		return ""
	}
	return p.Tokens[i].Text
}

// BetweenPauses reports whether a phrase stands by itself: "an old man with a beard, embroidery", unlike "a jacket with gold embroidery".
func (p *Parser) BetweenPauses(s Span) bool {
	return p.WordAt(s.From-1) == "" && p.WordAt(s.To) == ""
}

// FirstWord is the first word of a phrase.
func FirstWord(key string) string {
	first, _, _ := strings.Cut(key, " ")
	return first
}
