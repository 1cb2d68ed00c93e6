package designs

import (
	"slices"
	"strings"

	"pellucid/internal/engine/illustrator/brief"
	"pellucid/internal/engine/illustrator/lexicon"
	"pellucid/internal/engine/illustrator/read/designs/logos"
	"pellucid/internal/engine/illustrator/read/designs/sayings"
	"pellucid/internal/engine/illustrator/read/letters"
	"pellucid/internal/engine/illustrator/read/nouns"
	"pellucid/internal/engine/illustrator/read/sets"
	"pellucid/internal/engine/illustrator/read/state"
	"pellucid/internal/engine/illustrator/read/vocabulary"
	"pellucid/internal/engine/illustrator/things"
	"pellucid/internal/engine/illustrator/token"
)

// orderWords settles words that only say what kind of lettering, portrait or team print is ordered.
func orderWords(p *state.Parser) {
	if p.Language.Code != "en" && p.Language.Code != "" {
		return
	}
	wordsBeforeQuote(p)
	metalText(p)
	styleOfText(p)
	artUnderText(p)
	lettersOfMonogram(p)
	ownPortrait(p)
	teamName(p)
	for i := range p.Tokens {
		if w, next := p.WordAt(i), p.WordAt(i+1); (w == "two" || w == "2" || w == "dual") && (next == "color" || next == "colour" || next == "tone" || next == "colored" || next == "toned") && p.Quoted() {
			p.Understand(i, i+2, "lettering", "two colors")
			p.WithoutTokens(i, i+2)
			return
		}
	}
}

// metalText reads the metal right before a quoted text: "gold foil “Merry & Bright” with stars".
func metalText(p *state.Parser) {
	for i, s := range p.Spans {
		if s.Kind != token.Quote {
			continue
		}
		at := i - 1
		for at >= 0 && (nouns.LetterNouns[p.Spans[at].Key] || p.Spans[at].Key == "saying" || p.Spans[at].Key == "quote") && p.Spans[at].Kind == token.Word {
			at--
		}
		from := at
		for from > 0 && p.Spans[from-1].Kind == token.Word && sets.Metals[p.Spans[from-1].Key+" "+p.Spans[at].Key] != "" || from > 1 && from == at && p.Spans[at].Key == "foil" && p.Spans[at-1].Kind == token.Word && sets.Metals[p.Spans[at-1].Key] != "" {
			from--
		}
		if at < 0 || p.Spans[from].Kind != token.Word {
			return
		}
		name := sets.Metals[p.Words(p.Spans[from].From, p.Spans[at].To)]
		if name == "" {
			name = sets.Metals[strings.ToLower(p.Words(p.Spans[from].From, p.Spans[at].To))]
		}
		if name == "" && p.Spans[at].Key == "foil" {
			name = sets.Metals[p.Spans[from].Key]
		}
		if name == "" || p.Logo || p.Out.Design == "emblem" {
			return
		}
		words := strings.ToLower(p.Words(p.Spans[from].From, p.Spans[at].To))
		p.Understand(p.Spans[from].From, p.Spans[at].To, "color", name)
		p.WithoutTokens(p.Spans[from].From, p.Spans[at].To)
		p.Out.Letter.Metal = true
		if strings.Contains(words, "glitter") {
			p.Out.Letter.Fill = "glitter"
		}
		if p.Out.Letter.Style == "" {
			p.Out.Letter.Style = "elegant"
		}
		p.Out.Tints = state.AppendNew(p.Out.Tints, name)
		return
	}
}

