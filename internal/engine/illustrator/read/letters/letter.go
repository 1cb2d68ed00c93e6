package read

import (
	"cmp"
	"slices"
	"strings"

	"pellucid/internal/engine/illustrator/brief"
	"pellucid/internal/engine/illustrator/read/spelling"
	"pellucid/internal/engine/illustrator/read/vocabulary"
	"pellucid/internal/engine/illustrator/things"
	"pellucid/internal/engine/illustrator/token"
)

// letter reads "letter M", "number 5", "monogram AB" and a prompt that is a single letter or number.
func (p *parser) letter(s span) bool {
	family := map[string]string{
		"letter": "alphabet-letter", "letters": "alphabet-letter", "alphabet letter": "alphabet-letter", "initial": "alphabet-letter", "initials": "alphabet-letter",
		"number": "number", "numbers": "number", "digit": "number", "numeral": "number", "monogram": "monogram", "number balloon": "number-balloon", "number balloons": "number-balloon", "balloon numbers": "number-balloon", "balloon number": "number-balloon",
		"capital letter": "alphabet-letter", "birthday number": "number",
	}[s.key]
	next := p.span(p.at + 1)
	if p.balloonOf(s) {
		return true
	}
	if s.key == "letter" && next.to-next.from == 1 && next.kind == token.Word && next.is(state) && len(next.key) > 3 {
		return false // "letter folded", "letter tied with twine"
	}
	if digit, ok := strings.CutPrefix(s.key, "number "); ok && (vocabulary.IsNumber(digit) || vocabulary.Numerals[digit] != "") {
		p.at++
		p.letterSubject("number", cmp.Or(vocabulary.Numerals[digit], digit), s.from, s.to)
		return true
	}
	switch and, third := p.span(p.at+2), p.span(p.at+3); {
	case family != "" && next.to-next.from == 1 && vocabulary.Single(p.toks[next.from].Raw) && (and.key == "and" || and.key == "&") && third.to-third.from == 1 && third.kind == token.Word && vocabulary.Single(p.toks[third.from].Raw):
		p.at += 4
		p.letterSubject("monogram", strings.ToUpper(p.toks[next.from].Raw+"&"+p.toks[third.from].Raw), s.from, third.to)
	case family != "" && next.to-next.from == 1 && p.glyphs(next, family) != "":
		p.at += 2
		p.letterSubject(family, p.glyphs(next, family), s.from, next.to)
	case (s.key == "initials" || s.key == "monogram") && next.is(unknown) && next.to-next.from == 1 && len(next.key) <= 3 && spelling.ASCII(next.key):
		p.at += 2
		p.letterSubject("monogram", strings.ToUpper(p.toks[next.from].Raw), s.from, next.to)
	case family != "" && next.kind == token.Quote && len([]rune(next.text)) < 8:
		p.at += 2
		p.letterSubject(family, next.text, s.from, next.to)
	case s.to-s.from == 1 && next.is(thing) && (next.key == "letter" || next.key == "monogram" || next.key == "initial") && vocabulary.Single(p.toks[s.from].Raw) && p.toks[s.from].Raw != "a":
		p.at += 2
		p.letterSubject("alphabet-letter", p.toks[s.from].Raw, s.from, next.to)
	case s.to-s.from == 1 && (vocabulary.Single(p.toks[s.from].Raw) || vocabulary.IsNumber(s.key)) && p.subj < 0 && p.aloneBut(p.at) && (p.toks[s.from].Raw != "a" || !next.isWord() || next.is(relation, trade, style)):
		family = "alphabet-letter"
		if vocabulary.IsNumber(s.key) {
			family = "number"
		}
		p.at++
		p.letterSubject(family, p.toks[s.from].Raw, s.from, s.to)
	case vocabulary.IsNumber(s.key) && (next.key == "off" || next.key == "percent"):
		p.flush()
		p.at += 2
		p.letterOn(s.from, next.to, p.words(s.from, next.to), true)
		p.mayCarry(next.to)
	default:
		return false
	}
	return true
}

// aloneBut reports whether all other words only describe: colors, styles, words of the trade.
func (p *parser) aloneBut(at int) bool {
	for i, s := range p.spans {
		if i != at && s.kind == token.Word && !s.is(color, material, fill, style, trade, stop) || s.kind == token.Quote || s.kind == token.Emoji {
			return false
		}
		if i != at && s.is(thing) && s.key != "gold" && s.key != "silver" {
			return false
		}
	}
	return true
}

// glyphs returns the characters that follow "letter" or "number".
func (p *parser) glyphs(s span, family string) string {
	if s.kind != token.Word || s.from >= len(p.toks) {
		return ""
	}
	raw := p.toks[s.from].Raw
	if strings.HasPrefix(family, "number") {
		if vocabulary.IsNumber(raw) {
			return raw
		}
		return vocabulary.Numerals[s.key]
	}
	if vocabulary.Single(raw) || len([]rune(raw)) <= 4 && raw == strings.ToUpper(raw) && raw != strings.ToLower(raw) {
		return strings.ToUpper(raw)
	}
	return ""
}

// takesNumber reports whether a number or a letter that comes "with" the last subject is printed on it: a jersey, a cake, a player.
func (p *parser) takesNumber() bool {
	if p.scope != "with" || p.subj < 0 || p.subj != p.owner || p.out.Subjects[p.subj].Text != "" {
		return false
	}
	sub := p.out.Subjects[p.subj]
	group, _ := things.ByID(sub.ID)
	return sub.Kind == brief.Person || sub.Kind == brief.Piece && (vocabulary.Carriers[sub.ID] || vocabulary.PrintedThings[sub.ID] || group.Group == "clothing-accessory" && !vocabulary.Jewels[sub.ID] || group.Group == "vehicle")
}

