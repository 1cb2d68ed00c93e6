package read

import (
	"cmp"
	"slices"
	"strings"

	"pellucid/internal/engine/illustrator/brief"
	"pellucid/internal/engine/illustrator/things"
)

// What a prompt names right after a subject, or with it, is often a part of it, worn by it, or put on it: "woman red dress", "butterfly
// blue wings", "burger lettuce cheese". Such a noun changes the subject. It is never drawn as a thing of its own beside it: what the
// drawing can't show is left out, and the reading says so.

// follows reports whether the span comes right after a subject, with nothing but describing words between.
func (p *parser) follows() bool {
	if !p.lang.HeadLast() || p.rel != "" || p.subj < 0 || p.subj != len(p.out.Subjects)-1 {
		return false
	}
	for i := p.at - 1; i >= 0; i-- {
		s := p.spans[i]
		switch {
		case slices.ContainsFunc(p.pre, func(d span) bool { return d.from == s.from }):
		case s.isWord() && p.fate[s.from] && s.is(describing...) && !s.is(thing, person): // such as "roaring", which was left out
		case !s.isWord(), s.is(relation, stop):
			return false
		case s.is(unknown) && p.fate[s.from] && !p.partBefore(s): // a word that was left out
		case s.is(naming...):
			return true
		}
	}
	return false
}

// partBefore reports whether a span was read as a part of the last subject.
func (p *parser) partBefore(s span) bool { return p.partNamed(p.subj, s.key) != "" }

// described reports whether a word for how something looks stands right before the noun at p.at.
func (p *parser) described() bool {
	n := len(p.pre)
	return n > 0 && p.pre[n-1].is(color, size, fill, material, state, hairStyle) && !p.pre[n-1].is(count)
}

// partAfter reports whether a noun right after the last subject names a part of it: "butterfly blue wings", "cat big eyes".
func (p *parser) partAfter(s span) bool {
	if listed := p.rel == "and" && p.subj >= 0 && composed[p.out.Subjects[p.subj].ID] && strings.Contains(p.out.Subjects[p.subj].Words, " with "); listed {
		return p.partNamed(p.subj, s.key) != "" // "nachos with cheese and jalapenos"
	}
	if !p.follows() || p.kindOf(p.subj) == brief.Family || p.partNamed(p.subj, s.key) == "" {
		return false
	}
	if p.kindOf(p.subj) == brief.Piece && composed[p.out.Subjects[p.subj].ID] {
		return true // "burger lettuce tomato"
	}
	return p.described() && (s.is(partWord) || p.kindOf(p.subj) == brief.Piece) && !s.is(person)
}

// wornAfter reports whether a noun right after somebody is what they wear: "woman red dress", "cat blue scarf".
func (p *parser) wornAfter(s span) bool {
	if next := p.span(p.at + 1); !p.follows() || !p.described() || next.is(thing, person) && !next.plural && !next.is(garment, glasses, relation) {
		return false // "woman black hat box"
	}
	where, ok := s.value(garment)
	_, name, _ := strings.Cut(where, "/")
	if strings.HasPrefix(where, "feet/") && p.out.Subjects[p.subj].Count > 1 {
		return false // "women black shoes" are shoes for women
	}
	return ok && p.alive(p.subj) && (p.r.catalog.Garment(name) || !p.isPerson(p.subj)) || s.is(glasses) && p.alive(p.subj)
}

// composed are the dishes that are made of things that people name one after the other.
var composed = wordSet(`hamburger sandwich pizza pizza-slice taco burrito hot-dog cake birthday-cake cake-slice wedding-cake cupcake salad ramen pho pancake waffle ice-cream
	ice-cream-sundae toast bagel nachos cereal-bowl soup spaghetti steak curry donut paella sushi kebab quesadilla omelette lasagna milkshake acai-bowl cheesecake`)

