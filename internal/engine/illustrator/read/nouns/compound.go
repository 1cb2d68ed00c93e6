package nouns

import (
	"cmp"
	"slices"
	"strings"

	"pellucid/internal/engine/illustrator/brief"
	"pellucid/internal/engine/illustrator/lexicon"
	"pellucid/internal/engine/illustrator/read/looks"
	"pellucid/internal/engine/illustrator/read/patterns"
	"pellucid/internal/engine/illustrator/read/people"
	"pellucid/internal/engine/illustrator/read/senses"
	"pellucid/internal/engine/illustrator/read/state"
	"pellucid/internal/engine/illustrator/read/subjects"
	"pellucid/internal/engine/illustrator/read/vocabulary"
	"pellucid/internal/engine/illustrator/read/wordnet"
	"pellucid/internal/engine/illustrator/things"
)

// Modifies reads a noun that stands before another: the last noun of a compound is what is drawn. It may instead join the two
// into one span, and reports whether the noun at p.At is settled.
func Modifies(p *state.Parser, s state.Span) bool {
	next := p.Span(p.At + 1)
	if subjects.AgeBetween(p, s, next) {
		next = p.Span(p.At + 1)
	}
	if MotifOnPart(p, s, next) {
		return true
	}
	if next.Key == "number" && vocabulary.IsNumber(p.Span(p.At+2).Key) || next.Is(vocabulary.Saying) && !next.Is(vocabulary.Describing...) {
		return false // "race car number 7", "beer mug cheers"
	}
	if doing, ok := next.Value(vocabulary.Pose); ok && (vocabulary.Onto[doing] || people.Crafts[doing]) && strings.Contains(next.Key, " ") && subjects.EndsVerb(p, p.At+2) && (looks.AnimalSpan(p, s) || p.Pending.Kind != "" && p.Pending.From >= 0 && p.Alive(p.Pending.From)) {
		return false // "bear juggling balls", "friends around a table playing cards"
	}
	if people.Does(p, s, next) {
		p.Spans[p.At+1].Senses = slices.DeleteFunc(slices.Clone(next.Senses), func(one vocabulary.Sense) bool { return one.Class != vocabulary.Pose })
		return false
	}
	if id, ok := s.Value(vocabulary.Thing); ok && next.Key == "pile" && p.Creature(id) { // "puppy pile"
		p.Waiting.Noun = append(p.Waiting.Noun, state.Span{From: next.From, To: next.To, Key: next.Key, Senses: []vocabulary.Sense{{Class: vocabulary.Arranged, Value: "heap"}}})
		p.Spans = slices.Delete(p.Spans, p.At+1, p.At+2)
		return false
	}
	if kinds := herdWords[next.Key]; kinds != nil {
		if id, ok := s.Value(vocabulary.Thing); ok && kinds[id] {
			p.Waiting.Noun = append(p.Waiting.Noun, state.Span{From: next.From, To: next.To, Key: next.Key, Senses: []vocabulary.Sense{{Class: vocabulary.Count, Value: "4"}}})
			p.Spans = slices.Delete(p.Spans, p.At+1, p.At+2)
			return false
		}
	}
	if n := countNouns[next.Key]; n != "" && countedBehind(p, s, next) {
		p.Waiting.Noun = append(p.Waiting.Noun, state.Span{From: next.From, To: next.To, Key: next.Key, Senses: []vocabulary.Sense{{Class: vocabulary.Count, Value: n}}})
		p.Spans = slices.Delete(p.Spans, p.At+1, p.At+2)
		return false
	}
	if s.Is(vocabulary.Garment) && next.Is(vocabulary.Pose) && next.Is(vocabulary.Thing) && p.Scope == "wearing" && p.IsPerson(p.Owner) && !next.Is(vocabulary.Garment, vocabulary.Color, vocabulary.Relation) {
		p.Spans[p.At+1].Senses = slices.DeleteFunc(slices.Clone(next.Senses), func(one vocabulary.Sense) bool { return one.Class != vocabulary.Pose })
		return false // "in a top hat thumbs up"
	}
	if s.Is(vocabulary.Glasses, vocabulary.Extra, vocabulary.Beard) && p.Scope != "" && p.IsPerson(p.Owner) || !compound(p, next) && !people.Costumes[next.Key] {
		return false
	}
	id, _ := s.Value(vocabulary.Thing)
	if p.Scope == "with" && p.Owner >= 0 && p.KindOf(p.Owner) == brief.Piece && p.PartNamed(p.Owner, s.Key) != "" && p.PartNamed(p.Owner, next.Key) != "" {
		return false // "a taco with lettuce cheese and beef"
	}
	if people.InCostume(p, s, next) {
		return true
	}
	if people.DishWith(p, s, next) || people.CutOff(p, s, next) {
		return false
	}
	bare := next.Is(vocabulary.PartWord) && (!next.Is(vocabulary.Thing, vocabulary.Person, vocabulary.StandIn, vocabulary.Garment) || p.AnimalName(id) && looks.BodyPart(next)) || p.Creature(id) && (looks.BodyPart(next) && next.Key != "skull" && !next.Plural || p.Scope == "" && looks.HasPart(p, id, next.Key))
	if next.Is(vocabulary.Unknown) && countNouns[next.Key] != "" && (p.Creature(id) || subjects.GrowsUp(p, id)) {
		return !joined(p, s, next)
	}
	if next.Is(vocabulary.Unknown) || bare && p.Scope == "" && !ownPart(p, id, next.Key) {
		return unknownHead(p, s, next)
	}
	if next.Is(vocabulary.Scene) && !next.Is(vocabulary.Stop) && p.Pending.Kind == "" && p.Tables.Drawable(id) != "" && len(p.Waiting.Noun) == 0 && !s.Is(vocabulary.Describing...) {
		return false // "lighthouse beach"
	}
	before := len(p.Spans)
	if subjects.Repeats(p, s, next) {
		return true
	}
	if len(p.Spans) < before {
		return false // joined
	}
	if looks.FormAhead(p, s, next) {
		return true
	}
	if other, _ := next.Value(vocabulary.Thing); subjects.Vessel(id, other) && joined(p, s, next) {
		return false
	}
	if subjects.Coats[s.Key] == "" && takePair(p, s, next) {
		return true
	}
	if s.Plural && next.Is(vocabulary.Thing, vocabulary.Person) {
		joined(p, s, next) // "doctors women" is one noun, and "donuts coffee" a list without commas
		return false
	}
	if bare && !ownPart(p, id, next.Key) || p.Scope == "without" || joined(p, s, next) {
		return false
	}
	if disguised(p, s, next) || subjects.Twofold(p, s, next) {
		return false
	}
	if wornBehind(p, s, next) {
		return true
	}
	switch {
	case subjects.Coats[s.Key] != "" && next.Is(vocabulary.Thing) && !looks.AnimalSpan(p, next):
		p.Waiting.Noun = append(p.Waiting.Noun, state.Span{From: s.From, To: s.To, Key: s.Key, Senses: []vocabulary.Sense{{Class: vocabulary.Fill, Value: subjects.Coats[s.Key]}}}) // "leopard heart"
	case tastes(p, next, id):
		p.Waiting.Noun = append(p.Waiting.Noun, state.Span{From: s.From, To: s.To, Key: s.Key, Senses: []vocabulary.Sense{{Class: vocabulary.State, Value: id}}}) // "strawberry milk carton"
	case flavored(p, s, next) != "":
		p.Waiting.Noun = append(p.Waiting.Noun, state.Span{From: s.From, To: s.To, Key: s.Key, Senses: []vocabulary.Sense{{Class: vocabulary.Color, Value: flavored(p, s, next)}}}) // "pistachio ice cream"
	case s.Key == "fire" && next.Is(vocabulary.Thing):
		p.Waiting.Noun = append(p.Waiting.Noun, state.Span{From: s.From, To: s.To, Key: s.Key, Senses: []vocabulary.Sense{{Class: vocabulary.State, Value: "burning"}}}) // "fire skull"
	case s.Key == "balloon" && looks.AnimalSpan(p, next):
		p.Waiting.Noun = append(p.Waiting.Noun, state.Span{From: s.From, To: s.To, Key: s.Key, Senses: []vocabulary.Sense{{Class: vocabulary.Material, Value: "foil"}}})
	case s.Is(vocabulary.Person) && looks.AnimalSpan(p, next) && subjects.TradeOf(p, s) == "":
		p.Understand(s.From, s.To, "quality", "") // "mama bear"
	case s.Is(vocabulary.Extra) && plainPeople[next.Key]:
		p.Waiting.Noun = append(p.Waiting.Noun, state.Span{From: s.From, To: s.To, Key: s.Key, Senses: slices.DeleteFunc(slices.Clone(s.Senses), func(one vocabulary.Sense) bool { return one.Class != vocabulary.Extra })}) // "cat ears girl"
	case s.Is(vocabulary.Body), s.Is(vocabulary.Theme), s.Is(vocabulary.Person) && next.Is(vocabulary.Thing) && subjects.RoleOf(p, next) != "":
		p.Waiting.Noun = append(p.Waiting.Noun, s)
	case len(p.Tables.Words.Wears[id]) > 0 && wearer(p, next), roleBefore(p, s, next):
		costumeAhead(p, s, cmp.Or(subjects.TradeOf(p, s), id))
	case alongside(p, s, next), (p.Out.Design == "print" || p.Logo) && behindDesigns[id], sameGroup(p, s, next) || next.Key == "sunset" || next.Key == "sunrise":
		return false // a list without commas
	default:
		p.Modifier = s
		beast(p, s, next, next)
		beast(p, next, next, s)
		p.LeaveOut(s.From, s.To, "We drew "+subjects.ANoun(p, next)+"; “"+strings.ToLower(p.Words(s.From, s.To))+"” before it is left out.")
	}
	p.At++
	return true
}

