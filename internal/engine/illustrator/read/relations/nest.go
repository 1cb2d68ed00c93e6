package relations

import (
	"slices"
	"strings"

	"pellucid/internal/engine/illustrator/brief"
	"pellucid/internal/engine/illustrator/lexicon"
	"pellucid/internal/engine/illustrator/read/looks"
	"pellucid/internal/engine/illustrator/read/people"
	"pellucid/internal/engine/illustrator/read/senses"
	"pellucid/internal/engine/illustrator/read/state"
	"pellucid/internal/engine/illustrator/things"
	"pellucid/internal/engine/illustrator/token"
)

// Nests puts eggs that a bird sits on into a nest, which is drawn with eggs, and lets birds sit in nests, not on their rims.
func Nests(p *state.Parser) {
	for n := 0; n < len(p.Out.Relations); n++ {
		r := p.Out.Relations[n]
		bird := p.KindOf(r.From) == brief.Bird && (r.Kind == "sitting on" || r.Kind == "on" || r.Kind == "lying on")
		to := &p.Out.Subjects[r.To]
		switch {
		case bird && to.ID == "egg" && p.Tables.Drawable("bird-nest") == brief.Piece:
			p.Out.Relations[n].Kind = "inside"
			if at := slices.IndexFunc(p.Out.Relations, func(o brief.Relation) bool {
				return o.From == r.To && o.Kind == "inside" && p.Out.Subjects[o.To].ID == "bird-nest"
			}); at >= 0 {
				p.Out.Relations[n].To = p.Out.Relations[at].To
				looks.DropQuietly(p, r.To)
				return
			}
			to.ID, to.Count = "bird-nest", 1
		case bird && to.ID == "bird-nest":
			p.Out.Relations[n].Kind = "inside"
		}
	}
}

// KnockedOff lets who knocks a thing off another be on that one, and the thing fall off it.
func KnockedOff(p *state.Parser) {
	for n, r := range p.Out.Relations {
		if r.Kind != "off" {
			continue
		}
		p.Out.Relations[n].Kind = "falling off"
		for m, o := range p.Out.Relations {
			if o.To == r.From && (o.Kind == "pushing" || o.Kind == "knocking") {
				p.Out.Relations[m] = brief.Relation{From: o.From, Kind: "on", To: r.To}
			}
		}
	}
	for n, r := range p.Out.Relations {
		switch {
		case r.Kind == "knocking":
			p.Out.Relations[n].Kind = "playing"
		case r.Kind == "between" && beds[p.Out.Subjects[r.From].ID] && p.Alive(r.To):
			p.Out.Relations[n] = brief.Relation{From: r.To, Kind: "lying on", To: r.From} // who shares a bed lies in it
			besideOn(p, r.To, r.From)
		}
	}
}

// beds are what two lie on who share it.
var beds = lexicon.Set("bed pet-bed sofa couch hammock blanket pillow sleeping-bag crib bunk-bed armchair")

// besideOn puts who is joined with subject i where that one lies: "a dog and a cat sharing a bed".
func besideOn(p *state.Parser, i, on int) {
	for n, r := range p.Out.Relations {
		if r.Kind == "and" && (r.From == i || r.To == i) {
			p.Out.Relations[n] = brief.Relation{From: r.From + r.To - i, Kind: "lying on", To: on}
		}
	}
}

// heights are what somebody climbs to be on it.
var heights = lexicon.Set("mountain mountains rock hill cliff volcano stump")

// Climbed puts who climbs a mountain on it, and gives an animal that drinks a bowl of water.
func Climbed(p *state.Parser) {
	for n, r := range p.Out.Relations {
		if s := &p.Out.Subjects[r.From]; r.Kind == "looking at" && s.Pose == "climbing" && s.Kind == brief.Animal && heights[p.Out.Subjects[r.To].ID] {
			p.Out.Relations[n].Kind, s.Pose = "standing on", "standing"
		}
	}
	for i := range p.Out.Subjects {
		s := &p.Out.Subjects[i]
		drinks := slices.ContainsFunc(p.Out.Relations, func(r brief.Relation) bool { return r.From == i && r.Kind == "drinking" })
		if s.Kind == brief.Animal && s.Pose == "drinking" && s.Person == nil && !drinks && len(p.Out.Subjects) < state.MaxSubjects && p.Tables.Drawable("water-drop") == brief.Piece {
			s.Pose = ""
			p.Out.Subjects = append(p.Out.Subjects, brief.Subject{Words: "water", Kind: brief.Piece, ID: "water-drop", Count: 1})
			p.Link(i, "drinking", len(p.Out.Subjects)-1)
		}
	}
}

// Handheld reports whether nobody would say of what somebody sits on that a thing is with it: who sits there holds it. It has a place
// for a hand or a string, or is small food.
func Handheld(p *state.Parser, i int) bool {
	return p.Out.Subjects[i].Count <= 1 && gripped(p, i)
}

