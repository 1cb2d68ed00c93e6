package read

import (
	"slices"
	"strings"

	"pellucid/internal/engine/illustrator/brief"
	"pellucid/internal/engine/illustrator/read/vocabulary"
	"pellucid/internal/engine/illustrator/things"
)

// The words that make a noun before them describe the noun after them: it gives its color, or a picture that is on it.
var (
	tinting = wordSet("flavored flavoured flavor flavour scented colored coloured color colour tinted hued")
	theming = wordSet("themed theme inspired")
)

// qualified reads "strawberry flavored cupcake", "coffee colored puppy" and "dinosaur themed backpack": what is named first is no thing
// of its own beside the second.
func (p *parser) qualified(s span) bool {
	how := p.span(p.at + 1)
	if !s.isWord() || s.is(stop) || !how.isWord() || p.rel == "and" || !tinting[how.key] && !theming[how.key] || !p.nounAhead(p.at+2) || !p.lang.HeadLast() {
		return false
	}
	if theming[how.key] {
		return p.themed(s, how)
	}
	hue := p.hueOf(s)
	if hue == "" && !s.is(thing, scene, unknown) || s.is(color) && hue == "" {
		return false
	}
	p.at += 2
	if hue == "" {
		p.leaveOut(s.from, how.to, "We don't know what color “"+strings.ToLower(p.words(s.from, s.to))+"” is.")
		return true
	}
	p.pre = append(p.pre, span{from: s.from, to: how.to, key: s.key + " " + how.key, senses: []sense{{Class: color, Value: hue}}})
	return true
}

// hueOf is the color that a noun gives to what it describes; empty where no list says it.
func (p *parser) hueOf(s span) string {
	if name, ok := s.value(color); ok {
		return name
	}
	for _, form := range things.Singulars(s.key) {
		if name := p.r.words.Hues[form]; name != "" {
			return name
		}
	}
	return ""
}

// themed reads a theme before a thing that a picture can be on: what stands for the theme is on it.
func (p *parser) themed(s, how span) bool {
	at := p.at + 2
	for p.span(at).isWord() && p.span(at).is(describing...) && !p.headHere(at) {
		at++
	}
	head := p.span(at)
	id, ok := head.value(thing)
	if !ok || p.r.drawable(id) == "" {
		return false
	}
	if next := p.span(at + 1); next.is(thing) && !next.is(relation, stop, trade, color) {
		return false // "space themed party cake": the head is farther on
	}
	motif, drawn := p.motifOf(s)
	if !p.carriesPicture(id) || !drawn {
		if s.is(theme) && p.r.drawable(id) != brief.Piece {
			return false // a Christmas themed cat wears a hat
		}
		p.at += 2
		p.leaveOut(s.from, how.to, "We can't show this theme on "+p.aNoun(head)+" yet.")
		return true
	}
	p.pre = append(p.pre, p.spans[p.at+2:at]...)
	p.at = at + 1
	p.subject(head, p.resolve(head))
	owner := p.subj
	p.rel, p.relFrom, p.relSpan = "<printed on", owner, span{from: how.from, to: how.to, key: how.key}
	p.subject(span{from: s.from, to: s.to, key: s.key, senses: []sense{{Class: thing, Value: motif}}}, []found{{kind: p.r.drawable(motif), id: motif}})
	p.subj, p.owner, p.target, p.group, p.lastRel, p.scope = owner, owner, target{subj: owner}, []int{owner}, "", ""
	return true
}

// motifOf is what stands for a theme, if it can be drawn.
func (p *parser) motifOf(s span) (string, bool) {
	for _, form := range things.Singulars(s.key) {
		if id := p.r.words.Motifs[form]; id != "" {
			return id, p.r.drawable(id) != ""
		}
	}
	id, ok := s.value(thing)
	return id, ok && p.r.drawable(id) != "" && p.r.drawable(id) != brief.Person
}

