package senses

import (
	"slices"
	"strconv"
	"strings"

	"pellucid/internal/engine/illustrator/brief"
	"pellucid/internal/engine/illustrator/lexicon"
	"pellucid/internal/engine/illustrator/read/state"
	"pellucid/internal/engine/illustrator/read/vocabulary"
	"pellucid/internal/engine/illustrator/things"
	"pellucid/internal/engine/illustrator/token"
)

// MoodsOfSet are the faces of a set of emojis whose moods are listed, "emoji set: happy, sad, angry"; nothing for other sets.
func MoodsOfSet(p *state.Parser, chosen []state.SetThing) []state.SetThing {
	if slices.ContainsFunc(chosen, func(t state.SetThing) bool { return t.ID != "smiley-face" }) {
		return nil
	}
	var out []state.SetThing
	var at []state.Span
	for _, s := range p.Spans {
		mood, ok := s.Value(vocabulary.Expression)
		if !ok || s.Kind != token.Word || len(out) == SheetMost {
			continue
		}
		out = append(out, state.SetThing{ID: "smiley-face", Look: mood})
		at = append(at, s)
	}
	if len(out) < SheetLeast {
		return nil
	}
	for _, s := range at {
		p.Understand(s.From, s.To, "expression", s.Key)
		p.Spans = slices.DeleteFunc(p.Spans, func(o state.Span) bool { return o.From == s.From && o.To == s.To })
	}
	return out
}

// NumbersCounted reads "numbers 1-10" and "numbers 0 to 9 clipart" as one of each, and takes the letters out of "alphabet a-z".
func NumbersCounted(p *state.Parser) {
	for i := range p.Tokens {
		w := p.WordAt(i)
		first := rangeAt(p, i+1, w == "alphabet" || w == "letters")
		if first == nil || w != "numbers" && w != "alphabet" && w != "letters" {
			continue
		}
		if w != "numbers" {
			p.Understand(i+1, first[2], "text", "A–Z")
			p.WithoutTokens(i+1, first[2])
			return
		}
		named := slices.ContainsFunc(p.Spans, func(s state.Span) bool {
			return s.To <= i && s.Is(vocabulary.Thing, vocabulary.Person, vocabulary.Relation) && !s.Is(vocabulary.Trade, vocabulary.Style, vocabulary.Color, vocabulary.Fill)
		})
		if named || !p.Tables.Catalog.Family("number") || first[1]-first[0] >= SheetMost {
			return
		}
		p.Understand(i, first[2], "set", strconv.Itoa(first[0])+"–"+strconv.Itoa(first[1]))
		for n := first[0]; n <= first[1]; n++ {
			p.Out.Subjects = append(p.Out.Subjects, brief.Subject{Words: "number " + strconv.Itoa(n), Kind: brief.Family, ID: "number", Text: strconv.Itoa(n), Count: 1})
		}
		if end := first[2]; p.WordAt(end) == "with" {
			to := end + 1
			for p.WordAt(to) != "" {
				to++
			}
			p.LeaveOut(end, to, "We draw the numbers by themselves, with nothing on each of them yet.")
			p.WithoutTokens(end, to)
		}
		p.WithoutTokens(i, first[2])
		colorNumbers(p)
		p.Out.Sheet, p.Set.OfTheme = "icons", len(p.Out.Subjects)
		return
	}
}

// rangeAt is the first and the last number of a range, and the token after it: "1-10", "0 to 9", or "a-z" as 0 and 25; nil for other words.
func rangeAt(p *state.Parser, i int, letters bool) []int {
	value := func(k int) int {
		if w := p.WordAt(k); letters && (w == "a" || w == "z") {
			return int(w[0] - 'a')
		}
		n, err := strconv.Atoi(p.WordAt(k))
		if err != nil || letters {
			return -1
		}
		return n
	}
	to := i + 1
	if to < len(p.Tokens) && (p.Tokens[to].Kind == token.Pause || p.WordAt(to) == "to" || p.WordAt(to) == "through" || p.WordAt(to) == "thru") {
		to++
	}
	if a, b := value(i), value(to); a >= 0 && b > a {
		return []int{a, b, to + 1}
	}
	return nil
}

