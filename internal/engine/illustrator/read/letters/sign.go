package letters

import (
	"slices"
	"strings"
	"unicode"

	"pellucid/internal/engine/illustrator/brief"
	"pellucid/internal/engine/illustrator/lexicon"
	"pellucid/internal/engine/illustrator/read/nouns"
	"pellucid/internal/engine/illustrator/read/patterns"
	"pellucid/internal/engine/illustrator/read/people"
	"pellucid/internal/engine/illustrator/read/state"
	"pellucid/internal/engine/illustrator/read/vocabulary"
	"pellucid/internal/engine/illustrator/token"
)

// OnSign reads what a sign says without a word that leads to it: "wooden sign welcome to the farm", "road sign SPEED LIMIT 65".
func OnSign(p *state.Parser, s state.Span) bool {
	if p.Subj < 0 || p.Scope != "" || p.Pending.Kind != "" || len(p.Waiting.Noun) > 0 || !signBefore(p) || s.Kind != token.Word || s.Is(vocabulary.Relation) || s.Is(vocabulary.Trade, vocabulary.Style, vocabulary.Scene) && !s.Is(vocabulary.Saying) {
		return false
	}
	if first, _, ok := strings.Cut(s.Key, " "); ok && first == "saying" {
		p.At++
		p.Mark(s.From, s.From+1)
		letterOn(p, s.From+1, s.To, p.Text(s.From+1, s.To), true)
		return true // a way to stand that is what it says here
	}
	end := p.At
	known := true
	for end < len(p.Spans) && end < p.At+8 && p.Spans[end].Kind == token.Word {
		w := p.Spans[end]
		if end > p.At && (w.Is(vocabulary.Trade, vocabulary.Style) && !w.Is(vocabulary.Thing) || w.Is(vocabulary.Relation) && w.Key != "to" && w.Key != "of" && w.Key != "and" || w.Key == "with" || w.Key == "in") {
			break
		}
		known = known && w.Is(vocabulary.Thing, vocabulary.Person) && !w.Is(vocabulary.Saying)
		end++
	}
	raw := p.Tokens[s.From].Raw
	shout := len(raw) > 1 && raw == strings.ToUpper(raw) && unicode.IsLetter([]rune(raw)[0])
	if end == p.At || known && !shout || end == p.At+1 && !shout && !s.Is(vocabulary.Saying) && !s.Is(vocabulary.Unknown) || s.Is(vocabulary.Color, vocabulary.Size, vocabulary.Material, vocabulary.State) && !shout {
		return false
	}
	from, to := s.From, p.Spans[end-1].To
	p.At = end
	letterOn(p, from, to, p.Text(from, to), true)
	return true
}

// onNextSign keeps a text for the sign that is named right after it: "a car with a just married sign". A shop that has a sign of its own says it there.
func onNextSign(p *state.Parser, from, to int, text string, at int) bool {
	sign := p.Span(at)
	id, _ := sign.Value(vocabulary.Thing)
	if p.Subj < 0 || !people.Signs[id] || people.Signs[p.Out.Subjects[p.Subj].ID] || p.Out.Design != "" {
		return false
	}
	p.Understand(from, to, "text", text)
	if p.Owner >= 0 && p.KindOf(p.Owner) == brief.Piece && p.PartNamed(p.Owner, "sign") != "" {
		p.Out.Subjects[p.Owner].Text, p.Waiting.Noun, p.At = text, nil, at+1
		p.Understand(sign.From, sign.To, "part", "sign")
		return true
	}
	p.Out.Lettering = append(p.Out.Lettering, text)
	p.Design.Held = state.Held{Lettering: len(p.Out.Lettering), To: to}
	p.At = at
	return true
}

// signBefore reports whether the word before is a sign, and it says nothing yet.
func signBefore(p *state.Parser) bool {
	sub := p.Out.Subjects[p.Subj]
	at := p.At - 1
	for at > 0 && p.Span(at).Is(vocabulary.Style) && !p.Span(at).Is(vocabulary.Thing) {
		at-- // "speech bubble comic POW"
	}
	before := p.Span(at)
	return people.Signs[sub.ID] && sub.Text == "" && sub.Kind != brief.Person && before.IsWord() && !before.Is(vocabulary.Relation) && strings.HasSuffix(strings.ToLower(sub.Words), strings.ToLower(p.Words(before.From, before.To)))
}

// arcs are the words that bend a text into an arc.
var arcs = lexicon.Set("arched arching curved arc")