// dishWith reports whether a dish stands before one of the things that it is made of: a burger lettuce is no lettuce.
func (p *parser) dishWith(s, next span) bool {
	id, ok := s.value(thing)
	if !ok || !composed[id] || p.r.drawable(id) != brief.Piece || p.rel != "" || p.scope != "" || !p.lang.HeadLast() {
		return false
	}
	slots, parts, _ := p.r.catalog.Piece(id)
	other, _ := next.value(thing)
	t, _ := things.ByID(other)
	if other != "" && t.Group != "food-drink" || composed[other] {
		return false
	}
	for _, form := range things.Singulars(next.key) {
		for _, name := range append([]string{form, form + "s"}, p.r.words.Parts[form]...) {
			if slices.Contains(slots, name) || slices.Contains(parts, name) {
				return true
			}
		}
	}
	return false
}

// limbs are the parts of bodies that nobody wants beside a body: what a drawing of somebody can't show of them is left out.
var limbs = wordSet("talon talons fist fists eye eyes lip lips mouth mouths nose ear ears hand hands foot feet paw paws tooth teeth fang fangs tongue arm arms leg legs finger fingers nail nails claw claws eyelash eyelashes eyebrow eyebrows cheek cheeks chin neck head beak beaks feather feathers fur hoof hooves whiskers scales")

// onBody are further parts of bodies that somebody does something with and nobody wants beside a body.
var onBody = wordSet("knee knees belly tummy stomach cheek cheeks toe toes thumb shoulder shoulders tail elbow elbows forehead chest back face")

// bodyAhead reports whether the next noun is a part of a body.
func (p *parser) bodyAhead(i int) bool {
	for p.span(i).is(stop) || whose[p.span(i).key] {
		i++
	}
	words := strings.Fields(p.span(i).key)
	return len(words) > 0 && (limb(p.span(i)) || onBody[words[len(words)-1]])
}

// legs are what somebody stands on, and whichLegs tell that they are their own.
var (
	legs      = wordSet("leg legs foot feet paw paws hoof hooves")
	whichLegs = wordSet("one two three four both all hind back front 1 2 3 4")
)

// onLegs reports whether a noun is what somebody stands on: "a cat standing on two legs".
func (p *parser) onLegs(s span) bool {
	return strings.HasSuffix(p.rel, "on") && legs[s.key] && s.from > p.relSpan.to && whichLegs[p.toks[s.from-1].Text]
}

// ownBody leaves out what somebody does with a part of their own body where no pose shows it: who is hugging her knees is not hugging a
// leg beside her.
func (p *parser) ownBody(s span) bool {
	words := strings.Fields(s.key)
	if p.rel == "" || p.relFrom < 0 || !p.alive(p.relFrom) || !p.possessed() && !p.onLegs(s) || len(words) == 0 || !limb(s) && !onBody[words[len(words)-1]] {
		return false
	}
	if p.rel == "with" || p.rel == "and" || p.rel == "wearing" || p.relSpan.to <= p.relSpan.from {
		return false
	}
	p.leaveOut(p.relSpan.from, s.to, "We don't know how to show “"+strings.ToLower(p.words(p.relSpan.from, s.to))+"” yet.")
	p.rel, p.pre = "", nil
	p.at++
	return true
}

// hides are the parts of animals that people may have as things of their own.
var hides = wordSet("beak beaks feather feathers fur hoof hooves whiskers scales")

// limb reports whether a noun is such a part.
func limb(s span) bool {
	words := strings.Fields(s.key)
	return len(words) > 0 && limbs[words[len(words)-1]] && (s.is(partWord) || bodyPart(s) || s.is(unknown))
}

// embodied reports whether a subject has a body with a face: people, animals, and pieces such as a snowman, a robot or a teddy bear.
func (p *parser) embodied(i int) bool {
	if p.alive(i) || p.kindOf(i) == brief.Piece && p.creature(p.out.Subjects[i].ID) {
		return true
	}
	if p.kindOf(i) != brief.Piece {
		return false
	}
	t, _ := things.ByID(p.out.Subjects[i].ID)
	return t.Group != "body-face" && slices.ContainsFunc(p.partsOf(i), func(part string) bool { return part == "eyes" || part == "face" || part == "mouth" })
}

