package read

import (
	"slices"
	"strings"

	"pellucid/internal/engine/illustrator/brief"
	"pellucid/internal/engine/illustrator/read/vocabulary"
	"pellucid/internal/engine/illustrator/things"
	"pellucid/internal/engine/illustrator/token"
)

// of reads "bowl of cherries", "frame of leaves" and "picture of a fox".
func (p *parser) of(s span) bool {
	p.at++
	if p.subj < 0 {
		return true
	}
	if _, worn := p.phrase(p.at); p.isPerson(p.subj) && worn.is(garment) {
		p.flush()
		p.owner, p.scope, p.rel, p.relFrom, p.relSpan = p.subj, "wearing", "wearing", p.subj, s
		return true // "menina de vestido amarelo"
	}
	if end, _ := p.phrase(p.at); p.isPiece(p.subj) && (p.contentOf(s, end) || p.servedIn(s, end)) {
		return true
	}
	if end, noun := p.phrase(p.at); p.isPiece(p.subj) && p.sameOf(s, end, noun) {
		return true
	}
	if p.subj < len(p.out.Subjects) && containers[p.out.Subjects[p.subj].ID] {
		p.flush()
		p.await(s, "full of")
		return true
	}
	if before := p.span(p.at - 2); before.is(style, trade) && !before.is(thing) {
		return true
	}
	p.flush()
	if p.rel != "" && p.relFrom == p.subj && heldOnes[p.rel] {
		return true // "holding a bunch of balloons"
	}
	p.await(s, "with")
	return true
}

// heldOnes are the relations that go on to what an amount is of.
var heldOnes = wordSet("holding carrying eating")

// containers hold what follows "of".
var containers = wordSet(`bowl basket bucket bag cardboard-box jar mason-jar mug coffee-cup glass bottle plate vase barrel cooking-pot flower-pot shopping-bag
	tote-bag gift-bag gift-box wheelbarrow treasure-chest bathtub shopping-cart picnic-basket easter-basket backpack pitcher cauldron fish-bowl tea-cup
	cornucopia thanksgiving-cornucopia bookshelf crib suitcase wine-glass tumbler bouquet floral-wreath heart cart wagon crate sand-bucket frying-pan wok crayon-box`)

