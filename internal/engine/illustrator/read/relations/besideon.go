package relations

import (
	"slices"
	"strings"

	"pellucid/internal/engine/illustrator/brief"
	"pellucid/internal/engine/illustrator/lexicon"
	"pellucid/internal/engine/illustrator/read/looks"
	"pellucid/internal/engine/illustrator/read/people"
	"pellucid/internal/engine/illustrator/read/state"
	"pellucid/internal/engine/illustrator/read/subjects"
	"pellucid/internal/engine/illustrator/things"
)

// RestsOn are the places of what is on something.
var RestsOn = lexicon.Phrases("on", "standing on", "sitting on", "lying on")

// heavy are things of the small groups that stand on the floor.
var heavy = lexicon.Set("refrigerator oven stove dishwasher washing-machine grill television vending-machine photocopier ladder wheelbarrow lawn-mower christmas-tree copier fire-hydrant whiteboard chalkboard easel school-desk globe-stand")

// stoodUpon is what a subject was said to be on before another subject was named; -1 if nothing is.
func stoodUpon(p *state.Parser, i, before int) int {
	for _, r := range p.Out.Relations {
		if r.From == i && r.To > i && r.To < before && RestsOn[r.Kind] {
			return r.To
		}
	}
	return -1
}

// BesideOnIt settles what a third thing is by that is told to be beside what carries the first, or under the first: "a mug on a table next to a book" has
// the book on the table too, "a girl on a bench next to a boy" both on the bench, and what is "under it" where a cat is on a table is under the table.
func BesideOnIt(p *state.Parser) {
	for n := 0; n < len(p.Out.Relations); n++ {
		r := p.Out.Relations[n]
		third, on, first := r.To, r.From, -1
		if r.To < r.From {
			third, on = r.From, r.To
		}
		switch {
		case r.Kind == "under" && r.From > r.To:
			if on := stoodUpon(p, r.To, r.From); on >= 0 && !people.FlatSupports[p.Out.Subjects[on].ID] {
				p.Out.Relations[n].To = on
			}
			continue
		case r.Kind != "beside" && r.Kind != "left of" && r.Kind != "right of":
			continue
		}
		kind := ""
		for _, o := range p.Out.Relations {
			if o.To == on && o.From < on && stoodUpon(p, o.From, third) == on {
				first, kind = o.From, o.Kind
			}
		}
		placed := slices.ContainsFunc(p.Out.Relations, func(o brief.Relation) bool {
			return o.From == third && o != r && (RestsOn[o.Kind] || o.Kind == "inside")
		})
		if first < 0 || placed || onGround(p) || !fitsOn(p, first, on, third) {
			continue
		}
		if r.From == on {
			p.Out.Relations[n].From = first
		} else {
			p.Out.Relations[n].To = first
		}
		p.Link(third, kind, on)
	}
}

// onGround reports whether somebody is told to be on the ground: "a couple on a bench, a dog sitting on the ground next to the bench".
func onGround(p *state.Parser) bool {
	return slices.ContainsFunc(p.Spans, func(s state.Span) bool {
		return strings.HasSuffix(s.Key, "on the ground") || strings.HasSuffix(s.Key, "on the floor")
	})
}

// fitsOn reports whether a third subject is where the first one is, on a support: both are alive on a seat for several, or both stand on furniture and the
// third is small.
func fitsOn(p *state.Parser, first, on, third int) bool {
	id := p.Out.Subjects[on].ID
	if p.Alive(first) && p.Alive(third) {
		return subjects.Benches[id] || people.FlatSupports[id]
	}
	t, _ := things.ByID(id)
	return !p.Alive(first) && !looks.Embodied(p, first) && !Seats[id] && (t.Group == "furniture-home" || people.Surfaces[id] || people.FlatSupports[id]) && smallThing(p, third)
}

// LaidOut reports whether a thing lies on a flat one rather than being printed on it: what is eaten, written with or built, on a plate, a tray or a rug.
func LaidOut(p *state.Parser, on, i int) bool {
	if id := p.Out.Subjects[on].ID; !people.FlatSupports[id] || id == "blanket" || id == "pillow" {
		return false
	}
	switch t, _ := things.ByID(p.Out.Subjects[i].ID); t.Group {
	case "symbol-sign", "plant-flower", "animal", "bird", "fish-insect-reptile", "weather-nature-effect", "frame-border-shape":
		return false
	}
	return true
}

// IsSeat reports whether a subject is furniture that somebody sits on.
func IsSeat(p *state.Parser, i int) bool {
	id := p.Out.Subjects[i].ID
	return Seats[id] || subjects.Benches[id]
}

// smallThing reports whether a thing is of those that stand on a table.
func smallThing(p *state.Parser, i int) bool {
	s := p.Out.Subjects[i]
	if s.Kind != brief.Piece || p.Creature(s.ID) || heavy[s.ID] {
		return false
	}
	switch t, _ := things.ByID(s.ID); t.Group {
	case "food-drink", "kitchen", "office-school", "tool-hardware", "clothing-accessory", "electronics", "holiday-party", "medicine-science":
		return true
	}
	return tableware[s.ID] || p.Tables.Catalog.Gripped(s.ID) && !fixtures[s.ID]
}

// tableware are small things of the groups whose other things are large.
var tableware = lexicon.Set("lamp table-lamp candle vase clock alarm-clock picture-frame flower-pot houseplant potted-plant cactus succulent rose tulip sunflower daisy flower teddy-bear lantern candlestick gift-box shell seashell pumpkin leaf mushroom flower-vase soap basket")

// Seats are sat on even when a prompt says "in".
var Seats = lexicon.Set("wheelchair armchair chair sofa beach-chair baby-stroller")
