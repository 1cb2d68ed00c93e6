package read

import (
	"slices"
	"strings"

	"pellucid/internal/engine/illustrator/brief"
	"pellucid/internal/engine/illustrator/token"
)

// longestBusiness is the number of words of the longest kind of business that is looked for.
const longestBusiness = 4

// logoAsked reports whether a prompt asks for a logo.
func logoAsked(toks []token.Token) bool {
	return slices.ContainsFunc(toks, func(t token.Token) bool {
		return t.Kind == token.Word && (t.Text == "logo" || t.Text == "logos" || t.Text == "logotype" || t.Text == "logomark" || t.Text == "emblem")
	})
}

// decorations are things that stand around a mark, and are none themselves.
var decorations = wordSet("bubble bubbles sparkle sparkles star snowflake water-drop leaf flame fire steam confetti")

// onlyDecorated reports whether all that a logo's prompt names beside its business stands around a mark: "car wash logo with bubbles".
func (p *parser) onlyDecorated() bool {
	return !slices.ContainsFunc(p.out.Subjects[1:], func(s brief.Subject) bool { return !decorations[s.ID] })
}

// shops can be drawn; in a logo whose prompt names what it shows they say whose logo it is.
var shops = wordSet("bakery store shop")

// markOf reads a kind of business in a prompt for a logo, an emblem or a crest as its mark: "bakery logo" is a croissant, and says so.
// One that names something to draw shows that.
func (p *parser) markOf(s span) bool {
	asked := p.logo || p.out.Design == "emblem" || p.out.Design == "crest"
	if !asked || p.named && p.roleOf(s) == "" && !shops[s.key] {
		return false
	}
	if p.markOfRest(s) {
		return true
	}
	for n := longestBusiness; n > 0; n-- {
		to := s.from + n
		if to > len(p.toks) || slices.ContainsFunc(p.toks[s.from:to], func(t token.Token) bool { return t.Kind != token.Word }) {
			continue
		}
		words := make([]string, n)
		for k := range n {
			words[k] = p.toks[s.from+k].Text
		}
		key := strings.TrimPrefix(strings.Join(words, " "), "doing ") // sports are put into plain words before
		if n > 1 && p.r.words.Businesses[key] == nil && firms[words[n-1]] {
			key = strings.TrimPrefix(strings.Join(words[:n-1], " "), "doing ") // "yoga studio": any place for it has its mark
		}
		i := slices.IndexFunc(p.r.words.Businesses[key], func(id string) bool { return p.r.drawable(id) != "" })
		if i < 0 {
			continue
		}
		id := p.r.words.Businesses[key][i]
		p.firm = [2]int{s.from, to}
		for p.at < len(p.spans) && p.spans[p.at].from < to {
			if rest := p.spans[p.at]; rest.to > to { // "company logo" after "plumbing"
				p.spans = slices.Insert(p.spans, p.at+1, p.recut(to, rest.to)...)
			}
			p.at++
		}
		if p.named {
			return true
		}
		p.business = true
		p.subject(span{kind: token.Word, from: s.from, to: to, key: key}, []found{{kind: p.r.drawable(id), id: id, business: key}})
		return true
	}
	return false
}

// markOfRest reads a word as the end of a kind of business whose first words were taken for something else: the wedding of a wedding planner is an
// occasion too.
func (p *parser) markOfRest(s span) bool {
	for back := 1; back < longestBusiness-1 && s.from-back >= 0; back++ {
		from := s.from - back
		key := strings.ToLower(p.text(from, s.to))
		i := slices.IndexFunc(p.r.words.Businesses[key], func(id string) bool { return p.r.drawable(id) != "" })
		if i < 0 || p.named || p.spanAt(from) >= 0 && p.spans[p.spanAt(from)].from < s.from {
			continue
		}
		id := p.r.words.Businesses[key][i]
		p.firm, p.business = [2]int{from, s.to}, true
		p.at++
		p.unleave(from, s.from)
		p.subject(span{kind: token.Word, from: from, to: s.to, key: key}, []found{{kind: p.r.drawable(id), id: id, business: key}})
		return true
	}
	return false
}

// looksOfLogos tell of the look of a logo rather than of the business that it is for: "vintage fishing club logo".
var looksOfLogos = wordSet("vintage retro modern minimal minimalist minimalistic simple rustic elegant cute fun luxury luxurious professional clean flat bold creative classic hipster boho trendy feminine handmade distressed geometric sleek classy premium sophisticated whimsical playful abstract monoline upscale chic fancy art line lineart drawn hand")

// longestTrade is the number of characters of the longest kind of business that a logo without a name is lettered with.
const longestTrade = 24

// memberships end the names of those who wear a badge; it says who they are as their logo does, and what a shop is called in several words.
var memberships = wordSet("club team league academy association society troop squad crew department scouts brigade")

