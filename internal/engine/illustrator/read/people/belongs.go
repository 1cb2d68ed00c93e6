package people

import (
	"cmp"
	"slices"
	"strings"

	"pellucid/internal/engine/illustrator/brief"
	"pellucid/internal/engine/illustrator/lexicon"
	"pellucid/internal/engine/illustrator/read/looks"
	"pellucid/internal/engine/illustrator/read/state"
	"pellucid/internal/engine/illustrator/read/subjects"
	"pellucid/internal/engine/illustrator/read/vocabulary"
	"pellucid/internal/engine/illustrator/things"
)

// What a prompt names right after a subject, or with it, is often a part of it, worn by it, or put on it: "woman red dress", "butterfly
// blue wings", "burger lettuce cheese". Such a noun changes the subject. It is never drawn as a thing of its own beside it: what the
// drawing can't show is left out, and the reading says so.

// Follows reports whether the span comes right after a subject, with nothing but describing words between.
func Follows(p *state.Parser) bool {
	if !p.Language.HeadLast() || p.Pending.Kind != "" || p.Subj < 0 || p.Subj != len(p.Out.Subjects)-1 {
		return false
	}
	for i := p.At - 1; i >= 0; i-- {
		s := p.Spans[i]
		switch {
		case slices.ContainsFunc(p.Waiting.Noun, func(d state.Span) bool { return d.From == s.From }):
		case s.IsWord() && p.Fate[s.From] && s.Is(vocabulary.Describing...) && !s.Is(vocabulary.Thing, vocabulary.Person): // such as "roaring", which was left out
		case !s.IsWord(), s.Is(vocabulary.Relation, vocabulary.Stop):
			return false
		case s.Is(vocabulary.Unknown) && p.Fate[s.From] && !partBefore(p, s): // a word that was left out
		case s.Is(vocabulary.Naming...):
			return true
		}
	}
	return false
}

// partBefore reports whether a span was read as a part of the last subject.
func partBefore(p *state.Parser, s state.Span) bool { return p.PartNamed(p.Subj, s.Key) != "" }

// Described reports whether a word for how something looks stands right before the noun at p.At.
func Described(p *state.Parser) bool {
	n := len(p.Waiting.Noun)
	return n > 0 && p.Waiting.Noun[n-1].Is(vocabulary.Color, vocabulary.Size, vocabulary.Fill, vocabulary.Material, vocabulary.State, vocabulary.HairStyle) && !p.Waiting.Noun[n-1].Is(vocabulary.Count)
}

// partAfter reports whether a noun right after the last subject names a part of it: "butterfly blue wings", "cat big eyes".
func partAfter(p *state.Parser, s state.Span) bool {
	if listed := p.Pending.Kind == "and" && p.Subj >= 0 && Composed[p.Out.Subjects[p.Subj].ID] && strings.Contains(p.Out.Subjects[p.Subj].Words, " with "); listed {
		return p.PartNamed(p.Subj, s.Key) != "" // "nachos with cheese and jalapenos"
	}
	if !Follows(p) || p.KindOf(p.Subj) == brief.Family || p.PartNamed(p.Subj, s.Key) == "" {
		return false
	}
	if p.KindOf(p.Subj) == brief.Piece && Composed[p.Out.Subjects[p.Subj].ID] {
		return true // "burger lettuce tomato"
	}
	return Described(p) && (s.Is(vocabulary.PartWord) || p.KindOf(p.Subj) == brief.Piece) && !s.Is(vocabulary.Person)
}

// wornAfter reports whether a noun right after somebody is what they wear: "woman red dress", "cat blue scarf".
func wornAfter(p *state.Parser, s state.Span) bool {
	if next := p.Span(p.At + 1); !Follows(p) || !Described(p) || next.Is(vocabulary.Thing, vocabulary.Person) && !next.Plural && !next.Is(vocabulary.Garment, vocabulary.Glasses, vocabulary.Relation) {
		return false // "woman black hat box"
	}
	where, ok := s.Value(vocabulary.Garment)
	_, name, _ := strings.Cut(where, "/")
	if strings.HasPrefix(where, "feet/") && p.Out.Subjects[p.Subj].Count > 1 {
		return false // "women black shoes" are shoes for women
	}
	return ok && p.Alive(p.Subj) && (p.Tables.Catalog.Garment(name) || !p.IsPerson(p.Subj)) || s.Is(vocabulary.Glasses) && p.Alive(p.Subj)
}

// Composed are the dishes that are made of things that people name one after the other.
var Composed = lexicon.Set(`hamburger sandwich pizza pizza-slice taco burrito hot-dog cake birthday-cake cake-slice wedding-cake cupcake salad ramen pho pancake waffle ice-cream
	ice-cream-sundae toast bagel nachos cereal-bowl soup spaghetti steak curry donut paella sushi kebab quesadilla omelette lasagna milkshake acai-bowl cheesecake`)

