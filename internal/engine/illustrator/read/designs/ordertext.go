package designs

import (
	"regexp"
	"slices"
	"strings"
	"unicode/utf8"

	"pellucid/internal/engine/illustrator/lexicon"
	"pellucid/internal/engine/illustrator/read/letters"
	"pellucid/internal/engine/illustrator/read/nouns"
	"pellucid/internal/engine/illustrator/read/patterns"
	"pellucid/internal/engine/illustrator/read/state"
	"pellucid/internal/engine/illustrator/read/vocabulary"
	"pellucid/internal/engine/illustrator/token"
)

// textsOfOrder quotes the texts of a design that are told without quotation marks and takes out the words that only lead to them.
func textsOfOrder(p *state.Parser) {
	if p.Language.Code != "en" && p.Language.Code != "" {
		return
	}
	numberAgain(p)
	if slices.ContainsFunc(p.Tokens, func(t token.Token) bool { return lettersOfLogos[t.Text] }) {
		designFor(p)
	}
	if p.Out.Design == "" && !p.Logo && !p.Quoted() && !patterns.Cued(p) && !slices.ContainsFunc(p.Tokens, func(t token.Token) bool { return letters.Papers[t.Text] != "" || t.Text == "sign" }) {
		return
	}
	contacts(p)
	nameOfOwner(p)
	nameOfFirm(p)
	colorsOfText(p)
	colorsSaid(p)
	looksAfterText(p)
	textOfBalloons(p)
	colorsAfterQuote(p)
	wordsInColors(p)
	designFor(p)
	layoutWords(p)
	initialsOfLogo(p)
	firmOfSign(p)
	borderOfSign(p)
	goodsOfPrint(p)
}

// textsLeft quotes what no word leads to, where the prompt has no text yet, and leaves out a saying that only is the theme of a text.
func textsLeft(p *state.Parser) {
	if p.Language.Code != "en" && p.Language.Code != "" {
		return
	}
	shoutedRun(p)
	themeBeforeText(p)
}

// shortCapitals are words that are in capitals anyway.
var shortCapitals = lexicon.Set("svg png dxf eps jpg pdf dtf diy usa uk us ny nyc bbq tv hd uv ai dj nfl nba mlb usmc cpr er ok ii iii xl")

// shoutedRun quotes several words in capitals in a row that a design says: "gym poster NO PAIN NO GAIN with a man". One word stands right behind the
// word for the sheet or the sign.
func shoutedRun(p *state.Parser) {
	sheet := p.Out.Design != "" || p.Logo || slices.ContainsFunc(p.Tokens, func(t token.Token) bool { return letters.Papers[t.Text] != "" || letters.BoardNouns[t.Text] })
	if !sheet || p.Quoted() || len(p.Out.Lettering) > 0 || letters.Capitals(p, 0, len(p.Tokens)) == len(p.Tokens) {
		return
	}
	for from := 1; from < len(p.Tokens); from++ {
		to := from
		for to < len(p.Tokens) && (p.ShoutedToken(to) && !shortCapitals[p.WordAt(to)] || to > from && (p.Tokens[to].Raw == "&" || p.Tokens[to].Raw == "A" || p.Tokens[to].Raw == "I")) && !p.Fate[to] {
			to++
		}
		before := p.WordAt(from - 1)
		alone := to == from+1 && len(p.Tokens[from].Raw) > 3 && (letters.Papers[before] != "" || letters.BoardNouns[before] || owners[before])
		if to-from < 2 && !alone {
			continue
		}
		if alone && p.WordAt(to) == "dead" && p.WordAt(to+1) == "or" && p.WordAt(to+2) == "alive" {
			to += 3
		}
		lead := from
		if alone && owners[before] {
			lead-- // "team THUNDERBIRDS"
		}
		p.QuoteTokens(lead, from, to)
		colorsAfterQuote(p)
		return
	}
}

// colorsAfterQuote takes the colors right after the text of a print, a sheet or a mascot as those of the design: "“Game On” purple and green".
func colorsAfterQuote(p *state.Parser) {
	if d := p.Out.Design; d != "print" && d != "flyer" && d != "card" && d != "mascot" {
		return
	}
	for i := 1; i < len(p.Spans); i++ {
		if p.Spans[i-1].Kind == token.Quote && p.Spans[i].Kind == token.Word && p.Spans[i].Is(vocabulary.Color) && !metalWords[p.Spans[i].Key] {
			colorsAfterText(p, i)
			return
		}
	}
}

