package designs

import (
	"slices"
	"strings"

	"pellucid/internal/engine/illustrator/lexicon"
	"pellucid/internal/engine/illustrator/read/designs/logos"
	"pellucid/internal/engine/illustrator/read/designs/sheets"
	"pellucid/internal/engine/illustrator/read/letters"
	"pellucid/internal/engine/illustrator/read/patterns"
	"pellucid/internal/engine/illustrator/read/state"
	"pellucid/internal/engine/illustrator/read/vocabulary"
	"pellucid/internal/engine/illustrator/things"
	"pellucid/internal/engine/illustrator/token"
)

// smallTexts quotes texts that are typed in small letters and without quotation marks, by what only a text says: an occasion with its year, a couple's
// name, the name of a business after the word for its logo, a team beside its sport.
func smallTexts(p *state.Parser) {
	ageOfBirthday(p)
	if p.Quoted() || nameAfterFor(p) || patterns.Cued(p) || p.Language.Code != "en" && p.Language.Code != "" {
		return
	}
	for _, read := range []func(*state.Parser) bool{occasionOfYear, coupleNamed, nameOfLogo, logos.TeamNamed, exclaimed, ownPlace, awayText} {
		if read(p) {
			return
		}
	}
}

var (
	// yearOccasions have a year behind or before them in the text of a print.
	yearOccasions = lexicon.Set(`senior seniors graduate graduates grad grads reunion vacation vacay trip camp cruise prom homecoming championship championships tournament champions champs
		retired retirement honeymoon bachelorette playoffs break nationals regionals finals banquet valedictorian freshman sophomore junior fundraiser marathon tour`)
	// afterYears end such a text behind its year.
	afterYears = lexicon.Set("graduate grad senior graduates seniors champions champs")
)

// occasionOfYear quotes an occasion and its year: "senior 2026 with basketball", "proud mom of a 2026 graduate", "smith family reunion 2025".
func occasionOfYear(p *state.Parser) bool {
	at := slices.IndexFunc(p.Tokens, func(t token.Token) bool { return t.Kind == token.Word && vocabulary.IsYear(t.Text) })
	if at < 0 || p.WordAt(at-1) == "est" || p.WordAt(at-1) == "since" || p.WordAt(at-1) == "established" {
		return false
	}
	if s := p.SpanAt(at); s < 0 || p.Spans[s].Is(vocabulary.Saying) {
		return false
	}
	from, to := at, at+1
	for from > 0 && at-from < 6 && partOfOccasion(p, from-1) {
		from--
	}
	if afterYears[p.WordAt(to)] {
		to++
	}
	to = letters.SpokenTail(p, to)
	for from < at && letters.Openers[p.WordAt(from)] {
		from++
	}
	if to-from < 2 || !slices.ContainsFunc(p.Tokens[from:to], func(t token.Token) bool { return yearOccasions[t.Text] }) {
		return false
	}
	p.QuoteTokens(from, from, to)
	return true
}

// partOfOccasion reports whether a word before a year can be one of its text: no thing that is drawn, no word for the design.
func partOfOccasion(p *state.Parser, i int) bool {
	w, at := p.WordAt(i), p.SpanAt(i)
	if w == "" || at < 0 || w == "with" || w == "for" || w == "in" || w == "on" {
		return false
	}
	s := p.Spans[at]
	if yearOccasions[w] || w == "of" || w == "a" || w == "the" || s.Is(vocabulary.Person) || sportsOfTeams[w] {
		return true
	}
	id, thing := s.Value(vocabulary.Thing)
	return !s.Is(vocabulary.Trade, vocabulary.Style, vocabulary.Color) && (!thing || p.Tables.Drawable(id) == "")
}

// coupleNamed quotes the names of a couple or a family with the year of their wedding: "mr and mrs smith est 2025", "the miller family".
func coupleNamed(p *state.Parser) bool {
	for i := range p.Tokens {
		to := i
		switch and := p.WordAt(i + 1); {
		case p.WordAt(i) == "mr" && (and == "and" || and == "&") && p.WordAt(i+2) == "mrs" && surname(p, i+3):
			to = i + 4
		case p.WordAt(i) == "the" && surname(p, i+1) && strings.HasSuffix(p.WordAt(i+1), "s") && (i+2 == len(p.Tokens) || vocabulary.IsYear(p.WordAt(i+2)) || p.WordAt(i+2) == "est") && !p.Logo:
			to = i + 2
		case p.WordAt(i) == "the" && surname(p, i+1) && (p.WordAt(i+2) == "family" || p.WordAt(i+2) == "familys"):
			to = i + 3
		default:
			continue
		}
		if w := p.WordAt(to); (w == "est" || w == "since" || w == "established") && vocabulary.IsYear(p.WordAt(to+1)) {
			to += 2
		} else if vocabulary.IsYear(w) {
			to++
		}
		p.QuoteTokens(i, i, to)
		return true
	}
	return false
}

