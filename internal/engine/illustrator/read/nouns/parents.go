package nouns

import (
	"slices"
	"strings"

	"pellucid/internal/engine/illustrator/brief"
	"pellucid/internal/engine/illustrator/lexicon"
	"pellucid/internal/engine/illustrator/read/people"
	"pellucid/internal/engine/illustrator/read/relations"
	"pellucid/internal/engine/illustrator/read/senses"
	"pellucid/internal/engine/illustrator/read/state"
	"pellucid/internal/engine/illustrator/read/subjects"
	"pellucid/internal/engine/illustrator/read/vocabulary"
	"pellucid/internal/engine/illustrator/things"
)

// parentWords are the words for a parent that may be an animal.
var parentWords = lexicon.Set("mama mom mommy mother mum papa dad daddy father momma")

// grownUp are the animals that young ones of another name become.
var grownUp = map[string]string{"puppy": "dog", "kitten": "cat", "chick": "chicken", "duckling": "duck", "lamb": "sheep", "fawn": "deer"}

// AnimalParents reads "polar bear mother hugging her cub" as a polar bear: the word after an animal only says that it is grown.
func AnimalParents(p *state.Parser) {
	for i := 0; i+1 < len(p.Spans); i++ {
		if who := p.Span(i + 1); who.To-who.From == 3 && strings.HasSuffix(who.Key, " and baby") && Beast(p, p.Spans[i]) { // "stegosaurus mom and baby"
			apart := []state.Span{p.Tables.At(p.Tokens, who.From, 1), p.Tables.At(p.Tokens, who.From+1, 1), p.Tables.At(p.Tokens, who.From+2, 1)}
			p.Spans = slices.Replace(p.Spans, i+1, i+2, apart...)
		}
		if who := p.Span(i + 1); (who.Key == "friends" || who.Key == "best friends" || who.Key == "besties" || who.Key == "buddies") && Beast(p, p.Spans[i]) && p.Span(i-1).Key == "and" {
			p.Drop(i+1, "quality", "together") // "lion and mouse friends"
			return
		}
		next := p.Span(i + 2)
		if who := p.Span(i + 1); (who.Key == "baby" || who.Key == "babies") && Beast(p, p.Spans[i]) && !p.Span(i-1).Is(vocabulary.Young) && (!next.Is(vocabulary.Naming...) || next.Is(vocabulary.Pose, vocabulary.Relation)) {
			p.Spans[i], p.Spans[i+1] = who, p.Spans[i] // "t-rex baby"
			return
		}
		if !parentWords[p.Span(i+1).Key] || !Beast(p, p.Spans[i]) || next.Is(vocabulary.Thing, vocabulary.Person, vocabulary.Garment) && !next.Is(vocabulary.Pose, vocabulary.Relation) {
			continue
		}
		p.Family.Parented = true
		p.Drop(i+1, "young", "grown")
		return
	}
}

// Parents reads the parent in "mama and baby elephant" as an animal of the kind.
func Parents(p *state.Parser) {
	for i := 0; i < len(p.Spans); i++ {
		s := p.Spans[i]
		if id, ok := p.Span(i + 1).Value(vocabulary.Thing); ok && s.To-s.From == 3 && strings.HasSuffix(s.Key, " and baby") && p.AnimalName(id) {
			apart := []state.Span{p.Tables.At(p.Tokens, s.From, 1), p.Tables.At(p.Tokens, s.From+1, 1), p.Tables.At(p.Tokens, s.From+2, 1)}
			p.Spans = slices.Replace(p.Spans, i, i+1, apart...) // "mom and baby" is a name of its own
			s = p.Spans[i]
		}
		if !parentWords[s.Key] || p.Span(i+1).Key != "and" || s.IsStory() {
			continue
		}
		child := p.Span(i + 2)
		if last, ok := p.Span(i + 3).Value(vocabulary.Thing); child.Is(vocabulary.Young, vocabulary.Age) && ok && p.AnimalName(last) {
			child = p.Span(i + 3)
		}
		id, ok := child.Value(vocabulary.Thing)
		id = strings.TrimPrefix(id, "baby-")
		if grown := grownUp[id]; grown != "" {
			id = grown
		}
		if ok && p.AnimalName(id) {
			p.Spans[i].Senses = []vocabulary.Sense{{Class: vocabulary.Thing, Value: id}}
		}
		return
	}
}

// youngOnes are the young animals that have a drawing of their own.
var youngOnes = lexicon.Set("puppy kitten chick lamb duckling fawn tadpole")

