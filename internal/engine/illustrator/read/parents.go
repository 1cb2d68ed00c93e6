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
