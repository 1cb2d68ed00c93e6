package read

import (
	"slices"
	"strings"

	"pellucid/internal/engine/illustrator/brief"
	"pellucid/internal/engine/illustrator/token"
)

// in reads clothes, colors, places and containers after "in".
func (p *parser) in(s span) bool {
	p.flush()
	if p.isPerson(p.subj) || p.ofCompanion() {
		p.toNearest(s)
	}
	p.at++
	if p.subj < 0 {
		p.sceneAfter(s)
		return true
	}
	end, noun := p.phrase(p.at)
	switch {
	case p.hatNoun(noun) && !p.alive(p.subj) && p.whoHas(p.subj) >= 0:
		p.owner = p.whoHas(p.subj) // "a crab holding a sign in a cowboy hat"
		p.scope, p.rel, p.relFrom, p.relSpan = "wearing", "wearing", p.owner, s
		return true
	case noun.is(garment, glasses) && p.dressedThere(noun.key) >= 0:
		p.owner = p.dressedThere(noun.key) // "a boy sitting on a chair in shorts"
		p.scope, p.rel, p.relFrom, p.relSpan = "wearing", "wearing", p.owner, s
		return true
	case p.hatNoun(noun) && p.kindOf(p.subj) != brief.Person && p.alive(p.subj) && !(noun.key == "top hat" && hatTricks[p.out.Subjects[p.subj].ID]):
		p.owner = p.subj
		p.scope, p.rel, p.relFrom, p.relSpan = "wearing", "wearing", p.subj, s
		return true
	case pouches[noun.key] && p.span(end).key == "and" && p.garmentAt(end+1) && p.beastlike(p.subj):
		p.owner = p.subj // "a squirrel in a backpack and scarf" wears both
		p.scope, p.rel, p.relFrom, p.relSpan = "wearing", "wearing", p.subj, s
		return true
	case pouches[noun.key] && noun.is(thing) && (p.kindOf(p.subj) == brief.Animal || p.kindOf(p.subj) == brief.Bird || p.isPiece(p.subj) && p.creature(p.out.Subjects[p.subj].ID)):
		p.await(s, "inside") // a puppy in a backpack does not wear it
		return true
	case noun.is(garment, glasses) && p.doer() >= 0 && !pouches[noun.key]:
		p.owner = p.doer() // "a man playing bagpipes in a kilt"
		p.scope, p.rel, p.relFrom, p.relSpan = "wearing", "wearing", p.owner, s
		return true
	case p.inRound(s):
		return true
	case (noun.key == "air" || noun.key == "the air" || noun.key == "mid air") && p.active(p.doerOrLast()) && p.kindOf(p.doerOrLast()) != brief.Bird:
		doing := p.inAir(p.doerOrLast())
		if who := &p.out.Subjects[p.doerOrLast()]; who.Pose == "" || doing == "lifting" {
			who.Pose = doing
		}
		p.understand(s.from, noun.to, "pose", doing)
		p.at = end
		return true
	case noun.is(garment, glasses) && (p.embodied(p.inOwner()) || !noun.is(thing)), p.isPerson(p.inOwner()) && p.dressedIn(noun):
		p.owner = p.inOwner()
		p.scope, p.rel, p.relFrom, p.relSpan = "wearing", "wearing", p.owner, s
		return true
	case p.inscribed == s.from && p.onlyColors(p.at, end) && p.kindOf(p.subj) == brief.Piece:
		p.typeStyle(end) // "a mug with the name Sarah in gold"
		return true
	case typeWords[noun.key] && (len(p.out.Lettering) > 0 || p.out.Subjects[p.subj].Text != "") || noun.key == "cursive":
		p.typeStyle(end)
		return true
	case p.onlyColors(p.at, end):
		p.inColor(end)
		return true
	case p.sceneAfter(s):
		return true
	}
	if id, _ := noun.value(thing); seats[id] {
		p.await(s, "sitting on")
		return true
	}
	if p.onPart("inside") || p.inOwnPart(s, end) || p.onOwnPart(s, "inside") {
		return true
	}
	p.await(s, "inside")
	return true
}

// whoHas is the animal that has a thing or is on it, and wears a hat that it is "in"; -1 if there is none.
func (p *parser) whoHas(thing int) int {
	for _, r := range p.out.Relations {
		if r.To == thing && r.From < thing && (doings[r.Kind] || placing[r.Kind] || r.Kind == "with" || r.Kind == "pulling" || r.Kind == "pushing") && p.alive(r.From) && !p.isPerson(r.From) {
			return r.From
		}
	}
	return -1
}

