// Package people reads what people and animals wear, hold and do with their bodies, and what the parts of a subject are like.
package people

import (
	"strings"

	"pellucid/internal/engine/illustrator/brief"
	"pellucid/internal/engine/illustrator/lexicon"
	"pellucid/internal/engine/illustrator/read/looks"
	"pellucid/internal/engine/illustrator/read/state"
	"pellucid/internal/engine/illustrator/read/subjects"
	"pellucid/internal/engine/illustrator/read/vocabulary"
	"pellucid/internal/engine/illustrator/things"
)

// helmetsOfRoles are the helmets of roles whose names they don't have.
var helmetsOfRoles = map[string]string{"firefighter": "fire helmet", "construction worker": "hard hat", "builder": "hard hat", "miner": "hard hat", "astronaut": "space helmet"}

// Wear puts a garment on subject i: people wear what their rig has; on animals and things, what sits on head, face or neck is a
// piece of its own.
func Wear(p *state.Parser, i int, s state.Span) bool {
	place, ok := s.Value(vocabulary.Garment)
	if !ok {
		if v, has := s.Value(vocabulary.Glasses); has {
			place = "face/" + v
		} else if s.Key == "bell" && (p.KindOf(i) == brief.Animal || p.KindOf(i) == brief.Bird) && p.Scope == "with" {
			place = "neck/bell" // a cow with a bell
		} else if place = garmentNamed(p, i, s); place == "" {
			return false
		}
	}
	if t, _ := things.ByID(p.Out.Subjects[i].ID); p.Scope == "with" && !p.IsPerson(i) && ((t.Group == "furniture-home" || Surfaces[t.ID] || FlatSupports[t.ID]) && !looks.Embodied(p, i) || placedHere(p)) {
		return false // a bench with a hat on it, a dog with a backpack behind it
	}
	if p.IsPerson(i) && looks.OfSeveral(p, i) && ListedAt(p, s) {
		if j := wearerOf(p, s); j != p.Subj {
			i = j // "a couple, gray hair, red dress, black suit"
		}
	}
	where, name, _ := strings.Cut(place, "/")
	if own := roleNameOf(p, i) + " " + name; own[0] != ' ' && (name == "armor" || name == "helmet") && p.Tables.Catalog.Garment(own) {
		name = own // the helmet of a samurai is a samurai helmet
	}
	if own := worksIn[name]; own != "" && medics[roleNameOf(p, i)] && (name == "gown" || s.Key == "cap") {
		name = own
	}
	if own := helmetsOfRoles[roleNameOf(p, i)]; name == "helmet" && own != "" && p.Tables.Catalog.Garment(own) {
		name = own
	}
	if name == "backwards cap" && !p.IsPerson(i) {
		name = "baseball cap" // its visor is a part of the piece
	}
	if name == "face mask" && s.Key == "mask" && maskedRoles[roleNameOf(p, i)] {
		name = "eye mask"
	}
	if p.IsPerson(i) {
		if !p.Tables.Catalog.Garment(name) {
			return false
		}
		putOn(p, i, s, where, name)
		return true
	}
	if bag := where == "back" && name == "backpack" && (p.KindOf(i) == brief.Animal || p.IsPiece(i) && p.Creature(p.Out.Subjects[i].ID)); bag && wearPiece(p, i, s, "neck", name) || wearPiece(p, i, s, where, name) {
		return true
	}
	if t, _ := things.ByID(p.Out.Subjects[i].ID); p.KindOf(i) == brief.Piece && where == "head" && p.Tables.Catalog.Garment(name) && t.Group != "vehicle" {
		putOn(p, i, s, where, name)
		return true
	}
	if p.Beastlike(i) && p.Tables.Catalog.Garment(name) && where != "back" && !humanHeads[name] {
		putOn(p, i, s, where, name)
		return true
	}
	return false
}

// maskedRoles are the roles whose mask leaves the mouth free.
var maskedRoles = lexicon.Set("superhero burglar bandit")

// worksIn are the clothes of those who work in a hospital by what is meant elsewhere.
var worksIn = map[string]string{"gown": "scrubs", "baseball cap": "shower cap"}

// humanHeads are what the rig draws on the heads of people only.
var humanHeads = lexicon.Phrases("earmuffs", "eye mask", "masquerade mask", "face mask", "earrings", "hoop earrings")

