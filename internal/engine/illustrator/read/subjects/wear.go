package subjects

import (
	"strings"

	"pellucid/internal/engine/illustrator/brief"
	"pellucid/internal/engine/illustrator/lexicon"
	"pellucid/internal/engine/illustrator/read/state"
	"pellucid/internal/engine/illustrator/read/vocabulary"
	"pellucid/internal/engine/illustrator/things"
)

// DressAs dresses an animal in the clothes of a role, and anything else in what of them it can wear; it returns what was put on.
func DressAs(p *state.Parser, i int, role string) (string, bool) {
	sub := &p.Out.Subjects[i]
	if _, known := p.Tables.Catalog.Role(role); known && p.Beastlike(i) {
		Figure(sub).Role = role
		return strings.ReplaceAll(role, "-", " "), true
	}
	if p.IsPerson(i) && sub.ID == "" && p.Tables.Drawable(role) == brief.Person {
		sub.ID = role
		return strings.ReplaceAll(role, "-", " "), true
	}
	var worn []string
	for _, name := range p.Tables.Words.Wears[role] {
		if PutOnQuietly(p, i, name) {
			worn = append(worn, name)
		}
	}
	return strings.Join(worn, ", "), len(worn) > 0
}

// PutOnQuietly puts a garment on a subject without a line of its own in the reading.
func PutOnQuietly(p *state.Parser, i int, name string) bool {
	senses := p.Tables.Words.Senses[name]
	if len(senses) == 0 {
		senses = p.Tables.Words.Senses[strings.ReplaceAll(name, "-", " ")]
	}
	s := state.Span{Key: name, Senses: senses}
	place, ok := s.Value(vocabulary.Garment)
	if !ok {
		return false
	}
	where, garmentName, _ := strings.Cut(place, "/")
	if !p.IsPerson(i) && (where == "head" || where == "face" || where == "neck") {
		id, ok := s.Value(vocabulary.Thing)
		if !ok || p.Tables.Drawable(id) != brief.Piece {
			id = things.ID(garmentName)
		}
		if p.Tables.Drawable(id) != brief.Piece || len(p.Out.Subjects) >= state.MaxSubjects {
			return false
		}
		p.Out.Subjects = append(p.Out.Subjects, brief.Subject{Words: name, Kind: brief.Piece, ID: id, Count: 1})
		p.Out.Relations = append(p.Out.Relations, brief.Relation{From: i, Kind: "wearing", To: len(p.Out.Subjects) - 1})
		return true
	}
	if !p.Tables.Catalog.Garment(garmentName) {
		return false
	}
	f := Figure(&p.Out.Subjects[i])
	f.Clothes = append(f.Clothes, brief.Garment{Name: garmentName})
	if where == "head" {
		f.Headwear = garmentName
	}
	return true
}

// eerie are the roles that show Halloween as they are.
var eerie = lexicon.Set("vampire zombie witch mummy skeleton ghost frankenstein werewolf grim-reaper devil pirate clown")

// setTheme shows an occasion by what somebody wears: a Christmas cat wears a Santa hat.
func setTheme(p *state.Parser, i int, id string) (string, bool) {
	if role, ok := strings.CutPrefix(id, "nature:"); ok && p.Out.Subjects[i].Kind == brief.Person {
		Figure(&p.Out.Subjects[i]).Nature = role
		return strings.ReplaceAll(role, "-", " "), true
	}
	if role, ok := strings.CutPrefix(id, "role:"); ok {
		return DressAs(p, i, role)
	}
	if !p.Alive(i) {
		return "", false
	}
	if id == "witch-hat" && p.Out.Subjects[i].Kind == brief.Person && eerie[p.Out.Subjects[i].ID] {
		return strings.ReplaceAll(p.Out.Subjects[i].ID, "-", " "), true
	}
	name := strings.ReplaceAll(id, "-", " ")
	if !PutOnQuietly(p, i, name) {
		return "", false
	}
	for _, w := range Wearers(p, i, p.IsPerson(i)) {
		if w != i && w < i && Figure(&p.Out.Subjects[w]).Headwear == "" {
			PutOnQuietly(p, w, name)
		}
	}
	return name, true
}
