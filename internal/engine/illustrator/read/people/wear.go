package read

import (
	"strings"

	"pellucid/internal/engine/illustrator/brief"
	"pellucid/internal/engine/illustrator/read/vocabulary"
	"pellucid/internal/engine/illustrator/things"
)

// helmetsOfRoles are the helmets of roles whose names they don't have.
var helmetsOfRoles = map[string]string{"firefighter": "fire helmet", "construction worker": "hard hat", "builder": "hard hat", "miner": "hard hat", "astronaut": "space helmet"}

// wear puts a garment on subject i: people wear what their rig has; on animals and things, what sits on head, face or neck is a
// piece of its own.
func (p *parser) wear(i int, s span) bool {
	place, ok := s.value(garment)
	if !ok {
		if v, has := s.value(glasses); has {
			place = "face/" + v
		} else if s.key == "bell" && (p.kindOf(i) == brief.Animal || p.kindOf(i) == brief.Bird) && p.scope == "with" {
			place = "neck/bell" // a cow with a bell
		} else if place = p.garmentNamed(i, s); place == "" {
			return false
		}
	}
	if t, _ := things.ByID(p.out.Subjects[i].ID); p.scope == "with" && !p.isPerson(i) && ((t.Group == "furniture-home" || surfaces[t.ID] || flatSupports[t.ID]) && !p.embodied(i) || p.placedHere()) {
		return false // a bench with a hat on it, a dog with a backpack behind it
	}
	if p.isPerson(i) && p.ofSeveral(i) && p.listedAt(s) {
		if j := p.wearerOf(s); j != p.subj {
			i = j // "a couple, gray hair, red dress, black suit"
		}
	}
	where, name, _ := strings.Cut(place, "/")
	if own := p.roleNameOf(i) + " " + name; own[0] != ' ' && (name == "armor" || name == "helmet") && p.r.catalog.Garment(own) {
		name = own // the helmet of a samurai is a samurai helmet
	}
	if own := worksIn[name]; own != "" && medics[p.roleNameOf(i)] && (name == "gown" || s.key == "cap") {
		name = own
	}
	if own := helmetsOfRoles[p.roleNameOf(i)]; name == "helmet" && own != "" && p.r.catalog.Garment(own) {
		name = own
	}
	if p.isPerson(i) {
		if !p.r.catalog.Garment(name) {
			return false
		}
		p.putOn(i, s, where, name)
		return true
	}
	if bag := where == "back" && name == "backpack" && (p.kindOf(i) == brief.Animal || p.isPiece(i) && p.creature(p.out.Subjects[i].ID)); bag && p.wearPiece(i, s, "neck", name) || p.wearPiece(i, s, where, name) {
		return true
	}
	if t, _ := things.ByID(p.out.Subjects[i].ID); p.kindOf(i) == brief.Piece && where == "head" && p.r.catalog.Garment(name) && t.Group != "vehicle" {
		p.putOn(i, s, where, name)
		return true
	}
	if p.beastlike(i) && p.r.catalog.Garment(name) && where != "back" && !humanHeads[name] {
		p.putOn(i, s, where, name)
		return true
	}
	return false
}

// worksIn are the clothes of those who work in a hospital by what is meant elsewhere.
var worksIn = map[string]string{"gown": "scrubs", "baseball cap": "shower cap"}

// humanHeads are what the rig draws on the heads of people only.
var humanHeads = phraseSet("earmuffs", "eye mask", "masquerade mask", "face mask", "earrings", "hoop earrings")

// putOn adds a garment with its color and pattern to a figure.
func (p *parser) putOn(i int, s span, where, name string) {
	f := figure(&p.out.Subjects[i])
	g := brief.Garment{Name: name}
	pre := p.pre
	p.pre = nil
	from := s.from
	for _, d := range pre {
		if length := lengths[d.key][name]; length != "" { // "a long red dress"
			name, g.Name = length, length
			from = min(from, d.from)
			continue
		}
		c, isColor := d.value(color)
		pattern, isFill := d.value(fill)
		m, isMaterial := d.value(material)
		switch {
		case isColor && g.Color == "":
			g.Color = c
		case isFill && g.Fill == "":
			g.Fill = pattern
		case isMaterial && g.Fill == "" && g.Color == "":
			g.Fill = m
		case isColor && g.Second == "" && c != g.Color:
			g.Second = c // "a red and white striped shirt"
		case d.is(count, trade, size) || isColor:
		default:
			p.leaveOut(d.from, d.to, "We can't show the "+name+" as “"+strings.ToLower(p.words(d.from, d.to))+"” yet.")
			continue
		}
		from = min(from, d.from)
	}
	if where == "head" {
		f.Headwear = name
	}
	f.Clothes = append(f.Clothes, g)
	p.target = target{subj: i, garment: len(f.Clothes)}
	if who := p.wearers(i, ofPlenty(s)); p.isPerson(i) && len(who) > 1 {
		p.worn = append(p.worn, wornByAll{i, len(f.Clothes), where, who})
	}
	p.putOnTold(s, from, g)
}