// greetsYall come before a season of which everybody is told: "it's fall y'all".
var greetsYall = lexicon.Set("it's its happy merry hello hey")

// exclaimed quotes what only a text says: "fall y'all", "oh baby".
func exclaimed(p *state.Parser) bool {
	for i := range p.Tokens {
		w, from, to := p.WordAt(i), i, i
		switch {
		case (w == "y'all" || w == "yall" || w == "ya'll") && p.WordAt(i-1) != "" && p.WordAt(i+1) == "":
			from, to = i-1, i+1
			if greetsYall[p.WordAt(from-1)] {
				from--
			}
		case w == "oh" && p.WordAt(i+1) != "" && p.WordAt(i+1) != "holy" && i < 5:
			to = i + 2
		default:
			continue
		}
		if s := p.SpanAt(from); w != "oh" && s >= 0 && p.Spans[s].Is(vocabulary.Saying) && p.Spans[s].To-p.Spans[s].From > 1 {
			return false
		}
		if from == 0 {
			p.QuoteTokens(from, from, to)
			return true
		}
		text := patterns.Titled(p.Text(from, to)) // no text of the thing before it
		p.Understand(from, to, "text", text)
		p.Out.Lettering = append(p.Out.Lettering, text)
		p.WithoutTokens(from, to)
		return true
	}
	return false
}

var (
	// placesOwned stand after the name of their owner on signs.
	placesOwned = lexicon.Set("garden kitchen bakery house farm room bar grill workshop garage cafe pantry place nest cabin cottage playroom classroom library den bistro diner backyard smokehouse greenhouse coop barn studio nursery saloon tavern lounge shop")
	// awayFrom are what a group goes away for, whose place we may not know.
	awayFrom = lexicon.Set("bachelorette bachelor vacation trip getaway cruise weekend")
)

// ownPlace quotes a place with its owner that opens a prompt for a sign or a print: "grandma's garden ladybug and flowers sign".
func ownPlace(p *state.Parser) bool {
	if len(p.Tokens) < 3 {
		return false
	}
	_, owned := vocabulary.Possessive(p.Tokens[0].Raw)
	to := 2
	if p.WordAt(1) == "coffee" || p.WordAt(1) == "craft" || p.WordAt(1) == "lake" || p.WordAt(1) == "beach" || p.WordAt(1) == "flower" {
		to = 3
	}
	if !owned || !placesOwned[p.WordAt(to-1)] || to >= len(p.Tokens) || p.Logo || p.WordAt(to) == "sign" {
		return false
	}
	p.QuoteTokens(0, 0, to)
	return true
}

// awayText quotes what a group goes away for and the name of a place that no list has: "nashville bachelorette", "bachelorette party nashville".
func awayText(p *state.Parser) bool {
	at := slices.IndexFunc(p.Tokens, func(t token.Token) bool { return t.Kind == token.Word && awayFrom[t.Text] })
	if at < 0 || p.Logo {
		return false
	}
	from, to := at, at+1
	for from > 0 && at-from < 3 && (surname(p, from-1) || p.WordAt(from-1) == "girls" || p.WordAt(from-1) == "family") {
		from--
	}
	if p.WordAt(to) == "party" || p.WordAt(to) == "weekend" || p.WordAt(to) == "trip" {
		to++
	}
	if surname(p, to) {
		to++
	}
	if to-from < 2 || !slices.ContainsFunc(p.Spans, func(s state.Span) bool { return s.From >= from && s.To <= to && s.Is(vocabulary.Unknown) }) {
		return false
	}
	p.QuoteTokens(from, from, to)
	return true
}

// surname reports whether a word may be the name of a family: it names nothing else that we know.
func surname(p *state.Parser, i int) bool {
	at := p.SpanAt(i)
	return p.WordAt(i) != "" && !vocabulary.IsNumber(p.WordAt(i)) && !vocabulary.IsYear(p.WordAt(i)) && at >= 0 && (p.Spans[at].Is(vocabulary.Unknown) || p.CapitalToken(i)) && !p.Spans[at].Is(vocabulary.Stop, vocabulary.Relation, vocabulary.Trade, vocabulary.Style)
}

// nameEnders end the name of a business, besides the words for firms.
var nameEnders = lexicon.Set("co llc inc dental designs bakes eats sweets crafts creations collective goods works supply provisions supplies brothers bros sons")

