package letters

import (
	"slices"
	"strings"

	"pellucid/internal/engine/illustrator/brief"
	"pellucid/internal/engine/illustrator/lexicon"
	"pellucid/internal/engine/illustrator/read/looks"
	"pellucid/internal/engine/illustrator/read/nouns"
	"pellucid/internal/engine/illustrator/read/people"
	"pellucid/internal/engine/illustrator/read/state"
	"pellucid/internal/engine/illustrator/read/vocabulary"
	"pellucid/internal/engine/illustrator/token"
)

// Quote letters a quoted text: on the thing before it, or by itself.
func Quote(p *state.Parser, s state.Span) {
	looks.Flush(p)
	apart := p.Out.Design == "print" && p.Span(p.At-1).Kind == token.Pause && p.Subj > 0 // the design says it, not the book that a cat reads
	if p.Scope == "with" && onNextSign(p, s.From, s.To, s.Text, p.At+1) {
		p.At-- // the walk goes on behind a quoted text
		return
	}
	letterOn(p, s.From, s.To, s.Text, !apart)
}

// letterOn puts a text on the last subject if it belongs there, else lets it stand by itself.
func letterOn(p *state.Parser, from, to int, text string, belongs bool) {
	if text == "" {
		return
	}
	p.Pending.Kind, p.Scope = "", ""
	belongs = belongs && p.Design.Sheet == "" && !p.Logo
	if slices.ContainsFunc(p.Out.Subjects, func(s brief.Subject) bool { return s.ID == "number" || s.ID == "monogram" }) {
		belongs = false // the name of the team, or of the family
	}
	if p.Subj >= 0 && slices.Contains(p.Out.Framing, "banner") && !Boards[p.Out.Subjects[p.Subj].ID] && p.Span(p.At-1).Kind == token.Pause {
		belongs = false // it is the banner that says so, not the truck above it
	}
	if p.Out.Design == "crest" || p.Subj >= 0 && p.Out.Subjects[p.Subj].ID == "star" && p.Out.Subjects[p.Subj].Count > 1 || p.Out.Design == "emblem" && p.Subj >= 0 && !vocabulary.Carriers[p.Out.Subjects[p.Subj].ID] {
		belongs = false // it is the badge that says so
	}
	if lead := p.WordAt(from - 1); belongs && p.IsPiece(p.Subj) && (lead == "and" || p.WordAt(from) == "and") && to-from > 3 && !carriesText(p, p.Subj) && p.Tokens[from].Kind == token.Word {
		belongs = false // "an anchor with rope and the words lake life": beside it, where there is room
	}
	if belongs && p.Subj >= 0 && p.Out.Design == "print" && (p.IsPerson(p.Subj) || p.Alive(p.Subj)) && !people.GarmentSaid(p, from) {
		belongs = false // it is the design that says so, not what somebody wears
	}
	if belongs && p.Subj >= 0 && (p.Out.Design == "print" || p.Out.Design == "mascot" || signSays(p)) && !carriesText(p, p.Subj) {
		belongs = false
	}
	if belongs && !p.LastFraming && p.Subj >= 0 && p.Subj < len(p.Out.Subjects) && p.Out.Subjects[p.Subj].Text == "" {
		p.Out.Subjects[p.Subj].Text = text
		p.Design.Inscribed = to
	} else {
		p.Out.Lettering = append(p.Out.Lettering, text)
	}
	p.Understand(from, to, "text", text)
}

// signSays reports whether a sign was named that has its words.
func signSays(p *state.Parser) bool {
	return slices.ContainsFunc(p.Out.Subjects, func(s brief.Subject) bool { return Boards[s.ID] && s.Text != "" })
}

// carriesText reports whether a subject of a print can have the text on it: a sign, or a garment or a cup that was asked for.
func carriesText(p *state.Parser, i int) bool {
	s := p.Out.Subjects[i]
	return vocabulary.Carriers[s.ID] || people.Signs[s.ID] || s.Kind == brief.Family || vocabulary.PrintGarments[state.LastWord(strings.ToLower(s.Words))] || s.Kind == brief.Person
}

