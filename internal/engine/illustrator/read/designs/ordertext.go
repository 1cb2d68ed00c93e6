package read

import (
	"regexp"
	"slices"
	"strings"
	"unicode/utf8"

	"pellucid/internal/engine/illustrator/read/vocabulary"
	"pellucid/internal/engine/illustrator/token"
)

// textsOfOrder quotes the texts of a design that are told without quotation marks and takes out the words that only lead to them.
func (p *parser) textsOfOrder() {
	if p.lang.Code != "en" && p.lang.Code != "" {
		return
	}
	p.numberAgain()
	if slices.ContainsFunc(p.toks, func(t token.Token) bool { return lettersOfLogos[t.Text] }) {
		p.designFor()
	}
	if p.out.Design == "" && !p.logo && !p.quoted() && !p.cued() && !slices.ContainsFunc(p.toks, func(t token.Token) bool { return papers[t.Text] != "" || t.Text == "sign" }) {
		return
	}
	p.contacts()
	p.nameOfOwner()
	p.nameOfFirm()
	p.colorsOfText()
	p.colorsSaid()
	p.looksAfterText()
	p.textOfBalloons()
	p.colorsAfterQuote()
	p.wordsInColors()
	p.designFor()
	p.layoutWords()
	p.initialsOfLogo()
	p.firmOfSign()
	p.borderOfSign()
	p.goodsOfPrint()
}

// textsLeft quotes what no word leads to, where the prompt has no text yet, and leaves out a saying that only is the theme of a text.
func (p *parser) textsLeft() {
	if p.lang.Code != "en" && p.lang.Code != "" {
		return
	}
	p.shoutedRun()
	p.themeBeforeText()
}

// shortCapitals are words that are in capitals anyway.
var shortCapitals = wordSet("svg png dxf eps jpg pdf dtf diy usa uk us ny nyc bbq tv hd uv ai dj nfl nba mlb usmc cpr er ok ii iii xl")

// shoutedRun quotes several words in capitals in a row that a design says: "gym poster NO PAIN NO GAIN with a man". One word stands right behind the
// word for the sheet or the sign.
func (p *parser) shoutedRun() {
	sheet := p.out.Design != "" || p.logo || slices.ContainsFunc(p.toks, func(t token.Token) bool { return papers[t.Text] != "" || boardNouns[t.Text] })
	if !sheet || p.quoted() || len(p.out.Lettering) > 0 || p.capitals(0, len(p.toks)) == len(p.toks) {
		return
	}
	for from := 1; from < len(p.toks); from++ {
		to := from
		for to < len(p.toks) && (p.shoutedToken(to) && !shortCapitals[p.wordAt(to)] || to > from && (p.toks[to].Raw == "&" || p.toks[to].Raw == "A" || p.toks[to].Raw == "I")) && !p.fate[to] {
			to++
		}
		before := p.wordAt(from - 1)
		alone := to == from+1 && len(p.toks[from].Raw) > 3 && (papers[before] != "" || boardNouns[before] || owners[before])
		if to-from < 2 && !alone {
			continue
		}
		if alone && p.wordAt(to) == "dead" && p.wordAt(to+1) == "or" && p.wordAt(to+2) == "alive" {
			to += 3
		}
		lead := from
		if alone && owners[before] {
			lead-- // "team THUNDERBIRDS"
		}
		p.quoteTokens(lead, from, to)
		p.colorsAfterQuote()
		return
	}
}

// colorsAfterQuote takes the colors right after the text of a print, a sheet or a mascot as those of the design: "“Game On” purple and green".
func (p *parser) colorsAfterQuote() {
	if d := p.out.Design; d != "print" && d != "flyer" && d != "card" && d != "mascot" {
		return
	}
	for i := 1; i < len(p.spans); i++ {
		if p.spans[i-1].kind == token.Quote && p.spans[i].kind == token.Word && p.spans[i].is(color) && !metalWords[p.spans[i].key] {
			p.colorsAfterText(i)
			return
		}
	}
}

// printNouns are the words right behind the theme of a print.
var printNouns = wordSet("design designs svg png shirt tshirt tee sublimation decal sticker mug tumbler print graphic")

