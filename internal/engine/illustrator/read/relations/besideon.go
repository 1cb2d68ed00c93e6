package read

import (
	"slices"

	"pellucid/internal/engine/illustrator/brief"
	"pellucid/internal/engine/illustrator/things"
)

// flatSupports have no room below them for anything but their ground.
var flatSupports = wordSet("rug carpet blanket picnic-blanket pillow plate tray cushion towel yoga-mat bed")

// restsOn are the places of what is on something.
var restsOn = phraseSet("on", "standing on", "sitting on", "lying on")

// heavy are things of the small groups that stand on the floor.
var heavy = wordSet("refrigerator oven stove dishwasher washing-machine grill television vending-machine photocopier ladder wheelbarrow lawn-mower christmas-tree copier fire-hydrant whiteboard chalkboard easel school-desk globe-stand")

// stoodUpon is what a subject was said to be on before another subject was named; -1 if nothing is.
func (p *parser) stoodUpon(i, before int) int {
	for _, r := range p.out.Relations {
		if r.From == i && r.To > i && r.To < before && restsOn[r.Kind] {
			return r.To
		}
	}
	return -1
}

// besideOnIt settles what a third thing is by that is told to be beside what carries the first, or under the first: "a mug on a table next to a book" has
// the book on the table too, "a girl on a bench next to a boy" both on the bench, and what is "under it" where a cat is on a table is under the table.
func (p *parser) besideOnIt() {
	for n := 0; n < len(p.out.Relations); n++ {
		r := p.out.Relations[n]
		third, on, first := r.To, r.From, -1
		if r.To < r.From {
			third, on = r.From, r.To
		}
		switch {
		case r.Kind == "under" && r.From > r.To:
			if on := p.stoodUpon(r.To, r.From); on >= 0 && !flatSupports[p.out.Subjects[on].ID] {
				p.out.Relations[n].To = on
			}
			continue
		case r.Kind != "beside" && r.Kind != "left of" && r.Kind != "right of":
			continue
		}
		kind := ""
		for _, o := range p.out.Relations {
			if o.To == on && o.From < on && p.stoodUpon(o.From, third) == on {
				first, kind = o.From, o.Kind
			}
		}
		placed := slices.ContainsFunc(p.out.Relations, func(o brief.Relation) bool {
			return o.From == third && o != r && (restsOn[o.Kind] || o.Kind == "inside")
		})
		if first < 0 || placed || !p.fitsOn(first, on, third) {
			continue
		}
		if r.From == on {
			p.out.Relations[n].From = first
		} else {
			p.out.Relations[n].To = first
		}
		p.link(third, kind, on)
	}
}

// fitsOn reports whether a third subject is where the first one is, on a support: both are alive on a seat for several, or both stand on furniture and the
// third is small.
func (p *parser) fitsOn(first, on, third int) bool {
	id := p.out.Subjects[on].ID
	if p.alive(first) && p.alive(third) {
		return benches[id] || flatSupports[id]
	}
	t, _ := things.ByID(id)
	return !p.alive(first) && !p.embodied(first) && !seats[id] && (t.Group == "furniture-home" || surfaces[id] || flatSupports[id]) && p.smallThing(third)
}

// laidOut reports whether a thing lies on a flat one rather than being printed on it: what is eaten, written with or built, on a plate, a tray or a rug.
func (p *parser) laidOut(on, i int) bool {
	if id := p.out.Subjects[on].ID; !flatSupports[id] || id == "blanket" || id == "pillow" {
		return false
	}
	switch t, _ := things.ByID(p.out.Subjects[i].ID); t.Group {
	case "symbol-sign", "plant-flower", "animal", "bird", "fish-insect-reptile", "weather-nature-effect", "frame-border-shape":
		return false
	}
	return true
}

// isSeat reports whether a subject is furniture that somebody sits on.
func (p *parser) isSeat(i int) bool {
	id := p.out.Subjects[i].ID
	return seats[id] || benches[id]
}

// smallThing reports whether a thing is of those that stand on a table.
func (p *parser) smallThing(i int) bool {
	s := p.out.Subjects[i]
	if s.Kind != brief.Piece || p.creature(s.ID) || heavy[s.ID] {
		return false
	}
	switch t, _ := things.ByID(s.ID); t.Group {
	case "food-drink", "kitchen", "office-school", "tool-hardware", "clothing-accessory", "electronics", "holiday-party", "medicine-science":
		return true
	}
	return tableware[s.ID] || p.r.catalog.Gripped(s.ID) && !fixtures[s.ID]
}

// tableware are small things of the groups whose other things are large.
var tableware = wordSet("lamp table-lamp candle vase clock alarm-clock picture-frame flower-pot houseplant potted-plant cactus succulent rose tulip sunflower daisy flower teddy-bear lantern candlestick gift-box shell seashell pumpkin leaf mushroom flower-vase soap basket")