// letterSubject adds characters to draw; "balloon" after them makes them of foil.
func (p *parser) letterSubject(family, text string, from, to int) {
	if next := p.span(p.at).key; p.takesNumber() && !strings.HasSuffix(family, "balloon") && next != "balloon" && next != "balloons" {
		p.pre = nil
		p.letterOn(from, to, text, true)
		return
	}
	balloon := family == "number-balloon"
	if balloon {
		family = "number"
	}
	if !p.r.catalog.Family(family) {
		if !p.r.catalog.Family("lettering") {
			p.missing(span{from: from, to: to, key: family})
			return
		}
		p.out.Lettering = append(p.out.Lettering, text)
		p.understand(from, to, "text", text)
		return
	}
	foil := balloon
	var colors []span
	for n := p.at; p.span(n).is(color, material); n++ {
		if key := p.span(n + 1).key; key == "balloon" || key == "balloons" || key == "foil balloon" { // "number 21 gold balloon"
			colors, p.at = p.spans[p.at:n+1], n+1
			break
		}
	}
	if next := p.span(p.at); next.key == "balloon" || next.key == "balloons" || next.key == "foil balloon" {
		foil, to = true, next.to
		p.at++
	}
	s := span{from: from, to: to, key: family}
	p.subject(s, []found{{kind: brief.Family, id: family}})
	sub := &p.out.Subjects[p.subj]
	sub.Text = text
	if foil && family == "number" && p.r.drawable("number-balloon") != "" {
		sub.Kind, sub.ID = p.r.drawable("number-balloon"), "number-balloon"
	} else if foil {
		sub.Material = "foil"
	}
	for _, d := range colors {
		p.apply(p.subj, d, true)
	}
}

// balloonOf reads "foil balloon number 7" as a balloon in the shape of the number.
func (p *parser) balloonOf(s span) bool {
	id, _ := s.value(thing)
	word, digit := p.span(p.at+1), p.span(p.at+2)
	if said, ok := strings.CutPrefix(word.key, "number "); ok && vocabulary.IsNumber(said) {
		digit = span{from: word.to - 1, to: word.to, key: said}
	} else if word.key != "number" {
		return false
	}
	if id != "balloon" && s.key != "foil balloon" && s.key != "balloon" || !vocabulary.IsNumber(digit.key) || p.r.drawable("number-balloon") == "" {
		return false
	}
	for p.span(p.at).from < digit.to && p.at < len(p.spans) {
		p.at++
	}
	p.letterSubject("number-balloon", digit.key, s.from, digit.to)
	return true
}

// cardsOfLetters say what kind of sheet a letter with its thing is for.
var cardsOfLetters = wordSet("alphabet card cards flashcard flashcards flash poster print abc")

// letterFor reads "A for apple" and "b is for bear": a letter and the thing that begins with it, on no card.
func (p *parser) letterFor() {
	for i := range p.toks {
		lead := i + 1
		if p.wordAt(lead) == "is" {
			lead++
		}
		letter, noun := p.wordAt(i), p.wordAt(lead+1)
		before := p.wordAt(i - 1)
		if p.wordAt(lead) != "for" || !vocabulary.Single(letter) || !strings.HasPrefix(noun, letter) || len(noun) < 3 || noun == "app" || before != "" && before != "letter" && !cardsOfLetters[before] || !p.r.catalog.Family("alphabet-letter") {
			continue
		}
		from := i
		if before == "letter" {
			from--
		}
		raw := strings.ToUpper(letter)
		p.understand(from, i+1, "text", raw)
		p.mark(i+1, lead+1)
		p.out.Subjects = append(p.out.Subjects, brief.Subject{Words: p.words(from, i+1), Kind: brief.Family, ID: "alphabet-letter", Count: 1, Text: raw})
		p.subj, p.target = 0, target{subj: 0}
		for k := len(p.toks) - 1; k >= 0; k-- {
			if (k > lead+1 || k < from) && cardsOfLetters[p.wordAt(k)] {
				p.understand(k, k+1, "framing", "card")
				p.withoutTokens(k, k+1)
			}
		}
		p.withoutTokens(from, lead+1)
		return
	}
}

// letterOfAnimal puts an animal behind the letter or the number that it stands before: "lion letter L".
func (p *parser) letterOfAnimal() {
	for i := 0; i+2 < len(p.spans); i++ {
		s, word, glyph := p.spans[i], p.spans[i+1], p.spans[i+2]
		id, _ := s.value(thing)
		if s.kind != token.Word || s.plural || !p.creature(id) || word.key != "letter" && word.key != "alphabet letter" && word.key != "initial" || p.glyphs(glyph, "") == "" {
			continue
		}
		p.spans[i], p.spans[i+1], p.spans[i+2] = word, glyph, s
		return
	}
}

// roundedSquares say of an icon that it stands on the tile that it has anyway.
var roundedSquares = wordSet("square squircle tile corners")

// tileOfIcon takes out "rounded square" where an icon is asked for.
func (p *parser) tileOfIcon() {
	if !slices.ContainsFunc(p.toks, func(t token.Token) bool { return t.Kind == token.Word && t.Text == "icon" }) {
		return
	}
	for i := range p.toks {
		to := i + 1
		switch w := p.wordAt(i); {
		case w == "squircle":
		case (w == "rounded" || w == "round") && roundedSquares[p.wordAt(to)]:
			to++
		default:
			continue
		}
		p.understand(i, to, "framing", "tile")
		p.withoutTokens(i, to)
		return
	}
}