// printNouns are the words right behind the theme of a print.
var printNouns = lexicon.Set("design designs svg png shirt tshirt tee sublimation decal sticker mug tumbler print graphic")

// themeBeforeText leaves out a saying that is the theme of a print with a text of its own: "coffee lover design with text “dead inside”".
func themeBeforeText(p *state.Parser) {
	if p.Out.Design != "print" || !p.Quoted() || len(p.Spans) == 0 {
		return
	}
	s := p.Spans[0]
	if s.Kind != token.Word || !s.Is(vocabulary.Saying) || s.To-s.From < 2 || !printNouns[p.WordAt(s.To)] {
		return
	}
	p.LeaveOut(s.From, s.To, "“"+p.Words(s.From, s.To)+"” is the theme: what the prompt lists is drawn.")
	p.Spans = slices.Delete(p.Spans, 0, 1)
}

// contact is a telephone number, an address on the web or a name on social media.
var contact = regexp.MustCompile(`(?i)(\+?\d[ .-]?)?(\(\d{3}\) ?|\d{3}[.-])?\d{3}[.-]\d{4}\b|\b(www\.)?[a-z0-9][a-z0-9-]+\.(com|net|org|shop|store|co\.uk|io|de)\b|\B@[a-z0-9_.]+`)

// leadsOfContacts stand before a contact and are not lettered.
var leadsOfContacts = lexicon.Set("phone number telephone tel website web address email e-mail instagram handle contact url")

// contacts takes out the contacts that a design says: "phone number 555-0134 at the bottom". They are its smallest line.
func contacts(p *state.Parser) {
	text := string(p.Runes)
	for _, at := range contact.FindAllStringIndex(text, -1) {
		start, end := utf8.RuneCountInString(text[:at[0]]), utf8.RuneCountInString(text[:at[1]])
		from := slices.IndexFunc(p.Tokens, func(t token.Token) bool { return t.End > start })
		if from < 0 || p.Tokens[from].Kind == token.Quote {
			continue
		}
		to := from
		for to < len(p.Tokens) && p.Tokens[to].Start < end {
			to++
		}
		lead := from
		for lead > 0 && (leadsOfContacts[p.WordAt(lead-1)] || lead < from && (p.WordAt(lead-1) == "and" || p.WordAt(lead-1) == "with")) {
			lead--
		}
		p.Design.Contacts = append(p.Design.Contacts, text[at[0]:at[1]])
		if place, _ := letters.PlaceAfter(p, to); place > to {
			to = place
		}
		p.Understand(lead, to, "text", text[at[0]:at[1]])
		p.WithoutTokens(lead, to)
	}
}

// SetContacts puts the contacts of a design into the small line of a logo, or below the lines of a sheet.
func SetContacts(p *state.Parser) {
	if len(p.Design.Contacts) == 0 {
		return
	}
	said := strings.Join(p.Design.Contacts, " · ")
	switch {
	case !p.Logo:
		p.Out.Lettering = append(p.Out.Lettering, said)
	case p.Out.Tagline != "" && len(p.Out.Tagline)+len(said) < 32:
		p.Out.Tagline += " · " + said
	default:
		p.Out.Tagline = said
	}
}

// owners are who or what has the name that follows: "team name", "brand name". They are not drawn.
var owners = lexicon.Set("team brand company business clan guild band shop store channel player gamer club crew squad stream streamer family baby kid kids child boy girl couple restaurant bakery artist product wine dog")

// nameOfOwner takes out who has a name that is lettered: "team name GRIZZLY KINGS" draws no team.
func nameOfOwner(p *state.Parser) {
	for i := 1; i+1 < len(p.Tokens); i++ {
		if w := p.WordAt(i); w != "name" && w != "names" || !owners[p.WordAt(i-1)] || p.Tokens[i+1].Kind != token.Quote && !p.CapitalToken(i+1) || p.Fate[i-1] {
			continue
		}
		p.Understand(i-1, i, "text", "name")
		p.WithoutTokens(i-1, i)
	}
}