// nameOfLogo quotes the name of a business that is typed in small letters after the word for its logo: it begins with "the", ends as names of firms do, or
// has a word that nothing draws: "coffee truck logo the daily grind", "bakery logo sweet crumbs".
func nameOfLogo(p *state.Parser) bool {
	at := slices.IndexFunc(p.Tokens, func(t token.Token) bool { return t.Kind == token.Word && t.Text == "logo" })
	if !p.Logo || at < 1 || letters.Capitals(p, 0, len(p.Tokens)) > 0 {
		return false
	}
	from := at + 1
	for from < len(p.Tokens) && p.Tokens[from].Kind == token.Word && (p.WordAt(from) == "design" || p.WordAt(from) == "png" || p.WordAt(from) == "svg") {
		from++
	}
	if p.WordAt(from) == "for" { // "logo for a bakery the flour pot"
		for i := from + 2; i < partEnd(p, from); i++ {
			if p.WordAt(i) == "the" && (endsAsFirm(p, i-1) || logos.Shops[p.WordAt(i-1)]) {
				from = i
				break
			}
		}
	}
	end := partEnd(p, from)
	if second := p.SpanAt(from + 1); end-from > 4 && endsAsFirm(p, end-1) && second >= 0 && p.Spans[second].To == from+2 && p.Spans[second].From > from && sheets.NamesDrawn(p, from+1, from+2) {
		from += 2 // "smiling tooth bright smile dental": the art is told first
	}
	if namesFirm(p, from, end) {
		quoteName(p, from, from, end)
		return true
	}
	for to := from + 2; to < end; to++ { // "tony's pizzeria chef", "flex fit dumbbell": the art comes right after the name
		if next := p.SpanAt(to); next >= 0 && p.Spans[next].From == to && (sheets.NamesDrawn(p, to, p.Spans[next].To) || p.Spans[next].Is(vocabulary.Person)) && namesFirm(p, from, to) && !drawsBefore(p, from, to) {
			quoteName(p, from, from, to)
			return true
		}
	}
	last := len(p.Tokens)
	for i := len(p.Tokens) - 1; i > at; i-- {
		if p.Tokens[i].Kind == token.Pause {
			if partEnd(p, i+1) == last && last-i > 2 && endsAsFirm(p, last-1) && !slices.ContainsFunc(p.Tokens[i+1:], func(t token.Token) bool { return t.Text == "for" || t.Text == "of" }) {
				quoteName(p, i, i+1, last)
				return true
			}
			break
		}
	}
	return false
}

// drawsBefore reports whether some words name something to draw, unless they end as names of firms do or tell whose it is.
func drawsBefore(p *state.Parser, from, to int) bool {
	if _, owned := vocabulary.Possessive(p.Tokens[from].Raw); owned || endsAsFirm(p, to-1) {
		return false
	}
	return slices.ContainsFunc(p.Spans, func(s state.Span) bool {
		id, ok := s.Value(vocabulary.Thing)
		return ok && s.From >= from && s.To <= to && p.Tables.Drawable(id) != ""
	})
}

// quoteName quotes the name of a business with capitals at the beginnings of its words.
func quoteName(p *state.Parser, lead, from, to int) {
	p.QuoteTokens(lead, from, to)
	for i := range p.Spans {
		if s := &p.Spans[i]; s.Kind == token.Quote && s.From == lead {
			s.Text = patterns.Titled(s.Text)
		}
	}
}

// partEnd is where what may be a name ends that begins at a token: at a pause or where the prompt goes on about the art.
func partEnd(p *state.Parser, from int) int {
	to := from
	for to < len(p.Tokens) && p.Tokens[to].Kind == token.Word && p.WordAt(to) != "with" && p.WordAt(to) != "featuring" && p.WordAt(to) != "using" && p.WordAt(to) != "in" {
		to++
	}
	return to
}

// endsAsFirm reports whether a word ends the names of firms.
func endsAsFirm(p *state.Parser, i int) bool {
	w := p.WordAt(i)
	return logos.Firms[w] || logos.TradePlaces[w] || logos.TradeDoings[w] || logos.Memberships[w] || nameEnders[w]
}

// namesFirm reports whether some words after the word for a logo are a name, and no art, look or color.
func namesFirm(p *state.Parser, from, to int) bool {
	if to-from < 2 || to-from > 5 {
		return false
	}
	strange := p.WordAt(from) == "the" || endsAsFirm(p, to-1)
	for i := from; i < to; i++ {
		at := p.SpanAt(i)
		if at < 0 {
			return false
		}
		s, w := p.Spans[at], p.WordAt(i)
		if w == "for" || w == "of" || w == "and" || w == "a" || w == "an" || w == "that" || logos.LooksOfLogos[w] && !s.Is(vocabulary.Trade) || letters.LetterStyles[w] != "" || s.Is(vocabulary.Count) && i == from || s.Is(vocabulary.Style) && !s.Is(vocabulary.Thing) {
			return false
		}
		id, thing := s.Value(vocabulary.Thing)
		if s.To == to && thing && p.Tables.Drawable(id) != "" && p.WordAt(from) != "the" && !endsAsFirm(p, to-1) {
			return false
		}
		strange = strange || s.Is(vocabulary.Unknown) && !s.Is(vocabulary.Describing...) || i == to-1 && s.To == to && !thing && (s.Is(vocabulary.PartWord) || things.IsPlural(w))
	}
	return strange
}
