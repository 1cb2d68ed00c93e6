package patterns

import (
	"slices"

	"pellucid/internal/engine/illustrator/lexicon"
	"pellucid/internal/engine/illustrator/read/state"
	"pellucid/internal/engine/illustrator/read/vocabulary"
	"pellucid/internal/engine/illustrator/token"
)

// groundWords are the words for an image that is covered with what it is made of.
var groundWords = lexicon.Set("background backgrounds backdrop backdrops wallpaper wallpapers")

// BackgroundOfThings makes a background that is asked for by what is on it a pattern of those things: "background with pink clouds and gold stars".
func BackgroundOfThings(p *state.Parser) {
	for i, s := range p.Spans {
		lead := p.Span(i - 1).Key
		if !groundWords[state.LastWord(s.Key)] || s.Kind != token.Word || i > 0 && (lead == "on" || lead == "in" || lead == "over" || lead == "against" || lead == "with") || p.Quoted() {
			continue
		}
		next := p.Span(i + 1).Key
		ends := i+1 >= len(p.Spans) || !p.Span(i+1).IsWord() || !p.Span(i+1).Is(vocabulary.Relation) && !namesCopy(p, p.Spans[i+1:])
		if ends && i > 0 && p.Span(i-1).Plural && Copyable(p, p.Span(i-1)) && onlyCopies(p) { // "tropical leaves background"
			p.StandIn(s.From, s.To, "background", "pattern", "We drew a pattern: every image has a transparent background.")
			p.Spans[i].Key, p.Spans[i].Senses = "pattern", []vocabulary.Sense{{Class: vocabulary.Style, Value: "framing:pattern"}}
			return
		}
		if print, _ := p.Span(i - 1).Value(vocabulary.Fill); ends && i > 1 && clothPrints[print] && namesCopy(p, p.Spans[:i-1]) { // "sunflower and cow print background"
			p.StandIn(s.From, s.To, "background", "pattern", "We drew a pattern: every image has a transparent background.")
			p.Spans[i].Key, p.Spans[i].Senses = "pattern", []vocabulary.Sense{{Class: vocabulary.Style, Value: "framing:pattern"}}
			return
		}
		if next != "with" && next != "of" && next != "full of" || namesCopy(p, p.Spans[:i]) || !onlyCopies(p) {
			continue
		}
		for i > 0 && p.Spans[i-1].Is(vocabulary.Color) && p.Spans[i-1].Kind == token.Word {
			name, _ := p.Spans[i-1].Value(vocabulary.Color)
			p.Out.Backing = name
			p.Drop(i-1, "color", name)
			i--
		}
		p.StandIn(s.From, s.To, "background", "pattern", "We drew a pattern: every image has a transparent background.")
		p.Spans[i].Key, p.Spans[i].Senses = "pattern", []vocabulary.Sense{{Class: vocabulary.Style, Value: "framing:pattern"}}
		p.Spans = slices.Delete(p.Spans, i+1, i+2)
		return
	}
}

// namesCopy reports whether some spans name what can be drawn in copies.
func namesCopy(p *state.Parser, spans []state.Span) bool {
	return slices.ContainsFunc(spans, func(s state.Span) bool {
		return s.Is(vocabulary.Thing) && !s.Is(vocabulary.Trade, vocabulary.Style, vocabulary.Scene, vocabulary.Color) && Copyable(p, s) || s.Is(vocabulary.Person)
	})
}

// PatternMember takes "flower pattern with mushrooms" apart where the first word names a thing: it is one of the things of the pattern.
func PatternMember(p *state.Parser) {
	for i, s := range p.Spans {
		if s.Key == "pattern" && i > 0 && Copyable(p, p.Spans[i-1]) && !p.Spans[i-1].Is(vocabulary.Fill) && p.Span(i+1).Key == "with" && Copyable(p, nounFrom(p, i+2)) { // "bow pattern with pearls and hearts"
			p.Spans[i+1] = state.Span{Kind: token.Pause, From: p.Spans[i+1].From, To: p.Spans[i+1].From}
			p.Spans[i-1].Plural = true
			return
		}
		if state.LastWord(s.Key) != "pattern" || !s.Is(vocabulary.Fill) || s.To-s.From != 2 || s.Kind != token.Word {
			continue
		}
		k := i + 1
		for p.Span(k).IsWord() && p.Span(k).Is(vocabulary.Trade, vocabulary.Style) {
			k++
		}
		what := k + 1
		for p.Span(what).Is(vocabulary.Describing...) && !p.Span(what).Is(vocabulary.Thing) {
			what++
		}
		first := p.Recut(s.From, s.From+1)
		if p.Span(k).Key != "with" && p.Span(k).Key != "and" || !Copyable(p, p.Span(what)) || len(first) != 1 || !Copyable(p, first[0]) {
			continue
		}
		p.Spans[k] = state.Span{Kind: token.Pause, From: p.Spans[k].From, To: p.Spans[k].From}
		first[0].Plural = true
		first[0].Senses = slices.DeleteFunc(slices.Clone(first[0].Senses), func(o vocabulary.Sense) bool { return o.Class == vocabulary.Fill })
		p.Spans = slices.Replace(p.Spans, i, i+1, slices.Concat(p.Recut(s.To-1, s.To), first)...)
		return
	}
}