// DishWith reports whether a dish stands before one of the things that it is made of: a burger lettuce is no lettuce.
func DishWith(p *state.Parser, s, next state.Span) bool {
	id, ok := s.Value(vocabulary.Thing)
	if !ok || !Composed[id] || p.Tables.Drawable(id) != brief.Piece || p.Pending.Kind != "" || p.Scope != "" || !p.Language.HeadLast() {
		return false
	}
	slots, parts, _ := p.Tables.Catalog.Piece(id)
	other, _ := next.Value(vocabulary.Thing)
	t, _ := things.ByID(other)
	if other != "" && t.Group != "food-drink" || Composed[other] {
		return false
	}
	for _, form := range things.Singulars(next.Key) {
		for _, name := range append([]string{form, form + "s"}, p.Tables.Words.Parts[form]...) {
			if slices.Contains(slots, name) || slices.Contains(parts, name) {
				return true
			}
		}
	}
	return false
}

// limbs are the parts of bodies that nobody wants beside a body: what a drawing of somebody can't show of them is left out.
var limbs = lexicon.Set("talon talons fist fists eye eyes lip lips mouth mouths nose ear ears hand hands foot feet paw paws tooth teeth fang fangs tongue arm arms leg legs finger fingers nail nails claw claws eyelash eyelashes eyebrow eyebrows cheek cheeks chin neck head beak beaks feather feathers fur hoof hooves whiskers scales")

// onBody are further parts of bodies that somebody does something with and nobody wants beside a body.
var onBody = lexicon.Set("knee knees belly tummy stomach cheek cheeks toe toes thumb shoulder shoulders tail elbow elbows forehead chest back face")

// bodyAhead reports whether the next noun is a part of a body.
func bodyAhead(p *state.Parser, i int) bool {
	for p.Span(i).Is(vocabulary.Stop) || looks.Whose[p.Span(i).Key] {
		i++
	}
	words := strings.Fields(p.Span(i).Key)
	return len(words) > 0 && (Limb(p.Span(i)) || onBody[words[len(words)-1]])
}

// legs are what somebody stands on, and whichLegs tell that they are their own.
var (
	legs      = lexicon.Set("leg legs foot feet paw paws hoof hooves")
	whichLegs = lexicon.Set("one two three four both all hind back front 1 2 3 4")
)

// onLegs reports whether a noun is what somebody stands on: "a cat standing on two legs".
func onLegs(p *state.Parser, s state.Span) bool {
	return strings.HasSuffix(p.Pending.Kind, "on") && legs[s.Key] && s.From > p.Pending.Span.To && whichLegs[p.Tokens[s.From-1].Text]
}

// OwnBody leaves out what somebody does with a part of their own body where no pose shows it: who is hugging her knees is not hugging a
// leg beside her.
func OwnBody(p *state.Parser, s state.Span) bool {
	words := strings.Fields(s.Key)
	if p.Pending.Kind == "" || p.Pending.From < 0 || !p.Alive(p.Pending.From) || !Possessed(p) && !onLegs(p, s) || len(words) == 0 || !Limb(s) && !onBody[words[len(words)-1]] {
		return false
	}
	if p.Pending.Kind == "with" || p.Pending.Kind == "and" || p.Pending.Kind == "wearing" || p.Pending.Span.To <= p.Pending.Span.From {
		return false
	}
	p.LeaveOut(p.Pending.Span.From, s.To, "We don't know how to show “"+strings.ToLower(p.Words(p.Pending.Span.From, s.To))+"” yet.")
	p.Pending.Kind, p.Waiting.Noun = "", nil
	p.At++
	return true
}

// Limb reports whether a noun is such a part.
func Limb(s state.Span) bool {
	words := strings.Fields(s.Key)
	return len(words) > 0 && limbs[words[len(words)-1]] && (s.Is(vocabulary.PartWord) || looks.BodyPart(s) || s.Is(vocabulary.Unknown))
}

// faceAlone reports whether a subject is a face or a part of a body that is drawn by itself, without feet that wear shoes.
func faceAlone(p *state.Parser, i int) bool {
	if !p.IsPiece(i) {
		return false
	}
	t, _ := things.ByID(p.Out.Subjects[i].ID)
	return t.Group == "body-face" && !slices.Contains([]string{"foot", "feet", "leg", "legs", "footprint", "toes"}, t.ID)
}

// misfit leaves out a garment that the drawing of somebody can't wear: a frog in a suit is a frog, not one beside a suit.
func misfit(p *state.Parser, i int, s state.Span) bool {
	where, ok := s.Value(vocabulary.Garment)
	if p.Scope == "with" && faceAlone(p, i) && (s.Is(vocabulary.Beard, vocabulary.Extra, vocabulary.HairStyle) || s.Key == "hair" || strings.HasPrefix(where, "feet/")) {
		looks.LeaveOutOn(p, i, s) // a skull has no hair beside it, and a smiley no shoes
		return true
	}
	if !ok || !looks.Embodied(p, i) || p.IsPerson(i) || placedHere(p) || strings.HasPrefix(where, "head/") || strings.HasPrefix(where, "face/") || strings.HasPrefix(where, "neck/") {
		return false
	}
	if strings.HasPrefix(where, "back/") && p.Scope != "wearing" && p.KindOf(i) != brief.Piece {
		return false
	}
	looks.LeaveOutOn(p, i, s)
	return true
}

