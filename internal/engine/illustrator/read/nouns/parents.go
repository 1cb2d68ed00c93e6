package read

import (
	"slices"
	"strings"

	"pellucid/internal/engine/illustrator/brief"
	"pellucid/internal/engine/illustrator/things"
)

// parentWords are the words for a parent that may be an animal.
var parentWords = wordSet("mama mom mommy mother mum papa dad daddy father momma")

// grownUp are the animals that young ones of another name become.
var grownUp = map[string]string{"puppy": "dog", "kitten": "cat", "chick": "chicken", "duckling": "duck", "lamb": "sheep", "fawn": "deer"}

// animalParents reads "polar bear mother hugging her cub" as a polar bear: the word after an animal only says that it is grown.
func (p *parser) animalParents() {
	for i := 0; i+1 < len(p.spans); i++ {
		if who := p.span(i + 1); who.to-who.from == 3 && strings.HasSuffix(who.key, " and baby") && p.beast(p.spans[i]) { // "stegosaurus mom and baby"
			apart := []span{p.r.at(p.toks, who.from, 1), p.r.at(p.toks, who.from+1, 1), p.r.at(p.toks, who.from+2, 1)}
			p.spans = slices.Replace(p.spans, i+1, i+2, apart...)
		}
		if who := p.span(i + 1); (who.key == "friends" || who.key == "best friends" || who.key == "besties" || who.key == "buddies") && p.beast(p.spans[i]) && p.span(i-1).key == "and" {
			p.drop(i+1, "quality", "together") // "lion and mouse friends"
			return
		}
		next := p.span(i + 2)
		if !parentWords[p.span(i+1).key] || !p.beast(p.spans[i]) || next.is(thing, person, garment) && !next.is(pose, relation) {
			continue
		}
		p.parented = true
		p.drop(i+1, "young", "grown")
		return
	}
}

// parents reads the parent in "mama and baby elephant" as an animal of the kind.
func (p *parser) parents() {
	for i := 0; i < len(p.spans); i++ {
		s := p.spans[i]
		if id, ok := p.span(i + 1).value(thing); ok && s.to-s.from == 3 && strings.HasSuffix(s.key, " and baby") && p.animalName(id) {
			apart := []span{p.r.at(p.toks, s.from, 1), p.r.at(p.toks, s.from+1, 1), p.r.at(p.toks, s.from+2, 1)}
			p.spans = slices.Replace(p.spans, i, i+1, apart...) // "mom and baby" is a name of its own
			s = p.spans[i]
		}
		if !parentWords[s.key] || p.span(i+1).key != "and" || s.isStory() {
			continue
		}
		child := p.span(i + 2)
		if last, ok := p.span(i + 3).value(thing); child.is(young, age) && ok && p.animalName(last) {
			child = p.span(i + 3)
		}
		id, ok := child.value(thing)
		id = strings.TrimPrefix(id, "baby-")
		if grown := grownUp[id]; grown != "" {
			id = grown
		}
		if ok && p.animalName(id) {
			p.spans[i].senses = []sense{{Class: thing, Value: id}}
		}
		return
	}
}

// growsUp reports whether a piece is a creature that a young one can be drawn of: its eyes can be larger.
func (p *parser) growsUp(id string) bool {
	t, _ := things.ByID(id)
	return (t.Group == "animal" || t.Group == "fish-insect-reptile" || t.Group == "dinosaur-fantasy") && p.r.catalog.PartGrows(id, "eyes")
}

// youngName reports whether a noun is the name of a young animal, in singular or plural: a foal is a young horse.
func (p *parser) youngName(s span, f found) bool {
	if f.kind != brief.Animal && f.kind != brief.Bird && !(f.kind == brief.Piece && p.growsUp(f.id)) {
		return false
	}
	return p.r.words.Young[s.key] || slices.ContainsFunc(things.Singulars(s.key), func(form string) bool { return p.r.words.Young[form] })
}

// addYoung adds the young one of a family of animals to its parents: "elephant family".
func (p *parser) addYoung(i int) {
	if !p.withYoung || i >= len(p.out.Subjects) || len(p.out.Subjects) >= maxSubjects {
		return
	}
	p.withYoung = false
	young := p.out.Subjects[i]
	young.Count, young.Young = 1, true
	p.out.Subjects = append(p.out.Subjects, young)
	p.added = len(p.out.Subjects) - 1
	p.link(i, "with", p.added)
}

// forgetYoung drops the young one that a family was given where the prompt tells of it: "penguin family with one baby".
func (p *parser) forgetYoung() {
	if p.added > 0 && p.added == len(p.out.Subjects)-1 {
		p.out.Subjects = p.out.Subjects[:p.added]
		p.out.Relations = slices.DeleteFunc(p.out.Relations, func(r brief.Relation) bool { return r.From == p.added || r.To == p.added })
	}
	p.added = 0
}

// bearing are the relations in which a baby that comes with animals alone is theirs.
var bearing = wordSet("with and carrying holding hugging on beside <riding riding")