// behindDesigns lie behind what a print shows, and are things of their own beside it: "retro sunset palm tree t-shirt".
var behindDesigns = lexicon.Set("sunset sun moon full-moon crescent-moon mountain ocean-wave sunburst city-skyline")

// wearer reports whether a thing may be dressed as somebody: animals, and things that have faces in our art.
func wearer(p *state.Parser, s state.Span) bool {
	id, _ := s.Value(vocabulary.Thing)
	t, _ := things.ByID(id)
	if things.Drink(id) || beverages[id] {
		return false
	}
	switch t.Group {
	case "animal", "bird", "fish-insect-reptile", "dinosaur-fantasy", "food-drink", "plant-flower", "holiday-party":
		return !s.Is(vocabulary.Person)
	}
	return p.AnimalName(id)
}

// compound reports whether the span after a noun is a noun that it may describe.
func compound(p *state.Parser, next state.Span) bool {
	switch {
	case p.Language.Postnominal, next.Is(vocabulary.Relation, vocabulary.Stop, vocabulary.Trade):
		return false
	case next.Is(vocabulary.Describing...) && !subjects.HeadHere(p, p.At+1):
		return false
	}
	if next.Key == "chocolate" && subjects.HeadHere(p, p.At+1) {
		return false // "birthday cake chocolate"
	}
	if asked, ok := next.Value(vocabulary.Style); ok && (strings.HasPrefix(asked, "framing:") || !next.Is(vocabulary.Material)) {
		return false
	}
	return next.Is(vocabulary.Thing, vocabulary.Person, vocabulary.StandIn, vocabulary.PartWord) || next.Is(vocabulary.Unknown) && wordnet.MayName(next.Key)
}