// colorNumbers gives numbers the color or the pattern that a prompt names besides them.
func colorNumbers(p *state.Parser) {
	for i := len(p.Spans) - 1; i >= 0; i-- {
		s := p.Spans[i]
		fillName, printed := s.Value(vocabulary.Fill)
		name, colored := s.Value(vocabulary.Color)
		if s.Kind != token.Word || !printed && !colored && s.Key != "rainbow" {
			continue
		}
		for k := range p.Out.Subjects {
			switch {
			case s.Key == "rainbow":
				p.Out.Subjects[k].Color = Hues[k%len(Hues)]
			case printed:
				p.Out.Subjects[k].Fill = fillName
			default:
				p.Out.Subjects[k].Color = name
			}
		}
		p.Drop(i, "color", s.Key)
	}
}

// LostColor gives the mark of a logo the color that was left out with a word nobody knows: "letter K logo blue tech".
func LostColor(p *state.Parser) {
	if !p.Logo || len(p.Out.Subjects) != 1 || p.Out.Subjects[0].Color != "" || len(p.Out.Tints) > 0 {
		return
	}
	for k, it := range p.Out.Reading.LeftOut {
		word := strings.ToLower(it.Words)
		if !p.Tables.Words.Has(word, vocabulary.Color) {
			continue
		}
		i := slices.IndexFunc(p.Tokens, func(t token.Token) bool { return t.Text == word })
		if i < 0 {
			return
		}
		p.Out.Subjects[0].Color = word
		p.Out.Reading.LeftOut = slices.Delete(p.Out.Reading.LeftOut, k, k+1)
		p.Fate[i] = false
		p.Understand(i, i+1, "color", word)
		return
	}
}

// LetterlessMonogram sets letters into a wreath where a monogram with plants names none, and says so.
func LetterlessMonogram(p *state.Parser) {
	at := slices.IndexFunc(p.Tokens, func(t token.Token) bool { return t.Kind == token.Word && t.Text == "monogram" })
	if at < 0 || len(p.Out.Lettering) > 0 || len(p.Out.Subjects) != 1 || p.Out.Motif != "" || len(p.Out.Framing) > 0 {
		return
	}
	s := &p.Out.Subjects[0]
	if t, _ := things.ByID(s.ID); s.Kind != brief.Piece || s.Text != "" || t.Group != "plant-flower" {
		return
	}
	letters := "M"
	if slices.ContainsFunc(p.Tokens, func(t token.Token) bool { return t.Text == "wedding" || t.Text == "couple" }) {
		letters = "A & B"
	}
	p.Out.Motif, p.Out.Lettering = "wreath", []string{letters}
	if p.Out.Style.Name == "logo" {
		p.Out.Style.Name = "default"
	}
	p.Fate[at] = false
	p.Out.Reading.Understood = slices.DeleteFunc(p.Out.Reading.Understood, func(it brief.Item) bool { return strings.EqualFold(it.Words, "monogram") })
	p.StandIn(at, at+1, "monogram", letters, "We lettered "+letters+": the prompt names no letters.")
}

// Measures say how much of a thing there is; it is drawn as the thing is.
var Measures = lexicon.Set("wedge scoop scoops slice slices piece pieces chunk bit block stick sprig bundle dollop pat portion serving glob strip strips")

// Measure reads "a wedge of cheese".
func Measure(p *state.Parser, s state.Span) bool {
	if !Measures[s.Key] || p.Span(p.At+1).Key != "of" || !p.NounAhead(p.At+2) {
		return false
	}
	p.At += 2
	p.LeaveOut(s.From, s.To, "We drew it whole.")
	return true
}

// themeOfNumber is how many things of a theme come with a number or a letter.
const themeOfNumber = 3

