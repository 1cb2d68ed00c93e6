package read

import (
	"slices"

	"pellucid/internal/engine/illustrator/things"
	"pellucid/internal/engine/illustrator/token"
)

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