// themeBeforeText leaves out a saying that is the theme of a print with a text of its own: "coffee lover design with text “dead inside”".
func (p *parser) themeBeforeText() {
	if p.out.Design != "print" || !p.quoted() || len(p.spans) == 0 {
		return
	}
	s := p.spans[0]
	if s.kind != token.Word || !s.is(saying) || s.to-s.from < 2 || !printNouns[p.wordAt(s.to)] {
		return
	}
	p.leaveOut(s.from, s.to, "“"+p.words(s.from, s.to)+"” is the theme: what the prompt lists is drawn.")
	p.spans = slices.Delete(p.spans, 0, 1)
}

// contact is a telephone number, an address on the web or a name on social media.
var contact = regexp.MustCompile(`(?i)(\+?\d[ .-]?)?(\(\d{3}\) ?|\d{3}[.-])?\d{3}[.-]\d{4}\b|\b(www\.)?[a-z0-9][a-z0-9-]+\.(com|net|org|shop|store|co\.uk|io|de)\b|\B@[a-z0-9_.]+`)

// leadsOfContacts stand before a contact and are not lettered.
var leadsOfContacts = wordSet("phone number telephone tel website web address email e-mail instagram handle contact url")

// contacts takes out the contacts that a design says: "phone number 555-0134 at the bottom". They are its smallest line.
func (p *parser) contacts() {
	text := string(p.runes)
	for _, at := range contact.FindAllStringIndex(text, -1) {
		start, end := utf8.RuneCountInString(text[:at[0]]), utf8.RuneCountInString(text[:at[1]])
		from := slices.IndexFunc(p.toks, func(t token.Token) bool { return t.End > start })
		if from < 0 || p.toks[from].Kind == token.Quote {
			continue
		}
		to := from
		for to < len(p.toks) && p.toks[to].Start < end {
			to++
		}
		lead := from
		for lead > 0 && (leadsOfContacts[p.wordAt(lead-1)] || lead < from && (p.wordAt(lead-1) == "and" || p.wordAt(lead-1) == "with")) {
			lead--
		}
		p.contactLines = append(p.contactLines, text[at[0]:at[1]])
		if place, _ := p.placeAfter(to); place > to {
			to = place
		}
		p.understand(lead, to, "text", text[at[0]:at[1]])
		p.withoutTokens(lead, to)
	}
}

// setContacts puts the contacts of a design into the small line of a logo, or below the lines of a sheet.
func (p *parser) setContacts() {
	if len(p.contactLines) == 0 {
		return
	}
	said := strings.Join(p.contactLines, " · ")
	switch {
	case !p.logo:
		p.out.Lettering = append(p.out.Lettering, said)
	case p.out.Tagline != "" && len(p.out.Tagline)+len(said) < 32:
		p.out.Tagline += " · " + said
	default:
		p.out.Tagline = said
	}
}

// owners are who or what has the name that follows: "team name", "brand name". They are not drawn.
var owners = wordSet("team brand company business clan guild band shop store channel player gamer club crew squad stream streamer family baby kid kids child boy girl couple restaurant bakery artist product wine dog")

// nameOfOwner takes out who has a name that is lettered: "team name GRIZZLY KINGS" draws no team.
func (p *parser) nameOfOwner() {
	for i := 1; i+1 < len(p.toks); i++ {
		if w := p.wordAt(i); w != "name" && w != "names" || !owners[p.wordAt(i-1)] || p.toks[i+1].Kind != token.Quote && !p.capitalToken(i+1) || p.fate[i-1] {
			continue
		}
		p.understand(i-1, i, "text", "name")
		p.withoutTokens(i-1, i)
	}
}

