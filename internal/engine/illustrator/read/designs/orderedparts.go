package read

import (
	"slices"
	"strings"

	"pellucid/internal/engine/illustrator/read/vocabulary"
	"pellucid/internal/engine/illustrator/things"
	"pellucid/internal/engine/illustrator/token"
)

// orderParts settles the parts of an order for a print, a sign or a sheet that would else be things of their own.
func (p *parser) orderParts() {
	if p.lang.Code != "en" && p.lang.Code != "" {
		return
	}
	p.lettersAfterOf()
	p.saleOfBanner()
	p.tagWithText()
	p.burstWithText()
	p.twined()
	p.garmentOfPrint()
	p.signForName()
}

// lettersAfterOf takes out "of" between a monogram and its letters: "monogram of A and J".
func (p *parser) lettersAfterOf() {
	for i := range p.toks {
		if w := p.wordAt(i); (w == "monogram" || w == "initials") && p.wordAt(i+1) == "of" && i+2 < len(p.toks) && vocabulary.Single(p.toks[i+2].Raw) && p.capitalToken(i+2) {
			p.mark(i+1, i+2)
			p.withoutTokens(i+1, i+2)
			return
		}
	}
}

// saleOfBanner takes out "sale" before a banner that says something else: "sale banner “50% off”".
func (p *parser) saleOfBanner() {
	if !p.quoted() {
		return
	}
	for i := range p.toks {
		if w := p.wordAt(i + 1); p.wordAt(i) == "sale" && (w == "banner" || w == "ribbon" || w == "tag" || w == "sticker" || w == "badge" || w == "sign" || w == "poster") && !p.quotedAt(i) {
			p.understand(i, i+1, "framing", "sale")
			p.withoutTokens(i, i+1)
			return
		}
	}
}

// tagWithText puts a text on the tag after it: "“SALE” tag".
func (p *parser) tagWithText() {
	for i := 1; i < len(p.spans); i++ {
		if s := p.spans[i]; s.key == "tag" && p.spans[i-1].kind == token.Quote && p.r.drawable("sale-tag") != "" {
			s.senses = []sense{{Class: thing, Value: "sale-tag"}}
			p.spans[i-1], p.spans[i] = s, p.spans[i-1]
			return
		}
	}
}

// burstWithText makes a badge of a starburst that says something: "“new arrival” starburst".
func (p *parser) burstWithText() {
	for i, s := range p.spans {
		if (s.key == "starburst" || s.key == "sunburst" || s.key == "burst") && s.kind == token.Word && p.quoted() && p.r.drawable("starburst-badge") != "" && (p.span(i-1).kind == token.Quote || p.span(i+1).kind == token.Quote) {
			s.senses = []sense{{Class: thing, Value: "starburst-badge"}}
			p.spans[i] = s
			if p.span(i-1).kind == token.Quote {
				p.spans[i-1], p.spans[i] = p.spans[i], p.spans[i-1]
			}
			return
		}
	}
}

// twined leaves out that the letters of a monogram are intertwined.
func (p *parser) twined() {
	if !slices.ContainsFunc(p.toks, func(t token.Token) bool {
		return t.Text == "monogram" || t.Text == "initials" || t.Text == "letters" && p.logo
	}) {
		return
	}
	for i := range p.toks {
		if w := p.wordAt(i); w == "intertwined" || w == "interlocking" || w == "entwined" || w == "interlocked" || w == "overlapping" {
			p.leaveOut(i, i+1, "The letters of a monogram stand side by side.")
			p.withoutTokens(i, i+1)
			return
		}
	}
}

// looksOfPrints stand before the garment that a print is for: "retro sunset t-shirt", "funny shirt".
var looksOfPrints = wordSet("sunset funny distressed graphic vintage retro groovy grunge sayings boho typography sarcastic")

// garmentOfPrint takes out the garment that a print is for: it has a look of prints before it and no color, and nobody wears it. The theme
// before it is left out where it is no art itself: "fishing shirt “Reel Cool Dad” with a bass".
func (p *parser) garmentOfPrint() {
	if p.out.Design != "print" {
		return
	}
	for i, s := range p.spans {
		if s.kind != token.Word || !vocabulary.PrintGarments[lastWord(s.key)] || !p.printBefore(i) && !p.printAround(i) {
			continue
		}
		if slices.ContainsFunc(p.spans[:i], func(o span) bool {
			return o.key == "wearing" || o.key == "on" || o.key == "in" || o.is(color)
		}) {
			return
		}
		p.drop(i, "framing", "shirt")
		p.wearerOfPrint(i)
		p.themeOfGarment(i - 1)
		return
	}
}

// wearerOfPrint leaves out for whom a print is, right after its garment: "shirt for dad “Reel Cool Dad”".
func (p *parser) wearerOfPrint(i int) {
	to := i + 1
	for to < i+4 && p.span(to).isWord() && !p.span(to).is(relation) {
		to++
	}
	if p.span(i).key != "for" || to == i+1 {
		return
	}
	p.leaveOut(p.spans[i].from, p.spans[to-1].to, "“"+p.words(p.spans[i].from, p.spans[to-1].to)+"” says what the image is for, so it isn't drawn.")
	p.spans = slices.Delete(p.spans, i, to)
}

// printBefore reports whether a look of prints, a text or a place stands before a garment, and nothing but the art after it.
func (p *parser) printBefore(i int) bool {
	before, next := p.span(i-1), p.span(i+1)
	return (looksOfPrints[lastWord(before.key)] || before.kind == token.Quote || len(p.placeArt) > 0) && (!next.isWord() || next.key == "with" || next.key == "design" || next.is(trade))
}

