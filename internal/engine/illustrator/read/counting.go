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
