package logos

import (
	"slices"
	"strings"

	"pellucid/internal/engine/illustrator/brief"
	"pellucid/internal/engine/illustrator/lexicon"
	"pellucid/internal/engine/illustrator/read/letters"
	"pellucid/internal/engine/illustrator/read/nouns"
	"pellucid/internal/engine/illustrator/read/patterns"
	"pellucid/internal/engine/illustrator/read/places"
	"pellucid/internal/engine/illustrator/read/senses"
	"pellucid/internal/engine/illustrator/read/state"
	"pellucid/internal/engine/illustrator/read/subjects"
	"pellucid/internal/engine/illustrator/read/vocabulary"
	"pellucid/internal/engine/illustrator/token"
)

// LogoAsked reports whether a prompt asks for a logo.
func LogoAsked(toks []token.Token) bool {
	return slices.ContainsFunc(toks, func(t token.Token) bool {
		return t.Kind == token.Word && (t.Text == "logo" || t.Text == "logos" || t.Text == "logotype" || t.Text == "logomark" || t.Text == "emblem")
	})
}

// decorations are things that stand around a mark, and are none themselves.
var decorations = lexicon.Set("bubble bubbles sparkle sparkles star snowflake water-drop leaf flame fire steam confetti")

// OnlyDecorated reports whether all that a logo's prompt names beside its business stands around a mark: "car wash logo with bubbles".
func OnlyDecorated(p *state.Parser) bool {
	return !slices.ContainsFunc(p.Out.Subjects[1:], func(s brief.Subject) bool { return !decorations[s.ID] })
}

// Shops can be drawn; in a logo whose prompt names what it shows they say whose logo it is.
var Shops = lexicon.Set("bakery store shop")

// MarkOf reads a kind of business in a prompt for a logo, an emblem or a crest as its mark: "bakery logo" is a croissant, and says so.
// One that names something to draw shows that.
func MarkOf(p *state.Parser, s state.Span) bool {
	asked := p.Logo || p.Out.Design == "emblem" || p.Out.Design == "crest"
	if !asked || p.Named && subjects.RoleOf(p, s) == "" && !Shops[s.Key] {
		return false
	}
	if markOfRest(p, s) {
		return true
	}
	for n := places.LongestBusiness; n > 0; n-- {
		to := s.From + n
		if to > len(p.Tokens) || slices.ContainsFunc(p.Tokens[s.From:to], func(t token.Token) bool { return t.Kind != token.Word }) {
			continue
		}
		words := make([]string, n)
		for k := range n {
			words[k] = p.Tokens[s.From+k].Text
		}
		key := strings.TrimPrefix(strings.Join(words, " "), "doing ") // sports are put into plain words before
		if n > 1 && p.Tables.Words.Businesses[key] == nil && Firms[words[n-1]] {
			key = strings.TrimPrefix(strings.Join(words[:n-1], " "), "doing ") // "yoga studio": any place for it has its mark
		}
		i := slices.IndexFunc(p.Tables.Words.Businesses[key], func(id string) bool { return p.Tables.Drawable(id) != "" })
		if i < 0 {
			continue
		}
		id := p.Tables.Words.Businesses[key][i]
		p.Design.Firm = [2]int{s.From, to}
		for p.At < len(p.Spans) && p.Spans[p.At].From < to {
			if rest := p.Spans[p.At]; rest.To > to { // "company logo" after "plumbing"
				p.Spans = slices.Insert(p.Spans, p.At+1, p.Recut(to, rest.To)...)
			}
			p.At++
		}
		if p.Named {
			return true
		}
		p.Design.Business = true
		nouns.Subject(p, state.Span{Kind: token.Word, From: s.From, To: to, Key: key}, []senses.Found{{Kind: p.Tables.Drawable(id), ID: id, Business: key}})
		return true
	}
	return false
}

// markOfRest reads a word as the end of a kind of business whose first words were taken for something else: the wedding of a wedding planner is an
// occasion too.
func markOfRest(p *state.Parser, s state.Span) bool {
	for back := 1; back < places.LongestBusiness-1 && s.From-back >= 0; back++ {
		from := s.From - back
		key := strings.ToLower(p.Text(from, s.To))
		i := slices.IndexFunc(p.Tables.Words.Businesses[key], func(id string) bool { return p.Tables.Drawable(id) != "" })
		if i < 0 || p.Named || p.SpanAt(from) >= 0 && p.Spans[p.SpanAt(from)].From < s.From {
			continue
		}
		id := p.Tables.Words.Businesses[key][i]
		p.Design.Firm, p.Design.Business = [2]int{from, s.To}, true
		p.At++
		senses.Unleave(p, from, s.From)
		nouns.Subject(p, state.Span{Kind: token.Word, From: from, To: s.To, Key: key}, []senses.Found{{Kind: p.Tables.Drawable(id), ID: id, Business: key}})
		return true
	}
	return false
}

// LooksOfLogos tell of the look of a logo rather than of the business that it is for: "vintage fishing club logo".
var LooksOfLogos = lexicon.Set("vintage retro modern minimal minimalist minimalistic simple rustic elegant cute fun luxury luxurious professional clean flat bold creative classic hipster boho trendy feminine handmade distressed geometric sleek classy premium sophisticated whimsical playful abstract monoline upscale chic fancy art line lineart drawn hand")

// longestTrade is the number of characters of the longest kind of business that a logo without a name is lettered with.
const longestTrade = 24

// Memberships end the names of those who wear a badge; it says who they are as their logo does, and what a shop is called in several words.
var Memberships = lexicon.Set("club team league academy association society troop squad crew department scouts brigade pack guild company band")

