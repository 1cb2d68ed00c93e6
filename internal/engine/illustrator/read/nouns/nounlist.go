package nouns

import (
	"pellucid/internal/engine/illustrator/brief"
	"pellucid/internal/engine/illustrator/lexicon"
	"pellucid/internal/engine/illustrator/read/patterns"
	"pellucid/internal/engine/illustrator/read/people"
	"pellucid/internal/engine/illustrator/read/senses"
	"pellucid/internal/engine/illustrator/read/state"
	"pellucid/internal/engine/illustrator/read/vocabulary"
	"pellucid/internal/engine/illustrator/things"
)

// wornGroups are the groups of what is worn, which has the print or the shape of what stands before it.
var wornGroups = lexicon.Set("clothing-accessory frame-border-shape")

// asHats are the fruits and plants that an animal named after them has the color of and wears as a hat: a strawberry cow, a mushroom frog. What eats them does not.
var (
	asHats    = lexicon.Set("strawberry raspberry blueberry lemon orange peach watermelon cherry avocado pineapple banana mushroom kiwi pumpkin lime coconut")
	eatsFruit = lexicon.Set("monkey gorilla chimpanzee orangutan bunny rabbit hedgehog caterpillar worm mouse toucan parrot bat squirrel chipmunk horse crow fly butterfly bee hummingbird")
)

// beverages are drinks that somebody named before them holds, and that nobody is dressed as.
var beverages = lexicon.Set("coffee coffee-cup iced-coffee latte hot-chocolate tea tea-cup bubble-tea milkshake milk soda beer wine-glass wine-bottle mug cocktail margarita")

// besideOthers are the groups of things that stand beside what is named before them in a row of nouns; furniture, houses, vehicles and clothes are rather
// of a kind that the noun before them names.
var besideOthers = lexicon.Set("symbol-sign plant-flower food-drink animal bird fish-insect-reptile sport-game holiday-party tool-hardware office-school music-art medicine-science weather-nature-effect electronics")

// alongside reports whether two nouns without a word between them are both drawn: prompts of shops are rows of nouns, "firefighter helmet axes", "cheer
// megaphone pom poms". Only where the whole prompt is such a row.
func alongside(p *state.Parser, s, next state.Span) bool {
	a, okA := s.Value(vocabulary.Thing)
	b, okB := next.Value(vocabulary.Thing)
	if !okA || !okB || a == b || p.Pending.Kind != "" || p.Scope != "" || !p.Language.HeadLast() || s.Is(vocabulary.Fill, vocabulary.Material, vocabulary.Color, vocabulary.Style, vocabulary.Saying) || s.Key == "cheers" || baked[b] && nounsFrom(p, p.At) < 3 || patterns.Printable[b] || p.Logo {
		return false
	}
	if kind := p.Tables.Drawable(b); kind != brief.Piece && kind != brief.Animal && kind != brief.Bird && b != "flag" || p.Tables.Drawable(a) != brief.Piece && !p.AnimalName(a) {
		return false
	}
	first, _ := things.ByID(a)
	second, _ := things.ByID(b)
	if long := nounsFrom(p, p.At) > 2; long && (second.Group != "clothing-accessory" || b == "halo") && second.Group != "frame-border-shape" {
		return nounRow(p)
	}
	return besideOthers[second.Group] && first.Group != "building-landmark" && first.Group != "body-face" && nounRow(p)
}

// nounsFrom counts the things of the whole row of nouns around a span: three and more are a list rather than a name.
func nounsFrom(p *state.Parser, at int) int {
	n, from := 0, at
	for from > 0 && p.Span(from-1).IsWord() {
		from--
	}
	for i := from; i < len(p.Spans) && p.Span(i).IsWord(); i++ {
		if s := p.Span(i); s.Is(vocabulary.Thing) && !s.Is(vocabulary.Describing...) && !s.Is(vocabulary.Trade, vocabulary.Style) {
			n++
		}
	}
	return n
}

// nounRow reports whether a prompt is a row of nouns and of words that describe them, without articles and verbs.
func nounRow(p *state.Parser) bool {
	for i, s := range p.Spans {
		if i > p.At+1 && s.IsWord() && s.Is(vocabulary.Relation) {
			break // "cow pumpkin with a bow"
		}
		if i >= p.At && s.IsWord() && s.Is(vocabulary.Relation, vocabulary.Stop, vocabulary.Pose, vocabulary.Count) && !s.Is(vocabulary.Thing) {
			return false
		}
	}
	return len(p.Tokens) > 2
}

// wornBehind puts what is worn on the animal right before it: "french bulldog sunglasses", "dinosaur party hat".
func wornBehind(p *state.Parser, s, next state.Span) bool {
	id, _ := s.Value(vocabulary.Thing)
	wear, _ := next.Value(vocabulary.Thing)
	if !wearer(p, s) && !p.Creature(id) && !toyFaces[id] && id != "smiley-face" || !people.Wearables[wear] || p.Pending.Kind != "" || p.Scope != "" || !p.Language.HeadLast() || s.Is(vocabulary.Describing...) || !senses.EndsClause(p, p.At+2) || len(p.Out.Subjects)+2 > state.MaxSubjects {
		return false
	}
	all := senses.Resolve(p, s)
	if len(all) == 0 {
		return false
	}
	p.At += 2
	Subject(p, s, all)
	owner := p.Subj
	if !people.Wear(p, owner, next) {
		Missing(p, next)
	}
	p.Subj, p.Owner, p.Target = owner, owner, state.Target{Subj: owner}
	return true
}
