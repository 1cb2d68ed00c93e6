package relations

import (
	"cmp"
	"slices"

	"pellucid/internal/engine/illustrator/brief"
	"pellucid/internal/engine/illustrator/lexicon"
	"pellucid/internal/engine/illustrator/read/patterns"
	"pellucid/internal/engine/illustrator/read/state"
	"pellucid/internal/engine/illustrator/things"
	"pellucid/internal/engine/illustrator/token"
)

// byOwner are the relations of which what something comes with is the object.
var byOwner = map[string]bool{"holding": true, "eating": true}

// IsOneOf reports whether a set has a thing, the group of it, or all things ("@").
func IsOneOf(set map[string]bool, id string) bool {
	t, _ := things.ByID(id)
	return set[id] || set["@"] || t.Group != "" && set["@"+t.Group]
}

// PlaceWhatComesWith places what a thing is told to be "with": a crow is on a skull, lights are strung around a tree, a lamp is on a desk.
func PlaceWhatComesWith(p *state.Parser) {
	if p.Out.Design != "" || p.Logo || p.Out.Motif != "" || p.Out.Sheet != "" {
		return
	}
	standOnPosts(p)
	for k := range p.Out.Relations {
		r := &p.Out.Relations[k]
		owner, owned := p.Out.Subjects[r.From], p.Out.Subjects[r.To]
		if r.Kind == "wearing" && strung[owned.ID] && p.Alive(r.From) && owner.Kind != brief.Person && slices.ContainsFunc(p.Tokens, func(t token.Token) bool { return t.Text == "neck" }) {
			r.Kind, r.From, r.To = "around", r.To, r.From // lights around a neck are strung around all of it
			continue
		}
		if (r.Kind == "on" || r.Kind == "inside" || r.Kind == "hanging from") && hung(owner.ID, owned.ID) {
			r.Kind = "printed on" // a wreath hangs before the door that it is on, a bee is sewn on the cloth in a hoop
		}
		if owner.ID == "mermaid" && owner.Kind == brief.Person && owner.Pose == "" && (r.Kind == "on" || r.Kind == "standing on") {
			r.Kind = "sitting on" // she has nothing to stand on
		}
		if r.Kind != "with" || !placeable(owner) || owner.Count > 1 || !placeable(owned) && owned.Kind != brief.Person || placedElsewhere(p, k) || seatTaken(p, r.From) {
			continue
		}
		for _, row := range patterns.ComingWith() {
			if IsOneOf(row.Owner, owner.ID) && (IsOneOf(row.Owned, owned.ID) || owned.Kind == brief.Person && row.Owned["person"]) {
				if row.Relation == "printed on" && printedThere(p, k) {
					break // two pictures in one place hide each other
				}
				if r.Kind = row.Relation; !byOwner[row.Relation] {
					r.From, r.To = r.To, r.From
				}
				break
			}
		}
	}
	layCloth(p)
	openForContents(p)
}

// standOnPosts puts a board on the post that is named with it, wherever that is: "sign with arrow, wooden post". A board with words and an arrow is one.
func standOnPosts(p *state.Parser) {
	board := slices.IndexFunc(p.Out.Subjects, func(s brief.Subject) bool { return s.ID == "wood-plank" && s.Count <= 1 })
	post := slices.IndexFunc(p.Out.Subjects, func(s brief.Subject) bool { return s.ID == "wooden-post" && s.Count <= 1 })
	if board < 0 || post < 0 {
		return
	}
	p.Out.Relations = slices.DeleteFunc(p.Out.Relations, func(r brief.Relation) bool {
		return r.From == board && r.To == post || r.From == post && r.To == board
	})
	p.Out.Relations = append(p.Out.Relations, brief.Relation{From: board, Kind: "on", To: post})
	arrow := slices.IndexFunc(p.Out.Subjects, func(s brief.Subject) bool { return s.ID == "arrow" && s.Count <= 1 })
	if arrow >= 0 && p.Out.Subjects[board].Text != "" && p.Tables.Drawable("arrow-sign") != "" && slices.ContainsFunc(p.Out.Relations, func(r brief.Relation) bool {
		return r.From == board && r.Kind == "with" && r.To == arrow
	}) {
		p.Out.Subjects[board].ID = "arrow-sign"
		p.DropSubject(arrow)
	}
}

