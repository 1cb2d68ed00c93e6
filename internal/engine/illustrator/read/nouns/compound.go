package read

import (
	"cmp"
	"slices"
	"strings"

	"pellucid/internal/engine/illustrator/brief"
	"pellucid/internal/engine/illustrator/read/vocabulary"
	"pellucid/internal/engine/illustrator/read/wordnet"
	"pellucid/internal/engine/illustrator/things"
)

// modifies reads a noun that stands before another: the last noun of a compound is what is drawn. It may instead join the two
// into one span, and reports whether the noun at p.at is settled.
func (p *parser) modifies(s span) bool {
	next := p.span(p.at + 1)
	if next.key == "number" && vocabulary.IsNumber(p.span(p.at+2).key) || next.is(saying) && !next.is(describing...) {
		return false // "race car number 7", "beer mug cheers"
	}
	if doing, ok := next.value(pose); ok && (vocabulary.Onto[doing] || crafts[doing]) && strings.Contains(next.key, " ") && p.endsVerb(p.at+2) && (p.animalSpan(s) || p.rel != "" && p.relFrom >= 0 && p.alive(p.relFrom)) {
		return false // "bear juggling balls", "friends around a table playing cards"
	}
	if p.does(s, next) {
		p.spans[p.at+1].senses = slices.DeleteFunc(slices.Clone(next.senses), func(one sense) bool { return one.Class != pose })
		return false
	}
	if id, ok := s.value(thing); ok && next.key == "pile" && p.creature(id) { // "puppy pile"
		p.pre = append(p.pre, span{from: next.from, to: next.to, key: next.key, senses: []sense{{Class: arranged, Value: "heap"}}})
		p.spans = slices.Delete(p.spans, p.at+1, p.at+2)
		return false
	}
	if kinds := herdWords[next.key]; kinds != nil {
		if id, ok := s.value(thing); ok && kinds[id] {
			p.pre = append(p.pre, span{from: next.from, to: next.to, key: next.key, senses: []sense{{Class: count, Value: "4"}}})
			p.spans = slices.Delete(p.spans, p.at+1, p.at+2)
			return false
		}
	}
	if n := countNouns[next.key]; n != "" && p.countedBehind(s, next) {
		p.pre = append(p.pre, span{from: next.from, to: next.to, key: next.key, senses: []sense{{Class: count, Value: n}}})
		p.spans = slices.Delete(p.spans, p.at+1, p.at+2)
		return false
	}
	if s.is(garment) && next.is(pose) && next.is(thing) && p.scope == "wearing" && p.isPerson(p.owner) && !next.is(garment, color, relation) {
		p.spans[p.at+1].senses = slices.DeleteFunc(slices.Clone(next.senses), func(one sense) bool { return one.Class != pose })
		return false // "in a top hat thumbs up"
	}
	if s.is(glasses, extra, beard) && p.scope != "" && p.isPerson(p.owner) || !p.compound(next) && !costumes[next.key] {
		return false
	}
	id, _ := s.value(thing)
	if p.scope == "with" && p.owner >= 0 && p.kindOf(p.owner) == brief.Piece && p.partNamed(p.owner, s.key) != "" && p.partNamed(p.owner, next.key) != "" {
		return false // "a taco with lettuce cheese and beef"
	}
	if p.inCostume(s, next) {
		return true
	}
	if p.dishWith(s, next) || p.cutOff(s, next) {
		return false
	}
	bare := next.is(partWord) && (!next.is(thing, person, standIn, garment) || p.animalName(id) && bodyPart(next)) || p.creature(id) && (bodyPart(next) && next.key != "skull" && !next.plural || p.scope == "" && p.hasPart(id, next.key))
	if next.is(unknown) && countNouns[next.key] != "" && (p.creature(id) || p.growsUp(id)) {
		return !p.joined(s, next)
	}
	if next.is(unknown) || bare && p.scope == "" && !p.ownPart(id, next.key) {
		return p.unknownHead(s, next)
	}
	if next.is(scene) && !next.is(stop) && p.rel == "" && p.r.drawable(id) != "" && len(p.pre) == 0 && !s.is(describing...) {
		return false // "lighthouse beach"
	}
	before := len(p.spans)
	if p.repeats(s, next) {
		return true
	}
	if len(p.spans) < before {
		return false // joined
	}
	if p.formAhead(s, next) {
		return true
	}
	if coats[s.key] == "" && p.takePair(s, next) {
		return true
	}
	if s.plural && next.is(thing, person) {
		p.joined(s, next) // "doctors women" is one noun, and "donuts coffee" a list without commas
		return false
	}
	if bare && !p.ownPart(id, next.key) || p.scope == "without" || p.joined(s, next) {
		return false
	}
	if p.disguised(s, next) || p.twofold(s, next) {
		return false
	}
	if p.wornBehind(s, next) {
		return true
	}
	switch {
	case coats[s.key] != "" && next.is(thing) && !p.animalSpan(next):
		p.pre = append(p.pre, span{from: s.from, to: s.to, key: s.key, senses: []sense{{Class: fill, Value: coats[s.key]}}}) // "leopard heart"
	case p.tastes(next, id):
		p.pre = append(p.pre, span{from: s.from, to: s.to, key: s.key, senses: []sense{{Class: state, Value: id}}}) // "strawberry milk carton"
	case s.key == "fire" && next.is(thing):
		p.pre = append(p.pre, span{from: s.from, to: s.to, key: s.key, senses: []sense{{Class: state, Value: "burning"}}}) // "fire skull"
	case s.key == "balloon" && p.animalSpan(next):
		p.pre = append(p.pre, span{from: s.from, to: s.to, key: s.key, senses: []sense{{Class: material, Value: "foil"}}})
	case s.is(person) && p.animalSpan(next) && p.tradeOf(s) == "":
		p.understand(s.from, s.to, "quality", "") // "mama bear"
	case s.is(extra) && plainPeople[next.key]:
		p.pre = append(p.pre, span{from: s.from, to: s.to, key: s.key, senses: slices.DeleteFunc(slices.Clone(s.senses), func(one sense) bool { return one.Class != extra })}) // "cat ears girl"
	case s.is(body), s.is(theme), s.is(person) && next.is(thing) && p.roleOf(next) != "":
		p.pre = append(p.pre, s)
	case len(p.r.words.Wears[id]) > 0 && p.wearer(next), p.roleBefore(s, next):
		p.costumeAhead(s, cmp.Or(p.tradeOf(s), id))
	case p.alongside(s, next), (p.out.Design == "print" || p.logo) && behindDesigns[id], p.sameGroup(s, next) || next.key == "sunset" || next.key == "sunrise":
		return false // a list without commas
	default:
		p.modifier = s
		p.leaveOut(s.from, s.to, "We drew "+p.aNoun(next)+"; “"+strings.ToLower(p.words(s.from, s.to))+"” before it is left out.")
	}
	p.at++
	return true
}