// Arched reads "arched over it" after a text.
func Arched(p *state.Parser, s state.Span) bool {
	said := len(p.Out.Lettering) > 0 || p.Subj >= 0 && p.Out.Subjects[p.Subj].Text != ""
	if !arcs[s.Key] || !said && !quoteAhead(p) {
		return false
	}
	to := s.To
	p.At++
	for next := p.Span(p.At); next.IsWord() && (next.Is(vocabulary.Relation, vocabulary.Stop) || next.Key == "it" || next.Key == "top"); next = p.Span(p.At) {
		if p.NounAhead(p.At+1) && next.Key != "on" {
			break
		}
		to = next.To
		p.At++
	}
	p.Out.Letter.Style = "arc"
	p.Understand(s.From, to, "lettering", "arc")
	return true
}

// quoteAhead reports whether a quoted text comes later.
func quoteAhead(p *state.Parser) bool {
	for i := p.At; i < len(p.Spans); i++ {
		if p.Spans[i].Kind == token.Quote {
			return true
		}
	}
	return false
}

// Shouted reads a word in capitals that comes "with" what carries a text: "license plate with TEXAS".
func Shouted(p *state.Parser, s state.Span) bool {
	if p.Scope != "with" || p.Owner < 0 || p.Owner != p.Subj || s.Kind != token.Word || s.Is(vocabulary.Color, vocabulary.Material, vocabulary.Fill) {
		return false
	}
	sub := p.Out.Subjects[p.Owner]
	raw := p.Words(s.From, s.To)
	if !vocabulary.Carriers[sub.ID] && !people.Signs[sub.ID] || sub.Text != "" || len(raw) < 2 || raw != strings.ToUpper(raw) || strings.ToUpper(raw) == strings.ToLower(raw) || string(p.Runes) == strings.ToUpper(string(p.Runes)) {
		return false
	}
	p.Waiting.Noun = nil
	p.At++
	letterOn(p, s.From, s.To, p.Text(s.From, s.To), true)
	return true
}

// ShoutBefore reads a word in capitals right before what carries a text: "PAID stamp", "OPEN sign".
func ShoutBefore(p *state.Parser, s state.Span) bool {
	raw := p.Words(s.From, s.To)
	id, ok := p.Span(p.At + 1).Value(vocabulary.Thing)
	if !ok || !vocabulary.Carriers[id] && !people.Signs[id] || s.Kind != token.Word || s.Is(vocabulary.Color, vocabulary.Material, vocabulary.Fill, vocabulary.Size, vocabulary.Count, vocabulary.Trade, vocabulary.Style) || len(raw) < 3 || raw != strings.ToUpper(raw) || strings.ToUpper(raw) == strings.ToLower(raw) ||
		string(p.Runes) == strings.ToUpper(string(p.Runes)) {
		return false
	}
	p.Out.Lettering = append(p.Out.Lettering, p.Text(s.From, s.To))
	p.Understand(s.From, s.To, "text", p.Text(s.From, s.To))
	p.Design.Held = state.Held{Lettering: len(p.Out.Lettering), To: s.To}
	p.At++
	return true
}

// PennantLetters puts a saying before bunting, or letters after it, onto its pennants: "happy birthday bunting", "bunting with letters JAKE".
func PennantLetters(p *state.Parser) {
	at := slices.IndexFunc(p.Spans, func(s state.Span) bool {
		id, _ := s.Value(vocabulary.Thing)
		return id == "bunting" && s.Kind == token.Word
	})
	if at < 0 || p.Quoted() || p.Logo {
		return
	}
	said, _ := p.Span(at - 1).Value(vocabulary.Thing)
	if at > 0 && (p.Spans[at-1].Is(vocabulary.Saying) || nouns.Standing[said] != "") {
		say := p.Spans[at-1]
		p.Spans[at-1], p.Spans[at] = p.Spans[at], state.Span{From: say.From, To: say.To, Kind: token.Quote, Text: patterns.Titled(p.Text(say.From, say.To))}
		return
	}
	lead := p.Span(at + 2)
	if with := p.Span(at + 1).Key; with != "with" && with != "saying" || lead.Key != "letters" && lead.Key != "letter" && lead.Key != "name" && lead.Key != "word" {
		return
	}
	word := p.Span(at + 3)
	if raw := p.Words(word.From, word.To); word.Kind == token.Word && strings.ToLower(raw) != raw {
		p.Spans = slices.Replace(p.Spans, at+1, at+4, state.Span{From: p.Spans[at+1].From, To: word.To, Kind: token.Quote, Text: p.Text(word.From, word.To)})
	}
}

// nameSigns stand before "sign" where it says a name.
var nameSigns = lexicon.Set("last name family surname personalized custom wedding established")

