package patterns

import (
	"slices"
	"strings"
	"unicode"

	"pellucid/internal/engine/illustrator/brief"
	"pellucid/internal/engine/illustrator/lexicon"
	"pellucid/internal/engine/illustrator/read/state"
	"pellucid/internal/engine/illustrator/read/vocabulary"
	"pellucid/internal/engine/illustrator/token"
)

// NeonSign settles what a neon sign shows or says: "neon pizza sign" is a pizza in tubes, "open neon sign" and "barber shop neon sign" are
// words.
func NeonSign(p *state.Parser) {
	if Cued(p) || p.Quoted() {
		return
	}
	neonApart(p)
	from, to, sign := neonWords(p)
	for from < to && p.Spans[from].Is(vocabulary.Stop, vocabulary.Count, vocabulary.Color, vocabulary.Size) {
		from++
	}
	if from >= to || slices.ContainsFunc(p.Spans[from:to], func(s state.Span) bool { return s.Is(vocabulary.Relation) && s.Key != "and" }) {
		return
	}
	words := p.Spans[from:to]
	last := words[len(words)-1]
	id, _ := last.Value(vocabulary.Thing)
	shown := p.Tables.Drawable(id) != "" && !last.Is(vocabulary.Person) && p.Tables.Words.Businesses[last.Key] == nil && p.Tables.Drawable(id) != brief.Person
	if shown && p.Spans[sign].Key == "sign" {
		p.Drop(sign, "style", "neon")
	}
	if shown {
		return
	}
	if p.Spans[sign].Key == "sign" {
		p.Spans[sign].Key, p.Spans[sign].Senses = "neon sign", p.Tables.Words.Senses["neon sign"]
	}
	for i := len(p.Spans) - 1; i >= 0; i-- {
		if p.Spans[i].Key == "neon" {
			p.Drop(i, "style", "neon")
			if i < from {
				from, to = from-1, to-1
			}
		}
	}
	first, end := p.Spans[from].From, p.Spans[to-1].To
	p.QuoteTokens(first, first, end)
	for i := range p.Spans {
		if s := &p.Spans[i]; s.Kind == token.Quote && s.From == first {
			s.Text = Titled(s.Text)
		}
	}
}

// neonApart takes the color of "neon pink cactus sign" apart from the word for the sign.
func neonApart(p *state.Parser) {
	i := slices.IndexFunc(p.Spans, func(s state.Span) bool {
		return s.Kind == token.Word && s.To-s.From > 1 && strings.HasPrefix(s.Key, "neon ") && s.Is(vocabulary.Color)
	})
	if i < 0 || !slices.ContainsFunc(p.Spans[i:], func(s state.Span) bool { return s.Key == "sign" }) {
		return
	}
	s := p.Spans[i]
	p.Spans = slices.Replace(p.Spans, i, i+1, append(p.Recut(s.From, s.From+1), p.Recut(s.From+1, s.To)...)...)
}

// neonWords finds the words that a neon sign has before it, or between "neon" and "sign", and the span of the sign.
func neonWords(p *state.Parser) (from, to, sign int) {
	at := func(keys ...string) int {
		return slices.IndexFunc(p.Spans, func(s state.Span) bool { return s.Kind == token.Word && slices.Contains(keys, s.Key) })
	}
	neon := at("neon")
	sign = at("neon sign", "neon signs", "neon light sign", "sign")
	switch {
	case sign < 1, p.Spans[sign].Key == "sign" && neon < 0:
		return 0, 0, 0
	case p.Spans[sign].Key == "sign" && neon < sign:
		return neon + 1, sign, sign
	}
	from = sign
	for from > 0 && p.Spans[from-1].Kind == token.Word {
		from--
	}
	return from, sign, sign
}

// Collective are the words for things of many kinds, of which a pattern shows several.
var Collective = lexicon.Set("dinosaur dinosaurs dino dogs cats birds fruits vegetables insects bugs leaves flowers plants trees fruit wildflowers mushrooms")

// PatternThings is how many things of a theme a pattern repeats.
const PatternThings = 5

// drawnAsWords say how something is drawn.
var drawnAsWords = lexicon.Set("icon symbol shape")

// NamedAs takes names apart whose last word only says how something is drawn, where no art has that name: "crown icon" is a crown as an icon.
func NamedAs(p *state.Parser) {
	for i := 0; i < len(p.Spans); i++ {
		s := p.Spans[i]
		id, ok := s.Value(vocabulary.Thing)
		if !ok || s.Kind != token.Word || s.To-s.From < 2 || p.Tables.Drawable(id) != "" || s.Is(vocabulary.StandIn) || !drawnAsWords[p.Tokens[s.To-1].Text] {
			continue
		}
		parts := p.Recut(s.From, s.To-1)
		if len(parts) != 1 || !parts[0].Is(vocabulary.Thing) {
			continue
		}
		p.Spans = slices.Replace(p.Spans, i, i+1, append(parts, p.Recut(s.To-1, s.To)...)...)
	}
}

// designNouns name a design with words, and say no more of them.
var designNouns = lexicon.Set("for quote quotes lettering typography")

// Cued reports whether a prompt says what is lettered: "that says", "the words".
func Cued(p *state.Parser) bool {
	return slices.ContainsFunc(p.Spans, func(s state.Span) bool {
		kind, ok := s.Value(vocabulary.Relation)
		return ok && kind == "text" && !designNouns[s.Key] && s.Key != "text" || s.Key == "says" || s.Key == "saying" || s.Key == "reading" || s.Key == "named"
	}) || textFollows(p)
}

// textFollows reports whether something to letter comes right after the word "text": in "thank you card text with flowers" nothing does.
func textFollows(p *state.Parser) bool {
	at := slices.IndexFunc(p.Spans, func(s state.Span) bool { return s.Key == "text" })
	return at >= 0 && p.Span(at+1).IsWord() && !(p.Span(at+1).Is(vocabulary.Relation) && p.Span(at+1).Key != "saying")
}

// SmallWords are within names and sayings without capitals.
var SmallWords = lexicon.Set("of the and a an to in for on at is n my or by with")

// Titled writes the longer words of a text with a capital.
func Titled(text string) string {
	words := strings.Fields(text)
	for i, w := range words {
		if i > 0 && SmallWords[strings.ToLower(w)] {
			continue
		}
		if abbreviations[w] {
			words[i] = strings.ToUpper(w)
			continue
		}
		r := []rune(w)
		r[0] = unicode.ToUpper(r[0])
		words[i] = string(r)
	}
	return strings.Join(words, " ")
}

// abbreviations are written in capitals.
var abbreviations = lexicon.Set("ok bbq usa uk nyc diy dj vip faq rv atv tv hvac rip rsvp bff gg lol omg wtf xoxo asap")