// behindDesigns lie behind what a print shows, and are things of their own beside it: "retro sunset palm tree t-shirt".
var behindDesigns = wordSet("sunset sun moon full-moon crescent-moon mountain ocean-wave sunburst city-skyline")

// wearer reports whether a thing may be dressed as somebody: animals, and things that have faces in our art.
func (p *parser) wearer(s span) bool {
	id, _ := s.value(thing)
	t, _ := things.ByID(id)
	if things.Drink(id) || beverages[id] {
		return false
	}
	switch t.Group {
	case "animal", "bird", "fish-insect-reptile", "dinosaur-fantasy", "food-drink", "plant-flower", "holiday-party":
		return !s.is(person)
	}
	return p.animalName(id)
}

// creature reports whether an id is an animal of any kind.
func (p *parser) creature(id string) bool {
	t, _ := things.ByID(id)
	return p.animalName(id) || t.Group == "fish-insect-reptile"
}

// hasPart reports whether a thing's line of the table has a part: a turtle shell is no seashell.
func (p *parser) hasPart(id, key string) bool {
	t, _ := things.ByID(id)
	return slices.ContainsFunc(things.Singulars(key), func(form string) bool { return slices.Contains(t.Parts, form) || slices.Contains(t.Parts, form+"s") })
}

// bodyPart reports whether a thing is a part of a body: tiger eyes are no tiger.
func bodyPart(s span) bool {
	id, _ := s.value(thing)
	t, _ := things.ByID(id)
	return t.Group == "body-face" && s.key != "face"
}