// countNouns are the words after a noun that say how many of it there are: "seahorse pair", "penguin trio".
var countNouns = map[string]string{
	"couple": "2", "duo": "2", "pair": "2", "twins": "2", "trio": "3", "triplets": "3", "quartet": "4", "herd": "5", "flock": "5", "gang": "4", "squad": "4", "swarm": "7",
	"quintet": "5", "crew": "3", "team": "3", "troupe": "4", "group": "4",
}

// countedBehind reports whether a word for a number of them counts whoever or whatever is before it: "gnome trio", "superhero duo", "cactus trio", "gnome couple".
func countedBehind(p *state.Parser, s, next state.Span) bool {
	if role := subjects.RoleOf(p, s); next.Key == "couple" || role != "" && next.Key != "pair" {
		return role != "" && !countedPairs[role] && (next.Key == "couple" || !p.Logo && p.Out.Design == "") // "firefighter crew"
	}
	id, _ := s.Value(vocabulary.Thing)
	if next.Key == "pair" {
		return (p.AnimalName(id) || p.Creature(id)) && p.WordAt(next.To) != "of"
	}
	return (next.Key == "trio" || next.Key == "duo" || next.Key == "quartet" || next.Key == "triplets") && id != "" && p.Tables.Drawable(id) != ""
}