// wearPiece adds a hat, glasses or a scarf as a piece that the subject wears.
func (p *parser) wearPiece(i int, s span, where, name string) bool {
	if where != "head" && where != "face" && where != "neck" || len(p.out.Subjects) >= maxSubjects {
		return false
	}
	id, ok := s.value(thing)
	if !ok || p.r.drawable(id) != brief.Piece {
		id = things.ID(name)
	}
	if p.r.drawable(id) != brief.Piece && where == "face" {
		id = things.ID(name[strings.LastIndex(name, " ")+1:]) // people wear round glasses, what else has a face wears glasses
	}
	if p.r.drawable(id) != brief.Piece || where == "neck" && vocabulary.Jewels[id] && p.isPiece(i) && !p.embodied(i) && !busts[p.out.Subjects[i].ID] {
		return false // nobody is there to wear the necklace of a chest
	}
	j := len(p.out.Subjects)
	for _, r := range p.out.Relations {
		if on := p.out.Subjects[r.To].ID; r.From == i && r.Kind == "wearing" && (on == id || id == "hat" && strings.HasSuffix(on, "-hat")) {
			j = r.To // "a frog king with a gold crown" has one
		}
	}
	pre := p.pre
	p.pre = nil
	if j < len(p.out.Subjects) {
		for _, d := range pre {
			p.apply(j, d, true)
		}
		p.understand(s.from, s.to, "clothes", strings.ReplaceAll(id, "-", " "))
		return true
	}
	p.out.Subjects = append(p.out.Subjects, brief.Subject{Words: p.words(s.from, s.to), Kind: brief.Piece, ID: id, Count: 1})
	kind := "wearing"
	if name == "hair bow" && !p.alive(i) {
		kind = "with" // a bow on a thing decorates it
	}
	p.link(i, kind, j)
	p.understand(s.from, s.to, "clothes", strings.ReplaceAll(id, "-", " "))
	for _, d := range pre {
		p.apply(j, d, true)
	}
	p.target = target{subj: j}
	return true
}

// busts are the things without a face that jewelry is shown on.
var busts = wordSet("mannequin bust dress-form statue skull bottle")

// backToDressed lets clothes after "with" be worn by who is at a place or in it: "a girl in a puddle with rain boots".
func (p *parser) backToDressed(kind string) {
	i := p.agent()
	if _, head := p.phrase(p.at); kind == "with" && i >= 0 && !p.tellsOfTopic() && head.is(partWord) && !p.alive(p.subj) && p.partNamed(i, head.key) != "" && p.partNamed(p.subj, head.key) == "" {
		p.subj, p.owner, p.target = i, i, target{subj: i} // "a dragon breathing fire with green wings"
		return
	}
	if _, head := p.phrase(p.at); kind != "with" || i < 0 || p.tellsOfTopic() || !head.is(garment, glasses) || pouches[head.key] || p.partNamed(p.subj, head.key) != "" {
		return
	}
	p.subj, p.owner, p.target = i, i, target{subj: i}
}

// isWorn reports whether a subject is a piece that sits on a head, a face or a neck.
func (p *parser) isWorn(i int) bool {
	s := p.out.Subjects[i]
	if s.Kind != brief.Piece || s.Count > 1 {
		return false
	}
	for _, one := range p.r.words.Senses[strings.ReplaceAll(s.ID, "-", " ")] {
		if where, _, _ := strings.Cut(one.Value, "/"); one.Class == garment && (where == "head" || where == "face" || where == "neck") || one.Class == glasses {
			return true
		}
	}
	return false
}

// costume dresses subject i as a role.
func (p *parser) costume(i int, s span) bool {
	role, ok := s.value(thing)
	if !ok {
		role = things.ID(s.key)
	}
	what, ok := p.dressAs(i, role)
	if !ok && p.coveredAs(i, s, role) {
		return true
	}
	if !ok && p.alive(i) && !s.is(garment) {
		p.leaveOutOn(i, s) // a cat dressed as a pizza is no cat beside one
		return true
	}
	if !ok {
		return p.wear(i, s)
	}
	p.understand(s.from, s.to, "costume", what)
	p.dropPre()
	return true
}