// youngName reports whether a noun is the name of a young animal, in singular or plural: a foal is a young horse.
func youngName(p *state.Parser, s state.Span, f senses.Found) bool {
	if f.Kind != brief.Animal && f.Kind != brief.Bird && !(f.Kind == brief.Piece && subjects.GrowsUp(p, f.ID)) {
		return false
	}
	if strings.HasPrefix(s.Key, "baby ") && !strings.HasPrefix(f.ID, "baby-") && !youngOnes[f.ID] {
		return true // "baby bear" is a name of bears in the table
	}
	return p.Tables.Words.Young[s.Key] || slices.ContainsFunc(things.Singulars(s.Key), func(form string) bool { return p.Tables.Words.Young[form] })
}

// addYoung adds the young one of a family of animals to its parents: "elephant family".
func addYoung(p *state.Parser, i int) {
	if !p.Family.WithYoung || i >= len(p.Out.Subjects) || len(p.Out.Subjects) >= state.MaxSubjects {
		return
	}
	p.Family.WithYoung = false
	young := p.Out.Subjects[i]
	young.Count, young.Young = 1, true
	p.Out.Subjects = append(p.Out.Subjects, young)
	p.Family.Added = len(p.Out.Subjects) - 1
	p.Link(i, "with", p.Family.Added)
}

// forgetYoung drops the young one that a family was given where the prompt tells of it: "penguin family with one baby".
func forgetYoung(p *state.Parser) {
	if p.Family.Added > 0 && p.Family.Added == len(p.Out.Subjects)-1 {
		p.Out.Subjects = p.Out.Subjects[:p.Family.Added]
		p.Out.Relations = slices.DeleteFunc(p.Out.Relations, func(r brief.Relation) bool { return r.From == p.Family.Added || r.To == p.Family.Added })
	}
	p.Family.Added = 0
}

// bearing are the relations in which a baby that comes with animals alone is theirs.
var bearing = lexicon.Set("with and carrying holding hugging on beside <riding riding")

// ofTheBeast reads "baby" as a young one of the animal that was told of before a place: "a sloth hanging from a branch with her baby", "an opossum
// carrying babies". A stork brings people's babies.
func ofTheBeast(p *state.Parser, s state.Span, human bool) bool {
	if !human || p.Subj < 0 || slices.ContainsFunc(p.Out.Subjects, func(o brief.Subject) bool { return o.Kind == brief.Person || o.ID == "stork" }) {
		return false
	}
	told := people.Possessed(p) || p.Scope == "with" || bearing[p.Pending.Kind]
	k := p.KindOf(p.Subj)
	if !told || (k == brief.Animal || k == brief.Bird) && (people.Possessed(p) || p.Pending.Kind == "and" || p.Pending.Kind == "with" || p.Scope == "with") {
		return false // the rule for who stands right before it
	}
	i := slices.IndexFunc(p.Out.Subjects, func(o brief.Subject) bool {
		return o.Kind == brief.Animal || o.Kind == brief.Bird || o.Kind == brief.Piece && subjects.GrowsUp(p, o.ID)
	})
	if i < 0 || i != p.Subj && k == brief.Piece && !people.Possessed(p) && p.Pending.Kind == "on" {
		return false
	}
	p.At++
	forgetYoung(p)
	s.Plural = things.IsPlural(s.Key)
	if p.Pending.Kind == "with" || p.Pending.Kind == "and" {
		p.Pending.From = i
	}
	Subject(p, s, []senses.Found{{Kind: p.KindOf(i), ID: p.Out.Subjects[i].ID}})
	p.Out.Subjects[p.Subj].Young = true
	return true
}

// Beast reports whether a span names an animal, by the table, by a name that stands in, or as a species of the rig.
func Beast(p *state.Parser, s state.Span) bool {
	for _, c := range []vocabulary.Class{vocabulary.Thing, vocabulary.StandIn} {
		if id, ok := s.Value(c); ok && (p.AnimalName(id) || subjects.GrowsUp(p, id)) {
			return true
		}
	}
	return p.AnimalName(things.ID(s.Key))
}