// inAir is what somebody does "in the air": who holds somebody there lifts them, who catches a frisbee jumps.
func (p *parser) inAir(i int) string {
	for _, r := range p.out.Relations {
		if r.From == i && p.isPerson(i) && (r.Kind == "holding" || r.Kind == "carrying") && p.alive(r.To) {
			return "lifting"
		}
	}
	return "jumping"
}

// inOwnPart reads "ice cream in a cone": what it is in is a part of the drawing anyway.
func (p *parser) inOwnPart(s span, end int) bool {
	at := p.at
	for p.span(at).is(stop) {
		at++
	}
	if p.kindOf(p.subj) == brief.Piece && at < end-1 && p.inColoredPart(s, at, end) {
		return true
	}
	noun := p.span(at)
	if at != end-1 || !slices.Contains(p.partsOf(p.subj), noun.key) {
		return false
	}
	p.understand(s.from, s.to, "relation", "with")
	p.understand(noun.from, noun.to, "part", noun.key)
	p.at = end
	return true
}

// inColoredPart reads "fries in a red striped box": the box is a part of the drawing, and what describes it is told of that part.
func (p *parser) inColoredPart(s span, at, end int) bool {
	noun := p.span(end - 1)
	pc := brief.PartColor{Part: p.partNamed(p.subj, noun.key)}
	if id, ok := noun.value(thing); pc.Part == "" || noun.is(standIn) && pc.Part == "body" || ok && containers[id] && !drinkware[lastWord(noun.key)] && (pc.Part != lastWord(noun.key) || strings.HasSuffix(p.out.Subjects[p.subj].ID, lastWord(noun.key))) {
		return false // "a pencil in a wooden chest", "a gift box in a blue box"
	}
	own := drinkware[lastWord(noun.key)] || pc.Part == "bottle" && p.out.Subjects[p.subj].ID != "bottle"
	for _, d := range p.spans[at : end-1] {
		c, colored := d.value(color)
		m, made := d.value(material)
		f, filled := d.value(fill)
		switch {
		case colored && pc.Color == "":
			pc.Color = c
		case filled && pc.Fill == "":
			pc.Fill = f
		case made && pc.Color == "":
			pc.Color = m
		case own && d.is(describing...):
		case !d.is(stop, trade) && !made:
			return false
		}
	}
	sub := &p.out.Subjects[p.subj]
	sub.Parts = append(sub.Parts, pc)
	p.understand(s.from, noun.to, "part", strings.TrimSuffix(pc.Part+": "+strings.TrimSpace(pc.Color+" "+pc.Fill), ": "))
	p.target = target{subj: p.subj, part: len(sub.Parts)}
	p.at = end
	return true
}

// onCords are small things that are worn or kept "on" a ribbon or a chain: they hang from it.
var onCords = wordSet("key skeleton-key bell locket pendant cross ring feather crystal christmas-ornament compass pocket-watch coin shark-tooth heart star gift-tag button seashell pearl padlock crescent-moon anchor whistle medal dog-tags")

// ofItsOwn reads relations of a thing to what its own drawing has: "a globe on a brass stand", a glass "full of milk", what hangs on a cord.
func (p *parser) ofItsOwn(s span, kind string) bool {
	if !p.isPiece(p.subj) {
		return false
	}
	end, _ := p.phrase(p.at)
	switch kind {
	case "full of":
		return p.contentOf(s, end) || p.ownContent(s, end) || p.servedIn(s, end)
	case "on", "sitting on":
		if s.key == "on" && onCords[p.out.Subjects[p.subj].ID] && p.onCord(s) {
			return true
		}
		return (s.key == "on" || s.key == "sitting on") && p.inOwnPart(s, end)
	case "hanging from":
		return p.onCord(s)
	}
	return false
}

// liquids are the colors of what is poured into vessels that are drawn with something else in them.
var liquids = map[string]string{"water": "light blue", "milk": "white", "coffee": "brown", "tea": "amber", "honey": "amber", "beer": "gold", "wine": "maroon", "juice": "orange", "soup": "orange", "soda": "brown", "slime": "lime green", "potion": "purple", "poison": "lime green", "lava": "orange", "blood": "red", "lemonade": "yellow", "chocolate": "brown", "goo": "lime green"}