// putOn adds a garment with its color and pattern to a figure.
func putOn(p *state.Parser, i int, s state.Span, where, name string) {
	f := subjects.Figure(&p.Out.Subjects[i])
	g := brief.Garment{Name: name}
	if where == "head" {
		Oversize(p, f, "hat")
	}
	pre := p.Waiting.Noun
	p.Waiting.Noun = nil
	from := s.From
	for _, d := range pre {
		if length := lengths[d.Key][name]; length != "" { // "a long red dress"
			name, g.Name = length, length
			from = min(from, d.From)
			continue
		}
		c, isColor := d.Value(vocabulary.Color)
		pattern, isFill := d.Value(vocabulary.Fill)
		m, isMaterial := d.Value(vocabulary.Material)
		switch {
		case isColor && g.Color == "":
			g.Color = c
		case isFill && g.Fill == "":
			g.Fill = pattern
		case isMaterial && g.Fill == "" && g.Color == "":
			g.Fill = m
		case isColor && g.Second == "" && c != g.Color:
			g.Second = c // "a red and white striped shirt"
		case d.Is(vocabulary.Count, vocabulary.Trade, vocabulary.Size) || isColor || d.Key == "open" && openFronts[name]:
		default:
			p.LeaveOut(d.From, d.To, "We can't show the "+name+" as “"+strings.ToLower(p.Words(d.From, d.To))+"” yet.")
			continue
		}
		from = min(from, d.From)
	}
	if where == "head" {
		f.Headwear = name
	}
	f.Clothes = append(f.Clothes, g)
	p.Target = state.Target{Subj: i, Garment: len(f.Clothes)}
	if who := subjects.Wearers(p, i, subjects.OfPlenty(s)); p.IsPerson(i) && len(who) > 1 {
		p.Several.Worn = append(p.Several.Worn, state.WornByAll{Subject: i, Garment: len(f.Clothes), Where: where, Who: who})
	}
	putOnTold(p, s, from, g)
}

// openFronts are the garments that are drawn open over what is beneath.
var openFronts = lexicon.Phrases("coat", "jacket", "denim jacket", "leather jacket", "cardigan", "lab coat", "vest", "suit jacket", "robe", "puffer jacket")

// wearPiece adds a hat, glasses or a scarf as a piece that the subject wears.
func wearPiece(p *state.Parser, i int, s state.Span, where, name string) bool {
	if where != "head" && where != "face" && where != "neck" || len(p.Out.Subjects) >= state.MaxSubjects {
		return false
	}
	id, ok := s.Value(vocabulary.Thing)
	if !ok || p.Tables.Drawable(id) != brief.Piece {
		id = things.ID(name)
	}
	if p.Tables.Drawable(id) != brief.Piece && where == "face" {
		id = things.ID(name[strings.LastIndex(name, " ")+1:]) // people wear round glasses, what else has a face wears glasses
	}
	if p.Tables.Drawable(id) != brief.Piece || where == "neck" && vocabulary.Jewels[id] && p.IsPiece(i) && !looks.Embodied(p, i) && !busts[p.Out.Subjects[i].ID] {
		return false // nobody is there to wear the necklace of a chest
	}
	j := len(p.Out.Subjects)
	for _, r := range p.Out.Relations {
		if on := p.Out.Subjects[r.To].ID; r.From == i && r.Kind == "wearing" && (on == id || id == "hat" && strings.HasSuffix(on, "-hat")) {
			j = r.To // "a frog king with a gold crown" has one
		}
	}
	pre := p.Waiting.Noun
	p.Waiting.Noun = nil
	if j < len(p.Out.Subjects) {
		for _, d := range pre {
			looks.Apply(p, j, d, true)
		}
		p.Understand(s.From, s.To, "clothes", strings.ReplaceAll(id, "-", " "))
		return true
	}
	p.Out.Subjects = append(p.Out.Subjects, brief.Subject{Words: p.Words(s.From, s.To), Kind: brief.Piece, ID: id, Count: 1})
	kind := "wearing"
	if name == "hair bow" && !p.Alive(i) {
		kind = "with" // a bow on a thing decorates it
	}
	p.Link(i, kind, j)
	p.Understand(s.From, s.To, "clothes", strings.ReplaceAll(id, "-", " "))
	for _, d := range pre {
		looks.Apply(p, j, d, true)
	}
	p.Target = state.Target{Subj: j}
	return true
}

// busts are the things without a face that jewelry is shown on.
var busts = lexicon.Set("mannequin bust dress-form statue skull bottle")

