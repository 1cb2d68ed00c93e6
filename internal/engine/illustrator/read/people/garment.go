package people

import (
	"slices"
	"strings"

	"pellucid/internal/engine/illustrator/brief"
	"pellucid/internal/engine/illustrator/lexicon"
	"pellucid/internal/engine/illustrator/read/looks"
	"pellucid/internal/engine/illustrator/read/senses"
	"pellucid/internal/engine/illustrator/read/state"
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
func garmentNamed(p *state.Parser, i int, s state.Span) string {
	id, _ := s.Value(vocabulary.Thing)
	if id == "gold-chain" && p.IsPerson(i) {
		return "neck/necklace"
	}
	if p.IsPerson(i) && (id == "" || p.Tables.Drawable(id) == "" && s.Is(vocabulary.StandIn)) {
		for _, f := range senses.Resolve(p, s) {
			id = f.ID
		}
	}
	for _, form := range things.Singulars(strings.ReplaceAll(id, "-", " ")) {
		for _, key := range []string{form, form + "s"} {
			for _, one := range p.Tables.Words.Senses[key] {
				where, name, _ := strings.Cut(one.Value, "/")
				if one.Class == vocabulary.Garment && (where == "head" || where == "face" || where == "neck" || p.IsPerson(i) && p.Scope == "wearing" && p.Tables.Catalog.Garment(name)) {
					return one.Value
				}
			}
		}
	}
	return ""
}

// Clothing reports whether a noun is something that people have on.
func Clothing(p *state.Parser, s state.Span) bool {
	where, worn := s.Value(vocabulary.Garment)
	if strings.HasPrefix(where, "back/") {
		return false
	}
	id, _ := s.Value(vocabulary.Thing)
	t, _ := things.ByID(id)
	return worn || t.Group == "clothing-accessory" && !carried[t.ID]
}

// carried are things for clothes and beauty that people have in their hands.
var carried = lexicon.Set(`umbrella suitcase handbag shopping-bag tote-bag wallet backpack nail-polish perfume-bottle makeup-brush scepter button zipper mannequin curling-iron tweezers
	nail-file cotton-swab bath-bomb loofah compact-mirror lipstick masquerade-mask pocket-watch clothes-hanger`)

// unworn leaves out what a person wears and the rig does not have, with what describes it: no belt hangs beside who wears one.
func unworn(p *state.Parser, i int, s state.Span) bool {
	where, worn := s.Value(vocabulary.Garment)
	where, _, _ = strings.Cut(where, "/")
	if !p.IsPerson(i) || !Clothing(p, s) || worn && p.Scope != "wearing" && where != "hands" && where != "waist" {
		return false
	}
	if id, _ := s.Value(vocabulary.Thing); strings.HasSuffix(id, "ring") && p.Scope != "wearing" {
		return false // who proposes has one in the hand
	}
	looks.LeaveOutOn(p, i, s)
	return true
}

// putOnTold notes a garment with what describes it from a token on; one that says more than its drawing shows stands in.
func putOnTold(p *state.Parser, s state.Span, from int, g brief.Garment) {
	_, own := s.Value(vocabulary.Garment)
	if p.Tables.Words.More[s.Key] || !own && !s.Is(vocabulary.Glasses) && p.Tables.Drawable(things.ID(s.Key)) == "" && s.Is(vocabulary.StandIn) {
		p.StandIn(s.From, s.To, s.Key, g.Name, "We drew "+state.Named(g.Name, s.Plural)+": we don't have "+state.Named(s.Key, s.Plural || things.IsPlural(s.Key))+" yet.")
		s.To = s.From
		if from == s.From {
			return
		}
	}
	looks.UnderstandRange(p, from, s, "clothes", strings.TrimSpace(strings.Join(strings.Fields(g.Color+" "+g.Fill+" "+g.Name), " ")))
}

// DressedIn reports whether somebody is in a noun as clothes: it is worn, or stands for what is.
func DressedIn(p *state.Parser, noun state.Span) bool {
	if noun.Is(vocabulary.Scene) || noun.Is(vocabulary.Place) || Pouches[noun.Key] {
		return false
	}
	if Clothing(p, noun) {
		return true
	}
	scope := p.Scope
	p.Scope = "wearing"
	defer func() { p.Scope = scope }()
	return noun.Is(vocabulary.StandIn) && garmentNamed(p, InOwner(p), noun) != ""
}

// garmentReach is how many tokens may be between a garment and what is written on it: "a shirt in pink that has the words".
const garmentReach = 7

// GarmentSaid reports whether a text that begins at a token is what a garment right before it says: "in a hoodie that says".
func GarmentSaid(p *state.Parser, from int) bool {
	at := p.SpanAt(from)
	if at < 0 {
		at = slices.IndexFunc(p.Spans, func(s state.Span) bool { return s.To > from })
	}
	for i := at; i >= 0 && p.Spans[i].Kind != token.Pause && p.Spans[i].To >= from-garmentReach; i-- {
		switch s := p.Spans[i]; {
		case s.From >= from:
		case s.Is(vocabulary.Garment) || vocabulary.PrintGarments[state.LastWord(s.Key)]:
			return true
		case s.Is(vocabulary.Person):
			return false
		}
	}
	return false
}

// WornText settles a text on somebody's clothes: it is printed on a T-shirt rather than across the buttons of a dress shirt, and where
// nothing else is lettered the prompt asks for somebody who wears it, not for the print.
func WornText(p *state.Parser) {
	for i := range p.Out.Subjects {
		s := &p.Out.Subjects[i]
		if s.Text == "" || s.Person == nil || len(s.Person.Clothes) == 0 || !p.Alive(i) {
			continue
		}
		for k := range s.Person.Clothes {
			if s.Person.Clothes[k].Name == "shirt" {
				s.Person.Clothes[k].Name = "t-shirt"
			}
		}
		if p.Out.Design == "print" && len(p.Out.Lettering) == 0 && !slices.ContainsFunc(p.Out.Subjects, func(o brief.Subject) bool { return o.Text != "" && !(o.Person != nil) }) {
			p.Out.Design = ""
		}
	}
}
