package designs

import (
	"slices"
	"strings"

	"pellucid/internal/engine/illustrator/lexicon"
	"pellucid/internal/engine/illustrator/read/designs/sayings"
	"pellucid/internal/engine/illustrator/read/designs/sheets"
	"pellucid/internal/engine/illustrator/read/letters"
	"pellucid/internal/engine/illustrator/read/patterns"
	"pellucid/internal/engine/illustrator/read/state"
	"pellucid/internal/engine/illustrator/read/vocabulary"
	"pellucid/internal/engine/illustrator/things"
	"pellucid/internal/engine/illustrator/token"
)

// orderParts settles the parts of an order for a print, a sign or a sheet that would else be things of their own.
func orderParts(p *state.Parser) {
	if p.Language.Code != "en" && p.Language.Code != "" {
		return
	}
	lettersAfterOf(p)
	saleOfBanner(p)
	tagWithText(p)
	burstWithText(p)
	twined(p)
	themedShirt(p)
	garmentOfPrint(p)
	signForName(p)
}

// lettersAfterOf takes out "of" between a monogram and its letters: "monogram of A and J".
func lettersAfterOf(p *state.Parser) {
	for i := range p.Tokens {
		if w := p.WordAt(i); (w == "monogram" || w == "initials") && p.WordAt(i+1) == "of" && i+2 < len(p.Tokens) && vocabulary.Single(p.Tokens[i+2].Raw) && p.CapitalToken(i+2) {
			p.Mark(i+1, i+2)
			p.WithoutTokens(i+1, i+2)
			return
		}
	}
}

// saleOfBanner takes out "sale" before a banner that says something else: "sale banner “50% off”".
func saleOfBanner(p *state.Parser) {
	if !p.Quoted() {
		return
	}
	for i := range p.Tokens {
		if w := p.WordAt(i + 1); p.WordAt(i) == "sale" && (w == "banner" || w == "ribbon" || w == "tag" || w == "sticker" || w == "badge" || w == "sign" || w == "poster") && !sayings.QuotedAt(p, i) {
			p.Understand(i, i+1, "framing", "sale")
			p.WithoutTokens(i, i+1)
			return
		}
	}
}

// tagWithText puts a text on the tag after it: "“SALE” tag".
func tagWithText(p *state.Parser) {
	for i := 1; i < len(p.Spans); i++ {
		if s := p.Spans[i]; s.Key == "tag" && p.Spans[i-1].Kind == token.Quote && p.Tables.Drawable("sale-tag") != "" {
			s.Senses = []vocabulary.Sense{{Class: vocabulary.Thing, Value: "sale-tag"}}
			p.Spans[i-1], p.Spans[i] = s, p.Spans[i-1]
			return
		}
	}
}

// burstWithText makes a badge of a starburst that says something: "“new arrival” starburst".
func burstWithText(p *state.Parser) {
	for i, s := range p.Spans {
		if (s.Key == "starburst" || s.Key == "sunburst" || s.Key == "burst") && s.Kind == token.Word && p.Quoted() && p.Tables.Drawable("starburst-badge") != "" && (p.Span(i-1).Kind == token.Quote || p.Span(i+1).Kind == token.Quote) {
			s.Senses = []vocabulary.Sense{{Class: vocabulary.Thing, Value: "starburst-badge"}}
			p.Spans[i] = s
			if p.Span(i-1).Kind == token.Quote {
				p.Spans[i-1], p.Spans[i] = p.Spans[i], p.Spans[i-1]
			}
			return
		}
	}
}

// twinedWords tell that letters of a monogram overlap, thinWords that they are thin.
var (
	twinedWords = lexicon.Set("intertwined intertwining interlocking interlocked interlaced interlacing entwined overlapping overlapped overlaid woven")
	thinWords   = lexicon.Set("thin delicate fine slim skinny")
)

// twined reads that the letters of a monogram overlap, and that they are thin: "J and R intertwined", "thin gold lines".
func twined(p *state.Parser) {
	if !slices.ContainsFunc(p.Tokens, func(t token.Token) bool {
		return t.Text == "monogram" || t.Text == "initials" || t.Text == "letters" && p.Logo
	}) {
		return
	}
	for i := range p.Tokens {
		switch w := p.WordAt(i); {
		case twinedWords[w]:
			p.Out.Letter.Twined = true
			p.Understand(i, i+1, "lettering", "overlapping")
		case thinWords[w]:
			p.Out.Letter.Thin = true
			p.Understand(i, i+1, "lettering", "thin")
			for k := i + 1; k < i+3; k++ {
				if n := p.WordAt(k); n == "lines" || n == "line" || n == "strokes" {
					p.Understand(k, k+1, "lettering", "thin")
					p.WithoutTokens(k, k+1)
				}
			}
		default:
			continue
		}
		p.WithoutTokens(i, i+1)
	}
}

