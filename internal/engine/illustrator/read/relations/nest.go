package read

import (
	"slices"

	"pellucid/internal/engine/illustrator/brief"
	"pellucid/internal/engine/illustrator/things"
)

// nests puts eggs that a bird sits on into a nest, which is drawn with eggs, and lets birds sit in nests, not on their rims.
func (p *parser) nests() {
	for n := 0; n < len(p.out.Relations); n++ {
		r := p.out.Relations[n]
		bird := p.kindOf(r.From) == brief.Bird && (r.Kind == "sitting on" || r.Kind == "on" || r.Kind == "lying on")
		to := &p.out.Subjects[r.To]
		switch {
		case bird && to.ID == "egg" && p.r.drawable("bird-nest") == brief.Piece:
			p.out.Relations[n].Kind = "inside"
			if at := slices.IndexFunc(p.out.Relations, func(o brief.Relation) bool {
				return o.From == r.To && o.Kind == "inside" && p.out.Subjects[o.To].ID == "bird-nest"
			}); at >= 0 {
				p.out.Relations[n].To = p.out.Relations[at].To
				p.dropQuietly(r.To)
				return
			}
			to.ID, to.Count = "bird-nest", 1
		case bird && to.ID == "bird-nest":
			p.out.Relations[n].Kind = "inside"
		}
	}
}

// dropQuietly takes a subject away that another drawing shows: its words stay understood.
func (p *parser) dropQuietly(i int) {
	said := len(p.out.Reading.LeftOut)
	understood := slices.Clone(p.out.Reading.Understood)
	p.remove(i)
	p.out.Reading.LeftOut = p.out.Reading.LeftOut[:min(said, len(p.out.Reading.LeftOut))]
	p.out.Reading.Understood = understood
}

// knockedOff lets who knocks a thing off another be on that one, and the thing fall off it.
func (p *parser) knockedOff() {
	for n, r := range p.out.Relations {
		if r.Kind != "off" {
			continue
		}
		p.out.Relations[n].Kind = "falling off"
		for m, o := range p.out.Relations {
			if o.To == r.From && (o.Kind == "pushing" || o.Kind == "knocking") {
				p.out.Relations[m] = brief.Relation{From: o.From, Kind: "on", To: r.To}
			}
		}
	}
	for n, r := range p.out.Relations {
		switch {
		case r.Kind == "knocking":
			p.out.Relations[n].Kind = "playing"
		case r.Kind == "between" && beds[p.out.Subjects[r.From].ID] && p.alive(r.To):
			p.out.Relations[n] = brief.Relation{From: r.To, Kind: "lying on", To: r.From} // who shares a bed lies in it
			p.besideOn(r.To, r.From)
		}
	}
}

// beds are what two lie on who share it.
var beds = wordSet("bed pet-bed sofa couch hammock blanket pillow sleeping-bag crib bunk-bed armchair")

// besideOn puts who is joined with subject i where that one lies: "a dog and a cat sharing a bed".
func (p *parser) besideOn(i, on int) {
	for n, r := range p.out.Relations {
		if r.Kind == "and" && (r.From == i || r.To == i) {
			p.out.Relations[n] = brief.Relation{From: r.From + r.To - i, Kind: "lying on", To: on}
		}
	}
}

// heights are what somebody climbs to be on it.
var heights = wordSet("mountain mountains rock hill cliff volcano stump")

// climbed puts who climbs a mountain on it, and gives an animal that drinks a bowl of water.
func (p *parser) climbed() {
	for n, r := range p.out.Relations {
		if s := &p.out.Subjects[r.From]; r.Kind == "looking at" && s.Pose == "climbing" && s.Kind == brief.Animal && heights[p.out.Subjects[r.To].ID] {
			p.out.Relations[n].Kind, s.Pose = "standing on", "standing"
		}
	}
	for i := range p.out.Subjects {
		s := &p.out.Subjects[i]
		drinks := slices.ContainsFunc(p.out.Relations, func(r brief.Relation) bool { return r.From == i && r.Kind == "drinking" })
		if s.Kind == brief.Animal && s.Pose == "drinking" && s.Person == nil && !drinks && len(p.out.Subjects) < maxSubjects && p.r.drawable("water-drop") == brief.Piece {
			s.Pose = ""
			p.out.Subjects = append(p.out.Subjects, brief.Subject{Words: "water", Kind: brief.Piece, ID: "water-drop", Count: 1})
			p.link(i, "drinking", len(p.out.Subjects)-1)
		}
	}
}

// handheld reports whether nobody would say of what somebody sits on that a thing is with it: who sits there holds it. It has a place
// for a hand or a string, or is small food.
func (p *parser) handheld(i int) bool {
	s := p.out.Subjects[i]
	if s.Kind != brief.Piece || s.Count > 1 {
		return false
	}
	t, _ := things.ByID(s.ID)
	return (p.r.catalog.Gripped(s.ID) || weapons[s.ID]) && !fixtures[s.ID] || t.Group == "food-drink" && !containers[s.ID]
}

// weapons are held by their ends, so that they need no place for a hand.
var weapons = wordSet("sword axe spear dagger lance trident bow-and-arrow crossbow shield torch lightsaber rope")

// spread are what lies on the ground: who is in it stands there, and it holds nothing.
var spread = wordSet("puddle mud-puddle mud leaf-pile haystack hay-bale snow-pile flower-field pumpkin-patch swimming-pool")

// fixtures have a handle and are parts of what one rides or sits on, or stand beside it.
var fixtures = wordSet("basket lamp table-lamp floor-lamp saddle wheel tire suitcase trunk headlight steering-wheel gift-box pot shopping-cart")

// heldByRider gives what comes "with" a seat, a support or a mount to who is on it: "a frog on a toadstool with an umbrella", "a knight
// riding a horse with a sword".
func (p *parser) heldByRider() {
	for n, r := range p.out.Relations {
		if r.Kind != "with" || !p.handheld(r.To) || p.isWorn(r.To) || wearables[p.out.Subjects[r.To].ID] || jewelry[p.out.Subjects[r.To].ID] {
			continue
		}
		if p.isPerson(r.From) && slices.ContainsFunc(p.out.Relations, func(at brief.Relation) bool {
			return at.From == r.From && at.Kind == "inside" && spread[p.out.Subjects[at.To].ID]
		}) {
			p.out.Relations[n].Kind = "holding"
			continue
		}
		for _, on := range p.out.Relations {
			who := on.From
			if on.To == r.From && (on.Kind == "riding" || !p.alive(r.From)) && (on.Kind == "on" || on.Kind == "sitting on" || on.Kind == "standing on" || on.Kind == "riding" || on.Kind == "hanging from" || on.Kind == "inside" && spread[p.out.Subjects[on.To].ID]) && (p.alive(who) || p.creature(p.out.Subjects[who].ID)) {
				p.out.Relations[n].From, p.out.Relations[n].Kind = who, "holding"
			}
		}
	}
}