// decorated are what is baked and gets its theme as a figure on top.
var decorated = wordSet("cake birthday-cake wedding-cake cupcake cookie cake-slice cheesecake")

// carriesPicture reports whether a theme can be shown on a thing: on cloth and on vessels, or on top of a cake.
func (p *parser) carriesPicture(id string) bool {
	t, _ := things.ByID(id)
	return printable[id] || vocabulary.PrintedThings[id] || decorated[id] || t.Group == "clothing-accessory" && !vocabulary.Jewels[id] || id == "gift-bag" || id == "greeting-card" || id == "lunch-box" || id == "suitcase"
}

// frosted are the sweets that take the color of what they taste of.
var frosted = wordSet("cake birthday-cake cupcake ice-cream ice-pop macaron donut milkshake candy lollipop gummy-bear jello smoothie bubble-tea yogurt muffin pudding")

// flavor is the color of a sweet that is named with a fruit: a lemon cupcake is yellow.
func (p *parser) flavor(main, other span) {
	id, _ := main.value(thing)
	if hue := p.hueOf(other); hue != "" && frosted[id] && p.out.Subjects[p.subj].Color == "" {
		p.out.Subjects[p.subj].Color = hue
	}
}

// tastes reports whether a thing has a design of the flavor that is named before it.
func (p *parser) tastes(next span, flavor string) bool {
	id, ok := next.value(thing)
	return ok && flavor != "" && slices.Contains(p.r.catalog.States(id), flavor)
}

// listGoesOn reports whether the comma at p.at stands within a list of what a subject is with: "a burger with cheese, bacon and
// lettuce". Without "and" or a comma after it, what follows may be a thing of its own.
func (p *parser) listGoesOn() bool {
	return p.scope == "with" && p.owner >= 0 && p.owner < len(p.out.Subjects) && p.comma() && p.listAhead()
}

// listAhead reports whether nouns with "and" before the last of them follow the comma at p.at.
func (p *parser) listAhead() bool {
	nouns := 0
	for i := p.at + 1; i < len(p.spans); i++ {
		s := p.spans[i]
		switch {
		case !s.isWord():
			if nouns == 0 || p.toks[s.from].Start >= len(p.runes) || !slices.Contains([]rune{',', '、', '，'}, p.runes[p.toks[s.from].Start]) {
				return false
			}
			nouns = 0
		case s.key == "and":
			return nouns > 0 && p.span(i+1).isWord()
		case s.is(person), s.is(relation) && !s.is(naming...):
			return false
		case s.is(naming...) && (!s.is(describing...) || s.is(thing) && !p.nounAhead(i+1)):
			nouns++ // coral is a color too
		case !s.is(describing...) && !s.is(stop, partWord):
			return false
		}
	}
	return false
}

// partSizes are the words for parts that are larger or smaller than usual.
var partSizes = map[string]string{
	"big": "big", "large": "big", "huge": "big", "giant": "big", "enormous": "big", "oversized": "big", "long": "big", "wide": "big", "bigger": "big", "massive": "big",
	"small": "small", "tiny": "small", "little": "small", "short": "small",
}

// lackedPart leaves out a part of a body that an animal does not have, or that its drawing does not show by itself: a frog with tiny
// ears has no human ears beside it.
func (p *parser) lackedPart(o int, s span) bool {
	known := s.is(partWord) && bodyPart(s) && !p.isPerson(o)
	if !p.embodied(o) || !known && (!limb(s) || p.isPerson(o) && hides[s.key]) || s.is(garment, extra) {
		return false
	}
	p.leaveOutOn(o, s)
	return true
}

// cloth reports whether a subject is a garment or another thing that pictures are printed on.
func (p *parser) cloth(i int) bool {
	t, _ := things.ByID(p.out.Subjects[i].ID)
	return printable[t.ID] || vocabulary.PrintedThings[t.ID] || t.Group == "clothing-accessory" && !vocabulary.Jewels[t.ID]
}
