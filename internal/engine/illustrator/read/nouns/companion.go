package nouns

import (
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
	"pellucid/internal/engine/illustrator/things"
)

// companion says how two nouns without a word between them stand to each other, where they are no compound: people who search
// clip art type "skull roses" and "pizza cat" for the one with the other.
type companion struct {
	kind      string // a relation from the main subject; "<" turns it round
	headFirst bool   // the last noun is the main subject: a pizza cat is a cat
	many      bool   // several of the other: a flower basket holds flowers
}

// The things and groups that make pairs. What is baked or worn has the shape or the print of what stands before it, so it makes none.
var (
	holders     = lexicon.Set("basket bucket bowl cardboard-box mason-jar jar vase plate treasure-chest shopping-bag barrel picnic-basket crate bouquet")
	baked       = lexicon.Set("cookie cupcake cake birthday-cake wedding-cake donut candy lollipop chocolate-bar pancake waffle macaron ice-pop pizza pie bread sandwich gingerbread-man steak")
	besides     = lexicon.Set("fire heart broken-heart smoke lightning-bolt rainbow moon sun cloud water-splash ocean-wave crescent-moon star sparkle spark snowflake raindrop lightning")
	shapedLike  = lexicon.Set("balloon mandala origami puppet") // a balloon dog is no dog beside a balloon
	carriedBy   = []string{"food-drink", "office-school", "plant-flower", "music-art", "kitchen"}
	accessories = []string{
		"plant-flower", "food-drink", "weather-nature-effect", "holiday-party", "symbol-sign", "music-art", "office-school", "sport-game", "vehicle", "kitchen", "science", "furniture-home",
		"tool-hardware", "electronics",
	}
)

// pair returns how a noun and the noun right after it stand to each other, if each is a thing of its own.
func pair(p *state.Parser, s, next state.Span) (companion, bool) {
	a, okA := s.Value(vocabulary.Thing)
	b, okB := next.Value(vocabulary.Thing)
	if okA && next.Is(vocabulary.Person) && subjects.TradeOf(p, next) == "" && subjects.HeadHere(p, p.At+1) && len(senses.Resolve(p, next)) == 1 && p.AnimalName(a) && p.Language.HeadLast() && p.Pending.Kind == "" && p.Scope == "" {
		return companion{kind: "with", headFirst: true}, true // "cat lady"
	}
	if !okA || !okB || a == b || !p.Language.HeadLast() || p.Pending.Kind != "" || p.Scope != "" || s.Is(vocabulary.Person, vocabulary.Theme, vocabulary.Body, vocabulary.Material, vocabulary.Saying) || s.Is(vocabulary.Describing...) && !s.Is(vocabulary.Fill) || next.Is(vocabulary.Person) {
		return companion{}, false
	}
	if p.Tables.Drawable(a) == "" || p.Tables.Drawable(b) == "" || strings.HasSuffix(b, "-tree") || shapedLike[a] || ownPart(p, a, next.Key) || subjects.Wider(p, s, next) {
		return companion{}, false
	}
	if len(p.Tables.Words.Wears[a]) > 0 && wearer(p, next) || p.Tables.Drawable(a) == brief.Person && p.Tables.Drawable(b) != brief.Piece {
		return companion{}, false // dressed as somebody: "pirate cat"
	}
	first, _ := things.ByID(a)
	second, _ := things.ByID(b)
	groupA, groupB := first.Group, second.Group
	beast := func(id, group string) bool { return p.Creature(id) || group == "dinosaur-fantasy" }
	switch {
	case p.Tables.Drawable(a) == brief.Person && beverages[b]:
		return companion{kind: "with"}, true // "skeleton coffee"
	case p.Tables.Drawable(b) == brief.Person:
		return companion{kind: "with", headFirst: true}, slices.Contains(carriedBy, groupA) || a == "star"
	case beast(a, groupA) && beast(b, groupB):
		return companion{}, false
	case strings.Contains(a, "skull") && groupB == "fish-insect-reptile":
		return companion{kind: "with"}, true
	case beast(b, groupB) && asHats[a] && !eatsFruit[b]:
		return companion{kind: "wearing", headFirst: true}, true // "strawberry cow"
	case beast(a, groupA) && (b == "christmas-lights" || b == "string-light"):
		return companion{kind: "tangled in"}, true
	case beast(b, groupB):
		return companion{kind: "with", headFirst: true}, slices.Contains(accessories, groupA)
	case holders[b] && b != "bouquet" && groupA == "plant-flower":
		return companion{kind: "<inside", headFirst: true, many: true}, true
	case holders[b] && (slices.Contains(people.Growing, groupA) || groupA == "office-school"):
		return companion{kind: "full of", headFirst: true, many: true}, true
	case people.Loads[b] && (slices.Contains(people.Growing, groupA) || groupA == "holiday-party"):
		return companion{kind: "full of", headFirst: true, many: true}, true
	case patterns.Printable[b]:
		return companion{kind: "<printed on", headFirst: true}, !beast(a, groupA) || p.AnimalName(a)
	case strings.Contains(b, "skull"):
		return companion{kind: "with", headFirst: true}, groupA == "plant-flower" || beast(a, groupA) && !p.AnimalName(a)
	case groupA == "food-drink" && groupB == "food-drink":
		return companion{kind: "with", headFirst: true}, !slices.Contains([]string{"egg", "steak", "bread"}, a)
	case (b == "bow" || b == "hair-bow") && !wornGroups[groupA] && subjects.Coats[s.Key] == "":
		return companion{kind: "with"}, true // "pencil bow"
	case patterns.Planters[a] && groupB == "plant-flower":
		return companion{kind: "<inside", many: true}, true
	case groupB == "plant-flower":
		return companion{kind: "with"}, !slices.Contains(people.Growing, groupA) && groupA != "building-landmark"
	case besides[b]:
		return companion{kind: "with"}, groupA != "weather-nature-effect" || next.Plural
	case baked[b] || groupA == groupB:
		return companion{}, false
	case beast(a, groupA) && groupB == "food-drink":
		return companion{kind: "with"}, !looks.Eaten[a]
	case next.Plural || things.IsPlural(next.Key):
		return companion{kind: "with"}, slices.Contains([]string{"symbol-sign", "holiday-party", "food-drink", "music-art", "weather-nature-effect"}, groupB)
	}
	return companion{}, false
}