// ofTheBeast reads "baby" as a young one of the animal that was told of before a place: "a sloth hanging from a branch with her baby", "an opossum
// carrying babies". A stork brings people's babies.
func (p *parser) ofTheBeast(s span, human bool) bool {
	if !human || p.subj < 0 || slices.ContainsFunc(p.out.Subjects, func(o brief.Subject) bool { return o.Kind == brief.Person || o.ID == "stork" }) {
		return false
	}
	told := p.possessed() || p.scope == "with" || bearing[p.rel]
	k := p.kindOf(p.subj)
	if !told || (k == brief.Animal || k == brief.Bird) && (p.possessed() || p.rel == "and" || p.rel == "with" || p.scope == "with") {
		return false // the rule for who stands right before it
	}
	i := slices.IndexFunc(p.out.Subjects, func(o brief.Subject) bool {
		return o.Kind == brief.Animal || o.Kind == brief.Bird || o.Kind == brief.Piece && p.growsUp(o.ID)
	})
	if i < 0 || i != p.subj && k == brief.Piece && !p.possessed() && p.rel == "on" {
		return false
	}
	p.at++
	p.forgetYoung()
	s.plural = things.IsPlural(s.key)
	if p.rel == "with" || p.rel == "and" {
		p.relFrom = i
	}
	p.subject(s, []found{{kind: p.kindOf(i), id: p.out.Subjects[i].ID}})
	p.out.Subjects[p.subj].Young = true
	return true
}

// onStage reports whether a bird that sings does so as people do.
func (p *parser) onStage() bool {
	return slices.ContainsFunc(p.spans, func(s span) bool { return stageWords[s.key] })
}

// stageWords are what singers have.
var stageWords = wordSet("microphone mic karaoke stage concert guitar band")

// beast reports whether a span names an animal, by the table, by a name that stands in, or as a species of the rig.
func (p *parser) beast(s span) bool {
	for _, c := range []class{thing, standIn} {
		if id, ok := s.value(c); ok && (p.animalName(id) || p.growsUp(id)) {
			return true
		}
	}
	return p.animalName(things.ID(s.key))
}

// youngOne reads "her cub" and "its baby" after an animal as a young one of the same kind.
func (p *parser) youngOne(s span) bool {
	human := s.key == "baby" || s.key == "babies"
	if !p.humanBaby(human) && p.ofTheBeast(s, human) {
		return true
	}
	if p.subj < 0 || kidWords[s.key] && !p.possessed() && p.out.Subjects[p.subj].ID != "goat" || p.humanBaby(human) {
		return false
	}
	if !offspring[s.key] && !human || human && !p.possessed() && p.rel != "and" && p.rel != "with" && p.scope != "with" && !(p.parented && p.rel != "") && !(p.lang.Postnominal && p.justNamed(s)) {
		return false
	}
	if k := p.kindOf(p.subj); k != brief.Animal && k != brief.Bird {
		if t, _ := things.ByID(p.out.Subjects[p.subj].ID); k == brief.Person || !human || p.possessed() || p.rel == "and" || t.Group != "dinosaur-fantasy" && t.Group != "fish-insect-reptile" {
			return false
		}
		p.at++
		p.leaveOut(s.from, s.to, "We can't show "+p.subjectName(p.subj)+" as a young one yet.")
		return true
	}
	p.at++
	p.forgetYoung()
	if human && !p.possessed() && p.rel == "" && p.scope != "with" {
		p.out.Subjects[p.subj].Young = true // "elefante bebê"
		p.understand(s.from, s.to, "young", "young")
		return true
	}
	s.plural = things.IsPlural(s.key)
	p.subject(s, []found{{kind: p.kindOf(p.subj), id: p.out.Subjects[p.subj].ID}})
	p.out.Subjects[p.subj].Young = true
	return true
}

// kidWords are young goats beside goats, and children beside other animals.
var kidWords = wordSet("kid kids")

// humanBaby reports whether a baby beside an animal is told to have hair or clothes: it is none of the animal's.
func (p *parser) humanBaby(human bool) bool {
	next := p.span(p.at + 1)
	if human && p.rel == "beside" && (next.key == "in" || next.key == "wearing") {
		return true
	}
	return human && slices.ContainsFunc(p.pre, func(d span) bool {
		what, ok := d.value(featured)
		return ok && strings.Contains(what, "hair") || d.is(hairStyle)
	})
}

// parentOne reads "its mother" after an animal as a grown one of the same kind.
func (p *parser) parentOne(s span) bool {
	if p.subj < 0 || !parentWords[s.key] || p.isPerson(p.subj) {
		return false
	}
	child := p.out.Subjects[p.subj]
	if !p.possessed() {
		at := p.agent() // "ducklings in a pond behind mom"
		if at >= 0 && !p.isPerson(at) {
			child = p.out.Subjects[at]
		}
		if !child.Young && grownUp[child.ID] == "" && !strings.HasPrefix(child.ID, "baby-") || p.rel == "" && p.scope != "with" {
			return false
		}
	}
	if t, _ := things.ByID(child.ID); !p.animalName(child.ID) && t.Group != "fish-insect-reptile" && t.Group != "dinosaur-fantasy" {
		return false
	}
	id := strings.TrimPrefix(child.ID, "baby-")
	if grown := grownUp[id]; grown != "" {
		id = grown
	}
	p.at++
	p.subject(s, []found{{kind: p.r.drawable(id), id: id}})
	p.out.Subjects[p.subj].Color, p.out.Subjects[p.subj].Pattern = child.Color, child.Pattern
	return true
}

// possessed reports whether "her", "his", "its" or "their" comes before the span at p.at.
func (p *parser) possessed() bool {
	key := p.span(p.at - 1).key
	return whose[key[strings.LastIndexByte(key, ' ')+1:]]
}

var whose = wordSet("her his its their")

// offspring name a young animal after the name of its kind: "husky puppy", "tiger cub".
var offspring = wordSet("puppy puppies pup pups kitten kittens cub cubs calf calves foal foals chick chicks kid kids kit kits joeys hatchling hatchlings ducklings gosling goslings piglets fawns cygnet cygnets joey lamb lambs fawn piglet duckling")

// bred are words for young ones of many kinds that are names of one kind too: an elephant's calf is an elephant.
var bred = wordSet("calf calves foal foals pup pups")
