package read

import (
	"slices"

	"pellucid/internal/engine/illustrator/brief"
	"pellucid/internal/engine/illustrator/things"
	"pellucid/internal/engine/illustrator/token"
)

// hasFace reports whether a piece has a face that can show an expression.
func (p *parser) hasFace(i int) bool {
	id, parts := p.out.Subjects[i].ID, p.partsOf(i)
	return p.r.catalog.Face(id) || slices.Contains(parts, "face") || slices.Contains(parts, "mouth") || p.creature(id) && slices.Contains(parts, "eyes")
}

// hasEyes reports whether a subject is drawn with a face or can be given one.
func (p *parser) hasEyes(i int) bool {
	return p.alive(i) || p.hasFace(i) || slices.Contains(p.partsOf(i), "eyes")
}

// characterState is the state of a thing with a face, arms and legs, as the composer names it.
const characterState = "character"

// limbWords are the words for what a character has that a thing has not.
var limbWords = wordSet("arms legs hands feet limbs gloves face eyes smile shoes sneakers")

// limbLooks may stand before them.
var limbLooks = wordSet("a and little small tiny long skinny stick cute white happy smiling smiley big cartoon happy funny")

// limbed reads "with arms and legs" of a thing: it is a character, and no limbs are drawn beside it.
func (p *parser) limbed() {
	for i := range p.toks {
		if w := p.wordAt(i); w != "with" && w != "has" && w != "having" {
			continue
		}
		to, limbs := i+1, 0
		for limbWords[p.wordAt(to)] || limbLooks[p.wordAt(to)] {
			if w := p.wordAt(to); w == "arms" || w == "legs" || w == "limbs" {
				limbs++
			}
			to++
		}
		for to > i && limbLooks[p.wordAt(to-1)] {
			to--
		}
		if limbs == 0 || !p.namesFaced(i) {
			continue
		}
		p.limbsTold = true
		p.understand(i, to, "state", characterState)
		if p.wordAt(to) == "and" { // "with legs and a sombrero": the rest goes on with "with"
			p.withoutTokens(i+1, to+1)
			return
		}
		p.withoutTokens(i, to)
		return
	}
}

// namesFaced reports whether something that takes a face is named before a token.
func (p *parser) namesFaced(tok int) bool {
	for _, s := range slices.Backward(p.spans) {
		if id, ok := s.value(thing); ok && s.to <= tok && p.r.catalog.Face(id) {
			return true
		}
	}
	return false
}

// characterTold reports whether a prompt asks for a thing with arms and legs.
func (p *parser) characterTold() bool {
	return p.limbsTold || p.out.Design == "mascot" || slices.ContainsFunc(p.toks, func(t token.Token) bool {
		return t.Kind == token.Word && (t.Text == "mascot" || t.Text == "character")
	})
}

// charactered makes a character of the thing that is a mascot or that was asked for with arms and legs.
func (p *parser) charactered() {
	if !p.characterTold() || slices.ContainsFunc(p.out.Subjects, func(s brief.Subject) bool { return s.Kind != brief.Piece }) {
		return
	}
	if len(p.out.Subjects) == 0 || p.out.Design == "crest" {
		return
	}
	if s := &p.out.Subjects[0]; p.r.catalog.Face(s.ID) && s.Count == 1 && s.Text == "" {
		s.States = appendNew(s.States, characterState)
	}
}

// ofThingsFaces are the expressions of things for what who lives does.
var ofThingsFaces = wordSet("screaming whistling")

// lashed gives long lashes to the eyes of an animal, a bird or a thing with a face. Women are drawn with lashes.
func (p *parser) lashed(i int) (string, bool) {
	s := &p.out.Subjects[i]
	switch s.Kind {
	case brief.Person:
		return "lashes", figure(s).Body == "woman"
	case brief.Animal, brief.Bird:
	default:
		if !p.r.catalog.Face(s.ID) || slices.Contains(p.partsOf(i), "eyes") {
			return "", false
		}
		if s.Expression == "" {
			s.Expression = "happy"
		}
	}
	s.States = appendNew(s.States, "lashes")
	return "lashes", true
}

// moods are words that say nothing of things, and of who lives that they look so.
var moods = map[string]string{"funny": "silly", "spooky": "fierce"}

// sweetened are the groups of things that are drawn with a face where they are to be cute.
var sweetened = wordSet("food-drink plant-flower weather-nature-effect vehicle symbol-sign")

// sweeten draws something cute: animals and people with larger heads and eyes, food, plants and the weather with a smiling face. Of others the word says
// only that they please.
func (p *parser) sweeten(i int) bool {
	s := &p.out.Subjects[i]
	switch s.Kind {
	case brief.Animal, brief.Bird:
		s.Cute = true
		return true
	case brief.Person:
		if f := figure(s); f.Build == "" && f.Age != "baby" && f.Age != "toddler" {
			f.Build = "chibi"
		}
		return figure(s).Build == "chibi"
	case brief.Piece:
		t, _ := things.ByID(s.ID)
		if !sweetened[t.Group] || !p.hasFace(i) || len(p.out.Subjects) > 1 || p.out.Design != "" || p.out.Sheet != "" {
			return false
		}
		if s.Expression == "" {
			s.Expression = "happy"
		}
		return true
	}
	return false
}

// plainTogether draws people as they are where they meet others or ride: large heads would cover what they do. "Cute" is praise there.
func (p *parser) plainTogether() {
	living, cute := 0, 0
	for i := range p.out.Subjects {
		s := &p.out.Subjects[i]
		if p.alive(i) {
			living += max(1, s.Count)
		}
		if s.Cute || s.Kind == brief.Piece && s.Expression != "" {
			cute++
		}
	}
	rides := slices.ContainsFunc(p.out.Relations, func(r brief.Relation) bool { return r.Kind == "riding" || r.Kind == "sitting on" || r.Kind == "inside" })
	if living < 2 && !rides {
		return
	}
	for i := range p.out.Subjects {
		if f := p.out.Subjects[i].Person; f != nil && f.Build == "chibi" {
			f.Build = ""
			for n := range p.out.Reading.Understood {
				if item := &p.out.Reading.Understood[n]; item.As == string(look) && cute == 0 {
					item.As, item.To = "trade word", ""
				}
			}
		}
	}
}

// facePaint reads "a sheep with a black face" as the color of its face, and not as a look on it.
func (p *parser) facePaint(i int, s span) bool {
	n := len(p.pre) - 1
	if s.key != "face" || n < 0 || !p.alive(i) {
		return false
	}
	tone, ok := p.pre[n].value(color)
	if !ok {
		return false
	}
	part := p.partNamed(i, "face")
	if p.isPerson(i) {
		part = "face"
	}
	from := p.pre[n].from
	p.pre = p.pre[:n]
	if part == "" {
		p.leaveOut(from, s.to, "We can't color this face yet.")
		p.dropPre()
		return true
	}
	sub := &p.out.Subjects[i]
	sub.Parts = append(sub.Parts, brief.PartColor{Part: part, Color: tone})
	p.understand(from, s.to, "part", part+": "+tone)
	p.dropPre()
	return true
}