// looksOfPrints stand before the garment that a print is for: "retro sunset t-shirt", "funny shirt".
var looksOfPrints = lexicon.Set("sunset funny distressed graphic vintage retro groovy grunge sayings boho typography sarcastic")

// shirtThemes are the last words of what a shirt is for, which it says where it has no text of its own: "birthday squad shirt with a crown".
var shirtThemes = lexicon.Set("girl boy squad crew mom mama mommy dad daddy papa grandma grandpa nana auntie uncle vacation reunion trip cruise school graduation party birthday kindergarten preschool team bride bachelorette weekend era life vibes club grade sister brother")

// themedShirt quotes what a shirt that shows art is for, or leaves it out where the shirt says something else.
func themedShirt(p *state.Parser) {
	at := slices.IndexFunc(p.Tokens, func(t token.Token) bool {
		return t.Text == "shirt" || t.Text == "shirts" || t.Text == "tee" || t.Text == "tshirt"
	})
	if p.Out.Design != "print" || at < 2 || p.WordAt(at+1) != "with" && p.WordAt(at+1) != "design" && (at+1 >= len(p.Tokens) || p.Tokens[at+1].Kind != token.Pause) || !p.AllWords(0, at+1) {
		return
	}
	first, to := 0, at
	if p.WordAt(at-1) == "t" {
		to--
	}
	for letters.Openers[p.WordAt(first)] {
		first++
	}
	if to-first < 2 || to-first > 4 || !shirtThemes[p.WordAt(to-1)] || sayings.QuotedAt(p, first) || slices.ContainsFunc(p.Recut(first, to), func(s state.Span) bool { return s.Is(vocabulary.Relation) && s.Key != "of" && s.Key != "and" }) {
		return
	}
	end := at + 1
	if p.WordAt(end) == "design" {
		end++
	}
	p.Understand(to, end, "framing", "shirt")
	p.WithoutTokens(to, end)
	if p.Quoted() || slices.ContainsFunc(p.Tokens[end:], func(t token.Token) bool { return textCalled[t.Text] || tellers[t.Text] }) {
		p.LeaveOut(first, to, "“"+p.Words(first, to)+"” says what the design is for, so it isn't drawn.")
		p.WithoutTokens(first, to)
		return
	}
	p.QuoteTokens(first, first, to)
}

// garmentOfPrint takes out the garment that a print is for: it has a look of prints before it and no color, and nobody wears it. The theme
// before it is left out where it is no art itself: "fishing shirt “Reel Cool Dad” with a bass".
func garmentOfPrint(p *state.Parser) {
	if p.Out.Design != "print" {
		return
	}
	for i, s := range p.Spans {
		if s.Kind != token.Word || !vocabulary.PrintGarments[state.LastWord(s.Key)] || !printBefore(p, i) && !printAround(p, i) {
			continue
		}
		if slices.ContainsFunc(p.Spans[:i], func(o state.Span) bool {
			return o.Key == "wearing" || o.Key == "on" || o.Key == "in" || o.Is(vocabulary.Color)
		}) {
			return
		}
		p.Drop(i, "framing", "shirt")
		wearerOfPrint(p, i)
		themeOfGarment(p, i-1)
		return
	}
}

// wearerOfPrint leaves out for whom a print is, right after its garment: "shirt for dad “Reel Cool Dad”".
func wearerOfPrint(p *state.Parser, i int) {
	to := i + 1
	for to < i+4 && p.Span(to).IsWord() && !p.Span(to).Is(vocabulary.Relation) {
		to++
	}
	if p.Span(i).Key != "for" || to == i+1 {
		return
	}
	p.LeaveOut(p.Spans[i].From, p.Spans[to-1].To, "“"+p.Words(p.Spans[i].From, p.Spans[to-1].To)+"” says what the image is for, so it isn't drawn.")
	p.Spans = slices.Delete(p.Spans, i, to)
}

// printBefore reports whether a look of prints, a text or a place stands before a garment, and nothing but the art after it.
func printBefore(p *state.Parser, i int) bool {
	before, next := p.Span(i-1), p.Span(i+1)
	return (looksOfPrints[state.LastWord(before.Key)] || before.Kind == token.Quote || len(p.Design.PlaceArt) > 0) && (!next.IsWord() || next.Key == "with" || next.Key == "design" || next.Is(vocabulary.Trade))
}

// printAround reports whether a garment stands between its theme and its text: "camping shirt “Happy Camper”", "school spirit shirt that says".
func printAround(p *state.Parser, i int) bool {
	before, next := p.Span(i-1), p.Span(i+1)
	if i == 0 && p.Quoted() && (next.Key == "for" || next.Key == "with the quote" || next.Key == "with the words" || next.Is(vocabulary.Relation)) && p.RestNames(i+1) {
		return true // "t-shirt for a reunion “The Johnsons” with a tree"
	}
	if i == 0 || !before.IsWord() || before.Is(vocabulary.Stop, vocabulary.Relation, vocabulary.Color, vocabulary.Material, vocabulary.Size, vocabulary.Count, vocabulary.Fill, vocabulary.Style) || !p.Quoted() && !patterns.Cued(p) && !letters.SayingTold(p) || !p.RestNames(i+1) {
		return false
	}
	return next.Kind == token.Quote || next.Key == "with" || next.Key == "for" || next.Key == "that" || next.Key == "saying" || next.Key == "design" || !next.IsWord()
}