// printAround reports whether a garment stands between its theme and its text: "camping shirt “Happy Camper”", "school spirit shirt that says".
func (p *parser) printAround(i int) bool {
	before, next := p.span(i-1), p.span(i+1)
	if i == 0 && p.quoted() && (next.key == "for" || next.key == "with the quote" || next.key == "with the words" || next.is(relation)) && p.restNames(i+1) {
		return true // "t-shirt for a reunion “The Johnsons” with a tree"
	}
	if i == 0 || !before.isWord() || before.is(stop, relation, color, material, size, count, fill, style) || !p.quoted() && !p.cued() && !p.sayingTold() || !p.restNames(i+1) {
		return false
	}
	return next.kind == token.Quote || next.key == "with" || next.key == "for" || next.key == "that" || next.key == "saying" || next.key == "design" || !next.isWord()
}

// sayingTold reports whether a saying of several words was told.
func (p *parser) sayingTold() bool {
	return slices.ContainsFunc(p.spans, func(s span) bool { return s.kind == token.Word && s.is(saying) && s.to-s.from > 1 }) || slices.ContainsFunc(p.toks, func(t token.Token) bool { return t.Text == "squad" || t.Text == "crew" })
}

// themeOfGarment leaves out the words before a garment that no art shows, where art is named after them.
func (p *parser) themeOfGarment(last int) {
	for i := last; i >= 0 && p.spans[i].isWord() && (p.spans[i].is(person) || !p.spans[i].is(stop, relation, style, color)); i-- {
		id, _ := p.spans[i].value(thing)
		if tails[lastWord(p.spans[i].key)] && p.span(i-1).isWord() {
			return // it ends a saying
		}
		if p.spans[i].is(person) {
			p.leaveOut(p.spans[i].from, p.spans[i].to, "“"+p.words(p.spans[i].from, p.spans[i].to)+"” says who the image is for, so it isn't drawn.")
			p.spans = slices.Delete(p.spans, i, i+1)
			continue
		}
		if p.spans[i].is(trade) && !p.spans[i].is(thing) {
			continue // "retro graphic tee": the look of its letters
		}
		if t, _ := things.ByID(id); p.r.drawable(id) != "" && t.Group != "building-landmark" {
			return
		}
		p.leaveOut(p.spans[i].from, p.spans[i].to, "“"+p.words(p.spans[i].from, p.spans[i].to)+"” is the theme: what the prompt lists is drawn.")
		p.spans = slices.Delete(p.spans, i, i+1)
	}
}

// signForName quotes for whom a birthday sign is: "birthday sign Emma 3rd birthday", "birthday sign for Leo".
func (p *parser) signForName() {
	at := slices.IndexFunc(p.toks, func(t token.Token) bool { return t.Text == "sign" || t.Text == "banner" })
	if at < 1 || p.quoted() || p.cued() || p.wordAt(at-1) != "birthday" && p.wordAt(at-1) != "nursery" && p.wordAt(at-1) != "welcome" {
		return
	}
	from := at + 1
	if p.wordAt(from) == "for" {
		from++
	}
	to := from
	for to < len(p.toks) && p.toks[to].Kind == token.Word && (p.capitalToken(to) || to > from && (p.wordAt(to) == "birthday" || p.wordAt(to) == "turns" || p.wordAt(to) == "is" || p.wordAt(to) == "turning")) && !p.tradeToken(to) {
		to++
	}
	if to == from || !p.capitalToken(from) {
		return
	}
	lead, kind := "", p.wordAt(at-1)
	if to-from == p.capitals(from, to) && kind == "birthday" {
		lead = "Happy Birthday " // nothing but the name was told
	}
	if lead != "" || strings.Contains(strings.ToLower(p.words(from, to)), "birthday") {
		p.understand(at-1, at, "framing", "birthday")
		p.withoutTokens(at-1, at)
	}
	p.quoteTokens(at+1, from, to)
	if i := p.spanAt(from); i >= 0 && p.spans[i].kind == token.Quote {
		p.spans[i].text = lead + titled(p.spans[i].text)
	}
}

// sheetCouple letters the two names after the word for a card: "wedding invitation Sarah & Mark August 21 2026".
func (p *parser) sheetCouple() {
	if p.sheetOf != "card" {
		return
	}
	for i := 1; i+1 < len(p.toks); i++ {
		if w := p.toks[i].Raw; w != "&" && w != "and" || p.fate[i] || !p.nameToken(i-1) || !p.nameToken(i+1) {
			continue
		}
		from, to := i-1, i+2
		for from > 0 && p.nameToken(from-1) {
			from--
		}
		for p.nameToken(to) {
			to++
		}
		p.understand(from, to, "text", p.text(from, to))
		p.withoutTokens(from, to)
		p.out.Lettering = append(p.out.Lettering, p.text(from, to))
		return
	}
}

// nameToken reports whether a token may be of somebody's name: a capital, and no number, day or word of the order.
func (p *parser) nameToken(i int) bool {
	return i >= 0 && i < len(p.toks) && !p.fate[i] && p.capitalToken(i) && p.toks[i].Raw != "&" && !vocabulary.IsNumber(p.wordAt(i)) && !dateWords[p.wordAt(i)] && papers[p.wordAt(i)] == ""
}