// nameOfFirm quotes the name of the firm or the team that a logo is for: "logo for my bakery Sugar & Thyme", "team logo for the Panthers".
func nameOfFirm(p *state.Parser) {
	at := slices.IndexFunc(p.Tokens, func(t token.Token) bool {
		return (letters.LogoNouns[t.Text] || letters.Papers[t.Text] == "flyer") && t.Kind == token.Word
	})
	if at < 0 || p.WordAt(at+1) != "for" || p.Tokens[at+1].Raw != "for" || nameQuoted(p) {
		return
	}
	from := at + 2
	for ofFirms[p.WordAt(from)] && p.Tokens[from].Raw == p.WordAt(from) {
		from++
	}
	firm := from
	for from < firm+4 && p.WordAt(from) != "" && !p.CapitalToken(from) && !letters.TextEnds[p.WordAt(from)] && !letters.LeadFillers[p.WordAt(from)] && !letters.NameLeads[p.WordAt(from)] {
		from++
	}
	if from == firm && at+2 == firm || from >= len(p.Tokens) || !p.CapitalToken(from) { // what follows "for" itself is read by OrderedTexts
		return
	}
	start, to := letters.OrderedText(p, from-1)
	if to <= start {
		return
	}
	p.Mark(at+1, firm)
	p.QuoteTokens(from, from, to)
	p.WithoutTokens(at+1, from)
	switch {
	case from > firm && letters.Papers[p.WordAt(at)] != "":
		p.LeaveOut(firm, from, "“"+p.Words(firm, from)+"” says what the image is for, so it isn't drawn.")
	case from > firm:
		p.Design.Firm = [2]int{firm, from}
	}
}

// nameQuoted reports whether a prompt has a text in quotation marks besides the year of founding.
func nameQuoted(p *state.Parser) bool {
	return slices.ContainsFunc(p.Spans, func(s state.Span) bool {
		first, _, _ := strings.Cut(strings.ToLower(s.Text), " ")
		return s.Kind == token.Quote && !vocabulary.Foundings[strings.Trim(first, ".")]
	})
}

// ofFirms stand before the word for a firm.
var ofFirms = lexicon.Set("a an the my our your their his her")

// colorsOfText takes the colors right before and after the word for letters as those of the letters: "in retro letters orange and brown", "purple
// glitter letters".
func colorsOfText(p *state.Parser) {
	for i, s := range p.Spans {
		if s.Kind != token.Word || i == 0 || !colorableText[state.LastWord(s.Key)] {
			continue
		}
		next := i + 1
		if p.Span(next).Key == "in" {
			next++ // "bubble font in yellow"
		}
		if p.Span(next).Is(vocabulary.Color) && p.Span(next).Kind == token.Word {
			colorsAfterText(p, next)
		}
		colorsBeforeText(p, i)
		return
	}
}

// colorsAfterText takes the colors from a span on as those of the letters before it, unless they are those of another thing.
func colorsAfterText(p *state.Parser, from int) {
	end := from
	for p.Span(end).IsWord() && (p.Span(end).Is(vocabulary.Color) || p.Span(end).Key == "and" && p.Span(end+1).Is(vocabulary.Color)) {
		end++
	}
	if next := p.Span(end); next.IsWord() && !next.Is(vocabulary.Relation, vocabulary.Trade) && next.Key != "a" && next.Key != "with" {
		return // "letters red apples"
	}
	tintText(p, from, end)
}

// colorsBeforeText takes the colors among the looks right before the word for letters at a span as theirs, where a pause or "in" comes before them.
func colorsBeforeText(p *state.Parser, i int) {
	from := i
	for from > 0 && p.Spans[from-1].Kind == token.Word && (p.Spans[from-1].Is(vocabulary.Color) || p.Spans[from-1].Key == "and" || p.Spans[from-1].Is(vocabulary.Style) && from > 1 || letters.LetterStyles[p.Spans[from-1].Key] != "" || strings.HasPrefix(p.Spans[from-1].Key, "glitter")) {
		from--
	}
	if lead := p.Span(from - 1); from == i || from > 0 && lead.IsWord() && lead.Key != "in" && lead.Key != "with" || p.Spans[from].Key == "and" {
		return
	}
	for k := i - 1; k >= from; k-- {
		if s := p.Spans[k]; s.Is(vocabulary.Color) && (!s.Is(vocabulary.Thing) || p.Span(from-1).Key == "in") && !metalWords[s.Key] && letters.LetterStyles[s.Key] == "" && !strings.HasPrefix(s.Key, "glitter") {
			tintText(p, k, k+1)
		}
	}
}

// metalWords are colors that are a polish of letters, which is read elsewhere.
var metalWords = lexicon.Set("gold golden silver bronze copper chrome metallic")

