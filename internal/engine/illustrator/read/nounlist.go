package read

import (
	"pellucid/internal/engine/illustrator/brief"
	"pellucid/internal/engine/illustrator/things"
)

// wornGroups are the groups of what is worn, which has the print or the shape of what stands before it.
var wornGroups = wordSet("clothing-accessory frame-border-shape")

// besideOthers are the groups of things that stand beside what is named before them in a row of nouns; furniture, houses, vehicles and clothes are rather
// of a kind that the noun before them names.
var besideOthers = wordSet("symbol-sign plant-flower food-drink animal bird fish-insect-reptile sport-game holiday-party tool-hardware office-school music-art medicine-science weather-nature-effect electronics")

// alongside reports whether two nouns without a word between them are both drawn: prompts of shops are rows of nouns, "firefighter helmet axes", "cheer
// megaphone pom poms". Only where the whole prompt is such a row.
func (p *parser) alongside(s, next span) bool {
	a, okA := s.value(thing)
	b, okB := next.value(thing)
	if !okA || !okB || a == b || p.rel != "" || p.scope != "" || !p.lang.HeadLast() || s.is(fill, material, color, style, saying) || s.key == "cheers" || baked[b] || printable[b] || p.logo {
		return false
	}
	if kind := p.r.drawable(b); kind != brief.Piece && kind != brief.Animal && kind != brief.Bird || p.r.drawable(a) != brief.Piece && !p.animalName(a) {
		return false
	}
	first, _ := things.ByID(a)
	second, _ := things.ByID(b)
	return besideOthers[second.Group] && first.Group != "building-landmark" && first.Group != "body-face" && p.nounRow()
}

// nounRow reports whether a prompt is a row of nouns and of words that describe them, without articles and verbs.
func (p *parser) nounRow() bool {
	for i, s := range p.spans {
		if s.isWord() && s.is(relation, stop, pose, count) && !s.is(thing) && i >= p.at {
			return false
		}
	}
	return len(p.toks) > 2
}

// wornBehind puts what is worn on the animal right before it: "french bulldog sunglasses", "dinosaur party hat".
func (p *parser) wornBehind(s, next span) bool {
	id, _ := s.value(thing)
	wear, _ := next.value(thing)
	if !p.animalName(id) && !p.creature(id) && !toyFaces[id] && id != "dinosaur" && id != "smiley-face" || !wearables[wear] || p.rel != "" || p.scope != "" || !p.lang.HeadLast() || s.is(describing...) || !p.endsClause(p.at+2) || len(p.out.Subjects)+2 > maxSubjects {
		return false
	}
	p.at += 2
	p.subject(s, p.resolve(s))
	owner := p.subj
	if !p.wear(owner, next) {
		p.missing(next)
	}
	p.subj, p.owner, p.target = owner, owner, target{subj: owner}
	return true
}
