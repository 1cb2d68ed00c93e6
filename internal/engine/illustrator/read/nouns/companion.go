package read

import (
	"slices"
	"strings"

	"pellucid/internal/engine/illustrator/brief"
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
	loads       = wordSet("truck pickup-truck vintage-red-truck dump-truck van wheelbarrow sleigh")
	holders     = wordSet("basket bucket bowl cardboard-box mason-jar jar vase plate treasure-chest shopping-bag barrel picnic-basket crate bouquet")
	planters    = wordSet("mason-jar jar vase basket bucket bowl teapot tea-cup coffee-cup mug watering-can wheelbarrow easter-basket barrel")
	printable   = wordSet("mug t-shirt shirt hoodie sweater handbag tote-bag pillow backpack notebook water-bottle tumbler")
	baked       = wordSet("cookie cupcake cake birthday-cake wedding-cake donut candy lollipop chocolate-bar pancake waffle macaron ice-pop pizza pie bread sandwich gingerbread-man steak")
	besides     = wordSet("fire heart broken-heart smoke lightning-bolt rainbow moon sun cloud water-splash ocean-wave crescent-moon star sparkle spark snowflake raindrop lightning")
	shapedLike  = wordSet("balloon mandala origami puppet") // a balloon dog is no dog beside a balloon
	eaten       = wordSet("chicken turkey fish duck goose cow pig lamb sheep lobster crab shrimp goat")
	growing     = []string{"plant-flower", "food-drink"}
	carriedBy   = []string{"food-drink", "office-school", "plant-flower", "music-art", "kitchen"}
	accessories = []string{
		"plant-flower", "food-drink", "weather-nature-effect", "holiday-party", "symbol-sign", "music-art", "office-school", "sport-game", "vehicle", "kitchen", "science", "furniture-home",
		"tool-hardware", "electronics",
	}
)

// pair returns how a noun and the noun right after it stand to each other, if each is a thing of its own.
func (p *parser) pair(s, next span) (companion, bool) {
	a, okA := s.value(thing)
	b, okB := next.value(thing)
	if okA && next.is(person) && p.tradeOf(next) == "" && p.headHere(p.at+1) && len(p.resolve(next)) == 1 && p.animalName(a) && p.lang.HeadLast() && p.rel == "" && p.scope == "" {
		return companion{kind: "with", headFirst: true}, true // "cat lady"
	}
	if !okA || !okB || a == b || !p.lang.HeadLast() || p.rel != "" || p.scope != "" || s.is(person, theme, body, material, saying) || s.is(describing...) && !s.is(fill) || next.is(person) {
		return companion{}, false
	}
	if p.r.drawable(a) == "" || p.r.drawable(b) == "" || strings.HasSuffix(b, "-tree") || shapedLike[a] || p.ownPart(a, next.key) || p.wider(s, next) {
		return companion{}, false
	}
	if len(p.r.words.Wears[a]) > 0 && p.wearer(next) || p.r.drawable(a) == brief.Person && p.r.drawable(b) != brief.Piece {
		return companion{}, false // dressed as somebody: "pirate cat"
	}
	first, _ := things.ByID(a)
	second, _ := things.ByID(b)
	groupA, groupB := first.Group, second.Group
	beast := func(id, group string) bool { return p.creature(id) || group == "dinosaur-fantasy" }
	switch {
	case p.r.drawable(a) == brief.Person && beverages[b]:
		return companion{kind: "with"}, true // "skeleton coffee"
	case p.r.drawable(b) == brief.Person:
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
	case holders[b] && (slices.Contains(growing, groupA) || groupA == "office-school"):
		return companion{kind: "full of", headFirst: true, many: true}, true
	case loads[b] && (slices.Contains(growing, groupA) || groupA == "holiday-party"):
		return companion{kind: "full of", headFirst: true, many: true}, true
	case printable[b]:
		return companion{kind: "<printed on", headFirst: true}, !beast(a, groupA) || p.animalName(a)
	case strings.Contains(b, "skull"):
		return companion{kind: "with", headFirst: true}, groupA == "plant-flower" || beast(a, groupA) && !p.animalName(a)
	case groupA == "food-drink" && groupB == "food-drink":
		return companion{kind: "with", headFirst: true}, !slices.Contains([]string{"egg", "steak", "bread"}, a)
	case (b == "bow" || b == "hair-bow") && !wornGroups[groupA] && coats[s.key] == "":
		return companion{kind: "with"}, true // "pencil bow"
	case planters[a] && groupB == "plant-flower":
		return companion{kind: "<inside", many: true}, true
	case groupB == "plant-flower":
		return companion{kind: "with"}, !slices.Contains(growing, groupA) && groupA != "building-landmark"
	case besides[b]:
		return companion{kind: "with"}, groupA != "weather-nature-effect" || next.plural
	case baked[b] || groupA == groupB:
		return companion{}, false
	case beast(a, groupA) && groupB == "food-drink":
		return companion{kind: "with"}, !eaten[a]
	case next.plural || things.IsPlural(next.key):
		return companion{kind: "with"}, slices.Contains([]string{"symbol-sign", "holiday-party", "food-drink", "music-art", "weather-nature-effect"}, groupB)
	}
	return companion{}, false
}