// moveTo reads where on a body the last thing is: "a cat with a bird on its head".
func (p *parser) moveTo(s span, where string) {
	p.flush()
	p.at++
	if by := p.whoWears(max(p.subj, 0)); companionPlaces[where] || (where == "top" || where == "inside") && by > 0 && p.cameWith(by, "with") >= 0 {
		p.backToPlaced()
	}
	if where == "back" && p.liesOnBack(s) || where == "print" && p.onBelly(s) {
		return
	}
	if where == "back" && s.key == "on the back" && p.owner >= 0 && p.kindOf(p.owner) == brief.Piece && p.cloth(p.owner) {
		where = "print" // "a hoodie with a dragon on the back"
		p.leaveOut(s.from, s.to, "We show the front, so we drew it there.")
	}
	if had := slices.ContainsFunc(p.out.Relations, func(r brief.Relation) bool { return r.To == p.subj && r.From == p.owner }); where == "print" && !had && !strings.HasSuffix(s.key, " it") {
		p.leaveOut(s.from, s.to, "We can't show this yet.") // a penguin that slides "on its belly"
		return
	}
	if where == "back" && strings.Contains(s.key, "shoulder") {
		p.toWhoseBody("arms") // nothing but a body has shoulders
	} else {
		p.toWhoseBody(where)
	}
	p.understand(s.from, s.to, "relation", where)
	if farAway[s.key] && p.subj > 0 && p.out.Subjects[p.subj].Size == "" {
		p.out.Subjects[p.subj].Size = "tiny"
	}
	for i := len(p.out.Relations) - 1; i >= 0; i-- {
		rel := &p.out.Relations[i]
		handled := rel.Kind == "looking at" && p.isPerson(rel.From) && ofBodies[where] && p.alive(p.subj) // "petting a cat on her lap"
		owner := p.owner
		if rel.Kind == "and" && rel.To == p.subj && p.isPiece(rel.From) && !p.alive(rel.From) && (where == "top" || where == "inside") {
			owner = rel.From // "a castle made of stone and a flag on top"
			if in := slices.IndexFunc(p.out.Relations, func(r brief.Relation) bool { return r.Kind == "full of" && r.To == owner }); in >= 0 {
				owner = p.out.Relations[in].From // what the rest is in
			}
		}
		if rel.To == rel.From || rel.To != p.subj || rel.From != owner && !handled && !(rel.Kind == "and" && (p.isPerson(rel.From) || ofBodies[where] && p.person(rel.From) != rel.From)) {
			continue // what joined the rest by "and" is the last person's too
		}
		switch where {
		case "behind":
			rel.From, rel.Kind, rel.To = p.subj, "behind", p.owner
		case "front":
			rel.From, rel.Kind, rel.To = p.subj, "in front of", p.owner
		case "head", "neck":
			rel.Kind = "wearing"
		case "mouth":
			rel.Kind = "eating"
		case "top":
			rel.From, rel.Kind, rel.To = p.subj, "on", owner
			p.listedBefore(i, "on")
		case "back":
			rel.From, rel.Kind, rel.To = p.subj, "riding", rel.From
		case "arms":
			rel.Kind = "carrying"
		case "feet":
			rel.From, rel.Kind = p.person(rel.From), "beside"
		case "nose", "lap":
			rel.From, rel.Kind, rel.To = p.subj, "on "+where, p.person(rel.From)
		case "mouth of it":
			rel.From, rel.Kind, rel.To = p.subj, "spilling from", p.owner
		case "leaping":
			rel.From, rel.Kind, rel.To = p.subj, "leaping from", p.owner // "a fishbowl with a goldfish jumping out"
		case "inside":
			rel.From, rel.Kind, rel.To = p.subj, "inside", owner
			p.listedBefore(i, "inside") // "with a wrench and a hammer inside"
		case "print":
			if s.key == "on it" && (p.supports(p.owner) || p.laidOut(p.owner, p.subj)) {
				rel.From, rel.Kind, rel.To = p.subj, "on", p.owner // "a table with a lamp on it"
				p.listedBefore(i, "on")
				return
			}
			rel.From, rel.Kind, rel.To = p.subj, "printed on", p.owner
			if s.key == "on it" {
				p.listedBefore(i, "printed on")
			}
		case "hand", "tongue":
			rel.Kind = "holding"
		case "talons":
			rel.Kind = "carrying"
			if by := &p.out.Subjects[rel.From]; by.Pose == "" {
				by.Pose = "flying"
			}
		}
		return
	}
	if p.subj > 0 && !p.toldWhere(p.subj) {
		p.placedAlone(s, where)
	}
}

// placedAlone reads where something is by what was named before a pause: "a table. a cup on it".
func (p *parser) placedAlone(s span, where string) {
	switch _, last, _ := strings.Cut(s.key, " "); {
	case where == "feet" && objects[lastWord(last)] != "":
		p.link(p.subj, "beside", p.pronounFor(lastWord(last)))
	case where == "inside" && lastWord(last) == "it":
		p.link(p.subj, where, 0)
	case where == "print" && lastWord(last) == "it" && p.supports(0):
		p.link(p.subj, "on", 0)
	case where == "print" && lastWord(last) == "it":
		p.link(p.subj, "printed on", 0)
	}
}

// companionPlaces are the places of somebody or something that came with who has a body, rather than of what they wear.
var companionPlaces = wordSet("behind front lap feet arms")

// farAway are the places from which things look small.
var farAway = phraseSet("in the distance", "far behind")

// ofBodies are the places on a body that a thing without limbs has not.
var ofBodies = wordSet("hand mouth arms lap tongue talons nose")

