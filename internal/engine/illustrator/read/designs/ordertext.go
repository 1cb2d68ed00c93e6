package designs

import (
	"regexp"
	"slices"
	"strings"
	"unicode/utf8"

	"pellucid/internal/engine/illustrator/lexicon"
	"pellucid/internal/engine/illustrator/read/designs/logos"
	"pellucid/internal/engine/illustrator/read/designs/sayings"
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
	countedAgain(p)
	if slices.ContainsFunc(p.Tokens, func(t token.Token) bool { return logos.LettersOfLogos[t.Text] }) {
		designFor(p)
	}
	if p.Out.Design == "" && !p.Logo && !p.Quoted() && !patterns.Cued(p) && !slices.ContainsFunc(p.Tokens, func(t token.Token) bool { return letters.Papers[t.Text] != "" || t.Text == "sign" }) {
		return
	}
	contacts(p)
	nameOfOwner(p)
	nameOfFirm(p)
	logos.FirmAtEnd(p)
	colorsOfText(p)
	colorsSaid(p)
	looksAfterText(p)
	textOfBalloons(p)
	colorsAfterQuote(p)
	colorsInQuote(p)
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

// printNouns are the words right behind the theme of a print.
var printNouns = lexicon.Set("design designs svg png shirt tshirt tee quote sublimation decal sticker mug tumbler print graphic")

// themesOfGoods are those for whom a print with art of its own is.
var themesOfGoods = lexicon.Set("teacher nurse mom mama dad grandma grandpa coach doctor dentist vet veterinarian firefighter hairstylist hairdresser barber mechanic electrician plumber librarian principal counselor bride groom")

// themeBeforeText leaves out a saying that is the theme of a print with a text of its own: "coffee lover design with text “dead inside”".
func themeBeforeText(p *state.Parser) {
	if len(p.Spans) == 0 {
		return
	}
	s := p.Spans[0]
	wrap := p.WordAt(s.To+1) == "wrap" // "nurse tumbler wrap with stethoscopes"
	if !wrap && (p.Out.Design != "print" || !p.Quoted()) {
		return
	}
	if themesOfGoods[s.Key] && s.IsWord() && s.To-s.From == 1 && printNouns[p.WordAt(s.To)] && letters.NamesArtBeside(p, 0) {
		p.LeaveOut(s.From, s.To, "“"+p.Words(s.From, s.To)+"” is the theme: what the prompt lists is drawn.")
		p.Spans = slices.Delete(p.Spans, 0, 1)
		return
	}
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
	if at < 0 || p.WordAt(at+1) != "for" || p.Tokens[at+1].Raw != "for" || sayings.NameQuoted(p) {
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

// ofFirms stand before the word for a firm.
var ofFirms = lexicon.Set("a an the my our your their his her")

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
		if !layoutLeads[p.WordAt(i)] || p.Fate[i] || i == 0 || sayings.QuotedAt(p, i) {
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
