// Package letters reads what is lettered: letters and numbers, quoted texts, sayings and signs.
package letters

import (
	"cmp"
	"slices"
	"strings"

	"pellucid/internal/engine/illustrator/brief"
	"pellucid/internal/engine/illustrator/lexicon"
	"pellucid/internal/engine/illustrator/read/looks"
	"pellucid/internal/engine/illustrator/read/nouns"
	"pellucid/internal/engine/illustrator/read/senses"
	"pellucid/internal/engine/illustrator/read/spelling"
	"pellucid/internal/engine/illustrator/read/state"
	"pellucid/internal/engine/illustrator/read/vocabulary"
	"pellucid/internal/engine/illustrator/things"
	"pellucid/internal/engine/illustrator/token"
)

// characterNouns are the words after which characters to draw are told, with what draws them.
var characterNouns = map[string]string{
	"letter": "alphabet-letter", "letters": "alphabet-letter", "alphabet letter": "alphabet-letter", "initial": "alphabet-letter", "initials": "alphabet-letter",
	"number": "number", "numbers": "number", "digit": "number", "numeral": "number", "monogram": "monogram", "number balloon": "number-balloon", "number balloons": "number-balloon", "balloon numbers": "number-balloon", "balloon number": "number-balloon",
	"capital letter": "alphabet-letter", "birthday number": "number",
}

// Letter reads "letter M", "number 5", "monogram AB" and a prompt that is a single letter or number.
func Letter(p *state.Parser, s state.Span) bool {
	family := characterNouns[s.Key]
	next := p.Span(p.At + 1)
	if balloonOf(p, s) {
		return true
	}
	if s.Key == "letter" && next.To-next.From == 1 && next.Kind == token.Word && next.Is(vocabulary.State) && len(next.Key) > 3 {
		return false // "letter folded", "letter tied with twine"
	}
	if digit, ok := strings.CutPrefix(s.Key, "number "); ok && (vocabulary.IsNumber(digit) || vocabulary.Numerals[digit] != "") {
		p.At++
		letterSubject(p, "number", cmp.Or(vocabulary.Numerals[digit], digit), s.From, s.To)
		return true
	}
	switch and, third := p.Span(p.At+2), p.Span(p.At+3); {
	case family != "" && next.To-next.From == 1 && vocabulary.Single(p.Tokens[next.From].Raw) && (and.Key == "and" || and.Key == "&") && third.To-third.From == 1 && third.Kind == token.Word && vocabulary.Single(p.Tokens[third.From].Raw):
		p.At += 4
		join := "&"
		if s.Key == "letters" && and.Key == "and" {
			join = "" // "letters J and R" asks for no ampersand
		}
		letterSubject(p, "monogram", strings.ToUpper(p.Tokens[next.From].Raw+join+p.Tokens[third.From].Raw), s.From, third.To)
	case family != "" && next.To-next.From == 1 && glyphs(p, next, family) != "":
		p.At += 2
		letterSubject(p, family, glyphs(p, next, family), s.From, next.To)
	case (s.Key == "initials" || s.Key == "monogram") && next.Is(vocabulary.Unknown) && next.To-next.From == 1 && len(next.Key) <= 3 && spelling.ASCII(next.Key):
		p.At += 2
		letterSubject(p, "monogram", strings.ToUpper(p.Tokens[next.From].Raw), s.From, next.To)
	case family != "" && next.Kind == token.Quote && len([]rune(next.Text)) < 8:
		p.At += 2
		letterSubject(p, family, next.Text, s.From, next.To)
	case initialsBefore(p, p.At):
		p.At += 2
		letterSubject(p, "monogram", p.Tokens[s.From].Raw, s.From, next.To)
	case s.To-s.From == 1 && next.Is(vocabulary.Thing) && (next.Key == "letter" || next.Key == "monogram" || next.Key == "initial") && vocabulary.Single(p.Tokens[s.From].Raw) && p.Tokens[s.From].Raw != "a":
		p.At += 2
		letterSubject(p, "alphabet-letter", p.Tokens[s.From].Raw, s.From, next.To)
	case s.To-s.From == 1 && (vocabulary.Single(p.Tokens[s.From].Raw) || vocabulary.IsNumber(s.Key)) && p.Subj < 0 && aloneBut(p, p.At) && (p.Tokens[s.From].Raw != "a" || !next.IsWord() || next.Is(vocabulary.Relation, vocabulary.Trade, vocabulary.Style)):
		family = "alphabet-letter"
		if vocabulary.IsNumber(s.Key) {
			family = "number"
		}
		p.At++
		letterSubject(p, family, p.Tokens[s.From].Raw, s.From, s.To)
	case vocabulary.IsNumber(s.Key) && (next.Key == "off" || next.Key == "percent"):
		looks.Flush(p)
		p.At += 2
		letterOn(p, s.From, next.To, p.Words(s.From, next.To), true)
		mayCarry(p, next.To)
	default:
		return false
	}
	return true
}

