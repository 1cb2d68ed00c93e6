package designs

import (
	"slices"
	"strings"

	"pellucid/internal/engine/illustrator/lexicon"
	"pellucid/internal/engine/illustrator/read/designs/sayings"
	"pellucid/internal/engine/illustrator/read/letters"
	"pellucid/internal/engine/illustrator/read/nouns"
	"pellucid/internal/engine/illustrator/read/patterns"
	"pellucid/internal/engine/illustrator/read/state"
	"pellucid/internal/engine/illustrator/read/vocabulary"
	"pellucid/internal/engine/illustrator/token"
)

// toldTexts quotes what a clause says that something says: "that says fueled by tacos", "with the words hello summer", "with one lucky teacher
// written". Such words are a text and nothing else before any other step looks at them, just as if quotation marks were around them.
func toldTexts(p *state.Parser) {
	if p.Language.Code != "en" && p.Language.Code != "" {
		return
	}
	for i := 0; i < len(p.Tokens); i++ {
		lead := toldLead(p, i)
		if lead == i || sayings.QuotedAt(p, i) || ringOfText(p, i, lead) {
			continue
		}
		from := lead
		for fillersOfText[p.WordAt(from)] && p.Tokens[from].Raw == p.WordAt(from) && from < lead+3 && p.WordAt(from+1) != "" {
			from++
		}
		to := toldEnd(p, from)
		if to > from && to-from < 13 {
			p.QuoteTokens(i, from, to)
			i = to
		}
	}
	writtenAfter(p)
}

var (
	// tellers come after "that" or "which" before a text.
	tellers = lexicon.Set("says said reads spells states")
	// textCalled are what a text is called after "with the".
	textCalled = lexicon.Set("words word text quote phrase saying message slogan caption wording lettering name")
	// fillersOfText may stand between the words that lead to a text and the text.
	fillersOfText = lexicon.Set("the words word name phrase quote text")
)

// toldLead is the token after the words from a token on that lead to a text, or that token if they do not.
func toldLead(p *state.Parser, i int) int {
	switch w, next := p.WordAt(i), p.WordAt(i+1); {
	case (w == "that" || w == "which") && tellers[next]:
		return i + 2
	case w == "saying":
		return i + 1
	case w == "with" && (next == "the" || next == "a") && textCalled[p.WordAt(i+2)] && next+p.WordAt(i+2) != "alettering":
		return i + 3
	case w == "with" && whoseName[next] && p.WordAt(i+2) == "name":
		return i + 3
	case w == "with" && textCalled[next] && next != "lettering" && next != "name" && next != "word":
		return i + 2
	case textAfterPause[w] && i > 0 && (p.Tokens[i-1].Kind == token.Pause || p.WordAt(i-1) == "and") && next != "" && !besideText[next] && !layoutLeads[next] && !nouns.LetterNouns[next] && next != "is" && next != "should":
		return i + 1
	}
	return i
}

// whoseName come between "with" and "name".
var whoseName = lexicon.Set("last family dog dogs cat pet baby kids child's childs horse first")

// ringOfText takes out that a text stands around its emblem, where another clause says it: "with text around the circle that says …".
func ringOfText(p *state.Parser, from, at int) bool {
	if w := p.WordAt(at); w != "around" && w != "along" && w != "in" || p.WordAt(at+1) != "the" && p.WordAt(at+1) != "a" {
		return false
	}
	to := at + 2
	if layoutAdds[p.WordAt(to)] || p.WordAt(to) == "outside" && layoutSides[p.WordAt(to+1)] {
		to++
	}
	if w := p.WordAt(to); w != "circle" && w != "ring" && w != "rim" && !layoutSides[w] {
		return false
	}
	p.Understand(from, to+1, "framing", "ring")
	p.WithoutTokens(from, to+1)
	return true
}

// textAfterPause lead to a text after a comma or "and": "poster with a guitar, text Live Music Saturday".
var textAfterPause = lexicon.Set("text words quote caption slogan motto tagline headline message wording phrase")

var (
	// besideText come after a text and go on about what stands by it.
	besideText = lexicon.Set("above below under underneath beneath beside around inside behind between across near over on next at")
	// goesOn come after a text and tell of what has it, or what else there is.
	goesOn = lexicon.Set("featuring surrounded wearing holding held using and/or plus printed")
	// ofLove come after "with" within a text, ownPlace after "in".
	ofLove        = lexicon.Set("love care you me us god jesus grace pride joy")
	ownPlaceWords = lexicon.Set("my our it god jesus love heaven we i this")
	// leadsThing come before a thing that is drawn.
	leadsThing = lexicon.Set("a an the one two three four five some top bottom both each left right it them")
)

