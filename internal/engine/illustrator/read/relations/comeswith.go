package read

import (
	"slices"
	"strings"
	"sync"

	"pellucid/internal/engine/illustrator/brief"
	"pellucid/internal/engine/illustrator/lexicon"
	"pellucid/internal/engine/illustrator/read/data"
	"pellucid/internal/engine/illustrator/things"
)

// comesWith says where one of some things is that another comes "with".
type comesWith struct {
	owner, owned map[string]bool
	relation     string
}

// byOwner are the relations of which what something comes with is the object.
var byOwner = map[string]bool{"holding": true, "eating": true}

// comingWith reads the table of what things come with.
var comingWith = sync.OnceValue(func() []comesWith {
	var rows []comesWith
	for line := range lexicon.Lines(data.Text("comeswith")) {
		owner, rest, _ := strings.Cut(line, " | ")
		relation, owned, _ := strings.Cut(rest, " | ")
		rows = append(rows, comesWith{owner: wordSet(owner), owned: wordSet(owned), relation: relation})
	}
	return rows
})

// isOneOf reports whether a set has a thing, the group of it, or all things ("@").
func isOneOf(set map[string]bool, id string) bool {
	t, _ := things.ByID(id)
	return set[id] || set["@"] || t.Group != "" && set["@"+t.Group]
}

// placeWhatComesWith places what a thing is told to be "with": a crow is on a skull, lights are strung around a tree, a lamp is on a desk.
func (p *parser) placeWhatComesWith() {
	if p.out.Design != "" || p.logo || p.out.Motif != "" || p.out.Sheet != "" {
		return
	}
	for k := range p.out.Relations {
		r := &p.out.Relations[k]
		owner, owned := p.out.Subjects[r.From], p.out.Subjects[r.To]
		if (r.Kind == "on" || r.Kind == "inside") && hung(owner.ID, owned.ID) {
			r.Kind = "printed on" // a wreath hangs before the door that it is on, a bee is sewn on the cloth in a hoop
		}
		if r.Kind != "with" || !placeable(owner) || owner.Count > 1 || !placeable(owned) && owned.Kind != brief.Person || p.placedElsewhere(k) || p.seatTaken(r.From) {
			continue
		}
		for _, row := range comingWith() {
			if isOneOf(row.owner, owner.ID) && (isOneOf(row.owned, owned.ID) || owned.Kind == brief.Person && row.owned["person"]) {
				if r.Kind = row.relation; !byOwner[row.relation] {
					r.From, r.To = r.To, r.From
				}
				break
			}
		}
	}
}

// hung reports whether the table hangs one thing before another.
func hung(id, on string) bool {
	return slices.ContainsFunc(comingWith(), func(row comesWith) bool {
		return row.relation == "printed on" && isOneOf(row.owned, id) && row.owner[on]
	})
}

// hungWreath reports whether a wreath hangs on a thing of the table, and is no arrangement of copies: "door with a wreath", "wreath on a lamp post".
func (p *parser) hungWreath() bool {
	return slices.ContainsFunc(comingWith(), func(row comesWith) bool {
		if !row.owned["floral-wreath"] {
			return false
		}
		place := slices.IndexFunc(p.spans, func(s span) bool { id, ok := s.value(thing); return ok && row.owner[id] })
		wreath := slices.IndexFunc(p.spans, func(s span) bool { return lastWord(s.key) == "wreath" && s.is(thing) })
		if place < 0 || wreath < 0 {
			return false
		}
		between := p.spans[min(place, wreath)+1 : max(place, wreath)]
		join := "with"
		if wreath < place {
			join = "on"
		}
		return slices.ContainsFunc(between, func(s span) bool { return s.key == join || s.key == "hanging on" || s.key == "on the front" }) &&
			!slices.ContainsFunc(between, func(s span) bool { return s.is(thing) && !s.is(describing...) && s.key != join })
	})
}

// seatTaken reports whether somebody is on or in a thing, who has the place of what comes with it.
func (p *parser) seatTaken(owner int) bool {
	return slices.ContainsFunc(p.out.Relations, func(r brief.Relation) bool {
		return r.To == owner && r.From < owner && p.alive(r.From) && (r.Kind == "on" || r.Kind == "inside" || r.Kind == "sitting on" || r.Kind == "lying on" || r.Kind == "riding")
	})
}

// placeable reports whether a subject is of those that the table of what things come with knows: things and animals without words on them.
func placeable(s brief.Subject) bool {
	return s.Kind != brief.Person && s.Kind != brief.Flag && s.Kind != brief.Map && s.Text == ""
}

// placedElsewhere reports whether what comes with a thing is placed by another relation, or does something with another subject.
func (p *parser) placedElsewhere(k int) bool {
	at := p.out.Relations[k].To
	for n, r := range p.out.Relations {
		if n != k && (r.From == at && r.Kind != "and" && r.Kind != "with" && r.Kind != "wearing" && r.Kind != "holding" || r.To == at && r.Kind != "and") {
			return true
		}
	}
	return false
}

// pairsThemselves are the pieces that show both hands, or both glasses.
var pairsThemselves = wordSet("heart-hands praying-hands handshake champagne-toast")

// ownPair draws one of what shows two: "two hands making a heart".
func (p *parser) ownPair() {
	for i := range p.out.Subjects {
		if s := &p.out.Subjects[i]; s.Count == 2 && pairsThemselves[s.ID] {
			s.Count = 1
		}
	}
}
