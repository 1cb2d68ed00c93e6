package read

import (
	"slices"
	"strings"

	"pellucid/internal/engine/illustrator/read/vocabulary"
	"pellucid/internal/engine/illustrator/token"
)

// toldTexts quotes what a clause says that something says: "that says fueled by tacos", "with the words hello summer", "with one lucky teacher
// written". Such words are a text and nothing else before any other step looks at them, just as if quotation marks were around them.
func (p *parser) toldTexts() {
	if p.lang.Code != "en" && p.lang.Code != "" {
		return
	}
	for i := 0; i < len(p.toks); i++ {
		lead := p.toldLead(i)
		if lead == i || p.quotedAt(i) {
			continue
		}
		from := lead
		for fillersOfText[p.wordAt(from)] && from < lead+3 && p.wordAt(from+1) != "" {
			from++
		}
		to := p.toldEnd(from)
		if to > from && to-from < 13 {
			p.quoteTokens(i, from, to)
			i = to
		}
	}
	p.writtenAfter()
}

var (
	// tellers come after "that" or "which" before a text.
	tellers = wordSet("says said reads spells states")
	// textCalled are what a text is called after "with the".
	textCalled = wordSet("words word text quote phrase saying message slogan caption wording lettering name")
	// fillersOfText may stand between the words that lead to a text and the text.
	fillersOfText = wordSet("the words word name phrase quote text")
)

// toldLead is the token after the words from a token on that lead to a text, or that token if they do not.
func (p *parser) toldLead(i int) int {
	switch w, next := p.wordAt(i), p.wordAt(i+1); {
	case (w == "that" || w == "which") && tellers[next]:
		return i + 2
	case w == "saying":
		return i + 1
	case w == "with" && (next == "the" || next == "a") && textCalled[p.wordAt(i+2)] && next+p.wordAt(i+2) != "alettering":
		return i + 3
	case w == "with" && textCalled[next] && next != "lettering" && next != "name" && next != "word":
		return i + 2
	}
	return i
}

var (
	// besideText come after a text and go on about what stands by it.
	besideText = wordSet("above below under underneath beneath beside around inside behind between across near over on next at")
	// goesOn come after a text and tell of what has it, or what else there is.
	goesOn = wordSet("featuring surrounded wearing holding held using and/or plus printed")
	// ofLove come after "with" within a text, ownPlace after "in".
	ofLove   = wordSet("love care you me us god jesus grace pride joy")
	ownPlace = wordSet("my our it god jesus love heaven we i this")
	// leadsThing come before a thing that is drawn.
	leadsThing = wordSet("a an the one two three four five some top bottom both each left right it them")
)

// toldEnd is the token after a text that begins at a token: it ends at a pause, where the prompt goes on about what else is drawn, or where what it is
// on or how it looks is told.
func (p *parser) toldEnd(from int) int {
	to := from
	for to < len(p.toks) && p.toks[to].Kind == token.Word && !p.fate[to] && !p.endsTold(from, to) {
		to++
	}
	for i := from + 2; i < to; i++ {
		if w := p.wordAt(i); (w == "font" || w == "letters" || w == "lettering") && !p.shoutedToken(i) {
			to = i + 1 // "be kind retro font orange"
		}
	}
	return p.beforeColors(from, p.beforeLooks(from, to))
}

// beforeColors is where two colors begin that end a text: "born to fish" of "born to fish brown and cream", or one color of two words.
func (p *parser) beforeColors(from, to int) int {
	end, colors := to, 0
	for end > from+1 {
		at := p.spanAt(end - 1)
		if at < 0 || p.spans[at].from < from+2 || p.shoutedToken(end-1) {
			break
		}
		if s := p.spans[at]; s.is(color) && !s.is(thing) {
			colors += s.to - s.from
		} else if s.key != "and" || colors == 0 {
			break
		}
		end = p.spans[at].from
	}
	if colors < 2 || p.wordAt(end) == "and" {
		return to
	}
	return end
}

// endsTold reports whether a text that begins at from ends before a token.
func (p *parser) endsTold(from, i int) bool {
	w, next := p.wordAt(i), p.wordAt(i+1)
	switch {
	case w == "with":
		return !ofLove[next]
	case w == "in":
		return !ownPlace[next]
	case goesOn[w], p.toldLead(i) > i:
		return true
	case i == from:
		return false
	case w == "and":
		return next != "the" && leadsThing[next]
	case w == "for":
		return next == "a" || next == "an" || next == "my" || next == "our"
	case (w == "made" || w == "written" || w == "spelled") && (next == "of" || next == "out" || next == "from" || next == "with" && !ofLove[p.wordAt(i+2)] || next == "in" || next == "on"):
		return true
	case besideText[w]:
		return next == "" || leadsThing[next] && !(w == "at" || w == "on" || w == "over" || w == "under") || next == "a" || next == "an" || next == "it" || textNouns[p.wordAt(i+2)] || next == "top" || layoutSides[p.wordAt(i+2)] && next == "the"
	}
	at := p.spanAt(i)
	return at >= 0 && p.spans[at].from == i && p.spans[at].is(trade) && !p.spans[at].is(describing...) && (p.spans[at].to > i+1 || vocabulary.PrintGarments[w])
}