// coveredAs puts a person or an animal into a costume that looks like a thing or an animal: a banana, a bear.
func (p *parser) coveredAs(i int, s span, id string) bool {
	kind := p.r.drawable(id)
	if !p.alive(i) || kind != brief.Piece && kind != brief.Animal && kind != brief.Bird || len(p.out.Subjects) >= maxSubjects || p.out.Subjects[i].Count > 1 {
		return false
	}
	if t, _ := things.ByID(id); t.Group == "clothing-accessory" || t.Group == "clothing" {
		return false
	}
	p.out.Subjects = append(p.out.Subjects, brief.Subject{Words: p.words(s.from, s.to), Kind: kind, ID: id, Count: 1})
	j := len(p.out.Subjects) - 1
	p.link(i, "dressed as", j)
	p.understand(s.from, s.to, "costume", strings.ReplaceAll(id, "-", " "))
	pre := p.pre
	p.pre = nil
	for _, d := range pre {
		p.apply(j, d, true)
	}
	return true
}

// dressAs dresses an animal in the clothes of a role, and anything else in what of them it can wear; it returns what was put on.
func (p *parser) dressAs(i int, role string) (string, bool) {
	sub := &p.out.Subjects[i]
	if _, known := p.r.catalog.Role(role); known && p.beastlike(i) {
		figure(sub).Role = role
		return strings.ReplaceAll(role, "-", " "), true
	}
	if p.isPerson(i) && sub.ID == "" && p.r.drawable(role) == brief.Person {
		sub.ID = role
		return strings.ReplaceAll(role, "-", " "), true
	}
	var worn []string
	for _, name := range p.r.words.Wears[role] {
		if p.putOnQuietly(i, name) {
			worn = append(worn, name)
		}
	}
	return strings.Join(worn, ", "), len(worn) > 0
}

// putOnQuietly puts a garment on a subject without a line of its own in the reading.
func (p *parser) putOnQuietly(i int, name string) bool {
	senses := p.r.words.Senses[name]
	if len(senses) == 0 {
		senses = p.r.words.Senses[strings.ReplaceAll(name, "-", " ")]
	}
	s := span{key: name, senses: senses}
	place, ok := s.value(garment)
	if !ok {
		return false
	}
	where, garmentName, _ := strings.Cut(place, "/")
	if !p.isPerson(i) && (where == "head" || where == "face" || where == "neck") {
		id, ok := s.value(thing)
		if !ok || p.r.drawable(id) != brief.Piece {
			id = things.ID(garmentName)
		}
		if p.r.drawable(id) != brief.Piece || len(p.out.Subjects) >= maxSubjects {
			return false
		}
		p.out.Subjects = append(p.out.Subjects, brief.Subject{Words: name, Kind: brief.Piece, ID: id, Count: 1})
		p.out.Relations = append(p.out.Relations, brief.Relation{From: i, Kind: "wearing", To: len(p.out.Subjects) - 1})
		return true
	}
	if !p.r.catalog.Garment(garmentName) {
		return false
	}
	f := figure(&p.out.Subjects[i])
	f.Clothes = append(f.Clothes, brief.Garment{Name: garmentName})
	if where == "head" {
		f.Headwear = garmentName
	}
	return true
}

// eerie are the roles that show Halloween as they are.
var eerie = wordSet("vampire zombie witch mummy skeleton ghost frankenstein werewolf grim-reaper devil pirate clown")

// setTheme shows an occasion by what somebody wears: a Christmas cat wears a Santa hat.
func (p *parser) setTheme(i int, id string) (string, bool) {
	if role, ok := strings.CutPrefix(id, "nature:"); ok && p.out.Subjects[i].Kind == brief.Person {
		figure(&p.out.Subjects[i]).Nature = role
		return strings.ReplaceAll(role, "-", " "), true
	}
	if role, ok := strings.CutPrefix(id, "role:"); ok {
		return p.dressAs(i, role)
	}
	if !p.alive(i) {
		return "", false
	}
	if id == "witch-hat" && p.out.Subjects[i].Kind == brief.Person && eerie[p.out.Subjects[i].ID] {
		return strings.ReplaceAll(p.out.Subjects[i].ID, "-", " "), true
	}
	name := strings.ReplaceAll(id, "-", " ")
	if !p.putOnQuietly(i, name) {
		return "", false
	}
	for _, w := range p.wearers(i, p.isPerson(i)) {
		if w != i && w < i && figure(&p.out.Subjects[w]).Headwear == "" {
			p.putOnQuietly(w, name)
		}
	}
	return name, true
}

// roleNameOf is the role of a person or of a dressed animal.
func (p *parser) roleNameOf(i int) string {
	if s := p.out.Subjects[i]; s.Kind == brief.Person {
		return s.ID
	} else if s.Person != nil {
		return s.Person.Role
	}
	return ""
}