// themeOfGarment leaves out the words before a garment that no art shows, where art is named after them.
func themeOfGarment(p *state.Parser, last int) {
	for i := last; i >= 0 && p.Spans[i].IsWord() && (p.Spans[i].Is(vocabulary.Person) || !p.Spans[i].Is(vocabulary.Stop, vocabulary.Relation, vocabulary.Style, vocabulary.Color)); i-- {
		id, _ := p.Spans[i].Value(vocabulary.Thing)
		if sayings.Tails[state.LastWord(p.Spans[i].Key)] && p.Span(i-1).IsWord() {
			return // it ends a saying
		}
		if p.Spans[i].Is(vocabulary.Person) {
			p.LeaveOut(p.Spans[i].From, p.Spans[i].To, "“"+p.Words(p.Spans[i].From, p.Spans[i].To)+"” says who the image is for, so it isn't drawn.")
			p.Spans = slices.Delete(p.Spans, i, i+1)
			continue
		}
		if p.Spans[i].Is(vocabulary.Trade) && !p.Spans[i].Is(vocabulary.Thing) {
			continue // "retro graphic tee": the look of its letters
		}
		if t, _ := things.ByID(id); p.Tables.Drawable(id) != "" && t.Group != "building-landmark" {
			return
		}
		p.LeaveOut(p.Spans[i].From, p.Spans[i].To, "“"+p.Words(p.Spans[i].From, p.Spans[i].To)+"” is the theme: what the prompt lists is drawn.")
		p.Spans = slices.Delete(p.Spans, i, i+1)
	}
}

// signForName quotes for whom a birthday sign is: "birthday sign Emma 3rd birthday", "birthday sign for Leo".
func signForName(p *state.Parser) {
	at := slices.IndexFunc(p.Tokens, func(t token.Token) bool { return t.Text == "sign" || t.Text == "banner" })
	if at < 1 || p.Quoted() || patterns.Cued(p) || p.WordAt(at-1) != "birthday" && p.WordAt(at-1) != "nursery" && p.WordAt(at-1) != "welcome" {
		return
	}
	from := at + 1
	if p.WordAt(from) == "for" {
		from++
	}
	to := from
	for to < len(p.Tokens) && p.Tokens[to].Kind == token.Word && (p.CapitalToken(to) || to > from && (p.WordAt(to) == "birthday" || p.WordAt(to) == "turns" || p.WordAt(to) == "is" || p.WordAt(to) == "turning")) && !letters.TradeToken(p, to) {
		to++
	}
	if to == from || !p.CapitalToken(from) {
		return
	}
	lead, kind := "", p.WordAt(at-1)
	if to-from == letters.Capitals(p, from, to) && kind == "birthday" {
		lead = "Happy Birthday " // nothing but the name was told
	}
	if lead != "" || strings.Contains(strings.ToLower(p.Words(from, to)), "birthday") {
		p.Understand(at-1, at, "framing", "birthday")
		p.WithoutTokens(at-1, at)
	}
	p.QuoteTokens(at+1, from, to)
	if i := p.SpanAt(from); i >= 0 && p.Spans[i].Kind == token.Quote {
		p.Spans[i].Text = lead + patterns.Titled(p.Spans[i].Text)
	}
}

// sheetCouple letters the two names after the word for a card: "wedding invitation Sarah & Mark August 21 2026".
func sheetCouple(p *state.Parser) {
	if p.Design.Sheet != "card" {
		return
	}
	for i := 1; i+1 < len(p.Tokens); i++ {
		if w := p.Tokens[i].Raw; w != "&" && w != "and" || p.Fate[i] || !nameToken(p, i-1) || !nameToken(p, i+1) {
			continue
		}
		from, to := i-1, i+2
		for from > 0 && nameToken(p, from-1) {
			from--
		}
		for nameToken(p, to) {
			to++
		}
		p.Understand(from, to, "text", p.Text(from, to))
		p.WithoutTokens(from, to)
		p.Out.Lettering = append(p.Out.Lettering, p.Text(from, to))
		return
	}
}

// nameToken reports whether a token may be of somebody's name: a capital, and no number, day or word of the order.
func nameToken(p *state.Parser, i int) bool {
	return i >= 0 && i < len(p.Tokens) && !p.Fate[i] && p.CapitalToken(i) && p.Tokens[i].Raw != "&" && !vocabulary.IsNumber(p.WordAt(i)) && !sheets.DateWords[p.WordAt(i)] && letters.Papers[p.WordAt(i)] == ""
}