// compound reports whether the span after a noun is a noun that it may describe.
func (p *parser) compound(next span) bool {
	switch {
	case p.lang.Postnominal, next.is(relation, stop, trade):
		return false
	case next.is(describing...) && !p.headHere(p.at+1):
		return false
	}
	if next.key == "chocolate" && p.headHere(p.at+1) {
		return false // "birthday cake chocolate"
	}
	if asked, ok := next.value(style); ok && (strings.HasPrefix(asked, "framing:") || !next.is(material)) {
		return false
	}
	return next.is(thing, person, standIn, partWord) || next.is(unknown) && wordnet.MayName(next.key)
}

// countNouns are the words after a noun that say how many of it there are: "seahorse pair", "penguin trio".
var countNouns = map[string]string{"couple": "2", "duo": "2", "pair": "2", "twins": "2", "trio": "3", "triplets": "3", "quartet": "4", "herd": "5", "flock": "5", "gang": "4", "squad": "4", "swarm": "7"}

// countedBehind reports whether a word for a number of them counts whoever or whatever is before it: "gnome trio", "superhero duo", "cactus trio", "gnome couple".
func (p *parser) countedBehind(s, next span) bool {
	if next.key == "couple" {
		return p.roleOf(s) != "" && !countedPairs[p.roleOf(s)]
	}
	id, _ := s.value(thing)
	return (next.key == "trio" || next.key == "duo" || next.key == "quartet" || next.key == "triplets") && id != "" && p.r.drawable(id) != ""
}

// countedPairs are the roles whose couple is a woman and a man.
var countedPairs = wordSet("wedding bride bride-and-groom groom couple")

// herdWords are words for several of some kinds, which mean other things elsewhere: a pack of wolves, but an icon pack.
var herdWords = map[string]map[string]bool{
	"pack": wordSet("wolf dog hyena coyote husky"), "pride": wordSet("lion lioness"), "pod": wordSet("dolphin whale orca"), "school": wordSet("fish clownfish goldfish"), "colony": wordSet("penguin ant bat"), "litter": wordSet("puppy kitten pig"), "murder": wordSet("crow raven"),
}

// joined puts a noun and the next into one span where the next adds nothing, or only says young, woman or man.
func (p *parser) joined(s, next span) bool {
	id, _ := s.value(thing)
	if breed := things.ID(s.key); id == "" && p.animalName(breed) {
		id = breed // "samoyed puppy"
	}
	switch {
	case next.key == "family" && p.animalName(id):
		p.withYoung = true
		p.pre = append(p.pre, span{from: next.from, to: next.to, key: next.key, senses: []sense{{Class: count, Value: "2"}}})
	case next.key == "family" && id != "" && p.r.drawable(id) != "":
		p.pre = append(p.pre, span{from: next.from, to: next.to, key: next.key, senses: []sense{{Class: count, Value: "3"}}})
	case countNouns[next.key] != "" && (p.creature(id) || p.growsUp(id)):
		p.pre = append(p.pre, span{from: next.from, to: next.to, key: next.key, senses: []sense{{Class: count, Value: countNouns[next.key]}}})
	case (next.key == "couple" || next.key == "duo") && p.edible(id):
		both := span{from: next.from, to: next.to, key: next.key, senses: []sense{{Class: count, Value: "2"}}}
		faces := both
		faces.senses = []sense{{Class: expression, Value: "happy"}}
		p.pre = append(p.pre, both, faces) // "avocado couple"
	case (next.key == "plant" || next.key == "plants") && id != "" && p.r.drawable(id) != "" && !p.wider(s, next):
		p.leaveOut(next.from, next.to, "We can't draw "+article(strings.ToLower(p.words(s.from, next.to)))+" yet, so we drew "+p.aNoun(s)+" alone.")
	case next.key == "character" || next.key == "characters":
		p.understand(next.from, next.to, "trade word", "")
	case next.key == "face" && (p.animalName(id) || s.is(person) || p.roleOf(s) != ""):
		p.pre = append(p.pre, span{from: next.from, to: next.to, key: next.key, senses: []sense{{Class: portrait, Value: "head"}}})
	case p.wider(s, next) || p.ownPart(id, next.key):
		p.spans[p.at].to, p.spans[p.at].plural = next.to, next.plural // "hibiscus flower", "hot chocolate mug"
	case offspring[next.key] && p.animalName(id):
		p.pre = append(p.pre, span{from: next.from, to: next.to, key: next.key, senses: []sense{{Class: young, Value: "young"}}})
	case next.is(body) && p.roleOf(s) != "":
		p.pre = append(p.pre, next)
	case next.is(person) && elders[next.key] != "" && p.roleOf(s) != "" && !next.plural:
		p.pre = append(p.pre, parenthood(next)...) // "firefighter dad"
	case kids[next.key] != "" && p.roleOf(s) != "":
		p.pre = append(p.pre, span{from: next.from, to: next.to, key: next.key, senses: []sense{{Class: age, Value: kids[next.key]}}}) // "superhero kid"
	default:
		return false
	}
	p.spans = slices.Delete(p.spans, p.at+1, p.at+2)
	return true
}