// countedPairs are the roles whose couple is a woman and a man.
var countedPairs = lexicon.Set("wedding bride bride-and-groom groom couple family group-of-friends")

// herdWords are words for several of some kinds, which mean other things elsewhere: a pack of wolves, but an icon pack.
var herdWords = map[string]map[string]bool{
	"pack": lexicon.Set("wolf dog hyena coyote husky"), "pride": lexicon.Set("lion lioness"), "pod": lexicon.Set("dolphin whale orca"), "school": lexicon.Set("fish clownfish goldfish"), "colony": lexicon.Set("penguin ant bat"), "litter": lexicon.Set("puppy kitten pig"), "murder": lexicon.Set("crow raven"),
}

// joined puts a noun and the next into one span where the next adds nothing, or only says young, woman or man.
func joined(p *state.Parser, s, next state.Span) bool {
	id, _ := s.Value(vocabulary.Thing)
	if breed := things.ID(s.Key); id == "" && p.AnimalName(breed) {
		id = breed // "samoyed puppy"
	}
	other, _ := next.Value(vocabulary.Thing)
	switch {
	case subjects.Vessel(id, other) && !next.Plural:
		p.Spans[p.At].To = next.To
	case gameRoles[next.Key] && (p.AnimalName(id) || p.Creature(id)):
		p.LeaveOut(next.From, next.To, "We can't draw "+state.Article(strings.ToLower(p.Words(s.From, next.To)))+" yet, so we drew "+subjects.ANoun(p, s)+" alone.")
	case next.Key == "family" && p.AnimalName(id):
		p.Family.WithYoung = true
		p.Waiting.Noun = append(p.Waiting.Noun, state.Span{From: next.From, To: next.To, Key: next.Key, Senses: []vocabulary.Sense{{Class: vocabulary.Count, Value: "2"}}})
	case next.Key == "family" && id != "" && p.Tables.Drawable(id) != "":
		p.Waiting.Noun = append(p.Waiting.Noun, state.Span{From: next.From, To: next.To, Key: next.Key, Senses: []vocabulary.Sense{{Class: vocabulary.Count, Value: "3"}}})
	case countNouns[next.Key] != "" && (p.Creature(id) || subjects.GrowsUp(p, id)):
		p.Waiting.Noun = append(p.Waiting.Noun, state.Span{From: next.From, To: next.To, Key: next.Key, Senses: []vocabulary.Sense{{Class: vocabulary.Count, Value: countNouns[next.Key]}}})
	case (next.Key == "couple" || next.Key == "duo") && patterns.Edible(p, id):
		both := state.Span{From: next.From, To: next.To, Key: next.Key, Senses: []vocabulary.Sense{{Class: vocabulary.Count, Value: "2"}}}
		faces := both
		faces.Senses = []vocabulary.Sense{{Class: vocabulary.Expression, Value: "happy"}}
		p.Waiting.Noun = append(p.Waiting.Noun, both, faces) // "avocado couple"
	case (next.Key == "plant" || next.Key == "plants") && id != "" && p.Tables.Drawable(id) != "" && !subjects.Wider(p, s, next):
		p.LeaveOut(next.From, next.To, "We can't draw "+state.Article(strings.ToLower(p.Words(s.From, next.To)))+" yet, so we drew "+subjects.ANoun(p, s)+" alone.")
	case next.Key == "character" || next.Key == "characters":
		p.Understand(next.From, next.To, "trade word", "")
	case next.Key == "face" && (p.AnimalName(id) || s.Is(vocabulary.Person) || subjects.RoleOf(p, s) != ""):
		p.Waiting.Noun = append(p.Waiting.Noun, state.Span{From: next.From, To: next.To, Key: next.Key, Senses: []vocabulary.Sense{{Class: vocabulary.Portrait, Value: "head"}}})
	case subjects.Wider(p, s, next) || ownPart(p, id, next.Key):
		p.Spans[p.At].To, p.Spans[p.At].Plural = next.To, next.Plural // "hibiscus flower", "hot chocolate mug"
	case offspring[next.Key] && p.AnimalName(id):
		if motherly[p.WordAt(s.From-1)] || motherly[strings.Split(s.Key, " ")[0]] {
			p.Lost.Joint = s.To
		}
		p.Waiting.Noun = append(p.Waiting.Noun, state.Span{From: next.From, To: next.To, Key: next.Key, Senses: []vocabulary.Sense{{Class: vocabulary.Young, Value: "young"}}})
	case next.Is(vocabulary.Body) && subjects.RoleOf(p, s) != "":
		p.Waiting.Noun = append(p.Waiting.Noun, next)
	case next.Is(vocabulary.Person) && subjects.Elders[next.Key] != "" && subjects.RoleOf(p, s) != "" && !next.Plural:
		p.Waiting.Noun = append(p.Waiting.Noun, subjects.Parenthood(next)...) // "firefighter dad"
	case subjects.Kids[next.Key] != "" && subjects.RoleOf(p, s) != "":
		p.Waiting.Noun = append(p.Waiting.Noun, state.Span{From: next.From, To: next.To, Key: next.Key, Senses: []vocabulary.Sense{{Class: vocabulary.Age, Value: subjects.Kids[next.Key]}}}) // "superhero kid"
	default:
		return false
	}
	p.Spans = slices.Delete(p.Spans, p.At+1, p.At+2)
	return true
}

