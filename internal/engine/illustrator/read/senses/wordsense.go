package read

import (
	"slices"
	"strings"

	"pellucid/internal/engine/illustrator/read/vocabulary"
	"pellucid/internal/engine/illustrator/token"
)

// wordSenses settles what some words mean by the words beside them, before anything is read one by one.
func (p *parser) wordSenses() {
	p.oneSlice()
	p.builtHouse()
	p.fruitOfMaterial()
	p.readLoneNouns()
	p.loneStatues()
	p.partOf()
	p.shapedAtEnd()
	p.hides()
	p.emojiOf()
	p.badgeOnIt()
	p.patternOn()
	p.floralAtEnd()
	p.audience()
	p.blushOf()
	p.colorsInRow()
	p.stemBefore()
	p.inkOf()
	p.timberOf()
}

// colorsInRow reads "a mandala in turquoise and coral" as two colors: after "in", a row that begins with a color and ends the clause has no things in it.
func (p *parser) colorsInRow() {
	for i := 0; i+3 < len(p.spans); i++ {
		if p.spans[i].key != "in" || !p.spans[i+1].is(color) {
			continue
		}
		end := i + 2
		for p.span(end).key == "and" && p.span(end+1).is(color) {
			end += 2
		}
		if end == i+2 || !p.endsClause(end) {
			continue
		}
		for k := i + 1; k < end; k += 2 {
			p.spans[k].senses = slices.DeleteFunc(slices.Clone(p.spans[k].senses), func(one sense) bool { return one.Class != color })
		}
	}
}

// blushOf reads "with blush peonies" as flowers in a color, not as a blushing face.
func (p *parser) blushOf() {
	for i := len(p.spans) - 2; i >= 0; i-- {
		s, next := p.spans[i], p.spans[i+1]
		if s.key == "with blush" && next.isWord() && (next.is(thing, color) || next.key == "and" && p.span(i+2).is(color)) {
			p.spans = slices.Replace(p.spans, i, i+1, append(p.recut(s.from, s.from+1), p.recut(s.from+1, s.to)...)...)
		}
	}
}

// builtHouse reads "old building with ivy" as a house: who builds is named before the word, and what is built behind it.
func (p *parser) builtHouse() {
	for i, s := range p.spans {
		if s.key != "building" && s.key != "buildings" || s.is(thing) || !p.endsClause(i+1) {
			continue
		}
		if before := p.span(i - 1); i > 0 && before.isWord() && (before.is(person) || before.is(thing, standIn) && !before.is(outline) || before.key != "shaped" && !before.is(describing...) && !before.is(stop, count)) {
			continue
		}
		p.spans[i].senses, p.spans[i].plural = []sense{{Class: thing, Value: "skyscraper"}}, s.key == "buildings"
	}
}

// fruitOfMaterial reads "a rubber orange" as an orange of rubber: what is a material and a thing too tells of the fruit behind it,
// whose name is a color too.
func (p *parser) fruitOfMaterial() {
	for i := 2; i < len(p.spans); i++ {
		of, s := p.spans[i-1], p.spans[i]
		if !s.is(color) || !s.is(thing) || s.is(material) || !of.is(material) || !of.is(thing) || !p.spans[i-2].is(count) || p.span(i+1).is(naming...) {
			continue
		}
		p.spans[i-1].senses = slices.DeleteFunc(slices.Clone(of.senses), func(one sense) bool { return one.Class != material })
	}
}

// shapedAtEnd reads "sunglasses heart shaped" as heart shaped sunglasses.
func (p *parser) shapedAtEnd() {
	for i := 1; i+1 < len(p.spans); i++ {
		shape, shaped := p.spans[i], p.spans[i+1]
		if shaped.key != "shaped" || p.spans[i-1].kind != token.Word || !p.spans[i-1].is(thing) || shape.kind != token.Word || !p.endsClause(i+2) {
			continue
		}
		if to := p.outlineNamed(shape); to != "" {
			both := span{from: shape.from, to: shaped.to, key: shape.key + " shaped", kind: token.Word, senses: []sense{{Class: outline, Value: to}}}
			p.spans = slices.Replace(p.spans, i, i+2, both)
			p.spans[i-1], p.spans[i] = p.spans[i], p.spans[i-1]
		}
	}
}

// endsClause reports whether nothing but words of the trade, a pause or a relation comes at span i.
func (p *parser) endsClause(i int) bool {
	s := p.span(i)
	return !s.isWord() || s.is(trade, relation) || s.is(style) && !s.is(thing)
}

// hideWords are what an animal gives for clothes and bags.
var hideWords = wordSet("fur leather skin wool suede hide feather faux")