// Lettering reads texts without quotation marks: "a sign saying hello", "happy birthday text", "the word love".
func Lettering(p *state.Parser, s state.Span) bool {
	kind, ok := s.Value(vocabulary.Relation)
	framing, _ := s.Value(vocabulary.Style)
	cue := ok && kind == "text" && !namesThing(s, p.Span(p.At+1))
	if id, _ := p.Span(p.At + 1).Value(vocabulary.Thing); s.Key == "name" && vocabulary.Carriers[id] {
		p.At++
		p.Understand(s.From, s.To, "text", "")
		return true // "name sign"
	}
	cue = cue || nouns.NameCue(p, s)
	if !cue && framing != "framing:lettering" && !cueBehind(p, s) {
		return false
	}
	if cueBehind(p, s) {
		return textBefore(p)
	}
	for p.Span(p.At+1).Is(vocabulary.Trade) && p.Span(p.At+2).Kind == token.Quote {
		p.At++
	}
	end := textEnd(p, p.At+1)
	if next := p.Span(p.At + 1); state.LastWord(s.Key) == "number" && next.IsWord() && next.To == next.From+1 && strings.Trim(p.Tokens[next.From].Text, "0123456789") == "" {
		end = min(end, p.At+2) // "with the number 40 and fireworks"
	}
	if lettersAlone[s.Key] && p.Span(p.At+1).Kind != token.Quote && (p.Quoted() || OnlyColors(p, p.At+1, end)) {
		p.At++
		p.Understand(s.From, s.To, "text", "")
		return true // "lettering blue": its color follows
	}
	if p.Span(p.At+1).Kind == token.Quote {
		p.At++
		p.Mark(s.From, s.To)
		q := p.Spans[p.At]
		looks.Flush(p)
		letterOn(p, s.From, q.To, q.Text, true)
		p.Understand(q.From, q.To, "text", q.Text)
		p.At++
		return true
	}
	if end == p.At+1 {
		p.At++
		p.Understand(s.From, s.To, "text", "")
		return true
	}
	looks.Flush(p)
	if s.Key == "logo" {
		p.Out.Style.Asked = append(p.Out.Style.Asked, p.Words(s.From, s.To))
		looks.SetStyle(p, "style", "logo")
	}
	from, to := p.Spans[p.At+1].From, p.Spans[end-1].To
	text := p.Text(from, to)
	p.At = end
	letterOn(p, s.From, to, text, p.Subj >= 0)
	return true
}

// lettersAlone are the words for letters after which a color is theirs and no text.
var lettersAlone = lexicon.Set("lettering letters typography calligraphy text writing font")

// namesThing reports whether a cue is the first word of a compound: "name tag", "word search".
func namesThing(s, next state.Span) bool {
	switch next.Key {
	case "tag", "tags", "plate", "plates", "bubble", "bubbles", "search", "puzzle", "cloud", "box", "necklace":
		return s.Key == "name" || s.Key == "word" || s.Key == "text"
	}
	return false
}

// textEnd returns where the text that begins at span i ends: at a pause, or where colors, styles and trade words begin.
func textEnd(p *state.Parser, i int) int {
	start := i
	for i < len(p.Spans) && i-start < 8 && p.Spans[i].Kind == token.Word {
		s := p.Spans[i]
		ends := s.Is(vocabulary.Relation) && !s.Is(vocabulary.Pose) && s.Key != "and" && s.Key != "of" && s.Key != "to" && s.Key != "n" || s.Is(vocabulary.Trade) && !s.Is(vocabulary.Describing...)
		if ends && i > start || s.Key == "in" || s.Key == "with" && i == start || s.Key == "and" && i > start && p.Span(i+1).Is(vocabulary.Color, vocabulary.Count, vocabulary.Material, vocabulary.Size) {
			break
		}
		i++
	}
	return i
}