// toWhoseBody goes back to the last one who is alive where something is on a body and came with a thing that has none: "a teacher in front of a chalkboard with an
// apple in her hand".
func (p *parser) toWhoseBody(where string) {
	if !ofBodies[where] || p.owner < 0 || p.owner >= p.subj || p.kindOf(p.owner) != brief.Piece || p.alive(p.owner) {
		return
	}
	switch t, _ := things.ByID(p.out.Subjects[p.owner].ID); t.Group {
	case "person-role", "animal", "fish-insect-reptile", "body-face":
		return
	case "holiday-party", "sport-game", "dinosaur-fantasy":
		if madeLikeBodies[t.ID] || t.Group == "dinosaur-fantasy" && !fabled[t.ID] {
			return // no cauldron has shoulders
		}
	}
	seat := slices.ContainsFunc(p.out.Relations, func(r brief.Relation) bool { return where == "lap" && r.To == p.owner })
	for i := p.owner - 1; i >= 0 && !seat; i-- {
		if !p.alive(i) {
			continue
		}
		for n := range p.out.Relations {
			if r := &p.out.Relations[n]; r.From == p.owner && r.To == p.subj {
				r.From = i
			}
		}
		p.owner = i
		return
	}
}

// madeLikeBodies are the things of parties and play that have a body.
var madeLikeBodies = wordSet("snowman teddy-bear nutcracker doll rag-doll pinata balloon-dog lucky-cat rubber-duck ganesha catrina rocking-horse matryoshka marionette")

// fabled are the things of tales that have no body.
var fabled = wordSet("cauldron magic-wand wand crystal-ball potion treasure-chest spellbook magic-lamp throne broom broomstick")

// listedBefore puts those that the owner came with before the last one to the same place: "a desk with a lamp and a mug on it".
func (p *parser) listedBefore(i int, kind string) {
	for j := i - 1; j >= 0; j-- {
		other := p.out.Relations[j]
		if other.From != p.owner || other.Kind != "with" || p.alive(other.To) != p.alive(p.subj) || p.kindOf(other.To) != p.kindOf(p.subj) {
			return
		}
		p.out.Relations[j] = brief.Relation{From: other.To, Kind: kind, To: p.owner}
	}
}

// supports reports whether what is on a subject stands there, and is not printed on it.
func (p *parser) supports(i int) bool {
	t, _ := things.ByID(p.out.Subjects[i].ID)
	switch t.Group {
	case "furniture-home", "kitchen", "vehicle", "building-landmark", "weather-nature-effect", "plant-flower", "food-drink", "music-art":
		return p.kindOf(i) == brief.Piece && (!p.cloth(i) || p.isSeat(i))
	}
	return false
}

// person is a subject that has a lap: the one that sits on it, if a subject is a seat.
func (p *parser) person(i int) int {
	for _, r := range p.out.Relations {
		if r.To == i && (r.Kind == "sitting on" || r.Kind == "inside" || r.Kind == "on") && p.alive(r.From) {
			return r.From
		}
	}
	return i
}

