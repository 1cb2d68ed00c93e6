package read

import (
	"slices"

	"pellucid/internal/engine/illustrator/brief"
)

// views are the sides that a thing can be seen from, and how they are told.
var views = map[string]string{"front": "from the front", "behind": "from behind", "side": "from the side", "above": "from above", "below": "from below"}

// twoHeads are the animals whose head is drawn from the side, and whose face from the front.
var twoHeads = wordSet("horse pony donkey zebra unicorn")

// setView shows subject i from a side, or returns false when it cannot be drawn so.
func (p *parser) setView(i int, from string) (string, bool) {
	s := &p.out.Subjects[i]
	if s.Kind == brief.Piece && slices.Contains(p.r.catalog.States(s.ID), from) { // an arrow points there, and its words stay upright
		s.States = appendNew(s.States, from)
		return from, true
	}
	if gaze := "looking-" + from; s.Kind == brief.Piece && slices.Contains(p.r.catalog.States(s.ID), gaze) {
		s.States = appendNew(s.States, gaze) // a pair of eyes
		return gaze, true
	}
	if from == "left" || from == "right" {
		s.Facing = from
		return from, true
	}
	switch s.Kind {
	case brief.Person:
		if from == "side" && !s.Portrait {
			s.Facing = "right" // turned to the side
			return views[from], true
		}
		if from != "front" && from != "behind" || from == "behind" && s.Portrait && len(p.out.Subjects) > 1 {
			return "", false
		}
		s.Facing = from
	case brief.Animal, brief.Bird:
		if !p.r.catalog.View(s.ID, from) {
			return "", false
		}
		s.Facing = from
	case brief.Piece:
		if !p.showsFrom(s.ID, from) {
			return "", false
		}
		if from != "side" {
			s.States = appendNew(s.States, from)
		}
	default:
		return "", from == "front"
	}
	p.seenFrom = from
	return views[from], true
}

// viewed gives a view that follows something else to the main subject: "a hat with a ribbon, top view".
func (p *parser) viewed(s span) bool {
	from, ok := s.value(facing)
	if !ok || from == "left" || from == "right" || p.target.subj <= 0 {
		return false
	}
	what, ok := p.setView(0, from)
	if ok {
		p.understand(s.from, s.to, "facing", what)
	}
	return ok
}

// oneView shows all that can be drawn from above so, once one thing is: they lie in one image.
func (p *parser) oneView() {
	if p.seenFrom != "above" {
		return
	}
	for i := range p.out.Subjects {
		if s := &p.out.Subjects[i]; s.Kind == brief.Piece && p.showsFrom(s.ID, "above") {
			s.States = appendNew(s.States, "above")
		}
	}
	p.layTable()
}

// tops are the things on which everything lies that a view from above names.
var tops = wordSet("table desk")

// layTable puts all things of a view from above on the table that it shows.
func (p *parser) layTable() {
	at := slices.IndexFunc(p.out.Subjects, func(s brief.Subject) bool { return tops[s.ID] && slices.Contains(s.States, "above") })
	if at < 0 {
		return
	}
	p.out.Relations = slices.DeleteFunc(p.out.Relations, func(r brief.Relation) bool {
		return r.Kind == "with" || r.Kind == "and" || r.Kind == "on" && r.To == at
	})
	for i, s := range p.out.Subjects {
		if i != at && s.Kind == brief.Piece {
			p.out.Relations = append(p.out.Relations, brief.Relation{From: i, Kind: "on", To: at})
		}
	}
}

// lieFlat are pieces that are drawn as they are seen from above.
var lieFlat = wordSet("pizza plate donut cookie fried-egg map notebook envelope waffle daisy wreath coin compass pretzel bagel steak leaf starfish dartboard keyboard rug button pizza-slice paper newspaper gingerbread-man macaron watch puzzle-piece calculator cell-phone tablet bacon fish maple-leaf clover chocolate-bar pencil pen scissors spoon fork knife ruler paintbrush palette key feather")

// showsFrom reports whether a piece can be drawn from a side.
func (p *parser) showsFrom(id, from string) bool {
	return from == "above" && lieFlat[id] || p.r.catalog.View(id, from)
}
