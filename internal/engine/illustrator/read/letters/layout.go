package letters

import (
	"slices"
	"strings"

	"pellucid/internal/engine/illustrator/brief"
	"pellucid/internal/engine/illustrator/lexicon"
	"pellucid/internal/engine/illustrator/read/nouns"
	"pellucid/internal/engine/illustrator/read/patterns"
	"pellucid/internal/engine/illustrator/read/people"
	"pellucid/internal/engine/illustrator/read/state"
	"pellucid/internal/engine/illustrator/read/vocabulary"
	"pellucid/internal/engine/illustrator/token"
)

// NameAfterPause quotes the name that a logo or a mascot has between pauses, where all its words have capitals and the order itself does not:
// "lawn care logo, mower and grass, Green Edge Lawn Care".
func NameAfterPause(p *state.Parser) {
	if !p.Logo && p.Out.Design != "mascot" && p.Out.Design != "emblem" && p.Out.Design != "crest" || p.Quoted() {
		return
	}
	for i := 1; i < len(p.Tokens); i++ {
		if p.Tokens[i-1].Kind != token.Pause {
			continue
		}
		to := i
		for to < len(p.Tokens) && p.Tokens[to].Kind == token.Word && (p.CapitalToken(to) || to > i && patterns.SmallWords[p.Tokens[to].Raw]) {
			to++
		}
		for to > i && patterns.SmallWords[p.Tokens[to-1].Raw] {
			to-- // "Station 12 on the bottom"
		}
		if place, _ := PlaceAfter(p, to); to == i || to < len(p.Tokens) && p.Tokens[to].Kind == token.Word && place == to || !p.CapitalToken(to-1) || Capitals(p, 0, i) > 1 || DescribesAll(p, i, to) {
			continue
		}
		p.QuoteTokens(i, i, to)
		return
	}
}

// Capitals is how many words from one token to another begin with a capital.
func Capitals(p *state.Parser, from, to int) int {
	n := 0
	for i := from; i < to; i++ {
		if p.CapitalToken(i) {
			n++
		}
	}
	return n
}

// DescribesAll reports whether tokens only say how something looks or what file it is: "Vintage", "PNG".
func DescribesAll(p *state.Parser, from, to int) bool {
	return !slices.ContainsFunc(p.Recut(from, to), func(s state.Span) bool {
		return !s.Is(vocabulary.Describing...) && !s.Is(vocabulary.Trade, vocabulary.Style) || s.Is(vocabulary.Thing) && !s.Is(vocabulary.Trade)
	})
}

// textPlaces are the words after a text for where it stands in a design, by whether that is above the art.
var textPlaces = []struct {
	words string
	above bool
}{
	{"above it", true}, {"on the top", true}, {"at the top", true}, {"on top", true}, {"above", true}, {"below it", false}, {"under it", false}, {"underneath it", false}, {"beneath it", false}, {"at the bottom", false},
	{"on the bottom", false}, {"below", false}, {"underneath", false}, {"beneath", false},
}

// TextsAbove reads where texts stand: "“REEL COOL” above and “GRANDPA” below", "WILD above, AND FREE below". The words for the places are no
// relations between things.
func TextsAbove(p *state.Parser) {
	shoutedAbove(p)
	var above, below []string
	for i := 0; i < len(p.Spans); i++ {
		s := p.Spans[i]
		to, high := PlaceAfter(p, s.To)
		if s.Kind != token.Quote || to == s.To {
			continue
		}
		if high {
			above = append(above, s.Text)
		} else {
			below = append(below, s.Text)
		}
		p.Understand(s.From, s.To, "text", s.Text)
		p.Understand(s.To, to, "framing", map[bool]string{true: "above", false: "below"}[high])
		if p.WordAt(to) == "and" {
			p.Mark(to, to+1)
			to++
		}
		p.WithoutTokens(s.From, to)
		i--
	}
	if len(above)+len(below) == 0 {
		return
	}
	p.Out.Lettering = append(p.Out.Lettering, append(slices.Clone(above), below...)...)
	p.Out.Above = strings.Join(above, " ")
	if p.Out.Design == "" && !p.Logo {
		p.Out.Design = "print"
	}
	for i := range p.Tokens { // "with a horse in the middle"
		if w := p.WordAt(i); w == "in" && p.WordAt(i+1) == "the" && (p.WordAt(i+2) == "middle" || p.WordAt(i+2) == "center" || p.WordAt(i+2) == "centre") {
			p.Understand(i, i+3, "framing", "middle")
			p.WithoutTokens(i, i+3)
			return
		}
	}
}