// BackToDressed lets clothes after "with" be worn by who is at a place or in it: "a girl in a puddle with rain boots".
func BackToDressed(p *state.Parser, kind string) {
	i := p.Agent()
	if _, head := p.Phrase(p.At); kind == "with" && i >= 0 && !tellsOfTopic(p) && head.Is(vocabulary.PartWord) && !p.Alive(p.Subj) && p.PartNamed(i, head.Key) != "" && p.PartNamed(p.Subj, head.Key) == "" {
		p.Subj, p.Owner, p.Target = i, i, state.Target{Subj: i} // "a dragon breathing fire with green wings"
		return
	}
	_, head := p.Phrase(p.At)
	if has := p.Bearer(); kind == "dressed as" && has >= 0 && !looks.Embodied(p, p.Subj) || kind == "with" && has >= 0 && onlyOnBodies(p, has, head) {
		i = has // "a beaver on a cloud dressed as a pirate", "a goat holding a gift with rain boots"
	} else if kind != "with" || i < 0 || tellsOfTopic(p) || !head.Is(vocabulary.Garment, vocabulary.Glasses) || Pouches[head.Key] || p.PartNamed(p.Subj, head.Key) != "" {
		return
	}
	p.Subj, p.Owner, p.Target = i, i, state.Target{Subj: i}
}

// onlyOnBodies reports whether what comes "with" a thing is on who has that thing, since nothing else wears it: hats, shoes, capes, headphones, a backpack.
func onlyOnBodies(p *state.Parser, has int, head state.Span) bool {
	id, _ := head.Value(vocabulary.Thing)
	where, _ := head.Value(vocabulary.Garment)
	slot, name, _ := strings.Cut(where, "/")
	onBody := id == "backpack" || id == "headphones" || id == "snorkel" || id == "bell" && !p.IsPerson(has) || slot == "feet" || slot == "back" || slot == "head" && name != "hair bow" || state.LastWord(head.Key) == "cape"
	return onBody && !tellsOfTopic(p) && !looks.Embodied(p, p.Subj) && p.PartNamed(p.Subj, head.Key) == "" && p.KindOf(p.Subj) == brief.Piece
}

// IsWorn reports whether a subject is a piece that sits on a head, a face or a neck.
func IsWorn(p *state.Parser, i int) bool {
	s := p.Out.Subjects[i]
	if s.Kind != brief.Piece || s.Count > 1 {
		return false
	}
	for _, one := range p.Tables.Words.Senses[strings.ReplaceAll(s.ID, "-", " ")] {
		if where, _, _ := strings.Cut(one.Value, "/"); one.Class == vocabulary.Garment && (where == "head" || where == "face" || where == "neck") || one.Class == vocabulary.Glasses {
			return true
		}
	}
	return false
}

// costume dresses subject i as a role.
func costume(p *state.Parser, i int, s state.Span) bool {
	role, ok := s.Value(vocabulary.Thing)
	if !ok {
		role = things.ID(s.Key)
	}
	what, ok := subjects.DressAs(p, i, role)
	if !ok && coveredAs(p, i, s, role) {
		return true
	}
	if !ok && p.Alive(i) && !s.Is(vocabulary.Garment) {
		looks.LeaveOutOn(p, i, s) // a cat dressed as a pizza is no cat beside one
		return true
	}
	if !ok {
		return Wear(p, i, s)
	}
	p.Understand(s.From, s.To, "costume", what)
	subjects.DropPre(p)
	return true
}

// coveredAs puts a person or an animal into a costume that looks like a thing or an animal: a banana, a bear.
func coveredAs(p *state.Parser, i int, s state.Span, id string) bool {
	kind := p.Tables.Drawable(id)
	if !p.Alive(i) || kind != brief.Piece && kind != brief.Animal && kind != brief.Bird || len(p.Out.Subjects) >= state.MaxSubjects || p.Out.Subjects[i].Count > 1 {
		return false
	}
	if t, _ := things.ByID(id); t.Group == "clothing-accessory" || t.Group == "clothing" {
		return false
	}
	p.Out.Subjects = append(p.Out.Subjects, brief.Subject{Words: p.Words(s.From, s.To), Kind: kind, ID: id, Count: 1})
	j := len(p.Out.Subjects) - 1
	p.Link(i, "dressed as", j)
	p.Understand(s.From, s.To, "costume", strings.ReplaceAll(id, "-", " "))
	pre := p.Waiting.Noun
	p.Waiting.Noun = nil
	for _, d := range pre {
		looks.Apply(p, j, d, true)
	}
	return true
}

// roleNameOf is the role of a person or of a dressed animal.
func roleNameOf(p *state.Parser, i int) string {
	if s := p.Out.Subjects[i]; s.Kind == brief.Person {
		return s.ID
	} else if s.Person != nil {
		return s.Person.Role
	}
	return ""
}

// FlatSupports have no room below them for anything but their ground.
var FlatSupports = lexicon.Set("rug carpet blanket picnic-blanket pillow plate tray cushion towel yoga-mat bed")

// tellsOfTopic reports whether the span at p.At is the first verb of what is said of a subject that was named before.
func tellsOfTopic(p *state.Parser) bool { return p.ToldAt > 0 && p.At-p.ToldAt <= 3 }
