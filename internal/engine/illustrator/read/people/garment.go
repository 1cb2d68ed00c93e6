package read

import (
	"slices"
	"strings"

	"pellucid/internal/engine/illustrator/brief"
	"pellucid/internal/engine/illustrator/read/vocabulary"
	"pellucid/internal/engine/illustrator/things"
	"pellucid/internal/engine/illustrator/token"
)

// lengths are the garments of another length: a long dress, a short skirt.
var lengths = map[string]map[string]string{
	"long":  {"dress": "long dress", "summer dress": "long dress", "skirt": "long skirt", "pleated skirt": "long skirt", "coat": "coat"},
	"short": {"dress": "dress", "skirt": "mini skirt", "pants": "shorts", "jeans": "shorts"},
}

// garmentNamed returns where something is worn and its name there, by the thing that a word names or that stands in for it: a knitted
// hat is a beanie, a kurta a shirt. Animals have what sits on head, face and neck. It is empty for what nobody wears.
func (p *parser) garmentNamed(i int, s span) string {
	id, _ := s.value(thing)
	if id == "gold-chain" && p.isPerson(i) {
		return "neck/necklace"
	}
	if p.isPerson(i) && (id == "" || p.r.drawable(id) == "" && s.is(standIn)) {
		for _, f := range p.resolve(s) {
			id = f.id
		}
	}
	for _, form := range things.Singulars(strings.ReplaceAll(id, "-", " ")) {
		for _, key := range []string{form, form + "s"} {
			for _, one := range p.r.words.Senses[key] {
				where, name, _ := strings.Cut(one.Value, "/")
				if one.Class == garment && (where == "head" || where == "face" || where == "neck" || p.isPerson(i) && p.scope == "wearing" && p.r.catalog.Garment(name)) {
					return one.Value
				}
			}
		}
	}
	return ""
}

// clothing reports whether a noun is something that people have on.
func (p *parser) clothing(s span) bool {
	where, worn := s.value(garment)
	if strings.HasPrefix(where, "back/") {
		return false
	}
	id, _ := s.value(thing)
	t, _ := things.ByID(id)
	return worn || t.Group == "clothing-accessory" && !carried[t.ID]
}

// carried are things for clothes and beauty that people have in their hands.
var carried = wordSet(`umbrella suitcase handbag shopping-bag tote-bag wallet backpack nail-polish perfume-bottle makeup-brush scepter button zipper mannequin curling-iron tweezers
	nail-file cotton-swab bath-bomb loofah compact-mirror lipstick masquerade-mask pocket-watch clothes-hanger`)

// unworn leaves out what a person wears and the rig does not have, with what describes it: no belt hangs beside who wears one.
func (p *parser) unworn(i int, s span) bool {
	where, worn := s.value(garment)
	where, _, _ = strings.Cut(where, "/")
	if !p.isPerson(i) || !p.clothing(s) || worn && p.scope != "wearing" && where != "hands" && where != "waist" {
		return false
	}
	if id, _ := s.value(thing); strings.HasSuffix(id, "ring") && p.scope != "wearing" {
		return false // who proposes has one in the hand
	}
	p.leaveOutOn(i, s)
	return true
}

// putOnTold notes a garment with what describes it from a token on; one that says more than its drawing shows stands in.
func (p *parser) putOnTold(s span, from int, g brief.Garment) {
	_, own := s.value(garment)
	if p.r.words.More[s.key] || !own && !s.is(glasses) && p.r.drawable(things.ID(s.key)) == "" && s.is(standIn) {
		p.standIn(s.from, s.to, s.key, g.Name, "We drew "+named(g.Name, s.plural)+": we don't have "+named(s.key, s.plural || things.IsPlural(s.key))+" yet.")
		s.to = s.from
		if from == s.from {
			return
		}
	}
	p.understandRange(from, s, "clothes", strings.TrimSpace(strings.Join(strings.Fields(g.Color+" "+g.Fill+" "+g.Name), " ")))
}

// dressedIn reports whether somebody is in a noun as clothes: it is worn, or stands for what is.
func (p *parser) dressedIn(noun span) bool {
	if noun.is(scene) || noun.is(place) || pouches[noun.key] {
		return false
	}
	if p.clothing(noun) {
		return true
	}
	scope := p.scope
	p.scope = "wearing"
	defer func() { p.scope = scope }()
	return noun.is(standIn) && p.garmentNamed(p.inOwner(), noun) != ""
}

// garmentPieces are the pieces that show a garment by itself.
var garmentPieces = map[string]string{
	"polo": "shirt", "blouse": "shirt", "tunic": "shirt", "turtleneck": "sweater", "flats": "shoe", "shoes": "shoe", "chinos": "pants", "gown": "dress", "leggings": "leggings",
	"jumpsuit": "overalls", "sneakers": "sneaker", "high tops": "sneaker", "cleats": "sneaker", "tall boots": "boot", "boots": "boot", "pearls": "necklace", "peaked cap": "police-hat",
	"martial arts": "kimono", "slippers": "slippers", "camouflage": "pants",
}

// garmentReach is how many tokens may be between a garment and what is written on it: "a shirt in pink that has the words".
const garmentReach = 7

// garmentSaid reports whether a text that begins at a token is what a garment right before it says: "in a hoodie that says".
func (p *parser) garmentSaid(from int) bool {
	at := p.spanAt(from)
	if at < 0 {
		at = slices.IndexFunc(p.spans, func(s span) bool { return s.to > from })
	}
	for i := at; i >= 0 && p.spans[i].kind != token.Pause && p.spans[i].to >= from-garmentReach; i-- {
		switch s := p.spans[i]; {
		case s.from >= from:
		case s.is(garment) || vocabulary.PrintGarments[lastWord(s.key)]:
			return true
		case s.is(person):
			return false
		}
	}
	return false
}

// wornText settles a text on somebody's clothes: it is printed on a T-shirt rather than across the buttons of a dress shirt, and where
// nothing else is lettered the prompt asks for somebody who wears it, not for the print.
func (p *parser) wornText() {
	for i := range p.out.Subjects {
		s := &p.out.Subjects[i]
		if s.Text == "" || s.Person == nil || len(s.Person.Clothes) == 0 || !p.alive(i) {
			continue
		}
		for k := range s.Person.Clothes {
			if s.Person.Clothes[k].Name == "shirt" {
				s.Person.Clothes[k].Name = "t-shirt"
			}
		}
		if p.out.Design == "print" && len(p.out.Lettering) == 0 && !slices.ContainsFunc(p.out.Subjects, func(o brief.Subject) bool { return o.Text != "" && !(o.Person != nil) }) {
			p.out.Design = ""
		}
	}
}
