package read

import (
	"slices"
	"strconv"
	"strings"

	"pellucid/internal/engine/illustrator/brief"
	"pellucid/internal/engine/illustrator/things"
	"pellucid/internal/engine/illustrator/token"
)

// moodsOfSet are the faces of a set of emojis whose moods are listed, "emoji set: happy, sad, angry"; nothing for other sets.
func (p *parser) moodsOfSet(chosen []setThing) []setThing {
	if slices.ContainsFunc(chosen, func(t setThing) bool { return t.id != "smiley-face" }) {
		return nil
	}
	var out []setThing
	var at []span
	for _, s := range p.spans {
		mood, ok := s.value(expression)
		if !ok || s.kind != token.Word || len(out) == sheetMost {
			continue
		}
		out = append(out, setThing{id: "smiley-face", look: mood})
		at = append(at, s)
	}
	if len(out) < sheetLeast {
		return nil
	}
	for _, s := range at {
		p.understand(s.from, s.to, "expression", s.key)
		p.spans = slices.DeleteFunc(p.spans, func(o span) bool { return o.from == s.from && o.to == s.to })
	}
	return out
}

// numbersCounted reads "numbers 1-10" and "numbers 0 to 9 clipart" as one of each, and takes the letters out of "alphabet a-z".
func (p *parser) numbersCounted() {
	for i := range p.toks {
		w := p.wordAt(i)
		first := p.rangeAt(i+1, w == "alphabet" || w == "letters")
		if first == nil || w != "numbers" && w != "alphabet" && w != "letters" {
			continue
		}
		if w != "numbers" {
			p.understand(i+1, first[2], "text", "A–Z")
			p.withoutTokens(i+1, first[2])
			return
		}
		named := slices.ContainsFunc(p.spans, func(s span) bool {
			return s.to <= i && s.is(thing, person, relation) && !s.is(trade, style, color, fill)
		})
		if named || !p.r.catalog.Family("number") || first[1]-first[0] >= sheetMost {
			return
		}
		p.understand(i, first[2], "set", strconv.Itoa(first[0])+"–"+strconv.Itoa(first[1]))
		for n := first[0]; n <= first[1]; n++ {
			p.out.Subjects = append(p.out.Subjects, brief.Subject{Words: "number " + strconv.Itoa(n), Kind: brief.Family, ID: "number", Text: strconv.Itoa(n), Count: 1})
		}
		p.withoutTokens(i, first[2])
		p.colorNumbers()
		p.out.Sheet, p.ofTheme = "icons", len(p.out.Subjects)
		return
	}
}

// rangeAt is the first and the last number of a range, and the token after it: "1-10", "0 to 9", or "a-z" as 0 and 25; nil for other words.
func (p *parser) rangeAt(i int, letters bool) []int {
	value := func(k int) int {
		if w := p.wordAt(k); letters && (w == "a" || w == "z") {
			return int(w[0] - 'a')
		}
		n, err := strconv.Atoi(p.wordAt(k))
		if err != nil || letters {
			return -1
		}
		return n
	}
	to := i + 1
	if to < len(p.toks) && (p.toks[to].Kind == token.Pause || p.wordAt(to) == "to" || p.wordAt(to) == "through" || p.wordAt(to) == "thru") {
		to++
	}
	if a, b := value(i), value(to); a >= 0 && b > a {
		return []int{a, b, to + 1}
	}
	return nil
}

// colorNumbers gives numbers the color or the pattern that a prompt names besides them.
func (p *parser) colorNumbers() {
	for i := len(p.spans) - 1; i >= 0; i-- {
		s := p.spans[i]
		fillName, printed := s.value(fill)
		name, colored := s.value(color)
		if s.kind != token.Word || !printed && !colored && s.key != "rainbow" {
			continue
		}
		for k := range p.out.Subjects {
			switch {
			case s.key == "rainbow":
				p.out.Subjects[k].Color = hues[k%len(hues)]
			case printed:
				p.out.Subjects[k].Fill = fillName
			default:
				p.out.Subjects[k].Color = name
			}
		}
		p.drop(i, "color", s.key)
	}
}

// lostColor gives the mark of a logo the color that was left out with a word nobody knows: "letter K logo blue tech".
func (p *parser) lostColor() {
	if !p.logo || len(p.out.Subjects) != 1 || p.out.Subjects[0].Color != "" || len(p.out.Tints) > 0 {
		return
	}
	for k, it := range p.out.Reading.LeftOut {
		word := strings.ToLower(it.Words)
		if !p.r.words.Has(word, color) {
			continue
		}
		i := slices.IndexFunc(p.toks, func(t token.Token) bool { return t.Text == word })
		if i < 0 {
			return
		}
		p.out.Subjects[0].Color = word
		p.out.Reading.LeftOut = slices.Delete(p.out.Reading.LeftOut, k, k+1)
		p.fate[i] = false
		p.understand(i, i+1, "color", word)
		return
	}
}

