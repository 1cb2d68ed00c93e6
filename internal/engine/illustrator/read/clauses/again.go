package read

import (
	"slices"
	"strings"

	"pellucid/internal/engine/illustrator/brief"
	"pellucid/internal/engine/illustrator/token"
)

// toldAgain reads "the cat" at the beginning of a clause as the one cat that was named before: "a cat and a dog; the cat wears a hat".
func (p *parser) toldAgain(s span) bool {
	if p.lookAgain(s) {
		return true
	}
	bare, opens := p.opensAgain()
	if next, _, _ := strings.Cut(p.span(p.at+1).key, " "); bare && tellsApart[next] {
		return false // "a boy with a ball and boy with a kite" are two
	}
	if !opens || oneWord(p.words(s.from, s.to)) || !p.saysMore(p.at+1) || bare && p.out.Sheet != "" {
		return false
	}
	i := p.oneNamed(s)
	if bare && i >= 0 && !strings.EqualFold(lastWord(p.out.Subjects[i].Words), lastWord(p.words(s.from, s.to))) {
		return false // a woman is not the mother named before
	}
	if i < 0 || bare && i == 0 && p.isPerson(i) && p.sexOf(p.out.Subjects[i]) == "" {
		return false // "baby crawling, baby sleeping" are two
	}
	for _, d := range p.pre {
		p.understand(d.from, d.to, "subject", d.key)
	}
	p.goOnAbout(i)
	p.understand(s.from, s.to, "subject", s.key)
	p.at++
	return true
}

// tellsApart are the words that tell one from another of the same name.
var tellsApart = wordSet("with on in at under beside behind without")

// lookAgain reads what follows a comma as the look of what was named before, where it only names that again: "an alien in a ufo, green alien".
func (p *parser) lookAgain(s span) bool {
	if len(p.pre) == 0 || p.rel != "" || oneWord(p.words(s.from, s.to)) || p.span(p.at+1).isWord() || p.out.Design != "" || p.out.Sheet != "" || p.span(p.at-len(p.pre)-1).kind != token.Pause || p.at <= len(p.pre) {
		return false
	}
	for _, d := range p.pre {
		if !d.is(color, material, fill, size, look) || d.is(count) {
			return false
		}
	}
	pre := p.pre
	p.pre = nil
	i := p.oneNamed(s)
	if i < 0 || p.out.Subjects[i].Color != "" {
		p.pre = pre
		return false
	}
	p.goOnAbout(i)
	p.at++
	p.understand(s.from, s.to, "subject", s.key)
	for _, d := range pre {
		p.apply(i, d, true)
	}
	return true
}

// namesAgain reports whether the segment from span from on only has the look and the name of what was named before.
func (p *parser) namesAgain(from int) bool {
	k := from
	for p.span(k).isWord() && p.span(k).is(color, material, fill, size, look) && p.span(k+1).isWord() {
		k++
	}
	return k > from && p.span(k).is(naming...) && !p.span(k+1).isWord() && p.oneNamed(p.span(k)) >= 0
}

// opensAgain reports whether the noun phrase that ends at p.at begins a clause and has "the" or no word before it: "fighting a green dragon, dragon
// breathing fire".
func (p *parser) opensAgain() (bare, opens bool) {
	k := p.at - 1
	for k >= 0 && p.spans[k].is(color) && !p.spans[k].is(stop) {
		k--
	}
	if bare = !definite[p.span(k).key]; !bare {
		k--
	}
	return bare, p.opensClause(k)
}

// opensClause reports whether a clause begins behind span k.
func (p *parser) opensClause(k int) bool {
	before := p.span(k)
	return before.kind == token.Pause && k >= 0 || before.key == "and" || before.key == "but" || before.key == "while" || before.key == "because" || before.key == "so"
}

// sexes are the bodies that pronouns stand for.
var sexes = map[string]string{"he": "man", "him": "man", "she": "woman", "her": "woman"}