// layCloth lays a tablecloth over the table that comes with it: the drawing of the cloth has a table under it.
func layCloth(p *state.Parser) {
	for _, r := range p.Out.Relations {
		table, cloth := &p.Out.Subjects[r.From], p.Out.Subjects[r.To]
		if r.Kind == "on" {
			table, cloth = &p.Out.Subjects[r.To], p.Out.Subjects[r.From]
		}
		if r.Kind != "with" && r.Kind != "on" || cloth.ID != "tablecloth" && cloth.ID != "picnic-blanket" || table.ID != "table" && table.ID != "dining-table" || table.Count > 1 {
			continue
		}
		table.ID, table.Color, table.More, table.Fill, table.Material, table.States, table.Parts = "tablecloth", cloth.Color, cloth.More, cloth.Fill, cloth.Material, cloth.States, cloth.Parts
		if cloth.ID == "picnic-blanket" {
			table.Fill = cmp.Or(table.Fill, "gingham")
		}
		at := r.To
		if r.Kind == "on" {
			at = r.From
		}
		p.DropSubject(at)
		return
	}
}

// printedThere reports whether something else is printed on what relation k is of.
func printedThere(p *state.Parser, k int) bool {
	return slices.ContainsFunc(p.Out.Relations, func(r brief.Relation) bool { return r.Kind == "printed on" && r.To == p.Out.Relations[k].From })
}

// lidded are the vessels that are drawn closed and open for what is in them.
var lidded = lexicon.Set("cooking-pot toolbox mailbox suitcase lunch-box cooler safe tackle-box first-aid-kit jewelry-box music-box treasure-chest refrigerator")

// openForContents opens what is told to be full, or to have something in it.
func openForContents(p *state.Parser) {
	for _, r := range p.Out.Relations {
		in := r.To
		if r.Kind == "full of" {
			in = r.From
		}
		if s := &p.Out.Subjects[in]; (r.Kind == "full of" || r.Kind == "inside") && lidded[s.ID] && slices.Contains(p.Tables.Catalog.States(s.ID), "open") {
			s.States = state.AppendNew(s.States, "open")
		}
	}
}

// strung are lights, which no animal wears.
var strung = lexicon.Set("string-light christmas-lights")

// hung reports whether the table hangs one thing before another.
func hung(id, on string) bool {
	return slices.ContainsFunc(patterns.ComingWith(), func(row patterns.ComesWith) bool {
		return row.Relation == "printed on" && IsOneOf(row.Owned, id) && row.Owner[on]
	})
}

// seatTaken reports whether somebody is on or in a thing, who has the place of what comes with it.
func seatTaken(p *state.Parser, owner int) bool {
	return slices.ContainsFunc(p.Out.Relations, func(r brief.Relation) bool {
		return r.To == owner && r.From < owner && p.Alive(r.From) && (r.Kind == "on" || r.Kind == "inside" || r.Kind == "sitting on" || r.Kind == "lying on" || r.Kind == "riding")
	})
}

// placeable reports whether a subject is of those that the table of what things come with knows: things and animals without words on them.
func placeable(s brief.Subject) bool {
	return s.Kind != brief.Person && s.Kind != brief.Flag && s.Kind != brief.Map && s.Text == ""
}

// placedElsewhere reports whether what comes with a thing is placed by another relation, or does something with another subject.
func placedElsewhere(p *state.Parser, k int) bool {
	at := p.Out.Relations[k].To
	for n, r := range p.Out.Relations {
		if n != k && (r.From == at && r.Kind != "and" && r.Kind != "with" && r.Kind != "wearing" && r.Kind != "holding" && r.Kind != "full of" || r.To == at && r.Kind != "and") {
			return true
		}
	}
	return false
}

// pairsThemselves are the pieces that show both hands, or both glasses.
var pairsThemselves = lexicon.Set("heart-hands praying-hands handshake champagne-toast")

// OwnPair draws one of what shows two: "two hands making a heart".
func OwnPair(p *state.Parser) {
	for i := range p.Out.Subjects {
		if s := &p.Out.Subjects[i]; s.Count == 2 && pairsThemselves[s.ID] {
			s.Count = 1
		}
	}
}
