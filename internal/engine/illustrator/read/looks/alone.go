package read

import (
	"slices"
	"strings"

	"pellucid/internal/engine/illustrator/brief"
	"pellucid/internal/engine/illustrator/things"
	"pellucid/internal/engine/illustrator/token"
)

// wholes are the words for parts that other rules draw, or that are no parts that anybody wants alone.
var wholes = wordSet("face faces head heads body skin fur coat stripes spots pattern hair hide feather feathers eye patch cover top paint strand legs leg belly front back middle side letter letters number text word name sign emblem logo")

// vessels are parts that are asked for with what they hold: a bowl of guacamole is guacamole in its bowl, not the bowl alone.
var vessels = wordSet("bowl dish plate pan pot cup glass mug jar bottle can bucket basket box bag board tray steamer")

// partsAlone reads "eagle wing", "a fox's tail" and "the wheel of a car" as that part alone, where nothing else is named for it to belong to.
func (p *parser) partsAlone() {
	for i := range p.spans {
		s := p.spans[i]
		if id, _ := s.value(thing); s.to-s.from == 2 && (s.isStory() || id != "" && p.r.drawable(id) == "") { // a car wheel is in the dictionary
			one, two := p.r.at(p.toks, s.from, 1), p.r.at(p.toks, s.from+1, 1)
			if p.namesPart(one, two, i, i+1) {
				p.spans = slices.Replace(p.spans, i, i+1, one, two)
				break
			}
		}
	}
	for i := 0; i+1 < len(p.spans); i++ {
		s, next := p.spans[i], p.spans[i+1]
		if at := i + 2; next.key == "of" {
			for p.span(at).is(stop) && !p.span(at).is(thing) {
				at++
			}
			if whole := p.span(at); p.namesPart(whole, s, i, at+1) {
				if vessels[things.Singulars(s.key)[len(things.Singulars(s.key))-1]] {
					whole.from, whole.plural = s.from, s.plural
					p.spans = slices.Replace(p.spans, i, at+1, whole)
					return
				}
				p.takePart(i, at, whole, s)
				return
			}
		}
		if p.namesPart(s, next, i, i+2) {
			if id, _ := s.value(thing); shown[next.key] || p.isServed(id, next.key) {
				p.spans = slices.Insert(p.spans, i+1, p.with(next.from)) // "beer mug foam" is a mug with its foam
				return
			}
			p.takePart(i, i+1, s, next)
			return
		}
	}
}

// shown are parts that nobody wants without the thing after whose name they stand.
var shown = wordSet("foam salt flash crystals crystal stick steam glow light lights line rim band lid handle stand shine string flames flame rosary ball flag flags bow stars heart hearts")

// servable are the parts of food that are asked for alone.
var servable = wordSet("slice slices half halves peel rind core pit seed seeds yolk shell petal petals leaf leaves stem stick sticks wrapper clove cloves bone floret kernel segment wedge")

// isServed reports whether a part of food or drink is named only because it is on it: "martini olive", "pretzel salt".
func (p *parser) isServed(id, part string) bool {
	t, _ := things.ByID(id)
	return t.Group == "food-drink" && !servable[part]
}

// namesPart reports whether part is a part of whole that is asked for alone: nothing that could have it comes before span i, and no
// noun follows at end.
func (p *parser) namesPart(whole, part span, i, end int) bool {
	id, ok := whole.value(thing)
	if !ok || !part.isWord() || wholes[part.key] || whole.is(person) || !hasParts[p.r.drawable(id)] {
		return false
	}
	for k := range i {
		if before := p.spans[k]; before.is(relation) || before.is(naming...) && !before.is(describing...) && !before.is(trade, style) {
			return false
		}
	}
	if next := p.span(end); next.isWord() && !next.is(relation, trade, style, stop) {
		return false
	}
	_, ok = p.r.catalog.Alone(id, part.key)
	return ok
}

// hasParts are the kinds of subjects whose parts can be drawn alone.
var hasParts = map[brief.Kind]bool{brief.Piece: true, brief.Animal: true, brief.Bird: true}

// takePart replaces the spans from i to end by the whole, with a word before it that asks for the part alone.
func (p *parser) takePart(i, end int, whole, part span) {
	id, _ := whole.value(thing)
	name, _ := p.r.catalog.Alone(id, part.key)
	many := part.plural || things.IsPlural(part.key) || strings.HasSuffix(part.key, "s")
	several := many && servable[part.key] && !strings.HasSuffix(name, "s") // the drawing has one slice, and "lemon slices" are copies of it
	if !many || several {
		name = "one " + name
	}
	lead := span{from: part.from, to: part.to, key: part.key, senses: []sense{{Class: alone, Value: name}}}
	body := whole
	if body.plural = several; several && !things.IsPlural(body.key) {
		body.key += "s" // the name in the singular would be a drawing that shows several
	}
	for k := i; k <= end; k++ {
		if one := p.spans[k]; one.from != part.from && one.from != whole.from {
			p.mark(one.from, one.to)
		}
	}
	p.spans = slices.Replace(p.spans, i, end+1, lead, body)
}

// solid are materials after "of" without an article, which are no things there: "a heart of stone".
var solid = wordSet("stone glass wood ice gold silver bronze metal steel iron marble crystal fire water paper")

// partOf reads "the tail of a mermaid" by its name the other way round, "mermaid tail", where something of that name can be drawn, and "heart of
// stone" as what it is made of.
func (p *parser) partOf() {
	for i := 0; i+2 < len(p.spans); i++ {
		part, of := p.spans[i], p.spans[i+1]
		if of.key != "of" || part.kind != token.Word || part.to-part.from != 1 || !part.is(thing, partWord, unknown) || part.key == "map" || part.key == "flag" {
			continue
		}
		k := i + 2
		for k < len(p.spans) && (p.spans[k].key == "a" || p.spans[k].key == "an" || p.spans[k].key == "the") {
			k++
		}
		whole := p.span(k)
		if whole.kind != token.Word {
			continue
		}
		if k == i+2 && solid[whole.key] && whole.is(material) && whole.is(thing) && p.endsClause(k+1) {
			p.spans[k].senses = slices.DeleteFunc(slices.Clone(whole.senses), func(one sense) bool { return one.Class != material })
			p.spans[i+1].key, p.spans[i+1].senses = "made of", p.r.words.Senses["made of"]
			continue
		}
		if k == i+2 || !whole.is(thing, person) || !p.endsClause(k+1) {
			continue
		}
		if bodyPart(part) && p.creature(firstThing(whole)) && p.r.words.Senses[whole.key+" "+part.key] == nil {
			p.spans = slices.Replace(p.spans, i, k+1, whole, part) // "the eye of a tiger"
			continue
		}
		for _, name := range append(things.Singulars(part.key), part.key+"s") {
			senses := p.r.words.Senses[whole.key+" "+name]
			if id, ok := (span{senses: senses}).value(thing); ok && p.r.drawable(id) != "" {
				p.spans = slices.Replace(p.spans, i, k+1, span{from: part.from, to: whole.to, kind: token.Word, key: whole.key + " " + name, senses: senses})
				break
			}
		}
	}
}
