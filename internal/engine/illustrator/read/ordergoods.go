package read

import (
	"slices"
	"strings"

	"pellucid/internal/engine/illustrator/brief"
	"pellucid/internal/engine/illustrator/read/vocabulary"
	"pellucid/internal/engine/illustrator/token"
)

// numberAgain takes out the word for the number that was told before: "number 10 soccer jersey number with a ball" has one number.
func (p *parser) numberAgain() {
	told := false
	for i := range p.toks {
		if p.wordAt(i) != "number" {
			continue
		}
		counts := i+1 < len(p.toks) && (vocabulary.IsNumber(p.wordAt(i+1)) || p.capitalToken(i+1))
		if at := p.spanAt(i); told && !counts && at >= 0 && !p.fate[i] {
			p.understand(i, i+1, "text", "number")
			p.withoutTokens(i, i+1)
			return
		}
		told = told || counts
	}
}

// initialsOfLogo quotes the initials that a logo with a mark of its own has as its name: "real estate logo with a house and a key, initials KB".
func (p *parser) initialsOfLogo() {
	if !p.logo || p.quoted() {
		return
	}
	for i := 1; i+1 < len(p.toks); i++ {
		if p.wordAt(i) != "initials" || p.fate[i] || !p.shoutedToken(i+1) || len([]rune(p.toks[i+1].Raw)) > 3 || !p.namesArtBeside(p.spanAt(i)) {
			continue
		}
		lead := p.leadFrom(i)
		p.quoteTokens(lead, i+1, i+2)
		return
	}
}

// boardNouns are the words for what says something for a shop or an occasion that is named before it.
var boardNouns = wordSet("sign signs banner signage")

// firmOfSign leaves out whose sign it is where the sign has words of its own: in "lemonade stand sign that says “50 cents”" no lemonade stands beside it.
func (p *parser) firmOfSign() {
	at := slices.IndexFunc(p.toks, func(t token.Token) bool { return t.Kind == token.Word && boardNouns[t.Text] })
	if at < 1 || p.logo || !p.quoted() && !p.cued() {
		return
	}
	last := p.wordAt(at - 1)
	from := at - 1
	switch {
	case firms[last], premises[last], stands[last]:
		for from > 0 && from > at-4 && p.wordAt(from-1) != "" && !fillersOfPaper[p.wordAt(from-1)] && !p.recut(from-1, from)[0].is(color, material, size, style, stop) {
			from--
		}
	default:
		for from > 0 && from > at-3 && p.wordAt(from-1) != "" && occasionTexts[strings.ToLower(p.words(from-1, at))] != [2]string{} {
			from--
		}
		if _, ok := occasionTexts[strings.ToLower(p.words(from, at))]; !ok || p.wordAt(at) == "sign" {
			return // signFor has the occasions of signs
		}
	}
	if p.toks[from].Kind != token.Word || p.fate[from] || !p.allWords(from, at) {
		return
	}
	p.leaveOut(from, at, "“"+p.words(from, at)+"” says what the "+p.wordAt(at)+" is for, so it isn't drawn.")
	p.withoutTokens(from, at)
}

// goods are what prints are made for and that no drawing shows with its print.
var goods = wordSet("bookmark bookmarks doormat koozie koozies coaster coasters apron keychain magnet banner decal")

// goodsOfPrint leaves out what a text with art is printed on, where that opens the prompt: "bookmark that says “just one more chapter” with books".
func (p *parser) goodsOfPrint() {
	if p.out.Design != "" && p.out.Design != "print" || p.logo || !p.quoted() && !p.cued() {
		return
	}
	for i, s := range p.spans {
		if s.kind != token.Word || i > 3 || s.is(relation) {
			return
		}
		id, _ := s.value(thing)
		if !goods[lastWord(s.key)] || p.r.drawable(id) == brief.Piece || s.is(style) || !p.namesBeside(i) {
			continue
		}
		p.out.Design = "print"
		p.leaveOut(s.from, s.to, "“"+p.words(s.from, s.to)+"” says what the image is for, so it isn't drawn.")
		p.spans = slices.Delete(p.spans, i, i+1)
		return
	}
}

// foundedLabel makes the year of founding of a label its small line, which is the first of its texts.
func (p *parser) foundedLabel() {
	if p.out.Design != "label" || len(p.out.Lettering) < 2 {
		return
	}
	last := len(p.out.Lettering) - 1
	first, year, ok := strings.Cut(strings.ToLower(p.out.Lettering[last]), " ")
	if !ok || !vocabulary.Foundings[strings.Trim(first, ".")] || !vocabulary.IsYear(year) {
		return
	}
	line := titled(p.out.Lettering[last])
	p.out.Lettering = p.out.Lettering[:last]
	if last == 1 {
		p.out.Lettering = slices.Insert(p.out.Lettering, 0, line)
		return
	}
	p.out.Lettering[0] += " · " + line
}