// beforeLooks is where the looks of the letters begin that end a text: "be kind" of "be kind groovy retro font".
func (p *parser) beforeLooks(from, to int) int {
	if to < from+2 || !letterNouns[p.wordAt(to-1)] || p.shoutedToken(to-1) {
		return to
	}
	end := to - 1
	for end > from+1 && !p.shoutedToken(end-1) {
		w := p.wordAt(end - 1)
		if letterStyles[w] == "" && letterStyles[p.wordAt(end-2)+" "+w] == "" && letterStyles[w+" "+p.wordAt(end)] == "" && letterMaterials[w] == "" && !letterNouns[w] && !p.r.words.Has(w, color) && !p.r.words.Has(w, fill) && w != "painted" && w != "big" {
			break
		}
		end--
	}
	if end == to-1 && p.wordAt(end) != "font" && p.wordAt(end) != "letters" && p.wordAt(end) != "lettering" {
		return to
	}
	return end
}

// writtenAfter quotes what stands between "with" and "written": "with one lucky teacher written on it".
func (p *parser) writtenAfter() {
	for i := 2; i < len(p.toks); i++ {
		if w := p.wordAt(i); w != "written" && w != "printed" || p.wordAt(i+1) == "in" || p.wordAt(i+1) == "with" && p.wordAt(i+2) != "a" && p.wordAt(i+2) != "an" || p.quoted() {
			continue
		}
		from := i
		for from > 0 && from > i-8 && p.wordAt(from-1) != "" && p.wordAt(from-1) != "with" {
			from--
		}
		if from == i || p.wordAt(from-1) != "with" || p.wordAt(i) == "printed" && p.r.words.Has(p.wordAt(i-1), thing) {
			return
		}
		to := i + 1
		if (p.wordAt(to) == "on" || p.wordAt(to) == "across") && p.wordAt(to+1) == "it" {
			to += 2
		}
		p.understand(i, to, "text", "")
		p.withoutTokens(i, to)
		p.quoteTokens(from-1, from, i)
		return
	}
}

// clauseSaid quotes a clause between pauses that says what nobody draws: "teacher shirt design, pencil and apple, it takes a big heart".
func (p *parser) clauseSaid() {
	if p.out.Design != "print" && p.out.Design != "flyer" && p.out.Design != "card" || p.quoted() || p.cued() || len(p.out.Lettering) > 0 || p.lang.Code != "en" && p.lang.Code != "" {
		return
	}
	for from := 0; from < len(p.toks); from++ {
		if p.toks[from].Kind != token.Word || from > 0 && p.toks[from-1].Kind != token.Pause {
			continue
		}
		to := from
		for to < len(p.toks) && p.toks[to].Kind == token.Word {
			to++
		}
		if to-from > 2 && to-from < 11 && speakers[p.wordAt(from)] && !ordering[p.wordAt(from+1)] && !(p.wordAt(from+1) == "is" && (p.wordAt(from+2) == "a" || p.wordAt(from+2) == "for")) && !slices.ContainsFunc(p.toks[from:to], func(t token.Token) bool { return t.Text == "design" || t.Text == "shirt" || t.Text == "background" }) && (from > 0 || to < len(p.toks)) {
			p.quoteTokens(from, from, p.beforeLooks(from, to))
			return
		}
	}
}

var (
	// speakers begin clauses that are said, ordering come after them where the clause is about the order.
	speakers = wordSet("it i you we life i'm im you're it's its don't dont never there's let's lets she he they this")
	ordering = wordSet("should must needs need want wants would has have like please could looks design one image picture for said says reads")
)

// looseLook gives the letters of a print the look that is told of the whole where none is told of them: "retro shirt design “Hello” with a cat".
func (p *parser) looseLook() {
	if p.out.Design != "print" || p.out.Letter.Style != "" || len(p.out.Lettering) == 0 {
		return
	}
	for i := range p.out.Reading.Understood {
		it := &p.out.Reading.Understood[i]
		first, _, _ := strings.Cut(strings.ToLower(it.Words), " ")
		if to := letterStyles[first]; it.As == "trade word" && to == "retro" {
			it.As, it.To, p.out.Letter.Style = "lettering", to, to
			return
		}
	}
}
