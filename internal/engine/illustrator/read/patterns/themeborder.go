package read

import (
	"slices"
	"strings"
	"sync"

	"pellucid/internal/engine/illustrator/brief"
	"pellucid/internal/engine/illustrator/read/vocabulary"
	"pellucid/internal/engine/illustrator/token"
)

// borderThemes maps themes to what a border of each is made of.
var borderThemes = sync.OnceValue(func() map[string][]setThing {
	return themedThings("borders")
})

// themedShape reads "halloween border", "autumn wreath" and "spring garland": the things of a theme in turn. Where a prompt names what it is made of, the
// theme only says what for.
func (p *parser) themedShape() {
	for i, s := range p.spans { // "a bunny in a flower wreath" does not wear it
		if before := p.span(i - 1).key; s.key == "flower wreath" && (before == "in" || before == "inside" || before == "in a" || before == "inside a") {
			p.spans[i].senses = slices.DeleteFunc(slices.Clone(s.senses), func(o sense) bool { return o.Class == garment })
		}
	}
	for at := range p.toks {
		shape := arrays()[p.wordAt(at)]
		if shape == "" || shape == "arch" || shape == "scatter" || shape == "trail" || shape == "swirl" || shape == "bouquet" || p.fate[at] || p.ownBorder(at) {
			continue
		}
		from, theme := p.themeBefore(at)
		if theme == "" {
			continue
		}
		p.spans = slices.DeleteFunc(p.spans, func(s span) bool { return s.from < at+1 && s.to > from })
		i := slices.IndexFunc(p.spans, func(s span) bool { return s.from > at })
		if i < 0 {
			i = len(p.spans)
		}
		p.understand(from, at, "set", theme)
		p.spans = slices.Insert(p.spans, i, p.recut(at, at+1)...)
		if slices.ContainsFunc(p.spans, func(s span) bool { return s.from > at && s.plural && p.copyable(s) }) {
			return // "halloween border with spiders"
		}
		p.takeMotif(i, shape)
		p.ofBorder = p.drawn(borderThemes()[theme])
		return
	}
}

// themeBefore is the theme of a border that ends before a token, and where it begins.
func (p *parser) themeBefore(at int) (int, string) {
	for n := min(3, at); n > 0; n-- {
		words := make([]string, n)
		for k := range n {
			words[k] = p.wordAt(at - n + k)
		}
		key := token.Key(strings.Join(words, " "))
		if list := p.drawn(borderThemes()[key]); len(list) > 1 && !slices.Contains(p.fate[at-n:at], true) {
			return at - n, key
		}
	}
	return 0, ""
}

// thingOver is the thing that the span over some tokens names.
func (p *parser) thingOver(from, to int) string {
	if i := p.spanAt(from); i >= 0 && p.spans[i].to >= to {
		id, _ := p.spans[i].value(thing)
		return id
	}
	return ""
}

// ownBorder reports whether a border or a wreath is a drawing of its own by its whole name: a christmas wreath.
func (p *parser) ownBorder(at int) bool {
	id := p.thingOver(at-1, at+1)
	return id != "" && p.r.drawable(id) != "" && !flourishes[id] && id != "page-border"
}

// printedBands are the frames that take a print as a flat band.
var printedBands = wordSet("border frame page-border square-frame rectangle-frame")

// bandOfPrint makes a frame with a print a flat band in that print, "polka dot border", "leopard print frame": the usual frames are lines and moldings.
func (p *parser) bandOfPrint() {
	if p.r.drawable("band-frame") == "" {
		return
	}
	for i := range p.out.Subjects {
		s := &p.out.Subjects[i]
		coat := vocabulary.AnimalPrints[strings.TrimSuffix(s.ID, "-print")]
		if p.out.Motif == "frame" && len(p.out.Subjects) == 1 && coat != "" && strings.HasSuffix(s.ID, "-print") {
			s.Fill, p.out.Motif = coat, ""
		} else if !printedBands[s.ID] || s.Fill == "" || s.Fill == "lace" || s.Fill == "chain" || s.Fill == "floral" || p.out.Motif != "" {
			continue
		}
		s.ID, s.Kind = "band-frame", p.r.drawable("band-frame")
	}
}

// borderOfTheme puts the things of a border's theme before what else is drawn.
func (p *parser) borderOfTheme() {
	n := len(p.ofBorder)
	if n == 0 || p.out.Motif == "" {
		return
	}
	var list []brief.Subject
	for _, t := range p.ofBorder {
		s := brief.Subject{Words: plainName(t.id), Kind: p.r.drawable(t.id), ID: t.id, Count: 1, Color: t.color}
		if t.look != "" {
			s.States = []string{t.look}
		}
		list = append(list, s)
	}
	for i := range p.out.Relations {
		p.out.Relations[i].From += n
		p.out.Relations[i].To += n
	}
	p.out.Subjects = append(list, p.out.Subjects...)
	for i := 1; i < n; i++ {
		p.out.Relations = append(p.out.Relations, brief.Relation{From: i - 1, Kind: "and", To: i})
	}
	p.ofBorder = nil
}