// SignName makes the text of a sign of the name that follows the word for it: "last name sign Johnson est 2015 with magnolia".
func SignName(p *state.Parser) {
	at := slices.IndexFunc(p.Tokens, func(t token.Token) bool { return t.Kind == token.Word && BoardNouns[t.Text] })
	if at < 0 || p.Quoted() || p.Logo || at+1 >= len(p.Tokens) || string(p.Runes) == strings.ToUpper(string(p.Runes)) {
		return
	}
	raw := p.Tokens[at+1].Raw
	if p.Tokens[at+1].Kind != token.Word || !p.CapitalToken(at+1) || strings.ToLower(raw) == raw || p.Tokens[at].Raw != strings.ToLower(p.Tokens[at].Raw) {
		return
	}
	from, to := OrderedText(p, at)
	if from != at+1 || to <= from {
		return
	}
	p.QuoteTokens(from, from, to)
	first := at
	for first > 0 && nameSigns[p.WordAt(first-1)] {
		first--
	}
	if first < at {
		p.Understand(first, at, "framing", "name")
		p.WithoutTokens(first, at)
	}
}

// GlitterOfLetter puts the glitter that a letter or a number is told to be in before it, where it is its own: "letter D in gold glitter".
func GlitterOfLetter(p *state.Parser) {
	for i, s := range p.Spans {
		lead := s.Key == "in" || s.Key == "with" || s.Key == "made of"
		if !lead || i == 0 || s.Kind != token.Word {
			continue
		}
		end := i + 1
		for p.Span(end).Is(vocabulary.Color) && p.Span(end).Key != "glitter" {
			end++
		}
		glitter := p.Span(end)
		if strings.TrimSuffix(glitter.Key, "y") != "glitter" && !strings.HasSuffix(glitter.Key, " glitter") || glitter.Kind != token.Word || end+1 < len(p.Spans) && p.Span(end+1).IsWord() && !p.Span(end+1).Is(vocabulary.Trade, vocabulary.Style, vocabulary.Relation) {
			continue
		}
		letter := slices.IndexFunc(p.Spans[:i], func(o state.Span) bool {
			return o.Key == "letter" || o.Key == "number" || strings.HasPrefix(o.Key, "number ") || o.Key == "monogram" || o.Key == "initial"
		})
		if letter < 0 {
			return
		}
		looks := p.Recut(p.Span(i+1).From, glitter.To)
		for k := range looks {
			if looks[k].Key == "glitter" {
				looks[k].Senses = []vocabulary.Sense{{Class: vocabulary.Fill, Value: "glitter"}}
			}
		}
		rest := slices.Delete(slices.Clone(p.Spans), i, end+1)
		p.Spans = slices.Insert(rest, letter, looks...)
		p.Mark(s.From, s.To)
		return
	}
}

// SayingOfWrap letters the words of a wrap that names nothing to repeat, in place of a pattern that nobody told: "pumpkin spice season tumbler wrap".
func SayingOfWrap(p *state.Parser) {
	if len(p.Out.Subjects) != 1 || p.Out.Subjects[0].ID != "pattern" || p.Out.Subjects[0].Text == "" || p.Out.Subjects[0].Fill != "" || len(p.Out.Lettering) > 0 {
		return
	}
	p.Out.Lettering, p.Out.Framing, p.Out.Design = []string{p.Out.Subjects[0].Text}, nil, "print"
	p.DropSubject(0)
}

// GarmentOfSaying takes out the garment right behind a saying that comes with art: in "dog mom shirt with paw prints" no shirt is drawn.
func GarmentOfSaying(p *state.Parser) {
	if p.Out.Design != "print" || len(p.Out.Lettering) != 1 || len(p.Out.Subjects) < 2 {
		return
	}
	for i, s := range p.Out.Subjects {
		word := strings.ToLower(s.Words)
		if !vocabulary.PrintGarments[state.LastWord(word)] && state.LastWord(word) != "shirts" || s.Color != "" || s.Text != "" || !strings.Contains(strings.ToLower(p.Out.Prompt), strings.ToLower(p.Out.Lettering[0])+" "+word) {
			continue
		}
		p.DropSubject(i)
		for k := range p.Out.Reading.Understood {
			if it := &p.Out.Reading.Understood[k]; strings.EqualFold(it.Words, word) {
				it.As, it.To = "framing", "shirt"
			}
		}
		return
	}
}

// BoardNouns are the words for what says something for a shop or an occasion that is named before it.
var BoardNouns = lexicon.Set("sign signs banner signage")