// faceAlone reports whether a subject is a face or a part of a body that is drawn by itself, without feet that wear shoes.
func (p *parser) faceAlone(i int) bool {
	if !p.isPiece(i) {
		return false
	}
	t, _ := things.ByID(p.out.Subjects[i].ID)
	return t.Group == "body-face" && !slices.Contains([]string{"foot", "feet", "leg", "legs", "footprint", "toes"}, t.ID)
}

// misfit leaves out a garment that the drawing of somebody can't wear: a frog in a suit is a frog, not one beside a suit.
func (p *parser) misfit(i int, s span) bool {
	where, ok := s.value(garment)
	if p.scope == "with" && p.faceAlone(i) && (s.is(beard, extra, hairStyle) || s.key == "hair" || strings.HasPrefix(where, "feet/")) {
		p.leaveOutOn(i, s) // a skull has no hair beside it, and a smiley no shoes
		return true
	}
	if !ok || !p.embodied(i) || p.isPerson(i) || p.placedHere() || strings.HasPrefix(where, "head/") || strings.HasPrefix(where, "face/") || strings.HasPrefix(where, "neck/") {
		return false
	}
	if strings.HasPrefix(where, "back/") && p.scope != "wearing" && p.kindOf(i) != brief.Piece {
		return false
	}
	p.leaveOutOn(i, s)
	return true
}

// leaveOutOn leaves out a noun, with what describes it, that subject i can't be drawn with.
func (p *parser) leaveOutOn(i int, s span) {
	from := s.from
	for _, d := range p.pre {
		from = min(from, d.from)
	}
	p.pre = nil
	p.leaveOut(from, s.to, "We can't show "+strings.ToLower(p.words(from, s.to))+" on "+p.subjectName(i)+" yet.")
	p.target = target{subj: nowhere}
}

// partState reads a state of a part that the drawing of the whole shows: an open lid, closed eyes, lit candles, bare branches.
func (p *parser) partState(i int, part string, d span) bool {
	name, ok := d.value(state)
	if !ok {
		return false
	}
	sub := &p.out.Subjects[i]
	switch {
	case (name == "closed" || name == "wilted") && strings.HasPrefix(part, "eye") && p.alive(i):
		if sub.Expression == "tongue out" || sub.Expression == "open mouth" {
			return false // one face has one expression
		}
		sub.Expression = "sleepy"
		if sub.Kind != brief.Person {
			sub.Expression = "asleep"
		}
	case name == "open" && strings.HasPrefix(part, "wing") && sub.Pose == "" && (sub.Kind == brief.Bird || sub.Kind == brief.Animal):
		sub.Pose = "flying" // spread wings
	case name == "bare" && p.stripLeaves(i):
	case name == "glowing" && slices.Contains(lights, strings.TrimSuffix(part, "s")) && sub.Kind == brief.Piece:
	case name == "glowing" && (poured[part] || part == "potion") && sub.Kind == brief.Piece:
		_, shown := p.setState(i, name)
		return shown
	case covers[part] && sub.Kind == brief.Piece && (name == "open" || name == "closed" || slices.Contains(p.r.catalog.States(sub.ID), name)):
		_, shown := p.setState(i, name)
		return shown
	default:
		return false
	}
	return true
}

// lights are parts that are drawn burning or shining; covers open and close what they belong to.
var (
	lights = []string{"candle", "flame", "light", "lamp", "bulb", "headlight"}
	covers = wordSet("lid lids cap cover door doors flap flaps top page pages drawer drawers hood trunk bonnet hatch tailgate shutters shutter gate gates zipper window windows")
)