// Costumes are the words after a noun for clothes that look like it.
var Costumes = lexicon.Set("costume costumes outfit onesie uniform attire gear garb")

// InCostume reads "in a pirate costume". What nobody can be dressed as is left out: a hot dog is no hat.
func InCostume(p *state.Parser, s, next state.Span) bool {
	if !Costumes[next.Key] || p.Scope != "wearing" && p.Scope != "with" && p.Pending.Kind != "inside" || !looks.Embodied(p, InOwner(p)) || s.Is(vocabulary.Garment) {
		return false
	}
	role, ok := s.Value(vocabulary.Thing)
	if !ok {
		role = things.ID(s.Key)
	}
	if player := things.ID(s.Key) + "-player"; p.Tables.Drawable(player) == brief.Person {
		role = player // in a soccer uniform
	}
	whole := s
	whole.To, whole.Key = next.To, s.Key+" "+next.Key
	p.At += 2
	if what, ok := subjects.DressAs(p, InOwner(p), role); ok {
		p.Understand(whole.From, whole.To, "costume", what)
		subjects.DropPre(p)
	} else if coveredAs(p, InOwner(p), whole, role) {
		p.Understand(p.Pending.Span.From, p.Pending.Span.To, "relation", "dressed as")
		p.Subj, p.Owner = InOwner(p), InOwner(p)
	} else {
		looks.LeaveOutOn(p, InOwner(p), whole)
	}
	p.Pending.Kind = ""
	return true
}

// CutOff reads "lime wedge" and "cucumber slices" after "with" as a piece of that food.
func CutOff(p *state.Parser, s, next state.Span) bool {
	id, ok := s.Value(vocabulary.Thing)
	t, _ := things.ByID(id)
	if !ok || !looks.Cuts[next.Key] || next.Is(vocabulary.Thing) || t.Group != "food-drink" || p.Scope != "with" || p.PartNamed(p.Owner, s.Key) != "" {
		return false
	}
	if part, ok := p.Tables.Catalog.Alone(id, "slice"); ok {
		p.Waiting.Noun = append(p.Waiting.Noun, state.Span{From: next.From, To: next.To, Key: next.Key, Senses: []vocabulary.Sense{{Class: vocabulary.Alone, Value: "one " + part}}})
	} else {
		p.Understand(next.From, next.To, "part", next.Key)
	}
	p.Spans = slices.Delete(slices.Clone(p.Spans), p.At+1, p.At+2)
	return true
}

// Served draws food as it is served: no egg in its shell lies on toast, and a glass has a slice of lemon on its rim.
func Served(p *state.Parser) {
	for _, r := range p.Out.Relations {
		to := &p.Out.Subjects[r.To]
		if part, ok := p.Tables.Catalog.Alone(to.ID, "slice"); ok && r.Kind == "with" && things.Drink(p.Out.Subjects[r.From].ID) {
			to.Only, to.Count = "one "+part, 1
		}
		if r.Kind == "with" && to.ID == "mushroom" && Composed[p.Out.Subjects[r.From].ID] {
			to.Color, to.Without = cmp.Or(to.Color, "tan"), append(to.Without, "spots", "grass") // one that people eat
		}
		if r.Kind == "with" && to.ID == "egg" && Composed[p.Out.Subjects[r.From].ID] && p.Tables.Drawable("fried-egg") == brief.Piece {
			to.ID = "fried-egg"
		}
	}
}

// InOwner is the subject that what follows "in" belongs to.
func InOwner(p *state.Parser) int {
	if Attributive(p) || p.Scope == "wearing" {
		return p.Owner
	}
	return p.Subj
}

// Possessed reports whether "her", "his", "its" or "their" comes before the span at p.At.
func Possessed(p *state.Parser) bool {
	key := p.Span(p.At - 1).Key
	return looks.Whose[key[strings.LastIndexByte(key, ' ')+1:]]
}

// Pronouns stand for what was named before.
var Pronouns = lexicon.Set("it them him her")

// placedHere reports whether what was named right before is told to be by what a pronoun stands for: "with a backpack behind it".
func placedHere(p *state.Parser) bool {
	where, _ := p.Span(p.At).Value(vocabulary.Relation)
	return where == "at inside" && !looks.Embodied(p, max(p.Owner, 0)) || Places[where] && Pronouns[p.Span(p.At+1).Key] && !p.Span(p.At+2).Is(vocabulary.Naming...)
}