// motherly are the words before an animal whose young ones follow it: "mother hen chicks".
var motherly = lexicon.Set("mother mom mama momma mommy")

// beast notes that a creature stands beside another noun with which it makes no name, and that a word is missing before the latter of the two: "panda
// bamboo". Parts of bodies, people, stand-ins and kinds of designs are rather of the creature's kind: "tiger eyes", "pig farmer", "dog sign".
func beast(p *state.Parser, s, latter, other state.Span) {
	id, _ := s.Value(vocabulary.Thing)
	if looks.BodyPart(other) && other.Key != "mustache" || state.LastWord(other.Key) == "sign" || other.Is(vocabulary.Person, vocabulary.StandIn, vocabulary.Trade, vocabulary.Unknown) || !other.Is(vocabulary.Thing, vocabulary.Garment, vocabulary.Beard, vocabulary.PartWord) || subjects.RoleOf(p, other) != "" || p.Out.Design != "" || p.Scope != "" {
		return
	}
	if id == "" {
		id = things.ID(s.Key)
	}
	if t, _ := things.ByID(id); p.AnimalName(id) || p.Creature(id) || t.Group == "dinosaur-fantasy" {
		p.Lost.Joint = latter.From
	}
}

// gameRoles are what animals and monsters of games are: a crab boss is a crab, and no businessman.
var gameRoles = lexicon.Set("boss bosses enemy enemies npc minion minions mob companion")

// costumeAhead keeps a role until the thing comes that is dressed as it: "pirate cat".
func costumeAhead(p *state.Parser, s state.Span, id string) {
	p.Waiting.Noun = append(p.Waiting.Noun, state.Span{From: s.From, To: s.To, Key: s.Key, Senses: []vocabulary.Sense{{Class: vocabulary.Theme, Value: "role:" + id}}})
}

// roleBefore reports whether a role stands before the animal that is dressed as it: "barista cat".
func roleBefore(p *state.Parser, s, next state.Span) bool {
	role := subjects.RoleOf(p, s)
	id, _ := next.Value(vocabulary.Thing)
	_, known := p.Tables.Catalog.Role(role)
	return role != "" && known && !Keepers[role] && p.AnimalName(id)
}

// Keepers are the roles that have to do with the animal before them: a chicken farmer is no chicken.
var Keepers = lexicon.Set(`woman girl man boy person baby child mother father grandmother grandfather family couple toddler teenager farmer veterinarian
	hairdresser photographer fisherman gardener delivery-person bride-and-groom group-of-friends pregnant-woman yoga-woman skeleton stick-figure
	user-icon nativity-figure scarecrow truck-driver bus-driver real-estate-agent cleaner runner`)

