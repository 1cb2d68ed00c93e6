package state

import (
	"slices"
	"strings"

	"pellucid/internal/engine/illustrator/brief"
	"pellucid/internal/engine/illustrator/lexicon"
	"pellucid/internal/engine/illustrator/read/vocabulary"
	"pellucid/internal/engine/illustrator/things"
	"pellucid/internal/engine/illustrator/token"
)

// KindOf returns the kind of a subject.
func (p *Parser) KindOf(i int) brief.Kind {
	if i < 0 || i >= len(p.Out.Subjects) {
		return ""
	}
	return p.Out.Subjects[i].Kind
}

// IsPerson reports whether a subject is a person.
func (p *Parser) IsPerson(i int) bool { return p.KindOf(i) == brief.Person }

// InArms reports whether a subject is somebody whom somebody else holds, or who holds somebody.
func (p *Parser) InArms(i int) bool {
	return i >= 0 && p.IsPerson(i) && slices.ContainsFunc(p.Out.Relations, func(r brief.Relation) bool {
		return (r.To == i || r.From == i) && (r.Kind == "holding" || r.Kind == "carrying") && p.IsPerson(r.From) && p.IsPerson(r.To)
	})
}

// Alive reports whether a subject is somebody of whom clauses tell: who moves, or a character whose drawing keeps its pose, such as a crab or a snowman.
func (p *Parser) Alive(i int) bool {
	if p.Active(i) {
		return true
	}
	return p.IsPiece(i) && p.character(p.Out.Subjects[i].ID)
}

// LivingKind reports whether a thing of the table lives: a person, an animal, a bird, or a piece that is a creature or a character.
func (p *Parser) LivingKind(id string) bool {
	kind := p.Tables.Drawable(id)
	return kind != "" && (kind != brief.Piece || p.character(id))
}

// character reports whether a piece is a creature, or something of a fairy tale that has eyes.
func (p *Parser) character(id string) bool {
	if p.Creature(id) || characters[id] {
		return true
	}
	t, _ := things.ByID(id)
	slots, parts, _ := p.Tables.Catalog.Piece(id)
	return t.Group == "animal" || t.Group == "dinosaur-fantasy" && (slices.Contains(slots, "eyes") || slices.Contains(parts, "eyes"))
}

// Active reports whether a subject is a person, an animal or a bird, or a thing that acts as they do: a robot.
func (p *Parser) Active(i int) bool {
	return p.IsPerson(i) || p.Beastlike(i)
}

// Beastlike reports whether a subject is an animal, a bird, or a piece that acts like one.
func (p *Parser) Beastlike(i int) bool {
	k := p.KindOf(i)
	return k == brief.Animal || k == brief.Bird || k == brief.Piece && p.Tables.Catalog.Acts(p.Out.Subjects[i].ID, "standing")
}

// SubjectName is how sentences call a subject.
func (p *Parser) SubjectName(i int) string {
	s := p.Out.Subjects[i]
	words := strings.ToLower(s.Words)
	if s.Count > 1 || things.IsPlural(words) || strings.Contains(words, " of ") {
		return words
	}
	return Article(words)
}

// AppendNew adds an item to a list that does not have it.
func AppendNew(list []string, item string) []string {
	if slices.Contains(list, item) {
		return list
	}
	return append(list, item)
}

// Trims are what is sewn, set or painted on the edge of a thing: never a thing of its own.
var Trims = map[string]bool{
	"trim": true, "trims": true, "trimming": true, "cuff": true, "cuffs": true, "rim": true, "rims": true, "collar": true, "strap": true, "straps": true, "lining": true, "hem": true,
	"piping": true, "fringe": true, "fringes": true, "ruffle": true, "ruffles": true, "tassel": true, "tassels": true, "edging": true, "edges": true, "edge": true, "accents": true,
	"accent": true, "detail": true, "details": true, "detailing": true, "stitching": true, "buttons": true, "button": true, "pocket": true, "pockets": true, "zipper": true,
	"sleeves": true, "laces": true, "sole": true, "soles": true, "lid": true, "handle": true, "handles": true, "knob": true, "buckle": true, "buckles": true, "embellishments": true,
	"studs": true, "band": true, "bands": true, "seams": true, "hood": true, "frills": true, "embroidery": true, "hardware": true,
}

// PartsOf returns the names of the parts and slots of a subject.
func (p *Parser) PartsOf(i int) []string {
	s := p.Out.Subjects[i]
	switch s.Kind {
	case brief.Piece:
		slots, parts, _ := p.Tables.Catalog.Piece(s.ID)
		return append(slices.Clone(slots), parts...)
	case brief.Animal:
		parts, _ := p.Tables.Catalog.Species(s.ID)
		return parts
	case brief.Bird:
		parts, _ := p.Tables.Catalog.Bird(s.ID)
		return parts
	case brief.Person:
		parts, _ := p.Tables.Catalog.Role(s.ID)
		return append([]string{"hair", "eyes", "skin", "beard", "mustache"}, parts...)
	}
	if t, ok := things.ByID(s.ID); ok {
		return t.Parts
	}
	return nil
}