// cueBehind reports whether the words from here on are a text because "text" or "lettering" follows them.
func cueBehind(p *state.Parser, s state.Span) bool {
	if s.Is(vocabulary.Garment, vocabulary.StandIn) && p.Span(p.At+1).Key == "text" && p.Span(p.At+2).Kind == token.Word {
		return false // "tshirt text best dad"
	}
	if slices.ContainsFunc(p.Spans[:p.At], func(q state.Span) bool { return q.Kind == token.Quote }) {
		return false // "“good vibes only” groovy 70s lettering"
	}
	if isCue(p.Span(p.At+1)) && s.Kind == token.Word && !s.Is(vocabulary.Describing...) && !s.Is(vocabulary.Relation, vocabulary.Trade, vocabulary.Style) && !isCue(s) {
		after := p.Span(p.At + 2)
		return after.Kind != token.Quote && p.Subj < 0 && s.Key != "a" && s.Key != "the" && s.Key != "with"
	}
	if s.Is(vocabulary.Relation) || s.Is(vocabulary.Describing...) && !s.Is(vocabulary.Thing, vocabulary.Person, vocabulary.Expression) || s.Is(vocabulary.Style) || s.Is(vocabulary.Stop) && s.Key != "i" {
		return false
	}
	for i := p.At + 1; i < len(p.Spans) && i < p.At+6; i++ {
		next := p.Spans[i]
		if next.Kind != token.Word {
			return false
		}
		if isCue(next) {
			after := p.Span(i + 1)
			return after.Kind != token.Quote && (p.Subj < 0 || p.Pending.Kind == "" && p.Scope == "")
		}
		if next.Is(vocabulary.Relation) && next.Key != "and" && next.Key != "of" {
			return false
		}
	}
	return false
}

func isCue(s state.Span) bool {
	switch s.Key {
	case "text", "lettering", "typography", "wording", "calligraphy", "word art", "text effect", "quote", "phrase":
		return true
	}
	return false
}

// textBefore letters the words before a cue.
func textBefore(p *state.Parser) bool {
	from := p.Spans[p.At].From
	end := p.At
	for !isCue(p.Spans[end]) {
		end++
	}
	last := end - 1
	if s := p.Spans[last]; last == p.At && flowered[s.Key] && len(p.Out.Lettering) > 0 {
		p.Design.Flowers = true // the text stands before
		p.Understand(s.From, s.To, "subject", "flower")
		p.Understand(p.Spans[end].From, p.Spans[end].To, "text", "")
		p.At = end + 1
		return true
	} else if s := p.Spans[last]; last > p.At && s.Key == "letters" && p.ShoutedToken(s.From-1) {
		last-- // "LOVE letters with wood texture"
		p.Understand(s.From, s.To, "text", "")
	} else if last > p.At && flowered[s.Key] {
		last-- // "happy mothers day floral text"
		p.Design.Flowers = true
		p.Understand(s.From, s.To, "subject", "flower")
	} else if last > p.At && (s.Is(vocabulary.Garment) || sheetsOfText[s.Key]) {
		last-- // "bride to be sash text"
		p.LeaveOut(s.From, s.To, "“"+p.Words(s.From, s.To)+"” says what the text is for, so it isn't drawn.")
	}
	to := p.Spans[last].To
	text := p.Words(from, to)
	pre := p.Waiting.Noun
	p.Waiting.Noun = nil
	p.At = end + 1
	p.Out.Lettering = append(p.Out.Lettering, text)
	p.Understand(from, to, "text", text)
	p.Understand(p.Spans[end].From, p.Spans[end].To, "text", "")
	for _, d := range pre {
		p.Loose(d)
	}
	return true
}

// flowered are the words that set flowers to a text.
var flowered = lexicon.Set("floral flower flowery flowers")

// sheetsOfText are what a text may be for.
var sheetsOfText = lexicon.Set("card cards sash banner sticker poster invitation tag flag badge pin")

// LettersOfText reads "in bubble letters" after a text: how it is written, not letters to draw.
func LettersOfText(p *state.Parser, s state.Span) bool {
	switch s.Key {
	case "letters", "letter", "font", "fonts", "script", "cursive", "bubble letters", "block letters", "letterings", "written", "piped":
	default:
		return false
	}
	if len(p.Out.Lettering) == 0 && (p.Subj < 0 || p.Out.Subjects[p.Subj].Text == "") {
		return false
	}
	pre := p.Waiting.Noun
	p.Waiting.Noun, p.Pending.Kind = nil, ""
	for _, d := range pre {
		p.Loose(d)
	}
	p.Understand(s.From, s.To, "text", "")
	return true
}

// Boards are the signs whose words may be told anywhere in a prompt.
var Boards = lexicon.Set("wood-plank hanging-sign retro-sign sandwich-board chalkboard arrow-sign notice-sign yard-sign placard")