// toyFaces are the things with faces that are dressed as somebody: "rubber duck pirate".
var toyFaces = lexicon.Set("rubber-duck teddy-bear snowman pumpkin jack-o-lantern skull ghost gingerbread-man gnome cactus avocado monster alien mushroom egg")

// figures are the things of which the head is drawn on a person's body, in all the clothes of a role.
var figures = lexicon.Set("frog dinosaur tyrannosaurus-rex robot alien")

// disguised reads an animal before a role as the animal in its clothes: "cat astronaut", "lion king".
func disguised(p *state.Parser, s, next state.Span) bool {
	id, ok := s.Value(vocabulary.Thing)
	if !ok {
		id, _ = s.Value(vocabulary.StandIn) // "orc merchant"
	}
	role := subjects.RoleOf(p, next)
	gnome := subjects.RoleOf(p, s) == "gnome" && role != "gnome" && len(p.Tables.Words.Wears[role]) > 0 // small figures wear the hats of trades
	if role == "" || Keepers[role] && !gnome || next.Is(vocabulary.Describing...) && !next.Is(vocabulary.Thing) || !subjects.HeadHere(p, p.At+1) && !dressAhead(p, p.At+2) {
		return false
	}
	_, known := p.Tables.Catalog.Role(role)
	t, _ := things.ByID(id)
	hatted := (len(p.Tables.Words.Wears[role]) > 0 || known && figures[id]) && p.Tables.Drawable(id) == brief.Piece && (p.Creature(id) || id == "robot" || toyFaces[id] || t.Group == "dinosaur-fantasy" && id != "dragon")
	if !(known && p.AnimalName(id)) && !hatted && !gnome {
		if (p.Creature(id) || toyFaces[id]) && next.Is(vocabulary.Thing, vocabulary.Person) && senses.EndsClause(p, p.At+2) && p.Tables.Drawable(id) == brief.Piece {
			p.LeaveOut(next.From, next.To, "We can't dress "+subjects.ANoun(p, s)+" as that yet.") // "frog ballerina"
			p.Spans = slices.Delete(slices.Clone(p.Spans), p.At+1, p.At+2)
			return true
		}
		return false
	}
	costumeAhead(p, next, role)
	s.Plural = next.Plural
	p.Spans = slices.Replace(slices.Clone(p.Spans), p.At, p.At+2, s)
	return true
}

// dressAhead reports whether nothing but what is worn follows at a span, up to the next pause: "bunny ballerina pink tutu".
func dressAhead(p *state.Parser, at int) bool {
	end, head := p.Phrase(at)
	return head.Is(vocabulary.Garment) && len(p.Spans) >= end && !slices.ContainsFunc(p.Spans[at:end], func(s state.Span) bool {
		return s.Is(vocabulary.Thing, vocabulary.Person, vocabulary.StandIn) && !s.Is(vocabulary.Garment)
	})
}

// sameGroup reports whether two nouns are of one group of the table, such as two animals.
func sameGroup(p *state.Parser, a, b state.Span) bool {
	idA, okA := a.Value(vocabulary.Thing)
	idB, okB := b.Value(vocabulary.Thing)
	if !okA || !okB {
		return a.Is(vocabulary.Person) && b.Is(vocabulary.Person)
	}
	thingA, _ := things.ByID(idA)
	thingB, _ := things.ByID(idB)
	return thingA.Group != "" && living(thingA) && living(thingB) && idA != idB && (thingA.Kind == brief.Person) == (thingB.Kind == brief.Person)
}

func living(t things.Thing) bool {
	return t.Kind == brief.Animal || t.Kind == brief.Bird || t.Kind == brief.Person || t.Group == "weather-nature-effect"
}

// shapes are parts that a thing is as often named with as without; a fox tail is no fox.
var shapes = lexicon.Set("strand strands helix mug cup bowl bucket glass jar bottle box can carton cone bulb stalk tube edge branch sprig")

// ownPart reports whether a word is a part that a thing may be named with: a popcorn bucket is popcorn.
func ownPart(p *state.Parser, id, word string) bool {
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