// PlaceAfter is the token after the words for the place of a text that begin at a token, and whether that is above the art; nothing else follows
// such words that they could lead to.
func PlaceAfter(p *state.Parser, at int) (to int, above bool) {
	for _, place := range textPlaces {
		words := strings.Fields(place.words)
		same := true
		for k, w := range words {
			same = same && p.WordAt(at+k) == w
		}
		to = at + len(words)
		ends := to >= len(p.Tokens) || p.Tokens[to].Kind != token.Word || p.WordAt(to) == "and" || p.WordAt(to) == "with" || p.WordAt(to) == "in"
		if same && ends {
			return to, place.above
		}
	}
	return at, false
}

// shoutedAbove quotes words in capitals right before the words for their place.
func shoutedAbove(p *state.Parser) {
	for at := 1; at < len(p.Tokens); at++ {
		to, _ := PlaceAfter(p, at)
		from := at
		for from > 0 && p.ShoutedToken(from-1) {
			from--
		}
		if to > at && from < at && Capitals(p, 0, len(p.Tokens)) < len(p.Tokens)-2 {
			p.QuoteTokens(from, from, at)
		}
	}
}

// ringPlaces are the words for the ring of a badge or a seal.
var ringPlaces = lexicon.Set("ring rim edge border outside circle")

// TextOnRing takes out where a text stands on an emblem: on "“ORGANIC” on the ring" no ring is drawn.
func TextOnRing(p *state.Parser) {
	if p.Out.Design != "emblem" && p.Out.Design != "crest" && !p.Logo {
		return
	}
	for _, s := range p.Spans {
		on := p.WordAt(s.To)
		if s.Kind != token.Quote || on != "on" && on != "around" && on != "along" && on != "in" || p.WordAt(s.To+1) != "the" {
			continue
		}
		at := s.To + 2
		if p.WordAt(at) == "outer" || p.WordAt(at) == "outside" && ringPlaces[p.WordAt(at+1)] {
			at++
		}
		if ringPlaces[p.WordAt(at)] {
			p.Understand(s.To, at+1, "framing", "ring")
			p.WithoutTokens(s.To, at+1)
			return
		}
	}
}

// FillAlone makes a cloth of a pattern that nothing has: "polka dot pattern", "blue and white gingham pattern".
func FillAlone(p *state.Parser) {
	people.PatternOfFill(p)
	at := -1
	for i, s := range p.Spans {
		last := state.LastWord(s.Key)
		switch {
		case s.Is(vocabulary.Fill) && s.To-s.From > 1 && (last == "pattern" || last == "patterns") && s.Kind == token.Word:
			at = i
		case s.Kind == token.Quote, s.Kind == token.Word && s.Is(vocabulary.Naming...) && !s.Is(vocabulary.Color, vocabulary.Material, vocabulary.Fill, vocabulary.Trade, vocabulary.Style, vocabulary.Stop, vocabulary.Relation):
			return
		}
	}
	if at < 0 || !p.Tables.Catalog.Family("pattern") {
		return
	}
	s := p.Spans[at]
	mark, _ := s.Value(vocabulary.Fill)
	parts := []state.Span{{From: s.From, To: s.To - 1, Kind: token.Word, Key: token.Key(p.Words(s.From, s.To-1)), Senses: []vocabulary.Sense{{Class: vocabulary.Fill, Value: mark}}}}
	parts = append(parts, state.Span{From: s.To - 1, To: s.To, Kind: token.Word, Key: "pattern", Senses: []vocabulary.Sense{{Class: vocabulary.Style, Value: "framing:pattern"}}})
	p.Spans = slices.Replace(p.Spans, at, at+1, parts...)
}