// lettersOfMonogram takes out how many letters a monogram has, and whose it is where its text is told: "three letter monogram ABC".
func lettersOfMonogram(p *state.Parser) {
	at := slices.IndexFunc(p.Tokens, func(t token.Token) bool { return t.Text == "monogram" })
	if at < 1 {
		return
	}
	if p.WordAt(at-1) == "family" && p.Quoted() {
		p.Understand(at-1, at+1, "framing", "monogram")
		p.WithoutTokens(at-1, at+1)
		familyLetter(p)
		return
	}
	if p.WordAt(at-1) != "letter" || at < 2 {
		return
	}
	switch w := p.WordAt(at - 2); {
	case w == "split":
		p.Understand(at-1, at, "framing", "monogram")
		p.LeaveOut(at-2, at-1, "We can't split a letter for a name yet.")
	case vocabulary.Numerals[w] != "" || vocabulary.IsNumber(w) || w == "single" || w == "double" || w == "triple":
		p.Understand(at-2, at, "framing", "monogram")
	default:
		return
	}
	p.WithoutTokens(at-2, at)
}

// familyLetter makes a monogram of the first letter of the quoted name of a family: "The Johnsons".
func familyLetter(p *state.Parser) {
	for _, s := range p.Spans {
		words := strings.Fields(s.Text)
		if s.Kind != token.Quote || len(words) == 0 {
			continue
		}
		first := []rune(words[len(words)-1])[0]
		p.Out.Subjects = append(p.Out.Subjects, brief.Subject{Words: "monogram", Kind: brief.Family, ID: "monogram", Count: 1, Text: strings.ToUpper(string(first))})
		p.Subj = 0
		return
	}
}

// ownPortrait takes out "pet" before "portrait", where the animal is told.
func ownPortrait(p *state.Parser) {
	for i := range p.Tokens {
		if p.WordAt(i) == "pet" && (p.WordAt(i+1) == "portrait" || p.WordAt(i+1) == "memorial" || p.WordAt(i+1) == "portraits") && slices.ContainsFunc(p.Spans, func(s state.Span) bool {
			id, _ := s.Value(vocabulary.Thing)
			return s.From > i && p.Creature(id)
		}) {
			p.Understand(i, i+1, "framing", "portrait")
			p.WithoutTokens(i, i+1)
			return
		}
	}
}

// sportsOfTeams are the words for a sport or a team, near which a plural with a capital is the name of a team.
var sportsOfTeams = lexicon.Set("team baseball football softball soccer basketball volleyball hockey lacrosse cheer cheerleading wrestling swim tennis track rugby cricket jersey mascot league varsity esports")

// teamName quotes the name of a team: "baseball design Tigers number 23". The word for the team is not drawn.
func teamName(p *state.Parser) {
	sport := slices.IndexFunc(p.Tokens, func(t token.Token) bool { return sportsOfTeams[t.Text] })
	if sport < 0 || p.Quoted() || p.Logo || p.Out.Design == "mascot" || string(p.Runes) == strings.ToUpper(string(p.Runes)) {
		return
	}
	for i := 1; i < len(p.Tokens); i++ {
		w := p.WordAt(i)
		if w == "" || !p.CapitalToken(i) || !things.IsPlural(w) || sportsOfTeams[w] || vocabulary.IsNumber(w) || letters.Capitals(p, 0, len(p.Tokens)) > 3 || typedAfter(p, i, "with") || typedAfter(p, i, "and") {
			continue
		}
		at := p.SpanAt(i)
		if at < 0 || !p.Spans[at].Is(vocabulary.Thing, vocabulary.Unknown, vocabulary.Person) || p.Spans[at].Is(vocabulary.Trade, vocabulary.Style) {
			continue
		}
		from := i
		for from > 1 && p.CapitalToken(from-1) && p.Tokens[from-1].Kind == token.Word && !sportsOfTeams[p.WordAt(from-1)] {
			from--
		}
		lead := from
		if lead > 0 && p.WordAt(lead-1) == "with" {
			lead-- // the team stands before its number
		}
		p.QuoteTokens(lead, from, i+1)
		if t := slices.IndexFunc(p.Tokens, func(t token.Token) bool { return t.Text == "team" }); t > 0 && sportsOfTeams[p.WordAt(t-1)] {
			p.Understand(t, t+1, "framing", "team")
			p.WithoutTokens(t, t+1)
		}
		return
	}
}