// tintText takes the colors of some spans as those of the letters.
func tintText(p *state.Parser, from, to int) {
	for k := from; k < to; k++ {
		if name, ok := p.Spans[k].Value(vocabulary.Color); ok {
			p.Out.Tints = state.AppendNew(p.Out.Tints, name)
			p.Understand(p.Spans[k].From, p.Spans[k].To, "color", name)
		} else {
			p.Mark(p.Spans[k].From, p.Spans[k].To)
		}
	}
	p.Spans = slices.Delete(p.Spans, from, to)
}

// colorableText are the words for letters after which colors are theirs.
var colorableText = lexicon.Set("letters lettering font text script typography")

// colorsSaid takes a saying that consists of colors as colors where the design has a text of its own: "“Land of the Free” red white and blue".
func colorsSaid(p *state.Parser) {
	if !p.Quoted() {
		return
	}
	for i, s := range p.Spans {
		if !s.Is(vocabulary.Saying) || s.Kind != token.Word || s.To-s.From < 3 {
			continue
		}
		words := letters.Singly(p, s.From, s.To)
		if slices.ContainsFunc(words, func(w state.Span) bool { return w.Key != "and" && !w.Is(vocabulary.Color) }) {
			continue
		}
		for _, w := range words {
			if name, ok := w.Value(vocabulary.Color); ok {
				p.Out.Tints = state.AppendNew(p.Out.Tints, name)
			}
		}
		p.Drop(i, "color", p.Words(s.From, s.To))
		return
	}
}

// looksAfterText reads the look of letters right after a text, before anything else: "“Good Vibes” distressed", "the name LIBERTY HAULING bold".
func looksAfterText(p *state.Parser) {
	for i := 1; i < len(p.Spans); i++ {
		s := p.Spans[i]
		to := letters.LetterStyles[s.Key]
		if p.Spans[i-1].Kind != token.Quote || s.Kind != token.Word || to == "" || letters.LooksOfImages[s.Key] {
			continue
		}
		if next := p.Span(i + 1); next.IsWord() && !next.Is(vocabulary.Relation, vocabulary.Stop) && !nouns.LetterNouns[next.Key] {
			return // "“Cheers” vintage car"
		}
		if p.Out.Letter.Style == "" {
			p.Out.Letter.Style = to
		}
		p.Out.Letter.Wavy = p.Out.Letter.Wavy || s.Key == "wavy"
		p.Drop(i, "lettering", to)
		return
	}
}

var (
	// layoutLeads come before a place on the sheet, layoutSides are words for it.
	layoutLeads = lexicon.Set("at on in around along across to near toward towards")
	layoutSides = lexicon.Set("edge edges side sides bottom top middle center centre border outside perimeter")
	// layoutAdds stand between the two.
	layoutAdds = lexicon.Set("the each both either all every outer upper lower very left right its two four opposite")
)

// layoutWords takes out where something stands on a design: "lavender sprigs on both sides", "strawberries around the edge". Those words lead
// to no thing, and no edge and no side is drawn.
func layoutWords(p *state.Parser) {
	for i := 0; i < len(p.Tokens); i++ {
		if !layoutLeads[p.WordAt(i)] || p.Fate[i] || i == 0 || quotedAt(p, i) {
			continue
		}
		to := i + 1
		for layoutAdds[p.WordAt(to)] {
			to++
		}
		if !layoutSides[p.WordAt(to)] || p.WordAt(to+1) == "of" || to == i+1 && p.WordAt(to) == "top" || p.SpanAt(to) < 0 || p.Spans[p.SpanAt(to)].Is(vocabulary.Style) {
			continue
		}
		p.Design.Places = append(p.Design.Places, [2]int{i, to + 1})
		p.WithoutTokens(i, to+1)
	}
}

// TellLayout says which of the places on a design are where its art is anyway.
func TellLayout(p *state.Parser) {
	ringed := p.Out.Motif != "" || slices.Contains(p.Out.Framing, "badge")
	for _, at := range p.Design.Places {
		switch w := p.WordAt(at[1] - 1); {
		case ringed && (w == "edge" || w == "edges" || w == "border" || w == "outside" || w == "perimeter" || w == "middle" || w == "center" || w == "centre"),
			p.Out.Design == "label" && strings.HasPrefix(w, "side") && len(p.Out.Subjects) == 1 && p.Out.Subjects[0].Count > 1:
			p.Understand(at[0], at[1], "framing", w)
		default:
			p.LeaveOut(at[0], at[1], "We arrange a design ourselves, so “"+strings.ToLower(p.Words(at[0], at[1]))+"” is left out.")
		}
	}
}
