package looks

import (
	"slices"

	"pellucid/internal/engine/illustrator/brief"
	"pellucid/internal/engine/illustrator/lexicon"
	"pellucid/internal/engine/illustrator/read/state"
	"pellucid/internal/engine/illustrator/read/vocabulary"
	"pellucid/internal/engine/illustrator/things"
	"pellucid/internal/engine/illustrator/token"
)

// lids are the parts that come off a vessel to open it; lidsFixed are the pieces on which such a part is drawn as one with the rest.
var (
	lids      = []string{"lid", "cap", "cork", "stopper"}
	lidsFixed = lexicon.Set("cooler toolbox car-battery piano pill-organizer pregnancy-test engine acorn mushroom eggplant dumbbell fidget-spinner shuttlecock roller-skate bulletin-board corkscrew salt-and-pepper-shaker-set spirit-level tassel tire christmas-ornament bomb barber-pole okra cartoon-eyes mushroom-house lawn-mower inhaler syringe cocktail-shaker coffee-grinder ship-in-a-bottle barbecue-grill fire-hydrant lipstick sippy-cup tagine toothpaste usb-drive message-in-a-bottle")
)

// openAnyway are the pieces that are drawn open; those of them that a lid or a door can close have a state for it.
var openAnyway = lexicon.Set("scissors cardboard-box beach-umbrella open-book butterfly angel-wings peacock lipstick honey honey-jar ink-bottle tent toilet piano dishwasher filing-cabinet egg-carton barbecue-grill envelope chocolate-box pencil-case curtain toy-box picnic-basket tote-bag shopping-bag gift-bag popcorn fan french-fries cash-register tackle-box guitar-case scroll")

// uncovered opens a vessel that has a lid or a cap by laying it beside.
func uncovered(p *state.Parser, i int) (string, bool) {
	s := &p.Out.Subjects[i]
	switch {
	case openAnyway[s.ID]:
		return "open", true
	case s.Kind != brief.Piece || lidsFixed[s.ID]:
		return "", false
	}
	if t, _ := things.ByID(s.ID); (t.Group == "building-landmark" || t.Group == "dinosaur-fantasy") && Grouped(p, i, "door") {
		s.Parts = append(s.Parts, brief.PartColor{Part: "door", State: "ajar"})
		return "open", true
	}
	for _, part := range lids {
		if Grouped(p, i, part) && !slices.Contains(s.Without, part) {
			s.Parts = append(s.Parts, brief.PartColor{Part: part, State: "off"})
			return "open", true
		}
	}
	return "", false
}

// Openings makes what a thing's door, lid or drawer is said to be a state of the thing: "oven with open door", "car with its trunk open",
// "open car hood". So no door is drawn beside an oven.
func Openings(p *state.Parser) {
	for i := 0; i < len(p.Spans); i++ {
		id, ok := p.Spans[i].Value(vocabulary.Thing)
		if !ok || p.Tables.Drawable(id) != brief.Piece || covers[p.Spans[i].Key] {
			continue
		}
		if how, cover, end := coverTold(p, i+1); end > 0 {
			joinState(p, i+1, end, openedBy(p, id, how, cover))
		} else if next := p.Span(i + 1); i > 0 && covers[next.Key] && !p.Span(i+2).Is(vocabulary.Thing, vocabulary.State) {
			if how := openness(p.Spans[i-1]); how != "" {
				p.Spans[i-1].Senses = []vocabulary.Sense{{Class: vocabulary.State, Value: openedBy(p, id, how, next.Key)}}
				p.Spans[i].To = next.To
				p.Spans = slices.Delete(p.Spans, i+1, i+2)
			}
		}
	}
}

// coverTold reads "with an open door", "with the doors open" and "trunk open" from span k on, and returns the span after them.
func coverTold(p *state.Parser, k int) (how, cover string, end int) {
	with := coverLeads[p.Span(k).Key]
	if with {
		k++
	}
	for coverArticles[p.Span(k).Key] {
		k++
	}
	first, second := p.Span(k), p.Span(k+1)
	switch {
	case openness(first) != "" && covers[second.Key] && with:
		return openness(first), second.Key, k + 2
	case covers[first.Key] && openness(second) != "":
		return openness(second), first.Key, k + 2
	}
	return "", "", 0
}

// coverLeads lead from a thing to its door or lid, coverArticles stand before that.
var (
	coverLeads    = lexicon.Set("with having has showing")
	coverArticles = lexicon.Set("the its a an his her their one both all two")
)

// openness is the state open or closed that a span tells.
func openness(s state.Span) string {
	if how, _ := s.Value(vocabulary.State); how == "open" || how == "closed" {
		return how
	}
	return ""
}

// openedBy is the state of a piece one of whose covers is open: its own state for that cover where it has several, such as hood and trunk.
func openedBy(p *state.Parser, id, how, cover string) string {
	for _, form := range things.Singulars(coverNamed(cover)) {
		if own := how + "-" + form; slices.Contains(p.Tables.Catalog.States(id), own) {
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
func joinState(p *state.Parser, from, to int, name string) {
	first, last := p.Spans[from], p.Spans[to-1]
	told := state.Span{From: first.From, To: last.To, Kind: token.Word, Key: name, Senses: []vocabulary.Sense{{Class: vocabulary.State, Value: name}}}
	p.Spans = slices.Replace(p.Spans, from, to, told)
}