func (p *parser) animalSpan(s span) bool {
	id, ok := s.value(thing)
	return ok && p.animalName(id)
}

// wide are names of whole classes; after the name of one of the class they add nothing.
var wide = wordSet("flower flowers tree trees fish bird birds dog dogs cat cats plant mushroom dinosaur butterfly fruit hat shoes")

// wider reports whether the second noun is the class of the first.
func (p *parser) wider(s, next span) bool {
	a, okA := s.value(thing)
	b, okB := next.value(thing)
	if value, ok := s.value(standIn); ok && okB && (wide[next.key] || value == b) {
		return value == b // "bass fish", "cyclops monster"
	}
	if !okA || !okB || !wide[next.key] || a == b {
		return false
	}
	first, _ := things.ByID(a)
	second, _ := things.ByID(b)
	return first.Group == second.Group
}

// headHere reports whether a word that also describes is a noun at span i.
func (p *parser) headHere(i int) bool { return !p.nounAhead(i + 1) }

// roleOf returns the role that a span names, as a thing of the table or as a word for one person of a role ("thief").
func (p *parser) roleOf(s span) string {
	id, ok := s.value(thing)
	if trade := p.tradeOf(s); trade != "" {
		return trade
	}
	if !ok || p.r.drawable(id) != brief.Person {
		return ""
	}
	return id
}

// tradeOf returns the role of a word that is in no table of things and names one person of a role: "thief", "butler".
func (p *parser) tradeOf(s span) string {
	def, _ := s.value(person)
	role, ok := strings.CutPrefix(def, "role:")
	if id, named := s.value(thing); !ok || named && p.r.drawable(id) != "" || p.r.drawable(role) != brief.Person {
		return ""
	}
	return role
}

// costumeAhead keeps a role until the thing comes that is dressed as it: "pirate cat".
func (p *parser) costumeAhead(s span, id string) {
	p.pre = append(p.pre, span{from: s.from, to: s.to, key: s.key, senses: []sense{{Class: theme, Value: "role:" + id}}})
}

// roleBefore reports whether a role stands before the animal that is dressed as it: "barista cat".
func (p *parser) roleBefore(s, next span) bool {
	role := p.roleOf(s)
	id, _ := next.value(thing)
	_, known := p.r.catalog.Role(role)
	return role != "" && known && !keepers[role] && p.animalName(id)
}

// keepers are the roles that have to do with the animal before them: a chicken farmer is no chicken.
var keepers = wordSet(`woman girl man boy person baby child mother father grandmother grandfather family couple toddler teenager farmer veterinarian
	hairdresser photographer fisherman gardener delivery-person bride-and-groom group-of-friends pregnant-woman yoga-woman skeleton stick-figure
	user-icon nativity-figure scarecrow truck-driver bus-driver real-estate-agent cleaner runner`)