// contentOf reads "a wine glass half full of red wine": what a vessel is drawn filled with is a part of it.
func (p *parser) contentOf(s span, end int) bool {
	at := p.at
	for p.span(at).is(stop) {
		at++
	}
	noun := p.span(end - 1)
	words := strings.Fields(noun.key)
	if at > end-1 || len(words) == 0 {
		return false
	}
	liquid := words[len(words)-1]
	part := p.partNamed(p.subj, liquid)
	if !poured[part] && (poured[liquid] || liquids[liquid] != "") {
		for _, other := range p.partsOf(p.subj) {
			if poured[other] && p.grouped(p.subj, other) {
				part = other // a jug of lemonade that is to hold juice
			}
		}
	}
	if part == "" || !poured[part] || !p.grouped(p.subj, part) {
		return false
	}
	p.flush()
	pc := brief.PartColor{Part: part}
	for _, d := range p.spans[at : end-1] {
		if name, ok := d.value(color); ok {
			pc.Color = name
		}
	}
	if len(words) > 1 {
		for _, one := range p.r.words.Senses[words[0]] {
			if one.Class == color {
				pc.Color = one.Value
			}
		}
	}
	if pc.Color == "" && part != liquid {
		pc.Color = liquids[liquid]
	}
	p.out.Subjects[p.subj].Parts = append(p.out.Subjects[p.subj].Parts, pc)
	p.understand(s.from, noun.to, "part", strings.TrimSuffix(part+": "+pc.Color, ": "))
	p.at = end
	return true
}

// pouches are the things that people wear and small animals sit in.
var pouches = phraseSet("backpack", "bag", "purse", "handbag", "tote bag", "boot", "sock", "stocking", "christmas stocking", "santa hat", "pocket", "shoe", "sneaker", "slipper", "mitten", "rain boot", "cowboy boot", "teacup", "sleeping bag", "cowboy hat", "top hat", "trash bag")

// hatNoun reports whether a noun is a hat, which animals wear that are named "in" one.
func (p *parser) hatNoun(noun span) bool {
	where, _ := noun.value(garment)
	return strings.HasPrefix(where, "head/") || hats[noun.key] && noun.is(garment, thing)
}

// hats are worn by animals that are named "in" one; magicians take hatTricks out of a top hat.
var (
	hats      = phraseSet("santa hat", "cowboy hat", "top hat")
	hatTricks = wordSet("bunny rabbit mouse dove hamster kitten")
)

// seats are sat on even when a prompt says "in".
var seats = wordSet("wheelchair armchair chair sofa beach-chair baby-stroller")

// typeWords say how a text is written.
var typeWords = wordSet("letters lettering font fonts text cursive script type calligraphy typography handwriting writing print")

// typeStyle reads "in gold letters" after a text: its colors are those of the image.
func (p *parser) typeStyle(end int) {
	for ; p.at < end; p.at++ {
		d := p.spans[p.at]
		if c, ok := d.value(color); ok {
			p.out.Tints = appendNew(p.out.Tints, c)
			p.understand(d.from, d.to, "color", c)
		} else if typeWords[d.key] {
			p.understand(d.from, d.to, "text", "")
		}
	}
}

// rounds are the shapes that several people stand in.
var rounds = wordSet("circle ring")

// inRound reads how several stand or sit: "five children holding hands in a circle".
func (p *parser) inRound(s span) bool {
	end, noun := p.phrase(p.at)
	if p.subj < 0 || !rounds[noun.key] || end-p.at > 2 || s.key != "in" && !strings.HasSuffix(s.key, " in") || p.out.Design != "" || p.logo {
		return false
	}
	sub := &p.out.Subjects[p.subj]
	if !p.alive(p.subj) || sub.Count < 3 {
		return false
	}
	if doing, _, _ := strings.Cut(s.key, " "); verbPoses[doing] != "" {
		sub.Pose = verbPoses[doing]
	}
	p.link(p.subj, "ring", p.subj)
	p.understand(s.from, noun.to, "relation", "ring")
	p.at = end
	return true
}

// doerOrLast is who holds or catches the last subject, or that subject.
func (p *parser) doerOrLast() int {
	for _, r := range p.out.Relations {
		if r.To == p.subj && (doings[r.Kind] || r.Kind == "jumping over") {
			return r.From
		}
	}
	return p.subj
}