// PartNamed returns what a subject calls a part.
func (p *Parser) PartNamed(i int, key string) string {
	have := p.PartsOf(i)
	if key == "scales" && p.IsPerson(i) && slices.Contains(have, "tail") {
		return "tail" // a mermaid's, not her skin
	}
	if t, _ := things.ByID(p.Out.Subjects[i].ID); t.Group == "vehicle" && strings.HasSuffix(key, "wings") && slices.Contains(have, "fins") {
		return "fins" // a rocket's
	}
	forms := append(things.Singulars(key), key)
	for _, form := range slices.Clone(forms) {
		forms = append(forms, p.Tables.Words.Parts[form]...)
	}
	for _, form := range forms {
		for _, name := range []string{form, form + "s", strings.ReplaceAll(form, " ", "-")} {
			if slices.Contains(have, name) {
				return name
			}
		}
	}
	return ""
}

// Creature reports whether an id is an animal of any kind.
func (p *Parser) Creature(id string) bool {
	t, _ := things.ByID(id)
	return p.AnimalName(id) || t.Group == "fish-insect-reptile" && !shells[id]
}

// shells are what the table has among the creatures and what they only live in or leave.
var shells = lexicon.Set("coral beehive honeycomb turtle-shell sand-dollar spider-web cobweb cocoon")

// AnimalName reports whether an id is an animal or a bird.
func (p *Parser) AnimalName(id string) bool {
	k := p.Tables.Drawable(id)
	return k == brief.Animal || k == brief.Bird
}

// Linked reports whether a subject stands in a relation.
func (p *Parser) Linked(at int) bool {
	return slices.ContainsFunc(p.Out.Relations, func(r brief.Relation) bool { return r.From == at || r.To == at })
}

// DropSubject takes a subject out without a word of it in the reading, and its relations with it.
func (p *Parser) DropSubject(at int) {
	p.Out.Subjects = slices.Delete(p.Out.Subjects, at, at+1)
	p.Out.Relations = slices.DeleteFunc(p.Out.Relations, func(r brief.Relation) bool { return r.From == at || r.To == at })
	for i := range p.Out.Relations {
		if r := &p.Out.Relations[i]; r.From > at {
			r.From--
		}
		if r := &p.Out.Relations[i]; r.To > at {
			r.To--
		}
	}
}

// BareFamily draws a framing family as the subject.
func (p *Parser) BareFamily(id string) {
	s := brief.Subject{Words: id, Kind: brief.Family, ID: id, Count: 1}
	if len(p.Out.Tints) > 0 {
		s.Color, s.More = p.Out.Tints[0], p.Out.Tints[1:]
		p.Out.Tints = nil
	}
	p.Out.Subjects = append(p.Out.Subjects, s)
}

// Remove takes subject i out and says so.
func (p *Parser) Remove(i int) {
	s := p.Out.Subjects[i]
	why := "We can't draw " + p.SubjectName(i) + " together with the rest yet."
	p.Out.Subjects = slices.Delete(p.Out.Subjects, i, i+1)
	var kept []brief.Relation
	for _, rel := range p.Out.Relations {
		if rel.From == i || rel.To == i {
			continue
		}
		if rel.From > i {
			rel.From--
		}
		if rel.To > i {
			rel.To--
		}
		kept = append(kept, rel)
	}
	p.Out.Relations = kept
	p.Out.Reading.Understood = slices.DeleteFunc(p.Out.Reading.Understood, func(it brief.Item) bool { return it.Words == s.Words && it.As == "subject" })
	p.Out.Reading.StandsIn = slices.DeleteFunc(p.Out.Reading.StandsIn, func(it brief.Item) bool { return it.Words == s.Words })
	p.Out.Reading.LeftOut = append(p.Out.Reading.LeftOut, brief.Item{Words: s.Words, Why: why})
	p.withdraw(s.Words)
}

// withdraw takes back what was understood right before some words that are left out after all: what describes them, and "with".
func (p *Parser) withdraw(words string) {
	at := slices.IndexFunc(p.Spans, func(s Span) bool { return s.Kind == token.Word && p.Words(s.From, s.To) == words })
	for i := at - 1; i >= 0 && p.Spans[i].IsWord(); i-- {
		d := p.Spans[i]
		if !d.Is(vocabulary.Describing...) && d.Key != "with" {
			return
		}
		said := p.Words(d.From, d.To)
		for k, it := range slices.Backward(p.Out.Reading.Understood) {
			if it.Words != said || it.As == "subject" {
				continue
			}
			p.Out.Reading.Understood = slices.Delete(p.Out.Reading.Understood, k, k+1)
			if it.As != "relation" {
				p.Out.Reading.LeftOut = append(p.Out.Reading.LeftOut, brief.Item{Words: said, Why: "What it describes isn't in the image."})
			}
			break
		}
	}
}

// IsPiece reports whether a subject is a single piece of the kit.
func (p *Parser) IsPiece(i int) bool { return i >= 0 && p.KindOf(i) == brief.Piece }

// Link adds a relation.
func (p *Parser) Link(from int, kind string, to int) {
	p.Out.Relations = append(p.Out.Relations, brief.Relation{From: from, Kind: kind, To: to})
}