// circumstance reads what a thing is made of, shaped like, meant for, or where it is.
func (p *parser) circumstance(s span, kind string) bool {
	p.flush()
	p.at++
	end, noun := p.phrase(p.at)
	switch kind {
	case "made of":
		return p.madeOf(s, end, noun)
	case "style of":
		for p.span(p.at).is(count) || p.span(p.at).is(stop) {
			p.at++
		}
		if p.span(p.at).is(style, fill) {
			p.understand(s.from, s.to, "style", "")
			return true // "in the style of pop art"
		}
		p.leaveOutTo(s, p.clauseEnd(p.at), "We draw in our own styles, not in somebody else's.")
		return true
	case "for":
		if len(p.out.Subjects) == 0 {
			return true
		}
		p.lastFraming = true // a name that follows is lettered by itself
		p.leaveOutTo(s, end, "“"+strings.ToLower(p.words(s.from, p.endToken(end)))+"” says what the image is for, so it isn't drawn.")
		return true
	case "as":
		if p.subj >= 0 && noun.is(thing) {
			if id, _ := noun.value(thing); len(p.r.words.Wears[id]) > 0 {
				p.owner, p.scope, p.relSpan = p.subj, "dressed as", s
			}
		}
		return true
	case "shaped":
		if part := p.target.part; part > 0 && p.target.subj == p.subj && p.subj >= 0 || p.target.subj == nowhere {
			p.leaveOutTo(s, end, "We can't change the shape of a part yet.") // "steam in the shape of a heart"
			return true
		}
		if noun.is(thing) && p.subj >= 0 && p.reshape(noun) {
			shape := p.out.Subjects[p.subj].Shape
			if shape == "" {
				shape = p.out.Subjects[p.subj].ID
			}
			p.understand(s.from, noun.to, "shape", shape)
			p.at = end
			return true
		}
		p.leaveOutTo(s, end, "We can't change the shape of a thing yet.")
		return true
	}
	if p.sceneAfter(s) {
		return true
	}
	if end, noun := p.phrase(p.at); kind == "from" && (p.owner >= 0 && p.kindOf(p.owner) == brief.Piece && p.partNamed(p.owner, noun.key) != "" || p.isPiece(0) && p.span(p.at).key == "the" && p.partNamed(0, noun.key) != "") {
		p.understand(s.from, noun.to, "relation", "from "+noun.key) // "smoke from the chimney" of a house
		p.at = end
		return true
	}
	if p.subj >= 0 && kind == "at" && (p.atTable(s) || p.onOwnPart(s, "at")) {
		return true
	}
	if p.subj >= 0 {
		rel := map[string]string{"at": "beside", "against": "in front of", "from": "beside"}[kind]
		if verb := p.relSpan.key; kind == "from" && (strings.HasPrefix(verb, "drink") || strings.HasPrefix(verb, "eat") || strings.HasPrefix(verb, "sip")) {
			rel = "drinking" // "drinking milk from a bowl"
			if end, noun := p.phrase(p.at); served[p.out.Subjects[p.subj].ID] && drinkware[lastWord(noun.key)] {
				p.understand(s.from, noun.to, "relation", "from "+noun.key)
				p.at = end
				return true
			}
		}
		if kind == "from" && p.out.Subjects[p.subj].Pose == "fishing" {
			rel = "inside" // a boat, or the ice
		}
		p.await(s, rel)
	}
	return true
}

// served are the drinks that are drawn in what one drinks them from, drinkware what that is.
var (
	served    = wordSet("beer coffee tea-cup tea hot-chocolate wine-glass cocktail champagne-glass latte cappuccino milkshake smoothie soda lemonade juice iced-coffee bubble-tea")
	drinkware = wordSet("mug cup glass stein tankard goblet teacup pint tumbler")
)

// leaveOutTo leaves out the words from a span to the end of a phrase.
func (p *parser) leaveOutTo(s span, end int, why string) {
	if to := p.endToken(end); to > s.from {
		p.leaveOut(s.from, to, why)
	}
	p.at = max(p.at, end)
}

func (p *parser) endToken(end int) int {
	if end == 0 {
		return 0
	}
	return p.spans[min(end, len(p.spans))-1].to
}

// clauseEnd returns the span of the next pause.
func (p *parser) clauseEnd(i int) int {
	for i < len(p.spans) && p.spans[i].kind == token.Word {
		i++
	}
	return i
}

// clockTime leaves out "three o'clock": it counts no clocks.
func (p *parser) clockTime(s span) bool {
	next := p.span(p.at + 1)
	if !s.is(count) && !vocabulary.IsNumber(s.key) || next.to == 0 || !strings.HasPrefix(strings.ToLower(p.toks[next.from].Raw), "o'c") && next.key != "oclock" && next.key != "o clock" {
		return false
	}
	p.at += 2
	p.leaveOut(s.from, next.to, "We can't set the time of a clock yet.")
	return true
}

// flowerLetter reads "letter A made of flowers".
func (p *parser) flowerLetter() bool {
	next := p.span(p.at)
	if p.subj < 0 || p.out.Subjects[p.subj].Kind != brief.Family || p.out.Subjects[p.subj].Text == "" || vocabulary.PrintMarks[next.key] != "floral" && next.key != "flower" && next.key != "florals" {
		return false
	}
	p.out.Subjects[p.subj].Fill = "floral"
	p.understand(next.from, next.to, "fill", "floral")
	p.at++
	return true
}