// sportArt is what stands for the sport of a team whose shirt names nothing else to draw: "volleyball team shirt Hawks 2024".
func sportArt(p *state.Parser) []string {
	for i := range p.Tokens {
		if id := logos.SportThings[p.WordAt(i)]; id != "" && p.WordAt(i+1) == "team" && !sayings.QuotedAt(p, i) {
			return []string{id}
		}
	}
	return nil
}

// typedAfter reports whether a word stands right before a token in the prompt as it was typed.
func typedAfter(p *state.Parser, i int, word string) bool {
	fields := strings.Fields(string(p.Runes[:p.Tokens[i].Start]))
	return len(fields) > 0 && strings.EqualFold(fields[len(fields)-1], word)
}

// wordsBeforeQuote takes out "words" and "tagline" right before a quoted text.
func wordsBeforeQuote(p *state.Parser) {
	for i := 1; i < len(p.Spans); i++ {
		if k := p.Spans[i-1].Key; p.Spans[i].Kind == token.Quote && p.Spans[i-1].Kind == token.Word && (k == "words" || k == "wording" || k == "the words" || k == "tagline" || k == "motto" || k == "slogan") {
			p.Drop(i-1, "text", "")
			return
		}
	}
}

// ownStyles are styles of letters that are also styles of whole images, or looks of what else is named.
var ownStyles = lexicon.Set("neon graffiti comic retro vintage script")

// styleOfText reads the style right before a quoted text: "gothic “Rest in Peace” with a raven".
func styleOfText(p *state.Parser) {
	for i := range p.Spans {
		if p.Spans[i].Kind != token.Quote || i == 0 && !nouns.LetterNouns[p.Span(2).Key] {
			continue
		}
		at := max(0, i-1)
		if at > 0 && nouns.LetterNouns[p.Spans[at].Key] {
			at--
		}
		if nouns.LetterNouns[p.Span(i+2).Key] && p.Span(i+1).Kind == token.Word {
			at = i + 1 // "“Howdy” western lettering with a cactus"
		}
		s := p.Spans[at]
		first, noun, two := strings.Cut(s.Key, " ")
		to := letters.LetterStyles[s.Key]
		if two && nouns.LetterNouns[noun] {
			to = letters.LetterStyles[first]
		}
		if id, ok := s.Value(vocabulary.Thing); ok && p.Tables.Drawable(id) != "" && at == i-1 && !nouns.LetterNouns[noun] {
			return // "a chalkboard “Menu”", "balloons “Happy Birthday”"
		}
		if s.Kind != token.Word || to == "" || ownStyles[to] || ownStyles[s.Key] || p.Logo || p.Out.Design == "emblem" || p.Out.Letter.Style != "" {
			return
		}
		p.Out.Letter.Style = to
		p.Understand(s.From, s.To, "lettering", to)
		p.WithoutTokens(s.From, s.To)
		return
	}
}

var (
	// underWords say that the art stands below the text, overWords that it stands above it.
	underWords, overWords = lexicon.Set("under below beneath underneath"), lexicon.Set("over above")
	// textNouns are what the text of a design is called.
	textNouns = lexicon.Set("words text lettering letters quote saying name it wording phrase")
)

// artUnderText reads where the art of a text stands: "“but first, coffee” with a cup under the words", "… with an olive branch under".
func artUnderText(p *state.Parser) {
	if !p.Quoted() {
		return
	}
	for i := 1; i < len(p.Tokens); i++ {
		under := underWords[p.WordAt(i)]
		if !under && !overWords[p.WordAt(i)] || sayings.QuotedAt(p, i) || sayings.QuotedAt(p, i-1) {
			continue
		}
		to := i + 1
		if p.WordAt(to) == "the" {
			to++
		}
		if textNouns[p.WordAt(to)] {
			to++
		} else if to = i + 1; p.WordAt(to) != "" && !letters.TradeToken(p, to) {
			continue
		}
		p.Understand(i, to, "framing", p.WordAt(i))
		p.WithoutTokens(i, to)
		p.Design.ArtBelow = under
		return
	}
}