// personAgain reads "he" and "she" before what is told of them as the one man or woman that was named before: "a couple dancing, he in a gray suit,
// she in a lavender dress".
func (p *parser) personAgain(s span) bool {
	sex := sexes[s.key]
	next := p.span(p.at + 1)
	object := s.key == "him" || s.key == "her"
	if sex == "" || len(p.pre) > 0 || !next.isWord() || object && next.key != "in" && next.key != "wearing" && next.key != "with" && next.key != "has" {
		return false
	}
	if !object && !p.saysMore(p.at+1) && next.key != "in" || object && !p.afterGarment() {
		return false
	}
	at := -1
	for i, sub := range p.out.Subjects {
		if p.sexOf(sub) != sex {
			continue
		}
		if at >= 0 || sub.Count != 1 {
			return false
		}
		at = i
	}
	if at < 0 {
		return false
	}
	p.flush()
	p.goOnAbout(at)
	p.mark(s.from, s.to)
	p.at++
	return true
}

// afterGarment reports whether what was named last is worn, or a clause begins here: "he in a gray suit her in a dress".
func (p *parser) afterGarment() bool {
	return p.opensClause(p.at-1) || p.span(p.at-1).is(garment)
}

// sexOf is the body of a person, by their role where the prompt says no more.
func (p *parser) sexOf(sub brief.Subject) string {
	if sub.Kind != brief.Person || sub.Person == nil {
		return ""
	}
	if sub.Person.Body == "" {
		return roleSexes[sub.ID]
	}
	return sub.Person.Body
}

// roleSexes are the bodies of roles whose names say them.
var roleSexes = map[string]string{
	"groom": "man", "king": "man", "prince": "man", "santa-claus": "man", "cowboy": "man", "wizard": "man", "bride": "woman", "queen": "woman", "princess": "woman", "cowgirl": "woman", "witch": "woman", "ballerina": "woman", "mermaid": "woman",
}

// definite are the words before what was named before, asserted the verbs after it.
var (
	definite = wordSet("the his her its their my")
	asserted = wordSet("is has are should wears")
)

// saysMore reports whether what follows from span i on tells something of the noun before it.
func (p *parser) saysMore(i int) bool {
	s := p.span(i)
	look := s.is(color, material, fill, size) && !s.is(thing) && !p.nounAhead(i)
	return asserted[s.key] || look || s.isWord() && s.key != "and" && s.is(relation, pose, expression) && !s.is(thing)
}

// oneNamed is the one subject that a noun with "the" stands for, in the color that is told; -1 if there is none or several.
func (p *parser) oneNamed(s span) int {
	at := -1
	for i, sub := range p.out.Subjects {
		if (sub.Count != 1) != s.plural && !plurals[sub.ID] || !p.namesSubject(s, i) {
			continue
		}
		if slices.ContainsFunc(p.pre, func(d span) bool { c, ok := d.value(color); return ok && c != sub.Color }) {
			continue
		}
		if at >= 0 {
			return -1
		}
		at = i
	}
	return at
}

// namesSubject reports whether a noun names subject i.
func (p *parser) namesSubject(s span, i int) bool {
	sub := p.out.Subjects[i]
	if def, ok := s.value(person); ok {
		who := people(def)
		return len(who) == 1 && sameMember(sub, who[0])
	}
	id, ok := s.value(thing)
	said := strings.ToLower(sub.Words)
	return ok && sub.ID == id || sub.Kind != brief.Person && (strings.HasPrefix(said, s.key+" of ") || strings.HasSuffix(said, " "+s.key) || said == s.key)
}

// plurals are the things that are spoken of in the plural.
var plurals = wordSet("glasses sunglasses scissors pants jeans shorts goggles headphones binoculars")

// whereItIs reports whether what nothing draws is a place that the rest of the prompt is in: a name after "in" that is no word of ours.
func (p *parser) whereItIs(s span) bool {
	return p.wordAt(s.from-1) == "in" && s.is(unknown, place, scene) && p.restNames(p.at)
}