// doer is the person who holds, plays or uses the last subject, which wears nothing itself, or -1.
func (p *parser) doer() int {
	if p.subj < 0 || p.embodied(p.subj) {
		return -1
	}
	at := p.subj
	for n := len(p.out.Relations) - 1; n >= 0; n-- {
		r := p.out.Relations[n]
		if r.To != at || !doings[r.Kind] && r.Kind != "with" && r.Kind != "full of" {
			continue
		}
		if p.isPerson(r.From) || p.beastlike(r.From) {
			return r.From
		}
		at = r.From // "a bunny with a basket of eggs in a blue vest"
	}
	return -1
}

// dressedThere returns who is on, at or in the current subject and wears what follows "in", or -1. Nobody sits in a boot, but a cat may.
func (p *parser) dressedThere(garment string) int {
	for i := len(p.out.Relations) - 1; i >= 0; i-- {
		r := p.out.Relations[i]
		if r.To != p.subj || r.From >= p.subj || r.Kind == "beside" || r.Kind == "and" {
			continue
		}
		mount := p.beastlike(p.subj) && (r.Kind == "on" || r.Kind == "riding" || r.Kind == "sitting on")
		if p.isPerson(r.From) && (mount || !p.embodied(p.subj)) || p.beastlike(r.From) && !p.alive(p.subj) && !p.embodied(p.subj) && !pouches[garment] {
			return r.From
		}
	}
	return -1
}

func (p *parser) inOwner() int {
	if p.attributive() || p.scope == "wearing" {
		return p.owner
	}
	return p.subj
}

// phrase returns where the noun phrase at i ends and its head.
func (p *parser) phrase(i int) (int, span) {
	head := span{kind: token.Pause}
	for ; i < len(p.spans); i++ {
		s := p.spans[i]
		if !s.isWord() || s.is(relation) && s.key != "and" && !s.is(naming...) {
			break
		}
		if article := s.key == "a" || s.key == "an"; article && head.kind != token.Pause && !head.is(scene) {
			break // "giving a girl in a dress a flower"
		}
		if next := p.span(i + 1); s.key == "and" && (!next.is(describing...) || !p.span(i-1).is(describing...) || next.is(count) && next.is(stop)) {
			break
		}
		if head.is(garment) && s.is(pose) && s.is(thing) && !s.is(color, fill, material, garment) {
			break // "in a top hat thumbs up"
		}
		if (head.is(garment, glasses, hairStyle, beard, extra) || head.kind == token.Pause && p.span(i-1).is(color)) && (s.is(unknown, relation, pose) || s.key == "doing" || s.key == "going") && strings.HasSuffix(firstWord(s.key), "ing") && s.key != "ring" {
			break // "in a bikini sunbathing", "in a parka building an igloo"
		}
		if s.is(naming...) || s.is(scene) {
			head = s
		}
	}
	return i, head
}

func (p *parser) onlyColors(from, to int) bool {
	colored := false
	for i := from; i < to; i++ {
		s := p.spans[i]
		if s.is(color) {
			colored = true
		} else if colored && i == to-1 && p.fabric(s) {
			continue
		} else if !s.is(stop, trade) && s.key != "and" && !(gloss[s.key] && p.span(i+1).is(color)) {
			return false
		}
	}
	return colored
}

// fabric reports whether a word is a material in a color of which a thing is made: "in cream wool".
func (p *parser) fabric(s span) bool {
	m, ok := s.value(material)
	return ok && fabrics[m] && p.isPiece(p.inOwner())
}

var fabrics = wordSet("knit felt leather denim velvet silk paper wicker marble wood metal")

// gloss are the words before a color for how it shines: "in metallic pink".
var gloss = wordSet("metallic shiny glossy glitter glittery")

// inColor reads "in red": the color of a thing, or of what a person wears.
func (p *parser) inColor(end int) {
	i := p.inOwner()
	for ; p.at < end; p.at++ {
		s := p.spans[p.at]
		name, ok := s.value(color)
		if !ok && (gloss[s.key] || p.fabric(s)) {
			p.apply(i, s, true)
		}
		if !ok {
			continue
		}
		if p.isPerson(i) {
			f := figure(&p.out.Subjects[i])
			f.Clothes = append(f.Clothes, brief.Garment{Name: "outfit", Color: name})
			p.understand(s.from, s.to, "clothes", name+" outfit")
			continue
		}
		p.paint(&p.out.Subjects[i], name)
		p.understand(s.from, s.to, "color", name)
	}
}

// garmentAt reports whether the noun phrase at span i is something to wear.
func (p *parser) garmentAt(i int) bool {
	_, noun := p.phrase(i)
	return noun.is(garment, glasses)
}
