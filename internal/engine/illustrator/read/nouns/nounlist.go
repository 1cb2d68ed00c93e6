package read

import (
	"pellucid/internal/engine/illustrator/brief"
	"pellucid/internal/engine/illustrator/things"
)

// wornGroups are the groups of what is worn, which has the print or the shape of what stands before it.
var wornGroups = wordSet("clothing-accessory frame-border-shape")

// asHats are the fruits and plants that an animal named after them has the color of and wears as a hat: a strawberry cow, a mushroom frog. What eats them does not.
var (
	asHats    = wordSet("strawberry raspberry blueberry lemon orange peach watermelon cherry avocado pineapple banana mushroom kiwi pumpkin lime coconut")
	eatsFruit = wordSet("monkey gorilla chimpanzee orangutan bunny rabbit hedgehog caterpillar worm mouse toucan parrot bat squirrel chipmunk horse crow fly butterfly bee hummingbird")
)

// beverages are drinks that somebody named before them holds, and that nobody is dressed as.
var beverages = wordSet("coffee coffee-cup iced-coffee latte hot-chocolate tea tea-cup bubble-tea milkshake milk soda beer wine-glass wine-bottle mug cocktail margarita")

// besideOthers are the groups of things that stand beside what is named before them in a row of nouns; furniture, houses, vehicles and clothes are rather
// of a kind that the noun before them names.
var besideOthers = wordSet("symbol-sign plant-flower food-drink animal bird fish-insect-reptile sport-game holiday-party tool-hardware office-school music-art medicine-science weather-nature-effect electronics")

// alongside reports whether two nouns without a word between them are both drawn: prompts of shops are rows of nouns, "firefighter helmet axes", "cheer
// megaphone pom poms". Only where the whole prompt is such a row.
func (p *parser) alongside(s, next span) bool {
	a, okA := s.value(thing)
	b, okB := next.value(thing)
	if !okA || !okB || a == b || p.rel != "" || p.scope != "" || !p.lang.HeadLast() || s.is(fill, material, color, style, saying) || s.key == "cheers" || baked[b] && p.nounsFrom(p.at) < 3 || printable[b] || p.logo {
		return false
	}
	if kind := p.r.drawable(b); kind != brief.Piece && kind != brief.Animal && kind != brief.Bird && b != "flag" || p.r.drawable(a) != brief.Piece && !p.animalName(a) {
		return false
	}
	first, _ := things.ByID(a)
	second, _ := things.ByID(b)
	if long := p.nounsFrom(p.at) > 2; long && (second.Group != "clothing-accessory" || b == "halo") && second.Group != "frame-border-shape" {
		return p.nounRow()
	}
	return besideOthers[second.Group] && first.Group != "building-landmark" && first.Group != "body-face" && p.nounRow()
}

// nounsFrom counts the things of the whole row of nouns around a span: three and more are a list rather than a name.
func (p *parser) nounsFrom(at int) int {
	n, from := 0, at
	for from > 0 && p.span(from-1).isWord() {
		from--
	}
	for i := from; i < len(p.spans) && p.span(i).isWord(); i++ {
		if s := p.span(i); s.is(thing) && !s.is(describing...) && !s.is(trade, style) {
			n++
		}
	}
	return n
}

// nounRow reports whether a prompt is a row of nouns and of words that describe them, without articles and verbs.
func (p *parser) nounRow() bool {
	for i, s := range p.spans {
		if i > p.at+1 && s.isWord() && s.is(relation) {
			break // "cow pumpkin with a bow"
		}
		if i >= p.at && s.isWord() && s.is(relation, stop, pose, count) && !s.is(thing) {
			return false
		}
	}
	return len(p.toks) > 2
}

// wornBehind puts what is worn on the animal right before it: "french bulldog sunglasses", "dinosaur party hat".
func (p *parser) wornBehind(s, next span) bool {
	id, _ := s.value(thing)
	wear, _ := next.value(thing)
	if !p.wearer(s) && !p.creature(id) && !toyFaces[id] && id != "smiley-face" || !wearables[wear] || p.rel != "" || p.scope != "" || !p.lang.HeadLast() || s.is(describing...) || !p.endsClause(p.at+2) || len(p.out.Subjects)+2 > maxSubjects {
		return false
	}
	all := p.resolve(s)
	if len(all) == 0 {
		return false
	}
	p.at += 2
	p.subject(s, all)
	owner := p.subj
	if !p.wear(owner, next) {
		p.missing(next)
	}
	p.subj, p.owner, p.target = owner, owner, target{subj: owner}
	return true
}
