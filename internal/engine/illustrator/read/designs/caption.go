package read

import (
	"slices"
	"strings"

	"pellucid/internal/engine/illustrator/brief"
	"pellucid/internal/engine/illustrator/read/vocabulary"
	"pellucid/internal/engine/illustrator/things"
	"pellucid/internal/engine/illustrator/token"
)

// landmarkAlone draws what stands for a place that is all of a prompt.
func (p *parser) landmarkAlone(d aDestination) {
	if len(d.things) == 0 {
		return
	}
	words := p.words(d.from, d.to)
	if d.things[0] == things.ID(token.Key(words)) || p.thingOver(d.from, d.to) == d.things[0] {
		return // the canyon itself
	}
	p.standIn(d.from, d.to, words, p.namesOf(d.things[:1]), "We drew "+p.namesOf(d.things[:1])+" as the mark of "+titled(words)+".")
	p.withoutTokens(d.from, d.to)
	at := slices.IndexFunc(p.spans, func(s span) bool { return s.from >= d.to })
	if at < 0 {
		at = len(p.spans)
	}
	id := d.things[0]
	p.spans = slices.Insert(p.spans, at, span{from: d.from, to: d.to, kind: token.Word, key: strings.ReplaceAll(id, "-", " "), senses: []sense{{Class: thing, Value: id}}})
}

// namesOf are the names of things with articles, in a sentence.
func (p *parser) namesOf(ids []string) string {
	var names []string
	for _, id := range ids {
		names = append(names, named(strings.ReplaceAll(id, "-", " "), false))
	}
	return strings.Join(names, " and ")
}

// drawPlace adds what stands for the place of a design to its subjects.
func (p *parser) drawPlace() {
	if p.out.Design == "print" && len(p.placeArt)+len(p.out.Subjects) == 0 && len(p.out.Lettering) > 0 {
		p.placeArt = p.drawableOf(p.sportArt())
	}
	if len(p.placeArt) == 0 {
		return
	}
	if n := len(p.out.Subjects); n == 1 && p.out.Subjects[0].Kind == brief.Family && p.out.Subjects[0].ID == "badge" {
		if s := p.out.Subjects[0]; s.Text != "" && !slices.Contains(p.out.Lettering, s.Text) {
			p.out.Lettering = append(p.out.Lettering, s.Text)
		}
		p.out.Subjects, p.out.Framing = nil, appendNew(p.out.Framing, "badge")
	} else if n == 1 && p.out.Design == "print" && vocabulary.PrintGarments[lastWord(strings.ToLower(p.out.Subjects[0].Words))] {
		p.dropSubject(0)
	}
	for _, id := range p.placeArt {
		if len(p.out.Subjects) > 0 {
			p.out.Relations = append(p.out.Relations, brief.Relation{From: 0, Kind: "and", To: len(p.out.Subjects)})
		}
		p.out.Subjects = append(p.out.Subjects, brief.Subject{Words: strings.ReplaceAll(id, "-", " "), Kind: p.r.drawable(id), ID: id, Count: 1})
	}
}

// captionPlace letters a place, and draws what stands for it where that is the design's own art.
func (p *parser) captionPlace(d aDestination, own bool, park int) {
	name := p.titledPlace(d.from, d.to)
	lines := []string{name}
	if d.country > 0 {
		lines = []string{p.titledPlace(d.from, d.country), p.titledPlace(d.country, d.to)}
	}
	if p.greetsFrom(d.from) {
		lines = append([]string{titled(p.words(d.from-2, d.from-1)) + " from"}, lines...)
		p.understand(d.from-2, d.from, "text", lines[0])
		p.withoutTokens(d.from-2, d.from)
	}
	if park > 0 {
		lines = append(lines, titled(p.words(park-2, park)))
		p.understand(park-2, park, "text", lines[len(lines)-1])
		p.withoutTokens(park-2, park)
		if len(d.things) == 0 {
			d.things = p.drawableOf([]string{"mountain", "pine-tree"})
		}
	}
	lead := d.from
	for lead > 0 && beforePlaces[p.wordAt(lead-1)] && p.wordAt(lead-1) != "the" {
		lead--
	}
	if own && len(d.things) > 0 && p.thingOver(d.from, d.to) != d.things[0] {
		p.standIn(d.from, d.to, name, p.namesOf(d.things), "We lettered "+name+" and drew "+p.namesOf(d.things)+" as its mark.")
	} else {
		p.understand(d.from, d.to, "text", strings.Join(lines, ", "))
	}
	p.withoutTokens(lead, d.to)
	p.mark(lead, d.from)
	if own {
		p.placeArt = d.things
	}
	p.out.Lettering = append(p.out.Lettering, lines...)
	p.lostOne = true
	p.garmentOfPlace()
}

// garmentOfPlace takes out the garment that a print with a place is for, where it has no color and is the last thing named: "Seattle skyline t-shirt".
func (p *parser) garmentOfPlace() {
	for i, s := range p.spans {
		if p.out.Design == "print" && i > 0 && vocabulary.PrintGarments[lastWord(s.key)] && !p.span(i-1).is(color) && (i+1 == len(p.spans) || p.span(i+1).is(trade)) {
			p.drop(i, "framing", "shirt")
			return
		}
	}
}

// titledPlace is the name of a place as it is lettered.
func (p *parser) titledPlace(from, to int) string {
	for from < to && p.toks[from].Kind != token.Word {
		from++
	}
	return titled(strings.TrimRight(strings.TrimPrefix(p.words(from, to), "the "), ", "))
}

// dropTravel takes out the words that ask for a print about a place, and makes a sheet of a poster.
func (p *parser) dropTravel(at int) {
	if at == 0 {
		at = slices.IndexFunc(p.toks, func(t token.Token) bool { return t.Text == "poster" || t.Text == "postcard" })
	}
	if at < 0 {
		return
	}
	from := at
	for from > 0 && (travels[p.wordAt(from-1)] || travelPrints[p.wordAt(from-1)] || p.wordAt(from-1) == "passport") {
		from--
	}
	to := at + 1
	for travelPrints[p.wordAt(to)] {
		to++
	}
	sheet := slices.ContainsFunc(p.toks[from:to], func(t token.Token) bool { return travelSheets[t.Text] }) && !p.logo
	if !sheet {
		if w := p.wordAt(at); w == "magnet" {
			at = to // its own form is not asked for
		}
		if at > from { // the word for the print stays
			p.understand(from, at, "framing", "travel")
			p.withoutTokens(from, at)
		}
		return
	}
	p.understand(from, to, "framing", "poster")
	p.withoutTokens(from, to)
	p.sheetOf, p.out.Design = "flyer", "flyer"
	p.out.Style.Look = "travel"
	p.out.Style.Asked = append(p.out.Style.Asked, "travel poster")
}