// initialsBefore reports whether two or three capitals stand before the word for a monogram at span i: "JK monogram".
func initialsBefore(p *state.Parser, i int) bool {
	s, next := p.Span(i), p.Span(i+1)
	if s.Kind != token.Word || s.To-s.From != 1 || s.From >= len(p.Tokens) || state.LastWord(next.Key) != "monogram" && next.Key != "initials" {
		return false
	}
	n := len([]rune(p.Tokens[s.From].Raw))
	return (n == 2 || n == 3) && glyphs(p, s, "monogram") != ""
}

// aloneBut reports whether all other words only describe: colors, styles, words of the trade.
func aloneBut(p *state.Parser, at int) bool {
	for i, s := range p.Spans {
		if i != at && s.Kind == token.Word && !s.Is(vocabulary.Color, vocabulary.Material, vocabulary.Fill, vocabulary.Style, vocabulary.Trade, vocabulary.Stop) || s.Kind == token.Quote || s.Kind == token.Emoji {
			return false
		}
		if i != at && s.Is(vocabulary.Thing) && s.Key != "gold" && s.Key != "silver" {
			return false
		}
	}
	return true
}

// glyphs returns the characters that follow "letter" or "number".
func glyphs(p *state.Parser, s state.Span, family string) string {
	if s.Kind != token.Word || s.From >= len(p.Tokens) {
		return ""
	}
	raw := p.Tokens[s.From].Raw
	if strings.HasPrefix(family, "number") {
		if vocabulary.IsNumber(raw) {
			return raw
		}
		return vocabulary.Numerals[s.Key]
	}
	if vocabulary.Single(raw) || len([]rune(raw)) <= 4 && raw == strings.ToUpper(raw) && raw != strings.ToLower(raw) {
		return strings.ToUpper(raw)
	}
	return ""
}

// takesNumber reports whether a number or a letter that comes "with" the last subject is printed on it: a jersey, a cake, a player.
func takesNumber(p *state.Parser) bool {
	if p.Scope != "with" || p.Subj < 0 || p.Subj != p.Owner || p.Out.Subjects[p.Subj].Text != "" {
		return false
	}
	sub := p.Out.Subjects[p.Subj]
	group, _ := things.ByID(sub.ID)
	return sub.Kind == brief.Person || sub.Kind == brief.Piece && (vocabulary.Carriers[sub.ID] || vocabulary.PrintedThings[sub.ID] || group.Group == "clothing-accessory" && !vocabulary.Jewels[sub.ID] || group.Group == "vehicle")
}

// letterSubject adds characters to draw; "balloon" after them makes them of foil.
func letterSubject(p *state.Parser, family, text string, from, to int) {
	if next := p.Span(p.At).Key; takesNumber(p) && !strings.HasSuffix(family, "balloon") && next != "balloon" && next != "balloons" {
		p.Waiting.Noun = nil
		letterOn(p, from, to, text, true)
		return
	}
	balloon := family == "number-balloon"
	if balloon {
		family = "number"
	}
	if !p.Tables.Catalog.Family(family) {
		if !p.Tables.Catalog.Family("lettering") {
			nouns.Missing(p, state.Span{From: from, To: to, Key: family})
			return
		}
		p.Out.Lettering = append(p.Out.Lettering, text)
		p.Understand(from, to, "text", text)
		return
	}
	foil := balloon
	var colors []state.Span
	if n := p.At + 1; p.Span(p.At).Key == "in" { // "number 1 in gold balloons"
		for p.Span(n).Is(vocabulary.Color, vocabulary.Material) {
			n++
		}
		if key := p.Span(n).Key; key == "balloons" || key == "foil balloons" {
			p.At++
		}
	}
	for n := p.At; p.Span(n).Is(vocabulary.Color, vocabulary.Material); n++ {
		if key := p.Span(n + 1).Key; key == "balloon" || key == "balloons" || key == "foil balloon" || key == "foil balloons" { // "number 21 gold balloon"
			colors, p.At = p.Spans[p.At:n+1], n+1
			break
		}
	}
	if next := p.Span(p.At); next.Key == "balloon" || next.Key == "balloons" || next.Key == "foil balloon" || next.Key == "foil balloons" {
		foil, to = true, next.To
		p.At++
	}
	s := state.Span{From: from, To: to, Key: family}
	nouns.Subject(p, s, []senses.Found{{Kind: brief.Family, ID: family}})
	sub := &p.Out.Subjects[p.Subj]
	sub.Text = text
	if foil && family == "number" && p.Tables.Drawable("number-balloon") != "" {
		sub.Kind, sub.ID = p.Tables.Drawable("number-balloon"), "number-balloon"
	} else if foil {
		sub.Material = "foil"
	}
	for _, d := range colors {
		looks.Apply(p, p.Subj, d, true)
	}
}