// toldEnd is the token after a text that begins at a token: it ends at a pause, where the prompt goes on about what else is drawn, or where what it is
// on or how it looks is told.
func toldEnd(p *state.Parser, from int) int {
	to := from
	for to < len(p.Tokens) && p.Tokens[to].Kind == token.Word && !p.Fate[to] && !endsTold(p, from, to) {
		to++
	}
	for i := from + 2; i < to; i++ {
		if w := p.WordAt(i); (w == "font" || w == "letters" || w == "lettering") && !p.ShoutedToken(i) {
			to = i + 1 // "be kind retro font orange"
		}
	}
	return shoutedEnd(p, from, whereColorsBegin(p, from, beforeLooks(p, from, to)))
}

// shoutedEnd is where small letters begin after a text in capitals, where no capitals follow them: "GOOD VIBES ONLY" of "GOOD VIBES ONLY distressed".
func shoutedEnd(p *state.Parser, from, to int) int {
	end := from
	for end < to && (p.ShoutedToken(end) || len(p.Tokens[end].Raw) == 1 && p.CapitalToken(end)) {
		end++
	}
	if end == from || slices.ContainsFunc(p.Tokens[end:to], func(t token.Token) bool { return t.Raw != t.Text }) || len(p.Text(from, end)) < 3 {
		return to
	}
	return end
}

// whereColorsBegin is where two colors begin that end a text: "born to fish" of "born to fish brown and cream", or one color of two words.
func whereColorsBegin(p *state.Parser, from, to int) int {
	end, colors := to, 0
	for end > from+1 {
		at := p.SpanAt(end - 1)
		if at < 0 || p.Spans[at].From < from+2 || p.ShoutedToken(end-1) {
			break
		}
		if s := p.Spans[at]; s.Is(vocabulary.Color) && !s.Is(vocabulary.Thing) {
			colors += s.To - s.From
		} else if s.Key != "and" || colors == 0 {
			break
		}
		end = p.Spans[at].From
	}
	if colors < 2 || p.WordAt(end) == "and" {
		return to
	}
	return end
}

// endsTold reports whether a text that begins at from ends before a token.
func endsTold(p *state.Parser, from, i int) bool {
	w, next := p.WordAt(i), p.WordAt(i+1)
	switch {
	case w == "with":
		return !ofLove[next]
	case w == "in":
		return !ownPlaceWords[next]
	case goesOn[w], toldLead(p, i) > i:
		return true
	case i == from:
		return false
	case w == "and":
		return next == "est" || next == "established" || next != "the" && leadsThing[next] || artAfter(p, from, i)
	case w == "for":
		return next == "a" || next == "an" || next == "my" || next == "our"
	case (w == "made" || w == "written" || w == "spelled") && (next == "of" || next == "out" || next == "from" || next == "with" && !ofLove[p.WordAt(i+2)] || next == "in" || next == "on"):
		return true
	case besideText[w]:
		return next == "" || leadsThing[next] && !(w == "at" || w == "on" || w == "over" || w == "under") || next == "a" || next == "an" || next == "it" || textNouns[p.WordAt(i+2)] || next == "top" || layoutSides[p.WordAt(i+2)] && next == "the"
	}
	at := p.SpanAt(i)
	return at >= 0 && p.Spans[at].From == i && p.Spans[at].Is(vocabulary.Trade) && !p.Spans[at].Is(vocabulary.Describing...) && (p.Spans[at].To > i+1 || vocabulary.PrintGarments[w])
}

// artAfter reports whether "and" at a token after a text in capitals goes on with art in small letters: "Grand Opening and balloons", "Oliver and blue icing".
func artAfter(p *state.Parser, from, and int) bool {
	if letters.Capitals(p, from, and) < and-from || and+1 >= len(p.Tokens) || p.CapitalToken(and+1) {
		return false
	}
	at := p.SpanAt(and + 1)
	if at < 0 || p.Spans[at].Is(vocabulary.Color) {
		return at >= 0
	}
	id, _ := p.Spans[at].Value(vocabulary.Thing)
	return and-from > 1 && p.Tables.Drawable(id) != ""
}