// toyFaces are the things with faces that are dressed as somebody: "rubber duck pirate".
var toyFaces = wordSet("rubber-duck teddy-bear snowman pumpkin jack-o-lantern skull ghost gingerbread-man gnome cactus avocado monster alien mushroom egg")

// disguised reads an animal before a role as the animal in its clothes: "cat astronaut", "lion king".
func (p *parser) disguised(s, next span) bool {
	id, _ := s.value(thing)
	role := p.roleOf(next)
	gnome := p.roleOf(s) == "gnome" && role != "gnome" && len(p.r.words.Wears[role]) > 0 // small figures wear the hats of trades
	if role == "" || keepers[role] && !gnome || next.is(describing...) && !next.is(thing) || !p.headHere(p.at+1) && !p.dressAhead(p.at+2) {
		return false
	}
	_, known := p.r.catalog.Role(role)
	t, _ := things.ByID(id)
	hatted := len(p.r.words.Wears[role]) > 0 && p.r.drawable(id) == brief.Piece && (p.creature(id) || id == "robot" || toyFaces[id] || t.Group == "dinosaur-fantasy" && id != "dragon")
	if !(known && p.animalName(id)) && !hatted && !gnome {
		if p.creature(id) && next.is(thing) && p.endsClause(p.at+2) && p.r.drawable(id) == brief.Piece {
			p.leaveOut(next.from, next.to, "We can't dress "+p.aNoun(s)+" as that yet.") // "frog ballerina"
			p.spans = slices.Delete(slices.Clone(p.spans), p.at+1, p.at+2)
			return true
		}
		return false
	}
	p.costumeAhead(next, role)
	s.plural = next.plural
	p.spans = slices.Replace(slices.Clone(p.spans), p.at, p.at+2, s)
	return true
}

// dressAhead reports whether nothing but what is worn follows at a span, up to the next pause: "bunny ballerina pink tutu".
func (p *parser) dressAhead(at int) bool {
	end, head := p.phrase(at)
	return head.is(garment) && len(p.spans) >= end && !slices.ContainsFunc(p.spans[at:end], func(s span) bool { return s.is(thing, person, standIn) && !s.is(garment) })
}

// sameGroup reports whether two nouns are of one group of the table, such as two animals.
func (p *parser) sameGroup(a, b span) bool {
	idA, okA := a.value(thing)
	idB, okB := b.value(thing)
	if !okA || !okB {
		return a.is(person) && b.is(person)
	}
	thingA, _ := things.ByID(idA)
	thingB, _ := things.ByID(idB)
	return thingA.Group != "" && living(thingA) && living(thingB) && idA != idB && (thingA.Kind == brief.Person) == (thingB.Kind == brief.Person)
}

func living(t things.Thing) bool {
	return t.Kind == brief.Animal || t.Kind == brief.Bird || t.Kind == brief.Person || t.Group == "weather-nature-effect"
}

// shapes are parts that a thing is as often named with as without; a fox tail is no fox.
var shapes = wordSet("strand strands helix mug cup bowl bucket glass jar bottle box can carton cone bulb stalk tube edge branch sprig")

// ownPart reports whether a word is a part that a thing may be named with: a popcorn bucket is popcorn.
func (p *parser) ownPart(id, word string) bool {
	t, ok := things.ByID(id)
	if !ok || !shapes[word] {
		return false
	}
	for _, form := range append(things.Singulars(word), word+"s") {
		if slices.Contains(t.Parts, form) {
			return true
		}
	}
	return false
}

// animalName reports whether an id is an animal or a bird.
func (p *parser) animalName(id string) bool {
	k := p.r.drawable(id)
	return k == brief.Animal || k == brief.Bird
}

// edible reports whether an id is a food or a plant that may be given a face.
func (p *parser) edible(id string) bool {
	t, _ := things.ByID(id)
	return (t.Group == "food-drink" || t.Group == "plant-flower") && p.r.drawable(id) == brief.Piece
}
