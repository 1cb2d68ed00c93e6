package read

import (
	"slices"
	"strings"

	"pellucid/internal/engine/illustrator/brief"
	"pellucid/internal/engine/illustrator/token"
)

// grounds are the words for the shape that a logo or an emblem stands on.
var grounds = map[string]string{
	"hexagon": "hexagon", "hexagonal": "hexagon", "shield": "shield", "shield shape": "shield", "square": "square", "diamond shape": "rhombus", "rhombus": "rhombus", "diamond": "rhombus", "diamond shaped": "rhombus",
	"circle": "circle", "round": "circle", "circular": "circle",
}

// groundOfLogo takes the shape of a logo out of what it shows, where something else is named: "bee logo hexagon", "letter R in a circle".
func (p *parser) groundOfLogo() {
	if !p.logo && p.out.Design != "emblem" && p.out.Design != "print" {
		return
	}
	for i, s := range p.spans {
		shape := grounds[s.key]
		if shape == "" || s.kind != token.Word || s.plural {
			continue
		}
		inside := p.span(i-1).key == "in a" || p.span(i-1).key == "a" && (p.span(i-2).key == "in" || p.span(i-2).key == "inside")
		next := p.span(i + 1)
		if s.key == "diamond" && !inside && next.key != "shape" && next.key != "shaped" {
			continue // of a jeweler
		}
		apart := p.logo && (p.logoAfter(i+1) && s.key != "shield" || inside) || !next.isWord() || next.is(relation, trade) || next.is(style) && !next.is(thing) || next.key == "shape" || next.key == "shaped"
		letters := slices.ContainsFunc(p.spans[:i], func(o span) bool {
			return o.key == "letter" || o.key == "letters" || o.key == "monogram" || o.key == "initials"
		})
		if !apart && !(shape == "shield" && p.out.Design == "emblem") || p.out.Design == "print" && !p.logo && !(inside && letters) || !p.namesBeside(i) {
			continue
		}
		from := i
		if inside {
			for from > 0 && (p.spans[from-1].key == "a" || p.spans[from-1].key == "in" || p.spans[from-1].key == "inside" || p.spans[from-1].key == "in a") {
				from--
			}
		}
		p.out.Ground = shape
		p.understand(s.from, s.to, "framing", shape)
		if next.key == "shape" || next.key == "shaped" {
			p.mark(next.from, next.to)
			p.spans = slices.Delete(p.spans, i+1, i+2)
		}
		p.spans = slices.Delete(p.spans, from, i+1)
		return
	}
}

// logoAfter reports whether the words from span i on lead to the word for the logo: "circular yoga studio logo", "hexagon shaped logo".
func (p *parser) logoAfter(i int) bool {
	for end := i + 5; i < end && p.span(i).isWord() && !p.span(i).is(relation); i++ {
		if logoNouns[lastWord(p.span(i).key)] {
			return true
		}
	}
	return false
}

// namesBeside reports whether a prompt names something to draw or to letter besides span i.
func (p *parser) namesBeside(i int) bool {
	for k, s := range p.spans {
		id, _ := s.value(thing)
		if k != i && (s.kind == token.Quote || s.kind == token.Word && (p.r.drawable(id) != "" && !s.is(trade) || s.is(person) || s.key == "letter" || s.key == "letters" || s.key == "monogram" || s.key == "initials" || p.r.words.Businesses[s.key] != nil)) {
			return true
		}
	}
	return false
}

// wearers are words for people that prints say of who wears them.
var wearers = wordSet("mama mom mommy mum nana mimi gigi grandma auntie papa dad daddy grandpa")

// wornName letters the last word of a print where it names who wears it, in the pattern before it: "sunflower with leopard print mama".
func (p *parser) wornName() {
	if p.out.Design != "print" || slices.ContainsFunc(p.spans, func(s span) bool { return s.kind == token.Quote || s.is(saying) }) {
		return
	}
	last := len(p.spans) - 1
	for last > 0 && p.spans[last].is(trade) && !wearers[p.spans[last].key] {
		last--
	}
	if last < 1 || !wearers[p.spans[last].key] || !p.spans[last-1].is(fill) || !p.namesBeside(last) {
		return
	}
	pattern, _ := p.spans[last-1].value(fill)
	p.out.Letter.Fill = pattern
	p.understand(p.spans[last-1].from, p.spans[last-1].to, "fill", pattern)
	p.takeText(last, last+1)
	p.spans = slices.Delete(p.spans, last-1, last)
	if with := last - 2; with >= 0 && (p.spans[with].key == "with" || p.spans[with].key == "and") {
		p.drop(with, "", "")
	}
}

// shielded makes a crest of an emblem whose subject stands with a shield: the shield is its ground.
func (p *parser) shielded() {
	if p.out.Design == "mascot" && p.out.Ground == "shield" && len(p.out.Subjects) > 0 && p.out.Subjects[0].Portrait {
		p.out.Design, p.out.Style.Name = "crest", "default"
		return
	}
	if p.out.Design != "emblem" || p.out.Style.Name == "logo" || len(p.out.Subjects) < 2 && p.out.Ground != "shield" {
		return
	}
	if p.out.Ground == "shield" || slices.ContainsFunc(p.out.Subjects, func(s brief.Subject) bool { return s.ID == "shield" && s.Text == "" }) {
		p.out.Design = "crest"
		p.out.Framing = slices.DeleteFunc(p.out.Framing, func(f string) bool { return f == "badge" })
	}
}

// artOfSaying finds art for a print that has words alone and names what they are about: "fishing t-shirt “Born to Fish”".
func (p *parser) artOfSaying() {
	if p.out.Design != "print" || len(p.out.Subjects) > 0 || len(p.out.Lettering) == 0 {
		return
	}
	left := p.out.Reading.LeftOut
	for i, t := range p.toks {
		at := slices.IndexFunc(left, func(it brief.Item) bool { return strings.EqualFold(it.Words, t.Raw) })
		if t.Kind != token.Word || p.fate[i] && at < 0 {
			continue
		}
		ids := []string{p.r.words.Motifs[t.Text]}
		for _, one := range readSheets()[t.Text] {
			ids = append(ids, one.id)
		}
		k := slices.IndexFunc(ids, func(id string) bool { return id != "" && p.r.drawable(id) != "" })
		if k < 0 {
			continue
		}
		if at >= 0 {
			p.out.Reading.LeftOut = slices.Delete(left, at, at+1)
		}
		p.fate[i] = false
		p.out.Subjects = append(p.out.Subjects, brief.Subject{Words: t.Raw, Kind: p.r.drawable(ids[k]), ID: ids[k], Count: 1})
		p.standIn(i, i+1, t.Text, plainName(ids[k]), "We drew "+named(ids[k], false)+" for “"+t.Text+"”.")
		return
	}
}