// nameOfFirm quotes the name of the firm or the team that a logo is for: "logo for my bakery Sugar & Thyme", "team logo for the Panthers".
func (p *parser) nameOfFirm() {
	at := slices.IndexFunc(p.toks, func(t token.Token) bool {
		return (logoNouns[t.Text] || papers[t.Text] == "flyer") && t.Kind == token.Word
	})
	if at < 0 || p.wordAt(at+1) != "for" || p.toks[at+1].Raw != "for" || p.nameQuoted() {
		return
	}
	from := at + 2
	for ofFirms[p.wordAt(from)] && p.toks[from].Raw == p.wordAt(from) {
		from++
	}
	firm := from
	for from < firm+4 && p.wordAt(from) != "" && !p.capitalToken(from) && !textEnds[p.wordAt(from)] && !leadFillers[p.wordAt(from)] && !nameLeads[p.wordAt(from)] {
		from++
	}
	if from == firm && at+2 == firm || from >= len(p.toks) || !p.capitalToken(from) { // what follows "for" itself is read by orderedTexts
		return
	}
	start, to := p.orderedText(from - 1)
	if to <= start {
		return
	}
	p.mark(at+1, firm)
	p.quoteTokens(from, from, to)
	p.withoutTokens(at+1, from)
	switch {
	case from > firm && papers[p.wordAt(at)] != "":
		p.leaveOut(firm, from, "“"+p.words(firm, from)+"” says what the image is for, so it isn't drawn.")
	case from > firm:
		p.firm = [2]int{firm, from}
	}
}

// nameQuoted reports whether a prompt has a text in quotation marks besides the year of founding.
func (p *parser) nameQuoted() bool {
	return slices.ContainsFunc(p.spans, func(s span) bool {
		first, _, _ := strings.Cut(strings.ToLower(s.text), " ")
		return s.kind == token.Quote && !vocabulary.Foundings[strings.Trim(first, ".")]
	})
}

var (
	// logoNouns are the words for what a firm or a team has drawn for itself.
	logoNouns = wordSet("logo logos badge emblem crest mascot")
	// ofFirms stand before the word for a firm.
	ofFirms = wordSet("a an the my our your their his her")
)

// colorsOfText takes the colors right before and after the word for letters as those of the letters: "in retro letters orange and brown", "purple
// glitter letters".
func (p *parser) colorsOfText() {
	for i, s := range p.spans {
		if s.kind != token.Word || i == 0 || !colorableText[lastWord(s.key)] {
			continue
		}
		next := i + 1
		if p.span(next).key == "in" {
			next++ // "bubble font in yellow"
		}
		if p.span(next).is(color) && p.span(next).kind == token.Word {
			p.colorsAfterText(next)
		}
		p.colorsBeforeText(i)
		return
	}
}

// colorsAfterText takes the colors from a span on as those of the letters before it, unless they are those of another thing.
func (p *parser) colorsAfterText(from int) {
	end := from
	for p.span(end).isWord() && (p.span(end).is(color) || p.span(end).key == "and" && p.span(end+1).is(color)) {
		end++
	}
	if next := p.span(end); next.isWord() && !next.is(relation, trade) && next.key != "a" && next.key != "with" {
		return // "letters red apples"
	}
	p.tintText(from, end)
}

// colorsBeforeText takes the colors among the looks right before the word for letters at a span as theirs, where a pause or "in" comes before them.
func (p *parser) colorsBeforeText(i int) {
	from := i
	for from > 0 && p.spans[from-1].kind == token.Word && (p.spans[from-1].is(color) || p.spans[from-1].key == "and" || letterStyles[p.spans[from-1].key] != "" || strings.HasPrefix(p.spans[from-1].key, "glitter")) {
		from--
	}
	if lead := p.span(from - 1); from == i || from > 0 && lead.isWord() && lead.key != "in" && lead.key != "with" || p.spans[from].key == "and" {
		return
	}
	for k := i - 1; k >= from; k-- {
		if s := p.spans[k]; s.is(color) && (!s.is(thing) || p.span(from-1).key == "in") && !metalWords[s.key] && letterStyles[s.key] == "" && !strings.HasPrefix(s.key, "glitter") {
			p.tintText(k, k+1)
		}
	}
}

// metalWords are colors that are a polish of letters, which is read elsewhere.
var metalWords = wordSet("gold golden silver bronze copper chrome metallic")

// tintText takes the colors of some spans as those of the letters.
func (p *parser) tintText(from, to int) {
	for k := from; k < to; k++ {
		if name, ok := p.spans[k].value(color); ok {
			p.out.Tints = appendNew(p.out.Tints, name)
			p.understand(p.spans[k].from, p.spans[k].to, "color", name)
		} else {
			p.mark(p.spans[k].from, p.spans[k].to)
		}
	}
	p.spans = slices.Delete(p.spans, from, to)
}

