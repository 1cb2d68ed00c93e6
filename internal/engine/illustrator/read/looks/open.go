package read

import (
	"slices"

	"pellucid/internal/engine/illustrator/brief"
	"pellucid/internal/engine/illustrator/things"
	"pellucid/internal/engine/illustrator/token"
)

// lids are the parts that come off a vessel to open it; lidsFixed are the pieces on which such a part is drawn as one with the rest.
var (
	lids      = []string{"lid", "cap", "cork", "stopper"}
	lidsFixed = wordSet("cooler toolbox car-battery piano pill-organizer pregnancy-test engine acorn mushroom eggplant dumbbell fidget-spinner shuttlecock roller-skate bulletin-board corkscrew salt-and-pepper-shaker-set spirit-level tassel tire christmas-ornament bomb barber-pole okra cartoon-eyes mushroom-house lawn-mower inhaler syringe cocktail-shaker coffee-grinder ship-in-a-bottle barbecue-grill fire-hydrant lipstick sippy-cup tagine toothpaste usb-drive message-in-a-bottle")
)

// openAnyway are the pieces that are drawn open; those of them that a lid or a door can close have a state for it.
var openAnyway = wordSet("scissors cardboard-box beach-umbrella open-book butterfly angel-wings peacock lipstick honey honey-jar ink-bottle tent toilet piano dishwasher filing-cabinet egg-carton barbecue-grill envelope chocolate-box pencil-case curtain toy-box picnic-basket tote-bag shopping-bag gift-bag popcorn fan french-fries cash-register tackle-box guitar-case scroll")

// uncovered opens a vessel that has a lid or a cap by laying it beside.
func (p *parser) uncovered(i int) (string, bool) {
	s := &p.out.Subjects[i]
	switch {
	case openAnyway[s.ID]:
		return "open", true
	case s.Kind != brief.Piece || lidsFixed[s.ID]:
		return "", false
	}
	if t, _ := things.ByID(s.ID); (t.Group == "building-landmark" || t.Group == "dinosaur-fantasy") && p.grouped(i, "door") {
		s.Parts = append(s.Parts, brief.PartColor{Part: "door", State: "ajar"})
		return "open", true
	}
	for _, part := range lids {
		if p.grouped(i, part) && !slices.Contains(s.Without, part) {
			s.Parts = append(s.Parts, brief.PartColor{Part: part, State: "off"})
			return "open", true
		}
	}
	return "", false
}

// openings makes what a thing's door, lid or drawer is said to be a state of the thing: "oven with open door", "car with its trunk open",
// "open car hood". So no door is drawn beside an oven.
func (p *parser) openings() {
	for i := 0; i < len(p.spans); i++ {
		id, ok := p.spans[i].value(thing)
		if !ok || p.r.drawable(id) != brief.Piece || covers[p.spans[i].key] {
			continue
		}
		if how, cover, end := p.coverTold(i + 1); end > 0 {
			p.joinState(i+1, end, p.openedBy(id, how, cover))
		} else if next := p.span(i + 1); i > 0 && covers[next.key] && !p.span(i+2).is(thing, state) {
			if how := openness(p.spans[i-1]); how != "" {
				p.spans[i-1].senses = []sense{{Class: state, Value: p.openedBy(id, how, next.key)}}
				p.spans[i].to = next.to
				p.spans = slices.Delete(p.spans, i+1, i+2)
			}
		}
	}
}

// coverTold reads "with an open door", "with the doors open" and "trunk open" from span k on, and returns the span after them.
func (p *parser) coverTold(k int) (how, cover string, end int) {
	with := coverLeads[p.span(k).key]
	if with {
		k++
	}
	for coverArticles[p.span(k).key] {
		k++
	}
	first, second := p.span(k), p.span(k+1)
	switch {
	case openness(first) != "" && covers[second.key] && with:
		return openness(first), second.key, k + 2
	case covers[first.key] && openness(second) != "":
		return openness(second), first.key, k + 2
	}
	return "", "", 0
}

// coverLeads lead from a thing to its door or lid, coverArticles stand before that.
var (
	coverLeads    = wordSet("with having has showing")
	coverArticles = wordSet("the its a an his her their one both all two")
)

// openness is the state open or closed that a span tells.
func openness(s span) string {
	if how, _ := s.value(state); how == "open" || how == "closed" {
		return how
	}
	return ""
}

// openedBy is the state of a piece one of whose covers is open: its own state for that cover where it has several, such as hood and trunk.
func (p *parser) openedBy(id, how, cover string) string {
	for _, form := range things.Singulars(coverNamed(cover)) {
		if own := how + "-" + form; slices.Contains(p.r.catalog.States(id), own) {
			return own
		}
	}
	return how
}

// coverNamed is the American word for a cover of a car.
func coverNamed(cover string) string {
	switch cover {
	case "bonnet":
		return "hood"
	case "boot", "hatch", "tailgate":
		return "trunk"
	}
	return cover
}

// joinState makes one state of the spans from and before to.
func (p *parser) joinState(from, to int, name string) {
	first, last := p.spans[from], p.spans[to-1]
	told := span{from: first.from, to: last.to, kind: token.Word, key: name, senses: []sense{{Class: state, Value: name}}}
	p.spans = slices.Replace(p.spans, from, to, told)
}