// stripLeaves leaves out the leaves of a plant.
func (p *parser) stripLeaves(i int) bool {
	if p.kindOf(i) == brief.Piece && slices.Contains(p.r.catalog.States(p.out.Subjects[i].ID), "bare") {
		p.out.Subjects[i].States = appendNew(p.out.Subjects[i].States, "bare")
		return true
	}
	found := false
	for _, part := range []string{"leaves", "foliage", "leaf"} {
		if p.kindOf(i) == brief.Piece && slices.Contains(p.partsOf(i), part) {
			p.out.Subjects[i].Without, found = appendNew(p.out.Subjects[i].Without, part), true
		}
	}
	return found
}

// costumes are the words after a noun for clothes that look like it.
var costumes = wordSet("costume costumes outfit onesie uniform attire gear garb")

// inCostume reads "in a pirate costume". What nobody can be dressed as is left out: a hot dog is no hat.
func (p *parser) inCostume(s, next span) bool {
	if !costumes[next.key] || p.scope != "wearing" && p.scope != "with" && p.rel != "inside" || !p.embodied(p.inOwner()) || s.is(garment) {
		return false
	}
	role, ok := s.value(thing)
	if !ok {
		role = things.ID(s.key)
	}
	if player := things.ID(s.key) + "-player"; p.r.drawable(player) == brief.Person {
		role = player // in a soccer uniform
	}
	whole := s
	whole.to, whole.key = next.to, s.key+" "+next.key
	p.at += 2
	if what, ok := p.dressAs(p.inOwner(), role); ok {
		p.understand(whole.from, whole.to, "costume", what)
		p.dropPre()
	} else if p.coveredAs(p.inOwner(), whole, role) {
		p.understand(p.relSpan.from, p.relSpan.to, "relation", "dressed as")
		p.subj, p.owner = p.inOwner(), p.inOwner()
	} else {
		p.leaveOutOn(p.inOwner(), whole)
	}
	p.rel = ""
	return true
}

// cutOff reads "lime wedge" and "cucumber slices" after "with" as a piece of that food.
func (p *parser) cutOff(s, next span) bool {
	id, ok := s.value(thing)
	t, _ := things.ByID(id)
	if !ok || !cuts[next.key] || next.is(thing) || t.Group != "food-drink" || p.scope != "with" || p.partNamed(p.owner, s.key) != "" {
		return false
	}
	if part, ok := p.r.catalog.Alone(id, "slice"); ok {
		p.pre = append(p.pre, span{from: next.from, to: next.to, key: next.key, senses: []sense{{Class: alone, Value: "one " + part}}})
	} else {
		p.understand(next.from, next.to, "part", next.key)
	}
	p.spans = slices.Delete(slices.Clone(p.spans), p.at+1, p.at+2)
	return true
}

// served draws food as it is served: no egg in its shell lies on toast, and a glass has a slice of lemon on its rim.
func (p *parser) served() {
	for _, r := range p.out.Relations {
		to := &p.out.Subjects[r.To]
		if part, ok := p.r.catalog.Alone(to.ID, "slice"); ok && r.Kind == "with" && things.Drink(p.out.Subjects[r.From].ID) {
			to.Only, to.Count = "one "+part, 1
		}
		if r.Kind == "with" && to.ID == "mushroom" && composed[p.out.Subjects[r.From].ID] {
			to.Color, to.Without = cmp.Or(to.Color, "tan"), append(to.Without, "spots", "grass") // one that people eat
		}
		if r.Kind == "with" && to.ID == "egg" && composed[p.out.Subjects[r.From].ID] && p.r.drawable("fried-egg") == brief.Piece {
			to.ID = "fried-egg"
		}
	}
}

// cuts are the words after food for a piece of it.
var cuts = wordSet("slice slices wedge wedges twist half halves piece pieces leaf leaves sprig sprigs")

// uncut returns the food of which a noun names a piece: the lemon of "lemon slice".
func uncut(key string) string {
	words := strings.Fields(key)
	if n := len(words); n > 1 && cuts[words[n-1]] {
		return strings.Join(words[:n-1], " ")
	}
	return key
}