// lettersTrade makes the kind of business of a logo that has no name the words under its mark: "barber shop logo with scissors". It reports
// whether it did.
func lettersTrade(p *state.Parser, from, to int) bool {
	said := p.Words(from, to)
	emblem := p.Out.Design == "emblem" || p.Out.Design == "crest"
	badge := p.Out.Style.Name != "logo" && emblem && len(p.Out.Lettering) == 0 && (Memberships[p.WordAt(to-1)] || to-from > 1 || TradePlaces[p.WordAt(to-1)] || TradeRoles[p.WordAt(to-1)] || Firms[p.WordAt(to-1)])
	if !badge && (!p.Logo || p.Out.Style.Name != "logo") || len(p.Out.Subjects) == 0 || p.Out.Design != "" && !emblem || len(said) > longestTrade || Wordless(p) {
		return false
	}
	if p.Out.Subjects[0].Kind == brief.Family || p.Tables.Words.Has(token.Key(said), vocabulary.Thing) && !p.Design.Business && p.Fate[from] {
		return false
	}
	if !p.Fate[from] {
		p.Understand(from, to, "text", patterns.Titled(said))
	}
	p.Out.Lettering = append(p.Out.Lettering, patterns.Titled(said))
	return true
}

// Wordless reports whether a prompt asks for a mark without words.
func Wordless(p *state.Parser) bool {
	for i := range p.Tokens {
		switch w := p.WordAt(i); w {
		case "icon", "symbol", "logomark", "textless", "Wordless", "glyph", "pictogram", "monogram":
			return true
		case "text", "words", "letters", "lettering", "name", "writing":
			if before := p.WordAt(i - 1); before == "no" || before == "without" || before == "any" {
				return true
			}
		}
	}
	return strings.Contains(p.Said(0, len(p.Tokens)), " mark only ")
}

var (
	// tradeRoles are people whose trade a logo is for: where a logo shows their tools, they are not drawn beside them.
	TradeRoles = lexicon.Set(`plumber locksmith florist barber butcher baker realtor electrician carpenter photographer videographer contractor coach trainer lawyer attorney dentist
		chiropractor orthodontist optometrist veterinarian vet painter roofer landscaper gardener mechanic welder caterer designer stylist tailor seamstress jeweler tutor doula midwife architect accountant
		handyman cleaner cleaners movers mover beekeeper brewer blacksmith woodworker bookkeeper notary therapist esthetician hairdresser hairstylist surveyor appraiser inspector
		exterminator arborist bartender planner plumbers electricians roofers painters builders lawyers dentists attorneys`)
	// tradeDoings end what a business does.
	TradeDoings = lexicon.Set(`cleaning detailing roofing towing painting plumbing catering hauling welding fencing paving flooring tutoring training trucking landscaping photography remodeling
		renovation renovations repair repairs removal excavation masonry carpentry consulting accounting bookkeeping upholstery insulation drywall gutters pressure washing
		planning insurance security transport logistics rental rentals realty dentistry orthodontics construction contracting woodworking grooming walking sitting counseling`)
	// tradePlaces are places that logos are for and that the words of firms do not have.
	TradePlaces = lexicon.Set(`farm farms ranch stables resort patch shack care jewelry jewellery clothing apparel furniture bbq barbecue hardware electronics toys crafts hotel motel inn lodge bistro diner
		barbershop barber podcast pub tavern chapel temple mosque museum gallery theater cinema arcade garage dealership airline marina zoo aquarium greenhouse boarding breeding rescue shelter
		design designs marketing media productions entertainment delivery tech soaps candles bakes sweets treats eats foods hvac optician church daycare preschool ministry truck campground vineyard winery distillery orchard nursery library pharmacy bookstore laundromat creamery roastery butchery deli patisserie`)
)

// tradeNamed takes the words of a trade right before the word for a logo at a token out of what the logo shows, where that is told after it: "pool
// cleaning logo wave and sun", "locksmith logo key and keyhole". They are lettered where the logo has no name. It reports whether it did.
func tradeNamed(p *state.Parser, at int) bool {
	last := p.WordAt(at - 1)
	emblem := p.Logo || p.Out.Design == "emblem" || p.Out.Design == "crest"
	if !emblem || !TradeRoles[last] && !TradeDoings[last] && !TradePlaces[last] && !Memberships[last] || last == "truck" && p.WordAt(at-2) != "food" || roleAsMascot(p) || !p.Logo && slices.ContainsFunc(p.Tokens[:at], func(t token.Token) bool { return vocabulary.IsYear(t.Text) }) {
		return false
	}
	from := at - 1
	for from > 0 && at-from < 4 && tradeWordBefore(p, from-1) {
		from--
	}
	p.WithoutTokens(from, at)
	p.Design.Firm = [2]int{from, at}
	return true
}

// tradeWordBefore reports whether a token tells more of a trade: no look of the logo, no color, no article.
func tradeWordBefore(p *state.Parser, i int) bool {
	w := p.WordAt(i)
	if w == "" || LooksOfLogos[w] || letters.FillersOfPaper[w] || LettersOfLogos[w] {
		return false
	}
	at := p.SpanAt(i)
	return at >= 0 && !p.Spans[at].Is(vocabulary.Color, vocabulary.Stop, vocabulary.Size) && (!p.Spans[at].Is(vocabulary.Style) || p.Spans[at].Is(vocabulary.Thing))
}

// roleAsMascot reports whether a prompt asks for somebody as the mark itself.
func roleAsMascot(p *state.Parser) bool {
	return p.Out.Design == "mascot"
}
