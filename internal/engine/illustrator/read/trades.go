package read

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