// takePair reads a noun that keeps another company: it draws the main one of the two and joins the other to it.
func (p *parser) takePair(s, next span) bool {
	if p.dressed(s, next) {
		return true
	}
	how, ok := p.pair(s, next)
	if !ok || len(p.out.Subjects)+2 > maxSubjects {
		return false
	}
	main, other := s, next
	if how.headFirst {
		main, other = next, s
	}
	all, rest := p.resolve(main), p.resolve(other)
	if len(all) == 0 || len(rest) == 0 {
		return false
	}
	p.at += 2
	look := p.pre
	if how.headFirst && p.roleOf(main) != "" && slices.ContainsFunc(look, func(s span) bool { return s.is(color) }) {
		p.pre = nil // "red apple teacher"
	} else {
		look = nil
	}
	p.subject(main, all)
	owner := p.subj
	p.pre = append(p.pre, look...)
	p.flavor(main, other)
	if sub := &p.out.Subjects[owner]; how.kind == "wearing" && sub.Color == "" && sub.Fill == "" {
		sub.Color = p.hueOf(other)
	}
	p.rel, p.relFrom, p.relSpan = how.kind, owner, span{from: other.from, to: other.from}
	p.subject(other, rest)
	if sub := &p.out.Subjects[p.subj]; how.many && sub.Count == 1 {
		sub.Count = 3
	}
	p.subj, p.owner, p.target, p.group, p.lastRel = owner, owner, target{subj: owner}, []int{owner}, ""
	return true
}

// plainPeople are the words for people who have no clothes of a trade.
var plainPeople = wordSet("woman lady girl man guy boy dude kid child baby toddler teen teenager mom dad grandma grandpa")

// dressed puts what is worn on the animal or the person right after it: "bow tie cat", "red dress girl".
func (p *parser) dressed(s, next span) bool {
	id, _ := next.value(thing)
	someone := (plainPeople[next.key] || p.roleOf(next) != "" && !keepers[id]) && p.headHere(p.at+1)
	if !s.is(garment, glasses) || !p.animalName(id) && !someone && !toyFaces[id] || p.rel != "" || p.scope != "" || !p.lang.HeadLast() || len(p.out.Subjects)+2 > maxSubjects {
		return false
	}
	pre := p.pre
	p.pre = nil
	if someone { // what is told of her is before her clothes
		p.pre = slices.DeleteFunc(slices.Clone(pre), func(s span) bool { return s.is(color, fill, material) })
		pre = slices.DeleteFunc(slices.Clone(pre), func(s span) bool { return !s.is(color, fill, material) })
	}
	p.at += 2
	p.subject(next, p.resolve(next))
	p.pre = pre
	owner := p.subj
	if !p.wear(owner, s) {
		p.missing(s)
	}
	p.subj, p.owner, p.target = owner, owner, target{subj: owner}
	return true
}