// colorableText are the words for letters after which colors are theirs.
var colorableText = wordSet("letters lettering font text script typography")

// colorsSaid takes a saying that consists of colors as colors where the design has a text of its own: "“Land of the Free” red white and blue".
func (p *parser) colorsSaid() {
	if !p.quoted() {
		return
	}
	for i, s := range p.spans {
		if !s.is(saying) || s.kind != token.Word || s.to-s.from < 3 {
			continue
		}
		words := p.singly(s.from, s.to)
		if slices.ContainsFunc(words, func(w span) bool { return w.key != "and" && !w.is(color) }) {
			continue
		}
		for _, w := range words {
			if name, ok := w.value(color); ok {
				p.out.Tints = appendNew(p.out.Tints, name)
			}
		}
		p.drop(i, "color", p.words(s.from, s.to))
		return
	}
}

// looksOfImages are styles of letters that are also styles of whole images.
var looksOfImages = wordSet("neon graffiti comic vintage simple modern minimal minimalist clean colorful colourful cartoon")

// looksAfterText reads the look of letters right after a text, before anything else: "“Good Vibes” distressed", "the name LIBERTY HAULING bold".
func (p *parser) looksAfterText() {
	for i := 1; i < len(p.spans); i++ {
		s := p.spans[i]
		to := letterStyles[s.key]
		if p.spans[i-1].kind != token.Quote || s.kind != token.Word || to == "" || looksOfImages[s.key] {
			continue
		}
		if next := p.span(i + 1); next.isWord() && !next.is(relation, stop) && !letterNouns[next.key] {
			return // "“Cheers” vintage car"
		}
		if p.out.Letter.Style == "" {
			p.out.Letter.Style = to
		}
		p.out.Letter.Wavy = p.out.Letter.Wavy || s.key == "wavy"
		p.drop(i, "lettering", to)
		return
	}
}

var (
	// layoutLeads come before a place on the sheet, layoutSides are words for it.
	layoutLeads = wordSet("at on in around along across to near toward towards")
	layoutSides = wordSet("edge edges side sides bottom top middle center centre border outside perimeter")
	// layoutAdds stand between the two.
	layoutAdds = wordSet("the each both either all every outer upper lower very left right its two four opposite")
)

// layoutWords takes out where something stands on a design: "lavender sprigs on both sides", "strawberries around the edge". Those words lead
// to no thing, and no edge and no side is drawn.
func (p *parser) layoutWords() {
	for i := 0; i < len(p.toks); i++ {
		if !layoutLeads[p.wordAt(i)] || p.fate[i] || i == 0 || p.quotedAt(i) {
			continue
		}
		to := i + 1
		for layoutAdds[p.wordAt(to)] {
			to++
		}
		if !layoutSides[p.wordAt(to)] || p.wordAt(to+1) == "of" || to == i+1 && p.wordAt(to) == "top" || p.spanAt(to) < 0 || p.spans[p.spanAt(to)].is(style) {
			continue
		}
		p.placesOnSheet = append(p.placesOnSheet, [2]int{i, to + 1})
		p.withoutTokens(i, to+1)
	}
}

// tellLayout says which of the places on a design are where its art is anyway.
func (p *parser) tellLayout() {
	ringed := p.out.Motif != "" || slices.Contains(p.out.Framing, "badge")
	for _, at := range p.placesOnSheet {
		switch w := p.wordAt(at[1] - 1); {
		case ringed && (w == "edge" || w == "edges" || w == "border" || w == "outside" || w == "perimeter" || w == "middle" || w == "center" || w == "centre"),
			p.out.Design == "label" && strings.HasPrefix(w, "side") && len(p.out.Subjects) == 1 && p.out.Subjects[0].Count > 1:
			p.understand(at[0], at[1], "framing", w)
		default:
			p.leaveOut(at[0], at[1], "We arrange a design ourselves, so “"+strings.ToLower(p.words(at[0], at[1]))+"” is left out.")
		}
	}
}