// balloonOf reads "foil balloon number 7" as a balloon in the shape of the number.
func balloonOf(p *state.Parser, s state.Span) bool {
	id, _ := s.Value(vocabulary.Thing)
	word, digit := p.Span(p.At+1), p.Span(p.At+2)
	if said, ok := strings.CutPrefix(word.Key, "number "); ok && vocabulary.IsNumber(said) {
		digit = state.Span{From: word.To - 1, To: word.To, Key: said}
	} else if word.Key != "number" {
		return false
	}
	if id != "balloon" && s.Key != "foil balloon" && s.Key != "balloon" || !vocabulary.IsNumber(digit.Key) || p.Tables.Drawable("number-balloon") == "" {
		return false
	}
	for p.Span(p.At).From < digit.To && p.At < len(p.Spans) {
		p.At++
	}
	letterSubject(p, "number-balloon", digit.Key, s.From, digit.To)
	return true
}

// cardsOfLetters say what kind of sheet a letter with its thing is for.
var cardsOfLetters = lexicon.Set("alphabet card cards flashcard flashcards flash poster print abc")

// LetterFor reads "A for apple" and "b is for bear": a letter and the thing that begins with it, on no card.
func LetterFor(p *state.Parser) {
	for i := range p.Tokens {
		lead := i + 1
		if p.WordAt(lead) == "is" {
			lead++
		}
		letter, noun := p.WordAt(i), p.WordAt(lead+1)
		before := p.WordAt(i - 1)
		if p.WordAt(lead) != "for" || !vocabulary.Single(letter) || !strings.HasPrefix(noun, letter) || len(noun) < 3 || noun == "app" || before != "" && before != "letter" && !cardsOfLetters[before] || !p.Tables.Catalog.Family("alphabet-letter") {
			continue
		}
		from := i
		if before == "letter" {
			from--
		}
		raw := strings.ToUpper(letter)
		p.Understand(from, i+1, "text", raw)
		p.Mark(i+1, lead+1)
		p.Out.Subjects = append(p.Out.Subjects, brief.Subject{Words: p.Words(from, i+1), Kind: brief.Family, ID: "alphabet-letter", Count: 1, Text: raw})
		p.Subj, p.Target = 0, state.Target{Subj: 0}
		for k := len(p.Tokens) - 1; k >= 0; k-- {
			if (k > lead+1 || k < from) && cardsOfLetters[p.WordAt(k)] {
				p.Understand(k, k+1, "framing", "card")
				p.WithoutTokens(k, k+1)
			}
		}
		p.WithoutTokens(from, lead+1)
		return
	}
}

// LetterOfAnimal puts an animal, or in a logo a thing, behind the letter or the number that it stands before: "lion letter L", "gym logo with barbell
// letter F".
func LetterOfAnimal(p *state.Parser) {
	for i := 0; i+2 < len(p.Spans); i++ {
		s, word, glyph := p.Spans[i], p.Spans[i+1], p.Spans[i+2]
		id, _ := s.Value(vocabulary.Thing)
		if s.Kind != token.Word || s.Plural || !p.Creature(id) && !(p.Logo && p.Tables.Drawable(id) == brief.Piece && !s.Is(vocabulary.Style, vocabulary.Material, vocabulary.Color)) || word.Key != "letter" && word.Key != "alphabet letter" && word.Key != "initial" || glyphs(p, glyph, "") == "" {
			continue
		}
		p.Spans[i], p.Spans[i+1], p.Spans[i+2] = word, glyph, s
		return
	}
}

// roundedSquares say of an icon that it stands on the tile that it has anyway.
var roundedSquares = lexicon.Set("square squircle tile corners")

// TileOfIcon takes out "rounded square" where an icon is asked for.
func TileOfIcon(p *state.Parser) {
	if !slices.ContainsFunc(p.Tokens, func(t token.Token) bool { return t.Kind == token.Word && t.Text == "icon" }) {
		return
	}
	for i := range p.Tokens {
		to := i + 1
		switch w := p.WordAt(i); {
		case w == "squircle":
		case (w == "rounded" || w == "round") && roundedSquares[p.WordAt(to)]:
			to++
		default:
			continue
		}
		p.Understand(i, to, "framing", "tile")
		p.WithoutTokens(i, to)
		return
	}
}
