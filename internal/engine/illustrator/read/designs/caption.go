package designs

import (
	"slices"
	"strings"

	"pellucid/internal/engine/illustrator/brief"
	"pellucid/internal/engine/illustrator/read/patterns"
	"pellucid/internal/engine/illustrator/read/state"
	"pellucid/internal/engine/illustrator/read/vocabulary"
	"pellucid/internal/engine/illustrator/things"
	"pellucid/internal/engine/illustrator/token"
)

// landmarkAlone draws what stands for a place that is all of a prompt.
func landmarkAlone(p *state.Parser, d aDestination) {
	if len(d.things) == 0 {
		return
	}
	words := p.Words(d.from, d.to)
	if d.things[0] == things.ID(token.Key(words)) || patterns.ThingOver(p, d.from, d.to) == d.things[0] {
		return // the canyon itself
	}
	p.StandIn(d.from, d.to, words, namesOf(p, d.things[:1]), "We drew "+namesOf(p, d.things[:1])+" as the mark of "+patterns.Titled(words)+".")
	p.WithoutTokens(d.from, d.to)
	at := slices.IndexFunc(p.Spans, func(s state.Span) bool { return s.From >= d.to })
	if at < 0 {
		at = len(p.Spans)
	}
	id := d.things[0]
	p.Spans = slices.Insert(p.Spans, at, state.Span{From: d.from, To: d.to, Kind: token.Word, Key: strings.ReplaceAll(id, "-", " "), Senses: []vocabulary.Sense{{Class: vocabulary.Thing, Value: id}}})
}

// namesOf are the names of things with articles, in a sentence.
func namesOf(p *state.Parser, ids []string) string {
	var names []string
	for _, id := range ids {
		names = append(names, state.Named(strings.ReplaceAll(id, "-", " "), false))
	}
	return strings.Join(names, " and ")
}

// drawPlace adds what stands for the place of a design to its subjects.
func drawPlace(p *state.Parser) {
	if p.Out.Design == "print" && len(p.Design.PlaceArt)+len(p.Out.Subjects) == 0 && len(p.Out.Lettering) > 0 {
		p.Design.PlaceArt = drawableOf(p, sportArt(p))
	}
	if len(p.Design.PlaceArt) == 0 {
		return
	}
	if n := len(p.Out.Subjects); n == 1 && p.Out.Subjects[0].Kind == brief.Family && p.Out.Subjects[0].ID == "badge" {
		if s := p.Out.Subjects[0]; s.Text != "" && !slices.Contains(p.Out.Lettering, s.Text) {
			p.Out.Lettering = append(p.Out.Lettering, s.Text)
		}
		p.Out.Subjects, p.Out.Framing = nil, state.AppendNew(p.Out.Framing, "badge")
	} else if n == 1 && p.Out.Design == "print" && vocabulary.PrintGarments[state.LastWord(strings.ToLower(p.Out.Subjects[0].Words))] {
		p.DropSubject(0)
	}
	for _, id := range p.Design.PlaceArt {
		if len(p.Out.Subjects) > 0 {
			p.Out.Relations = append(p.Out.Relations, brief.Relation{From: 0, Kind: "and", To: len(p.Out.Subjects)})
		}
		p.Out.Subjects = append(p.Out.Subjects, brief.Subject{Words: strings.ReplaceAll(id, "-", " "), Kind: p.Tables.Drawable(id), ID: id, Count: 1})
	}
}

// captionPlace letters a place, and draws what stands for it where that is the design's own art.
func captionPlace(p *state.Parser, d aDestination, own bool, park int) {
	name := titledPlace(p, d.from, d.to)
	lines := []string{name}
	if d.country > 0 {
		lines = []string{titledPlace(p, d.from, d.country), titledPlace(p, d.country, d.to)}
	}
	if greetsFrom(p, d.from) {
		lines = append([]string{patterns.Titled(p.Words(d.from-2, d.from-1)) + " from"}, lines...)
		p.Understand(d.from-2, d.from, "text", lines[0])
		p.WithoutTokens(d.from-2, d.from)
	}
	if park > 0 {
		lines = append(lines, patterns.Titled(p.Words(park-2, park)))
		p.Understand(park-2, park, "text", lines[len(lines)-1])
		p.WithoutTokens(park-2, park)
		if len(d.things) == 0 {
			d.things = drawableOf(p, []string{"mountain", "pine-tree"})
		}
	}
	lead := d.from
	for lead > 0 && beforePlaces[p.WordAt(lead-1)] && p.WordAt(lead-1) != "the" {
		lead--
	}
	if own && len(d.things) > 0 && patterns.ThingOver(p, d.from, d.to) != d.things[0] {
		p.StandIn(d.from, d.to, name, namesOf(p, d.things), "We lettered "+name+" and drew "+namesOf(p, d.things)+" as its mark.")
	} else {
		p.Understand(d.from, d.to, "text", strings.Join(lines, ", "))
	}
	p.WithoutTokens(lead, d.to)
	p.Mark(lead, d.from)
	if own {
		p.Design.PlaceArt = d.things
	}
	p.Out.Lettering = append(p.Out.Lettering, lines...)
	p.Lost.One = true
	garmentOfPlace(p)
}

// garmentOfPlace takes out the garment that a print with a place is for, where it has no color and is the last thing named: "Seattle skyline t-shirt".
func garmentOfPlace(p *state.Parser) {
	for i, s := range p.Spans {
		if p.Out.Design == "print" && i > 0 && vocabulary.PrintGarments[state.LastWord(s.Key)] && !p.Span(i-1).Is(vocabulary.Color) && (i+1 == len(p.Spans) || p.Span(i+1).Is(vocabulary.Trade)) {
			p.Drop(i, "framing", "shirt")
			return
		}
	}
}

// titledPlace is the name of a place as it is lettered.
func titledPlace(p *state.Parser, from, to int) string {
	for from < to && p.Tokens[from].Kind != token.Word {
		from++
	}
	return patterns.Titled(strings.TrimRight(strings.TrimPrefix(p.Words(from, to), "the "), ", "))
}

// dropTravel takes out the words that ask for a print about a place, and makes a sheet of a poster.
func dropTravel(p *state.Parser, at int) {
	if at == 0 {
		at = slices.IndexFunc(p.Tokens, func(t token.Token) bool { return t.Text == "poster" || t.Text == "postcard" })
	}
	if at < 0 {
		return
	}
	from := at
	for from > 0 && (travels[p.WordAt(from-1)] || travelPrints[p.WordAt(from-1)] || p.WordAt(from-1) == "passport") {
		from--
	}
	to := at + 1
	for travelPrints[p.WordAt(to)] {
		to++
	}
	sheet := slices.ContainsFunc(p.Tokens[from:to], func(t token.Token) bool { return travelSheets[t.Text] }) && !p.Logo
	if !sheet {
		if w := p.WordAt(at); w == "magnet" {
			at = to // its own form is not asked for
		}
		if at > from { // the word for the print stays
			p.Understand(from, at, "framing", "travel")
			p.WithoutTokens(from, at)
		}
		return
	}
	p.Understand(from, to, "framing", "poster")
	p.WithoutTokens(from, to)
	p.Design.Sheet, p.Out.Design = "flyer", "flyer"
	p.Out.Style.Look = "travel"
	p.Out.Style.Asked = append(p.Out.Style.Asked, "travel poster")
}