// YoungOne reads "her cub" and "its baby" after an animal as a young one of the same kind.
func YoungOne(p *state.Parser, s state.Span) bool {
	human := s.Key == "baby" || s.Key == "babies"
	if !humanBaby(p, human) && ofTheBeast(p, s, human) {
		return true
	}
	if p.Subj < 0 || kidWords[s.Key] && !people.Possessed(p) && p.Out.Subjects[p.Subj].ID != "goat" || humanBaby(p, human) {
		return false
	}
	if !offspring[s.Key] && !human || human && !people.Possessed(p) && p.Pending.Kind != "and" && p.Pending.Kind != "with" && p.Scope != "with" && !(p.Family.Parented && p.Pending.Kind != "") && !(p.Language.Postnominal && relations.JustNamed(p, s)) {
		return false
	}
	if otherKind(p, s) {
		return false
	}
	if k := p.KindOf(p.Subj); k != brief.Animal && k != brief.Bird {
		if t, _ := things.ByID(p.Out.Subjects[p.Subj].ID); k == brief.Person || !human || people.Possessed(p) || p.Pending.Kind == "and" || t.Group != "dinosaur-fantasy" && t.Group != "fish-insect-reptile" {
			return false
		}
		p.At++
		p.LeaveOut(s.From, s.To, "We can't show "+p.SubjectName(p.Subj)+" as a young one yet.")
		return true
	}
	p.At++
	forgetYoung(p)
	if human && !people.Possessed(p) && p.Pending.Kind == "" && p.Scope != "with" {
		p.Out.Subjects[p.Subj].Young = true // "elefante bebê"
		p.Understand(s.From, s.To, "young", "young")
		return true
	}
	s.Plural = things.IsPlural(s.Key)
	Subject(p, s, []senses.Found{{Kind: p.KindOf(p.Subj), ID: p.Out.Subjects[p.Subj].ID}})
	p.Out.Subjects[p.Subj].Young = true
	return true
}

// kidWords are young goats beside goats, and children beside other animals.
var kidWords = lexicon.Set("kid kids")

// humanBaby reports whether a baby beside an animal is told to have hair or clothes: it is none of the animal's.
func humanBaby(p *state.Parser, human bool) bool {
	next := p.Span(p.At + 1)
	if human && p.Pending.Kind == "beside" && (next.Key == "in" || next.Key == "wearing") {
		return true
	}
	return human && slices.ContainsFunc(p.Waiting.Noun, func(d state.Span) bool {
		what, ok := d.Value(vocabulary.Featured)
		return ok && strings.Contains(what, "hair") || d.Is(vocabulary.HairStyle)
	})
}

// ParentOne reads "its mother" after an animal as a grown one of the same kind.
func ParentOne(p *state.Parser, s state.Span) bool {
	if p.Subj < 0 || !parentWords[s.Key] || p.IsPerson(p.Subj) {
		return false
	}
	child := p.Out.Subjects[p.Subj]
	if !people.Possessed(p) {
		at := p.Agent() // "ducklings in a pond behind mom"
		if at >= 0 && !p.IsPerson(at) {
			child = p.Out.Subjects[at]
		}
		if !child.Young && grownUp[child.ID] == "" && !strings.HasPrefix(child.ID, "baby-") || p.Pending.Kind == "" && p.Scope != "with" {
			return false
		}
	}
	if t, _ := things.ByID(child.ID); !p.AnimalName(child.ID) && t.Group != "fish-insect-reptile" && t.Group != "dinosaur-fantasy" {
		return false
	}
	id := strings.TrimPrefix(child.ID, "baby-")
	if grown := grownUp[id]; grown != "" {
		id = grown
	}
	p.At++
	Subject(p, s, []senses.Found{{Kind: p.Tables.Drawable(id), ID: id}})
	p.Out.Subjects[p.Subj].Color, p.Out.Subjects[p.Subj].Pattern = child.Color, child.Pattern
	return true
}

// offspring name a young animal after the name of its kind: "husky puppy", "tiger cub".
var offspring = lexicon.Set("puppy puppies pup pups kitten kittens cub cubs calf calves foal foals chick chicks kid kids kit kits joeys hatchling hatchlings ducklings gosling goslings piglets fawns cygnet cygnets joey lamb lambs fawn piglet duckling")

// Bred are words for young ones of many kinds that are names of one kind too: an elephant's calf is an elephant.
var Bred = lexicon.Set("calf calves foal foals pup pups")

// otherKind reports whether a word such as "calf" names the young of another animal than the one before it, which does not call its own so: a calf
// beside a cat is a young cow.
func otherKind(p *state.Parser, s state.Span) bool {
	id, named := s.Value(vocabulary.Thing)
	before := p.Out.Subjects[p.Subj].ID
	if !named || !Bred[s.Key] || people.Possessed(p) || id == before {
		return false
	}
	return !slices.ContainsFunc(things.Singulars(s.Key), func(word string) bool { return p.Tables.Words.Young[strings.ReplaceAll(before, "-", " ")+" "+word] })
}