// hides leaves out the animal whose fur or leather something is made of: a fox fur coat has no fox beside it.
func (p *parser) hides() {
	for i := 0; i+1 < len(p.spans); i++ {
		s, hide, noun := p.spans[i], p.spans[i+1], p.span(i+2)
		id, _ := s.value(thing)
		if first := p.wordAt(hide.from); p.creature(id) && !s.is(describing...) && hide.to-hide.from > 1 && hideWords[first] && hide.is(thing, garment) {
			p.leaveOut(s.from, s.to, "We can't show from which animal it is.") // "fox fur coat"
			p.spans = slices.Delete(p.spans, i, i+1)
			continue
		}
		if !p.creature(id) || s.is(describing...) || !hideWords[hide.key] || !hide.is(material) || !noun.is(thing, garment, standIn) || noun.is(relation) {
			continue
		}
		p.leaveOut(s.from, s.to, "We can't show from which animal it is.")
		p.spans = slices.Delete(p.spans, i, i+1)
	}
}

// emojiOf reads an emoji of what is named before it as that thing, also where its name is a color: "peach emoji".
func (p *parser) emojiOf() {
	for i := 1; i < len(p.spans); i++ {
		s, before := p.spans[i], p.spans[i-1]
		if s.key != "emoji" && s.key != "emojis" || !before.is(thing) || !before.is(color) || i > 1 && p.spans[i-2].is(count) {
			continue
		}
		p.spans[i-1].senses = slices.DeleteFunc(slices.Clone(before.senses), func(one sense) bool { return one.Class == color })
		p.drop(i, "trade word", "")
	}
}

// audiences are those for whom a picture is, as crafters add at its end: "apple on a stack of books teacher".
var audiences = wordSet("teacher nurse mom mama mother dad father grandma grandmother grandpa grandfather student graduate doctor farmer firefighter chef baker")

// audience leaves out a role at the end of a clause whose things have been named with a relation.
func (p *parser) audience() {
	related := false
	for i := 0; i < len(p.spans); i++ {
		s := p.spans[i]
		if !s.isWord() {
			related = false
			continue
		}
		if s.is(relation) {
			related = true
		}
		before := p.span(i - 1)
		if !related || !audiences[s.key] || s.plural || !before.is(thing) || before.is(describing...) || p.creature(firstThing(before)) || p.isWord(i+1) {
			continue
		}
		if p.span(i-2).is(stop) && p.span(i-3).key == "and" {
			continue // "a cat and a pizza chef"
		}
		p.leaveOut(s.from, s.to, "We read “"+s.key+"” as for whom it is.")
		p.spans = slices.Delete(p.spans, i, i+1)
	}
}

func firstThing(s span) string {
	id, _ := s.value(thing)
	return id
}

func (p *parser) isWord(i int) bool { return p.span(i).isWord() && !p.span(i).is(trade) }

// tiedRibbon reads a pink ribbon that something is named with as a ribbon in a color, not as the sign of a cause.
func (p *parser) tiedRibbon() {
	for i := len(p.spans) - 1; i > 1; i-- {
		s, before := p.spans[i], p.spans[i-1]
		if before.key == "a" {
			before = p.spans[i-2]
		}
		if s.kind != token.Word || s.to-s.from < 2 || lastWord(s.key) != "ribbon" || !slices.Contains([]string{"with", "and"}, before.key) {
			continue
		}
		if look := p.recut(s.from, s.to-1); len(look) == 1 && look[0].is(color) {
			p.spans = slices.Replace(p.spans, i, i+1, append(look, p.recut(s.to-1, s.to)...)...)
		}
	}
}

// meant gives words the meaning that the words around them tell.
func (p *parser) meant() {
	all := p.said(0, len(p.toks))
	for _, c := range p.r.words.Contexts {
		i := slices.IndexFunc(p.spans, func(s span) bool {
			return s.kind == token.Word && (s.key == c.Word || s.key == c.Word+"s" || lastWord(s.key) == c.Word && s.to-s.from > 1 && slices.Contains(c.Beside, strings.TrimSuffix(s.key, " "+c.Word)))
		})
		if i < 0 || p.r.drawable(c.ID) == "" || !slices.ContainsFunc(c.Beside, func(w string) bool { return containsWords(all, w) }) {
			continue
		}
		s := p.spans[i]
		if c.Word == "letter" && s.to < len(p.toks) && vocabulary.Single(p.toks[s.to].Raw) {
			continue // "wax seal with letter R"
		}
		s.plural = s.plural || s.key == c.Word+"s"
		s.senses, s.key = []sense{{Class: thing, Value: c.ID}}, strings.ReplaceAll(c.ID, "-", " ")
		worn := p.r.words.Senses[s.key]
		if s.plural && !strings.HasSuffix(s.key, "s") {
			s.key += "s" // the name in the singular would be a piece that shows several
		}
		for _, worn := range worn { // a cap stays something that somebody wears
			if worn.Class == garment {
				s.senses = append(s.senses, worn)
			}
		}
		p.spans[i] = s
		if c.Part == "" {
			continue
		}
		if name, ok := p.r.catalog.Alone(c.ID, c.Part); ok {
			lead := span{from: s.from, to: s.to, key: c.Part, senses: []sense{{Class: alone, Value: "one " + name}}}
			p.spans = slices.Insert(p.spans, i, lead)
		}
	}
}