// lettersTrade makes the kind of business of a logo that has no name the words under its mark: "barber shop logo with scissors". It reports
// whether it did.
func (p *parser) lettersTrade(from, to int) bool {
	said := p.words(from, to)
	badge := !p.logo && p.out.Design == "emblem" && len(p.out.Lettering) == 0 && (memberships[p.wordAt(to-1)] || to-from > 1)
	if !badge && (!p.logo || p.out.Style.Name != "logo") || len(p.out.Subjects) == 0 || p.out.Design != "" && p.out.Design != "emblem" || len(said) > longestTrade || p.wordless() {
		return false
	}
	if p.out.Subjects[0].Kind == brief.Family || p.r.words.Has(token.Key(said), thing) && !p.business && p.fate[from] {
		return false
	}
	if !p.fate[from] {
		p.understand(from, to, "text", titled(said))
	}
	p.out.Lettering = append(p.out.Lettering, titled(said))
	return true
}

// wordless reports whether a prompt asks for a mark without words.
func (p *parser) wordless() bool {
	for i := range p.toks {
		switch w := p.wordAt(i); w {
		case "icon", "symbol", "logomark", "textless", "wordless", "glyph", "pictogram", "monogram":
			return true
		case "text", "words", "letters", "lettering", "name", "writing":
			if before := p.wordAt(i - 1); before == "no" || before == "without" || before == "any" {
				return true
			}
		}
	}
	return strings.Contains(p.said(0, len(p.toks)), " mark only ")
}

var (
	// tradeRoles are people whose trade a logo is for: where a logo shows their tools, they are not drawn beside them.
	tradeRoles = wordSet(`plumber locksmith florist barber butcher baker realtor electrician carpenter photographer videographer contractor coach trainer lawyer attorney dentist
		chiropractor veterinarian vet painter roofer landscaper gardener mechanic welder caterer designer stylist tailor seamstress jeweler tutor doula midwife architect accountant
		handyman cleaner cleaners movers mover beekeeper brewer blacksmith woodworker bookkeeper notary therapist esthetician hairdresser hairstylist surveyor appraiser inspector
		exterminator arborist bartender planner plumbers electricians roofers painters builders lawyers dentists attorneys`)
	// tradeDoings end what a business does.
	tradeDoings = wordSet(`cleaning detailing roofing towing painting plumbing catering hauling welding fencing paving flooring tutoring training trucking landscaping photography remodeling
		renovation renovations repair repairs removal excavation masonry carpentry consulting accounting bookkeeping upholstery insulation drywall gutters pressure washing
		planning insurance security transport logistics rental rentals realty dentistry orthodontics construction contracting woodworking grooming walking sitting counseling`)
	// tradePlaces are places that logos are for and that the words of firms do not have.
	tradePlaces = wordSet(`farm farms ranch stables resort patch shack care jewelry jewellery clothing apparel furniture bbq barbecue hardware electronics toys crafts hotel motel inn lodge bistro diner
		pub tavern chapel temple mosque museum gallery theater cinema arcade garage dealership airline marina zoo aquarium greenhouse boarding breeding rescue shelter
		design designs marketing media productions entertainment delivery tech soaps candles bakes sweets treats eats foods hvac optician church daycare preschool ministry truck campground vineyard winery distillery orchard nursery library pharmacy bookstore laundromat creamery roastery butchery deli patisserie`)
)

// tradeNamed takes the words of a trade right before the word for a logo at a token out of what the logo shows, where that is told after it: "pool
// cleaning logo wave and sun", "locksmith logo key and keyhole". They are lettered where the logo has no name. It reports whether it did.
func (p *parser) tradeNamed(at int) bool {
	last := p.wordAt(at - 1)
	if !p.logo || !tradeRoles[last] && !tradeDoings[last] && !tradePlaces[last] || last == "truck" && p.wordAt(at-2) != "food" || p.roleAsMascot() {
		return false
	}
	from := at - 1
	for from > 0 && at-from < 4 && p.tradeWordBefore(from-1) {
		from--
	}
	p.withoutTokens(from, at)
	p.firm = [2]int{from, at}
	return true
}

// tradeWordBefore reports whether a token tells more of a trade: no look of the logo, no color, no article.
func (p *parser) tradeWordBefore(i int) bool {
	w := p.wordAt(i)
	if w == "" || looksOfLogos[w] || fillersOfPaper[w] || lettersOfLogos[w] {
		return false
	}
	at := p.spanAt(i)
	return at >= 0 && !p.spans[at].is(color, stop, size) && (!p.spans[at].is(style) || p.spans[at].is(thing))
}

// roleAsMascot reports whether a prompt asks for somebody as the mark itself.
func (p *parser) roleAsMascot() bool {
	return p.out.Design == "mascot"
}