// LettersOf reads letters that are built of many things: "LOVE made of flowers", "letter D made of leaves".
func LettersOf(p *state.Parser) {
	ofBalloons(p)
	at := slices.IndexFunc(p.Spans, func(s state.Span) bool { return strings.HasPrefix(s.Key, "made ") || s.Key == "built of" })
	if at < 0 {
		at = filledLetter(p)
	}
	if at < 1 {
		return
	}
	what := at + 1
	for p.Span(what).Is(vocabulary.Describing...) && !p.Span(what).Is(vocabulary.Thing) || p.Span(what).Key == "and" && p.Span(what-1).Is(vocabulary.Color) && p.Span(what+1).Is(vocabulary.Color) {
		what++
	}
	if s := p.Span(what); !patterns.Copyable(p, s) || !s.Plural {
		if s.Is(vocabulary.Fill) && filledLetter(p) == at {
			lead := at - 1 // "letter A filled with leopard print": its pattern is read before it
			for lead > 0 && letterLeads[p.Spans[lead-1].Key] {
				lead--
			}
			p.Understand(p.Spans[at].From, p.Spans[at].To, "relation", "filled with")
			p.Spans = slices.Delete(p.Spans, at, at+1)
			pattern := p.Spans[at]
			p.Spans = slices.Insert(slices.Delete(p.Spans, at, at+1), lead, pattern)
		}
		return
	}
	end := p.Spans[at].From
	from, lead := end, end
	switch before := p.Spans[at-1]; {
	case before.Kind == token.Quote:
		from, lead = before.From, before.From
	case p.WordAt(end-1) == "word" || p.WordAt(end-1) == "text" || p.WordAt(end-1) == "letters" || p.WordAt(end-1) == "lettering":
		end--
		for from = end; from > 0 && from > end-3 && p.WordAt(from-1) != "" && !LeadFillers[p.WordAt(from-1)]; {
			from--
		}
		lead = from
	default:
		for from > 0 && (p.ShoutedToken(from-1) || vocabulary.IsNumber(p.Tokens[from-1].Raw) || vocabulary.Single(p.Tokens[from-1].Raw) && p.Tokens[from-1].Raw != "a") {
			from--
		}
		lead = from
	}
	for lead > 0 && letterLeads[p.WordAt(lead-1)] {
		lead--
	}
	text := p.Text(from, end)
	if before := p.Spans[at-1]; before.Kind == token.Quote {
		text = before.Text
	}
	if from >= end || text == "" || len([]rune(text)) > mostBuilt {
		return
	}
	if !p.ShoutedToken(from) || end-from > 1 {
		text = patterns.Titled(text)
	}
	p.Understand(lead, p.Spans[at].From, "text", text)
	p.Understand(p.Spans[at].From, p.Spans[at].To, "relation", "made of")
	p.WithoutTokens(lead, p.Spans[at].To)
	p.Out.Lettering = append(p.Out.Lettering, text)
	p.Out.Motif = brief.Letters
}

// ofBalloons parts "made of balloons", which is the material of a letter of foil, where many balloons are meant.
func ofBalloons(p *state.Parser) {
	for i, s := range p.Spans {
		if s.Kind == token.Word && strings.HasSuffix(s.Key, " of balloons") && i > 0 && s.To-s.From > 2 && (p.Spans[i-1].Kind == token.Quote || p.ShoutedToken(s.From-1) || vocabulary.IsNumber(p.WordAt(s.From-1)) || vocabulary.Single(p.Tokens[s.From-1].Raw) || nouns.LetterNouns[p.WordAt(s.From-1)]) {
			lead := s
			lead.To, lead.Key, lead.Senses = s.To-1, strings.TrimSuffix(s.Key, " balloons"), []vocabulary.Sense{{Class: vocabulary.Relation, Value: "of"}}
			p.Spans = slices.Replace(p.Spans, i, i+1, append([]state.Span{lead}, p.Recut(s.To-1, s.To)...)...)
			return
		}
	}
}

// letterLeads stand before letters that are built of things.
var letterLeads = lexicon.Set("letter letters the word a number alphabet capital initial monogram birthday")

// fillsLetters are the words between a letter and what it is built of, besides those that say so of anything.
var fillsLetters = lexicon.Set("filled full")

// filledLetter is the span of "filled with" right after a letter, a number or a word that is lettered, or -1.
func filledLetter(p *state.Parser) int {
	return slices.IndexFunc(p.Spans, func(s state.Span) bool {
		first, _, _ := strings.Cut(s.Key, " ")
		return fillsLetters[first] && s.From > 1 && s.Kind == token.Word && (letterLeads[p.WordAt(s.From-2)] || p.WordAt(s.From-1) == "letters")
	})
}

// mostBuilt is how many letters can be built of things: more would be too small to show them.
const mostBuilt = 9

// HandLettered reads "hand lettering": how letters are drawn, and no hand.
func HandLettered(p *state.Parser) {
	for i := range p.Tokens {
		if next := p.WordAt(i + 1); p.WordAt(i) == "hand" && (next == "lettering" || next == "lettered" || next == "letters" || next == "drawn" && p.WordAt(i+2) == "lettering") {
			to := i + 1
			if next == "lettered" {
				to++
			}
			p.WithoutTokens(i, to)
			p.Out.Letter.Style = "script"
			p.Understand(i, to, "lettering", "script")
			return
		}
	}
}

// SparklesOfLogo makes sparkles around a logo's mark one of the things that it shows.
func SparklesOfLogo(p *state.Parser) {
	at := slices.Index(p.Out.Framing, "sparkles")
	if !p.Logo || at < 0 || len(p.Out.Subjects) == 0 || p.Tables.Drawable("sparkle") == "" {
		return
	}
	p.Out.Framing = slices.Delete(p.Out.Framing, at, at+1)
	p.Out.Subjects = append(p.Out.Subjects, brief.Subject{Words: "sparkle", Kind: p.Tables.Drawable("sparkle"), ID: "sparkle", Count: 1})
}