// NumberThemed draws things of the theme that a letter or a number is said to have, where nothing else comes with it: "number 1 safari theme", "space
// birthday number 7".
func NumberThemed(p *state.Parser) {
	if len(p.Out.Subjects) != 1 || len(p.Out.Lettering) > 0 || p.Out.Motif != "" {
		return
	}
	glyph := p.Out.Subjects[0]
	if glyph.Kind != brief.Family || glyph.ID != "number" && glyph.ID != "alphabet-letter" || glyph.Text == "" || glyph.Count > 1 {
		return
	}
	occasionOfNumber(p)
	for i := range p.Tokens {
		for n := min(3, len(p.Tokens)-i); n > 0; n-- {
			key := token.Key(p.Words(i, i+n))
			if !p.AllWords(i, i+n) || Occasions[key] || len(ReadSheets()[key]) == 0 || !Unshown(p, i, i+n) {
				continue
			}
			takeThemeOf(p, i, i+n, key)
			return
		}
	}
}

// takeThemeOf adds the first things of a theme beside the only subject.
func takeThemeOf(p *state.Parser, from, to int, key string) {
	var names []string
	for _, t := range Drawn(p, ReadSheets()[key]) {
		if kind := p.Tables.Drawable(t.ID); len(names) < themeOfNumber && kind != brief.Family && !slices.Contains(names, state.PlainName(t.ID)) {
			names = append(names, state.PlainName(t.ID))
			p.Out.Subjects = append(p.Out.Subjects, brief.Subject{Words: p.Words(from, to), Kind: kind, ID: t.ID, Count: 1})
		}
	}
	if len(names) == 0 {
		return
	}
	Unleave(p, from, to)
	p.StandIn(from, to, key, strings.Join(names, ", "), "We drew "+strings.Join(names, ", ")+" for “"+p.Words(from, to)+"”.")
	if w := p.WordAt(to); (w == "theme" || w == "themed") && Unshown(p, to, to+1) {
		Unleave(p, to, to+1)
		p.Understand(to, to+1, "framing", "theme")
	}
}

// occasionOfNumber takes the occasion of a number as what it is for: "number 3 birthday".
func occasionOfNumber(p *state.Parser) {
	for i := range p.Tokens {
		if w := p.WordAt(i); (w == "birthday" || w == "anniversary") && Unshown(p, i, i+1) {
			Unleave(p, i, i+1)
			p.Understand(i, i+1, "framing", w)
		}
	}
}

// Unshown reports whether some words are among those that are left out, or have no fate yet.
func Unshown(p *state.Parser, from, to int) bool {
	said := strings.ToLower(p.Words(from, to))
	return slices.ContainsFunc(p.Out.Reading.LeftOut, func(it brief.Item) bool {
		return slices.Contains(strings.Fields(strings.ToLower(it.Words)), strings.Fields(said)[0]) && strings.Contains(strings.ToLower(it.Words), said)
	}) || !p.Taken(from, to)
}

// Unleave takes words back from what is left out.
func Unleave(p *state.Parser, from, to int) {
	said := strings.ToLower(p.Words(from, to))
	p.Out.Reading.LeftOut = slices.DeleteFunc(p.Out.Reading.LeftOut, func(it brief.Item) bool { return strings.EqualFold(it.Words, said) })
	for i := from; i < to; i++ {
		p.Fate[i] = false
	}
}

// Occasions may follow "happy" or "merry" in a text.
var Occasions = lexicon.Set("birthday bday day anniversary retirement year christmas xmas halloween easter thanksgiving holidays graduation hanukkah diwali eid ramadan spring summer fall autumn winter kwanzaa passover july ween valentines mothers fathers wedding engagement")

// Hues are the colors of the things of a set that differ in nothing else, in order; those of flowers and of animals are natural ones.
var Hues = []string{"red", "blue", "green", "purple", "yellow", "pink", "orange", "teal", "white"}
