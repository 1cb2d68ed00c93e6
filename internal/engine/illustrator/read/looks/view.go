package looks

import (
	"slices"

	"pellucid/internal/engine/illustrator/brief"
	"pellucid/internal/engine/illustrator/lexicon"
	"pellucid/internal/engine/illustrator/read/state"
	"pellucid/internal/engine/illustrator/read/subjects"
	"pellucid/internal/engine/illustrator/read/vocabulary"
)

// views are the sides that a thing can be seen from, and how they are told.
var views = map[string]string{"front": "from the front", "behind": "from behind", "side": "from the side", "above": "from above", "below": "from below"}

// twoHeads are the animals whose head is drawn from the side, and whose face from the front.
var twoHeads = lexicon.Set("horse pony donkey zebra unicorn")

// setView shows subject i from a side, or returns false when it cannot be drawn so.
func setView(p *state.Parser, i int, from string) (string, bool) {
	s := &p.Out.Subjects[i]
	if s.Kind == brief.Piece && slices.Contains(p.Tables.Catalog.States(s.ID), from) { // an arrow points there, and its words stay upright
		s.States = state.AppendNew(s.States, from)
		return from, true
	}
	if gaze := "looking-" + from; s.Kind == brief.Piece && slices.Contains(p.Tables.Catalog.States(s.ID), gaze) {
		s.States = state.AppendNew(s.States, gaze) // a pair of eyes
		return gaze, true
	}
	if from == "left" || from == "right" {
		s.Facing = from
		return from, true
	}
	switch s.Kind {
	case brief.Person:
		if from == "side" {
			s.Facing = "right"
			f := subjects.Figure(s)
			f.Extras = state.AppendNew(f.Extras, "profile")
			return views[from], true
		}
		if from != "front" && from != "behind" || from == "behind" && s.Portrait && len(p.Out.Subjects) > 1 {
			return "", false
		}
		s.Facing = from
	case brief.Animal, brief.Bird:
		if !p.Tables.Catalog.View(s.ID, from) {
			return "", false
		}
		s.Facing = from
	case brief.Piece:
		if !showsFrom(p, s.ID, from) {
			return "", false
		}
		if from != "side" {
			s.States = state.AppendNew(s.States, from)
		}
	default:
		return "", from == "front"
	}
	p.SeenFrom = from
	return views[from], true
}

// viewed gives a view that follows something else to the main subject: "a hat with a ribbon, top view".
func viewed(p *state.Parser, s state.Span) bool {
	from, ok := s.Value(vocabulary.Facing)
	if !ok || from == "left" || from == "right" || p.Target.Subj <= 0 {
		return false
	}
	what, ok := setView(p, 0, from)
	if ok {
		p.Understand(s.From, s.To, "facing", what)
	}
	return ok
}

// OneView shows all that can be drawn from above so, once one thing is: they lie in one image.
func OneView(p *state.Parser) {
	if p.SeenFrom != "above" {
		return
	}
	for i := range p.Out.Subjects {
		if s := &p.Out.Subjects[i]; s.Kind == brief.Piece && showsFrom(p, s.ID, "above") {
			s.States = state.AppendNew(s.States, "above")
		}
	}
	layTable(p)
}

// tops are the things on which everything lies that a view from above names.
var tops = lexicon.Set("table desk")

// layTable puts all things of a view from above on the table that it shows.
func layTable(p *state.Parser) {
	at := slices.IndexFunc(p.Out.Subjects, func(s brief.Subject) bool { return tops[s.ID] && slices.Contains(s.States, "above") })
	if at < 0 {
		return
	}
	p.Out.Relations = slices.DeleteFunc(p.Out.Relations, func(r brief.Relation) bool {
		return r.Kind == "with" || r.Kind == "and" || r.Kind == "on" && r.To == at
	})
	for i, s := range p.Out.Subjects {
		if i != at && s.Kind == brief.Piece {
			p.Out.Relations = append(p.Out.Relations, brief.Relation{From: i, Kind: "on", To: at})
		}
	}
}

// lieFlat are pieces that are drawn as they are seen from above.
var lieFlat = lexicon.Set("pizza plate donut cookie fried-egg map notebook envelope waffle daisy wreath coin compass pretzel bagel steak leaf starfish dartboard keyboard rug button pizza-slice paper newspaper gingerbread-man macaron watch puzzle-piece calculator cell-phone tablet bacon fish maple-leaf clover chocolate-bar pencil pen scissors spoon fork knife ruler paintbrush palette key feather")

// showsFrom reports whether a piece can be drawn from a side.
func showsFrom(p *state.Parser, id, from string) bool {
	return from == "above" && lieFlat[id] || p.Tables.Catalog.View(id, from)
}