// letterlessMonogram sets letters into a wreath where a monogram with plants names none, and says so.
func (p *parser) letterlessMonogram() {
	at := slices.IndexFunc(p.toks, func(t token.Token) bool { return t.Kind == token.Word && t.Text == "monogram" })
	if at < 0 || len(p.out.Lettering) > 0 || len(p.out.Subjects) != 1 || p.out.Motif != "" || len(p.out.Framing) > 0 {
		return
	}
	s := &p.out.Subjects[0]
	if t, _ := things.ByID(s.ID); s.Kind != brief.Piece || s.Text != "" || t.Group != "plant-flower" {
		return
	}
	letters := "M"
	if slices.ContainsFunc(p.toks, func(t token.Token) bool { return t.Text == "wedding" || t.Text == "couple" }) {
		letters = "A & B"
	}
	p.out.Motif, p.out.Lettering = "wreath", []string{letters}
	if p.out.Style.Name == "logo" {
		p.out.Style.Name = "default"
	}
	p.fate[at] = false
	p.out.Reading.Understood = slices.DeleteFunc(p.out.Reading.Understood, func(it brief.Item) bool { return strings.EqualFold(it.Words, "monogram") })
	p.standIn(at, at+1, "monogram", letters, "We lettered "+letters+": the prompt names no letters.")
}

// measures say how much of a thing there is; it is drawn as the thing is.
var measures = wordSet("wedge scoop scoops slice slices piece pieces chunk bit block stick sprig bundle dollop pat portion serving glob strip strips")

// measure reads "a wedge of cheese".
func (p *parser) measure(s span) bool {
	if !measures[s.key] || p.span(p.at+1).key != "of" || !p.nounAhead(p.at+2) {
		return false
	}
	p.at += 2
	p.leaveOut(s.from, s.to, "We drew it whole.")
	return true
}

// themeOfNumber is how many things of a theme come with a number or a letter.
const themeOfNumber = 3

// numberThemed draws things of the theme that a letter or a number is said to have, where nothing else comes with it: "number 1 safari theme", "space
// birthday number 7".
func (p *parser) numberThemed() {
	if len(p.out.Subjects) != 1 || len(p.out.Lettering) > 0 || p.out.Motif != "" {
		return
	}
	glyph := p.out.Subjects[0]
	if glyph.Kind != brief.Family || glyph.ID != "number" && glyph.ID != "alphabet-letter" || glyph.Text == "" || glyph.Count > 1 {
		return
	}
	p.occasionOfNumber()
	for i := range p.toks {
		for n := min(3, len(p.toks)-i); n > 0; n-- {
			key := token.Key(p.words(i, i+n))
			if !p.allWords(i, i+n) || occasions[key] || len(readSheets()[key]) == 0 || !p.unshown(i, i+n) {
				continue
			}
			p.takeThemeOf(i, i+n, key)
			return
		}
	}
}

// takeThemeOf adds the first things of a theme beside the only subject.
func (p *parser) takeThemeOf(from, to int, key string) {
	var names []string
	for _, t := range p.drawn(readSheets()[key]) {
		if kind := p.r.drawable(t.id); len(names) < themeOfNumber && kind != brief.Family && !slices.Contains(names, plainName(t.id)) {
			names = append(names, plainName(t.id))
			p.out.Subjects = append(p.out.Subjects, brief.Subject{Words: p.words(from, to), Kind: kind, ID: t.id, Count: 1})
		}
	}
	if len(names) == 0 {
		return
	}
	p.unleave(from, to)
	p.standIn(from, to, key, strings.Join(names, ", "), "We drew "+strings.Join(names, ", ")+" for “"+p.words(from, to)+"”.")
	if w := p.wordAt(to); (w == "theme" || w == "themed") && p.unshown(to, to+1) {
		p.unleave(to, to+1)
		p.understand(to, to+1, "framing", "theme")
	}
}

// occasionOfNumber takes the occasion of a number as what it is for: "number 3 birthday".
func (p *parser) occasionOfNumber() {
	for i := range p.toks {
		if w := p.wordAt(i); (w == "birthday" || w == "anniversary") && p.unshown(i, i+1) {
			p.unleave(i, i+1)
			p.understand(i, i+1, "framing", w)
		}
	}
}

// unshown reports whether some words are among those that are left out, or have no fate yet.
func (p *parser) unshown(from, to int) bool {
	said := strings.ToLower(p.words(from, to))
	return slices.ContainsFunc(p.out.Reading.LeftOut, func(it brief.Item) bool {
		return slices.Contains(strings.Fields(strings.ToLower(it.Words)), strings.Fields(said)[0]) && strings.Contains(strings.ToLower(it.Words), said)
	}) || !p.taken(from, to)
}

// unleave takes words back from what is left out.
func (p *parser) unleave(from, to int) {
	said := strings.ToLower(p.words(from, to))
	p.out.Reading.LeftOut = slices.DeleteFunc(p.out.Reading.LeftOut, func(it brief.Item) bool { return strings.EqualFold(it.Words, said) })
	for i := from; i < to; i++ {
		p.fate[i] = false
	}
}
