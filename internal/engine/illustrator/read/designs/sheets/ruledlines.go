package sheets

import (
	"slices"

	"pellucid/internal/engine/illustrator/lexicon"
	"pellucid/internal/engine/illustrator/read/designs/sayings"
	"pellucid/internal/engine/illustrator/read/letters"
	"pellucid/internal/engine/illustrator/read/patterns"
	"pellucid/internal/engine/illustrator/read/state"
	"pellucid/internal/engine/illustrator/read/vocabulary"
	"pellucid/internal/engine/illustrator/token"
)

var (
	// ruledBefore and ruledAfter stand beside a line that is on a sheet: elsewhere "line" asks for line art.
	ruledBefore = lexicon.Set("double date signature name blank writing address single")
	ruledAfter  = lexicon.Set("for under underneath below above around")
	// linesOfFrames tell of the line of a frame what it is.
	linesOfFrames = lexicon.Set("thin thick double single rectangle rectangular fine bold a")
)

// RuledLines takes out the lines of a sheet, which are no line art: "lines for name and date", "a thin double line", "with a date line under".
func RuledLines(p *state.Parser) {
	if p.Language.Code != "en" && p.Language.Code != "" {
		return
	}
	for i := 1; i < len(p.Tokens); i++ {
		if w := p.WordAt(i); w != "line" && w != "lines" || p.WordAt(i+1) == "art" || p.WordAt(i+1) == "drawing" || !ruledBefore[p.WordAt(i-1)] && !(ruledAfter[p.WordAt(i+1)] && namesSheet(p)) {
			continue
		}
		from, to := i, i+1
		for from > 0 && (ruledBefore[p.WordAt(from-1)] || linesOfFrames[p.WordAt(from-1)]) {
			from--
		}
		if ruledAfter[p.WordAt(to)] {
			to = sayings.SheetClause(p, to+1)
		}
		switch {
		case slices.ContainsFunc(p.Tokens, func(t token.Token) bool { return letters.Papers[t.Text] == "certificate" }):
			p.Understand(from, to, "framing", "lines to write on")
		case slices.ContainsFunc(p.Tokens, func(t token.Token) bool { return t.Text == "frame" || t.Text == "border" }) && to == i+1:
			p.Understand(from, to, "framing", "double line")
			plainFrame(p)
		default:
			p.LeaveOut(from, to, "We rule lines to write on in certificates alone yet.")
		}
		if lead := p.WordAt(from - 1); lead == "and" || lead == "with" {
			from--
		}
		p.WithoutTokens(from, to)
		i = to
	}
}

// namesSheet reports whether a prompt asks for something with words on it.
func namesSheet(p *state.Parser) bool {
	return slices.ContainsFunc(p.Tokens, func(t token.Token) bool {
		return t.Kind == token.Quote || letters.Papers[t.Text] != "" || t.Text == "sign" || t.Text == "words" || t.Text == "frame" || t.Text == "banner"
	})
}

// merits begin what a certificate is given for.
var merits = lexicon.Set("best most outstanding excellent excellence super star perfect good great top amazing")

// merit letters what a certificate is given for: "certificate with a gold seal for best reader of the month".
func merit(p *state.Parser) {
	for i := 0; i+2 < len(p.Tokens); i++ {
		if p.WordAt(i) != "for" || !merits[p.WordAt(i+1)] {
			continue
		}
		to := i + 1
		for p.WordAt(to) != "" && p.WordAt(to) != "with" && p.WordAt(to) != "and" && p.WordAt(to) != "in" {
			to++
		}
		text := patterns.Titled(p.Words(i+1, to))
		p.Mark(i, i+1)
		p.Understand(i+1, to, "text", text)
		p.Out.Lettering = append(p.Out.Lettering, text)
		p.WithoutTokens(i, to)
		return
	}
}

// ColorPair reads a word that is a thing too as a color where it stands between a pause and "and" with another color: "name is Wildcats, orange and black".
func ColorPair(p *state.Parser) {
	for i := 1; i+2 < len(p.Spans); i++ {
		s := &p.Spans[i]
		if p.Spans[i-1].IsWord() || !s.IsWord() || s.Plural || !s.Is(vocabulary.Color) || !s.Is(vocabulary.Thing) || p.Spans[i+1].Key != "and" {
			continue
		}
		if other, end := p.Spans[i+2], p.Span(i+3); other.IsWord() && other.Is(vocabulary.Color) && !other.Is(vocabulary.Thing) && (!end.IsWord() || end.Key == "with" || end.Is(vocabulary.Trade)) {
			s.Senses = slices.DeleteFunc(slices.Clone(s.Senses), func(o vocabulary.Sense) bool { return o.Class == vocabulary.Thing })
		}
	}
}

// plainFrame takes a frame of lines for no picture frame in a color: "gold frame, thin double line".
func plainFrame(p *state.Parser) {
	for i, s := range p.Spans {
		if s.IsWord() && s.To-s.From == 2 && state.LastWord(s.Key) == "frame" && p.Tables.Words.Has(p.WordAt(s.From), vocabulary.Color) {
			p.Spans = slices.Replace(p.Spans, i, i+1, letters.Singly(p, s.From, s.To)...)
			return
		}
	}
}