// beforeLooks is where the looks of the letters begin that end a text: "be kind" of "be kind groovy retro font".
func beforeLooks(p *state.Parser, from, to int) int {
	if to < from+2 || !nouns.LetterNouns[p.WordAt(to-1)] || p.ShoutedToken(to-1) {
		return to
	}
	end := to - 1
	for end > from+1 && !p.ShoutedToken(end-1) {
		w := p.WordAt(end - 1)
		if letters.LetterStyles[w] == "" && letters.LetterStyles[p.WordAt(end-2)+" "+w] == "" && letters.LetterStyles[w+" "+p.WordAt(end)] == "" && letters.LetterMaterials[w] == "" && !nouns.LetterNouns[w] && !p.Tables.Words.Has(w, vocabulary.Color) && !p.Tables.Words.Has(w, vocabulary.Fill) && w != "painted" && w != "big" {
			break
		}
		end--
	}
	if end == to-1 && p.WordAt(end) != "font" && p.WordAt(end) != "letters" && p.WordAt(end) != "lettering" {
		return to
	}
	return end
}

// belowWords say after "written" that a text stands below the art.
var belowWords = lexicon.Set("underneath under below beneath")

// writtenAfter quotes what stands between "with" and "written": "with one lucky teacher written on it".
func writtenAfter(p *state.Parser) {
	for i := 2; i < len(p.Tokens); i++ {
		if w := p.WordAt(i); w != "written" && w != "printed" || p.WordAt(i+1) == "in" || p.WordAt(i+1) == "with" && p.WordAt(i+2) != "a" && p.WordAt(i+2) != "an" || p.Quoted() {
			continue
		}
		from := i
		for from > 0 && from > i-8 && p.WordAt(from-1) != "" && p.WordAt(from-1) != "with" {
			from--
		}
		if from == i || p.WordAt(from-1) != "with" || p.WordAt(i) == "printed" && p.Tables.Words.Has(p.WordAt(i-1), vocabulary.Thing) {
			return
		}
		to := i + 1
		if (p.WordAt(to) == "on" || p.WordAt(to) == "across") && p.WordAt(to+1) == "it" {
			to += 2
		}
		if belowWords[p.WordAt(to)] { // it is below the art, and on nothing of it
			if to++; p.WordAt(to) == "it" || p.WordAt(to) == "them" {
				to++
			}
			text := p.Text(from, i)
			p.Understand(from-1, to, "text", text)
			p.Out.Lettering = append(p.Out.Lettering, text)
			p.WithoutTokens(from-1, to)
			return
		}
		p.Understand(i, to, "text", "")
		p.WithoutTokens(i, to)
		p.QuoteTokens(from-1, from, i)
		return
	}
}

// clauseSaid quotes a clause between pauses that says what nobody draws: "teacher shirt design, pencil and apple, it takes a big heart".
func clauseSaid(p *state.Parser) {
	if p.Out.Design != "print" && p.Out.Design != "flyer" && p.Out.Design != "card" || p.Quoted() || patterns.Cued(p) || len(p.Out.Lettering) > 0 || p.Language.Code != "en" && p.Language.Code != "" {
		return
	}
	for from := 0; from < len(p.Tokens); from++ {
		if p.Tokens[from].Kind != token.Word || from > 0 && p.Tokens[from-1].Kind != token.Pause {
			continue
		}
		to := from
		for to < len(p.Tokens) && p.Tokens[to].Kind == token.Word {
			to++
		}
		if to-from > 2 && to-from < 11 && speakers[p.WordAt(from)] && p.Tokens[from+1].Start < p.Tokens[from+1].End && !ordering[p.WordAt(from+1)] && !(p.WordAt(from+1) == "is" && (p.WordAt(from+2) == "a" || p.WordAt(from+2) == "for")) && !slices.ContainsFunc(p.Tokens[from:to], func(t token.Token) bool { return t.Text == "design" || t.Text == "shirt" || t.Text == "background" }) && (from > 0 || to < len(p.Tokens)) {
			p.QuoteTokens(from, from, beforeLooks(p, from, to))
			return
		}
	}
}

var (
	// speakers begin clauses that are said, ordering come after them where the clause is about the order.
	speakers = lexicon.Set("it i you we life i'm im you're it's its don't dont never there's let's lets she he they this")
	ordering = lexicon.Set("should must needs need want wants would has have like please could looks design one image picture for said says reads")
)

// LooseLook gives the letters of a print the look that is told of the whole where none is told of them: "retro shirt design “Hello” with a cat".
func LooseLook(p *state.Parser) {
	if p.Out.Design != "print" || p.Out.Letter.Style != "" || len(p.Out.Lettering) == 0 {
		return
	}
	for i := range p.Out.Reading.Understood {
		it := &p.Out.Reading.Understood[i]
		first, _, _ := strings.Cut(strings.ToLower(it.Words), " ")
		if to := letters.LetterStyles[first]; it.As == "trade word" && to == "retro" {
			it.As, it.To, p.Out.Letter.Style = "lettering", to, to
			return
		}
	}
}