// takePair reads a noun that keeps another company: it draws the main one of the two and joins the other to it.
func takePair(p *state.Parser, s, next state.Span) bool {
	if dressed(p, s, next) {
		return true
	}
	how, ok := pair(p, s, next)
	if !ok || len(p.Out.Subjects)+2 > state.MaxSubjects {
		return false
	}
	main, other := s, next
	if how.headFirst {
		main, other = next, s
	}
	all, rest := senses.Resolve(p, main), senses.Resolve(p, other)
	if len(all) == 0 || len(rest) == 0 {
		return false
	}
	p.At += 2
	look := p.Waiting.Noun
	if how.headFirst && subjects.RoleOf(p, main) != "" && slices.ContainsFunc(look, func(s state.Span) bool { return s.Is(vocabulary.Color) }) {
		p.Waiting.Noun = nil // "red apple teacher"
	} else {
		look = nil
	}
	Subject(p, main, all)
	owner := p.Subj
	p.Waiting.Noun = append(p.Waiting.Noun, look...)
	flavor(p, main, other)
	if sub := &p.Out.Subjects[owner]; how.kind == "wearing" && sub.Color == "" && sub.Fill == "" {
		sub.Color = hueOf(p, other)
	}
	p.Pending.Kind, p.Pending.From, p.Pending.Span = how.kind, owner, state.Span{From: other.From, To: other.From}
	Subject(p, other, rest)
	if sub := &p.Out.Subjects[p.Subj]; how.many && sub.Count == 1 {
		sub.Count = 3
	}
	p.Subj, p.Owner, p.Target, p.Several.Group, p.Pending.Last = owner, owner, state.Target{Subj: owner}, []int{owner}, ""
	return true
}

// plainPeople are the words for people who have no clothes of a trade.
var plainPeople = lexicon.Set("woman lady girl man guy boy dude kid child baby toddler teen teenager mom dad grandma grandpa")

// dressed puts what is worn on the animal or the person right after it: "bow tie cat", "red dress girl".
func dressed(p *state.Parser, s, next state.Span) bool {
	id, _ := next.Value(vocabulary.Thing)
	someone := (plainPeople[next.Key] || subjects.RoleOf(p, next) != "" && !Keepers[id]) && subjects.HeadHere(p, p.At+1)
	if !s.Is(vocabulary.Garment, vocabulary.Glasses) || !p.AnimalName(id) && !someone && !toyFaces[id] || p.Pending.Kind != "" || p.Scope != "" || !p.Language.HeadLast() || len(p.Out.Subjects)+2 > state.MaxSubjects {
		return false
	}
	pre := p.Waiting.Noun
	p.Waiting.Noun = nil
	if someone { // what is told of her is before her clothes
		p.Waiting.Noun = slices.DeleteFunc(slices.Clone(pre), func(s state.Span) bool { return s.Is(vocabulary.Color, vocabulary.Fill, vocabulary.Material) })
		pre = slices.DeleteFunc(slices.Clone(pre), func(s state.Span) bool { return !s.Is(vocabulary.Color, vocabulary.Fill, vocabulary.Material) })
	}
	p.At += 2
	Subject(p, next, senses.Resolve(p, next))
	p.Waiting.Noun = pre
	owner := p.Subj
	if !people.Wear(p, owner, s) {
		Missing(p, s)
	}
	p.Subj, p.Owner, p.Target = owner, owner, state.Target{Subj: owner}
	return true
}