// gripped reports whether a thing, or each of several, is held in a hand.
func gripped(p *state.Parser, i int) bool {
	s := p.Out.Subjects[i]
	if s.Kind != brief.Piece {
		return false
	}
	t, _ := things.ByID(s.ID)
	return (p.Tables.Catalog.Gripped(s.ID) || weapons[s.ID]) && !fixtures[s.ID] || t.Group == "food-drink" && !senses.Containers[s.ID]
}

// weapons are held by their ends, so that they need no place for a hand.
var weapons = lexicon.Set("sword axe spear dagger lance trident bow-and-arrow crossbow shield torch lightsaber rope")

// spread are what lies on the ground: who is in it stands there, and it holds nothing.
var spread = lexicon.Set("puddle mud-puddle mud leaf-pile haystack hay-bale snow-pile flower-field pumpkin-patch swimming-pool")

// fixtures have a handle and are parts of what one rides or sits on, or stand beside it.
var fixtures = lexicon.Set("basket lamp table-lamp floor-lamp saddle wheel tire suitcase trunk headlight steering-wheel gift-box pot shopping-cart")

// HeldByRider gives what comes "with" a seat, a support or a mount to who is on it: "a frog on a toadstool with an umbrella", "a knight
// riding a horse with a sword". What was named before them is not theirs: "a pie with a cherry with a butterfly on it".
func HeldByRider(p *state.Parser) {
	for n, r := range p.Out.Relations {
		if r.Kind != "with" || !Handheld(p, r.To) && !(p.Out.Subjects[r.To].Count > 1 && gripped(p, r.To) && spread[p.Out.Subjects[r.From].ID]) || people.IsWorn(p, r.To) || people.Wearables[p.Out.Subjects[r.To].ID] || people.Jewelry[p.Out.Subjects[r.To].ID] {
			continue
		}
		if p.IsPerson(r.From) && slices.ContainsFunc(p.Out.Relations, func(at brief.Relation) bool {
			return at.From == r.From && at.Kind == "inside" && spread[p.Out.Subjects[at.To].ID]
		}) {
			p.Out.Relations[n].Kind = "holding"
			continue
		}
		for _, on := range p.Out.Relations {
			who := on.From
			if on.To == r.From && (on.Kind == "riding" || !p.Alive(r.From)) && (on.Kind == "on" || on.Kind == "sitting on" || on.Kind == "standing on" || on.Kind == "riding" || on.Kind == "hanging from" || on.Kind == "inside" && spread[p.Out.Subjects[on.To].ID]) && (p.Alive(who) || p.Creature(p.Out.Subjects[who].ID)) && who < r.To {
				p.Out.Relations[n].From, p.Out.Relations[n].Kind = who, "holding"
				if several := p.Out.Subjects[who].Count; several > 1 { // one for each
					p.Out.Subjects[r.To].Count = several
				}
			}
		}
	}
}

// OnClouds sets who is told to be in clouds, and does not fly there, on one cloud: within several nothing of a teddy bear would be seen.
func OnClouds(p *state.Parser) {
	for i := range p.Out.Relations {
		r := &p.Out.Relations[i]
		if r.Kind != "inside" || p.Out.Subjects[r.To].ID != "cloud" {
			continue
		}
		s := p.Out.Subjects[r.From]
		t, _ := things.ByID(s.ID)
		if s.Kind == brief.Bird || s.Pose == "flying" || t.Group == "vehicle" || t.Group == "building-landmark" || t.Group == "weather-nature-effect" || s.Kind == brief.Piece && strings.Contains(s.ID, "balloon") {
			continue
		}
		r.Kind, p.Out.Subjects[r.To].Count = "on", 1
	}
}

// RowBehind sets the young ones that are told to be in a row with their parent in one row beside it.
func RowBehind(p *state.Parser) {
	for n, r := range p.Out.Relations {
		if r.Kind != "row" || r.From == r.To || p.Out.Subjects[r.To].Count < 2 {
			continue
		}
		p.Out.Relations[n].Kind = "with"
		p.Out.Relations = append(p.Out.Relations, brief.Relation{From: r.To, Kind: "row", To: r.To})
	}
}

// Alights lets a bird that is told to land on something come down there with its wings raised.
func Alights(p *state.Parser) {
	if !slices.ContainsFunc(p.Tokens, func(t token.Token) bool { return t.Text == "landing" || t.Text == "lands" || t.Text == "alighting" }) {
		return
	}
	for _, r := range p.Out.Relations {
		if s := &p.Out.Subjects[r.From]; r.Kind == "on" && s.Kind == brief.Bird && s.Pose == "" && p.Out.Subjects[r.To].Kind == brief.Piece {
			s.Pose = "landing"
		}
	}
}
