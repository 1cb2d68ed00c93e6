package patterns

import (
	"slices"
	"strings"

	"pellucid/internal/engine/illustrator/brief"
	"pellucid/internal/engine/illustrator/lexicon"
	"pellucid/internal/engine/illustrator/read/looks"
	"pellucid/internal/engine/illustrator/read/senses"
	"pellucid/internal/engine/illustrator/read/state"
	"pellucid/internal/engine/illustrator/read/vocabulary"
	"pellucid/internal/engine/illustrator/things"
	"pellucid/internal/engine/illustrator/token"
)

// ThemedShape reads "halloween border", "autumn wreath" and "spring garland": the things of a theme in turn. Where a prompt names what it is made of, the
// theme only says what for.
func ThemedShape(p *state.Parser) {
	for i, s := range p.Spans { // "a bunny in a flower wreath" does not wear it
		if before := p.Span(i - 1).Key; s.Key == "flower wreath" && (before == "in" || before == "inside" || before == "in a" || before == "inside a") {
			p.Spans[i].Senses = slices.DeleteFunc(slices.Clone(s.Senses), func(o vocabulary.Sense) bool { return o.Class == vocabulary.Garment })
		}
	}
	for at := range p.Tokens {
		shape := Arrays()[p.WordAt(at)]
		if shape == "" || shape == "arch" || shape == "scatter" || shape == "trail" || shape == "swirl" || shape == "bouquet" || p.Fate[at] || ownBorder(p, at) {
			continue
		}
		from, theme := themeBefore(p, at)
		if theme == "" {
			continue
		}
		if from > 0 && floralWords[p.WordAt(from-1)] { // "floral wedding frame": the occasion only says what for
			p.Understand(from, at, "trade word", "")
			p.WithoutTokens(from, at)
			k := p.SpanAt(from - 1)
			if named, ok := things.Lookup(p.WordAt(from-1) + " " + p.WordAt(at)); ok && k >= 0 && k+1 < len(p.Spans) && p.Spans[k+1].From == at {
				whole := state.Span{From: from - 1, To: at + 1, Kind: token.Word, Key: p.WordAt(from-1) + " " + p.WordAt(at), Senses: []vocabulary.Sense{{Class: vocabulary.Thing, Value: named.ID}}}
				p.Spans = slices.Replace(p.Spans, k, k+2, whole)
			}
			return
		}
		p.Spans = slices.DeleteFunc(p.Spans, func(s state.Span) bool { return s.From < at+1 && s.To > from })
		i := slices.IndexFunc(p.Spans, func(s state.Span) bool { return s.From > at })
		if i < 0 {
			i = len(p.Spans)
		}
		p.Understand(from, at, "set", theme)
		p.Spans = slices.Insert(p.Spans, i, p.Recut(at, at+1)...)
		if slices.ContainsFunc(p.Spans, func(s state.Span) bool { return s.From > at && (s.Plural || looks.Plant(p, s)) && Copyable(p, s) }) {
			return // "halloween border with spiders"
		}
		takeMotif(p, i, shape)
		p.Border.Of = senses.Drawn(p, looks.BorderThemes()[theme])
		return
	}
}

// floralWords ask for flowers before the occasion that a frame is for.
var floralWords = lexicon.Set("floral flower flowers flowery botanical greenery eucalyptus rose roses wildflower wildflowers peony")

// themeBefore is the theme of a border that ends before a token, and where it begins.
func themeBefore(p *state.Parser, at int) (int, string) {
	for n := min(3, at); n > 0; n-- {
		words := make([]string, n)
		for k := range n {
			words[k] = p.WordAt(at - n + k)
		}
		key := token.Key(strings.Join(words, " "))
		if list := senses.Drawn(p, looks.BorderThemes()[key]); len(list) > 1 && !slices.Contains(p.Fate[at-n:at], true) {
			return at - n, key
		}
	}
	return 0, ""
}

// ThingOver is the thing that the span over some tokens names.
func ThingOver(p *state.Parser, from, to int) string {
	if i := p.SpanAt(from); i >= 0 && p.Spans[i].To >= to {
		id, _ := p.Spans[i].Value(vocabulary.Thing)
		return id
	}
	return ""
}

// ownBorder reports whether a border or a wreath is a drawing of its own by its whole name: a christmas wreath.
func ownBorder(p *state.Parser, at int) bool {
	id := ThingOver(p, at-1, at+1)
	return id != "" && p.Tables.Drawable(id) != "" && !flourishes[id] && id != "page-border"
}

// printedBands are the frames that take a print as a flat band.
var printedBands = lexicon.Set("border frame page-border square-frame rectangle-frame")

// bandOfPrint makes a frame with a print a flat band in that print, "polka dot border", "leopard print frame": the usual frames are lines and moldings.
func bandOfPrint(p *state.Parser) {
	if p.Tables.Drawable("band-frame") == "" {
		return
	}
	for i := range p.Out.Subjects {
		s := &p.Out.Subjects[i]
		coat := vocabulary.AnimalPrints[strings.TrimSuffix(s.ID, "-print")]
		if p.Out.Motif == "frame" && len(p.Out.Subjects) == 1 && coat != "" && strings.HasSuffix(s.ID, "-print") {
			s.Fill, p.Out.Motif = coat, ""
		} else if !printedBands[s.ID] || s.Fill == "" || s.Fill == "lace" || s.Fill == "chain" || s.Fill == "floral" || p.Out.Motif != "" {
			continue
		}
		s.ID, s.Kind = "band-frame", p.Tables.Drawable("band-frame")
	}
}

// borderOfTheme puts the things of a border's theme before what else is drawn.
func borderOfTheme(p *state.Parser) {
	n := len(p.Border.Of)
	if n == 0 || p.Out.Motif == "" {
		return
	}
	var list []brief.Subject
	for _, t := range p.Border.Of {
		s := brief.Subject{Words: state.PlainName(t.ID), Kind: p.Tables.Drawable(t.ID), ID: t.ID, Count: 1, Color: t.Color}
		if t.Look != "" {
			s.States = []string{t.Look}
		}
		list = append(list, s)
	}
	for i := range p.Out.Relations {
		p.Out.Relations[i].From += n
		p.Out.Relations[i].To += n
	}
	p.Out.Subjects = append(list, p.Out.Subjects...)
	for i := 1; i < n; i++ {
		p.Out.Relations = append(p.Out.Relations, brief.Relation{From: i - 1, Kind: "and", To: i})
	}
	p.Border.Of = nil
}