// nounFrom is the first span from one on that is more than a word for the look of a thing.
func nounFrom(p *state.Parser, i int) state.Span {
	for p.Span(i).Is(vocabulary.Describing...) && !p.Span(i).Is(vocabulary.Thing) {
		i++
	}
	return p.Span(i)
}

// ColorAtEnd reads the name of a fruit that is a color too as the color, where it ends a pattern of things in the plural by itself: "camo pattern with deer and trees, orange".
func ColorAtEnd(p *state.Parser) {
	last := len(p.Spans) - 1
	if last < 2 || p.Spans[last-1].Kind != token.Pause || p.Spans[last].Plural || !p.Spans[last].Is(vocabulary.Color) || !p.Spans[last].Is(vocabulary.Thing) || !slices.ContainsFunc(p.Spans[:last], func(s state.Span) bool {
		asked, _ := s.Value(vocabulary.Style)
		return s.Kind == token.Word && (asked == "framing:pattern" || repeated[state.LastWord(s.Key)])
	}) || !slices.ContainsFunc(p.Spans[:last], func(s state.Span) bool { return s.Plural && Copyable(p, s) }) {
		return
	}
	name, _ := p.Spans[last].Value(vocabulary.Color)
	if p.Out.Backing == "" && !slices.ContainsFunc(p.Spans[:last], func(s state.Span) bool { return s.Is(vocabulary.Fill) && s.Kind == token.Word }) {
		p.Out.Backing = name
		p.Drop(last, "color", name)
		return
	}
	p.LeaveOut(p.Spans[last].From, p.Spans[last].To, "The ground of this pattern has its own colors.")
	p.Spans = p.Spans[:last-1]
}

// printMarks are the marks of prints, whose color may be told apart from the print: "leopard print with pink spots".
var printMarks = lexicon.Set("spots spot stripes stripe dots dot rosettes squares checks lines marks markings")

// MarksOfPrint takes out the color of the marks of a print.
func MarksOfPrint(p *state.Parser) {
	print := slices.IndexFunc(p.Spans, func(s state.Span) bool { v, ok := s.Value(vocabulary.Fill); return ok && clothPrints[v] })
	for i := print + 1; print >= 0 && i < len(p.Spans); i++ {
		name, ok := p.Spans[i].Value(vocabulary.Color)
		if p.Span(i-1).Key != "with" || !ok || !printMarks[p.Span(i+1).Key] {
			continue
		}
		p.Design.MarkColor = name
		p.Understand(p.Spans[i-1].From, p.Spans[i+1].To, "color", name)
		p.Spans = slices.Delete(p.Spans, i-1, i+2)
		return
	}
}

// ColorMarks gives the marks of a print the color that was told of them.
func ColorMarks(p *state.Parser) {
	for i := range p.Out.Subjects {
		if s := &p.Out.Subjects[i]; p.Design.MarkColor != "" && s.Fill != "" && s.Second == "" {
			s.Second = p.Design.MarkColor
		}
	}
}

// PurposeOfPattern leaves out what a pattern is for, to the end of its clause: "seamless pattern for baby blanket, elephants and moons".
func PurposeOfPattern(p *state.Parser) {
	if !slices.ContainsFunc(p.Spans, func(s state.Span) bool {
		asked, _ := s.Value(vocabulary.Style)
		return s.Kind == token.Word && (asked == "framing:pattern" || repeated[state.LastWord(s.Key)])
	}) {
		return
	}
	for i, s := range p.Spans {
		end := p.ClauseEnd(i)
		if s.Key != "for" || end == i+1 || !namesCopy(p, append(slices.Clone(p.Spans[:i]), p.Spans[end:]...)) && !slices.ContainsFunc(p.Spans[:i], func(o state.Span) bool { return o.Is(vocabulary.Fill) && o.Kind == token.Word }) || slices.ContainsFunc(p.Spans[i:end], func(o state.Span) bool {
			return o.Key == "with" || o.Is(vocabulary.Relation) && o.Key != "and" && o.Key != "for" && o.Key != "of"
		}) {
			continue
		}
		from, to := s.From, p.Spans[end-1].To
		p.LeaveOut(from, to, "“"+p.Words(from, to)+"” says what the image is for, so it isn't drawn.")
		p.WithoutTokens(from, to)
		return
	}
}
